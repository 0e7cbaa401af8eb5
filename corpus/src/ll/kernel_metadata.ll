; Every metadata of kernels that becomes an execution mode or a decoration: with all of its operands, with
; some, with values that switch it off, and at a function, too.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @modes(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) !max_work_group_size !0 !max_global_work_dim !1 !num_simd_work_items !2 !scheduler_target_fmax_mhz !3 !no_global_work_offset !4 !kernel_arg_buffer_location !5 !kernel_arg_runtime_aligned !6 !kernel_arg_type_qual !7 {
  ret void
}

define spir_kernel void @some_of_them(ptr addrspace(1) %a) !max_work_group_size !8 !no_global_work_offset !9 !reqd_work_group_size !10 !vec_type_hint !11 {
  ret void
}

define spir_kernel void @hints() !work_group_size_hint !10 !vec_type_hint !12 !intel_reqd_sub_group_size !2 {
  ret void
}

define spir_kernel void @half_hint() !vec_type_hint !13 !reqd_work_group_size !8 {
  ret void
}

define spir_kernel void @registers() !ip_interface !14 {
  ret void
}

define spir_kernel void @registers_that_wait() !ip_interface !15 {
  ret void
}

define spir_kernel void @streams() !ip_interface !16 {
  ret void
}

define spir_kernel void @streams_without_stalls() !ip_interface !17 {
  ret void
}

define spir_kernel void @decorated() !stall_enable !4 !stall_free !4 !loop_fuse !18 !initiation_interval !2 !max_concurrency !3 !pipeline_kernel !4 !prefer_dsp !4 !propagate_dsp_preference !4 {
  call spir_func void @function()
  ret void
}

define spir_kernel void @switched_off() !stall_enable !9 !stall_free !9 !prefer_dsp !9 !pipeline_kernel !9 {
  ret void
}

define spir_func void @function() !loop_fuse !19 !stall_free !4 !prefer_dsp !4 {
  ret void
}

define spir_kernel void @listed() {
  ret void
}

!spirv.ExecutionMode = !{!20, !21, !22}

!0 = !{i32 8, i32 4, i32 2}
!1 = !{i32 3}
!2 = !{i32 16}
!3 = !{i32 240}
!4 = !{i32 1}
!5 = !{i32 2, i32 -1, i32 5}
!6 = !{i1 false, i1 true, i1 true}
!7 = !{!"const restrict", !"const volatile", !"volatile"}
!8 = !{i32 7, i32 3}
!9 = !{i32 0}
!10 = !{i32 5, i32 4, i32 3}
!11 = !{<4 x i32> undef, i32 1}
!12 = !{float undef, i32 0}
!13 = !{<8 x half> undef, i32 0}
!14 = !{!"csr"}
!15 = !{!"csr", !"wait_for_done_write"}
!16 = !{!"streaming"}
!17 = !{!"streaming", !"stall_free_return"}
!18 = !{i32 3, i32 1}
!19 = !{i32 2}
!20 = !{ptr @listed, i32 31}
!21 = !{ptr @listed, i32 17, i32 2, i32 3, i32 4}
!22 = !{ptr @listed, i32 35, i32 8}
