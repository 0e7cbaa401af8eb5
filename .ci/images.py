#!/usr/bin/env python3
"""Real device images of public SYCL packages: every one is read, linked and printed as text.

    images.py FOLDER [--every N]

FOLDER is what ../shared/tools/fetch_device_images.py wrote. For every N-th image (default 40):
`slice` with all entry points succeeds; spirv-val accepts the result when it accepts the image; the
text equals that of spirv-dis, in both spellings of ids; `as` gives the image back byte for byte. Any
difference is a failure: there is nothing here that may be refused.
"""
import argparse
import concurrent.futures
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from round_trip import LAPIDARY, PEERS, Different, run, same


def valid(path):
    return subprocess.run([PEERS / "spirv-val", path], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


def check(path):
    original = path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        linked, again = Path(folder) / "linked.spv", Path(folder) / "again.spv"
        run([LAPIDARY, "slice", path, "-o", linked])
        if valid(path) and not valid(linked):
            raise Different("spirv-val accepts the image and not what slice makes of it")
        for options in (["--raw-id"], []):
            text = run([PEERS / "spirv-dis", "--no-color", *options, path])
            same(text.decode(errors="surrogateescape"),
                 run([LAPIDARY, "dis", *options, path]).decode(errors="surrogateescape"))
            if options:
                run([LAPIDARY, "as", "-", "-o", again], text)
                if again.read_bytes() != original:
                    raise Different("as(dis(x)) is not x")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=40)
    options = parser.parse_args()
    images = sorted(options.folder.rglob("*.spv"))
    chosen = images[:: options.every]

    def attempt(path):
        try:
            check(path)
        except (Different, subprocess.TimeoutExpired) as error:
            return str(error)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(chosen, pool.map(attempt, chosen)))
    failures = [(path, error) for path, error in results.items() if error]
    for path, error in failures[:20]:
        print(f"FAIL {path.relative_to(options.folder)}: {error}")
    print(f"{len(chosen) - len(failures)} of {len(chosen)} images are right, of {len(images)} there are")
    return 1 if failures or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
