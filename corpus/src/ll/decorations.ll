; Properties and metadata of kernels, parameters and variables: every row of the tables of decorations and execution modes.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@g0 = addrspace(1) global [1 x i32] zeroinitializer #0
@g1 = addrspace(1) global [2 x i32] zeroinitializer #1
@g2 = addrspace(1) global [3 x i32] zeroinitializer #2
@g3 = addrspace(1) global [4 x i32] zeroinitializer #3
@g4 = addrspace(1) global [5 x i32] zeroinitializer #4
@g5 = addrspace(1) global [6 x i32] zeroinitializer #5
@g6 = addrspace(1) global [7 x i32] zeroinitializer #6
@g7 = addrspace(1) global [8 x i32] zeroinitializer #7
@g8 = addrspace(1) global [9 x i32] zeroinitializer #8
@g9 = addrspace(1) global [10 x i32] zeroinitializer #9
@g10 = addrspace(1) global [11 x i32] zeroinitializer #10
@g11 = addrspace(1) global [12 x i32] zeroinitializer #11
@g12 = addrspace(1) global [13 x i32] zeroinitializer #12
@g13 = addrspace(1) global [14 x i32] zeroinitializer #13
@device = addrspace(1) global i32 1 #14
@written = addrspace(1) global i32 2 #15
@listed = addrspace(1) global i32 3, !spirv.Decorations !0
@streamed = addrspace(1) global i32 4, !io_pipe_id !1

define spir_kernel void @parameters(ptr addrspace(1) "sycl-buffer-location"="5" %p0, ptr addrspace(1) "sycl-conduit"="true" %p1, ptr addrspace(1) "sycl-register-map"="true" %p2, ptr addrspace(1) "sycl-awidth"="32" %p3, ptr addrspace(1) "sycl-dwidth"="64" %p4, ptr addrspace(1) "sycl-latency"="7" %p5, ptr addrspace(1) "sycl-read-write-mode"="2" %p6, ptr addrspace(1) "sycl-maxburst"="16" %p7, ptr addrspace(1) "sycl-wait-request"="1" %p8, ptr addrspace(1) "sycl-stable"="true" %p9, ptr addrspace(1) "sycl-strict"="true" %p10, ptr addrspace(1) "sycl-alignment"="64" %aligned) {
  ret void
}

define spir_kernel void @switched_off(ptr addrspace(1) "sycl-conduit"="false" %f1, ptr addrspace(1) "sycl-register-map"="false" %f2, ptr addrspace(1) "sycl-stable"="false" %f9, ptr addrspace(1) "sycl-strict"="false" %f10) {
  ret void
}

define spir_kernel void @listed_parameters(ptr addrspace(1) %a, i32 %b, ptr addrspace(1) %c) !spirv.ParameterDecorations !2 {
  ret void
}

define spir_kernel void @modes(ptr addrspace(1) %a) !max_global_work_dim !10 !scheduler_target_fmax_mhz !11 !max_work_group_size !12 !num_simd_work_items !13 !initiation_interval !14 !max_concurrency !15 !pipeline_kernel !16 !stall_enable !16 !stall_free !16 !ip_interface !17 !no_global_work_offset !16 {
  ret void
}

define spir_kernel void @streams(ptr addrspace(1) %a) !ip_interface !18 !prefer_dsp !16 !propagate_dsp_preference !16 !loop_fuse !19 {
  ret void
}

define spir_kernel void @sizes(ptr addrspace(1) %a) !reqd_work_group_size !20 !work_group_size_hint !21 !vec_type_hint !22 !intel_reqd_sub_group_size !23 {
  ret void
}

define spir_kernel void @hints(ptr addrspace(1) %a) !vec_type_hint !24 !reqd_work_group_size !25 {
  ret void
}

define spir_kernel void @qualified(ptr addrspace(1) %a, ptr addrspace(1) %b) !kernel_arg_type_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_name !30 {
  ret void
}

define spir_func void @preferred() !prefer_dsp !31 !max_concurrency !15 {
  ret void
}

attributes #0 = { "sycl-init-mode"="1" }
attributes #1 = { "sycl-implement-in-csr"="true" }
attributes #2 = { "sycl-datapath" }
attributes #3 = { "sycl-resource"="MLAB" }
attributes #4 = { "sycl-num-banks"="4" }
attributes #5 = { "sycl-max-private-copies"="2" }
attributes #6 = { "sycl-clock-2x-false" }
attributes #7 = { "sycl-clock-2x-true" }
attributes #8 = { "sycl-num-replicates"="3" }
attributes #9 = { "sycl-bi-directional-ports-false" }
attributes #10 = { "sycl-ram-stitching"="1" }
attributes #11 = { "sycl-stride-size"="8" }
attributes #12 = { "sycl-word-size"="4" }
attributes #13 = { "sycl-bi-directional-ports-true" }
attributes #14 = { "sycl-device-global-size"="4" "sycl-unique-id"="a_device" "sycl-host-access"="0" "sycl-device-image-scope"="false" }
attributes #15 = { "sycl-device-global-size"="4" "sycl-unique-id"="b_written" }

!opencl.ocl.version = !{!40}
!opencl.used.extensions = !{!41}
!llvm.ident = !{!42}
!spirv.ExecutionMode = !{!43, !44}

!0 = !{!3, !4, !5, !45, !46, !47}
!1 = !{i32 6}
!2 = !{!6, !7, !8}
!3 = !{i32 6147, i32 1, !"host_name"}
!4 = !{i32 6148, i32 0}
!5 = !{i32 6149, i1 true}
!6 = !{!9}
!7 = !{}
!8 = !{!9, !{i32 19, i32 1}, !{i32 38, i32 5}}
!9 = !{i32 5921, i32 9}
!10 = !{i32 2}
!45 = !{i32 6188, i32 2, !"other_name"}
!46 = !{i32 6190, i32 1}
!47 = !{i32 6191, i32 1}
!11 = !{i32 500}
!12 = !{i32 8, i32 4, i32 2}
!13 = !{i32 16}
!14 = !{i32 3}
!15 = !{i32 4}
!16 = !{i32 1}
!17 = !{!"csr"}
!18 = !{!"streaming", !"stall_free_return"}
!19 = !{i32 2, i32 1}
!20 = !{i32 8, i32 4, i32 2}
!21 = !{i32 16, i32 1, i32 3}
!22 = !{<4 x float> undef, i32 1}
!23 = !{i32 16}
!24 = !{i64 undef, i32 1}
!25 = !{i32 32}
!26 = !{!"volatile", !"const restrict"}
!27 = !{!"int*", !"float*"}
!28 = !{i32 1, i32 1}
!29 = !{!"none", !"none"}
!30 = !{!"a", !"b"}
!31 = !{i32 0}
!40 = !{i32 2, i32 0}
!41 = !{!"cl_khr_fp64", !"cl_khr_int64_base_atomics"}
!42 = !{!"a compiler"}
!43 = !{ptr @streams, i32 4462, i32 32}
!44 = !{ptr @streams, i32 31}
