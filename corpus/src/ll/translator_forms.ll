; Forms for which Khronos' translator has a shape of its own: samplers as integers, lengths that are
; specialization constants, copies of memory, constant expressions, loops that end before they begin.
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir-unknown-unknown"

%pair = type { i32, i32 }

@table = internal addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3]
@block = internal addrspace(1) constant %pair { i32 8, i32 4 }

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x float>)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func void @elsewhere(ptr addrspace(4))
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomicfPU3AS1ff12memory_orderS4_12memory_scope(ptr addrspace(1), ptr addrspace(1), float, i32, i32, i32)
declare void @llvm.memcpy.p0.p2.i32(ptr, ptr addrspace(2), i32, i1)
declare void @llvm.memmove.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)
declare void @llvm.memset.p1.i32(ptr addrspace(1), i8, i32, i1)
declare i3 @llvm.fptosi.sat.i3.f32(float)
declare i1 @llvm.fptosi.sat.i1.f32(float)
declare i1 @llvm.fptoui.sat.i1.f32(float)
declare <4 x i1> @llvm.fptosi.sat.v4i1.v4f32(<4 x float>)
declare <4 x i1> @llvm.fptoui.sat.v4i1.v4f32(<4 x float>)
declare <5 x i1> @llvm.fptoui.sat.v5i1.v5f32(<5 x float>)

; The integer is a sampler all the way from the kernel; a constant is one, too.
define spir_func <4 x float> @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %how, <2 x float> %at) {
  %1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %how, <2 x float> %at)
  ret <4 x float> %1
}

define spir_kernel void @samplers(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %how, <2 x float> %at, ptr addrspace(1) %out, i32 %number) {
  %1 = call spir_func <4 x float> @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %how, <2 x float> %at)
  store <4 x float> %1, ptr addrspace(1) %out
  %2 = call spir_func <4 x float> @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 35, <2 x float> %at)
  store <4 x float> %2, ptr addrspace(1) %out
  store i32 %number, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @lengths(ptr addrspace(1) %out) {
  %length = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 4, i32 16)
  %room = alloca float, i32 %length, align 4
  %1 = load float, ptr %room
  store float %1, ptr addrspace(1) %out
  %id = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  store i64 %id, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @copies(ptr addrspace(1) %p, ptr addrspace(1) %q, float %f) {
  %local = alloca [3 x i32], align 4
  call void @llvm.memcpy.p0.p2.i32(ptr align 4 %local, ptr addrspace(2) align 4 @table, i32 12, i1 false)
  call void @llvm.memmove.p1.p1.i32(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 %q, i32 24, i1 false)
  call void @llvm.memset.p1.i32(ptr addrspace(1) align 16 %q, i8 7, i32 4, i1 false)
  call spir_func void @elsewhere(ptr addrspace(4) addrspacecast (ptr addrspace(1) @block to ptr addrspace(4)))
  %small = call i3 @llvm.fptosi.sat.i3.f32(float %f)
  %wide = sext i3 %small to i32
  store i32 %wide, ptr addrspace(1) %p
  ret void
}

; Integers of one bit lie between -1 and 0, or 0 and 1.
define spir_kernel void @saturated(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %at = getelementptr float, ptr addrspace(1) %in, i64 %id
  %f = load float, ptr addrspace(1) %at
  %signed = call i1 @llvm.fptosi.sat.i1.f32(float %f)
  %unsigned = call i1 @llvm.fptoui.sat.i1.f32(float %f)
  %first = insertelement <4 x float> poison, float %f, i32 0
  %four = shufflevector <4 x float> %first, <4 x float> poison, <4 x i32> zeroinitializer
  %five = shufflevector <4 x float> %first, <4 x float> poison, <5 x i32> zeroinitializer
  %signed.four = call <4 x i1> @llvm.fptosi.sat.v4i1.v4f32(<4 x float> %four)
  %unsigned.four = call <4 x i1> @llvm.fptoui.sat.v4i1.v4f32(<4 x float> %four)
  %unsigned.five = call <5 x i1> @llvm.fptoui.sat.v5i1.v5f32(<5 x float> %five)
  %bits.0 = zext i1 %signed to i32
  %bits.1 = select i1 %unsigned, i32 2, i32 0
  %signed.last = extractelement <4 x i1> %signed.four, i32 3
  %bits.2 = select i1 %signed.last, i32 4, i32 0
  %unsigned.last = extractelement <4 x i1> %unsigned.four, i32 3
  %bits.3 = select i1 %unsigned.last, i32 8, i32 0
  %five.last = extractelement <5 x i1> %unsigned.five, i32 4
  %bits.4 = select i1 %five.last, i32 16, i32 0
  %or.1 = or i32 %bits.0, %bits.1
  %or.2 = or i32 %or.1, %bits.2
  %or.3 = or i32 %or.2, %bits.3
  %or.4 = or i32 %or.3, %bits.4
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %or.4, ptr addrspace(1) %to
  ret void
}

define spir_kernel void @exchanges(ptr addrspace(1) %object, ptr addrspace(1) %expected, float %new) {
  %1 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomicfPU3AS1ff12memory_orderS4_12memory_scope(ptr addrspace(1) %object, ptr addrspace(1) %expected, float %new, i32 5, i32 0, i32 2)
  ret void
}

; The block after the loop stands before it.
define spir_kernel void @loops(ptr addrspace(1) %p) {
entry:
  br label %body
after:
  ret void
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %done = icmp eq i32 %next, 9
  br i1 %done, label %after, label %body, !llvm.loop !0
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
