; A specialization constant of a type that needs an extension, alone and in a structure.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { bfloat, i16 }
@n.bfloat = private unnamed_addr addrspace(1) constant [7 x i8] c"bfloat\00"
@n.pair = private unnamed_addr addrspace(1) constant [5 x i8] c"pair\00"
@d.bfloat = private addrspace(1) constant bfloat 2.5
@d.pair = private addrspace(1) constant %pair { bfloat 0.5, i16 3 }

define spir_kernel void @small(ptr addrspace(1) %floats) #0 {
  %v = call spir_func bfloat @_Z37__sycl_getScalar2020SpecConstantValueIDF16bET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.bfloat to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.bfloat to ptr addrspace(4)), ptr addrspace(4) null)
  %p = call spir_func %pair @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.pair to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.pair to ptr addrspace(4)), ptr addrspace(4) null)
  %b = extractvalue %pair %p, 0
  %f = fpext bfloat %v to float
  %g = fpext bfloat %b to float
  store float %f, ptr addrspace(1) %floats
  %floats1 = getelementptr float, ptr addrspace(1) %floats, i64 1
  store float %g, ptr addrspace(1) %floats1
  ret void
}
declare spir_func bfloat @_Z37__sycl_getScalar2020SpecConstantValueIDF16bET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func %pair @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
