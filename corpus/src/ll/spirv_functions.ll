; Functions named after instructions, as SYCL headers declare them: what has a rule of its own in the translation.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)
declare spir_func i8 @_Z20__spirv_SpecConstantic(i32, i8)
declare spir_func i16 @_Z20__spirv_SpecConstantis(i32, i16)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i64 @_Z20__spirv_SpecConstantil(i32, i64)
declare spir_func half @_Z20__spirv_SpecConstantiDh(i32, half)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func double @_Z20__spirv_SpecConstantid(i32, double)
declare spir_func void @_Z21__spirv_MemoryBarrierii(i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Kiii(ptr addrspace(1), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicAndPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z16__spirv_AtomicOrPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicXorPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMinPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z22__spirv_AtomicExchangePU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Kiii(ptr addrspace(3), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS3iiiiii(ptr addrspace(3), i32, i32, i32, i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS3iii(ptr addrspace(3), i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS3iii(ptr addrspace(3), i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicAndPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16__spirv_AtomicOrPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z17__spirv_AtomicXorPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMinPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z22__spirv_AtomicExchangePU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS4Kiii(ptr addrspace(4), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS4iiiiii(ptr addrspace(4), i32, i32, i32, i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS4iii(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS4iii(ptr addrspace(4), i32, i32)
declare spir_func i64 @_Z18__spirv_AtomicIAddPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicISubPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicAndPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z16__spirv_AtomicOrPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicXorPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMinPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMinPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z22__spirv_AtomicExchangePU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Klii(ptr addrspace(1), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1liil(ptr addrspace(1), i32, i32, i64)
declare spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS1liiill(ptr addrspace(1), i32, i32, i32, i64, i64)
declare spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS1lii(ptr addrspace(1), i32, i32)
declare spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS1lii(ptr addrspace(1), i32, i32)
declare spir_func i64 @_Z18__spirv_AtomicIAddPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicISubPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicAndPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z16__spirv_AtomicOrPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicXorPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMinPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMinPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z22__spirv_AtomicExchangePU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Klii(ptr addrspace(3), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS3liil(ptr addrspace(3), i32, i32, i64)
declare spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS3liiill(ptr addrspace(3), i32, i32, i32, i64, i64)
declare spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS3lii(ptr addrspace(3), i32, i32)
declare spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS3lii(ptr addrspace(3), i32, i32)
declare spir_func i64 @_Z18__spirv_AtomicIAddPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicISubPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicAndPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z16__spirv_AtomicOrPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z17__spirv_AtomicXorPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMinPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMinPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z22__spirv_AtomicExchangePU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS4Klii(ptr addrspace(4), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS4liil(ptr addrspace(4), i32, i32, i64)
declare spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS4liiill(ptr addrspace(4), i32, i32, i32, i64, i64)
declare spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS4lii(ptr addrspace(4), i32, i32)
declare spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS4lii(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z17__spirv_GroupIAddiii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupSMiniii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupSMaxiii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupUMiniii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupUMaxiii(i32, i32, i32)
declare spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32, i32, i32)
declare spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32, i32, i32)
declare spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32, i32, i32)
declare spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32, i32, i32)
declare spir_func float @_Z17__spirv_GroupFAddiif(i32, i32, float)
declare spir_func float @_Z17__spirv_GroupFMiniif(i32, i32, float)
declare spir_func float @_Z17__spirv_GroupFMaxiif(i32, i32, float)
declare spir_func float @_Z20__spirv_GroupFMulKHRiif(i32, i32, float)
declare spir_func i1 @_Z26__spirv_GroupLogicalAndKHRiib(i32, i32, i1)
declare spir_func i1 @_Z25__spirv_GroupLogicalOrKHRiib(i32, i32, i1)
declare spir_func i1 @_Z26__spirv_GroupLogicalXorKHRiib(i32, i32, i1)
declare spir_func i1 @_Z16__spirv_GroupAlljb(i32, i1)
declare spir_func i1 @_Z16__spirv_GroupAnyjb(i32, i1)
declare spir_func float @_Z22__spirv_GroupBroadcastjfj(i32, float, i32)
declare spir_func float @_Z28__spirv_SubgroupShuffleINTELfj(float, i32)
declare spir_func i32 @_Z31__spirv_SubgroupShuffleXorINTELij(i32, i32)
declare spir_func i32 @_Z30__spirv_SubgroupShuffleUpINTELiij(i32, i32, i32)
declare spir_func i32 @_Z32__spirv_SubgroupShuffleDownINTELiij(i32, i32, i32)
declare spir_func i32 @_Z35__spirv_SubgroupBlockReadINTEL_RintPU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jj(ptr addrspace(1), i32)
declare spir_func i1 @_Z26__spirv_GroupNonUniformAllib(i32, i1)
declare spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32, i1)
declare spir_func i1 @_Z28__spirv_GroupNonUniformElecti(i32)
declare spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotjb(i32, i1)
declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiij(i32, i32, i32)
declare spir_func i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32, i32, i32)
declare spir_func i32 @_Z37__spirv_GroupNonUniformBroadcastFirstii(i32, i32)
declare spir_func i1 @_Z17__spirv_FOrdEqualff(float, float)
declare spir_func <4 x i8> @_Z17__spirv_FOrdEqualDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i1 @_Z22__spirv_FUnordLessThanff(float, float)
declare spir_func <4 x i8> @_Z22__spirv_FUnordLessThanDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i1 @_Z23__spirv_FOrdGreaterThanff(float, float)
declare spir_func <4 x i8> @_Z23__spirv_FOrdGreaterThanDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i1 @_Z15__spirv_Orderedff(float, float)
declare spir_func <4 x i8> @_Z15__spirv_OrderedDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i1 @_Z13__spirv_IsNanf(float)
declare spir_func <2 x i8> @_Z13__spirv_IsNanDv2_d(<2 x double>)
declare spir_func i1 @_Z13__spirv_IsInff(float)
declare spir_func <2 x i8> @_Z13__spirv_IsInfDv2_d(<2 x double>)
declare spir_func i1 @_Z16__spirv_IsFinitef(float)
declare spir_func <2 x i8> @_Z16__spirv_IsFiniteDv2_d(<2 x double>)
declare spir_func i1 @_Z16__spirv_IsNormalf(float)
declare spir_func <2 x i8> @_Z16__spirv_IsNormalDv2_d(<2 x double>)
declare spir_func i1 @_Z18__spirv_SignBitSetf(float)
declare spir_func <2 x i8> @_Z18__spirv_SignBitSetDv2_d(<2 x double>)
declare spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i1>)
declare spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i1>)
declare spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z16__spirv_BitCounti(i32)
declare spir_func i32 @_Z15__spirv_SDotKHRDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z15__spirv_UDotKHRjj(i32, i32)
declare spir_func i32 @_Z22__spirv_SUDotAccSatKHRDv4_cDv4_hi(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z24__spirv_ConvertFToS_Rintf(float)
declare spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float)
declare spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_rtzd(double)
declare spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtel(i64)
declare spir_func half @_Z29__spirv_ConvertUToF_Rhalf_rtpj(i32)
declare spir_func float @_Z27__spirv_FConvert_Rfloat_rtnd(double)
declare spir_func i64 @_Z22__spirv_SConvert_Rlongi(i32)
declare spir_func i8 @_Z27__spirv_UConvert_Ruchar_satj(i32)
declare spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchars(i16)
declare spir_func i16 @_Z29__spirv_SatConvertUToS_Rshortj(i32)
declare spir_func float @_Z16__spirv_ocl_fminff(float, float)
declare spir_func i32 @_Z17__spirv_ocl_s_maxii(i32, i32)
declare spir_func i32 @_Z17__spirv_ocl_u_minjj(i32, i32)
declare spir_func i32 @_Z19__spirv_ocl_s_clampiii(i32, i32, i32)
declare spir_func float @_Z23__spirv_ocl_native_exp2f(float)
declare spir_func i16 @_Z22__spirv_ocl_u_upsamplehh(i8, i8)
declare spir_func i16 @_Z22__spirv_ocl_s_upsamplech(i8, i8)
declare spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func float @_Z29__spirv_ocl_vload_half_RfloatmPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z31__spirv_ocl_vload_halfn_Rfloat2mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z32__spirv_ocl_vloada_halfn_Rfloat4mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z19__spirv_ocl_vstorenDv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z23__spirv_ocl_vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32)
declare spir_func void @_Z24__spirv_ocl_vstore_halfnDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z27__spirv_ocl_vstorea_halfn_rDv4_fmPU3AS1Dhi(<4 x float>, i64, ptr addrspace(1), i32)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i64)
declare spir_func float @_Z17__spirv_ocl_fractfPf(float, ptr)
declare spir_func float @_Z17__spirv_ocl_frexpfPi(float, ptr)
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32)
declare spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32)
declare spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32)
declare spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32)
declare spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32)
declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)
declare spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32)
declare spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev()
declare spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev()
declare spir_func i32 @_Z27__spirv_BuiltInNumSubgroupsv()
declare spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv()
declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
declare spir_func i32 @_Z22__spirv_BuiltInWorkDimv()
declare spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
declare spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv()

define spir_func void @constants(ptr addrspace(1) %out) {
  %x1 = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 1, i1 true)
  %b1 = zext i1 %x1 to i8
  store i8 %b1, ptr addrspace(1) %out
  %x2 = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 2, i1 false)
  %b2 = zext i1 %x2 to i8
  store i8 %b2, ptr addrspace(1) %out
  %x3 = call spir_func i8 @_Z20__spirv_SpecConstantic(i32 3, i8 -3)
  store i8 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i16 @_Z20__spirv_SpecConstantis(i32 4, i16 400)
  store i16 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 5, i32 -5)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z20__spirv_SpecConstantil(i32 6, i64 6000000000)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 7, half 0xH3C00)
  store half %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z20__spirv_SpecConstantif(i32 8, float 8.5)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func double @_Z20__spirv_SpecConstantid(i32 9, double 9.5)
  store double %x9, ptr addrspace(1) %out
  ret void
}

define spir_func void @barriers(ptr addrspace(1) %out) {
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 0)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 2)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 4)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 8)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 16)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 272)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 264)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 528)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 0)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 2)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 4)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 8)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 16)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 272)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 264)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 2, i32 528)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 0)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 2)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 4)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 8)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 16)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 272)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 264)
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 3, i32 528)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 3, i32 3, i32 264)
  ret void
}

define spir_func void @atomics_i32(ptr addrspace(1) %out, ptr addrspace(1) %ptr1, i32 %i32, ptr addrspace(3) %ptr3, ptr addrspace(4) %ptr4) {
  %x1 = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z17__spirv_AtomicAndPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z16__spirv_AtomicOrPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z17__spirv_AtomicXorPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z18__spirv_AtomicSMinPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z22__spirv_AtomicExchangePU3AS1iiii(ptr addrspace(1) %ptr1, i32 1, i32 896, i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Kiii(ptr addrspace(1) %ptr1, i32 2, i32 2)
  store i32 %x11, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %ptr1, i32 2, i32 4, i32 %i32)
  %x12 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %ptr1, i32 1, i32 16, i32 2, i32 %i32, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %ptr1, i32 1, i32 0)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1) %ptr1, i32 1, i32 0)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z17__spirv_AtomicAndPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z16__spirv_AtomicOrPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z17__spirv_AtomicXorPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z18__spirv_AtomicSMinPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z22__spirv_AtomicExchangePU3AS3iiii(ptr addrspace(3) %ptr3, i32 1, i32 896, i32 %i32)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Kiii(ptr addrspace(3) %ptr3, i32 2, i32 2)
  store i32 %x25, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3iiii(ptr addrspace(3) %ptr3, i32 2, i32 4, i32 %i32)
  %x26 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS3iiiiii(ptr addrspace(3) %ptr3, i32 1, i32 16, i32 2, i32 %i32, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS3iii(ptr addrspace(3) %ptr3, i32 1, i32 0)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS3iii(ptr addrspace(3) %ptr3, i32 1, i32 0)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i32 @_Z17__spirv_AtomicAndPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i32 @_Z16__spirv_AtomicOrPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i32 @_Z17__spirv_AtomicXorPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i32 @_Z18__spirv_AtomicSMinPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x35, ptr addrspace(1) %out
  %x36 = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x36, ptr addrspace(1) %out
  %x37 = call spir_func i32 @_Z18__spirv_AtomicUMaxPU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x37, ptr addrspace(1) %out
  %x38 = call spir_func i32 @_Z22__spirv_AtomicExchangePU3AS4iiii(ptr addrspace(4) %ptr4, i32 1, i32 896, i32 %i32)
  store i32 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS4Kiii(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i32 %x39, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS4iiii(ptr addrspace(4) %ptr4, i32 2, i32 4, i32 %i32)
  %x40 = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS4iiiiii(ptr addrspace(4) %ptr4, i32 1, i32 16, i32 2, i32 %i32, i32 %i32)
  store i32 %x40, ptr addrspace(1) %out
  %x41 = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS4iii(ptr addrspace(4) %ptr4, i32 1, i32 0)
  store i32 %x41, ptr addrspace(1) %out
  %x42 = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS4iii(ptr addrspace(4) %ptr4, i32 1, i32 0)
  store i32 %x42, ptr addrspace(1) %out
  ret void
}

define spir_func void @atomics_i64(ptr addrspace(1) %out, ptr addrspace(1) %ptr1, i64 %i64, ptr addrspace(3) %ptr3, ptr addrspace(4) %ptr4) {
  %x1 = call spir_func i64 @_Z18__spirv_AtomicIAddPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z18__spirv_AtomicISubPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z17__spirv_AtomicAndPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z16__spirv_AtomicOrPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z17__spirv_AtomicXorPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z18__spirv_AtomicSMinPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z18__spirv_AtomicUMinPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z22__spirv_AtomicExchangePU3AS1liil(ptr addrspace(1) %ptr1, i32 1, i32 896, i64 %i64)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Klii(ptr addrspace(1) %ptr1, i32 2, i32 2)
  store i64 %x11, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1liil(ptr addrspace(1) %ptr1, i32 2, i32 4, i64 %i64)
  %x12 = call spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS1liiill(ptr addrspace(1) %ptr1, i32 1, i32 16, i32 2, i64 %i64, i64 %i64)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS1lii(ptr addrspace(1) %ptr1, i32 1, i32 0)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS1lii(ptr addrspace(1) %ptr1, i32 1, i32 0)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z18__spirv_AtomicIAddPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z18__spirv_AtomicISubPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z17__spirv_AtomicAndPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z16__spirv_AtomicOrPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z17__spirv_AtomicXorPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z18__spirv_AtomicSMinPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z18__spirv_AtomicUMinPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z22__spirv_AtomicExchangePU3AS3liil(ptr addrspace(3) %ptr3, i32 1, i32 896, i64 %i64)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Klii(ptr addrspace(3) %ptr3, i32 2, i32 2)
  store i64 %x25, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3liil(ptr addrspace(3) %ptr3, i32 2, i32 4, i64 %i64)
  %x26 = call spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS3liiill(ptr addrspace(3) %ptr3, i32 1, i32 16, i32 2, i64 %i64, i64 %i64)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS3lii(ptr addrspace(3) %ptr3, i32 1, i32 0)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS3lii(ptr addrspace(3) %ptr3, i32 1, i32 0)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z18__spirv_AtomicIAddPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z18__spirv_AtomicISubPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z17__spirv_AtomicAndPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i64 @_Z16__spirv_AtomicOrPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i64 @_Z17__spirv_AtomicXorPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i64 @_Z18__spirv_AtomicSMinPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i64 @_Z18__spirv_AtomicSMaxPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x35, ptr addrspace(1) %out
  %x36 = call spir_func i64 @_Z18__spirv_AtomicUMinPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x36, ptr addrspace(1) %out
  %x37 = call spir_func i64 @_Z18__spirv_AtomicUMaxPU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x37, ptr addrspace(1) %out
  %x38 = call spir_func i64 @_Z22__spirv_AtomicExchangePU3AS4liil(ptr addrspace(4) %ptr4, i32 1, i32 896, i64 %i64)
  store i64 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS4Klii(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i64 %x39, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_AtomicStorePU3AS4liil(ptr addrspace(4) %ptr4, i32 2, i32 4, i64 %i64)
  %x40 = call spir_func i64 @_Z29__spirv_AtomicCompareExchangePU3AS4liiill(ptr addrspace(4) %ptr4, i32 1, i32 16, i32 2, i64 %i64, i64 %i64)
  store i64 %x40, ptr addrspace(1) %out
  %x41 = call spir_func i64 @_Z24__spirv_AtomicIIncrementPU3AS4lii(ptr addrspace(4) %ptr4, i32 1, i32 0)
  store i64 %x41, ptr addrspace(1) %out
  %x42 = call spir_func i64 @_Z24__spirv_AtomicIDecrementPU3AS4lii(ptr addrspace(4) %ptr4, i32 1, i32 0)
  store i64 %x42, ptr addrspace(1) %out
  ret void
}

define spir_func void @groups(ptr addrspace(1) %out, i32 %i32, float %float, i1 %i1, ptr addrspace(1) %ptr1) {
  %x1 = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 2, i32 0, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 3, i32 1, i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 3, i32 2, i32 %i32)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z17__spirv_GroupSMiniii(i32 2, i32 0, i32 %i32)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z17__spirv_GroupSMiniii(i32 3, i32 1, i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z17__spirv_GroupSMiniii(i32 3, i32 2, i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z17__spirv_GroupSMaxiii(i32 2, i32 0, i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z17__spirv_GroupSMaxiii(i32 3, i32 1, i32 %i32)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z17__spirv_GroupSMaxiii(i32 3, i32 2, i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z17__spirv_GroupUMiniii(i32 2, i32 0, i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z17__spirv_GroupUMiniii(i32 3, i32 1, i32 %i32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z17__spirv_GroupUMiniii(i32 3, i32 2, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z17__spirv_GroupUMaxiii(i32 2, i32 0, i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z17__spirv_GroupUMaxiii(i32 3, i32 1, i32 %i32)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z17__spirv_GroupUMaxiii(i32 3, i32 2, i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 2, i32 0, i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 3, i32 1, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 3, i32 2, i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32 2, i32 0, i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32 3, i32 1, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z26__spirv_GroupBitwiseAndKHRiii(i32 3, i32 2, i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32 2, i32 0, i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32 3, i32 1, i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z25__spirv_GroupBitwiseOrKHRiii(i32 3, i32 2, i32 %i32)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32 2, i32 0, i32 %i32)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32 3, i32 1, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z26__spirv_GroupBitwiseXorKHRiii(i32 3, i32 2, i32 %i32)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func float @_Z17__spirv_GroupFAddiif(i32 2, i32 0, float %float)
  store float %x28, ptr addrspace(1) %out
  %x29 = call spir_func float @_Z17__spirv_GroupFAddiif(i32 3, i32 1, float %float)
  store float %x29, ptr addrspace(1) %out
  %x30 = call spir_func float @_Z17__spirv_GroupFAddiif(i32 3, i32 2, float %float)
  store float %x30, ptr addrspace(1) %out
  %x31 = call spir_func float @_Z17__spirv_GroupFMiniif(i32 2, i32 0, float %float)
  store float %x31, ptr addrspace(1) %out
  %x32 = call spir_func float @_Z17__spirv_GroupFMiniif(i32 3, i32 1, float %float)
  store float %x32, ptr addrspace(1) %out
  %x33 = call spir_func float @_Z17__spirv_GroupFMiniif(i32 3, i32 2, float %float)
  store float %x33, ptr addrspace(1) %out
  %x34 = call spir_func float @_Z17__spirv_GroupFMaxiif(i32 2, i32 0, float %float)
  store float %x34, ptr addrspace(1) %out
  %x35 = call spir_func float @_Z17__spirv_GroupFMaxiif(i32 3, i32 1, float %float)
  store float %x35, ptr addrspace(1) %out
  %x36 = call spir_func float @_Z17__spirv_GroupFMaxiif(i32 3, i32 2, float %float)
  store float %x36, ptr addrspace(1) %out
  %x37 = call spir_func float @_Z20__spirv_GroupFMulKHRiif(i32 2, i32 0, float %float)
  store float %x37, ptr addrspace(1) %out
  %x38 = call spir_func float @_Z20__spirv_GroupFMulKHRiif(i32 3, i32 1, float %float)
  store float %x38, ptr addrspace(1) %out
  %x39 = call spir_func float @_Z20__spirv_GroupFMulKHRiif(i32 3, i32 2, float %float)
  store float %x39, ptr addrspace(1) %out
  %x40 = call spir_func i1 @_Z26__spirv_GroupLogicalAndKHRiib(i32 3, i32 0, i1 %i1)
  %b40 = zext i1 %x40 to i8
  store i8 %b40, ptr addrspace(1) %out
  %x41 = call spir_func i1 @_Z25__spirv_GroupLogicalOrKHRiib(i32 3, i32 0, i1 %i1)
  %b41 = zext i1 %x41 to i8
  store i8 %b41, ptr addrspace(1) %out
  %x42 = call spir_func i1 @_Z26__spirv_GroupLogicalXorKHRiib(i32 3, i32 0, i1 %i1)
  %b42 = zext i1 %x42 to i8
  store i8 %b42, ptr addrspace(1) %out
  %x43 = call spir_func i1 @_Z16__spirv_GroupAlljb(i32 2, i1 %i1)
  %b43 = zext i1 %x43 to i8
  store i8 %b43, ptr addrspace(1) %out
  %x44 = call spir_func i1 @_Z16__spirv_GroupAnyjb(i32 3, i1 %i1)
  %b44 = zext i1 %x44 to i8
  store i8 %b44, ptr addrspace(1) %out
  %x45 = call spir_func float @_Z22__spirv_GroupBroadcastjfj(i32 3, float %float, i32 %i32)
  store float %x45, ptr addrspace(1) %out
  %x46 = call spir_func float @_Z28__spirv_SubgroupShuffleINTELfj(float %float, i32 %i32)
  store float %x46, ptr addrspace(1) %out
  %x47 = call spir_func i32 @_Z31__spirv_SubgroupShuffleXorINTELij(i32 %i32, i32 %i32)
  store i32 %x47, ptr addrspace(1) %out
  %x48 = call spir_func i32 @_Z30__spirv_SubgroupShuffleUpINTELiij(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x48, ptr addrspace(1) %out
  %x49 = call spir_func i32 @_Z32__spirv_SubgroupShuffleDownINTELiij(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x49, ptr addrspace(1) %out
  %x50 = call spir_func i32 @_Z35__spirv_SubgroupBlockReadINTEL_RintPU3AS1Kj(ptr addrspace(1) %ptr1)
  store i32 %x50, ptr addrspace(1) %out
  call spir_func void @_Z31__spirv_SubgroupBlockWriteINTELPU3AS1jj(ptr addrspace(1) %ptr1, i32 %i32)
  %x51 = call spir_func i1 @_Z26__spirv_GroupNonUniformAllib(i32 3, i1 %i1)
  %b51 = zext i1 %x51 to i8
  store i8 %b51, ptr addrspace(1) %out
  %x52 = call spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32 3, i1 %i1)
  %b52 = zext i1 %x52 to i8
  store i8 %b52, ptr addrspace(1) %out
  %x53 = call spir_func i1 @_Z28__spirv_GroupNonUniformElecti(i32 3)
  %b53 = zext i1 %x53 to i8
  store i8 %b53, ptr addrspace(1) %out
  %x54 = call spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotjb(i32 3, i1 %i1)
  store <4 x i32> %x54, ptr addrspace(1) %out
  %x55 = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiij(i32 3, i32 0, i32 %i32)
  store i32 %x55, ptr addrspace(1) %out
  %x56 = call spir_func i32 @_Z30__spirv_GroupNonUniformShuffleiij(i32 3, i32 %i32, i32 %i32)
  store i32 %x56, ptr addrspace(1) %out
  %x57 = call spir_func i32 @_Z37__spirv_GroupNonUniformBroadcastFirstii(i32 3, i32 %i32)
  store i32 %x57, ptr addrspace(1) %out
  ret void
}

define spir_func void @numbers(ptr addrspace(1) %out, float %float, <4 x float> %v4xfloat, <2 x double> %v2xdouble, <4 x i1> %v4xi1, i32 %i32, <4 x i8> %v4xi8, double %double, i64 %i64, i16 %i16, i8 %i8, ptr addrspace(1) %ptr1, <2 x float> %v2xfloat, ptr %ptr) {
  %x1 = call spir_func i1 @_Z17__spirv_FOrdEqualff(float %float, float %float)
  %b1 = zext i1 %x1 to i8
  store i8 %b1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x i8> @_Z17__spirv_FOrdEqualDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i8> %x2, ptr addrspace(1) %out
  %x3 = call spir_func i1 @_Z22__spirv_FUnordLessThanff(float %float, float %float)
  %b3 = zext i1 %x3 to i8
  store i8 %b3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x i8> @_Z22__spirv_FUnordLessThanDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i8> %x4, ptr addrspace(1) %out
  %x5 = call spir_func i1 @_Z23__spirv_FOrdGreaterThanff(float %float, float %float)
  %b5 = zext i1 %x5 to i8
  store i8 %b5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i8> @_Z23__spirv_FOrdGreaterThanDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i8> %x6, ptr addrspace(1) %out
  %x7 = call spir_func i1 @_Z15__spirv_Orderedff(float %float, float %float)
  %b7 = zext i1 %x7 to i8
  store i8 %b7, ptr addrspace(1) %out
  %x8 = call spir_func <4 x i8> @_Z15__spirv_OrderedDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i8> %x8, ptr addrspace(1) %out
  %x9 = call spir_func i1 @_Z13__spirv_IsNanf(float %float)
  %b9 = zext i1 %x9 to i8
  store i8 %b9, ptr addrspace(1) %out
  %x10 = call spir_func <2 x i8> @_Z13__spirv_IsNanDv2_d(<2 x double> %v2xdouble)
  store <2 x i8> %x10, ptr addrspace(1) %out
  %x11 = call spir_func i1 @_Z13__spirv_IsInff(float %float)
  %b11 = zext i1 %x11 to i8
  store i8 %b11, ptr addrspace(1) %out
  %x12 = call spir_func <2 x i8> @_Z13__spirv_IsInfDv2_d(<2 x double> %v2xdouble)
  store <2 x i8> %x12, ptr addrspace(1) %out
  %x13 = call spir_func i1 @_Z16__spirv_IsFinitef(float %float)
  %b13 = zext i1 %x13 to i8
  store i8 %b13, ptr addrspace(1) %out
  %x14 = call spir_func <2 x i8> @_Z16__spirv_IsFiniteDv2_d(<2 x double> %v2xdouble)
  store <2 x i8> %x14, ptr addrspace(1) %out
  %x15 = call spir_func i1 @_Z16__spirv_IsNormalf(float %float)
  %b15 = zext i1 %x15 to i8
  store i8 %b15, ptr addrspace(1) %out
  %x16 = call spir_func <2 x i8> @_Z16__spirv_IsNormalDv2_d(<2 x double> %v2xdouble)
  store <2 x i8> %x16, ptr addrspace(1) %out
  %x17 = call spir_func i1 @_Z18__spirv_SignBitSetf(float %float)
  %b17 = zext i1 %x17 to i8
  store i8 %b17, ptr addrspace(1) %out
  %x18 = call spir_func <2 x i8> @_Z18__spirv_SignBitSetDv2_d(<2 x double> %v2xdouble)
  store <2 x i8> %x18, ptr addrspace(1) %out
  %x19 = call spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i1> %v4xi1)
  %b19 = zext i1 %x19 to i8
  store i8 %b19, ptr addrspace(1) %out
  %x20 = call spir_func i1 @_Z11__spirv_AllDv4_c(<4 x i1> %v4xi1)
  %b20 = zext i1 %x20 to i8
  store i8 %b20, ptr addrspace(1) %out
  %x21 = call spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store float %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16__spirv_BitCounti(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z15__spirv_SDotKHRDv4_cS_(<4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z15__spirv_UDotKHRjj(i32 %i32, i32 %i32)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z22__spirv_SUDotAccSatKHRDv4_cDv4_hi(<4 x i8> %v4xi8, <4 x i8> %v4xi8, i32 %i32)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z24__spirv_ConvertFToS_Rintf(float %float)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float %float)
  store i8 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_rtzd(double %double)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func float @_Z30__spirv_ConvertSToF_Rfloat_rtel(i64 %i64)
  store float %x29, ptr addrspace(1) %out
  %x30 = call spir_func half @_Z29__spirv_ConvertUToF_Rhalf_rtpj(i32 %i32)
  store half %x30, ptr addrspace(1) %out
  %x31 = call spir_func float @_Z27__spirv_FConvert_Rfloat_rtnd(double %double)
  store float %x31, ptr addrspace(1) %out
  %x32 = call spir_func i64 @_Z22__spirv_SConvert_Rlongi(i32 %i32)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i8 @_Z27__spirv_UConvert_Ruchar_satj(i32 %i32)
  store i8 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchars(i16 %i16)
  store i8 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i16 @_Z29__spirv_SatConvertUToS_Rshortj(i32 %i32)
  store i16 %x35, ptr addrspace(1) %out
  %x36 = call spir_func float @_Z16__spirv_ocl_fminff(float %float, float %float)
  store float %x36, ptr addrspace(1) %out
  %x37 = call spir_func i32 @_Z17__spirv_ocl_s_maxii(i32 %i32, i32 %i32)
  store i32 %x37, ptr addrspace(1) %out
  %x38 = call spir_func i32 @_Z17__spirv_ocl_u_minjj(i32 %i32, i32 %i32)
  store i32 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i32 @_Z19__spirv_ocl_s_clampiii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x39, ptr addrspace(1) %out
  %x40 = call spir_func float @_Z23__spirv_ocl_native_exp2f(float %float)
  store float %x40, ptr addrspace(1) %out
  %x41 = call spir_func i16 @_Z22__spirv_ocl_u_upsamplehh(i8 %i8, i8 %i8)
  store i16 %x41, ptr addrspace(1) %out
  %x42 = call spir_func i16 @_Z22__spirv_ocl_s_upsamplech(i8 %i8, i8 %i8)
  store i16 %x42, ptr addrspace(1) %out
  %x43 = call spir_func <4 x float> @_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x float> %x43, ptr addrspace(1) %out
  %x44 = call spir_func float @_Z29__spirv_ocl_vload_half_RfloatmPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store float %x44, ptr addrspace(1) %out
  %x45 = call spir_func <2 x float> @_Z31__spirv_ocl_vload_halfn_Rfloat2mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <2 x float> %x45, ptr addrspace(1) %out
  %x46 = call spir_func <4 x float> @_Z32__spirv_ocl_vloada_halfn_Rfloat4mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x float> %x46, ptr addrspace(1) %out
  call spir_func void @_Z19__spirv_ocl_vstorenDv4_fmPU3AS1f(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z23__spirv_ocl_vstore_halffmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float %float, i64 %i64, ptr addrspace(1) %ptr1, i32 1)
  call spir_func void @_Z24__spirv_ocl_vstore_halfnDv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z27__spirv_ocl_vstorea_halfn_rDv4_fmPU3AS1Dhi(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1, i32 3)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %ptr1, i64 %i64)
  %x47 = call spir_func float @_Z17__spirv_ocl_fractfPf(float %float, ptr %ptr)
  store float %x47, ptr addrspace(1) %out
  %x48 = call spir_func float @_Z17__spirv_ocl_frexpfPi(float %float, ptr %ptr)
  store float %x48, ptr addrspace(1) %out
  ret void
}

define spir_func void @inputs(ptr addrspace(1) %out) {
  %x1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 0)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 2)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 0)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 2)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 0)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 2)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 0)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 2)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 0)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 2)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 2)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 0)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z36__spirv_BuiltInEnqueuedWorkgroupSizei(i32 2)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev()
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z30__spirv_BuiltInSubgroupMaxSizev()
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z27__spirv_BuiltInNumSubgroupsv()
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z25__spirv_BuiltInSubgroupIdv()
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z22__spirv_BuiltInWorkDimv()
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv()
  store i64 %x24, ptr addrspace(1) %out
  ret void
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePvS_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z26__spirv_ImageFetch_Rfloat4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWritePvDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2Pvi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32)
declare spir_func i32 @_Z24__spirv_ImageQueryFormatPv(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define spir_func void @images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, target("spirv.Sampler") %how, <2 x float> %at, <2 x i32> %point, ptr addrspace(1) %out) {
  %1 = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePvS_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %how)
  %2 = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %2, ptr addrspace(1) %out
  %3 = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %point)
  %4 = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PvDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %point)
  %5 = sub <4 x i32> %3, %4
  call spir_func void @_Z18__spirv_ImageWritePvDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %point, <4 x i32> %5)
  %6 = call spir_func <2 x i32> @_Z31__spirv_ImageQuerySizeLod_Rint2Pvi(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, i32 0)
  store <2 x i32> %6, ptr addrspace(1) %out
  %7 = call spir_func i32 @_Z24__spirv_ImageQueryFormatPv(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  store i32 %7, ptr addrspace(1) %out
  ret void
}

%carry = type { i32, i32 }
declare spir_func void @_Z17__spirv_IAddCarryjj(ptr sret(%carry), i32, i32)
declare spir_func void @_Z18__spirv_ISubBorrowjj(ptr sret(%carry), i32, i32)
declare spir_func void @_Z20__spirv_UMulExtendedjj(ptr sret(%carry), i32, i32)
declare spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%carry), i32, i32)

define spir_func void @carries(i32 %a, i32 %b, ptr addrspace(1) %out) {
  %s = alloca %carry
  call spir_func void @_Z17__spirv_IAddCarryjj(ptr sret(%carry) %s, i32 %a, i32 %b)
  call spir_func void @_Z18__spirv_ISubBorrowjj(ptr sret(%carry) %s, i32 %a, i32 %b)
  call spir_func void @_Z20__spirv_UMulExtendedjj(ptr sret(%carry) %s, i32 %a, i32 %b)
  call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%carry) %s, i32 %a, i32 %b)
  %1 = load i32, ptr %s
  store i32 %1, ptr addrspace(1) %out
  ret void
}

declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4vi(ptr addrspace(4), i32)
declare spir_func ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4vi(ptr addrspace(4), i32)
declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3iPU3AS1Kimm9ocl_event(i32, ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))

define spir_func void @pointers(ptr addrspace(4) %p, ptr addrspace(3) %l, ptr addrspace(1) %g, i64 %n, target("spirv.Event") %e) {
  %1 = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi(ptr addrspace(4) %p, i32 5)
  store i32 1, ptr addrspace(1) %1
  %2 = call spir_func ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4vi(ptr addrspace(4) %p, i32 4)
  store i32 2, ptr addrspace(3) %2
  %3 = call spir_func ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4vi(ptr addrspace(4) %p, i32 7)
  store i32 3, ptr %3
  %4 = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPU3AS3iPU3AS1Kimm9ocl_event(i32 2, ptr addrspace(3) %l, ptr addrspace(1) %g, i64 %n, i64 1, target("spirv.Event") %e)
  ret void
}

; The sizes of a range come as arrays, by value or through pointers.
%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

declare spir_func void @_Z23__spirv_BuildNDRange_2DPlS_S_(ptr sret(%struct.ndrange_t), [2 x i64], [2 x i64], [2 x i64])
declare spir_func void @_Z23__spirv_BuildNDRange_3DPKmS0_S0_(ptr sret(%struct.ndrange_t), ptr, ptr, ptr)

define spir_func void @ranges(ptr %sizes) {
  %range = alloca %struct.ndrange_t, align 8
  %global = load [2 x i64], ptr %sizes
  call spir_func void @_Z23__spirv_BuildNDRange_2DPlS_S_(ptr sret(%struct.ndrange_t) %range, [2 x i64] %global, [2 x i64] zeroinitializer, [2 x i64] zeroinitializer)
  call spir_func void @_Z23__spirv_BuildNDRange_3DPKmS0_S0_(ptr sret(%struct.ndrange_t) %range, ptr %sizes, ptr %sizes, ptr %sizes)
  ret void
}

declare spir_func void @_Z18__spirv_CopyMemoryPU3AS1iPU3AS3Ki(ptr addrspace(1), ptr addrspace(3))

define spir_func void @copies_one(ptr addrspace(1) %to, ptr addrspace(3) %from) {
  store i32 0, ptr addrspace(1) %to
  %was = load i32, ptr addrspace(3) %from
  call spir_func void @_Z18__spirv_CopyMemoryPU3AS1iPU3AS3Ki(ptr addrspace(1) %to, ptr addrspace(3) %from)
  ret void
}

; An operation of a whole group and one of clusters: the module needs both capabilities.
define spir_func i32 @clusters(i32 %x) {
  %all = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32 3, i32 0, i32 %x)
  %some = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32 3, i32 3, i32 %all, i32 4)
  ret i32 %some
}

declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32, i32, i32)
declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32, i32, i32, i32)

; Storage as front ends for FPGAs have it: a structure of three numbers.
@pipe_storage = addrspace(1) constant { i32, i32, i32 } { i32 4, i32 4, i32 7 }, align 4

define spir_func void @pipes(ptr addrspace(4) %data) {
  %pipe = call spir_func target("spirv.Pipe", 1) @_Z39__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4) addrspacecast (ptr addrspace(1) @pipe_storage to ptr addrspace(4)))
  %done = call spir_func i32 @_Z17__spirv_WritePipeIKiEi8ocl_pipePU3AS4T_ii(target("spirv.Pipe", 1) %pipe, ptr addrspace(4) %data, i32 4, i32 4)
  ret void
}

declare spir_func target("spirv.Pipe", 1) @_Z39__spirv_CreatePipeFromPipeStorage_writeIiE8ocl_pipePU3AS4K19ConstantPipeStorage(ptr addrspace(4))
declare spir_func i32 @_Z17__spirv_WritePipeIKiEi8ocl_pipePU3AS4T_ii(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

; A barrier that is a fence for no memory.
define spir_func void @no_fence() {
  call spir_func void @_Z7barrierj(i32 0)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 0, i32 2)
  ret void
}

declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
