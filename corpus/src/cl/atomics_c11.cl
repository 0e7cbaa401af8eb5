// C11 atomics of OpenCL 2.0: types, orders, scopes, flags, fences, compare-and-exchange.

kernel void orders(global atomic_int *a, global int *out) {
  size_t i = get_global_id(0);
  atomic_init(a + 3, 9);
  atomic_store(a, 1);
  atomic_store_explicit(a + 1, 2, memory_order_release, memory_scope_device);
  out[i] = atomic_load(a);
  out[i + 1] = atomic_load_explicit(a + 1, memory_order_acquire, memory_scope_work_group);
  out[i + 2] = atomic_fetch_add_explicit(a, 5, memory_order_relaxed, memory_scope_work_item);
  out[i + 3] = atomic_fetch_sub(a, 5);
  out[i + 4] = atomic_fetch_max_explicit(a, 5, memory_order_acq_rel, memory_scope_all_svm_devices);
  out[i + 5] = atomic_exchange_explicit(a, 6, memory_order_seq_cst, memory_scope_sub_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
}

kernel void every_operation(global atomic_uint *a, local atomic_long *b, global atomic_ulong *c) {
  atomic_fetch_or(a, 1u);
  atomic_fetch_and(a, 2u);
  atomic_fetch_xor(a, 3u);
  atomic_fetch_min(a, 4u);
  atomic_fetch_max(a, 5u);
  atomic_fetch_add(b, 6L);
  atomic_fetch_max(b, 7L);
  atomic_fetch_min(c, 8UL);
}

kernel void compare_exchange(global atomic_int *a, global int *out) {
  int expected = 3;
  while (!atomic_compare_exchange_weak(a, &expected, expected + 1))
    ;
  out[0] = atomic_compare_exchange_strong_explicit(a, &expected, 7, memory_order_acq_rel,
                                                   memory_order_relaxed, memory_scope_device);
  out[1] = expected;
}

global atomic_flag once = ATOMIC_FLAG_INIT;

kernel void flags(global int *out) {
  if (!atomic_flag_test_and_set(&once))
    out[0] += 1;
  atomic_flag_clear_explicit(&once, memory_order_release, memory_scope_device);
}

kernel void floats(global atomic_float *f, global float *out) {
  atomic_store(f, 1.5f);
  out[0] = atomic_exchange(f, 2.5f);
  out[1] = atomic_load_explicit(f, memory_order_relaxed, memory_scope_device);
}
