; Specialization constants that another tool has numbered: calls of __spirv_SpecConstant, and metadata that says
; which numbers make up the constant of a name. The example of the design, with a POD of its own.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%Nested = type { float, float }
%A = type { i32, %Nested }
%inner = type { i32, float }
%POD = type { [2 x %inner], <2 x i32> }

define spir_kernel void @scalar(ptr addrspace(1) %ints) #0 {
  %i = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %b = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 10, i8 1)
  %truth = trunc i8 %b to i1
  %v = select i1 %truth, i32 %i, i32 -1
  store i32 %v, ptr addrspace(1) %ints
  ret void
}
define spir_kernel void @composite(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %i = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %x = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 20)
  %a = call spir_func float @_Z20__spirv_SpecConstantif(i32 2, float 1.5)
  %b = call spir_func float @_Z20__spirv_SpecConstantif(i32 3, float 2.5)
  %n = call spir_func %Nested @_Z29__spirv_SpecConstantCompositeff_R6Nested(float %a, float %b)
  %s = call spir_func %A @_Z29__spirv_SpecConstantCompositei6Nested_R1A(i32 %x, %Nested %n)
  %member = extractvalue %A %s, 0
  %second = extractvalue %A %s, 1, 1
  %v = add i32 %i, %member
  store i32 %v, ptr addrspace(1) %ints
  store float %second, ptr addrspace(1) %floats
  ret void
}
define spir_kernel void @pod(ptr addrspace(1) %out) #0 {
  %x0 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 4, i32 0)
  %y0 = call spir_func float @_Z20__spirv_SpecConstantif(i32 5, float 0.0)
  %a0 = call spir_func %inner @_Z29__spirv_SpecConstantCompositeif_R5inner(i32 %x0, float %y0)
  %x1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 6, i32 0)
  %y1 = call spir_func float @_Z20__spirv_SpecConstantif(i32 7, float 0.0)
  %a1 = call spir_func %inner @_Z29__spirv_SpecConstantCompositeif_R5inner(i32 %x1, float %y1)
  %a = call spir_func [2 x %inner] @_Z29__spirv_SpecConstantComposite5inner5inner_RA2_5inner(%inner %a0, %inner %a1)
  %b0 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 8, i32 0)
  %b1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 9, i32 0)
  %b = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32 %b0, i32 %b1)
  %g = call spir_func %POD @_Z29__spirv_SpecConstantCompositeA2_5innerDv2_i_R3POD([2 x %inner] %a, <2 x i32> %b)
  store %POD %g, ptr addrspace(1) %out
  ret void
}
; A number without a name, and a constant by its name beside it.
define spir_kernel void @nameless(ptr addrspace(1) %ints) #0 {
  %i = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 40, i32 3)
  %j = call spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4) addrspacecast (ptr addrspace(1) @late to ptr addrspace(4)))
  %v = add i32 %i, %j
  store i32 %v, ptr addrspace(1) %ints
  ret void
}
; The runtime is told of a constant that nothing uses.
define spir_kernel void @unused(ptr addrspace(1) %ints) #0 {
  %i = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  ret void
}
define spir_kernel void @none(ptr addrspace(1) %ints) #0 {
  store i32 1, ptr addrspace(1) %ints
  ret void
}
@late = private unnamed_addr addrspace(1) constant [5 x i8] c"late\00"
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func i8 @_Z20__spirv_SpecConstantia(i32, i8)
declare spir_func %Nested @_Z29__spirv_SpecConstantCompositeff_R6Nested(float, float)
declare spir_func %A @_Z29__spirv_SpecConstantCompositei6Nested_R1A(i32, %Nested)
declare spir_func %inner @_Z29__spirv_SpecConstantCompositeif_R5inner(i32, float)
declare spir_func [2 x %inner] @_Z29__spirv_SpecConstantComposite5inner5inner_RA2_5inner(%inner, %inner)
declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii_RDv2_i(i32, i32)
declare spir_func %POD @_Z29__spirv_SpecConstantCompositeA2_5innerDv2_i_R3POD([2 x %inner], <2 x i32>)
declare spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
!sycl.specialization-constants = !{!0, !1, !2, !3, !4}
!sycl.specialization-constants-default-values = !{!5, !6, !7, !8, !9}
!0 = !{!"unique_symbolic_id_for_MyInt32Const", i32 0, i32 0, i32 4}
!1 = !{!"unique_symbolic_id_for_MyPODConst", i32 1, i32 0, i32 4, i32 2, i32 4, i32 4, i32 3, i32 8, i32 4}
!2 = !{!"pod", i32 4, i32 0, i32 4, i32 5, i32 4, i32 4, i32 6, i32 8, i32 4, i32 7, i32 12, i32 4, i32 8, i32 16, i32 4, i32 9, i32 20, i32 4}
!3 = !{!"flag", i32 10, i32 0, i32 1}
!4 = !{!"padded", i32 11, i32 0, i32 4, i32 -1, i32 4, i32 4}
!5 = !{i32 10}
!6 = !{%A { i32 20, %Nested { float 1.5, float 2.5 } }}
!7 = !{%POD zeroinitializer}
!8 = !{i1 true}
!9 = !{{ i32, i8 } { i32 99, i8 0 }}
