"""The OpenCL runtimes and the interpreter of the tests, each a process that takes one module after the other; started anew when it crashes or hangs."""
import json
import os
import select
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SHARED = Path(os.environ.get("SHARED", ROOT.parent / "shared")).resolve()
CONSUMERS = Path(os.environ.get("CONSUMERS_ROOT", "/tmp/consumers"))
# How much a module may take to be built, or a kernel to run, in seconds of the processor: a machine may be busy with
# other things. What waits for nothing ends after the other time.
PATIENCE, WAITING = 60, 600


def with_former_names(module):
    """The module with its extensions called what PoCL's reader, of LLVM 18, calls them; the name takes as many words."""
    words = module.read_bytes()
    former = words.replace(b"SPV_ALTERA_arbitrary_precision_integers\0", b"SPV_INTEL_arbitrary_precision_integers\0\0")
    if former == words:
        return module
    module = module.with_suffix(".former.spv")
    module.write_bytes(former)
    return module


class Runtime:
    def __init__(self, name):
        self.name = name
        self.process = None
        worker = str(HERE / "worker.py")
        if name == "intel":
            # Without a language version its compiler has no atomics on generic pointers.
            self.command = [str(CONSUMERS / "venv/bin/python"), worker, "Intel", "-cl-std=CL3.0"]
            self.environment = dict(os.environ, OCL_ICD_VENDORS=str(CONSUMERS / "icd-intel"), LD_LIBRARY_PATH="", CL_CONFIG_CPU_FORCE_NUM_THREADS="1",
                                    # Half of the time is its vectoriser's, which is not what is tested.
                                    CL_CONFIG_CPU_VECTORIZER_MODE="1")
        elif name == "pocl":
            self.command = [str(SHARED / "kernels/trixie.sh"), "python3", "-W", "ignore", worker, "Portable", ""]
            self.environment = dict(os.environ, POCL_MAX_PTHREAD_COUNT="1", POCL_KERNEL_CACHE="0")
        elif name == "interpreter":
            # A stranger to the translators, as strict as the specification, and at home in integers of any width.
            self.command, self.environment = [os.environ.get("INTERPRETER", str(ROOT / "target/quick/examples/worker"))], os.environ
        else:
            raise ValueError(name)

    def start(self):
        self.process = subprocess.Popen(self.command, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.rest = b""
        if self.answer() is None:
            raise RuntimeError(f"the runtime '{self.name}' does not start: {' '.join(self.command)}")

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process = None

    def used(self):
        """Seconds of the processor that the process and what it started have taken."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def answer(self):
        """The next line of the process, or None if there is none in time."""
        used, begin = self.used(), time.monotonic()
        while b"\n" not in self.rest:
            if not select.select([self.process.stdout], [], [], 5)[0]:
                if self.used() - used > PATIENCE or time.monotonic() - begin > WAITING:
                    return None
                continue
            more = os.read(self.process.stdout.fileno(), 1 << 20)
            if not more:
                return None
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return json.loads(line)

    def run(self, module, kernels):
        """What each kernel of a module gives: a list of {"out": [..]} or {"error": .., "module": True if it is not built}."""
        if not kernels:
            return []
        if not self.process:
            self.start()
        if self.name == "pocl":
            module = with_former_names(Path(module))
        at = None
        try:
            self.process.stdin.write(json.dumps({"module": str(module), "kernels": kernels}).encode() + b"\n")
            self.process.stdin.flush()
            while True:
                answer = self.answer()
                if answer is None:
                    break
                if "at" in answer:
                    at = answer["at"]
                elif "error" in answer:
                    return [{"error": answer["error"], "module": True}] * len(kernels)
                else:
                    return answer["results"]
        except BrokenPipeError:
            pass
        status = self.process.poll()
        self.stop()
        what = "no end" if status is None else f"crashed with {status}"
        if at is None:
            return [{"error": f"{what} while it was built", "module": True}] * len(kernels)
        # The others again, without the one that did it.
        others = self.run(module, kernels[:at]) + [{"error": f"{what} while it ran"}] + self.run(module, kernels[at + 1:])
        return others
