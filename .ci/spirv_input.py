#!/usr/bin/env python3
"""SPIR-V as input of post-link: what `translate` makes of a module is cut like the module itself.

    spirv_input.py [FILE...]

For every bitcode file of the corpus and every case of the post-link suite (or the files named): cut
it with -split=kernel, translate it and cut the SPIR-V. Both must have the same kernels, and the
images of each kernel the same device requirements, but for what SPIR-V cannot carry. This program
and the list in ARCHITECTURE.md ("What SPIR-V does not say") know these facts. $LAPIDARY names the
program. How many agree goes through the ratchet.
"""
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import property_sets
import ratchet

ROOT = Path(__file__).resolve().parent.parent
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
SUITE = Path(os.environ.get("SHARED", ROOT.parent / "shared")) / "suites/post-link/cases"

# Requirements that come from metadata alone, and have no execution mode or capability.
FORGOTTEN = {"fixed_target", "joint_matrix", "joint_matrix_mad", "work_group_num_dim"}
# Where a module says itself what uses aspects, SPIR-V shows a part of it.
ASPECT_METADATA = re.compile(r"_(used|declared)_aspects|_types_that_use_aspects|_sycl_aspects|!sycl_aspects|sycl-device-has")
# Entry points that are no kernels of SPIR-V: virtual functions, and kernels of another target.
NO_KERNEL = re.compile(r'indirectly-callable|^define .*(amdgpu_kernel|ptx_kernel)', re.M)
# Where there are virtual functions, SPIR-V does not say who only mentions them.
VIRTUAL = re.compile(r"indirectly-callable")
# Where the two differ for a reason of their own: the end of the path, the kernel, why.
EXCUSED = {
    ("ll_intrinsics/as22.bc", "memory"):
        "llvm.expect.with.probability has an operand of type double, which its translation drops",
    ("ll_late_intrinsics/as22.bc", "several"): "the same",
    ("ll_kernel_metadata/as22.bc", "listed"):
        "its sizes stand in !opencl.kernels, as compilers wrote them before metadata of functions: post-link, "
        "like the tools, looks at functions only",
    ("sycl_nested_arguments/22-O2.bc", "_ZTS4Many"):
        "LLVM counts bytes to a field where SPIR-V names the structure, which has a double that nobody reads",
    ("sycl_nested_arguments/22-O2g.bc", "_ZTS4Many"): "the same",
    ("ll_sycl_features/as22.bc", "sixteen"):
        "it calls a function that wants another sub-group size, and SPIR-V says sizes of kernels only",
}


def run(*arguments, cwd):
    done = subprocess.run([LAPIDARY, *map(str, arguments)], cwd=cwd, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, errors="replace", timeout=120)
    return done.returncode, done.stderr.strip()


def requirements(folder):
    """Kernel -> its requirements, of the images that a split left in a folder."""
    found = {}
    for row in (folder / "o.table").read_text().splitlines()[1:]:
        _, properties, symbols = row.split("|")
        here = property_sets.read(folder / properties).get("SYCL/device requirements", {})
        for kernel in (folder / symbols).read_text().splitlines():
            found[kernel] = here
    return found


def compare(path):
    """None if one of the two ways is closed, else the differences."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        excused = {kernel for (end, kernel) in EXCUSED if str(path).endswith(end)}
        if path.suffix == ".ll":
            done = subprocess.run(["llvm-as-22", path, "-o", folder / "in.bc"], stderr=subprocess.DEVNULL)
            if done.returncode:
                return None, "llvm-as-22 refuses it"
            path = folder / "in.bc"
        ways = {"bitcode": path, "spirv": folder / "in.spv"}
        status, error = run("translate", path, "-o", "in.spv", "--spirv-ext=all", cwd=folder)
        if status:
            return None, error
        # Old files whose text LLVM 22 has no words for have none of what is looked for here.
        assembly = subprocess.run([LAPIDARY, "dis", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        assembly = assembly.decode(errors="replace")
        cut = {}
        for way, source in ways.items():
            (folder / way).mkdir()
            status, error = run("post-link", "-split=kernel", "-spirv-ext=all", "-emit-only-kernels-as-entry-points", "-properties",
                                "-symbols", source, "-o", "o.table", cwd=folder / way)
            if status:
                if way == "bitcode":
                    return None, error
                return [f"the SPIR-V is refused: {error}"], ""
            cut[way] = requirements(folder / way)
        return list(differences(cut["bitcode"], cut["spirv"], assembly, excused)), ""


def without_ones(value):
    """A required size without the dimensions that are padding: SPIR-V always has three."""
    if value is None:
        return None
    size = property_sets.words(value)
    while len(size) > 2 and size[-2:] == [1, 0]:
        del size[-2:]
    return size


def differences(bitcode, spirv, assembly, excused):
    for kernel in sorted(bitcode.keys() ^ spirv.keys()):
        if kernel in spirv or not NO_KERNEL.search(assembly):
            yield f"only the {'bitcode' if kernel in bitcode else 'SPIR-V'} has kernel {kernel}"
    for kernel in sorted((bitcode.keys() & spirv.keys()) - excused):
        a, b = bitcode[kernel], spirv[kernel]
        # An image for fixed targets requires nothing else.
        if "fixed_target" in a:
            continue
        for key in sorted((a.keys() | b.keys()) - FORGOTTEN - {"aspects"}):
            before, after = a.get(key), b.get(key)
            if key.startswith("reqd_work_group_size"):
                before, after = without_ones(before), without_ones(after)
            if before != after:
                yield f"{kernel}: {key} is {a.get(key)}, and {b.get(key)} from SPIR-V"
        before, after = set(property_sets.words(a["aspects"])), set(property_sets.words(b["aspects"]))
        if (after - before and not VIRTUAL.search(assembly)) or (before - after and not ASPECT_METADATA.search(assembly)):
            yield f"{kernel}: aspects {sorted(before)}, and {sorted(after)} from SPIR-V"


def main():
    files = [Path(name).resolve() for name in sys.argv[1:]]
    if not files:
        files = sorted((ROOT / "corpus/bc").rglob("*.bc"))
        if SUITE.is_dir():
            files += sorted(SUITE.glob("*.ll"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(zip(files, pool.map(compare, files)))
    equal = {"corpus": 0, "suite": 0}
    wrong, left_out = [], 0
    for path, (found, why) in results:
        if found is None:
            left_out += 1
            if len(sys.argv) > 1:
                print(f"left out {path}: {why}")
        elif found:
            wrong += [f"{path}: {line}" for line in found]
        else:
            equal["corpus" if (ROOT / "corpus") in path.parents else "suite"] += 1
    for line in wrong:
        print("DIFFERENT", line)
    print(f"{len(files)} files: {sum(equal.values())} equal, {len(set(line.split(': ')[0] for line in wrong))} different, "
          f"{left_out} that one of the two does not take")
    status = 1 if wrong else 0
    if len(sys.argv) == 1:
        status = max([status] + [ratchet.main([f"spirv-input/{name}", str(count)]) for name, count in equal.items()])
    return status


if __name__ == "__main__":
    sys.exit(main())
