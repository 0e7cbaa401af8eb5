; Intrinsics of LLVM's target SPIR-V, as clang writes them for its builtins.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare i32 @llvm.spv.thread.id.i32(i32)
declare i32 @llvm.spv.group.id.i32(i32)
declare i32 @llvm.spv.thread.id.in.group.i32(i32)
declare i32 @llvm.spv.workgroup.size.i32(i32)
declare i32 @llvm.spv.global.size.i32(i32)
declare i32 @llvm.spv.global.offset.i32(i32)
declare i32 @llvm.spv.num.workgroups.i32(i32)
declare i64 @llvm.spv.thread.id.i64(i32)
declare i32 @llvm.spv.flattened.thread.id.in.group()
declare i32 @llvm.spv.subgroup.local.invocation.id()
declare i32 @llvm.spv.subgroup.id()
declare i32 @llvm.spv.subgroup.size()
declare i32 @llvm.spv.wave.get.lane.count()
declare i32 @llvm.spv.subgroup.max.size()
declare i32 @llvm.spv.num.subgroups()
declare float @llvm.spv.degrees.f32(float)
declare float @llvm.spv.radians.f32(float)
declare float @llvm.spv.rsqrt.f32(float)
declare float @llvm.spv.frac.f32(float)
declare float @llvm.spv.saturate.f32(float)
declare i1 @llvm.spv.isinf.f32(float)
declare i1 @llvm.spv.isnan.f32(float)
declare i1 @llvm.spv.isfinite.f32(float)
declare i1 @llvm.spv.isnormal.f32(float)
declare float @llvm.spv.lerp.f32(float, float, float)
declare float @llvm.spv.smoothstep.f32(float, float, float)
declare float @llvm.spv.nclamp.f32(float, float, float)
declare i32 @llvm.spv.sign.f32(float)
declare <3 x float> @llvm.spv.normalize.v3f32(<3 x float>)
declare float @llvm.spv.length.v3f32(<3 x float>)
declare float @llvm.spv.distance.v3f32(<3 x float>, <3 x float>)
declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>)
declare <3 x float> @llvm.spv.reflect.v3f32(<3 x float>, <3 x float>)
declare <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float>, <3 x float>, float)
declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>)
declare <3 x float> @llvm.spv.step.v3f32(<3 x float>, <3 x float>)
declare <4 x i32> @llvm.spv.wave.ballot(i1)
declare <3 x float> @llvm.spv.faceforward.v3f32(<3 x float>, <3 x float>, <3 x float>)
declare i32 @llvm.spv.sdot.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.spv.udot.v4i32(<4 x i32>, <4 x i32>)
declare i1 @llvm.spv.all.v4i32(<4 x i32>)
declare i1 @llvm.spv.any.v4i32(<4 x i32>)
declare i1 @llvm.spv.any.v3f32(<3 x float>)
declare i32 @llvm.spv.pack.u8.v4i32(<4 x i32>)
declare i32 @llvm.spv.pack.s8.v4i32(<4 x i32>)
declare i32 @llvm.spv.pack.clamp.s8.v4i32(<4 x i32>)
declare i32 @llvm.spv.pack.clamp.u8.v4i32(<4 x i32>)
declare i32 @llvm.spv.uclamp.i32(i32, i32, i32)
declare i32 @llvm.spv.sclamp.i32(i32, i32, i32)
declare i32 @llvm.spv.sign.i32(i32)
declare i32 @llvm.spv.dot4add.i8packed(i32, i32, i32)
declare i32 @llvm.spv.dot4add.u8packed(i32, i32, i32)
declare i32 @llvm.spv.firstbituhigh.i32(i32)
declare i32 @llvm.spv.firstbitshigh.i32(i32)
declare i32 @llvm.spv.firstbitlow.i32(i32)
declare i32 @llvm.spv.firstbituhigh.i16(i16)
declare i32 @llvm.spv.firstbitshigh.i64(i64)
declare <2 x float> @llvm.spv.unpackhalf2x16.v2f32(i32)
declare i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float>)
declare i32 @llvm.spv.expect.i32(i32, i32)
declare <4 x i32> @llvm.spv.subgroup.ballot(i1)
declare i32 @llvm.spv.wave.active.countbits(i1)
declare i32 @llvm.spv.subgroup.prefix.bit.count(i1)
declare i1 @llvm.spv.wave.all(i1)
declare i1 @llvm.spv.wave.any(i1)
declare i1 @llvm.spv.wave.is.first.lane()
declare i1 @llvm.spv.wave.all.equal.i32(i32)
declare <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32>)
declare i32 @llvm.spv.wave.readlane.i32(i32, i32)
declare i32 @llvm.spv.wave.reduce.or.i32(i32)
declare i32 @llvm.spv.wave.reduce.xor.i32(i32)
declare i32 @llvm.spv.wave.reduce.and.i32(i32)
declare i32 @llvm.spv.wave.reduce.umax.i32(i32)
declare i32 @llvm.spv.wave.reduce.max.i32(i32)
declare i32 @llvm.spv.wave.reduce.min.i32(i32)
declare i32 @llvm.spv.wave.reduce.umin.i32(i32)
declare i32 @llvm.spv.wave.reduce.sum.i32(i32)
declare float @llvm.spv.wave.reduce.max.f32(float)
declare float @llvm.spv.wave.reduce.min.f32(float)
declare float @llvm.spv.wave.reduce.sum.f32(float)
declare float @llvm.spv.wave.product.f32(float)
declare i32 @llvm.spv.wave.prefix.sum.i32(i32)
declare <2 x i32> @llvm.spv.wave.prefix.product.v2i32(<2 x i32>)
declare i1 @llvm.spv.wave.reduce.or.i1(i1)
declare i32 @llvm.spv.quad.read.across.x.i32(i32)
declare i32 @llvm.spv.quad.read.across.y.i32(i32)
declare i32 @llvm.spv.quad.read.across.diagonal.i32(i32)
declare void @llvm.spv.device.memory.barrier()
declare void @llvm.spv.device.memory.barrier.with.group.sync()
declare void @llvm.spv.group.memory.barrier()
declare void @llvm.spv.group.memory.barrier.with.group.sync()
declare void @llvm.spv.assume(i1)
declare ptr addrspace(1) @llvm.spv.generic.cast.to.ptr.explicit.p1(ptr addrspace(4))
declare ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4))

; Where a work-item is, and how many there are.
define spir_kernel void @places(ptr addrspace(1) %p, i32 %dim) {
  %v1 = call i32 @llvm.spv.thread.id.i32(i32 0)
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i32 %v1, ptr addrspace(1) %v2, align 4
  %v3 = call i32 @llvm.spv.group.id.i32(i32 0)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %v3, ptr addrspace(1) %v4, align 4
  %v5 = call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %v5, ptr addrspace(1) %v6, align 4
  %v7 = call i32 @llvm.spv.workgroup.size.i32(i32 0)
  %v8 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %v7, ptr addrspace(1) %v8, align 4
  %v9 = call i32 @llvm.spv.global.size.i32(i32 0)
  %v10 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %v9, ptr addrspace(1) %v10, align 4
  %v11 = call i32 @llvm.spv.global.offset.i32(i32 0)
  %v12 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %v11, ptr addrspace(1) %v12, align 4
  %v13 = call i32 @llvm.spv.num.workgroups.i32(i32 0)
  %v14 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %v13, ptr addrspace(1) %v14, align 4
  %v15 = call i64 @llvm.spv.thread.id.i64(i32 %dim)
  %v16 = getelementptr i8, ptr addrspace(1) %p, i64 28
  store i64 %v15, ptr addrspace(1) %v16, align 4
  %v19 = call i32 @llvm.spv.subgroup.local.invocation.id()
  %v20 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store i32 %v19, ptr addrspace(1) %v20, align 4
  %v21 = call i32 @llvm.spv.subgroup.id()
  %v22 = getelementptr i8, ptr addrspace(1) %p, i64 44
  store i32 %v21, ptr addrspace(1) %v22, align 4
  ret void
}

; The number of a work-item in its group, counted over all dimensions.
define spir_kernel void @flat(ptr addrspace(1) %p) {
  %v1 = call i32 @llvm.spv.flattened.thread.id.in.group()
  store i32 %v1, ptr addrspace(1) %p, align 4
  ret void
}

; Sizes of sub-groups, which are up to the device.
define spir_kernel void @sizes(ptr addrspace(1) %p) {
  %v1 = call i32 @llvm.spv.subgroup.size()
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i32 %v1, ptr addrspace(1) %v2, align 4
  %v3 = call i32 @llvm.spv.wave.get.lane.count()
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %v3, ptr addrspace(1) %v4, align 4
  %v5 = call i32 @llvm.spv.subgroup.max.size()
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %v5, ptr addrspace(1) %v6, align 4
  %v7 = call i32 @llvm.spv.num.subgroups()
  %v8 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %v7, ptr addrspace(1) %v8, align 4
  ret void
}

; Floating-point numbers.
define spir_kernel void @numbers(ptr addrspace(1) %p, float %x, float %y) {
  %v1 = call float @llvm.spv.degrees.f32(float %x)
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store float %v1, ptr addrspace(1) %v2, align 4
  %v3 = call float @llvm.spv.radians.f32(float %x)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %v3, ptr addrspace(1) %v4, align 4
  %v5 = call float @llvm.spv.rsqrt.f32(float %x)
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store float %v5, ptr addrspace(1) %v6, align 4
  %v7 = call float @llvm.spv.frac.f32(float %x)
  %v8 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store float %v7, ptr addrspace(1) %v8, align 4
  %v9 = call float @llvm.spv.saturate.f32(float %x)
  %v10 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store float %v9, ptr addrspace(1) %v10, align 4
  %v11 = call i1 @llvm.spv.isinf.f32(float %x)
  %v12 = zext i1 %v11 to i32
  %v13 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %v12, ptr addrspace(1) %v13, align 4
  %v14 = call i1 @llvm.spv.isnan.f32(float %x)
  %v15 = zext i1 %v14 to i32
  %v16 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %v15, ptr addrspace(1) %v16, align 4
  %v17 = call i1 @llvm.spv.isfinite.f32(float %x)
  %v18 = zext i1 %v17 to i32
  %v19 = getelementptr i8, ptr addrspace(1) %p, i64 28
  store i32 %v18, ptr addrspace(1) %v19, align 4
  %v20 = call i1 @llvm.spv.isnormal.f32(float %x)
  %v21 = zext i1 %v20 to i32
  %v22 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i32 %v21, ptr addrspace(1) %v22, align 4
  %v23 = call float @llvm.spv.lerp.f32(float %x, float %y, float 0.5)
  %v24 = getelementptr i8, ptr addrspace(1) %p, i64 36
  store float %v23, ptr addrspace(1) %v24, align 4
  %v25 = call float @llvm.spv.smoothstep.f32(float 0.0, float %y, float %x)
  %v26 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store float %v25, ptr addrspace(1) %v26, align 4
  %v27 = call float @llvm.spv.nclamp.f32(float %x, float 1.0, float %y)
  %v28 = getelementptr i8, ptr addrspace(1) %p, i64 44
  store float %v27, ptr addrspace(1) %v28, align 4
  %v29 = call i32 @llvm.spv.sign.f32(float %x)
  %v30 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i32 %v29, ptr addrspace(1) %v30, align 4
  %v31 = call i32 @llvm.spv.sign.f32(float %y)
  %v32 = getelementptr i8, ptr addrspace(1) %p, i64 52
  store i32 %v31, ptr addrspace(1) %v32, align 4
  ret void
}

; Vectors.
define spir_kernel void @vectors(ptr addrspace(1) %p, <3 x float> %x, <3 x float> %y, <4 x i32> %i, <4 x i32> %j) {
  %v1 = call <3 x float> @llvm.spv.normalize.v3f32(<3 x float> %x)
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store <3 x float> %v1, ptr addrspace(1) %v2, align 4
  %v3 = call float @llvm.spv.length.v3f32(<3 x float> %x)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store float %v3, ptr addrspace(1) %v4, align 4
  %v5 = call float @llvm.spv.distance.v3f32(<3 x float> %x, <3 x float> %y)
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store float %v5, ptr addrspace(1) %v6, align 4
  %v7 = call float @llvm.spv.fdot.v3f32(<3 x float> %x, <3 x float> %y)
  %v8 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store float %v7, ptr addrspace(1) %v8, align 4
  %v9 = call <3 x float> @llvm.spv.reflect.v3f32(<3 x float> %x, <3 x float> %y)
  %v10 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store <3 x float> %v9, ptr addrspace(1) %v10, align 4
  %v11 = call <3 x float> @llvm.spv.refract.v3f32.f32(<3 x float> %x, <3 x float> %y, float 0.5)
  %v12 = getelementptr i8, ptr addrspace(1) %p, i64 36
  store <3 x float> %v11, ptr addrspace(1) %v12, align 4
  %v13 = call <3 x float> @llvm.spv.faceforward.v3f32(<3 x float> %x, <3 x float> %y, <3 x float> %x)
  %v14 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store <3 x float> %v13, ptr addrspace(1) %v14, align 4
  %v15 = call i32 @llvm.spv.sdot.v4i32(<4 x i32> %i, <4 x i32> %j)
  %v16 = getelementptr i8, ptr addrspace(1) %p, i64 60
  store i32 %v15, ptr addrspace(1) %v16, align 4
  %v17 = call i32 @llvm.spv.udot.v4i32(<4 x i32> %i, <4 x i32> %j)
  %v18 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i32 %v17, ptr addrspace(1) %v18, align 4
  %v19 = call i1 @llvm.spv.all.v4i32(<4 x i32> %i)
  %v20 = zext i1 %v19 to i32
  %v21 = getelementptr i8, ptr addrspace(1) %p, i64 68
  store i32 %v20, ptr addrspace(1) %v21, align 4
  %v22 = call i1 @llvm.spv.any.v4i32(<4 x i32> %i)
  %v23 = zext i1 %v22 to i32
  %v24 = getelementptr i8, ptr addrspace(1) %p, i64 72
  store i32 %v23, ptr addrspace(1) %v24, align 4
  %v25 = call i1 @llvm.spv.any.v3f32(<3 x float> %x)
  %v26 = zext i1 %v25 to i32
  %v27 = getelementptr i8, ptr addrspace(1) %p, i64 76
  store i32 %v26, ptr addrspace(1) %v27, align 4
  %v28 = call i32 @llvm.spv.pack.u8.v4i32(<4 x i32> %i)
  %v29 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i32 %v28, ptr addrspace(1) %v29, align 4
  %v30 = call i32 @llvm.spv.pack.clamp.s8.v4i32(<4 x i32> %i)
  %v31 = getelementptr i8, ptr addrspace(1) %p, i64 84
  store i32 %v30, ptr addrspace(1) %v31, align 4
  %v32 = call i32 @llvm.spv.pack.clamp.u8.v4i32(<4 x i32> %i)
  %v33 = getelementptr i8, ptr addrspace(1) %p, i64 88
  store i32 %v32, ptr addrspace(1) %v33, align 4
  %s8 = call i32 @llvm.spv.pack.s8.v4i32(<4 x i32> %j)
  %s8p = getelementptr i8, ptr addrspace(1) %p, i64 96
  store i32 %s8, ptr addrspace(1) %s8p, align 4
  ret void
}

; A vector at right angles to two others, and which components are not below those of another vector.
define spir_kernel void @angles(ptr addrspace(1) %p, <3 x float> %x, <3 x float> %y) {
  %v1 = call <3 x float> @llvm.spv.cross.v3f32(<3 x float> %x, <3 x float> %y)
  store <3 x float> %v1, ptr addrspace(1) %p, align 4
  %v2 = call <3 x float> @llvm.spv.step.v3f32(<3 x float> %x, <3 x float> %y)
  %v3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store <3 x float> %v2, ptr addrspace(1) %v3, align 4
  ret void
}

; Integers.
define spir_kernel void @integers(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %v1 = call i32 @llvm.spv.uclamp.i32(i32 %x, i32 5, i32 10)
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i32 %v1, ptr addrspace(1) %v2, align 4
  %v3 = call i32 @llvm.spv.sclamp.i32(i32 %x, i32 5, i32 10)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %v3, ptr addrspace(1) %v4, align 4
  %v5 = call i32 @llvm.spv.sign.i32(i32 %x)
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %v5, ptr addrspace(1) %v6, align 4
  %v7 = call i32 @llvm.spv.dot4add.i8packed(i32 %x, i32 %y, i32 7)
  %v8 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %v7, ptr addrspace(1) %v8, align 4
  %v9 = call i32 @llvm.spv.dot4add.u8packed(i32 %x, i32 %y, i32 7)
  %v10 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %v9, ptr addrspace(1) %v10, align 4
  %v11 = call i32 @llvm.spv.firstbituhigh.i32(i32 %x)
  %v12 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %v11, ptr addrspace(1) %v12, align 4
  %v13 = call i32 @llvm.spv.firstbituhigh.i32(i32 %y)
  %v14 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %v13, ptr addrspace(1) %v14, align 4
  %v15 = call i32 @llvm.spv.firstbitshigh.i32(i32 %x)
  %v16 = getelementptr i8, ptr addrspace(1) %p, i64 28
  store i32 %v15, ptr addrspace(1) %v16, align 4
  %v17 = call i32 @llvm.spv.firstbitshigh.i32(i32 %y)
  %v18 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i32 %v17, ptr addrspace(1) %v18, align 4
  %v19 = call i32 @llvm.spv.firstbitlow.i32(i32 %x)
  %v20 = getelementptr i8, ptr addrspace(1) %p, i64 36
  store i32 %v19, ptr addrspace(1) %v20, align 4
  %v21 = call i32 @llvm.spv.firstbitlow.i32(i32 %y)
  %v22 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store i32 %v21, ptr addrspace(1) %v22, align 4
  %x16 = trunc i32 %x to i16
  %x64 = sext i32 %x to i64
  %v23 = call i32 @llvm.spv.firstbituhigh.i16(i16 %x16)
  %v24 = getelementptr i8, ptr addrspace(1) %p, i64 44
  store i32 %v23, ptr addrspace(1) %v24, align 4
  %v25 = call i32 @llvm.spv.firstbitshigh.i64(i64 %x64)
  %v26 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i32 %v25, ptr addrspace(1) %v26, align 4
  %v27 = call <2 x float> @llvm.spv.unpackhalf2x16.v2f32(i32 %y)
  %v28 = getelementptr i8, ptr addrspace(1) %p, i64 52
  store <2 x float> %v27, ptr addrspace(1) %v28, align 4
  %two = insertelement <2 x float> splat (float 1.5), float 2.0, i32 1
  %v29 = call i32 @llvm.spv.packhalf2x16.i32.v2f32(<2 x float> %two)
  %v30 = getelementptr i8, ptr addrspace(1) %p, i64 60
  store i32 %v29, ptr addrspace(1) %v30, align 4
  %v31 = call i32 @llvm.spv.expect.i32(i32 %x, i32 3)
  %v32 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i32 %v31, ptr addrspace(1) %v32, align 4
  ret void
}

; What goes on in a sub-group.
define spir_kernel void @groups(ptr addrspace(1) %p, i32 %x, float %f) {
  %c = icmp sgt i32 %x, 3
  %v1 = call <4 x i32> @llvm.spv.subgroup.ballot(i1 %c)
  %v2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store <4 x i32> %v1, ptr addrspace(1) %v2, align 4
  %v3 = call i32 @llvm.spv.wave.active.countbits(i1 %c)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %v3, ptr addrspace(1) %v4, align 4
  %v5 = call i32 @llvm.spv.subgroup.prefix.bit.count(i1 %c)
  %v6 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %v5, ptr addrspace(1) %v6, align 4
  %v7 = call i1 @llvm.spv.wave.all(i1 %c)
  %v8 = zext i1 %v7 to i32
  %v9 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %v8, ptr addrspace(1) %v9, align 4
  %v10 = call i1 @llvm.spv.wave.any(i1 %c)
  %v11 = zext i1 %v10 to i32
  %v12 = getelementptr i8, ptr addrspace(1) %p, i64 28
  store i32 %v11, ptr addrspace(1) %v12, align 4
  %v13 = call i1 @llvm.spv.wave.is.first.lane()
  %v14 = zext i1 %v13 to i32
  %v15 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i32 %v14, ptr addrspace(1) %v15, align 4
  %v16 = call i1 @llvm.spv.wave.all.equal.i32(i32 %x)
  %v17 = zext i1 %v16 to i32
  %v18 = getelementptr i8, ptr addrspace(1) %p, i64 36
  store i32 %v17, ptr addrspace(1) %v18, align 4
  %v22 = call i32 @llvm.spv.wave.readlane.i32(i32 %x, i32 0)
  %v23 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i32 %v22, ptr addrspace(1) %v23, align 4
  %v24 = call i32 @llvm.spv.wave.reduce.or.i32(i32 %x)
  %v25 = getelementptr i8, ptr addrspace(1) %p, i64 52
  store i32 %v24, ptr addrspace(1) %v25, align 4
  %v26 = call i32 @llvm.spv.wave.reduce.xor.i32(i32 %x)
  %v27 = getelementptr i8, ptr addrspace(1) %p, i64 56
  store i32 %v26, ptr addrspace(1) %v27, align 4
  %v28 = call i32 @llvm.spv.wave.reduce.and.i32(i32 %x)
  %v29 = getelementptr i8, ptr addrspace(1) %p, i64 60
  store i32 %v28, ptr addrspace(1) %v29, align 4
  %v30 = call i32 @llvm.spv.wave.reduce.umax.i32(i32 %x)
  %v31 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i32 %v30, ptr addrspace(1) %v31, align 4
  %v32 = call i32 @llvm.spv.wave.reduce.max.i32(i32 %x)
  %v33 = getelementptr i8, ptr addrspace(1) %p, i64 68
  store i32 %v32, ptr addrspace(1) %v33, align 4
  %v34 = call i32 @llvm.spv.wave.reduce.min.i32(i32 %x)
  %v35 = getelementptr i8, ptr addrspace(1) %p, i64 72
  store i32 %v34, ptr addrspace(1) %v35, align 4
  %v36 = call i32 @llvm.spv.wave.reduce.umin.i32(i32 %x)
  %v37 = getelementptr i8, ptr addrspace(1) %p, i64 76
  store i32 %v36, ptr addrspace(1) %v37, align 4
  %v38 = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %x)
  %v39 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i32 %v38, ptr addrspace(1) %v39, align 4
  %v40 = call float @llvm.spv.wave.reduce.max.f32(float %f)
  %v41 = getelementptr i8, ptr addrspace(1) %p, i64 84
  store float %v40, ptr addrspace(1) %v41, align 4
  %v42 = call float @llvm.spv.wave.reduce.min.f32(float %f)
  %v43 = getelementptr i8, ptr addrspace(1) %p, i64 88
  store float %v42, ptr addrspace(1) %v43, align 4
  %v44 = call float @llvm.spv.wave.reduce.sum.f32(float %f)
  %v45 = getelementptr i8, ptr addrspace(1) %p, i64 92
  store float %v44, ptr addrspace(1) %v45, align 4
  %v46 = call float @llvm.spv.wave.product.f32(float %f)
  %v47 = getelementptr i8, ptr addrspace(1) %p, i64 96
  store float %v46, ptr addrspace(1) %v47, align 4
  %v48 = call i32 @llvm.spv.wave.prefix.sum.i32(i32 %x)
  %v49 = getelementptr i8, ptr addrspace(1) %p, i64 100
  store i32 %v48, ptr addrspace(1) %v49, align 4
  %v52 = call i1 @llvm.spv.wave.reduce.or.i1(i1 %c)
  %v53 = zext i1 %v52 to i32
  %v54 = getelementptr i8, ptr addrspace(1) %p, i64 112
  store i32 %v53, ptr addrspace(1) %v54, align 4
  ret void
}

; A ballot, by the name that it has in LLVM 22.
define spir_kernel void @ballot(ptr addrspace(1) %p, i32 %x) {
  %c = icmp sgt i32 %x, 3
  %v = call <4 x i32> @llvm.spv.wave.ballot(i1 %c)
  store <4 x i32> %v, ptr addrspace(1) %p, align 4
  ret void
}

; The same of vectors.
define spir_kernel void @group_vectors(ptr addrspace(1) %p, i32 %x) {
  %v = insertelement <2 x i32> splat (i32 3), i32 %x, i32 1
  %v1 = call <2 x i1> @llvm.spv.wave.all.equal.v2i32(<2 x i32> %v)
  %v2 = zext <2 x i1> %v1 to <2 x i32>
  store <2 x i32> %v2, ptr addrspace(1) %p, align 4
  %v3 = call <2 x i32> @llvm.spv.wave.prefix.product.v2i32(<2 x i32> %v)
  %v4 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store <2 x i32> %v3, ptr addrspace(1) %v4, align 4
  ret void
}

; Values of the neighbours in a quad.
define spir_kernel void @quads(ptr addrspace(1) %p, i32 %x) {
  %v55 = call i32 @llvm.spv.quad.read.across.x.i32(i32 %x)
  %v56 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i32 %v55, ptr addrspace(1) %v56, align 4
  %v57 = call i32 @llvm.spv.quad.read.across.y.i32(i32 %x)
  %v58 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %v57, ptr addrspace(1) %v58, align 4
  %v59 = call i32 @llvm.spv.quad.read.across.diagonal.i32(i32 %x)
  %v60 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %v59, ptr addrspace(1) %v60, align 4
  ret void
}

; Barriers of memory and of a work-group.
define spir_kernel void @barriers(ptr addrspace(1) %p) {
  call void @llvm.spv.device.memory.barrier()
  call void @llvm.spv.device.memory.barrier.with.group.sync()
  call void @llvm.spv.group.memory.barrier()
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  call void @llvm.spv.assume(i1 true)
  store i32 1, ptr addrspace(1) %p
  ret void
}

; A pointer to anything as one to the memory that it is in.
define spir_kernel void @casts(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %q = call ptr addrspace(1) @llvm.spv.generic.cast.to.ptr.explicit.p1(ptr addrspace(4) %g)
  store i32 1, ptr addrspace(1) %q
  ret void
}

; A pointer to anything as one to memory that it is not in, which is null.
define spir_kernel void @casts_elsewhere(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %l = call ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4) %g)
  %n = icmp eq ptr addrspace(3) %l, null
  %z = zext i1 %n to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}
