; Vector predication between floats and single bits.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @bits(ptr addrspace(1) %p, i32 %length) {
  %f = load <4 x float>, ptr addrspace(1) %p, align 16
  %unsigned = call <4 x i1> @llvm.vp.fptoui.v4i1.v4f32(<4 x float> %f, <4 x i1> splat (i1 true), i32 %length)
  %ones = call <4 x float> @llvm.vp.uitofp.v4f32.v4i1(<4 x i1> %unsigned, <4 x i1> splat (i1 true), i32 %length)
  %minus.ones = call <4 x float> @llvm.vp.sitofp.v4f32.v4i1(<4 x i1> %unsigned, <4 x i1> splat (i1 true), i32 %length)
  %signed = call <4 x i1> @llvm.vp.fptosi.v4i1.v4f32(<4 x float> %minus.ones, <4 x i1> splat (i1 true), i32 %length)
  %back = zext <4 x i1> %signed to <4 x i32>
  call void @llvm.vp.store.v4f32.p1(<4 x float> %ones, ptr addrspace(1) align 4 %p, <4 x i1> splat (i1 true), i32 %length)
  %p.16 = getelementptr i8, ptr addrspace(1) %p, i64 16
  call void @llvm.vp.store.v4f32.p1(<4 x float> %minus.ones, ptr addrspace(1) align 4 %p.16, <4 x i1> splat (i1 true), i32 %length)
  %p.32 = getelementptr i8, ptr addrspace(1) %p, i64 32
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %back, ptr addrspace(1) align 4 %p.32, <4 x i1> splat (i1 true), i32 %length)
  ret void
}

declare <4 x i1> @llvm.vp.fptoui.v4i1.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.fptosi.v4i1.v4f32(<4 x float>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.uitofp.v4f32.v4i1(<4 x i1>, <4 x i1>, i32)
declare <4 x float> @llvm.vp.sitofp.v4f32.v4i1(<4 x i1>, <4 x i1>, i32)
declare void @llvm.vp.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>, i32)
