; A kernel that leaves a conversion to the device library, which is an image of its own; and the conversion, as the library has it.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare dso_local spir_func zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4))

define weak_odr dso_local spir_kernel void @_ZTS5Round(ptr addrspace(1) %p) #0 {
  %a = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %v = call spir_func zeroext i16 @__devicelib_ConvertFToBF16INTEL(ptr addrspace(4) %a)
  store i16 %v, ptr addrspace(1) %p, align 2
  ret void
}
define weak_odr dso_local spir_kernel void @_ZTS5Plain(ptr addrspace(1) %p) #0 !sycl_explicit_simd !0 {
  store i16 1, ptr addrspace(1) %p, align 2
  ret void
}
define weak dso_local spir_func float @__devicelib_ConvertBF16ToFINTEL(ptr addrspace(4) %p) #1 {
  %v = load i16, ptr addrspace(4) %p, align 2
  %w = zext i16 %v to i32
  %x = shl i32 %w, 16
  %f = bitcast i32 %x to float
  ret float %f
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="bfloat16.cpp" }
!0 = !{}
