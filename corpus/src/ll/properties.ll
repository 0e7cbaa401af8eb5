; Compile-time properties, a function or variable for each row of the registry, as attributes and as annotations with a list of names and values, as DPC++'s front end writes them.
; ll_properties_lowered has the same names and must become the same words.
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

@s0 = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-buffer-location\00", section "llvm.metadata"
@s1 = private unnamed_addr addrspace(1) constant [2 x i8] c"3\00", section "llvm.metadata"
@s2 = private unnamed_addr addrspace(1) constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@s3 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@s4 = private unnamed_addr addrspace(1) constant [13 x i8] c"sycl-conduit\00", section "llvm.metadata"
@s5 = private unnamed_addr addrspace(1) constant [5 x i8] c"true\00", section "llvm.metadata"
@s6 = private unnamed_addr addrspace(1) constant [18 x i8] c"sycl-register-map\00", section "llvm.metadata"
@s7 = private unnamed_addr addrspace(1) constant [12 x i8] c"sycl-awidth\00", section "llvm.metadata"
@s8 = private unnamed_addr addrspace(1) constant [3 x i8] c"32\00", section "llvm.metadata"
@s9 = private unnamed_addr addrspace(1) constant [12 x i8] c"sycl-dwidth\00", section "llvm.metadata"
@s10 = private unnamed_addr addrspace(1) constant [3 x i8] c"64\00", section "llvm.metadata"
@s11 = private unnamed_addr addrspace(1) constant [13 x i8] c"sycl-latency\00", section "llvm.metadata"
@s12 = private unnamed_addr addrspace(1) constant [2 x i8] c"2\00", section "llvm.metadata"
@s13 = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-read-write-mode\00", section "llvm.metadata"
@s14 = private unnamed_addr addrspace(1) constant [2 x i8] c"1\00", section "llvm.metadata"
@s15 = private unnamed_addr addrspace(1) constant [14 x i8] c"sycl-maxburst\00", section "llvm.metadata"
@s16 = private unnamed_addr addrspace(1) constant [2 x i8] c"4\00", section "llvm.metadata"
@s17 = private unnamed_addr addrspace(1) constant [18 x i8] c"sycl-wait-request\00", section "llvm.metadata"
@s18 = private unnamed_addr addrspace(1) constant [12 x i8] c"sycl-stable\00", section "llvm.metadata"
@s19 = private unnamed_addr addrspace(1) constant [23 x i8] c"sycl-latency-anchor-id\00", section "llvm.metadata"
@s20 = private unnamed_addr addrspace(1) constant [2 x i8] c"5\00", section "llvm.metadata"
@s21 = private unnamed_addr addrspace(1) constant [24 x i8] c"sycl-latency-constraint\00", section "llvm.metadata"
@s22 = private unnamed_addr addrspace(1) constant [6 x i8] c"0,1,5\00", section "llvm.metadata"
@s23 = private unnamed_addr addrspace(1) constant [14 x i8] c"sycl-datapath\00", section "llvm.metadata"
@s24 = private unnamed_addr addrspace(1) constant [14 x i8] c"sycl-resource\00", section "llvm.metadata"
@s25 = private unnamed_addr addrspace(1) constant [10 x i8] c"BLOCK_RAM\00", section "llvm.metadata"
@s26 = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-num-banks\00", section "llvm.metadata"
@s27 = private unnamed_addr addrspace(1) constant [2 x i8] c"8\00", section "llvm.metadata"
@s28 = private unnamed_addr addrspace(1) constant [24 x i8] c"sycl-max-private-copies\00", section "llvm.metadata"
@s29 = private unnamed_addr addrspace(1) constant [20 x i8] c"sycl-clock-2x-false\00", section "llvm.metadata"
@s30 = private unnamed_addr addrspace(1) constant [19 x i8] c"sycl-clock-2x-true\00", section "llvm.metadata"
@s31 = private unnamed_addr addrspace(1) constant [20 x i8] c"sycl-num-replicates\00", section "llvm.metadata"
@s32 = private unnamed_addr addrspace(1) constant [32 x i8] c"sycl-bi-directional-ports-false\00", section "llvm.metadata"
@s33 = private unnamed_addr addrspace(1) constant [19 x i8] c"sycl-ram-stitching\00", section "llvm.metadata"
@s34 = private unnamed_addr addrspace(1) constant [17 x i8] c"sycl-stride-size\00", section "llvm.metadata"
@s35 = private unnamed_addr addrspace(1) constant [3 x i8] c"16\00", section "llvm.metadata"
@s36 = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-word-size\00", section "llvm.metadata"
@s37 = private unnamed_addr addrspace(1) constant [31 x i8] c"sycl-bi-directional-ports-true\00", section "llvm.metadata"
@s38 = private unnamed_addr addrspace(1) constant [13 x i8] c"sycl-unknown\00", section "llvm.metadata"
@s39 = private unnamed_addr addrspace(1) constant [2 x i8] c"9\00", section "llvm.metadata"
@s40 = private unnamed_addr addrspace(1) constant [19 x i8] c"sycl-prefetch-hint\00", section "llvm.metadata"
@s41 = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-prefetch-hint-nt\00", section "llvm.metadata"
@s42 = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-alignment\00", section "llvm.metadata"
@s43 = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-cache-read-hint\00", section "llvm.metadata"
@s44 = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-cache-write-hint\00", section "llvm.metadata"
@s45 = private unnamed_addr addrspace(1) constant [8 x i8] c"2097152\00", section "llvm.metadata"
@s46 = private unnamed_addr addrspace(1) constant [5 x i8] c"0x10\00", section "llvm.metadata"
@l0 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s0, ptr addrspace(1) @s1 }, section "llvm.metadata"
@l1 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l2 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s6, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l3 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s7, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l4 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s9, ptr addrspace(1) @s10 }, section "llvm.metadata"
@l5 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s11, ptr addrspace(1) @s12 }, section "llvm.metadata"
@l6 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s13, ptr addrspace(1) @s14 }, section "llvm.metadata"
@l7 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s15, ptr addrspace(1) @s16 }, section "llvm.metadata"
@l8 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s17, ptr addrspace(1) @s14 }, section "llvm.metadata"
@l9 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s18, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l10 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s19, ptr addrspace(1) @s20 }, section "llvm.metadata"
@l11 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s21, ptr addrspace(1) @s22 }, section "llvm.metadata"
@l12 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s23, ptr addrspace(1) null }, section "llvm.metadata"
@l13 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s24, ptr addrspace(1) @s25 }, section "llvm.metadata"
@l14 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s26, ptr addrspace(1) @s27 }, section "llvm.metadata"
@l15 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s28, ptr addrspace(1) @s12 }, section "llvm.metadata"
@l16 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s29, ptr addrspace(1) null }, section "llvm.metadata"
@l17 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s30, ptr addrspace(1) null }, section "llvm.metadata"
@l18 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s31, ptr addrspace(1) @s12 }, section "llvm.metadata"
@l19 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s32, ptr addrspace(1) null }, section "llvm.metadata"
@l20 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s33, ptr addrspace(1) @s14 }, section "llvm.metadata"
@l21 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s34, ptr addrspace(1) @s35 }, section "llvm.metadata"
@l22 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s36, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l23 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s37, ptr addrspace(1) null }, section "llvm.metadata"
@l24 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s0, ptr addrspace(1) @s1, ptr addrspace(1) @s38, ptr addrspace(1) @s39, ptr addrspace(1) @s18, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l25 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s0, ptr addrspace(1) @s1, ptr addrspace(1) @s7, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l26 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s40, ptr addrspace(1) @s14 }, section "llvm.metadata"
@l27 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s41, ptr addrspace(1) @s12 }, section "llvm.metadata"
@l28 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s42, ptr addrspace(1) @s10 }, section "llvm.metadata"
@l29 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s42, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l30 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s43, ptr addrspace(1) @s35, ptr addrspace(1) @s44, ptr addrspace(1) @s45 }, section "llvm.metadata"
@l31 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s43, ptr addrspace(1) @s46, ptr addrspace(1) @s0, ptr addrspace(1) @s14 }, section "llvm.metadata"

@g_init_mode = addrspace(1) global i32 0, align 4 #0
@g_implement_in_csr = addrspace(1) global i32 0, align 4 #1
@g_datapath = addrspace(1) global i32 0, align 4 #2
@g_resource = addrspace(1) global i32 0, align 4 #3
@g_num_banks = addrspace(1) global i32 0, align 4 #4
@g_max_private_copies = addrspace(1) global i32 0, align 4 #5
@g_clock_2x_false = addrspace(1) global i32 0, align 4 #6
@g_clock_2x_true = addrspace(1) global i32 0, align 4 #7
@g_num_replicates = addrspace(1) global i32 0, align 4 #8
@g_bi_directional_ports_false = addrspace(1) global i32 0, align 4 #9
@g_ram_stitching = addrspace(1) global i32 0, align 4 #10
@g_stride_size = addrspace(1) global i32 0, align 4 #11
@g_word_size = addrspace(1) global i32 0, align 4 #12
@g_bi_directional_ports_true = addrspace(1) global i32 0, align 4 #13
@dg_read = addrspace(1) global i32 0, align 4 #14
@dg_write = addrspace(1) global i32 0, align 4 #15
@dg_read_write = addrspace(1) global i32 0, align 4 #16
@dg_none = addrspace(1) global i32 0, align 4 #17
@dg_1 = addrspace(1) global i32 0, align 4 #18
@dg_None = addrspace(1) global i32 0, align 4 #19
define spir_kernel void @p_buffer_location(i32 %x, ptr addrspace(1) "sycl-buffer-location"="3" %p) {
  ret void
}
define spir_kernel void @p_conduit(i32 %x, ptr addrspace(1) "sycl-conduit"="true" %p) {
  ret void
}
define spir_kernel void @p_register_map(i32 %x, ptr addrspace(1) "sycl-register-map"="true" %p) {
  ret void
}
define spir_kernel void @p_awidth(i32 %x, ptr addrspace(1) "sycl-awidth"="32" %p) {
  ret void
}
define spir_kernel void @p_dwidth(i32 %x, ptr addrspace(1) "sycl-dwidth"="64" %p) {
  ret void
}
define spir_kernel void @p_latency(i32 %x, ptr addrspace(1) "sycl-latency"="2" %p) {
  ret void
}
define spir_kernel void @p_read_write_mode(i32 %x, ptr addrspace(1) "sycl-read-write-mode"="1" %p) {
  ret void
}
define spir_kernel void @p_maxburst(i32 %x, ptr addrspace(1) "sycl-maxburst"="4" %p) {
  ret void
}
define spir_kernel void @p_wait_request(i32 %x, ptr addrspace(1) "sycl-wait-request"="1" %p) {
  ret void
}
define spir_kernel void @p_stable(i32 %x, ptr addrspace(1) "sycl-stable"="true" %p) {
  ret void
}
define spir_kernel void @p_strict(i32 %x, ptr addrspace(1) "sycl-strict"="true" %p) {
  ret void
}
define spir_kernel void @p_alignment(ptr addrspace(1) noalias "sycl-alignment"="64" %p) {
  ret void
}
define spir_kernel void @f_work_group_size_0() #20 {
  ret void
}
define spir_kernel void @f_work_group_size_1() #21 {
  ret void
}
define spir_kernel void @f_work_group_size_2() #22 {
  ret void
}
define spir_kernel void @f_work_group_size_hint_3() #23 {
  ret void
}
define spir_kernel void @f_max_work_group_size_4() #24 {
  ret void
}
define spir_kernel void @f_max_linear_work_group_size_5() #25 {
  ret void
}
define spir_kernel void @f_sub_group_size_6() #26 {
  ret void
}
define spir_kernel void @f_sub_group_size_7() #27 {
  ret void
}
define spir_kernel void @f_single_task_8() #28 {
  ret void
}
define spir_kernel void @f_streaming_interface_9() #29 {
  ret void
}
define spir_kernel void @f_streaming_interface_10() #30 {
  ret void
}
define spir_kernel void @f_register_map_interface_11() #31 {
  ret void
}
define spir_kernel void @f_register_map_interface_12() #32 {
  ret void
}
define spir_kernel void @f_fpga_cluster_13() #33 {
  ret void
}
define spir_kernel void @f_fpga_cluster_14() #34 {
  ret void
}
define spir_kernel void @f_grf_size_15() #35 {
  ret void
}
define spir_kernel void @f_grf_size_16() #36 {
  ret void
}
define spir_kernel void @f_grf_size_17() #37 {
  ret void
}
define spir_kernel void @f_grf_size_18() #38 {
  ret void
}
define spir_kernel void @f_register_alloc_mode_19() #39 {
  ret void
}
define spir_kernel void @f_maximum_registers_20() #40 {
  ret void
}
define spir_kernel void @f_maximum_registers_21() #41 {
  ret void
}
define spir_kernel void @f_device_has_22() #42 {
  ret void
}
define spir_kernel void @f_call_if_on_device_conditionally_23() #43 {
  ret void
}
define spir_kernel void @f_pipelined_24() #44 {
  ret void
}
define spir_kernel void @f_pipelined_25() #45 {
  ret void
}
define spir_kernel void @f_pipelined_26() #46 {
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
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l0)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_conduit(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l1)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_register_map(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l2)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_awidth(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l3)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_dwidth(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l4)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l5)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_read_write_mode(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l6)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_maxburst(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l7)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_wait_request(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l8)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_stable(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l9)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency_anchor_id(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l10)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_latency_constraint(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l11)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_datapath(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_datapath, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l12)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_resource(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_resource, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l13)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_num_banks(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_num_banks, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l14)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_max_private_copies(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_max_private_copies, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l15)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_clock_2x_false(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_clock_2x_false, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l16)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_clock_2x_true(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_clock_2x_true, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l17)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_num_replicates(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_num_replicates, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l18)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_bi_directional_ports_false(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_bi_directional_ports_false, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l19)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_ram_stitching(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_ram_stitching, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l20)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_stride_size(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_stride_size, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l21)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_word_size(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_word_size, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l22)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @m_bi_directional_ports_true(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %of_bi_directional_ports_true, ptr addrspace(1) %p, i32 0, i32 1
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l23)
  store i32 1, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @a_several(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l24)
  %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l25)
  store i32 1, ptr addrspace(1) %r, align 4
  ret void
}
define spir_kernel void @a_prefetch(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l26)
  %e = getelementptr inbounds i32, ptr addrspace(1) %p, i64 4
  %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l27)
  store i32 1, ptr addrspace(1) %q, align 4
  store i32 1, ptr addrspace(1) %r, align 4
  ret void
}
define spir_func ptr addrspace(1) @a_alignment_alone(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l29)
  ret ptr addrspace(1) %q
}
define spir_kernel void @c_pointer(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l31)
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
