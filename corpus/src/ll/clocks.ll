; Counters of cycles, memory of the stack that is saved and given back, assembly: what needs an extension each.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()

define spir_func void @cycles(ptr addrspace(1) %out) {
  %x1 = call i64 @llvm.readcyclecounter()
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call i64 @llvm.readsteadycounter()
  store i64 %x2, ptr addrspace(1) %out
  ret void
}

; Nothing is added here, so that an intrinsic that stays a call is no reason against contraction.
define spir_kernel void @timed(ptr addrspace(1) %out) {
  %x = call i64 @llvm.readcyclecounter()
  store i64 %x, ptr addrspace(1) %out
  ret void
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define spir_func void @stack(i32 %n, ptr addrspace(1) %p) {
  %1 = call ptr @llvm.stacksave.p0()
  %2 = alloca float, i32 %n, align 16
  %3 = load float, ptr %2
  store float %3, ptr addrspace(1) %p
  call void @llvm.stackrestore.p0(ptr %1)
  ret void
}

define spir_func i32 @assembly(i32 %x) {
  %1 = call i32 asm "mov $0, $1", "=r,r"(i32 %x)
  %2 = call i32 asm sideeffect "add $0, $1, $2", "=r,r,r"(i32 %1, i32 %x)
  call void asm sideeffect "nothing", ""()
  ret i32 %2
}
