#!/usr/bin/env python3
"""What a debugger sees of programs that were translated, with every set of debug-info instructions.

Programs of the corpus are compiled with -O0 -g and translated; Khronos' translator translates them
back. Of the original and of what came back LLVM makes object files for the host, whose DWARF
llvm-dwarfdump must find in order, and which must list the same variables, parameters, types, members
and scopes. What the sets of non-semantic instructions are must also pass spirv-val. $LAPIDARY names the
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
LAPIDARY = os.environ.get("LAPIDARY", str(ROOT / "target/dist/lapidary"))
LLVM = 22
SETS = ("ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200")

# Programs by folder and name, with what their language takes.
CL = ["-x", "cl", "-cl-std=CL3.0", "-Xclang", "-finclude-default-header"]
CPP = ["-x", "clcpp", "-cl-std=clc++2021", "-Xclang", "-finclude-default-header"]
PROGRAMS = [("cl/debug.cl", CL), ("cl/layouts.cl", CL), ("cl/control.cl", CL),
            ("clcpp/crtp.clcpp", CPP), ("clcpp/templates.clcpp", CPP), ("clcpp/objects.clcpp", CPP)]

# What is compared of DWARF: these tags, each with these attributes.
TAGS = {"variable", "formal_parameter", "structure_type", "class_type", "union_type", "member",
        "enumeration_type", "enumerator", "typedef", "base_type", "pointer_type", "const_type",
        "array_type", "lexical_block", "subprogram", "namespace", "inheritance",
        "reference_type", "volatile_type", "template_type_parameter", "template_value_parameter"}
ATTRIBUTES = {"name", "decl_line", "type", "byte_size", "data_member_location", "encoding",
              "const_value", "count", "linkage_name"}


class Wrong(Exception):
    """Something that must never happen."""


def run(*command, **keywords):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120, **keywords)
    if done.returncode:
        raise Wrong(f"{Path(str(command[0])).name}: {done.stdout.strip()[:400]}")
    return done.stdout


def dwarf(bitcode, folder):
    """What the DWARF of a module lists: (depth, tag, attributes) with how often each is there."""
    text = run(f"llvm-dis-{LLVM}", bitcode, "-o", "-")
    # For the host, whose code generator knows neither the address spaces nor the conventions.
    text = re.sub(r'^target (triple|datalayout) = .*\n', "", text, flags=re.M)
    text = re.sub(r"\b(spir_func|spir_kernel)\b ?", "", text)
    source, made = Path(folder) / "host.ll", Path(folder) / "host.o"
    source.write_text('target triple = "x86_64-unknown-linux-gnu"\n' + text)
    run(f"llc-{LLVM}", "-O0", "-filetype=obj", source, "-o", made)
    run(f"llvm-dwarfdump-{LLVM}", "--verify", "--quiet", made)
    found, item = collections.Counter(), None
    for line in run(f"llvm-dwarfdump-{LLVM}", "--debug-info", made).splitlines():
        if entry := re.match(r"0x\w+:( +)DW_TAG_(\w+)", line):
            if item:
                found[item] += 1
            item = (entry[2],) if entry[2] in TAGS else None
        elif item and (attribute := re.match(r" +DW_AT_(\w+)\s+\((.*)\)$", line)):
            if attribute[1] in ATTRIBUTES:
                value = re.sub(r"^0x[0-9a-f]+ ", "", attribute[2]).strip('"')
                item += ((attribute[1], value),)
    if item:
        found[item] += 1
    return found


def check(path, options, folder):
    original = Path(folder) / "original.bc"
    run(f"clang-{LLVM}", "--target=spir64-unknown-unknown", "-O0", "-g", "-emit-llvm", "-c",
        *options, ROOT / "corpus/src" / path, "-o", original)
    expected = dwarf(original, folder)
    if not expected:
        raise Wrong("no debug information")
    for name in SETS:
        spirv, back = Path(folder) / "it.spv", Path(folder) / "back.bc"
        extra = []
        run(LAPIDARY, "translate", original, "-o", spirv, f"--spirv-debug-info-version={name}",
            *extra)
        if name != "ocl-100":
            run(PEERS / "spirv-val", spirv)
        run(PEERS / "llvm-spirv", "-r", spirv, "-o", back)
        found = dwarf(back, folder)
        missing, more = expected - found, found - expected
        if missing or more:
            lines = [f"  missing {count} of {it}" for it, count in missing.items()]
            lines += [f"  too many {count} of {it}" for it, count in more.items()]
            raise Wrong(f"{name}:\n" + "\n".join(lines[:12]))
    return sum(expected.values())


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
