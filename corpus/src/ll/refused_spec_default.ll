; The default of a specialization constant that is not known before the run.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@name = private addrspace(1) constant [5 x i8] c"name\00"

define spir_kernel void @no_default(ptr addrspace(1) %p, ptr addrspace(4) %default) {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)), ptr addrspace(4) %default, ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
