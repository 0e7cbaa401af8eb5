; What becomes a call of a function that the translation adds to the module: intrinsics and builtins
; that SPIR-V has no instruction for.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

declare i8 @llvm.bitreverse.i8(i8)
declare i13 @llvm.bitreverse.i13(i13)
declare <4 x i64> @llvm.bitreverse.v4i64(<4 x i64>)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i13 @llvm.fshl.i13(i13, i13, i13)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare <2 x i32> @llvm.fshr.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { <2 x i16>, <2 x i1> } @llvm.umul.with.overflow.v2i16(<2 x i16>, <2 x i16>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare spir_func i32 @_Z20atomic_load_explicitPVU3AS1U7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)

define spir_kernel void @bits(ptr addrspace(1) %p, i8 %a, i64 %b, <2 x i32> %c, <4 x i64> %d) {
  %1 = call i8 @llvm.bitreverse.i8(i8 %a)
  %2 = call i8 @llvm.fshl.i8(i8 %1, i8 %a, i8 3)
  store i8 %2, ptr addrspace(1) %p
  %3 = call i64 @llvm.fshr.i64(i64 %b, i64 7, i64 %b)
  store i64 %3, ptr addrspace(1) %p
  %4 = call <2 x i32> @llvm.fshr.v2i32(<2 x i32> %c, <2 x i32> %c, <2 x i32> <i32 0, i32 33>)
  store <2 x i32> %4, ptr addrspace(1) %p
  %5 = call <4 x i64> @llvm.bitreverse.v4i64(<4 x i64> %d)
  store <4 x i64> %5, ptr addrspace(1) %p
  %6 = trunc i64 %b to i13
  %7 = call i13 @llvm.bitreverse.i13(i13 %6)
  %8 = call i13 @llvm.fshl.i13(i13 %7, i13 %6, i13 %6)
  %9 = zext i13 %8 to i32
  store i32 %9, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @products(ptr addrspace(1) %p, i32 %a, <2 x i16> %b) {
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 10)
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = zext i1 %2 to i32
  store i32 %3, ptr addrspace(1) %p
  %4 = call { <2 x i16>, <2 x i1> } @llvm.umul.with.overflow.v2i16(<2 x i16> %b, <2 x i16> %b)
  %5 = extractvalue { <2 x i16>, <2 x i1> } %4, 0
  store <2 x i16> %5, ptr addrspace(1) %p
  ret void
}

; Two calls of one width: llvm-spirv writes a function for them, and on the way back loses the second call.
define spir_kernel void @two_products(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %b, i64 %b)
  %3 = extractvalue { i64, i1 } %1, 0
  %4 = extractvalue { i64, i1 } %1, 1
  %5 = extractvalue { i64, i1 } %2, 0
  %6 = extractvalue { i64, i1 } %2, 1
  %7 = zext i1 %4 to i64
  %8 = zext i1 %6 to i64
  store i64 %3, ptr addrspace(1) %p
  %p1 = getelementptr i64, ptr addrspace(1) %p, i64 1
  store i64 %7, ptr addrspace(1) %p1
  %p2 = getelementptr i64, ptr addrspace(1) %p, i64 2
  store i64 %5, ptr addrspace(1) %p2
  %p3 = getelementptr i64, ptr addrspace(1) %p, i64 3
  store i64 %8, ptr addrspace(1) %p3
  ret void
}

define spir_kernel void @fills(ptr addrspace(1) %p, ptr addrspace(3) %l, i8 %byte, i64 %size) {
  %local = alloca [16 x i8]
  call void @llvm.memset.p0.i64(ptr align 1 %local, i8 %byte, i64 16, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 1 %p, i8 %byte, i64 %size, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 1 %p, i8 0, i64 %size, i1 true)
  %short = trunc i64 %size to i32
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 1 %l, i8 1, i32 %short, i1 false)
  ret void
}

define spir_kernel void @orders(ptr addrspace(1) %p, i32 %order, i32 %scope) {
  %1 = call spir_func i32 @_Z20atomic_load_explicitPVU3AS1U7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 %order, i32 %scope)
  store i32 %1, ptr addrspace(1) %p
  call spir_func void @later(ptr addrspace(1) %p)
  ret void
}

define spir_func void @elsewhere() {
  ret void
}

; Stands behind the kernel that calls it first.
define spir_func void @later(ptr addrspace(1) %p) {
  ret void
}
