; Intrinsics of constrained floating point, of functions with a bound of the error, and of classes of numbers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare <4 x float> @llvm.experimental.constrained.fsub.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fmul.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare <4 x float> @llvm.experimental.constrained.frem.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.experimental.constrained.fma.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.sin.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.cos.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.tan.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.exp.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.exp2.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.log.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.log10.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.log2.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.pow.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.powi.f32(float, i32, metadata, metadata)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata)
declare double @llvm.experimental.constrained.floor.f64(double, metadata)
declare double @llvm.experimental.constrained.round.f64(double, metadata)
declare double @llvm.experimental.constrained.roundeven.f64(double, metadata)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata)
declare float @llvm.experimental.constrained.maxnum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.minnum.f32(float, float, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata)
declare i13 @llvm.experimental.constrained.fptosi.i13.f64(double, metadata)
declare i32 @llvm.experimental.constrained.fptoui.i32.f32(float, metadata)
declare i13 @llvm.experimental.constrained.fptoui.i13.f64(double, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i13(i13, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i13(i13, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
declare <4 x i1> @llvm.experimental.constrained.fcmps.v4f32(<4 x float>, <4 x float>, metadata, metadata)
declare float @llvm.fpbuiltin.fadd.f32(float, float)
declare float @llvm.fpbuiltin.fsub.f32(float, float)
declare float @llvm.fpbuiltin.fmul.f32(float, float)
declare float @llvm.fpbuiltin.fdiv.f32(float, float)
declare float @llvm.fpbuiltin.frem.f32(float, float)
declare float @llvm.fpbuiltin.sin.f32(float)
declare <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float>)
declare float @llvm.fpbuiltin.cos.f32(float)
declare float @llvm.fpbuiltin.tan.f32(float)
declare float @llvm.fpbuiltin.sinh.f32(float)
declare float @llvm.fpbuiltin.cosh.f32(float)
declare float @llvm.fpbuiltin.tanh.f32(float)
declare float @llvm.fpbuiltin.asin.f32(float)
declare float @llvm.fpbuiltin.acos.f32(float)
declare float @llvm.fpbuiltin.atan.f32(float)
declare float @llvm.fpbuiltin.asinh.f32(float)
declare float @llvm.fpbuiltin.acosh.f32(float)
declare float @llvm.fpbuiltin.atanh.f32(float)
declare float @llvm.fpbuiltin.exp.f32(float)
declare float @llvm.fpbuiltin.exp2.f32(float)
declare float @llvm.fpbuiltin.exp10.f32(float)
declare float @llvm.fpbuiltin.expm1.f32(float)
declare float @llvm.fpbuiltin.log.f32(float)
declare float @llvm.fpbuiltin.log2.f32(float)
declare float @llvm.fpbuiltin.log10.f32(float)
declare float @llvm.fpbuiltin.log1p.f32(float)
declare float @llvm.fpbuiltin.sqrt.f32(float)
declare float @llvm.fpbuiltin.rsqrt.f32(float)
declare <4 x float> @llvm.fpbuiltin.rsqrt.v4f32(<4 x float>)
declare float @llvm.fpbuiltin.erf.f32(float)
declare float @llvm.fpbuiltin.erfc.f32(float)
declare double @llvm.fpbuiltin.atan2.f64(double, double)
declare double @llvm.fpbuiltin.pow.f64(double, double)
declare double @llvm.fpbuiltin.hypot.f64(double, double)
declare float @llvm.fpbuiltin.ldexp.f32.i32(float, i32)
declare void @llvm.fpbuiltin.sincos.f32.p0.p0(float, ptr, ptr)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare <2 x i1> @llvm.is.fpclass.v2f32(<2 x float>, i32)

define spir_func void @constrained(ptr addrspace(1) %out, float %float, double %double, <4 x float> %v4xfloat, i32 %i32) {
  %x1 = call float @llvm.experimental.constrained.fadd.f32(float %float, float %float, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x1, ptr addrspace(1) %out
  %x2 = call double @llvm.experimental.constrained.fadd.f64(double %double, double %double, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store double %x2, ptr addrspace(1) %out
  %x3 = call <4 x float> @llvm.experimental.constrained.fadd.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call float @llvm.experimental.constrained.fadd.f32(float %float, float %float, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x4, ptr addrspace(1) %out
  %x5 = call float @llvm.experimental.constrained.fadd.f32(float %float, float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x5, ptr addrspace(1) %out
  %x6 = call float @llvm.experimental.constrained.fadd.f32(float %float, float %float, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x6, ptr addrspace(1) %out
  %x7 = call float @llvm.experimental.constrained.fadd.f32(float %float, float %float, metadata !"round.dynamic", metadata !"fpexcept.strict")
  store float %x7, ptr addrspace(1) %out
  %x8 = call float @llvm.experimental.constrained.fsub.f32(float %float, float %float, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x8, ptr addrspace(1) %out
  %x9 = call double @llvm.experimental.constrained.fsub.f64(double %double, double %double, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store double %x9, ptr addrspace(1) %out
  %x10 = call <4 x float> @llvm.experimental.constrained.fsub.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store <4 x float> %x10, ptr addrspace(1) %out
  %x11 = call float @llvm.experimental.constrained.fmul.f32(float %float, float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x11, ptr addrspace(1) %out
  %x12 = call double @llvm.experimental.constrained.fmul.f64(double %double, double %double, metadata !"round.upward", metadata !"fpexcept.strict")
  store double %x12, ptr addrspace(1) %out
  %x13 = call <4 x float> @llvm.experimental.constrained.fmul.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"round.upward", metadata !"fpexcept.strict")
  store <4 x float> %x13, ptr addrspace(1) %out
  %x14 = call float @llvm.experimental.constrained.fdiv.f32(float %float, float %float, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x14, ptr addrspace(1) %out
  %x15 = call double @llvm.experimental.constrained.fdiv.f64(double %double, double %double, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store double %x15, ptr addrspace(1) %out
  %x16 = call <4 x float> @llvm.experimental.constrained.fdiv.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store <4 x float> %x16, ptr addrspace(1) %out
  %x17 = call float @llvm.experimental.constrained.fdiv.f32(float %float, float %float, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x17, ptr addrspace(1) %out
  %x18 = call float @llvm.experimental.constrained.fdiv.f32(float %float, float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x18, ptr addrspace(1) %out
  %x19 = call float @llvm.experimental.constrained.fdiv.f32(float %float, float %float, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x19, ptr addrspace(1) %out
  %x20 = call float @llvm.experimental.constrained.fdiv.f32(float %float, float %float, metadata !"round.dynamic", metadata !"fpexcept.strict")
  store float %x20, ptr addrspace(1) %out
  %x21 = call float @llvm.experimental.constrained.frem.f32(float %float, float %float, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x21, ptr addrspace(1) %out
  %x22 = call double @llvm.experimental.constrained.frem.f64(double %double, double %double, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store double %x22, ptr addrspace(1) %out
  %x23 = call <4 x float> @llvm.experimental.constrained.frem.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store <4 x float> %x23, ptr addrspace(1) %out
  %x24 = call float @llvm.experimental.constrained.fma.f32(float %float, float %float, float %float, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x24, ptr addrspace(1) %out
  %x25 = call float @llvm.experimental.constrained.fmuladd.f32(float %float, float %float, float %float, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x25, ptr addrspace(1) %out
  %x26 = call float @llvm.experimental.constrained.sqrt.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x26, ptr addrspace(1) %out
  %x27 = call float @llvm.experimental.constrained.sin.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x27, ptr addrspace(1) %out
  %x28 = call float @llvm.experimental.constrained.cos.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x28, ptr addrspace(1) %out
  %x29 = call float @llvm.experimental.constrained.tan.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x29, ptr addrspace(1) %out
  %x30 = call float @llvm.experimental.constrained.exp.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x30, ptr addrspace(1) %out
  %x31 = call float @llvm.experimental.constrained.exp2.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x31, ptr addrspace(1) %out
  %x32 = call float @llvm.experimental.constrained.log.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x32, ptr addrspace(1) %out
  %x33 = call float @llvm.experimental.constrained.log10.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x33, ptr addrspace(1) %out
  %x34 = call float @llvm.experimental.constrained.log2.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x34, ptr addrspace(1) %out
  %x35 = call float @llvm.experimental.constrained.rint.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x35, ptr addrspace(1) %out
  %x36 = call float @llvm.experimental.constrained.nearbyint.f32(float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x36, ptr addrspace(1) %out
  %x37 = call float @llvm.experimental.constrained.pow.f32(float %float, float %float, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x37, ptr addrspace(1) %out
  %x38 = call float @llvm.experimental.constrained.powi.f32(float %float, i32 %i32, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x38, ptr addrspace(1) %out
  %x39 = call double @llvm.experimental.constrained.ceil.f64(double %double, metadata !"fpexcept.strict")
  store double %x39, ptr addrspace(1) %out
  %x40 = call double @llvm.experimental.constrained.floor.f64(double %double, metadata !"fpexcept.strict")
  store double %x40, ptr addrspace(1) %out
  %x41 = call double @llvm.experimental.constrained.round.f64(double %double, metadata !"fpexcept.strict")
  store double %x41, ptr addrspace(1) %out
  %x42 = call double @llvm.experimental.constrained.roundeven.f64(double %double, metadata !"fpexcept.strict")
  store double %x42, ptr addrspace(1) %out
  %x43 = call double @llvm.experimental.constrained.trunc.f64(double %double, metadata !"fpexcept.strict")
  store double %x43, ptr addrspace(1) %out
  %x44 = call float @llvm.experimental.constrained.maxnum.f32(float %float, float %float, metadata !"fpexcept.strict")
  store float %x44, ptr addrspace(1) %out
  %x45 = call float @llvm.experimental.constrained.minnum.f32(float %float, float %float, metadata !"fpexcept.strict")
  store float %x45, ptr addrspace(1) %out
  ret void
}

define spir_func void @constrained_conversions(ptr addrspace(1) %out, float %float, double %double, i64 %i64, i13 %i13, <4 x float> %v4xfloat) {
  %x1 = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %float, metadata !"fpexcept.strict")
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call i13 @llvm.experimental.constrained.fptosi.i13.f64(double %double, metadata !"fpexcept.strict")
  store i13 %x2, ptr addrspace(1) %out
  %x3 = call i32 @llvm.experimental.constrained.fptoui.i32.f32(float %float, metadata !"fpexcept.strict")
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call i13 @llvm.experimental.constrained.fptoui.i13.f64(double %double, metadata !"fpexcept.strict")
  store i13 %x4, ptr addrspace(1) %out
  %x5 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %i64, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x5, ptr addrspace(1) %out
  %x6 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %i64, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x6, ptr addrspace(1) %out
  %x7 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %i64, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x7, ptr addrspace(1) %out
  %x8 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %i64, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x8, ptr addrspace(1) %out
  %x9 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %i64, metadata !"round.dynamic", metadata !"fpexcept.strict")
  store float %x9, ptr addrspace(1) %out
  %x10 = call float @llvm.experimental.constrained.sitofp.f32.i13(i13 %i13, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x10, ptr addrspace(1) %out
  %x11 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %i64, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x11, ptr addrspace(1) %out
  %x12 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %i64, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x12, ptr addrspace(1) %out
  %x13 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %i64, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x13, ptr addrspace(1) %out
  %x14 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %i64, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x14, ptr addrspace(1) %out
  %x15 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %i64, metadata !"round.dynamic", metadata !"fpexcept.strict")
  store float %x15, ptr addrspace(1) %out
  %x16 = call float @llvm.experimental.constrained.uitofp.f32.i13(i13 %i13, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x16, ptr addrspace(1) %out
  %x17 = call double @llvm.experimental.constrained.fpext.f64.f32(float %float, metadata !"fpexcept.strict")
  store double %x17, ptr addrspace(1) %out
  %x18 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %double, metadata !"round.tonearest", metadata !"fpexcept.strict")
  store float %x18, ptr addrspace(1) %out
  %x19 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %double, metadata !"round.towardzero", metadata !"fpexcept.strict")
  store float %x19, ptr addrspace(1) %out
  %x20 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %double, metadata !"round.upward", metadata !"fpexcept.strict")
  store float %x20, ptr addrspace(1) %out
  %x21 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %double, metadata !"round.downward", metadata !"fpexcept.strict")
  store float %x21, ptr addrspace(1) %out
  %x22 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %double, metadata !"round.dynamic", metadata !"fpexcept.strict")
  store float %x22, ptr addrspace(1) %out
  %x23 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"oeq", metadata !"fpexcept.strict")
  %b23 = zext i1 %x23 to i8
  store i8 %b23, ptr addrspace(1) %out
  %x24 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ogt", metadata !"fpexcept.strict")
  %b24 = zext i1 %x24 to i8
  store i8 %b24, ptr addrspace(1) %out
  %x25 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"oge", metadata !"fpexcept.strict")
  %b25 = zext i1 %x25 to i8
  store i8 %b25, ptr addrspace(1) %out
  %x26 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"olt", metadata !"fpexcept.strict")
  %b26 = zext i1 %x26 to i8
  store i8 %b26, ptr addrspace(1) %out
  %x27 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ole", metadata !"fpexcept.strict")
  %b27 = zext i1 %x27 to i8
  store i8 %b27, ptr addrspace(1) %out
  %x28 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"one", metadata !"fpexcept.strict")
  %b28 = zext i1 %x28 to i8
  store i8 %b28, ptr addrspace(1) %out
  %x29 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ord", metadata !"fpexcept.strict")
  %b29 = zext i1 %x29 to i8
  store i8 %b29, ptr addrspace(1) %out
  %x30 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ueq", metadata !"fpexcept.strict")
  %b30 = zext i1 %x30 to i8
  store i8 %b30, ptr addrspace(1) %out
  %x31 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ugt", metadata !"fpexcept.strict")
  %b31 = zext i1 %x31 to i8
  store i8 %b31, ptr addrspace(1) %out
  %x32 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"uge", metadata !"fpexcept.strict")
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ult", metadata !"fpexcept.strict")
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"ule", metadata !"fpexcept.strict")
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"une", metadata !"fpexcept.strict")
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call i1 @llvm.experimental.constrained.fcmp.f32(float %float, float %float, metadata !"uno", metadata !"fpexcept.strict")
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call <4 x i1> @llvm.experimental.constrained.fcmps.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, metadata !"olt", metadata !"fpexcept.strict")
  %b37 = zext <4 x i1> %x37 to <4 x i8>
  store <4 x i8> %b37, ptr addrspace(1) %out
  ret void
}

define spir_func void @bounds(ptr addrspace(1) %out, float %float, <4 x float> %v4xfloat, double %double, i32 %i32, ptr %ptr) {
  %x1 = call float @llvm.fpbuiltin.fadd.f32(float %float, float %float) #0
  store float %x1, ptr addrspace(1) %out
  %x2 = call float @llvm.fpbuiltin.fsub.f32(float %float, float %float) #0
  store float %x2, ptr addrspace(1) %out
  %x3 = call float @llvm.fpbuiltin.fmul.f32(float %float, float %float) #0
  store float %x3, ptr addrspace(1) %out
  %x4 = call float @llvm.fpbuiltin.fdiv.f32(float %float, float %float) #0
  store float %x4, ptr addrspace(1) %out
  %x5 = call float @llvm.fpbuiltin.frem.f32(float %float, float %float) #0
  store float %x5, ptr addrspace(1) %out
  %x6 = call float @llvm.fpbuiltin.sin.f32(float %float)
  store float %x6, ptr addrspace(1) %out
  %x7 = call <4 x float> @llvm.fpbuiltin.sin.v4f32(<4 x float> %v4xfloat) #1
  store <4 x float> %x7, ptr addrspace(1) %out
  %x8 = call float @llvm.fpbuiltin.cos.f32(float %float) #0
  store float %x8, ptr addrspace(1) %out
  %x9 = call float @llvm.fpbuiltin.tan.f32(float %float) #0
  store float %x9, ptr addrspace(1) %out
  %x10 = call float @llvm.fpbuiltin.sinh.f32(float %float) #0
  store float %x10, ptr addrspace(1) %out
  %x11 = call float @llvm.fpbuiltin.cosh.f32(float %float) #0
  store float %x11, ptr addrspace(1) %out
  %x12 = call float @llvm.fpbuiltin.tanh.f32(float %float) #0
  store float %x12, ptr addrspace(1) %out
  %x13 = call float @llvm.fpbuiltin.asin.f32(float %float) #0
  store float %x13, ptr addrspace(1) %out
  %x14 = call float @llvm.fpbuiltin.acos.f32(float %float) #0
  store float %x14, ptr addrspace(1) %out
  %x15 = call float @llvm.fpbuiltin.atan.f32(float %float) #0
  store float %x15, ptr addrspace(1) %out
  %x16 = call float @llvm.fpbuiltin.asinh.f32(float %float) #0
  store float %x16, ptr addrspace(1) %out
  %x17 = call float @llvm.fpbuiltin.acosh.f32(float %float) #0
  store float %x17, ptr addrspace(1) %out
  %x18 = call float @llvm.fpbuiltin.atanh.f32(float %float) #0
  store float %x18, ptr addrspace(1) %out
  %x19 = call float @llvm.fpbuiltin.exp.f32(float %float) #0
  store float %x19, ptr addrspace(1) %out
  %x20 = call float @llvm.fpbuiltin.exp2.f32(float %float) #0
  store float %x20, ptr addrspace(1) %out
  %x21 = call float @llvm.fpbuiltin.exp10.f32(float %float) #0
  store float %x21, ptr addrspace(1) %out
  %x22 = call float @llvm.fpbuiltin.expm1.f32(float %float) #0
  store float %x22, ptr addrspace(1) %out
  %x23 = call float @llvm.fpbuiltin.log.f32(float %float) #0
  store float %x23, ptr addrspace(1) %out
  %x24 = call float @llvm.fpbuiltin.log2.f32(float %float) #0
  store float %x24, ptr addrspace(1) %out
  %x25 = call float @llvm.fpbuiltin.log10.f32(float %float) #0
  store float %x25, ptr addrspace(1) %out
  %x26 = call float @llvm.fpbuiltin.log1p.f32(float %float) #0
  store float %x26, ptr addrspace(1) %out
  %x27 = call float @llvm.fpbuiltin.sqrt.f32(float %float) #0
  store float %x27, ptr addrspace(1) %out
  %x28 = call float @llvm.fpbuiltin.rsqrt.f32(float %float) #0
  store float %x28, ptr addrspace(1) %out
  %x29 = call <4 x float> @llvm.fpbuiltin.rsqrt.v4f32(<4 x float> %v4xfloat) #1
  store <4 x float> %x29, ptr addrspace(1) %out
  %x30 = call float @llvm.fpbuiltin.erf.f32(float %float) #0
  store float %x30, ptr addrspace(1) %out
  %x31 = call float @llvm.fpbuiltin.erfc.f32(float %float) #0
  store float %x31, ptr addrspace(1) %out
  %x32 = call double @llvm.fpbuiltin.atan2.f64(double %double, double %double) #1
  store double %x32, ptr addrspace(1) %out
  %x33 = call double @llvm.fpbuiltin.pow.f64(double %double, double %double) #1
  store double %x33, ptr addrspace(1) %out
  %x34 = call double @llvm.fpbuiltin.hypot.f64(double %double, double %double) #1
  store double %x34, ptr addrspace(1) %out
  %x35 = call float @llvm.fpbuiltin.ldexp.f32.i32(float %float, i32 %i32) #0
  store float %x35, ptr addrspace(1) %out
  call void @llvm.fpbuiltin.sincos.f32.p0.p0(float %float, ptr %ptr, ptr %ptr) #0
  ret void
}

define spir_func void @classes(ptr addrspace(1) %out, float %float, double %double, half %half, <2 x float> %v2xfloat) {
  %x1 = call i1 @llvm.is.fpclass.f32(float %float, i32 1)
  %b1 = zext i1 %x1 to i8
  store i8 %b1, ptr addrspace(1) %out
  %x2 = call i1 @llvm.is.fpclass.f32(float %float, i32 2)
  %b2 = zext i1 %x2 to i8
  store i8 %b2, ptr addrspace(1) %out
  %x3 = call i1 @llvm.is.fpclass.f32(float %float, i32 4)
  %b3 = zext i1 %x3 to i8
  store i8 %b3, ptr addrspace(1) %out
  %x4 = call i1 @llvm.is.fpclass.f32(float %float, i32 8)
  %b4 = zext i1 %x4 to i8
  store i8 %b4, ptr addrspace(1) %out
  %x5 = call i1 @llvm.is.fpclass.f32(float %float, i32 16)
  %b5 = zext i1 %x5 to i8
  store i8 %b5, ptr addrspace(1) %out
  %x6 = call i1 @llvm.is.fpclass.f32(float %float, i32 32)
  %b6 = zext i1 %x6 to i8
  store i8 %b6, ptr addrspace(1) %out
  %x7 = call i1 @llvm.is.fpclass.f32(float %float, i32 64)
  %b7 = zext i1 %x7 to i8
  store i8 %b7, ptr addrspace(1) %out
  %x8 = call i1 @llvm.is.fpclass.f32(float %float, i32 128)
  %b8 = zext i1 %x8 to i8
  store i8 %b8, ptr addrspace(1) %out
  %x9 = call i1 @llvm.is.fpclass.f32(float %float, i32 256)
  %b9 = zext i1 %x9 to i8
  store i8 %b9, ptr addrspace(1) %out
  %x10 = call i1 @llvm.is.fpclass.f32(float %float, i32 512)
  %b10 = zext i1 %x10 to i8
  store i8 %b10, ptr addrspace(1) %out
  %x11 = call i1 @llvm.is.fpclass.f32(float %float, i32 0)
  %b11 = zext i1 %x11 to i8
  store i8 %b11, ptr addrspace(1) %out
  %x12 = call i1 @llvm.is.fpclass.f32(float %float, i32 1023)
  %b12 = zext i1 %x12 to i8
  store i8 %b12, ptr addrspace(1) %out
  %x13 = call i1 @llvm.is.fpclass.f32(float %float, i32 3)
  %b13 = zext i1 %x13 to i8
  store i8 %b13, ptr addrspace(1) %out
  %x14 = call i1 @llvm.is.fpclass.f32(float %float, i32 516)
  %b14 = zext i1 %x14 to i8
  store i8 %b14, ptr addrspace(1) %out
  %x15 = call i1 @llvm.is.fpclass.f32(float %float, i32 264)
  %b15 = zext i1 %x15 to i8
  store i8 %b15, ptr addrspace(1) %out
  %x16 = call i1 @llvm.is.fpclass.f32(float %float, i32 144)
  %b16 = zext i1 %x16 to i8
  store i8 %b16, ptr addrspace(1) %out
  %x17 = call i1 @llvm.is.fpclass.f32(float %float, i32 96)
  %b17 = zext i1 %x17 to i8
  store i8 %b17, ptr addrspace(1) %out
  %x18 = call i1 @llvm.is.fpclass.f32(float %float, i32 1020)
  %b18 = zext i1 %x18 to i8
  store i8 %b18, ptr addrspace(1) %out
  %x19 = call i1 @llvm.is.fpclass.f32(float %float, i32 507)
  %b19 = zext i1 %x19 to i8
  store i8 %b19, ptr addrspace(1) %out
  %x20 = call i1 @llvm.is.fpclass.f32(float %float, i32 767)
  %b20 = zext i1 %x20 to i8
  store i8 %b20, ptr addrspace(1) %out
  %x21 = call i1 @llvm.is.fpclass.f32(float %float, i32 783)
  %b21 = zext i1 %x21 to i8
  store i8 %b21, ptr addrspace(1) %out
  %x22 = call i1 @llvm.is.fpclass.f32(float %float, i32 6)
  %b22 = zext i1 %x22 to i8
  store i8 %b22, ptr addrspace(1) %out
  %x23 = call i1 @llvm.is.fpclass.f64(double %double, i32 3)
  %b23 = zext i1 %x23 to i8
  store i8 %b23, ptr addrspace(1) %out
  %x24 = call i1 @llvm.is.fpclass.f64(double %double, i32 1)
  %b24 = zext i1 %x24 to i8
  store i8 %b24, ptr addrspace(1) %out
  %x25 = call i1 @llvm.is.fpclass.f64(double %double, i32 2)
  %b25 = zext i1 %x25 to i8
  store i8 %b25, ptr addrspace(1) %out
  %x26 = call i1 @llvm.is.fpclass.f64(double %double, i32 4)
  %b26 = zext i1 %x26 to i8
  store i8 %b26, ptr addrspace(1) %out
  %x27 = call i1 @llvm.is.fpclass.f64(double %double, i32 8)
  %b27 = zext i1 %x27 to i8
  store i8 %b27, ptr addrspace(1) %out
  %x28 = call i1 @llvm.is.fpclass.f64(double %double, i32 144)
  %b28 = zext i1 %x28 to i8
  store i8 %b28, ptr addrspace(1) %out
  %x29 = call i1 @llvm.is.fpclass.f64(double %double, i32 32)
  %b29 = zext i1 %x29 to i8
  store i8 %b29, ptr addrspace(1) %out
  %x30 = call i1 @llvm.is.fpclass.f64(double %double, i32 1020)
  %b30 = zext i1 %x30 to i8
  store i8 %b30, ptr addrspace(1) %out
  %x31 = call i1 @llvm.is.fpclass.f16(half %half, i32 3)
  %b31 = zext i1 %x31 to i8
  store i8 %b31, ptr addrspace(1) %out
  %x32 = call i1 @llvm.is.fpclass.f16(half %half, i32 1)
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call i1 @llvm.is.fpclass.f16(half %half, i32 2)
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call i1 @llvm.is.fpclass.f16(half %half, i32 4)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call i1 @llvm.is.fpclass.f16(half %half, i32 8)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call i1 @llvm.is.fpclass.f16(half %half, i32 144)
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call i1 @llvm.is.fpclass.f16(half %half, i32 32)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  %x38 = call i1 @llvm.is.fpclass.f16(half %half, i32 1020)
  %b38 = zext i1 %x38 to i8
  store i8 %b38, ptr addrspace(1) %out
  %x39 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 3)
  %b39 = zext <2 x i1> %x39 to <2 x i8>
  store <2 x i8> %b39, ptr addrspace(1) %out
  %x40 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 1)
  %b40 = zext <2 x i1> %x40 to <2 x i8>
  store <2 x i8> %b40, ptr addrspace(1) %out
  %x41 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 2)
  %b41 = zext <2 x i1> %x41 to <2 x i8>
  store <2 x i8> %b41, ptr addrspace(1) %out
  %x42 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 4)
  %b42 = zext <2 x i1> %x42 to <2 x i8>
  store <2 x i8> %b42, ptr addrspace(1) %out
  %x43 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 8)
  %b43 = zext <2 x i1> %x43 to <2 x i8>
  store <2 x i8> %b43, ptr addrspace(1) %out
  %x44 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 144)
  %b44 = zext <2 x i1> %x44 to <2 x i8>
  store <2 x i8> %b44, ptr addrspace(1) %out
  %x45 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 32)
  %b45 = zext <2 x i1> %x45 to <2 x i8>
  store <2 x i8> %b45, ptr addrspace(1) %out
  %x46 = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %v2xfloat, i32 1020)
  %b46 = zext <2 x i1> %x46 to <2 x i8>
  store <2 x i8> %b46, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "fpbuiltin-max-error"="2.5" }
attributes #1 = { "fpbuiltin-max-error"="4" }
