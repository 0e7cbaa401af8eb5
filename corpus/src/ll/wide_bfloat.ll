; bfloat16 from and to integers of more than 64 bits, and in atomics that move: nothing is computed with the type,
; which needs another extension, and what is rounded is rounded once.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @from_integers(ptr addrspace(1) %floats, ptr addrspace(1) %p) {
  %a = load i192, ptr addrspace(1) %p, align 8
  %b = load i128, ptr addrspace(1) %p, align 8
  %1 = sitofp i192 %a to bfloat
  %2 = uitofp i192 %a to bfloat
  %3 = sitofp i128 %b to bfloat
  %4 = uitofp i128 %b to bfloat
  %5 = fpext bfloat %1 to float
  %6 = fpext bfloat %2 to float
  %7 = fpext bfloat %3 to float
  %8 = fpext bfloat %4 to float
  store float %5, ptr addrspace(1) %floats, align 4
  %at1 = getelementptr i8, ptr addrspace(1) %floats, i64 4
  store float %6, ptr addrspace(1) %at1, align 4
  %at2 = getelementptr i8, ptr addrspace(1) %floats, i64 8
  store float %7, ptr addrspace(1) %at2, align 4
  %at3 = getelementptr i8, ptr addrspace(1) %floats, i64 12
  store float %8, ptr addrspace(1) %at3, align 4
  ret void
}

define spir_kernel void @to_integers(ptr addrspace(1) %floats, ptr addrspace(1) %p) strictfp {
  %f = load float, ptr addrspace(1) %floats, align 4
  %x = fptrunc float %f to bfloat
  %least = call float @llvm.minnum.f32(float %f, float 5.0)
  %z = fptrunc float %least to bfloat
  %1 = fptosi bfloat %x to i192
  %2 = fptoui bfloat %x to i128
  %3 = call i192 @llvm.fptosi.sat.i192.bf16(bfloat %x)
  store i192 %1, ptr addrspace(1) %p, align 8
  %at1 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i128 %2, ptr addrspace(1) %at1, align 8
  %at2 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store i192 %3, ptr addrspace(1) %at2, align 8
  %g = fneg float %f
  %y = fptrunc float %g to bfloat
  %4 = call i1 @llvm.fptosi.sat.i1.bf16(bfloat %y)
  %5 = call i16 @llvm.fptoui.sat.i16.bf16(bfloat %x)
  %6 = sext i1 %4 to i64
  %7 = zext i16 %5 to i64
  %at3 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i64 %6, ptr addrspace(1) %at3, align 8
  %at4 = getelementptr i8, ptr addrspace(1) %p, i64 72
  store i64 %7, ptr addrspace(1) %at4, align 8
  ; Conversions in other words are no arithmetic either.
  %8 = call i64 @llvm.experimental.constrained.fptosi.i64.bf16(bfloat %z, metadata !"fpexcept.ignore") strictfp
  %lanes = insertelement <2 x bfloat> zeroinitializer, bfloat %z, i32 0
  %9 = call <2 x i64> @llvm.vp.fptoui.v2i64.v2bf16(<2 x bfloat> %lanes, <2 x i1> splat (i1 true), i32 2)
  %at5 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i64 %8, ptr addrspace(1) %at5, align 8
  %at6 = getelementptr i8, ptr addrspace(1) %p, i64 88
  store <2 x i64> %9, ptr addrspace(1) %at6, align 8
  ret void
}

; What is moved atomically are its bits.
define spir_kernel void @moved(ptr addrspace(1) %p) {
  %p.2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p.4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x = load atomic bfloat, ptr addrspace(1) %p seq_cst, align 2
  %y = atomicrmw xchg ptr addrspace(1) %p.2, bfloat %x seq_cst
  store atomic bfloat %y, ptr addrspace(1) %p.4 seq_cst, align 2
  ret void
}

declare i192 @llvm.fptosi.sat.i192.bf16(bfloat)
declare i1 @llvm.fptosi.sat.i1.bf16(bfloat)
declare i16 @llvm.fptoui.sat.i16.bf16(bfloat)
declare float @llvm.minnum.f32(float, float)
declare i64 @llvm.experimental.constrained.fptosi.i64.bf16(bfloat, metadata)
declare <2 x i64> @llvm.vp.fptoui.v2i64.v2bf16(<2 x bfloat>, <2 x i1>, i32)
