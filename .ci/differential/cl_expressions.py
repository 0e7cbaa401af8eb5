"""Random expressions of OpenCL C, free of undefined behaviour whatever their operands are.

Signed arithmetic that may overflow is done on the unsigned type of the same width, divisors cannot be
0 or -1, indices are reduced to the length of what they index. Values of floating types are whole
numbers below 1024 at every step, so each operation on them is exact, contracted or not.
"""
import dataclasses

import cl_builtins
import cl_types as cl

SPECIALS = "specials"       # A constant table of floating values: zeros, infinities, NaN.


@dataclasses.dataclass
class Leaf:
    """Something that has a value: a variable, a field, an element. The text may hold {i}, for an index."""
    text: str
    type: object
    count: int = 0
    writable: bool = True
    # "" where no pointer to it may be taken: bit-fields, fields of packed records.
    space: str = ""
    # A bit-field is promoted by its width, whatever its type (C11 6.3.1.1): reading it takes a cast.
    bit_field: bool = False


class Expressions:
    """Needs `choices`, `leaves` (a list of Leaf), `types`, `functions` and `use(kind, *arguments)` of its user."""

    def of(self, type_, depth):
        """An expression of a type."""
        with self.choices.span():
            if depth <= 0:
                return self.simple(type_)
            if isinstance(type_, cl.Bits):
                return self.bits(type_, depth)
            if type_.floating:
                return self.floating(type_, depth)
            return self.integer_scalar(type_, depth) if type_.lanes == 1 else self.integer_vector(type_, depth)

    def leaf(self, leaf):
        """An lvalue; an index in it is chosen now."""
        return leaf.text.replace("{i}", self.index(leaf.count)) if "{i}" in leaf.text else leaf.text

    def read(self, leaf):
        return f"(({leaf.type.name}){self.leaf(leaf)})" if leaf.bit_field else self.leaf(leaf)

    def index(self, count):
        """An index below a count, as a constant or from anything of any type."""
        if not self.choices.chance(60):
            return str(self.choices.below(count))
        type_ = self.choices.pick([cl.UINT, cl.ULONG, cl.UCHAR, cl.USHORT, cl.INT, cl.LONG, cl.CHAR])
        value = self.of(type_, 1)
        if count & (count - 1) == 0:
            return f"{value} & {count - 1}"
        if type_.signed:
            value = f"({cl.unsigned(type_).name}){value}"
        return f"({value}) % {count}u"

    def simple(self, type_):
        having = [leaf for leaf in self.leaves if leaf.type == type_]
        if having and self.choices.below(4) < 3:
            return self.read(self.choices.pick(having))
        return self.literal(type_)

    def literal(self, type_):
        if isinstance(type_, cl.Bits):
            return f"({type_.name}){self.choices.number(min(type_.bits, 63))}ul"
        if type_.lanes == 1:
            return f"({cl.literal(type_, self.choices.number(type_.bits))})"
        lanes = [cl.literal(type_.element, self.choices.number(type_.bits)) for _ in range(1 if self.choices.chance(30) else type_.lanes)]
        return f"(({type_.name})({', '.join(lanes)}))"

    def any_integer(self):
        return self.choices.pick(self.types.integers)

    def any_vector(self, floating=False):
        having = [type_ for type_ in self.types.vectors if type_.floating == floating]
        return self.choices.pick(having) if having else None

    def condition(self, depth):
        """Something of type int that is 0 or 1."""
        kind = self.choices.below(5)
        if kind < 3 or depth <= 1:
            type_ = self.any_integer()
            return f"({self.of(type_, depth - 1)} {self.choices.pick(['<', '==', '!=', '>', '<=', '>='])} {self.of(type_, depth - 1)})"
        if kind == 3:
            return f"({self.condition(depth - 1)} {self.choices.pick(['&&', '||', '^'])} {self.condition(depth - 1)})"
        return f"(({self.of(self.any_integer(), depth - 1)} & {1 << self.choices.below(7)}) != 0)"

    # Integers

    def integer_scalar(self, type_, depth):
        make = self.choices.weighted([
            (10, self.simple), (14, self.arithmetic), (5, self.shift), (4, self.division), (4, self.unary), (5, self.comparison),
            (4, self.conditional), (6, self.cast), (14, self.builtin), (6, self.component), (3, self.no_wrap), (3, self.query),
            (4, self.call), (3, self.from_floating), (2, self.reinterpret), (2, self.test), (2, self.relational), (1, self.rounded),
            (2, self.from_bits)])
        return make(type_, depth) if make != self.simple else self.simple(type_)

    def wide(self, type_):
        """The unsigned type in which arithmetic on a scalar cannot overflow."""
        return cl.ULONG if type_.bits == 64 else cl.UINT

    def arithmetic(self, type_, depth):
        operator = self.choices.pick(["+", "-", "*", "&", "|", "^"])
        a, b = self.of(type_, depth - 1), self.of(type_, depth - 1)
        if operator in "&|^" or (not type_.signed and type_.bits >= 32):
            return f"(({type_.name})({a} {operator} {b}))"
        wide = self.wide(type_).name
        return f"(({type_.name})(({wide}){a} {operator} ({wide}){b}))"

    def no_wrap(self, type_, depth):
        """Signed arithmetic that stays in range, which the compiler may mark so."""
        a, b = self.of(type_, depth - 1), self.of(type_, depth - 1)
        if self.choices.below(3) == 2:
            half = type_.bits // 2
            return f"(({type_.name})(({a} >> {half}) * ({b} >> {half + 1})))"
        return f"(({type_.name})(({a} >> 1) {self.choices.pick(['+', '-'])} ({b} >> 1)))"

    def shift(self, type_, depth):
        # The amount is taken modulo the width (OpenCL C 6.3 j): nothing is left undefined.
        amount = self.of(self.choices.pick([type_, cl.INT, cl.UCHAR]), depth - 1) if self.choices.chance(60) else str(self.choices.below(type_.bits))
        return f"(({type_.name})({self.of(type_, depth - 1)} {self.choices.pick(['<<', '>>'])} {amount}))"

    def divisor(self, type_, depth):
        """No 0, and no -1."""
        if not self.choices.chance(60):
            value = self.choices.number(type_.bits)
            if value in (0, (1 << type_.bits) - 1):
                value = 3
            return f"({cl.literal(type_, value)})"
        value = self.of(type_, depth - 1)
        if type_.signed:
            return f"(({value} & {self.choices.pick([7, 63, 127])}) + 1)"
        return f"({value} | 1)"

    def division(self, type_, depth):
        return f"(({type_.name})({self.of(type_, depth - 1)} {self.choices.pick(['/', '%'])} {self.divisor(type_, depth)}))"

    def unary(self, type_, depth):
        operator = self.choices.pick(["~", "-", "!"])
        value = self.of(type_, depth - 1)
        if operator == "-":
            value = f"({self.wide(type_).name}){value}"
        return f"(({type_.name}){operator}{value})"

    def comparison(self, type_, depth):
        if self.types.floats and self.choices.chance(25):
            other = self.choices.pick(self.types.floats)
        else:
            other = self.any_integer()
        return f"(({type_.name})({self.of(other, depth - 1)} {self.choices.pick(['<', '==', '!=', '>', '<=', '>='])} {self.of(other, depth - 1)}))"

    def conditional(self, type_, depth):
        chosen = f"({self.condition(depth - 1)} ? {self.of(type_, depth - 1)} : {self.of(type_, depth - 1)})"
        return f"(({type_.name}){chosen})" if type_.lanes == 1 else chosen

    def cast(self, type_, depth):
        other = self.any_integer()
        value = self.of(other, depth - 1)
        if self.choices.chance(40):
            saturating = self.choices.chance(60)
            self.use("convert", type_, other, saturating, "")
            return f"convert_{type_.name}{'_sat' if saturating else ''}({value})"
        return f"(({type_.name}){value})"

    def builtin(self, type_, depth):
        """Any function of the tables that gives the type, for scalars and vectors, integers and floating."""
        builtin = self.choices.pick(cl_builtins.builtins_on(type_))
        # From what the result is to what the function is named for.
        base = type_
        if builtin.result == "U":
            base = cl.signed(type_) if self.choices.chance(50) else cl.unsigned(type_)
        elif builtin.result == "D":
            if type_.bits == 8:
                return self.simple(type_)
            base = cl.with_element(type_, cl.integer(type_.bits // 2, type_.signed))
        return self.builtin_call(builtin, base, type_, depth)

    def builtin_call(self, builtin, base, wanted, depth):
        parameters = [cl_builtins.resolve(letter, base) for letter in builtin.parameters]
        arguments = [self.of(parameter, depth - 1 if len(parameters) < 3 else min(depth - 1, 1)) for parameter in parameters]
        result = cl_builtins.resolve(builtin.result, base)
        half = f"({base.element.name})0.5{'f' if base.bits < 64 else ''}"
        bent = [dict(builtin.bend).get(at, "{%d}" % at).replace("HALF", half).format(*arguments) for at in range(len(arguments))]
        for name in builtin.helpers:
            self.use("table", cl_builtins.named(name, base), base)
        self.use("table", builtin, base)
        call = f"{builtin.name}({', '.join(bent)})"
        if builtin.grows:
            return self.normal(base, call)
        if result != wanted:
            return f"as_{wanted.name}({call})" if wanted.lanes > 1 else f"(({wanted.name}){call})"
        return call

    def component(self, type_, depth):
        vectors = [vector for vector in self.types.vectors if vector.element == type_]
        if not vectors:
            return self.simple(type_)
        vector = self.choices.pick(vectors)
        value = self.of(vector, depth - 1)
        return f"{self.postfix(value)}.s{self.choices.below(vector.lanes):x}"

    @staticmethod
    def postfix(value):
        return value if value.isidentifier() or (value.startswith("(") and value.endswith(")")) else f"({value})"

    def query(self, type_, depth):
        name = self.choices.pick(["get_global_id", "get_local_id", "get_group_id", "get_global_size", "get_local_size", "get_num_groups",
                                  "get_global_offset", "get_enqueued_local_size", "get_global_linear_id", "get_local_linear_id", "get_work_dim"])
        dimension = "" if name.endswith(("linear_id", "work_dim")) else str(self.choices.below(3))
        return f"(({type_.name}){name}({dimension}))"

    def call(self, type_, depth):
        having = [function for function in self.functions if function.result == type_]
        if not having or depth < 2:
            return self.simple(type_)
        return self.call_of(self.choices.pick(having), depth)

    def from_floating(self, type_, depth):
        if not self.types.floats:
            return self.simple(type_)
        value = self.of(self.choices.pick(self.types.floats), depth - 1)
        return f"(({type_.name})(int){value})"

    def rounded(self, type_, depth):
        """What an integer becomes as a floating number of fewer digits, rounded each way; OpenCL C 6.2.3.2."""
        if not any(float_.bits >= 32 for float_ in self.types.floats):
            return self.simple(type_)
        float_ = self.choices.pick([float_ for float_ in self.types.floats if float_.bits >= 32])
        other = self.any_integer()
        rounding = self.choices.pick(["", "_rte", "_rtz", "_rtp", "_rtn"])
        self.use("convert", float_, other, False, rounding)
        return f"(({type_.name})as_{'uint' if float_.bits == 32 else 'ulong'}(convert_{float_.name}{rounding}({self.of(other, depth - 1)})))"

    def reinterpret(self, type_, depth):
        same = [other for other in self.types.integers + [vector for vector in self.types.vectors if not vector.floating and vector.lanes != 3]
                if other.size == type_.size]
        return f"as_{type_.name}({self.of(self.choices.pick(same), depth - 1)})" if same else self.simple(type_)

    def test(self, type_, depth):
        vector = self.any_vector()
        if not vector:
            return self.simple(type_)
        vector = cl.signed(vector)
        name = self.choices.pick(["any", "all"])
        self.use("test", name, vector)
        operand = self.of(vector, depth - 1)
        other = self.of(vector, depth - 1)
        return f"(({type_.name}){name}({operand} {self.choices.pick(['<', '==', '>='])} {other}))"

    def relational(self, type_, depth):
        if not self.types.floats:
            return self.simple(type_)
        float_ = self.choices.pick(self.types.floats)
        row = self.choices.pick(cl_builtins.RELATIONAL)
        self.use("table", row, float_)
        arguments = [f"({float_.name}){SPECIALS}[{self.index(8)}]" for _ in row.parameters]
        if len(arguments) == 2 and self.choices.chance(40):
            arguments[1] = self.of(float_, depth - 1)
        return f"(({type_.name}){row.name}({', '.join(arguments)}))"

    # Integers of other widths

    def bits(self, type_, depth):
        kind = self.choices.below(6)
        a = self.of(type_, depth - 1)
        if kind == 0:
            return a
        if kind == 1:
            return f"(({type_.name}){self.of(self.any_integer(), depth - 1)})"
        b = self.of(type_, depth - 1)
        wide = cl.Bits(type_.bits, False).name
        if kind == 2:
            return f"(({type_.name})(({wide}){a} {self.choices.pick(['+', '-', '*'])} ({wide}){b}))"
        if kind == 3:
            return f"(({type_.name})({a} {self.choices.pick(['&', '|', '^'])} {b}))"
        if kind == 4:
            # Nothing reduces the amount of such a shift.
            return f"(({type_.name})({a} {self.choices.pick(['<<', '>>'])} {self.choices.below(type_.bits)}))"
        if type_.signed:
            return f"({self.condition(depth - 1)} ? {a} : {b})"
        return f"(({type_.name})({a} {self.choices.pick(['/', '%'])} ({type_.name})({b} | ({type_.name})1)))"

    def from_bits(self, type_, depth):
        having = sorted({leaf.type for leaf in self.leaves if isinstance(leaf.type, cl.Bits)}, key=lambda t: (t.bits, t.signed))
        if not having:
            return self.simple(type_)
        bits = self.choices.pick(having)
        if self.choices.chance(30):
            return f"(({type_.name})({self.of(bits, depth - 1)} {self.choices.pick(['<', '==', '>='])} {self.of(bits, depth - 1)}))"
        return f"(({type_.name}){self.of(bits, depth - 1)})"

    # Vectors of integers

    def integer_vector(self, type_, depth):
        make = self.choices.weighted([
            (10, self.simple), (12, self.vector_arithmetic), (5, self.vector_shift), (4, self.vector_division), (3, self.vector_unary),
            (5, self.vector_comparison), (4, self.vector_conditional), (6, self.vector_conversion), (14, self.builtin), (7, self.swizzle),
            (7, self.composed), (4, self.splat), (4, self.shuffled), (4, self.call), (3, self.vector_reinterpret), (3, self.loaded)])
        return make(type_, depth) if make != self.simple else self.simple(type_)

    def vector_arithmetic(self, type_, depth):
        operator = self.choices.pick(["+", "-", "*", "&", "|", "^"])
        a, b = self.of(type_, depth - 1), self.of(type_, depth - 1)
        if not type_.signed or operator in "&|^":
            return f"({a} {operator} {b})"
        name = cl.unsigned(type_).name
        return f"as_{type_.name}(as_{name}({a}) {operator} as_{name}({b}))"

    def vector_shift(self, type_, depth):
        return f"({self.of(type_, depth - 1)} {self.choices.pick(['<<', '>>'])} {self.of(type_, depth - 1)})"

    def vector_division(self, type_, depth):
        by = self.of(type_, depth - 1)
        one, mask = (f"({type_.name})({cl.literal(type_.element, number)})" for number in (1, 63))
        by = f"(({by} & {mask}) + {one})" if type_.signed else f"({by} | {one})"
        return f"({self.of(type_, depth - 1)} {self.choices.pick(['/', '%'])} {by})"

    def vector_unary(self, type_, depth):
        operator = self.choices.pick(["~", "-", "!"])
        value = self.of(type_, depth - 1)
        if operator == "~":
            return f"(~{value})"
        if operator == "!":
            return f"as_{type_.name}(!{value})"
        return f"as_{type_.name}(-as_{cl.unsigned(type_).name}({value}))"

    def vector_comparison(self, type_, depth):
        others = [other for other in self.types.vectors if other.lanes == type_.lanes and other.bits == type_.bits]
        other = self.choices.pick(others) if others else type_
        return f"as_{type_.name}({self.of(other, depth - 1)} {self.choices.pick(['<', '==', '!=', '>', '<=', '>='])} {self.of(other, depth - 1)})"

    def vector_conditional(self, type_, depth):
        a, b = self.of(type_, depth - 1), self.of(type_, depth - 1)
        if self.choices.chance(50):
            return f"({self.condition(depth - 1)} ? {a} : {b})"
        return f"({self.of(cl.signed(type_), depth - 1)} ? {a} : {b})"

    def vector_conversion(self, type_, depth):
        others = [other for other in self.types.vectors if other.lanes == type_.lanes and other != type_]
        if not others:
            return self.simple(type_)
        other = self.choices.pick(others)
        value = self.of(other, depth - 1)
        saturating, rounding = self.choices.chance(50), ""
        if other.floating and not type_.floating:
            saturating = True
            rounding = self.choices.pick(["", "_rte", "_rtz", "_rtp", "_rtn"])
            value = f"({value} * ({other.element.name})0.5{'f' if other.bits < 64 else ''})"
        self.use("convert", type_, other, saturating, rounding)
        return f"convert_{type_.name}{'_sat' if saturating else ''}{rounding}({value})"

    def swizzle(self, type_, depth):
        sources = [other for other in self.types.vectors if other.element == type_.element]
        source = self.choices.pick(sources) if sources else type_
        value = self.postfix(self.of(source, depth - 1))
        if source.lanes == type_.lanes * 2 and self.choices.chance(50):
            return f"{value}.{self.choices.pick(['lo', 'hi', 'even', 'odd'])}"
        if source.lanes <= 4 and type_.lanes <= 4 and self.choices.chance(50):
            return f"{value}.{''.join('xyzw'[self.choices.below(source.lanes)] for _ in range(type_.lanes))}"
        return f"{value}.s{''.join('%x' % self.choices.below(source.lanes) for _ in range(type_.lanes))}"

    def composed(self, type_, depth):
        """A vector from vectors and scalars."""
        parts, left = [], type_.lanes
        while left:
            fitting = [vector.lanes for vector in self.types.vectors
                       if vector.element == type_.element and vector.lanes <= left and vector.lanes < type_.lanes]
            lanes = self.choices.pick(fitting) if fitting and self.choices.chance(40) else 1
            parts.append(self.of(cl.vector(type_.element, lanes), 1 if type_.lanes > 4 else depth - 1))
            left -= lanes
        return f"(({type_.name})({', '.join(parts)}))"

    def splat(self, type_, depth):
        return f"(({type_.name})({self.of(type_.element, depth - 1)}))"

    def shuffled(self, type_, depth):
        if type_.lanes == 3:
            return self.swizzle(type_, depth)
        sources = [other for other in self.types.vectors if other.element == type_.element and other.lanes != 3] or [type_]
        source = self.choices.pick(sources)
        mask = cl.with_element(type_, cl.integer(type_.bits, False))
        two = self.choices.chance(50)
        self.use("shuffle", type_, source, mask, two)
        values = [self.of(source, depth - 1) for _ in range(2 if two else 1)]
        lanes = self.literal(mask) if self.choices.chance(50) else self.of(mask, depth - 1)
        if mask.bits == 64:
            # Intel's runtime looks at more than the low bits of these.
            lanes = f"({lanes} & ({mask.name})({2 * source.lanes - 1 if two else source.lanes - 1}ul))"
        return f"shuffle{'2' if two else ''}({', '.join(values)}, {lanes})"

    def vector_reinterpret(self, type_, depth):
        same = [other for other in self.types.integers + [vector for vector in self.types.vectors if not vector.floating]
                if other.size == type_.size and (other.lanes == 3) == (type_.lanes == 3)]
        return f"as_{type_.name}({self.of(self.choices.pick(same), depth - 1)})" if same else self.simple(type_)

    def loaded(self, type_, depth):
        """vloadN from any array of the element that is long enough."""
        having = [leaf for leaf in self.leaves
                  if leaf.type == type_.element and leaf.count >= type_.lanes and leaf.space and leaf.text.endswith("[{i}]")]
        if not having:
            return self.splat(type_, depth)
        leaf = self.choices.pick(having)
        base = leaf.text[: -len("[{i}]")]
        self.use("memory", type_, leaf.space, False)
        at = self.index(leaf.count // type_.lanes)
        slack = leaf.count % type_.lanes
        return f"vload{type_.lanes}({at}, {base} + {self.choices.below(slack + 1)})"

    # Floating types, scalars and vectors

    def normal(self, type_, value):
        """A whole number of any size back below 1024."""
        if type_.lanes == 1:
            return f"(({type_.name})((int)({value}) % 1024))"
        ints = cl.with_element(type_, cl.INT)
        self.use("convert", ints, type_, False, "")
        self.use("convert", type_, ints, False, "")
        return f"convert_{type_.name}(convert_{ints.name}({value}) % ({ints.name})(1024))"

    def floating(self, type_, depth):
        makers = [(10, "simple"), (12, "sum"), (6, "product"), (4, "negated"), (4, "conditional"), (16, "builtin"), (8, "from_integer"), (4, "call")]
        if type_.lanes > 1:
            makers += [(6, "swizzle"), (6, "composed"), (4, "splat"), (3, "shuffled"), (3, "converted"), (3, "vector_conditional")]
        else:
            makers += [(5, "component"), (4, "converted"), (3, "dot"), (3, "quotient")]
        match self.choices.weighted(makers):
            case "simple":
                return self.simple(type_)
            case "sum":
                return self.normal(type_, f"{self.of(type_, depth - 1)} {self.choices.pick(['+', '-'])} {self.of(type_, depth - 1)}")
            case "product":
                if type_.bits == 16:
                    return self.normal(type_, f"{self.of(type_, depth - 1)} + ({type_.element.name})1")
                return self.normal(type_, f"{self.of(type_, depth - 1)} * {self.of(type_, depth - 1)} + {self.of(type_, depth - 1)}")
            case "negated":
                return f"(-{self.of(type_, depth - 1)})"
            case "quotient":
                if type_.bits != 64:
                    return self.simple(type_)
                return f"((double)(int)({self.of(type_, depth - 1)} / (double){self.choices.pick([2, 4, 3, 7])}))"
            case "conditional":
                return self.conditional(type_, depth)
            case "vector_conditional":
                mask = cl.signed(type_)
                return f"({self.of(mask, depth - 1)} ? {self.of(type_, depth - 1)} : {self.of(type_, depth - 1)})"
            case "builtin":
                return self.builtin(type_, depth)
            case "from_integer":
                other = self.any_integer() if type_.lanes == 1 else cl.with_element(type_, self.any_integer())
                value = self.of(other, depth - 1)
                if type_.lanes == 1:
                    return f"(({type_.name})({value} % 1000))" if other.bits > 8 else f"(({type_.name}){value})"
                self.use("convert", type_, other, False, "")
                return f"convert_{type_.name}({value} % ({other.name})({cl.literal(other.element, 100)}))"
            case "converted":
                others = [other for other in self.types.floats + self.types.vectors
                          if other.floating and other.lanes == type_.lanes and other != type_]
                if not others:
                    return self.simple(type_)
                other = self.choices.pick(others)
                if type_.lanes == 1 and self.choices.chance(50):
                    return f"(({type_.name}){self.of(other, depth - 1)})"
                self.use("convert", type_, other, False, "")
                return f"convert_{type_.name}({self.of(other, depth - 1)})"
            case "dot":
                vectors = [vector for vector in self.types.vectors if vector.element == type_ and vector.lanes <= 4 and vector.bits > 16]
                if not vectors:
                    return self.simple(type_)
                vector = self.choices.pick(vectors)
                self.use("dot", vector)
                return self.normal(type_, f"dot({self.of(vector, depth - 1)}, {self.of(vector, depth - 1)})")
            case "call":
                return self.call(type_, depth)
            case "swizzle":
                return self.swizzle(type_, depth)
            case "composed":
                return self.composed(type_, depth)
            case "splat":
                return self.splat(type_, depth)
            case "shuffled":
                return self.shuffled(type_, depth)
            case "component":
                return self.component(type_, depth)
