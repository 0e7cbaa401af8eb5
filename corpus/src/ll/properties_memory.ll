; Properties of pointers that are said of the accesses through them: accesses of bytes, so that nothing is cast.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64_fpga-unknown-unknown"

@s0 = private unnamed_addr addrspace(1) constant [15 x i8] c"sycl-alignment\00", section "llvm.metadata"
@s1 = private unnamed_addr addrspace(1) constant [3 x i8] c"64\00", section "llvm.metadata"
@s2 = private unnamed_addr addrspace(1) constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@s3 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@s4 = private unnamed_addr addrspace(1) constant [21 x i8] c"sycl-cache-read-hint\00", section "llvm.metadata"
@s5 = private unnamed_addr addrspace(1) constant [4 x i8] c"0x1\00", section "llvm.metadata"
@s6 = private unnamed_addr addrspace(1) constant [5 x i8] c"0x20\00", section "llvm.metadata"
@s7 = private unnamed_addr addrspace(1) constant [6 x i8] c"0x400\00", section "llvm.metadata"
@s8 = private unnamed_addr addrspace(1) constant [7 x i8] c"0x8000\00", section "llvm.metadata"
@s9 = private unnamed_addr addrspace(1) constant [8 x i8] c"0x10000\00", section "llvm.metadata"
@s10 = private unnamed_addr addrspace(1) constant [22 x i8] c"sycl-cache-write-hint\00", section "llvm.metadata"
@s11 = private unnamed_addr addrspace(1) constant [9 x i8] c"0x200000\00", section "llvm.metadata"
@s12 = private unnamed_addr addrspace(1) constant [10 x i8] c"0x4000000\00", section "llvm.metadata"
@s13 = private unnamed_addr addrspace(1) constant [26 x i8] c"sycl-cache-read-assertion\00", section "llvm.metadata"
@s14 = private unnamed_addr addrspace(1) constant [2 x i8] c"8\00", section "llvm.metadata"
@s15 = private unnamed_addr addrspace(1) constant [10 x i8] c"0x1000000\00", section "llvm.metadata"
@s16 = private unnamed_addr addrspace(1) constant [23 x i8] c"sycl-latency-anchor-id\00", section "llvm.metadata"
@s17 = private unnamed_addr addrspace(1) constant [2 x i8] c"1\00", section "llvm.metadata"
@s18 = private unnamed_addr addrspace(1) constant [19 x i8] c"sycl-prefetch-hint\00", section "llvm.metadata"
@s19 = private unnamed_addr addrspace(1) constant [2 x i8] c"0\00", section "llvm.metadata"
@s20 = private unnamed_addr addrspace(1) constant [24 x i8] c"sycl-latency-constraint\00", section "llvm.metadata"
@s21 = private unnamed_addr addrspace(1) constant [6 x i8] c"0,1,5\00", section "llvm.metadata"
@l0 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s0, ptr addrspace(1) @s1 }, section "llvm.metadata"
@l1 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l2 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s6 }, section "llvm.metadata"
@l3 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s7 }, section "llvm.metadata"
@l4 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l5 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s9 }, section "llvm.metadata"
@l6 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s5 }, section "llvm.metadata"
@l7 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s6 }, section "llvm.metadata"
@l8 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s7 }, section "llvm.metadata"
@l9 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s8 }, section "llvm.metadata"
@l10 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s9 }, section "llvm.metadata"
@l11 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s11 }, section "llvm.metadata"
@l12 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s12 }, section "llvm.metadata"
@l13 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s13, ptr addrspace(1) @s14 }, section "llvm.metadata"
@l14 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s6, ptr addrspace(1) @s10, ptr addrspace(1) @s15 }, section "llvm.metadata"
@l15 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s10, ptr addrspace(1) @s15, ptr addrspace(1) @s0, ptr addrspace(1) @s1 }, section "llvm.metadata"
@l16 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s16, ptr addrspace(1) @s17, ptr addrspace(1) @s4, ptr addrspace(1) @s6 }, section "llvm.metadata"
@l17 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s18, ptr addrspace(1) @s19, ptr addrspace(1) @s10, ptr addrspace(1) @s15 }, section "llvm.metadata"
@l18 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s0, ptr addrspace(1) @s1, ptr addrspace(1) @s16, ptr addrspace(1) @s17, ptr addrspace(1) @s20, ptr addrspace(1) @s21 }, section "llvm.metadata"
@l19 = private unnamed_addr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @s4, ptr addrspace(1) @s6, ptr addrspace(1) @s0, ptr addrspace(1) @s1 }, section "llvm.metadata"

define spir_kernel void @alignment(ptr addrspace(1) %p) {
  %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l0)
  %2 = load i8, ptr addrspace(1) %1, align 1
  store i8 %2, ptr addrspace(1) %1, align 1
  ret void
}
define spir_kernel void @copied_from(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l0)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 64 %r, ptr addrspace(1) %1, i64 64, i1 false)
  ret void
}
define spir_kernel void @moved_to(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l0)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %1, ptr addrspace(1) align 64 %r, i64 64, i1 false)
  ret void
}
define spir_kernel void @read_hint_0(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l1)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @read_hint_1(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l2)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %2, ptr addrspace(1) align 1 %r, i64 64, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %2, i64 64, i1 false)
  ret void
}
define spir_kernel void @read_hint_2(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l3)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @read_hint_3(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l4)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @read_hint_4(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l5)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_0(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l6)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_1(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l7)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_2(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l8)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_3(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l9)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_4(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l10)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_5(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l11)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @write_hint_6(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l12)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %2, ptr addrspace(1) align 1 %r, i64 64, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %2, i64 64, i1 false)
  ret void
}
define spir_kernel void @read_assertion(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l13)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %2, ptr addrspace(1) align 1 %r, i64 64, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %2, i64 64, i1 false)
  ret void
}
define spir_kernel void @read_and_write(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l14)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %2, ptr addrspace(1) align 1 %r, i64 64, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %2, i64 64, i1 false)
  ret void
}
define spir_kernel void @aligned_and_cached(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l15)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %2, ptr addrspace(1) align 64 %r, i64 64, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 64 %r, ptr addrspace(1) %2, i64 64, i1 false)
  ret void
}
define spir_kernel void @latency_and_cached(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l16)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @prefetched_and_cached(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l17)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @latency_and_aligned(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l18)
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @parameter_cached(ptr addrspace(1) %p) {
  %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l16)
  %2 = load i8, ptr addrspace(1) %1, align 1
  store i8 %2, ptr addrspace(1) %1, align 1
  ret void
}
define spir_func ptr addrspace(1) @alignment_alone(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l19)
  ret ptr addrspace(1) %2
}
define spir_kernel void @cast(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s3, i32 7, ptr addrspace(1) @l19)
  %3 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %4 = load i8, ptr addrspace(4) %3, align 1
  store i8 %4, ptr addrspace(1) %p, align 1
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
