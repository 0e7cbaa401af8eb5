"""What a campaign tests: files of generated kernels in OpenCL C or LLVM assembly, each rebuilt from its seed or from decisions."""
import host
import ir_kernel
import tools
from choices import Choices
from cl_kernel import File, Kernel


class Program:
    """Kernels in one file. `decisions` are lists to play back in place of a seed."""

    KINDS = ("opencl", "ir")

    def __init__(self, kind, kernels, seed=None, decisions=None):
        self.kind, self.seed = kind, seed
        drawn = [Choices(f"{kind} {seed}.{at}") for at in range(kernels)] if decisions is None else [Choices(replay=list_) for list_ in decisions]
        make = Kernel if kind == "opencl" else ir_kernel.Kernel
        self.kernels = [make(choices, f"k{at}") for at, choices in enumerate(drawn)]
        self.suffix = ".cl" if kind == "opencl" else ".ll"
        self.clangs = [clang for clang in tools.CLANGS if kind == "opencl" or clang in ir_kernel.CLANGS]
        self.file = (File if kind == "opencl" else ir_kernel.File)(self.kernels)

    def decisions(self):
        return [kernel.choices.taken for kernel in self.kernels]

    @property
    def needs_half(self):
        return any(kernel.needs_half for kernel in self.kernels)

    def truth(self, folder, level="-O1"):
        """(jobs, expected results): the kernels run on this machine."""
        source, module = folder / f"host{self.suffix}", folder / f"host{level}.so"
        source.write_text(self.file.host_text())
        (host.compile_opencl if self.kind == "opencl" else host.compile_ir)(source, module, level)
        return host.run(module, folder, [
            {"name": kernel.prefix, "global": kernel.range[0], "local": kernel.range[1],
             "arguments": [vars(argument) for argument in kernel.arguments]} for kernel in self.kernels])

    def compile(self, clang, level, folder):
        source, bitcode = folder / f"device{self.suffix}", folder / "device.bc"
        source.write_text(self.file.device_text())
        (tools.compile_opencl if self.kind == "opencl" else tools.assemble)(source, clang, level, bitcode)
        return bitcode
