; A dot product of vectors of bfloat16, and conversions to and from integers: none of them needs the
; extension for arithmetic.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func bfloat @_Z11__spirv_DotDv2_DF16bS_(<2 x bfloat>, <2 x bfloat>)
define spir_kernel void @k(ptr addrspace(1) %p, <2 x bfloat> %v) {
  %a = call spir_func bfloat @_Z11__spirv_DotDv2_DF16bS_(<2 x bfloat> %v, <2 x bfloat> %v)
  store bfloat %a, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @integers(ptr addrspace(1) %p, bfloat %x, <2 x i16> %y) {
  %s = fptosi bfloat %x to i32
  %u = fptoui bfloat %x to i32
  %n = add i32 %s, %u
  store i32 %n, ptr addrspace(1) %p
  %v = sitofp <2 x i16> %y to <2 x bfloat>
  store <2 x bfloat> %v, ptr addrspace(1) %p
  %w = uitofp i32 %n to bfloat
  store bfloat %w, ptr addrspace(1) %p
  ret void
}
!opencl.ocl.version = !{!99}
!opencl.spir.version = !{!99}
!99 = !{i32 2, i32 0}
