; A specialization constant of a width that SPIR-V cannot set.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@name = private addrspace(1) constant [5 x i8] c"name\00"

define spir_kernel void @wide(ptr addrspace(1) %p) {
  %v = call spir_func i128 @_Z33__sycl_getScalarSpecConstantValueInET_PKc(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)))
  %w = trunc i128 %v to i32
  store i32 %w, ptr addrspace(1) %p
  ret void
}
declare spir_func i128 @_Z33__sycl_getScalarSpecConstantValueInET_PKc(ptr addrspace(4))
