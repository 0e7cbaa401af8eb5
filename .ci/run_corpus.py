#!/usr/bin/env python3
"""The kernels of corpus/run on real runtimes: the results that the interpreter of `cargo test` is held to.

    run_corpus.py [PROGRAM..]                  all kernels on Intel's runtime and on PoCL, and cut in every mode
    run_corpus.py worker RUNTIME JOBS RESULTS  (used by the first, with the Python of the runtime)

$LAPIDARY names the program, $CONSUMERS_ROOT the folder of the runtimes. Counts go through the ratchet. The format of
the files is that of corpus/run/readme.run; tests/execute reads it too.
"""
import collections
import itertools
import json
import os
import signal
import struct
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import runtime_faults
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
# How many kernels one process runs before the next takes over.
BATCH = 32
# How modules are cut besides an image for each kernel.
MODES = ("none", "source", "auto")


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
    file = {"program": "", "variants": [], "except": {}, "needs": "", "version": "1.4", "kernels": []}
    here = file
    for line in path.read_text().splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#") or word == "leave":
            continue
        if word in ("program", "needs", "version", "without"):
            file[word] = rest
        elif word == "kernel":
            here = {"name": rest.split()[0], "title": rest, "variants": [], "except": {}, "omit": [], "runs": [], "arguments": [],
                    "expect": {}, "within": None, "fails": None, "spec": []}
            file["kernels"].append(here)
        elif word == "variants":
            here["variants"] = rest.split()
        elif word == "except":
            runtime, _, reason = rest.partition(": ")
            here["except"][runtime] = reason
        elif word == "omit":
            here["omit"].append(rest.partition(": ")[0])
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


def run_job(runtime, job, numbers, say, run=run_kernel):
    """Builds one module and runs kernels of it; says for each what became of it."""
    import numpy as np
    import pyopencl as cl
    platform, = [platform for platform in cl.get_platforms() if PLATFORMS[runtime] in platform.name]
    context = cl.Context(platform.get_devices()[:1])
    queue = cl.CommandQueue(context)
    # The program below pyopencl's own, which has the setter of specialization constants.
    program = cl._cl._create_program_with_il(context, Path(job["spv"]).read_bytes())
    # Kernels of one job have the same constants.
    for number, value in job["kernels"][0]["spec"]:
        program.set_specialization_constant(number, np.frombuffer(bytes.fromhex(value), np.uint8))
    program._build(job["options"].encode())
    for number in numbers:
        say(number, guarded(lambda: run(cl, np, context, queue, program, job["kernels"][number])))


def guarded(action):
    """What an action says is wrong, "ok", or its exception as text."""
    try:
        return action() or "ok"
    except Exception as error:
        return f"error: {' '.join(str(error).split())[-300:]}"


def worker(runtime, jobs, results, run=run_kernel):
    """Runs jobs, many in one process, as a runtime takes longer to load than to run most of them."""
    os.environ.setdefault("PYOPENCL_NO_CACHE", "1")
    # Here once for all processes; the runtimes themselves are loaded in each of them.
    import numpy
    import pyopencl
    jobs = json.loads(Path(jobs).read_text())
    one = Path(f"{results}.one")
    every = [(at, number) for at, job in enumerate(jobs) for number in range(len(job["kernels"]))]
    found, at = {}, 0
    while at < len(every):
        some = every[at:at + BATCH]
        found.update(attempt(runtime, jobs, some, one, run))
        # Runtimes crash now and then: another process goes on behind the kernel that crashed this one.
        at += next((reached for reached, kernel in enumerate(some, 1) if kernel not in found), len(some))
    for kernel in every:
        # A kernel may have suffered from the ones before it: what is not right is run once more, alone, and that result
        # counts. What crashed gets two more runs.
        for again in range(2):
            is_wrong = isinstance(found.get(kernel), str) and found[kernel] != "ok"
            if kernel not in found or is_wrong and not again:
                found.update(attempt(runtime, jobs, [kernel], one, run))
    crashed = "error: it crashed or did not end, three times"
    Path(results).write_text(json.dumps(
        [[found.get((at, number), crashed) for number in range(len(job["kernels"]))] for at, job in enumerate(jobs)]))


def attempt(runtime, jobs, kernels, path, run):
    """Runs kernels, each named by its job and its number there, in a process of their own.

    Gives what became of each. Where the process crashed, that kernel and those behind it are missing.
    """
    path.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        with open(path, "w") as out:
            for at, of_job in itertools.groupby(kernels, lambda kernel: kernel[0]):
                numbers = [number for _, number in of_job]

                def say(number, what):
                    out.write(json.dumps([at, number, what]) + "\n")
                    out.flush()
                if (failed := guarded(lambda: run_job(runtime, jobs[at], numbers, say, run))) != "ok":
                    for number in numbers:
                        say(number, failed)
        os._exit(0)
    size, end = 0, time.time() + TIMEOUT
    while not os.waitpid(child, os.WNOHANG)[0]:
        time.sleep(0.005)
        # Each kernel has its time.
        if path.exists() and path.stat().st_size != size:
            size, end = path.stat().st_size, time.time() + TIMEOUT
        if time.time() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            break
    lines = path.read_text().splitlines(keepends=True) if path.exists() else []
    told = [json.loads(line) for line in lines if line.endswith("\n")]
    return {(at, number): what for at, number, what in told}


def images_by_kernel(path, mode, options, folder):
    """The image of each kernel when a module is cut in a mode."""
    table = folder / f"{mode}.table"
    subprocess.run([LAPIDARY, "post-link", str(path), f"-split={mode}", "-symbols", "-properties", *options, "-o", str(table)],
                   check=True, stderr=subprocess.DEVNULL)
    images = {}
    for row in table.read_text().splitlines()[1:]:
        columns = row.split("|")
        images.update({symbol: columns[0] for symbol in Path(columns[-1]).read_text().split()})
    return images


def prepare(file):
    """The jobs of a file.

    Each kernel is run from the image that post-link cuts for it, so that no runtime is bothered with the others; on
    Intel's runtime it is run from the images of the other modes as well, all kernels of an image in one job.
    """
    jobs = []
    for path in sorted((ROOT / "corpus/bc" / file["program"]).glob("*.bc")):
        if path.stem not in VARIANTS or not chosen(file["variants"], path.stem):
            continue
        folder = SCRATCH / f"{file['program']}-{path.stem}"
        folder.mkdir(exist_ok=True)
        needs = file["needs"]
        extensions = "+all" if needs == "extensions" else f"+{needs}" if needs else "-all"
        options = [f"--spirv-max-version={file['version']}", f"--spirv-ext={extensions}"]
        images = {mode: images_by_kernel(path, mode, options, folder) for mode in ("kernel", *MODES)}
        shared = {}
        for kernel in file["kernels"]:
            if kernel["fails"] is not None or not chosen(kernel["variants"], path.stem):
                continue
            about = f"{file['program']}/{kernel['title']}"
            excepted = {**file["except"], **kernel["except"]}
            # Kernels with specialization constants are run in every way that these get their values.
            for how, code, form in forms(LAPIDARY, path, kernel, images["kernel"][kernel["name"]], folder, options):
                jobs.append({"spv": code, "peer": [str(path), *options], "kernels": [form], "about": [about + (f", {how}" if how else "")],
                             "options": "-cl-std=CL3.0", "except": [excepted], "modes": None, "omit": kernel["omit"]})
            if kernel["spec"] or "intel" in excepted or "intel" in kernel["omit"]:
                continue
            for mode in MODES:
                code = images[mode][kernel["name"]]
                job = shared.setdefault(Path(code).read_bytes(), {"spv": code, "peer": [str(path), *options], "kernels": [], "about": [], "options": "-cl-std=CL3.0",
                                                                  "except": [], "modes": [], "omit": []})
                if about in job["about"]:
                    job["modes"][job["about"].index(about)].append(mode)
                else:
                    for key, value in (("kernels", kernel), ("about", about), ("except", {}), ("modes", [mode])):
                        job[key].append(value)
        jobs += shared.values()
    return jobs


def surroundings(runtime):
    """The environment of programs that use a runtime, and what stands before their command."""
    environment = dict(os.environ, POCL_CACHE_DIR=str(SCRATCH / "pocl-cache"))
    if runtime == "intel":
        return dict(environment, OCL_ICD_VENDORS=str(CONSUMERS / "icd-intel"), LD_LIBRARY_PATH=""), []
    return environment, [str(SHARED / "kernels/trixie.sh")]


def execute(runtime, jobs, name, script=__file__):
    """What became of jobs, in their order; the script is the one whose `worker` runs them."""
    environment, prefix = surroundings(runtime)
    command = [str(CONSUMERS / "venv/bin/python")] if runtime == "intel" else [*prefix, "python3", "-W", "ignore"]
    paths = [SCRATCH / f"{runtime}-{name}-{part}" for part in ("jobs.json", "results.json")]
    paths[0].write_text(json.dumps(jobs))
    subprocess.run([*command, str(Path(script).resolve()), "worker", runtime, *map(str, paths)], env=environment,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return json.loads(paths[1].read_text())


def is_fault(runtime, job, number, result):
    """Whether a kernel is wrong in the same way with llvm-spirv's translation: then it is the runtime that is."""
    code = SCRATCH / "peer.spv"
    command = [str(runtime_faults.PEER), *job["peer"], "-o", str(code)]
    if job["kernels"][number]["spec"] or subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
        return False
    again = dict(job, spv=str(code), kernels=[job["kernels"][number]])
    if execute(runtime, [again], "peer") != [[result]]:
        return False
    print("the runtime is wrong on this processor, with llvm-spirv too:", runtime, job["about"][number], result)
    return True


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
        of_runtime = {runtime: [job for job in jobs if runtime not in job["omit"] and (runtime == "intel" or job["modes"] is None)] for runtime in PLATFORMS}
        done = pool.map(lambda run: execute(run[0], of_runtime[run[0]][run[1]::parts], run[1]), runs)
        found = [(runtime, job, result) for (runtime, part), results in zip(runs, done)
                 for job, result in zip(of_runtime[runtime][part::parts], results)]
    counts, bad = judge_kernels([(runtime, job, result) for runtime, job, result in found if job["modes"] is None])
    bad += judge_modes([(job, result) for _, job, result in found if job["modes"] is not None], counts)
    print(f"{sum(job['modes'] is None for job in jobs)} kernels on each runtime")
    status = 0 if names else max(ratchet.main([name, str(counts[name])]) for name in sorted(counts))
    return 1 if bad else status


def judge_kernels(found):
    """How many kernels are right on each runtime, and how many are not what they should be."""
    counts, bad = collections.Counter(), 0
    # What fails on a runtime for a reason that is known, and whether each form of it ran all the same.
    excepted = {}
    for runtime, job, (result,) in found:
        (about,), (known,) = job["about"], job["except"]
        if (reason := known.get(runtime)) is None:
            right = result == "ok" or is_fault(runtime, job, 0, result)
            counts[f"execute/{runtime}"] += right
            bad += not right
            if not right:
                print(f"WRONG {runtime} {about}: {result}")
        else:
            known = (runtime, about.partition(", ")[0], reason)
            excepted[known] = excepted.get(known, True) and result == "ok"
    for runtime, about, reason in (known for known, right in excepted.items() if right):
        bad += 1
        print(f"RIGHT {runtime} {about}, though: {reason}")
    return counts, bad


def judge_modes(found, counts):
    """Counts the kernels that are right in images of other modes; how many are wrong there.

    The runtime does not build every module whole: what it refuses so is left out, if it refuses the uncut one too.
    """
    results = collections.defaultdict(dict)
    for job, result in found:
        for number, (about, modes, what) in enumerate(zip(job["about"], job["modes"], result)):
            results[Path(job["spv"]).parent.name, about].update(dict.fromkeys(modes, (what, job, number)))
    bad = left_out = 0
    for (_, about), by_mode in sorted(results.items()):
        refused = by_mode["none"][0].startswith("error: ")
        left_out += refused
        for mode, (result, job, number) in by_mode.items():
            right = result == "ok" or not refused and is_fault("intel", job, number, result)
            counts["images/corpus"] += right
            if not right and not refused:
                bad += 1
                print(f"WRONG intel {about}, cut {mode}: {result}")
    print(f"{len(results)} kernels in images of {', '.join(MODES)}; the runtime does not take {left_out} with the whole module")
    return bad


if __name__ == "__main__":
    sys.exit(main())
