; Indirect calls: function pointers marked as referenced indirectly, a table of them, virtual functions with sets and vtables.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [2 x ptr] [ptr @first, ptr @second]
@vtable = linkonce_odr addrspace(1) constant { [3 x ptr addrspace(4)] } { [3 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @virtual_a to ptr addrspace(4))] }

define spir_kernel void @by_table(i64 %i, ptr addrspace(1) %p) #0 {
  %slot = getelementptr inbounds [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %slot
  %v = call spir_func i32 %f(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @by_signature(ptr %f, ptr addrspace(1) %p) #0 {
  %v = call spir_func float %f(float 1.0)
  store float %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @constructs(ptr addrspace(1) %p) #1 {
  store ptr addrspace(1) @vtable, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @calls_virtually(ptr addrspace(4) %object) #2 {
  %table = load ptr addrspace(4), ptr addrspace(4) %object
  %f = load ptr, ptr addrspace(4) %table
  call spir_func void %f(ptr addrspace(4) %object) #6
  ret void
}
define spir_func i32 @first(i32 %x) #3 {
  ret i32 %x
}
define spir_func i32 @second(i32 %x) #3 {
  %v = add i32 %x, 1
  ret i32 %v
}
define spir_func float @by_type(float %x) #3 {
  %d = fpext float %x to double
  %e = fmul double %d, 2.0
  %r = fptrunc double %e to float
  ret float %r
}
define linkonce_odr spir_func void @virtual_a(ptr addrspace(4) %this) #4 {
  ret void
}
define linkonce_odr spir_func void @virtual_b(ptr addrspace(4) %this) #5 !sycl_used_aspects !1 {
  ret void
}
; What is behind the pointer only the callee knows.
define spir_kernel void @by_pointer(ptr %f, ptr addrspace(1) %p) #0 {
  call spir_func void %f(ptr addrspace(1) %p)
  ret void
}
define spir_func void @of_doubles(ptr addrspace(1) %p) #3 {
  %d = load double, ptr addrspace(1) %p
  %e = fmul double %d, 2.0
  store double %e, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set-one" }
attributes #2 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set-one,set-two" }
attributes #3 = { "sycl-module-id"="a.cpp" "referenced-indirectly" }
attributes #4 = { "sycl-module-id"="a.cpp" "indirectly-callable"="set-one" }
attributes #5 = { "sycl-module-id"="a.cpp" "indirectly-callable"="set-two" }
attributes #6 = { "virtual-call" }
!sycl_aspects = !{!2, !3}
!1 = !{i32 5}
!2 = !{!"fp16", i32 5}
!3 = !{!"fp64", i32 6}
