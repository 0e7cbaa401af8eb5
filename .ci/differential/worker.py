#!/usr/bin/env python3
"""Runs kernels of SPIR-V modules on an OpenCL platform. Started by `runtimes.py` with a Python that has pyopencl.

    worker.py PLATFORM BUILD_OPTIONS

A job is a line of JSON on standard input: {"module": path, "kernels": [{"name", "global", "local", "arguments": [..]}]},
an argument one of {"kind": "buffer", "hex", "out"}, {"kind": "value", "hex"}, {"kind": "local", "size"}. The answer
is a line on standard output: {"error": text} of the module, or {"results": [{"out": [hex of each buffer that is
looked at]} or {"error": text}]}. Before each kernel a line {"at": number} says what a crash is to be blamed on.
"""
import json
import os
import re
import sys


def main():
    os.environ["PYOPENCL_NO_CACHE"] = "1"
    import numpy
    import pyopencl as cl

    # The runtimes write to standard output as they please.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    wanted, build_options = sys.argv[1:]
    device = next(device for platform in cl.get_platforms() if wanted in platform.name for device in platform.get_devices())
    context = cl.Context([device])
    queue = cl.CommandQueue(context)
    flags = cl.mem_flags
    answers.write("{}\n")

    def run(program, kernel):
        handle = cl._cl.Kernel(program, kernel["name"])
        outputs, kept = [], []
        for at, argument in enumerate(kernel["arguments"]):
            if argument["kind"] == "local":
                handle.set_arg(at, cl.LocalMemory(argument["size"]))
            elif argument["kind"] == "value":
                handle.set_arg(at, bytes.fromhex(argument["hex"]))
            else:
                content = numpy.frombuffer(bytes.fromhex(argument["hex"]), numpy.uint8).copy()
                buffer = cl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=content)
                handle.set_arg(at, buffer)
                kept.append(buffer)
                if argument["out"]:
                    outputs.append((content, buffer))
        cl.enqueue_nd_range_kernel(queue, handle, tuple(kernel["global"]), tuple(kernel["local"]))
        for content, buffer in outputs:
            cl.enqueue_copy(queue, content, buffer)
        queue.finish()
        return [content.tobytes().hex() for content, _ in outputs]

    for line in sys.stdin:
        job = json.loads(line)
        try:
            with open(job["module"], "rb") as file:
                program = cl._cl._create_program_with_il(context, file.read())
            try:
                program._build(build_options.encode(), [device])
            except cl.Error as error:
                log = program.get_build_info(device, cl.program_build_info.LOG)
                said = " | ".join(line for line in log.splitlines() if not re.search("remark:|vectorized|instructions in function", line))
                raise RuntimeError(f"{str(error).splitlines()[0]}: {said[-400:]}") from None
        except (cl.Error, RuntimeError) as error:
            answers.write(json.dumps({"error": str(error)}) + "\n")
            continue
        results = []
        for at, kernel in enumerate(job["kernels"]):
            answers.write(json.dumps({"at": at}) + "\n")
            try:
                results.append({"out": run(program, kernel)})
            except cl.Error as error:
                results.append({"error": str(error)})
        answers.write(json.dumps({"results": results}) + "\n")


main()
