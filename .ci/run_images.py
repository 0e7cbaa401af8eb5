#!/usr/bin/env python3
"""Images of every split mode, validated and executed.

    run_images.py kernels     the kernels of ../shared/kernels, cut in every mode: results as expected
    run_images.py sycl        images with their property files in the DPC++ runtime, launched by name; specialization
                              constants set there as a SYCL program sets them
    run_images.py cut MODE IN.bc OUT.spv KERNEL   (used by the first)

$LAPIDARY names the program, $CONSUMERS_ROOT the folder of the runtimes. Counts go through the ratchet.
"""
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import ratchet
import run_corpus
import runtime_faults

ROOT = Path(__file__).resolve().parent.parent
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
SHARED = Path(os.environ.get("SHARED", ROOT.parent / "shared"))
CONSUMERS = Path(os.environ.get("CONSUMERS_ROOT", "/tmp/consumers"))
SCRATCH = Path(os.environ.get("SCRATCH", ROOT / "target/ci"))
VALIDATOR = str(Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin/spirv-val")
PYTHON = str(CONSUMERS / "venv/bin/python")
MODES = ("none", "source", "kernel", "auto")
# What both runtimes take.
VERSION = "-spirv-max-version=1.4"


def cut(mode, source, folder, *options):
    """The images of a split, each valid: (code, properties, entry points)."""
    shutil.rmtree(folder, ignore_errors=True)
    Path(folder).mkdir(parents=True)
    done = subprocess.run([LAPIDARY, "post-link", f"-split={mode}", "-symbols", "-properties", VERSION, *options, str(source),
                           "-o", str(Path(folder) / "o.table")], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip())
    images = []
    for row in (Path(folder) / "o.table").read_text().splitlines()[1:]:
        code, properties, symbols = row.split("|")
        images.append((code, properties, Path(symbols).read_text().split()))
    for code, *_ in images:
        valid = subprocess.run([VALIDATOR, code], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if valid.returncode:
            raise RuntimeError(f"{code} is invalid: {valid.stdout[:300]}")
    return images


def cut_one(mode, source, out, kernel):
    """The image that has a kernel; for run_all.py, whose translator this is."""
    images = cut(mode, source, f"{out}.{mode}")
    having = [code for code, _, entry_points in images if kernel in entry_points]
    if len(having) != 1:
        raise RuntimeError(f"{len(having)} images have '{kernel}'")
    shutil.copy(having[0], out)


def kernels():
    """The kernels with known results, from their image in every mode."""
    manifest = json.loads((SHARED / "kernels/kernels/manifest.json").read_text())["cases"]
    arguments = SCRATCH / "kernel-names.json"
    arguments.write_text(json.dumps({case["name"]: [case["kernel"]] for case in manifest}))
    counts = collections.Counter()
    for mode in MODES:
        # PoCL as well, where images are smallest.
        platforms = "intel,pocl" if mode == "kernel" else "intel"
        result = SCRATCH / f"images-{mode}.json"
        log = SCRATCH / f"images-{mode}.log"
        with open(log, "w") as out:
            subprocess.run([PYTHON, str(SHARED / "kernels/run_all.py"), "--platform", platforms, "--variants", "O2",
                            "--translator", f"{sys.executable} {__file__} cut {mode} {{in}} {{out}}",
                            "--translator-args", str(arguments), "--val", "", "--work", str(SCRATCH / f"images-{mode}"),
                            "--json", str(result), "-v"], stdout=out, stderr=subprocess.STDOUT)
        cells = json.loads(result.read_text())["cells"]
        faults = runtime_faults.of(cells)
        for cell in cells:
            if cell["platform"] == "val":
                continue
            fault = (cell["case"], cell["variant"], cell["platform"]) in faults
            counts[f"images/{mode}/{cell['platform']}"] += fault or cell["result"] == "ok"
            if not fault and cell["result"] not in ("ok", "skip"):
                print("WRONG", mode, cell["platform"], cell["case"], cell["result"], cell["message"][:300])
    return counts


GRID = ["-g", "8", "-l", "4"]
# What the runtime must do: about, kernel, arguments, expected values of the first buffer, or text of the failure.
WEIGHTS = [1, 10, 100, 1000]
LAUNCHES = [
    ("launch by name", "_ZTS3Add", ["buf:int:8", "buf:int:8:arange", "buf:int:8"], (2, [WEIGHTS[i % 4] for i in range(8)])),
    ("required size", "_ZTS5Sized", ["buf:long:8"], (0, [0, 1, 2, 3] * 2)),
    ("another size", "_ZTS5Sized", ["buf:long:8", "-l", "8"], "doesn't match the required work-group size"),
    ("removed argument", "_ZTS7Trimmed", ["buf:int:8", "scalar:int:12345", "scalar:int:2"], (0, [100] * 8)),
    ("aspect that no CPU has", "_ZTS7GpuOnly", ["buf:int:8"], "no kernel _ZTS7GpuOnly"),
    ("double", "_ZTS6Double", ["buf:double:8", "scalar:double:2.5"], (0, [2.5] * 8)),
    ("imported function", "_ZTS7Imports", ["buf:int:8"], (0, [i * i + 10 for i in range(8)])),
]
EMIT = ("-emit-param-info", "-emit-program-metadata", "-emit-exported-symbols", "-emit-imported-symbols", "-device-globals",
        "-emit-kernel-names")


def sycl():
    """ll_sycl_launch of the corpus, cut, in the DPC++ runtime."""
    environment = dict(os.environ, LD_LIBRARY_PATH=str(CONSUMERS / "venv/lib"), OCL_ICD_VENDORS=str(CONSUMERS / "icd-intel"),
                       ONEAPI_DEVICE_SELECTOR="opencl:cpu")
    module = ROOT / "corpus/bc/ll_sycl_launch/as22.bc"
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        for mode in ("kernel", "source", "auto"):
            # sycl_run registers images with kernels only, so no image may have nothing but an export.
            for dependencies in (False, True)[: 1 if mode == "kernel" else 2]:
                options = EMIT + (("-allow-device-image-dependencies",) if dependencies else ())
                images = cut(mode, module, Path(folder) / f"{mode}{dependencies}", *options)
                named = [word for code, properties, _ in images for word in ("--image", f"{code},{properties}")]
                runs += [(f"{mode}{', dependencies' if dependencies else ''}: {launch[0]}", named, launch) for launch in LAUNCHES]

        def launch(run):
            about, images, (_, kernel, arguments, expected) = run
            grid = GRID[:2] if "-l" in arguments else GRID
            plain = [word for argument in arguments for word in (["-a", argument] if ":" in argument else [argument])]
            done = subprocess.run([str(CONSUMERS / "sycl_run"), *images, "-k", kernel, *grid, *plain], env=environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
            if isinstance(expected, str):
                return about, expected in done.stdout, done.stdout
            try:
                return about, json.loads(done.stdout[done.stdout.index("{"):])[str(expected[0])] == expected[1], done.stdout
            except ValueError:
                return about, False, done.stdout

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(launch, runs))
    for about, right, output in results:
        if not right:
            print("WRONG", about, output.strip()[-300:])
    return {"images/sycl": sum(right for _, right, _ in results), **constants(environment)}


def constants(environment):
    """`handler::set_specialization_constant` on images of the corpus: how many results are right, and how many programs.

    The images are linked with the host program, in the object that `post-link` writes, as DPC++ would do it. What is
    found in the program must be what the table has. In native mode, also with an image of defaults beside each, of
    which the runtime takes the one where nothing is set. Emulation cannot be driven: of SPIR-V the runtime takes for
    granted that it has the constants itself, and sets them by number.
    """
    host = str(SCRATCH / "set_constants.o")
    subprocess.run(["g++", "-w", "-O1", "-std=c++17", "-D__INTEL_SYCL_USE_INTEGRATION_HEADERS", "-I", str(CONSUMERS / "venv/include"), "-I", str(ROOT / "corpus/src/sycl"),
                    "-c", str(ROOT / ".ci/set_constants.cpp"), "-o", host], check=True)
    expected = []
    for kernel in run_corpus.parse(ROOT / "corpus/run/sycl_spec_constants.run")["kernels"]:
        numbers = " ".join(word for data in kernel["expect"].values() for word in data.split()[1:])
        expected += [f"{kernel['name']} {how} {numbers}" for how in (("set",) if kernel["spec"] else ("defaults", "again"))]
    module = str(ROOT / "corpus/bc/sycl_spec_constants/22-O2.bc")
    right = programs = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        wrapper, program = str(folder / "images.o"), str(folder / "program")
        for number, (mode, more) in enumerate((mode, more) for mode in MODES
                                              for more in ((), ("-generate-device-image-default-spec-consts",))):
            options = ("-spec-const=native", *more)
            subprocess.run([LAPIDARY, "post-link", "-q", f"-split={mode}", VERSION, *options, module, "-o", wrapper], check=True)
            # Dropping what nothing refers to must leave all of it.
            linker = ("-Wl,--gc-sections", "-fuse-ld=lld" if number % 2 else "-fuse-ld=bfd")
            subprocess.run(["clang-22", *linker, host, wrapper, "-o", program, "-L", str(CONSUMERS / "venv/lib"), "-lsycl", "-lstdc++"], check=True)
            images = [Path(code).read_bytes() for code, *_ in cut(mode, module, folder / mode, *options)]
            subprocess.run([LAPIDARY, "extract", "-q", "--all", program, "-o", str(folder / "found")], check=True)
            found = [path.read_bytes() for path in sorted((folder / "found").glob("*.spv"))]
            shutil.rmtree(folder / "found")
            problems = [name for name in (program, wrapper)
                        if subprocess.run(["llvm-readelf-22", "--all", name], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr]
            if found == images and not problems:
                programs += 1
            else:
                print("WRONG", mode, *more, len(found), "images are in the program of", len(images), *problems)
            done = subprocess.run([program], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
            printed = done.stdout.splitlines()
            for wanted in expected:
                if wanted in printed:
                    right += 1
                else:
                    print("WRONG", mode, *more, "no", wanted, "in", done.stdout.strip()[-600:])
            if done.returncode:
                print("WRONG", mode, *more, "ended with", done.returncode)
    return {"images/sycl-constants": right, "images/sycl-programs": programs}


def main():
    what, *rest = sys.argv[1:]
    if what == "cut":
        try:
            cut_one(*rest)
        except RuntimeError as error:
            sys.exit(str(error))
        return 0
    counts = {"kernels": kernels, "sycl": sycl}[what]()
    return max([ratchet.main([name, str(count)]) for name, count in sorted(counts.items())], default=1)


if __name__ == "__main__":
    sys.exit(main())
