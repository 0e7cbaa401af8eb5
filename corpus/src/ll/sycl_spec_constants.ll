; Specialization constants: SYCL 2020 getters of scalars and a struct, the __spirv_SpecConstant form.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%composite = type { i32, i8, [3 x i8], double }
@name_int = private unnamed_addr addrspace(1) constant [4 x i8] c"int\00"
@name_bool = private unnamed_addr addrspace(1) constant [5 x i8] c"bool\00"
@name_pair = private unnamed_addr addrspace(1) constant [5 x i8] c"pair\00"
@default_int = private addrspace(1) constant i32 42
@default_bool = private addrspace(1) constant i8 1
@default_pair = private addrspace(1) constant %composite { i32 20, i8 99, [3 x i8] undef, double 1.5 }

define spir_kernel void @scalars(ptr addrspace(1) %p) #0 {
  %i = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name_int to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default_int to ptr addrspace(4)), ptr addrspace(4) null)
  %b = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name_bool to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default_bool to ptr addrspace(4)), ptr addrspace(4) null)
  %v = select i1 %b, i32 %i, i32 0
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @struct(ptr addrspace(1) %p) #0 {
  %pair = alloca %composite
  %g = addrspacecast ptr %pair to ptr addrspace(4)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%composite) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @name_pair to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default_pair to ptr addrspace(4)), ptr addrspace(4) null)
  %v = load i32, ptr %pair
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @direct(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 3)
  %f = call spir_func float @_Z20__spirv_SpecConstantif(i32 8, float 0.5)
  %w = fptosi float %f to i32
  %x = add i32 %v, %w
  store i32 %x, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%composite), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
attributes #0 = { "sycl-module-id"="a.cpp" }
