; Vector intrinsics on vectors of one element, of odd lengths and of more than 16; gathers and scatters.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare <1 x i32> @llvm.vector.reverse.v1i32(<1 x i32>)
declare <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32>)
declare <8 x i32> @llvm.vector.insert.v8i32.v1i32(<8 x i32>, <1 x i32>, i64)
declare <8 x i32> @llvm.vector.insert.v8i32.v3i32(<8 x i32>, <3 x i32>, i64)
declare <1 x i32> @llvm.vector.extract.v1i32.v8i32(<8 x i32>, i64)
declare <3 x i32> @llvm.vector.extract.v3i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.vector.splice.v8i32(<8 x i32>, <8 x i32>, i32)
declare <16 x i32> @llvm.vector.interleave2.v16i32(<8 x i32>, <8 x i32>)
declare <10 x i32> @llvm.vector.interleave2.v10i32(<5 x i32>, <5 x i32>)
declare { <8 x i32>, <8 x i32> } @llvm.vector.deinterleave2.v16i32(<16 x i32>)
declare <32 x i32> @llvm.bswap.v32i32(<32 x i32>)
declare <32 x i32> @llvm.bitreverse.v32i32(<32 x i32>)
declare <32 x i32> @llvm.ctpop.v32i32(<32 x i32>)
declare <32 x i32> @llvm.ctlz.v32i32(<32 x i32>, i1)
declare <32 x i32> @llvm.cttz.v32i32(<32 x i32>, i1)
declare <32 x i32> @llvm.fshl.v32i32(<32 x i32>, <32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.fshr.v32i32(<32 x i32>, <32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.uadd.sat.v32i32(<32 x i32>, <32 x i32>)
declare <32 x i32> @llvm.vector.reverse.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.xor.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.smin.v32i32(<32 x i32>)
declare i32 @llvm.experimental.cttz.elts.i32.v32i1(<32 x i1>, i1)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1), <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>)
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @lanes(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %zp = getelementptr i8, ptr addrspace(1) %xp, i64 1024
  %z = load i64, ptr addrspace(1) %zp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %o3 = getelementptr i8, ptr addrspace(1) %o0, i64 24
  %xi = trunc i64 %x to i32
  %v1 = insertelement <1 x i32> poison, i32 %xi, i32 0
  %w1 = call <1 x i32> @llvm.vector.reverse.v1i32(<1 x i32> %v1)
  %bc = bitcast i64 %y to <8 x i8>
  %bz = zext <8 x i8> %bc to <8 x i32>
  %in8 = call <8 x i32> @llvm.vector.insert.v8i32.v1i32(<8 x i32> %bz, <1 x i32> %w1, i64 3)
  %ex1 = call <1 x i32> @llvm.vector.extract.v1i32.v8i32(<8 x i32> %in8, i64 3)
  %ex3 = call <3 x i32> @llvm.vector.extract.v3i32.v8i32(<8 x i32> %in8, i64 3)
  %in5 = call <8 x i32> @llvm.vector.insert.v8i32.v3i32(<8 x i32> %bz, <3 x i32> %ex3, i64 0)
  %sp = call <8 x i32> @llvm.vector.splice.v8i32(<8 x i32> %in5, <8 x i32> %in8, i32 -3)
  %il = call <16 x i32> @llvm.vector.interleave2.v16i32(<8 x i32> %sp, <8 x i32> %in8)
  %di = call { <8 x i32>, <8 x i32> } @llvm.vector.deinterleave2.v16i32(<16 x i32> %il)
  %d1 = extractvalue { <8 x i32>, <8 x i32> } %di, 1
  %sh = shufflevector <1 x i32> %ex1, <1 x i32> %w1, <1 x i32> <i32 1>
  %sh4 = shufflevector <1 x i32> %ex1, <1 x i32> %w1, <4 x i32> <i32 1, i32 0, i32 1, i32 0>
  %r8 = call <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32> %d1)
  %e0 = extractelement <8 x i32> %r8, i32 2
  %e1 = extractelement <8 x i32> %sp, i32 4
  %e2 = extractelement <1 x i32> %sh, i32 0
  %e3 = extractelement <4 x i32> %sh4, i32 2
  %il5 = call <10 x i32> @llvm.vector.interleave2.v10i32(<5 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5>, <5 x i32> <i32 6, i32 7, i32 8, i32 9, i32 10>)
  %kk = and i64 %z, 7
  %e4 = extractelement <10 x i32> %il5, i64 %kk
  %z0 = zext i32 %e0 to i64
  %z1 = zext i32 %e1 to i64
  %z2 = zext i32 %e2 to i64
  %z4 = zext i32 %e4 to i64
  %z2s = shl i64 %z4, 32
  %z2o = or i64 %z2, %z2s
  %z3 = zext i32 %e3 to i64
  store i64 %z0, ptr addrspace(1) %o0
  store i64 %z1, ptr addrspace(1) %o1
  store i64 %z2o, ptr addrspace(1) %o2
  store i64 %z3, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @wide_vec(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %zp = getelementptr i8, ptr addrspace(1) %xp, i64 1024
  %z = load i64, ptr addrspace(1) %zp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %o3 = getelementptr i8, ptr addrspace(1) %o0, i64 24
  %i0 = insertelement <32 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32>, i32 0, i32 0
  %xi = trunc i64 %x to i32
  %yi = trunc i64 %y to i32
  %v = insertelement <32 x i32> %i0, i32 %xi, i32 9
  %w = insertelement <32 x i32> %v, i32 %yi, i32 20
  %bs = call <32 x i32> @llvm.bswap.v32i32(<32 x i32> %w)
  %br = call <32 x i32> @llvm.bitreverse.v32i32(<32 x i32> %bs)
  %ct = call <32 x i32> @llvm.ctpop.v32i32(<32 x i32> %br)
  %lz = call <32 x i32> @llvm.ctlz.v32i32(<32 x i32> %w, i1 false)
  %tz = call <32 x i32> @llvm.cttz.v32i32(<32 x i32> %w, i1 false)
  %fs = call <32 x i32> @llvm.fshl.v32i32(<32 x i32> %w, <32 x i32> %bs, <32 x i32> %v)
  %fr = call <32 x i32> @llvm.fshr.v32i32(<32 x i32> %w, <32 x i32> %fs, <32 x i32> %v)
  %mx = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %fs, <32 x i32> %fr)
  %sa = call <32 x i32> @llvm.uadd.sat.v32i32(<32 x i32> %mx, <32 x i32> %bs)
  %s1 = xor <32 x i32> %sa, %ct
  %s2 = add <32 x i32> %s1, %lz
  %s3 = xor <32 x i32> %s2, %tz
  %rev = call <32 x i32> @llvm.vector.reverse.v32i32(<32 x i32> %s3)
  %rx = call i32 @llvm.vector.reduce.xor.v32i32(<32 x i32> %s3)
  %rm = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %s3)
  %rs = call i32 @llvm.vector.reduce.smin.v32i32(<32 x i32> %rev)
  %j = and i64 %z, 31
  %e = extractelement <32 x i32> %rev, i64 %j
  %cm = icmp ugt <32 x i32> %w, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %ce = call i32 @llvm.experimental.cttz.elts.i32.v32i1(<32 x i1> %cm, i1 false)
  %z0 = zext i32 %rx to i64
  %z1 = zext i32 %rm to i64
  %z2 = zext i32 %rs to i64
  %z3 = zext i32 %e to i64
  %z4 = zext i32 %ce to i64
  %z5 = shl i64 %z4, 32
  %z6 = or i64 %z5, %z3
  store i64 %z0, ptr addrspace(1) %o0
  store i64 %z1, ptr addrspace(1) %o1
  store i64 %z2, ptr addrspace(1) %o2
  store i64 %z6, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @gather(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %k = and i64 %x, 63
  %b = getelementptr i32, ptr addrspace(1) %in, i64 %k
  %vi = insertelement <4 x i64> <i64 3, i64 0, i64 2, i64 1>, i64 %k, i32 2
  %p = getelementptr i32, ptr addrspace(1) %b, <4 x i64> %vi
  %t0 = trunc i64 %y to i1
  %m = insertelement <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i1 %t0, i32 3
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %p, <4 x i1> %m, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %oi = getelementptr i32, ptr addrspace(1) %o0, <4 x i64> <i64 2, i64 0, i64 3, i64 1>
  call void @llvm.masked.scatter.v4i32.v4p1(<4 x i32> %v, <4 x ptr addrspace(1)> align 4 %oi, <4 x i1> <i1 true, i1 true, i1 true, i1 true>)
  %ml = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 4 %b, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.store.v4i32.p1(<4 x i32> %ml, ptr addrspace(1) align 4 %o2, <4 x i1> %m)
  ret void
}

!opencl.ocl.version = !{!0}
!opencl.spir.version = !{!0}
!0 = !{i32 2, i32 0}
