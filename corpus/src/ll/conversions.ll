; Conversions by name: every pair of types, saturated, with every rounding mode, of vectors.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z12convert_charc(i8)
declare spir_func i8 @_Z16convert_char_satc(i8)
declare spir_func i8 @_Z12convert_charh(i8)
declare spir_func i8 @_Z16convert_char_sath(i8)
declare spir_func i8 @_Z12convert_chars(i16)
declare spir_func i8 @_Z16convert_char_sats(i16)
declare spir_func i8 @_Z12convert_chart(i16)
declare spir_func i8 @_Z16convert_char_satt(i16)
declare spir_func i8 @_Z12convert_chari(i32)
declare spir_func i8 @_Z16convert_char_sati(i32)
declare spir_func i8 @_Z12convert_charj(i32)
declare spir_func i8 @_Z16convert_char_satj(i32)
declare spir_func i8 @_Z12convert_charl(i64)
declare spir_func i8 @_Z16convert_char_satl(i64)
declare spir_func i8 @_Z12convert_charm(i64)
declare spir_func i8 @_Z16convert_char_satm(i64)
declare spir_func i8 @_Z12convert_charDh(half)
declare spir_func i8 @_Z16convert_char_satDh(half)
declare spir_func i8 @_Z16convert_char_rteDh(half)
declare spir_func i8 @_Z16convert_char_rtzDh(half)
declare spir_func i8 @_Z16convert_char_rtpDh(half)
declare spir_func i8 @_Z16convert_char_rtnDh(half)
declare spir_func i8 @_Z20convert_char_sat_rtnDh(half)
declare spir_func i8 @_Z12convert_charf(float)
declare spir_func i8 @_Z16convert_char_satf(float)
declare spir_func i8 @_Z16convert_char_rtef(float)
declare spir_func i8 @_Z16convert_char_rtzf(float)
declare spir_func i8 @_Z16convert_char_rtpf(float)
declare spir_func i8 @_Z16convert_char_rtnf(float)
declare spir_func i8 @_Z20convert_char_sat_rtnf(float)
declare spir_func i8 @_Z12convert_chard(double)
declare spir_func i8 @_Z16convert_char_satd(double)
declare spir_func i8 @_Z16convert_char_rtzd(double)
declare spir_func i8 @_Z20convert_char_sat_rtnd(double)
declare spir_func <2 x i8> @_Z13convert_char2Dv2_i(<2 x i32>)
declare spir_func <3 x i8> @_Z13convert_char3Dv3_f(<3 x float>)
declare spir_func <4 x i8> @_Z13convert_char4Dv4_h(<4 x i8>)
declare spir_func <8 x i8> @_Z13convert_char8Dv8_Dh(<8 x half>)
declare spir_func <16 x i8> @_Z14convert_char16Dv16_l(<16 x i64>)
declare spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_d(<4 x double>)
declare spir_func i8 @_Z13convert_ucharc(i8)
declare spir_func i8 @_Z17convert_uchar_satc(i8)
declare spir_func i8 @_Z13convert_ucharh(i8)
declare spir_func i8 @_Z17convert_uchar_sath(i8)
declare spir_func i8 @_Z13convert_uchars(i16)
declare spir_func i8 @_Z17convert_uchar_sats(i16)
declare spir_func i8 @_Z13convert_uchart(i16)
declare spir_func i8 @_Z17convert_uchar_satt(i16)
declare spir_func i8 @_Z13convert_uchari(i32)
declare spir_func i8 @_Z17convert_uchar_sati(i32)
declare spir_func i8 @_Z13convert_ucharj(i32)
declare spir_func i8 @_Z17convert_uchar_satj(i32)
declare spir_func i8 @_Z13convert_ucharl(i64)
declare spir_func i8 @_Z17convert_uchar_satl(i64)
declare spir_func i8 @_Z13convert_ucharm(i64)
declare spir_func i8 @_Z17convert_uchar_satm(i64)
declare spir_func i8 @_Z13convert_ucharDh(half)
declare spir_func i8 @_Z17convert_uchar_satDh(half)
declare spir_func i8 @_Z17convert_uchar_rteDh(half)
declare spir_func i8 @_Z17convert_uchar_rtzDh(half)
declare spir_func i8 @_Z17convert_uchar_rtpDh(half)
declare spir_func i8 @_Z17convert_uchar_rtnDh(half)
declare spir_func i8 @_Z21convert_uchar_sat_rtnDh(half)
declare spir_func i8 @_Z13convert_ucharf(float)
declare spir_func i8 @_Z17convert_uchar_satf(float)
declare spir_func i8 @_Z17convert_uchar_rtef(float)
declare spir_func i8 @_Z17convert_uchar_rtzf(float)
declare spir_func i8 @_Z17convert_uchar_rtpf(float)
declare spir_func i8 @_Z17convert_uchar_rtnf(float)
declare spir_func i8 @_Z21convert_uchar_sat_rtnf(float)
declare spir_func i8 @_Z13convert_uchard(double)
declare spir_func i8 @_Z17convert_uchar_satd(double)
declare spir_func i8 @_Z17convert_uchar_rtzd(double)
declare spir_func i8 @_Z21convert_uchar_sat_rtnd(double)
declare spir_func <2 x i8> @_Z14convert_uchar2Dv2_i(<2 x i32>)
declare spir_func <3 x i8> @_Z14convert_uchar3Dv3_f(<3 x float>)
declare spir_func <4 x i8> @_Z14convert_uchar4Dv4_h(<4 x i8>)
declare spir_func <8 x i8> @_Z14convert_uchar8Dv8_Dh(<8 x half>)
declare spir_func <16 x i8> @_Z15convert_uchar16Dv16_l(<16 x i64>)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_d(<4 x double>)
declare spir_func i16 @_Z13convert_shortc(i8)
declare spir_func i16 @_Z17convert_short_satc(i8)
declare spir_func i16 @_Z13convert_shorth(i8)
declare spir_func i16 @_Z17convert_short_sath(i8)
declare spir_func i16 @_Z13convert_shorts(i16)
declare spir_func i16 @_Z17convert_short_sats(i16)
declare spir_func i16 @_Z13convert_shortt(i16)
declare spir_func i16 @_Z17convert_short_satt(i16)
declare spir_func i16 @_Z13convert_shorti(i32)
declare spir_func i16 @_Z17convert_short_sati(i32)
declare spir_func i16 @_Z13convert_shortj(i32)
declare spir_func i16 @_Z17convert_short_satj(i32)
declare spir_func i16 @_Z13convert_shortl(i64)
declare spir_func i16 @_Z17convert_short_satl(i64)
declare spir_func i16 @_Z13convert_shortm(i64)
declare spir_func i16 @_Z17convert_short_satm(i64)
declare spir_func i16 @_Z13convert_shortDh(half)
declare spir_func i16 @_Z17convert_short_satDh(half)
declare spir_func i16 @_Z17convert_short_rteDh(half)
declare spir_func i16 @_Z17convert_short_rtzDh(half)
declare spir_func i16 @_Z17convert_short_rtpDh(half)
declare spir_func i16 @_Z17convert_short_rtnDh(half)
declare spir_func i16 @_Z21convert_short_sat_rtnDh(half)
declare spir_func i16 @_Z13convert_shortf(float)
declare spir_func i16 @_Z17convert_short_satf(float)
declare spir_func i16 @_Z17convert_short_rtef(float)
declare spir_func i16 @_Z17convert_short_rtzf(float)
declare spir_func i16 @_Z17convert_short_rtpf(float)
declare spir_func i16 @_Z17convert_short_rtnf(float)
declare spir_func i16 @_Z21convert_short_sat_rtnf(float)
declare spir_func i16 @_Z13convert_shortd(double)
declare spir_func i16 @_Z17convert_short_satd(double)
declare spir_func i16 @_Z17convert_short_rtzd(double)
declare spir_func i16 @_Z21convert_short_sat_rtnd(double)
declare spir_func <2 x i16> @_Z14convert_short2Dv2_i(<2 x i32>)
declare spir_func <3 x i16> @_Z14convert_short3Dv3_f(<3 x float>)
declare spir_func <4 x i16> @_Z14convert_short4Dv4_h(<4 x i8>)
declare spir_func <8 x i16> @_Z14convert_short8Dv8_Dh(<8 x half>)
declare spir_func <16 x i16> @_Z15convert_short16Dv16_l(<16 x i64>)
declare spir_func <4 x i16> @_Z22convert_short4_sat_rteDv4_d(<4 x double>)
declare spir_func i16 @_Z14convert_ushortc(i8)
declare spir_func i16 @_Z18convert_ushort_satc(i8)
declare spir_func i16 @_Z14convert_ushorth(i8)
declare spir_func i16 @_Z18convert_ushort_sath(i8)
declare spir_func i16 @_Z14convert_ushorts(i16)
declare spir_func i16 @_Z18convert_ushort_sats(i16)
declare spir_func i16 @_Z14convert_ushortt(i16)
declare spir_func i16 @_Z18convert_ushort_satt(i16)
declare spir_func i16 @_Z14convert_ushorti(i32)
declare spir_func i16 @_Z18convert_ushort_sati(i32)
declare spir_func i16 @_Z14convert_ushortj(i32)
declare spir_func i16 @_Z18convert_ushort_satj(i32)
declare spir_func i16 @_Z14convert_ushortl(i64)
declare spir_func i16 @_Z18convert_ushort_satl(i64)
declare spir_func i16 @_Z14convert_ushortm(i64)
declare spir_func i16 @_Z18convert_ushort_satm(i64)
declare spir_func i16 @_Z14convert_ushortDh(half)
declare spir_func i16 @_Z18convert_ushort_satDh(half)
declare spir_func i16 @_Z18convert_ushort_rteDh(half)
declare spir_func i16 @_Z18convert_ushort_rtzDh(half)
declare spir_func i16 @_Z18convert_ushort_rtpDh(half)
declare spir_func i16 @_Z18convert_ushort_rtnDh(half)
declare spir_func i16 @_Z22convert_ushort_sat_rtnDh(half)
declare spir_func i16 @_Z14convert_ushortf(float)
declare spir_func i16 @_Z18convert_ushort_satf(float)
declare spir_func i16 @_Z18convert_ushort_rtef(float)
declare spir_func i16 @_Z18convert_ushort_rtzf(float)
declare spir_func i16 @_Z18convert_ushort_rtpf(float)
declare spir_func i16 @_Z18convert_ushort_rtnf(float)
declare spir_func i16 @_Z22convert_ushort_sat_rtnf(float)
declare spir_func i16 @_Z14convert_ushortd(double)
declare spir_func i16 @_Z18convert_ushort_satd(double)
declare spir_func i16 @_Z18convert_ushort_rtzd(double)
declare spir_func i16 @_Z22convert_ushort_sat_rtnd(double)
declare spir_func <2 x i16> @_Z15convert_ushort2Dv2_i(<2 x i32>)
declare spir_func <3 x i16> @_Z15convert_ushort3Dv3_f(<3 x float>)
declare spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8>)
declare spir_func <8 x i16> @_Z15convert_ushort8Dv8_Dh(<8 x half>)
declare spir_func <16 x i16> @_Z16convert_ushort16Dv16_l(<16 x i64>)
declare spir_func <4 x i16> @_Z23convert_ushort4_sat_rteDv4_d(<4 x double>)
declare spir_func i32 @_Z11convert_intc(i8)
declare spir_func i32 @_Z15convert_int_satc(i8)
declare spir_func i32 @_Z11convert_inth(i8)
declare spir_func i32 @_Z15convert_int_sath(i8)
declare spir_func i32 @_Z11convert_ints(i16)
declare spir_func i32 @_Z15convert_int_sats(i16)
declare spir_func i32 @_Z11convert_intt(i16)
declare spir_func i32 @_Z15convert_int_satt(i16)
declare spir_func i32 @_Z11convert_inti(i32)
declare spir_func i32 @_Z15convert_int_sati(i32)
declare spir_func i32 @_Z11convert_intj(i32)
declare spir_func i32 @_Z15convert_int_satj(i32)
declare spir_func i32 @_Z11convert_intl(i64)
declare spir_func i32 @_Z15convert_int_satl(i64)
declare spir_func i32 @_Z11convert_intm(i64)
declare spir_func i32 @_Z15convert_int_satm(i64)
declare spir_func i32 @_Z11convert_intDh(half)
declare spir_func i32 @_Z15convert_int_satDh(half)
declare spir_func i32 @_Z15convert_int_rteDh(half)
declare spir_func i32 @_Z15convert_int_rtzDh(half)
declare spir_func i32 @_Z15convert_int_rtpDh(half)
declare spir_func i32 @_Z15convert_int_rtnDh(half)
declare spir_func i32 @_Z19convert_int_sat_rtnDh(half)
declare spir_func i32 @_Z11convert_intf(float)
declare spir_func i32 @_Z15convert_int_satf(float)
declare spir_func i32 @_Z15convert_int_rtef(float)
declare spir_func i32 @_Z15convert_int_rtzf(float)
declare spir_func i32 @_Z15convert_int_rtpf(float)
declare spir_func i32 @_Z15convert_int_rtnf(float)
declare spir_func i32 @_Z19convert_int_sat_rtnf(float)
declare spir_func i32 @_Z11convert_intd(double)
declare spir_func i32 @_Z15convert_int_satd(double)
declare spir_func i32 @_Z15convert_int_rted(double)
declare spir_func i32 @_Z15convert_int_rtzd(double)
declare spir_func i32 @_Z15convert_int_rtpd(double)
declare spir_func i32 @_Z15convert_int_rtnd(double)
declare spir_func i32 @_Z19convert_int_sat_rtnd(double)
declare spir_func <2 x i32> @_Z12convert_int2Dv2_i(<2 x i32>)
declare spir_func <3 x i32> @_Z12convert_int3Dv3_f(<3 x float>)
declare spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8>)
declare spir_func <8 x i32> @_Z12convert_int8Dv8_Dh(<8 x half>)
declare spir_func <16 x i32> @_Z13convert_int16Dv16_l(<16 x i64>)
declare spir_func <4 x i32> @_Z20convert_int4_sat_rteDv4_d(<4 x double>)
declare spir_func i32 @_Z12convert_uintc(i8)
declare spir_func i32 @_Z16convert_uint_satc(i8)
declare spir_func i32 @_Z12convert_uinth(i8)
declare spir_func i32 @_Z16convert_uint_sath(i8)
declare spir_func i32 @_Z12convert_uints(i16)
declare spir_func i32 @_Z16convert_uint_sats(i16)
declare spir_func i32 @_Z12convert_uintt(i16)
declare spir_func i32 @_Z16convert_uint_satt(i16)
declare spir_func i32 @_Z12convert_uinti(i32)
declare spir_func i32 @_Z16convert_uint_sati(i32)
declare spir_func i32 @_Z12convert_uintj(i32)
declare spir_func i32 @_Z16convert_uint_satj(i32)
declare spir_func i32 @_Z12convert_uintl(i64)
declare spir_func i32 @_Z16convert_uint_satl(i64)
declare spir_func i32 @_Z12convert_uintm(i64)
declare spir_func i32 @_Z16convert_uint_satm(i64)
declare spir_func i32 @_Z12convert_uintDh(half)
declare spir_func i32 @_Z16convert_uint_satDh(half)
declare spir_func i32 @_Z16convert_uint_rteDh(half)
declare spir_func i32 @_Z16convert_uint_rtzDh(half)
declare spir_func i32 @_Z16convert_uint_rtpDh(half)
declare spir_func i32 @_Z16convert_uint_rtnDh(half)
declare spir_func i32 @_Z20convert_uint_sat_rtnDh(half)
declare spir_func i32 @_Z12convert_uintf(float)
declare spir_func i32 @_Z16convert_uint_satf(float)
declare spir_func i32 @_Z16convert_uint_rtef(float)
declare spir_func i32 @_Z16convert_uint_rtzf(float)
declare spir_func i32 @_Z16convert_uint_rtpf(float)
declare spir_func i32 @_Z16convert_uint_rtnf(float)
declare spir_func i32 @_Z20convert_uint_sat_rtnf(float)
declare spir_func i32 @_Z12convert_uintd(double)
declare spir_func i32 @_Z16convert_uint_satd(double)
declare spir_func i32 @_Z16convert_uint_rtzd(double)
declare spir_func i32 @_Z20convert_uint_sat_rtnd(double)
declare spir_func <2 x i32> @_Z13convert_uint2Dv2_i(<2 x i32>)
declare spir_func <3 x i32> @_Z13convert_uint3Dv3_f(<3 x float>)
declare spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8>)
declare spir_func <8 x i32> @_Z13convert_uint8Dv8_Dh(<8 x half>)
declare spir_func <16 x i32> @_Z14convert_uint16Dv16_l(<16 x i64>)
declare spir_func <4 x i32> @_Z21convert_uint4_sat_rteDv4_d(<4 x double>)
declare spir_func i64 @_Z12convert_longc(i8)
declare spir_func i64 @_Z16convert_long_satc(i8)
declare spir_func i64 @_Z12convert_longh(i8)
declare spir_func i64 @_Z16convert_long_sath(i8)
declare spir_func i64 @_Z12convert_longs(i16)
declare spir_func i64 @_Z16convert_long_sats(i16)
declare spir_func i64 @_Z12convert_longt(i16)
declare spir_func i64 @_Z16convert_long_satt(i16)
declare spir_func i64 @_Z12convert_longi(i32)
declare spir_func i64 @_Z16convert_long_sati(i32)
declare spir_func i64 @_Z12convert_longj(i32)
declare spir_func i64 @_Z16convert_long_satj(i32)
declare spir_func i64 @_Z12convert_longl(i64)
declare spir_func i64 @_Z16convert_long_satl(i64)
declare spir_func i64 @_Z12convert_longm(i64)
declare spir_func i64 @_Z16convert_long_satm(i64)
declare spir_func i64 @_Z12convert_longDh(half)
declare spir_func i64 @_Z16convert_long_satDh(half)
declare spir_func i64 @_Z16convert_long_rteDh(half)
declare spir_func i64 @_Z16convert_long_rtzDh(half)
declare spir_func i64 @_Z16convert_long_rtpDh(half)
declare spir_func i64 @_Z16convert_long_rtnDh(half)
declare spir_func i64 @_Z20convert_long_sat_rtnDh(half)
declare spir_func i64 @_Z12convert_longf(float)
declare spir_func i64 @_Z16convert_long_satf(float)
declare spir_func i64 @_Z16convert_long_rtef(float)
declare spir_func i64 @_Z16convert_long_rtzf(float)
declare spir_func i64 @_Z16convert_long_rtpf(float)
declare spir_func i64 @_Z16convert_long_rtnf(float)
declare spir_func i64 @_Z20convert_long_sat_rtnf(float)
declare spir_func i64 @_Z12convert_longd(double)
declare spir_func i64 @_Z16convert_long_satd(double)
declare spir_func i64 @_Z16convert_long_rtzd(double)
declare spir_func i64 @_Z20convert_long_sat_rtnd(double)
declare spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32>)
declare spir_func <3 x i64> @_Z13convert_long3Dv3_f(<3 x float>)
declare spir_func <4 x i64> @_Z13convert_long4Dv4_h(<4 x i8>)
declare spir_func <8 x i64> @_Z13convert_long8Dv8_Dh(<8 x half>)
declare spir_func <16 x i64> @_Z14convert_long16Dv16_l(<16 x i64>)
declare spir_func <4 x i64> @_Z21convert_long4_sat_rteDv4_d(<4 x double>)
declare spir_func i64 @_Z13convert_ulongc(i8)
declare spir_func i64 @_Z17convert_ulong_satc(i8)
declare spir_func i64 @_Z13convert_ulongh(i8)
declare spir_func i64 @_Z17convert_ulong_sath(i8)
declare spir_func i64 @_Z13convert_ulongs(i16)
declare spir_func i64 @_Z17convert_ulong_sats(i16)
declare spir_func i64 @_Z13convert_ulongt(i16)
declare spir_func i64 @_Z17convert_ulong_satt(i16)
declare spir_func i64 @_Z13convert_ulongi(i32)
declare spir_func i64 @_Z17convert_ulong_sati(i32)
declare spir_func i64 @_Z13convert_ulongj(i32)
declare spir_func i64 @_Z17convert_ulong_satj(i32)
declare spir_func i64 @_Z13convert_ulongl(i64)
declare spir_func i64 @_Z17convert_ulong_satl(i64)
declare spir_func i64 @_Z13convert_ulongm(i64)
declare spir_func i64 @_Z17convert_ulong_satm(i64)
declare spir_func i64 @_Z13convert_ulongDh(half)
declare spir_func i64 @_Z17convert_ulong_satDh(half)
declare spir_func i64 @_Z17convert_ulong_rteDh(half)
declare spir_func i64 @_Z17convert_ulong_rtzDh(half)
declare spir_func i64 @_Z17convert_ulong_rtpDh(half)
declare spir_func i64 @_Z17convert_ulong_rtnDh(half)
declare spir_func i64 @_Z21convert_ulong_sat_rtnDh(half)
declare spir_func i64 @_Z13convert_ulongf(float)
declare spir_func i64 @_Z17convert_ulong_satf(float)
declare spir_func i64 @_Z17convert_ulong_rtef(float)
declare spir_func i64 @_Z17convert_ulong_rtzf(float)
declare spir_func i64 @_Z17convert_ulong_rtpf(float)
declare spir_func i64 @_Z17convert_ulong_rtnf(float)
declare spir_func i64 @_Z21convert_ulong_sat_rtnf(float)
declare spir_func i64 @_Z13convert_ulongd(double)
declare spir_func i64 @_Z17convert_ulong_satd(double)
declare spir_func i64 @_Z17convert_ulong_rtzd(double)
declare spir_func i64 @_Z21convert_ulong_sat_rtnd(double)
declare spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32>)
declare spir_func <3 x i64> @_Z14convert_ulong3Dv3_f(<3 x float>)
declare spir_func <4 x i64> @_Z14convert_ulong4Dv4_h(<4 x i8>)
declare spir_func <8 x i64> @_Z14convert_ulong8Dv8_Dh(<8 x half>)
declare spir_func <16 x i64> @_Z15convert_ulong16Dv16_l(<16 x i64>)
declare spir_func <4 x i64> @_Z22convert_ulong4_sat_rteDv4_d(<4 x double>)
declare spir_func half @_Z12convert_halfc(i8)
declare spir_func half @_Z16convert_half_rtec(i8)
declare spir_func half @_Z16convert_half_rtzc(i8)
declare spir_func half @_Z16convert_half_rtpc(i8)
declare spir_func half @_Z16convert_half_rtnc(i8)
declare spir_func half @_Z12convert_halfh(i8)
declare spir_func half @_Z16convert_half_rteh(i8)
declare spir_func half @_Z16convert_half_rtzh(i8)
declare spir_func half @_Z16convert_half_rtph(i8)
declare spir_func half @_Z16convert_half_rtnh(i8)
declare spir_func half @_Z12convert_halfs(i16)
declare spir_func half @_Z16convert_half_rtes(i16)
declare spir_func half @_Z16convert_half_rtzs(i16)
declare spir_func half @_Z16convert_half_rtps(i16)
declare spir_func half @_Z16convert_half_rtns(i16)
declare spir_func half @_Z12convert_halft(i16)
declare spir_func half @_Z16convert_half_rtet(i16)
declare spir_func half @_Z16convert_half_rtzt(i16)
declare spir_func half @_Z16convert_half_rtpt(i16)
declare spir_func half @_Z16convert_half_rtnt(i16)
declare spir_func half @_Z12convert_halfi(i32)
declare spir_func half @_Z16convert_half_rtei(i32)
declare spir_func half @_Z16convert_half_rtzi(i32)
declare spir_func half @_Z16convert_half_rtpi(i32)
declare spir_func half @_Z16convert_half_rtni(i32)
declare spir_func half @_Z12convert_halfj(i32)
declare spir_func half @_Z16convert_half_rtej(i32)
declare spir_func half @_Z16convert_half_rtzj(i32)
declare spir_func half @_Z16convert_half_rtpj(i32)
declare spir_func half @_Z16convert_half_rtnj(i32)
declare spir_func half @_Z12convert_halfl(i64)
declare spir_func half @_Z16convert_half_rtel(i64)
declare spir_func half @_Z16convert_half_rtzl(i64)
declare spir_func half @_Z16convert_half_rtpl(i64)
declare spir_func half @_Z16convert_half_rtnl(i64)
declare spir_func half @_Z12convert_halfm(i64)
declare spir_func half @_Z16convert_half_rtem(i64)
declare spir_func half @_Z16convert_half_rtzm(i64)
declare spir_func half @_Z16convert_half_rtpm(i64)
declare spir_func half @_Z16convert_half_rtnm(i64)
declare spir_func half @_Z12convert_halfDh(half)
declare spir_func half @_Z16convert_half_rteDh(half)
declare spir_func half @_Z16convert_half_rtzDh(half)
declare spir_func half @_Z16convert_half_rtpDh(half)
declare spir_func half @_Z16convert_half_rtnDh(half)
declare spir_func half @_Z12convert_halff(float)
declare spir_func half @_Z16convert_half_rtef(float)
declare spir_func half @_Z16convert_half_rtzf(float)
declare spir_func half @_Z16convert_half_rtpf(float)
declare spir_func half @_Z16convert_half_rtnf(float)
declare spir_func half @_Z12convert_halfd(double)
declare spir_func half @_Z16convert_half_rted(double)
declare spir_func half @_Z16convert_half_rtzd(double)
declare spir_func half @_Z16convert_half_rtpd(double)
declare spir_func half @_Z16convert_half_rtnd(double)
declare spir_func <2 x half> @_Z13convert_half2Dv2_i(<2 x i32>)
declare spir_func <3 x half> @_Z13convert_half3Dv3_f(<3 x float>)
declare spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8>)
declare spir_func <8 x half> @_Z13convert_half8Dv8_Dh(<8 x half>)
declare spir_func <16 x half> @_Z14convert_half16Dv16_l(<16 x i64>)
declare spir_func float @_Z13convert_floatc(i8)
declare spir_func float @_Z17convert_float_rtec(i8)
declare spir_func float @_Z17convert_float_rtzc(i8)
declare spir_func float @_Z17convert_float_rtpc(i8)
declare spir_func float @_Z17convert_float_rtnc(i8)
declare spir_func float @_Z13convert_floath(i8)
declare spir_func float @_Z17convert_float_rteh(i8)
declare spir_func float @_Z17convert_float_rtzh(i8)
declare spir_func float @_Z17convert_float_rtph(i8)
declare spir_func float @_Z17convert_float_rtnh(i8)
declare spir_func float @_Z13convert_floats(i16)
declare spir_func float @_Z17convert_float_rtes(i16)
declare spir_func float @_Z17convert_float_rtzs(i16)
declare spir_func float @_Z17convert_float_rtps(i16)
declare spir_func float @_Z17convert_float_rtns(i16)
declare spir_func float @_Z13convert_floatt(i16)
declare spir_func float @_Z17convert_float_rtet(i16)
declare spir_func float @_Z17convert_float_rtzt(i16)
declare spir_func float @_Z17convert_float_rtpt(i16)
declare spir_func float @_Z17convert_float_rtnt(i16)
declare spir_func float @_Z13convert_floati(i32)
declare spir_func float @_Z17convert_float_rtei(i32)
declare spir_func float @_Z17convert_float_rtzi(i32)
declare spir_func float @_Z17convert_float_rtpi(i32)
declare spir_func float @_Z17convert_float_rtni(i32)
declare spir_func float @_Z13convert_floatj(i32)
declare spir_func float @_Z17convert_float_rtej(i32)
declare spir_func float @_Z17convert_float_rtzj(i32)
declare spir_func float @_Z17convert_float_rtpj(i32)
declare spir_func float @_Z17convert_float_rtnj(i32)
declare spir_func float @_Z13convert_floatl(i64)
declare spir_func float @_Z17convert_float_rtel(i64)
declare spir_func float @_Z17convert_float_rtzl(i64)
declare spir_func float @_Z17convert_float_rtpl(i64)
declare spir_func float @_Z17convert_float_rtnl(i64)
declare spir_func float @_Z13convert_floatm(i64)
declare spir_func float @_Z17convert_float_rtem(i64)
declare spir_func float @_Z17convert_float_rtzm(i64)
declare spir_func float @_Z17convert_float_rtpm(i64)
declare spir_func float @_Z17convert_float_rtnm(i64)
declare spir_func float @_Z13convert_floatDh(half)
declare spir_func float @_Z17convert_float_rteDh(half)
declare spir_func float @_Z17convert_float_rtzDh(half)
declare spir_func float @_Z17convert_float_rtpDh(half)
declare spir_func float @_Z17convert_float_rtnDh(half)
declare spir_func float @_Z13convert_floatf(float)
declare spir_func float @_Z17convert_float_rtef(float)
declare spir_func float @_Z17convert_float_rtzf(float)
declare spir_func float @_Z17convert_float_rtpf(float)
declare spir_func float @_Z17convert_float_rtnf(float)
declare spir_func float @_Z13convert_floatd(double)
declare spir_func float @_Z17convert_float_rted(double)
declare spir_func float @_Z17convert_float_rtzd(double)
declare spir_func float @_Z17convert_float_rtpd(double)
declare spir_func float @_Z17convert_float_rtnd(double)
declare spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32>)
declare spir_func <3 x float> @_Z14convert_float3Dv3_f(<3 x float>)
declare spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8>)
declare spir_func <8 x float> @_Z14convert_float8Dv8_Dh(<8 x half>)
declare spir_func <16 x float> @_Z15convert_float16Dv16_l(<16 x i64>)
declare spir_func double @_Z14convert_doublec(i8)
declare spir_func double @_Z18convert_double_rtzc(i8)
declare spir_func double @_Z14convert_doubleh(i8)
declare spir_func double @_Z18convert_double_rtzh(i8)
declare spir_func double @_Z14convert_doubles(i16)
declare spir_func double @_Z18convert_double_rtzs(i16)
declare spir_func double @_Z14convert_doublet(i16)
declare spir_func double @_Z18convert_double_rtzt(i16)
declare spir_func double @_Z14convert_doublei(i32)
declare spir_func double @_Z18convert_double_rtei(i32)
declare spir_func double @_Z18convert_double_rtzi(i32)
declare spir_func double @_Z18convert_double_rtpi(i32)
declare spir_func double @_Z18convert_double_rtni(i32)
declare spir_func double @_Z14convert_doublej(i32)
declare spir_func double @_Z18convert_double_rtzj(i32)
declare spir_func double @_Z14convert_doublel(i64)
declare spir_func double @_Z18convert_double_rtzl(i64)
declare spir_func double @_Z14convert_doublem(i64)
declare spir_func double @_Z18convert_double_rtem(i64)
declare spir_func double @_Z18convert_double_rtzm(i64)
declare spir_func double @_Z18convert_double_rtpm(i64)
declare spir_func double @_Z18convert_double_rtnm(i64)
declare spir_func double @_Z14convert_doubleDh(half)
declare spir_func double @_Z18convert_double_rteDh(half)
declare spir_func double @_Z18convert_double_rtzDh(half)
declare spir_func double @_Z18convert_double_rtpDh(half)
declare spir_func double @_Z18convert_double_rtnDh(half)
declare spir_func double @_Z14convert_doublef(float)
declare spir_func double @_Z18convert_double_rtef(float)
declare spir_func double @_Z18convert_double_rtzf(float)
declare spir_func double @_Z18convert_double_rtpf(float)
declare spir_func double @_Z18convert_double_rtnf(float)
declare spir_func double @_Z14convert_doubled(double)
declare spir_func double @_Z18convert_double_rtzd(double)
declare spir_func <2 x double> @_Z15convert_double2Dv2_i(<2 x i32>)
declare spir_func <3 x double> @_Z15convert_double3Dv3_f(<3 x float>)
declare spir_func <4 x double> @_Z15convert_double4Dv4_h(<4 x i8>)
declare spir_func <8 x double> @_Z15convert_double8Dv8_Dh(<8 x half>)
declare spir_func <16 x double> @_Z16convert_double16Dv16_l(<16 x i64>)

define spir_func void @to_char(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i8 @_Z12convert_charc(i8 %i8)
  store i8 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i8 @_Z16convert_char_satc(i8 %i8)
  store i8 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i8 @_Z12convert_charh(i8 %i8)
  store i8 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i8 @_Z16convert_char_sath(i8 %i8)
  store i8 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i8 @_Z12convert_chars(i16 %i16)
  store i8 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i8 @_Z16convert_char_sats(i16 %i16)
  store i8 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i8 @_Z12convert_chart(i16 %i16)
  store i8 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i8 @_Z16convert_char_satt(i16 %i16)
  store i8 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i8 @_Z12convert_chari(i32 %i32)
  store i8 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i8 @_Z16convert_char_sati(i32 %i32)
  store i8 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i8 @_Z12convert_charj(i32 %i32)
  store i8 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i8 @_Z16convert_char_satj(i32 %i32)
  store i8 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i8 @_Z12convert_charl(i64 %i64)
  store i8 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i8 @_Z16convert_char_satl(i64 %i64)
  store i8 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i8 @_Z12convert_charm(i64 %i64)
  store i8 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i8 @_Z16convert_char_satm(i64 %i64)
  store i8 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i8 @_Z12convert_charDh(half %half)
  store i8 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i8 @_Z16convert_char_satDh(half %half)
  store i8 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i8 @_Z16convert_char_rteDh(half %half)
  store i8 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i8 @_Z16convert_char_rtzDh(half %half)
  store i8 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i8 @_Z16convert_char_rtpDh(half %half)
  store i8 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i8 @_Z16convert_char_rtnDh(half %half)
  store i8 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i8 @_Z20convert_char_sat_rtnDh(half %half)
  store i8 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i8 @_Z12convert_charf(float %float)
  store i8 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i8 @_Z16convert_char_satf(float %float)
  store i8 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i8 @_Z16convert_char_rtef(float %float)
  store i8 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i8 @_Z16convert_char_rtzf(float %float)
  store i8 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i8 @_Z16convert_char_rtpf(float %float)
  store i8 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i8 @_Z16convert_char_rtnf(float %float)
  store i8 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i8 @_Z20convert_char_sat_rtnf(float %float)
  store i8 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i8 @_Z12convert_chard(double %double)
  store i8 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i8 @_Z16convert_char_satd(double %double)
  store i8 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i8 @_Z16convert_char_rtzd(double %double)
  store i8 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i8 @_Z20convert_char_sat_rtnd(double %double)
  store i8 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i8> @_Z13convert_char2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i8> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i8> @_Z13convert_char3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i8> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i8> @_Z13convert_char4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i8> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i8> @_Z13convert_char8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i8> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i8> @_Z14convert_char16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i8> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i8> @_Z21convert_char4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i8> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_uchar(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i8 @_Z13convert_ucharc(i8 %i8)
  store i8 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i8 @_Z17convert_uchar_satc(i8 %i8)
  store i8 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i8 @_Z13convert_ucharh(i8 %i8)
  store i8 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i8 @_Z17convert_uchar_sath(i8 %i8)
  store i8 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i8 @_Z13convert_uchars(i16 %i16)
  store i8 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i8 @_Z17convert_uchar_sats(i16 %i16)
  store i8 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i8 @_Z13convert_uchart(i16 %i16)
  store i8 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i8 @_Z17convert_uchar_satt(i16 %i16)
  store i8 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i8 @_Z13convert_uchari(i32 %i32)
  store i8 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i8 @_Z17convert_uchar_sati(i32 %i32)
  store i8 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i8 @_Z13convert_ucharj(i32 %i32)
  store i8 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i8 @_Z17convert_uchar_satj(i32 %i32)
  store i8 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i8 @_Z13convert_ucharl(i64 %i64)
  store i8 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i8 @_Z17convert_uchar_satl(i64 %i64)
  store i8 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i8 @_Z13convert_ucharm(i64 %i64)
  store i8 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i8 @_Z17convert_uchar_satm(i64 %i64)
  store i8 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i8 @_Z13convert_ucharDh(half %half)
  store i8 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i8 @_Z17convert_uchar_satDh(half %half)
  store i8 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i8 @_Z17convert_uchar_rteDh(half %half)
  store i8 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i8 @_Z17convert_uchar_rtzDh(half %half)
  store i8 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i8 @_Z17convert_uchar_rtpDh(half %half)
  store i8 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i8 @_Z17convert_uchar_rtnDh(half %half)
  store i8 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i8 @_Z21convert_uchar_sat_rtnDh(half %half)
  store i8 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i8 @_Z13convert_ucharf(float %float)
  store i8 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i8 @_Z17convert_uchar_satf(float %float)
  store i8 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i8 @_Z17convert_uchar_rtef(float %float)
  store i8 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i8 @_Z17convert_uchar_rtzf(float %float)
  store i8 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i8 @_Z17convert_uchar_rtpf(float %float)
  store i8 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i8 @_Z17convert_uchar_rtnf(float %float)
  store i8 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i8 @_Z21convert_uchar_sat_rtnf(float %float)
  store i8 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i8 @_Z13convert_uchard(double %double)
  store i8 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i8 @_Z17convert_uchar_satd(double %double)
  store i8 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i8 @_Z17convert_uchar_rtzd(double %double)
  store i8 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i8 @_Z21convert_uchar_sat_rtnd(double %double)
  store i8 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i8> @_Z14convert_uchar2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i8> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i8> @_Z14convert_uchar3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i8> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i8> @_Z14convert_uchar4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i8> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i8> @_Z14convert_uchar8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i8> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i8> @_Z15convert_uchar16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i8> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i8> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_short(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i16 @_Z13convert_shortc(i8 %i8)
  store i16 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i16 @_Z17convert_short_satc(i8 %i8)
  store i16 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i16 @_Z13convert_shorth(i8 %i8)
  store i16 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i16 @_Z17convert_short_sath(i8 %i8)
  store i16 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i16 @_Z13convert_shorts(i16 %i16)
  store i16 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i16 @_Z17convert_short_sats(i16 %i16)
  store i16 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i16 @_Z13convert_shortt(i16 %i16)
  store i16 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i16 @_Z17convert_short_satt(i16 %i16)
  store i16 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i16 @_Z13convert_shorti(i32 %i32)
  store i16 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i16 @_Z17convert_short_sati(i32 %i32)
  store i16 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i16 @_Z13convert_shortj(i32 %i32)
  store i16 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i16 @_Z17convert_short_satj(i32 %i32)
  store i16 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i16 @_Z13convert_shortl(i64 %i64)
  store i16 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i16 @_Z17convert_short_satl(i64 %i64)
  store i16 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i16 @_Z13convert_shortm(i64 %i64)
  store i16 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i16 @_Z17convert_short_satm(i64 %i64)
  store i16 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i16 @_Z13convert_shortDh(half %half)
  store i16 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i16 @_Z17convert_short_satDh(half %half)
  store i16 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i16 @_Z17convert_short_rteDh(half %half)
  store i16 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i16 @_Z17convert_short_rtzDh(half %half)
  store i16 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i16 @_Z17convert_short_rtpDh(half %half)
  store i16 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i16 @_Z17convert_short_rtnDh(half %half)
  store i16 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i16 @_Z21convert_short_sat_rtnDh(half %half)
  store i16 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i16 @_Z13convert_shortf(float %float)
  store i16 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i16 @_Z17convert_short_satf(float %float)
  store i16 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i16 @_Z17convert_short_rtef(float %float)
  store i16 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i16 @_Z17convert_short_rtzf(float %float)
  store i16 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i16 @_Z17convert_short_rtpf(float %float)
  store i16 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i16 @_Z17convert_short_rtnf(float %float)
  store i16 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i16 @_Z21convert_short_sat_rtnf(float %float)
  store i16 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i16 @_Z13convert_shortd(double %double)
  store i16 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i16 @_Z17convert_short_satd(double %double)
  store i16 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i16 @_Z17convert_short_rtzd(double %double)
  store i16 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i16 @_Z21convert_short_sat_rtnd(double %double)
  store i16 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i16> @_Z14convert_short2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i16> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i16> @_Z14convert_short3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i16> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i16> @_Z14convert_short4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i16> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i16> @_Z14convert_short8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i16> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i16> @_Z15convert_short16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i16> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i16> @_Z22convert_short4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i16> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_ushort(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i16 @_Z14convert_ushortc(i8 %i8)
  store i16 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i16 @_Z18convert_ushort_satc(i8 %i8)
  store i16 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i16 @_Z14convert_ushorth(i8 %i8)
  store i16 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i16 @_Z18convert_ushort_sath(i8 %i8)
  store i16 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i16 @_Z14convert_ushorts(i16 %i16)
  store i16 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i16 @_Z18convert_ushort_sats(i16 %i16)
  store i16 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i16 @_Z14convert_ushortt(i16 %i16)
  store i16 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i16 @_Z18convert_ushort_satt(i16 %i16)
  store i16 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i16 @_Z14convert_ushorti(i32 %i32)
  store i16 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i16 @_Z18convert_ushort_sati(i32 %i32)
  store i16 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i16 @_Z14convert_ushortj(i32 %i32)
  store i16 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i16 @_Z18convert_ushort_satj(i32 %i32)
  store i16 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i16 @_Z14convert_ushortl(i64 %i64)
  store i16 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i16 @_Z18convert_ushort_satl(i64 %i64)
  store i16 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i16 @_Z14convert_ushortm(i64 %i64)
  store i16 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i16 @_Z18convert_ushort_satm(i64 %i64)
  store i16 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i16 @_Z14convert_ushortDh(half %half)
  store i16 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i16 @_Z18convert_ushort_satDh(half %half)
  store i16 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i16 @_Z18convert_ushort_rteDh(half %half)
  store i16 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i16 @_Z18convert_ushort_rtzDh(half %half)
  store i16 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i16 @_Z18convert_ushort_rtpDh(half %half)
  store i16 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i16 @_Z18convert_ushort_rtnDh(half %half)
  store i16 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i16 @_Z22convert_ushort_sat_rtnDh(half %half)
  store i16 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i16 @_Z14convert_ushortf(float %float)
  store i16 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i16 @_Z18convert_ushort_satf(float %float)
  store i16 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i16 @_Z18convert_ushort_rtef(float %float)
  store i16 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i16 @_Z18convert_ushort_rtzf(float %float)
  store i16 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i16 @_Z18convert_ushort_rtpf(float %float)
  store i16 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i16 @_Z18convert_ushort_rtnf(float %float)
  store i16 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i16 @_Z22convert_ushort_sat_rtnf(float %float)
  store i16 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i16 @_Z14convert_ushortd(double %double)
  store i16 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i16 @_Z18convert_ushort_satd(double %double)
  store i16 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i16 @_Z18convert_ushort_rtzd(double %double)
  store i16 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i16 @_Z22convert_ushort_sat_rtnd(double %double)
  store i16 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i16> @_Z15convert_ushort2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i16> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i16> @_Z15convert_ushort3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i16> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i16> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i16> @_Z15convert_ushort8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i16> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i16> @_Z16convert_ushort16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i16> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i16> @_Z23convert_ushort4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i16> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_int(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i32 @_Z11convert_intc(i8 %i8)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z15convert_int_satc(i8 %i8)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z11convert_inth(i8 %i8)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z15convert_int_sath(i8 %i8)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z11convert_ints(i16 %i16)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z15convert_int_sats(i16 %i16)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z11convert_intt(i16 %i16)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z15convert_int_satt(i16 %i16)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z11convert_inti(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z15convert_int_sati(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z11convert_intj(i32 %i32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z15convert_int_satj(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z11convert_intl(i64 %i64)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z15convert_int_satl(i64 %i64)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z11convert_intm(i64 %i64)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z15convert_int_satm(i64 %i64)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z11convert_intDh(half %half)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z15convert_int_satDh(half %half)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z15convert_int_rteDh(half %half)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15convert_int_rtzDh(half %half)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15convert_int_rtpDh(half %half)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z15convert_int_rtnDh(half %half)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z19convert_int_sat_rtnDh(half %half)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z11convert_intf(float %float)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z15convert_int_satf(float %float)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z15convert_int_rtef(float %float)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z15convert_int_rtzf(float %float)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z15convert_int_rtpf(float %float)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z15convert_int_rtnf(float %float)
  store i32 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i32 @_Z19convert_int_sat_rtnf(float %float)
  store i32 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i32 @_Z11convert_intd(double %double)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i32 @_Z15convert_int_satd(double %double)
  store i32 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i32 @_Z15convert_int_rted(double %double)
  store i32 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i32 @_Z15convert_int_rtzd(double %double)
  store i32 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i32 @_Z15convert_int_rtpd(double %double)
  store i32 %x35, ptr addrspace(1) %out
  %x36 = call spir_func i32 @_Z15convert_int_rtnd(double %double)
  store i32 %x36, ptr addrspace(1) %out
  %x37 = call spir_func i32 @_Z19convert_int_sat_rtnd(double %double)
  store i32 %x37, ptr addrspace(1) %out
  %x38 = call spir_func <2 x i32> @_Z12convert_int2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i32> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <3 x i32> @_Z12convert_int3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i32> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i32> %x40, ptr addrspace(1) %out
  %x41 = call spir_func <8 x i32> @_Z12convert_int8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i32> %x41, ptr addrspace(1) %out
  %x42 = call spir_func <16 x i32> @_Z13convert_int16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i32> %x42, ptr addrspace(1) %out
  %x43 = call spir_func <4 x i32> @_Z20convert_int4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i32> %x43, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_uint(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i32 @_Z12convert_uintc(i8 %i8)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z16convert_uint_satc(i8 %i8)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z12convert_uinth(i8 %i8)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z16convert_uint_sath(i8 %i8)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z12convert_uints(i16 %i16)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z16convert_uint_sats(i16 %i16)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z12convert_uintt(i16 %i16)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z16convert_uint_satt(i16 %i16)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z12convert_uinti(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z16convert_uint_sati(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z12convert_uintj(i32 %i32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z16convert_uint_satj(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z12convert_uintl(i64 %i64)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z16convert_uint_satl(i64 %i64)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z12convert_uintm(i64 %i64)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z16convert_uint_satm(i64 %i64)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z12convert_uintDh(half %half)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z16convert_uint_satDh(half %half)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z16convert_uint_rteDh(half %half)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z16convert_uint_rtzDh(half %half)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z16convert_uint_rtpDh(half %half)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16convert_uint_rtnDh(half %half)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z20convert_uint_sat_rtnDh(half %half)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z12convert_uintf(float %float)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z16convert_uint_satf(float %float)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z16convert_uint_rtef(float %float)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z16convert_uint_rtzf(float %float)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z16convert_uint_rtpf(float %float)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z16convert_uint_rtnf(float %float)
  store i32 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i32 @_Z20convert_uint_sat_rtnf(float %float)
  store i32 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i32 @_Z12convert_uintd(double %double)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i32 @_Z16convert_uint_satd(double %double)
  store i32 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i32 @_Z16convert_uint_rtzd(double %double)
  store i32 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i32 @_Z20convert_uint_sat_rtnd(double %double)
  store i32 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i32> @_Z13convert_uint2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i32> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i32> @_Z13convert_uint3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i32> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i32> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i32> @_Z13convert_uint8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i32> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i32> @_Z14convert_uint16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i32> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i32> @_Z21convert_uint4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i32> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_long(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i64 @_Z12convert_longc(i8 %i8)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z16convert_long_satc(i8 %i8)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z12convert_longh(i8 %i8)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z16convert_long_sath(i8 %i8)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z12convert_longs(i16 %i16)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z16convert_long_sats(i16 %i16)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z12convert_longt(i16 %i16)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z16convert_long_satt(i16 %i16)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z12convert_longi(i32 %i32)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z16convert_long_sati(i32 %i32)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z12convert_longj(i32 %i32)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z16convert_long_satj(i32 %i32)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z12convert_longl(i64 %i64)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z16convert_long_satl(i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z12convert_longm(i64 %i64)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z16convert_long_satm(i64 %i64)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z12convert_longDh(half %half)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z16convert_long_satDh(half %half)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z16convert_long_rteDh(half %half)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z16convert_long_rtzDh(half %half)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z16convert_long_rtpDh(half %half)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z16convert_long_rtnDh(half %half)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z20convert_long_sat_rtnDh(half %half)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z12convert_longf(float %float)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z16convert_long_satf(float %float)
  store i64 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i64 @_Z16convert_long_rtef(float %float)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z16convert_long_rtzf(float %float)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z16convert_long_rtpf(float %float)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z16convert_long_rtnf(float %float)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z20convert_long_sat_rtnf(float %float)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z12convert_longd(double %double)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i64 @_Z16convert_long_satd(double %double)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i64 @_Z16convert_long_rtzd(double %double)
  store i64 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i64 @_Z20convert_long_sat_rtnd(double %double)
  store i64 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i64> @_Z13convert_long2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i64> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i64> @_Z13convert_long3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i64> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i64> @_Z13convert_long4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i64> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i64> @_Z13convert_long8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i64> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i64> @_Z14convert_long16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i64> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i64> @_Z21convert_long4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_ulong(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64, <4 x double> %v4xdouble) {
  %x1 = call spir_func i64 @_Z13convert_ulongc(i8 %i8)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z17convert_ulong_satc(i8 %i8)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z13convert_ulongh(i8 %i8)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z17convert_ulong_sath(i8 %i8)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z13convert_ulongs(i16 %i16)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z17convert_ulong_sats(i16 %i16)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z13convert_ulongt(i16 %i16)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z17convert_ulong_satt(i16 %i16)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z13convert_ulongi(i32 %i32)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z17convert_ulong_sati(i32 %i32)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z13convert_ulongj(i32 %i32)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z17convert_ulong_satj(i32 %i32)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z13convert_ulongl(i64 %i64)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z17convert_ulong_satl(i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z13convert_ulongm(i64 %i64)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z17convert_ulong_satm(i64 %i64)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z13convert_ulongDh(half %half)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z17convert_ulong_satDh(half %half)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z17convert_ulong_rteDh(half %half)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z17convert_ulong_rtzDh(half %half)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z17convert_ulong_rtpDh(half %half)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z17convert_ulong_rtnDh(half %half)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z21convert_ulong_sat_rtnDh(half %half)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z13convert_ulongf(float %float)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z17convert_ulong_satf(float %float)
  store i64 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i64 @_Z17convert_ulong_rtef(float %float)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z17convert_ulong_rtzf(float %float)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z17convert_ulong_rtpf(float %float)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z17convert_ulong_rtnf(float %float)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z21convert_ulong_sat_rtnf(float %float)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z13convert_ulongd(double %double)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i64 @_Z17convert_ulong_satd(double %double)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i64 @_Z17convert_ulong_rtzd(double %double)
  store i64 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i64 @_Z21convert_ulong_sat_rtnd(double %double)
  store i64 %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x i64> @_Z14convert_ulong2Dv2_i(<2 x i32> %v2xi32)
  store <2 x i64> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x i64> @_Z14convert_ulong3Dv3_f(<3 x float> %v3xfloat)
  store <3 x i64> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x i64> @_Z14convert_ulong4Dv4_h(<4 x i8> %v4xi8)
  store <4 x i64> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x i64> @_Z14convert_ulong8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x i64> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x i64> @_Z15convert_ulong16Dv16_l(<16 x i64> %v16xi64)
  store <16 x i64> %x39, ptr addrspace(1) %out
  %x40 = call spir_func <4 x i64> @_Z22convert_ulong4_sat_rteDv4_d(<4 x double> %v4xdouble)
  store <4 x i64> %x40, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_half(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64) {
  %x1 = call spir_func half @_Z12convert_halfc(i8 %i8)
  store half %x1, ptr addrspace(1) %out
  %x2 = call spir_func half @_Z16convert_half_rtec(i8 %i8)
  store half %x2, ptr addrspace(1) %out
  %x3 = call spir_func half @_Z16convert_half_rtzc(i8 %i8)
  store half %x3, ptr addrspace(1) %out
  %x4 = call spir_func half @_Z16convert_half_rtpc(i8 %i8)
  store half %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z16convert_half_rtnc(i8 %i8)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func half @_Z12convert_halfh(i8 %i8)
  store half %x6, ptr addrspace(1) %out
  %x7 = call spir_func half @_Z16convert_half_rteh(i8 %i8)
  store half %x7, ptr addrspace(1) %out
  %x8 = call spir_func half @_Z16convert_half_rtzh(i8 %i8)
  store half %x8, ptr addrspace(1) %out
  %x9 = call spir_func half @_Z16convert_half_rtph(i8 %i8)
  store half %x9, ptr addrspace(1) %out
  %x10 = call spir_func half @_Z16convert_half_rtnh(i8 %i8)
  store half %x10, ptr addrspace(1) %out
  %x11 = call spir_func half @_Z12convert_halfs(i16 %i16)
  store half %x11, ptr addrspace(1) %out
  %x12 = call spir_func half @_Z16convert_half_rtes(i16 %i16)
  store half %x12, ptr addrspace(1) %out
  %x13 = call spir_func half @_Z16convert_half_rtzs(i16 %i16)
  store half %x13, ptr addrspace(1) %out
  %x14 = call spir_func half @_Z16convert_half_rtps(i16 %i16)
  store half %x14, ptr addrspace(1) %out
  %x15 = call spir_func half @_Z16convert_half_rtns(i16 %i16)
  store half %x15, ptr addrspace(1) %out
  %x16 = call spir_func half @_Z12convert_halft(i16 %i16)
  store half %x16, ptr addrspace(1) %out
  %x17 = call spir_func half @_Z16convert_half_rtet(i16 %i16)
  store half %x17, ptr addrspace(1) %out
  %x18 = call spir_func half @_Z16convert_half_rtzt(i16 %i16)
  store half %x18, ptr addrspace(1) %out
  %x19 = call spir_func half @_Z16convert_half_rtpt(i16 %i16)
  store half %x19, ptr addrspace(1) %out
  %x20 = call spir_func half @_Z16convert_half_rtnt(i16 %i16)
  store half %x20, ptr addrspace(1) %out
  %x21 = call spir_func half @_Z12convert_halfi(i32 %i32)
  store half %x21, ptr addrspace(1) %out
  %x22 = call spir_func half @_Z16convert_half_rtei(i32 %i32)
  store half %x22, ptr addrspace(1) %out
  %x23 = call spir_func half @_Z16convert_half_rtzi(i32 %i32)
  store half %x23, ptr addrspace(1) %out
  %x24 = call spir_func half @_Z16convert_half_rtpi(i32 %i32)
  store half %x24, ptr addrspace(1) %out
  %x25 = call spir_func half @_Z16convert_half_rtni(i32 %i32)
  store half %x25, ptr addrspace(1) %out
  %x26 = call spir_func half @_Z12convert_halfj(i32 %i32)
  store half %x26, ptr addrspace(1) %out
  %x27 = call spir_func half @_Z16convert_half_rtej(i32 %i32)
  store half %x27, ptr addrspace(1) %out
  %x28 = call spir_func half @_Z16convert_half_rtzj(i32 %i32)
  store half %x28, ptr addrspace(1) %out
  %x29 = call spir_func half @_Z16convert_half_rtpj(i32 %i32)
  store half %x29, ptr addrspace(1) %out
  %x30 = call spir_func half @_Z16convert_half_rtnj(i32 %i32)
  store half %x30, ptr addrspace(1) %out
  %x31 = call spir_func half @_Z12convert_halfl(i64 %i64)
  store half %x31, ptr addrspace(1) %out
  %x32 = call spir_func half @_Z16convert_half_rtel(i64 %i64)
  store half %x32, ptr addrspace(1) %out
  %x33 = call spir_func half @_Z16convert_half_rtzl(i64 %i64)
  store half %x33, ptr addrspace(1) %out
  %x34 = call spir_func half @_Z16convert_half_rtpl(i64 %i64)
  store half %x34, ptr addrspace(1) %out
  %x35 = call spir_func half @_Z16convert_half_rtnl(i64 %i64)
  store half %x35, ptr addrspace(1) %out
  %x36 = call spir_func half @_Z12convert_halfm(i64 %i64)
  store half %x36, ptr addrspace(1) %out
  %x37 = call spir_func half @_Z16convert_half_rtem(i64 %i64)
  store half %x37, ptr addrspace(1) %out
  %x38 = call spir_func half @_Z16convert_half_rtzm(i64 %i64)
  store half %x38, ptr addrspace(1) %out
  %x39 = call spir_func half @_Z16convert_half_rtpm(i64 %i64)
  store half %x39, ptr addrspace(1) %out
  %x40 = call spir_func half @_Z16convert_half_rtnm(i64 %i64)
  store half %x40, ptr addrspace(1) %out
  %x41 = call spir_func half @_Z12convert_halfDh(half %half)
  store half %x41, ptr addrspace(1) %out
  %x42 = call spir_func half @_Z16convert_half_rteDh(half %half)
  store half %x42, ptr addrspace(1) %out
  %x43 = call spir_func half @_Z16convert_half_rtzDh(half %half)
  store half %x43, ptr addrspace(1) %out
  %x44 = call spir_func half @_Z16convert_half_rtpDh(half %half)
  store half %x44, ptr addrspace(1) %out
  %x45 = call spir_func half @_Z16convert_half_rtnDh(half %half)
  store half %x45, ptr addrspace(1) %out
  %x46 = call spir_func half @_Z12convert_halff(float %float)
  store half %x46, ptr addrspace(1) %out
  %x47 = call spir_func half @_Z16convert_half_rtef(float %float)
  store half %x47, ptr addrspace(1) %out
  %x48 = call spir_func half @_Z16convert_half_rtzf(float %float)
  store half %x48, ptr addrspace(1) %out
  %x49 = call spir_func half @_Z16convert_half_rtpf(float %float)
  store half %x49, ptr addrspace(1) %out
  %x50 = call spir_func half @_Z16convert_half_rtnf(float %float)
  store half %x50, ptr addrspace(1) %out
  %x51 = call spir_func half @_Z12convert_halfd(double %double)
  store half %x51, ptr addrspace(1) %out
  %x52 = call spir_func half @_Z16convert_half_rted(double %double)
  store half %x52, ptr addrspace(1) %out
  %x53 = call spir_func half @_Z16convert_half_rtzd(double %double)
  store half %x53, ptr addrspace(1) %out
  %x54 = call spir_func half @_Z16convert_half_rtpd(double %double)
  store half %x54, ptr addrspace(1) %out
  %x55 = call spir_func half @_Z16convert_half_rtnd(double %double)
  store half %x55, ptr addrspace(1) %out
  %x56 = call spir_func <2 x half> @_Z13convert_half2Dv2_i(<2 x i32> %v2xi32)
  store <2 x half> %x56, ptr addrspace(1) %out
  %x57 = call spir_func <3 x half> @_Z13convert_half3Dv3_f(<3 x float> %v3xfloat)
  store <3 x half> %x57, ptr addrspace(1) %out
  %x58 = call spir_func <4 x half> @_Z13convert_half4Dv4_h(<4 x i8> %v4xi8)
  store <4 x half> %x58, ptr addrspace(1) %out
  %x59 = call spir_func <8 x half> @_Z13convert_half8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x half> %x59, ptr addrspace(1) %out
  %x60 = call spir_func <16 x half> @_Z14convert_half16Dv16_l(<16 x i64> %v16xi64)
  store <16 x half> %x60, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_float(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64) {
  %x1 = call spir_func float @_Z13convert_floatc(i8 %i8)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func float @_Z17convert_float_rtec(i8 %i8)
  store float %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z17convert_float_rtzc(i8 %i8)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func float @_Z17convert_float_rtpc(i8 %i8)
  store float %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z17convert_float_rtnc(i8 %i8)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func float @_Z13convert_floath(i8 %i8)
  store float %x6, ptr addrspace(1) %out
  %x7 = call spir_func float @_Z17convert_float_rteh(i8 %i8)
  store float %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z17convert_float_rtzh(i8 %i8)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func float @_Z17convert_float_rtph(i8 %i8)
  store float %x9, ptr addrspace(1) %out
  %x10 = call spir_func float @_Z17convert_float_rtnh(i8 %i8)
  store float %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z13convert_floats(i16 %i16)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func float @_Z17convert_float_rtes(i16 %i16)
  store float %x12, ptr addrspace(1) %out
  %x13 = call spir_func float @_Z17convert_float_rtzs(i16 %i16)
  store float %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z17convert_float_rtps(i16 %i16)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func float @_Z17convert_float_rtns(i16 %i16)
  store float %x15, ptr addrspace(1) %out
  %x16 = call spir_func float @_Z13convert_floatt(i16 %i16)
  store float %x16, ptr addrspace(1) %out
  %x17 = call spir_func float @_Z17convert_float_rtet(i16 %i16)
  store float %x17, ptr addrspace(1) %out
  %x18 = call spir_func float @_Z17convert_float_rtzt(i16 %i16)
  store float %x18, ptr addrspace(1) %out
  %x19 = call spir_func float @_Z17convert_float_rtpt(i16 %i16)
  store float %x19, ptr addrspace(1) %out
  %x20 = call spir_func float @_Z17convert_float_rtnt(i16 %i16)
  store float %x20, ptr addrspace(1) %out
  %x21 = call spir_func float @_Z13convert_floati(i32 %i32)
  store float %x21, ptr addrspace(1) %out
  %x22 = call spir_func float @_Z17convert_float_rtei(i32 %i32)
  store float %x22, ptr addrspace(1) %out
  %x23 = call spir_func float @_Z17convert_float_rtzi(i32 %i32)
  store float %x23, ptr addrspace(1) %out
  %x24 = call spir_func float @_Z17convert_float_rtpi(i32 %i32)
  store float %x24, ptr addrspace(1) %out
  %x25 = call spir_func float @_Z17convert_float_rtni(i32 %i32)
  store float %x25, ptr addrspace(1) %out
  %x26 = call spir_func float @_Z13convert_floatj(i32 %i32)
  store float %x26, ptr addrspace(1) %out
  %x27 = call spir_func float @_Z17convert_float_rtej(i32 %i32)
  store float %x27, ptr addrspace(1) %out
  %x28 = call spir_func float @_Z17convert_float_rtzj(i32 %i32)
  store float %x28, ptr addrspace(1) %out
  %x29 = call spir_func float @_Z17convert_float_rtpj(i32 %i32)
  store float %x29, ptr addrspace(1) %out
  %x30 = call spir_func float @_Z17convert_float_rtnj(i32 %i32)
  store float %x30, ptr addrspace(1) %out
  %x31 = call spir_func float @_Z13convert_floatl(i64 %i64)
  store float %x31, ptr addrspace(1) %out
  %x32 = call spir_func float @_Z17convert_float_rtel(i64 %i64)
  store float %x32, ptr addrspace(1) %out
  %x33 = call spir_func float @_Z17convert_float_rtzl(i64 %i64)
  store float %x33, ptr addrspace(1) %out
  %x34 = call spir_func float @_Z17convert_float_rtpl(i64 %i64)
  store float %x34, ptr addrspace(1) %out
  %x35 = call spir_func float @_Z17convert_float_rtnl(i64 %i64)
  store float %x35, ptr addrspace(1) %out
  %x36 = call spir_func float @_Z13convert_floatm(i64 %i64)
  store float %x36, ptr addrspace(1) %out
  %x37 = call spir_func float @_Z17convert_float_rtem(i64 %i64)
  store float %x37, ptr addrspace(1) %out
  %x38 = call spir_func float @_Z17convert_float_rtzm(i64 %i64)
  store float %x38, ptr addrspace(1) %out
  %x39 = call spir_func float @_Z17convert_float_rtpm(i64 %i64)
  store float %x39, ptr addrspace(1) %out
  %x40 = call spir_func float @_Z17convert_float_rtnm(i64 %i64)
  store float %x40, ptr addrspace(1) %out
  %x41 = call spir_func float @_Z13convert_floatDh(half %half)
  store float %x41, ptr addrspace(1) %out
  %x42 = call spir_func float @_Z17convert_float_rteDh(half %half)
  store float %x42, ptr addrspace(1) %out
  %x43 = call spir_func float @_Z17convert_float_rtzDh(half %half)
  store float %x43, ptr addrspace(1) %out
  %x44 = call spir_func float @_Z17convert_float_rtpDh(half %half)
  store float %x44, ptr addrspace(1) %out
  %x45 = call spir_func float @_Z17convert_float_rtnDh(half %half)
  store float %x45, ptr addrspace(1) %out
  %x46 = call spir_func float @_Z13convert_floatf(float %float)
  store float %x46, ptr addrspace(1) %out
  %x47 = call spir_func float @_Z17convert_float_rtef(float %float)
  store float %x47, ptr addrspace(1) %out
  %x48 = call spir_func float @_Z17convert_float_rtzf(float %float)
  store float %x48, ptr addrspace(1) %out
  %x49 = call spir_func float @_Z17convert_float_rtpf(float %float)
  store float %x49, ptr addrspace(1) %out
  %x50 = call spir_func float @_Z17convert_float_rtnf(float %float)
  store float %x50, ptr addrspace(1) %out
  %x51 = call spir_func float @_Z13convert_floatd(double %double)
  store float %x51, ptr addrspace(1) %out
  %x52 = call spir_func float @_Z17convert_float_rted(double %double)
  store float %x52, ptr addrspace(1) %out
  %x53 = call spir_func float @_Z17convert_float_rtzd(double %double)
  store float %x53, ptr addrspace(1) %out
  %x54 = call spir_func float @_Z17convert_float_rtpd(double %double)
  store float %x54, ptr addrspace(1) %out
  %x55 = call spir_func float @_Z17convert_float_rtnd(double %double)
  store float %x55, ptr addrspace(1) %out
  %x56 = call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> %v2xi32)
  store <2 x float> %x56, ptr addrspace(1) %out
  %x57 = call spir_func <3 x float> @_Z14convert_float3Dv3_f(<3 x float> %v3xfloat)
  store <3 x float> %x57, ptr addrspace(1) %out
  %x58 = call spir_func <4 x float> @_Z14convert_float4Dv4_h(<4 x i8> %v4xi8)
  store <4 x float> %x58, ptr addrspace(1) %out
  %x59 = call spir_func <8 x float> @_Z14convert_float8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x float> %x59, ptr addrspace(1) %out
  %x60 = call spir_func <16 x float> @_Z15convert_float16Dv16_l(<16 x i64> %v16xi64)
  store <16 x float> %x60, ptr addrspace(1) %out
  ret void
}

define spir_func void @to_double(ptr addrspace(1) %out, i8 %i8, i16 %i16, i32 %i32, i64 %i64, half %half, float %float, double %double, <2 x i32> %v2xi32, <3 x float> %v3xfloat, <4 x i8> %v4xi8, <8 x half> %v8xhalf, <16 x i64> %v16xi64) {
  %x1 = call spir_func double @_Z14convert_doublec(i8 %i8)
  store double %x1, ptr addrspace(1) %out
  %x2 = call spir_func double @_Z18convert_double_rtzc(i8 %i8)
  store double %x2, ptr addrspace(1) %out
  %x3 = call spir_func double @_Z14convert_doubleh(i8 %i8)
  store double %x3, ptr addrspace(1) %out
  %x4 = call spir_func double @_Z18convert_double_rtzh(i8 %i8)
  store double %x4, ptr addrspace(1) %out
  %x5 = call spir_func double @_Z14convert_doubles(i16 %i16)
  store double %x5, ptr addrspace(1) %out
  %x6 = call spir_func double @_Z18convert_double_rtzs(i16 %i16)
  store double %x6, ptr addrspace(1) %out
  %x7 = call spir_func double @_Z14convert_doublet(i16 %i16)
  store double %x7, ptr addrspace(1) %out
  %x8 = call spir_func double @_Z18convert_double_rtzt(i16 %i16)
  store double %x8, ptr addrspace(1) %out
  %x9 = call spir_func double @_Z14convert_doublei(i32 %i32)
  store double %x9, ptr addrspace(1) %out
  %x10 = call spir_func double @_Z18convert_double_rtei(i32 %i32)
  store double %x10, ptr addrspace(1) %out
  %x11 = call spir_func double @_Z18convert_double_rtzi(i32 %i32)
  store double %x11, ptr addrspace(1) %out
  %x12 = call spir_func double @_Z18convert_double_rtpi(i32 %i32)
  store double %x12, ptr addrspace(1) %out
  %x13 = call spir_func double @_Z18convert_double_rtni(i32 %i32)
  store double %x13, ptr addrspace(1) %out
  %x14 = call spir_func double @_Z14convert_doublej(i32 %i32)
  store double %x14, ptr addrspace(1) %out
  %x15 = call spir_func double @_Z18convert_double_rtzj(i32 %i32)
  store double %x15, ptr addrspace(1) %out
  %x16 = call spir_func double @_Z14convert_doublel(i64 %i64)
  store double %x16, ptr addrspace(1) %out
  %x17 = call spir_func double @_Z18convert_double_rtzl(i64 %i64)
  store double %x17, ptr addrspace(1) %out
  %x18 = call spir_func double @_Z14convert_doublem(i64 %i64)
  store double %x18, ptr addrspace(1) %out
  %x19 = call spir_func double @_Z18convert_double_rtem(i64 %i64)
  store double %x19, ptr addrspace(1) %out
  %x20 = call spir_func double @_Z18convert_double_rtzm(i64 %i64)
  store double %x20, ptr addrspace(1) %out
  %x21 = call spir_func double @_Z18convert_double_rtpm(i64 %i64)
  store double %x21, ptr addrspace(1) %out
  %x22 = call spir_func double @_Z18convert_double_rtnm(i64 %i64)
  store double %x22, ptr addrspace(1) %out
  %x23 = call spir_func double @_Z14convert_doubleDh(half %half)
  store double %x23, ptr addrspace(1) %out
  %x24 = call spir_func double @_Z18convert_double_rteDh(half %half)
  store double %x24, ptr addrspace(1) %out
  %x25 = call spir_func double @_Z18convert_double_rtzDh(half %half)
  store double %x25, ptr addrspace(1) %out
  %x26 = call spir_func double @_Z18convert_double_rtpDh(half %half)
  store double %x26, ptr addrspace(1) %out
  %x27 = call spir_func double @_Z18convert_double_rtnDh(half %half)
  store double %x27, ptr addrspace(1) %out
  %x28 = call spir_func double @_Z14convert_doublef(float %float)
  store double %x28, ptr addrspace(1) %out
  %x29 = call spir_func double @_Z18convert_double_rtef(float %float)
  store double %x29, ptr addrspace(1) %out
  %x30 = call spir_func double @_Z18convert_double_rtzf(float %float)
  store double %x30, ptr addrspace(1) %out
  %x31 = call spir_func double @_Z18convert_double_rtpf(float %float)
  store double %x31, ptr addrspace(1) %out
  %x32 = call spir_func double @_Z18convert_double_rtnf(float %float)
  store double %x32, ptr addrspace(1) %out
  %x33 = call spir_func double @_Z14convert_doubled(double %double)
  store double %x33, ptr addrspace(1) %out
  %x34 = call spir_func double @_Z18convert_double_rtzd(double %double)
  store double %x34, ptr addrspace(1) %out
  %x35 = call spir_func <2 x double> @_Z15convert_double2Dv2_i(<2 x i32> %v2xi32)
  store <2 x double> %x35, ptr addrspace(1) %out
  %x36 = call spir_func <3 x double> @_Z15convert_double3Dv3_f(<3 x float> %v3xfloat)
  store <3 x double> %x36, ptr addrspace(1) %out
  %x37 = call spir_func <4 x double> @_Z15convert_double4Dv4_h(<4 x i8> %v4xi8)
  store <4 x double> %x37, ptr addrspace(1) %out
  %x38 = call spir_func <8 x double> @_Z15convert_double8Dv8_Dh(<8 x half> %v8xhalf)
  store <8 x double> %x38, ptr addrspace(1) %out
  %x39 = call spir_func <16 x double> @_Z16convert_double16Dv16_l(<16 x i64> %v16xi64)
  store <16 x double> %x39, ptr addrspace(1) %out
  ret void
}
