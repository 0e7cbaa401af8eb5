"""The builtins that a program uses, defined in OpenCL C for the host.

The host compiles the same source as the devices, for its own instruction set and without the header
that declares builtins; what is defined here takes its place. It is written lane by lane from the
meanings in `cl_builtins.py`, and shares nothing with any implementation under test.
"""
import cl_builtins
import cl_types as cl

PROLOGUE = """\
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF
#define OVERLOADED __attribute__((overloadable))
typedef _BitInt(256) WIDE;
"""
# Work-item functions and barriers: host.c has one coroutine for each work-item.
WORK_ITEM = """\
ulong host_query(int what, uint dimension);
void host_barrier(void);
size_t OVERLOADED get_global_id(uint d) { return host_query(0, d); }
size_t OVERLOADED get_local_id(uint d) { return host_query(1, d); }
size_t OVERLOADED get_group_id(uint d) { return host_query(2, d); }
size_t OVERLOADED get_global_size(uint d) { return host_query(3, d); }
size_t OVERLOADED get_local_size(uint d) { return host_query(4, d); }
size_t OVERLOADED get_num_groups(uint d) { return host_query(5, d); }
size_t OVERLOADED get_enqueued_local_size(uint d) { return host_query(4, d); }
size_t OVERLOADED get_global_offset(uint d) { return 0; }
uint OVERLOADED get_work_dim(void) { return (uint)host_query(6, 0); }
size_t OVERLOADED get_global_linear_id(void)
{ return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0); }
size_t OVERLOADED get_local_linear_id(void)
{ return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0); }
void OVERLOADED barrier(cl_mem_fence_flags f) { host_barrier(); }
void OVERLOADED work_group_barrier(cl_mem_fence_flags f) { host_barrier(); }
void OVERLOADED mem_fence(cl_mem_fence_flags f) { }
"""
# Work-items run one after the other on the host, so plain operations are atomic.
ATOMICS = {"add": "*p + v", "sub": "*p - v", "and": "*p & v", "or": "*p | v", "xor": "*p ^ v",
           "min": "*p < v ? *p : v", "max": "*p > v ? *p : v"}


def scalar_macros(type_):
    if type_.floating:
        return {"T": type_.name, "BITS": str(type_.bits)}
    unsigned = cl.unsigned(type_.element).name
    low, high = (f"(-((WIDE)1 << {type_.bits - 1}))", f"(((WIDE)1 << {type_.bits - 1}) - 1)") if type_.signed else (
        "((WIDE)0)", f"(((WIDE)1 << {type_.bits}) - 1)")
    return {"T": type_.name, "U": unsigned, "BITS": str(type_.bits), "MIN": low, "MAX": high}


COUNTS = """\
static int count_from_top(ulong x, int bits) { int n = 0; while (n < bits && !(x >> (bits - 1 - n) & 1)) n++; return n; }
static int count_from_bottom(ulong x, int bits) { int n = 0; while (n < bits && !(x >> n & 1)) n++; return n; }
static int count_ones(ulong x) { int n = 0; for (; x; x >>= 1) n += x & 1; return n; }
#define COUNT_FROM_TOP(a) count_from_top((U)(a), BITS)
#define COUNT_FROM_BOTTOM(a) count_from_bottom((U)(a), BITS)
#define COUNT_ONES(a) count_ones((U)(a))
"""


def lanes_of(type_, name):
    return f"{name}[i]" if type_.lanes > 1 else name


def by_lane(name, result, parameters, body, macros):
    """A function over vectors or scalars from what it does in one lane."""
    text = "".join(f"#define {macro} {value}\n" for macro, value in macros.items())
    names = "abc"[: len(parameters)]
    inner = f"{name}_{abs(hash_text(result, parameters, name))}_lane"
    text += f"static {result.element.name} {inner}({', '.join(f'{p.element.name} {n}' for p, n in zip(parameters, names))})\n"
    text += f"{{ return ({result.element.name})({body}); }}\n"
    listed = ", ".join(f"{p.name} {n}" for p, n in zip(parameters, names))
    call = f"{inner}({', '.join(lanes_of(p, n) for p, n in zip(parameters, names))})"
    if result.lanes == 1:
        text += f"{result.name} OVERLOADED {name}({listed}) {{ return {call}; }}\n"
    else:
        text += (f"{result.name} OVERLOADED {name}({listed})\n{{ {result.name} r; for (int i = 0; i < {result.lanes}; i++) "
                 f"r[i] = {call}; return r; }}\n")
    return text + "".join(f"#undef {macro}\n" for macro in macros)


def hash_text(result, parameters, name):
    number = 0
    for character in name + result.name + "".join(p.name for p in parameters):
        number = (number * 131 + ord(character)) % 1_000_000_007
    return number


def table_builtin(builtin, type_):
    result = cl_builtins.resolve(builtin.result, type_)
    parameters = [cl_builtins.resolve(letter, type_) for letter in builtin.parameters]
    macros = dict(scalar_macros(type_.element), LANES=str(type_.lanes))
    return by_lane(builtin.name, result, parameters, builtin.meaning, macros)


def conversion(result, source, saturating, rounding):
    """convert_RESULT[_sat][_ROUNDING](SOURCE); OpenCL C 6.2.3. Floating sources are halves of small whole numbers."""
    name = f"convert_{result.name}{'_sat' if saturating else ''}{rounding}"
    if result.floating:
        if source.floating:
            body = "a"
        else:
            # Towards zero by default never: the default is to the nearest even.
            body = f"ROUNDED((WIDE)a, {dict(half=11, float=24, double=53)[result.element.name]}, {rounding_number(rounding or '_rte')})"
    else:
        whole = f"WHOLE((double)a, {rounding_number(rounding or '_rtz')})" if source.floating else "(WIDE)a"
        body = cl_builtins.saturated(whole) if saturating else whole
    return by_lane(name, result, [source], body, scalar_macros(result.element))


def rounding_number(rounding):
    return ["_rte", "_rtz", "_rtp", "_rtn"].index(rounding)


ROUNDING = """\
static int rounds_up(int mode, bool negative, int rest /* 1: less than half, 2: half, 3: more */, bool odd)
{ return mode == 0 ? rest > 2 || (rest == 2 && odd) : mode == 1 ? 0 : mode == 2 ? !negative : negative; }
static double ROUNDED(WIDE v, int digits, int mode)
{
  bool negative = v < 0;
  WIDE m = negative ? -v : v;
  int e = 0;
  while (m >> (e + digits)) e++;
  WIDE kept = m >> e, rest = m - (kept << e), half_ = e ? (WIDE)1 << (e - 1) : 0;
  if (rest) kept += rounds_up(mode, negative, rest < half_ ? 1 : rest == half_ ? 2 : 3, (int)(kept & 1));
  double r = (double)(ulong)kept;
  while (e--) r *= 2;
  return negative ? -r : r;
}
static WIDE WHOLE(double v, int mode)
{
  bool negative = v < 0;
  double m = negative ? -v : v;
  ulong kept = (ulong)m;
  double rest = m - (double)kept;
  if (rest != 0) kept += rounds_up(mode, negative, rest < 0.5 ? 1 : rest == 0.5 ? 2 : 3, kept & 1);
  return negative ? -(WIDE)kept : (WIDE)kept;
}
"""


def any_all(name, type_):
    test = "||" if name == "any" else "&&"
    lanes = f" {test} ".join(f"a[{i}] < 0" for i in range(type_.lanes)) if type_.lanes > 1 else "a < 0"
    return f"int OVERLOADED {name}({type_.name} a) {{ return {lanes}; }}\n"


def shuffle(result, source, mask, two):
    """shuffle and shuffle2 look at the low bits of each lane of the mask; OpenCL C 6.13.12."""
    listed = f"{source.name} a, {source.name} b" if two else f"{source.name} a"
    limit = source.lanes * (2 if two else 1)
    chosen = f"(k < {source.lanes} ? a[k] : b[k - {source.lanes}])" if two else "a[k]"
    return (f"{result.name} OVERLOADED shuffle{'2' if two else ''}({listed}, {mask.name} m)\n"
            f"{{ {result.name} r; for (int i = 0; i < {result.lanes}; i++) {{ int k = m[i] & {limit - 1}; r[i] = {chosen}; }} return r; }}\n")


def memory(type_, space, storing):
    """vloadN and vstoreN: lanes at N times the offset, aligned like one lane; OpenCL C 6.13.7."""
    element, n = type_.element.name, type_.lanes
    if storing:
        return (f"void OVERLOADED vstore{n}({type_.name} v, size_t at, {space} {element} *p)\n"
                f"{{ for (int i = 0; i < {n}; i++) p[at * {n} + i] = v[i]; }}\n")
    return (f"{type_.name} OVERLOADED vload{n}(size_t at, const {space} {element} *p)\n"
            f"{{ {type_.name} r; for (int i = 0; i < {n}; i++) r[i] = p[at * {n} + i]; return r; }}\n")


def dot(type_):
    return (f"{type_.element.name} OVERLOADED dot({type_.name} a, {type_.name} b)\n"
            f"{{ {type_.element.name} r = 0; for (int i = 0; i < {type_.lanes}; i++) r += a[i] * b[i]; return r; }}\n")


def atomic(operation, type_, space, explicit):
    """Atomics without a result that is looked at; the explicit ones of OpenCL C 2.0 with order and scope."""
    name = type_.name
    if explicit:
        return (f"{name} OVERLOADED atomic_fetch_{operation}_explicit(volatile {space} atomic_{name} *q, {name} v, memory_order o, memory_scope s)\n"
                f"{{ volatile {space} {name} *p = (volatile {space} {name} *)q; {name} old = *p; *p = {ATOMICS[operation]}; return old; }}\n")
    return (f"{name} OVERLOADED atomic_{operation}(volatile {space} {name} *p, {name} v)\n"
            f"{{ {name} old = *p; *p = {ATOMICS[operation]}; return old; }}\n")


def definitions(used):
    """The text for the builtins of a program: (function of this module, arguments) for each, in the order of first use."""
    makers = {"table": table_builtin, "convert": conversion, "test": any_all, "shuffle": shuffle, "memory": memory,
              "dot": dot, "atomic": atomic}
    return PROLOGUE + WORK_ITEM + COUNTS + ROUNDING + "".join(makers[kind](*arguments) for kind, *arguments in used)
