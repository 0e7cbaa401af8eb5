#!/usr/bin/env python3
"""Counts what passed in the results of one of the suites in ../shared and holds it against the ratchet.

    suite_counts.py translator RESULTS.json
    suite_counts.py post-link RESULTS.json CASES
    suite_counts.py kernels RESULTS.json CLANG
    suite_counts.py sycl-check LOG
"""
import collections
import json
import re
import sys
from pathlib import Path

import ratchet
import runtime_faults

OUTSIDE_CORE = {"DebugInfo", "extensions", "negative"}


def translator(path):
    results = json.loads(Path(path).read_text())["results"]
    passed = [name for name, result in results.items() if result["status"] == "PASS"]
    core = [name for name in passed if not OUTSIDE_CORE & set(Path(name).parts)]
    return {"translator/all": len(passed), "translator/core": len(core)}


def post_link(path, cases):
    results = json.loads(Path(path).read_text())["cases"]
    counts = collections.Counter()
    for name, result in results.items():
        area = json.loads((Path(cases) / f"{name}.json").read_text())["area"]
        counts[f"post-link/{area}"] += result["passed"]
    return counts


def kernels(path, clang):
    counts = collections.Counter()
    cells = json.loads(Path(path).read_text())["cells"]
    faults = runtime_faults.of(cells, clang)
    for cell in cells:
        fault = (cell["case"], cell["variant"], cell["platform"]) in faults
        counts[f"kernels/{clang}/{cell['platform']}"] += fault or cell["result"] == "ok"
    return counts


def sycl_check(path):
    text = Path(path).read_text()
    return {"kernels/sycl-check": len(re.findall(r" ok$", text, re.M))}


def main(suite, *arguments):
    count = {"translator": translator, "post-link": post_link, "kernels": kernels,
             "sycl-check": sycl_check}[suite]
    counts = count(*arguments)
    return max([ratchet.main([name, str(number)]) for name, number in sorted(counts.items())],
               default=1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
