#!/usr/bin/env python3
"""Round trips that prove that nothing is misread. $LAPIDARY names the program.

    round_trip.py bitcode        lapidary dis X | llvm-as-22 | llvm-dis-22  equals  llvm-dis-22 X
    round_trip.py bitcode --llvm 23   the same with LLVM 23, where it is unpacked: what it makes of the corpus
    round_trip.py instructions   clang 14's files: instructions by function and opcode as llvm-dis-14 has them
    round_trip.py spirv          dis equals spirv-dis, as(dis(x)) is x; both spellings of ids

Inputs: the corpus, the LLVM assembly of ../shared/suites/translator, the bitcode of the bitcode
crate itself. `--list` prints every case that fails. The counts go through the ratchet.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import ratchet

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "corpus"))
import build
SHARED = Path(os.environ.get("SHARED", ROOT / "../shared"))
PEERS = Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin"
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))


class Different(Exception):
    pass


def run(command, data=None):
    done = subprocess.run(list(map(str, command)), input=data, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=120)
    if done.returncode:
        message = done.stderr.decode(errors="replace").strip().splitlines() or ["no message"]
        raise Different(f"{Path(command[0]).name}: {message[0][:200]}")
    return done.stdout


def first_difference(expected, got):
    for number, (a, b) in enumerate(zip(expected.splitlines(), got.splitlines()), 1):
        if a != b:
            return f"line {number}\n    - {a[:180]}\n    + {b[:180]}"
    return "one is longer than the other"


def same(expected, got):
    if expected != got:
        raise Different(first_difference(expected, got))


def comparable(text):
    """Without what is no part of the module: the file's name, and the ThinLTO index at the end, which has the
    file's name and a hash of its bytes (LLVM's own round trip does not keep it)."""
    text = re.sub(r"^; ModuleID = .*\n", "", text.decode(errors="surrogateescape"))
    return re.sub(r"^\^\d+ = .*\n", "", text, flags=re.M).rstrip("\n")


def bitcode(path, version):
    assembler, disassembler = (build.program_of(name, version) for name in ("llvm-as", "llvm-dis"))
    text = run([LAPIDARY, "dis", path])
    # Old compilers call kernels directly, which today's verifier refuses; equality is the test here.
    again = run([disassembler, "-o", "-"], run([assembler, "-disable-verify", "-o", "-"], text))
    same(comparable(run([disassembler, "-o", "-", path])), comparable(again))


def newer_inputs(scratch, version):
    """What a newer LLVM makes of the sources of the corpus, as far as it still takes them."""
    yield from sorted((ROOT / "corpus/bc").rglob(f"{version}-*.bc"))
    yield from sorted((ROOT / "corpus/bc").rglob(f"as{version}.bc"))
    for program in json.loads((ROOT / "corpus/manifest.json").read_text())["programs"]:
        out = scratch / f"{program['name']}.bc"
        if program["language"] == "ll":
            command = [build.program_of("llvm-as", version), "-disable-verify", "-o", out, program["source"]]
        elif program["language"] == "rust":
            continue
        else:
            triple = program.get("triples", ["spir64"])[0]
            command = build.compile_command(program, version, "O2g", triple, out)
        if subprocess.run(command, cwd=build.SOURCES, stderr=subprocess.DEVNULL).returncode == 0:
            yield out


def bitcode_inputs(scratch):
    for path in sorted((ROOT / "corpus/bc").rglob("*.bc")):
        if re.match(r"(16|19|22|as22)", path.name) or path.name == "rustc.bc":
            yield path
    manifest = json.loads((ROOT / "corpus/manifest.json").read_text())
    for entry in manifest["odd"]:
        # llvm-as takes one module, and none that breaks the rules.
        if entry["reads"] and entry["file"].endswith(".bc") and entry["maker"] not in ("several_modules", "unverified", "patched"):
            yield ROOT / "corpus/odd" / entry["file"]
    yield crate_bitcode(scratch)
    for path in sorted((SHARED / "suites/translator").rglob("*.ll")):
        out = scratch / ("suite-" + "-".join(path.parts[-3:]) + ".bc")
        if subprocess.run(["llvm-as-22", "-o", out, path], stderr=subprocess.DEVNULL).returncode == 0:
            yield out


def crate_bitcode(scratch):
    """The bitcode of a large Rust crate: our own reader, with debug info."""
    target = scratch / "crate"
    subprocess.run(["cargo", "rustc", "--locked", "-q", "-p", "lapidary-bitcode", "--lib", "--release",
                    "--target-dir", target, "--config", "profile.release.lto=false", "--",
                    "--emit=llvm-bc", "-Cdebuginfo=2", "-Ccodegen-units=1"], cwd=ROOT, check=True)
    return next((target / "release/deps").glob("lapidary_bitcode-*.bc"))


def opcodes(text):
    """{function: {opcode: count}} of LLVM assembly as the llvm-dis programs lay it out."""
    functions, counts = {}, None
    for line in text.decode(errors="replace").splitlines():
        if line.startswith("define "):
            name = re.search(r"@(\"[^\"]*\"|[-\w.$]+)\(", line).group(1)
            counts = functions.setdefault(name, collections.Counter())
        elif line.startswith("}"):
            counts = None
        elif counts is not None and re.match(r"  [^ #\]]", line):
            word = re.sub(r"^  (%(\"[^\"]*\"|[-\w.$]+) = )?((tail|musttail|notail) )?", "", line)
            if "@llvm.dbg." not in line:
                counts[word.split(" ")[0]] += 1
    return functions


def instructions(path):
    expected, got = opcodes(run(["llvm-dis-14", "-o", "-", path])), opcodes(run([LAPIDARY, "dis", path]))
    for name in expected.keys() | got.keys():
        a, b = expected.get(name, {}), got.get(name, {})
        if a != b:
            raise Different(f"{name}: {dict(a)} by llvm-dis-14, {dict(b)} by us")


def instructions_inputs(_):
    yield from sorted((ROOT / "corpus/bc").rglob("14-*.bc"))
    yield from sorted((ROOT / "corpus/bc").rglob("as14.bc"))


def spirv(path):
    for raw in (True, False):
        options = ["--raw-id"] if raw else []
        expected = run([PEERS / "spirv-dis", "--no-color", *options, path])
        same(expected.decode(), run([LAPIDARY, "dis", *options, path]).decode())
        with tempfile.NamedTemporaryFile(suffix=".spv") as out:
            run([LAPIDARY, "as", "-", "-o", out.name], expected)
            original = path.read_bytes()
            # The text has no byte order and no generator number of its own beyond the comment.
            if raw and Path(out.name).read_bytes()[20:] != original[20:]:
                raise Different("as(dis(x)) is not x")


def spirv_inputs(_):
    yield from sorted((ROOT / "corpus/spv").glob("*.spv"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=["bitcode", "instructions", "spirv"])
    parser.add_argument("--llvm", type=int, default=22)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    version, kind = options.llvm, options.kind
    check = {"bitcode": lambda path: bitcode(path, version), "instructions": instructions, "spirv": spirv}[kind]
    inputs = {"bitcode": bitcode_inputs, "instructions": instructions_inputs,
              "spirv": spirv_inputs}[kind]
    if build.is_newer(version):
        kind, inputs = f"{kind}-{version}", lambda scratch: newer_inputs(scratch, version)
        if not Path(build.program_of("llvm-as", version)).exists():
            print(f"{kind}: left out, LLVM {version} is not unpacked here")
            return 0

    def attempt(path):
        try:
            check(path)
        except (Different, subprocess.TimeoutExpired) as error:
            return str(error)

    with tempfile.TemporaryDirectory() as folder:
        paths = list(inputs(Path(folder)))
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = dict(zip(paths, pool.map(attempt, paths)))
    failures = {path: error for path, error in results.items() if error}
    for path, error in list(failures.items())[: None if options.list else 20]:
        print(f"differs {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}: {error}")
    passed = len(results) - len(failures)
    print(f"{kind}: {passed} of {len(results)} round trips are exact")
    return ratchet.main([f"round-trip/{kind}", str(passed)])


if __name__ == "__main__":
    sys.exit(main())
