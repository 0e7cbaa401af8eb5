; Functions of OpenCL C whose instructions need an extension and that Khronos' translator does not know: without the extension they are
; imports, for whoever links the module.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @calls(i32 %x, ptr addrspace(1) %p) {
  %bits = call spir_func i32 @_Z21work_group_reduce_andi(i32 %x)
  %any = call spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 %bits)
  call spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1) %p)
  ret i32 %any
}

declare spir_func i32 @_Z21work_group_reduce_andi(i32)
declare spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32)
declare spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1))
