; Calls by SPIR-V's names that take more than the instruction does, or less; a builtin variable under both of its names; decorations that are given twice.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@a = available_externally addrspace(1) constant i32 7
@b = available_externally addrspace(1) global i32 8
@c = extern_weak addrspace(1) global i32
@__spirv_BuiltInSubgroupEqMask = external addrspace(1) constant <4 x i32>
@__spirv_BuiltInSubgroupEqMaskKHR = external addrspace(1) constant <4 x i32>

declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4), i32)
declare spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePvi(ptr addrspace(4), i32)
declare spir_func float @_Z20work_group_broadcastfm(float, i64)
declare spir_func float @_Z20work_group_broadcastfmm(float, i64, i64)
declare spir_func float @_Z20work_group_broadcastfmmm(float, i64, i64, i64)
declare spir_func float @_Z22__spirv_GroupBroadcastjfm(i32, float, i64)
declare spir_func float @_Z22__spirv_GroupBroadcastjfDv3_m(i32, float, <3 x i64>)
declare spir_func float @_Z22__spirv_GroupBroadcastjfDv3_j(i32, float, <3 x i32>)
declare spir_func float @_Z20work_group_broadcastfjm(float, i32, i64)
declare spir_func float @_Z20work_group_broadcastfjjj(float, i32, i32, i32)
declare spir_func float @_Z22__spirv_GroupBroadcastjfj(i32, float, i32)
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3iPU3AS1Kimm9ocl_event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func void @_Z23__spirv_GroupWaitEventsjiPc(i32, i32, ptr)
declare spir_func void @_Z17wait_group_eventsiP9ocl_event(i32, ptr)
declare spir_func void @_Z23__spirv_GroupWaitEventsjiPU3AS4c(i32, i32, ptr addrspace(4))
declare spir_func void @__spirv_GroupWaitEvents(i32, i32, ptr)
declare spir_func <4 x float> @_Z16__spirv_ocl_fmaxDv4_ff(<4 x float>, float)
declare spir_func <4 x float> @_Z17__spirv_ocl_ldexpDv4_fi(<4 x float>, i32)
declare spir_func <4 x float> @_Z22__spirv_ocl_smoothstepffDv4_f(float, float, <4 x float>)
declare spir_func i32 @_Z33__spirv_GroupNonUniformRotateKHRjijj(i32, i32, i32, i32)

define spir_kernel void @castptr(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %a = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4) %g, i32 5)
  %b = call spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPvi(ptr addrspace(4) %g, i32 4)
  %c = call spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4) %g, i32 5)
  %d = call spir_func ptr @_Z34__spirv_GenericCastToPtr_ToPrivatePvi(ptr addrspace(4) %g, i32 7)
  store i32 1, ptr addrspace(1) %a
  store i32 1, ptr addrspace(3) %b
  store i32 1, ptr addrspace(1) %c
  store i32 1, ptr %d
  ret void
}

define spir_kernel void @broadcast(ptr addrspace(1) %p, float %f, i64 %x, i32 %y, <3 x i64> %v, <3 x i32> %w) {
  %a = call spir_func float @_Z20work_group_broadcastfm(float %f, i64 %x)
  %b = call spir_func float @_Z20work_group_broadcastfmm(float %a, i64 %x, i64 1)
  %c = call spir_func float @_Z20work_group_broadcastfmmm(float %b, i64 %x, i64 %x, i64 %x)
  %d = call spir_func float @_Z22__spirv_GroupBroadcastjfm(i32 2, float %c, i64 %x)
  %e = call spir_func float @_Z22__spirv_GroupBroadcastjfDv3_m(i32 2, float %d, <3 x i64> %v)
  %g = call spir_func float @_Z22__spirv_GroupBroadcastjfDv3_j(i32 2, float %e, <3 x i32> %w)
  %h = call spir_func float @_Z20work_group_broadcastfjm(float %g, i32 %y, i64 %x)
  %i = call spir_func float @_Z20work_group_broadcastfjjj(float %h, i32 %y, i32 %y, i32 %y)
  %j = call spir_func float @_Z22__spirv_GroupBroadcastjfj(i32 2, float %i, i32 %y)
  store float %j, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @asynccopy(ptr addrspace(1) %p, ptr addrspace(3) %l) {
  %ev = alloca target("spirv.Event")
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3iPU3AS1Kimm9ocl_event(i32 2, ptr addrspace(3) %l, ptr addrspace(1) %p, i64 10, i64 1, target("spirv.Event") zeroinitializer)
  store target("spirv.Event") %e, ptr %ev
  call spir_func void @_Z23__spirv_GroupWaitEventsjiPc(i32 2, i32 1, ptr %ev)
  call spir_func void @_Z17wait_group_eventsiP9ocl_event(i32 1, ptr %ev)
  ret void
}

define spir_kernel void @waiti8(ptr addrspace(1) %p, ptr %q) {
  call spir_func void @__spirv_GroupWaitEvents(i32 2, i32 1, ptr %q)
  %g = addrspacecast ptr %q to ptr addrspace(4)
  call spir_func void @_Z23__spirv_GroupWaitEventsjiPU3AS4c(i32 2, i32 1, ptr addrspace(4) %g)
  ret void
}

define spir_kernel void @oclscalar(ptr addrspace(1) %p, <4 x float> %v, float %f, i32 %i, <2 x i32> %w) {
  %a = call spir_func <4 x float> @_Z16__spirv_ocl_fmaxDv4_ff(<4 x float> %v, float %f)
  %b = call spir_func <4 x float> @_Z17__spirv_ocl_ldexpDv4_fi(<4 x float> %a, i32 %i)
  %c = call spir_func <4 x float> @_Z22__spirv_ocl_smoothstepffDv4_f(float %f, float %f, <4 x float> %b)
  store <4 x float> %c, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @clustered2(ptr addrspace(1) %p, i32 %x) {
  %a = call spir_func i32 @_Z33__spirv_GroupNonUniformRotateKHRjijj(i32 3, i32 %x, i32 %x, i32 4)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

define available_externally spir_func i32 @f(i32 %x) {
  ret i32 %x
}

define spir_kernel void @avail(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @a
  %w = load i32, ptr addrspace(1) @b
  %s = add i32 %v, %w
  %f = call spir_func i32 @f(i32 %s)
  store i32 %f, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @dupbuiltin(ptr addrspace(1) %p) {
  %x = load <4 x i32>, ptr addrspace(1) @__spirv_BuiltInSubgroupEqMask
  %y = load <4 x i32>, ptr addrspace(1) @__spirv_BuiltInSubgroupEqMaskKHR
  %z = add <4 x i32> %x, %y
  store <4 x i32> %z, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @decotwice(ptr addrspace(1) noalias noalias align 8 %p, ptr addrspace(1) noalias readonly %q) !spirv.ParameterDecorations !0 {
  %a = alloca i32, align 4, !spirv.Decorations !4
  %v = load i32, ptr addrspace(1) %q
  %s = add nsw i32 %v, 1, !spirv.Decorations !6
  %f = bitcast i32 %s to float
  %g = fadd fast float %f, %f, !spirv.Decorations !8
  store float %g, ptr addrspace(1) %p
  ret void
}

!opencl.ocl.version = !{!99}
!opencl.spir.version = !{!99}
!0 = !{!1, !1}
!1 = !{!2, !3, !3}
!2 = !{i32 38, i32 4}
!3 = !{i32 44, i32 8}
!4 = !{!5, !5}
!5 = !{i32 44, i32 4}
!6 = !{!7, !7}
!7 = !{i32 4469}
!8 = !{!9}
!9 = !{i32 40, i32 16}
!99 = !{i32 2, i32 0}
