// Integer dot products, extended bit operations, expect-assume and other KHR builtins.

kernel void dots(global int *a, global uint *u, char4 x, uchar4 y) {
  size_t i = get_global_id(0);
  a[i] = dot(x, x) + dot_acc_sat(x, x, a[i]) + dot(x, y) + dot_4x8packed_ss_int(u[i], u[i + 1]);
  u[i] = dot(y, y) + dot_acc_sat(y, y, u[i]) + dot_acc_sat_4x8packed_uu_uint(u[i], u[i], 3u);
}

kernel void bit_fields(global int *a, global uint *u, global ulong *l) {
  size_t i = get_global_id(0);
  a[i] = bitfield_insert(a[i], a[i + 1], 3u, 7u) + bitfield_extract_signed(a[i], 2u, 5u);
  u[i] = bitfield_extract_unsigned(u[i], 4u, 9u) + bit_reverse(u[i + 1]);
  l[i] = bit_reverse(l[i]);
}
