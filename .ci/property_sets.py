"""The property files (`.prop`) that stand beside an image: sections of `name=type|value` lines.

Type 1 is a number; type 2 is a byte array, with its length in bits (8 bytes) before it, in a base64 that takes the bits
of the bytes from the low end.
"""
from pathlib import Path

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
LENGTH = 8


def encode(data):
    """The text of a byte array, its length in bits included."""
    bits = int.from_bytes((8 * len(data)).to_bytes(LENGTH, "little") + data, "little")
    return "2|" + "".join(ALPHABET[bits >> at & 63] for at in range(0, 8 * (LENGTH + len(data)), 6))


def decode(value):
    """The bytes of a byte array, without their length."""
    bits = sum(ALPHABET.index(character) << 6 * at for at, character in enumerate(value.removeprefix("2|")))
    size = (bits & (1 << 8 * LENGTH) - 1) // 8
    return (bits >> 8 * LENGTH).to_bytes(size + LENGTH, "little")[:size]


def words(value):
    """The 32-bit words of a byte array."""
    data = decode(value)
    return [int.from_bytes(data[at:at + 4], "little") for at in range(0, len(data), 4)]


def read(path):
    """By section, without its brackets: its values by name, as they stand there."""
    found, entries = {}, None
    for line in Path(path).read_text().splitlines():
        if line.startswith("["):
            entries = found.setdefault(line.strip("[]"), {})
        elif line:
            # A name may hold the sign, a value of type 1 or 2 not.
            key, _, value = line.rpartition("=")
            entries[key] = value
    return found


def text(sets):
    """The text of a property file; byte arrays are given as bytes."""
    lines = []
    for name, values in sets.items():
        lines.append(f"[{name}]")
        lines += [f"{key}={f'1|{value}' if isinstance(value, int) else encode(value)}" for key, value in values.items()]
    return "\n".join(lines) + "\n"
