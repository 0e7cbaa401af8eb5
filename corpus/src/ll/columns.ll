; Matrices in vectors, column behind column: products, transposition, columns in memory that lie apart. LLVM has
; the accesses for pointers of address space 0 alone.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr, i64, i1, i32, i32)
declare <8 x float> @llvm.matrix.column.major.load.v8f32.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v12f32.i64(<12 x float>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6f32.i64(<6 x float>, ptr, i64, i1, i32, i32)
declare <12 x float> @llvm.matrix.multiply.v12f32.v6f32.v8f32(<6 x float>, <8 x float>, i32, i32, i32)
declare <6 x float> @llvm.matrix.transpose.v6f32(<6 x float>, i32, i32)

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)

; Three rows and two columns times two rows and four columns. What lies between the columns stays.
define spir_kernel void @floats(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %stride, ptr addrspace(1) %out, ptr addrspace(1) %turned) {
  %x = alloca [16 x float], align 16
  %y = alloca [16 x float], align 16
  %z = alloca [16 x float], align 16
  %t = alloca [16 x float], align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %x, ptr addrspace(1) align 4 %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %y, ptr addrspace(1) align 4 %b, i64 32, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %z, ptr addrspace(1) align 4 %out, i64 64, i1 false)
  %left = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %x, i64 %stride, i1 false, i32 3, i32 2)
  %right = call <8 x float> @llvm.matrix.column.major.load.v8f32.i64(ptr align 8 %y, i64 2, i1 false, i32 2, i32 4)
  %product = call contract <12 x float> @llvm.matrix.multiply.v12f32.v6f32.v8f32(<6 x float> %left, <8 x float> %right, i32 3, i32 2, i32 4)
  call void @llvm.matrix.column.major.store.v12f32.i64(<12 x float> %product, ptr align 4 %z, i64 %stride, i1 false, i32 3, i32 4)
  %other = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %left, i32 3, i32 2)
  call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %other, ptr align 4 %t, i64 2, i1 true, i32 2, i32 3)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %z, i64 64, i1 false)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %turned, ptr align 4 %t, i64 24, i1 false)
  ret void
}

declare <4 x i16> @llvm.matrix.column.major.load.v4i16.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v4i16.i64(<4 x i16>, ptr, i64, i1, i32, i32)
declare <4 x i16> @llvm.matrix.multiply.v4i16.v4i16.v4i16(<4 x i16>, <4 x i16>, i32, i32, i32)

define spir_kernel void @integers(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %x = alloca [4 x i16], align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 2 %x, ptr addrspace(1) align 2 %a, i64 8, i1 false)
  %m = call <4 x i16> @llvm.matrix.column.major.load.v4i16.i64(ptr align 2 %x, i64 2, i1 false, i32 2, i32 2)
  %square = call <4 x i16> @llvm.matrix.multiply.v4i16.v4i16.v4i16(<4 x i16> %m, <4 x i16> %m, i32 2, i32 2, i32 2)
  call void @llvm.matrix.column.major.store.v4i16.i64(<4 x i16> %square, ptr align 2 %x, i64 2, i1 false, i32 2, i32 2)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 2 %out, ptr align 2 %x, i64 8, i1 false)
  ret void
}
