; Fast-math flags of what may have them since SPIR-V 1.6, in a module whose triple asks for that version.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64v1.6-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %out, float %x, float %y) {
  %minus = fneg nnan ninf float %x
  %less = fcmp nsz olt float %minus, %y
  %root = call arcp float @llvm.sqrt.f32(float %y)
  %chosen = select i1 %less, float %minus, float %root
  store float %chosen, ptr addrspace(1) %out, align 4
  ret void
}

declare float @llvm.sqrt.f32(float)
