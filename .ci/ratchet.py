#!/usr/bin/env python3
"""The ratchet: how many cases of a suite passed when it was last raised, and whether as many pass now.

    .ci/ratchet.py NAME COUNT     exit 1 if COUNT is less than the number in ratchet.json
    .ci/ratchet.py --raise        write the counts of the last run (target/ci/counts.json) where they are higher

A change may only raise the numbers. A name that is missing in the file is an error: a suite that
nobody counts is not a check.
"""
import fcntl
import json
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILE = HERE / "ratchet.json"
COUNTS = Path(os.environ.get("SCRATCH", HERE.parent / "target/ci")) / "counts.json"


def load(path):
    text = path.read_text() if path.exists() else ""
    return json.loads(text) if text else {}


def main(arguments):
    recorded = load(FILE)
    if arguments == ["--raise"]:
        for name, count in load(COUNTS).items():
            if count > recorded.get(name, -1):
                print(f"{name}: {recorded.get(name, 'new')} -> {count}")
                recorded[name] = count
        FILE.write_text(json.dumps(recorded, indent=1, sort_keys=True) + "\n")
        return 0
    name, count = arguments[0], int(arguments[1])
    COUNTS.parent.mkdir(parents=True, exist_ok=True)
    # Steps run side by side.
    with open(COUNTS, "a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        counts = dict(load(COUNTS), **{name: count})
        file.truncate(0)
        file.write(json.dumps(counts, indent=1, sort_keys=True) + "\n")
    if name not in recorded:
        print(f"ratchet: {name} = {count}, which .ci/ratchet.json does not have")
        return 1
    if count < recorded[name]:
        print(f"ratchet: {name} = {count}, fewer than the {recorded[name]} on record")
        return 1
    if count > recorded[name]:
        print(f"ratchet: {name} = {count}, more than the {recorded[name]} on record: .ci/ratchet.py --raise")
    else:
        print(f"ratchet: {name} = {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
