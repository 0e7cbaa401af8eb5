; Address spaces beyond those of OpenCL, and types that stand for others.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%opaque = type opaque

@input = external addrspace(7) constant i32

declare spir_func ptr addrspace(5) @_Z14device_pointerv()
declare spir_func ptr addrspace(6) @_Z12host_pointerv()
declare spir_func void @hidden(ptr addrspace(1))

define spir_func void @code(ptr addrspace(9) %f, ptr addrspace(1) %p) {
  store ptr addrspace(9) %f, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @shared_memory(ptr addrspace(5) %d, ptr addrspace(6) %h, ptr addrspace(1) %g) {
  %1 = load i32, ptr addrspace(5) %d
  store i32 %1, ptr addrspace(6) %h
  %2 = addrspacecast ptr addrspace(5) %d to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %2
  %3 = addrspacecast ptr addrspace(6) %h to ptr addrspace(1)
  store i32 3, ptr addrspace(1) %3
  %4 = addrspacecast ptr addrspace(1) %g to ptr addrspace(5)
  store i32 4, ptr addrspace(5) %4
  %5 = addrspacecast ptr addrspace(1) %g to ptr addrspace(6)
  store i32 5, ptr addrspace(6) %5
  ret void
}
