#!/usr/bin/env python3
"""The kernels of corpus/run on real runtimes: the results that the interpreter of `cargo test` is held to.

    run_corpus.py [PROGRAM..]                  all kernels on Intel's runtime and on PoCL
    run_corpus.py worker RUNTIME JOBS RESULTS  (used by the first, with the Python of the runtime)

$LAPIDARY names the program, $CONSUMERS_ROOT the folder of the runtimes. Counts go through the ratchet. The format of
the files is that of corpus/run/readme.run; tests/execute reads it too.
"""
import collections
import json
import os
import signal
import struct
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from spec_constants import forms

ROOT = Path(__file__).resolve().parent.parent
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
SHARED = Path(os.environ.get("SHARED", ROOT.parent / "shared"))
CONSUMERS = Path(os.environ.get("CONSUMERS_ROOT", "/tmp/consumers"))
SCRATCH = Path(os.environ.get("SCRATCH", ROOT / "target/ci")) / "execute"
# What the newest compiler makes; that the others make the same is for the interpreter to say.
VARIANTS = ("22-O2", "as22", "as24")
PLATFORMS = {"intel": "Intel", "pocl": "Portable"}
# Type: letter of struct, and whether it is a floating-point number.
TYPES = {"char": "b", "uchar": "B", "short": "h", "ushort": "H", "int": "i", "uint": "I", "long": "q", "ulong": "Q",
         "half": "e", "float": "f", "double": "d"}
FLOATS = ("half", "float", "double")
TIMEOUT = 60


def random_numbers(count, seed):
    state = seed
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield state >> 33


def number(kind, word):
    return float(word) if kind in FLOATS else int(word, 0)


def segments(text):
    """[("skip", bytes) | ("address", name) | (type, [number or None for ?])]"""
    result = []
    for segment in text.split(";"):
        kind, *words = segment.split()
        if kind == "skip":
            result.append((kind, int(words[0])))
        elif kind == "address":
            result.append((kind, words[0]))
        elif words[0] == "steps":
            first, step = number(kind, words[2]), number(kind, words[3])
            result.append((kind, [first + step * index for index in range(int(words[1]))]))
        elif words[0] == "random":
            low, high = number(kind, words[2]), number(kind, words[3])
            drawn = random_numbers(int(words[1]), int(words[4]))
            if kind in FLOATS:
                result.append((kind, [low + (high - low) * ((x >> 7) / 2**24) for x in drawn]))
            else:
                result.append((kind, [low + x % (high - low + 1) for x in drawn]))
        else:
            numbers = []
            for word in words:
                value, _, times = word.partition("*")
                numbers += [None if value == "?" else number(kind, value)] * int(times or 1)
            result.append((kind, numbers))
    return result


def pack(kind, value):
    letter = TYPES[kind]
    if kind not in FLOATS:
        return (value % 2 ** (8 * struct.calcsize(letter))).to_bytes(struct.calcsize(letter), "little")
    try:
        return struct.pack("<" + letter, value)
    except OverflowError:
        return struct.pack("<" + letter, float("inf") if value > 0 else float("-inf"))


def to_bytes(data, address=lambda name: 0):
    result = b""
    for kind, what in data:
        if kind == "skip":
            result += bytes(what)
        elif kind == "address":
            result += address(what).to_bytes(8, "little")
        else:
            result += b"".join(pack(kind, value) for value in what)
    return result


def parse(path):
    """The kernels of a file, as dictionaries."""
    file = {"program": "", "variants": [], "except": {}, "needs": "", "kernels": []}
    here = file
    for line in path.read_text().splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#") or word == "leave":
            continue
        if word in ("program", "needs"):
            file[word] = rest
        elif word == "kernel":
            here = {"name": rest.split()[0], "title": rest, "variants": [], "except": {}, "runs": [], "arguments": [],
                    "expect": {}, "within": None, "fails": None, "spec": []}
            file["kernels"].append(here)
        elif word == "variants":
            here["variants"] = rest.split()
        elif word == "except":
            runtime, _, reason = rest.partition(": ")
            here["except"][runtime] = reason
        elif word == "run":
            words = rest.split()
            here["runs"].append({key: [int(n) for n in value.split(",")] for key, value in zip(words[::2], words[1::2])})
        elif word == "expect":
            name, _, data = rest.partition("=")
            here["expect"][name.split()[0]] = data if data else {"digest": name.split()[2]}
        elif word == "within":
            here["within"] = float(rest)
        elif word == "fails":
            here["fails"] = rest
        elif word == "spec":
            spec, _, data = rest.partition("=")
            here["spec"].append([int(spec), to_bytes(segments(data)).hex()])
        elif word in ("buffer", "memory"):
            name, _, data = rest.partition("=")
            here["arguments"].append([word, name.strip(), data])
        else:
            here["arguments"].append([word, "", rest])
    return file


def chosen(patterns, variant):
    def matches(pattern):
        start, star, end = pattern.partition("*")
        return variant == pattern if not star else \
            len(variant) >= len(start) + len(end) and variant.startswith(start) and variant.endswith(end)
    wanted = [pattern for pattern in patterns if not pattern.startswith("!")]
    return (not wanted or any(map(matches, wanted))) and not any(matches(p[1:]) for p in patterns if p.startswith("!"))


def digest(data):
    result = 0xcbf29ce484222325
    for byte in data:
        result = (result ^ byte) * 0x100000001b3 % 2**64
    return f"{result:016x}"


def difference(kernel, name, before, got):
    """What is wrong with the bytes of a buffer, or None."""
    wanted = kernel["expect"].get(name, before)
    if isinstance(wanted, dict):
        return None if digest(got) == wanted["digest"] else f"{name} has the digest {digest(got)}, not {wanted['digest']}"
    at = 0
    for kind, what in segments(wanted):
        if kind in ("skip", "address"):
            at += what if kind == "skip" else 8
            continue
        size = struct.calcsize(TYPES[kind])
        for index, value in enumerate(what):
            place = at + index * size
            if value is None or got[place:place + size] == pack(kind, value):
                continue
            found, = struct.unpack("<" + TYPES[kind], got[place:place + size])
            if kind in FLOATS:
                if found != found and value != value:
                    continue
                if kernel["within"] is not None and abs(found - value) <= kernel["within"] * max(1, abs(value)):
                    continue
            return f"number {index} of a {kind} segment of {name} is {found}, not {value}"
        at += size * len(what)
    return None if at == len(got) else f"{name} has {len(got)} bytes, not {at}"


def run_kernel(cl, np, context, queue, program, kernel):
    """Runs one kernel; what is wrong with its results, or None."""
    handle = cl.Kernel(program, kernel["name"])
    shared, buffers, index = {}, [], 0
    for kind, name, data in kernel["arguments"]:
        if kind in ("buffer", "memory"):
            start = np.frombuffer(to_bytes(segments(data), lambda name: shared[name].mem.ctypes.data), np.uint8)
            if kind == "memory":
                memory = cl.SVM(cl.csvm_empty(context, start.shape, np.uint8, alignment=128))
                with memory.map_rw(queue) as mapped:
                    mapped[:] = start
                shared[name] = memory
            else:
                flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
                memory = cl.Buffer(context, flags, hostbuf=start.copy())
                handle.set_arg(index, memory)
            buffers.append((kind, name, data, memory, len(start)))
        elif kind == "value":
            handle.set_arg(index, to_bytes(segments(data), lambda name: shared[name].mem.ctypes.data))
        elif kind == "local":
            handle.set_arg(index, cl.LocalMemory(int(data)))
        else:
            handle.set_arg(index, None)
        index += kind != "memory"
    for launch in kernel["runs"]:
        cl.enqueue_nd_range_kernel(queue, handle, launch["global"], launch.get("local"), launch.get("offset"))
        queue.finish()
    for kind, name, data, memory, size in buffers:
        got = np.zeros(size, np.uint8)
        if kind == "memory":
            with memory.map_ro(queue) as mapped:
                got[:] = mapped
        else:
            cl.enqueue_copy(queue, got, memory)
        queue.finish()
        wrong = difference(kernel, name, data, got.tobytes())
        if wrong:
            return wrong
    return None


def run_job(runtime, job):
    """Builds one module, runs one kernel of it."""
    os.environ.setdefault("PYOPENCL_NO_CACHE", "1")
    import numpy as np
    import pyopencl as cl
    platform, = [platform for platform in cl.get_platforms() if PLATFORMS[runtime] in platform.name]
    context = cl.Context(platform.get_devices()[:1])
    queue = cl.CommandQueue(context)
    # The program below pyopencl's own, which has the setter of specialization constants.
    program = cl._cl._create_program_with_il(context, Path(job["spv"]).read_bytes())
    for number, value in job["kernel"]["spec"]:
        program.set_specialization_constant(number, np.frombuffer(bytes.fromhex(value), np.uint8))
    program._build(job["options"].encode())
    return run_kernel(cl, np, context, queue, program, job["kernel"])


def worker(runtime, jobs, results):
    """Runs jobs, each in a process of its own, as runtimes crash."""
    found = []
    for job in json.loads(Path(jobs).read_text()):
        result = None
        # Runtimes crash now and then; what crashes each time is wrong.
        for _ in range(3):
            result = result or attempt(runtime, job, Path(f"{results}.one"))
        found.append(result or "error: it crashed or did not end, three times")
    Path(results).write_text(json.dumps(found))


def attempt(runtime, job, out):
    """What becomes of a job in a process of its own; None if that dies."""
    out.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        try:
            text = run_job(runtime, job) or "ok"
        except Exception as error:
            text = f"error: {' '.join(str(error).split())[-300:]}"
        out.write_text(text)
        os._exit(0)
    end = time.time() + TIMEOUT
    while not os.waitpid(child, os.WNOHANG)[0]:
        time.sleep(0.01)
        if time.time() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            break
    return out.read_text() if out.exists() else None


def prepare(file):
    """The jobs of a file: each kernel from the image that post-link cuts for it, so that no runtime is bothered with the others."""
    jobs = []
    for path in sorted((ROOT / "corpus/bc" / file["program"]).glob("*.bc")):
        if path.stem not in VARIANTS or not chosen(file["variants"], path.stem):
            continue
        folder = SCRATCH / f"{file['program']}-{path.stem}"
        folder.mkdir(exist_ok=True)
        extensions = "+all" if file["needs"] == "extensions" else "-all"
        options = ["--spirv-max-version=1.4", f"--spirv-ext={extensions}"]
        subprocess.run([LAPIDARY, "post-link", str(path), "-split=kernel", "-symbols", "-properties", *options,
                        "-o", str(folder / "cut.table")], check=True, stderr=subprocess.DEVNULL)
        images = {}
        for row in (folder / "cut.table").read_text().splitlines()[1:]:
            columns = row.split("|")
            images.update({symbol: columns[0] for symbol in Path(columns[-1]).read_text().split()})
        for kernel in file["kernels"]:
            if kernel["fails"] is None and chosen(kernel["variants"], path.stem):
                image = images[kernel["name"]]
                # Kernels with specialization constants are run in every way that these get their values.
                for how, code, kernel in forms(LAPIDARY, path, kernel, image, folder, options):
                    about = f"{file['program']}/{kernel['title']}" + (f", {how}" if how else "")
                    jobs.append({"spv": code, "about": about, "kernel": kernel, "options": "-cl-std=CL3.0",
                                 "except": {**file["except"], **kernel["except"]}})
    return jobs


def execute(runtime, jobs, name):
    """What became of jobs, in their order."""
    environment = dict(os.environ, POCL_CACHE_DIR=str(SCRATCH / "pocl-cache"))
    command = [str(SHARED / "kernels/trixie.sh"), "python3", "-W", "ignore"]
    if runtime == "intel":
        environment.update(OCL_ICD_VENDORS=str(CONSUMERS / "icd-intel"), LD_LIBRARY_PATH="")
        command = [str(CONSUMERS / "venv/bin/python")]
    paths = [SCRATCH / f"{runtime}-{name}-{part}" for part in ("jobs.json", "results.json")]
    paths[0].write_text(json.dumps(jobs))
    subprocess.run([*command, str(Path(__file__).resolve()), "worker", runtime, *map(str, paths)], env=environment,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return json.loads(paths[1].read_text())


def main():
    if sys.argv[1:2] == ["worker"]:
        return worker(*sys.argv[2:])
    import ratchet
    SCRATCH.mkdir(parents=True, exist_ok=True)
    files = [parse(path) for path in sorted((ROOT / "corpus/run").glob("*.run"))]
    names = sys.argv[1:]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [job for jobs in pool.map(prepare, [file for file in files if not names or file["program"] in names]) for job in jobs]
        parts = os.cpu_count()
        runs = [(runtime, part) for runtime in PLATFORMS for part in range(parts)]
        done = pool.map(lambda run: execute(run[0], jobs[run[1]::parts], run[1]), runs)
        counts, bad = collections.Counter(), 0
        # What fails on a runtime for a reason that is known, and whether each form of it ran all the same.
        excepted = {}
        for (runtime, part), results in zip(runs, done):
            for job, result in zip(jobs[part::parts], results):
                if (reason := job["except"].get(runtime)) is None:
                    counts[runtime] += result == "ok"
                    bad += result != "ok"
                    if result != "ok":
                        print(f"WRONG {runtime} {job['about']}: {result}")
                else:
                    known = (runtime, job["about"].partition(", ")[0], reason)
                    excepted[known] = excepted.get(known, True) and result == "ok"
        for runtime, about, reason in (known for known, right in excepted.items() if right):
            bad += 1
            print(f"RIGHT {runtime} {about}, though: {reason}")
    print(f"{len(jobs)} kernels on each runtime")
    status = 0 if names else max(ratchet.main([f"execute/{runtime}", str(counts[runtime])]) for runtime in PLATFORMS)
    return 1 if bad else status


if __name__ == "__main__":
    sys.exit(main())
