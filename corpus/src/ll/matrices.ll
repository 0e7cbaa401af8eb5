; Matrices of sub-groups: loads, products, stores, conversions, elements.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"



declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_8_16_0PU3AS1cili(ptr addrspace(1), i32, i64, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 16, 16, 1) @_Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__char_3_16_16_1PU3AS1cili(ptr addrspace(1), i32, i64, i32)
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_8_16_0PU3AS145__spirv_CooperativeMatrixKHR__char_3_16_16_1PU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2i(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0), target("spirv.CooperativeMatrixKHR", i8, 3, 16, 16, 1), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), i32)
declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1iPU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2ili(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2), i32, i64, i32)
declare spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructi(i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z77__spirv_ConvertSToF_RPU3AS145__spirv_CooperativeMatrixKHR__float_3_8_16_2PU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2))

define spir_func i32 @product(ptr addrspace(1) %p, i64 %stride) {
  %a = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z86__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_3_8_16_0PU3AS1cili(ptr addrspace(1) %p, i32 0, i64 %stride, i32 1)
  %b = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 16, 16, 1) @_Z87__spirv_CooperativeMatrixLoadKHR_RPU3AS145__spirv_CooperativeMatrixKHR__char_3_16_16_1PU3AS1cili(ptr addrspace(1) %p, i32 1, i64 %stride, i32 0)
  %c = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructi(i32 7)
  %d = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) @_Z34__spirv_CooperativeMatrixMulAddKHRPU3AS144__spirv_CooperativeMatrixKHR__char_3_8_16_0PU3AS145__spirv_CooperativeMatrixKHR__char_3_16_16_1PU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2i(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) %a, target("spirv.CooperativeMatrixKHR", i8, 3, 16, 16, 1) %b, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %c, i32 12)
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1iPU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2ili(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %d, i32 0, i64 %stride, i32 0)
  %n = call spir_func i32 @_Z34__spirv_CooperativeMatrixLengthKHRPU3AS143__spirv_CooperativeMatrixKHR__int_3_8_16_2(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 16, 2) %d)
  ret i32 %n
}

declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z27__spirv_ConvertFToBF16INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_8_16_0(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0))

define spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @convert2(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0) %a) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @_Z27__spirv_ConvertFToBF16INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_8_16_0(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 0) %a)
  ret target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %1
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_8_16_1(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1))

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) @convert4(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) %a) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) @_Z25__spirv_RoundFToTF32INTELPU3AS145__spirv_CooperativeMatrixKHR__float_3_8_16_1(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) %a)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 1) %1
}

declare spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0))

define spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @convert6(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a)
  ret target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16, 0) %1
}

declare spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 0) @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0))

define spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 0) @convert8(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 0) @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a)
  ret target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 0) %1
}

declare spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 1) @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_1(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 1))

define spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 1) @convert10(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 1) %a) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 1) @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_1(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 1) %a)
  ret target("spirv.CooperativeMatrixKHR", i4, 3, 8, 16, 1) %1
}

define spir_func target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) @passed(target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) %a) {
  ret target("spirv.CooperativeMatrixKHR", bfloat, 3, 8, 16, 0) %a
}
