; Variables: every initialiser, linkage and address space that SPIR-V has.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%node = type { i32, ptr addrspace(1), [2 x float] }

@i1 = addrspace(1) global i1 true
@i8 = addrspace(1) global i8 -128
@i16 = addrspace(1) global i16 -2
@i32 = addrspace(1) global i32 7, align 16
@i64 = addrspace(1) global i64 -9223372036854775808
@half = addrspace(1) global half 0xH3C01
@float = addrspace(1) global float 0x3FB99999A0000000
@nan = addrspace(1) global float 0x7FF8000020000000
@inf = addrspace(1) global double 0xFFF0000000000000
@null = addrspace(1) global ptr addrspace(1) null
@zero = addrspace(1) global %node zeroinitializer
@node = addrspace(1) global %node { i32 7, ptr addrspace(1) @i32, [2 x float] [float 1.0, float -0.0] }
@packed = addrspace(1) global <{ i8, i32, i16 }> <{ i8 1, i32 2, i16 3 }>
@text = addrspace(2) constant [6 x i8] c"ab\00\FFc\22"
@bytes = addrspace(2) constant [3 x i8] [i8 1, i8 2, i8 3]
@shorts = addrspace(2) constant [2 x i16] [i16 1, i16 -1]
@words = addrspace(2) constant [2 x i64] [i64 1, i64 -1]
@floats = addrspace(2) constant [3 x float] [float 1.5, float -2.5, float 0.0]
@doubles = addrspace(2) constant [2 x double] [double 1.5, double 0x7FF8000000000000]
@halves = addrspace(2) constant [2 x half] [half 1.0, half 2.0]
@vector = addrspace(2) constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@splat = addrspace(2) constant <8 x float> splat (float 2.5)
@bits = addrspace(2) constant <4 x i1> <i1 true, i1 false, i1 undef, i1 true>
@nested = addrspace(2) constant [2 x { i8, [2 x i16] }] [{ i8, [2 x i16] } { i8 1, [2 x i16] [i16 2, i16 3] }, { i8, [2 x i16] } zeroinitializer]
@undefined = addrspace(1) global i32 undef
@hollow = addrspace(1) global { i32, [2 x i8] } undef
@mixed = addrspace(1) global { i32, [2 x i8], <2 x float> } { i32 undef, [2 x i8] c"xy", <2 x float> <float 1.0, float poison> }
@element = addrspace(1) global ptr addrspace(1) getelementptr inbounds (%node, ptr addrspace(1) @node, i64 0, i32 2, i64 1)
@byte = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @node, i64 4)
@number = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @node to i64)
@generic = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @node to ptr addrspace(4))
@back = addrspace(1) global ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))
@sum = addrspace(1) global i64 add (i64 ptrtoint (ptr addrspace(1) @node to i64), i64 3)
@difference = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @node to i64), i64 ptrtoint (ptr addrspace(1) @zero to i64))
@exclusive = addrspace(1) global i64 xor (i64 ptrtoint (ptr addrspace(1) @node to i64), i64 -1)
@scratch = internal addrspace(3) global [16 x i32] undef, align 8
@internal = internal addrspace(1) global i32 2
@private = private unnamed_addr addrspace(2) constant i32 1
@weak = weak addrspace(1) global i32 5
@weak_odr = weak_odr addrspace(1) global i32 6
@linkonce = linkonce addrspace(1) global i32 3
@linkonce_odr = linkonce_odr addrspace(1) global i32 4
@common = common addrspace(1) global i32 0, align 16
@external = external addrspace(1) global i32
@outside = external addrspace(2) constant [4 x i8]

define spir_kernel void @uses(ptr addrspace(1) %p, i64 %i) {
  %1 = load i32, ptr addrspace(1) @external
  %2 = getelementptr [4 x i8], ptr addrspace(2) @outside, i64 0, i64 %i
  %3 = load i8, ptr addrspace(2) %2
  %4 = getelementptr [16 x i32], ptr addrspace(3) @scratch, i64 0, i64 %i
  store i32 %1, ptr addrspace(3) %4
  %5 = load i32, ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @scratch, i64 0, i64 3)
  store i32 %5, ptr addrspace(1) @internal
  %6 = load i32, ptr addrspace(2) @private
  store i32 %6, ptr addrspace(1) %p
  store i8 %3, ptr addrspace(1) %p
  %7 = load <4 x i32>, ptr addrspace(2) @vector
  store <4 x i32> %7, ptr addrspace(1) %p
  store i64 ptrtoint (ptr addrspace(1) @node to i64), ptr addrspace(1) %p
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @weak to ptr addrspace(4)), ptr addrspace(1) %p
  %8 = load i1, ptr addrspace(1) @i1
  %9 = zext i1 %8 to i8
  store i8 %9, ptr addrspace(1) %p
  ret void
}

; Variables of a function whose address is one of another space.
define spir_kernel void @of_other_spaces(ptr addrspace(1) %out, i64 %at) {
  %generic = alloca i32, align 4, addrspace(4)
  %global = alloca [4 x i32], align 16, addrspace(1)
  %several = alloca i64, i32 3, align 8, addrspace(4)
  %place = getelementptr [4 x i32], ptr addrspace(1) %global, i64 0, i64 %at
  store i32 7, ptr addrspace(1) %place, align 4
  store i64 %at, ptr addrspace(4) %several, align 8
  %1 = load i32, ptr addrspace(1) %global, align 16
  store i32 %1, ptr addrspace(4) %generic, align 4
  %2 = load i32, ptr addrspace(4) %generic, align 4
  store i32 %2, ptr addrspace(1) %out, align 4
  ret void
}
