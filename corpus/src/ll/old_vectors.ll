; Intrinsics on vectors under the names that they had while they were experimental. Assembled by LLVM 16.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <8 x i32> @llvm.experimental.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i32> } @llvm.experimental.vector.deinterleave2.v8i32(<8 x i32>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare <2 x i32> @llvm.experimental.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)

define spir_func <4 x i32> @vectors(<4 x i32> %a, <4 x i32> %b) {
  %1 = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %a)
  %2 = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %1, <4 x i32> %b, i32 3)
  %3 = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %2, <4 x i32> %b, i32 -2)
  %4 = call <8 x i32> @llvm.experimental.vector.interleave2.v8i32(<4 x i32> %3, <4 x i32> %a)
  %5 = call { <4 x i32>, <4 x i32> } @llvm.experimental.vector.deinterleave2.v8i32(<8 x i32> %4)
  %6 = extractvalue { <4 x i32>, <4 x i32> } %5, 1
  %7 = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  %8 = add <4 x i32> %6, %7
  ret <4 x i32> %8
}

define spir_func <2 x i32> @sums(<2 x i32> %a, <4 x i32> %b) {
  %1 = call <2 x i32> @llvm.experimental.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> %a, <4 x i32> %b)
  ret <2 x i32> %1
}
