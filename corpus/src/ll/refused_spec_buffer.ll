; A specialization constant that is read with the runtime's buffer and without it: in emulation mode the two would differ.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@name = private addrspace(1) constant [5 x i8] c"name\00"
@default = private addrspace(1) constant i32 1

define spir_kernel void @both(ptr addrspace(1) %p, ptr addrspace(4) %buffer) {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %w = call spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)))
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4))
