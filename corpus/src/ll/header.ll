; What a module says of itself: memory model, source, extensions, producer.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @empty() {
  ret void
}

!spirv.MemoryModel = !{!0}
!spirv.Source = !{!1}
!spirv.SourceExtension = !{!2}
!spirv.Extension = !{!3}
!spirv.Generator = !{!4}

!0 = !{i32 2, i32 2}
!1 = !{i32 4, i32 100000}
!2 = !{!"cl_khr_fp16", !"cl_khr_3d_image_writes"}
!3 = !{!"SPV_KHR_expect_assume", !"SPV_KHR_linkonce_odr"}
!4 = !{i16 6, i16 14}
