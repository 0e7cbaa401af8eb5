// Work-item queries, work-group functions and sub-groups.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel __attribute__((reqd_work_group_size(8, 4, 2))) void where(global size_t *out) {
  out[0] = get_global_id(0) + get_global_id(1) + get_global_id(2);
  out[1] = get_local_id(0) + get_group_id(1) + get_num_groups(2);
  out[2] = get_global_size(0) * get_local_size(1) + get_enqueued_local_size(0);
  out[3] = get_global_offset(0) + get_work_dim() + get_global_linear_id() + get_local_linear_id();
}

kernel __attribute__((work_group_size_hint(64, 1, 1))) __attribute__((vec_type_hint(float4))) void
hinted(global float *a) {
  a[get_global_id(0)] += 1.0f;
}

kernel void group(global int *a, global float *f, global ulong *u) {
  size_t i = get_global_id(0);
  a[i] = work_group_all(a[i]) + work_group_any(a[i]) + work_group_broadcast(a[i], 0) +
         work_group_reduce_add(a[i]) + work_group_reduce_min(a[i]);
  f[i] = work_group_reduce_max(f[i]) + work_group_scan_inclusive_add(f[i]) +
         work_group_scan_exclusive_min(f[i]) + work_group_broadcast(f[i], 1, 2);
  u[i] = work_group_scan_exclusive_max(u[i]) + work_group_broadcast(u[i], 1, 2, 3);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
}

kernel __attribute__((intel_reqd_sub_group_size(16))) void sub_group(global int *a, global float *f) {
  size_t i = get_global_id(0);
  a[0] = get_sub_group_size() + get_max_sub_group_size() + get_num_sub_groups() + get_sub_group_id() +
         get_sub_group_local_id() + get_enqueued_num_sub_groups();
  a[i] = sub_group_all(a[i]) + sub_group_any(a[i]) + sub_group_broadcast(a[i], 0) +
         sub_group_reduce_add(a[i]) + sub_group_scan_inclusive_max(a[i]) +
         sub_group_scan_exclusive_add(a[i]);
  f[i] = sub_group_reduce_min(f[i]) + sub_group_scan_inclusive_add(f[i]);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
}

kernel void copies(global float4 *g, local float4 *l, global int *h, local int *m) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g + 64, l, 16, e);
  wait_group_events(1, &e);
  event_t both[2];
  both[0] = async_work_group_strided_copy(m, h, 8, 4, 0);
  both[1] = async_work_group_strided_copy(h, m, 8, 2, 0);
  wait_group_events(2, both);
  prefetch(g, 32);
}
