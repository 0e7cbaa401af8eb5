; What metadata says of a numbered specialization constant, and what the call does: two sizes.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"


define spir_kernel void @two_sizes(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 5)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
!sycl.specialization-constants = !{!0}
!0 = !{!"name", i32 1, i32 0, i32 8}
