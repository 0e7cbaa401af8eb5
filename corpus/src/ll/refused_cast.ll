; A cast between address spaces that SPIR-V has none for.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @device_to_local(ptr addrspace(5) %p) {
  %local = addrspacecast ptr addrspace(5) %p to ptr addrspace(3)
  store i32 0, ptr addrspace(3) %local
  ret void
}
