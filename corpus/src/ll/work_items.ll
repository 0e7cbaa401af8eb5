; Queries of work-items, masks, clocks, barriers, fences and conversions of address spaces, by their mangled names.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z23get_enqueued_local_sizej(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z17get_global_offsetj(i32)
declare spir_func i32 @_Z12get_work_dimv()
declare spir_func i64 @_Z20get_global_linear_idv()
declare spir_func i64 @_Z19get_local_linear_idv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z22get_max_sub_group_sizev()
declare spir_func i32 @_Z18get_num_sub_groupsv()
declare spir_func i32 @_Z27get_enqueued_num_sub_groupsv()
declare spir_func i32 @_Z16get_sub_group_idv()
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()
declare spir_func <4 x i32> @_Z21get_sub_group_gt_maskv()
declare spir_func <4 x i32> @_Z21get_sub_group_le_maskv()
declare spir_func <4 x i32> @_Z21get_sub_group_lt_maskv()
declare spir_func i64 @_Z17clock_read_devicev()
declare spir_func i64 @_Z21clock_read_work_groupv()
declare spir_func i64 @_Z20clock_read_sub_groupv()
declare spir_func <2 x i32> @_Z22clock_read_hilo_devicev()
declare spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv()
declare spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv()
declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj(i32)
declare spir_func void @_Z17sub_group_barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
declare spir_func void @_Z17sub_group_barrierj12memory_scope(i32, i32)
declare spir_func void @_Z9mem_fencej(i32)
declare spir_func void @_Z14read_mem_fencej(i32)
declare spir_func void @_Z15write_mem_fencej(i32)
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32)
declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32)
declare spir_func void @_Z29intel_work_group_barrier_waitj(i32)
declare spir_func void @_Z31intel_work_group_barrier_arrivej12memory_scope(i32, i32)
declare spir_func void @_Z29intel_work_group_barrier_waitj12memory_scope(i32, i32)
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))
declare spir_func ptr addrspace(3) @_Z8to_localPU3AS4v(ptr addrspace(4))
declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))
declare spir_func ptr @__to_private(ptr addrspace(4))

define spir_kernel void @queries(ptr addrspace(1) %out, i32 %i32) {
  %x1 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z15get_global_sizej(i32 2)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z15get_global_sizej(i32 5)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z15get_global_sizej(i32 %i32)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z13get_global_idj(i32 2)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z13get_global_idj(i32 5)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z13get_global_idj(i32 %i32)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z14get_local_sizej(i32 5)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z14get_local_sizej(i32 %i32)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 0)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 2)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 5)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 %i32)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z12get_local_idj(i32 0)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z12get_local_idj(i32 2)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z12get_local_idj(i32 5)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z12get_local_idj(i32 %i32)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z14get_num_groupsj(i32 0)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z14get_num_groupsj(i32 2)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z14get_num_groupsj(i32 5)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z14get_num_groupsj(i32 %i32)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z12get_group_idj(i32 0)
  store i64 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i64 @_Z12get_group_idj(i32 2)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z12get_group_idj(i32 5)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z12get_group_idj(i32 %i32)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z17get_global_offsetj(i32 0)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z17get_global_offsetj(i32 2)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z17get_global_offsetj(i32 5)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i64 @_Z17get_global_offsetj(i32 %i32)
  store i64 %x32, ptr addrspace(1) %out
  %x33 = call spir_func i32 @_Z12get_work_dimv()
  store i32 %x33, ptr addrspace(1) %out
  %x34 = call spir_func i64 @_Z20get_global_linear_idv()
  store i64 %x34, ptr addrspace(1) %out
  %x35 = call spir_func i64 @_Z19get_local_linear_idv()
  store i64 %x35, ptr addrspace(1) %out
  %x36 = call spir_func i32 @_Z18get_sub_group_sizev()
  store i32 %x36, ptr addrspace(1) %out
  %x37 = call spir_func i32 @_Z22get_max_sub_group_sizev()
  store i32 %x37, ptr addrspace(1) %out
  %x38 = call spir_func i32 @_Z18get_num_sub_groupsv()
  store i32 %x38, ptr addrspace(1) %out
  %x39 = call spir_func i32 @_Z27get_enqueued_num_sub_groupsv()
  store i32 %x39, ptr addrspace(1) %out
  %x40 = call spir_func i32 @_Z16get_sub_group_idv()
  store i32 %x40, ptr addrspace(1) %out
  %x41 = call spir_func i32 @_Z22get_sub_group_local_idv()
  store i32 %x41, ptr addrspace(1) %out
  %x42 = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
  store <4 x i32> %x42, ptr addrspace(1) %out
  %x43 = call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()
  store <4 x i32> %x43, ptr addrspace(1) %out
  %x44 = call spir_func <4 x i32> @_Z21get_sub_group_gt_maskv()
  store <4 x i32> %x44, ptr addrspace(1) %out
  %x45 = call spir_func <4 x i32> @_Z21get_sub_group_le_maskv()
  store <4 x i32> %x45, ptr addrspace(1) %out
  %x46 = call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv()
  store <4 x i32> %x46, ptr addrspace(1) %out
  ret void
}

define spir_func void @clocks(ptr addrspace(1) %out) {
  %x1 = call spir_func i64 @_Z17clock_read_devicev()
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z21clock_read_work_groupv()
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z20clock_read_sub_groupv()
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func <2 x i32> @_Z22clock_read_hilo_devicev()
  store <2 x i32> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <2 x i32> @_Z26clock_read_hilo_work_groupv()
  store <2 x i32> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv()
  store <2 x i32> %x6, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @synchronisation(ptr addrspace(1) %out, i32 %i32) {
  call spir_func void @_Z7barrierj(i32 1)
  call spir_func void @_Z7barrierj(i32 2)
  call spir_func void @_Z7barrierj(i32 3)
  call spir_func void @_Z7barrierj(i32 4)
  call spir_func void @_Z7barrierj(i32 7)
  call spir_func void @_Z18work_group_barrierj(i32 1)
  call spir_func void @_Z18work_group_barrierj(i32 2)
  call spir_func void @_Z18work_group_barrierj(i32 3)
  call spir_func void @_Z18work_group_barrierj(i32 4)
  call spir_func void @_Z18work_group_barrierj(i32 7)
  call spir_func void @_Z17sub_group_barrierj(i32 1)
  call spir_func void @_Z17sub_group_barrierj(i32 2)
  call spir_func void @_Z17sub_group_barrierj(i32 3)
  call spir_func void @_Z17sub_group_barrierj(i32 4)
  call spir_func void @_Z17sub_group_barrierj(i32 7)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 0)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 1)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 2)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 3)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 4)
  call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 1, i32 1)
  call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 1, i32 2)
  call spir_func void @_Z17sub_group_barrierj12memory_scope(i32 1, i32 4)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 %i32, i32 %i32)
  call spir_func void @_Z9mem_fencej(i32 1)
  call spir_func void @_Z9mem_fencej(i32 2)
  call spir_func void @_Z9mem_fencej(i32 3)
  call spir_func void @_Z14read_mem_fencej(i32 1)
  call spir_func void @_Z14read_mem_fencej(i32 2)
  call spir_func void @_Z14read_mem_fencej(i32 3)
  call spir_func void @_Z15write_mem_fencej(i32 1)
  call spir_func void @_Z15write_mem_fencej(i32 2)
  call spir_func void @_Z15write_mem_fencej(i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 0, i32 0)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 0, i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 3, i32 0, i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 0, i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 0, i32 4)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 2, i32 0)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 2, i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 3, i32 2, i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 2, i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 2, i32 4)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 3, i32 0)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 3, i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 3, i32 3, i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 3, i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 3, i32 4)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 4, i32 0)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 4, i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 3, i32 4, i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 4, i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 4, i32 4)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 5, i32 0)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 5, i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 3, i32 5, i32 2)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 1, i32 5, i32 3)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 5, i32 4)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 %i32, i32 %i32, i32 %i32)
  ret void
}

define spir_func void @split_barriers(ptr addrspace(1) %out) {
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 1)
  call spir_func void @_Z29intel_work_group_barrier_waitj(i32 1)
  call spir_func void @_Z31intel_work_group_barrier_arrivej12memory_scope(i32 2, i32 2)
  call spir_func void @_Z29intel_work_group_barrier_waitj12memory_scope(i32 2, i32 2)
  ret void
}

define spir_func void @address_spaces(ptr addrspace(1) %out, ptr addrspace(4) %ptr4) {
  %x1 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %ptr4)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %ptr4)
  store ptr addrspace(1) %x2, ptr addrspace(1) %out
  %x3 = call spir_func ptr addrspace(3) @_Z8to_localPU3AS4v(ptr addrspace(4) %ptr4)
  store ptr addrspace(3) %x3, ptr addrspace(1) %out
  %x4 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %ptr4)
  store ptr %x4, ptr addrspace(1) %out
  %x5 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %ptr4)
  store ptr addrspace(1) %x5, ptr addrspace(1) %out
  %x6 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %ptr4)
  store ptr addrspace(3) %x6, ptr addrspace(1) %out
  %x7 = call spir_func ptr @__to_private(ptr addrspace(4) %ptr4)
  store ptr %x7, ptr addrspace(1) %out
  ret void
}
