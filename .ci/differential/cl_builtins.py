"""Builtins of OpenCL C whose results are exact: their signatures, and what they mean, in C, for the host.

A meaning is an expression over one lane of each parameter, `a`, `b` and `c`. `WIDE` is an integer in
which nothing overflows, `T` the lane's type, `BITS`, `MIN` and `MAX` its limits, `LANES` how many
there are (a scalar condition is true when it is not 0, a lane of a vector when its top bit is set;
OpenCL C 6.13.6). Signatures are written in the letters of `resolve`.
"""
import dataclasses

import cl_types as cl


@dataclasses.dataclass(frozen=True)
class Builtin:
    name: str
    result: str
    parameters: str
    meaning: str
    # Which element types: "integer", "narrow" (those that have a type twice as wide), "word" (32 bits), "floating".
    domain: str = "integer"
    # A floating result may leave the range that all floating values of a program keep to.
    grows: bool = False
    # How an argument has to be bent to be in the function's domain: {parameter: "... {} ..."}.
    bend: tuple = ()
    # Other functions that are used for that.
    helpers: tuple = ()


def resolve(letter, type_):
    """The type that a letter of a signature stands for, in the function of `type_`."""
    match letter:
        case "T":
            return type_
        case "U":
            return cl.unsigned(type_)
        case "S":
            return cl.signed(type_)
        case "E":
            return type_.element
        case "I":
            return cl.with_element(type_, cl.INT)
        case "i":
            return cl.INT
        case "R":  # What a relational function returns: OpenCL C 6.13.6.
            return cl.INT if type_.lanes == 1 else cl.signed(type_)
        case "D":
            return cl.with_element(type_, cl.integer(type_.bits * 2, type_.signed))
    raise ValueError(letter)


SATURATE = "{0} < (WIDE)MIN ? (WIDE)MIN : {0} > (WIDE)MAX ? (WIDE)MAX : {0}"


def saturated(value):
    return SATURATE.format(f"({value})")


TRUE = "({}) ? (LANES == 1 ? 1 : -1) : 0"
INTEGER = [
    Builtin("min", "T", "TT", "a < b ? a : b"),
    Builtin("max", "T", "TT", "a > b ? a : b"),
    Builtin("abs", "U", "T", "a < 0 ? -(WIDE)a : (WIDE)a"),
    Builtin("abs_diff", "U", "TT", "(WIDE)a > (WIDE)b ? (WIDE)a - (WIDE)b : (WIDE)b - (WIDE)a"),
    Builtin("add_sat", "T", "TT", saturated("(WIDE)a + (WIDE)b")),
    Builtin("sub_sat", "T", "TT", saturated("(WIDE)a - (WIDE)b")),
    Builtin("mad_sat", "T", "TTT", saturated("(WIDE)a * (WIDE)b + (WIDE)c")),
    Builtin("hadd", "T", "TT", "((WIDE)a + (WIDE)b) >> 1"),
    Builtin("rhadd", "T", "TT", "((WIDE)a + (WIDE)b + 1) >> 1"),
    Builtin("mul_hi", "T", "TT", "((WIDE)a * (WIDE)b) >> BITS"),
    Builtin("mad_hi", "T", "TTT", "(((WIDE)a * (WIDE)b) >> BITS) + (WIDE)c"),
    Builtin("rotate", "T", "TT", "((WIDE)(U)a << (b & (BITS - 1))) | ((WIDE)(U)a >> (BITS - (b & (BITS - 1))))"),
    Builtin("clz", "T", "T", "COUNT_FROM_TOP(a)"),
    Builtin("ctz", "T", "T", "COUNT_FROM_BOTTOM(a)"),
    Builtin("popcount", "T", "T", "COUNT_ONES(a)"),
    Builtin("bitselect", "T", "TTT", "((WIDE)a & ~(WIDE)c) | ((WIDE)b & (WIDE)c)"),
    Builtin("select", "T", "TTS", "(LANES == 1 ? c != 0 : c < 0) ? b : a"),
    Builtin("select", "T", "TTU", "(LANES == 1 ? c != 0 : c >> (BITS - 1)) ? b : a"),
    Builtin("clamp", "T", "TTT", "a < b ? b : a > c ? c : a", bend=((1, "min({1}, {2})"), (2, "max({1}, {2})")),
            helpers=("min", "max")),
    Builtin("min", "T", "TE", "a < b ? a : b"),
    Builtin("max", "T", "TE", "a > b ? a : b"),
    Builtin("mul24", "T", "TT", "(WIDE)a * (WIDE)b", "word", bend=((0, "({0} >> 9)"), (1, "({1} >> 9)"))),
    Builtin("mad24", "T", "TTT", "(WIDE)a * (WIDE)b + (WIDE)c", "word", bend=((0, "({0} >> 9)"), (1, "({1} >> 9)"))),
    Builtin("upsample", "D", "TU", "((WIDE)a << BITS) | (WIDE)b", "narrow"),
]
FLOATING = [
    Builtin("fabs", "T", "T", "a < 0 ? -a : a", "floating"),
    Builtin("fmin", "T", "TT", "a < b ? a : b", "floating"),
    Builtin("fmax", "T", "TT", "a > b ? a : b", "floating"),
    Builtin("min", "T", "TE", "a < b ? a : b", "floating"),
    Builtin("max", "T", "TT", "a > b ? a : b", "floating"),
    Builtin("clamp", "T", "TTT", "a < b ? b : a > c ? c : a", "floating", bend=((1, "fmin({1}, {2})"), (2, "fmax({1}, {2})")),
            helpers=("fmin", "fmax")),
    Builtin("copysign", "T", "TT", "(__builtin_signbit((double)b) != 0) == (__builtin_signbit((double)a) != 0) ? a : -a", "floating",
            # fmin and fmax may give either zero.
            bend=((1, "({1} + 0)"),)),
    Builtin("sign", "T", "T", "a < 0 ? -1 : a > 0 ? 1 : a", "floating"),
    Builtin("step", "T", "TT", "b < a ? 0 : 1", "floating"),
    Builtin("fdim", "T", "TT", "a > b ? a - b : 0", "floating", grows=True),
    # Half of a whole number: what the functions that round have to do.
    Builtin("floor", "T", "T", "__builtin_floor((double)a)", "floating", bend=((0, "({0} * HALF)"),)),
    Builtin("ceil", "T", "T", "__builtin_ceil((double)a)", "floating", bend=((0, "({0} * HALF)"),)),
    Builtin("trunc", "T", "T", "__builtin_trunc((double)a)", "floating", bend=((0, "({0} * HALF)"),)),
    Builtin("rint", "T", "T", "__builtin_rint((double)a)", "floating", bend=((0, "({0} * HALF)"),)),
    Builtin("round", "T", "T", "__builtin_round((double)a)", "floating", bend=((0, "({0} * HALF)"),)),
    Builtin("fmod", "T", "TT", "(T)((WIDE)a % (WIDE)b)", "floating", bend=((1, "(fabs({1}) + 1)"),), helpers=("fabs",)),
]
# What needs more than the 11 bits of a half's significand.
FLOATING_WIDE = [
    Builtin("fma", "T", "TTT", "a * b + c", "floating", grows=True),
    Builtin("mad", "T", "TTT", "a * b + c", "floating", grows=True),
    Builtin("ldexp", "T", "TI", "a * (T)(1 << b)", "floating", grows=True, bend=((1, "({1} & 7)"),)),
]
# Of any two numbers, NaN and infinity among them.
RELATIONAL = [
    Builtin("isequal", "R", "TT", TRUE.format("a == b"), "floating"),
    Builtin("isnotequal", "R", "TT", TRUE.format("a != b"), "floating"),
    Builtin("isless", "R", "TT", TRUE.format("a < b"), "floating"),
    Builtin("islessequal", "R", "TT", TRUE.format("a <= b"), "floating"),
    Builtin("isgreater", "R", "TT", TRUE.format("a > b"), "floating"),
    Builtin("isgreaterequal", "R", "TT", TRUE.format("a >= b"), "floating"),
    Builtin("islessgreater", "R", "TT", TRUE.format("a < b || a > b"), "floating"),
    Builtin("isordered", "R", "TT", TRUE.format("a == a && b == b"), "floating"),
    Builtin("isunordered", "R", "TT", TRUE.format("a != a || b != b"), "floating"),
    Builtin("isnan", "R", "T", TRUE.format("a != a"), "floating"),
    Builtin("isinf", "R", "T", TRUE.format("__builtin_isinf((double)a)"), "floating"),
    Builtin("isfinite", "R", "T", TRUE.format("__builtin_isfinite((double)a)"), "floating"),
    Builtin("signbit", "R", "T", TRUE.format("__builtin_signbit((double)a)"), "floating"),
]


def builtins_on(type_):
    """The rows that there are for a type, integer or floating, scalar or vector. A scalar next to a vector takes a vector."""
    if type_.floating:
        rows = FLOATING + (FLOATING_WIDE if type_.bits > 16 else [])
    else:
        rows = [row for row in INTEGER if row.domain == "integer" or (row.domain == "word" and type_.bits == 32)
                or (row.domain == "narrow" and type_.bits < 64)]
    return [row for row in rows if type_.lanes > 1 or "E" not in row.parameters]


def named(name, type_):
    """The row of a function whose parameters are all of its type."""
    return next(row for row in builtins_on(type_) if row.name == name and set(row.parameters) == {"T"})
