// Pipes: read and write, with and without reservations, work-group and sub-group forms.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

typedef struct {
  int id;
  float4 value;
} Packet;

kernel void produce(write_only pipe Packet out, global const Packet *in) {
  size_t i = get_global_id(0);
  Packet p = in[i];
  if (write_pipe(out, &p) != 0 && get_pipe_max_packets(out) > get_pipe_num_packets(out)) {
    reserve_id_t r = reserve_write_pipe(out, 1);
    if (is_valid_reserve_id(r)) {
      write_pipe(out, r, 0, &p);
      commit_write_pipe(out, r);
    }
  }
}

kernel void consume(read_only pipe int in, global int *out) {
  size_t i = get_global_id(0);
  int v;
  if (read_pipe(in, &v) == 0)
    out[i] = v;
  reserve_id_t r = work_group_reserve_read_pipe(in, get_local_size(0));
  read_pipe(in, r, get_local_id(0), &v);
  work_group_commit_read_pipe(in, r);
  r = sub_group_reserve_read_pipe(in, 4);
  sub_group_commit_read_pipe(in, r);
  out[i] += v;
}
