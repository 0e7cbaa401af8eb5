"""A random kernel of LLVM assembly: what compilers seldom write (odd widths and lengths, every cast and comparison, webs of
phis), without poison and undefined behaviour. The same text is a kernel for devices and a function for the host.

Values are kept in `env`, by type; control flow gives back the values that dominate what follows. Floating
values are whole numbers below 1024, so that every operation on them is exact.
"""
import dataclasses

from cl_kernel import RANGES, Argument

# The versions whose assembler reads opaque pointers without being asked.
CLANGS = (22, 19, 16)
DEVICE = """\
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
"""
HOST = """\
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare i64 @host_query(i32, i32)
define i64 @_Z13get_global_idj(i32 %d) { %q = call i64 @host_query(i32 0, i32 %d) ret i64 %q }
"""
WIDTHS = [32, 8, 16, 64, 1, 2, 3, 4, 5, 7, 9, 12, 13, 17, 23, 24, 25, 31, 33, 40, 47, 48, 56, 63]
LANES = [4, 2, 3, 8, 16, 5, 6, 7]
INPUTS = 16


@dataclasses.dataclass(frozen=True)
class Type:
    bits: int
    lanes: int = 0          # 0: a scalar
    floating: bool = False

    def __str__(self):
        element = {16: "half", 32: "float", 64: "double"}[self.bits] if self.floating else f"i{self.bits}"
        return f"<{self.lanes} x {element}>" if self.lanes else element

    @property
    def element(self):
        return dataclasses.replace(self, lanes=0)

    @property
    def suffix(self):
        """As it stands in the name of an intrinsic."""
        return f"{f'v{self.lanes}' if self.lanes else ''}{'f' if self.floating else 'i'}{self.bits}"

    def with_bits(self, bits):
        return Type(bits, self.lanes)


I1, I8, I16, I32, I64 = (Type(bits) for bits in (1, 8, 16, 32, 64))


class Kernel:
    needs_half = False

    def __init__(self, choices, prefix):
        self.choices, self.prefix = choices, prefix
        self.names = 0
        self.declared, self.globals, self.functions = {}, [], []
        self.lines, self.env, self.arrays, self.depth = [], [], [], 0
        self.block = "entry"
        self.choose_types()
        self.range = choices.pick(RANGES[:4])
        items = self.range[0][0]
        self.arguments = [Argument("buffer", "i64", "ptr addrspace(1)", items, out=True, zero=True),
                          Argument("buffer", "i64", "ptr addrspace(1)", INPUTS * items)]
        self.make_tables()
        for _ in range(2):
            if choices.chance(40):
                with choices.span():
                    self.make_function()
        self.make_kernel()

    # Names and lines

    def fresh(self, stem="v"):
        self.names += 1
        return f"{stem}{self.names}"

    def emit(self, text):
        """An instruction with a result: its name."""
        name = "%" + self.fresh()
        self.lines.append(f"  {name} = {text}")
        return name

    def define(self, type_, text):
        """An instruction whose result can be used from here on."""
        name = self.emit(text)
        self.env.append((type_, name))
        return name

    def label(self, name):
        self.lines.append(f"{name}:")
        self.block = name

    def branch(self, name):
        self.lines.append(f"  br label %{name}")

    def intrinsic(self, name, result, parameters):
        self.declared.setdefault(f"declare {result} @{name}({', '.join(map(str, parameters))})")
        return name

    def call(self, name, result, operands):
        """A call of an intrinsic; operands are (type, text)."""
        self.intrinsic(name, result, [type_ for type_, _ in operands])
        return f"call {result} @{name}({', '.join(f'{type_} {text}' for type_, text in operands)})"

    # Types and values

    def choose_types(self):
        c = self.choices
        self.integers = list(dict.fromkeys([I32] + [Type(c.pick(WIDTHS)) for _ in range(c.below(4) + 1)]))
        self.vectors = list(dict.fromkeys(Type(c.pick(self.integers).bits, c.pick(LANES)) for _ in range(c.below(4))))
        self.floats = list(dict.fromkeys(c.pick([Type(32, 0, True), Type(64, 0, True), Type(32, 4, True), Type(64, 3, True)])
                                         for _ in range(c.below(2) + 1))) if c.chance(25) else []

    def any_integer(self):
        return self.choices.pick(self.integers)

    def any_type(self):
        c = self.choices
        groups = [(6, self.integers)] + ([(5, self.vectors)] if self.vectors else []) + ([(3, self.floats)] if self.floats else [])
        return c.pick(c.weighted(groups))

    def any_whole(self):
        """An integer or a vector of them."""
        return self.choices.pick(self.choices.weighted([(6, self.integers), (5, self.vectors or self.integers)]))

    def literal(self, type_):
        c = self.choices
        if type_.lanes:
            if c.chance(25):
                one = f"{type_.element} {self.literal(type_.element)}"
                return f"<{', '.join([one] * type_.lanes)}>"
            return f"<{', '.join(f'{type_.element} {self.literal(type_.element)}' for _ in range(type_.lanes))}>"
        if type_.floating:
            return f"{c.below(2047) - 1023}.0"
        return self.numeral(type_, c.number(type_.bits))

    @staticmethod
    def numeral(type_, number):
        """The bits of an integer as assembly has them: with a sign."""
        if type_.bits == 1:
            return ["false", "true"][number]
        return str(number - (1 << type_.bits) if number >> (type_.bits - 1) else number)

    def splat(self, type_, number):
        one = "true" if type_.bits == 1 and number else str(number)
        return f"<{', '.join([f'{type_.element} {one}'] * type_.lanes)}>" if type_.lanes else one

    def value(self, type_):
        """An operand of a type."""
        having = [name for type__, name in self.env if type__ == type_]
        if having and self.choices.below(8) < 7:
            # What is newest most of all, so that chains grow.
            return having[-1 - self.choices.below(min(len(having), 4))] if self.choices.below(2) == 0 else self.choices.pick(having)
        if not having and not type_.floating and self.choices.chance(70):
            return self.converted(type_)
        return self.literal(type_)

    def converted(self, type_):
        """From a value of another type; there is always %seed."""
        if type_.lanes:
            scalar = self.value(type_.element)
            one = self.emit(f"insertelement {type_} {self.literal(type_)}, {type_.element} {scalar}, i32 {self.choices.below(type_.lanes)}")
            return one
        if type_.bits == 64:
            return "%seed"
        shifted = self.emit(f"lshr i64 %seed, {self.choices.below(64 - type_.bits)}")
        name = self.emit(f"trunc i64 {shifted} to {type_}")
        self.env.append((type_, name))
        return name

    def index(self, limit):
        """(type, value) of an index below a limit, of some width."""
        c = self.choices
        type_ = c.pick([I32, I64, I16, I8, Type(13), Type(33), Type(24)])
        if limit & (limit - 1) == 0:
            return type_, self.emit(f"and {type_} {self.value(type_)}, {limit - 1}")
        return type_, self.emit(f"urem {type_} {self.value(type_)}, {limit}")

    # Instructions

    def instruction(self):
        c = self.choices
        makers = [(10, self.binary), (5, self.shift), (4, self.division), (6, self.compare), (5, self.select), (8, self.cast),
                  (5, self.unary_intrinsic), (6, self.binary_intrinsic), (4, self.funnel), (4, self.overflow), (2, self.freeze), (4, self.aggregate), (3, self.load_input),
                  (3, self.table), (2, self.rounded), (2, self.call_function), (3, self.no_wrap)]
        if self.vectors:
            makers += [(5, self.insert), (5, self.extract), (6, self.shuffle), (4, self.reduce), (3, self.bitcast), (2, self.dynamic_lane)]
        if self.floats:
            makers += [(8, self.floating), (3, self.float_compare), (3, self.float_to_integer), (3, self.integer_to_float)]
        if self.depth < 2:
            makers += [(4, self.array), (4, self.diamond), (4, self.loop), (4, self.switch), (2, self.irreducible)]
        if self.arrays:
            makers += [(5, self.load), (5, self.store), (3, self.copy)]
        with c.span():
            c.weighted(makers)()

    def several(self, most):
        for _ in range(most):
            if not self.choices.chance(88):
                break
            self.instruction()

    def binary(self):
        type_ = self.any_whole()
        self.define(type_, f"{self.choices.pick(['add', 'sub', 'mul', 'and', 'or', 'xor'])} {type_} {self.value(type_)}, {self.value(type_)}")

    def no_wrap(self):
        """Operations with flags that hold: operands that are small enough."""
        type_ = self.any_whole()
        if type_.bits < 4:
            return self.binary()
        a, b = (self.emit(f"lshr {type_} {self.value(type_)}, {self.splat(type_, type_.bits // 2 + 1)}") for _ in range(2))
        match self.choices.below(4):
            case 0:
                self.define(type_, f"add nuw nsw {type_} {a}, {b}")
            case 1:
                self.define(type_, f"mul nuw nsw {type_} {a}, {b}")
            case 2:
                self.define(type_, f"shl nuw nsw {type_} {a}, {self.splat(type_, 1)}")
            case _:
                self.define(type_, f"sub nsw {type_} {a}, {b}")

    def shift(self):
        type_ = self.any_whole()
        if self.choices.chance(50):
            amount = self.splat(type_, self.choices.below(type_.bits))
        else:
            # The width as a divisor has to be a number of the type.
            if type_.bits < 3:
                amount = self.splat(type_, 0)
            else:
                amount = self.emit(f"urem {type_} {self.value(type_)}, {self.splat(type_, type_.bits)}")
        self.define(type_, f"{self.choices.pick(['shl', 'lshr', 'ashr'])} {type_} {self.value(type_)}, {amount}")

    def division(self):
        type_ = self.any_whole()
        operator = self.choices.pick(["udiv", "urem"] + (["sdiv", "srem"] if type_.bits > 1 else []))
        by = self.value(type_)
        if operator[0] == "s":
            by = self.emit(f"and {type_} {by}, {self.splat(type_, (1 << (type_.bits - 1)) - 1)}")
        by = self.emit(f"or {type_} {by}, {self.splat(type_, 1)}")
        self.define(type_, f"{operator} {type_} {self.value(type_)}, {by}")

    def compare(self):
        type_ = self.any_whole()
        predicate = self.choices.pick(["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"])
        self.define(type_.with_bits(1), f"icmp {predicate} {type_} {self.value(type_)}, {self.value(type_)}")

    def select(self):
        type_ = self.any_type()
        condition = Type(1, type_.lanes) if type_.lanes and self.choices.chance(60) else I1
        self.define(type_, f"select {condition} {self.value(condition)}, {type_} {self.value(type_)}, {type_} {self.value(type_)}")

    def cast(self):
        source = self.any_whole()
        bits = self.choices.pick([type_.bits for type_ in self.integers] + [self.choices.pick(WIDTHS)])
        if bits == source.bits:
            return self.binary()
        operator = "trunc" if bits < source.bits else self.choices.pick(["zext", "sext"])
        result = source.with_bits(bits)
        self.define(result, f"{operator} {source} {self.value(source)} to {result}")

    def unary_intrinsic(self):
        type_ = self.any_whole()
        name = self.choices.pick(["ctpop", "bitreverse", "ctlz", "cttz", "abs"] + (["bswap"] if type_.bits % 16 == 0 else []))
        flag = [(I1, "false")] if name in ("ctlz", "cttz", "abs") else []
        self.define(type_, self.call(f"llvm.{name}.{type_.suffix}", type_, [(type_, self.value(type_)), *flag]))

    def binary_intrinsic(self):
        type_ = self.any_whole()
        name = self.choices.pick(["umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"])
        self.define(type_, self.call(f"llvm.{name}.{type_.suffix}", type_, [(type_, self.value(type_)), (type_, self.value(type_))]))

    def funnel(self):
        type_ = self.any_whole()
        operands = [(type_, self.value(type_)) for _ in range(3)]
        name = self.choices.pick(["fshl", "fshr"])
        # Up to LLVM 16 a shift of vectors to the right by constants becomes one to the left, in lanes that are not
        # shifted, too: these get the other operand.
        if type_.lanes:
            name = "fshl"
        self.define(type_, self.call(f"llvm.{name}.{type_.suffix}", type_, operands))

    def overflow(self):
        type_ = self.any_whole()
        flag = type_.with_bits(1)
        pair = "{ %s, %s }" % (type_, flag)
        name = self.choices.pick(["uadd", "sadd", "usub", "ssub", "umul", "smul"])
        both = self.emit(self.call(f"llvm.{name}.with.overflow.{type_.suffix}", pair, [(type_, self.value(type_)), (type_, self.value(type_))]))
        self.define(type_, f"extractvalue {pair} {both}, 0")
        self.define(flag, f"extractvalue {pair} {both}, 1")

    def freeze(self):
        type_ = self.any_type()
        self.define(type_, f"freeze {type_} {self.value(type_)}")

    def aggregate(self):
        """Built, passed through a select or not, and taken apart."""
        types = [self.any_whole() for _ in range(self.choices.below(3) + 1)]
        inner = self.any_whole()
        whole = "{ %s, [2 x %s] }" % (", ".join(map(str, types)), inner)

        def built():
            name = "zeroinitializer"
            for at, type_ in enumerate(types):
                name = self.emit(f"insertvalue {whole} {name}, {type_} {self.value(type_)}, {at}")
            return self.emit(f"insertvalue {whole} {name}, {inner} {self.value(inner)}, {len(types)}, {self.choices.below(2)}")
        name = built()
        if self.choices.chance(30):
            name = self.emit(f"select i1 {self.value(I1)}, {whole} {name}, {whole} {built()}")
        at = self.choices.below(len(types))
        self.define(types[at], f"extractvalue {whole} {name}, {at}")
        self.define(inner, f"extractvalue {whole} {name}, {len(types)}, {self.choices.below(2)}")

    def load_input(self):
        """From the buffer of input, as some type whose bytes are all of it."""
        type_ = self.choices.pick([I64, I8, I16, I32, Type(8, 3), Type(16, 4), Type(32, 2), Type(8, 8)])
        index, at = self.index(INPUTS)
        pointer = self.emit(f"getelementptr inbounds i64, ptr addrspace(1) %mine, {index} {at}")
        self.define(type_, f"load {type_}, ptr addrspace(1) {pointer}, align {8 if self.choices.chance(50) else 1}")

    def table(self):
        if not self.tables:
            return self.load_input()
        name, type_, count = self.choices.pick(self.tables)
        index, at = self.index(count)
        pointer = self.emit(f"getelementptr inbounds [{count} x {type_}], ptr addrspace(2) @{name}, i64 0, {index} {at}")
        self.define(type_, f"load {type_}, ptr addrspace(2) {pointer}")

    def rounded(self):
        """The bits of an integer that is made a floating number, to the nearest."""
        type_ = self.any_integer()
        bits = self.choices.pick([32, 64])
        floating = Type(bits, 0, True)
        number = self.emit(f"{self.choices.pick(['sitofp', 'uitofp'])} {type_} {self.value(type_)} to {floating}")
        self.define(Type(bits), f"bitcast {floating} {number} to i{bits}")

    # Vectors

    def any_vector(self):
        return self.choices.pick(self.vectors)

    def insert(self):
        type_ = self.any_vector()
        vector, element = self.value(type_), self.value(type_.element)
        self.define(type_, f"insertelement {type_} {vector}, {type_.element} {element}, i32 {self.choices.below(type_.lanes)}")

    def extract(self):
        type_ = self.any_vector()
        self.define(type_.element, f"extractelement {type_} {self.value(type_)}, i64 {self.choices.below(type_.lanes)}")

    def dynamic_lane(self):
        type_ = self.any_vector()
        index, at = self.index(type_.lanes)
        if self.choices.chance(50):
            self.define(type_, f"insertelement {type_} {self.value(type_)}, {type_.element} {self.value(type_.element)}, {index} {at}")
        else:
            self.define(type_.element, f"extractelement {type_} {self.value(type_)}, {index} {at}")

    def shuffle(self):
        type_ = self.any_vector()
        lanes = self.choices.pick([type_.lanes, *LANES])
        mask = ", ".join(f"i32 {self.choices.below(2 * type_.lanes)}" for _ in range(lanes))
        result = Type(type_.bits, lanes)
        self.define(result, f"shufflevector {type_} {self.value(type_)}, {type_} {self.value(type_)}, <{lanes} x i32> <{mask}>")

    def reduce(self):
        type_ = self.any_vector()
        name = self.choices.pick(["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"])
        self.define(type_.element, self.call(f"llvm.vector.reduce.{name}.{type_.suffix}", type_.element, [(type_, self.value(type_))]))

    def bitcast(self):
        """A vector as an integer or as a vector of other lanes, and back; of whole bytes, as the host gets others wrong."""
        type_ = self.any_vector()
        whole = type_.bits * type_.lanes
        others = [Type(whole // lanes, lanes) for lanes in LANES if whole % lanes == 0 and lanes != type_.lanes and whole // lanes in (8, 16, 32, 64)]
        others = others + ([Type(whole)] if whole <= 64 else []) if type_.bits in (8, 16, 32, 64) else []
        if not others:
            return self.shuffle()
        other = self.choices.pick(others)
        if self.choices.chance(50):
            self.define(other, f"bitcast {type_} {self.value(type_)} to {other}")
        else:
            self.define(type_, f"bitcast {other} {self.value(other)} to {type_}")

    # Floating values

    def define_normal(self, type_, value):
        """A whole number back below 1024."""
        ints = Type(32, type_.lanes)
        number = self.emit(f"fptosi {type_} {value} to {ints}")
        small = self.emit(f"srem {ints} {number}, {self.splat(ints, 1024)}")
        self.define(type_, f"sitofp {ints} {small} to {type_}")

    def floating(self):
        c, type_ = self.choices, self.choices.pick(self.floats)
        match c.below(5):
            case 0 | 1:
                self.define_normal(type_, self.emit(f"{c.pick(['fadd', 'fsub', 'fmul'])} {type_} {self.value(type_)}, {self.value(type_)}"))
            case 2:
                self.define(type_, f"fneg {type_} {self.value(type_)}")
            case 3:
                name = c.pick(["fabs", "minnum", "maxnum", "fma", "fmuladd"])
                operands = [(type_, self.value(type_)) for _ in range({"fabs": 1, "minnum": 2, "maxnum": 2}.get(name, 3))]
                self.define_normal(type_, self.emit(self.call(f"llvm.{name}.{type_.suffix}", type_, operands)))
            case _:
                by = f"<{', '.join([f'{type_.element} 0.5'] * type_.lanes)}>" if type_.lanes else "0.5"
                half = self.emit(f"fmul {type_} {self.value(type_)}, {by}")
                name = c.pick(["floor", "ceil", "trunc", "rint", "round", "roundeven", "nearbyint"])
                self.define(type_, self.call(f"llvm.{name}.{type_.suffix}", type_, [(type_, half)]))

    def float_compare(self):
        type_ = self.choices.pick(self.floats)
        predicate = self.choices.pick(["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"])
        self.define(Type(1, type_.lanes), f"fcmp {predicate} {type_} {self.value(type_)}, {self.value(type_)}")

    def float_to_integer(self):
        type_ = self.choices.pick(self.floats)
        bits = self.choices.pick([type__.bits for type__ in self.integers])
        result = Type(bits, type_.lanes)
        name = self.choices.pick(["fptosi", "fptoui"])
        self.define(result, self.call(f"llvm.{name}.sat.{result.suffix}.{type_.suffix}", result, [(type_, self.value(type_))]))

    def integer_to_float(self):
        type_ = self.choices.pick(self.floats)
        source = Type(self.any_integer().bits, type_.lanes)
        value = self.value(source)
        if source.bits > 9:
            value = self.emit(f"and {source} {value}, {self.splat(source, 511)}")
        self.define(type_, f"{self.choices.pick(['sitofp', 'uitofp'])} {source} {value} to {type_}")

    # Memory

    def make_tables(self):
        self.tables = []
        for _ in range(2):
            if not self.choices.chance(40):
                break
            with self.choices.span():
                # Vectors of odd elements have a layout of their own in memory.
                type_ = self.choices.pick([I32, I8, I16, I64] + [type_ for type_ in self.integers if type_.bits > 1] + [Type(8, 3), Type(32, 4)])
                count = self.choices.pick([4, 3, 8])
                name = f"{self.prefix}_t{len(self.tables)}"
                values = ", ".join(f"{type_} {self.literal(type_)}" for _ in range(count))
                self.globals.append(f"@{name} = internal addrspace(2) constant [{count} x {type_}] [{values}]\n")
                self.tables.append((name, type_, count))

    def array(self):
        """Private memory, every element written before any is read."""
        type_, count = self.any_whole(), self.choices.pick([4, 2, 3, 8])
        name = "%" + self.fresh("a")
        # In the entry block, where a variable is.
        self.allocas.append(f"  {name} = alloca [{count} x {type_}]")
        for at in range(count):
            pointer = self.emit(f"getelementptr [{count} x {type_}], ptr {name}, i32 0, i32 {at}")
            self.lines.append(f"  store {type_} {self.value(type_)}, ptr {pointer}")
        self.arrays.append((type_, count, name))

    def element(self, array):
        type_, count, name = array
        index, at = self.index(count)
        if self.choices.chance(40):
            return self.emit(f"getelementptr inbounds {type_}, ptr {name}, {index} {at}")
        return self.emit(f"getelementptr inbounds [{count} x {type_}], ptr {name}, i64 0, {index} {at}")

    def load(self):
        array = self.choices.pick(self.arrays)
        pointer = self.element(array)
        self.define(array[0], f"load {'volatile ' if self.choices.chance(15) else ''}{array[0]}, ptr {pointer}")

    def store(self):
        array = self.choices.pick(self.arrays)
        value, pointer = self.value(array[0]), self.element(array)
        self.lines.append(f"  store {array[0]} {value}, ptr {pointer}")

    def copy(self):
        """memset, memmove, memcpy on bytes that have no holes."""
        arrays = [array for array in self.arrays if array[0].bits in (8, 16, 32, 64) and array[0].lanes in (0, 2, 4, 8)]
        if not arrays:
            return self.store()
        type_, count, name = self.choices.pick(arrays)
        size = type_.bits // 8 * (type_.lanes or 1)
        flag = (I1, "false")
        p = "ptr"
        match self.choices.below(3):
            case 0:
                length = str(size * (self.choices.below(count) + 1))
                text = self.call("llvm.memset.p0.i64", "void", [(p, name), (I8, self.value(I8)), (I64, length), flag])
            case 1:
                source = self.emit(f"getelementptr inbounds {type_}, ptr {name}, i64 1")
                ends = (name, source) if self.choices.chance(50) else (source, name)
                text = self.call("llvm.memmove.p0.p0.i64", "void", [(p, ends[0]), (p, ends[1]), (I64, str(size * (count - 1))), flag])
            case _:
                other = self.choices.pick([array for array in arrays if array[0] == type_])
                if other[2] == name:
                    return self.store()
                text = self.call("llvm.memcpy.p0.p0.i64", "void", [(p, name), (p, other[2]), (I64, str(size * min(count, other[1]))), flag])
        self.lines.append("  " + text)

    # Control flow

    def arm(self, name, types, join, most):
        """A block that ends in `join`: (value of each type, label) for phis there. What it defines is gone afterwards."""
        env, arrays = len(self.env), len(self.arrays)
        self.label(name)
        self.depth += 1
        self.several(most)
        self.depth -= 1
        values = [self.value(type_) for type_ in types]
        incoming = values, self.block
        self.branch(join)
        del self.env[env:], self.arrays[arrays:]
        return incoming

    def merged(self, types, incoming):
        for at, type_ in enumerate(types):
            self.define(type_, f"phi {type_} " + ", ".join(f"[ {values[at]}, %{label} ]" for values, label in incoming))

    def diamond(self):
        condition = self.value(I1)
        types = [self.any_type() for _ in range(self.choices.below(3) + 1)]
        one, two, join = self.fresh("then"), self.fresh("else"), self.fresh("join")
        if self.choices.chance(60):
            self.lines.append(f"  br i1 {condition}, label %{one}, label %{two}")
            incoming = [self.arm(one, types, join, 5), self.arm(two, types, join, 5)]
        else:
            values = [self.value(type_) for type_ in types]
            incoming = [(values, self.block)]
            self.lines.append(f"  br i1 {condition}, label %{one}, label %{join}")
            incoming.append(self.arm(one, types, join, 5))
        self.label(join)
        self.merged(types, incoming)

    def switch(self):
        type_ = self.any_integer()
        value = self.value(type_)
        if type_.bits > 4 and self.choices.chance(60):
            value = self.emit(f"and {type_} {value}, 7")
        numbers = list(dict.fromkeys(self.choices.below(min(8, 1 << type_.bits)) if self.choices.chance(70) else self.choices.number(type_.bits)
                                     for _ in range(self.choices.below(5) + 1)))
        arms = [self.fresh("case") for _ in range(self.choices.below(len(numbers)) + 1)]
        other, join = self.fresh("default"), self.fresh("join")
        cases = " ".join(f"{type_} {self.numeral(type_, number)}, label %{arms[at % len(arms)]}" for at, number in enumerate(numbers))
        self.lines.append(f"  switch {type_} {value}, label %{other} [ {cases} ]")
        types = [self.any_type() for _ in range(self.choices.below(2) + 1)]
        incoming = [self.arm(name, types, join, 3) for name in [*arms, other]]
        self.label(join)
        self.merged(types, incoming)

    def loop(self):
        """Runs a few times; phis for a counter and for values, perhaps a second way out."""
        types = [self.any_type() for _ in range(self.choices.below(3) + 1)]
        firsts = [self.value(type_) for type_ in types]
        before, head, end = self.block, self.fresh("loop"), self.fresh("end")
        counter, step = "%" + self.fresh("i"), "%" + self.fresh("n")
        counting = self.choices.pick([I32, I64, I8, Type(13), Type(5)])
        self.branch(head)
        self.label(head)
        at = len(self.lines)
        names = ["%" + self.fresh("p") for _ in types]
        self.env += [(counting, counter), *zip(types, names)]
        arrays = len(self.arrays)
        self.depth += 1
        self.several(5)
        leave = None
        if self.choices.chance(40):
            # Out from the middle: what is known after the loop is what is known here.
            condition, rest = self.value(I1), self.fresh("rest")
            self.lines.append(f"  br i1 {condition}, label %{end}, label %{rest}")
            leave = len(self.env)
            self.label(rest)
            self.several(3)
        self.depth -= 1
        nexts = [self.value(type_) for type_ in types]
        condition = self.value(I1) if self.choices.chance(30) else None
        self.lines.append(f"  {step} = add {counting} {counter}, 1")
        more = self.emit(f"icmp ult {counting} {step}, {self.choices.below(6) + 1}")
        if condition:
            more = self.emit(f"select i1 {more}, i1 {condition}, i1 false")
        latch = self.block
        self.lines.append(f"  br i1 {more}, label %{head}, label %{end}")
        phis = [f"  {counter} = phi {counting} [ 0, %{before} ], [ {step}, %{latch} ]"]
        phis += [f"  {name} = phi {type_} [ {first}, %{before} ], [ {next_}, %{latch} ]"
                 for type_, name, first, next_ in zip(types, names, firsts, nexts)]
        self.lines[at:at] = phis
        self.label(end)
        if leave:
            del self.env[leave:]
        del self.arrays[arrays:]

    def irreducible(self):
        """Two blocks that jump to each other and are both entered from outside."""
        type_, before = self.any_type(), self.block
        firsts = [self.value(type_), self.value(type_)]
        names = [self.fresh("left"), self.fresh("right")]
        end, env, arrays = self.fresh("end"), len(self.env), len(self.arrays)
        self.lines.append(f"  br i1 {self.value(I1)}, label %{names[0]}, label %{names[1]}")
        parts = []
        for name in names:
            self.label(name)
            at, counter, value = len(self.lines), "%" + self.fresh("i"), "%" + self.fresh("p")
            self.env += [(I32, counter), (type_, value)]
            self.depth += 1
            self.several(3)
            self.depth -= 1
            result = self.value(type_)
            step = self.emit(f"add i32 {counter}, 1")
            more = self.emit(f"icmp ult i32 {step}, {self.choices.below(5) + 1}")
            parts.append((at, counter, value, result, step, self.block))
            self.lines.append(f"  br i1 {more}, label %{names[1] if name == names[0] else names[0]}, label %{end}")
            del self.env[env:], self.arrays[arrays:]
        for which in (1, 0):
            at, counter, value, *_ = parts[which]
            *_, result, step, label = parts[1 - which]
            self.lines[at:at] = [f"  {counter} = phi i32 [ 0, %{before} ], [ {step}, %{label} ]",
                                 f"  {value} = phi {type_} [ {firsts[which]}, %{before} ], [ {result}, %{label} ]"]
        self.label(end)
        self.define(type_, f"phi {type_} " + ", ".join(f"[ {part[3]}, %{part[5]} ]" for part in parts))

    # Functions

    def call_function(self):
        if not self.functions:
            return self.binary()
        name, result, parameters, _ = self.choices.pick(self.functions)
        operands = ", ".join(["ptr addrspace(1) %mine", "i64 %seed", *(f"{type_} {self.value(type_)}" for type_ in parameters)])
        self.define(result, f"call spir_func {result} @{name}({operands})")

    def body(self, most):
        """Lines of a function between `entry` and what it ends with; the caller clears them."""
        self.allocas = []
        self.block = "entry"
        self.several(most)

    def make_function(self):
        parameters = [self.any_type() for _ in range(self.choices.below(3) + 1)]
        result = self.any_type()
        name = f"{self.prefix}_f{len(self.functions)}"
        self.env = [(type_, f"%x{at}") for at, type_ in enumerate(parameters)]
        self.body(6)
        value = self.value(result)
        listed = ", ".join(["ptr addrspace(1) %mine", "i64 %seed", *(f"{type_} %x{at}" for at, type_ in enumerate(parameters))])
        attribute = self.choices.pick(["", "noinline", "alwaysinline"])
        text = f"define internal spir_func {result} @{name}({listed}) {attribute} {{\nentry:\n"
        text += "".join(f"{line}\n" for line in self.allocas + self.lines) + f"  ret {result} {value}\n}}\n"
        self.functions.append((name, result, parameters, text))
        self.lines, self.env, self.arrays = [], [], []

    def make_kernel(self):
        self.env = [(I64, "%seed"), (I64, "%id")]
        self.body(18)
        hash_ = "%seed"
        for type_, name in self.env[-24:]:
            if not self.choices.chance(95):
                continue
            for lane in range(type_.lanes or 1):
                value = self.emit(f"extractelement {type_} {name}, i32 {lane}") if type_.lanes else name
                element = type_.element
                if element.floating:
                    value = self.emit(f"fptosi {element} {value} to i64")
                elif element.bits < 64:
                    value = self.emit(f"zext {element} {value} to i64")
                hash_ = self.emit(f"call spir_func i64 @mix(i64 {hash_}, i64 {value})")
        head = ["  %id = call spir_func i64 @_Z13get_global_idj(i32 0)",
                f"  %place = mul i64 %id, {INPUTS}", "  %mine = getelementptr inbounds i64, ptr addrspace(1) %in, i64 %place",
                "  %seed = load i64, ptr addrspace(1) %mine", "  %result = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %id"]
        self.kernel = (f"define spir_kernel void @{self.prefix}(ptr addrspace(1) %out, ptr addrspace(1) %in) {{\nentry:\n"
                       + "\n".join(self.allocas + head + self.lines) + f"\n  store i64 {hash_}, ptr addrspace(1) %result\n  ret void\n}}\n")

    @property
    def text(self):
        return "".join(self.globals) + "".join(text for *_, text in self.functions) + self.kernel

    def host_entry(self):
        return (f"@sizes_{self.prefix} = constant [2 x i64] [i64 8, i64 8]\n"
                f"define void @entry_{self.prefix}(ptr %a) {{\n  %b = getelementptr i64, ptr %a, i64 1\n  %out = load i64, ptr %a\n"
                "  %in = load i64, ptr %b\n  %p = inttoptr i64 %out to ptr addrspace(1)\n  %q = inttoptr i64 %in to ptr addrspace(1)\n"
                f"  call void @{self.prefix}(ptr addrspace(1) %p, ptr addrspace(1) %q)\n  ret void\n}}\n")


MIX = """\
define internal spir_func i64 @mix(i64 %h, i64 %x) {
  %a = xor i64 %h, %x
  %b = mul i64 %a, -7046029254386353131
  %c = lshr i64 %b, 29
  %d = xor i64 %b, %c
  ret i64 %d
}
"""


class File:
    """Kernels in one module."""

    def __init__(self, kernels):
        self.kernels = kernels

    def text(self, head):
        declared = {}
        for kernel in self.kernels:
            declared.update(kernel.declared)
        return head + MIX + "".join(f"{line}\n" for line in declared) + "".join(kernel.text for kernel in self.kernels)

    def device_text(self):
        return self.text(DEVICE)

    def host_text(self):
        plain = self.text("").replace("spir_func ", "").replace("spir_kernel ", "")
        return HOST + plain + "".join(kernel.host_entry() for kernel in self.kernels)
