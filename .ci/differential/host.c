/* Runs a kernel that was compiled for the host: one coroutine for each work-item of a group, groups one after the other.
   A barrier hands over to the next work-item. */
#include <stdint.h>
#include <stdlib.h>
#include <ucontext.h>

enum { STACK = 1 << 18, MOST = 64 };
typedef void (*entry_t)(uint64_t *);

static ucontext_t scheduler, items[MOST];
static uint64_t id[3], group[3], global_size[3], local_size[3], dimensions;
static uint64_t ids[MOST][3];
static int current, done[MOST];
static entry_t entry;
static uint64_t *arguments;

uint64_t host_query(int what, uint32_t d)
{
  if (what == 6) return dimensions;
  if (d > 2) return what < 3 ? 0 : 1;
  switch (what) {
  case 0: return group[d] * local_size[d] + ids[current][d];
  case 1: return ids[current][d];
  case 2: return group[d];
  case 3: return global_size[d];
  case 4: return local_size[d];
  default: return global_size[d] / local_size[d];
  }
}

void host_barrier(void) { swapcontext(&items[current], &scheduler); }

static void start(void)
{
  entry(arguments);
  done[current] = 1;
  swapcontext(&items[current], &scheduler);
}

void host_run(entry_t function, uint64_t *list, int dims, const uint64_t *global, const uint64_t *local)
{
  static char *stacks;
  if (!stacks) stacks = malloc((size_t)STACK * MOST);
  entry = function, arguments = list, dimensions = dims;
  for (int d = 0; d < 3; d++) global_size[d] = global[d], local_size[d] = local[d];
  int count = local[0] * local[1] * local[2];
  for (group[2] = 0; group[2] < global[2] / local[2]; group[2]++)
  for (group[1] = 0; group[1] < global[1] / local[1]; group[1]++)
  for (group[0] = 0; group[0] < global[0] / local[0]; group[0]++) {
    for (int i = 0; i < count; i++) {
      ids[i][0] = i % local[0], ids[i][1] = i / local[0] % local[1], ids[i][2] = i / (local[0] * local[1]);
      done[i] = 0;
      getcontext(&items[i]);
      items[i].uc_stack.ss_sp = stacks + (size_t)STACK * i;
      items[i].uc_stack.ss_size = STACK;
      items[i].uc_link = 0;
      makecontext(&items[i], start, 0);
    }
    for (int left = count; left;)
      for (current = 0; current < count; current++)
        if (!done[current]) {
          swapcontext(&scheduler, &items[current]);
          left -= done[current];
        }
  }
}
