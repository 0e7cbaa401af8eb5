; Atomic instructions on floating-point and narrow numbers, which need extensions.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @floats(ptr addrspace(1) %p) {
  %x1 = atomicrmw fadd ptr addrspace(1) %p, float 1.5 monotonic, align 4
  %x2 = atomicrmw fmax ptr addrspace(1) %p, float 1.5 seq_cst, align 4
  %x3 = atomicrmw fmin ptr addrspace(1) %p, float 1.5 monotonic, align 4
  %x4 = atomicrmw fsub ptr addrspace(1) %p, float 1.5 seq_cst, align 4
  %x5 = atomicrmw fadd ptr addrspace(1) %p, double 1.5 monotonic, align 8
  %x6 = atomicrmw fmax ptr addrspace(1) %p, double 1.5 seq_cst, align 8
  %x7 = atomicrmw fmin ptr addrspace(1) %p, double 1.5 monotonic, align 8
  %x8 = atomicrmw fsub ptr addrspace(1) %p, double 1.5 seq_cst, align 8
  %x9 = atomicrmw fadd ptr addrspace(1) %p, half 1.5 monotonic, align 2
  %x10 = atomicrmw fmax ptr addrspace(1) %p, half 1.5 seq_cst, align 2
  %x11 = atomicrmw fmin ptr addrspace(1) %p, half 1.5 monotonic, align 2
  %x12 = atomicrmw fadd ptr addrspace(1) %p, bfloat 1.5 seq_cst, align 2
  ret void
}

define spir_func void @shorts(ptr addrspace(1) %p) {
  %1 = atomicrmw add ptr addrspace(1) %p, i16 1 seq_cst, align 2
  %2 = cmpxchg ptr addrspace(1) %p, i16 1, i16 2 seq_cst seq_cst, align 2
  %3 = load atomic i16, ptr addrspace(1) %p seq_cst, align 2
  store atomic i16 %3, ptr addrspace(1) %p seq_cst, align 2
  %4 = atomicrmw umax ptr addrspace(1) %p, i16 3 seq_cst, align 2
  ret void
}
