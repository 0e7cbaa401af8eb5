#!/usr/bin/env python3
"""What a debugger sees of programs that were translated.

Programs of the corpus are compiled with -O0 -g and translated; Khronos' translator translates them
back. Of the original and of what came back LLVM makes object files for the host, whose DWARF
llvm-dwarfdump must find in order, and which must list the same variables, parameters, types, members
and scopes. What is written in the sets that spirv-val knows must also be valid. $LAPIDARY names the
program.
"""
import collections
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = Path(os.environ.get("LAPIDARY_PEERS", "/opt/lapidary-peers")) / "bin"
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/release/lapidary"))
LLVM = 22
SETS = ("ocl-100", "nonsemantic-shader-200")
VALIDATED = SETS[:1]

# Programs by folder and name, with what their language takes.
CL = ["-x", "cl", "-cl-std=CL3.0", "-Xclang", "-finclude-default-header"]
CPP = ["-x", "clcpp", "-cl-std=clc++2021", "-Xclang", "-finclude-default-header"]
PROGRAMS = [("cl/debug.cl", CL), ("cl/layouts.cl", CL), ("cl/control.cl", CL),
            ("clcpp/crtp.clcpp", CPP), ("clcpp/templates.clcpp", CPP), ("clcpp/objects.clcpp", CPP)]

# What is compared of DWARF: entries of these kinds, each with its name, these attributes, its type in
# words, and the scopes around it.
KINDS = {"variable", "formal_parameter", "member", "enumerator", "subprogram", "lexical_block",
         "namespace", "inheritance", "structure_type", "class_type", "union_type", "enumeration_type",
         "typedef", "base_type", "template_type_parameter", "template_value_parameter"}
ATTRIBUTES = ("decl_line", "byte_size", "encoding", "const_value", "linkage_name")
SCOPES = {"subprogram", "lexical_block", "namespace", "structure_type", "class_type", "union_type",
          "enumeration_type"}


class Wrong(Exception):
    """Something that must never happen."""


def run(*command, **keywords):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120, **keywords)
    if done.returncode:
        raise Wrong(f"{Path(str(command[0])).name}: {done.stdout.strip()[:400]}")
    return done.stdout


def entries(text):
    """The entries of what llvm-dwarfdump prints: (tag, attributes, parent), by their offsets."""
    found, stack, attributes = {}, [], {}
    for line in text.splitlines():
        if entry := re.match(r"(0x\w+):( +)(?:DW_TAG_(\w+)|NULL)", line):
            depth = len(entry[2]) // 2
            del stack[depth:]
            attributes = {}
            if entry[3]:
                stack += [None] * (depth - len(stack)) + [int(entry[1], 16)]
                parents = [it for it in stack[:-1] if it is not None]
                found[stack[-1]] = (entry[3], attributes, parents[-1] if parents else None)
        elif attribute := re.match(r" +DW_AT_(\w+)\s+\((.*)\)$", line):
            attributes[attribute[1]] = attribute[2].strip('"')
    return found


class Types:
    """Types in words. `collapsed`: without typedefs of what is no basic type, which validated sets lack;
    what has no name of its own has that of its typedef."""

    def __init__(self, found, collapsed):
        self.found, self.collapsed, self.names = found, collapsed, {}
        self.children = collections.defaultdict(list)
        for offset, (tag, attributes, parent) in found.items():
            self.children[parent].append(offset)
            if collapsed and tag == "typedef":
                self.names.setdefault(self.of(attributes), attributes.get("name"))

    @staticmethod
    def of(attributes):
        place = re.match(r"0x\w+", attributes.get("type", ""))
        return int(place[0], 16) if place else None

    def basic(self, offset):
        """The basic type at the end of typedefs."""
        while offset is not None and self.found[offset][0] == "typedef":
            offset = self.of(self.found[offset][1])
        return offset if offset is not None and self.found[offset][0] == "base_type" else None

    def name(self, offset):
        return self.found[offset][1].get("name") or self.names.get(offset)

    def words(self, offset):
        if offset is None:
            return "void"
        tag, attributes, _ = self.found[offset]
        inner = self.of(attributes)
        if tag == "typedef" and self.collapsed:
            return attributes["name"] if self.basic(inner) else self.words(inner)
        if tag == "array_type":
            counts = []
            # An array of arrays is one of several dimensions.
            while self.found[offset][0] == "array_type":
                counts += [self.found[it][1].get("count", "") for it in self.children[offset]]
                offset = self.of(self.found[offset][1])
            return self.words(offset) + "".join(f"[{count}]" for count in counts)
        if tag == "subroutine_type":
            of = [self.words(self.of(self.found[it][1])) for it in self.children[offset]]
            return f"{self.words(inner)}({', '.join(of)})"
        own = self.name(offset)
        return own if own else f"{tag} {self.words(inner)}" if inner else tag


def bit_fields(found):
    """The lines with bit-fields. Khronos' reader makes whole members of them."""
    return {attributes.get("decl_line") for _, attributes, _ in found.values() if "bit_size" in attributes}


def listed(found, collapsed, bit_fields):
    """What is compared, with how often it is there."""
    types, counts = Types(found, collapsed), collections.Counter()
    for offset, (tag, attributes, parent) in found.items():
        # The arguments in a pack count as those of the template, since they become such.
        if tag not in KINDS:
            continue
        inner = types.of(attributes)
        if tag == "typedef" and collapsed and types.basic(inner) is None:
            continue
        if tag == "typedef" and collapsed:
            inner = types.basic(inner)
        item = [tag, types.name(offset)]
        item += [(name, attributes[name]) for name in ATTRIBUTES if name in attributes]
        if attributes.get("decl_line") not in bit_fields:
            item.append(attributes.get("data_member_location"))
        if inner is not None:
            item.append(types.words(inner))
        while parent is not None:
            if found[parent][0] in SCOPES:
                item.append(types.name(parent))
            parent = found[parent][2]
        counts[tuple(item)] += 1
    return counts


def dwarf(bitcode, folder):
    """The entries of the DWARF that LLVM makes of a module for the host."""
    text = run(f"llvm-dis-{LLVM}", bitcode, "-o", "-")
    # Its code generator knows neither the address spaces nor the conventions.
    text = re.sub(r'^target (triple|datalayout) = .*\n', "", text, flags=re.M)
    text = re.sub(r"\b(spir_func|spir_kernel)\b ?", "", text)
    source, made = Path(folder) / "host.ll", Path(folder) / "host.o"
    source.write_text('target triple = "x86_64-unknown-linux-gnu"\n' + text)
    run(f"llc-{LLVM}", "-O0", "-filetype=obj", source, "-o", made)
    run(f"llvm-dwarfdump-{LLVM}", "--verify", "--quiet", made)
    return entries(run(f"llvm-dwarfdump-{LLVM}", "--debug-info", made))


def check(path, options, folder):
    original = Path(folder) / "original.bc"
    run(f"clang-{LLVM}", "--target=spir64-unknown-unknown", "-O0", "-g", "-emit-llvm", "-c",
        *options, ROOT / "corpus/src" / path, "-o", original)
    expected = dwarf(original, folder)
    if not expected:
        raise Wrong("no debug information")
    for name in SETS:
        spirv, back = Path(folder) / "it.spv", Path(folder) / "back.bc"
        run(LAPIDARY, "translate", original, "-o", spirv, f"--spirv-debug-info-version={name}")
        if name in VALIDATED:
            run(PEERS / "spirv-val", spirv)
        run(PEERS / "llvm-spirv", "-r", spirv, "-o", back)
        wanted = listed(expected, name in VALIDATED, bit_fields(expected))
        found = listed(dwarf(back, folder), name in VALIDATED, bit_fields(expected))
        missing, more = wanted - found, found - wanted
        if missing or more:
            lines = [f"  missing {count} of {it}" for it, count in missing.items()]
            lines += [f"  too many {count} of {it}" for it, count in more.items()]
            raise Wrong(f"{name}:\n" + "\n".join(lines[:12]))
    return sum(wanted.values())


def main():
    wrong, entries = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for path, options in PROGRAMS:
            try:
                entries += check(path, options, folder)
            except Wrong as error:
                wrong += 1
                print(f"{path}: {error}")
    print(f"{len(PROGRAMS) - wrong} of {len(PROGRAMS)} programs, {entries} entries of DWARF each way")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
