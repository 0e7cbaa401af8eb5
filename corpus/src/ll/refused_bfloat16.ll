; A builtin that is declared with other types than the extension gives it.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<4 x i16>)

define spir_func <4 x float> @wrong_count(<4 x i16> %x) {
  %r = call spir_func <4 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<4 x i16> %x)
  ret <4 x float> %r
}
