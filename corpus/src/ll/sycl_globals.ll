; Device globals with their properties, one in image scope, a host pipe, kernels that use them, the registered-kernels list.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@counter = dso_local addrspace(1) global { i32 } zeroinitializer #0
@local_to_image = dso_local addrspace(1) global { [4 x i32] } zeroinitializer #1
@in_csr = internal addrspace(1) global i8 7 #2
@pipe = dso_local addrspace(1) constant { i8 } zeroinitializer #3
@llvm.compiler.used = appending global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @counter to ptr addrspace(4))], section "llvm.metadata"

define weak_odr spir_kernel void @count() #4 {
  %v = load i32, ptr addrspace(1) @counter
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) @counter
  ret void
}
define weak_odr spir_kernel void @fill(i64 %i) #4 {
  %p = getelementptr inbounds { [4 x i32] }, ptr addrspace(1) @local_to_image, i64 0, i32 0, i64 %i
  store i32 1, ptr addrspace(1) %p
  call spir_func void @touch()
  ret void
}
define internal spir_func void @touch() {
  store i8 1, ptr addrspace(1) @in_csr
  ret void
}
attributes #0 = { "sycl-unique-id"="_Z7counter" "sycl-device-global-size"="4" "sycl-host-access"="1" }
attributes #1 = { "sycl-unique-id"="_Z5image" "sycl-device-global-size"="16" "sycl-device-image-scope"="true" "sycl-init-mode"="0" }
attributes #2 = { "sycl-unique-id"="_Z3csr" "sycl-device-global-size"="1" "sycl-implement-in-csr"="true" "sycl-host-access"="0" "sycl-device-image-scope"="false" }
attributes #3 = { "sycl-unique-id"="_Z4pipe" "sycl-host-pipe" "sycl-host-pipe-size"="4" }
attributes #4 = { "sycl-module-id"="a.cpp" }
!sycl_registered_kernels = !{!0}
!0 = !{!1, !2}
!1 = !{!"count_alias", !"count"}
!2 = !{!"fill_alias", !"fill"}
