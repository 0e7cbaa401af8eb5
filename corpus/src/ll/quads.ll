; Instructions whose operands have rules of their own: the index in a quad may vary since 1.5, the direction
; of a swap is a constant always, and a predicated access takes its type from what it loads or stores.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z36__spirv_GroupNonUniformQuadBroadcastjij(i32, i32, i32)
declare spir_func float @_Z31__spirv_GroupNonUniformQuadSwapjfj(i32, float, i32)
declare spir_func float @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibf(ptr addrspace(1), i1, float)
declare spir_func <2 x i32> @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibij(ptr addrspace(1), i1, <2 x i32>, i32)
declare spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1ifb(ptr addrspace(1), float, i1)

define spir_func i32 @quad(i32 %value, i32 %index) {
  %constant = call spir_func i32 @_Z36__spirv_GroupNonUniformQuadBroadcastjij(i32 3, i32 %value, i32 2)
  %varying = call spir_func i32 @_Z36__spirv_GroupNonUniformQuadBroadcastjij(i32 3, i32 %constant, i32 %index)
  ret i32 %varying
}

define spir_func float @swapped(float %value) {
  %swapped = call spir_func float @_Z31__spirv_GroupNonUniformQuadSwapjfj(i32 3, float %value, i32 1)
  ret float %swapped
}

define spir_func void @predicated(ptr addrspace(1) %from, ptr addrspace(1) %to, i1 %predicate, float %other, <2 x i32> %others) {
  %loaded = call spir_func float @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibf(ptr addrspace(1) %from, i1 %predicate, float %other)
  call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1ifb(ptr addrspace(1) %to, float %loaded, i1 %predicate)
  %pair = call spir_func <2 x i32> @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibij(ptr addrspace(1) %from, i1 %predicate, <2 x i32> %others, i32 0)
  store <2 x i32> %pair, ptr addrspace(1) %to, align 8
  ret void
}
