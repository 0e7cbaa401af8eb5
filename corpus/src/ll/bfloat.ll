; bfloat16: the type alone, and arithmetic, which is another extension.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@g = addrspace(1) global bfloat 0.0
declare spir_func bfloat @_Z4fabsDF16b(bfloat)

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %x = load bfloat, ptr addrspace(1) %p
  %y = fadd bfloat %x, %x
  %z = call spir_func bfloat @_Z4fabsDF16b(bfloat %y)
  %old = atomicrmw fmax ptr addrspace(1) @g, bfloat %z seq_cst
  store bfloat %old, ptr addrspace(1) %p
  ret void
}
