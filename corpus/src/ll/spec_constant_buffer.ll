; Specialization constants that another tool has put into the runtime's buffer: no call has a number, so every image
; is told of all, as each has its place there.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @reads(ptr addrspace(1) %ints, ptr addrspace(1) %buffer) #0 {
  %place = getelementptr i8, ptr addrspace(1) %buffer, i32 4
  %v = load i32, ptr addrspace(1) %place, align 4
  store i32 %v, ptr addrspace(1) %ints
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" }
!sycl.specialization-constants = !{!0, !1}
!sycl.specialization-constants-default-values = !{!2, !3, !4}
!0 = !{!"half", i32 0, i32 0, i32 2, i32 -1, i32 2, i32 2}
!1 = !{!"int", i32 1, i32 0, i32 4}
!2 = !{half 1.0}
!3 = !{[2 x i8] zeroinitializer}
!4 = !{i32 7}
