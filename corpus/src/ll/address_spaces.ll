; The address spaces of a front end that has generic pointers as 0 and memory of the work-item as 4, as
; those of AdaptiveCpp: `--spirv-addrspace-map=0:4,4:0` says so.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-A4-G1"
target triple = "spir64-unknown-unknown"

@local = internal addrspace(3) global i32 undef, align 4

define internal spir_func i32 @read(ptr %pointer) {
  %value = load i32, ptr %pointer, align 4
  ret i32 %value
}

define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %variable = alloca i32, align 4, addrspace(4)
  store i32 7, ptr addrspace(4) %variable, align 4
  store i32 5, ptr addrspace(3) @local, align 4
  %private = addrspacecast ptr addrspace(4) %variable to ptr
  %shared = addrspacecast ptr addrspace(3) @local to ptr
  %a = call spir_func i32 @read(ptr %private)
  %b = call spir_func i32 @read(ptr %shared)
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
