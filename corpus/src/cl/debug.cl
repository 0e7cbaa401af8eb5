// Debug information: scopes, inlining, variables of every kind of type, macros, labels.
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

#define TWICE(x) ((x) + (x))

typedef struct {
  int id : 12;
  unsigned flag : 1;
  float values[2][3];
  union {
    float f;
    int i;
  } either;
} Record;

enum State { Idle, Running = 7, Done = -1 };

global int calls;
constant float scale = 0.5f;

static inline float blend(float a, float b) {
  float sum = a + b;
  {
    float sum_inside = sum * scale;
    sum = TWICE(sum_inside);
  }
  return sum;
}

static float nested(float a) { return blend(a, blend(a, 2.0f)); }

kernel void step(global Record *records, float4 v, enum State state, int n) {
  size_t i = get_global_id(0);
  Record r = records[i];
  for (int k = 0; k < n; k++) {
    float step_value = nested(r.values[k & 1][0]);
    if (state == Running) {
      int shadow = k * 2;
      r.id += shadow;
    } else {
      char shadow = 'c';
      r.either.i ^= shadow;
    }
    r.values[0][k % 3] = step_value + v.y;
  }
  calls++;
  local float buffer[8];
  buffer[i & 7] = r.values[0][0];
  barrier(CLK_LOCAL_MEM_FENCE);
  r.values[1][1] = buffer[(i + 1) & 7];
  records[i] = r;
}
