; Metadata that asks for more bytes of specialization constants than anybody can have.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"


define spir_kernel void @bytes(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 5)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
!sycl.specialization-constants = !{!0, !1}
!0 = !{!"first", i32 1, i32 0, i32 4, i32 -1, i32 9000000, i32 4}
!1 = !{!"second", i32 2, i32 0, i32 4, i32 -1, i32 9000000, i32 4}
