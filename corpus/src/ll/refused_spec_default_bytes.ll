; A default that is listed again and again, so that all of them have more bytes than anybody can have.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"


define spir_kernel void @bytes(ptr addrspace(1) %p) {
  %v = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 5)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
!sycl.specialization-constants = !{!0}
!sycl.specialization-constants-default-values = !{!1, !1}
!0 = !{!"name", i32 1, i32 0, i32 4}
!1 = !{[9000000 x i8] zeroinitializer}
