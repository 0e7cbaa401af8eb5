"""Random statements of OpenCL C over the expressions of `cl_expressions.py`. They all end: loops count, jumps burn fuel."""
import cl_types as cl
from cl_expressions import Expressions, Leaf


class Body(Expressions):
    """The body of one function. `program` has what functions share; `leaves` is what is in scope."""

    def __init__(self, program, leaves, result=None, kernel=False, barriers=False):
        self.program = program
        self.choices = program.choices
        self.types = program.types
        self.use = program.use
        self.functions = [function for function in program.functions if function.pure]
        self.leaves = list(leaves)
        self.result = result
        self.kernel = kernel
        self.barriers = barriers
        self.loops = 0
        self.can_break = False
        self.depth = 0

    # Names and scopes

    def fresh(self, stem="v"):
        return self.program.fresh(stem)

    def declare(self, type_, text, writable=True):
        self.leaves.append(Leaf(text, type_, writable=writable, space="private"))

    def writable(self, test=lambda leaf: True):
        return [leaf for leaf in self.leaves if leaf.writable and test(leaf)]

    def any_type(self):
        groups = [(6, self.types.integers)]
        if self.types.vectors:
            groups.append((5, self.types.vectors))
        if self.types.floats:
            groups.append((3, self.types.floats))
        if self.types.bits:
            groups.append((5, self.types.bits))
        return self.choices.pick(self.choices.weighted(groups))

    def block(self, most):
        """Statements in braces: a scope of their own."""
        before = len(self.leaves)
        self.depth += 1
        lines = self.several(most)
        self.depth -= 1
        del self.leaves[before:]
        return ["{", *("  " + line for line in lines), "}"]

    def several(self, most):
        lines = []
        for _ in range(most):
            if not self.choices.chance(80):
                break
            with self.choices.span():
                lines += self.statement()
        return lines

    # Statements

    def statement(self):
        makers = [(12, self.assign), (8, self.variable), (4, self.compound), (5, self.component_store), (4, self.array), (5, self.record_value),
                  (4, self.call_statement), (3, self.pointer), (3, self.vector_store), (3, self.mixed), (2, self.volatile), (2, self.record_copy)]
        if self.depth < 3:
            makers += [(7, self.branch), (5, self.count_loop), (3, self.while_loop), (4, self.switch), (2, self.irreducible)]
        if self.loops:
            makers += [(3, self.leave_loop)]
        if self.program.accumulators and self.kernel:
            makers += [(3, self.atomic)]
        if self.kernel and self.barriers and self.depth == 0:
            makers += [(8, self.exchange)]
        if self.result and self.depth:
            makers += [(2, self.early_return)]
        return self.choices.weighted(makers)()

    def assign(self):
        having = self.writable()
        if not having:
            return self.variable()
        leaf = self.choices.pick(having)
        return [f"{self.leaf(leaf)} = {self.of(leaf.type, self.choices.below(3) + 1)};"]

    def variable(self):
        type_ = self.any_type()
        name = self.fresh()
        line = f"{type_.name} {name} = {self.of(type_, self.choices.below(3) + 1)};"
        self.declare(type_, name)
        return [line]

    def volatile(self):
        type_ = self.choices.pick(self.types.integers)
        name = self.fresh()
        line = f"volatile {type_.name} {name} = {self.of(type_, 1)};"
        self.leaves.append(Leaf(name, type_))
        return [line]

    def compound(self):
        having = self.writable(lambda leaf: isinstance(leaf.type, (cl.Scalar, cl.Vector)) and not leaf.type.floating
                               and not leaf.type.signed and not leaf.bit_field)
        if not having:
            return self.assign()
        leaf = self.choices.pick(having)
        # The index once, or it would be another one the second time.
        target = self.leaf(leaf)
        if self.choices.chance(25):
            return [f"{self.choices.pick(['++', '--'])}{target};" if self.choices.chance(50) else f"{target}{self.choices.pick(['++', '--'])};"]
        operator = self.choices.pick(["+", "^", "-", "|", "&", "<<", ">>"] + (["*"] if leaf.type.bits >= 32 or leaf.type.lanes > 1 else []))
        return [f"{target} {operator}= {self.of(leaf.type, 1)};"]

    def component_store(self):
        having = self.writable(lambda leaf: isinstance(leaf.type, cl.Vector))
        if not having:
            return self.variable()
        leaf = self.choices.pick(having)
        type_ = leaf.type
        if self.choices.chance(40):
            # Some lanes at once, each one once.
            lanes = self.choices.pick([n for n in (2, 3, 4, 8) if n <= type_.lanes])
            at = list(range(type_.lanes))
            chosen = [at.pop(self.choices.below(len(at))) for _ in range(lanes)]
            return [f"{self.leaf(leaf)}.s{''.join('%x' % lane for lane in chosen)} = {self.of(cl.vector(type_.element, lanes), 1)};"]
        if type_.lanes > 3 and self.choices.chance(30):
            return [f"{self.leaf(leaf)}.{self.choices.pick(['lo', 'hi', 'even', 'odd'])} = {self.of(cl.vector(type_.element, type_.lanes // 2), 1)};"]
        return [f"{self.leaf(leaf)}.s{self.choices.below(type_.lanes):x} = {self.of(type_.element, 2)};"]

    def array(self):
        type_ = self.any_type()
        count = self.choices.pick([4, 2, 3, 5, 8])
        name = self.fresh("a")
        lines = [f"{type_.name} {name}[{count}];"]
        if self.choices.chance(50):
            i = self.fresh("i")
            lines.append(f"for (int {i} = 0; {i} < {count}; {i}++) {name}[{i}] = {self.of(type_, 1)};")
        else:
            lines = [f"{type_.name} {name}[{count}] = {{{', '.join(self.of(type_, 1) for _ in range(count))}}};"]
        self.leaves.append(Leaf(f"{name}[{{i}}]", type_, count, space="private"))
        return lines

    def record_value(self):
        if not self.program.records:
            return self.variable()
        record = self.choices.pick(self.program.records)
        name = self.fresh("s")
        lines = [f"{cl.type_name(record)} {name};"]
        for leaf in self.program.leaves_of(record, name, every=False):
            if "{i}" in leaf.text:
                lines += [f"{leaf.text.format(i=i)} = {self.of(leaf.type, 1)};" for i in range(leaf.count)]
            else:
                lines.append(f"{leaf.text} = {self.of(leaf.type, 1)};")
        self.leaves += self.program.leaves_of(record, name)
        self.program.instances.append((self, record, name))
        return lines

    def record_copy(self):
        having = self.records_in_scope()
        if not having:
            return self.record_value()
        record, name = self.choices.pick(having)
        same = [other for other_record, other in having if other_record == record and other != name]
        if same and self.choices.chance(50):
            return [f"{name} = {self.choices.pick(same)};"]
        copy = self.fresh("s")
        self.leaves += self.program.leaves_of(record, copy)
        return [f"{cl.type_name(record)} {copy} = {name};"]

    def records_in_scope(self):
        return [(record, name) for owner, record, name in self.program.instances
                if owner is self and any(leaf.text.startswith(name + ".") for leaf in self.leaves)]

    def vector_store(self):
        vectors = [vector for vector in self.types.vectors if any(leaf.type == vector.element and leaf.count >= vector.lanes for leaf in self.leaves)]
        having = [(vector, leaf) for vector in vectors for leaf in self.writable(
            lambda leaf, vector=vector: leaf.type == vector.element and leaf.count >= vector.lanes and leaf.space and leaf.text.endswith("[{i}]"))]
        if not having:
            return self.assign()
        vector, leaf = self.choices.pick(having)
        self.use("memory", vector, leaf.space, True)
        base = leaf.text[: -len("[{i}]")]
        at, slack = self.index(leaf.count // vector.lanes), self.choices.below(leaf.count % vector.lanes + 1)
        return [f"vstore{vector.lanes}({self.of(vector, 1)}, {at}, {base} + {slack});"]

    def mixed(self):
        """Makes part of the result known at this point: where values differ first is seen sooner."""
        if not self.kernel:
            return self.assign()
        return [f"h = mix(h, {self.hashed(self.choices.pick(self.leaves))});"] if self.leaves else self.variable()

    def hashed(self, leaf):
        return hashed(leaf.type, self.read(leaf), self.program)

    def pointer(self):
        """A pointer to one of two things; to things in different address spaces it is generic."""
        targets = self.writable(lambda leaf: leaf.space in ("private", "global", "local") and isinstance(leaf.type, (cl.Scalar, cl.Vector)))
        if not targets:
            return self.variable()
        first = self.choices.pick(targets)
        others = [leaf for leaf in targets if leaf.type == first.type]
        second = self.choices.pick(others)
        name = self.fresh("p")
        generic = first.space != second.space or self.choices.chance(40)
        space = "generic" if generic else first.space
        line = f"{'' if generic else space + ' '}{first.type.name} *{name} = {self.condition(2)} ? &{self.leaf(first)} : &{self.leaf(second)};"
        if generic:
            cast = f"({first.type.name} *)"
            line = f"{first.type.name} *{name} = {self.condition(2)} ? {cast}&{self.leaf(first)} : {cast}&{self.leaf(second)};"
        self.leaves.append(Leaf(f"(*{name})", first.type, space="generic" if generic else space))
        return [line]

    # Control

    def branch(self):
        lines = [f"if ({self.condition(2)})", *self.block(4)]
        while self.choices.chance(30):
            lines += [f"else if ({self.condition(2)})", *self.block(3)]
        if self.choices.chance(50):
            lines += ["else", *self.block(4)]
        return lines

    def loop_body(self, most):
        before = self.can_break, self.loops
        self.can_break, self.loops = True, self.loops + 1
        lines = self.block(most)
        self.can_break, self.loops = before
        return lines

    def count_loop(self):
        name = self.fresh("i")
        type_ = self.choices.pick([cl.INT, cl.UINT, cl.LONG, cl.UCHAR, cl.SHORT])
        limit = str(self.choices.below(5) + 1)
        if self.choices.chance(50):
            limit = f"({self.of(self.any_integer(), 1)} & {self.choices.pick([3, 1, 7])})"
        self.leaves.append(Leaf(name, type_, writable=False))
        up = not self.choices.chance(30)
        # The limit is computed once: what it is made of may change in the loop.
        if up:
            bound = self.fresh("n")
            head = f"for ({type_.name} {name} = 0, {bound} = ({type_.name}){limit}; {name} < {bound}; {name} += {self.choices.below(2) + 1})"
        else:
            head = f"for ({type_.name} {name} = ({type_.name}){limit}; {name} > 0; {name}--)"
        lines = [head, *self.loop_body(4)]
        self.leaves = [leaf for leaf in self.leaves if leaf.text != name]
        return lines

    def while_loop(self):
        fuel = self.fresh("fuel")
        count = self.choices.below(6) + 1
        if self.choices.chance(50):
            return [f"int {fuel} = {count};", "do", *self.loop_body(4), f"while (--{fuel} > 0 && {self.condition(2)});"]
        return [f"int {fuel} = {count};", f"while ({fuel}-- > 0 && {self.condition(2)})", *self.loop_body(4)]

    def leave_loop(self):
        word = self.choices.pick(["break", "continue"])
        if word == "break" and not self.can_break:
            word = "continue"
        return [f"if ({self.condition(2)}) {word};"]

    def switch(self):
        type_ = self.choices.pick([cl.INT, *self.types.integers])
        value = self.of(type_, 2)
        dense = not self.choices.chance(40)
        count = self.choices.below(6) + 1
        if dense:
            value, labels = f"({value} & 7)", list(range(min(count, 8)))
        else:
            labels = []
            for _ in range(count):
                number = self.choices.number(type_.bits)
                if type_.signed and number >> (type_.bits - 1):
                    number -= 1 << type_.bits
                if number not in labels:
                    labels.append(number)
        before, self.can_break = self.can_break, False
        lines = [f"switch ({value})", "{"]
        at_default = self.choices.below(len(labels) + 2)
        for at, label in enumerate([*labels, None]):
            if at == at_default and label is not None:
                lines += ["default:", *self.block(2), "break;"]
                at_default = -1
            if label is not None:
                suffix = "" if -(1 << 31) <= label < 1 << 31 else "l" if type_.signed else "ul"
                minimum = "(-9223372036854775807l - 1)" if label == -(1 << 63) else f"{label}{suffix}"
                lines.append(f"case {minimum}:")
                if self.choices.chance(15):
                    continue
                lines += self.block(3)
                if not self.choices.chance(25):
                    lines.append("break;")
            elif at_default >= 0 and at_default <= len(labels):
                lines += ["default:", *self.block(2)]
        if lines[-1].endswith(":"):
            lines.append("break;")
        self.can_break = before
        return [*lines, "}"]

    def irreducible(self):
        """Two labels that are both entered from outside and jump to each other."""
        fuel, one, two, end = self.fresh("fuel"), self.fresh("l"), self.fresh("l"), self.fresh("l")
        before = self.can_break
        self.can_break = False
        loops, self.loops = self.loops, 0
        lines = [f"int {fuel} = {self.choices.below(5) + 2};", f"if ({self.condition(2)}) goto {two};", f"{one}:", *self.block(3),
                 f"if (--{fuel} <= 0) goto {end};", f"{two}:", *self.block(3), f"if (--{fuel} > 0 && {self.condition(1)}) goto {one};", f"{end}: ;"]
        self.can_break, self.loops = before, loops
        return ["{", *("  " + line for line in lines), "}"]

    def early_return(self):
        return [f"if ({self.condition(2)}) return {self.of(self.result, 2)};"]

    # Functions

    def argument(self, parameter):
        """What can be given for a parameter of a function, or None."""
        if parameter.kind == "value":
            return self.of(parameter.type, 1)
        if parameter.kind == "record":
            having = [name for record, name in self.records_in_scope() if record == parameter.type]
            if not having:
                return None
            return ("&" if parameter.space else "") + self.choices.pick(having)
        spaces = ("private", "global", "local") if parameter.space == "generic" else (parameter.space,)
        having = [leaf for leaf in self.leaves if leaf.type == parameter.type and leaf.count >= parameter.count
                  and leaf.text.endswith("[{i}]") and (leaf.writable or not parameter.writable) and leaf.space in spaces]
        return self.choices.pick(having).text[: -len("[{i}]")] if having else None

    def call_of(self, function, depth):
        arguments = [self.argument(parameter) for parameter in function.parameters]
        if None in arguments:
            return self.simple(function.result)
        return f"{function.name}({', '.join(arguments)})"

    def call_statement(self):
        if not self.program.functions:
            return self.variable()
        function = self.choices.pick(self.program.functions)
        arguments = [self.argument(parameter) for parameter in function.parameters]
        if None in arguments:
            return self.variable()
        # Into a variable of its own: the function may write what an lvalue on the left would read.
        name = self.fresh()
        self.declare(function.result, name)
        return [f"{function.result.name} {name} = {function.name}({', '.join(arguments)});"]

    # Work-items together

    def atomic(self):
        type_, space, name = self.choices.pick(self.program.accumulators)
        # One slot for the operations that commute with each other.
        slot, operation = self.choices.pick([(0, "add"), (0, "sub"), (1, "or"), (2, "and"), (3, "xor"), (4, "min"), (5, "max")])
        explicit = self.choices.chance(50)
        value = self.of(type_, 2)
        if explicit:
            self.use("atomic", operation, type_, "generic", True)
            order = self.choices.pick(["relaxed", "acq_rel", "seq_cst", "acquire", "release"])
            return [f"atomic_fetch_{operation}_explicit((volatile {space} atomic_{type_.name} *)&{name}[{slot}], {value}, "
                    f"memory_order_{order}, memory_scope_device);"]
        self.use("atomic", operation, type_, space, False)
        return [f"atomic_{operation}(&{name}[{slot}], {value});"]

    def exchange(self):
        """Each work-item gives a value to another one, through local memory."""
        type_ = self.any_type()
        if isinstance(type_, cl.Bits):
            type_ = cl.UINT
        tile, name = self.fresh("tile"), self.fresh()
        barrier = self.choices.pick(["barrier", "work_group_barrier"])
        self.program.tiles.append(f"local {type_.name} {tile}[8];")
        value = self.of(type_, 2)
        self.declare(type_, name)
        return [f"{tile}[get_local_linear_id()] = {value};", f"{barrier}(CLK_LOCAL_MEM_FENCE);",
                f"{type_.name} {name} = {tile}[(get_local_linear_id() + {self.choices.below(7) + 1}) % group_size];",
                f"{barrier}(CLK_LOCAL_MEM_FENCE);"]


def hashed(type_, value, program):
    """A value of any type as a ulong."""
    if isinstance(type_, cl.Bits):
        return f"(ulong){value}"
    if type_.lanes == 1:
        return f"(ulong)(long){value}" if type_.floating else f"(ulong){value}"
    name = f"{program.prefix}_hash_{type_.name}"
    if name not in program.hashes:
        lane = "(ulong)(long)v.s%x" if type_.floating else "(ulong)v.s%x"
        sum_ = "0"
        for at in range(type_.lanes):
            sum_ = f"mix({sum_}, {lane % at})"
        program.hashes[name] = f"ulong {name}({type_.name} v) {{ return {sum_}; }}\n"
    return f"{name}({value})"
