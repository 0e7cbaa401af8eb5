; Vectors of one element, which SPIR-V has not: constants of every kind, in code and in initialisers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@number = addrspace(2) constant i32 7
@floats = addrspace(2) constant [2 x <1 x float>] [<1 x float> <float 2.5>, <1 x float> zeroinitializer]
@bytes = addrspace(2) constant { i8, <1 x i8> } { i8 1, <1 x i8> <i8 200> }
@addresses = addrspace(2) constant <1 x ptr addrspace(2)> <ptr addrspace(2) @number>

define spir_kernel void @constants(ptr addrspace(1) %out, <1 x float> %x, <1 x i64> %n) {
  %scaled = fmul <1 x float> %x, splat (float 2.0)
  %moved = fadd <1 x float> %scaled, <float 1.0>
  %whole = fptosi <1 x float> %moved to <1 x i64>
  %sum = add <1 x i64> %whole, <i64 -3>
  %less = icmp slt <1 x i64> %sum, %n
  %chosen = select <1 x i1> %less, <1 x i64> %sum, <1 x i64> <i64 9>
  %both = shufflevector <1 x i64> %chosen, <1 x i64> <i64 4>, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %both, ptr addrspace(1) %out
  %byte = load <1 x i8>, ptr addrspace(2) getelementptr ({ i8, <1 x i8> }, ptr addrspace(2) @bytes, i64 0, i32 1)
  %bit = xor <1 x i8> %byte, <i8 1>
  %first = extractelement <1 x i8> %bit, i32 0
  store i8 %first, ptr addrspace(1) %out
  %half = load <1 x float>, ptr addrspace(2) @floats
  %put = insertelement <1 x float> %half, float 3.0, i32 0
  store <1 x float> %put, ptr addrspace(1) %out
  ret void
}

; A helper for a funnel shift of one element is named as no intrinsic: what reads the module back
; would make an intrinsic on a scalar of that name.
define spir_kernel void @rotates(ptr addrspace(1) %out, <1 x i32> %x, i32 %y) {
  %turned = call <1 x i32> @llvm.fshl.v1i32(<1 x i32> %x, <1 x i32> %x, <1 x i32> <i32 5>)
  %scalar = call i32 @llvm.fshl.i32(i32 %y, i32 1, i32 %y)
  %one = insertelement <1 x i32> poison, i32 %scalar, i32 0
  %sum = add <1 x i32> %turned, %one
  store <1 x i32> %sum, ptr addrspace(1) %out
  ret void
}

declare <1 x i32> @llvm.fshl.v1i32(<1 x i32>, <1 x i32>, <1 x i32>)
declare i32 @llvm.fshl.i32(i32, i32, i32)

; One pointer is no vector of them, for which there is an extension.
define spir_kernel void @scattered(ptr addrspace(1) %out, i64 %place) {
  %there = getelementptr i32, ptr addrspace(1) %out, i64 %place
  %one = insertelement <1 x ptr addrspace(1)> poison, ptr addrspace(1) %there, i32 0
  %first = icmp ne i64 %place, 0
  %mask = insertelement <1 x i1> poison, i1 %first, i32 0
  %old = call <1 x i32> @llvm.masked.gather.v1i32.v1p1(<1 x ptr addrspace(1)> %one, i32 4, <1 x i1> %mask, <1 x i32> <i32 9>)
  %new = add <1 x i32> %old, <i32 100>
  call void @llvm.masked.scatter.v1i32.v1p1(<1 x i32> %new, <1 x ptr addrspace(1)> %one, i32 4, <1 x i1> %mask)
  store <1 x i32> %old, ptr addrspace(1) %out
  ret void
}

declare <1 x i32> @llvm.masked.gather.v1i32.v1p1(<1 x ptr addrspace(1)>, i32, <1 x i1>, <1 x i32>)
declare void @llvm.masked.scatter.v1i32.v1p1(<1 x i32>, <1 x ptr addrspace(1)>, i32, <1 x i1>)

; Clang loads a vector of three as one of four: of a builtin variable there are three.
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>

define spir_kernel void @input(ptr addrspace(1) %out) {
  %four = load <4 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
  %z = extractelement <4 x i64> %four, i32 2
  store i64 %z, ptr addrspace(1) %out
  ret void
}
