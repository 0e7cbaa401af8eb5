; Queries of a block that take the function itself, by the names of their instructions.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z42__spirv_GetKernelLocalSizeForSubgroupCount(i32, ptr, ptr, i32, i32)
declare spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroups(ptr, ptr, i32, i32)
declare spir_func i32 @_Z30__spirv_GetKernelWorkGroupSize(ptr, ptr, i32, i32)

define internal spir_kernel void @block(ptr %captured) {
  ret void
}

define spir_kernel void @asks(ptr addrspace(1) %out, i32 %groups) {
  %captured = alloca [16 x i8], align 8
  %size = call spir_func i32 @_Z42__spirv_GetKernelLocalSizeForSubgroupCount(i32 %groups, ptr @block, ptr %captured, i32 16, i32 8)
  %most = call spir_func i32 @_Z32__spirv_GetKernelMaxNumSubgroups(ptr @block, ptr %captured, i32 16, i32 8)
  %group = call spir_func i32 @_Z30__spirv_GetKernelWorkGroupSize(ptr @block, ptr %captured, i32 16, i32 8)
  %sum = add i32 %size, %most
  %all = add i32 %sum, %group
  store i32 %all, ptr addrspace(1) %out, align 4
  ret void
}

; A block that has captured a vector is as aligned as its variable; a query is told what its type would like.
%struct.ndrange_t = type { i32 }
%literal = type <{ i32, i32, ptr addrspace(4), [16 x i8], <4 x i64> }>

define spir_kernel void @enqueues(target("spirv.Queue") %queue, <4 x i64> %vector, ptr addrspace(1) %out) {
  %range = alloca %struct.ndrange_t, align 4
  %literal = alloca %literal, align 32
  %size = getelementptr inbounds %literal, ptr %literal, i32 0, i32 0
  store i32 64, ptr %size, align 32
  %vector.at = getelementptr inbounds %literal, ptr %literal, i32 0, i32 4
  store <4 x i64> %vector, ptr %vector.at, align 32
  %generic = addrspacecast ptr %literal to ptr addrspace(4)
  %sent = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %queue, i32 0, ptr byval(%struct.ndrange_t) %range, ptr addrspace(4) addrspacecast (ptr @invoke to ptr addrspace(4)), ptr addrspace(4) %generic)
  %most = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @invoke to ptr addrspace(4)), ptr addrspace(4) %generic)
  %all = add i32 %sent, %most
  store i32 %all, ptr addrspace(1) %out, align 4
  ret void
}

define internal spir_kernel void @invoke(ptr addrspace(4) %captured) {
  ret void
}

declare spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4))
