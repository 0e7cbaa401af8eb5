"""The programs of a campaign: compilers, the translators under test, the validator. Each step leaves a file or raises Refused."""
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
PEERS = Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin"
CLANGS = (22, 19, 16, 14)
LEVELS = ("-O2", "-O0", "-O1", "-O3", "-Os", "-O2 -g", "-O0 -g")
# What both runtimes take; PoCL's reader stops at 1.2 in name but reads 1.4.
VERSIONS = ("1.4", "1.3", "1.2")
SPLITS = ("kernel", "source", "auto", "none")


class Refused(Exception):
    """A program does not do its step: which one, and what it says."""

    def __init__(self, step, text):
        super().__init__(f"{step}: {text}")
        self.step, self.text = step, text


def run(step, command, timeout=600):
    try:
        done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", timeout=timeout)
    except subprocess.TimeoutExpired:
        raise Refused(step, f"no end after {timeout} s") from None
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip()] or ["no message"]
        raise Refused(step, f"exit {done.returncode}: {' | '.join(lines[:3])[:400]}")


def compile_opencl(source, clang, level, out):
    run("compile", [f"clang-{clang}", "-w", "-x", "cl", "-cl-std=CL2.0", "--target=spir64-unknown-unknown", *level.split(),
                    "-emit-llvm", "-c", source, "-o", out])


def assemble(source, clang, level, out):
    """LLVM assembly to bitcode; a level above 0 lets LLVM optimise it."""
    if level.startswith("-O0"):
        run("compile", [f"llvm-as-{clang}", source, "-o", out])
    else:
        run("compile", [f"opt-{clang}", f"-passes=default<{level[1:3]}>", source, "-o", out])


def translate(bitcode, version, extensions, out):
    run("translate", [LAPIDARY, "translate", bitcode, "-o", out, f"--spirv-max-version={version}",
                      *(["--spirv-ext=all"] if extensions else [])])


def validate(module):
    run("validate", [PEERS / "spirv-val", module])


def translate_by_peer(bitcode, version, extensions, out):
    run("translate", [PEERS / "llvm-spirv", bitcode, "-o", out, f"--spirv-max-version={version}",
                      *(["--spirv-ext=+all"] if extensions else [])])


def post_link(bitcode, mode, version, folder):
    """The images of a split: [(file, names of its kernels)]."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    table = Path(folder) / "images.table"
    run("post-link", [LAPIDARY, "post-link", f"-split={mode}", "-symbols", f"-spirv-max-version={version}", bitcode, "-o", table])
    rows = [row.split("|") for row in table.read_text().splitlines()[1:]]
    return [(Path(row[0]), Path(row[-1]).read_text().split()) for row in rows]
