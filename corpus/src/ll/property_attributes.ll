; Every compile-time property that becomes a decoration: as an attribute of a variable, of a kernel and of a
; parameter, with values that switch it off or are no number, and spelt out in metadata.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@spelt = addrspace(1) global i32 0, !spirv.Decorations !0
@memory = addrspace(1) global [4 x i32] zeroinitializer #0
@ports = addrspace(1) global i32 0 #1
@off = addrspace(1) global i32 0 #2
@read = addrspace(1) global i32 0 #3
@both = addrspace(1) global i32 0 #4
@twice = addrspace(1) global i32 0, !spirv.Decorations !6 #0
@pipe = addrspace(1) global i32 0, !io_pipe_id !8

define spir_kernel void @kernel(ptr addrspace(1) "sycl-buffer-location"="3" "sycl-conduit"="true" "sycl-awidth"="32" "sycl-dwidth"="64" "sycl-latency"="1" "sycl-read-write-mode"="2" "sycl-maxburst"="4" "sycl-wait-request"="1" "sycl-alignment"="16" %a, ptr addrspace(1) "sycl-register-map"="true" "sycl-stable"="true" "sycl-strict"="true" %b, i32 "sycl-stable"="false" "sycl-register-map"="true" %c, ptr addrspace(1) "sycl-strict"="false" "sycl-alignment"="none" %d) !spirv.Decorations !7 !spirv.ParameterDecorations !10 {
  %1 = load i32, ptr addrspace(1) @spelt
  store i32 %1, ptr addrspace(1) %a
  ret void
}

attributes #0 = { "sycl-datapath" "sycl-resource"="MLAB" "sycl-num-banks"="4" "sycl-max-private-copies"="2" "sycl-clock-2x-true" "sycl-num-replicates"="3" "sycl-bi-directional-ports-false" "sycl-ram-stitching"="1" "sycl-stride-size"="8" "sycl-word-size"="16" }
attributes #1 = { "sycl-clock-2x-false" "sycl-bi-directional-ports-true" "sycl-init-mode"="1" "sycl-implement-in-csr"="true" "sycl-num-banks"="many" }
attributes #2 = { "sycl-implement-in-csr"="False" "sycl-init-mode"="0" "sycl-unknown"="1" }
attributes #3 = { "sycl-device-global-size"="4" "sycl-host-access"="0" "sycl-unique-id"="readable" }
attributes #4 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_of_both" }

!0 = !{!1, !2, !3, !4}
!1 = !{i32 6148, i32 1}
!2 = !{i32 6149, i1 true}
!3 = !{i32 6147, i32 1, !"name_there"}
!4 = !{i32 19, i32 1}
!6 = !{!9}
!7 = !{!1}
!8 = !{i32 5}
!9 = !{i32 5827, i32 8}
!10 = !{!11, !12, null, !13}
!11 = !{!14, !15}
!12 = !{}
!13 = !{!16}
!14 = !{i32 5921, i32 9}
!15 = !{i32 19, i32 0}
!16 = !{i32 44, i32 8}
