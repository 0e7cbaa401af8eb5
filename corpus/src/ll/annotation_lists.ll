; Every annotation that becomes a decoration: by name and by number, of variables, of members and of pointers,
; switched off, and those that are no list or stand where they may not.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@v0 = private unnamed_addr addrspace(1) constant [13 x i8] c"{register:1}\00"
@v1 = private unnamed_addr addrspace(1) constant [44 x i8] c"{memory:BLOCK_RAM}{numbanks:4}{bankwidth:8}\00"
@v2 = private unnamed_addr addrspace(1) constant [50 x i8] c"{memory:MLAB}{private_copies:2}{max_replicates:3}\00"
@v3 = private unnamed_addr addrspace(1) constant [54 x i8] c"{memory:DEFAULT}{simple_dual_port:1}{merge:key:depth}\00"
@v4 = private unnamed_addr addrspace(1) constant [52 x i8] c"{memory:DEFAULT}{bank_bits:4,5}{force_pow2_depth:0}\00"
@v5 = private unnamed_addr addrspace(1) constant [49 x i8] c"{stride_size:16}{word_size:32}{true_dual_port:1}\00"
@v6 = private unnamed_addr addrspace(1) constant [9 x i8] c"{pump:1}\00"
@v7 = private unnamed_addr addrspace(1) constant [9 x i8] c"{pump:2}\00"
@v8 = private unnamed_addr addrspace(1) constant [9 x i8] c"{pump:3}\00"
@v9 = private unnamed_addr addrspace(1) constant [13 x i8] c"{register:0}\00"
@v10 = private unnamed_addr addrspace(1) constant [17 x i8] c"{5827:4}{5828:8}\00"
@v11 = private unnamed_addr addrspace(1) constant [13 x i8] c"{5830}{5831}\00"
@v12 = private unnamed_addr addrspace(1) constant [12 x i8] c"just a text\00"
@v13 = private unnamed_addr addrspace(1) constant [25 x i8] c"{sycl-buffer-location:1}\00"
@v14 = private unnamed_addr addrspace(1) constant [14 x i8] c"{5635:\22said\22}\00"
@p0 = private unnamed_addr addrspace(1) constant [27 x i8] c"{params:15}{cache-size:64}\00"
@p1 = private unnamed_addr addrspace(1) constant [11 x i8] c"{params:4}\00"
@p2 = private unnamed_addr addrspace(1) constant [11 x i8] c"{params:0}\00"
@p3 = private unnamed_addr addrspace(1) constant [26 x i8] c"{params:10}{cache-size:1}\00"
@p4 = private unnamed_addr addrspace(1) constant [25 x i8] c"{sycl-buffer-location:2}\00"
@p5 = private unnamed_addr addrspace(1) constant [58 x i8] c"{sycl-latency-anchor-id:3}{sycl-latency-constraint:1,2,3}\00"
@p6 = private unnamed_addr addrspace(1) constant [25 x i8] c"{6172:\221\22}{6173:\220,1,5\22}\00"
@p7 = private unnamed_addr addrspace(1) constant [8 x i8] c"{44:16}\00"
@p8 = private unnamed_addr addrspace(1) constant [13 x i8] c"{register:1}\00"
@p9 = private unnamed_addr addrspace(1) constant [20 x i8] c"a text of a pointer\00"
@p10 = private unnamed_addr addrspace(1) constant [42 x i8] c"{params:1}{anchor:2}{memory:MLAB}{more:3}\00"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"f.cl\00"
@note = private unnamed_addr addrspace(1) constant [19 x i8] c"of a global itself\00"
@annotated = addrspace(1) global i32 1
@llvm.global.annotations = appending addrspace(1) global [1 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @annotated, ptr addrspace(1) @note, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)

%pair = type { i32, [4 x i32] }

define spir_kernel void @variables(ptr addrspace(1) %out) {
  %x0 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x0, ptr addrspace(1) @v0, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x1 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x1, ptr addrspace(1) @v1, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x2 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x2, ptr addrspace(1) @v2, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x3 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x3, ptr addrspace(1) @v3, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x4 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x4, ptr addrspace(1) @v4, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x5 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x5, ptr addrspace(1) @v5, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x6 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x6, ptr addrspace(1) @v6, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x7 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x7, ptr addrspace(1) @v7, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x8 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x8, ptr addrspace(1) @v8, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x9 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x9, ptr addrspace(1) @v9, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x10 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x10, ptr addrspace(1) @v10, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x11 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x11, ptr addrspace(1) @v11, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x12 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x12, ptr addrspace(1) @v12, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %x13 = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %x13, ptr addrspace(1) @v13, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %x13, ptr addrspace(1) @v14, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  ret void
}

define spir_kernel void @pointers(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %g0 = getelementptr %pair, ptr addrspace(1) %a, i64 0, i32 1
  %q0 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g0, ptr addrspace(1) @p0, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l0 = load i32, ptr addrspace(1) %q0
  store i32 %l0, ptr addrspace(1) %out
  %g1 = getelementptr %pair, ptr addrspace(1) %a, i64 1, i32 1
  %q1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g1, ptr addrspace(1) @p1, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l1 = load i32, ptr addrspace(1) %q1
  store i32 %l1, ptr addrspace(1) %out
  %g2 = getelementptr %pair, ptr addrspace(1) %a, i64 2, i32 1
  %q2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g2, ptr addrspace(1) @p2, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l2 = load i32, ptr addrspace(1) %q2
  store i32 %l2, ptr addrspace(1) %out
  %g3 = getelementptr %pair, ptr addrspace(1) %a, i64 3, i32 1
  %q3 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g3, ptr addrspace(1) @p3, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l3 = load i32, ptr addrspace(1) %q3
  store i32 %l3, ptr addrspace(1) %out
  %g4 = getelementptr %pair, ptr addrspace(1) %a, i64 4, i32 1
  %q4 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g4, ptr addrspace(1) @p4, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l4 = load i32, ptr addrspace(1) %q4
  store i32 %l4, ptr addrspace(1) %out
  %g5 = getelementptr %pair, ptr addrspace(1) %a, i64 5, i32 1
  %q5 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g5, ptr addrspace(1) @p5, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l5 = load i32, ptr addrspace(1) %q5
  store i32 %l5, ptr addrspace(1) %out
  %g6 = getelementptr %pair, ptr addrspace(1) %a, i64 6, i32 1
  %q6 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g6, ptr addrspace(1) @p6, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l6 = load i32, ptr addrspace(1) %q6
  store i32 %l6, ptr addrspace(1) %out
  %g7 = getelementptr %pair, ptr addrspace(1) %a, i64 7, i32 1
  %q7 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g7, ptr addrspace(1) @p7, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l7 = load i32, ptr addrspace(1) %q7
  store i32 %l7, ptr addrspace(1) %out
  %g8 = getelementptr %pair, ptr addrspace(1) %a, i64 8, i32 1
  %q8 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g8, ptr addrspace(1) @p8, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l8 = load i32, ptr addrspace(1) %q8
  store i32 %l8, ptr addrspace(1) %out
  %g9 = getelementptr %pair, ptr addrspace(1) %a, i64 9, i32 1
  %q9 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %g9, ptr addrspace(1) @p9, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %q10 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q9, ptr addrspace(1) @p10, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  %l9 = load i32, ptr addrspace(1) %q9
  store i32 %l9, ptr addrspace(1) %out
  %n = call i32 @llvm.annotation.i32.p1(i32 %l0, ptr addrspace(1) @v12, ptr addrspace(1) @file, i32 3)
  store i32 %n, ptr addrspace(1) %out
  ret void
}
