// Sub-group extensions of Khronos and Intel: shuffles, ballots, clustered operations, block reads.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void khronos(global int *a, global float *f, global uint4 *m) {
  size_t i = get_global_id(0);
  a[i] = sub_group_shuffle(a[i], 3u) + sub_group_shuffle_xor(a[i], 1u) + sub_group_shuffle_up(a[i], 1u) +
         sub_group_shuffle_down(a[i], 2u);
  f[i] = sub_group_clustered_reduce_add(f[i], 4u) + sub_group_non_uniform_scan_inclusive_max(f[i]) +
         sub_group_rotate(f[i], 1) + sub_group_clustered_rotate(f[i], 1, 4u);
  m[i] = sub_group_ballot(a[i] > 3);
  a[i + 1] = sub_group_ballot_bit_count(m[i]) + sub_group_ballot_find_lsb(m[i]) +
             sub_group_inverse_ballot(m[i]) + sub_group_elect() + sub_group_non_uniform_all(a[i]) +
             sub_group_broadcast_first(a[i]) + sub_group_non_uniform_broadcast(a[i], 2u);
  m[i + 1] = get_sub_group_eq_mask() + get_sub_group_gt_mask();
  a[i + 2] = sub_group_non_uniform_reduce_logical_and(a[i]) + sub_group_clustered_reduce_xor(a[i], 8u);
}
