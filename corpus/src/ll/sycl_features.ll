; Optional features that images must not hide: fp64 behind a table of functions and behind an indirect call, a kernel that uses more than its device_has lists, a function of another source whose callee uses double, functions with sub-group sizes of their own, a variable that nobody defines.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [1 x ptr] [ptr @twice]
@elsewhere = external addrspace(1) global i32

define spir_kernel void @by_table(ptr addrspace(1) %p) #0 {
  %f = load ptr, ptr addrspace(1) @table
  %v = call spir_func i32 %f(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @by_type(ptr %f, ptr addrspace(1) %p) #0 {
  %v = call spir_func float %f(float 1.0)
  store float %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @plain(ptr addrspace(1) %p) #0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @declares_half(ptr addrspace(1) %p) #0 !sycl_declared_aspects !5 {
  store double 1.0, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @calls_another_source(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @of_another_source(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @sixteen(ptr addrspace(1) %p) #0 !intel_reqd_sub_group_size !6 {
  %v = call spir_func i32 @eight(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @reads_elsewhere(ptr addrspace(1) %p) #2 {
  %v = load i32, ptr addrspace(1) @elsewhere
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_func i32 @twice(i32 %x) {
  %d = sitofp i32 %x to double
  %e = fmul double %d, 2.0
  %r = fptosi double %e to i32
  ret i32 %r
}
define spir_func float @half_of(float %x) #3 {
  %d = fpext float %x to double
  %e = fmul double %d, 0.5
  %r = fptrunc double %e to float
  ret float %r
}
define spir_func i32 @of_another_source(i32 %x) #1 {
  %v = call spir_func i32 @helper(i32 %x)
  ret i32 %v
}
define internal spir_func i32 @helper(i32 %x) {
  %d = sitofp i32 %x to double
  %e = fmul double %d, 3.0
  %r = fptosi double %e to i32
  ret i32 %r
}
define internal spir_func i32 @eight(i32 %x) !intel_reqd_sub_group_size !7 {
  ret i32 %x
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
attributes #2 = { "sycl-module-id"="c.cpp" }
attributes #3 = { "referenced-indirectly" }
!sycl_aspects = !{!2, !3}
!2 = !{!"fp16", i32 5}
!3 = !{!"fp64", i32 6}
!5 = !{i32 5}
!6 = !{i32 16}
!7 = !{i32 8}
