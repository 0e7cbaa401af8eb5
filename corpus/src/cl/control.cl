// Control flow: switch, loops of every kind, goto, irreducible loops, short circuits, recursion-free calls.

static int collatz(int n) {
  int steps = 0;
  while (n > 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    if (++steps > 1000)
      break;
  }
  return steps;
}

kernel void choose(global int *a) {
  size_t i = get_global_id(0);
  int r = 0;
  switch (a[i]) {
  case -1:
    r = 5;
    break;
  case 0:
    r = 7;
  case 1:
    r += 2;
    break;
  case 1000:
    r = collatz(a[i]);
    break;
  case 0x7fffffff:
    return;
  default:
    r = a[i] & 3;
  }
  a[i] = r;
}

kernel void choose_long(global long *a) {
  size_t i = get_global_id(0);
  switch (a[i]) {
  case 0x100000000L:
    a[i] = 1;
    break;
  case -0x100000000L:
    a[i] = 2;
    break;
  case 5 ... 9:
    a[i] = 3;
    break;
  }
}

kernel void loops(global int *a, int n) {
  for (int i = 0; i < n; i++) {
    if (a[i] == 3)
      continue;
    int j = 0;
    do {
      a[i] += j;
      if (a[i] > 100)
        goto out;
    } while (++j < i);
  }
out:
  a[0] = n;
  __attribute__((opencl_unroll_hint(4))) for (int i = 0; i < 64; i++) a[i] ^= i;
  __attribute__((opencl_unroll_hint(1))) for (int i = 0; i < n; i++) a[i] *= i;
}

// Two entries into one loop: no order of blocks makes this structured.
kernel void irreducible(global int *a, int start) {
  int i = 0;
  if (start > 3)
    goto middle;
top:
  a[i] += 1;
  i += 2;
middle:
  a[i] *= 3;
  i += 1;
  if (i < start)
    goto top;
  if (a[i] == 7)
    goto middle;
}

kernel void conditions(global int *a, int b, int c) {
  size_t i = get_global_id(0);
  if ((a[i] > b && a[i + 1] < c) || (b == c && a[i + 2] != 0))
    a[i] = b ? c : -1;
  while (a[i] > 0 && a[i + 1]-- > 0)
    a[i]--;
  for (;;) {
    if (a[i] & 1)
      return;
    a[i] >>= 1;
    if (!a[i])
      break;
  }
  a[i] = __builtin_expect(a[i + 1] == 0, 0) ? 1 : 2;
}
