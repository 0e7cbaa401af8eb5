; What LLVM 15 calls llvm.vector.extract and llvm.vector.insert.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)

define spir_func <8 x i32> @halves_swapped(<8 x i32> %a) {
  %low = call <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32> %a, i64 0)
  %high = call <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32> %a, i64 4)
  %one = call <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32> %a, <4 x i32> %high, i64 0)
  %both = call <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32> %one, <4 x i32> %low, i64 4)
  ret <8 x i32> %both
}
