"""A random kernel of OpenCL C with what it calls, and a file of several; as source for devices and host alike."""
import dataclasses

import cl_reference
import cl_types as cl
from cl_expressions import SPECIALS, Leaf
from cl_statements import Body, hashed

SPECIAL_VALUES = "{0.0f, -0.0f, 1.0f, -2.5f, __builtin_inff(), -__builtin_inff(), __builtin_nanf(\"\"), 1e30f}"
HEADER = f"""\
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
constant float {SPECIALS}[8] = {SPECIAL_VALUES};
ulong __attribute__((overloadable)) mix(ulong h, ulong x)
{{ h = (h ^ x) * 0x9E3779B97F4A7C15ul; return h ^ (h >> 29); }}
"""
# Work sizes: (global, local).
RANGES = [([4], [4]), ([8], [8]), ([8], [2]), ([12], [4]), ([4, 2], [2, 2]), ([2, 2, 2], [2, 1, 2]), ([4, 4], [4, 2])]


@dataclasses.dataclass
class Types:
    integers: list
    vectors: list
    floats: list
    bits: list


@dataclasses.dataclass
class Parameter:
    kind: str               # value, record, array
    name: str
    type: object
    count: int = 0
    space: str = ""
    writable: bool = False

    def declaration(self):
        space = "" if self.space == "generic" else self.space + " "
        if self.kind == "array":
            return f"{'' if self.writable else 'const '}{space}{self.type.name} *{self.name}"
        return f"{space if self.space else ''}{cl.type_name(self.type)} {'*' if self.space else ''}{self.name}"


@dataclasses.dataclass
class Function:
    name: str
    result: object
    parameters: list
    pure: bool


@dataclasses.dataclass
class Argument:
    """An argument of a kernel: kind is buffer, local or value; its bytes are `count` times the size of `type`. With
    `out` its bytes are compared in the end; what has holes (records, vectors of three) is part of the result only."""
    kind: str
    type: str
    parameter: str          # The type of the parameter.
    count: int = 1
    out: bool = False
    zero: bool = False


class Kernel:
    """One kernel, made when it is constructed. Everything that it needs has its prefix, so kernels can share a file."""

    def __init__(self, choices, prefix):
        self.choices, self.prefix = choices, prefix
        self.used = {}
        self.names = 0
        self.functions, self.records, self.instances = [], [], []
        self.tables, self.hashes, self.texts, self.tiles = [], {}, [], []
        self.accumulators = []
        self.types = self.choose_types()
        self.make_records()
        self.table_leaves = self.make_tables()
        for _ in range(4):
            if not choices.chance(50):
                break
            with choices.span():
                self.make_function()
        self.make_kernel()

    def fresh(self, stem):
        self.names += 1
        return f"{stem}{self.names}"

    def use(self, kind, *arguments):
        self.used.setdefault((kind, *arguments))

    # Types

    def choose_types(self):
        c = self.choices
        integers, vectors, floats, bits = [cl.INT], [], [], []
        for _ in range(3):
            if c.chance(75):
                integers.append(c.pick(cl.INTEGERS))
        if c.chance(30):
            floats += [c.pick([cl.FLOAT, cl.DOUBLE, cl.FLOAT, cl.HALF]) for _ in range(c.below(2) + 1)]
        if c.chance(65):
            for _ in range(c.below(4) + 1):
                vectors.append(cl.vector(c.pick(integers + floats), c.pick(cl.LANES)))
        if c.chance(12):
            bits += [cl.Bits(c.pick([13, 3, 5, 7, 9, 17, 24, 31, 33, 40, 48, 63, 12]), c.chance(50)) for _ in range(c.below(2) + 1)]
        return Types(*(list(dict.fromkeys(group)) for group in (integers, vectors, floats, bits)))

    def make_records(self):
        c = self.choices
        for _ in range(3):
            if not c.chance(35):
                break
            with c.span():
                self.records.append(self.make_record())

    def make_record(self):
        c = self.choices
        name = f"{self.prefix}_r{len(self.records)}"
        vectors = [vector for vector in self.types.vectors if not vector.floating]
        union, packed = c.chance(25), c.chance(20)
        fields = [cl.Field("raw", cl.ULONG, 4)] if union else []
        for at in range(c.below(5) + 1):
            kind = c.below(10)
            if kind >= 8 and self.records and not union:
                fields.append(cl.Field(f"f{at}", c.pick(self.records), c.pick([0, 2])))
            elif kind >= 6 and not union:
                type_ = c.pick([type_ for type_ in self.types.integers])
                fields.append(cl.Field(f"f{at}", type_, 0, c.below(type_.bits) + 1))
            elif kind >= 4 and vectors:
                # A union must not be longer than what initialises it, and what a store of a vector of three leaves in
                # the bytes of a fourth element, other members would see.
                fits = [vector for vector in vectors if not union or vector.size <= 32 and vector.lanes != 3]
                fields.append(cl.Field(f"f{at}", c.pick(fits or self.types.integers)))
            else:
                fields.append(cl.Field(f"f{at}", c.pick(self.types.integers), c.pick([0, 0, 3])))
        record = cl.Record(name, tuple(fields), union, packed)
        self.texts.append(record.definition())
        return record

    def leaves_of(self, record, base, writable=True, space="private", exact=True, every=True):
        """What a record is made of; without `every`, one member of each union, which is as long as the union. A field of
        a packed one may lie anywhere, so no pointer to it is taken."""
        leaves = []
        if record.packed:
            exact = False
        for field in record.fields[: 1 if record.union and not every else None]:
            text = f"{base}.{field.name}"
            if isinstance(field.type, cl.Record):
                for index in ([""] if not field.count else [f"[{i}]" for i in range(field.count)]):
                    leaves += self.leaves_of(field.type, text + index, writable, space, exact, every)
            elif field.count:
                leaves.append(Leaf(f"{text}[{{i}}]", field.type, field.count, writable, space if exact else ""))
            else:
                leaves.append(Leaf(text, field.type, 0, writable, "" if field.width or not exact else space, bool(field.width)))
        return leaves

    # Tables

    def initializer(self, type_):
        if isinstance(type_, cl.Record):
            fields = type_.fields[:1] if type_.union else type_.fields
            return "{" + ", ".join(self.field_initializer(field) for field in fields) + "}"
        if type_.lanes > 1:
            return f"({type_.name})({', '.join(cl.literal(type_.element, self.choices.number(type_.bits)) for _ in range(type_.lanes))})"
        return cl.literal(type_, self.choices.number(type_.bits))

    def field_initializer(self, field):
        if field.width:
            return cl.literal(field.type, self.choices.below(1 << min(field.width - field.type.signed, 30)))
        if not field.count:
            return self.initializer(field.type)
        return "{" + ", ".join(self.initializer(field.type) for _ in range(field.count)) + "}"

    def make_tables(self):
        """Constants at file scope."""
        c, leaves = self.choices, []
        for _ in range(2):
            if not c.chance(40):
                break
            with c.span():
                name = f"{self.prefix}_t{len(self.tables)}"
                type_ = c.pick(self.types.integers + self.types.vectors + self.types.floats + self.records)
                count = c.pick([4, 2, 5, 8])
                values = ", ".join(self.initializer(type_) for _ in range(count))
                space = c.pick(["constant", "constant", "global"])
                self.tables.append(name)
                self.texts.append(f"{space} {cl.type_name(type_)} {name}[{count}] = {{{values}}};\n")
                if isinstance(type_, cl.Record):
                    for i in range(count):
                        leaves += self.leaves_of(type_, f"{name}[{i}]", False, space)
                else:
                    leaves.append(Leaf(f"{name}[{{i}}]", type_, count, False, space))
        return leaves

    # Functions

    def make_function(self):
        c = self.choices
        parameters, leaves, pure = [], list(self.table_leaves), True
        for at in range(c.below(4) + 1):
            name = f"x{at}"
            kind = c.below(10)
            if kind >= 8 and self.records:
                record, space = c.pick(self.records), c.pick(["", "private"])
                parameters.append(Parameter("record", name, record, space=space))
                leaves += self.leaves_of(record, f"(*{name})" if space else name)
                pure = pure and not space
            elif kind >= 5:
                type_ = c.pick(self.types.integers + self.types.vectors + self.types.floats)
                space, writable = c.pick(["private", "generic", "global", "constant"]), c.chance(50)
                writable = writable and space != "constant"
                count = c.pick([2, 4])
                parameters.append(Parameter("array", name, type_, count, space, writable))
                leaves.append(Leaf(f"{name}[{{i}}]", type_, count, writable, space))
                pure = pure and not writable
            else:
                type_ = c.pick(self.types.integers + self.types.vectors + self.types.floats + self.types.bits)
                parameters.append(Parameter("value", name, type_))
                leaves.append(Leaf(name, type_, space="private"))
        result = c.pick(self.types.integers + self.types.vectors + self.types.floats)
        body = Body(self, leaves, result)
        lines = body.several(5)
        name = f"{self.prefix}_f{len(self.functions)}"
        attribute = c.pick(["", "__attribute__((noinline)) ", "__attribute__((always_inline)) "])
        text = f"{attribute}{result.name} {name}({', '.join(p.declaration() for p in parameters)})\n{{\n"
        text += "".join(f"  {line}\n" for line in lines) + f"  return {body.of(result, 2)};\n}}\n"
        self.texts.append(text)
        self.functions.append(Function(name, result, parameters, pure))

    # The kernel

    def make_kernel(self):
        c = self.choices
        self.range = c.pick(RANGES)
        items = 1
        for size in self.range[0]:
            items *= size
        barriers = c.chance(30)
        self.arguments = [Argument("buffer", "ulong", "global ulong *", items, out=True, zero=True)]
        head = ["ulong h = 0;", "uint group_size = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));",
                "size_t gid = get_global_linear_id();"]
        leaves = list(self.table_leaves)
        instances = []
        for at in range(c.below(4)):
            with c.span():
                name = f"x{at}"
                kind = c.weighted([(3, "value"), (3, "in"), (4, "own"), (2, "record"), (2, "records"), (2, "local"), (2, "atomic"), (1, "constant")])
                if kind in ("record", "records") and not self.records:
                    kind = "in"
                integral = self.types.integers + [vector for vector in self.types.vectors if not vector.floating]
                type_ = c.pick(integral)
                if kind == "value":
                    self.arguments.append(Argument("value", type_.name, type_.name))
                    leaves.append(Leaf(name, type_, space="private"))
                elif kind in ("in", "constant"):
                    space, count = "global" if kind == "in" else "constant", c.pick([8, 4, 16])
                    parameter = f"{'const ' if kind == 'in' else ''}{space} {type_.name} *"
                    self.arguments.append(Argument("buffer", type_.name, parameter, count))
                    leaves.append(Leaf(f"{name}[{{i}}]", type_, count, False, space))
                elif kind == "own":
                    count = c.pick([4, 3, 8])
                    self.arguments.append(Argument("buffer", type_.name, f"global {type_.name} *", count * items, out=type_.lanes != 3))
                    head.append(f"global {type_.name} *own{at} = {name} + gid * {count};")
                    leaves.append(Leaf(f"own{at}[{{i}}]", type_, count, True, "global"))
                elif kind == "local":
                    count = c.pick([4, 3])
                    self.arguments.append(Argument("local", type_.name, f"local {type_.name} *", count * 8))
                    head.append(f"local {type_.name} *own{at} = {name} + get_local_linear_id() * {count};")
                    head.append(f"for (int i = 0; i < {count}; i++) own{at}[i] = ({type_.name}){cl.literal(type_.element, 1)};")
                    leaves.append(Leaf(f"own{at}[{{i}}]", type_, count, True, "local"))
                elif kind == "atomic":
                    type_ = c.pick([cl.INT, cl.UINT])
                    self.arguments.append(Argument("buffer", type_.name, f"volatile global {type_.name} *", 8, out=True))
                    self.accumulators.append((type_, "global", name))
                elif kind == "record":
                    record = c.pick(self.records)
                    self.arguments.append(Argument("value", cl.type_name(record), cl.type_name(record)))
                    # What is written to the argument itself the runtimes show to the other work items, too.
                    head.append(f"{cl.type_name(record)} own{at} = {name};")
                    leaves += self.leaves_of(record, name, False) + self.leaves_of(record, f"own{at}")
                    instances.append((record, f"own{at}"))
                else:
                    record = c.pick(self.records)
                    self.arguments.append(Argument("buffer", cl.type_name(record), f"global {cl.type_name(record)} *", items))
                    head.append(f"global {cl.type_name(record)} *own{at} = {name} + gid;")
                    leaves += self.leaves_of(record, f"(*own{at})", True, "global")
        body = Body(self, leaves, kernel=True, barriers=barriers)
        for record, name in instances:
            self.instances.append((body, record, name))
        lines = body.several(14)
        if not barriers and c.chance(20):
            lines += [f"if ({body.condition(2)}) {{ out[gid] = h + 1; return; }}", *body.several(4)]
        for leaf in body.leaves:
            if not c.chance(95):
                continue
            for at in range(leaf.count if "{i}" in leaf.text else 1):
                value = leaf.text.replace("{i}", str(at))
                lines.append(f"h = mix(h, {hashed(leaf.type, value, self)});")
        lines.append("out[gid] = h;")
        attribute = ""
        if c.chance(15):
            sizes = (self.range[1] + [1, 1])[:3]
            attribute = f"__attribute__((reqd_work_group_size({', '.join(map(str, sizes))}))) "
        listed = [f"{argument.parameter} {'out' if at == 0 else f'x{at - 1}'}" for at, argument in enumerate(self.arguments)]
        self.texts.append("".join(self.hashes.values()) + f"{attribute}kernel void {self.prefix}({', '.join(listed)})\n{{\n"
                          + "".join(f"  {line}\n" for line in self.tiles + head + lines) + "}\n")

    @property
    def text(self):
        return "".join(self.texts)

    @property
    def needs_half(self):
        return cl.HALF in self.types.floats

    def host_entry(self):
        """For host.c: the kernel with its arguments from a list of addresses, and how large an element of each is."""
        passed = [f"*(private {argument.type} *)a[{at}]" if argument.kind == "value" else f"({argument.parameter})a[{at}]"
                  for at, argument in enumerate(self.arguments)]
        sizes = ", ".join(f"sizeof({argument.type})" for argument in self.arguments)
        return (f"constant ulong sizes_{self.prefix}[] = {{{sizes}}};\n"
                f"void entry_{self.prefix}(private ulong *a) {{ {self.prefix}({', '.join(passed)}); }}\n")


class File:
    """Kernels that are compiled together."""

    def __init__(self, kernels):
        self.kernels = kernels

    def device_text(self):
        return HEADER + "".join(kernel.text for kernel in self.kernels)

    def host_text(self):
        used = {}
        for kernel in self.kernels:
            used.update(kernel.used)
        text = cl_reference.definitions(used) + HEADER
        for kernel in self.kernels:
            text += kernel.text + kernel.host_entry()
        return text
