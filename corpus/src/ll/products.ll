; Products and quotients that take more bits than their operands have, bits that are picked and put, and
; answers that are known.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; The upper halves of products, of widths that SPIR-V has and has not.
define spir_kernel void @halves(ptr addrspace(1) %p, i32 %a, i32 %b, i64 %c, i64 %d) {
  %1 = call i32 @llvm.smulh.i32(i32 %a, i32 %b)
  store i32 %1, ptr addrspace(1) %p, align 4
  %2 = call i32 @llvm.umulh.i32(i32 %a, i32 %b)
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %2, ptr addrspace(1) %p2, align 4
  %3 = trunc i32 %a to i24
  %4 = trunc i32 %b to i24
  %5 = call i24 @llvm.smulh.i24(i24 %3, i24 %4)
  %6 = sext i24 %5 to i32
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %6, ptr addrspace(1) %p3, align 4
  %7 = trunc i32 %a to i4
  %8 = trunc i32 %b to i4
  %9 = call i4 @llvm.umulh.i4(i4 %7, i4 %8)
  %10 = zext i4 %9 to i32
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %10, ptr addrspace(1) %p4, align 4
  %11 = call i64 @llvm.smulh.i64(i64 %c, i64 %d)
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i64 %11, ptr addrspace(1) %p5, align 8
  %12 = call i64 @llvm.umulh.i64(i64 %c, i64 %d)
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i64 %12, ptr addrspace(1) %p6, align 8
  %13 = insertelement <2 x i32> undef, i32 %a, i32 0
  %14 = insertelement <2 x i32> %13, i32 %b, i32 1
  %15 = call <2 x i32> @llvm.umulh.v2i32(<2 x i32> %14, <2 x i32> <i32 65536, i32 -1>)
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <2 x i32> %15, ptr addrspace(1) %p7, align 8
  ret void
}

; Numbers with a fixed point.
define spir_kernel void @fixed(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %1 = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 16)
  store i32 %1, ptr addrspace(1) %p, align 4
  %2 = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 32)
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %2, ptr addrspace(1) %p2, align 4
  %3 = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 4)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %3, ptr addrspace(1) %p3, align 4
  %4 = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 4)
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %4, ptr addrspace(1) %p4, align 4
  %5 = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 8)
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %5, ptr addrspace(1) %p5, align 4
  %6 = call i32 @llvm.udiv.fix.i32(i32 %a, i32 %b, i32 8)
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %6, ptr addrspace(1) %p6, align 4
  %7 = call i32 @llvm.sdiv.fix.sat.i32(i32 %a, i32 %b, i32 31)
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %7, ptr addrspace(1) %p7, align 4
  %8 = call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 32)
  %p8 = getelementptr i8, ptr addrspace(1) %p, i64 28
  store i32 %8, ptr addrspace(1) %p8, align 4
  ret void
}

; The same of integers that SPIR-V lacks, of 64 bits, and of vectors.
define spir_kernel void @fixed_more(ptr addrspace(1) %p, i32 %a, i32 %b, i64 %c, i64 %d) {
  %1 = trunc i32 %a to i12
  %2 = trunc i32 %b to i12
  %3 = call i12 @llvm.smul.fix.sat.i12(i12 %1, i12 %2, i32 3)
  %4 = sext i12 %3 to i32
  store i32 %4, ptr addrspace(1) %p, align 4
  %5 = call i12 @llvm.umul.fix.sat.i12(i12 %1, i12 %2, i32 12)
  %6 = zext i12 %5 to i32
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %6, ptr addrspace(1) %p2, align 4
  %7 = call i12 @llvm.sdiv.fix.sat.i12(i12 %1, i12 %2, i32 5)
  %8 = sext i12 %7 to i32
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %8, ptr addrspace(1) %p3, align 4
  %9 = call i12 @llvm.udiv.fix.sat.i12(i12 %1, i12 %2, i32 5)
  %10 = zext i12 %9 to i32
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %10, ptr addrspace(1) %p4, align 4
  %11 = call i64 @llvm.smul.fix.sat.i64(i64 %c, i64 %d, i32 32)
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i64 %11, ptr addrspace(1) %p5, align 8
  %12 = call i64 @llvm.umul.fix.sat.i64(i64 %c, i64 %d, i32 64)
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i64 %12, ptr addrspace(1) %p6, align 8
  %13 = call i64 @llvm.umul.fix.sat.i64(i64 %c, i64 %d, i32 0)
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i64 %13, ptr addrspace(1) %p7, align 8
  %14 = insertelement <2 x i32> undef, i32 %a, i32 0
  %15 = insertelement <2 x i32> %14, i32 %b, i32 1
  %16 = call <2 x i32> @llvm.sdiv.fix.v2i32(<2 x i32> %15, <2 x i32> <i32 3, i32 -7>, i32 4)
  %p8 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store <2 x i32> %16, ptr addrspace(1) %p8, align 8
  ret void
}

; Bits by masks, and products without carries.
define spir_kernel void @picked(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %1 = call i32 @llvm.pext.i32(i32 %a, i32 %b)
  store i32 %1, ptr addrspace(1) %p, align 4
  %2 = call i32 @llvm.pdep.i32(i32 %a, i32 %b)
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %2, ptr addrspace(1) %p2, align 4
  %3 = call i32 @llvm.clmul.i32(i32 %a, i32 %b)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %3, ptr addrspace(1) %p3, align 4
  %4 = trunc i32 %a to i7
  %5 = trunc i32 %b to i7
  %6 = call i7 @llvm.pext.i7(i7 %4, i7 %5)
  %7 = call i7 @llvm.pdep.i7(i7 %4, i7 %5)
  %8 = call i7 @llvm.clmul.i7(i7 %4, i7 %5)
  %9 = zext i7 %6 to i32
  %10 = zext i7 %7 to i32
  %11 = zext i7 %8 to i32
  %12 = shl i32 %10, 8
  %13 = shl i32 %11, 16
  %14 = or i32 %9, %12
  %15 = or i32 %14, %13
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %15, ptr addrspace(1) %p4, align 4
  ret void
}

; The same of more bits than a word has, and of a number of them that is no multiple of a byte's.
define spir_kernel void @picked_wide(ptr addrspace(1) %p) {
  %a = load i128, ptr addrspace(1) %p, align 8
  %at1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %b = load i128, ptr addrspace(1) %at1, align 8
  %1 = call i128 @llvm.pext.i128(i128 %a, i128 %b)
  %2 = call i128 @llvm.pdep.i128(i128 %a, i128 %b)
  %3 = call i128 @llvm.clmul.i128(i128 %a, i128 %b)
  %4 = trunc i128 %a to i100
  %5 = trunc i128 %b to i100
  %6 = call i100 @llvm.pext.i100(i100 %4, i100 %5)
  %7 = call i100 @llvm.pdep.i100(i100 %4, i100 %5)
  %8 = call i100 @llvm.clmul.i100(i100 %4, i100 %5)
  %9 = zext i100 %6 to i128
  %10 = zext i100 %7 to i128
  %11 = zext i100 %8 to i128
  store i128 %1, ptr addrspace(1) %p, align 8
  store i128 %2, ptr addrspace(1) %at1, align 8
  %at2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %3, ptr addrspace(1) %at2, align 8
  %at3 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %9, ptr addrspace(1) %at3, align 8
  %at4 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i128 %10, ptr addrspace(1) %at4, align 8
  %at5 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i128 %11, ptr addrspace(1) %at5, align 8
  ret void
}

; What is known of a program on a device: no frame to look at, nothing that may be read on suspicion.
define spir_kernel void @known(ptr addrspace(1) %p, ptr %q) {
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  %back = call ptr @llvm.returnaddress.p0(i32 0)
  %1 = icmp eq ptr %frame, %back
  %2 = call i1 @llvm.can.load.speculatively.p1(ptr addrspace(1) %p, i64 8)
  %3 = call i1 @llvm.type.test(ptr %q, metadata !"_ZTS1A")
  %4 = call i1 @llvm.public.type.test(ptr %q, metadata !"_ZTS1A")
  %5 = call i1 @llvm.experimental.widenable.condition()
  %6 = select i1 %1, i32 1, i32 0
  %7 = select i1 %2, i32 2, i32 0
  %8 = select i1 %3, i32 4, i32 0
  %9 = select i1 %4, i32 8, i32 0
  %10 = select i1 %5, i32 16, i32 0
  %11 = or i32 %6, %7
  %12 = or i32 %8, %9
  %13 = or i32 %11, %12
  %14 = or i32 %13, %10
  store i32 %14, ptr addrspace(1) %p, align 4
  call void @llvm.pcmarker(i32 1)
  call void @llvm.clear_cache(ptr %q, ptr %q)
  call void @llvm.instrprof.callsite(ptr null, i64 1, i32 2, i32 0, ptr %q)
  call void @llvm.instrprof.mcdc.parameters(ptr null, i64 1, i32 2)
  call void @llvm.instrprof.mcdc.tvbitmap.update(ptr null, i64 1, i32 0, ptr %q)
  ret void
}

; Floating point: angles in half turns, roundings that are named, more that is constrained.
define spir_kernel void @floats(ptr addrspace(1) %p, float %f, double %d) {
  %1 = call { float, float } @llvm.sincospi.f32(float %f)
  %2 = extractvalue { float, float } %1, 0
  %3 = extractvalue { float, float } %1, 1
  store float %2, ptr addrspace(1) %p, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %3, ptr addrspace(1) %p2, align 4
  %4 = call float @llvm.fptrunc.round.f32.f64(double %d, metadata !"round.upward")
  %5 = call float @llvm.fptrunc.round.f32.f64(double %d, metadata !"round.downward")
  %6 = fsub float %4, %5
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store float %6, ptr addrspace(1) %p3, align 4
  %7 = call float @llvm.experimental.constrained.maximum.f32(float %f, float 2.0, metadata !"fpexcept.strict") #0
  %8 = call float @llvm.experimental.constrained.minimum.f32(float %7, float 3.0, metadata !"fpexcept.strict") #0
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store float %8, ptr addrspace(1) %p4, align 4
  %9 = call i32 @llvm.experimental.constrained.lrint.i32.f32(float %f, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %10 = call i32 @llvm.experimental.constrained.llrint.i32.f32(float 2.5, metadata !"round.dynamic", metadata !"fpexcept.strict") #0
  %11 = call i32 @llvm.experimental.constrained.lround.i32.f32(float %f, metadata !"fpexcept.strict") #0
  %12 = call i32 @llvm.experimental.constrained.llround.i32.f32(float 2.5, metadata !"fpexcept.strict") #0
  %13 = insertelement <4 x i32> undef, i32 %9, i32 0
  %14 = insertelement <4 x i32> %13, i32 %10, i32 1
  %15 = insertelement <4 x i32> %14, i32 %11, i32 2
  %16 = insertelement <4 x i32> %15, i32 %12, i32 3
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <4 x i32> %16, ptr addrspace(1) %p5, align 16
  %17 = call float @llvm.experimental.constrained.acos.f32(float 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %18 = call float @llvm.experimental.constrained.asin.f32(float %17, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %19 = call float @llvm.experimental.constrained.atan.f32(float %18, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %20 = call float @llvm.experimental.constrained.atan2.f32(float %19, float 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %21 = call float @llvm.experimental.constrained.sinh.f32(float %20, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %22 = call float @llvm.experimental.constrained.tanh.f32(float %21, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %23 = call float @llvm.experimental.constrained.cosh.f32(float %22, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %24 = call float @llvm.experimental.constrained.ldexp.f32.i32(float %23, i32 3, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store float %24, ptr addrspace(1) %p6, align 4
  ret void
}

attributes #0 = { strictfp }

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
declare i128 @llvm.pext.i128(i128, i128)
declare i100 @llvm.pext.i100(i100, i100)
declare i128 @llvm.pdep.i128(i128, i128)
declare i100 @llvm.pdep.i100(i100, i100)
declare i128 @llvm.clmul.i128(i128, i128)
declare i100 @llvm.clmul.i100(i100, i100)
