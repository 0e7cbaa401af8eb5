#!/usr/bin/env python3
"""Make the files of corpus/containers: device images in all that they are shipped in.

    containers.py

What clang 22, LLVM 22, lld and GNU's linker can make, they make; the formats whose tools are not in a
distribution (compressed bundles, SYCLBIN, versions 2 and 3 of OffloadBinary) are written here, as their
documents lay them out. The images are programs of the corpus.
"""
import os
import shutil
import struct
import subprocess
import tempfile
import zipfile
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE / "containers"
SPIRV = HERE / "spv/sycl_vadd.spv"
ALGORITHMS = HERE / "spv/sycl_helpers.spv"
BITCODE = HERE / "bc/arith/22-O2.bc"


def run(*arguments):
    subprocess.run([str(it) for it in arguments], check=True)


def zstd(data):
    return subprocess.run(["zstd", "-19", "-c", "-q"], input=data, stdout=subprocess.PIPE, check=True).stdout


def offload_binary(scratch):
    """Version 1, by LLVM's own tool; two behind each other, of which one holds the other."""
    inner = scratch / "inner.bin"
    one = f"--image=file={SPIRV},triple=spir64-unknown-unknown,kind=sycl"
    run("llvm-offload-binary-22", "-o", inner, one)
    two = f"--image=file={BITCODE},triple=spir64_gen-unknown-unknown,arch=pvc,kind=openmp"
    out = OUT / "offload-v1.bin"
    run("llvm-offload-binary-22", "-o", out, one, two)
    nested = OUT / "offload-nested.bin"
    run("llvm-offload-binary-22", "-o", nested, f"--image=file={inner},triple=spir64,kind=sycl")
    return out


def offload_binary_of(version, images, compress=None):
    """Versions 2 and 3: any number of entries, values with a length."""
    header = 40 if version == 3 else 32
    strings, records, entries, code = b"\0", [], [], b""
    count = 2 * len(images)
    records_at = header + 40 * len(images)
    strings_at = records_at + 24 * count
    for number, (_, _, triple, arch, _) in enumerate(images):
        for key, value in (("triple", triple), ("arch", arch)):
            at = [strings_at + len(strings)]
            strings += key.encode() + b"\0"
            at.append(strings_at + len(strings))
            strings += value.encode() + b"\0"
            records.append(struct.pack("<3Q", *at, len(value)))
    code_at = (strings_at + len(strings) + 7) // 8 * 8
    strings = strings.ljust(code_at - strings_at, b"\0")
    for number, (kind, offload, _, _, data) in enumerate(images):
        at = (records_at + 48 * number, 2, code_at + len(code), len(data))
        entries.append(struct.pack("<HHI4Q", kind, offload, 0, *at))
        code += data
    body = b"".join(entries) + b"".join(records) + strings + code
    body = body.ljust((len(body) + 7) // 8 * 8, b"\0")
    inflated = header + len(body) if compress else 0
    if compress:
        body = compress(body)
    head = struct.pack("<4sI3Q", b"\x10\xff\x10\xad", version, header + len(body), header, len(images))
    if version == 3:
        head += struct.pack("<Q", inflated)
    return head + body


def bundle(entries):
    """A binary bundle: ids and contents."""
    header = 24 + 8 + sum(24 + len(name) for name, _ in entries)
    head, code = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries)), b""
    for name, data in entries:
        head += struct.pack("<3Q", header + len(code), len(data), len(name)) + name.encode()
        code += data
    return head + code


def compressed(version, method, data, packed):
    sizes = {1: "<I", 2: "<II", 3: "<QQ"}[version]
    header = 8 + struct.calcsize(sizes) + 8
    numbers = (header + len(packed), len(data))[-len(sizes) + 1:]
    return b"CCOB" + struct.pack("<HH", version, method) + struct.pack(sizes, *numbers) + bytes(8) + packed


def base64(data):
    """That of property sets: the least significant bits first, without padding."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    number, length = int.from_bytes(data, "little"), (8 * len(data) + 5) // 6
    return "".join(letters[number >> 6 * at & 63] for at in range(length))


def bits(data):
    return struct.pack("<Q", 8 * len(data)) + data


def syclbin(spirv, native):
    texts = [
        "[SYCLBIN/global metadata]\nstate=1|0\n",
        f"[SYCL/device requirements]\naspects=2|{base64(bits(struct.pack('<I', 6)))}\n",
        f"[SYCLBIN/ir module metadata]\ntype=1|0\ntarget=2|{base64(bits(b'spir64-unknown-unknown'))}\n",
        f"[SYCLBIN/native device code image metadata]\narch=2|{base64(bits(b'intel_gpu_pvc'))}\n",
    ]
    metadata, places = b"", []
    for text in texts:
        places.append((len(metadata), len(text)))
        metadata += text.encode()
    code = spirv.ljust((len(spirv) + 7) // 8 * 8, b"\0")
    head = struct.pack("<5I4xQQQQ", 0x53594249, 1, 1, 1, 1, len(metadata), len(code) + len(native), *places[0])
    head += struct.pack("<QQ4I", *places[1], 1, 0, 1, 0)
    head += struct.pack("<4Q", *places[2], 0, len(spirv))
    head += struct.pack("<4Q", *places[3], len(code), len(native))
    return head + metadata.ljust((len(metadata) + 7) // 8 * 8, b"\0") + code + native


def wrapper(images, coff=False):
    """Assembly of the descriptors that SYCL programs register: see src/container/descriptors.rs."""
    data = '.section .data,"dw"' if coff else '.section .data.rel.ro,"aw"'
    code = '.section "__CLANG_OFFLOAD_BUNDLE__sycl-spir64","' + ("dr" if coff else "a") + '"'
    index = '.section .tgtimg,"' + ("dw" if coff else "aw") + '"'
    lines, texts = [], []

    def text(value):
        texts.append(f'text{len(texts)}: .asciz "{value}"')
        return f"text{len(texts) - 1}"

    for number, (path, version, sets) in enumerate(images):
        lines += [code, ".balign 16", f"image{number}:", f'.incbin "{path}"', f"end{number}:", ".balign 16"]
        lines += [index, f".quad image{number}, end{number} - image{number}", data]
        ranges = []
        for at, (_, properties) in enumerate(sets):
            lines += [".balign 8", f"properties{number}_{at}:"]
            for key, value in properties:
                if isinstance(value, int):
                    lines.append(f".quad {text(key)}, 0\n.long 1, 0\n.quad {value}")
                else:
                    value = bits(value)
                    texts.append(f"value{len(texts)}: .byte {','.join(map(str, value))}")
                    lines.append(f".quad {text(key)}, value{len(texts) - 2}\n.long 2, 0\n.quad {len(value)}")
            lines.append(f"properties{number}_{at}_end:")
        lines += [".balign 8", f"sets{number}:"]
        for at, (name, _) in enumerate(sets):
            lines.append(f".quad {text(name)}, properties{number}_{at}, properties{number}_{at}_end")
        lines.append(f"sets{number}_end:")
        empty, manifests = text(""), [0, 0] if version == 2 else []
        pointers = [text("spir64"), empty, empty, *manifests, f"image{number}", f"end{number}", 0, 0]
        pointers += [f"sets{number}", f"sets{number}_end"]
        lines += [f"record{number}:", f".short {version}", ".byte 4, 2, 0, 0, 0, 0"]
        lines.append(".quad " + ", ".join(map(str, pointers)))
    return "\n".join([*lines, '.section .rdata,"dr"' if coff else ".section .rodata", *texts, ""])


def sycl(scratch):
    requirements = "SYCL/device requirements"
    scalar = ("SYCL/specialization constants", [("_ZTS5Scale", struct.pack("<3I", 1, 0, 4))])
    images = [
        (SPIRV, 2, [(requirements, [("aspects", struct.pack("<2I", 5, 6))]), scalar]),
        (ALGORITHMS, 3, [(requirements, [("reqd_sub_group_size", 16)]), ("SYCL/misc properties", [("optLevel", 2)])]),
    ]
    for coff, target, name in [
        (False, "x86_64-linux-gnu", "sycl-elf.o"),
        (True, "x86_64-windows-msvc", "sycl-coff.obj"),
    ]:
        source = scratch / "wrapper.s"
        source.write_text(wrapper(images, coff))
        run("clang-22", f"--target={target}", "-c", source, "-o", OUT / name)
    run("ld", "-shared", "-s", "-o", OUT / "sycl-rela.so", OUT / "sycl-elf.o")
    run("ld", "-shared", "-s", "-z", "pack-relative-relocs", "-o", OUT / "sycl-relr.so", OUT / "sycl-elf.o")
    run("ld", "-s", "-e", "0", "-o", OUT / "sycl-program", OUT / "sycl-elf.o")
    # A linked library has addresses where the object has relocations, and eight bytes of the names of sections.
    run("lld-link-22", "/dll", "/noentry", "/noimplib", "/brepro", f"/out:{OUT / 'sycl-pe.dll'}", OUT / "sycl-coff.obj")


def fat(scratch, binary):
    """Host objects with an OffloadBinary in a section, and an archive of them."""
    source = scratch / "host.c"
    source.write_text("int host;\n")
    for target, name in [("x86_64-linux-gnu", "fat-elf.o"), ("x86_64-windows-msvc", "fat-coff.obj")]:
        embed = ["-Xclang", f"-fembed-offload-object={binary}"]
        run("clang-22", f"--target={target}", "-c", source, *embed, "-o", OUT / name)
    source_of_sections = scratch / "host.s"
    source_of_sections.write_text(f'.section __DATA,.llvm.offloading\n.balign 8\n.incbin "{binary}"\n')
    mach_o = scratch / "mach-o.o"
    run("clang-22", "--target=x86_64-apple-macos13", "-c", source_of_sections, "-o", mach_o)
    run("ld64.lld-22", "-arch", "x86_64", "-platform_version", "macos", "13", "13", "-dylib", "-no_uuid", "-install_name",
        "fat.dylib", mach_o, "-o", OUT / "fat.dylib")
    plain = scratch / "plain.o"
    run("clang-22", "--target=x86_64-linux-gnu", "-c", source, "-o", plain)
    archive = OUT / "fat.a"
    archive.unlink(missing_ok=True)
    run("llvm-ar-22", "rcsD", archive, plain, OUT / "fat-elf.o", OUT / "sycl-elf.o")


def sections(scratch):
    """An object as clang-offload-bundler -type=o makes them: a section for each target."""
    source = scratch / "sections.s"
    lines = []
    for name, contents in [
        ("host-x86_64-unknown-linux-gnu-", ".byte 0"),
        ("sycl-spir64-unknown-unknown-", f'.incbin "{BITCODE}"'),
    ]:
        lines += [f'.section "__CLANG_OFFLOAD_BUNDLE__{name}","e"', contents]
    source.write_text("\n".join([*lines, ""]))
    run("clang-22", "--target=x86_64-linux-gnu", "-c", source, "-o", OUT / "bundle-sections.o")


def cut_names():
    """A Windows library linked of fat objects as they are: the linker keeps eight bytes of the names of sections."""
    with tempfile.TemporaryDirectory() as scratch:
        source, library = Path(scratch) / "sections.s", Path(scratch) / "sections.obj"
        lines = []
        for name, contents in [
            ("__CLANG_OFFLOAD_BUNDLE__host-x86_64-pc-windows-msvc-", ".byte 0"),
            ("__CLANG_OFFLOAD_BUNDLE__sycl-spir64-unknown-unknown-", f'.incbin "{SPIRV}"'),
            (".llvm.offloading", f'.incbin "{OUT / "offload-v1.bin"}"'),
            (".hip_fatbin", f'.incbin "{OUT / "bundle.bin"}"'),
            (".nv_fatbin", '.ascii "code of CUDA"'),
        ]:
            lines += [f'.section "{name}","dr"', ".balign 8", contents]
        source.write_text("\n".join([*lines, ""]))
        run("clang-22", "--target=x86_64-windows-msvc", "-c", source, "-o", library)
        run("lld-link-22", "/dll", "/noentry", "/noimplib", "/brepro", f"/out:{OUT / 'cut-names.dll'}", library)


def main():
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    spirv, bitcode = SPIRV.read_bytes(), BITCODE.read_bytes()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        binary = offload_binary(scratch)
        sycl(scratch)
        fat(scratch, binary)
        sections(scratch)
    images = [(6, 8, "spir64", "", spirv), (2, 8, "spir64_gen", "pvc", bitcode)]
    files = {
        "offload-v2.bin": offload_binary_of(2, images),
        "offload-v3-zstd.bin": offload_binary_of(3, images, zstd) + bytes(7),
        "offload-v3-zlib.bin": offload_binary_of(3, images, zlib.compress),
        "offload-row.bin": offload_binary_of(2, images[:1]) + binary.read_bytes(),
        "syclbin.syclbin": syclbin(spirv, b"\x7fELF native code"),
    }
    entries = [
        ("host-x86_64-unknown-linux-gnu-", b""),
        ("sycl-spir64-unknown-unknown-", spirv),
        ("hipv4-amdgcn-amd-amdhsa--gfx906:xnack+", b"native"),
    ]
    both = bundle(entries)
    files["bundle.bin"] = both
    files["bundle.txt.ll"] = b"".join(
        f"; __CLANG_OFFLOAD_BUNDLE____START__ {name}\n".encode()
        + data
        + f"\n; __CLANG_OFFLOAD_BUNDLE____END__ {name}\n".encode()
        for name, data in [("host-x86_64-unknown-linux-gnu-", b"; host"), ("openmp-spirv64-intel", b"; device")]
    )
    files["bundle-v1-zlib.ccob"] = compressed(1, 0, both, zlib.compress(both))
    files["bundle-v2-zlib.ccob"] = compressed(2, 0, both, zlib.compress(both))
    files["bundle-v3-zstd.ccob"] = compressed(3, 1, both, zstd(both))
    for name, data in files.items():
        (OUT / name).write_bytes(data)
    cut_names()
    with zipfile.ZipFile(OUT / "wheel.whl", "w") as wheel:
        for name, data, how in [
            ("package/__init__.py", b"import this\n", zipfile.ZIP_DEFLATED),
            ("package/_native.so", (OUT / "sycl-rela.so").read_bytes(), zipfile.ZIP_DEFLATED),
            ("package/kernels.spv", spirv, zipfile.ZIP_STORED),
        ]:
            wheel.writestr(zipfile.ZipInfo(name), data, how)


if __name__ == "__main__":
    os.umask(0o022)
    main()
