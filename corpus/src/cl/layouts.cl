// Layout of data: nested structs, arrays of arrays, alignment, packing, unions, enums, bit fields, vectors of 3.

enum Colour { Red, Green = 5, Blue };

typedef struct Node {
  struct Node *next;
  enum Colour colour;
  float3 position;
  char name[5];
} Node;

typedef union {
  long whole;
  struct {
    int low, high;
  } parts;
  char bytes[8];
  float4 vector;
} Any;

typedef struct __attribute__((aligned(32))) {
  char a;
  Any any[2];
  short grid[3][5];
} Aligned;

typedef struct __attribute__((packed)) {
  uchar tag;
  ulong value;
  float3 v;
} Tight;

kernel void walk(global Aligned *a, global Tight *t, int row, int column) {
  size_t i = get_global_id(0);
  a[i].grid[row][column] += a[i].any[row & 1].parts.high;
  a[i].any[1].bytes[column & 7] = a[i].a;
  t[i].value += t[i].tag;
  t[i + 1].v = t[i].v.zyx;
}

kernel void links(global int *out, int n) {
  Node nodes[4];
  for (int k = 0; k < 4; k++) {
    nodes[k].next = k < 3 ? &nodes[k + 1] : 0;
    nodes[k].colour = k & 1 ? Green : Blue;
    nodes[k].position = (float3)(k, n, 1);
    nodes[k].name[k] = 'a' + k;
  }
  int sum = 0;
  for (Node *p = nodes; p; p = p->next)
    sum += p->colour + (int)p->position.y + p->name[2];
  out[0] = sum;
  out[1] = sizeof(Node) + sizeof(Any) + sizeof(Aligned) + sizeof(Tight);
}

typedef struct {
  float m[4][4];
} Matrix;

static Matrix multiply(Matrix a, Matrix b) {
  Matrix c;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      c.m[i][j] = 0;
      for (int k = 0; k < 4; k++)
        c.m[i][j] += a.m[i][k] * b.m[k][j];
    }
  return c;
}

kernel void matrices(global Matrix *m) {
  size_t i = get_global_id(0);
  m[i] = multiply(m[i], m[i + 1]);
}
