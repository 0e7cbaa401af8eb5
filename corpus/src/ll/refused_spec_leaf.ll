; A specialization constant with a part that SPIR-V cannot set.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%with_pointer = type { i32, ptr addrspace(1) }
@name = private addrspace(1) constant [5 x i8] c"name\00"

define spir_kernel void @pointer(ptr addrspace(1) %p) {
  %slot = alloca %with_pointer
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1PET_PKc(ptr addrspace(4) sret(%with_pointer) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)))
  %v = load i32, ptr %slot
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1PET_PKc(ptr addrspace(4) sret(%with_pointer), ptr addrspace(4))
