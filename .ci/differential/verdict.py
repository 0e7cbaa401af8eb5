"""Judges what a translation does: a variant of a program is built, run and compared with the host, and differences get their cause.

The classes:

    right           the result of the host
    ours wrong      not the result of the host, which the peer's translation gives on the same runtime; or two runtimes
                    agree on another one
    unclear         not the result of the host, and nobody else to ask: to be looked at
    invalid         the validator refuses our output
    refused         we do not translate it, and the peer does
    both refuse     nor does the peer
    crashed         we end other than with an error
    generator       the host contradicts itself, or a compiler refuses the source: the generator is at fault
    runtime wrong   our translation and the peer's give the same wrong result, or both do not build or run
    runtime lacks   the runtime says that it does not have a capability, or does not find one of its own functions
    runtime alone   nothing of the peer's to compare with, but another runtime gives the result of the host
"""
import collections
import dataclasses
import random
import re
import shutil
import struct

import tools

EXPLAINED = ("right", "runtime wrong", "runtime lacks", "runtime alone", "both refuse")
ARBITRARY_PRECISION_INTEGERS = 5844
PEER = ("peer right", "peer wrong", "peer refused", "peer invalid")


@dataclasses.dataclass(frozen=True)
class Variant:
    clang: int
    level: str
    version: str
    extensions: bool
    split: str          # A mode of post-link, or "" for translate.
    runtime: str

    def __str__(self):
        return " ".join(word for word in (f"clang-{self.clang} {self.level}", f"SPIR-V {self.version}", "all extensions" if self.extensions else "",
                                          f"split={self.split}" if self.split else "", f"on {self.runtime}") if word)


def choose_variants(program, number, runtimes):
    """Some of the many ways to build and run a program, by its seed; each compiler at least once where there is room."""
    draw = random.Random(f"variants {program.kind} {program.seed}")
    variants = []
    others = [name for name in runtimes[1:] if name != "interpreter"]
    while len(variants) < number:
        runtime = runtimes[0]
        if others and draw.random() < 0.2 and not program.needs_half:
            runtime = draw.choice(others)
        clang = program.clangs[len(variants) % len(program.clangs)] if len(variants) < len(program.clangs) else draw.choice(program.clangs)
        variant = Variant(clang, draw.choice(tools.LEVELS), draw.choice(tools.VERSIONS), draw.random() < 0.25,
                          draw.choice(tools.SPLITS) if draw.random() < 0.2 else "", runtime)
        if variant not in variants:
            variants.append(variant)
    return variants


@dataclasses.dataclass
class Finding:
    verdict: str
    kernel: int         # -1: the whole file
    message: str
    variant: Variant = None


class Judge:
    def __init__(self, folder, runtimes):
        self.folder, self.runtimes = folder, runtimes
        folder.mkdir(parents=True, exist_ok=True)

    def judge(self, program, variant, truth, ask_peer=False):
        """(findings, counts): one verdict for each kernel; with `ask_peer` also what the peer makes of it."""
        jobs, expected = truth
        counts = collections.Counter()
        everything = range(len(jobs))

        def whole(verdict, message):
            counts[verdict] += len(jobs)
            return [Finding(verdict, -1, message, variant)], counts

        try:
            bitcode = program.compile(variant.clang, variant.level, self.folder)
        except tools.Refused as refused:
            return whole("generator", str(refused))
        try:
            images = self.images(bitcode, variant)
            for module, _ in images:
                tools.validate(module)
        except tools.Refused as refused:
            verdict = "invalid" if refused.step == "validate" else "refused" if refused.text.startswith("exit 1:") else "crashed"
            alone = self.one_by_one(program, variant, truth, ask_peer)
            if alone:
                return alone
            if verdict == "refused" and self.peer_refuses(bitcode, variant):
                verdict = "both refuse"
            return whole(verdict, str(refused))
        any_width = any(ARBITRARY_PRECISION_INTEGERS in capabilities(module) for module, _ in images)
        if any_width and "interpreter" in self.runtimes:
            # Where integers have any width, the readers of the runtimes crash, hang or compute something else.
            variant = dataclasses.replace(variant, runtime="interpreter")
        results = [None] * len(jobs)
        for module, names in images:
            members = [at for at in everything if names is None or jobs[at]["name"] in names]
            for at, result in zip(members, self.runtimes[variant.runtime].run(module, [jobs[at] for at in members])):
                results[at] = result
        if any(result and "module" in result for result in results):
            # A module that does not build: which kernel is it?
            alone = self.one_by_one(program, variant, truth, ask_peer)
            if alone:
                return alone
        wrong = [at for at in everything if (results[at] or {}).get("out") != expected[at]]
        counts["right"] += len(jobs) - len(wrong)
        peers = None
        if ask_peer or wrong:
            peers, state = self.peer(bitcode, variant, jobs)
            if ask_peer and peers:
                right = sum(result.get("out") == expected[at] for at, result in enumerate(peers))
                counts["peer right"] += right
                counts["peer wrong"] += len(jobs) - right
            elif ask_peer:
                counts[state] += len(jobs)
        findings = []
        for at in wrong:
            verdict, message = self.cause(program, variant, bitcode, at, jobs, expected, results[at], peers[at] if peers else None)
            counts[verdict] += 1
            findings.append(Finding(verdict, at, message, variant))
        return findings, counts

    def one_by_one(self, program, variant, truth, ask_peer):
        """The kernels of a file that fails as a whole, each in a file of its own; None if none of them fails there."""
        jobs, expected = truth
        if len(jobs) == 1:
            return None
        findings, counts = [], collections.Counter()
        for at, decisions in enumerate(program.decisions()):
            alone = type(program)(program.kind, 1, program.seed, [decisions])
            more, count = self.judge(alone, variant, ([dict(jobs[at], name="k0")], [expected[at]]), ask_peer)
            findings += [dataclasses.replace(found, kernel=at) for found in more]
            counts.update(count)
        return (findings, counts) if findings else None

    def images(self, bitcode, variant):
        if variant.split:
            folder = self.folder / "images"
            shutil.rmtree(folder, ignore_errors=True)
            return tools.post_link(bitcode, variant.split, variant.version, folder)
        module = self.folder / "ours.spv"
        tools.translate(bitcode, variant.version, variant.extensions, module)
        return [(module, None)]

    def peer_refuses(self, bitcode, variant):
        try:
            tools.translate_by_peer(bitcode, variant.version, variant.extensions, self.folder / "peer.spv")
        except tools.Refused:
            return True
        return False

    def peer(self, bitcode, variant, jobs):
        """What the peer's translation gives on the same runtime, or None and why there is none. Where it fails with all
        extensions, its translation with the default ones says as well what the runtime makes of the kernel."""
        module = self.folder / "peer.spv"
        for extensions in (True, False) if variant.extensions else (False,):
            try:
                tools.translate_by_peer(bitcode, variant.version, extensions, module)
            except tools.Refused:
                state = "peer refused"
                continue
            try:
                tools.validate(module)
            except tools.Refused:
                state = "peer invalid"
                continue
            return self.runtimes[variant.runtime].run(module, jobs), ""
        return None, state

    def lacking(self, bitcode, variant, message):
        """Whether the runtime says itself that it lacks something. A name that it does not find must not be in the module:
        then it is a function of its own, for an instruction."""
        listed = re.search(r"Symbols not found: \[ ([^]]*) \]", message)
        missing = listed[1].split(", ") if listed else re.findall(r"Cannot find symbol (\S+) in kernel library", message)
        if missing:
            modules = [module.read_bytes() for module, _ in self.images(bitcode, variant)]
            return not any(name.encode() in module for name in missing for module in modules)
        return "requires unsupported" in message

    def cause(self, program, variant, bitcode, at, jobs, expected, ours, peers):
        """The class of a kernel that does not give the result of the host."""
        message = ours.get("error") or difference(expected[at], ours["out"]) if ours else "no image has the kernel"
        if ours is None:
            return "ours wrong", message
        if self.lacking(bitcode, variant, message):
            return "runtime lacks", message
        for level in ("-O0", "-O2"):
            if program.truth(self.folder, level)[1][at] != expected[at]:
                return "generator", f"the host gives something else at {level}"
        if peers is not None:
            if peers.get("out") == expected[at]:
                return "ours wrong", message
            if ("error" in peers and "error" in ours) or ("out" in ours and peers.get("out") == ours["out"]):
                return "runtime wrong", f"{message}; the peer's: the same"
            message += f"; the peer's: {peers.get('error') or difference(expected[at], peers['out'])}"
        for name, runtime in self.runtimes.items():
            if name != variant.runtime and not (name == "pocl" and program.needs_half):
                for module, names in self.images(bitcode, variant):
                    if names is None or jobs[at]["name"] in names:
                        other = runtime.run(module, [jobs[at]])[0]
                        if other.get("out") == expected[at]:
                            return "runtime alone", f"{message}; right on {name}"
                        if "out" in other and other["out"] == ours.get("out"):
                            return "ours wrong", f"{message}; the same on {name}"
        return "unclear", message


def capabilities(module):
    """The numbers of the capabilities that a module declares, which are the first thing in it."""
    words = struct.unpack(f"<{module.stat().st_size // 4}I", module.read_bytes())
    at, found = 5, []
    while at < len(words) and words[at] == 0x20011:
        found.append(words[at + 1])
        at += 2
    return found


def difference(expected, got):
    for number, (a, b) in enumerate(zip(expected, got)):
        if a != b:
            at = next(i for i in range(0, len(a), 2) if a[i : i + 2] != b[i : i + 2]) // 16 * 16
            return f"buffer {number} byte {at // 2}: {b[at : at + 16]}, not {a[at : at + 16]}"
    return "as many buffers"
