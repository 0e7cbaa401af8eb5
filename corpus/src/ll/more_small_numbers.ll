; Conversions to numbers of 4 and 8 bits that clamp and round at random, of scalars, vectors and matrices.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half)
declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDv2_Dh(<2 x half>)
declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half, i32)
declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDv2_Dhi(<2 x half>, i32)
declare spir_func <4 x i8> @_Z46__builtin_spirv_StochasticRoundFP16ToE4M3INTELDv4_Dhi(<4 x half>, i32)
declare spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)
declare spir_func <2 x i8> @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELc(i8)
declare spir_func <2 x half> @_Z38__builtin_spirv_ConvertInt4ToFP16INTELc(i8)
declare spir_func <2 x half> @_Z38__builtin_spirv_ConvertE2M1ToFP16INTELc(i8)

define spir_func void @conversions(ptr addrspace(1) %out, half %half, <2 x half> %v2xhalf, i32 %i32, <4 x half> %v4xhalf, i8 %i8) {
  %x1 = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToE4M3INTELDh(half %half)
  store i8 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDv2_Dh(<2 x half> %v2xhalf)
  store i8 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhi(half %half, i32 %i32)
  store i8 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDv2_Dhi(<2 x half> %v2xhalf, i32 %i32)
  store i8 %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x i8> @_Z46__builtin_spirv_StochasticRoundFP16ToE4M3INTELDv4_Dhi(<4 x half> %v4xhalf, i32 %i32)
  store <4 x i8> %x5, ptr addrspace(1) %out
  %x6 = call spir_func half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %i8)
  store half %x6, ptr addrspace(1) %out
  %x7 = call spir_func <2 x i8> @_Z38__builtin_spirv_ConvertInt4ToE4M3INTELc(i8 %i8)
  store <2 x i8> %x7, ptr addrspace(1) %out
  %x8 = call spir_func <2 x half> @_Z38__builtin_spirv_ConvertInt4ToFP16INTELc(i8 %i8)
  store <2 x half> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <2 x half> @_Z38__builtin_spirv_ConvertE2M1ToFP16INTELc(i8 %i8)
  store <2 x half> %x9, ptr addrspace(1) %out
  ret void
}
