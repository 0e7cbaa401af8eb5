; Code that was compiled for fixed targets: sets by name and by number, in any order; functions that were compiled for others, for none in particular, and of which nobody says; a set of which nothing is left.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @doubles(ptr addrspace(1) %p) #0 !intel_fixed_targets !4 {
  store double 1.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @small_groups(ptr addrspace(1) %p) #0 !intel_fixed_targets !5 !intel_reqd_sub_group_size !10 {
  %v = call spir_func i32 @for_fewer(i32 1)
  %w = call spir_func i32 @for_all(i32 %v)
  %x = call spir_func i32 @unsaid(i32 %w)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @nowhere(ptr addrspace(1) %p) #1 !intel_fixed_targets !6 {
  %v = call spir_func i32 @elsewhere(i32 1)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @by_number(ptr addrspace(1) %p) #2 !sycl_fixed_targets !8 {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @mistyped(ptr addrspace(1) %p) #3 !intel_fixed_targets !9 {
  store i32 2, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @for_everyone(ptr addrspace(1) %p) #0 !intel_fixed_targets !7 {
  store i32 3, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @nobody_says(ptr addrspace(1) %p) #0 {
  store i32 4, ptr addrspace(1) %p
  ret void
}
define internal spir_func i32 @for_fewer(i32 %x) !intel_fixed_targets !11 {
  ret i32 %x
}
define internal spir_func i32 @for_all(i32 %x) !intel_fixed_targets !7 {
  ret i32 %x
}
define internal spir_func i32 @unsaid(i32 %x) {
  ret i32 %x
}
define internal spir_func i32 @elsewhere(i32 %x) !intel_fixed_targets !12 {
  ret i32 %x
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
attributes #2 = { "sycl-module-id"="c.cpp" }
attributes #3 = { "sycl-module-id"="d.cpp" }
!sycl_aspects = !{!2, !3}
!2 = !{!"fp16", i32 5}
!3 = !{!"fp64", i32 6}
!4 = !{!"intel_gpu_tgl", !"intel_gpu_pvc"}
!5 = !{!"intel_gpu_pvc", !"intel_gpu_12_0"}
!6 = !{!"intel_gpu_tgl"}
!7 = !{}
!8 = !{i32 2}
!9 = !{!"intel_gpu_tlg"}
!10 = !{i32 8}
!11 = !{!"intel_gpu_pvc", !"intel_gpu_dg2"}
!12 = !{!"intel_gpu_dg2"}
