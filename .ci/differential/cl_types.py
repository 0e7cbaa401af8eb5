"""The types of OpenCL C that generated kernels compute with: scalars, vectors, and records of them."""
import dataclasses


@dataclasses.dataclass(frozen=True)
class Scalar:
    name: str
    bits: int
    signed: bool
    floating: bool = False

    lanes = 1

    @property
    def element(self):
        return self

    @property
    def size(self):
        return self.bits // 8


@dataclasses.dataclass(frozen=True)
class Vector:
    element: Scalar
    lanes: int

    @property
    def name(self):
        return f"{self.element.name}{self.lanes}"

    @property
    def floating(self):
        return self.element.floating

    @property
    def signed(self):
        return self.element.signed

    @property
    def bits(self):
        return self.element.bits

    @property
    def size(self):
        # A vector of three lies in memory like one of four (OpenCL C 6.1.5).
        return self.element.size * (4 if self.lanes == 3 else self.lanes)


INT = Scalar("int", 32, True)
UINT = Scalar("uint", 32, False)
LONG = Scalar("long", 64, True)
ULONG = Scalar("ulong", 64, False)
CHAR, UCHAR = Scalar("char", 8, True), Scalar("uchar", 8, False)
SHORT, USHORT = Scalar("short", 16, True), Scalar("ushort", 16, False)
HALF, FLOAT, DOUBLE = (Scalar(name, bits, True, True) for name, bits in (("half", 16), ("float", 32), ("double", 64)))
INTEGERS = [INT, UINT, CHAR, UCHAR, SHORT, USHORT, LONG, ULONG]
LANES = [4, 2, 3, 8, 16]
BY_NAME = {type_.name: type_ for type_ in [*INTEGERS, HALF, FLOAT, DOUBLE]}


def vector(element, lanes):
    return element if lanes == 1 else Vector(element, lanes)


def with_element(type_, element):
    """The type with as many lanes of another element."""
    return vector(element, type_.lanes)


def integer(bits, signed):
    return next(type_ for type_ in INTEGERS if (type_.bits, type_.signed) == (bits, signed))


def unsigned(type_):
    return with_element(type_, integer(type_.bits, False))


def signed(type_):
    return with_element(type_, integer(type_.bits, True))


def literal(type_, value):
    """A value of `bits` bits as a literal of an integer type, or a small number as one of a floating type."""
    if type_.floating:
        small = value % 2047 - 1023
        return f"({type_.name}){small}" if type_.name == "half" else f"{small}.0{'f' if type_.name == 'float' else ''}"
    value &= (1 << type_.bits) - 1
    if type_.signed:
        if value >> (type_.bits - 1):
            value -= 1 << type_.bits
        if value == -(1 << (type_.bits - 1)):
            # The positive number is no literal of the type.
            return f"(({type_.name})({value + 1}{'L' if type_.bits == 64 else ''} - 1))"
        text = f"{value}{'L' if type_.bits == 64 else ''}"
        return f"({text})" if type_.bits >= 32 else f"(({type_.name}){text})"
    text = f"{value}u" if type_.bits < 64 else f"{value}ul"
    return text if type_.bits >= 32 else f"(({type_.name}){text})"


@dataclasses.dataclass(frozen=True)
class Bits:
    """An integer of a width that C has no name for: _BitInt(N), or a bit-field of N bits."""
    bits: int
    signed: bool
    lanes = 1
    floating = False

    @property
    def name(self):
        return f"{'' if self.signed else 'unsigned '}_BitInt({self.bits})"

    @property
    def element(self):
        return self


@dataclasses.dataclass(frozen=True)
class Field:
    name: str
    type: object            # Scalar, Vector, Record
    count: int = 0          # of an array; 0 if it is none
    width: int = 0          # of a bit-field; 0 if it is none


@dataclasses.dataclass(frozen=True)
class Record:
    name: str
    fields: tuple
    union: bool = False
    packed: bool = False

    def definition(self):
        lines = []
        for field in self.fields:
            tail = f"[{field.count}]" if field.count else f" : {field.width}" if field.width else ""
            lines.append(f"  {type_name(field.type)} {field.name}{tail};\n")
        packed = " __attribute__((packed))" if self.packed else ""
        return f"{'union' if self.union else 'struct'}{packed} {self.name} {{\n{''.join(lines)}}};\n"


def type_name(type_):
    if isinstance(type_, Record):
        return f"{'union' if type_.union else 'struct'} {type_.name}"
    return type_.name
