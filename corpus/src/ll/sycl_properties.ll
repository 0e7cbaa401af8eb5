; Compile-time properties: kernel attributes, parameter attributes, pointer annotations, assertions, implicit local argument.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@sycl = private unnamed_addr addrspace(1) constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@key = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-buffer-location\00", section "llvm.metadata"
@value = private unnamed_addr addrspace(1) constant [2 x i8] c"3\00", section "llvm.metadata"
@list = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @key, ptr addrspace(1) @value }, section "llvm.metadata"

define weak_odr spir_kernel void @sized(ptr addrspace(1) "sycl-alignment"="16" %p, ptr addrspace(1) "sycl-buffer-location"="1" %q) #0 {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
define weak_odr spir_kernel void @streams() #1 {
  ret void
}
define weak_odr spir_kernel void @annotated(ptr addrspace(1) %p) #2 {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @sycl, ptr addrspace(1) @file, i32 7, ptr addrspace(1) @list)
  %v = load i32, ptr addrspace(1) %q, align 4
  %f = icmp eq i32 %v, 0
  br i1 %f, label %fail, label %fine
fail:
  call spir_func void @__devicelib_assert_fail(ptr addrspace(4) null, ptr addrspace(4) null, i32 9, ptr addrspace(4) null, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  br label %fine
fine:
  ret void
}
define weak_odr spir_kernel void @omits(ptr addrspace(1) %p, ptr addrspace(3) %local) #3 !sycl_kernel_omit_args !0 {
  ret void
}
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare spir_func void @__devicelib_assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4), i64, i64, i64, i64, i64, i64)
attributes #0 = { "sycl-module-id"="a.cpp" "sycl-work-group-size"="8,4" "sycl-sub-group-size"="16" }
attributes #1 = { "sycl-module-id"="a.cpp" "sycl-streaming-interface"="1" "sycl-pipelined"="2" "sycl-fpga-cluster"="1" }
attributes #2 = { "sycl-module-id"="a.cpp" "sycl-work-group-size-hint"="32,1,1" }
attributes #3 = { "sycl-module-id"="a.cpp" "sycl-implicit-local-arg" }
!0 = !{i1 true, i1 false, i1 true, i1 false}
