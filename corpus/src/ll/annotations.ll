; Annotations of variables and pointers: every name that SYCL and the FPGA front end give decorations.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@v0 = private unnamed_addr addrspace(1) constant [31 x i8] c"{register:1}{memory:BLOCK_RAM}\00"
@v1 = private unnamed_addr addrspace(1) constant [26 x i8] c"{numbanks:4}{bankwidth:8}\00"
@v2 = private unnamed_addr addrspace(1) constant [37 x i8] c"{private_copies:2}{max_replicates:3}\00"
@v3 = private unnamed_addr addrspace(1) constant [21 x i8] c"{simple_dual_port:1}\00"
@v4 = private unnamed_addr addrspace(1) constant [18 x i8] c"{merge:key:depth}\00"
@v5 = private unnamed_addr addrspace(1) constant [36 x i8] c"{bank_bits:2,3}{force_pow2_depth:1}\00"
@v6 = private unnamed_addr addrspace(1) constant [9 x i8] c"{pump:1}\00"
@v7 = private unnamed_addr addrspace(1) constant [9 x i8] c"{pump:2}\00"
@v8 = private unnamed_addr addrspace(1) constant [29 x i8] c"{stride_size:4}{word_size:8}\00"
@v9 = private unnamed_addr addrspace(1) constant [19 x i8] c"{true_dual_port:1}\00"
@v10 = private unnamed_addr addrspace(1) constant [16 x i8] c"{5825}{5827:16}\00"
@v11 = private unnamed_addr addrspace(1) constant [14 x i8] c"anything else\00"
@p0 = private unnamed_addr addrspace(1) constant [11 x i8] c"{params:1}\00"
@p1 = private unnamed_addr addrspace(1) constant [26 x i8] c"{params:2}{cache-size:64}\00"
@p2 = private unnamed_addr addrspace(1) constant [11 x i8] c"{params:4}\00"
@p3 = private unnamed_addr addrspace(1) constant [11 x i8] c"{params:8}\00"
@p4 = private unnamed_addr addrspace(1) constant [28 x i8] c"{params:15}{cache-size:128}\00"
@p5 = private unnamed_addr addrspace(1) constant [25 x i8] c"{sycl-buffer-location:7}\00"
@p6 = private unnamed_addr addrspace(1) constant [58 x i8] c"{sycl-latency-anchor-id:1}{sycl-latency-constraint:2,3,4}\00"
@p7 = private unnamed_addr addrspace(1) constant [11 x i8] c"{5921:\223\22}\00"
@p8 = private unnamed_addr addrspace(1) constant [10 x i8] c"free text\00"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"f.cl\00"

declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)

define spir_kernel void @variables(ptr addrspace(1) %out) {
  %a0 = alloca [8 x i32]
  %a1 = alloca [9 x i32]
  %a2 = alloca [10 x i32]
  %a3 = alloca [11 x i32]
  %a4 = alloca [12 x i32]
  %a5 = alloca [13 x i32]
  %a6 = alloca [14 x i32]
  %a7 = alloca [15 x i32]
  %a8 = alloca [16 x i32]
  %a9 = alloca [17 x i32]
  %a10 = alloca [18 x i32]
  %a11 = alloca [19 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %a0, ptr addrspace(1) @v0, ptr addrspace(1) @file, i32 0, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a1, ptr addrspace(1) @v1, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a2, ptr addrspace(1) @v2, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a3, ptr addrspace(1) @v3, ptr addrspace(1) @file, i32 3, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a4, ptr addrspace(1) @v4, ptr addrspace(1) @file, i32 4, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a5, ptr addrspace(1) @v5, ptr addrspace(1) @file, i32 5, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a6, ptr addrspace(1) @v6, ptr addrspace(1) @file, i32 6, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a7, ptr addrspace(1) @v7, ptr addrspace(1) @file, i32 7, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a8, ptr addrspace(1) @v8, ptr addrspace(1) @file, i32 8, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a9, ptr addrspace(1) @v9, ptr addrspace(1) @file, i32 9, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a10, ptr addrspace(1) @v10, ptr addrspace(1) @file, i32 10, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a11, ptr addrspace(1) @v11, ptr addrspace(1) @file, i32 11, ptr addrspace(1) null)
  ret void
}

define spir_kernel void @pointers(ptr addrspace(1) %q0, ptr addrspace(1) %q1, ptr addrspace(1) %q2, ptr addrspace(1) %q3, ptr addrspace(1) %q4, ptr addrspace(1) %q5, ptr addrspace(1) %q6, ptr addrspace(1) %q7, ptr addrspace(1) %q8, ptr addrspace(1) %p, i32 %n) {
  %a0 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q0, ptr addrspace(1) @p0, ptr addrspace(1) @file, i32 0, ptr addrspace(1) null)
  store i32 0, ptr addrspace(1) %a0
  %a1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q1, ptr addrspace(1) @p1, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %a1
  %a2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q2, ptr addrspace(1) @p2, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  store i32 2, ptr addrspace(1) %a2
  %a3 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q3, ptr addrspace(1) @p3, ptr addrspace(1) @file, i32 3, ptr addrspace(1) null)
  store i32 3, ptr addrspace(1) %a3
  %a4 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q4, ptr addrspace(1) @p4, ptr addrspace(1) @file, i32 4, ptr addrspace(1) null)
  store i32 4, ptr addrspace(1) %a4
  %a5 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q5, ptr addrspace(1) @p5, ptr addrspace(1) @file, i32 5, ptr addrspace(1) null)
  store i32 5, ptr addrspace(1) %a5
  %a6 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q6, ptr addrspace(1) @p6, ptr addrspace(1) @file, i32 6, ptr addrspace(1) null)
  store i32 6, ptr addrspace(1) %a6
  %a7 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q7, ptr addrspace(1) @p7, ptr addrspace(1) @file, i32 7, ptr addrspace(1) null)
  store i32 7, ptr addrspace(1) %a7
  %a8 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q8, ptr addrspace(1) @p8, ptr addrspace(1) @file, i32 8, ptr addrspace(1) null)
  store i32 8, ptr addrspace(1) %a8
  %r = call i32 @llvm.annotation.i32.p1(i32 %n, ptr addrspace(1) @v0, ptr addrspace(1) @file, i32 1)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
