"""Which wrong results of ../shared/kernels are the runtime's: those that llvm-spirv's translation has as well.

A runtime compiles for the processor that it finds, and some of what it makes is wrong on some processors
(`sub_sat` of Intel's on AMD's, for one). Where the same kernel ends in the same wrong result with the peer's
translation, there is nothing that a translation could do about it.
"""
import json
import os
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("SHARED", ROOT.parent / "shared"))
CONSUMERS = Path(os.environ.get("CONSUMERS_ROOT", "/tmp/consumers"))
PEER = Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin/llvm-spirv"


def of(cells, clang="clang-22"):
    """Of the cells of a run those that are the runtime's: by (case, variant, platform)."""
    wrong = {(cell["case"], cell["variant"], cell["platform"]): cell for cell in cells
             if cell["platform"] != "val" and cell["result"] not in ("ok", "skip")}
    faults = set()
    for case in sorted({key[0] for key in wrong}):
        variants, platforms = (",".join(sorted({key[at] for key in wrong if key[0] == case})) for at in (1, 2))
        with tempfile.TemporaryDirectory() as folder:
            result = Path(folder) / "result.json"
            subprocess.run([str(CONSUMERS / "venv/bin/python"), str(SHARED / "kernels/run_all.py"), "--translator",
                            f"{PEER} {{in}} -o {{out}} --spirv-max-version=1.4", "--platform", platforms, "--clang", clang,
                            "--variants", variants, "--only", case, "--val", "", "--work", f"{folder}/work", "--json", str(result)],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            peers = json.loads(result.read_text())["cells"] if result.exists() else []
        for cell in peers:
            key = (cell["case"], cell["variant"], cell["platform"])
            same = key in wrong and all(cell[part] == wrong[key][part] for part in ("result", "message"))
            if same:
                print("the runtime is wrong on this processor, with llvm-spirv too:", *key, cell["message"][:120])
                faults.add(key)
    return faults
