"""The forms of a kernel with specialization constants: what `run_corpus.py` runs besides the kernel as it is.

The numbers of a run are those of the translation. Names and offsets, which the property sets have, lead from them to
the numbers in the image that is cut for the kernel alone, as in `tests/execute/specialized.rs`.
"""
import copy
import struct
import subprocess
from pathlib import Path

from property_sets import decode, read

SPEC_CONSTANTS = "SYCL/specialization constants"
DEFAULTS = "SYCL/specialization constants default values"
BUFFER = "constants"


def constants(path):
    """By name: its records (number, offset, size)."""
    listed = read(path).get(SPEC_CONSTANTS, {})
    return {name: list(struct.iter_unpack("<iII", decode(value))) for name, value in listed.items()}


def find(known, number):
    return next(((name, offset) for name, rows in known.items() for at, offset, _ in rows if at == number), None)


def forms(lapidary, bitcode, kernel, image, folder, options):
    """(what it is, file, kernel) for the image of a kernel: by number, set, frozen, folded, with defaults, emulated."""
    def cut(name, *more):
        """The image with the kernel and its properties; nothing where it takes an extension that the runtimes lack."""
        command = [lapidary, "post-link", str(bitcode), *options, *more, "-symbols", "-properties", "-o", str(folder / f"{name}.table")]
        done = subprocess.run(command, capture_output=True, text=True)
        if "requires SPV_" in done.stderr:
            return None
        done.check_returncode()
        for row in (folder / f"{name}.table").read_text().splitlines()[1:]:
            code, properties, symbols = row.split("|")
            if name == "whole" or kernel["name"] in Path(symbols).read_text().split():
                return code, properties

    own = constants(Path(image).with_suffix(".prop"))
    if not own and not kernel["spec"]:
        return [("", image, kernel)]
    whole = constants(cut("whole", "-split=none")[1])
    numbered = copy.deepcopy(kernel)
    for pair in numbered["spec"]:
        if place := find(whole, pair[0]):
            pair[0] = next(number for number, offset, _ in own[place[0]] if offset == place[1] and number >= 0)
    made = [("", image, numbered)]
    plain = {**numbered, "spec": []}
    values = [f"--set-id={number}=0x{bytes.fromhex(value)[::-1].hex()}" for number, value in numbered["spec"]]
    stem = f"{Path(image).stem}-{kernel['title']}".replace(" ", "_")
    for how, more in (("set", []), ("frozen", ["--freeze-all"]), ("folded", ["--freeze-all", "--fold"])):
        out = folder / f"{stem}-{how}.spv"
        subprocess.run([lapidary, "specialize", image, *values, *more, "-o", str(out)], check=True)
        made.append((how, str(out), plain))
    if not kernel["spec"]:
        made.append(("defaults", cut("defaults", "-split=kernel", "-spec-const=default")[0], kernel))
    return made + emulated(kernel, whole, cut)


def emulated(kernel, whole, cut):
    """From a buffer, if the kernel has an argument for it."""
    copied = {**copy.deepcopy(kernel), "spec": []}
    buffer = next((it for it in copied["arguments"] if it[0] == "buffer" and it[1] == BUFFER), None)
    if buffer is None:
        return []
    if (image := cut("emulated", "-split=kernel", "-spec-const=emulation")) is None:
        return []
    code, properties = image
    memory, places, at = bytearray(decode(read(properties)[DEFAULTS]["all"])), {}, 0
    for name, rows in constants(properties).items():
        places[name] = at
        at += max(offset + size for _, offset, size in rows)
    for number, value in kernel["spec"]:
        name, offset = find(whole, number)
        start, value = places[name] + offset, bytes.fromhex(value)
        memory[start:start + len(value)] = value
    buffer[2] = "uchar " + " ".join(map(str, memory))
    return [("emulated", code, copied)]
