#!/usr/bin/env python3
"""Rebuilds the bitcode of the corpus from its sources, byte for byte.

    corpus/build.py                 build every file of the manifest
    corpus/build.py arith images    only these programs
    corpus/build.py --check         build into a temporary folder and compare with what is checked in
    corpus/build.py --clang 22      leave the other versions alone (--check: compare only this one)
    corpus/build.py odd spirv       the odd files; the SPIR-V, which needs llvm-spirv for LLVM 22 and spirv-as

Needs clang-14, -16, -19 and -22 with their llvm-* programs, as Debian packages them, and for LLVM 23 and
24, which Debian has in unstable and experimental only, a folder each with the same (`NEWER`). What these
write follows the version of the day, so `--check` leaves it alone unless `--clang` asks for it. The files name
no folder of the machine: the compiler runs in corpus/src with relative names, its own header folder
is mapped to `clang`, and the debug compilation folder is `.`. Versions of the compiler differ in
`!llvm.ident`; `--check` therefore says which version wrote the file when bytes differ.
"""
import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from odd import build_odd

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "src"
# Where the programs of LLVM 23 and later are: their packages, unpacked.
NEWER = os.environ.get("LAPIDARY_LLVM", "/opt/lapidary-llvm-{version}")
VARIANTS = {"O0": ["-O0"], "O2": ["-O2"], "O2g": ["-O2", "-g"]}


def is_newer(version):
    return version >= 23


def program_of(name, version):
    """A program of this version of LLVM."""
    return f"{NEWER.format(version=version)}/bin/{name}" if is_newer(version) else f"{name}-{version}"


def compiler(version, language):
    return program_of("clang++" if language == "sycl" else "clang", version)


def compile_command(program, version, variant, triple, out):
    """The command that makes one bitcode file; it runs in corpus/src."""
    source = program["source"]
    root = f"{NEWER.format(version=version)}/root" if is_newer(version) else ""
    headers = f"{root}/usr/lib/llvm-{version}/lib/clang"
    resource = next((p for p in sorted(Path(headers).glob("*/include"))), Path(headers))
    command = [compiler(version, program["language"]), "-c", "-emit-llvm", "-o", str(out)]
    command += VARIANTS[variant]
    # Unpacked, the compiler does not find its own headers, and there is no library of builtins.
    command += [f"-resource-dir={resource.parent}"] if is_newer(version) else []
    command += ["--no-offloadlib"] if version >= 24 and program["language"] == "sycl" else []
    command += ["-fdebug-compilation-dir=.", f"-ffile-prefix-map={resource}=clang"]
    real = os.path.realpath(resource)
    if real != str(resource):
        command += [f"-ffile-prefix-map={real}=clang"]
    if program["language"] == "sycl":
        command += ["-fsycl", "-fsycl-device-only", "-std=c++20", "-Isycl", "-I../include"]
        # A library of C++ is there only for headers that need its traits.
        command += [] if program.get("standard_headers") else ["-nostdinc++"]
        if triple != "spirv64":
            command += [f"--offload-targets={triple}-unknown-unknown"]
    else:
        command += [f"--target={triple}-unknown-unknown", f"-cl-std={program['std']}", "-x",
                    "clcpp" if program["language"] == "clcpp" and version >= 16 else "cl"]
    return command + program.get("flags", []) + [source]


def outputs(program):
    """(file name below bc/NAME, clang version, variant, triple) of every file of a program."""
    if program["language"] == "ll":
        version = program.get("assembler", 22)
        return [(f"as{version}.bc", version, "as", "")]
    if program["language"] == "rust":
        return [("rustc.bc", 0, "rust", "")]
    first, *more = program.get("triples", ["spir64"])
    files = [(f"{v}-{o}.bc", v, o, first) for v in program["clang"]
             for o in program.get("variants", list(VARIANTS))]
    # Further triples: one file each, from the newest version.
    newest = max(program["clang"])
    files += [(f"{newest}-O2-{t}.bc", newest, "O2", t) for t in more]
    return files


def run(command, **keywords):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **keywords)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}")


def build(program, root, version, variant, triple, name):
    out = root / "bc" / program["name"] / name
    out.parent.mkdir(parents=True, exist_ok=True)
    if variant == "as":
        run([program_of("llvm-as", version), "-o", out, program["source"]], cwd=SOURCES)
    elif variant == "rust":
        run(["rustc", "--edition=2024", "--crate-type=lib", "--emit=llvm-bc", "-Copt-level=2",
             "-Cdebuginfo=2", "-Ccodegen-units=1", "-Cmetadata=corpus",
             f"--remap-path-prefix={SOURCES}=.", "-o", out, program["source"]], cwd=SOURCES)
    else:
        run(compile_command(program, version, variant, triple, out), cwd=SOURCES)
    return out


def peer():
    """llvm-spirv for LLVM 22, or nothing. It is no Debian 12 package."""
    return shutil.which("llvm-spirv", path=f"/opt/lapidary-peers/bin:{os.environ['PATH']}")


def build_spirv(entry, root):
    """One SPIR-V file, made by the Khronos translator from bitcode that is checked in, or from text."""
    out = root / "spv" / entry["file"]
    out.parent.mkdir(parents=True, exist_ok=True)
    if "source" in entry:
        assembler = Path(peer()).with_name("spirv-as")
        run([assembler, "--target-env", "spv1.6", SOURCES / entry["source"], "-o", out])
        return out
    default = ["--spirv-max-version=1.4", "--spirv-ext=+all,-SPV_KHR_untyped_pointers"]
    options = entry.get("options", default)
    run([peer(), *options, entry["from"], "-o", out], cwd=HERE)
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--clang", type=int, action="append", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    manifest = json.loads((HERE / "manifest.json").read_text())
    programs = [p for p in manifest["programs"]
                if not options.programs or p["name"] in options.programs]
    unknown = set(options.programs) - {p["name"] for p in programs} - {"odd", "spirv"}
    if unknown:
        sys.exit(f"error: not in the manifest: {', '.join(sorted(unknown))}")
    root = Path(tempfile.mkdtemp(prefix="corpus")) if options.check else HERE

    failures, built = [], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = {}
        for program in programs:
            for name, version, variant, triple in outputs(program):
                # What rustc writes follows the toolchain at hand, so it is not compared.
                if options.check and variant == "rust":
                    continue
                if options.clang and version not in options.clang:
                    continue
                if options.check and is_newer(version) and not options.clang:
                    continue
                job = pool.submit(build, program, root, version, variant, triple, name)
                jobs[job] = f"{program['name']}/{name}"
        if peer() and (not options.programs or "spirv" in options.programs):
            for entry in manifest["spirv"]:
                jobs[pool.submit(build_spirv, entry, root)] = entry["file"]
        for job in concurrent.futures.as_completed(jobs):
            try:
                built.append(job.result())
            except RuntimeError as error:
                failures.append(f"{jobs[job]}: {error}")
    everything = not options.programs and not options.clang
    if not failures and (everything or "odd" in options.programs):
        built += build_odd(manifest["odd"], HERE, root)
    if options.check:
        for path in built:
            kept = HERE / path.relative_to(root)
            if not kept.exists():
                failures.append(f"{kept.relative_to(HERE)}: not checked in")
            elif kept.read_bytes() != path.read_bytes():
                failures.append(f"{kept.relative_to(HERE)}: differs from what is built now")
        shutil.rmtree(root)
    print(f"{len(built)} files built, {len(failures)} failures")
    for failure in sorted(failures):
        print("FAIL", failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
