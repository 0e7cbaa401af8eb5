; A kernel with an argument that has a long double of 128 bits in it, which no device has.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Precise = type { i32, [2 x fp128] }

define spir_kernel void @precise(i32 %count, ptr byval(%struct.Precise) align 16 %value) {
  ret void
}
