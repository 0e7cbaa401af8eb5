; Properties wherever they may stand, in one place for many of them: variables, kernels, their parameters, other functions.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr addrspace(1) constant [28 x i8] c"sycl-properties:sycl-strict\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@g_first = addrspace(1) global i32 0, align 4 #0
@g_second = addrspace(1) global i32 0, align 4 #1
@scope = addrspace(1) global i32 0, align 4 #2
@pipe = addrspace(1) global i32 0, align 4 #3

define spir_kernel void @f_first(ptr addrspace(1) "sycl-awidth"="32" "sycl-bi-directional-ports-false" "sycl-buffer-location"="3" "sycl-clock-2x-false" "sycl-conduit"="true" "sycl-datapath" "sycl-dwidth"="64" "sycl-latency"="2" "sycl-latency-anchor-id"="5" "sycl-latency-constraint"="0,1,5" "sycl-max-private-copies"="2" "sycl-maxburst"="4" "sycl-num-banks"="8" "sycl-num-replicates"="2" "sycl-ram-stitching"="1" "sycl-read-write-mode"="1" "sycl-resource"="BLOCK_RAM" "sycl-stable"="true" "sycl-strict"="true" "sycl-stride-size"="16" "sycl-wait-request"="1" "sycl-word-size"="32" %p) #5 {
  call spir_func void @h_first(ptr addrspace(1) %p)
  ret void
}
define spir_kernel void @f_second(ptr addrspace(1) "sycl-bi-directional-ports-true" "sycl-clock-2x-true" "sycl-register-map"="true" %p) #1 {
  call spir_func void @h_second(ptr addrspace(1) %p)
  ret void
}
define spir_func void @h_first(ptr addrspace(1) %p) #5 {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
define spir_func void @h_second(ptr addrspace(1) %p) #1 {
  store i32 2, ptr addrspace(1) %p, align 4
  ret void
}
define spir_kernel void @a_strict(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 7, ptr addrspace(1) null)
  store i32 3, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @facts(ptr addrspace(3) "sycl-implicit-local-arg" %p) #4 {
  store i32 4, ptr addrspace(3) %p, align 4
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

attributes #0 = { "sycl-awidth"="32" "sycl-bi-directional-ports-false" "sycl-buffer-location"="3" "sycl-clock-2x-false" "sycl-conduit"="true" "sycl-datapath" "sycl-dwidth"="64" "sycl-latency"="2" "sycl-latency-anchor-id"="5" "sycl-latency-constraint"="0,1,5" "sycl-max-private-copies"="2" "sycl-maxburst"="4" "sycl-num-banks"="8" "sycl-num-replicates"="2" "sycl-ram-stitching"="1" "sycl-read-write-mode"="1" "sycl-resource"="BLOCK_RAM" "sycl-stable"="true" "sycl-strict"="true" "sycl-stride-size"="16" "sycl-wait-request"="1" "sycl-word-size"="32" }
attributes #5 = { "sycl-awidth"="32" "sycl-bi-directional-ports-false" "sycl-buffer-location"="3" "sycl-clock-2x-false" "sycl-conduit"="true" "sycl-datapath" "sycl-dwidth"="64" "sycl-latency"="2" "sycl-latency-anchor-id"="5" "sycl-latency-constraint"="0,1,5" "sycl-max-private-copies"="2" "sycl-maxburst"="4" "sycl-num-banks"="8" "sycl-num-replicates"="2" "sycl-ram-stitching"="1" "sycl-read-write-mode"="1" "sycl-resource"="BLOCK_RAM" "sycl-stable"="true" "sycl-stride-size"="16" "sycl-wait-request"="1" "sycl-word-size"="32" }
attributes #1 = { "sycl-bi-directional-ports-true" "sycl-clock-2x-true" "sycl-register-map"="true" }
attributes #2 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-unique-id"="id_scope" }
attributes #3 = { "sycl-host-pipe" "sycl-host-pipe-size"="4" "sycl-unique-id"="id_pipe" }
attributes #4 = { "sycl-implicit-local-arg" "sycl-module-id"="a.cpp" "sycl-optlevel"="2" }
