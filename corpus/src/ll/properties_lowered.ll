; Compile-time properties, a function or variable for each row of the registry, as metadata and annotations by number: what DPC++'s pass makes of them.
; ll_properties has the same names and must become the same words.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64_fpga-unknown-unknown"

%of_datapath = type { i32, i32 }
%of_resource = type { i32, i32 }
%of_num_banks = type { i32, i32 }
%of_max_private_copies = type { i32, i32 }
%of_clock_2x_false = type { i32, i32 }
%of_clock_2x_true = type { i32, i32 }
%of_num_replicates = type { i32, i32 }
%of_bi_directional_ports_false = type { i32, i32 }
%of_ram_stitching = type { i32, i32 }
%of_stride_size = type { i32, i32 }
%of_word_size = type { i32, i32 }
%of_bi_directional_ports_true = type { i32, i32 }

@s0 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5921:\223\22}\00", section "llvm.metadata"
@s1 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@s2 = private unnamed_addr addrspace(1) constant [14 x i8] c"{6175:\22true\22}\00", section "llvm.metadata"
@s3 = private unnamed_addr addrspace(1) constant [14 x i8] c"{6176:\22true\22}\00", section "llvm.metadata"
@s4 = private unnamed_addr addrspace(1) constant [12 x i8] c"{6177:\2232\22}\00", section "llvm.metadata"
@s5 = private unnamed_addr addrspace(1) constant [12 x i8] c"{6178:\2264\22}\00", section "llvm.metadata"
@s6 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6179:\222\22}\00", section "llvm.metadata"
@s7 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6180:\221\22}\00", section "llvm.metadata"
@s8 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6181:\224\22}\00", section "llvm.metadata"
@s9 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6182:\221\22}\00", section "llvm.metadata"
@s10 = private unnamed_addr addrspace(1) constant [14 x i8] c"{6183:\22true\22}\00", section "llvm.metadata"
@s11 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6172:\225\22}\00", section "llvm.metadata"
@s12 = private unnamed_addr addrspace(1) constant [15 x i8] c"{6173:\220,1,5\22}\00", section "llvm.metadata"
@s13 = private unnamed_addr addrspace(1) constant [7 x i8] c"{5825}\00", section "llvm.metadata"
@s14 = private unnamed_addr addrspace(1) constant [19 x i8] c"{5826:\22BLOCK_RAM\22}\00", section "llvm.metadata"
@s15 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5827:\228\22}\00", section "llvm.metadata"
@s16 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5829:\222\22}\00", section "llvm.metadata"
@s17 = private unnamed_addr addrspace(1) constant [7 x i8] c"{5830}\00", section "llvm.metadata"
@s18 = private unnamed_addr addrspace(1) constant [7 x i8] c"{5831}\00", section "llvm.metadata"
@s19 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5832:\222\22}\00", section "llvm.metadata"
@s20 = private unnamed_addr addrspace(1) constant [7 x i8] c"{5833}\00", section "llvm.metadata"
@s21 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5836:\221\22}\00", section "llvm.metadata"
@s22 = private unnamed_addr addrspace(1) constant [12 x i8] c"{5883:\2216\22}\00", section "llvm.metadata"
@s23 = private unnamed_addr addrspace(1) constant [12 x i8] c"{5884:\2232\22}\00", section "llvm.metadata"
@s24 = private unnamed_addr addrspace(1) constant [7 x i8] c"{5885}\00", section "llvm.metadata"
@s25 = private unnamed_addr addrspace(1) constant [24 x i8] c"{5921:\223\22}{6183:\22true\22}\00", section "llvm.metadata"
@s26 = private unnamed_addr addrspace(1) constant [22 x i8] c"{5921:\223\22}{6177:\2232\22}\00", section "llvm.metadata"
@s27 = private unnamed_addr addrspace(1) constant [13 x i8] c"{6442:\221,1\22}\00", section "llvm.metadata"
@s28 = private unnamed_addr addrspace(1) constant [13 x i8] c"{6442:\222,3\22}\00", section "llvm.metadata"
@s29 = private unnamed_addr addrspace(1) constant [10 x i8] c"{44:\2232\22}\00", section "llvm.metadata"
@s30 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5921:\221\22}\00", section "llvm.metadata"

@g_init_mode = addrspace(1) global i32 0, align 4, !spirv.Decorations !1 #0
@g_implement_in_csr = addrspace(1) global i32 0, align 4, !spirv.Decorations !3 #1
@g_datapath = addrspace(1) global i32 0, align 4, !spirv.Decorations !5 #2
@g_resource = addrspace(1) global i32 0, align 4, !spirv.Decorations !7 #3
@g_num_banks = addrspace(1) global i32 0, align 4, !spirv.Decorations !9 #4
@g_max_private_copies = addrspace(1) global i32 0, align 4, !spirv.Decorations !11 #5
@g_clock_2x_false = addrspace(1) global i32 0, align 4, !spirv.Decorations !13 #6
@g_clock_2x_true = addrspace(1) global i32 0, align 4, !spirv.Decorations !15 #7
@g_num_replicates = addrspace(1) global i32 0, align 4, !spirv.Decorations !17 #8
@g_bi_directional_ports_false = addrspace(1) global i32 0, align 4, !spirv.Decorations !19 #9
@g_ram_stitching = addrspace(1) global i32 0, align 4, !spirv.Decorations !21 #10
@g_stride_size = addrspace(1) global i32 0, align 4, !spirv.Decorations !23 #11
@g_word_size = addrspace(1) global i32 0, align 4, !spirv.Decorations !25 #12
@g_bi_directional_ports_true = addrspace(1) global i32 0, align 4, !spirv.Decorations !27 #13
@dg_read = addrspace(1) global i32 0, align 4, !spirv.Decorations !29 #14
@dg_write = addrspace(1) global i32 0, align 4, !spirv.Decorations !31 #15
@dg_read_write = addrspace(1) global i32 0, align 4, !spirv.Decorations !33 #16
@dg_none = addrspace(1) global i32 0, align 4, !spirv.Decorations !35 #17
@dg_1 = addrspace(1) global i32 0, align 4, !spirv.Decorations !37 #18
@dg_None = addrspace(1) global i32 0, align 4, !spirv.Decorations !39 #19
define spir_kernel void @p_buffer_location(i32 %x, ptr addrspace(1) "sycl-buffer-location"="3" %p) !spirv.ParameterDecorations !43 {
  ret void
}
define spir_kernel void @p_conduit(i32 %x, ptr addrspace(1) "sycl-conduit"="true" %p) !spirv.ParameterDecorations !47 {
  ret void
}
define spir_kernel void @p_register_map(i32 %x, ptr addrspace(1) "sycl-register-map"="true" %p) !spirv.ParameterDecorations !51 {
  ret void
}
define spir_kernel void @p_awidth(i32 %x, ptr addrspace(1) "sycl-awidth"="32" %p) !spirv.ParameterDecorations !55 {
  ret void
}
define spir_kernel void @p_dwidth(i32 %x, ptr addrspace(1) "sycl-dwidth"="64" %p) !spirv.ParameterDecorations !59 {
  ret void
}
define spir_kernel void @p_latency(i32 %x, ptr addrspace(1) "sycl-latency"="2" %p) !spirv.ParameterDecorations !63 {
  ret void
}
define spir_kernel void @p_read_write_mode(i32 %x, ptr addrspace(1) "sycl-read-write-mode"="1" %p) !spirv.ParameterDecorations !67 {
  ret void
}
define spir_kernel void @p_maxburst(i32 %x, ptr addrspace(1) "sycl-maxburst"="4" %p) !spirv.ParameterDecorations !71 {
  ret void
}
define spir_kernel void @p_wait_request(i32 %x, ptr addrspace(1) "sycl-wait-request"="1" %p) !spirv.ParameterDecorations !75 {
  ret void
}
define spir_kernel void @p_stable(i32 %x, ptr addrspace(1) "sycl-stable"="true" %p) !spirv.ParameterDecorations !79 {
  ret void
}
define spir_kernel void @p_strict(i32 %x, ptr addrspace(1) "sycl-strict"="true" %p) !spirv.ParameterDecorations !83 {
  ret void
}
define spir_kernel void @p_alignment(ptr addrspace(1) noalias align 64 %p) {
  ret void
}
define spir_kernel void @f_work_group_size_0() #20 !reqd_work_group_size !84 !work_group_num_dim !85 {
  ret void
}
define spir_kernel void @f_work_group_size_1() #21 !reqd_work_group_size !86 !work_group_num_dim !87 {
  ret void
}
define spir_kernel void @f_work_group_size_2() #22 !reqd_work_group_size !88 {
  ret void
}
define spir_kernel void @f_work_group_size_hint_3() #23 !work_group_size_hint !89 !work_group_num_dim !90 {
  ret void
}
define spir_kernel void @f_max_work_group_size_4() #24 !max_work_group_size !91 !work_group_num_dim !92 {
  ret void
}
define spir_kernel void @f_max_linear_work_group_size_5() #25 !max_linear_work_group_size !93 {
  ret void
}
define spir_kernel void @f_sub_group_size_6() #26 !intel_reqd_sub_group_size !94 {
  ret void
}
define spir_kernel void @f_sub_group_size_7() #27 !intel_reqd_sub_group_size !95 {
  ret void
}
define spir_kernel void @f_single_task_8() #28 !max_global_work_dim !96 {
  ret void
}
define spir_kernel void @f_streaming_interface_9() #29 !ip_interface !97 {
  ret void
}
define spir_kernel void @f_streaming_interface_10() #30 !ip_interface !98 {
  ret void
}
define spir_kernel void @f_register_map_interface_11() #31 !ip_interface !99 {
  ret void
}
define spir_kernel void @f_register_map_interface_12() #32 !ip_interface !100 {
  ret void
}
define spir_kernel void @f_fpga_cluster_13() #33 !stall_free !101 {
  ret void
}
define spir_kernel void @f_fpga_cluster_14() #34 !stall_enable !102 {
  ret void
}
define spir_kernel void @f_grf_size_15() #35 !RegisterAllocMode !103 {
  ret void
}
define spir_kernel void @f_grf_size_16() #36 !RegisterAllocMode !104 {
  ret void
}
define spir_kernel void @f_grf_size_17() #37 !RegisterAllocMode !105 {
  ret void
}
define spir_kernel void @f_grf_size_18() #38 !MaximumRegisters !106 {
  ret void
}
define spir_kernel void @f_register_alloc_mode_19() #39 !RegisterAllocMode !107 {
  ret void
}
define spir_kernel void @f_maximum_registers_20() #40 !MaximumRegisters !108 {
  ret void
}
define spir_kernel void @f_maximum_registers_21() #41 !MaximumRegisters !109 {
  ret void
}
define spir_kernel void @f_device_has_22() #42 {
  ret void
}
define spir_kernel void @f_call_if_on_device_conditionally_23() #43 {
  ret void
}
define spir_kernel void @f_pipelined_24() #44 !spirv.Decorations !111 {
  ret void
}
define spir_kernel void @f_pipelined_25() #45 !spirv.Decorations !113 {
  ret void
}
define spir_kernel void @f_pipelined_26() #46 !spirv.Decorations !116 {
  ret void
}
define spir_kernel void @f_floats_0() #47 {
  ret void
}
define spir_kernel void @f_floats_1() #48 {
  ret void
}
define spir_kernel void @f_floats_2() #49 {
  ret void
}
define spir_kernel void @f_floats_3() #50 {
  ret void
}
define spir_kernel void @a_buffer_location(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s0, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_conduit(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_register_map(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s3, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_awidth(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s4, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_dwidth(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s5, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s6, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_read_write_mode(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s7, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_maxburst(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s8, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_wait_request(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s9, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_stable(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s10, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency_anchor_id(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s11, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency_constraint(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s12, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_datapath(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_datapath, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s13, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_resource(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_resource, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s14, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_num_banks(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_num_banks, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s15, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_max_private_copies(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_max_private_copies, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s16, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_clock_2x_false(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_clock_2x_false, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s17, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_clock_2x_true(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_clock_2x_true, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s18, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_num_replicates(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_num_replicates, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s19, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_bi_directional_ports_false(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_bi_directional_ports_false, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s20, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_ram_stitching(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_ram_stitching, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s21, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_stride_size(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_stride_size, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s22, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_word_size(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_word_size, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s23, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_bi_directional_ports_true(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_bi_directional_ports_true, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s24, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_several(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s25, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q, ptr addrspace(1) @s26, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %r, align 4
  ret void
}
define spir_kernel void @a_prefetch(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s27, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  %e = getelementptr inbounds i32, ptr addrspace(1) %p, i64 4
  %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s28, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %q, align 4
  store i32 1, ptr addrspace(1) %r, align 4
  ret void
}
define spir_func ptr addrspace(1) @a_alignment_alone(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s29, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  ret ptr addrspace(1) %q
}
define spir_kernel void @c_pointer(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s30, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null), !spirv.DecorationCacheControlINTEL !118
  %v = load i32, ptr addrspace(1) %q, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

attributes #0 = { "sycl-init-mode"="1" }
attributes #1 = { "sycl-implement-in-csr"="true" }
attributes #2 = { "sycl-datapath" }
attributes #3 = { "sycl-resource"="BLOCK_RAM" }
attributes #4 = { "sycl-num-banks"="8" }
attributes #5 = { "sycl-max-private-copies"="2" }
attributes #6 = { "sycl-clock-2x-false" }
attributes #7 = { "sycl-clock-2x-true" }
attributes #8 = { "sycl-num-replicates"="2" }
attributes #9 = { "sycl-bi-directional-ports-false" }
attributes #10 = { "sycl-ram-stitching"="1" }
attributes #11 = { "sycl-stride-size"="16" }
attributes #12 = { "sycl-word-size"="32" }
attributes #13 = { "sycl-bi-directional-ports-true" }
attributes #14 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_read" "sycl-host-access"="read" }
attributes #15 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_write" "sycl-host-access"="write" }
attributes #16 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_read_write" "sycl-host-access"="read_write" }
attributes #17 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_none" "sycl-host-access"="none" }
attributes #18 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_1" "sycl-host-access"="1" }
attributes #19 = { "sycl-device-global-size"="4" "sycl-unique-id"="id_None" }
attributes #20 = { "sycl-work-group-size"="16" }
attributes #21 = { "sycl-work-group-size"="8,4" }
attributes #22 = { "sycl-work-group-size"="1,2,3" }
attributes #23 = { "sycl-work-group-size-hint"="8,4" }
attributes #24 = { "sycl-max-work-group-size"="64,2" }
attributes #25 = { "sycl-max-linear-work-group-size"="256" }
attributes #26 = { "sycl-sub-group-size"="16" }
attributes #27 = { "sycl-sub-group-size"="-1" }
attributes #28 = { "sycl-single-task" }
attributes #29 = { "sycl-streaming-interface"="0" }
attributes #30 = { "sycl-streaming-interface"="1" }
attributes #31 = { "sycl-register-map-interface"="0" }
attributes #32 = { "sycl-register-map-interface"="1" }
attributes #33 = { "sycl-fpga-cluster"="0" }
attributes #34 = { "sycl-fpga-cluster"="1" }
attributes #35 = { "sycl-grf-size"="0" }
attributes #36 = { "sycl-grf-size"="128" }
attributes #37 = { "sycl-grf-size"="256" }
attributes #38 = { "sycl-grf-size"="512" }
attributes #39 = { "sycl-register-alloc-mode"="2" }
attributes #40 = { "sycl-maximum-registers"="0" }
attributes #41 = { "sycl-maximum-registers"="128" }
attributes #42 = { "sycl-device-has"="5,6" }
attributes #43 = { "sycl-call-if-on-device-conditionally" }
attributes #44 = { "sycl-pipelined"="-1" }
attributes #45 = { "sycl-pipelined"="0" }
attributes #46 = { "sycl-pipelined"="3" }
attributes #47 = { "sycl-floating-point-control"="17" }
attributes #48 = { "sycl-floating-point-control"="2" }
attributes #49 = { "sycl-floating-point-control"="4" }
attributes #50 = { "sycl-floating-point-control"="232" }

!spirv.ExecutionMode = !{!119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136}

!0 = !{i32 6148, i32 1}
!1 = !{!0}
!2 = !{i32 6149, i32 1}
!3 = !{!2}
!4 = !{i32 5825}
!5 = !{!4}
!6 = !{i32 5826, !"BLOCK_RAM"}
!7 = !{!6}
!8 = !{i32 5827, i32 8}
!9 = !{!8}
!10 = !{i32 5829, i32 2}
!11 = !{!10}
!12 = !{i32 5830}
!13 = !{!12}
!14 = !{i32 5831}
!15 = !{!14}
!16 = !{i32 5832, i32 2}
!17 = !{!16}
!18 = !{i32 5833}
!19 = !{!18}
!20 = !{i32 5836, i32 1}
!21 = !{!20}
!22 = !{i32 5883, i32 16}
!23 = !{!22}
!24 = !{i32 5884, i32 32}
!25 = !{!24}
!26 = !{i32 5885}
!27 = !{!26}
!28 = !{i32 6147, i32 1, !"id_read"}
!29 = !{!28}
!30 = !{i32 6147, i32 2, !"id_write"}
!31 = !{!30}
!32 = !{i32 6147, i32 3, !"id_read_write"}
!33 = !{!32}
!34 = !{i32 6147, i32 0, !"id_none"}
!35 = !{!34}
!36 = !{i32 6147, i32 1, !"id_1"}
!37 = !{!36}
!38 = !{i32 6147, i32 2, !"id_None"}
!39 = !{!38}
!40 = !{}
!41 = !{i32 5921, i32 3}
!42 = !{!41}
!43 = !{!40, !42}
!44 = !{}
!45 = !{i32 6175, i32 1}
!46 = !{!45}
!47 = !{!44, !46}
!48 = !{}
!49 = !{i32 6176, i32 1}
!50 = !{!49}
!51 = !{!48, !50}
!52 = !{}
!53 = !{i32 6177, i32 32}
!54 = !{!53}
!55 = !{!52, !54}
!56 = !{}
!57 = !{i32 6178, i32 64}
!58 = !{!57}
!59 = !{!56, !58}
!60 = !{}
!61 = !{i32 6179, i32 2}
!62 = !{!61}
!63 = !{!60, !62}
!64 = !{}
!65 = !{i32 6180, i32 1}
!66 = !{!65}
!67 = !{!64, !66}
!68 = !{}
!69 = !{i32 6181, i32 4}
!70 = !{!69}
!71 = !{!68, !70}
!72 = !{}
!73 = !{i32 6182, i32 1}
!74 = !{!73}
!75 = !{!72, !74}
!76 = !{}
!77 = !{i32 6183, i32 1}
!78 = !{!77}
!79 = !{!76, !78}
!80 = !{}
!81 = !{i32 19, i32 1}
!82 = !{!81}
!83 = !{!80, !82}
!84 = !{i64 16, i64 1, i64 1}
!85 = !{i32 1}
!86 = !{i64 4, i64 8, i64 1}
!87 = !{i32 2}
!88 = !{i64 3, i64 2, i64 1}
!89 = !{i64 4, i64 8, i64 1}
!90 = !{i32 2}
!91 = !{i64 2, i64 64, i64 1}
!92 = !{i32 2}
!93 = !{i64 256}
!94 = !{i32 16}
!95 = !{i32 -1}
!96 = !{i32 0}
!97 = !{!"streaming"}
!98 = !{!"streaming", !"stall_free_return"}
!99 = !{!"csr"}
!100 = !{!"csr", !"wait_for_done_write"}
!101 = !{i32 1}
!102 = !{i32 1}
!103 = !{i32 0}
!104 = !{i32 1}
!105 = !{i32 2}
!106 = !{i32 512}
!107 = !{i32 2}
!108 = !{!"AutoINTEL"}
!109 = !{i32 128}
!110 = !{i32 5919, i32 1}
!111 = !{!110}
!112 = !{i32 5919, i32 0}
!113 = !{!112}
!114 = !{i32 5919, i32 1}
!115 = !{i32 5917, i32 3}
!116 = !{!114, !115}
!117 = !{i32 6442, i32 0, i32 1, i32 0}
!118 = !{!117}
!119 = !{ptr @f_floats_0, i32 4462, i32 64}
!120 = !{ptr @f_floats_0, i32 4462, i32 32}
!121 = !{ptr @f_floats_0, i32 4462, i32 16}
!122 = !{ptr @f_floats_0, i32 4460, i32 64}
!123 = !{ptr @f_floats_0, i32 4460, i32 32}
!124 = !{ptr @f_floats_0, i32 4460, i32 16}
!125 = !{ptr @f_floats_1, i32 5620, i32 64}
!126 = !{ptr @f_floats_1, i32 5620, i32 32}
!127 = !{ptr @f_floats_1, i32 5620, i32 16}
!128 = !{ptr @f_floats_2, i32 5621, i32 64}
!129 = !{ptr @f_floats_2, i32 5621, i32 32}
!130 = !{ptr @f_floats_2, i32 5621, i32 16}
!131 = !{ptr @f_floats_3, i32 4463, i32 64}
!132 = !{ptr @f_floats_3, i32 4463, i32 32}
!133 = !{ptr @f_floats_3, i32 4463, i32 16}
!134 = !{ptr @f_floats_3, i32 4459, i32 16}
!135 = !{ptr @f_floats_3, i32 4459, i32 32}
!136 = !{ptr @f_floats_3, i32 4459, i32 64}
