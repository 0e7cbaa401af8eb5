; LLVM intrinsics that a translator to SPIR-V must map or expand, on scalars and vectors.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @integers(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c, <4 x i16> %v, i64 %l, i8 %t) {
  %x1 = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  store i32 %x1, ptr addrspace(1) %p
  %x2 = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x2, ptr addrspace(1) %p
  %x3 = call i64 @llvm.smin.i64(i64 %l, i64 %l)
  store i64 %x3, ptr addrspace(1) %p
  %x4 = call i8 @llvm.smin.i8(i8 %t, i8 %t)
  store i8 %x4, ptr addrspace(1) %p
  %x5 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  store i32 %x5, ptr addrspace(1) %p
  %x6 = call <4 x i16> @llvm.smax.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x6, ptr addrspace(1) %p
  %x7 = call i64 @llvm.smax.i64(i64 %l, i64 %l)
  store i64 %x7, ptr addrspace(1) %p
  %x8 = call i8 @llvm.smax.i8(i8 %t, i8 %t)
  store i8 %x8, ptr addrspace(1) %p
  %x9 = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  store i32 %x9, ptr addrspace(1) %p
  %x10 = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x10, ptr addrspace(1) %p
  %x11 = call i64 @llvm.umin.i64(i64 %l, i64 %l)
  store i64 %x11, ptr addrspace(1) %p
  %x12 = call i8 @llvm.umin.i8(i8 %t, i8 %t)
  store i8 %x12, ptr addrspace(1) %p
  %x13 = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  store i32 %x13, ptr addrspace(1) %p
  %x14 = call <4 x i16> @llvm.umax.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x14, ptr addrspace(1) %p
  %x15 = call i64 @llvm.umax.i64(i64 %l, i64 %l)
  store i64 %x15, ptr addrspace(1) %p
  %x16 = call i8 @llvm.umax.i8(i8 %t, i8 %t)
  store i8 %x16, ptr addrspace(1) %p
  %x17 = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  store i32 %x17, ptr addrspace(1) %p
  %x18 = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x18, ptr addrspace(1) %p
  %x19 = call i64 @llvm.sadd.sat.i64(i64 %l, i64 %l)
  store i64 %x19, ptr addrspace(1) %p
  %x20 = call i8 @llvm.sadd.sat.i8(i8 %t, i8 %t)
  store i8 %x20, ptr addrspace(1) %p
  %x21 = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  store i32 %x21, ptr addrspace(1) %p
  %x22 = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x22, ptr addrspace(1) %p
  %x23 = call i64 @llvm.uadd.sat.i64(i64 %l, i64 %l)
  store i64 %x23, ptr addrspace(1) %p
  %x24 = call i8 @llvm.uadd.sat.i8(i8 %t, i8 %t)
  store i8 %x24, ptr addrspace(1) %p
  %x25 = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  store i32 %x25, ptr addrspace(1) %p
  %x26 = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x26, ptr addrspace(1) %p
  %x27 = call i64 @llvm.ssub.sat.i64(i64 %l, i64 %l)
  store i64 %x27, ptr addrspace(1) %p
  %x28 = call i8 @llvm.ssub.sat.i8(i8 %t, i8 %t)
  store i8 %x28, ptr addrspace(1) %p
  %x29 = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  store i32 %x29, ptr addrspace(1) %p
  %x30 = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x30, ptr addrspace(1) %p
  %x31 = call i64 @llvm.usub.sat.i64(i64 %l, i64 %l)
  store i64 %x31, ptr addrspace(1) %p
  %x32 = call i8 @llvm.usub.sat.i8(i8 %t, i8 %t)
  store i8 %x32, ptr addrspace(1) %p
  %x33 = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  store i32 %x33, ptr addrspace(1) %p
  %x34 = call <4 x i16> @llvm.sshl.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x34, ptr addrspace(1) %p
  %x35 = call i64 @llvm.sshl.sat.i64(i64 %l, i64 %l)
  store i64 %x35, ptr addrspace(1) %p
  %x36 = call i8 @llvm.sshl.sat.i8(i8 %t, i8 %t)
  store i8 %x36, ptr addrspace(1) %p
  %x37 = call i32 @llvm.ushl.sat.i32(i32 %a, i32 %b)
  store i32 %x37, ptr addrspace(1) %p
  %x38 = call <4 x i16> @llvm.ushl.sat.v4i16(<4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x38, ptr addrspace(1) %p
  %x39 = call i64 @llvm.ushl.sat.i64(i64 %l, i64 %l)
  store i64 %x39, ptr addrspace(1) %p
  %x40 = call i8 @llvm.ushl.sat.i8(i8 %t, i8 %t)
  store i8 %x40, ptr addrspace(1) %p
  %x41 = call i32 @llvm.ctpop.i32(i32 %a)
  store i32 %x41, ptr addrspace(1) %p
  %x42 = call <4 x i16> @llvm.ctpop.v4i16(<4 x i16> %v)
  store <4 x i16> %x42, ptr addrspace(1) %p
  %x43 = call i64 @llvm.ctpop.i64(i64 %l)
  store i64 %x43, ptr addrspace(1) %p
  %x44 = call i8 @llvm.ctpop.i8(i8 %t)
  store i8 %x44, ptr addrspace(1) %p
  %x45 = call i32 @llvm.bitreverse.i32(i32 %a)
  store i32 %x45, ptr addrspace(1) %p
  %x46 = call <4 x i16> @llvm.bitreverse.v4i16(<4 x i16> %v)
  store <4 x i16> %x46, ptr addrspace(1) %p
  %x47 = call i64 @llvm.bitreverse.i64(i64 %l)
  store i64 %x47, ptr addrspace(1) %p
  %x48 = call i8 @llvm.bitreverse.i8(i8 %t)
  store i8 %x48, ptr addrspace(1) %p
  %x49 = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  store i32 %x49, ptr addrspace(1) %p
  %x50 = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %v, i1 false)
  store <4 x i16> %x50, ptr addrspace(1) %p
  %x51 = call i64 @llvm.ctlz.i64(i64 %l, i1 false)
  store i64 %x51, ptr addrspace(1) %p
  %x52 = call i8 @llvm.ctlz.i8(i8 %t, i1 false)
  store i8 %x52, ptr addrspace(1) %p
  %x53 = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  store i32 %x53, ptr addrspace(1) %p
  %x54 = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %v, i1 false)
  store <4 x i16> %x54, ptr addrspace(1) %p
  %x55 = call i64 @llvm.cttz.i64(i64 %l, i1 false)
  store i64 %x55, ptr addrspace(1) %p
  %x56 = call i8 @llvm.cttz.i8(i8 %t, i1 false)
  store i8 %x56, ptr addrspace(1) %p
  %x57 = call i32 @llvm.abs.i32(i32 %a, i1 false)
  store i32 %x57, ptr addrspace(1) %p
  %x58 = call <4 x i16> @llvm.abs.v4i16(<4 x i16> %v, i1 false)
  store <4 x i16> %x58, ptr addrspace(1) %p
  %x59 = call i64 @llvm.abs.i64(i64 %l, i1 false)
  store i64 %x59, ptr addrspace(1) %p
  %x60 = call i8 @llvm.abs.i8(i8 %t, i1 false)
  store i8 %x60, ptr addrspace(1) %p
  %x61 = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  store i32 %x61, ptr addrspace(1) %p
  %x62 = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %v, <4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x62, ptr addrspace(1) %p
  %x63 = call i64 @llvm.fshl.i64(i64 %l, i64 %l, i64 %l)
  store i64 %x63, ptr addrspace(1) %p
  %x64 = call i8 @llvm.fshl.i8(i8 %t, i8 %t, i8 %t)
  store i8 %x64, ptr addrspace(1) %p
  %x65 = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  store i32 %x65, ptr addrspace(1) %p
  %x66 = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %v, <4 x i16> %v, <4 x i16> %v)
  store <4 x i16> %x66, ptr addrspace(1) %p
  %x67 = call i64 @llvm.fshr.i64(i64 %l, i64 %l, i64 %l)
  store i64 %x67, ptr addrspace(1) %p
  %x68 = call i8 @llvm.fshr.i8(i8 %t, i8 %t, i8 %t)
  store i8 %x68, ptr addrspace(1) %p
  %x69 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %y69 = extractvalue { i32, i1 } %x69, 0
  %z69 = extractvalue { i32, i1 } %x69, 1
  store i32 %y69, ptr addrspace(1) %p
  %x70 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %l, i64 %l)
  %y70 = extractvalue { i64, i1 } %x70, 0
  %z70 = extractvalue { i64, i1 } %x70, 1
  store i64 %y70, ptr addrspace(1) %p
  %x71 = call { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y71 = extractvalue { <4 x i16>, <4 x i1> } %x71, 0
  %z71 = extractvalue { <4 x i16>, <4 x i1> } %x71, 1
  store <4 x i16> %y71, ptr addrspace(1) %p
  %x72 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %y72 = extractvalue { i32, i1 } %x72, 0
  %z72 = extractvalue { i32, i1 } %x72, 1
  store i32 %y72, ptr addrspace(1) %p
  %x73 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %l, i64 %l)
  %y73 = extractvalue { i64, i1 } %x73, 0
  %z73 = extractvalue { i64, i1 } %x73, 1
  store i64 %y73, ptr addrspace(1) %p
  %x74 = call { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y74 = extractvalue { <4 x i16>, <4 x i1> } %x74, 0
  %z74 = extractvalue { <4 x i16>, <4 x i1> } %x74, 1
  store <4 x i16> %y74, ptr addrspace(1) %p
  %x75 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %y75 = extractvalue { i32, i1 } %x75, 0
  %z75 = extractvalue { i32, i1 } %x75, 1
  store i32 %y75, ptr addrspace(1) %p
  %x76 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %l, i64 %l)
  %y76 = extractvalue { i64, i1 } %x76, 0
  %z76 = extractvalue { i64, i1 } %x76, 1
  store i64 %y76, ptr addrspace(1) %p
  %x77 = call { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y77 = extractvalue { <4 x i16>, <4 x i1> } %x77, 0
  %z77 = extractvalue { <4 x i16>, <4 x i1> } %x77, 1
  store <4 x i16> %y77, ptr addrspace(1) %p
  %x78 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %y78 = extractvalue { i32, i1 } %x78, 0
  %z78 = extractvalue { i32, i1 } %x78, 1
  store i32 %y78, ptr addrspace(1) %p
  %x79 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %l, i64 %l)
  %y79 = extractvalue { i64, i1 } %x79, 0
  %z79 = extractvalue { i64, i1 } %x79, 1
  store i64 %y79, ptr addrspace(1) %p
  %x80 = call { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y80 = extractvalue { <4 x i16>, <4 x i1> } %x80, 0
  %z80 = extractvalue { <4 x i16>, <4 x i1> } %x80, 1
  store <4 x i16> %y80, ptr addrspace(1) %p
  %x81 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %y81 = extractvalue { i32, i1 } %x81, 0
  %z81 = extractvalue { i32, i1 } %x81, 1
  store i32 %y81, ptr addrspace(1) %p
  %x82 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %l, i64 %l)
  %y82 = extractvalue { i64, i1 } %x82, 0
  %z82 = extractvalue { i64, i1 } %x82, 1
  store i64 %y82, ptr addrspace(1) %p
  %x83 = call { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y83 = extractvalue { <4 x i16>, <4 x i1> } %x83, 0
  %z83 = extractvalue { <4 x i16>, <4 x i1> } %x83, 1
  store <4 x i16> %y83, ptr addrspace(1) %p
  %x84 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %y84 = extractvalue { i32, i1 } %x84, 0
  %z84 = extractvalue { i32, i1 } %x84, 1
  store i32 %y84, ptr addrspace(1) %p
  %x85 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %l, i64 %l)
  %y85 = extractvalue { i64, i1 } %x85, 0
  %z85 = extractvalue { i64, i1 } %x85, 1
  store i64 %y85, ptr addrspace(1) %p
  %x86 = call { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16> %v, <4 x i16> %v)
  %y86 = extractvalue { <4 x i16>, <4 x i1> } %x86, 0
  %z86 = extractvalue { <4 x i16>, <4 x i1> } %x86, 1
  store <4 x i16> %y86, ptr addrspace(1) %p
  %x87 = call i32 @llvm.bswap.i32(i32 %a)
  store i32 %x87, ptr addrspace(1) %p
  %x88 = call <4 x i16> @llvm.bswap.v4i16(<4 x i16> %v)
  store <4 x i16> %x88, ptr addrspace(1) %p
  %x89 = call i64 @llvm.bswap.i64(i64 %l)
  store i64 %x89, ptr addrspace(1) %p
  %x90 = call i32 @llvm.scmp.i32.i32(i32 %a, i32 %b)
  store i32 %x90, ptr addrspace(1) %p
  %x91 = call i8 @llvm.ucmp.i8.i64(i64 %l, i64 %l)
  store i8 %x91, ptr addrspace(1) %p
  %x92 = call i16 @llvm.vector.reduce.add.v4i16(<4 x i16> %v)
  store i16 %x92, ptr addrspace(1) %p
  %x93 = call i16 @llvm.vector.reduce.mul.v4i16(<4 x i16> %v)
  store i16 %x93, ptr addrspace(1) %p
  %x94 = call i16 @llvm.vector.reduce.and.v4i16(<4 x i16> %v)
  store i16 %x94, ptr addrspace(1) %p
  %x95 = call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %v)
  store i16 %x95, ptr addrspace(1) %p
  %x96 = call i16 @llvm.vector.reduce.xor.v4i16(<4 x i16> %v)
  store i16 %x96, ptr addrspace(1) %p
  %x97 = call i16 @llvm.vector.reduce.smax.v4i16(<4 x i16> %v)
  store i16 %x97, ptr addrspace(1) %p
  %x98 = call i16 @llvm.vector.reduce.smin.v4i16(<4 x i16> %v)
  store i16 %x98, ptr addrspace(1) %p
  %x99 = call i16 @llvm.vector.reduce.umax.v4i16(<4 x i16> %v)
  store i16 %x99, ptr addrspace(1) %p
  %x100 = call i16 @llvm.vector.reduce.umin.v4i16(<4 x i16> %v)
  store i16 %x100, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @floats(ptr addrspace(1) %p, float %a, float %b, float %c, <4 x float> %v, double %d, i32 %n) {
  %x101 = call float @llvm.fabs.f32(float %a)
  store float %x101, ptr addrspace(1) %p
  %x102 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %v)
  store <4 x float> %x102, ptr addrspace(1) %p
  %x103 = call double @llvm.fabs.f64(double %d)
  store double %x103, ptr addrspace(1) %p
  %x104 = call float @llvm.sqrt.f32(float %a)
  store float %x104, ptr addrspace(1) %p
  %x105 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v)
  store <4 x float> %x105, ptr addrspace(1) %p
  %x106 = call double @llvm.sqrt.f64(double %d)
  store double %x106, ptr addrspace(1) %p
  %x107 = call float @llvm.sin.f32(float %a)
  store float %x107, ptr addrspace(1) %p
  %x108 = call <4 x float> @llvm.sin.v4f32(<4 x float> %v)
  store <4 x float> %x108, ptr addrspace(1) %p
  %x109 = call double @llvm.sin.f64(double %d)
  store double %x109, ptr addrspace(1) %p
  %x110 = call float @llvm.cos.f32(float %a)
  store float %x110, ptr addrspace(1) %p
  %x111 = call <4 x float> @llvm.cos.v4f32(<4 x float> %v)
  store <4 x float> %x111, ptr addrspace(1) %p
  %x112 = call double @llvm.cos.f64(double %d)
  store double %x112, ptr addrspace(1) %p
  %x113 = call float @llvm.tan.f32(float %a)
  store float %x113, ptr addrspace(1) %p
  %x114 = call <4 x float> @llvm.tan.v4f32(<4 x float> %v)
  store <4 x float> %x114, ptr addrspace(1) %p
  %x115 = call double @llvm.tan.f64(double %d)
  store double %x115, ptr addrspace(1) %p
  %x116 = call float @llvm.exp.f32(float %a)
  store float %x116, ptr addrspace(1) %p
  %x117 = call <4 x float> @llvm.exp.v4f32(<4 x float> %v)
  store <4 x float> %x117, ptr addrspace(1) %p
  %x118 = call double @llvm.exp.f64(double %d)
  store double %x118, ptr addrspace(1) %p
  %x119 = call float @llvm.exp2.f32(float %a)
  store float %x119, ptr addrspace(1) %p
  %x120 = call <4 x float> @llvm.exp2.v4f32(<4 x float> %v)
  store <4 x float> %x120, ptr addrspace(1) %p
  %x121 = call double @llvm.exp2.f64(double %d)
  store double %x121, ptr addrspace(1) %p
  %x122 = call float @llvm.exp10.f32(float %a)
  store float %x122, ptr addrspace(1) %p
  %x123 = call <4 x float> @llvm.exp10.v4f32(<4 x float> %v)
  store <4 x float> %x123, ptr addrspace(1) %p
  %x124 = call double @llvm.exp10.f64(double %d)
  store double %x124, ptr addrspace(1) %p
  %x125 = call float @llvm.log.f32(float %a)
  store float %x125, ptr addrspace(1) %p
  %x126 = call <4 x float> @llvm.log.v4f32(<4 x float> %v)
  store <4 x float> %x126, ptr addrspace(1) %p
  %x127 = call double @llvm.log.f64(double %d)
  store double %x127, ptr addrspace(1) %p
  %x128 = call float @llvm.log2.f32(float %a)
  store float %x128, ptr addrspace(1) %p
  %x129 = call <4 x float> @llvm.log2.v4f32(<4 x float> %v)
  store <4 x float> %x129, ptr addrspace(1) %p
  %x130 = call double @llvm.log2.f64(double %d)
  store double %x130, ptr addrspace(1) %p
  %x131 = call float @llvm.log10.f32(float %a)
  store float %x131, ptr addrspace(1) %p
  %x132 = call <4 x float> @llvm.log10.v4f32(<4 x float> %v)
  store <4 x float> %x132, ptr addrspace(1) %p
  %x133 = call double @llvm.log10.f64(double %d)
  store double %x133, ptr addrspace(1) %p
  %x134 = call float @llvm.floor.f32(float %a)
  store float %x134, ptr addrspace(1) %p
  %x135 = call <4 x float> @llvm.floor.v4f32(<4 x float> %v)
  store <4 x float> %x135, ptr addrspace(1) %p
  %x136 = call double @llvm.floor.f64(double %d)
  store double %x136, ptr addrspace(1) %p
  %x137 = call float @llvm.ceil.f32(float %a)
  store float %x137, ptr addrspace(1) %p
  %x138 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %v)
  store <4 x float> %x138, ptr addrspace(1) %p
  %x139 = call double @llvm.ceil.f64(double %d)
  store double %x139, ptr addrspace(1) %p
  %x140 = call float @llvm.trunc.f32(float %a)
  store float %x140, ptr addrspace(1) %p
  %x141 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %v)
  store <4 x float> %x141, ptr addrspace(1) %p
  %x142 = call double @llvm.trunc.f64(double %d)
  store double %x142, ptr addrspace(1) %p
  %x143 = call float @llvm.rint.f32(float %a)
  store float %x143, ptr addrspace(1) %p
  %x144 = call <4 x float> @llvm.rint.v4f32(<4 x float> %v)
  store <4 x float> %x144, ptr addrspace(1) %p
  %x145 = call double @llvm.rint.f64(double %d)
  store double %x145, ptr addrspace(1) %p
  %x146 = call float @llvm.nearbyint.f32(float %a)
  store float %x146, ptr addrspace(1) %p
  %x147 = call <4 x float> @llvm.nearbyint.v4f32(<4 x float> %v)
  store <4 x float> %x147, ptr addrspace(1) %p
  %x148 = call double @llvm.nearbyint.f64(double %d)
  store double %x148, ptr addrspace(1) %p
  %x149 = call float @llvm.round.f32(float %a)
  store float %x149, ptr addrspace(1) %p
  %x150 = call <4 x float> @llvm.round.v4f32(<4 x float> %v)
  store <4 x float> %x150, ptr addrspace(1) %p
  %x151 = call double @llvm.round.f64(double %d)
  store double %x151, ptr addrspace(1) %p
  %x152 = call float @llvm.roundeven.f32(float %a)
  store float %x152, ptr addrspace(1) %p
  %x153 = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %v)
  store <4 x float> %x153, ptr addrspace(1) %p
  %x154 = call double @llvm.roundeven.f64(double %d)
  store double %x154, ptr addrspace(1) %p
  %x155 = call float @llvm.canonicalize.f32(float %a)
  store float %x155, ptr addrspace(1) %p
  %x156 = call <4 x float> @llvm.canonicalize.v4f32(<4 x float> %v)
  store <4 x float> %x156, ptr addrspace(1) %p
  %x157 = call double @llvm.canonicalize.f64(double %d)
  store double %x157, ptr addrspace(1) %p
  %x158 = call float @llvm.asin.f32(float %a)
  store float %x158, ptr addrspace(1) %p
  %x159 = call <4 x float> @llvm.asin.v4f32(<4 x float> %v)
  store <4 x float> %x159, ptr addrspace(1) %p
  %x160 = call double @llvm.asin.f64(double %d)
  store double %x160, ptr addrspace(1) %p
  %x161 = call float @llvm.acos.f32(float %a)
  store float %x161, ptr addrspace(1) %p
  %x162 = call <4 x float> @llvm.acos.v4f32(<4 x float> %v)
  store <4 x float> %x162, ptr addrspace(1) %p
  %x163 = call double @llvm.acos.f64(double %d)
  store double %x163, ptr addrspace(1) %p
  %x164 = call float @llvm.atan.f32(float %a)
  store float %x164, ptr addrspace(1) %p
  %x165 = call <4 x float> @llvm.atan.v4f32(<4 x float> %v)
  store <4 x float> %x165, ptr addrspace(1) %p
  %x166 = call double @llvm.atan.f64(double %d)
  store double %x166, ptr addrspace(1) %p
  %x167 = call float @llvm.sinh.f32(float %a)
  store float %x167, ptr addrspace(1) %p
  %x168 = call <4 x float> @llvm.sinh.v4f32(<4 x float> %v)
  store <4 x float> %x168, ptr addrspace(1) %p
  %x169 = call double @llvm.sinh.f64(double %d)
  store double %x169, ptr addrspace(1) %p
  %x170 = call float @llvm.cosh.f32(float %a)
  store float %x170, ptr addrspace(1) %p
  %x171 = call <4 x float> @llvm.cosh.v4f32(<4 x float> %v)
  store <4 x float> %x171, ptr addrspace(1) %p
  %x172 = call double @llvm.cosh.f64(double %d)
  store double %x172, ptr addrspace(1) %p
  %x173 = call float @llvm.tanh.f32(float %a)
  store float %x173, ptr addrspace(1) %p
  %x174 = call <4 x float> @llvm.tanh.v4f32(<4 x float> %v)
  store <4 x float> %x174, ptr addrspace(1) %p
  %x175 = call double @llvm.tanh.f64(double %d)
  store double %x175, ptr addrspace(1) %p
  %x176 = call float @llvm.pow.f32(float %a, float %b)
  store float %x176, ptr addrspace(1) %p
  %x177 = call <4 x float> @llvm.pow.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x177, ptr addrspace(1) %p
  %x178 = call double @llvm.pow.f64(double %d, double %d)
  store double %x178, ptr addrspace(1) %p
  %x179 = call float @llvm.minnum.f32(float %a, float %b)
  store float %x179, ptr addrspace(1) %p
  %x180 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x180, ptr addrspace(1) %p
  %x181 = call double @llvm.minnum.f64(double %d, double %d)
  store double %x181, ptr addrspace(1) %p
  %x182 = call float @llvm.maxnum.f32(float %a, float %b)
  store float %x182, ptr addrspace(1) %p
  %x183 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x183, ptr addrspace(1) %p
  %x184 = call double @llvm.maxnum.f64(double %d, double %d)
  store double %x184, ptr addrspace(1) %p
  %x185 = call float @llvm.minimum.f32(float %a, float %b)
  store float %x185, ptr addrspace(1) %p
  %x186 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x186, ptr addrspace(1) %p
  %x187 = call double @llvm.minimum.f64(double %d, double %d)
  store double %x187, ptr addrspace(1) %p
  %x188 = call float @llvm.maximum.f32(float %a, float %b)
  store float %x188, ptr addrspace(1) %p
  %x189 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x189, ptr addrspace(1) %p
  %x190 = call double @llvm.maximum.f64(double %d, double %d)
  store double %x190, ptr addrspace(1) %p
  %x191 = call float @llvm.minimumnum.f32(float %a, float %b)
  store float %x191, ptr addrspace(1) %p
  %x192 = call <4 x float> @llvm.minimumnum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x192, ptr addrspace(1) %p
  %x193 = call double @llvm.minimumnum.f64(double %d, double %d)
  store double %x193, ptr addrspace(1) %p
  %x194 = call float @llvm.maximumnum.f32(float %a, float %b)
  store float %x194, ptr addrspace(1) %p
  %x195 = call <4 x float> @llvm.maximumnum.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x195, ptr addrspace(1) %p
  %x196 = call double @llvm.maximumnum.f64(double %d, double %d)
  store double %x196, ptr addrspace(1) %p
  %x197 = call float @llvm.copysign.f32(float %a, float %b)
  store float %x197, ptr addrspace(1) %p
  %x198 = call <4 x float> @llvm.copysign.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x198, ptr addrspace(1) %p
  %x199 = call double @llvm.copysign.f64(double %d, double %d)
  store double %x199, ptr addrspace(1) %p
  %x200 = call float @llvm.atan2.f32(float %a, float %b)
  store float %x200, ptr addrspace(1) %p
  %x201 = call <4 x float> @llvm.atan2.v4f32(<4 x float> %v, <4 x float> %v)
  store <4 x float> %x201, ptr addrspace(1) %p
  %x202 = call double @llvm.atan2.f64(double %d, double %d)
  store double %x202, ptr addrspace(1) %p
  %x203 = call float @llvm.fma.f32(float %a, float %b, float %c)
  store float %x203, ptr addrspace(1) %p
  %x204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %v, <4 x float> %v, <4 x float> %v)
  store <4 x float> %x204, ptr addrspace(1) %p
  %x205 = call double @llvm.fma.f64(double %d, double %d, double %d)
  store double %x205, ptr addrspace(1) %p
  %x206 = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %x206, ptr addrspace(1) %p
  %x207 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %v, <4 x float> %v, <4 x float> %v)
  store <4 x float> %x207, ptr addrspace(1) %p
  %x208 = call double @llvm.fmuladd.f64(double %d, double %d, double %d)
  store double %x208, ptr addrspace(1) %p
  %x209 = call float @llvm.powi.f32.i32(float %a, i32 %n)
  store float %x209, ptr addrspace(1) %p
  %x210 = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  store float %x210, ptr addrspace(1) %p
  %x211 = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  store i1 %x211, ptr addrspace(1) %p
  %x212 = call <4 x i1> @llvm.is.fpclass.v4f32(<4 x float> %v, i32 516)
  store <4 x i1> %x212, ptr addrspace(1) %p
  %x213 = call i32 @llvm.lround.i32.f32(float %a)
  store i32 %x213, ptr addrspace(1) %p
  %x214 = call i64 @llvm.llrint.i64.f64(double %d)
  store i64 %x214, ptr addrspace(1) %p
  %x215 = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  store i32 %x215, ptr addrspace(1) %p
  %x216 = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  store i8 %x216, ptr addrspace(1) %p
  %x217 = call float @llvm.vector.reduce.fadd.v4f32(float %a, <4 x float> %v)
  store float %x217, ptr addrspace(1) %p
  %x218 = call float @llvm.vector.reduce.fmul.v4f32(float %a, <4 x float> %v)
  store float %x218, ptr addrspace(1) %p
  %x219 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  store float %x219, ptr addrspace(1) %p
  %x220 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %v)
  store float %x220, ptr addrspace(1) %p
  %x221 = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  %y221 = extractvalue { float, i32 } %x221, 0
  %z221 = extractvalue { float, i32 } %x221, 1
  store float %y221, ptr addrspace(1) %p
  %x222 = call { float, float } @llvm.modf.f32(float %a)
  %y222 = extractvalue { float, float } %x222, 0
  %z222 = extractvalue { float, float } %x222, 1
  store float %y222, ptr addrspace(1) %p
  %x223 = call { float, float } @llvm.sincos.f32(float %a)
  %y223 = extractvalue { float, float } %x223, 0
  %z223 = extractvalue { float, float } %x223, 1
  store float %y223, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @memory(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %n, i1 %c, i32 %x, <4 x ptr addrspace(1)> %ps, <4 x i1> %m) {
  %s = alloca [16 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr %s)
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr %s, ptr addrspace(1) %p, i64 16, i1 true)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %p, i64 24, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 7, i64 %n, i1 false)
  call void @llvm.memset.p0.i32(ptr %s, i8 0, i32 16, i1 false)
  call void @llvm.assume(i1 %c)
  %x231 = call i32 @llvm.expect.i32(i32 %x, i32 3)
  store i32 %x231, ptr addrspace(1) %p
  %x232 = call i1 @llvm.expect.with.probability.i1(i1 %c, i1 true, double 0.9)
  store i1 %x232, ptr addrspace(1) %p
  %x233 = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> %ps, <4 x i1> %m, <4 x i32> zeroinitializer)
  store <4 x i32> %x233, ptr addrspace(1) %p
  call void @llvm.masked.scatter.v4i32.v4p1(<4 x i32> zeroinitializer, <4 x ptr addrspace(1)> %ps, <4 x i1> %m)
  %x235 = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) %p, <4 x i1> %m, <4 x i32> poison)
  store <4 x i32> %x235, ptr addrspace(1) %p
  call void @llvm.masked.store.v4i32.p1(<4 x i32> zeroinitializer, ptr addrspace(1) %p, <4 x i1> %m)
  %x237 = call ptr @llvm.stacksave.p0()
  store ptr %x237, ptr addrspace(1) %p
  %x238 = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %p, i64 -16)
  store ptr addrspace(1) %x238, ptr addrspace(1) %p
  %x239 = call i64 @llvm.objectsize.i64.p1(ptr addrspace(1) %p, i1 false, i1 true, i1 false)
  store i64 %x239, ptr addrspace(1) %p
  %x240 = call i1 @llvm.is.constant.i32(i32 %x)
  store i1 %x240, ptr addrspace(1) %p
  %x241 = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %p)
  store ptr addrspace(1) %x241, ptr addrspace(1) %p
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)
  call void @llvm.lifetime.end.p0(ptr %s)
  call void @llvm.trap()
  unreachable
}

declare <4 x float> @llvm.acos.v4f32(<4 x float>)
declare <4 x float> @llvm.asin.v4f32(<4 x float>)
declare <4 x float> @llvm.atan.v4f32(<4 x float>)
declare <4 x float> @llvm.atan2.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.canonicalize.v4f32(<4 x float>)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.cos.v4f32(<4 x float>)
declare <4 x float> @llvm.cosh.v4f32(<4 x float>)
declare <4 x float> @llvm.exp.v4f32(<4 x float>)
declare <4 x float> @llvm.exp10.v4f32(<4 x float>)
declare <4 x float> @llvm.exp2.v4f32(<4 x float>)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.log.v4f32(<4 x float>)
declare <4 x float> @llvm.log10.v4f32(<4 x float>)
declare <4 x float> @llvm.log2.v4f32(<4 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minimum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.nearbyint.v4f32(<4 x float>)
declare <4 x float> @llvm.pow.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.rint.v4f32(<4 x float>)
declare <4 x float> @llvm.round.v4f32(<4 x float>)
declare <4 x float> @llvm.roundeven.v4f32(<4 x float>)
declare <4 x float> @llvm.sin.v4f32(<4 x float>)
declare <4 x float> @llvm.sinh.v4f32(<4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <4 x float> @llvm.tan.v4f32(<4 x float>)
declare <4 x float> @llvm.tanh.v4f32(<4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x i16> @llvm.abs.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.bitreverse.v4i16(<4 x i16>)
declare <4 x i16> @llvm.bswap.v4i16(<4 x i16>)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.ctpop.v4i16(<4 x i16>)
declare <4 x i16> @llvm.cttz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.fshr.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.smax.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.smin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.sshl.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.umax.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.umin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.ushl.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.usub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i1> @llvm.is.fpclass.v4f32(<4 x float>, i32)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1), <4 x i1>, <4 x i32>)
declare double @llvm.acos.f64(double)
declare double @llvm.asin.f64(double)
declare double @llvm.atan.f64(double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.cos.f64(double)
declare double @llvm.cosh.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.exp2.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.log.f64(double)
declare double @llvm.log10.f64(double)
declare double @llvm.log2.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sinh.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.tanh.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.acos.f32(float)
declare float @llvm.asin.f32(float)
declare float @llvm.atan.f32(float)
declare float @llvm.atan2.f32(float, float)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.cos.f32(float)
declare float @llvm.cosh.f32(float)
declare float @llvm.exp.f32(float)
declare float @llvm.exp10.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.log.f32(float)
declare float @llvm.log10.f32(float)
declare float @llvm.log2.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.sinh.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.tan.f32(float)
declare float @llvm.tanh.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare i1 @llvm.expect.with.probability.i1(i1, i1, double)
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i16 @llvm.vector.reduce.add.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.and.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.mul.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.or.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.smax.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.smin.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.umax.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.umin.v4i16(<4 x i16>)
declare i16 @llvm.vector.reduce.xor.v4i16(<4 x i16>)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.lround.i32.f32(float)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.scmp.i32.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.objectsize.i64.p1(ptr addrspace(1), i1, i1, i1)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare ptr @llvm.stacksave.p0()
declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1), i64)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.masked.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, <4 x i1>)
declare void @llvm.masked.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare void @llvm.trap()
declare { <4 x i16>, <4 x i1> } @llvm.sadd.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i1> } @llvm.smul.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i1> } @llvm.ssub.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i1> } @llvm.uadd.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i1> } @llvm.umul.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { <4 x i16>, <4 x i1> } @llvm.usub.with.overflow.v4i16(<4 x i16>, <4 x i16>)
declare { float, float } @llvm.modf.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare { float, i32 } @llvm.frexp.f32.i32(float)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
