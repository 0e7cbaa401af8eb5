; Copies and fills of memory whose elements are atomic.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
declare void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i32)
declare void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1), i8, i64, i32)

define spir_kernel void @copies(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %bytes) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %out, ptr addrspace(1) align 4 %in, i64 %bytes, i32 4)
  %longs = getelementptr i64, ptr addrspace(1) %out, i64 4
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 8 %longs, ptr addrspace(1) align 8 %in, i64 16, i32 8)
  ret void
}

; To where the source still is, upwards and downwards.
define spir_kernel void @moves(ptr addrspace(1) %inout) {
  %second = getelementptr i32, ptr addrspace(1) %inout, i64 1
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 4 %second, ptr addrspace(1) align 4 %inout, i32 12, i32 4)
  %fifth = getelementptr i32, ptr addrspace(1) %inout, i64 4
  %sixth = getelementptr i32, ptr addrspace(1) %inout, i64 5
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 4 %fifth, ptr addrspace(1) align 4 %sixth, i32 12, i32 4)
  ret void
}

define spir_kernel void @fills(ptr addrspace(1) %out, i8 %byte) {
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 4 %out, i8 %byte, i64 8, i32 4)
  %longs = getelementptr i64, ptr addrspace(1) %out, i64 2
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 8 %longs, i8 -2, i64 8, i32 8)
  ret void
}

; Elements that runtimes have no atomic access to.
define spir_func void @bytes(ptr addrspace(1) %out, ptr addrspace(1) %in, i8 %byte) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 1 %out, ptr addrspace(1) align 1 %in, i64 3, i32 1)
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 2 %out, i8 %byte, i64 6, i32 2)
  ret void
}
