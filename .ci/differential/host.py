"""What kernels must give: the same source compiled for this machine, with `host.c` as its runtime."""
import ctypes
import json
import os
import random
import signal
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLANG = os.environ.get("HOST_CLANG", "clang-22")
# Seconds of the processor that the kernels of a file may take.
PATIENCE = 20


def library(folder):
    """host.c as a library."""
    out = Path(folder) / "libhost.so"
    if not out.exists():
        subprocess.run([CLANG, "-O1", "-shared", "-fPIC", str(HERE / "host.c"), "-o", str(out)], check=True)
    return out


def compile_opencl(source, out, level):
    compile_with(["-w", "-x", "cl", "-cl-std=CL2.0", "-cl-no-stdinc", "-Xclang", "-cl-ext=+all", "-include",
                  "opencl-c-base.h", level], source, out)


def compile_ir(source, out, level):
    compile_with(["-x", "ir", level], source, out)


def compile_with(options, source, out):
    done = subprocess.run([CLANG, "--target=x86_64-unknown-linux-gnu", "-fPIC", "-shared", *options, str(source), "-o", str(out)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(f"the host's compiler refuses {source}: {done.stdout[:2000]}")


def content(at, size, zero):
    """The bytes of an argument; the same for every kernel that has as many there."""
    return bytes(size) if zero else random.Random(at).randbytes(size)


def load(module, folder):
    ctypes.CDLL("libm.so.6", ctypes.RTLD_GLOBAL)
    host = ctypes.CDLL(str(library(folder)), ctypes.RTLD_GLOBAL)
    return host, ctypes.CDLL(str(module))


def run(module, folder, kernels):
    """Runs kernels, each {"name", "global", "local", "arguments": [{"kind", "count", "out", "zero"}]}.

    Returns jobs for a worker, with the bytes of arguments in them, and the results that are expected; in a process of
    its own, as kernels may do anything.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reader)
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)
            answer = [execute(*load(module, folder), kernel) for kernel in kernels]
            with os.fdopen(writer, "w") as out:
                json.dump(answer, out)
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError(f"a kernel of {module} ends with status {status} on the host")
    return [list(part) for part in zip(*json.loads(text))]


def execute(host, module, kernel):
    sizes = (ctypes.c_uint64 * len(kernel["arguments"])).in_dll(module, f"sizes_{kernel['name']}")
    kept, job = [], []
    for at, (argument, size) in enumerate(zip(kernel["arguments"], sizes)):
        size *= argument["count"]
        data = content(at, size, argument["zero"])
        # Aligned for the longest vector.
        buffer = ctypes.create_string_buffer(size + 128)
        address = (ctypes.addressof(buffer) + 127) // 128 * 128
        ctypes.memmove(address, data, size)
        kept.append((address, size, buffer))
        job.append({"kind": "local", "size": size} if argument["kind"] == "local"
                   else {"kind": argument["kind"], "hex": data.hex(), "out": argument["out"]})
    addresses = (ctypes.c_uint64 * max(1, len(kept)))(*(address for address, _, _ in kept))
    entry = getattr(module, f"entry_{kernel['name']}")
    whole, part = ((ctypes.c_uint64 * 3)(*(kernel[which] + [1, 1])[:3]) for which in ("global", "local"))
    host.host_run(entry, addresses, len(kernel["global"]), whole, part)
    results = [ctypes.string_at(address, size).hex() for argument, (address, size, _) in zip(kernel["arguments"], kept) if argument["out"]]
    return dict(kernel, arguments=job), results
