; An asynchronous copy between private variables.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPiPKimm9ocl_event(i32, ptr, ptr, i64, i64, target("spirv.Event"))
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  %e = call spir_func target("spirv.Event") @_Z22__spirv_GroupAsyncCopyjPiPKimm9ocl_event(i32 2, ptr %a, ptr %b, i64 4, i64 1, target("spirv.Event") zeroinitializer)
  ret void
}
!opencl.ocl.version = !{!99}
!opencl.spir.version = !{!99}
!99 = !{i32 2, i32 0}
