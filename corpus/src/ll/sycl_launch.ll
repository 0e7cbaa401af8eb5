; What the DPC++ runtime must do with images of a split: launch by name from any of them, leave out removed arguments, hold a kernel to its size, refuse what the device lacks, link what one image exports and another imports.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@weights = internal addrspace(2) constant [4 x i32] [i32 1, i32 10, i32 100, i32 1000]

declare dso_local spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare dso_local spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)

define weak_odr dso_local spir_kernel void @_ZTS3Add(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) #0 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
  %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %i
  %pc = getelementptr inbounds i32, ptr addrspace(1) %c, i64 %i
  %va = load i32, ptr addrspace(1) %pa, align 4
  %vb = load i32, ptr addrspace(1) %pb, align 4
  %w = call spir_func i32 @weigh(i32 %vb)
  %v = add i32 %va, %w
  store i32 %v, ptr addrspace(1) %pc, align 4
  ret void
}
define weak_odr dso_local spir_kernel void @_ZTS5Sized(ptr addrspace(1) %a) #0 !reqd_work_group_size !0 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %l = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0)
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %l, ptr addrspace(1) %p, align 8
  ret void
}
; Its second argument of three was removed.
define weak_odr dso_local spir_kernel void @_ZTS7Trimmed(ptr addrspace(1) %a, i32 %n) #1 !sycl_kernel_omit_args !1 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
  %w = call spir_func i32 @weigh(i32 %n)
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
; No CPU can run this.
define weak_odr dso_local spir_kernel void @_ZTS7GpuOnly(ptr addrspace(1) %a) #1 !sycl_used_aspects !2 {
  store i32 1, ptr addrspace(1) %a, align 4
  ret void
}
define weak_odr dso_local spir_kernel void @_ZTS6Double(ptr addrspace(1) %a, double %d) #1 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %p = getelementptr inbounds double, ptr addrspace(1) %a, i64 %i
  store double %d, ptr addrspace(1) %p, align 8
  ret void
}
define weak_odr dso_local spir_kernel void @_ZTS7Imports(ptr addrspace(1) %a) #1 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %x = trunc i64 %i to i32
  %v = call spir_func i32 @square(i32 %x)
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
define weak_odr dso_local spir_kernel void @_ZTS5Empty() #2 {
  ret void
}
define dso_local spir_func i32 @square(i32 %x) #2 {
  %v = mul i32 %x, %x
  %w = call spir_func i32 @weigh(i32 1)
  %r = add i32 %v, %w
  ret i32 %r
}
define internal spir_func i32 @weigh(i32 %x) #3 {
  %at = and i32 %x, 3
  %p = getelementptr inbounds [4 x i32], ptr addrspace(2) @weights, i32 0, i32 %at
  %w = load i32, ptr addrspace(2) %p, align 4
  ret i32 %w
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
attributes #2 = { noinline "sycl-module-id"="c.cpp" }
attributes #3 = { noinline }

!sycl_aspects = !{!3, !4, !5}
!0 = !{i64 4, i64 1, i64 1}
!1 = !{i1 false, i1 true, i1 false}
!2 = !{i32 2}
!3 = !{!"cpu", i32 1}
!4 = !{!"gpu", i32 2}
!5 = !{!"fp64", i32 6}
