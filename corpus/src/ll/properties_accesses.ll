; Properties of pointers that are said of the accesses through them, and of no pointer.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64_fpga-unknown-unknown"


@s2 = private unnamed_addr addrspace(1) constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@s3 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@s10 = private unnamed_addr addrspace(1) constant [3 x i8] c"64\00", section "llvm.metadata"
@s27 = private unnamed_addr addrspace(1) constant [2 x i8] c"8\00", section "llvm.metadata"
@s35 = private unnamed_addr addrspace(1) constant [3 x i8] c"16\00", section "llvm.metadata"
@s42 = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-alignment\00", section "llvm.metadata"
@s43 = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-cache-read-hint\00", section "llvm.metadata"
@s44 = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-cache-write-hint\00", section "llvm.metadata"
@s45 = private unnamed_addr addrspace(1) constant [8 x i8] c"2097152\00", section "llvm.metadata"
@s47 = private unnamed_addr addrspace(1) constant [26 x i8] c"sycl-cache-read-assertion\00", section "llvm.metadata"
@l28 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s42, ptr addrspace(1) @s10 }, section "llvm.metadata"
@l30 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s43, ptr addrspace(1) @s35, ptr addrspace(1) @s44, ptr addrspace(1) @s45 }, section "llvm.metadata"
@l32 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s47, ptr addrspace(1) @s27 }, section "llvm.metadata"

define spir_kernel void @a_alignment(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l28)
  %v = load i32, ptr addrspace(1) %q, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @c_accesses(ptr addrspace(1) %p) {
  %e = getelementptr inbounds i32, ptr addrspace(1) %p, i64 4
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l30)
  %v = load i32, ptr addrspace(1) %q, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 64, i1 false)
  ret void
}
define spir_kernel void @c_assertion(ptr addrspace(1) %p) {
  %e = getelementptr inbounds i32, ptr addrspace(1) %p, i64 4
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %e, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l32)
  %v = load i32, ptr addrspace(1) %q, align 4
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

