; Vector predication: operations with a mask and a number of lanes. Lanes that take no part are poison, so the
; kernels store only the others.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Integers: every lane that takes part is stored, and no other.
define spir_kernel void @integers(ptr addrspace(1) %in, i32 %bits, i32 %lanes, ptr addrspace(1) %out) {
  %bits.first = insertelement <4 x i32> poison, i32 %bits, i32 0
  %bits.all = shufflevector <4 x i32> %bits.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %bits.one = and <4 x i32> %bits.all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %bits.one, zeroinitializer
  %a.at = getelementptr <4 x i32>, ptr addrspace(1) %in, i64 0
  %a = load <4 x i32>, ptr addrspace(1) %a.at, align 16
  %b.at = getelementptr <4 x i32>, ptr addrspace(1) %in, i64 1
  %b = load <4 x i32>, ptr addrspace(1) %b.at, align 16
  %c.at = getelementptr <4 x i32>, ptr addrspace(1) %in, i64 2
  %c = load <4 x i32>, ptr addrspace(1) %c.at, align 16
  %add = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.0 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 0
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %add, ptr addrspace(1) align 4 %to.0, <4 x i1> %mask, i32 %lanes)
  %sub = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.1 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 1
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %sub, ptr addrspace(1) align 4 %to.1, <4 x i1> %mask, i32 %lanes)
  %mul = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.2 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 2
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %mul, ptr addrspace(1) align 4 %to.2, <4 x i1> %mask, i32 %lanes)
  %and = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.3 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 3
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %and, ptr addrspace(1) align 4 %to.3, <4 x i1> %mask, i32 %lanes)
  %or = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.4 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 4
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %or, ptr addrspace(1) align 4 %to.4, <4 x i1> %mask, i32 %lanes)
  %xor = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.5 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 5
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %xor, ptr addrspace(1) align 4 %to.5, <4 x i1> %mask, i32 %lanes)
  %udiv = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.6 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 6
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %udiv, ptr addrspace(1) align 4 %to.6, <4 x i1> %mask, i32 %lanes)
  %sdiv = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.7 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 7
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %sdiv, ptr addrspace(1) align 4 %to.7, <4 x i1> %mask, i32 %lanes)
  %urem = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.8 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 8
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %urem, ptr addrspace(1) align 4 %to.8, <4 x i1> %mask, i32 %lanes)
  %srem = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.9 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 9
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %srem, ptr addrspace(1) align 4 %to.9, <4 x i1> %mask, i32 %lanes)
  %smax = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.10 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 10
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %smax, ptr addrspace(1) align 4 %to.10, <4 x i1> %mask, i32 %lanes)
  %smin = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.11 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 11
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %smin, ptr addrspace(1) align 4 %to.11, <4 x i1> %mask, i32 %lanes)
  %umax = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.12 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 12
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %umax, ptr addrspace(1) align 4 %to.12, <4 x i1> %mask, i32 %lanes)
  %umin = call <4 x i32> @llvm.vp.umin.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.13 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 13
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %umin, ptr addrspace(1) align 4 %to.13, <4 x i1> %mask, i32 %lanes)
  %sadd.sat = call <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.14 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 14
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %sadd.sat, ptr addrspace(1) align 4 %to.14, <4 x i1> %mask, i32 %lanes)
  %uadd.sat = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.15 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 15
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %uadd.sat, ptr addrspace(1) align 4 %to.15, <4 x i1> %mask, i32 %lanes)
  %ssub.sat = call <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.16 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 16
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %ssub.sat, ptr addrspace(1) align 4 %to.16, <4 x i1> %mask, i32 %lanes)
  %usub.sat = call <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %lanes)
  %to.17 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 17
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %usub.sat, ptr addrspace(1) align 4 %to.17, <4 x i1> %mask, i32 %lanes)
  %shl = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %a, <4 x i32> %c, <4 x i1> %mask, i32 %lanes)
  %to.18 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 18
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %shl, ptr addrspace(1) align 4 %to.18, <4 x i1> %mask, i32 %lanes)
  %lshr = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %a, <4 x i32> %c, <4 x i1> %mask, i32 %lanes)
  %to.19 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 19
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %lshr, ptr addrspace(1) align 4 %to.19, <4 x i1> %mask, i32 %lanes)
  %ashr = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %a, <4 x i32> %c, <4 x i1> %mask, i32 %lanes)
  %to.20 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 20
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %ashr, ptr addrspace(1) align 4 %to.20, <4 x i1> %mask, i32 %lanes)
  %bswap = call <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %to.21 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 21
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %bswap, ptr addrspace(1) align 4 %to.21, <4 x i1> %mask, i32 %lanes)
  %ctpop = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %to.22 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 22
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %ctpop, ptr addrspace(1) align 4 %to.22, <4 x i1> %mask, i32 %lanes)
  %abs = call <4 x i32> @llvm.vp.abs.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %lanes)
  %to.23 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 23
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %abs, ptr addrspace(1) align 4 %to.23, <4 x i1> %mask, i32 %lanes)
  %ctlz = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %lanes)
  %to.24 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 24
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %ctlz, ptr addrspace(1) align 4 %to.24, <4 x i1> %mask, i32 %lanes)
  %cttz = call <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %lanes)
  %to.25 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 25
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %cttz, ptr addrspace(1) align 4 %to.25, <4 x i1> %mask, i32 %lanes)
  %fshl = call <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %lanes)
  %to.26 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 26
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %fshl, ptr addrspace(1) align 4 %to.26, <4 x i1> %mask, i32 %lanes)
  %fshr = call <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %mask, i32 %lanes)
  %to.27 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 27
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %fshr, ptr addrspace(1) align 4 %to.27, <4 x i1> %mask, i32 %lanes)
  %narrow = call <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %signed = call <4 x i32> @llvm.vp.sext.v4i32.v4i8(<4 x i8> %narrow, <4 x i1> %mask, i32 %lanes)
  %to.28 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 28
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %signed, ptr addrspace(1) align 4 %to.28, <4 x i1> %mask, i32 %lanes)
  %unsigned = call <4 x i32> @llvm.vp.zext.v4i32.v4i8(<4 x i8> %narrow, <4 x i1> %mask, i32 %lanes)
  %to.29 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 29
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %unsigned, ptr addrspace(1) align 4 %to.29, <4 x i1> %mask, i32 %lanes)
  %is.slt = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"slt", <4 x i1> %mask, i32 %lanes)
  %was.slt = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %is.slt, <4 x i32> %c, <4 x i32> splat (i32 7), i32 %lanes)
  %to.30 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 30
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %was.slt, ptr addrspace(1) align 4 %to.30, <4 x i1> %mask, i32 %lanes)
  %is.uge = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"uge", <4 x i1> %mask, i32 %lanes)
  %was.uge = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %is.uge, <4 x i32> %c, <4 x i32> splat (i32 7), i32 %lanes)
  %to.31 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 31
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %was.uge, ptr addrspace(1) align 4 %to.31, <4 x i1> %mask, i32 %lanes)
  %is.eq = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"eq", <4 x i1> %mask, i32 %lanes)
  %was.eq = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %is.eq, <4 x i32> %c, <4 x i32> splat (i32 7), i32 %lanes)
  %to.32 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 32
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %was.eq, ptr addrspace(1) align 4 %to.32, <4 x i1> %mask, i32 %lanes)
  %merged = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %a, <4 x i32> %c, i32 %lanes)
  %all.at = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 33
  store <4 x i32> %merged, ptr addrspace(1) %all.at, align 16
  ret void
}

; Floating-point numbers, and what becomes of them.
define spir_kernel void @floats(ptr addrspace(1) %in, i32 %bits, i32 %lanes, ptr addrspace(1) %out) {
  %bits.first = insertelement <4 x i32> poison, i32 %bits, i32 0
  %bits.all = shufflevector <4 x i32> %bits.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %bits.one = and <4 x i32> %bits.all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %bits.one, zeroinitializer
  %a.at = getelementptr <4 x float>, ptr addrspace(1) %in, i64 0
  %a = load <4 x float>, ptr addrspace(1) %a.at, align 16
  %b.at = getelementptr <4 x float>, ptr addrspace(1) %in, i64 1
  %b = load <4 x float>, ptr addrspace(1) %b.at, align 16
  %c.at = getelementptr <4 x float>, ptr addrspace(1) %in, i64 2
  %c = load <4 x float>, ptr addrspace(1) %c.at, align 16
  %fadd = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.0 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 0
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fadd, ptr addrspace(1) align 4 %to.0, <4 x i1> %mask, i32 %lanes)
  %fsub = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 1
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fsub, ptr addrspace(1) align 4 %to.1, <4 x i1> %mask, i32 %lanes)
  %fmul = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.2 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 2
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fmul, ptr addrspace(1) align 4 %to.2, <4 x i1> %mask, i32 %lanes)
  %fdiv = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.3 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 3
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fdiv, ptr addrspace(1) align 4 %to.3, <4 x i1> %mask, i32 %lanes)
  %frem = call <4 x float> @llvm.vp.frem.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.4 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 4
  call void @llvm.vp.store.v4f32.p1(<4 x float> %frem, ptr addrspace(1) align 4 %to.4, <4 x i1> %mask, i32 %lanes)
  %minnum = call <4 x float> @llvm.vp.minnum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.5 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 5
  call void @llvm.vp.store.v4f32.p1(<4 x float> %minnum, ptr addrspace(1) align 4 %to.5, <4 x i1> %mask, i32 %lanes)
  %maxnum = call <4 x float> @llvm.vp.maxnum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.6 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 6
  call void @llvm.vp.store.v4f32.p1(<4 x float> %maxnum, ptr addrspace(1) align 4 %to.6, <4 x i1> %mask, i32 %lanes)
  %minimum = call <4 x float> @llvm.vp.minimum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.7 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 7
  call void @llvm.vp.store.v4f32.p1(<4 x float> %minimum, ptr addrspace(1) align 4 %to.7, <4 x i1> %mask, i32 %lanes)
  %maximum = call <4 x float> @llvm.vp.maximum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.8 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 8
  call void @llvm.vp.store.v4f32.p1(<4 x float> %maximum, ptr addrspace(1) align 4 %to.8, <4 x i1> %mask, i32 %lanes)
  %copysign = call <4 x float> @llvm.vp.copysign.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %lanes)
  %to.9 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 9
  call void @llvm.vp.store.v4f32.p1(<4 x float> %copysign, ptr addrspace(1) align 4 %to.9, <4 x i1> %mask, i32 %lanes)
  %fneg = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.10 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 10
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fneg, ptr addrspace(1) align 4 %to.10, <4 x i1> %mask, i32 %lanes)
  %fabs = call <4 x float> @llvm.vp.fabs.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.11 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 11
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fabs, ptr addrspace(1) align 4 %to.11, <4 x i1> %mask, i32 %lanes)
  %ceil = call <4 x float> @llvm.vp.ceil.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.12 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 12
  call void @llvm.vp.store.v4f32.p1(<4 x float> %ceil, ptr addrspace(1) align 4 %to.12, <4 x i1> %mask, i32 %lanes)
  %floor = call <4 x float> @llvm.vp.floor.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.13 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 13
  call void @llvm.vp.store.v4f32.p1(<4 x float> %floor, ptr addrspace(1) align 4 %to.13, <4 x i1> %mask, i32 %lanes)
  %rint = call <4 x float> @llvm.vp.rint.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.14 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 14
  call void @llvm.vp.store.v4f32.p1(<4 x float> %rint, ptr addrspace(1) align 4 %to.14, <4 x i1> %mask, i32 %lanes)
  %nearbyint = call <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.15 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 15
  call void @llvm.vp.store.v4f32.p1(<4 x float> %nearbyint, ptr addrspace(1) align 4 %to.15, <4 x i1> %mask, i32 %lanes)
  %round = call <4 x float> @llvm.vp.round.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.16 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 16
  call void @llvm.vp.store.v4f32.p1(<4 x float> %round, ptr addrspace(1) align 4 %to.16, <4 x i1> %mask, i32 %lanes)
  %roundeven = call <4 x float> @llvm.vp.roundeven.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.17 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 17
  call void @llvm.vp.store.v4f32.p1(<4 x float> %roundeven, ptr addrspace(1) align 4 %to.17, <4 x i1> %mask, i32 %lanes)
  %roundtozero = call <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.18 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 18
  call void @llvm.vp.store.v4f32.p1(<4 x float> %roundtozero, ptr addrspace(1) align 4 %to.18, <4 x i1> %mask, i32 %lanes)
  %sqrt = call <4 x float> @llvm.vp.sqrt.v4f32(<4 x float> %c, <4 x i1> %mask, i32 %lanes)
  %to.19 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 19
  call void @llvm.vp.store.v4f32.p1(<4 x float> %sqrt, ptr addrspace(1) align 4 %to.19, <4 x i1> %mask, i32 %lanes)
  %fma = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %lanes)
  %to.20 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 20
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fma, ptr addrspace(1) align 4 %to.20, <4 x i1> %mask, i32 %lanes)
  %fmuladd = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x i1> %mask, i32 %lanes)
  %to.21 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 21
  call void @llvm.vp.store.v4f32.p1(<4 x float> %fmuladd, ptr addrspace(1) align 4 %to.21, <4 x i1> %mask, i32 %lanes)
  %fptosi = call <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.22 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 22
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %fptosi, ptr addrspace(1) align 4 %to.22, <4 x i1> %mask, i32 %lanes)
  %lrint = call <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.23 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 23
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %lrint, ptr addrspace(1) align 4 %to.23, <4 x i1> %mask, i32 %lanes)
  %llrint = call <4 x i32> @llvm.vp.llrint.v4i32.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %to.24 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 24
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %llrint, ptr addrspace(1) align 4 %to.24, <4 x i1> %mask, i32 %lanes)
  %fptoui = call <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float> %c, <4 x i1> %mask, i32 %lanes)
  %to.25 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 25
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %fptoui, ptr addrspace(1) align 4 %to.25, <4 x i1> %mask, i32 %lanes)
  %sitofp = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %fptoui, <4 x i1> %mask, i32 %lanes)
  %to.26 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 26
  call void @llvm.vp.store.v4f32.p1(<4 x float> %sitofp, ptr addrspace(1) align 4 %to.26, <4 x i1> %mask, i32 %lanes)
  %uitofp = call <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32> %fptoui, <4 x i1> %mask, i32 %lanes)
  %to.27 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 27
  call void @llvm.vp.store.v4f32.p1(<4 x float> %uitofp, ptr addrspace(1) align 4 %to.27, <4 x i1> %mask, i32 %lanes)
  %half = call <4 x half> @llvm.vp.fptrunc.v4f16.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %lanes)
  %whole = call <4 x float> @llvm.vp.fpext.v4f32.v4f16(<4 x half> %half, <4 x i1> %mask, i32 %lanes)
  %to.28 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 28
  call void @llvm.vp.store.v4f32.p1(<4 x float> %whole, ptr addrspace(1) align 4 %to.28, <4 x i1> %mask, i32 %lanes)
  %negative = call <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float> %a, i32 60, <4 x i1> %mask, i32 %lanes)
  %less = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %a, <4 x float> %b, metadata !"olt", <4 x i1> %mask, i32 %lanes)
  %was.negative = call <4 x float> @llvm.vp.select.v4f32(<4 x i1> %negative, <4 x float> %c, <4 x float> splat (float 7.0), i32 %lanes)
  %to.29 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 29
  call void @llvm.vp.store.v4f32.p1(<4 x float> %was.negative, ptr addrspace(1) align 4 %to.29, <4 x i1> %mask, i32 %lanes)
  %was.less = call <4 x float> @llvm.vp.select.v4f32(<4 x i1> %less, <4 x float> %c, <4 x float> splat (float 7.0), i32 %lanes)
  %to.30 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 30
  call void @llvm.vp.store.v4f32.p1(<4 x float> %was.less, ptr addrspace(1) align 4 %to.30, <4 x i1> %mask, i32 %lanes)
  ret void
}

; Reductions, which begin with a number; memory by lanes.
define spir_kernel void @reductions(ptr addrspace(1) %in, ptr addrspace(1) %numbers, i32 %bits, i32 %lanes, ptr addrspace(1) %out, ptr addrspace(1) %results) {
  %bits.first = insertelement <4 x i32> poison, i32 %bits, i32 0
  %bits.all = shufflevector <4 x i32> %bits.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %bits.one = and <4 x i32> %bits.all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %bits.one, zeroinitializer
  %a = call <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1) align 4 %in, <4 x i1> %mask, i32 %lanes)
  %f = call <4 x float> @llvm.vp.load.v4f32.p1(ptr addrspace(1) align 4 %numbers, <4 x i1> %mask, i32 %lanes)
  %add = call i32 @llvm.vp.reduce.add.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %add, ptr addrspace(1) %at.0, align 4
  %mul = call i32 @llvm.vp.reduce.mul.v4i32(i32 1, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %mul, ptr addrspace(1) %at.1, align 4
  %and = call i32 @llvm.vp.reduce.and.v4i32(i32 -1, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %and, ptr addrspace(1) %at.2, align 4
  %or = call i32 @llvm.vp.reduce.or.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %or, ptr addrspace(1) %at.3, align 4
  %xor = call i32 @llvm.vp.reduce.xor.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %xor, ptr addrspace(1) %at.4, align 4
  %smax = call i32 @llvm.vp.reduce.smax.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %smax, ptr addrspace(1) %at.5, align 4
  %smin = call i32 @llvm.vp.reduce.smin.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.6 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %smin, ptr addrspace(1) %at.6, align 4
  %umax = call i32 @llvm.vp.reduce.umax.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.7 = getelementptr i32, ptr addrspace(1) %out, i64 7
  store i32 %umax, ptr addrspace(1) %at.7, align 4
  %umin = call i32 @llvm.vp.reduce.umin.v4i32(i32 5, <4 x i32> %a, <4 x i1> %mask, i32 %lanes)
  %at.8 = getelementptr i32, ptr addrspace(1) %out, i64 8
  store i32 %umin, ptr addrspace(1) %at.8, align 4
  %fadd = call float @llvm.vp.reduce.fadd.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.0 = getelementptr float, ptr addrspace(1) %results, i64 0
  store float %fadd, ptr addrspace(1) %result.0, align 4
  %fmul = call float @llvm.vp.reduce.fmul.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.1 = getelementptr float, ptr addrspace(1) %results, i64 1
  store float %fmul, ptr addrspace(1) %result.1, align 4
  %fmax = call float @llvm.vp.reduce.fmax.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.2 = getelementptr float, ptr addrspace(1) %results, i64 2
  store float %fmax, ptr addrspace(1) %result.2, align 4
  %fmin = call float @llvm.vp.reduce.fmin.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.3 = getelementptr float, ptr addrspace(1) %results, i64 3
  store float %fmin, ptr addrspace(1) %result.3, align 4
  %fmaximum = call float @llvm.vp.reduce.fmaximum.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.4 = getelementptr float, ptr addrspace(1) %results, i64 4
  store float %fmaximum, ptr addrspace(1) %result.4, align 4
  %fminimum = call float @llvm.vp.reduce.fminimum.v4f32(float 1.0, <4 x float> %f, <4 x i1> %mask, i32 %lanes)
  %result.5 = getelementptr float, ptr addrspace(1) %results, i64 5
  store float %fminimum, ptr addrspace(1) %result.5, align 4
  ret void
}

; A pointer for each lane.
define spir_kernel void @pointers(ptr addrspace(1) %in, i32 %bits, i32 %lanes, ptr addrspace(1) %out) {
  %bits.first = insertelement <4 x i32> poison, i32 %bits, i32 0
  %bits.all = shufflevector <4 x i32> %bits.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %bits.one = and <4 x i32> %bits.all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %bits.one, zeroinitializer
  %from = getelementptr i32, ptr addrspace(1) %in, <4 x i64> <i64 3, i64 1, i64 0, i64 2>
  %to = getelementptr i32, ptr addrspace(1) %out, <4 x i64> <i64 1, i64 2, i64 3, i64 0>
  %a = call <4 x i32> @llvm.vp.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %from, <4 x i1> %mask, i32 %lanes)
  call void @llvm.vp.scatter.v4i32.v4p1(<4 x i32> %a, <4 x ptr addrspace(1)> align 4 %to, <4 x i1> %mask, i32 %lanes)
  ret void
}

; Lengths and widths that SPIR-V lacks.
define spir_kernel void @odd(ptr addrspace(1) %in, i32 %lanes, ptr addrspace(1) %out) {
  %a = load <5 x i32>, ptr addrspace(1) %in, align 4
  %b = call <5 x i32> @llvm.vp.add.v5i32(<5 x i32> %a, <5 x i32> %a, <5 x i1> splat (i1 true), i32 5)
  %c = call <5 x i32> @llvm.vp.sdiv.v5i32(<5 x i32> %b, <5 x i32> <i32 2, i32 3, i32 4, i32 5, i32 0>, <5 x i1> <i1 true, i1 true, i1 true, i1 true, i1 false>, i32 %lanes)
  %d = call <5 x i32> @llvm.vp.merge.v5i32(<5 x i1> splat (i1 true), <5 x i32> %c, <5 x i32> %a, i32 %lanes)
  call void @llvm.vp.store.v5i32.p1(<5 x i32> %d, ptr addrspace(1) align 4 %out, <5 x i1> splat (i1 true), i32 5)
  %e = call <5 x i9> @llvm.vp.trunc.v5i9.v5i32(<5 x i32> %a, <5 x i1> splat (i1 true), i32 5)
  %f = call <5 x i9> @llvm.vp.mul.v5i9(<5 x i9> %e, <5 x i9> %e, <5 x i1> splat (i1 true), i32 5)
  %g = call i9 @llvm.vp.reduce.smax.v5i9(i9 -256, <5 x i9> %f, <5 x i1> splat (i1 true), i32 %lanes)
  %h = sext i9 %g to i32
  %last = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %h, ptr addrspace(1) %last, align 4
  ret void
}

declare <5 x i32> @llvm.vp.add.v5i32(<5 x i32>, <5 x i32>, <5 x i1>, i32)
declare <5 x i32> @llvm.vp.sdiv.v5i32(<5 x i32>, <5 x i32>, <5 x i1>, i32)
declare <5 x i32> @llvm.vp.merge.v5i32(<5 x i1>, <5 x i32>, <5 x i32>, i32)
declare void @llvm.vp.store.v5i32.p1(<5 x i32>, ptr addrspace(1), <5 x i1>, i32)
declare <5 x i9> @llvm.vp.trunc.v5i9.v5i32(<5 x i32>, <5 x i1>, i32)
declare <5 x i9> @llvm.vp.mul.v5i9(<5 x i9>, <5 x i9>, <5 x i1>, i32)
declare i9 @llvm.vp.reduce.smax.v5i9(i9, <5 x i9>, <5 x i1>, i32)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sub.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.mul.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.and.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.or.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.xor.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.urem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.srem.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.smin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.umin.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ssub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.usub.sat.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.shl.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.abs.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.cttz.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i8> @llvm.vp.trunc.v4i8.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.sext.v4i32.v4i8(<4 x i8>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.zext.v4i32.v4i8(<4 x i8>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.select.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x float> @llvm.vp.fadd.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare void @llvm.vp.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>, i32)
declare <4 x float> @llvm.vp.fsub.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fmul.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fdiv.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.frem.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.minnum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.maxnum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.minimum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.maximum.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.copysign.v4f32(<4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fneg.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fabs.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.ceil.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.floor.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.rint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.nearbyint.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.round.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.roundeven.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.roundtozero.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.sqrt.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fma.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fptosi.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.lrint.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.llrint.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.fptoui.v4i32.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.uitofp.v4f32.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x half> @llvm.vp.fptrunc.v4f16.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.fpext.v4f32.v4f16(<4 x half>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.is.fpclass.v4f32(<4 x float>, i32, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
declare <4 x float> @llvm.vp.select.v4f32(<4 x i1>, <4 x float>, <4 x float>, i32)
declare <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1), <4 x i1>, i32)
declare <4 x float> @llvm.vp.load.v4f32.p1(ptr addrspace(1), <4 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.mul.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.or.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.xor.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.umin.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fmaximum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fminimum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, i32)
declare void @llvm.vp.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, <4 x i1>, i32)

; Bits the other way round, in lanes that a mask and a number choose.
define spir_kernel void @reversed_bits(ptr addrspace(1) %p, <4 x i32> %v, i32 %lanes) {
  %mask = icmp ne <4 x i32> %v, splat (i32 2)
  %r = call <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32> %v, <4 x i1> %mask, i32 %lanes)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %r, ptr addrspace(1) align 4 %p, <4 x i1> %mask, i32 %lanes)
  ret void
}

declare <4 x i32> @llvm.vp.bitreverse.v4i32(<4 x i32>, <4 x i1>, i32)

; Elements that change places, lanes that are not next to each other in memory.
define spir_kernel void @moved(ptr addrspace(1) %in, i32 %bits, i32 %lanes, i32 %others, ptr addrspace(1) %out) {
  %bits.vector = insertelement <4 x i32> poison, i32 %bits, i64 0
  %bits.all = shufflevector <4 x i32> %bits.vector, <4 x i32> poison, <4 x i32> zeroinitializer
  %bits.one = and <4 x i32> %bits.all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %bits.one, zeroinitializer
  %in.4 = getelementptr i32, ptr addrspace(1) %in, i64 4
  %in.7 = getelementptr i32, ptr addrspace(1) %in, i64 7
  %a = load <4 x i32>, ptr addrspace(1) %in, align 4
  %b = load <4 x i32>, ptr addrspace(1) %in.4, align 4
  %reversed = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> splat (i1 true), i32 %lanes)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %reversed, ptr addrspace(1) align 4 %out, <4 x i1> splat (i1 true), i32 %lanes)
  %out.4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %spliced = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1, <4 x i1> splat (i1 true), i32 %lanes, i32 %others)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %spliced, ptr addrspace(1) align 4 %out.4, <4 x i1> splat (i1 true), i32 %others)
  %out.8 = getelementptr i32, ptr addrspace(1) %out, i64 8
  %trailing = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -2, <4 x i1> splat (i1 true), i32 %lanes, i32 %others)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %trailing, ptr addrspace(1) align 4 %out.8, <4 x i1> splat (i1 true), i32 %others)
  %out.12 = getelementptr i32, ptr addrspace(1) %out, i64 12
  %second = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i64(ptr addrspace(1) align 4 %in, i64 8, <4 x i1> %mask, i32 %lanes)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %second, ptr addrspace(1) align 4 %out.12, <4 x i1> %mask, i32 %lanes)
  %out.16 = getelementptr i32, ptr addrspace(1) %out, i64 16
  call void @llvm.experimental.vp.strided.store.v4i32.p1.i32(<4 x i32> %a, ptr addrspace(1) align 4 %out.16, i32 12, <4 x i1> %mask, i32 %lanes)
  %out.28 = getelementptr i32, ptr addrspace(1) %out, i64 28
  %backwards = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i32(ptr addrspace(1) align 4 %in.7, i32 -4, <4 x i1> splat (i1 true), i32 4)
  store <4 x i32> %backwards, ptr addrspace(1) %out.28, align 4
  %out.32 = getelementptr i32, ptr addrspace(1) %out, i64 32
  %splat = call <4 x i32> @llvm.experimental.vp.splat.v4i32(i32 %bits, <4 x i1> %mask, i32 %lanes)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %splat, ptr addrspace(1) align 4 %out.32, <4 x i1> %mask, i32 %lanes)
  %out.36 = getelementptr i32, ptr addrspace(1) %out, i64 36
  %first = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %lanes)
  store i32 %first, ptr addrspace(1) %out.36, align 4
  %out.37 = getelementptr i32, ptr addrspace(1) %out, i64 37
  %small = icmp slt <4 x i32> %a, splat (i32 5)
  %first.small = call i64 @llvm.vp.cttz.elts.i64.v4i1(<4 x i1> %small, i1 true, <4 x i1> splat (i1 true), i32 %lanes)
  %first.narrow = trunc i64 %first.small to i32
  store i32 %first.narrow, ptr addrspace(1) %out.37, align 4
  ret void
}

; The same of lengths and widths that SPIR-V lacks, and of pointers.
define spir_kernel void @moved_odd(ptr addrspace(1) %in, i32 %lanes, ptr addrspace(1) %out) {
  %a = load <5 x i32>, ptr addrspace(1) %in, align 4
  %reversed = call <5 x i32> @llvm.experimental.vp.reverse.v5i32(<5 x i32> %a, <5 x i1> splat (i1 true), i32 %lanes)
  call void @llvm.vp.store.v5i32.p1(<5 x i32> %reversed, ptr addrspace(1) align 4 %out, <5 x i1> splat (i1 true), i32 %lanes)
  %out.5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  %wide = sext <5 x i32> %a to <5 x i128>
  %wide.spliced = call <5 x i128> @llvm.experimental.vp.splice.v5i128(<5 x i128> %wide, <5 x i128> %wide, i32 2, <5 x i1> splat (i1 true), i32 %lanes, i32 5)
  %spliced = trunc <5 x i128> %wide.spliced to <5 x i32>
  store <5 x i32> %spliced, ptr addrspace(1) %out.5, align 4
  %places = zext <2 x i32> <i32 4, i32 8> to <2 x i64>
  %base = ptrtoint ptr addrspace(1) %in to i64
  %base.vector = insertelement <2 x i64> poison, i64 %base, i64 0
  %bases = shufflevector <2 x i64> %base.vector, <2 x i64> poison, <2 x i32> zeroinitializer
  %sums = add <2 x i64> %places, %bases
  %pointers = call <2 x ptr addrspace(1)> @llvm.vp.inttoptr.v2p1.v2i64(<2 x i64> %sums, <2 x i1> splat (i1 true), i32 2)
  %there = call <2 x i32> @llvm.vp.gather.v2i32.v2p1(<2 x ptr addrspace(1)> align 4 %pointers, <2 x i1> splat (i1 true), i32 2)
  %out.10 = getelementptr i32, ptr addrspace(1) %out, i64 10
  store <2 x i32> %there, ptr addrspace(1) %out.10, align 4
  %numbers = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p1(<2 x ptr addrspace(1)> %pointers, <2 x i1> splat (i1 true), i32 2)
  %offsets = sub <2 x i64> %numbers, %bases
  %offsets.narrow = trunc <2 x i64> %offsets to <2 x i32>
  %out.12 = getelementptr i32, ptr addrspace(1) %out, i64 12
  store <2 x i32> %offsets.narrow, ptr addrspace(1) %out.12, align 4
  ret void
}

declare <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <5 x i32> @llvm.experimental.vp.reverse.v5i32(<5 x i32>, <5 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32, <4 x i1>, i32, i32)
declare <5 x i128> @llvm.experimental.vp.splice.v5i128(<5 x i128>, <5 x i128>, i32, <5 x i1>, i32, i32)
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i64(ptr addrspace(1), i64, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i32(ptr addrspace(1), i32, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i32.p1.i32(<4 x i32>, ptr addrspace(1), i32, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.splat.v4i32(i32, <4 x i1>, i32)
declare i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare i64 @llvm.vp.cttz.elts.i64.v4i1(<4 x i1>, i1, <4 x i1>, i32)
declare <2 x ptr addrspace(1)> @llvm.vp.inttoptr.v2p1.v2i64(<2 x i64>, <2 x i1>, i32)
declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.gather.v2i32.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, i32)

; Where the numbers are known, and where they have more than 64 bits.
define spir_kernel void @moved_known(ptr addrspace(1) %in, i64 %stride, ptr addrspace(1) %out) {
  %in.4 = getelementptr i32, ptr addrspace(1) %in, i64 4
  %a = load <4 x i32>, ptr addrspace(1) %in, align 4
  %b = load <4 x i32>, ptr addrspace(1) %in.4, align 4
  %spliced = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1, <4 x i1> splat (i1 true), i32 3, i32 4)
  store <4 x i32> %spliced, ptr addrspace(1) %out, align 4
  %out.4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %trailing = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -2, <4 x i1> splat (i1 true), i32 3, i32 4)
  store <4 x i32> %trailing, ptr addrspace(1) %out.4, align 4
  %out.8 = getelementptr i32, ptr addrspace(1) %out, i64 8
  %reversed = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> splat (i1 true), i32 3)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %reversed, ptr addrspace(1) align 4 %out.8, <4 x i1> splat (i1 true), i32 3)
  %out.12 = getelementptr i32, ptr addrspace(1) %out, i64 12
  %in.7 = getelementptr i32, ptr addrspace(1) %in, i64 7
  %stride.wide = sext i64 %stride to i128
  %backwards = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i128(ptr addrspace(1) align 4 %in.7, i128 %stride.wide, <4 x i1> splat (i1 true), i32 4)
  store <4 x i32> %backwards, ptr addrspace(1) %out.12, align 4
  %out.16 = getelementptr i32, ptr addrspace(1) %out, i64 16
  %wide = sext <4 x i32> %a to <4 x i128>
  %shifted = shl <4 x i128> %wide, splat (i128 70)
  %first = call i128 @llvm.vp.cttz.elts.i128.v4i128(<4 x i128> %shifted, i1 false, <4 x i1> <i1 false, i1 true, i1 true, i1 true>, i32 3)
  %first.narrow = trunc i128 %first to i32
  store i32 %first.narrow, ptr addrspace(1) %out.16, align 4
  ret void
}

declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p1.i128(ptr addrspace(1), i128, <4 x i1>, i32)
declare i128 @llvm.vp.cttz.elts.i128.v4i128(<4 x i128>, i1, <4 x i1>, i32)
