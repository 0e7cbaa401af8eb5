; Functions named after instructions of extensions: conversions, clocks, bitwise functions, handles, task sequences, pipes that block, matrices.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float)
declare spir_func <4 x i16> @_Z27__spirv_ConvertFToBF16INTELDv4_f(<4 x float>)
declare spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16)
declare spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv2_s(<2 x i16>)
declare spir_func float @_Z25__spirv_RoundFToTF32INTELf(float)
declare spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32)
declare spir_func <2 x i32> @_Z27__spirv_ReadClockKHR_Ruint2i(i32)
declare spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiij(i32, i32, i32, i32)
declare spir_func <4 x i32> @_Z28__spirv_BitwiseFunctionINTELDv4_iS_S_j(<4 x i32>, <4 x i32>, <4 x i32>, i32)
declare spir_func i32 @_Z20__spirv_FPGARegINTELi(i32)
declare spir_func float @_Z26__spirv_ArithmeticFenceEXTf(float)
declare spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1), i32)
declare spir_func void @_Z33__spirv_ControlBarrierArriveINTELiii(i32, i32, i32)
declare spir_func void @_Z31__spirv_ControlBarrierWaitINTELiii(i32, i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float)
declare spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float>)
declare spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16)
declare spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16>)

define spir_func void @numbers(ptr addrspace(1) %out, float %float, <4 x float> %v4xfloat, i16 %i16, <2 x i16> %v2xi16, i32 %i32, <4 x i32> %v4xi32, ptr addrspace(1) %ptr1) {
  %x1 = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %float)
  store i16 %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x i16> @_Z27__spirv_ConvertFToBF16INTELDv4_f(<4 x float> %v4xfloat)
  store <4 x i16> %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELs(i16 %i16)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func <2 x float> @_Z27__spirv_ConvertBF16ToFINTELDv2_s(<2 x i16> %v2xi16)
  store <2 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z25__spirv_RoundFToTF32INTELf(float %float)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z27__spirv_ReadClockKHR_Rulongi(i32 1)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func <2 x i32> @_Z27__spirv_ReadClockKHR_Ruint2i(i32 3)
  store <2 x i32> %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z28__spirv_BitwiseFunctionINTELiiij(i32 %i32, i32 %i32, i32 %i32, i32 42)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z28__spirv_BitwiseFunctionINTELDv4_iS_S_j(<4 x i32> %v4xi32, <4 x i32> %v4xi32, <4 x i32> %v4xi32, i32 7)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z20__spirv_FPGARegINTELi(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z26__spirv_ArithmeticFenceEXTf(float %float)
  store float %x11, ptr addrspace(1) %out
  call spir_func void @_Z34__spirv_SubgroupBlockPrefetchINTELPU3AS1hj(ptr addrspace(1) %ptr1, i32 16)
  call spir_func void @_Z33__spirv_ControlBarrierArriveINTELiii(i32 2, i32 2, i32 272)
  call spir_func void @_Z31__spirv_ControlBarrierWaitINTELiii(i32 2, i32 2, i32 272)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 1, i32 1, i32 272)
  %x12 = call spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float %float)
  store i16 %x12, ptr addrspace(1) %out
  %x13 = call spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> %v4xfloat)
  store <4 x i16> %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 %i16)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> %v2xi16)
  store <2 x float> %x15, ptr addrspace(1) %out
  ret void
}

declare spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPviiii(ptr, i32, i32, i32, i32)
declare spir_func void @_Z30__spirv_TaskSequenceAsyncINTELPvi(target("spirv.TaskSequenceINTEL"), i32)
declare spir_func i32 @_Z28__spirv_TaskSequenceGetINTELPv(target("spirv.TaskSequenceINTEL"))
declare spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPv(target("spirv.TaskSequenceINTEL"))
declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z33__spirv_ConvertHandleToImageINTELm(i64)
declare spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELm(i64)
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z40__spirv_ConvertHandleToSampledImageINTELm(i64)
declare spir_func <4 x float> @_Z26__spirv_ImageFetch_Rfloat4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func void @__write_pipe_2_bl(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

declare spir_func target("spirv.NamedBarrier") @_Z30__spirv_NamedBarrierInitializei(i32)
declare spir_func void @_Z26__spirv_MemoryNamedBarrierPvii(target("spirv.NamedBarrier"), i32, i32)
declare spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPv(target("spirv.PipeStorage"))
@__spirv_BuiltInSubDeviceIDINTEL = external addrspace(1) constant i32
@__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) constant i32

define spir_func void @barriers(target("spirv.PipeStorage") %s, ptr addrspace(4) %p, ptr addrspace(1) %out) {
  %1 = call spir_func target("spirv.NamedBarrier") @_Z30__spirv_NamedBarrierInitializei(i32 4)
  call spir_func void @_Z26__spirv_MemoryNamedBarrierPvii(target("spirv.NamedBarrier") %1, i32 2, i32 272)
  %2 = call spir_func target("spirv.Pipe", 0) @_Z38__spirv_CreatePipeFromPipeStorage_readPv(target("spirv.PipeStorage") %s)
  call spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0) %2, ptr addrspace(4) %p, i32 4, i32 4)
  %3 = load i32, ptr addrspace(1) @__spirv_BuiltInSubDeviceIDINTEL
  %4 = load i32, ptr addrspace(1) @__spirv_BuiltInGlobalHWThreadIDINTEL
  %5 = sub i32 %3, %4
  store i32 %5, ptr addrspace(1) %out
  ret void
}

define spir_func i32 @task(i32 %a) {
  ret i32 %a
}

define spir_func i32 @tasks(i32 %a) {
  %1 = call spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPviiii(ptr @task, i32 -1, i32 1, i32 2, i32 3)
  call spir_func void @_Z30__spirv_TaskSequenceAsyncINTELPvi(target("spirv.TaskSequenceINTEL") %1, i32 %a)
  %2 = call spir_func i32 @_Z28__spirv_TaskSequenceGetINTELPv(target("spirv.TaskSequenceINTEL") %1)
  call spir_func void @_Z32__spirv_TaskSequenceReleaseINTELPv(target("spirv.TaskSequenceINTEL") %1)
  ret i32 %2
}

define spir_func void @handles(i64 %handle, <2 x i32> %at, ptr addrspace(1) %out) {
  %1 = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @_Z33__spirv_ConvertHandleToImageINTELm(i64 %handle)
  %2 = call spir_func target("spirv.Sampler") @_Z35__spirv_ConvertHandleToSamplerINTELm(i64 %handle)
  %3 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z40__spirv_ConvertHandleToSampledImageINTELm(i64 %handle)
  %4 = call spir_func <4 x float> @_Z26__spirv_ImageFetch_Rfloat4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> %at)
  store <4 x float> %4, ptr addrspace(1) %out
  ret void
}

define spir_func void @pipes(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %to, ptr addrspace(4) %p) {
  call spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0) %in, ptr addrspace(4) %p, i32 4, i32 4)
  call spir_func void @__write_pipe_2_bl(target("spirv.Pipe", 1) %to, ptr addrspace(4) %p, i32 4, i32 4)
  ret void
}
