; Calls that say themselves how narrow texels become components: the last operand is the mask of image
; operands, with SignExtend (0x1000) or ZeroExtend (0x2000), alone or beside Lod (2). SPIR-V has the two bits
; since version 1.4.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PvDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func void @_Z18__spirv_ImageWritePvDv2_iDv4_ji(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>, i32)

define spir_kernel void @kernel(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x i32> %point, <2 x float> %at) {
  %signed = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PvDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %point, i32 4096)
  %level = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint4PvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %at, i32 8194, float 1.0)
  %sum = add <4 x i32> %signed, %level
  call spir_func void @_Z18__spirv_ImageWritePvDv2_iDv4_ji(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %point, <4 x i32> %sum, i32 4096)
  ret void
}
