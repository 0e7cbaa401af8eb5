; A composite specialization constant of which a part is no constant.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

define spir_kernel void @no_constant(ptr addrspace(1) %p, i32 %i) {
  %f = call spir_func float @_Z20__spirv_SpecConstantif(i32 1, float 0.5)
  %c = call spir_func %pair @_Z29__spirv_SpecConstantCompositeif_R4pair(i32 %i, float %f)
  store %pair %c, ptr addrspace(1) %p
  ret void
}
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func %pair @_Z29__spirv_SpecConstantCompositeif_R4pair(i32, float)
