; Constants that functions share and that refer to variables: each entry point lists what it reaches,
; whichever function a constant was first lowered for.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@counter = addrspace(1) global i32 7
; Makes both constants the module's rather than the functions' own.
@table = addrspace(1) constant [1 x [1 x ptr addrspace(1)]] [[1 x ptr addrspace(1)] [ptr addrspace(1) @counter]]

; The inner constant is lowered before the outer one that contains it. `nsw` needs SPIR-V 1.4, from which
; on interfaces list variables of every storage class.
define spir_kernel void @both(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, ptr addrspace(1) %r) {
  store [1 x ptr addrspace(1)] [ptr addrspace(1) @counter], ptr addrspace(1) %p
  store [1 x [1 x ptr addrspace(1)]] [[1 x ptr addrspace(1)] [ptr addrspace(1) @counter]], ptr addrspace(1) %q
  %sum = add nsw i32 %a, 1
  store i32 %sum, ptr addrspace(1) %r
  ret void
}

define spir_kernel void @outer(ptr addrspace(1) %q) {
  store [1 x [1 x ptr addrspace(1)]] [[1 x ptr addrspace(1)] [ptr addrspace(1) @counter]], ptr addrspace(1) %q
  ret void
}
