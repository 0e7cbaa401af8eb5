#!/usr/bin/env python3
"""What `lapidary reflect` tells about kernels, and what real runtimes tell about the same kernels.

    reflection.py [PROGRAM..]                all kernels of PROGRAMS, or of all in corpus/run, and the header in use
    reflection.py worker RUNTIME JOBS RESULTS  (used by the first, with the Python of the runtime)

Asked are clGetKernelInfo, clGetKernelWorkGroupInfo, and clGetKernelArgInfo, which of SPIR-V PoCL alone answers. No
function tells the size of an argument, but clSetKernelArg refuses all others: each size up to LARGEST is tried. The
answers are compared with the reflection of the image. A program with the header that `reflect --header=c++` writes
launches a kernel with nested structures on both runtimes (launch_nested.cpp).
"""
import collections
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import run_corpus
from run_corpus import CONSUMERS, LAPIDARY, PLATFORMS, ROOT, SHARED

SCRATCH = Path(os.environ.get("SCRATCH", ROOT / "target/ci")) / "reflection"
# One bitcode file of a program, the first of these that there is.
VARIANTS = ("22-O2", "as22")
# Kernels that corpus/run does not run, or runs in another form, and that a runtime does not build.
IMPORTS = "it calls functions that another module has"
NOT_BUILT = {(runtime, kernel): reason for kernel, reason in {
    "helpers/uses_both": IMPORTS, "helpers/uses_right": IMPORTS, "ll_access_metadata/aliasing": IMPORTS,
    "ll_sycl_split/b_one": IMPORTS, "sycl_functors/_ZTS4Call": IMPORTS,
    "sycl_groups/_ZTS6Reduce": "it does not build the module", "sycl_nested_arguments/_ZTS4Many": "it does not build the module",
    "ll_target_intrinsics/quads": "it has no quads of work-items",
}.items() for runtime in PLATFORMS} | {
    ("pocl", "arguments/opaque"): "it has no pipes", ("pocl", "enqueue/parent"): "it has no queues of the device",
}
LARGEST = 256
ADDRESS = {"global": 0x119B, "local": 0x119C, "constant": 0x119D, "private": 0x119E}
ACCESS = {"read_only": 0x11A0, "write_only": 0x11A1, "read_write": 0x11A2, None: 0x11A3}
QUALIFIERS = {"const": 1, "restrict": 2, "volatile": 4}


def ask(cl, np, context, queue, program, kernel):
    """What a runtime tells about a kernel."""
    handle = cl.Kernel(program, kernel["name"])
    device, = context.devices

    def told(number, what):
        try:
            return handle.get_arg_info(number, getattr(cl.kernel_arg_info, what))
        except cl.Error as error:
            if "NOT_AVAILABLE" not in str(error):
                raise
            return None

    def refused(number, value):
        try:
            handle.set_arg(number, value)
            return ""
        except cl.Error as error:
            return str(error).rsplit(": ", 1)[-1]

    arguments = []
    for number in range(handle.get_info(cl.kernel_info.NUM_ARGS)):
        # A handle of zeros is none, which some kinds of arguments may be set to; others are refused, but not for the size.
        tries = {size: refused(number, bytes(size)) for size in range(1, LARGEST + 1)}
        arguments.append({
            "sizes": [size for size, why in tries.items() if "ARG_SIZE" not in why],
            "set": [size for size, why in tries.items() if not why],
            "local": not refused(number, cl.LocalMemory(LARGEST + 1)),
            "address": told(number, "ADDRESS_QUALIFIER"), "access": told(number, "ACCESS_QUALIFIER"),
            "qualifiers": told(number, "TYPE_QUALIFIER"), "type": told(number, "TYPE_NAME"), "name": told(number, "NAME"),
        })
    info = cl.kernel_work_group_info
    return {"arguments": arguments, "group": list(handle.get_work_group_info(info.COMPILE_WORK_GROUP_SIZE, device)),
            "local": handle.get_work_group_info(info.LOCAL_MEM_SIZE, device)}


def reflect(path):
    """The kernels of a file by name, as `reflect --json` has them, if its pointers are as long as those of the devices."""
    done = subprocess.run([LAPIDARY, "reflect", "--json", str(path)], check=True, capture_output=True)
    told = json.loads(done.stdout)
    return {kernel["name"]: kernel for kernel in told["kernels"] if told["pointer_size"] == 8}


def prepare(program):
    """A job for each kernel of a program that hosts launch: its image, and what is told about it here."""
    path = next((path for it in VARIANTS if (path := program / f"{it}.bc").exists()), None)
    if path is None:
        return []
    folder = SCRATCH / program.name
    folder.mkdir(parents=True, exist_ok=True)
    options = ["--spirv-max-version=1.4", "--spirv-ext=-all"]
    try:
        images = run_corpus.images_by_kernel(path, "kernel", options, folder)
        enqueued = {name for name, kernel in reflect(path).items() if kernel["enqueued"]}
    except subprocess.CalledProcessError:
        # Refused, or in need of extensions.
        return []
    return [{"spv": code, "kernels": [{"name": name, "spec": []}], "options": "-cl-std=CL3.0 -cl-kernel-arg-info",
             "about": f"{program.name}/{name}", "reflected": kernel}
            for name, code in sorted(images.items()) if name not in enqueued and (kernel := reflect(code).get(name))]


def type_names(argument):
    """How PoCL may name the type of an argument, which it makes up from the SPIR-V; None where that is not said here."""
    value = argument["value"] or {}
    if argument["kind"] == "image":
        return {f"image{argument['image'].lower().replace('buffer', '1d_buffer').replace(' ', '_')}_t"}
    if argument["kind"] == "sampler":
        return {"sampler_t"}
    if argument["kind"] != "value" or value["dimensions"]:
        return None
    if value["structure"] is not None:
        # Classes keep their names as LLVM has them.
        return {value["text"], value["text"].replace(".", " ", 1)}
    words = {("integer", 8): "char uchar", ("integer", 16): "short ushort", ("integer", 32): "int uint",
             ("integer", 64): "long ulong", ("float", 16): "half", ("float", 32): "float", ("float", 64): "double"}
    lanes = "" if value["components"] == 1 else str(value["components"])
    return {word + lanes for word in words.get((value["kind"], value["bits"]), "").split()} or None


def difference(runtime, told, kernel):
    """What a runtime tells that a reflection does not; a list."""
    arguments = kernel["arguments"]
    if len(told["arguments"]) != len(arguments):
        return [f"it has {len(told['arguments'])} arguments, not {len(arguments)}"]
    wrong = []

    def same(what, theirs, ours):
        if theirs != ours:
            wrong.append(f"{what} is {theirs}, not {ours}")

    same("the work-group size", told["group"], kernel["work_group_size"] or [0, 0, 0])
    by_host = sum(LARGEST + 1 for argument in arguments if argument["kind"] == "local")
    # Intel's compiler may leave variables out; PoCL counts none.
    if runtime == "intel" and not 0 <= told["local"] - by_host <= kernel["local_memory"]:
        wrong.append(f"local memory is {told['local'] - by_host}, not {kernel['local_memory']} or less")
    for theirs, ours in zip(told["arguments"], arguments):
        what, kind, size = f"argument {ours['index']}: ", ours["kind"], ours["size"]
        if kind == "unsettable":
            # What the runtimes say of these is anybody's guess; `--check` refuses them.
            continue
        same(what + "local", theirs["local"], kind == "local")
        if kind != "local":
            tried = [size] if size <= LARGEST else []
            # PoCL does not look at the sizes of structures, and takes less than a vector has.
            right = [it for it in theirs["sizes"] if it in tried] if runtime == "pocl" else theirs["sizes"]
            same(what + "sizes", right, tried)
        if kind in ("value", "pointer"):
            same(what + "sizes that it can be set to", theirs["set"], theirs["sizes"])
        if theirs["address"] is None:
            continue
        place = ours["address_space"] or ("global" if kind in ("image", "pipe") else "private")
        same(what + "address space", theirs["address"], ADDRESS[place])
        # Of pointers, clGetKernelArgInfo does not tell.
        same(what + "access", theirs["access"], ACCESS[ours["access"] if kind in ("image", "pipe") else None])
        same(what + "qualifiers", theirs["qualifiers"], sum(QUALIFIERS[it] for it in ours["qualifiers"]))
        # PoCL has none where the strings of arguments are missing.
        if theirs["name"] is not None:
            same(what + "name", theirs["name"], ours["name"])
        if (names := type_names(ours)) and theirs["type"] not in names:
            wrong.append(f"{what}type is {theirs['type']}, not {' or '.join(sorted(names))}")
        same(what + "a pointer", theirs["type"].endswith("*"), kind in ("pointer", "local"))
    return wrong


def launch():
    """Whether a kernel with nested structures is right when it is launched with the header of its image, and of its bitcode."""
    folder = SCRATCH / "launch"
    folder.mkdir(exist_ok=True)
    bitcode = ROOT / "corpus/bc/memory/22-O2.bc"
    images = run_corpus.images_by_kernel(bitcode, "kernel", ["--spirv-max-version=1.4", "--spirv-ext=-all"], folder)
    # The header's namespace is named after the file.
    shutil.copy(images["by_value"], folder / "nested.spv")
    shutil.copy(bitcode, folder / "nested.bc")
    for form in ("spv", "bc"):
        with open(folder / "nested.hpp", "w") as header:
            subprocess.run([LAPIDARY, "reflect", "--header=c++", str(folder / f"nested.{form}")], check=True, stdout=header)
        program = folder / f"launch-{form}"
        subprocess.run(["g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-static-libstdc++", "-static-libgcc", f"-I{folder}",
                        "-isystem", str(CONSUMERS / "venv/include"), str(ROOT / ".ci/launch_nested.cpp"), "-o", str(program),
                        "-l:libOpenCL.so.1"], check=True)
        for runtime, platform in PLATFORMS.items():
            environment, prefix = run_corpus.surroundings(runtime)
            if subprocess.run([*prefix, str(program), platform, str(folder / "nested.spv")], env=environment).returncode:
                return False
    return True


def main():
    if sys.argv[1:2] == ["worker"]:
        return run_corpus.worker(*sys.argv[2:], run=ask)
    import ratchet
    for folder in (SCRATCH, run_corpus.SCRATCH):
        folder.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:]
    files = [run_corpus.parse(path) for path in (ROOT / "corpus/run").glob("*.run")]
    every = {file["program"] for file in files}
    # What a runtime does not run, and why.
    known = {(runtime, f"{file['program']}/{kernel['name']}"): reason for file in files for kernel in file["kernels"]
             for runtime, reason in (file["except"] | kernel["except"]).items()} | NOT_BUILT
    programs = [ROOT / "corpus/bc" / name for name in names or sorted(every)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [job for jobs in pool.map(prepare, programs) for job in jobs]
        told = dict(zip(PLATFORMS, pool.map(lambda runtime: run_corpus.execute(runtime, jobs, "reflection", __file__), PLATFORMS)))
    counts, bad = collections.Counter(), 0
    for runtime, answers in told.items():
        for job, (answer,) in zip(jobs, answers):
            # Not every runtime builds every program; those that it does not are known, with the reason.
            if isinstance(answer, str):
                counts[f"{runtime}, not built"] += 1
                reason = known.get((runtime, job["about"]))
                bad += reason is None
                print(f"{'WRONG ' * (reason is None)}{runtime} {job['about']}: {reason or answer}")
                continue
            wrong = difference(runtime, answer, job["reflected"])
            counts[f"reflection/{runtime}"] += not wrong
            bad += bool(wrong)
            if wrong:
                print(f"WRONG {runtime} {job['about']}: {'; '.join(wrong)}")
    print(", ".join(f"{name}: {count}" for name, count in sorted(counts.items())))
    status = 0 if names else max(ratchet.main([name, str(counts[name])]) for name in sorted(counts) if "/" in name)
    return 1 if bad or not launch() else status


if __name__ == "__main__":
    sys.exit(main())
