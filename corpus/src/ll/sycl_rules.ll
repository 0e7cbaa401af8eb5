; Rules of optional kernel features that need a word each: the design's names of metadata, a list of aspects for a
; type, an aspect of a declaration, a device_has that lists nothing, sub-group sizes by name, work-group sizes.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%class.matrix = type { i32 }
%class.both = type { i32 }

define spir_kernel void @matrix() #0 {
  %a = alloca %class.matrix
  ret void
}
define spir_kernel void @both() #0 {
  %a = alloca %class.both
  ret void
}
define spir_kernel void @declared_elsewhere() #0 {
  call spir_func void @_Z9elsewherev()
  ret void
}
define spir_kernel void @says() #0 !intel_declared_aspects !11 !intel_used_aspects !12 {
  ret void
}
define spir_func void @_Z7nothingPU3AS1d(ptr addrspace(1) %p) #0 !intel_declared_aspects !13 {
  store double 1.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @any_size() #1 {
  ret void
}
define spir_kernel void @automatic_size() #1 !intel_reqd_sub_group_size !20 {
  ret void
}
define spir_kernel void @primary_size() #1 !intel_reqd_sub_group_size !21 {
  ret void
}
define spir_kernel void @size_16() #1 !intel_reqd_sub_group_size !22 {
  ret void
}
define spir_kernel void @group_8_4() #1 !reqd_work_group_size !23 {
  ret void
}
define spir_kernel void @group_32() #1 !reqd_work_group_size !24 {
  ret void
}
declare !intel_used_aspects !14 spir_func void @_Z9elsewherev()

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!intel_types_that_use_aspects = !{!0, !1}
!sycl_aspects = !{!2, !3, !4, !5}
!0 = !{!"class.matrix", i32 9}
!1 = !{!"class.both", i32 8, i32 9}
!2 = !{!"fp64", i32 6}
!3 = !{!"fp16", i32 5}
!4 = !{!"image", i32 9}
!5 = !{!"online_compiler", i32 8}
!11 = !{i32 8}
!12 = !{i32 9}
!13 = !{}
!14 = !{i32 5}
!20 = !{!"automatic"}
!21 = !{!"primary"}
!22 = !{i32 16}
!23 = !{i32 8, i32 4}
!24 = !{i32 32}
