; Required sizes, GRF sizes, optimisation levels and fixed targets: the further parts of the key of a split.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @size_16() #0 !reqd_work_group_size !0 !work_group_num_dim !5 {
  ret void
}
define spir_kernel void @size_8_8() #0 !reqd_work_group_size !1 {
  ret void
}
define spir_kernel void @sub_group_32() #0 !intel_reqd_sub_group_size !2 {
  ret void
}
define spir_kernel void @sub_group_8() #0 !intel_reqd_sub_group_size !3 !reqd_work_group_size !0 {
  ret void
}
define spir_kernel void @large_grf() #1 !RegisterAllocMode !4 {
  ret void
}
define spir_kernel void @slow() #2 {
  ret void
}
define spir_kernel void @fixed() #0 !sycl_fixed_targets !6 {
  ret void
}
define spir_kernel void @matrix() #0 !sycl_joint_matrix !7 !sycl_joint_matrix_mad !8 {
  ret void
}
define spir_kernel void @none() #0 {
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "sycl-grf-size"="256" }
attributes #2 = { "sycl-module-id"="a.cpp" "sycl-optlevel"="0" }
!0 = !{i32 16, i32 1, i32 1}
!1 = !{i32 8, i32 8, i32 1}
!2 = !{i32 32}
!3 = !{i32 8}
!4 = !{i32 2}
!5 = !{i32 1}
!6 = !{i32 1, i32 2}
!7 = !{!"matrix_type::sint8,use::a,12,48"}
!8 = !{!"matrix_type::sint8,matrix_type::sint8,matrix_type::sint32,matrix_type::sint32,12,48,12"}
