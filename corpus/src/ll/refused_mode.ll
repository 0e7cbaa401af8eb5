; Execution modes that lack their operands.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) !spirv.ExecutionMode !0 {
  ret void
}
!spirv.ExecutionMode = !{!1, !2, !3}
!1 = !{ptr @k, i32 4459, i32 32}
!2 = !{ptr @k, i32 4460}
!3 = !{ptr @k, i32 4462}
!0 = !{i32 1}
!opencl.ocl.version = !{!99}
!opencl.spir.version = !{!99}
!99 = !{i32 2, i32 0}
