; Intrinsics on vectors of more than 16 elements that give structs, masks and rounded numbers; vectors of one bool.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @checked(ptr addrspace(1) %p) {
  %a = load <20 x i32>, ptr addrspace(1) %p, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i64 80
  %b = load <20 x i32>, ptr addrspace(1) %pb, align 4
  %uadd = call { <20 x i32>, <20 x i1> } @llvm.uadd.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %uadd.v = extractvalue { <20 x i32>, <20 x i1> } %uadd, 0
  %uadd.o = extractvalue { <20 x i32>, <20 x i1> } %uadd, 1
  %uadd.z = zext <20 x i1> %uadd.o to <20 x i32>
  %uadd.v.p = getelementptr i8, ptr addrspace(1) %p, i64 160
  store <20 x i32> %uadd.v, ptr addrspace(1) %uadd.v.p, align 4
  %uadd.z.p = getelementptr i8, ptr addrspace(1) %p, i64 240
  store <20 x i32> %uadd.z, ptr addrspace(1) %uadd.z.p, align 4
  %sadd = call { <20 x i32>, <20 x i1> } @llvm.sadd.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %sadd.v = extractvalue { <20 x i32>, <20 x i1> } %sadd, 0
  %sadd.o = extractvalue { <20 x i32>, <20 x i1> } %sadd, 1
  %sadd.z = zext <20 x i1> %sadd.o to <20 x i32>
  %sadd.v.p = getelementptr i8, ptr addrspace(1) %p, i64 320
  store <20 x i32> %sadd.v, ptr addrspace(1) %sadd.v.p, align 4
  %sadd.z.p = getelementptr i8, ptr addrspace(1) %p, i64 400
  store <20 x i32> %sadd.z, ptr addrspace(1) %sadd.z.p, align 4
  %usub = call { <20 x i32>, <20 x i1> } @llvm.usub.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %usub.v = extractvalue { <20 x i32>, <20 x i1> } %usub, 0
  %usub.o = extractvalue { <20 x i32>, <20 x i1> } %usub, 1
  %usub.z = zext <20 x i1> %usub.o to <20 x i32>
  %usub.v.p = getelementptr i8, ptr addrspace(1) %p, i64 480
  store <20 x i32> %usub.v, ptr addrspace(1) %usub.v.p, align 4
  %usub.z.p = getelementptr i8, ptr addrspace(1) %p, i64 560
  store <20 x i32> %usub.z, ptr addrspace(1) %usub.z.p, align 4
  %ssub = call { <20 x i32>, <20 x i1> } @llvm.ssub.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %ssub.v = extractvalue { <20 x i32>, <20 x i1> } %ssub, 0
  %ssub.o = extractvalue { <20 x i32>, <20 x i1> } %ssub, 1
  %ssub.z = zext <20 x i1> %ssub.o to <20 x i32>
  %ssub.v.p = getelementptr i8, ptr addrspace(1) %p, i64 640
  store <20 x i32> %ssub.v, ptr addrspace(1) %ssub.v.p, align 4
  %ssub.z.p = getelementptr i8, ptr addrspace(1) %p, i64 720
  store <20 x i32> %ssub.z, ptr addrspace(1) %ssub.z.p, align 4
  %umul = call { <20 x i32>, <20 x i1> } @llvm.umul.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %umul.v = extractvalue { <20 x i32>, <20 x i1> } %umul, 0
  %umul.o = extractvalue { <20 x i32>, <20 x i1> } %umul, 1
  %umul.z = zext <20 x i1> %umul.o to <20 x i32>
  %umul.v.p = getelementptr i8, ptr addrspace(1) %p, i64 800
  store <20 x i32> %umul.v, ptr addrspace(1) %umul.v.p, align 4
  %umul.z.p = getelementptr i8, ptr addrspace(1) %p, i64 880
  store <20 x i32> %umul.z, ptr addrspace(1) %umul.z.p, align 4
  %smul = call { <20 x i32>, <20 x i1> } @llvm.smul.with.overflow.v20i32(<20 x i32> %a, <20 x i32> %b)
  %smul.v = extractvalue { <20 x i32>, <20 x i1> } %smul, 0
  %smul.o = extractvalue { <20 x i32>, <20 x i1> } %smul, 1
  %smul.z = zext <20 x i1> %smul.o to <20 x i32>
  %smul.v.p = getelementptr i8, ptr addrspace(1) %p, i64 960
  store <20 x i32> %smul.v, ptr addrspace(1) %smul.v.p, align 4
  %smul.z.p = getelementptr i8, ptr addrspace(1) %p, i64 1040
  store <20 x i32> %smul.z, ptr addrspace(1) %smul.z.p, align 4
  ret void
}

define spir_kernel void @parts(ptr addrspace(1) %p) {
  %a = load <20 x float>, ptr addrspace(1) %p, align 4
  %s = call { <20 x float>, <20 x i32> } @llvm.frexp.v20f32.v20i32(<20 x float> %a)
  %sf = extractvalue { <20 x float>, <20 x i32> } %s, 0
  %se = extractvalue { <20 x float>, <20 x i32> } %s, 1
  %m = call { <20 x float>, <20 x float> } @llvm.modf.v20f32(<20 x float> %a)
  %mf = extractvalue { <20 x float>, <20 x float> } %m, 0
  %mi = extractvalue { <20 x float>, <20 x float> } %m, 1
  %c = call { <20 x float>, <20 x float> } @llvm.sincos.v20f32(<20 x float> %a)
  %cs = extractvalue { <20 x float>, <20 x float> } %c, 0
  %cc = extractvalue { <20 x float>, <20 x float> } %c, 1
  %sf.p = getelementptr i8, ptr addrspace(1) %p, i64 80
  store <20 x float> %sf, ptr addrspace(1) %sf.p, align 4
  %mf.p = getelementptr i8, ptr addrspace(1) %p, i64 160
  store <20 x float> %mf, ptr addrspace(1) %mf.p, align 4
  %mi.p = getelementptr i8, ptr addrspace(1) %p, i64 240
  store <20 x float> %mi, ptr addrspace(1) %mi.p, align 4
  %cs.p = getelementptr i8, ptr addrspace(1) %p, i64 320
  store <20 x float> %cs, ptr addrspace(1) %cs.p, align 4
  %cc.p = getelementptr i8, ptr addrspace(1) %p, i64 400
  store <20 x float> %cc, ptr addrspace(1) %cc.p, align 4
  %se.p = getelementptr i8, ptr addrspace(1) %p, i64 480
  store <20 x i32> %se, ptr addrspace(1) %se.p, align 4
  ret void
}

define spir_kernel void @rounded(ptr addrspace(1) %p) strictfp {
  %a = load <20 x float>, ptr addrspace(1) %p, align 4
  %s = call <20 x float> @llvm.experimental.constrained.fadd.v20f32(<20 x float> %a, <20 x float> %a, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %i = call <20 x i32> @llvm.experimental.constrained.fptosi.v20i32.v20f32(<20 x float> %a, metadata !"fpexcept.ignore") strictfp
  %c = call <20 x i1> @llvm.experimental.constrained.fcmp.v20f32(<20 x float> %a, <20 x float> %s, metadata !"olt", metadata !"fpexcept.ignore") strictfp
  %z = zext <20 x i1> %c to <20 x i32>
  %ps = getelementptr i8, ptr addrspace(1) %p, i64 80
  %pi = getelementptr i8, ptr addrspace(1) %p, i64 160
  %pz = getelementptr i8, ptr addrspace(1) %p, i64 240
  store <20 x float> %s, ptr addrspace(1) %ps, align 4
  store <20 x i32> %i, ptr addrspace(1) %pi, align 4
  store <20 x i32> %z, ptr addrspace(1) %pz, align 4
  ret void
}

define spir_kernel void @lanes(ptr addrspace(1) %p, i32 %base, i32 %end) {
  %m = call <20 x i1> @llvm.get.active.lane.mask.v20i1.i32(i32 %base, i32 %end)
  %z = zext <20 x i1> %m to <20 x i32>
  %n = call <20 x i32> @llvm.stepvector.v20i32()
  %o = call <1 x i1> @llvm.get.active.lane.mask.v1i1.i32(i32 %base, i32 %end)
  %e = call i32 @llvm.experimental.cttz.elts.i32.v1i1(<1 x i1> %o, i1 false)
  %oz = zext <1 x i1> %o to <1 x i32>
  %pn = getelementptr i8, ptr addrspace(1) %p, i64 80
  %po = getelementptr i8, ptr addrspace(1) %p, i64 160
  %pe = getelementptr i8, ptr addrspace(1) %p, i64 164
  store <20 x i32> %z, ptr addrspace(1) %p, align 4
  store <20 x i32> %n, ptr addrspace(1) %pn, align 4
  store <1 x i32> %oz, ptr addrspace(1) %po, align 4
  store i32 %e, ptr addrspace(1) %pe, align 4
  ret void
}

declare { <20 x i32>, <20 x i1> } @llvm.uadd.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x i32>, <20 x i1> } @llvm.sadd.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x i32>, <20 x i1> } @llvm.usub.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x i32>, <20 x i1> } @llvm.ssub.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x i32>, <20 x i1> } @llvm.umul.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x i32>, <20 x i1> } @llvm.smul.with.overflow.v20i32(<20 x i32>, <20 x i32>)
declare { <20 x float>, <20 x i32> } @llvm.frexp.v20f32.v20i32(<20 x float>)
declare { <20 x float>, <20 x float> } @llvm.modf.v20f32(<20 x float>)
declare { <20 x float>, <20 x float> } @llvm.sincos.v20f32(<20 x float>)
declare <20 x float> @llvm.experimental.constrained.fadd.v20f32(<20 x float>, <20 x float>, metadata, metadata)
declare <20 x i32> @llvm.experimental.constrained.fptosi.v20i32.v20f32(<20 x float>, metadata)
declare <20 x i1> @llvm.experimental.constrained.fcmp.v20f32(<20 x float>, <20 x float>, metadata, metadata)
declare <20 x i1> @llvm.get.active.lane.mask.v20i1.i32(i32, i32)
declare <1 x i1> @llvm.get.active.lane.mask.v1i1.i32(i32, i32)
declare <20 x i32> @llvm.stepvector.v20i32()
declare i32 @llvm.experimental.cttz.elts.i32.v1i1(<1 x i1>, i1)
