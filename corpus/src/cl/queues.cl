// Device queues and pipes beyond what is common: every shape of range, queries of blocks, markers,
// profiling, reservations of a work-group and a sub-group.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void ranges(global int *data, int n) {
  queue_t q = get_default_queue();
  void (^simple)(void) = ^{
    data[get_global_id(0)] += n;
  };
  size_t offset[3] = {1, 2, 3}, size[3] = {4, 5, 6}, local_size[3] = {7, 8, 9};
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, 4), simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1, n, 4), simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(size), simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(offset, size, local_size), simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_3D(size, local_size), simple);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_3D(offset, size, local_size), simple);
}

kernel void questions(global uint *data, int n) {
  queue_t q = get_default_queue();
  ndrange_t range = ndrange_1D(n);
  void (^simple)(void) = ^{
    data[get_global_id(0)] += n;
  };
  data[0] = get_kernel_sub_group_count_for_ndrange(range, simple);
  data[1] = get_kernel_max_sub_group_size_for_ndrange(range, simple);
  data[2] = get_kernel_work_group_size(simple);
  data[3] = get_kernel_preferred_work_group_size_multiple(simple);
}

kernel void events(global ulong *times, int n) {
  queue_t q = get_default_queue();
  clk_event_t waited = create_user_event(), done;
  enqueue_marker(q, 1, &waited, &done);
  set_user_event_status(waited, CL_COMPLETE);
  capture_event_profiling_info(done, CLK_PROFILING_COMMAND_EXEC_TIME, times);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n), ^(local void *a) {
    ((local ulong *)a)[0] = times[0];
  }, 64u);
}

kernel void reservations(write_only pipe int out, read_only pipe int in, global int *sizes) {
  int v = get_local_id(0);
  reserve_id_t r = work_group_reserve_write_pipe(out, 4);
  write_pipe(out, r, v, &v);
  work_group_commit_write_pipe(out, r);
  r = sub_group_reserve_write_pipe(out, 3);
  write_pipe(out, r, 1, &v);
  sub_group_commit_write_pipe(out, r);
  r = reserve_read_pipe(in, 2);
  read_pipe(in, r, 0, &v);
  commit_read_pipe(in, r);
  sizes[0] = get_pipe_max_packets(in);
  sizes[1] = get_pipe_num_packets(in);
  sizes[2] = get_pipe_max_packets(out);
  sizes[3] = get_pipe_num_packets(out) + v;
}
