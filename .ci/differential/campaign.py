#!/usr/bin/env python3
"""Random kernels: compiled, translated, validated, run, and compared with the host and with the peer's translation.

    campaign.py [--seconds N | --programs N] [--seed N] [--jobs N]    look for differences
    campaign.py show KIND SEED [KERNELS]                              the source that a seed stands for
    campaign.py replay FINDING.json                                   one finding again
    campaign.py settle FINDING.json...                                findings of another machine, with the runtimes of this one
    campaign.py reduce FINDING.json [--seconds N]                     the smallest kernel that does the same

A program is a file of kernels (KIND `opencl` or `ir`), made from the seed and its number; each is built and run in
some variants (compiler, level, version, extensions, split, runtime). Every kernel in every variant gets one of the
verdicts of `verdict.py`; the exit status is 1 if one of them is not explained. What was found is left in
$SCRATCH/differential/findings. $LAPIDARY names the program under test, $CONSUMERS_ROOT the folder of the runtimes.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import reduction
import runtimes
import tools
import verdict
from programs import Program

SCRATCH = Path(os.environ.get("SCRATCH", Path(__file__).resolve().parents[2] / "target/ci")) / "differential"
FINDINGS = SCRATCH / "findings"
# Kernels in a file: a compiler starts once for them.
KERNELS = 12
# At most so many findings of a kind of message are kept.
KEPT = 5


class Workplace:
    """What a process has for itself: a folder and the runtimes."""

    own = None

    def __init__(self, names):
        # The chroot of PoCL shares /tmp with us.
        self.folder = Path(tempfile.mkdtemp(prefix="differential-"))
        self.runtimes = {name: runtimes.Runtime(name) for name in names}
        self.judge = verdict.Judge(self.folder, self.runtimes)

    def close(self):
        for runtime in self.runtimes.values():
            runtime.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @classmethod
    def get(cls, names):
        if cls.own is None or cls.own[0] != os.getpid():
            cls.own = (os.getpid(), cls(names))
        return cls.own[1]


def test_program(kind, seed, variants, names, peer_every):
    """All variants of a program: counts, and the findings as they are written to files."""
    place = Workplace.get(names)
    counts, found = collections.Counter(), []
    program = Program(kind, KERNELS, seed)
    try:
        truth = program.truth(place.folder)
    except RuntimeError as error:
        return collections.Counter(generator=KERNELS), [record(program, verdict.Finding("generator", -1, str(error)))]
    for number, variant in enumerate(verdict.choose_variants(program, variants, names)):
        findings, more = place.judge.judge(program, variant, truth, ask_peer=peer_every and number % peer_every == 0)
        counts.update(more)
        found += [record(program, finding) for finding in findings]
    return counts, found


def record(program, finding):
    variant = finding.variant
    return {"kind": program.kind, "seed": program.seed, "kernel": finding.kernel, "verdict": finding.verdict,
            "message": " ".join(finding.message.split()), "variant": vars(variant) if variant else None, "about": str(variant or ""),
            "decisions": program.decisions() if finding.kernel < 0 else [program.decisions()[finding.kernel]]}


def search(options):
    names = options.runtimes.split(",")
    shutil.rmtree(FINDINGS, ignore_errors=True)
    FINDINGS.mkdir(parents=True)
    counts, kinds, seen = collections.Counter(), options.kinds.split(","), collections.Counter()
    begin, number, programs = time.monotonic(), 0, 0
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        running = {}
        while True:
            while len(running) < options.jobs and (number < options.programs if options.programs else time.monotonic() - begin < options.seconds):
                kind = kinds[number % len(kinds)]
                running[pool.submit(test_program, kind, options.seed + number, options.variants, names, options.peer_every)] = number
                number += 1
            if not running:
                break
            done, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                del running[future]
                more, found = future.result()
                counts.update(more)
                programs += 1
                for finding in found:
                    keep(finding, seen)
        for _ in range(options.jobs):
            pool.submit(close)
    print(f"{programs} programs of {KERNELS} kernels, {options.variants} variants each, seeds from {options.seed}, {time.monotonic() - begin:.0f} s")
    for name in [*verdict.EXPLAINED, *sorted(set(counts) - set(verdict.EXPLAINED) - set(verdict.PEER)), *verdict.PEER]:
        print(f"{counts[name]:8} {name}")
    unexplained = sum(count for name, count in counts.items() if name not in verdict.EXPLAINED + verdict.PEER)
    tested = sum(count for name, count in counts.items() if name not in verdict.PEER)
    print(f"{tested} kernel variants, {unexplained} not explained")
    return unexplained, tested


def close():
    if Workplace.own and Workplace.own[0] == os.getpid():
        Workplace.own[1].close()


def keep(finding, seen):
    """Writes a finding to a file and a line about it; one of a kind a few times only."""
    shape = finding["verdict"], "".join(character for character in finding["message"] if not character.isdigit())[:60]
    seen[shape] += 1
    if seen[shape] > KEPT:
        return
    name = f"{finding['verdict'].replace(' ', '-')}-{finding['kind']}-{finding['seed']}-{finding['kernel']}-{seen[shape]}.json"
    (FINDINGS / name).write_text(json.dumps(finding))
    where = f"{finding['kind']} {finding['seed']} k{finding['kernel']} {finding['about']}"
    print(f"{finding['verdict']}: {where}: {finding['message'][:200]} [{name}]", flush=True)


def load(path, names):
    finding = json.loads(Path(path).read_text())
    return finding, verdict.Variant(**finding["variant"]) if finding["variant"] else None, Workplace.get(names)


def again(place, finding, variant, decisions):
    """The program of these decisions and its findings, if its verdict is the one that is looked for."""
    program = Program(finding["kind"], 0, finding["seed"], decisions)
    try:
        truth = program.truth(place.folder)
    except RuntimeError as error:
        return program, [verdict.Finding("generator", -1, str(error))]
    return program, place.judge.judge(program, variant, truth)[0]


def replay(options):
    finding, variant, place = load(options.finding, options.runtimes.split(","))
    program, findings = again(place, finding, variant, finding["decisions"])
    print(program.file.device_text())
    for found in findings:
        print(found)
    kept = SCRATCH / "replay"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(place.folder, kept)
    print(f"{variant}; files in {kept}")
    place.close()
    return 0


def settled(path, names):
    """The verdict on a finding here, and what it says."""
    finding, variant, place = load(path, names)
    if variant is None:
        return finding["verdict"], finding["message"]
    _, findings = again(place, finding, variant, finding["decisions"])
    return (findings[0].verdict, findings[0].message) if findings else ("right", "")


def settle(options):
    counts, names = collections.Counter(), options.runtimes.split(",")
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        results = pool.map(settled, options.findings, [names] * len(options.findings))
        for path, (verdict_, message) in zip(options.findings, results):
            counts[verdict_] += 1
            print(f"{verdict_}: {Path(path).name}: {' '.join(message.split())[:300]}", flush=True)
        for _ in range(options.jobs):
            pool.submit(close)
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    return 1 if set(counts) - set(verdict.EXPLAINED) else 0


def reduce(options):
    finding, variant, place = load(options.finding, options.runtimes.split(","))
    # What a message says beyond its numbers must stay.
    wanted = finding["verdict"], [word for word in finding["message"].split() if word.isalpha()][:6]

    def interesting(decisions):
        program, findings = again(place, finding, variant, [decisions])
        for found in findings:
            if (found.verdict, [word for word in found.message.split() if word.isalpha()][:6]) == wanted:
                return program.kernels[0]
        return None

    candidates = [kernel for kernel in (interesting(decisions) for decisions in finding["decisions"]) if kernel]
    if not candidates:
        print("none of its kernels does it alone")
        return 1
    smallest = min(candidates, key=lambda kernel: len(kernel.choices.taken))
    kernel = reduction.reduce(smallest, interesting, options.seconds, lambda text: print(text, end="\r", file=sys.stderr))
    finding["decisions"] = [kernel.choices.taken]
    Path(options.finding).with_suffix(".reduced.json").write_text(json.dumps(finding))
    print(f"// {finding['verdict']}: {variant}: {finding['message'][:300]}")
    print(Program(finding["kind"], 0, finding["seed"], finding["decisions"]).file.device_text())
    place.close()
    return 0


def show(options):
    print(Program(options.kind, options.kernels, options.number).file.device_text())
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=600, help="how long to start programs, or to reduce")
    parser.add_argument("--programs", type=int, help="how many programs, in place of a time")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the first program's; the next ones count up")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--variants", type=int, default=6, help="of each program")
    parser.add_argument("--clangs", default=",".join(map(str, tools.CLANGS)), help="the compilers")
    parser.add_argument("--kinds", default=",".join(Program.KINDS))
    parser.add_argument("--runtimes", default="intel,pocl,interpreter", help="the first one runs most, the interpreter what the others cannot")
    parser.add_argument("--peer-every", type=int, default=3,
                        help="compare the peer's translation of every Nth variant even if ours is right; 0: never")
    commands = parser.add_subparsers(dest="command")
    for name in ("replay", "reduce"):
        commands.add_parser(name).add_argument("finding")
    commands.add_parser("settle").add_argument("findings", nargs="+")
    printing = commands.add_parser("show")
    printing.add_argument("kind", choices=Program.KINDS)
    printing.add_argument("number", type=int)
    printing.add_argument("kernels", type=int, nargs="?", default=KERNELS)
    options = parser.parse_args()
    # Before the processes that work are forked.
    tools.CLANGS = tuple(map(int, options.clangs.split(",")))
    for kind in options.kinds.split(","):
        if kind not in Program.KINDS or not Program(kind, 1, 0).clangs:
            parser.error(f"none of the compilers takes programs of the kind '{kind}'")
    if options.command:
        return {"replay": replay, "settle": settle, "reduce": reduce, "show": show}[options.command](options)
    return 1 if search(options)[0] else 0


if __name__ == "__main__":
    sys.exit(main())
