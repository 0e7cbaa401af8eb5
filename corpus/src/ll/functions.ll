; Functions of OpenCL C that other programs do not call: native and half precision, upsampling, dot products, halves in memory.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z8half_cosf(float)
declare spir_func <4 x float> @_Z8half_cosDv4_f(<4 x float>)
declare spir_func float @_Z10native_cosf(float)
declare spir_func <4 x float> @_Z10native_cosDv4_f(<4 x float>)
declare spir_func float @_Z11half_divideff(float, float)
declare spir_func <4 x float> @_Z11half_divideDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z13native_divideff(float, float)
declare spir_func <4 x float> @_Z13native_divideDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z8half_expf(float)
declare spir_func <4 x float> @_Z8half_expDv4_f(<4 x float>)
declare spir_func float @_Z10native_expf(float)
declare spir_func <4 x float> @_Z10native_expDv4_f(<4 x float>)
declare spir_func float @_Z9half_exp2f(float)
declare spir_func <4 x float> @_Z9half_exp2Dv4_f(<4 x float>)
declare spir_func float @_Z11native_exp2f(float)
declare spir_func <4 x float> @_Z11native_exp2Dv4_f(<4 x float>)
declare spir_func float @_Z10half_exp10f(float)
declare spir_func <4 x float> @_Z10half_exp10Dv4_f(<4 x float>)
declare spir_func float @_Z12native_exp10f(float)
declare spir_func <4 x float> @_Z12native_exp10Dv4_f(<4 x float>)
declare spir_func float @_Z8half_logf(float)
declare spir_func <4 x float> @_Z8half_logDv4_f(<4 x float>)
declare spir_func float @_Z10native_logf(float)
declare spir_func <4 x float> @_Z10native_logDv4_f(<4 x float>)
declare spir_func float @_Z9half_log2f(float)
declare spir_func <4 x float> @_Z9half_log2Dv4_f(<4 x float>)
declare spir_func float @_Z11native_log2f(float)
declare spir_func <4 x float> @_Z11native_log2Dv4_f(<4 x float>)
declare spir_func float @_Z10half_log10f(float)
declare spir_func <4 x float> @_Z10half_log10Dv4_f(<4 x float>)
declare spir_func float @_Z12native_log10f(float)
declare spir_func <4 x float> @_Z12native_log10Dv4_f(<4 x float>)
declare spir_func float @_Z9half_powrff(float, float)
declare spir_func <4 x float> @_Z9half_powrDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z11native_powrff(float, float)
declare spir_func <4 x float> @_Z11native_powrDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z10half_recipf(float)
declare spir_func <4 x float> @_Z10half_recipDv4_f(<4 x float>)
declare spir_func float @_Z12native_recipf(float)
declare spir_func <4 x float> @_Z12native_recipDv4_f(<4 x float>)
declare spir_func float @_Z10half_rsqrtf(float)
declare spir_func <4 x float> @_Z10half_rsqrtDv4_f(<4 x float>)
declare spir_func float @_Z12native_rsqrtf(float)
declare spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float>)
declare spir_func float @_Z8half_sinf(float)
declare spir_func <4 x float> @_Z8half_sinDv4_f(<4 x float>)
declare spir_func float @_Z10native_sinf(float)
declare spir_func <4 x float> @_Z10native_sinDv4_f(<4 x float>)
declare spir_func float @_Z9half_sqrtf(float)
declare spir_func <4 x float> @_Z9half_sqrtDv4_f(<4 x float>)
declare spir_func float @_Z11native_sqrtf(float)
declare spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float>)
declare spir_func float @_Z8half_tanf(float)
declare spir_func <4 x float> @_Z8half_tanDv4_f(<4 x float>)
declare spir_func float @_Z10native_tanf(float)
declare spir_func <4 x float> @_Z10native_tanDv4_f(<4 x float>)
declare spir_func i8 @_Z3absc(i8)
declare spir_func i8 @_Z3absh(i8)
declare spir_func <3 x i8> @_Z3absDv3_c(<3 x i8>)
declare spir_func i8 @_Z8abs_diffcc(i8, i8)
declare spir_func i8 @_Z8abs_diffhh(i8, i8)
declare spir_func i8 @_Z7add_satcc(i8, i8)
declare spir_func i8 @_Z7add_sathh(i8, i8)
declare spir_func <2 x i8> @_Z7add_satDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z4haddcc(i8, i8)
declare spir_func i8 @_Z4haddhh(i8, i8)
declare spir_func <2 x i8> @_Z4haddDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z5rhaddcc(i8, i8)
declare spir_func i8 @_Z5rhaddhh(i8, i8)
declare spir_func <2 x i8> @_Z5rhaddDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z6mul_hicc(i8, i8)
declare spir_func i8 @_Z6mul_hihh(i8, i8)
declare spir_func <2 x i8> @_Z6mul_hiDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z7sub_satcc(i8, i8)
declare spir_func i8 @_Z7sub_sathh(i8, i8)
declare spir_func <2 x i8> @_Z7sub_satDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z6rotatecc(i8, i8)
declare spir_func i8 @_Z6rotatehh(i8, i8)
declare spir_func <2 x i8> @_Z6rotateDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z3maxcc(i8, i8)
declare spir_func i8 @_Z3maxhh(i8, i8)
declare spir_func <2 x i8> @_Z3maxDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z3mincc(i8, i8)
declare spir_func i8 @_Z3minhh(i8, i8)
declare spir_func <2 x i8> @_Z3minDv2_cS_(<2 x i8>, <2 x i8>)
declare spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8>, <16 x i8>)
declare spir_func i8 @_Z6mad_hiccc(i8, i8, i8)
declare spir_func i8 @_Z6mad_hihhh(i8, i8, i8)
declare spir_func <8 x i8> @_Z6mad_hiDv8_cS_S_(<8 x i8>, <8 x i8>, <8 x i8>)
declare spir_func i8 @_Z7mad_satccc(i8, i8, i8)
declare spir_func i8 @_Z7mad_sathhh(i8, i8, i8)
declare spir_func <8 x i8> @_Z7mad_satDv8_cS_S_(<8 x i8>, <8 x i8>, <8 x i8>)
declare spir_func i8 @_Z5clampccc(i8, i8, i8)
declare spir_func i8 @_Z5clamphhh(i8, i8, i8)
declare spir_func <8 x i8> @_Z5clampDv8_cS_S_(<8 x i8>, <8 x i8>, <8 x i8>)
declare spir_func i8 @_Z3clzc(i8)
declare spir_func i8 @_Z3clzh(i8)
declare spir_func i8 @_Z3ctzc(i8)
declare spir_func i8 @_Z3ctzh(i8)
declare spir_func i8 @_Z8popcountc(i8)
declare spir_func i8 @_Z8popcounth(i8)
declare spir_func i8 @_Z9bitselectccc(i8, i8, i8)
declare spir_func i8 @_Z6selectcch(i8, i8, i8)
declare spir_func <4 x i8> @_Z6selectDv4_hS_Dv4_c(<4 x i8>, <4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3anyc(i8)
declare spir_func i32 @_Z3allDv4_c(<4 x i8>)
declare spir_func i16 @_Z3abss(i16)
declare spir_func i16 @_Z3abst(i16)
declare spir_func <3 x i16> @_Z3absDv3_s(<3 x i16>)
declare spir_func i16 @_Z8abs_diffss(i16, i16)
declare spir_func i16 @_Z8abs_difftt(i16, i16)
declare spir_func i16 @_Z7add_satss(i16, i16)
declare spir_func i16 @_Z7add_sattt(i16, i16)
declare spir_func <2 x i16> @_Z7add_satDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z7add_satDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z4haddss(i16, i16)
declare spir_func i16 @_Z4haddtt(i16, i16)
declare spir_func <2 x i16> @_Z4haddDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z4haddDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z5rhaddss(i16, i16)
declare spir_func i16 @_Z5rhaddtt(i16, i16)
declare spir_func <2 x i16> @_Z5rhaddDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z5rhaddDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z6mul_hiss(i16, i16)
declare spir_func i16 @_Z6mul_hitt(i16, i16)
declare spir_func <2 x i16> @_Z6mul_hiDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z6mul_hiDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z7sub_satss(i16, i16)
declare spir_func i16 @_Z7sub_sattt(i16, i16)
declare spir_func <2 x i16> @_Z7sub_satDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z7sub_satDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z6rotatess(i16, i16)
declare spir_func i16 @_Z6rotatett(i16, i16)
declare spir_func <2 x i16> @_Z6rotateDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z6rotateDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z3maxss(i16, i16)
declare spir_func i16 @_Z3maxtt(i16, i16)
declare spir_func <2 x i16> @_Z3maxDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z3maxDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z3minss(i16, i16)
declare spir_func i16 @_Z3mintt(i16, i16)
declare spir_func <2 x i16> @_Z3minDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func <16 x i16> @_Z3minDv16_tS_(<16 x i16>, <16 x i16>)
declare spir_func i16 @_Z6mad_hisss(i16, i16, i16)
declare spir_func i16 @_Z6mad_hittt(i16, i16, i16)
declare spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16>, <8 x i16>, <8 x i16>)
declare spir_func i16 @_Z7mad_satsss(i16, i16, i16)
declare spir_func i16 @_Z7mad_satttt(i16, i16, i16)
declare spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16>, <8 x i16>, <8 x i16>)
declare spir_func i16 @_Z5clampsss(i16, i16, i16)
declare spir_func i16 @_Z5clampttt(i16, i16, i16)
declare spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16>, <8 x i16>, <8 x i16>)
declare spir_func i16 @_Z3clzs(i16)
declare spir_func i16 @_Z3clzt(i16)
declare spir_func i16 @_Z3ctzs(i16)
declare spir_func i16 @_Z3ctzt(i16)
declare spir_func i16 @_Z8popcounts(i16)
declare spir_func i16 @_Z8popcountt(i16)
declare spir_func i16 @_Z9bitselectsss(i16, i16, i16)
declare spir_func i16 @_Z6selectsst(i16, i16, i16)
declare spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16>, <4 x i16>, <4 x i16>)
declare spir_func i32 @_Z3anys(i16)
declare spir_func i32 @_Z3allDv4_s(<4 x i16>)
declare spir_func i32 @_Z3absi(i32)
declare spir_func i32 @_Z3absj(i32)
declare spir_func <3 x i32> @_Z3absDv3_i(<3 x i32>)
declare spir_func i32 @_Z8abs_diffii(i32, i32)
declare spir_func i32 @_Z8abs_diffjj(i32, i32)
declare spir_func i32 @_Z7add_satii(i32, i32)
declare spir_func i32 @_Z7add_satjj(i32, i32)
declare spir_func <2 x i32> @_Z7add_satDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z7add_satDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z4haddii(i32, i32)
declare spir_func i32 @_Z4haddjj(i32, i32)
declare spir_func <2 x i32> @_Z4haddDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z4haddDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z5rhaddii(i32, i32)
declare spir_func i32 @_Z5rhaddjj(i32, i32)
declare spir_func <2 x i32> @_Z5rhaddDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z5rhaddDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z6mul_hiii(i32, i32)
declare spir_func i32 @_Z6mul_hijj(i32, i32)
declare spir_func <2 x i32> @_Z6mul_hiDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z6mul_hiDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z7sub_satii(i32, i32)
declare spir_func i32 @_Z7sub_satjj(i32, i32)
declare spir_func <2 x i32> @_Z7sub_satDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z7sub_satDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z6rotateii(i32, i32)
declare spir_func i32 @_Z6rotatejj(i32, i32)
declare spir_func <2 x i32> @_Z6rotateDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z6rotateDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z3maxii(i32, i32)
declare spir_func i32 @_Z3maxjj(i32, i32)
declare spir_func <2 x i32> @_Z3maxDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z3maxDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z3minii(i32, i32)
declare spir_func i32 @_Z3minjj(i32, i32)
declare spir_func <2 x i32> @_Z3minDv2_iS_(<2 x i32>, <2 x i32>)
declare spir_func <16 x i32> @_Z3minDv16_jS_(<16 x i32>, <16 x i32>)
declare spir_func i32 @_Z6mad_hiiii(i32, i32, i32)
declare spir_func i32 @_Z6mad_hijjj(i32, i32, i32)
declare spir_func <8 x i32> @_Z6mad_hiDv8_iS_S_(<8 x i32>, <8 x i32>, <8 x i32>)
declare spir_func i32 @_Z7mad_satiii(i32, i32, i32)
declare spir_func i32 @_Z7mad_satjjj(i32, i32, i32)
declare spir_func <8 x i32> @_Z7mad_satDv8_iS_S_(<8 x i32>, <8 x i32>, <8 x i32>)
declare spir_func i32 @_Z5clampiii(i32, i32, i32)
declare spir_func i32 @_Z5clampjjj(i32, i32, i32)
declare spir_func <8 x i32> @_Z5clampDv8_iS_S_(<8 x i32>, <8 x i32>, <8 x i32>)
declare spir_func i32 @_Z3clzi(i32)
declare spir_func i32 @_Z3clzj(i32)
declare spir_func i32 @_Z3ctzi(i32)
declare spir_func i32 @_Z3ctzj(i32)
declare spir_func i32 @_Z8popcounti(i32)
declare spir_func i32 @_Z8popcountj(i32)
declare spir_func i32 @_Z9bitselectiii(i32, i32, i32)
declare spir_func i32 @_Z6selectiij(i32, i32, i32)
declare spir_func <4 x i32> @_Z6selectDv4_jS_Dv4_i(<4 x i32>, <4 x i32>, <4 x i32>)
declare spir_func i32 @_Z3anyi(i32)
declare spir_func i32 @_Z3allDv4_i(<4 x i32>)
declare spir_func i64 @_Z3absl(i64)
declare spir_func i64 @_Z3absm(i64)
declare spir_func <3 x i64> @_Z3absDv3_l(<3 x i64>)
declare spir_func i64 @_Z8abs_diffll(i64, i64)
declare spir_func i64 @_Z8abs_diffmm(i64, i64)
declare spir_func i64 @_Z7add_satll(i64, i64)
declare spir_func i64 @_Z7add_satmm(i64, i64)
declare spir_func <2 x i64> @_Z7add_satDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z7add_satDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z4haddll(i64, i64)
declare spir_func i64 @_Z4haddmm(i64, i64)
declare spir_func <2 x i64> @_Z4haddDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z4haddDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z5rhaddll(i64, i64)
declare spir_func i64 @_Z5rhaddmm(i64, i64)
declare spir_func <2 x i64> @_Z5rhaddDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z5rhaddDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z6mul_hill(i64, i64)
declare spir_func i64 @_Z6mul_himm(i64, i64)
declare spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z6mul_hiDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z7sub_satll(i64, i64)
declare spir_func i64 @_Z7sub_satmm(i64, i64)
declare spir_func <2 x i64> @_Z7sub_satDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z7sub_satDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z6rotatell(i64, i64)
declare spir_func i64 @_Z6rotatemm(i64, i64)
declare spir_func <2 x i64> @_Z6rotateDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z6rotateDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z3maxll(i64, i64)
declare spir_func i64 @_Z3maxmm(i64, i64)
declare spir_func <2 x i64> @_Z3maxDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z3maxDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z3minll(i64, i64)
declare spir_func i64 @_Z3minmm(i64, i64)
declare spir_func <2 x i64> @_Z3minDv2_lS_(<2 x i64>, <2 x i64>)
declare spir_func <16 x i64> @_Z3minDv16_mS_(<16 x i64>, <16 x i64>)
declare spir_func i64 @_Z6mad_hilll(i64, i64, i64)
declare spir_func i64 @_Z6mad_himmm(i64, i64, i64)
declare spir_func <8 x i64> @_Z6mad_hiDv8_lS_S_(<8 x i64>, <8 x i64>, <8 x i64>)
declare spir_func i64 @_Z7mad_satlll(i64, i64, i64)
declare spir_func i64 @_Z7mad_satmmm(i64, i64, i64)
declare spir_func <8 x i64> @_Z7mad_satDv8_lS_S_(<8 x i64>, <8 x i64>, <8 x i64>)
declare spir_func i64 @_Z5clamplll(i64, i64, i64)
declare spir_func i64 @_Z5clampmmm(i64, i64, i64)
declare spir_func <8 x i64> @_Z5clampDv8_lS_S_(<8 x i64>, <8 x i64>, <8 x i64>)
declare spir_func i64 @_Z3clzl(i64)
declare spir_func i64 @_Z3clzm(i64)
declare spir_func i64 @_Z3ctzl(i64)
declare spir_func i64 @_Z3ctzm(i64)
declare spir_func i64 @_Z8popcountl(i64)
declare spir_func i64 @_Z8popcountm(i64)
declare spir_func i64 @_Z9bitselectlll(i64, i64, i64)
declare spir_func i64 @_Z6selectllm(i64, i64, i64)
declare spir_func <4 x i64> @_Z6selectDv4_mS_Dv4_l(<4 x i64>, <4 x i64>, <4 x i64>)
declare spir_func i32 @_Z3anyl(i64)
declare spir_func i32 @_Z3allDv4_l(<4 x i64>)
declare spir_func i32 @_Z5mad24iii(i32, i32, i32)
declare spir_func i32 @_Z5mul24ii(i32, i32)
declare spir_func i32 @_Z5mad24jjj(i32, i32, i32)
declare spir_func i32 @_Z5mul24jj(i32, i32)
declare spir_func i16 @_Z8upsamplech(i8, i8)
declare spir_func <2 x i16> @_Z8upsampleDv2_cDv2_h(<2 x i8>, <2 x i8>)
declare spir_func i16 @_Z8upsamplehh(i8, i8)
declare spir_func <2 x i16> @_Z8upsampleDv2_hS_(<2 x i8>, <2 x i8>)
declare spir_func i32 @_Z8upsamplest(i16, i16)
declare spir_func <2 x i32> @_Z8upsampleDv2_sDv2_t(<2 x i16>, <2 x i16>)
declare spir_func i32 @_Z8upsamplett(i16, i16)
declare spir_func <2 x i32> @_Z8upsampleDv2_tS_(<2 x i16>, <2 x i16>)
declare spir_func i64 @_Z8upsampleij(i32, i32)
declare spir_func <2 x i64> @_Z8upsampleDv2_iDv2_j(<2 x i32>, <2 x i32>)
declare spir_func i64 @_Z8upsamplejj(i32, i32)
declare spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32>, <2 x i32>)
declare spir_func i32 @_Z7isequalff(float, float)
declare spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z10isnotequalff(float, float)
declare spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z9isgreaterff(float, float)
declare spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z14isgreaterequalff(float, float)
declare spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z6islessff(float, float)
declare spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z11islessequalff(float, float)
declare spir_func <4 x i32> @_Z11islessequalDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z13islessgreaterff(float, float)
declare spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z9isorderedff(float, float)
declare spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z11isunorderedff(float, float)
declare spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i32 @_Z8isfinitef(float)
declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float>)
declare spir_func i32 @_Z5isinff(float)
declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float>)
declare spir_func i32 @_Z5isnanf(float)
declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float>)
declare spir_func i32 @_Z8isnormalf(float)
declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float>)
declare spir_func i32 @_Z7signbitf(float)
declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float>)
declare spir_func float @_Z4fminff(float, float)
declare spir_func <2 x float> @_Z4fminDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func <2 x float> @_Z4fmaxDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z3fmafff(float, float, float)
declare spir_func <2 x float> @_Z3fmaDv2_fS_S_(<2 x float>, <2 x float>, <2 x float>)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func <2 x float> @_Z3madDv2_fS_S_(<2 x float>, <2 x float>, <2 x float>)
declare spir_func float @_Z4stepff(float, float)
declare spir_func <2 x float> @_Z4stepDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z10smoothstepfff(float, float, float)
declare spir_func <2 x float> @_Z10smoothstepDv2_fS_S_(<2 x float>, <2 x float>, <2 x float>)
declare spir_func float @_Z3mixfff(float, float, float)
declare spir_func <2 x float> @_Z3mixDv2_fS_S_(<2 x float>, <2 x float>, <2 x float>)
declare spir_func float @_Z5clampfff(float, float, float)
declare spir_func <2 x float> @_Z5clampDv2_fS_S_(<2 x float>, <2 x float>, <2 x float>)
declare spir_func float @_Z3minff(float, float)
declare spir_func <2 x float> @_Z3minDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z3maxff(float, float)
declare spir_func <2 x float> @_Z3maxDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z4signf(float)
declare spir_func <2 x float> @_Z4signDv2_f(<2 x float>)
declare spir_func float @_Z7degreesf(float)
declare spir_func <2 x float> @_Z7degreesDv2_f(<2 x float>)
declare spir_func float @_Z7radiansf(float)
declare spir_func <2 x float> @_Z7radiansDv2_f(<2 x float>)
declare spir_func float @_Z8copysignff(float, float)
declare spir_func <2 x float> @_Z8copysignDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z4fdimff(float, float)
declare spir_func <2 x float> @_Z4fdimDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z4fmodff(float, float)
declare spir_func <2 x float> @_Z4fmodDv2_fS_(<2 x float>, <2 x float>)
declare spir_func float @_Z9nextafterff(float, float)
declare spir_func <2 x float> @_Z9nextafterDv2_fS_(<2 x float>, <2 x float>)
declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float>, <4 x float>)
declare spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float>, <3 x float>)
declare spir_func float @_Z3dotDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z3dotff(float, float)
declare spir_func float @_Z8distanceDv4_fS_(<4 x float>, <4 x float>)
declare spir_func float @_Z8distanceff(float, float)
declare spir_func float @_Z6lengthDv3_f(<3 x float>)
declare spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float>)
declare spir_func float @_Z3nanj(i32)
declare spir_func i32 @_Z5ilogbf(float)
declare spir_func float @_Z5ldexpfi(float, i32)
declare spir_func float @_Z4pownfi(float, i32)
declare spir_func <2 x float> @_Z5rootnDv2_fDv2_i(<2 x float>, <2 x i32>)
declare spir_func float @_Z5fractfPf(float, ptr)
declare spir_func float @_Z4modffPf(float, ptr)
declare spir_func float @_Z6sincosfPf(float, ptr)
declare spir_func float @_Z5frexpfPi(float, ptr)
declare spir_func float @_Z8lgamma_rfPi(float, ptr)
declare spir_func float @_Z6remquoffPi(float, float, ptr)
declare spir_func float @_Z5fractfPU3AS1f(float, ptr addrspace(1))
declare spir_func float @_Z4modffPU3AS1f(float, ptr addrspace(1))
declare spir_func float @_Z6sincosfPU3AS1f(float, ptr addrspace(1))
declare spir_func float @_Z5frexpfPU3AS1i(float, ptr addrspace(1))
declare spir_func float @_Z8lgamma_rfPU3AS1i(float, ptr addrspace(1))
declare spir_func float @_Z6remquoffPU3AS1i(float, float, ptr addrspace(1))
declare spir_func float @_Z5fractfPU3AS3f(float, ptr addrspace(3))
declare spir_func float @_Z4modffPU3AS3f(float, ptr addrspace(3))
declare spir_func float @_Z6sincosfPU3AS3f(float, ptr addrspace(3))
declare spir_func float @_Z5frexpfPU3AS3i(float, ptr addrspace(3))
declare spir_func float @_Z8lgamma_rfPU3AS3i(float, ptr addrspace(3))
declare spir_func float @_Z6remquoffPU3AS3i(float, float, ptr addrspace(3))
declare spir_func float @_Z5fractfPU3AS4f(float, ptr addrspace(4))
declare spir_func float @_Z4modffPU3AS4f(float, ptr addrspace(4))
declare spir_func float @_Z6sincosfPU3AS4f(float, ptr addrspace(4))
declare spir_func float @_Z5frexpfPU3AS4i(float, ptr addrspace(4))
declare spir_func float @_Z8lgamma_rfPU3AS4i(float, ptr addrspace(4))
declare spir_func float @_Z6remquoffPU3AS4i(float, float, ptr addrspace(4))
declare spir_func <4 x float> @_Z7shuffleDv2_fDv4_j(<2 x float>, <4 x i32>)
declare spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float>, <4 x float>, <8 x i32>)
declare spir_func i32 @_Z7isequaldd(double, double)
declare spir_func <4 x i64> @_Z7isequalDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z10isnotequaldd(double, double)
declare spir_func <4 x i64> @_Z10isnotequalDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z9isgreaterdd(double, double)
declare spir_func <4 x i64> @_Z9isgreaterDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z14isgreaterequaldd(double, double)
declare spir_func <4 x i64> @_Z14isgreaterequalDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z6islessdd(double, double)
declare spir_func <4 x i64> @_Z6islessDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z11islessequaldd(double, double)
declare spir_func <4 x i64> @_Z11islessequalDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z13islessgreaterdd(double, double)
declare spir_func <4 x i64> @_Z13islessgreaterDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z9isordereddd(double, double)
declare spir_func <4 x i64> @_Z9isorderedDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z11isunordereddd(double, double)
declare spir_func <4 x i64> @_Z11isunorderedDv4_dS_(<4 x double>, <4 x double>)
declare spir_func i32 @_Z8isfinited(double)
declare spir_func <4 x i64> @_Z8isfiniteDv4_d(<4 x double>)
declare spir_func i32 @_Z5isinfd(double)
declare spir_func <4 x i64> @_Z5isinfDv4_d(<4 x double>)
declare spir_func i32 @_Z5isnand(double)
declare spir_func <4 x i64> @_Z5isnanDv4_d(<4 x double>)
declare spir_func i32 @_Z8isnormald(double)
declare spir_func <4 x i64> @_Z8isnormalDv4_d(<4 x double>)
declare spir_func i32 @_Z7signbitd(double)
declare spir_func <4 x i64> @_Z7signbitDv4_d(<4 x double>)
declare spir_func double @_Z4fmindd(double, double)
declare spir_func <2 x double> @_Z4fminDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z4fmaxdd(double, double)
declare spir_func <2 x double> @_Z4fmaxDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z3fmaddd(double, double, double)
declare spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double>, <2 x double>, <2 x double>)
declare spir_func double @_Z3madddd(double, double, double)
declare spir_func <2 x double> @_Z3madDv2_dS_S_(<2 x double>, <2 x double>, <2 x double>)
declare spir_func double @_Z4stepdd(double, double)
declare spir_func <2 x double> @_Z4stepDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z10smoothstepddd(double, double, double)
declare spir_func <2 x double> @_Z10smoothstepDv2_dS_S_(<2 x double>, <2 x double>, <2 x double>)
declare spir_func double @_Z3mixddd(double, double, double)
declare spir_func <2 x double> @_Z3mixDv2_dS_S_(<2 x double>, <2 x double>, <2 x double>)
declare spir_func double @_Z5clampddd(double, double, double)
declare spir_func <2 x double> @_Z5clampDv2_dS_S_(<2 x double>, <2 x double>, <2 x double>)
declare spir_func double @_Z3mindd(double, double)
declare spir_func <2 x double> @_Z3minDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z3maxdd(double, double)
declare spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z4signd(double)
declare spir_func <2 x double> @_Z4signDv2_d(<2 x double>)
declare spir_func double @_Z7degreesd(double)
declare spir_func <2 x double> @_Z7degreesDv2_d(<2 x double>)
declare spir_func double @_Z7radiansd(double)
declare spir_func <2 x double> @_Z7radiansDv2_d(<2 x double>)
declare spir_func double @_Z8copysigndd(double, double)
declare spir_func <2 x double> @_Z8copysignDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z4fdimdd(double, double)
declare spir_func <2 x double> @_Z4fdimDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z4fmoddd(double, double)
declare spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double>, <2 x double>)
declare spir_func double @_Z9nextafterdd(double, double)
declare spir_func <2 x double> @_Z9nextafterDv2_dS_(<2 x double>, <2 x double>)
declare spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double>, <4 x double>)
declare spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double>, <3 x double>)
declare spir_func double @_Z3dotDv4_dS_(<4 x double>, <4 x double>)
declare spir_func double @_Z3dotdd(double, double)
declare spir_func double @_Z8distanceDv4_dS_(<4 x double>, <4 x double>)
declare spir_func double @_Z8distancedd(double, double)
declare spir_func double @_Z6lengthDv3_d(<3 x double>)
declare spir_func <2 x double> @_Z9normalizeDv2_d(<2 x double>)
declare spir_func double @_Z3nanm(i64)
declare spir_func i32 @_Z5ilogbd(double)
declare spir_func double @_Z5ldexpdi(double, i32)
declare spir_func double @_Z4powndi(double, i32)
declare spir_func <2 x double> @_Z5rootnDv2_dDv2_i(<2 x double>, <2 x i32>)
declare spir_func double @_Z5fractdPd(double, ptr)
declare spir_func double @_Z4modfdPd(double, ptr)
declare spir_func double @_Z6sincosdPd(double, ptr)
declare spir_func double @_Z5frexpdPi(double, ptr)
declare spir_func double @_Z8lgamma_rdPi(double, ptr)
declare spir_func double @_Z6remquoddPi(double, double, ptr)
declare spir_func double @_Z5fractdPU3AS1d(double, ptr addrspace(1))
declare spir_func double @_Z4modfdPU3AS1d(double, ptr addrspace(1))
declare spir_func double @_Z6sincosdPU3AS1d(double, ptr addrspace(1))
declare spir_func double @_Z5frexpdPU3AS1i(double, ptr addrspace(1))
declare spir_func double @_Z8lgamma_rdPU3AS1i(double, ptr addrspace(1))
declare spir_func double @_Z6remquoddPU3AS1i(double, double, ptr addrspace(1))
declare spir_func double @_Z5fractdPU3AS3d(double, ptr addrspace(3))
declare spir_func double @_Z4modfdPU3AS3d(double, ptr addrspace(3))
declare spir_func double @_Z6sincosdPU3AS3d(double, ptr addrspace(3))
declare spir_func double @_Z5frexpdPU3AS3i(double, ptr addrspace(3))
declare spir_func double @_Z8lgamma_rdPU3AS3i(double, ptr addrspace(3))
declare spir_func double @_Z6remquoddPU3AS3i(double, double, ptr addrspace(3))
declare spir_func double @_Z5fractdPU3AS4d(double, ptr addrspace(4))
declare spir_func double @_Z4modfdPU3AS4d(double, ptr addrspace(4))
declare spir_func double @_Z6sincosdPU3AS4d(double, ptr addrspace(4))
declare spir_func double @_Z5frexpdPU3AS4i(double, ptr addrspace(4))
declare spir_func double @_Z8lgamma_rdPU3AS4i(double, ptr addrspace(4))
declare spir_func double @_Z6remquoddPU3AS4i(double, double, ptr addrspace(4))
declare spir_func <4 x double> @_Z7shuffleDv2_dDv4_m(<2 x double>, <4 x i64>)
declare spir_func <8 x double> @_Z8shuffle2Dv4_dS_Dv8_m(<4 x double>, <4 x double>, <8 x i64>)
declare spir_func i32 @_Z7isequalDhDh(half, half)
declare spir_func <4 x i16> @_Z7isequalDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z10isnotequalDhDh(half, half)
declare spir_func <4 x i16> @_Z10isnotequalDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z9isgreaterDhDh(half, half)
declare spir_func <4 x i16> @_Z9isgreaterDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z14isgreaterequalDhDh(half, half)
declare spir_func <4 x i16> @_Z14isgreaterequalDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z6islessDhDh(half, half)
declare spir_func <4 x i16> @_Z6islessDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z11islessequalDhDh(half, half)
declare spir_func <4 x i16> @_Z11islessequalDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z13islessgreaterDhDh(half, half)
declare spir_func <4 x i16> @_Z13islessgreaterDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z9isorderedDhDh(half, half)
declare spir_func <4 x i16> @_Z9isorderedDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z11isunorderedDhDh(half, half)
declare spir_func <4 x i16> @_Z11isunorderedDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func i32 @_Z8isfiniteDh(half)
declare spir_func <4 x i16> @_Z8isfiniteDv4_Dh(<4 x half>)
declare spir_func i32 @_Z5isinfDh(half)
declare spir_func <4 x i16> @_Z5isinfDv4_Dh(<4 x half>)
declare spir_func i32 @_Z5isnanDh(half)
declare spir_func <4 x i16> @_Z5isnanDv4_Dh(<4 x half>)
declare spir_func i32 @_Z8isnormalDh(half)
declare spir_func <4 x i16> @_Z8isnormalDv4_Dh(<4 x half>)
declare spir_func i32 @_Z7signbitDh(half)
declare spir_func <4 x i16> @_Z7signbitDv4_Dh(<4 x half>)
declare spir_func half @_Z4fminDhDh(half, half)
declare spir_func <2 x half> @_Z4fminDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z4fmaxDhDh(half, half)
declare spir_func <2 x half> @_Z4fmaxDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z3fmaDhDhDh(half, half, half)
declare spir_func <2 x half> @_Z3fmaDv2_DhS_S_(<2 x half>, <2 x half>, <2 x half>)
declare spir_func half @_Z3madDhDhDh(half, half, half)
declare spir_func <2 x half> @_Z3madDv2_DhS_S_(<2 x half>, <2 x half>, <2 x half>)
declare spir_func half @_Z4stepDhDh(half, half)
declare spir_func <2 x half> @_Z4stepDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z10smoothstepDhDhDh(half, half, half)
declare spir_func <2 x half> @_Z10smoothstepDv2_DhS_S_(<2 x half>, <2 x half>, <2 x half>)
declare spir_func half @_Z3mixDhDhDh(half, half, half)
declare spir_func <2 x half> @_Z3mixDv2_DhS_S_(<2 x half>, <2 x half>, <2 x half>)
declare spir_func half @_Z5clampDhDhDh(half, half, half)
declare spir_func <2 x half> @_Z5clampDv2_DhS_S_(<2 x half>, <2 x half>, <2 x half>)
declare spir_func half @_Z3minDhDh(half, half)
declare spir_func <2 x half> @_Z3minDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z3maxDhDh(half, half)
declare spir_func <2 x half> @_Z3maxDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z4signDh(half)
declare spir_func <2 x half> @_Z4signDv2_Dh(<2 x half>)
declare spir_func half @_Z7degreesDh(half)
declare spir_func <2 x half> @_Z7degreesDv2_Dh(<2 x half>)
declare spir_func half @_Z7radiansDh(half)
declare spir_func <2 x half> @_Z7radiansDv2_Dh(<2 x half>)
declare spir_func half @_Z8copysignDhDh(half, half)
declare spir_func <2 x half> @_Z8copysignDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z4fdimDhDh(half, half)
declare spir_func <2 x half> @_Z4fdimDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z4fmodDhDh(half, half)
declare spir_func <2 x half> @_Z4fmodDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func half @_Z9nextafterDhDh(half, half)
declare spir_func <2 x half> @_Z9nextafterDv2_DhS_(<2 x half>, <2 x half>)
declare spir_func <4 x half> @_Z5crossDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func <3 x half> @_Z5crossDv3_DhS_(<3 x half>, <3 x half>)
declare spir_func half @_Z3dotDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func half @_Z3dotDhDh(half, half)
declare spir_func half @_Z8distanceDv4_DhS_(<4 x half>, <4 x half>)
declare spir_func half @_Z8distanceDhDh(half, half)
declare spir_func half @_Z6lengthDv3_Dh(<3 x half>)
declare spir_func <2 x half> @_Z9normalizeDv2_Dh(<2 x half>)
declare spir_func half @_Z3nant(i16)
declare spir_func i32 @_Z5ilogbDh(half)
declare spir_func half @_Z5ldexpDhi(half, i32)
declare spir_func half @_Z4pownDhi(half, i32)
declare spir_func <2 x half> @_Z5rootnDv2_DhDv2_i(<2 x half>, <2 x i32>)
declare spir_func half @_Z5fractDhPDh(half, ptr)
declare spir_func half @_Z4modfDhPDh(half, ptr)
declare spir_func half @_Z6sincosDhPDh(half, ptr)
declare spir_func half @_Z5frexpDhPi(half, ptr)
declare spir_func half @_Z8lgamma_rDhPi(half, ptr)
declare spir_func half @_Z6remquoDhDhPi(half, half, ptr)
declare spir_func half @_Z5fractDhPU3AS1Dh(half, ptr addrspace(1))
declare spir_func half @_Z4modfDhPU3AS1Dh(half, ptr addrspace(1))
declare spir_func half @_Z6sincosDhPU3AS1Dh(half, ptr addrspace(1))
declare spir_func half @_Z5frexpDhPU3AS1i(half, ptr addrspace(1))
declare spir_func half @_Z8lgamma_rDhPU3AS1i(half, ptr addrspace(1))
declare spir_func half @_Z6remquoDhDhPU3AS1i(half, half, ptr addrspace(1))
declare spir_func half @_Z5fractDhPU3AS3Dh(half, ptr addrspace(3))
declare spir_func half @_Z4modfDhPU3AS3Dh(half, ptr addrspace(3))
declare spir_func half @_Z6sincosDhPU3AS3Dh(half, ptr addrspace(3))
declare spir_func half @_Z5frexpDhPU3AS3i(half, ptr addrspace(3))
declare spir_func half @_Z8lgamma_rDhPU3AS3i(half, ptr addrspace(3))
declare spir_func half @_Z6remquoDhDhPU3AS3i(half, half, ptr addrspace(3))
declare spir_func half @_Z5fractDhPU3AS4Dh(half, ptr addrspace(4))
declare spir_func half @_Z4modfDhPU3AS4Dh(half, ptr addrspace(4))
declare spir_func half @_Z6sincosDhPU3AS4Dh(half, ptr addrspace(4))
declare spir_func half @_Z5frexpDhPU3AS4i(half, ptr addrspace(4))
declare spir_func half @_Z8lgamma_rDhPU3AS4i(half, ptr addrspace(4))
declare spir_func half @_Z6remquoDhDhPU3AS4i(half, half, ptr addrspace(4))
declare spir_func <4 x half> @_Z7shuffleDv2_DhDv4_t(<2 x half>, <4 x i16>)
declare spir_func <8 x half> @_Z8shuffle2Dv4_DhS_Dv8_t(<4 x half>, <4 x half>, <8 x i16>)
declare spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8>, i64, ptr addrspace(1))
declare spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8>, i64, ptr addrspace(1))
declare spir_func <4 x i8> @_Z6vload4mPKc(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_cmPc(<4 x i8>, i64, ptr)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8>, i64, ptr addrspace(1))
declare spir_func <4 x i8> @_Z6vload4mPU3AS2Kc(i64, ptr addrspace(2))
declare spir_func <4 x i8> @_Z6vload4mPU3AS3Kc(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_cmPU3AS3c(<4 x i8>, i64, ptr addrspace(3))
declare spir_func <4 x i8> @_Z6vload4mPU3AS4Kc(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_cmPU3AS4c(<4 x i8>, i64, ptr addrspace(4))
declare spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8>, i64, ptr addrspace(1))
declare spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64, ptr addrspace(1))
declare spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8>, i64, ptr addrspace(1))
declare spir_func <3 x i8> @_Z6vload3mPU3AS1Kh(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_hmPU3AS1h(<3 x i8>, i64, ptr addrspace(1))
declare spir_func <4 x i8> @_Z6vload4mPKh(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_hmPh(<4 x i8>, i64, ptr)
declare spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8>, i64, ptr addrspace(1))
declare spir_func <4 x i8> @_Z6vload4mPU3AS2Kh(i64, ptr addrspace(2))
declare spir_func <4 x i8> @_Z6vload4mPU3AS3Kh(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_hmPU3AS3h(<4 x i8>, i64, ptr addrspace(3))
declare spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8>, i64, ptr addrspace(4))
declare spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16>, i64, ptr addrspace(1))
declare spir_func <4 x i16> @_Z6vload4mPKs(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_smPs(<4 x i16>, i64, ptr)
declare spir_func <4 x i16> @_Z6vload4mPU3AS1Ks(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16>, i64, ptr addrspace(1))
declare spir_func <4 x i16> @_Z6vload4mPU3AS2Ks(i64, ptr addrspace(2))
declare spir_func <4 x i16> @_Z6vload4mPU3AS3Ks(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16>, i64, ptr addrspace(3))
declare spir_func <4 x i16> @_Z6vload4mPU3AS4Ks(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_smPU3AS4s(<4 x i16>, i64, ptr addrspace(4))
declare spir_func <3 x i16> @_Z6vload3mPU3AS1Kt(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_tmPU3AS1t(<3 x i16>, i64, ptr addrspace(1))
declare spir_func <4 x i16> @_Z6vload4mPKt(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_tmPt(<4 x i16>, i64, ptr)
declare spir_func <4 x i16> @_Z6vload4mPU3AS1Kt(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_tmPU3AS1t(<4 x i16>, i64, ptr addrspace(1))
declare spir_func <4 x i16> @_Z6vload4mPU3AS2Kt(i64, ptr addrspace(2))
declare spir_func <4 x i16> @_Z6vload4mPU3AS3Kt(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_tmPU3AS3t(<4 x i16>, i64, ptr addrspace(3))
declare spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16>, i64, ptr addrspace(4))
declare spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32>, i64, ptr addrspace(1))
declare spir_func <4 x i32> @_Z6vload4mPKi(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_imPi(<4 x i32>, i64, ptr)
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32>, i64, ptr addrspace(1))
declare spir_func <4 x i32> @_Z6vload4mPU3AS2Ki(i64, ptr addrspace(2))
declare spir_func <4 x i32> @_Z6vload4mPU3AS3Ki(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_imPU3AS3i(<4 x i32>, i64, ptr addrspace(3))
declare spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32>, i64, ptr addrspace(4))
declare spir_func <3 x i32> @_Z6vload3mPU3AS1Kj(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_jmPU3AS1j(<3 x i32>, i64, ptr addrspace(1))
declare spir_func <4 x i32> @_Z6vload4mPKj(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_jmPj(<4 x i32>, i64, ptr)
declare spir_func <4 x i32> @_Z6vload4mPU3AS1Kj(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_jmPU3AS1j(<4 x i32>, i64, ptr addrspace(1))
declare spir_func <4 x i32> @_Z6vload4mPU3AS2Kj(i64, ptr addrspace(2))
declare spir_func <4 x i32> @_Z6vload4mPU3AS3Kj(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_jmPU3AS3j(<4 x i32>, i64, ptr addrspace(3))
declare spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_jmPU3AS4j(<4 x i32>, i64, ptr addrspace(4))
declare spir_func <3 x i64> @_Z6vload3mPU3AS1Kl(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_lmPU3AS1l(<3 x i64>, i64, ptr addrspace(1))
declare spir_func <4 x i64> @_Z6vload4mPKl(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_lmPl(<4 x i64>, i64, ptr)
declare spir_func <4 x i64> @_Z6vload4mPU3AS1Kl(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_lmPU3AS1l(<4 x i64>, i64, ptr addrspace(1))
declare spir_func <4 x i64> @_Z6vload4mPU3AS2Kl(i64, ptr addrspace(2))
declare spir_func <4 x i64> @_Z6vload4mPU3AS3Kl(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_lmPU3AS3l(<4 x i64>, i64, ptr addrspace(3))
declare spir_func <4 x i64> @_Z6vload4mPU3AS4Kl(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_lmPU3AS4l(<4 x i64>, i64, ptr addrspace(4))
declare spir_func <3 x i64> @_Z6vload3mPU3AS1Km(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_mmPU3AS1m(<3 x i64>, i64, ptr addrspace(1))
declare spir_func <4 x i64> @_Z6vload4mPKm(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_mmPm(<4 x i64>, i64, ptr)
declare spir_func <4 x i64> @_Z6vload4mPU3AS1Km(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_mmPU3AS1m(<4 x i64>, i64, ptr addrspace(1))
declare spir_func <4 x i64> @_Z6vload4mPU3AS2Km(i64, ptr addrspace(2))
declare spir_func <4 x i64> @_Z6vload4mPU3AS3Km(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_mmPU3AS3m(<4 x i64>, i64, ptr addrspace(3))
declare spir_func <4 x i64> @_Z6vload4mPU3AS4Km(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_mmPU3AS4m(<4 x i64>, i64, ptr addrspace(4))
declare spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float>, i64, ptr addrspace(1))
declare spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float>, i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z6vload4mPKf(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_fmPf(<4 x float>, i64, ptr)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z6vload4mPU3AS2Kf(i64, ptr addrspace(2))
declare spir_func <4 x float> @_Z6vload4mPU3AS3Kf(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float>, i64, ptr addrspace(3))
declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float>, i64, ptr addrspace(4))
declare spir_func <8 x float> @_Z6vload8mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float>, i64, ptr addrspace(1))
declare spir_func <16 x float> @_Z7vload16mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z8vstore16Dv16_fmPU3AS1f(<16 x float>, i64, ptr addrspace(1))
declare spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double>, i64, ptr addrspace(1))
declare spir_func <4 x double> @_Z6vload4mPKd(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_dmPd(<4 x double>, i64, ptr)
declare spir_func <4 x double> @_Z6vload4mPU3AS1Kd(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_dmPU3AS1d(<4 x double>, i64, ptr addrspace(1))
declare spir_func <4 x double> @_Z6vload4mPU3AS2Kd(i64, ptr addrspace(2))
declare spir_func <4 x double> @_Z6vload4mPU3AS3Kd(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_dmPU3AS3d(<4 x double>, i64, ptr addrspace(3))
declare spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_dmPU3AS4d(<4 x double>, i64, ptr addrspace(4))
declare spir_func <3 x half> @_Z6vload3mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore3Dv3_DhmPU3AS1Dh(<3 x half>, i64, ptr addrspace(1))
declare spir_func <4 x half> @_Z6vload4mPKDh(i64, ptr)
declare spir_func void @_Z7vstore4Dv4_DhmPDh(<4 x half>, i64, ptr)
declare spir_func <4 x half> @_Z6vload4mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_DhmPU3AS1Dh(<4 x half>, i64, ptr addrspace(1))
declare spir_func <4 x half> @_Z6vload4mPU3AS2KDh(i64, ptr addrspace(2))
declare spir_func <4 x half> @_Z6vload4mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z7vstore4Dv4_DhmPU3AS3Dh(<4 x half>, i64, ptr addrspace(3))
declare spir_func <4 x half> @_Z6vload4mPU3AS4KDh(i64, ptr addrspace(4))
declare spir_func void @_Z7vstore4Dv4_DhmPU3AS4Dh(<4 x half>, i64, ptr addrspace(4))
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z11vstore_halffmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z11vstore_halfdmPU3AS1Dh(double, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtedmPU3AS1Dh(double, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtzdmPU3AS1Dh(double, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtpdmPU3AS1Dh(double, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtndmPU3AS1Dh(double, i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half2Dv2_fmPDh(<2 x float>, i64, ptr)
declare spir_func void @_Z12vstore_half2Dv2_dmPU3AS1Dh(<2 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half2Dv2_dmPDh(<2 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half2_rteDv2_fmPDh(<2 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPDh(<2 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half2_rtpDv2_fmPDh(<2 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS1Dh(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half2_rtnDv2_fmPDh(<2 x float>, i64, ptr)
declare spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z12vstore_half3Dv3_fmPU3AS1Dh(<3 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half3Dv3_fmPDh(<3 x float>, i64, ptr)
declare spir_func void @_Z12vstore_half3Dv3_dmPU3AS1Dh(<3 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half3Dv3_dmPDh(<3 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS1Dh(<3 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half3_rteDv3_fmPDh(<3 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS1Dh(<3 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS1Dh(<3 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half3_rtpDv3_fmPDh(<3 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS1Dh(<3 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half3_rtnDv3_fmPDh(<3 x float>, i64, ptr)
declare spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z12vloada_half4mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z12vstore_half4Dv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half4Dv4_fmPDh(<4 x float>, i64, ptr)
declare spir_func void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half4Dv4_dmPDh(<4 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rteDv4_fmPDh(<4 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rteDv4_dmPU3AS1Dh(<4 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rteDv4_dmPDh(<4 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtzDv4_fmPDh(<4 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtzDv4_dmPU3AS1Dh(<4 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtzDv4_dmPDh(<4 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtpDv4_fmPDh(<4 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtpDv4_dmPU3AS1Dh(<4 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtpDv4_dmPDh(<4 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtnDv4_fmPDh(<4 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half4_rtnDv4_dmPU3AS1Dh(<4 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half4_rtnDv4_dmPDh(<4 x double>, i64, ptr)
declare spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <8 x float> @_Z12vloada_half8mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half8Dv8_fmPDh(<8 x float>, i64, ptr)
declare spir_func void @_Z12vstore_half8Dv8_dmPU3AS1Dh(<8 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z13vstorea_half8Dv8_dmPDh(<8 x double>, i64, ptr)
declare spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS1Dh(<8 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half8_rteDv8_fmPDh(<8 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS1Dh(<8 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half8_rtzDv8_fmPDh(<8 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS1Dh(<8 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half8_rtpDv8_fmPDh(<8 x float>, i64, ptr)
declare spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS1Dh(<8 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z17vstorea_half8_rtnDv8_fmPDh(<8 x float>, i64, ptr)
declare spir_func <16 x float> @_Z12vload_half16mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <16 x float> @_Z13vloada_half16mPU3AS3KDh(i64, ptr addrspace(3))
declare spir_func void @_Z13vstore_half16Dv16_fmPU3AS1Dh(<16 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z14vstorea_half16Dv16_fmPDh(<16 x float>, i64, ptr)
declare spir_func void @_Z13vstore_half16Dv16_dmPU3AS1Dh(<16 x double>, i64, ptr addrspace(1))
declare spir_func void @_Z14vstorea_half16Dv16_dmPDh(<16 x double>, i64, ptr)
declare spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS1Dh(<16 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z18vstorea_half16_rteDv16_fmPDh(<16 x float>, i64, ptr)
declare spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS1Dh(<16 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z18vstorea_half16_rtzDv16_fmPDh(<16 x float>, i64, ptr)
declare spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS1Dh(<16 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z18vstorea_half16_rtpDv16_fmPDh(<16 x float>, i64, ptr)
declare spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS1Dh(<16 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z18vstorea_half16_rtnDv16_fmPDh(<16 x float>, i64, ptr)
declare spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32, i32)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32, i32, i32)
declare spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32, i32, i32)
declare spir_func i32 @_Z20dot_4x8packed_us_intjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32, i32, i32)
declare spir_func i32 @_Z20dot_4x8packed_su_intjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32, i32, i32)
declare spir_func i32 @_Z3dotDv4_hS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_hS_j(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_cDv4_hi(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z3dotDv2_tS_(<2 x i16>, <2 x i16>)
declare spir_func i32 @_Z11dot_acc_satDv2_tS_j(<2 x i16>, <2 x i16>, i32)
declare spir_func i32 @_Z3dotDv2_sS_(<2 x i16>, <2 x i16>)
declare spir_func i32 @_Z11dot_acc_satDv2_sS_i(<2 x i16>, <2 x i16>, i32)
declare spir_func i32 @_Z3dotDv2_tDv2_s(<2 x i16>, <2 x i16>)
declare spir_func i32 @_Z11dot_acc_satDv2_tDv2_si(<2 x i16>, <2 x i16>, i32)
declare spir_func i32 @_Z3dotDv2_sDv2_t(<2 x i16>, <2 x i16>)
declare spir_func i32 @_Z11dot_acc_satDv2_sDv2_ti(<2 x i16>, <2 x i16>, i32)
declare spir_func i8 @_Z11bit_reversec(i8)
declare spir_func i8 @_Z15bitfield_insertccjj(i8, i8, i32, i32)
declare spir_func i8 @_Z23bitfield_extract_signedcjj(i8, i32, i32)
declare spir_func i8 @_Z25bitfield_extract_unsignedcjj(i8, i32, i32)
declare spir_func i16 @_Z11bit_reverses(i16)
declare spir_func i16 @_Z15bitfield_insertssjj(i16, i16, i32, i32)
declare spir_func i16 @_Z23bitfield_extract_signedsjj(i16, i32, i32)
declare spir_func i16 @_Z25bitfield_extract_unsignedsjj(i16, i32, i32)
declare spir_func i32 @_Z11bit_reversei(i32)
declare spir_func i32 @_Z15bitfield_insertiijj(i32, i32, i32, i32)
declare spir_func i32 @_Z23bitfield_extract_signedijj(i32, i32, i32)
declare spir_func i32 @_Z25bitfield_extract_unsignedijj(i32, i32, i32)
declare spir_func i64 @_Z11bit_reversel(i64)
declare spir_func i64 @_Z15bitfield_insertlljj(i64, i64, i32, i32)
declare spir_func i64 @_Z23bitfield_extract_signedljj(i64, i32, i32)
declare spir_func i64 @_Z25bitfield_extract_unsignedljj(i64, i32, i32)

define spir_func void @approximate(ptr addrspace(1) %out, float %float, <4 x float> %v4xfloat) {
  %x1 = call spir_func float @_Z8half_cosf(float %float)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z8half_cosDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z10native_cosf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z10native_cosDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z11half_divideff(float %float, float %float)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x float> @_Z11half_divideDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x float> %x6, ptr addrspace(1) %out
  %x7 = call spir_func float @_Z13native_divideff(float %float, float %float)
  store float %x7, ptr addrspace(1) %out
  %x8 = call spir_func <4 x float> @_Z13native_divideDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x float> %x8, ptr addrspace(1) %out
  %x9 = call spir_func float @_Z8half_expf(float %float)
  store float %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x float> @_Z8half_expDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z10native_expf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x float> @_Z10native_expDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x12, ptr addrspace(1) %out
  %x13 = call spir_func float @_Z9half_exp2f(float %float)
  store float %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x float> @_Z9half_exp2Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x14, ptr addrspace(1) %out
  %x15 = call spir_func float @_Z11native_exp2f(float %float)
  store float %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x float> @_Z11native_exp2Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x16, ptr addrspace(1) %out
  %x17 = call spir_func float @_Z10half_exp10f(float %float)
  store float %x17, ptr addrspace(1) %out
  %x18 = call spir_func <4 x float> @_Z10half_exp10Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x18, ptr addrspace(1) %out
  %x19 = call spir_func float @_Z12native_exp10f(float %float)
  store float %x19, ptr addrspace(1) %out
  %x20 = call spir_func <4 x float> @_Z12native_exp10Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x20, ptr addrspace(1) %out
  %x21 = call spir_func float @_Z8half_logf(float %float)
  store float %x21, ptr addrspace(1) %out
  %x22 = call spir_func <4 x float> @_Z8half_logDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x22, ptr addrspace(1) %out
  %x23 = call spir_func float @_Z10native_logf(float %float)
  store float %x23, ptr addrspace(1) %out
  %x24 = call spir_func <4 x float> @_Z10native_logDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x24, ptr addrspace(1) %out
  %x25 = call spir_func float @_Z9half_log2f(float %float)
  store float %x25, ptr addrspace(1) %out
  %x26 = call spir_func <4 x float> @_Z9half_log2Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x26, ptr addrspace(1) %out
  %x27 = call spir_func float @_Z11native_log2f(float %float)
  store float %x27, ptr addrspace(1) %out
  %x28 = call spir_func <4 x float> @_Z11native_log2Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x28, ptr addrspace(1) %out
  %x29 = call spir_func float @_Z10half_log10f(float %float)
  store float %x29, ptr addrspace(1) %out
  %x30 = call spir_func <4 x float> @_Z10half_log10Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x30, ptr addrspace(1) %out
  %x31 = call spir_func float @_Z12native_log10f(float %float)
  store float %x31, ptr addrspace(1) %out
  %x32 = call spir_func <4 x float> @_Z12native_log10Dv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x32, ptr addrspace(1) %out
  %x33 = call spir_func float @_Z9half_powrff(float %float, float %float)
  store float %x33, ptr addrspace(1) %out
  %x34 = call spir_func <4 x float> @_Z9half_powrDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x float> %x34, ptr addrspace(1) %out
  %x35 = call spir_func float @_Z11native_powrff(float %float, float %float)
  store float %x35, ptr addrspace(1) %out
  %x36 = call spir_func <4 x float> @_Z11native_powrDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x float> %x36, ptr addrspace(1) %out
  %x37 = call spir_func float @_Z10half_recipf(float %float)
  store float %x37, ptr addrspace(1) %out
  %x38 = call spir_func <4 x float> @_Z10half_recipDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x38, ptr addrspace(1) %out
  %x39 = call spir_func float @_Z12native_recipf(float %float)
  store float %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x float> @_Z12native_recipDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x40, ptr addrspace(1) %out
  %x41 = call spir_func float @_Z10half_rsqrtf(float %float)
  store float %x41, ptr addrspace(1) %out
  %x42 = call spir_func <4 x float> @_Z10half_rsqrtDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x42, ptr addrspace(1) %out
  %x43 = call spir_func float @_Z12native_rsqrtf(float %float)
  store float %x43, ptr addrspace(1) %out
  %x44 = call spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x44, ptr addrspace(1) %out
  %x45 = call spir_func float @_Z8half_sinf(float %float)
  store float %x45, ptr addrspace(1) %out
  %x46 = call spir_func <4 x float> @_Z8half_sinDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x46, ptr addrspace(1) %out
  %x47 = call spir_func float @_Z10native_sinf(float %float)
  store float %x47, ptr addrspace(1) %out
  %x48 = call spir_func <4 x float> @_Z10native_sinDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x48, ptr addrspace(1) %out
  %x49 = call spir_func float @_Z9half_sqrtf(float %float)
  store float %x49, ptr addrspace(1) %out
  %x50 = call spir_func <4 x float> @_Z9half_sqrtDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x50, ptr addrspace(1) %out
  %x51 = call spir_func float @_Z11native_sqrtf(float %float)
  store float %x51, ptr addrspace(1) %out
  %x52 = call spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x52, ptr addrspace(1) %out
  %x53 = call spir_func float @_Z8half_tanf(float %float)
  store float %x53, ptr addrspace(1) %out
  %x54 = call spir_func <4 x float> @_Z8half_tanDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x54, ptr addrspace(1) %out
  %x55 = call spir_func float @_Z10native_tanf(float %float)
  store float %x55, ptr addrspace(1) %out
  %x56 = call spir_func <4 x float> @_Z10native_tanDv4_f(<4 x float> %v4xfloat)
  store <4 x float> %x56, ptr addrspace(1) %out
  ret void
}

define spir_func void @integers(ptr addrspace(1) %out, i8 %i8, <3 x i8> %v3xi8, <2 x i8> %v2xi8, <16 x i8> %v16xi8, <8 x i8> %v8xi8, <4 x i8> %v4xi8, i16 %i16, <3 x i16> %v3xi16, <2 x i16> %v2xi16, <16 x i16> %v16xi16, <8 x i16> %v8xi16, <4 x i16> %v4xi16, i32 %i32, <3 x i32> %v3xi32, <2 x i32> %v2xi32, <16 x i32> %v16xi32, <8 x i32> %v8xi32, <4 x i32> %v4xi32, i64 %i64, <3 x i64> %v3xi64, <2 x i64> %v2xi64, <16 x i64> %v16xi64, <8 x i64> %v8xi64, <4 x i64> %v4xi64) {
  %x1 = call spir_func i8 @_Z3absc(i8 %i8)
  store i8 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i8 @_Z3absh(i8 %i8)
  store i8 %x2, ptr addrspace(1) %out
  %x3 = call spir_func <3 x i8> @_Z3absDv3_c(<3 x i8> %v3xi8)
  store <3 x i8> %x3, ptr addrspace(1) %out
  %x4 = call spir_func i8 @_Z8abs_diffcc(i8 %i8, i8 %i8)
  store i8 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i8 @_Z8abs_diffhh(i8 %i8, i8 %i8)
  store i8 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i8 @_Z7add_satcc(i8 %i8, i8 %i8)
  store i8 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i8 @_Z7add_sathh(i8 %i8, i8 %i8)
  store i8 %x7, ptr addrspace(1) %out
  %x8 = call spir_func <2 x i8> @_Z7add_satDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <16 x i8> @_Z7add_satDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x9, ptr addrspace(1) %out
  %x10 = call spir_func i8 @_Z4haddcc(i8 %i8, i8 %i8)
  store i8 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i8 @_Z4haddhh(i8 %i8, i8 %i8)
  store i8 %x11, ptr addrspace(1) %out
  %x12 = call spir_func <2 x i8> @_Z4haddDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x12, ptr addrspace(1) %out
  %x13 = call spir_func <16 x i8> @_Z4haddDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x13, ptr addrspace(1) %out
  %x14 = call spir_func i8 @_Z5rhaddcc(i8 %i8, i8 %i8)
  store i8 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i8 @_Z5rhaddhh(i8 %i8, i8 %i8)
  store i8 %x15, ptr addrspace(1) %out
  %x16 = call spir_func <2 x i8> @_Z5rhaddDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <16 x i8> @_Z5rhaddDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x17, ptr addrspace(1) %out
  %x18 = call spir_func i8 @_Z6mul_hicc(i8 %i8, i8 %i8)
  store i8 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i8 @_Z6mul_hihh(i8 %i8, i8 %i8)
  store i8 %x19, ptr addrspace(1) %out
  %x20 = call spir_func <2 x i8> @_Z6mul_hiDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x20, ptr addrspace(1) %out
  %x21 = call spir_func <16 x i8> @_Z6mul_hiDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x21, ptr addrspace(1) %out
  %x22 = call spir_func i8 @_Z7sub_satcc(i8 %i8, i8 %i8)
  store i8 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i8 @_Z7sub_sathh(i8 %i8, i8 %i8)
  store i8 %x23, ptr addrspace(1) %out
  %x24 = call spir_func <2 x i8> @_Z7sub_satDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x24, ptr addrspace(1) %out
  %x25 = call spir_func <16 x i8> @_Z7sub_satDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x25, ptr addrspace(1) %out
  %x26 = call spir_func i8 @_Z6rotatecc(i8 %i8, i8 %i8)
  store i8 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i8 @_Z6rotatehh(i8 %i8, i8 %i8)
  store i8 %x27, ptr addrspace(1) %out
  %x28 = call spir_func <2 x i8> @_Z6rotateDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x28, ptr addrspace(1) %out
  %x29 = call spir_func <16 x i8> @_Z6rotateDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x29, ptr addrspace(1) %out
  %x30 = call spir_func i8 @_Z3maxcc(i8 %i8, i8 %i8)
  store i8 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i8 @_Z3maxhh(i8 %i8, i8 %i8)
  store i8 %x31, ptr addrspace(1) %out
  %x32 = call spir_func <2 x i8> @_Z3maxDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x32, ptr addrspace(1) %out
  %x33 = call spir_func <16 x i8> @_Z3maxDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x33, ptr addrspace(1) %out
  %x34 = call spir_func i8 @_Z3mincc(i8 %i8, i8 %i8)
  store i8 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i8 @_Z3minhh(i8 %i8, i8 %i8)
  store i8 %x35, ptr addrspace(1) %out
  %x36 = call spir_func <2 x i8> @_Z3minDv2_cS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i8> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <16 x i8> @_Z3minDv16_hS_(<16 x i8> %v16xi8, <16 x i8> %v16xi8)
  store <16 x i8> %x37, ptr addrspace(1) %out
  %x38 = call spir_func i8 @_Z6mad_hiccc(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i8 @_Z6mad_hihhh(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x39, ptr addrspace(1) %out
  %x40 = call spir_func <8 x i8> @_Z6mad_hiDv8_cS_S_(<8 x i8> %v8xi8, <8 x i8> %v8xi8, <8 x i8> %v8xi8)
  store <8 x i8> %x40, ptr addrspace(1) %out
  %x41 = call spir_func i8 @_Z7mad_satccc(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x41, ptr addrspace(1) %out
  %x42 = call spir_func i8 @_Z7mad_sathhh(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x42, ptr addrspace(1) %out
  %x43 = call spir_func <8 x i8> @_Z7mad_satDv8_cS_S_(<8 x i8> %v8xi8, <8 x i8> %v8xi8, <8 x i8> %v8xi8)
  store <8 x i8> %x43, ptr addrspace(1) %out
  %x44 = call spir_func i8 @_Z5clampccc(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x44, ptr addrspace(1) %out
  %x45 = call spir_func i8 @_Z5clamphhh(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x45, ptr addrspace(1) %out
  %x46 = call spir_func <8 x i8> @_Z5clampDv8_cS_S_(<8 x i8> %v8xi8, <8 x i8> %v8xi8, <8 x i8> %v8xi8)
  store <8 x i8> %x46, ptr addrspace(1) %out
  %x47 = call spir_func i8 @_Z3clzc(i8 %i8)
  store i8 %x47, ptr addrspace(1) %out
  %x48 = call spir_func i8 @_Z3clzh(i8 %i8)
  store i8 %x48, ptr addrspace(1) %out
  %x49 = call spir_func i8 @_Z3ctzc(i8 %i8)
  store i8 %x49, ptr addrspace(1) %out
  %x50 = call spir_func i8 @_Z3ctzh(i8 %i8)
  store i8 %x50, ptr addrspace(1) %out
  %x51 = call spir_func i8 @_Z8popcountc(i8 %i8)
  store i8 %x51, ptr addrspace(1) %out
  %x52 = call spir_func i8 @_Z8popcounth(i8 %i8)
  store i8 %x52, ptr addrspace(1) %out
  %x53 = call spir_func i8 @_Z9bitselectccc(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x53, ptr addrspace(1) %out
  %x54 = call spir_func i8 @_Z6selectcch(i8 %i8, i8 %i8, i8 %i8)
  store i8 %x54, ptr addrspace(1) %out
  %x55 = call spir_func <4 x i8> @_Z6selectDv4_hS_Dv4_c(<4 x i8> %v4xi8, <4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store <4 x i8> %x55, ptr addrspace(1) %out
  %x56 = call spir_func i32 @_Z3anyc(i8 %i8)
  store i32 %x56, ptr addrspace(1) %out
  %x57 = call spir_func i32 @_Z3allDv4_c(<4 x i8> %v4xi8)
  store i32 %x57, ptr addrspace(1) %out
  %x58 = call spir_func i16 @_Z3abss(i16 %i16)
  store i16 %x58, ptr addrspace(1) %out
  %x59 = call spir_func i16 @_Z3abst(i16 %i16)
  store i16 %x59, ptr addrspace(1) %out
  %x60 = call spir_func <3 x i16> @_Z3absDv3_s(<3 x i16> %v3xi16)
  store <3 x i16> %x60, ptr addrspace(1) %out
  %x61 = call spir_func i16 @_Z8abs_diffss(i16 %i16, i16 %i16)
  store i16 %x61, ptr addrspace(1) %out
  %x62 = call spir_func i16 @_Z8abs_difftt(i16 %i16, i16 %i16)
  store i16 %x62, ptr addrspace(1) %out
  %x63 = call spir_func i16 @_Z7add_satss(i16 %i16, i16 %i16)
  store i16 %x63, ptr addrspace(1) %out
  %x64 = call spir_func i16 @_Z7add_sattt(i16 %i16, i16 %i16)
  store i16 %x64, ptr addrspace(1) %out
  %x65 = call spir_func <2 x i16> @_Z7add_satDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x65, ptr addrspace(1) %out
  %x66 = call spir_func <16 x i16> @_Z7add_satDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x66, ptr addrspace(1) %out
  %x67 = call spir_func i16 @_Z4haddss(i16 %i16, i16 %i16)
  store i16 %x67, ptr addrspace(1) %out
  %x68 = call spir_func i16 @_Z4haddtt(i16 %i16, i16 %i16)
  store i16 %x68, ptr addrspace(1) %out
  %x69 = call spir_func <2 x i16> @_Z4haddDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x69, ptr addrspace(1) %out
  %x70 = call spir_func <16 x i16> @_Z4haddDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x70, ptr addrspace(1) %out
  %x71 = call spir_func i16 @_Z5rhaddss(i16 %i16, i16 %i16)
  store i16 %x71, ptr addrspace(1) %out
  %x72 = call spir_func i16 @_Z5rhaddtt(i16 %i16, i16 %i16)
  store i16 %x72, ptr addrspace(1) %out
  %x73 = call spir_func <2 x i16> @_Z5rhaddDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x73, ptr addrspace(1) %out
  %x74 = call spir_func <16 x i16> @_Z5rhaddDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x74, ptr addrspace(1) %out
  %x75 = call spir_func i16 @_Z6mul_hiss(i16 %i16, i16 %i16)
  store i16 %x75, ptr addrspace(1) %out
  %x76 = call spir_func i16 @_Z6mul_hitt(i16 %i16, i16 %i16)
  store i16 %x76, ptr addrspace(1) %out
  %x77 = call spir_func <2 x i16> @_Z6mul_hiDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x77, ptr addrspace(1) %out
  %x78 = call spir_func <16 x i16> @_Z6mul_hiDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x78, ptr addrspace(1) %out
  %x79 = call spir_func i16 @_Z7sub_satss(i16 %i16, i16 %i16)
  store i16 %x79, ptr addrspace(1) %out
  %x80 = call spir_func i16 @_Z7sub_sattt(i16 %i16, i16 %i16)
  store i16 %x80, ptr addrspace(1) %out
  %x81 = call spir_func <2 x i16> @_Z7sub_satDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x81, ptr addrspace(1) %out
  %x82 = call spir_func <16 x i16> @_Z7sub_satDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x82, ptr addrspace(1) %out
  %x83 = call spir_func i16 @_Z6rotatess(i16 %i16, i16 %i16)
  store i16 %x83, ptr addrspace(1) %out
  %x84 = call spir_func i16 @_Z6rotatett(i16 %i16, i16 %i16)
  store i16 %x84, ptr addrspace(1) %out
  %x85 = call spir_func <2 x i16> @_Z6rotateDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x85, ptr addrspace(1) %out
  %x86 = call spir_func <16 x i16> @_Z6rotateDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x86, ptr addrspace(1) %out
  %x87 = call spir_func i16 @_Z3maxss(i16 %i16, i16 %i16)
  store i16 %x87, ptr addrspace(1) %out
  %x88 = call spir_func i16 @_Z3maxtt(i16 %i16, i16 %i16)
  store i16 %x88, ptr addrspace(1) %out
  %x89 = call spir_func <2 x i16> @_Z3maxDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x89, ptr addrspace(1) %out
  %x90 = call spir_func <16 x i16> @_Z3maxDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x90, ptr addrspace(1) %out
  %x91 = call spir_func i16 @_Z3minss(i16 %i16, i16 %i16)
  store i16 %x91, ptr addrspace(1) %out
  %x92 = call spir_func i16 @_Z3mintt(i16 %i16, i16 %i16)
  store i16 %x92, ptr addrspace(1) %out
  %x93 = call spir_func <2 x i16> @_Z3minDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i16> %x93, ptr addrspace(1) %out
  %x94 = call spir_func <16 x i16> @_Z3minDv16_tS_(<16 x i16> %v16xi16, <16 x i16> %v16xi16)
  store <16 x i16> %x94, ptr addrspace(1) %out
  %x95 = call spir_func i16 @_Z6mad_hisss(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x95, ptr addrspace(1) %out
  %x96 = call spir_func i16 @_Z6mad_hittt(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x96, ptr addrspace(1) %out
  %x97 = call spir_func <8 x i16> @_Z6mad_hiDv8_sS_S_(<8 x i16> %v8xi16, <8 x i16> %v8xi16, <8 x i16> %v8xi16)
  store <8 x i16> %x97, ptr addrspace(1) %out
  %x98 = call spir_func i16 @_Z7mad_satsss(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x98, ptr addrspace(1) %out
  %x99 = call spir_func i16 @_Z7mad_satttt(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x99, ptr addrspace(1) %out
  %x100 = call spir_func <8 x i16> @_Z7mad_satDv8_sS_S_(<8 x i16> %v8xi16, <8 x i16> %v8xi16, <8 x i16> %v8xi16)
  store <8 x i16> %x100, ptr addrspace(1) %out
  %x101 = call spir_func i16 @_Z5clampsss(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x101, ptr addrspace(1) %out
  %x102 = call spir_func i16 @_Z5clampttt(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x102, ptr addrspace(1) %out
  %x103 = call spir_func <8 x i16> @_Z5clampDv8_sS_S_(<8 x i16> %v8xi16, <8 x i16> %v8xi16, <8 x i16> %v8xi16)
  store <8 x i16> %x103, ptr addrspace(1) %out
  %x104 = call spir_func i16 @_Z3clzs(i16 %i16)
  store i16 %x104, ptr addrspace(1) %out
  %x105 = call spir_func i16 @_Z3clzt(i16 %i16)
  store i16 %x105, ptr addrspace(1) %out
  %x106 = call spir_func i16 @_Z3ctzs(i16 %i16)
  store i16 %x106, ptr addrspace(1) %out
  %x107 = call spir_func i16 @_Z3ctzt(i16 %i16)
  store i16 %x107, ptr addrspace(1) %out
  %x108 = call spir_func i16 @_Z8popcounts(i16 %i16)
  store i16 %x108, ptr addrspace(1) %out
  %x109 = call spir_func i16 @_Z8popcountt(i16 %i16)
  store i16 %x109, ptr addrspace(1) %out
  %x110 = call spir_func i16 @_Z9bitselectsss(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x110, ptr addrspace(1) %out
  %x111 = call spir_func i16 @_Z6selectsst(i16 %i16, i16 %i16, i16 %i16)
  store i16 %x111, ptr addrspace(1) %out
  %x112 = call spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> %v4xi16, <4 x i16> %v4xi16, <4 x i16> %v4xi16)
  store <4 x i16> %x112, ptr addrspace(1) %out
  %x113 = call spir_func i32 @_Z3anys(i16 %i16)
  store i32 %x113, ptr addrspace(1) %out
  %x114 = call spir_func i32 @_Z3allDv4_s(<4 x i16> %v4xi16)
  store i32 %x114, ptr addrspace(1) %out
  %x115 = call spir_func i32 @_Z3absi(i32 %i32)
  store i32 %x115, ptr addrspace(1) %out
  %x116 = call spir_func i32 @_Z3absj(i32 %i32)
  store i32 %x116, ptr addrspace(1) %out
  %x117 = call spir_func <3 x i32> @_Z3absDv3_i(<3 x i32> %v3xi32)
  store <3 x i32> %x117, ptr addrspace(1) %out
  %x118 = call spir_func i32 @_Z8abs_diffii(i32 %i32, i32 %i32)
  store i32 %x118, ptr addrspace(1) %out
  %x119 = call spir_func i32 @_Z8abs_diffjj(i32 %i32, i32 %i32)
  store i32 %x119, ptr addrspace(1) %out
  %x120 = call spir_func i32 @_Z7add_satii(i32 %i32, i32 %i32)
  store i32 %x120, ptr addrspace(1) %out
  %x121 = call spir_func i32 @_Z7add_satjj(i32 %i32, i32 %i32)
  store i32 %x121, ptr addrspace(1) %out
  %x122 = call spir_func <2 x i32> @_Z7add_satDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x122, ptr addrspace(1) %out
  %x123 = call spir_func <16 x i32> @_Z7add_satDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x123, ptr addrspace(1) %out
  %x124 = call spir_func i32 @_Z4haddii(i32 %i32, i32 %i32)
  store i32 %x124, ptr addrspace(1) %out
  %x125 = call spir_func i32 @_Z4haddjj(i32 %i32, i32 %i32)
  store i32 %x125, ptr addrspace(1) %out
  %x126 = call spir_func <2 x i32> @_Z4haddDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x126, ptr addrspace(1) %out
  %x127 = call spir_func <16 x i32> @_Z4haddDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x127, ptr addrspace(1) %out
  %x128 = call spir_func i32 @_Z5rhaddii(i32 %i32, i32 %i32)
  store i32 %x128, ptr addrspace(1) %out
  %x129 = call spir_func i32 @_Z5rhaddjj(i32 %i32, i32 %i32)
  store i32 %x129, ptr addrspace(1) %out
  %x130 = call spir_func <2 x i32> @_Z5rhaddDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x130, ptr addrspace(1) %out
  %x131 = call spir_func <16 x i32> @_Z5rhaddDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x131, ptr addrspace(1) %out
  %x132 = call spir_func i32 @_Z6mul_hiii(i32 %i32, i32 %i32)
  store i32 %x132, ptr addrspace(1) %out
  %x133 = call spir_func i32 @_Z6mul_hijj(i32 %i32, i32 %i32)
  store i32 %x133, ptr addrspace(1) %out
  %x134 = call spir_func <2 x i32> @_Z6mul_hiDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x134, ptr addrspace(1) %out
  %x135 = call spir_func <16 x i32> @_Z6mul_hiDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x135, ptr addrspace(1) %out
  %x136 = call spir_func i32 @_Z7sub_satii(i32 %i32, i32 %i32)
  store i32 %x136, ptr addrspace(1) %out
  %x137 = call spir_func i32 @_Z7sub_satjj(i32 %i32, i32 %i32)
  store i32 %x137, ptr addrspace(1) %out
  %x138 = call spir_func <2 x i32> @_Z7sub_satDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x138, ptr addrspace(1) %out
  %x139 = call spir_func <16 x i32> @_Z7sub_satDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x139, ptr addrspace(1) %out
  %x140 = call spir_func i32 @_Z6rotateii(i32 %i32, i32 %i32)
  store i32 %x140, ptr addrspace(1) %out
  %x141 = call spir_func i32 @_Z6rotatejj(i32 %i32, i32 %i32)
  store i32 %x141, ptr addrspace(1) %out
  %x142 = call spir_func <2 x i32> @_Z6rotateDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x142, ptr addrspace(1) %out
  %x143 = call spir_func <16 x i32> @_Z6rotateDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x143, ptr addrspace(1) %out
  %x144 = call spir_func i32 @_Z3maxii(i32 %i32, i32 %i32)
  store i32 %x144, ptr addrspace(1) %out
  %x145 = call spir_func i32 @_Z3maxjj(i32 %i32, i32 %i32)
  store i32 %x145, ptr addrspace(1) %out
  %x146 = call spir_func <2 x i32> @_Z3maxDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x146, ptr addrspace(1) %out
  %x147 = call spir_func <16 x i32> @_Z3maxDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x147, ptr addrspace(1) %out
  %x148 = call spir_func i32 @_Z3minii(i32 %i32, i32 %i32)
  store i32 %x148, ptr addrspace(1) %out
  %x149 = call spir_func i32 @_Z3minjj(i32 %i32, i32 %i32)
  store i32 %x149, ptr addrspace(1) %out
  %x150 = call spir_func <2 x i32> @_Z3minDv2_iS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i32> %x150, ptr addrspace(1) %out
  %x151 = call spir_func <16 x i32> @_Z3minDv16_jS_(<16 x i32> %v16xi32, <16 x i32> %v16xi32)
  store <16 x i32> %x151, ptr addrspace(1) %out
  %x152 = call spir_func i32 @_Z6mad_hiiii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x152, ptr addrspace(1) %out
  %x153 = call spir_func i32 @_Z6mad_hijjj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x153, ptr addrspace(1) %out
  %x154 = call spir_func <8 x i32> @_Z6mad_hiDv8_iS_S_(<8 x i32> %v8xi32, <8 x i32> %v8xi32, <8 x i32> %v8xi32)
  store <8 x i32> %x154, ptr addrspace(1) %out
  %x155 = call spir_func i32 @_Z7mad_satiii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x155, ptr addrspace(1) %out
  %x156 = call spir_func i32 @_Z7mad_satjjj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x156, ptr addrspace(1) %out
  %x157 = call spir_func <8 x i32> @_Z7mad_satDv8_iS_S_(<8 x i32> %v8xi32, <8 x i32> %v8xi32, <8 x i32> %v8xi32)
  store <8 x i32> %x157, ptr addrspace(1) %out
  %x158 = call spir_func i32 @_Z5clampiii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x158, ptr addrspace(1) %out
  %x159 = call spir_func i32 @_Z5clampjjj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x159, ptr addrspace(1) %out
  %x160 = call spir_func <8 x i32> @_Z5clampDv8_iS_S_(<8 x i32> %v8xi32, <8 x i32> %v8xi32, <8 x i32> %v8xi32)
  store <8 x i32> %x160, ptr addrspace(1) %out
  %x161 = call spir_func i32 @_Z3clzi(i32 %i32)
  store i32 %x161, ptr addrspace(1) %out
  %x162 = call spir_func i32 @_Z3clzj(i32 %i32)
  store i32 %x162, ptr addrspace(1) %out
  %x163 = call spir_func i32 @_Z3ctzi(i32 %i32)
  store i32 %x163, ptr addrspace(1) %out
  %x164 = call spir_func i32 @_Z3ctzj(i32 %i32)
  store i32 %x164, ptr addrspace(1) %out
  %x165 = call spir_func i32 @_Z8popcounti(i32 %i32)
  store i32 %x165, ptr addrspace(1) %out
  %x166 = call spir_func i32 @_Z8popcountj(i32 %i32)
  store i32 %x166, ptr addrspace(1) %out
  %x167 = call spir_func i32 @_Z9bitselectiii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x167, ptr addrspace(1) %out
  %x168 = call spir_func i32 @_Z6selectiij(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x168, ptr addrspace(1) %out
  %x169 = call spir_func <4 x i32> @_Z6selectDv4_jS_Dv4_i(<4 x i32> %v4xi32, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  store <4 x i32> %x169, ptr addrspace(1) %out
  %x170 = call spir_func i32 @_Z3anyi(i32 %i32)
  store i32 %x170, ptr addrspace(1) %out
  %x171 = call spir_func i32 @_Z3allDv4_i(<4 x i32> %v4xi32)
  store i32 %x171, ptr addrspace(1) %out
  %x172 = call spir_func i64 @_Z3absl(i64 %i64)
  store i64 %x172, ptr addrspace(1) %out
  %x173 = call spir_func i64 @_Z3absm(i64 %i64)
  store i64 %x173, ptr addrspace(1) %out
  %x174 = call spir_func <3 x i64> @_Z3absDv3_l(<3 x i64> %v3xi64)
  store <3 x i64> %x174, ptr addrspace(1) %out
  %x175 = call spir_func i64 @_Z8abs_diffll(i64 %i64, i64 %i64)
  store i64 %x175, ptr addrspace(1) %out
  %x176 = call spir_func i64 @_Z8abs_diffmm(i64 %i64, i64 %i64)
  store i64 %x176, ptr addrspace(1) %out
  %x177 = call spir_func i64 @_Z7add_satll(i64 %i64, i64 %i64)
  store i64 %x177, ptr addrspace(1) %out
  %x178 = call spir_func i64 @_Z7add_satmm(i64 %i64, i64 %i64)
  store i64 %x178, ptr addrspace(1) %out
  %x179 = call spir_func <2 x i64> @_Z7add_satDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x179, ptr addrspace(1) %out
  %x180 = call spir_func <16 x i64> @_Z7add_satDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x180, ptr addrspace(1) %out
  %x181 = call spir_func i64 @_Z4haddll(i64 %i64, i64 %i64)
  store i64 %x181, ptr addrspace(1) %out
  %x182 = call spir_func i64 @_Z4haddmm(i64 %i64, i64 %i64)
  store i64 %x182, ptr addrspace(1) %out
  %x183 = call spir_func <2 x i64> @_Z4haddDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x183, ptr addrspace(1) %out
  %x184 = call spir_func <16 x i64> @_Z4haddDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x184, ptr addrspace(1) %out
  %x185 = call spir_func i64 @_Z5rhaddll(i64 %i64, i64 %i64)
  store i64 %x185, ptr addrspace(1) %out
  %x186 = call spir_func i64 @_Z5rhaddmm(i64 %i64, i64 %i64)
  store i64 %x186, ptr addrspace(1) %out
  %x187 = call spir_func <2 x i64> @_Z5rhaddDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x187, ptr addrspace(1) %out
  %x188 = call spir_func <16 x i64> @_Z5rhaddDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x188, ptr addrspace(1) %out
  %x189 = call spir_func i64 @_Z6mul_hill(i64 %i64, i64 %i64)
  store i64 %x189, ptr addrspace(1) %out
  %x190 = call spir_func i64 @_Z6mul_himm(i64 %i64, i64 %i64)
  store i64 %x190, ptr addrspace(1) %out
  %x191 = call spir_func <2 x i64> @_Z6mul_hiDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x191, ptr addrspace(1) %out
  %x192 = call spir_func <16 x i64> @_Z6mul_hiDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x192, ptr addrspace(1) %out
  %x193 = call spir_func i64 @_Z7sub_satll(i64 %i64, i64 %i64)
  store i64 %x193, ptr addrspace(1) %out
  %x194 = call spir_func i64 @_Z7sub_satmm(i64 %i64, i64 %i64)
  store i64 %x194, ptr addrspace(1) %out
  %x195 = call spir_func <2 x i64> @_Z7sub_satDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x195, ptr addrspace(1) %out
  %x196 = call spir_func <16 x i64> @_Z7sub_satDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x196, ptr addrspace(1) %out
  %x197 = call spir_func i64 @_Z6rotatell(i64 %i64, i64 %i64)
  store i64 %x197, ptr addrspace(1) %out
  %x198 = call spir_func i64 @_Z6rotatemm(i64 %i64, i64 %i64)
  store i64 %x198, ptr addrspace(1) %out
  %x199 = call spir_func <2 x i64> @_Z6rotateDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x199, ptr addrspace(1) %out
  %x200 = call spir_func <16 x i64> @_Z6rotateDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x200, ptr addrspace(1) %out
  %x201 = call spir_func i64 @_Z3maxll(i64 %i64, i64 %i64)
  store i64 %x201, ptr addrspace(1) %out
  %x202 = call spir_func i64 @_Z3maxmm(i64 %i64, i64 %i64)
  store i64 %x202, ptr addrspace(1) %out
  %x203 = call spir_func <2 x i64> @_Z3maxDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x203, ptr addrspace(1) %out
  %x204 = call spir_func <16 x i64> @_Z3maxDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x204, ptr addrspace(1) %out
  %x205 = call spir_func i64 @_Z3minll(i64 %i64, i64 %i64)
  store i64 %x205, ptr addrspace(1) %out
  %x206 = call spir_func i64 @_Z3minmm(i64 %i64, i64 %i64)
  store i64 %x206, ptr addrspace(1) %out
  %x207 = call spir_func <2 x i64> @_Z3minDv2_lS_(<2 x i64> %v2xi64, <2 x i64> %v2xi64)
  store <2 x i64> %x207, ptr addrspace(1) %out
  %x208 = call spir_func <16 x i64> @_Z3minDv16_mS_(<16 x i64> %v16xi64, <16 x i64> %v16xi64)
  store <16 x i64> %x208, ptr addrspace(1) %out
  %x209 = call spir_func i64 @_Z6mad_hilll(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x209, ptr addrspace(1) %out
  %x210 = call spir_func i64 @_Z6mad_himmm(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x210, ptr addrspace(1) %out
  %x211 = call spir_func <8 x i64> @_Z6mad_hiDv8_lS_S_(<8 x i64> %v8xi64, <8 x i64> %v8xi64, <8 x i64> %v8xi64)
  store <8 x i64> %x211, ptr addrspace(1) %out
  %x212 = call spir_func i64 @_Z7mad_satlll(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x212, ptr addrspace(1) %out
  %x213 = call spir_func i64 @_Z7mad_satmmm(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x213, ptr addrspace(1) %out
  %x214 = call spir_func <8 x i64> @_Z7mad_satDv8_lS_S_(<8 x i64> %v8xi64, <8 x i64> %v8xi64, <8 x i64> %v8xi64)
  store <8 x i64> %x214, ptr addrspace(1) %out
  %x215 = call spir_func i64 @_Z5clamplll(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x215, ptr addrspace(1) %out
  %x216 = call spir_func i64 @_Z5clampmmm(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x216, ptr addrspace(1) %out
  %x217 = call spir_func <8 x i64> @_Z5clampDv8_lS_S_(<8 x i64> %v8xi64, <8 x i64> %v8xi64, <8 x i64> %v8xi64)
  store <8 x i64> %x217, ptr addrspace(1) %out
  %x218 = call spir_func i64 @_Z3clzl(i64 %i64)
  store i64 %x218, ptr addrspace(1) %out
  %x219 = call spir_func i64 @_Z3clzm(i64 %i64)
  store i64 %x219, ptr addrspace(1) %out
  %x220 = call spir_func i64 @_Z3ctzl(i64 %i64)
  store i64 %x220, ptr addrspace(1) %out
  %x221 = call spir_func i64 @_Z3ctzm(i64 %i64)
  store i64 %x221, ptr addrspace(1) %out
  %x222 = call spir_func i64 @_Z8popcountl(i64 %i64)
  store i64 %x222, ptr addrspace(1) %out
  %x223 = call spir_func i64 @_Z8popcountm(i64 %i64)
  store i64 %x223, ptr addrspace(1) %out
  %x224 = call spir_func i64 @_Z9bitselectlll(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x224, ptr addrspace(1) %out
  %x225 = call spir_func i64 @_Z6selectllm(i64 %i64, i64 %i64, i64 %i64)
  store i64 %x225, ptr addrspace(1) %out
  %x226 = call spir_func <4 x i64> @_Z6selectDv4_mS_Dv4_l(<4 x i64> %v4xi64, <4 x i64> %v4xi64, <4 x i64> %v4xi64)
  store <4 x i64> %x226, ptr addrspace(1) %out
  %x227 = call spir_func i32 @_Z3anyl(i64 %i64)
  store i32 %x227, ptr addrspace(1) %out
  %x228 = call spir_func i32 @_Z3allDv4_l(<4 x i64> %v4xi64)
  store i32 %x228, ptr addrspace(1) %out
  %x229 = call spir_func i32 @_Z5mad24iii(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x229, ptr addrspace(1) %out
  %x230 = call spir_func i32 @_Z5mul24ii(i32 %i32, i32 %i32)
  store i32 %x230, ptr addrspace(1) %out
  %x231 = call spir_func i32 @_Z5mad24jjj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x231, ptr addrspace(1) %out
  %x232 = call spir_func i32 @_Z5mul24jj(i32 %i32, i32 %i32)
  store i32 %x232, ptr addrspace(1) %out
  %x233 = call spir_func i16 @_Z8upsamplech(i8 %i8, i8 %i8)
  store i16 %x233, ptr addrspace(1) %out
  %x234 = call spir_func <2 x i16> @_Z8upsampleDv2_cDv2_h(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i16> %x234, ptr addrspace(1) %out
  %x235 = call spir_func i16 @_Z8upsamplehh(i8 %i8, i8 %i8)
  store i16 %x235, ptr addrspace(1) %out
  %x236 = call spir_func <2 x i16> @_Z8upsampleDv2_hS_(<2 x i8> %v2xi8, <2 x i8> %v2xi8)
  store <2 x i16> %x236, ptr addrspace(1) %out
  %x237 = call spir_func i32 @_Z8upsamplest(i16 %i16, i16 %i16)
  store i32 %x237, ptr addrspace(1) %out
  %x238 = call spir_func <2 x i32> @_Z8upsampleDv2_sDv2_t(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i32> %x238, ptr addrspace(1) %out
  %x239 = call spir_func i32 @_Z8upsamplett(i16 %i16, i16 %i16)
  store i32 %x239, ptr addrspace(1) %out
  %x240 = call spir_func <2 x i32> @_Z8upsampleDv2_tS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store <2 x i32> %x240, ptr addrspace(1) %out
  %x241 = call spir_func i64 @_Z8upsampleij(i32 %i32, i32 %i32)
  store i64 %x241, ptr addrspace(1) %out
  %x242 = call spir_func <2 x i64> @_Z8upsampleDv2_iDv2_j(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i64> %x242, ptr addrspace(1) %out
  %x243 = call spir_func i64 @_Z8upsamplejj(i32 %i32, i32 %i32)
  store i64 %x243, ptr addrspace(1) %out
  %x244 = call spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> %v2xi32, <2 x i32> %v2xi32)
  store <2 x i64> %x244, ptr addrspace(1) %out
  ret void
}

define spir_func void @floats(ptr addrspace(1) %out, float %float, <4 x float> %v4xfloat, <2 x float> %v2xfloat, <3 x float> %v3xfloat, i32 %i32, <2 x i32> %v2xi32, ptr %ptr, ptr addrspace(1) %ptr1, ptr addrspace(3) %ptr3, ptr addrspace(4) %ptr4, <4 x i32> %v4xi32, <8 x i32> %v8xi32, double %double, <4 x double> %v4xdouble, <2 x double> %v2xdouble, <3 x double> %v3xdouble, i64 %i64, <4 x i64> %v4xi64, <8 x i64> %v8xi64, half %half, <4 x half> %v4xhalf, <2 x half> %v2xhalf, <3 x half> %v3xhalf, i16 %i16, <4 x i16> %v4xi16, <8 x i16> %v8xi16) {
  %x1 = call spir_func i32 @_Z7isequalff(float %float, float %float)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z10isnotequalff(float %float, float %float)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z9isgreaterff(float %float, float %float)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z14isgreaterequalff(float %float, float %float)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z6islessff(float %float, float %float)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z11islessequalff(float %float, float %float)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z11islessequalDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z13islessgreaterff(float %float, float %float)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z9isorderedff(float %float, float %float)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z11isunorderedff(float %float, float %float)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x i32> %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z8isfinitef(float %float)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> %v4xfloat)
  store <4 x i32> %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z5isinff(float %float)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> %v4xfloat)
  store <4 x i32> %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z5isnanf(float %float)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> %v4xfloat)
  store <4 x i32> %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z8isnormalf(float %float)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> %v4xfloat)
  store <4 x i32> %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z7signbitf(float %float)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> %v4xfloat)
  store <4 x i32> %x28, ptr addrspace(1) %out
  %x29 = call spir_func float @_Z4fminff(float %float, float %float)
  store float %x29, ptr addrspace(1) %out
  %x30 = call spir_func <2 x float> @_Z4fminDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x30, ptr addrspace(1) %out
  %x31 = call spir_func float @_Z4fmaxff(float %float, float %float)
  store float %x31, ptr addrspace(1) %out
  %x32 = call spir_func <2 x float> @_Z4fmaxDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x32, ptr addrspace(1) %out
  %x33 = call spir_func float @_Z3fmafff(float %float, float %float, float %float)
  store float %x33, ptr addrspace(1) %out
  %x34 = call spir_func <2 x float> @_Z3fmaDv2_fS_S_(<2 x float> %v2xfloat, <2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x34, ptr addrspace(1) %out
  %x35 = call spir_func float @_Z3madfff(float %float, float %float, float %float)
  store float %x35, ptr addrspace(1) %out
  %x36 = call spir_func <2 x float> @_Z3madDv2_fS_S_(<2 x float> %v2xfloat, <2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x36, ptr addrspace(1) %out
  %x37 = call spir_func float @_Z4stepff(float %float, float %float)
  store float %x37, ptr addrspace(1) %out
  %x38 = call spir_func <2 x float> @_Z4stepDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x38, ptr addrspace(1) %out
  %x39 = call spir_func float @_Z10smoothstepfff(float %float, float %float, float %float)
  store float %x39, ptr addrspace(1) %out
  %x40 = call spir_func <2 x float> @_Z10smoothstepDv2_fS_S_(<2 x float> %v2xfloat, <2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x40, ptr addrspace(1) %out
  %x41 = call spir_func float @_Z3mixfff(float %float, float %float, float %float)
  store float %x41, ptr addrspace(1) %out
  %x42 = call spir_func <2 x float> @_Z3mixDv2_fS_S_(<2 x float> %v2xfloat, <2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x42, ptr addrspace(1) %out
  %x43 = call spir_func float @_Z5clampfff(float %float, float %float, float %float)
  store float %x43, ptr addrspace(1) %out
  %x44 = call spir_func <2 x float> @_Z5clampDv2_fS_S_(<2 x float> %v2xfloat, <2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x44, ptr addrspace(1) %out
  %x45 = call spir_func float @_Z3minff(float %float, float %float)
  store float %x45, ptr addrspace(1) %out
  %x46 = call spir_func <2 x float> @_Z3minDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x46, ptr addrspace(1) %out
  %x47 = call spir_func float @_Z3maxff(float %float, float %float)
  store float %x47, ptr addrspace(1) %out
  %x48 = call spir_func <2 x float> @_Z3maxDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x48, ptr addrspace(1) %out
  %x49 = call spir_func float @_Z4signf(float %float)
  store float %x49, ptr addrspace(1) %out
  %x50 = call spir_func <2 x float> @_Z4signDv2_f(<2 x float> %v2xfloat)
  store <2 x float> %x50, ptr addrspace(1) %out
  %x51 = call spir_func float @_Z7degreesf(float %float)
  store float %x51, ptr addrspace(1) %out
  %x52 = call spir_func <2 x float> @_Z7degreesDv2_f(<2 x float> %v2xfloat)
  store <2 x float> %x52, ptr addrspace(1) %out
  %x53 = call spir_func float @_Z7radiansf(float %float)
  store float %x53, ptr addrspace(1) %out
  %x54 = call spir_func <2 x float> @_Z7radiansDv2_f(<2 x float> %v2xfloat)
  store <2 x float> %x54, ptr addrspace(1) %out
  %x55 = call spir_func float @_Z8copysignff(float %float, float %float)
  store float %x55, ptr addrspace(1) %out
  %x56 = call spir_func <2 x float> @_Z8copysignDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x56, ptr addrspace(1) %out
  %x57 = call spir_func float @_Z4fdimff(float %float, float %float)
  store float %x57, ptr addrspace(1) %out
  %x58 = call spir_func <2 x float> @_Z4fdimDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x58, ptr addrspace(1) %out
  %x59 = call spir_func float @_Z4fmodff(float %float, float %float)
  store float %x59, ptr addrspace(1) %out
  %x60 = call spir_func <2 x float> @_Z4fmodDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x60, ptr addrspace(1) %out
  %x61 = call spir_func float @_Z9nextafterff(float %float, float %float)
  store float %x61, ptr addrspace(1) %out
  %x62 = call spir_func <2 x float> @_Z9nextafterDv2_fS_(<2 x float> %v2xfloat, <2 x float> %v2xfloat)
  store <2 x float> %x62, ptr addrspace(1) %out
  %x63 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store <4 x float> %x63, ptr addrspace(1) %out
  %x64 = call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> %v3xfloat, <3 x float> %v3xfloat)
  store <3 x float> %x64, ptr addrspace(1) %out
  %x65 = call spir_func float @_Z3dotDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store float %x65, ptr addrspace(1) %out
  %x66 = call spir_func float @_Z3dotff(float %float, float %float)
  store float %x66, ptr addrspace(1) %out
  %x67 = call spir_func float @_Z8distanceDv4_fS_(<4 x float> %v4xfloat, <4 x float> %v4xfloat)
  store float %x67, ptr addrspace(1) %out
  %x68 = call spir_func float @_Z8distanceff(float %float, float %float)
  store float %x68, ptr addrspace(1) %out
  %x69 = call spir_func float @_Z6lengthDv3_f(<3 x float> %v3xfloat)
  store float %x69, ptr addrspace(1) %out
  %x70 = call spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float> %v2xfloat)
  store <2 x float> %x70, ptr addrspace(1) %out
  %x71 = call spir_func float @_Z3nanj(i32 %i32)
  store float %x71, ptr addrspace(1) %out
  %x72 = call spir_func i32 @_Z5ilogbf(float %float)
  store i32 %x72, ptr addrspace(1) %out
  %x73 = call spir_func float @_Z5ldexpfi(float %float, i32 %i32)
  store float %x73, ptr addrspace(1) %out
  %x74 = call spir_func float @_Z4pownfi(float %float, i32 %i32)
  store float %x74, ptr addrspace(1) %out
  %x75 = call spir_func <2 x float> @_Z5rootnDv2_fDv2_i(<2 x float> %v2xfloat, <2 x i32> %v2xi32)
  store <2 x float> %x75, ptr addrspace(1) %out
  %x76 = call spir_func float @_Z5fractfPf(float %float, ptr %ptr)
  store float %x76, ptr addrspace(1) %out
  %x77 = call spir_func float @_Z4modffPf(float %float, ptr %ptr)
  store float %x77, ptr addrspace(1) %out
  %x78 = call spir_func float @_Z6sincosfPf(float %float, ptr %ptr)
  store float %x78, ptr addrspace(1) %out
  %x79 = call spir_func float @_Z5frexpfPi(float %float, ptr %ptr)
  store float %x79, ptr addrspace(1) %out
  %x80 = call spir_func float @_Z8lgamma_rfPi(float %float, ptr %ptr)
  store float %x80, ptr addrspace(1) %out
  %x81 = call spir_func float @_Z6remquoffPi(float %float, float %float, ptr %ptr)
  store float %x81, ptr addrspace(1) %out
  %x82 = call spir_func float @_Z5fractfPU3AS1f(float %float, ptr addrspace(1) %ptr1)
  store float %x82, ptr addrspace(1) %out
  %x83 = call spir_func float @_Z4modffPU3AS1f(float %float, ptr addrspace(1) %ptr1)
  store float %x83, ptr addrspace(1) %out
  %x84 = call spir_func float @_Z6sincosfPU3AS1f(float %float, ptr addrspace(1) %ptr1)
  store float %x84, ptr addrspace(1) %out
  %x85 = call spir_func float @_Z5frexpfPU3AS1i(float %float, ptr addrspace(1) %ptr1)
  store float %x85, ptr addrspace(1) %out
  %x86 = call spir_func float @_Z8lgamma_rfPU3AS1i(float %float, ptr addrspace(1) %ptr1)
  store float %x86, ptr addrspace(1) %out
  %x87 = call spir_func float @_Z6remquoffPU3AS1i(float %float, float %float, ptr addrspace(1) %ptr1)
  store float %x87, ptr addrspace(1) %out
  %x88 = call spir_func float @_Z5fractfPU3AS3f(float %float, ptr addrspace(3) %ptr3)
  store float %x88, ptr addrspace(1) %out
  %x89 = call spir_func float @_Z4modffPU3AS3f(float %float, ptr addrspace(3) %ptr3)
  store float %x89, ptr addrspace(1) %out
  %x90 = call spir_func float @_Z6sincosfPU3AS3f(float %float, ptr addrspace(3) %ptr3)
  store float %x90, ptr addrspace(1) %out
  %x91 = call spir_func float @_Z5frexpfPU3AS3i(float %float, ptr addrspace(3) %ptr3)
  store float %x91, ptr addrspace(1) %out
  %x92 = call spir_func float @_Z8lgamma_rfPU3AS3i(float %float, ptr addrspace(3) %ptr3)
  store float %x92, ptr addrspace(1) %out
  %x93 = call spir_func float @_Z6remquoffPU3AS3i(float %float, float %float, ptr addrspace(3) %ptr3)
  store float %x93, ptr addrspace(1) %out
  %x94 = call spir_func float @_Z5fractfPU3AS4f(float %float, ptr addrspace(4) %ptr4)
  store float %x94, ptr addrspace(1) %out
  %x95 = call spir_func float @_Z4modffPU3AS4f(float %float, ptr addrspace(4) %ptr4)
  store float %x95, ptr addrspace(1) %out
  %x96 = call spir_func float @_Z6sincosfPU3AS4f(float %float, ptr addrspace(4) %ptr4)
  store float %x96, ptr addrspace(1) %out
  %x97 = call spir_func float @_Z5frexpfPU3AS4i(float %float, ptr addrspace(4) %ptr4)
  store float %x97, ptr addrspace(1) %out
  %x98 = call spir_func float @_Z8lgamma_rfPU3AS4i(float %float, ptr addrspace(4) %ptr4)
  store float %x98, ptr addrspace(1) %out
  %x99 = call spir_func float @_Z6remquoffPU3AS4i(float %float, float %float, ptr addrspace(4) %ptr4)
  store float %x99, ptr addrspace(1) %out
  %x100 = call spir_func <4 x float> @_Z7shuffleDv2_fDv4_j(<2 x float> %v2xfloat, <4 x i32> %v4xi32)
  store <4 x float> %x100, ptr addrspace(1) %out
  %x101 = call spir_func <8 x float> @_Z8shuffle2Dv4_fS_Dv8_j(<4 x float> %v4xfloat, <4 x float> %v4xfloat, <8 x i32> %v8xi32)
  store <8 x float> %x101, ptr addrspace(1) %out
  %x102 = call spir_func i32 @_Z7isequaldd(double %double, double %double)
  store i32 %x102, ptr addrspace(1) %out
  %x103 = call spir_func <4 x i64> @_Z7isequalDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x103, ptr addrspace(1) %out
  %x104 = call spir_func i32 @_Z10isnotequaldd(double %double, double %double)
  store i32 %x104, ptr addrspace(1) %out
  %x105 = call spir_func <4 x i64> @_Z10isnotequalDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x105, ptr addrspace(1) %out
  %x106 = call spir_func i32 @_Z9isgreaterdd(double %double, double %double)
  store i32 %x106, ptr addrspace(1) %out
  %x107 = call spir_func <4 x i64> @_Z9isgreaterDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x107, ptr addrspace(1) %out
  %x108 = call spir_func i32 @_Z14isgreaterequaldd(double %double, double %double)
  store i32 %x108, ptr addrspace(1) %out
  %x109 = call spir_func <4 x i64> @_Z14isgreaterequalDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x109, ptr addrspace(1) %out
  %x110 = call spir_func i32 @_Z6islessdd(double %double, double %double)
  store i32 %x110, ptr addrspace(1) %out
  %x111 = call spir_func <4 x i64> @_Z6islessDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x111, ptr addrspace(1) %out
  %x112 = call spir_func i32 @_Z11islessequaldd(double %double, double %double)
  store i32 %x112, ptr addrspace(1) %out
  %x113 = call spir_func <4 x i64> @_Z11islessequalDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x113, ptr addrspace(1) %out
  %x114 = call spir_func i32 @_Z13islessgreaterdd(double %double, double %double)
  store i32 %x114, ptr addrspace(1) %out
  %x115 = call spir_func <4 x i64> @_Z13islessgreaterDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x115, ptr addrspace(1) %out
  %x116 = call spir_func i32 @_Z9isordereddd(double %double, double %double)
  store i32 %x116, ptr addrspace(1) %out
  %x117 = call spir_func <4 x i64> @_Z9isorderedDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x117, ptr addrspace(1) %out
  %x118 = call spir_func i32 @_Z11isunordereddd(double %double, double %double)
  store i32 %x118, ptr addrspace(1) %out
  %x119 = call spir_func <4 x i64> @_Z11isunorderedDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x i64> %x119, ptr addrspace(1) %out
  %x120 = call spir_func i32 @_Z8isfinited(double %double)
  store i32 %x120, ptr addrspace(1) %out
  %x121 = call spir_func <4 x i64> @_Z8isfiniteDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x121, ptr addrspace(1) %out
  %x122 = call spir_func i32 @_Z5isinfd(double %double)
  store i32 %x122, ptr addrspace(1) %out
  %x123 = call spir_func <4 x i64> @_Z5isinfDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x123, ptr addrspace(1) %out
  %x124 = call spir_func i32 @_Z5isnand(double %double)
  store i32 %x124, ptr addrspace(1) %out
  %x125 = call spir_func <4 x i64> @_Z5isnanDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x125, ptr addrspace(1) %out
  %x126 = call spir_func i32 @_Z8isnormald(double %double)
  store i32 %x126, ptr addrspace(1) %out
  %x127 = call spir_func <4 x i64> @_Z8isnormalDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x127, ptr addrspace(1) %out
  %x128 = call spir_func i32 @_Z7signbitd(double %double)
  store i32 %x128, ptr addrspace(1) %out
  %x129 = call spir_func <4 x i64> @_Z7signbitDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x129, ptr addrspace(1) %out
  %x130 = call spir_func double @_Z4fmindd(double %double, double %double)
  store double %x130, ptr addrspace(1) %out
  %x131 = call spir_func <2 x double> @_Z4fminDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x131, ptr addrspace(1) %out
  %x132 = call spir_func double @_Z4fmaxdd(double %double, double %double)
  store double %x132, ptr addrspace(1) %out
  %x133 = call spir_func <2 x double> @_Z4fmaxDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x133, ptr addrspace(1) %out
  %x134 = call spir_func double @_Z3fmaddd(double %double, double %double, double %double)
  store double %x134, ptr addrspace(1) %out
  %x135 = call spir_func <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> %v2xdouble, <2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x135, ptr addrspace(1) %out
  %x136 = call spir_func double @_Z3madddd(double %double, double %double, double %double)
  store double %x136, ptr addrspace(1) %out
  %x137 = call spir_func <2 x double> @_Z3madDv2_dS_S_(<2 x double> %v2xdouble, <2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x137, ptr addrspace(1) %out
  %x138 = call spir_func double @_Z4stepdd(double %double, double %double)
  store double %x138, ptr addrspace(1) %out
  %x139 = call spir_func <2 x double> @_Z4stepDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x139, ptr addrspace(1) %out
  %x140 = call spir_func double @_Z10smoothstepddd(double %double, double %double, double %double)
  store double %x140, ptr addrspace(1) %out
  %x141 = call spir_func <2 x double> @_Z10smoothstepDv2_dS_S_(<2 x double> %v2xdouble, <2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x141, ptr addrspace(1) %out
  %x142 = call spir_func double @_Z3mixddd(double %double, double %double, double %double)
  store double %x142, ptr addrspace(1) %out
  %x143 = call spir_func <2 x double> @_Z3mixDv2_dS_S_(<2 x double> %v2xdouble, <2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x143, ptr addrspace(1) %out
  %x144 = call spir_func double @_Z5clampddd(double %double, double %double, double %double)
  store double %x144, ptr addrspace(1) %out
  %x145 = call spir_func <2 x double> @_Z5clampDv2_dS_S_(<2 x double> %v2xdouble, <2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x145, ptr addrspace(1) %out
  %x146 = call spir_func double @_Z3mindd(double %double, double %double)
  store double %x146, ptr addrspace(1) %out
  %x147 = call spir_func <2 x double> @_Z3minDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x147, ptr addrspace(1) %out
  %x148 = call spir_func double @_Z3maxdd(double %double, double %double)
  store double %x148, ptr addrspace(1) %out
  %x149 = call spir_func <2 x double> @_Z3maxDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x149, ptr addrspace(1) %out
  %x150 = call spir_func double @_Z4signd(double %double)
  store double %x150, ptr addrspace(1) %out
  %x151 = call spir_func <2 x double> @_Z4signDv2_d(<2 x double> %v2xdouble)
  store <2 x double> %x151, ptr addrspace(1) %out
  %x152 = call spir_func double @_Z7degreesd(double %double)
  store double %x152, ptr addrspace(1) %out
  %x153 = call spir_func <2 x double> @_Z7degreesDv2_d(<2 x double> %v2xdouble)
  store <2 x double> %x153, ptr addrspace(1) %out
  %x154 = call spir_func double @_Z7radiansd(double %double)
  store double %x154, ptr addrspace(1) %out
  %x155 = call spir_func <2 x double> @_Z7radiansDv2_d(<2 x double> %v2xdouble)
  store <2 x double> %x155, ptr addrspace(1) %out
  %x156 = call spir_func double @_Z8copysigndd(double %double, double %double)
  store double %x156, ptr addrspace(1) %out
  %x157 = call spir_func <2 x double> @_Z8copysignDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x157, ptr addrspace(1) %out
  %x158 = call spir_func double @_Z4fdimdd(double %double, double %double)
  store double %x158, ptr addrspace(1) %out
  %x159 = call spir_func <2 x double> @_Z4fdimDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x159, ptr addrspace(1) %out
  %x160 = call spir_func double @_Z4fmoddd(double %double, double %double)
  store double %x160, ptr addrspace(1) %out
  %x161 = call spir_func <2 x double> @_Z4fmodDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x161, ptr addrspace(1) %out
  %x162 = call spir_func double @_Z9nextafterdd(double %double, double %double)
  store double %x162, ptr addrspace(1) %out
  %x163 = call spir_func <2 x double> @_Z9nextafterDv2_dS_(<2 x double> %v2xdouble, <2 x double> %v2xdouble)
  store <2 x double> %x163, ptr addrspace(1) %out
  %x164 = call spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store <4 x double> %x164, ptr addrspace(1) %out
  %x165 = call spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> %v3xdouble, <3 x double> %v3xdouble)
  store <3 x double> %x165, ptr addrspace(1) %out
  %x166 = call spir_func double @_Z3dotDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store double %x166, ptr addrspace(1) %out
  %x167 = call spir_func double @_Z3dotdd(double %double, double %double)
  store double %x167, ptr addrspace(1) %out
  %x168 = call spir_func double @_Z8distanceDv4_dS_(<4 x double> %v4xdouble, <4 x double> %v4xdouble)
  store double %x168, ptr addrspace(1) %out
  %x169 = call spir_func double @_Z8distancedd(double %double, double %double)
  store double %x169, ptr addrspace(1) %out
  %x170 = call spir_func double @_Z6lengthDv3_d(<3 x double> %v3xdouble)
  store double %x170, ptr addrspace(1) %out
  %x171 = call spir_func <2 x double> @_Z9normalizeDv2_d(<2 x double> %v2xdouble)
  store <2 x double> %x171, ptr addrspace(1) %out
  %x172 = call spir_func double @_Z3nanm(i64 %i64)
  store double %x172, ptr addrspace(1) %out
  %x173 = call spir_func i32 @_Z5ilogbd(double %double)
  store i32 %x173, ptr addrspace(1) %out
  %x174 = call spir_func double @_Z5ldexpdi(double %double, i32 %i32)
  store double %x174, ptr addrspace(1) %out
  %x175 = call spir_func double @_Z4powndi(double %double, i32 %i32)
  store double %x175, ptr addrspace(1) %out
  %x176 = call spir_func <2 x double> @_Z5rootnDv2_dDv2_i(<2 x double> %v2xdouble, <2 x i32> %v2xi32)
  store <2 x double> %x176, ptr addrspace(1) %out
  %x177 = call spir_func double @_Z5fractdPd(double %double, ptr %ptr)
  store double %x177, ptr addrspace(1) %out
  %x178 = call spir_func double @_Z4modfdPd(double %double, ptr %ptr)
  store double %x178, ptr addrspace(1) %out
  %x179 = call spir_func double @_Z6sincosdPd(double %double, ptr %ptr)
  store double %x179, ptr addrspace(1) %out
  %x180 = call spir_func double @_Z5frexpdPi(double %double, ptr %ptr)
  store double %x180, ptr addrspace(1) %out
  %x181 = call spir_func double @_Z8lgamma_rdPi(double %double, ptr %ptr)
  store double %x181, ptr addrspace(1) %out
  %x182 = call spir_func double @_Z6remquoddPi(double %double, double %double, ptr %ptr)
  store double %x182, ptr addrspace(1) %out
  %x183 = call spir_func double @_Z5fractdPU3AS1d(double %double, ptr addrspace(1) %ptr1)
  store double %x183, ptr addrspace(1) %out
  %x184 = call spir_func double @_Z4modfdPU3AS1d(double %double, ptr addrspace(1) %ptr1)
  store double %x184, ptr addrspace(1) %out
  %x185 = call spir_func double @_Z6sincosdPU3AS1d(double %double, ptr addrspace(1) %ptr1)
  store double %x185, ptr addrspace(1) %out
  %x186 = call spir_func double @_Z5frexpdPU3AS1i(double %double, ptr addrspace(1) %ptr1)
  store double %x186, ptr addrspace(1) %out
  %x187 = call spir_func double @_Z8lgamma_rdPU3AS1i(double %double, ptr addrspace(1) %ptr1)
  store double %x187, ptr addrspace(1) %out
  %x188 = call spir_func double @_Z6remquoddPU3AS1i(double %double, double %double, ptr addrspace(1) %ptr1)
  store double %x188, ptr addrspace(1) %out
  %x189 = call spir_func double @_Z5fractdPU3AS3d(double %double, ptr addrspace(3) %ptr3)
  store double %x189, ptr addrspace(1) %out
  %x190 = call spir_func double @_Z4modfdPU3AS3d(double %double, ptr addrspace(3) %ptr3)
  store double %x190, ptr addrspace(1) %out
  %x191 = call spir_func double @_Z6sincosdPU3AS3d(double %double, ptr addrspace(3) %ptr3)
  store double %x191, ptr addrspace(1) %out
  %x192 = call spir_func double @_Z5frexpdPU3AS3i(double %double, ptr addrspace(3) %ptr3)
  store double %x192, ptr addrspace(1) %out
  %x193 = call spir_func double @_Z8lgamma_rdPU3AS3i(double %double, ptr addrspace(3) %ptr3)
  store double %x193, ptr addrspace(1) %out
  %x194 = call spir_func double @_Z6remquoddPU3AS3i(double %double, double %double, ptr addrspace(3) %ptr3)
  store double %x194, ptr addrspace(1) %out
  %x195 = call spir_func double @_Z5fractdPU3AS4d(double %double, ptr addrspace(4) %ptr4)
  store double %x195, ptr addrspace(1) %out
  %x196 = call spir_func double @_Z4modfdPU3AS4d(double %double, ptr addrspace(4) %ptr4)
  store double %x196, ptr addrspace(1) %out
  %x197 = call spir_func double @_Z6sincosdPU3AS4d(double %double, ptr addrspace(4) %ptr4)
  store double %x197, ptr addrspace(1) %out
  %x198 = call spir_func double @_Z5frexpdPU3AS4i(double %double, ptr addrspace(4) %ptr4)
  store double %x198, ptr addrspace(1) %out
  %x199 = call spir_func double @_Z8lgamma_rdPU3AS4i(double %double, ptr addrspace(4) %ptr4)
  store double %x199, ptr addrspace(1) %out
  %x200 = call spir_func double @_Z6remquoddPU3AS4i(double %double, double %double, ptr addrspace(4) %ptr4)
  store double %x200, ptr addrspace(1) %out
  %x201 = call spir_func <4 x double> @_Z7shuffleDv2_dDv4_m(<2 x double> %v2xdouble, <4 x i64> %v4xi64)
  store <4 x double> %x201, ptr addrspace(1) %out
  %x202 = call spir_func <8 x double> @_Z8shuffle2Dv4_dS_Dv8_m(<4 x double> %v4xdouble, <4 x double> %v4xdouble, <8 x i64> %v8xi64)
  store <8 x double> %x202, ptr addrspace(1) %out
  %x203 = call spir_func i32 @_Z7isequalDhDh(half %half, half %half)
  store i32 %x203, ptr addrspace(1) %out
  %x204 = call spir_func <4 x i16> @_Z7isequalDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x204, ptr addrspace(1) %out
  %x205 = call spir_func i32 @_Z10isnotequalDhDh(half %half, half %half)
  store i32 %x205, ptr addrspace(1) %out
  %x206 = call spir_func <4 x i16> @_Z10isnotequalDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x206, ptr addrspace(1) %out
  %x207 = call spir_func i32 @_Z9isgreaterDhDh(half %half, half %half)
  store i32 %x207, ptr addrspace(1) %out
  %x208 = call spir_func <4 x i16> @_Z9isgreaterDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x208, ptr addrspace(1) %out
  %x209 = call spir_func i32 @_Z14isgreaterequalDhDh(half %half, half %half)
  store i32 %x209, ptr addrspace(1) %out
  %x210 = call spir_func <4 x i16> @_Z14isgreaterequalDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x210, ptr addrspace(1) %out
  %x211 = call spir_func i32 @_Z6islessDhDh(half %half, half %half)
  store i32 %x211, ptr addrspace(1) %out
  %x212 = call spir_func <4 x i16> @_Z6islessDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x212, ptr addrspace(1) %out
  %x213 = call spir_func i32 @_Z11islessequalDhDh(half %half, half %half)
  store i32 %x213, ptr addrspace(1) %out
  %x214 = call spir_func <4 x i16> @_Z11islessequalDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x214, ptr addrspace(1) %out
  %x215 = call spir_func i32 @_Z13islessgreaterDhDh(half %half, half %half)
  store i32 %x215, ptr addrspace(1) %out
  %x216 = call spir_func <4 x i16> @_Z13islessgreaterDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x216, ptr addrspace(1) %out
  %x217 = call spir_func i32 @_Z9isorderedDhDh(half %half, half %half)
  store i32 %x217, ptr addrspace(1) %out
  %x218 = call spir_func <4 x i16> @_Z9isorderedDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x218, ptr addrspace(1) %out
  %x219 = call spir_func i32 @_Z11isunorderedDhDh(half %half, half %half)
  store i32 %x219, ptr addrspace(1) %out
  %x220 = call spir_func <4 x i16> @_Z11isunorderedDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x i16> %x220, ptr addrspace(1) %out
  %x221 = call spir_func i32 @_Z8isfiniteDh(half %half)
  store i32 %x221, ptr addrspace(1) %out
  %x222 = call spir_func <4 x i16> @_Z8isfiniteDv4_Dh(<4 x half> %v4xhalf)
  store <4 x i16> %x222, ptr addrspace(1) %out
  %x223 = call spir_func i32 @_Z5isinfDh(half %half)
  store i32 %x223, ptr addrspace(1) %out
  %x224 = call spir_func <4 x i16> @_Z5isinfDv4_Dh(<4 x half> %v4xhalf)
  store <4 x i16> %x224, ptr addrspace(1) %out
  %x225 = call spir_func i32 @_Z5isnanDh(half %half)
  store i32 %x225, ptr addrspace(1) %out
  %x226 = call spir_func <4 x i16> @_Z5isnanDv4_Dh(<4 x half> %v4xhalf)
  store <4 x i16> %x226, ptr addrspace(1) %out
  %x227 = call spir_func i32 @_Z8isnormalDh(half %half)
  store i32 %x227, ptr addrspace(1) %out
  %x228 = call spir_func <4 x i16> @_Z8isnormalDv4_Dh(<4 x half> %v4xhalf)
  store <4 x i16> %x228, ptr addrspace(1) %out
  %x229 = call spir_func i32 @_Z7signbitDh(half %half)
  store i32 %x229, ptr addrspace(1) %out
  %x230 = call spir_func <4 x i16> @_Z7signbitDv4_Dh(<4 x half> %v4xhalf)
  store <4 x i16> %x230, ptr addrspace(1) %out
  %x231 = call spir_func half @_Z4fminDhDh(half %half, half %half)
  store half %x231, ptr addrspace(1) %out
  %x232 = call spir_func <2 x half> @_Z4fminDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x232, ptr addrspace(1) %out
  %x233 = call spir_func half @_Z4fmaxDhDh(half %half, half %half)
  store half %x233, ptr addrspace(1) %out
  %x234 = call spir_func <2 x half> @_Z4fmaxDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x234, ptr addrspace(1) %out
  %x235 = call spir_func half @_Z3fmaDhDhDh(half %half, half %half, half %half)
  store half %x235, ptr addrspace(1) %out
  %x236 = call spir_func <2 x half> @_Z3fmaDv2_DhS_S_(<2 x half> %v2xhalf, <2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x236, ptr addrspace(1) %out
  %x237 = call spir_func half @_Z3madDhDhDh(half %half, half %half, half %half)
  store half %x237, ptr addrspace(1) %out
  %x238 = call spir_func <2 x half> @_Z3madDv2_DhS_S_(<2 x half> %v2xhalf, <2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x238, ptr addrspace(1) %out
  %x239 = call spir_func half @_Z4stepDhDh(half %half, half %half)
  store half %x239, ptr addrspace(1) %out
  %x240 = call spir_func <2 x half> @_Z4stepDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x240, ptr addrspace(1) %out
  %x241 = call spir_func half @_Z10smoothstepDhDhDh(half %half, half %half, half %half)
  store half %x241, ptr addrspace(1) %out
  %x242 = call spir_func <2 x half> @_Z10smoothstepDv2_DhS_S_(<2 x half> %v2xhalf, <2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x242, ptr addrspace(1) %out
  %x243 = call spir_func half @_Z3mixDhDhDh(half %half, half %half, half %half)
  store half %x243, ptr addrspace(1) %out
  %x244 = call spir_func <2 x half> @_Z3mixDv2_DhS_S_(<2 x half> %v2xhalf, <2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x244, ptr addrspace(1) %out
  %x245 = call spir_func half @_Z5clampDhDhDh(half %half, half %half, half %half)
  store half %x245, ptr addrspace(1) %out
  %x246 = call spir_func <2 x half> @_Z5clampDv2_DhS_S_(<2 x half> %v2xhalf, <2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x246, ptr addrspace(1) %out
  %x247 = call spir_func half @_Z3minDhDh(half %half, half %half)
  store half %x247, ptr addrspace(1) %out
  %x248 = call spir_func <2 x half> @_Z3minDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x248, ptr addrspace(1) %out
  %x249 = call spir_func half @_Z3maxDhDh(half %half, half %half)
  store half %x249, ptr addrspace(1) %out
  %x250 = call spir_func <2 x half> @_Z3maxDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x250, ptr addrspace(1) %out
  %x251 = call spir_func half @_Z4signDh(half %half)
  store half %x251, ptr addrspace(1) %out
  %x252 = call spir_func <2 x half> @_Z4signDv2_Dh(<2 x half> %v2xhalf)
  store <2 x half> %x252, ptr addrspace(1) %out
  %x253 = call spir_func half @_Z7degreesDh(half %half)
  store half %x253, ptr addrspace(1) %out
  %x254 = call spir_func <2 x half> @_Z7degreesDv2_Dh(<2 x half> %v2xhalf)
  store <2 x half> %x254, ptr addrspace(1) %out
  %x255 = call spir_func half @_Z7radiansDh(half %half)
  store half %x255, ptr addrspace(1) %out
  %x256 = call spir_func <2 x half> @_Z7radiansDv2_Dh(<2 x half> %v2xhalf)
  store <2 x half> %x256, ptr addrspace(1) %out
  %x257 = call spir_func half @_Z8copysignDhDh(half %half, half %half)
  store half %x257, ptr addrspace(1) %out
  %x258 = call spir_func <2 x half> @_Z8copysignDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x258, ptr addrspace(1) %out
  %x259 = call spir_func half @_Z4fdimDhDh(half %half, half %half)
  store half %x259, ptr addrspace(1) %out
  %x260 = call spir_func <2 x half> @_Z4fdimDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x260, ptr addrspace(1) %out
  %x261 = call spir_func half @_Z4fmodDhDh(half %half, half %half)
  store half %x261, ptr addrspace(1) %out
  %x262 = call spir_func <2 x half> @_Z4fmodDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x262, ptr addrspace(1) %out
  %x263 = call spir_func half @_Z9nextafterDhDh(half %half, half %half)
  store half %x263, ptr addrspace(1) %out
  %x264 = call spir_func <2 x half> @_Z9nextafterDv2_DhS_(<2 x half> %v2xhalf, <2 x half> %v2xhalf)
  store <2 x half> %x264, ptr addrspace(1) %out
  %x265 = call spir_func <4 x half> @_Z5crossDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store <4 x half> %x265, ptr addrspace(1) %out
  %x266 = call spir_func <3 x half> @_Z5crossDv3_DhS_(<3 x half> %v3xhalf, <3 x half> %v3xhalf)
  store <3 x half> %x266, ptr addrspace(1) %out
  %x267 = call spir_func half @_Z3dotDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store half %x267, ptr addrspace(1) %out
  %x268 = call spir_func half @_Z3dotDhDh(half %half, half %half)
  store half %x268, ptr addrspace(1) %out
  %x269 = call spir_func half @_Z8distanceDv4_DhS_(<4 x half> %v4xhalf, <4 x half> %v4xhalf)
  store half %x269, ptr addrspace(1) %out
  %x270 = call spir_func half @_Z8distanceDhDh(half %half, half %half)
  store half %x270, ptr addrspace(1) %out
  %x271 = call spir_func half @_Z6lengthDv3_Dh(<3 x half> %v3xhalf)
  store half %x271, ptr addrspace(1) %out
  %x272 = call spir_func <2 x half> @_Z9normalizeDv2_Dh(<2 x half> %v2xhalf)
  store <2 x half> %x272, ptr addrspace(1) %out
  %x273 = call spir_func half @_Z3nant(i16 %i16)
  store half %x273, ptr addrspace(1) %out
  %x274 = call spir_func i32 @_Z5ilogbDh(half %half)
  store i32 %x274, ptr addrspace(1) %out
  %x275 = call spir_func half @_Z5ldexpDhi(half %half, i32 %i32)
  store half %x275, ptr addrspace(1) %out
  %x276 = call spir_func half @_Z4pownDhi(half %half, i32 %i32)
  store half %x276, ptr addrspace(1) %out
  %x277 = call spir_func <2 x half> @_Z5rootnDv2_DhDv2_i(<2 x half> %v2xhalf, <2 x i32> %v2xi32)
  store <2 x half> %x277, ptr addrspace(1) %out
  %x278 = call spir_func half @_Z5fractDhPDh(half %half, ptr %ptr)
  store half %x278, ptr addrspace(1) %out
  %x279 = call spir_func half @_Z4modfDhPDh(half %half, ptr %ptr)
  store half %x279, ptr addrspace(1) %out
  %x280 = call spir_func half @_Z6sincosDhPDh(half %half, ptr %ptr)
  store half %x280, ptr addrspace(1) %out
  %x281 = call spir_func half @_Z5frexpDhPi(half %half, ptr %ptr)
  store half %x281, ptr addrspace(1) %out
  %x282 = call spir_func half @_Z8lgamma_rDhPi(half %half, ptr %ptr)
  store half %x282, ptr addrspace(1) %out
  %x283 = call spir_func half @_Z6remquoDhDhPi(half %half, half %half, ptr %ptr)
  store half %x283, ptr addrspace(1) %out
  %x284 = call spir_func half @_Z5fractDhPU3AS1Dh(half %half, ptr addrspace(1) %ptr1)
  store half %x284, ptr addrspace(1) %out
  %x285 = call spir_func half @_Z4modfDhPU3AS1Dh(half %half, ptr addrspace(1) %ptr1)
  store half %x285, ptr addrspace(1) %out
  %x286 = call spir_func half @_Z6sincosDhPU3AS1Dh(half %half, ptr addrspace(1) %ptr1)
  store half %x286, ptr addrspace(1) %out
  %x287 = call spir_func half @_Z5frexpDhPU3AS1i(half %half, ptr addrspace(1) %ptr1)
  store half %x287, ptr addrspace(1) %out
  %x288 = call spir_func half @_Z8lgamma_rDhPU3AS1i(half %half, ptr addrspace(1) %ptr1)
  store half %x288, ptr addrspace(1) %out
  %x289 = call spir_func half @_Z6remquoDhDhPU3AS1i(half %half, half %half, ptr addrspace(1) %ptr1)
  store half %x289, ptr addrspace(1) %out
  %x290 = call spir_func half @_Z5fractDhPU3AS3Dh(half %half, ptr addrspace(3) %ptr3)
  store half %x290, ptr addrspace(1) %out
  %x291 = call spir_func half @_Z4modfDhPU3AS3Dh(half %half, ptr addrspace(3) %ptr3)
  store half %x291, ptr addrspace(1) %out
  %x292 = call spir_func half @_Z6sincosDhPU3AS3Dh(half %half, ptr addrspace(3) %ptr3)
  store half %x292, ptr addrspace(1) %out
  %x293 = call spir_func half @_Z5frexpDhPU3AS3i(half %half, ptr addrspace(3) %ptr3)
  store half %x293, ptr addrspace(1) %out
  %x294 = call spir_func half @_Z8lgamma_rDhPU3AS3i(half %half, ptr addrspace(3) %ptr3)
  store half %x294, ptr addrspace(1) %out
  %x295 = call spir_func half @_Z6remquoDhDhPU3AS3i(half %half, half %half, ptr addrspace(3) %ptr3)
  store half %x295, ptr addrspace(1) %out
  %x296 = call spir_func half @_Z5fractDhPU3AS4Dh(half %half, ptr addrspace(4) %ptr4)
  store half %x296, ptr addrspace(1) %out
  %x297 = call spir_func half @_Z4modfDhPU3AS4Dh(half %half, ptr addrspace(4) %ptr4)
  store half %x297, ptr addrspace(1) %out
  %x298 = call spir_func half @_Z6sincosDhPU3AS4Dh(half %half, ptr addrspace(4) %ptr4)
  store half %x298, ptr addrspace(1) %out
  %x299 = call spir_func half @_Z5frexpDhPU3AS4i(half %half, ptr addrspace(4) %ptr4)
  store half %x299, ptr addrspace(1) %out
  %x300 = call spir_func half @_Z8lgamma_rDhPU3AS4i(half %half, ptr addrspace(4) %ptr4)
  store half %x300, ptr addrspace(1) %out
  %x301 = call spir_func half @_Z6remquoDhDhPU3AS4i(half %half, half %half, ptr addrspace(4) %ptr4)
  store half %x301, ptr addrspace(1) %out
  %x302 = call spir_func <4 x half> @_Z7shuffleDv2_DhDv4_t(<2 x half> %v2xhalf, <4 x i16> %v4xi16)
  store <4 x half> %x302, ptr addrspace(1) %out
  %x303 = call spir_func <8 x half> @_Z8shuffle2Dv4_DhS_Dv8_t(<4 x half> %v4xhalf, <4 x half> %v4xhalf, <8 x i16> %v8xi16)
  store <8 x half> %x303, ptr addrspace(1) %out
  ret void
}

define spir_func void @vectors(ptr addrspace(1) %out, i64 %i64, ptr addrspace(1) %ptr1, <2 x i8> %v2xi8, <3 x i8> %v3xi8, ptr %ptr, <4 x i8> %v4xi8, ptr addrspace(2) %ptr2, ptr addrspace(3) %ptr3, ptr addrspace(4) %ptr4, <8 x i8> %v8xi8, <16 x i8> %v16xi8, <3 x i16> %v3xi16, <4 x i16> %v4xi16, <3 x i32> %v3xi32, <4 x i32> %v4xi32, <3 x i64> %v3xi64, <4 x i64> %v4xi64, <2 x float> %v2xfloat, <3 x float> %v3xfloat, <4 x float> %v4xfloat, <8 x float> %v8xfloat, <16 x float> %v16xfloat, <3 x double> %v3xdouble, <4 x double> %v4xdouble, <3 x half> %v3xhalf, <4 x half> %v4xhalf) {
  %x1 = call spir_func <2 x i8> @_Z6vload2mPU3AS1Kc(i64 %i64, ptr addrspace(1) %ptr1)
  store <2 x i8> %x1, ptr addrspace(1) %out
  call spir_func void @_Z7vstore2Dv2_cmPU3AS1c(<2 x i8> %v2xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x2 = call spir_func <3 x i8> @_Z6vload3mPU3AS1Kc(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i8> %x2, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_cmPU3AS1c(<3 x i8> %v3xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x3 = call spir_func <4 x i8> @_Z6vload4mPKc(i64 %i64, ptr %ptr)
  store <4 x i8> %x3, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_cmPc(<4 x i8> %v4xi8, i64 %i64, ptr %ptr)
  %x4 = call spir_func <4 x i8> @_Z6vload4mPU3AS1Kc(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i8> %x4, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_cmPU3AS1c(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x5 = call spir_func <4 x i8> @_Z6vload4mPU3AS2Kc(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i8> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i8> @_Z6vload4mPU3AS3Kc(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i8> %x6, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_cmPU3AS3c(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(3) %ptr3)
  %x7 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kc(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i8> %x7, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_cmPU3AS4c(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(4) %ptr4)
  %x8 = call spir_func <8 x i8> @_Z6vload8mPU3AS1Kc(i64 %i64, ptr addrspace(1) %ptr1)
  store <8 x i8> %x8, ptr addrspace(1) %out
  call spir_func void @_Z7vstore8Dv8_cmPU3AS1c(<8 x i8> %v8xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x9 = call spir_func <16 x i8> @_Z7vload16mPU3AS1Kc(i64 %i64, ptr addrspace(1) %ptr1)
  store <16 x i8> %x9, ptr addrspace(1) %out
  call spir_func void @_Z8vstore16Dv16_cmPU3AS1c(<16 x i8> %v16xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x10 = call spir_func <3 x i8> @_Z6vload3mPU3AS1Kh(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i8> %x10, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_hmPU3AS1h(<3 x i8> %v3xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x11 = call spir_func <4 x i8> @_Z6vload4mPKh(i64 %i64, ptr %ptr)
  store <4 x i8> %x11, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_hmPh(<4 x i8> %v4xi8, i64 %i64, ptr %ptr)
  %x12 = call spir_func <4 x i8> @_Z6vload4mPU3AS1Kh(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i8> %x12, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_hmPU3AS1h(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(1) %ptr1)
  %x13 = call spir_func <4 x i8> @_Z6vload4mPU3AS2Kh(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i8> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i8> @_Z6vload4mPU3AS3Kh(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i8> %x14, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_hmPU3AS3h(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(3) %ptr3)
  %x15 = call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i8> %x15, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> %v4xi8, i64 %i64, ptr addrspace(4) %ptr4)
  %x16 = call spir_func <3 x i16> @_Z6vload3mPU3AS1Ks(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i16> %x16, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_smPU3AS1s(<3 x i16> %v3xi16, i64 %i64, ptr addrspace(1) %ptr1)
  %x17 = call spir_func <4 x i16> @_Z6vload4mPKs(i64 %i64, ptr %ptr)
  store <4 x i16> %x17, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_smPs(<4 x i16> %v4xi16, i64 %i64, ptr %ptr)
  %x18 = call spir_func <4 x i16> @_Z6vload4mPU3AS1Ks(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i16> %x18, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_smPU3AS1s(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(1) %ptr1)
  %x19 = call spir_func <4 x i16> @_Z6vload4mPU3AS2Ks(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i16> %x19, ptr addrspace(1) %out
  %x20 = call spir_func <4 x i16> @_Z6vload4mPU3AS3Ks(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i16> %x20, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_smPU3AS3s(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(3) %ptr3)
  %x21 = call spir_func <4 x i16> @_Z6vload4mPU3AS4Ks(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i16> %x21, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_smPU3AS4s(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(4) %ptr4)
  %x22 = call spir_func <3 x i16> @_Z6vload3mPU3AS1Kt(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i16> %x22, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_tmPU3AS1t(<3 x i16> %v3xi16, i64 %i64, ptr addrspace(1) %ptr1)
  %x23 = call spir_func <4 x i16> @_Z6vload4mPKt(i64 %i64, ptr %ptr)
  store <4 x i16> %x23, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_tmPt(<4 x i16> %v4xi16, i64 %i64, ptr %ptr)
  %x24 = call spir_func <4 x i16> @_Z6vload4mPU3AS1Kt(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i16> %x24, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_tmPU3AS1t(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(1) %ptr1)
  %x25 = call spir_func <4 x i16> @_Z6vload4mPU3AS2Kt(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i16> %x25, ptr addrspace(1) %out
  %x26 = call spir_func <4 x i16> @_Z6vload4mPU3AS3Kt(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i16> %x26, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_tmPU3AS3t(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(3) %ptr3)
  %x27 = call spir_func <4 x i16> @_Z6vload4mPU3AS4Kt(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i16> %x27, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_tmPU3AS4t(<4 x i16> %v4xi16, i64 %i64, ptr addrspace(4) %ptr4)
  %x28 = call spir_func <3 x i32> @_Z6vload3mPU3AS1Ki(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i32> %x28, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_imPU3AS1i(<3 x i32> %v3xi32, i64 %i64, ptr addrspace(1) %ptr1)
  %x29 = call spir_func <4 x i32> @_Z6vload4mPKi(i64 %i64, ptr %ptr)
  store <4 x i32> %x29, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_imPi(<4 x i32> %v4xi32, i64 %i64, ptr %ptr)
  %x30 = call spir_func <4 x i32> @_Z6vload4mPU3AS1Ki(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i32> %x30, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_imPU3AS1i(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(1) %ptr1)
  %x31 = call spir_func <4 x i32> @_Z6vload4mPU3AS2Ki(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i32> %x31, ptr addrspace(1) %out
  %x32 = call spir_func <4 x i32> @_Z6vload4mPU3AS3Ki(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i32> %x32, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_imPU3AS3i(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(3) %ptr3)
  %x33 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Ki(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i32> %x33, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(4) %ptr4)
  %x34 = call spir_func <3 x i32> @_Z6vload3mPU3AS1Kj(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i32> %x34, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_jmPU3AS1j(<3 x i32> %v3xi32, i64 %i64, ptr addrspace(1) %ptr1)
  %x35 = call spir_func <4 x i32> @_Z6vload4mPKj(i64 %i64, ptr %ptr)
  store <4 x i32> %x35, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_jmPj(<4 x i32> %v4xi32, i64 %i64, ptr %ptr)
  %x36 = call spir_func <4 x i32> @_Z6vload4mPU3AS1Kj(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i32> %x36, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_jmPU3AS1j(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(1) %ptr1)
  %x37 = call spir_func <4 x i32> @_Z6vload4mPU3AS2Kj(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i32> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <4 x i32> @_Z6vload4mPU3AS3Kj(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i32> %x38, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_jmPU3AS3j(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(3) %ptr3)
  %x39 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i32> %x39, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_jmPU3AS4j(<4 x i32> %v4xi32, i64 %i64, ptr addrspace(4) %ptr4)
  %x40 = call spir_func <3 x i64> @_Z6vload3mPU3AS1Kl(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i64> %x40, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_lmPU3AS1l(<3 x i64> %v3xi64, i64 %i64, ptr addrspace(1) %ptr1)
  %x41 = call spir_func <4 x i64> @_Z6vload4mPKl(i64 %i64, ptr %ptr)
  store <4 x i64> %x41, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_lmPl(<4 x i64> %v4xi64, i64 %i64, ptr %ptr)
  %x42 = call spir_func <4 x i64> @_Z6vload4mPU3AS1Kl(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i64> %x42, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_lmPU3AS1l(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(1) %ptr1)
  %x43 = call spir_func <4 x i64> @_Z6vload4mPU3AS2Kl(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i64> %x43, ptr addrspace(1) %out
  %x44 = call spir_func <4 x i64> @_Z6vload4mPU3AS3Kl(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i64> %x44, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_lmPU3AS3l(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(3) %ptr3)
  %x45 = call spir_func <4 x i64> @_Z6vload4mPU3AS4Kl(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i64> %x45, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_lmPU3AS4l(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(4) %ptr4)
  %x46 = call spir_func <3 x i64> @_Z6vload3mPU3AS1Km(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x i64> %x46, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_mmPU3AS1m(<3 x i64> %v3xi64, i64 %i64, ptr addrspace(1) %ptr1)
  %x47 = call spir_func <4 x i64> @_Z6vload4mPKm(i64 %i64, ptr %ptr)
  store <4 x i64> %x47, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_mmPm(<4 x i64> %v4xi64, i64 %i64, ptr %ptr)
  %x48 = call spir_func <4 x i64> @_Z6vload4mPU3AS1Km(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x i64> %x48, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_mmPU3AS1m(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(1) %ptr1)
  %x49 = call spir_func <4 x i64> @_Z6vload4mPU3AS2Km(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x i64> %x49, ptr addrspace(1) %out
  %x50 = call spir_func <4 x i64> @_Z6vload4mPU3AS3Km(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x i64> %x50, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_mmPU3AS3m(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(3) %ptr3)
  %x51 = call spir_func <4 x i64> @_Z6vload4mPU3AS4Km(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x i64> %x51, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_mmPU3AS4m(<4 x i64> %v4xi64, i64 %i64, ptr addrspace(4) %ptr4)
  %x52 = call spir_func <2 x float> @_Z6vload2mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <2 x float> %x52, ptr addrspace(1) %out
  call spir_func void @_Z7vstore2Dv2_fmPU3AS1f(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  %x53 = call spir_func <3 x float> @_Z6vload3mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x float> %x53, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_fmPU3AS1f(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  %x54 = call spir_func <4 x float> @_Z6vload4mPKf(i64 %i64, ptr %ptr)
  store <4 x float> %x54, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_fmPf(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  %x55 = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x float> %x55, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  %x56 = call spir_func <4 x float> @_Z6vload4mPU3AS2Kf(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x float> %x56, ptr addrspace(1) %out
  %x57 = call spir_func <4 x float> @_Z6vload4mPU3AS3Kf(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x float> %x57, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_fmPU3AS3f(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(3) %ptr3)
  %x58 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x float> %x58, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(4) %ptr4)
  %x59 = call spir_func <8 x float> @_Z6vload8mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <8 x float> %x59, ptr addrspace(1) %out
  call spir_func void @_Z7vstore8Dv8_fmPU3AS1f(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  %x60 = call spir_func <16 x float> @_Z7vload16mPU3AS1Kf(i64 %i64, ptr addrspace(1) %ptr1)
  store <16 x float> %x60, ptr addrspace(1) %out
  call spir_func void @_Z8vstore16Dv16_fmPU3AS1f(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  %x61 = call spir_func <3 x double> @_Z6vload3mPU3AS1Kd(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x double> %x61, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_dmPU3AS1d(<3 x double> %v3xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  %x62 = call spir_func <4 x double> @_Z6vload4mPKd(i64 %i64, ptr %ptr)
  store <4 x double> %x62, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_dmPd(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  %x63 = call spir_func <4 x double> @_Z6vload4mPU3AS1Kd(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x double> %x63, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_dmPU3AS1d(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  %x64 = call spir_func <4 x double> @_Z6vload4mPU3AS2Kd(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x double> %x64, ptr addrspace(1) %out
  %x65 = call spir_func <4 x double> @_Z6vload4mPU3AS3Kd(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x double> %x65, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_dmPU3AS3d(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(3) %ptr3)
  %x66 = call spir_func <4 x double> @_Z6vload4mPU3AS4Kd(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x double> %x66, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_dmPU3AS4d(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(4) %ptr4)
  %x67 = call spir_func <3 x half> @_Z6vload3mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x half> %x67, ptr addrspace(1) %out
  call spir_func void @_Z7vstore3Dv3_DhmPU3AS1Dh(<3 x half> %v3xhalf, i64 %i64, ptr addrspace(1) %ptr1)
  %x68 = call spir_func <4 x half> @_Z6vload4mPKDh(i64 %i64, ptr %ptr)
  store <4 x half> %x68, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_DhmPDh(<4 x half> %v4xhalf, i64 %i64, ptr %ptr)
  %x69 = call spir_func <4 x half> @_Z6vload4mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x half> %x69, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_DhmPU3AS1Dh(<4 x half> %v4xhalf, i64 %i64, ptr addrspace(1) %ptr1)
  %x70 = call spir_func <4 x half> @_Z6vload4mPU3AS2KDh(i64 %i64, ptr addrspace(2) %ptr2)
  store <4 x half> %x70, ptr addrspace(1) %out
  %x71 = call spir_func <4 x half> @_Z6vload4mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x half> %x71, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_DhmPU3AS3Dh(<4 x half> %v4xhalf, i64 %i64, ptr addrspace(3) %ptr3)
  %x72 = call spir_func <4 x half> @_Z6vload4mPU3AS4KDh(i64 %i64, ptr addrspace(4) %ptr4)
  store <4 x half> %x72, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_DhmPU3AS4Dh(<4 x half> %v4xhalf, i64 %i64, ptr addrspace(4) %ptr4)
  ret void
}

define spir_func void @halves(ptr addrspace(1) %out, i64 %i64, ptr addrspace(1) %ptr1, float %float, double %double, ptr addrspace(3) %ptr3, <2 x float> %v2xfloat, ptr %ptr, <2 x double> %v2xdouble, <3 x float> %v3xfloat, <3 x double> %v3xdouble, <4 x float> %v4xfloat, <4 x double> %v4xdouble, <8 x float> %v8xfloat, <8 x double> %v8xdouble, <16 x float> %v16xfloat, <16 x double> %v16xdouble) {
  %x1 = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store float %x1, ptr addrspace(1) %out
  call spir_func void @_Z11vstore_halffmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z11vstore_halfdmPU3AS1Dh(double %double, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtedmPU3AS1Dh(double %double, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtzfmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtzdmPU3AS1Dh(double %double, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtpfmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtpdmPU3AS1Dh(double %double, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtnfmPU3AS1Dh(float %float, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z15vstore_half_rtndmPU3AS1Dh(double %double, i64 %i64, ptr addrspace(1) %ptr1)
  %x2 = call spir_func <2 x float> @_Z11vload_half2mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <2 x float> %x2, ptr addrspace(1) %out
  %x3 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <2 x float> %x3, ptr addrspace(1) %out
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half2Dv2_fmPDh(<2 x float> %v2xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z12vstore_half2Dv2_dmPU3AS1Dh(<2 x double> %v2xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half2Dv2_dmPDh(<2 x double> %v2xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half2_rteDv2_fmPDh(<2 x float> %v2xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half2_rtzDv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half2_rtzDv2_fmPDh(<2 x float> %v2xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half2_rtpDv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half2_rtpDv2_fmPDh(<2 x float> %v2xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half2_rtnDv2_fmPU3AS1Dh(<2 x float> %v2xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half2_rtnDv2_fmPDh(<2 x float> %v2xfloat, i64 %i64, ptr %ptr)
  %x4 = call spir_func <3 x float> @_Z11vload_half3mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <3 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <3 x float> @_Z12vloada_half3mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <3 x float> %x5, ptr addrspace(1) %out
  call spir_func void @_Z12vstore_half3Dv3_fmPU3AS1Dh(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half3Dv3_fmPDh(<3 x float> %v3xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z12vstore_half3Dv3_dmPU3AS1Dh(<3 x double> %v3xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half3Dv3_dmPDh(<3 x double> %v3xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half3_rteDv3_fmPU3AS1Dh(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half3_rteDv3_fmPDh(<3 x float> %v3xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS1Dh(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half3_rtzDv3_fmPDh(<3 x float> %v3xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half3_rtpDv3_fmPU3AS1Dh(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half3_rtpDv3_fmPDh(<3 x float> %v3xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half3_rtnDv3_fmPU3AS1Dh(<3 x float> %v3xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half3_rtnDv3_fmPDh(<3 x float> %v3xfloat, i64 %i64, ptr %ptr)
  %x6 = call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <4 x float> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <4 x float> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12vstore_half4Dv4_fmPU3AS1Dh(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half4Dv4_fmPDh(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z12vstore_half4Dv4_dmPU3AS1Dh(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half4Dv4_dmPDh(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS1Dh(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rteDv4_fmPDh(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rteDv4_dmPU3AS1Dh(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rteDv4_dmPDh(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtzDv4_fmPDh(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtzDv4_dmPU3AS1Dh(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtzDv4_dmPDh(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS1Dh(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtpDv4_fmPDh(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtpDv4_dmPU3AS1Dh(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtpDv4_dmPDh(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtnDv4_fmPU3AS1Dh(<4 x float> %v4xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtnDv4_fmPDh(<4 x float> %v4xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half4_rtnDv4_dmPU3AS1Dh(<4 x double> %v4xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half4_rtnDv4_dmPDh(<4 x double> %v4xdouble, i64 %i64, ptr %ptr)
  %x8 = call spir_func <8 x float> @_Z11vload_half8mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <8 x float> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <8 x float> @_Z12vloada_half8mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <8 x float> %x9, ptr addrspace(1) %out
  call spir_func void @_Z12vstore_half8Dv8_fmPU3AS1Dh(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half8Dv8_fmPDh(<8 x float> %v8xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z12vstore_half8Dv8_dmPU3AS1Dh(<8 x double> %v8xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z13vstorea_half8Dv8_dmPDh(<8 x double> %v8xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half8_rteDv8_fmPU3AS1Dh(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half8_rteDv8_fmPDh(<8 x float> %v8xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half8_rtzDv8_fmPU3AS1Dh(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half8_rtzDv8_fmPDh(<8 x float> %v8xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half8_rtpDv8_fmPU3AS1Dh(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half8_rtpDv8_fmPDh(<8 x float> %v8xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z16vstore_half8_rtnDv8_fmPU3AS1Dh(<8 x float> %v8xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z17vstorea_half8_rtnDv8_fmPDh(<8 x float> %v8xfloat, i64 %i64, ptr %ptr)
  %x10 = call spir_func <16 x float> @_Z12vload_half16mPU3AS1KDh(i64 %i64, ptr addrspace(1) %ptr1)
  store <16 x float> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <16 x float> @_Z13vloada_half16mPU3AS3KDh(i64 %i64, ptr addrspace(3) %ptr3)
  store <16 x float> %x11, ptr addrspace(1) %out
  call spir_func void @_Z13vstore_half16Dv16_fmPU3AS1Dh(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z14vstorea_half16Dv16_fmPDh(<16 x float> %v16xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z13vstore_half16Dv16_dmPU3AS1Dh(<16 x double> %v16xdouble, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z14vstorea_half16Dv16_dmPDh(<16 x double> %v16xdouble, i64 %i64, ptr %ptr)
  call spir_func void @_Z17vstore_half16_rteDv16_fmPU3AS1Dh(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z18vstorea_half16_rteDv16_fmPDh(<16 x float> %v16xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z17vstore_half16_rtzDv16_fmPU3AS1Dh(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z18vstorea_half16_rtzDv16_fmPDh(<16 x float> %v16xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z17vstore_half16_rtpDv16_fmPU3AS1Dh(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z18vstorea_half16_rtpDv16_fmPDh(<16 x float> %v16xfloat, i64 %i64, ptr %ptr)
  call spir_func void @_Z17vstore_half16_rtnDv16_fmPU3AS1Dh(<16 x float> %v16xfloat, i64 %i64, ptr addrspace(1) %ptr1)
  call spir_func void @_Z18vstorea_half16_rtnDv16_fmPDh(<16 x float> %v16xfloat, i64 %i64, ptr %ptr)
  ret void
}

define spir_func void @extensions(ptr addrspace(1) %out, i32 %i32, <4 x i8> %v4xi8, <2 x i16> %v2xi16, i8 %i8, i16 %i16, i64 %i64) {
  %x1 = call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 %i32, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 %i32, i32 %i32)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 %i32, i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 %i32, i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z11dot_acc_satDv4_hS_j(<4 x i8> %v4xi8, <4 x i8> %v4xi8, i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> %v4xi8, <4 x i8> %v4xi8, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> %v4xi8, <4 x i8> %v4xi8, i32 %i32)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %v4xi8, <4 x i8> %v4xi8)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z11dot_acc_satDv4_cDv4_hi(<4 x i8> %v4xi8, <4 x i8> %v4xi8, i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z3dotDv2_tS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z11dot_acc_satDv2_tS_j(<2 x i16> %v2xi16, <2 x i16> %v2xi16, i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z3dotDv2_sS_(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z11dot_acc_satDv2_sS_i(<2 x i16> %v2xi16, <2 x i16> %v2xi16, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z3dotDv2_tDv2_s(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z11dot_acc_satDv2_tDv2_si(<2 x i16> %v2xi16, <2 x i16> %v2xi16, i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z3dotDv2_sDv2_t(<2 x i16> %v2xi16, <2 x i16> %v2xi16)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z11dot_acc_satDv2_sDv2_ti(<2 x i16> %v2xi16, <2 x i16> %v2xi16, i32 %i32)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i8 @_Z11bit_reversec(i8 %i8)
  store i8 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i8 @_Z15bitfield_insertccjj(i8 %i8, i8 %i8, i32 %i32, i32 %i32)
  store i8 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i8 @_Z23bitfield_extract_signedcjj(i8 %i8, i32 %i32, i32 %i32)
  store i8 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i8 @_Z25bitfield_extract_unsignedcjj(i8 %i8, i32 %i32, i32 %i32)
  store i8 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i16 @_Z11bit_reverses(i16 %i16)
  store i16 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i16 @_Z15bitfield_insertssjj(i16 %i16, i16 %i16, i32 %i32, i32 %i32)
  store i16 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i16 @_Z23bitfield_extract_signedsjj(i16 %i16, i32 %i32, i32 %i32)
  store i16 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i16 @_Z25bitfield_extract_unsignedsjj(i16 %i16, i32 %i32, i32 %i32)
  store i16 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i32 @_Z11bit_reversei(i32 %i32)
  store i32 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i32 @_Z15bitfield_insertiijj(i32 %i32, i32 %i32, i32 %i32, i32 %i32)
  store i32 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i32 @_Z23bitfield_extract_signedijj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x35, ptr addrspace(1) %out
  %x36 = call spir_func i32 @_Z25bitfield_extract_unsignedijj(i32 %i32, i32 %i32, i32 %i32)
  store i32 %x36, ptr addrspace(1) %out
  %x37 = call spir_func i64 @_Z11bit_reversel(i64 %i64)
  store i64 %x37, ptr addrspace(1) %out
  %x38 = call spir_func i64 @_Z15bitfield_insertlljj(i64 %i64, i64 %i64, i32 %i32, i32 %i32)
  store i64 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i64 @_Z23bitfield_extract_signedljj(i64 %i64, i32 %i32, i32 %i32)
  store i64 %x39, ptr addrspace(1) %out
  %x40 = call spir_func i64 @_Z25bitfield_extract_unsignedljj(i64 %i64, i32 %i32, i32 %i32)
  store i64 %x40, ptr addrspace(1) %out
  ret void
}
