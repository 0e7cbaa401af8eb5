; What LLVM 23 added to its bitcode: bytes, attributes, vectors by their one element, pieces of assembly.
source_filename = "ll/llvm_23.ll"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

module asm "plain"
module asm(target_features: "+one,-two", target_cpu: "the \22cpu\22")
    "first line"
    "second line"
module asm(target_cpu: "other")
    "third line"

%held = type { b8, b32, <2 x b16>, [3 x b8] }

@b1 = global b1 1
@b3 = global b3 -3
@b32 = global b32 -7
@b64 = global b64 -9223372036854775808
@b77 = global b77 -1
@b128 = global b128 170141183460469231731687303715884105727
@none = global b32 0
@undef = global [2 x b16] [b16 undef, b16 poison]
@text = constant [4 x b8] c"ab\00\FF"
@words = constant [2 x b32] [b32 1, b32 -1]
@vector = constant <2 x b64> <b64 1, b64 -2>
@held = global %held { b8 1, b32 2, <2 x b16> <b16 3, b16 4>, [3 x b8] c"xyz" }
@splats = global { <4 x float>, <2 x double>, <3 x half>, <2 x bfloat>, <2 x fp128>, <2 x x86_fp80> } {
  <4 x float> splat (float 1.5), <2 x double> splat (double -0.5), <3 x half> splat (half 2.0),
  <2 x bfloat> splat (bfloat 3.0), <2 x fp128> splat (fp128 0xL00000000000000013FFF000000000000),
  <2 x x86_fp80> splat (x86_fp80 0xK3FFF8000000000000001) }
@integers = global { <4 x i32>, <3 x i1>, <2 x i128>, <2 x b8>, <2 x b128> } {
  <4 x i32> splat (i32 3), <3 x i1> splat (i1 true), <2 x i128> splat (i128 -5),
  <2 x b8> splat (b8 9), <2 x b128> splat (b128 18446744073709551616) }

define <vscale x 4 x float> @scaled() {
  ret <vscale x 4 x float> splat (float 2.5)
}

define b32 @bytes(ptr %p, b32 %a, <2 x b16> %v, i1 %c) nooutline flatten noipa {
entry:
  %slot = alloca b32
  store b32 %a, ptr %slot
  %b = load b32, ptr %p
  %whole = bitcast <2 x b16> %v to b32
  %split = bitcast b32 %whole to <2 x b16>
  %part = extractelement <2 x b16> %split, i32 1
  %set = insertelement <2 x b16> %split, b16 %part, i32 0
  %turned = shufflevector <2 x b16> %set, <2 x b16> poison, <2 x i32> <i32 1, i32 0>
  %number = bitcast <2 x b16> %turned to i32
  %float = bitcast b32 %b to float
  %byte = bitcast i32 %number to b32
  %frozen = freeze b32 %byte
  %selected = select i1 %c, b32 %frozen, b32 %b
  br i1 %c, label %then, label %end
then:
  %wide = load b64, ptr %p
  %pointer = bitcast b64 %wide to ptr
  %again = bitcast ptr %pointer to b64
  store b64 %again, ptr %pointer
  store atomic b32 %selected, ptr %pointer release, align 4
  br label %end
end:
  %result = phi b32 [ %selected, %entry ], [ 16, %then ]
  ret b32 %result
}

declare void @ieee() denormal_fpenv(ieee)
declare void @modes() denormal_fpenv(preservesign|positivezero, float: dynamic|ieee)
declare void @of_float() denormal_fpenv(float: preservesign)
declare void @dead(ptr dead_on_return, ptr dead_on_return(16)) memory(argmem: readwrite, target_mem0: read)
declare void @reads() memory(read)
declare void @nothing() memory(none)
declare void @target() memory(target_mem1: write, errnomem: readwrite)
