// Initialisers that are constant expressions: addresses of elements, casts, tables of tables.

global int values[8] = {1, 2, 3};
global int *global middle = &values[4];
global char *global bytes = (global char *)values + 3;
global long address_sized[2] = {sizeof(values), 7};
constant char *constant names[3] = {"red", "green", "blue"};
constant struct {
  constant char *name;
  int length;
  constant int *next;
} rows[2] = {{"one", 3, 0}, {"two", 4, 0}};
constant int zero[16] = {0};
constant float4 vector = (float4)(1, 2, 3, 4);
constant uchar pattern[256] = {[3] = 7, [200 ... 203] = 9};
global const int *constant pointers[2] = {&values[1], &values[7]};

kernel void read(global int *out) {
  size_t i = get_global_id(0);
  out[i] = *middle + *bytes + (int)address_sized[i & 1] + names[i % 3][1] + rows[i & 1].name[0] +
           rows[i & 1].length + zero[i & 15] + pattern[i & 255] + *pointers[i & 1];
  out[i + 1] = (int)vector.z;
  middle = &values[i & 7];
}
