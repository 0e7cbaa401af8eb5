; Conversions between numbers of 4, 8 and 16 bits, which LLVM knows by the names of builtins alone.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half)
declare spir_func <4 x half> @_Z36__builtin_spirv_ConvertE5M2ToFP16EXTDv4_c(<4 x i8>)
declare spir_func i32 @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELDv8_Dh(<8 x half>)
declare spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half)
declare spir_func <2 x i8> @_Z38__builtin_spirv_ConvertInt4ToInt8INTELc(i8)
declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half, i32)

define spir_kernel void @small_numbers(ptr addrspace(1) %p, half %x, i8 %b) {
  %e4m3 = call spir_func i8 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTDh(half %x)
  store i8 %e4m3, ptr addrspace(1) %p
  %bytes = getelementptr i8, ptr addrspace(1) %p, i64 8
  %four = load <4 x i8>, ptr addrspace(1) %bytes
  %halfs = call spir_func <4 x half> @_Z36__builtin_spirv_ConvertE5M2ToFP16EXTDv4_c(<4 x i8> %four)
  %out = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <4 x half> %halfs, ptr addrspace(1) %out
  %eight = load <8 x half>, ptr addrspace(1) %out
  %packed = call spir_func i32 @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELDv8_Dh(<8 x half> %eight)
  store i32 %packed, ptr addrspace(1) %bytes
  %pair = call spir_func <2 x i8> @_Z38__builtin_spirv_ConvertInt4ToInt8INTELc(i8 %b)
  store <2 x i8> %pair, ptr addrspace(1) %p
  %random = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %x, i32 7)
  store i8 %random, ptr addrspace(1) %out
  ret void
}

define spir_func i4 @clamped(half %x) {
  %nibble = call spir_func i4 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDh(half %x)
  ret i4 %nibble
}
