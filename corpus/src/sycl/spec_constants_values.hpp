// The constants of spec_constants.cpp and what they are by default, for the device and for a host program that sets
// them: each includes this after it has said what CONSTANT(TYPE, NAME, VALUE) and `half` are.
typedef int int2 __attribute__((vector_size(8)));

struct A {
  int x;
  float y;
};
struct POD {
  A a[2];
  int2 b;
};
struct Padded {
  char c;
  double d;
  short s[3];
};

CONSTANT(int, width, 16)
CONSTANT(bool, flag, true)
CONSTANT(unsigned char, byte, 200)
CONSTANT(long, wide, 1L << 40)
CONSTANT(half, small, 1.5f)
CONSTANT(float, ratio, 0.25f)
CONSTANT(double, exact, -2.5)
CONSTANT(POD, pod, POD{{{1, 1.5f}, {2, 2.5f}}, {3, 4}})
CONSTANT(Padded, padded, Padded{'a', 0.5, {7, 8, 9}})
