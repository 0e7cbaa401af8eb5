; `llvm.arithmetic.fence`: an instruction where SPV_EXT_arithmetic_fence is allowed, else nothing.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare float @llvm.arithmetic.fence.f32(float)
declare <4 x float> @llvm.arithmetic.fence.v4f32(<4 x float>)

define spir_kernel void @fenced(ptr addrspace(1) %to, float %x, <4 x float> %v) {
  %sum = fadd fast float %x, 1.0
  %fence = call fast float @llvm.arithmetic.fence.f32(float %sum)
  %difference = fsub fast float %fence, 1.0
  store float %difference, ptr addrspace(1) %to, align 4
  %doubled = fadd fast <4 x float> %v, %v
  %fences = call fast <4 x float> @llvm.arithmetic.fence.v4f32(<4 x float> %doubled)
  %next = getelementptr inbounds <4 x float>, ptr addrspace(1) %to, i64 1
  store <4 x float> %fences, ptr addrspace(1) %next, align 16
  ret void
}
