; Constants of every kind and constant expressions.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%node = type { i32, ptr, [2 x float] }

define void @f(i1 %c) {
  br i1 %c, label %here, label %there
here:
  store i32 ptrtoint (ptr getelementptr (i8, ptr @node, i64 1) to i32), ptr @node
  br label %there
there:
  %v = phi ptr [ getelementptr (i8, ptr @zero, i64 2), %here ], [ @zero, %0 ]
  store <2 x i64> <i64 ptrtoint (ptr @node to i64), i64 7>, ptr %v
  ret void
}

@i1 = global i1 true
@i8 = global i8 -128
@i64 = global i64 -9223372036854775808
@i65 = global i65 18446744073709551617
@i128 = global i128 -170141183460469231731687303715884105728
@half = global half 0xH3C01
@bfloat = global bfloat 0xR3FC0
@float = global float 0x3FB99999A0000000
@nan = global float 0x7FF8000020000000
@inf = global double 0xFFF0000000000000
@x87 = global x86_fp80 0xK3FFF8000000000000001
@quad = global fp128 0xL00000000000000013FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000000000000000000001
@null = global ptr null
@space = global ptr addrspace(3) null
@zero = global %node zeroinitializer
@node = global %node { i32 7, ptr @zero, [2 x float] [float 1.0, float -0.0] }
@packed = global <{ i8, i32, i16 }> <{ i8 1, i32 2, i16 3 }>
@text = constant [6 x i8] c"ab\00\FFc\22"
@string = constant [4 x i8] c"abc\00"
@bytes = constant [3 x i8] [i8 1, i8 2, i8 3]
@words = constant [2 x i64] [i64 1, i64 -1]
@doubles = constant [2 x double] [double 1.5, double 0x7FF8000000000000]
@halves = constant [2 x half] [half 1.0, half 2.0]
@vector = constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@splat = constant <8 x float> splat (float 2.5)
@bits = constant <4 x i1> <i1 true, i1 false, i1 undef, i1 poison>
@undef = global [2 x i32] [i32 undef, i32 poison]
@mixed = global { i32, [2 x i8], <2 x float> } { i32 undef, [2 x i8] c"xy", <2 x float> poison }

@element = global ptr getelementptr inbounds (%node, ptr @node, i64 0, i32 2, i64 1)
@byte = global ptr getelementptr (i8, ptr @node, i64 -3)
@ranged = global ptr getelementptr inrange(-8, 16) (i8, ptr @node, i64 8)
@unsigned = global ptr getelementptr nusw nuw (i8, ptr @node, i64 8)
@number = global i64 ptrtoint (ptr @node to i64)
@cast = global ptr addrspace(4) addrspacecast (ptr @node to ptr addrspace(4))
@back = global ptr inttoptr (i64 4096 to ptr)
@difference = global i64 sub (i64 ptrtoint (ptr @node to i64), i64 ptrtoint (ptr @zero to i64))
@sum = global i64 add nuw (i64 ptrtoint (ptr @node to i64), i64 3)
@truncated = global i8 trunc (i64 ptrtoint (ptr @node to i64) to i8)
@exclusive = global i64 xor (i64 ptrtoint (ptr @node to i64), i64 -1)
@address = global i64 ptrtoaddr (ptr @node to i64)
@function = global ptr @f
@equivalent = global ptr dso_local_equivalent @f
@no_cfi = global ptr no_cfi @f
@label = global ptr blockaddress(@f, %here)
@table = constant [3 x ptr] [ptr @f, ptr null, ptr @f]
