; Intrinsics that are hints, marks, copies and reductions of less common kinds.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.inline.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memset.inline.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p0.p4.i32(ptr, ptr addrspace(4), i32, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare i64 @llvm.llround.i64.f32(float)
declare i32 @llvm.llround.i32.f64(double)
declare i64 @llvm.lrint.i64.f32(float)
declare i32 @llvm.lrint.i32.f64(double)
declare i64 @llvm.lround.i64.f32(float)
declare i32 @llvm.lround.i32.f64(double)
declare i64 @llvm.llrint.i64.f32(float)
declare i32 @llvm.llrint.i32.f64(double)
declare float @llvm.arithmetic.fence.f32(float)
declare <4 x float> @llvm.arithmetic.fence.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.add.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.add.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.mul.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.mul.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.mul.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.and.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.and.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.or.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.or.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.xor.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.xor.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.xor.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.smax.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.smax.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.smin.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.smin.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.smin.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.umax.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.umax.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.umax.v2i13(<2 x i13>)
declare i32 @llvm.vector.reduce.umin.v8i32(<8 x i32>)
declare i64 @llvm.vector.reduce.umin.v3i64(<3 x i64>)
declare i13 @llvm.vector.reduce.umin.v2i13(<2 x i13>)
declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.xor.v4i1(<4 x i1>)
declare <2 x i32> @llvm.vector.extract.v2i32.v8i32(<8 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.vector.insert.v8i32.v2i32(<8 x i32>, <2 x i32>, i64)
declare <4 x float> @llvm.vector.reverse.v4f32(<4 x float>)
declare <3 x i64> @llvm.vector.reverse.v3i64(<3 x i64>)
declare <4 x float> @llvm.vector.splice.v4f32(<4 x float>, <4 x float>, i32)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16>, <4 x i16>)
declare i1 @llvm.abs.i1(i1, i1)
declare i13 @llvm.abs.i13(i13, i1)
declare <2 x i64> @llvm.abs.v2i64(<2 x i64>, i1)
declare i13 @llvm.smax.i13(i13, i13)
declare i57 @llvm.smax.i57(i57, i57)
declare i16 @llvm.smax.i16(i16, i16)
declare i13 @llvm.smin.i13(i13, i13)
declare i57 @llvm.smin.i57(i57, i57)
declare i16 @llvm.smin.i16(i16, i16)
declare i13 @llvm.umax.i13(i13, i13)
declare i57 @llvm.umax.i57(i57, i57)
declare i16 @llvm.umax.i16(i16, i16)
declare i13 @llvm.umin.i13(i13, i13)
declare i57 @llvm.umin.i57(i57, i57)
declare i16 @llvm.umin.i16(i16, i16)
declare i13 @llvm.sadd.sat.i13(i13, i13)
declare i57 @llvm.sadd.sat.i57(i57, i57)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i13 @llvm.uadd.sat.i13(i13, i13)
declare i57 @llvm.uadd.sat.i57(i57, i57)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i13 @llvm.ssub.sat.i13(i13, i13)
declare i57 @llvm.ssub.sat.i57(i57, i57)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i13 @llvm.usub.sat.i13(i13, i13)
declare i57 @llvm.usub.sat.i57(i57, i57)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i13 @llvm.sshl.sat.i13(i13, i13)
declare i57 @llvm.sshl.sat.i57(i57, i57)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i13 @llvm.ushl.sat.i13(i13, i13)
declare i57 @llvm.ushl.sat.i57(i57, i57)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i1 @llvm.smax.i1(i1, i1)
declare i1 @llvm.umin.i1(i1, i1)
declare i13 @llvm.ctpop.i13(i13)
declare i1 @llvm.ctpop.i1(i1)
declare i13 @llvm.bitreverse.i13(i13)
declare i1 @llvm.bitreverse.i1(i1)
declare i13 @llvm.ctlz.i13(i13, i1)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i13 @llvm.cttz.i13(i13, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i16 @llvm.bswap.i16(i16)
declare i64 @llvm.bswap.i64(i64)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare i13 @llvm.fshl.i13(i13, i13, i13)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i13 @llvm.fshr.i13(i13, i13, i13)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.sadd.with.overflow.i13(i13, i13)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.uadd.with.overflow.i13(i13, i13)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.ssub.with.overflow.i13(i13, i13)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.usub.with.overflow.i13(i13, i13)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.smul.with.overflow.i13(i13, i13)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)
declare { i13, i1 } @llvm.umul.with.overflow.i13(i13, i13)
declare i32 @llvm.scmp.i32.i8(i8, i8)
declare i8 @llvm.scmp.i8.i64(i64, i64)
declare <4 x i8> @llvm.scmp.v4i8.v4i16(<4 x i16>, <4 x i16>)
declare i2 @llvm.scmp.i2.i32(i32, i32)
declare i32 @llvm.ucmp.i32.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare <4 x i8> @llvm.ucmp.v4i8.v4i16(<4 x i16>, <4 x i16>)
declare i2 @llvm.ucmp.i2.i32(i32, i32)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare i16 @llvm.fptosi.sat.i16.f32(float)
declare i16 @llvm.fptosi.sat.i16.f64(double)
declare i16 @llvm.fptosi.sat.i16.f16(half)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptosi.sat.i64.f16(half)
declare i13 @llvm.fptosi.sat.i13.f32(float)
declare i13 @llvm.fptosi.sat.i13.f64(double)
declare i13 @llvm.fptosi.sat.i13.f16(half)
declare <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float>)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i16 @llvm.fptoui.sat.i16.f32(float)
declare i16 @llvm.fptoui.sat.i16.f64(double)
declare i16 @llvm.fptoui.sat.i16.f16(half)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i32 @llvm.fptoui.sat.i32.f16(half)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.f16(half)
declare i13 @llvm.fptoui.sat.i13.f32(float)
declare i13 @llvm.fptoui.sat.i13.f64(double)
declare i13 @llvm.fptoui.sat.i13.f16(half)
declare <4 x i32> @llvm.fptoui.sat.v4i32.v4f32(<4 x float>)
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.expect.i1(i1, i1)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
declare void @llvm.assume(i1)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.codeview.annotation(metadata)
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)
declare void @llvm.trap()
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.i64(i64)
declare i64 @llvm.objectsize.i64.p1(ptr addrspace(1), i1, i1, i1)
declare i32 @llvm.objectsize.i32.p1(ptr addrspace(1), i1, i1, i1)
declare ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1), i64)

@table = internal addrspace(2) constant [4 x i64] [i64 1, i64 2, i64 3, i64 4]

define spir_kernel void @copies(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(4) %any, i64 %n, i32 %m, i8 %b) {
  %local = alloca [4 x i64], align 8
  call void @llvm.memcpy.inline.p1.p3.i64(ptr addrspace(1) align 4 %g, ptr addrspace(3) align 2 %l, i64 16, i1 false)
  call void @llvm.memset.inline.p1.i64(ptr addrspace(1) align 4 %g, i8 5, i64 16, i1 false)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %g, ptr addrspace(3) align 8 %l, i64 %n, i1 true)
  call void @llvm.memcpy.p0.p2.i64(ptr align 8 %local, ptr addrspace(2) align 8 @table, i64 32, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %g, ptr addrspace(1) align 4 %g, i64 12, i1 true)
  call void @llvm.memmove.p0.p4.i32(ptr align 4 %local, ptr addrspace(4) align 4 %any, i32 24, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %g, i8 0, i64 64, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 2 %g, i8 -1, i64 10, i1 true)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %g, i8 %b, i64 8, i1 false)
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 %l, i8 %b, i32 %m, i1 false)
  %1 = load i64, ptr %local
  store i64 %1, ptr addrspace(1) %g
  ret void
}

define spir_func void @numbers(ptr addrspace(1) %out, float %float, double %double, <4 x float> %v4xfloat, <3 x double> %v3xdouble, <8 x i32> %v8xi32, <3 x i64> %v3xi64, <2 x i13> %v2xi13, <4 x i1> %v4xi1, <2 x i32> %v2xi32, <4 x i32> %v4xi32, <4 x i16> %v4xi16) {
  %x1 = call i64 @llvm.llround.i64.f32(float %float)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call i32 @llvm.llround.i32.f64(double %double)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call i64 @llvm.lrint.i64.f32(float %float)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call i32 @llvm.lrint.i32.f64(double %double)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call i64 @llvm.lround.i64.f32(float %float)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call i32 @llvm.lround.i32.f64(double %double)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call i64 @llvm.llrint.i64.f32(float %float)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call i32 @llvm.llrint.i32.f64(double %double)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call float @llvm.arithmetic.fence.f32(float %float)
  store float %x9, ptr addrspace(1) %out
  %x10 = call <4 x float> @llvm.arithmetic.fence.v4f32(<4 x float> %v4xfloat)
  store <4 x float> %x10, ptr addrspace(1) %out
  %x11 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %v4xfloat)
  store float %x11, ptr addrspace(1) %out
  %x12 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %v4xfloat)
  store float %x12, ptr addrspace(1) %out
  %x13 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v4xfloat)
  store float %x13, ptr addrspace(1) %out
  %x14 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %v4xfloat)
  store float %x14, ptr addrspace(1) %out
  %x15 = call float @llvm.vector.reduce.fadd.v4f32(float %float, <4 x float> %v4xfloat)
  store float %x15, ptr addrspace(1) %out
  %x16 = call reassoc double @llvm.vector.reduce.fadd.v3f64(double %double, <3 x double> %v3xdouble)
  store double %x16, ptr addrspace(1) %out
  %x17 = call float @llvm.vector.reduce.fmul.v4f32(float %float, <4 x float> %v4xfloat)
  store float %x17, ptr addrspace(1) %out
  %x18 = call reassoc double @llvm.vector.reduce.fmul.v3f64(double %double, <3 x double> %v3xdouble)
  store double %x18, ptr addrspace(1) %out
  %x19 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v8xi32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call i64 @llvm.vector.reduce.add.v3i64(<3 x i64> %v3xi64)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call i13 @llvm.vector.reduce.add.v2i13(<2 x i13> %v2xi13)
  store i13 %x21, ptr addrspace(1) %out
  %x22 = call i32 @llvm.vector.reduce.mul.v8i32(<8 x i32> %v8xi32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call i64 @llvm.vector.reduce.mul.v3i64(<3 x i64> %v3xi64)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call i13 @llvm.vector.reduce.mul.v2i13(<2 x i13> %v2xi13)
  store i13 %x24, ptr addrspace(1) %out
  %x25 = call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %v8xi32)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call i64 @llvm.vector.reduce.and.v3i64(<3 x i64> %v3xi64)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call i13 @llvm.vector.reduce.and.v2i13(<2 x i13> %v2xi13)
  store i13 %x27, ptr addrspace(1) %out
  %x28 = call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %v8xi32)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call i64 @llvm.vector.reduce.or.v3i64(<3 x i64> %v3xi64)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call i13 @llvm.vector.reduce.or.v2i13(<2 x i13> %v2xi13)
  store i13 %x30, ptr addrspace(1) %out
  %x31 = call i32 @llvm.vector.reduce.xor.v8i32(<8 x i32> %v8xi32)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call i64 @llvm.vector.reduce.xor.v3i64(<3 x i64> %v3xi64)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call i13 @llvm.vector.reduce.xor.v2i13(<2 x i13> %v2xi13)
  store i13 %x33, ptr addrspace(1) %out
  %x34 = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %v8xi32)
  store i32 %x34, ptr addrspace(1) %out
  %x35 = call i64 @llvm.vector.reduce.smax.v3i64(<3 x i64> %v3xi64)
  store i64 %x35, ptr addrspace(1) %out
  %x36 = call i13 @llvm.vector.reduce.smax.v2i13(<2 x i13> %v2xi13)
  store i13 %x36, ptr addrspace(1) %out
  %x37 = call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %v8xi32)
  store i32 %x37, ptr addrspace(1) %out
  %x38 = call i64 @llvm.vector.reduce.smin.v3i64(<3 x i64> %v3xi64)
  store i64 %x38, ptr addrspace(1) %out
  %x39 = call i13 @llvm.vector.reduce.smin.v2i13(<2 x i13> %v2xi13)
  store i13 %x39, ptr addrspace(1) %out
  %x40 = call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %v8xi32)
  store i32 %x40, ptr addrspace(1) %out
  %x41 = call i64 @llvm.vector.reduce.umax.v3i64(<3 x i64> %v3xi64)
  store i64 %x41, ptr addrspace(1) %out
  %x42 = call i13 @llvm.vector.reduce.umax.v2i13(<2 x i13> %v2xi13)
  store i13 %x42, ptr addrspace(1) %out
  %x43 = call i32 @llvm.vector.reduce.umin.v8i32(<8 x i32> %v8xi32)
  store i32 %x43, ptr addrspace(1) %out
  %x44 = call i64 @llvm.vector.reduce.umin.v3i64(<3 x i64> %v3xi64)
  store i64 %x44, ptr addrspace(1) %out
  %x45 = call i13 @llvm.vector.reduce.umin.v2i13(<2 x i13> %v2xi13)
  store i13 %x45, ptr addrspace(1) %out
  %x46 = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %v4xi1)
  %b46 = zext i1 %x46 to i8
  store i8 %b46, ptr addrspace(1) %out
  %x47 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v4xi1)
  %b47 = zext i1 %x47 to i8
  store i8 %b47, ptr addrspace(1) %out
  %x48 = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %v4xi1)
  %b48 = zext i1 %x48 to i8
  store i8 %b48, ptr addrspace(1) %out
  %x49 = call <2 x i32> @llvm.vector.extract.v2i32.v8i32(<8 x i32> %v8xi32, i64 2)
  store <2 x i32> %x49, ptr addrspace(1) %out
  %x50 = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %v8xi32, i64 4)
  store <4 x i32> %x50, ptr addrspace(1) %out
  %x51 = call <8 x i32> @llvm.vector.insert.v8i32.v2i32(<8 x i32> %v8xi32, <2 x i32> %v2xi32, i64 6)
  store <8 x i32> %x51, ptr addrspace(1) %out
  %x52 = call <4 x float> @llvm.vector.reverse.v4f32(<4 x float> %v4xfloat)
  store <4 x float> %x52, ptr addrspace(1) %out
  %x53 = call <3 x i64> @llvm.vector.reverse.v3i64(<3 x i64> %v3xi64)
  store <3 x i64> %x53, ptr addrspace(1) %out
  %x54 = call <4 x float> @llvm.vector.splice.v4f32(<4 x float> %v4xfloat, <4 x float> %v4xfloat, i32 1)
  store <4 x float> %x54, ptr addrspace(1) %out
  %x55 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v4xi32, <4 x i32> %v4xi32, i32 -1)
  store <4 x i32> %x55, ptr addrspace(1) %out
  %x56 = call <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16> %v4xi16, <4 x i16> %v4xi16)
  store <8 x i16> %x56, ptr addrspace(1) %out
  ret void
}

define spir_func void @integers(ptr addrspace(1) %out, i1 %i1, i13 %i13, <2 x i64> %v2xi64, i57 %i57, i16 %i16, i8 %i8, i64 %i64, <4 x i32> %v4xi32, i32 %i32, <4 x i16> %v4xi16, float %float, double %double, half %half, <4 x float> %v4xfloat) {
  %x1 = call i1 @llvm.abs.i1(i1 %i1, i1 true)
  %b1 = zext i1 %x1 to i8
  store i8 %b1, ptr addrspace(1) %out
  %x2 = call i13 @llvm.abs.i13(i13 %i13, i1 true)
  store i13 %x2, ptr addrspace(1) %out
  %x3 = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %v2xi64, i1 true)
  store <2 x i64> %x3, ptr addrspace(1) %out
  %x4 = call i13 @llvm.smax.i13(i13 %i13, i13 %i13)
  store i13 %x4, ptr addrspace(1) %out
  %x5 = call i57 @llvm.smax.i57(i57 %i57, i57 %i57)
  store i57 %x5, ptr addrspace(1) %out
  %x6 = call i16 @llvm.smax.i16(i16 %i16, i16 %i16)
  store i16 %x6, ptr addrspace(1) %out
  %x7 = call i13 @llvm.smin.i13(i13 %i13, i13 %i13)
  store i13 %x7, ptr addrspace(1) %out
  %x8 = call i57 @llvm.smin.i57(i57 %i57, i57 %i57)
  store i57 %x8, ptr addrspace(1) %out
  %x9 = call i16 @llvm.smin.i16(i16 %i16, i16 %i16)
  store i16 %x9, ptr addrspace(1) %out
  %x10 = call i13 @llvm.umax.i13(i13 %i13, i13 %i13)
  store i13 %x10, ptr addrspace(1) %out
  %x11 = call i57 @llvm.umax.i57(i57 %i57, i57 %i57)
  store i57 %x11, ptr addrspace(1) %out
  %x12 = call i16 @llvm.umax.i16(i16 %i16, i16 %i16)
  store i16 %x12, ptr addrspace(1) %out
  %x13 = call i13 @llvm.umin.i13(i13 %i13, i13 %i13)
  store i13 %x13, ptr addrspace(1) %out
  %x14 = call i57 @llvm.umin.i57(i57 %i57, i57 %i57)
  store i57 %x14, ptr addrspace(1) %out
  %x15 = call i16 @llvm.umin.i16(i16 %i16, i16 %i16)
  store i16 %x15, ptr addrspace(1) %out
  %x16 = call i13 @llvm.sadd.sat.i13(i13 %i13, i13 %i13)
  store i13 %x16, ptr addrspace(1) %out
  %x17 = call i57 @llvm.sadd.sat.i57(i57 %i57, i57 %i57)
  store i57 %x17, ptr addrspace(1) %out
  %x18 = call i16 @llvm.sadd.sat.i16(i16 %i16, i16 %i16)
  store i16 %x18, ptr addrspace(1) %out
  %x19 = call i13 @llvm.uadd.sat.i13(i13 %i13, i13 %i13)
  store i13 %x19, ptr addrspace(1) %out
  %x20 = call i57 @llvm.uadd.sat.i57(i57 %i57, i57 %i57)
  store i57 %x20, ptr addrspace(1) %out
  %x21 = call i16 @llvm.uadd.sat.i16(i16 %i16, i16 %i16)
  store i16 %x21, ptr addrspace(1) %out
  %x22 = call i13 @llvm.ssub.sat.i13(i13 %i13, i13 %i13)
  store i13 %x22, ptr addrspace(1) %out
  %x23 = call i57 @llvm.ssub.sat.i57(i57 %i57, i57 %i57)
  store i57 %x23, ptr addrspace(1) %out
  %x24 = call i16 @llvm.ssub.sat.i16(i16 %i16, i16 %i16)
  store i16 %x24, ptr addrspace(1) %out
  %x25 = call i13 @llvm.usub.sat.i13(i13 %i13, i13 %i13)
  store i13 %x25, ptr addrspace(1) %out
  %x26 = call i57 @llvm.usub.sat.i57(i57 %i57, i57 %i57)
  store i57 %x26, ptr addrspace(1) %out
  %x27 = call i16 @llvm.usub.sat.i16(i16 %i16, i16 %i16)
  store i16 %x27, ptr addrspace(1) %out
  %x28 = call i13 @llvm.sshl.sat.i13(i13 %i13, i13 %i13)
  store i13 %x28, ptr addrspace(1) %out
  %x29 = call i57 @llvm.sshl.sat.i57(i57 %i57, i57 %i57)
  store i57 %x29, ptr addrspace(1) %out
  %x30 = call i16 @llvm.sshl.sat.i16(i16 %i16, i16 %i16)
  store i16 %x30, ptr addrspace(1) %out
  %x31 = call i13 @llvm.ushl.sat.i13(i13 %i13, i13 %i13)
  store i13 %x31, ptr addrspace(1) %out
  %x32 = call i57 @llvm.ushl.sat.i57(i57 %i57, i57 %i57)
  store i57 %x32, ptr addrspace(1) %out
  %x33 = call i16 @llvm.ushl.sat.i16(i16 %i16, i16 %i16)
  store i16 %x33, ptr addrspace(1) %out
  %x34 = call i1 @llvm.smax.i1(i1 %i1, i1 %i1)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call i1 @llvm.umin.i1(i1 %i1, i1 %i1)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call i13 @llvm.ctpop.i13(i13 %i13)
  store i13 %x36, ptr addrspace(1) %out
  %x37 = call i1 @llvm.ctpop.i1(i1 %i1)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  %x38 = call i13 @llvm.bitreverse.i13(i13 %i13)
  store i13 %x38, ptr addrspace(1) %out
  %x39 = call i1 @llvm.bitreverse.i1(i1 %i1)
  %b39 = zext i1 %x39 to i8
  store i8 %b39, ptr addrspace(1) %out
  %x40 = call i13 @llvm.ctlz.i13(i13 %i13, i1 true)
  store i13 %x40, ptr addrspace(1) %out
  %x41 = call i8 @llvm.ctlz.i8(i8 %i8, i1 true)
  store i8 %x41, ptr addrspace(1) %out
  %x42 = call i64 @llvm.ctlz.i64(i64 %i64, i1 true)
  store i64 %x42, ptr addrspace(1) %out
  %x43 = call i13 @llvm.cttz.i13(i13 %i13, i1 true)
  store i13 %x43, ptr addrspace(1) %out
  %x44 = call i8 @llvm.cttz.i8(i8 %i8, i1 true)
  store i8 %x44, ptr addrspace(1) %out
  %x45 = call i64 @llvm.cttz.i64(i64 %i64, i1 true)
  store i64 %x45, ptr addrspace(1) %out
  %x46 = call i16 @llvm.bswap.i16(i16 %i16)
  store i16 %x46, ptr addrspace(1) %out
  %x47 = call i64 @llvm.bswap.i64(i64 %i64)
  store i64 %x47, ptr addrspace(1) %out
  %x48 = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %v4xi32)
  store <4 x i32> %x48, ptr addrspace(1) %out
  %x49 = call i13 @llvm.fshl.i13(i13 %i13, i13 %i13, i13 %i13)
  store i13 %x49, ptr addrspace(1) %out
  %x50 = call i16 @llvm.fshl.i16(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x50, ptr addrspace(1) %out
  %x51 = call i32 @llvm.fshl.i32(i32 %i32, i32 %i32, i32 5)
  store i32 %x51, ptr addrspace(1) %out
  %x52 = call i13 @llvm.fshr.i13(i13 %i13, i13 %i13, i13 %i13)
  store i13 %x52, ptr addrspace(1) %out
  %x53 = call i16 @llvm.fshr.i16(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x53, ptr addrspace(1) %out
  %x54 = call i32 @llvm.fshr.i32(i32 %i32, i32 %i32, i32 5)
  store i32 %x54, ptr addrspace(1) %out
  %x55 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x55, ptr addrspace(1) %out
  %x56 = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x56, ptr addrspace(1) %out
  %x57 = call { i13, i1 } @llvm.sadd.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x57, ptr addrspace(1) %out
  %x58 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x58, ptr addrspace(1) %out
  %x59 = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x59, ptr addrspace(1) %out
  %x60 = call { i13, i1 } @llvm.uadd.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x60, ptr addrspace(1) %out
  %x61 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x61, ptr addrspace(1) %out
  %x62 = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x62, ptr addrspace(1) %out
  %x63 = call { i13, i1 } @llvm.ssub.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x63, ptr addrspace(1) %out
  %x64 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x64, ptr addrspace(1) %out
  %x65 = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x65, ptr addrspace(1) %out
  %x66 = call { i13, i1 } @llvm.usub.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x66, ptr addrspace(1) %out
  %x67 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x67, ptr addrspace(1) %out
  %x68 = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x68, ptr addrspace(1) %out
  %x69 = call { i13, i1 } @llvm.smul.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x69, ptr addrspace(1) %out
  %x70 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %i8, i8 %i8)
  store { i8, i1 } %x70, ptr addrspace(1) %out
  %x71 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %i16, i16 %i16)
  store { i16, i1 } %x71, ptr addrspace(1) %out
  %x72 = call { i13, i1 } @llvm.umul.with.overflow.i13(i13 %i13, i13 %i13)
  store { i13, i1 } %x72, ptr addrspace(1) %out
  %x73 = call i32 @llvm.scmp.i32.i8(i8 %i8, i8 %i8)
  store i32 %x73, ptr addrspace(1) %out
  %x74 = call i8 @llvm.scmp.i8.i64(i64 %i64, i64 %i64)
  store i8 %x74, ptr addrspace(1) %out
  %x75 = call <4 x i8> @llvm.scmp.v4i8.v4i16(<4 x i16> %v4xi16, <4 x i16> %v4xi16)
  store <4 x i8> %x75, ptr addrspace(1) %out
  %x76 = call i2 @llvm.scmp.i2.i32(i32 %i32, i32 %i32)
  store i2 %x76, ptr addrspace(1) %out
  %x77 = call i32 @llvm.ucmp.i32.i8(i8 %i8, i8 %i8)
  store i32 %x77, ptr addrspace(1) %out
  %x78 = call i8 @llvm.ucmp.i8.i64(i64 %i64, i64 %i64)
  store i8 %x78, ptr addrspace(1) %out
  %x79 = call <4 x i8> @llvm.ucmp.v4i8.v4i16(<4 x i16> %v4xi16, <4 x i16> %v4xi16)
  store <4 x i8> %x79, ptr addrspace(1) %out
  %x80 = call i2 @llvm.ucmp.i2.i32(i32 %i32, i32 %i32)
  store i2 %x80, ptr addrspace(1) %out
  %x81 = call i8 @llvm.fptosi.sat.i8.f32(float %float)
  store i8 %x81, ptr addrspace(1) %out
  %x82 = call i8 @llvm.fptosi.sat.i8.f64(double %double)
  store i8 %x82, ptr addrspace(1) %out
  %x83 = call i8 @llvm.fptosi.sat.i8.f16(half %half)
  store i8 %x83, ptr addrspace(1) %out
  %x84 = call i16 @llvm.fptosi.sat.i16.f32(float %float)
  store i16 %x84, ptr addrspace(1) %out
  %x85 = call i16 @llvm.fptosi.sat.i16.f64(double %double)
  store i16 %x85, ptr addrspace(1) %out
  %x86 = call i16 @llvm.fptosi.sat.i16.f16(half %half)
  store i16 %x86, ptr addrspace(1) %out
  %x87 = call i32 @llvm.fptosi.sat.i32.f32(float %float)
  store i32 %x87, ptr addrspace(1) %out
  %x88 = call i32 @llvm.fptosi.sat.i32.f64(double %double)
  store i32 %x88, ptr addrspace(1) %out
  %x89 = call i32 @llvm.fptosi.sat.i32.f16(half %half)
  store i32 %x89, ptr addrspace(1) %out
  %x90 = call i64 @llvm.fptosi.sat.i64.f32(float %float)
  store i64 %x90, ptr addrspace(1) %out
  %x91 = call i64 @llvm.fptosi.sat.i64.f64(double %double)
  store i64 %x91, ptr addrspace(1) %out
  %x92 = call i64 @llvm.fptosi.sat.i64.f16(half %half)
  store i64 %x92, ptr addrspace(1) %out
  %x93 = call i13 @llvm.fptosi.sat.i13.f32(float %float)
  store i13 %x93, ptr addrspace(1) %out
  %x94 = call i13 @llvm.fptosi.sat.i13.f64(double %double)
  store i13 %x94, ptr addrspace(1) %out
  %x95 = call i13 @llvm.fptosi.sat.i13.f16(half %half)
  store i13 %x95, ptr addrspace(1) %out
  %x96 = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %v4xfloat)
  store <4 x i32> %x96, ptr addrspace(1) %out
  %x97 = call i8 @llvm.fptoui.sat.i8.f32(float %float)
  store i8 %x97, ptr addrspace(1) %out
  %x98 = call i8 @llvm.fptoui.sat.i8.f64(double %double)
  store i8 %x98, ptr addrspace(1) %out
  %x99 = call i8 @llvm.fptoui.sat.i8.f16(half %half)
  store i8 %x99, ptr addrspace(1) %out
  %x100 = call i16 @llvm.fptoui.sat.i16.f32(float %float)
  store i16 %x100, ptr addrspace(1) %out
  %x101 = call i16 @llvm.fptoui.sat.i16.f64(double %double)
  store i16 %x101, ptr addrspace(1) %out
  %x102 = call i16 @llvm.fptoui.sat.i16.f16(half %half)
  store i16 %x102, ptr addrspace(1) %out
  %x103 = call i32 @llvm.fptoui.sat.i32.f32(float %float)
  store i32 %x103, ptr addrspace(1) %out
  %x104 = call i32 @llvm.fptoui.sat.i32.f64(double %double)
  store i32 %x104, ptr addrspace(1) %out
  %x105 = call i32 @llvm.fptoui.sat.i32.f16(half %half)
  store i32 %x105, ptr addrspace(1) %out
  %x106 = call i64 @llvm.fptoui.sat.i64.f32(float %float)
  store i64 %x106, ptr addrspace(1) %out
  %x107 = call i64 @llvm.fptoui.sat.i64.f64(double %double)
  store i64 %x107, ptr addrspace(1) %out
  %x108 = call i64 @llvm.fptoui.sat.i64.f16(half %half)
  store i64 %x108, ptr addrspace(1) %out
  %x109 = call i13 @llvm.fptoui.sat.i13.f32(float %float)
  store i13 %x109, ptr addrspace(1) %out
  %x110 = call i13 @llvm.fptoui.sat.i13.f64(double %double)
  store i13 %x110, ptr addrspace(1) %out
  %x111 = call i13 @llvm.fptoui.sat.i13.f16(half %half)
  store i13 %x111, ptr addrspace(1) %out
  %x112 = call <4 x i32> @llvm.fptoui.sat.v4i32.v4f32(<4 x float> %v4xfloat)
  store <4 x i32> %x112, ptr addrspace(1) %out
  ret void
}

define spir_func void @marks(ptr addrspace(1) %out, i32 %i32, i1 %i1) {
  %x1 = call i32 @llvm.expect.i32(i32 %i32, i32 1)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call i1 @llvm.expect.i1(i1 %i1, i1 true)
  %b2 = zext i1 %x2 to i8
  store i8 %b2, ptr addrspace(1) %out
  %x3 = call i32 @llvm.expect.with.probability.i32(i32 %i32, i32 1, double 0.9)
  store i32 %x3, ptr addrspace(1) %out
  call void @llvm.assume(i1 %i1)
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 3, i64 4)
  call void @llvm.codeview.annotation(metadata !{!"text"})
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 7)
  call void @llvm.trap()
  call void @llvm.prefetch.p1(ptr addrspace(1) %out, i32 0, i32 3, i32 1)
  %x4 = call i1 @llvm.is.constant.i32(i32 %i32)
  %b4 = zext i1 %x4 to i8
  store i8 %b4, ptr addrspace(1) %out
  %x5 = call i1 @llvm.is.constant.i64(i64 5)
  %b5 = zext i1 %x5 to i8
  store i8 %b5, ptr addrspace(1) %out
  %x6 = call i64 @llvm.objectsize.i64.p1(ptr addrspace(1) %out, i1 false, i1 false, i1 false)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call i32 @llvm.objectsize.i32.p1(ptr addrspace(1) %out, i1 true, i1 false, i1 false)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %out, i64 -16)
  store ptr addrspace(1) %x8, ptr addrspace(1) %out
  ret void
}

declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))
declare ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1))
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @llvm.ssa.copy.i32(i32)
declare void @llvm.fake.use(...)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)

@note = private unnamed_addr addrspace(1) constant [5 x i8] c"note\00"

declare { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16>)
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
declare void @llvm.instrprof.increment.step(ptr, i64, i32, i32, i64)
declare void @llvm.instrprof.value.profile(ptr, i64, i64, i32, i32)
declare void @llvm.instrprof.cover(ptr, i64, i32, i32)
declare void @llvm.instrprof.timestamp(ptr, i64, i32, i32)

define spir_kernel void @profiled(ptr addrspace(1) %p, i64 %n, <8 x i16> %v) {
  call void @llvm.instrprof.increment(ptr null, i64 1, i32 2, i32 0)
  call void @llvm.instrprof.increment.step(ptr null, i64 1, i32 2, i32 0, i64 %n)
  call void @llvm.instrprof.value.profile(ptr null, i64 1, i64 %n, i32 0, i32 0)
  call void @llvm.instrprof.cover(ptr null, i64 1, i32 2, i32 0)
  call void @llvm.instrprof.timestamp(ptr null, i64 1, i32 2, i32 0)
  %1 = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %v)
  %2 = extractvalue { <4 x i16>, <4 x i16> } %1, 0
  store <4 x i16> %2, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @pointers(ptr addrspace(1) %p, i32 %a) {
  %local = alloca i32
  call void @llvm.lifetime.start.p0(ptr %local)
  %1 = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %p)
  %2 = call ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1) %1)
  %3 = call ptr @llvm.invariant.start.p0(i64 4, ptr %local)
  store i32 %a, ptr %local
  call void @llvm.invariant.end.p0(ptr %3, i64 4, ptr %local)
  %4 = call i32 @llvm.ssa.copy.i32(i32 %a)
  call void (...) @llvm.fake.use(i32 %a)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %5 = call i32 @llvm.annotation.i32.p1(i32 %4, ptr addrspace(1) @note, ptr addrspace(1) @note, i32 4)
  %6 = load i32, ptr %local
  %7 = sub i32 %5, %6
  store i32 %7, ptr addrspace(1) %2
  call void @llvm.lifetime.end.p0(ptr %local)
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
