// Address spaces: local arrays, constant tables, program-scope variables, generic pointers, structs.

typedef struct {
  char tag;
  double weight;
  int values[3];
  float4 position;
} Item;

typedef struct {
  Item items[2];
  struct {
    short a, b;
  } inner;
} Box;

typedef struct __attribute__((packed)) {
  char c;
  int i;
  short s;
} Packed;

constant int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
constant float4 colours[2] = {(float4)(1, 0, 0, 1), (float4)(0, 0.5f, 0, 1)};
constant char greeting[] = "hello, device";
constant Box prototype = {{{1, 2.0, {3, 4, 5}, (float4)(6)}, {7, 8.0, {9, 10, 11}, (float4)(12)}}, {13, 14}};

global int counter = 42;
global uint histogram[16];
global int *global latest = &counter;

kernel void tables(global int *out) {
  size_t i = get_global_id(0);
  out[i] = primes[i & 7] + greeting[i % 13] + (int)colours[i & 1].y + prototype.items[1].values[i % 3];
}

kernel void program_scope(global int *out) {
  size_t i = get_global_id(0);
  counter += 1;
  histogram[i & 15]++;
  latest = out + i;
  out[i] = *latest + counter;
}

kernel void local_memory(global float *data, local float *scratch) {
  local float fixed[64];
  local Item shared_item;
  size_t l = get_local_id(0);
  fixed[l & 63] = data[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  scratch[l] = fixed[l ^ 1];
  if (l == 0)
    shared_item.values[1] = 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  data[get_global_id(0)] = scratch[l] + shared_item.values[1];
}

static int sum(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += p[i];
  return s;
}

kernel void any_space(global int *g, local int *l) {
  int mine[4] = {1, 2, 3, 4};
  int *any = g[0] ? (int *)g : (int *)l;
  *any = sum(mine, 4) + sum(g, 4) + sum(l, 4);
  global int *back = to_global(any);
  if (back)
    *back = 1;
}

kernel void by_value(Item item, global Item *out, Box box) {
  size_t i = get_global_id(0);
  out[i] = item;
  out[i].values[2] = box.items[i & 1].values[0] + box.inner.b;
  out[i + 1] = box.items[1];
}

kernel void packed_items(global Packed *p) {
  size_t i = get_global_id(0);
  Packed q = p[i];
  q.i += q.c;
  p[i + 1] = q;
}

kernel void unions(global uint *out, float f) {
  union {
    float f;
    uint u;
    uchar b[4];
  } pun;
  pun.f = f;
  out[0] = pun.u;
  out[1] = pun.b[2];
}

kernel void copies(global Box *dst, global const Box *src, global uchar *bytes) {
  *dst = *src;
  __builtin_memset(bytes, 0, 37);
  __builtin_memcpy(bytes + 64, bytes, 19);
}
