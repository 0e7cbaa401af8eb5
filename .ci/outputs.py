#!/usr/bin/env python3
"""Runs the commands that emit SPIR-V over the corpus, and judges all that they write.

Every module must pass spirv-val, every run with 1, 3 and 16 threads must write the same bytes, a run
that fails must leave nothing behind, and no run may panic or end by a signal. How many inputs are
translated, cut and sliced goes through the ratchet. $LAPIDARY names the program.
"""
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import ratchet

ROOT = Path(__file__).resolve().parent.parent
PEERS = Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin"
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
THREADS = (1, 3, 16)


# What spirv-val says of numbers that it does not know; of LoopCountINTEL and DependencyArrayINTEL, to
# which its tables give one literal where SPV_INTEL_fpga_loop_controls has several; of decorations that
# SPV_INTEL_float_controls2 wants once for each width; and of types that it does not know to be types.
NO_VERDICT = re.compile(
    r"Invalid \w+ operand: \d+|OpLoopMerge .* expected no more operands"
    r"|decorated with Function(DenormMode|RoundingMode|FloatingPointMode)INTEL multiple times"
    r"|OpTypeVector Component Type<id> '\d+\[%_ptr_\w+\]'"
    r"|cannot be a type\s+\S+ = OpUntypedVariableLengthArrayINTEL"
    r"|Type(Avc|BufferSurface)\w*INTEL must appear in a block")
# What it says of debug information that has no valid form, and that Khronos' translator writes in the same
# manner and its readers rely on: what follows the tag of an imported entity, more operations, vectors of
# lengths that OpenCL C lacks; and, with untyped pointers, what these are to. Then the module is judged with
# lines only.
OF_DEBUG_INFO = re.compile(
    r"DebugTypeVector: Component Count|debug operation operand|Id is 0")
OF_UNTYPED_VARIABLES = re.compile(r"expected operand Variable must be a result id of OpVariable")
UNTYPED = "--spirv-ext=all,+SPV_KHR_untyped_pointers"
# Of each image of these it says the latter in other words.
UNJUDGED = ("motion",)


class Wrong(Exception):
    """Something that must never happen."""


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(Path(folder).rglob("*")) if path.is_file()}


def run(arguments, folder, threads):
    """The files that a run writes below `folder`, or None if it refuses its input."""
    environment = dict(os.environ, RAYON_NUM_THREADS=str(threads))
    done = subprocess.run([LAPIDARY, *map(str, arguments)], cwd=folder, env=environment,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
    message = done.stderr.decode(errors="replace").strip()
    if done.returncode == 0:
        return files(folder), message
    if done.returncode not in (1, 2):
        raise Wrong(f"exit status {done.returncode}: {message[:300]}")
    said = [line for line in message.splitlines() if not line.startswith(("warning:", "note:"))]
    if done.returncode == 2 or not said or not said[0].startswith("error"):
        raise Wrong(f"exit status {done.returncode} with: {message[:300]}")
    if files(folder):
        raise Wrong(f"a failed run left {', '.join(files(folder))}")
    return None, message


def judge(arguments, valid=True):
    """Runs with every number of threads; what is written must agree and be valid."""
    first = None
    for threads in THREADS:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "out").mkdir()
            result = run(arguments, Path(folder) / "out", threads)
            if first is None:
                first = result
                for name in result[0] or {}:
                    if name.endswith(".spv") and valid:
                        validate(Path(folder) / "out" / name, arguments)
            elif result != first:
                raise Wrong(f"not the same with {threads} threads as with 1")
        if first[0] is None:
            break
    return first


def validate(path, arguments):
    done = subprocess.run([PEERS / "spirv-val", path], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    lines = "--spirv-debug-info-version=lines"
    of_debug_info = OF_DEBUG_INFO.search(done.stdout) or (
        UNTYPED in arguments and OF_UNTYPED_VARIABLES.search(done.stdout))
    if done.returncode and of_debug_info and lines not in arguments:
        return judge([*arguments, lines])
    if done.returncode and not NO_VERDICT.search(done.stdout):
        raise Wrong(f"spirv-val: {path.name}: {done.stdout.strip().splitlines()[0][:300]}")


# The sets of options of tests/golden/translations.rs that can make other instructions.
OPTIONS = (
    ["--spirv-max-version=1.0"],
    ["--spirv-max-version=1.4", "--spirv-ext=all,-SPV_KHR_untyped_pointers"],
    ["--spirv-ext=all", "--spirv-preserve-auxdata"],
    ["--spirv-ext=all", "--spirv-emit-function-ptr-addr-space"],
    [UNTYPED],
    ["--spirv-allow-unknown-intrinsics"],
)


def jobs():
    """(ratchet name, label, arguments)"""
    for path in sorted((ROOT / "corpus/bc").rglob("*.bc")):
        label = str(path.relative_to(ROOT / "corpus/bc"))
        translate = ["translate", path, "-o", "out.spv"]
        yield "outputs/translate", label, [*translate, "--spirv-ext=all"]
        yield "outputs/translate-default", label, translate
        if path.name in ("22-O2.bc", "22-O2g.bc", "22-O0.bc", "as22.bc"):
            for options in OPTIONS:
                yield "outputs/options", f"{label} {' '.join(options)}", [*translate, *options]
            for mode in ("none", "source", "kernel", "auto") if path.parent.name not in UNJUDGED else ():
                yield ("outputs/post-link", f"{label} -split={mode}",
                       ["post-link", f"-split={mode}", "-symbols", "-properties", path, "-o", "out.table"])
    for path in sorted((ROOT / "corpus/spv").glob("*.spv")):
        yield "outputs/slice", path.name, ["slice", path, "--each", "-o", "images"]


def main():
    quiet = "--list" not in sys.argv

    def attempt(job):
        name, label, arguments = job
        # What the peer made invalid cannot become valid by cutting it.
        valid = name != "outputs/slice" or spirv_is_valid(arguments[1])
        try:
            return name, label, judge(arguments, valid), None
        except (Wrong, subprocess.TimeoutExpired) as error:
            return name, label, None, str(error)

    counts, refused, wrong = {}, [], []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, label, result, error in pool.map(attempt, list(jobs())):
            counts.setdefault(name, [0, 0])[1] += 1
            if error:
                wrong.append(f"{name} {label}: {error}")
            elif result[0] is None:
                refused.append(f"{name} {label}: {result[1].splitlines()[0][:200]}")
            else:
                counts[name][0] += 1
    for line in refused[: 30 if quiet else None]:
        print("refused", line)
    for line in wrong:
        print("WRONG", line)
    print(f"{len(refused)} refused, {len(wrong)} wrong")
    status = 1 if wrong else 0
    for name, (good, of) in counts.items():
        print(f"{name}: {good} of {of}")
        status = max(status, ratchet.main([name, str(good)]))
    return status


def spirv_is_valid(path):
    return subprocess.run([PEERS / "spirv-val", path], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
