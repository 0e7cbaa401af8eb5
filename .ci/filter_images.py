#!/usr/bin/env python3
"""Real device images with the property sets that they shipped with: who may run them?

    filter_images.py FOLDER [--every N]

FOLDER is what ../shared/tools/fetch_device_images.py wrote. Every N-th image (default 1) that has
property sets becomes a row of one table. For each of three targets `aspect-filter` keeps exactly the
rows that `check` calls compatible, and these are the ones that a count of the sets here gives.
"""
import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import property_sets
from round_trip import LAPIDARY

# Who has the aspects that the images of these packages need, and which sub-group sizes.
TARGETS = {
    "intel_gpu_tgllp": ({"fp16", "atomic64", "gpu", "ext_intel_esimd"}, {8, 16, 32}),
    "intel_gpu_pvc": ({"fp16", "fp64", "atomic64", "gpu", "ext_intel_esimd"}, {16, 32}),
    "nvidia_gpu_sm_50": ({"fp64", "gpu"}, {32}),
}
# The numbers of oneAPI 2026, which made the packages.
NUMBERS = {1: "cpu", 2: "gpu", 5: "fp16", 6: "fp64", 27: "atomic64", 49: "ext_intel_esimd"}


def property_file(sets):
    """The shipped sets are JSON, byte arrays in hexadecimal with their length in bits before them."""
    def value(it):
        return it if isinstance(it, int) else bytes.fromhex(it)[property_sets.LENGTH:]

    return property_sets.text({name: {key: value(it) for key, it in values.items()} for name, values in sets.items()})


def numbers(value):
    if isinstance(value, int):
        return [value]
    data = bytes.fromhex(value)[property_sets.LENGTH:]
    return [int.from_bytes(data[at:at + 4], "little") for at in range(0, len(data), 4)]


def runs(sets, target):
    """Counted without the program: whether a target has what the sets ask for."""
    aspects, sizes = TARGETS[target]
    required = sets.get("SYCL/device requirements", {})
    esimd = sets.get("SYCL/misc properties", {}).get("isEsimdImage") == 1
    needed = {NUMBERS.get(number, str(number)) for number in numbers(required.get("aspects", ""))}
    groups = set(numbers(required.get("reqd_sub_group_size", ""))) - ({1} if esimd else set())
    return needed <= aspects and groups <= sizes


def run(*command):
    result = subprocess.run([LAPIDARY, *command], capture_output=True, text=True)
    if result.stderr:
        sys.exit(f"lapidary {' '.join(map(str, command))}: {result.stderr[:1000]}")
    return result.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    files = sorted(options.folder.rglob("*.json"))[:: options.every]
    images = {str(path.with_suffix(".spv")): json.loads(path.read_text()) for path in files}
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "all.table"
        rows = ["[Code|Properties]"]
        for at, (image, sets) in enumerate(images.items()):
            properties = Path(folder) / f"{at}.prop"
            properties.write_text(property_file(sets))
            rows.append(f"{image}|{properties}")
        table.write_text("\n".join(rows) + "\n")
        for target in TARGETS:
            common = [table, "--aspect-numbering=2026"]
            kept = run("aspect-filter", f"-target={target}", *common).splitlines()[1:]
            kept = {line.split("|")[0] for line in kept}
            answer = json.loads(run("check", "--device", target, "--json", *common))
            compatible = {it["image"] for it in answer["images"] if it["compatible"]}
            own = {image for image, sets in images.items() if runs(sets, target)}
            why = Counter(r["kind"] + " " + r["what"] for it in answer["images"] for r in it["reasons"])
            print(f"{target}: {len(kept)} of {len(images)} kept; not for it: {dict(why.most_common(6))}")
            for what, other in (("check", compatible), ("the sets themselves", own)):
                for image in sorted(kept ^ other)[:5]:
                    print(f"FAIL {target}: {image}: the filter and {what} do not agree")
                failures += len(kept ^ other)
    return 1 if failures or not images else 0


if __name__ == "__main__":
    sys.exit(main())
