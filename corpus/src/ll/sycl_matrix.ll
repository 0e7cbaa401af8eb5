; Joint matrices of several kernels of one image: the last text that says something is the image's.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @first() #0 !sycl_joint_matrix !0 !sycl_joint_matrix_mad !3 {
  ret void
}
define spir_kernel void @second() #0 !sycl_joint_matrix !1 !sycl_joint_matrix_mad !2 {
  ret void
}
define spir_kernel void @third() #0 !sycl_joint_matrix !2 {
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" }
!0 = !{!"matrix_type::sint8,use::a,8,16"}
!1 = !{!"matrix_type::fp16,use::b,16,16"}
!2 = !{!""}
!3 = !{!"matrix_type::sint8,matrix_type::sint8,matrix_type::sint32,matrix_type::sint32,8,16,8"}
