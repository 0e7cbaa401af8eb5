// Device-side enqueue: blocks with captures, events, local memory, queries.

kernel void parent(global int *data, int n) {
  queue_t q = get_default_queue();
  ndrange_t range = ndrange_1D(n);
  void (^simple)(void) = ^{
    data[get_global_id(0)] += n;
  };
  clk_event_t first, second;
  size_t size[2] = {4, 4}, local_size[2] = {2, 2};
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 0, NULL, &first, ^{
    data[get_global_id(0)] *= 2;
  });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_2D(size, local_size), 1, &first, &second,
                 ^(local void *a, local void *b) {
                   ((local int *)a)[0] = data[0];
                   ((local float *)b)[1] = 1.0f;
                 },
                 64u, (uint)(n * sizeof(float)));
  if (is_valid_event(second)) {
    retain_event(second);
    set_user_event_status(create_user_event(), CL_COMPLETE);
    release_event(second);
  }
  data[0] = get_kernel_work_group_size(simple) + get_kernel_preferred_work_group_size_multiple(simple);
}

kernel void plain_blocks(global int *out, int a) {
  int (^add)(int) = ^(int b) { return a + b; };
  out[get_global_id(0)] = add(3);
}
