; Intrinsics that came late to LLVM or that few programs have: masks of dependences between pointers, tokens of
; convergence, exponents of more than 64 bits; and what is asked of values that take several in SPIR-V.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr, ptr, i64)
declare <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr, ptr, i64)
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
declare spir_func void @_Z7barrierj(i32) convergent
declare float @llvm.ldexp.f32.i128(float, i128)
declare float @llvm.powi.f32.i100(float, i100)
declare <2 x float> @llvm.ldexp.v2f32.v2i128(<2 x float>, <2 x i128>)
declare float @llvm.experimental.constrained.ldexp.f32.i128(float, i128, metadata, metadata)
declare void @llvm.looptrap()
declare i128 @llvm.ssa.copy.i128(i128)
declare i128 @llvm.expect.i128(i128, i128)
declare i1 @llvm.is.constant.i128(i128)
declare i128 @llvm.expect.with.probability.i128(i128, i128, double)
declare <2 x ptr> @llvm.ssa.copy.v2p0(<2 x ptr>)
declare i1 @llvm.is.constant.v2p0(<2 x ptr>)

; Whether the lanes of a load from the place `a` and a store to `b` do not disturb each other.
define spir_kernel void @masks(ptr addrspace(1) %out, i64 %a, i64 %b) {
  %room = alloca [8 x i32], align 4
  %from = getelementptr i32, ptr %room, i64 %a
  %to = getelementptr i32, ptr %room, i64 %b
  %war = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %from, ptr %to, i64 4)
  %raw = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %from, ptr %to, i64 4)
  %wars = zext <4 x i1> %war to <4 x i8>
  %raws = zext <4 x i1> %raw to <4 x i8>
  %behind = getelementptr <4 x i8>, ptr addrspace(1) %out, i64 1
  store <4 x i8> %wars, ptr addrspace(1) %out, align 4
  store <4 x i8> %raws, ptr addrspace(1) %behind, align 4
  ret void
}

define spir_kernel void @converge(ptr addrspace(1) %out, i32 %n) convergent {
entry:
  %all = call token @llvm.experimental.convergence.entry()
  call spir_func void @_Z7barrierj(i32 1) convergent [ "convergencectrl"(token %all) ]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %turn = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %all) ]
  call spir_func void @_Z7barrierj(i32 1) convergent [ "convergencectrl"(token %turn) ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  store i32 %next, ptr addrspace(1) %out, align 4
  ret void
}

define spir_func void @anchored() convergent {
  %some = call token @llvm.experimental.convergence.anchor()
  call void @llvm.looptrap()
  call spir_func void @_Z7barrierj(i32 1) convergent [ "convergencectrl"(token %some) ]
  ret void
}

define spir_kernel void @exponents(ptr addrspace(1) %out, float %x, i64 %n) strictfp {
  %wide = sext i64 %n to i128
  %far = shl i128 %wide, 64
  %a = call float @llvm.ldexp.f32.i128(float %x, i128 %wide)
  store float %a, ptr addrspace(1) %out, align 4
  ; Beyond all that 64 bits hold: infinite, or 0.
  %b = call float @llvm.ldexp.f32.i128(float %x, i128 %far)
  %to.b = getelementptr float, ptr addrspace(1) %out, i64 1
  store float %b, ptr addrspace(1) %to.b, align 4
  %odd = sext i64 %n to i100
  %c = call float @llvm.powi.f32.i100(float %x, i100 %odd)
  %to.c = getelementptr float, ptr addrspace(1) %out, i64 2
  store float %c, ptr addrspace(1) %to.c, align 4
  %two = insertelement <2 x i128> zeroinitializer, i128 %wide, i32 0
  %floats = insertelement <2 x float> <float 2.0, float 4.0>, float %x, i32 0
  %d = call <2 x float> @llvm.ldexp.v2f32.v2i128(<2 x float> %floats, <2 x i128> %two)
  %to.d = getelementptr float, ptr addrspace(1) %out, i64 4
  store <2 x float> %d, ptr addrspace(1) %to.d, align 8
  %e = call float @llvm.experimental.constrained.ldexp.f32.i128(float %x, i128 %far, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %to.e = getelementptr float, ptr addrspace(1) %out, i64 3
  store float %e, ptr addrspace(1) %to.e, align 4
  ret void
}

define spir_kernel void @several(ptr addrspace(1) %out, i64 %n) {
  %room = alloca i32, align 4
  %both = insertelement <2 x ptr> zeroinitializer, ptr %room, i32 1
  %copies = call <2 x ptr> @llvm.ssa.copy.v2p0(<2 x ptr> %both)
  %one = extractelement <2 x ptr> %copies, i32 1
  %same = icmp eq ptr %one, %room
  %a = call i1 @llvm.is.constant.v2p0(<2 x ptr> %both)
  %wide = sext i64 %n to i128
  %b = call i1 @llvm.is.constant.i128(i128 %wide)
  %neither = or i1 %a, %b
  %xor = xor i1 %neither, %same
  %first = zext i1 %xor to i128
  %copy = call i128 @llvm.ssa.copy.i128(i128 %wide)
  %likely = call i128 @llvm.expect.i128(i128 %copy, i128 5)
  %often = call i128 @llvm.expect.with.probability.i128(i128 %likely, i128 5, double 0.5)
  %shifted = shl i128 %often, 8
  %all = or i128 %shifted, %first
  store i128 %all, ptr addrspace(1) %out, align 16
  ret void
}
