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
