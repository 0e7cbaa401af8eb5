; Barriers of LLVM's target SPIR-V whose names newer assemblers take for `llvm.spv.all`.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare void @llvm.spv.all.memory.barrier()
declare void @llvm.spv.all.memory.barrier.with.group.sync()

define spir_kernel void @barriers(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void @llvm.spv.all.memory.barrier()
  call void @llvm.spv.all.memory.barrier.with.group.sync()
  ret void
}
