; A variable in generic memory, which SPIR-V does not have.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@anywhere = addrspace(4) global i32 7

define spir_kernel void @read(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(4) @anywhere
  store i32 %v, ptr addrspace(1) %p
  ret void
}
