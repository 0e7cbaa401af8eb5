// printf: scalars, vectors, strings, no arguments at all.

kernel void hello(global const float4 *v, int n, double d) {
  size_t i = get_global_id(0);
  printf("plain\n");
  printf("item %d of %u: %s %c %%\n", (int)i, (uint)n, n > 3 ? "many" : "few", 'x');
  printf("%5.2v4hlf %e %#x %ld\n", v[i], d, n, (long)i);
  printf("%v4hhd\n", (char4)(1, 2, 3, 4));
}
