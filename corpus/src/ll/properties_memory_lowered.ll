; `properties_memory.ll` as DPC++'s pass leaves it.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64_fpga-unknown-unknown"

@s0 = private unnamed_addr addrspace(1) constant [11 x i8] c"{6172:\221\22}\00", section "llvm.metadata"
@s1 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@s2 = private unnamed_addr addrspace(1) constant [13 x i8] c"{6442:\220,1\22}\00", section "llvm.metadata"
@s3 = private unnamed_addr addrspace(1) constant [25 x i8] c"{6172:\221\22}{6173:\220,1,5\22}\00", section "llvm.metadata"
@s4 = private unnamed_addr addrspace(1) constant [10 x i8] c"{44:\2264\22}\00", section "llvm.metadata"

define spir_kernel void @alignment(ptr addrspace(1) %p) {
  %1 = load i8, ptr addrspace(1) %p, align 64
  store i8 %1, ptr addrspace(1) %p, align 64
  ret void
}
define spir_kernel void @copied_from(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 64 %r, ptr addrspace(1) align 64 %p, i64 64, i1 false)
  ret void
}
define spir_kernel void @moved_to(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 64 %p, ptr addrspace(1) align 64 %r, i64 64, i1 false)
  ret void
}
define spir_kernel void @read_hint_0(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !1
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !3
  ret void
}
define spir_kernel void @read_hint_1(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !5
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !7
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %1, ptr addrspace(1) align 1 %r, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !5
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %1, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !7
  ret void
}
define spir_kernel void @read_hint_2(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !9
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !11
  ret void
}
define spir_kernel void @read_hint_3(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !13
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !15
  ret void
}
define spir_kernel void @read_hint_4(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !17
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !19
  ret void
}
define spir_kernel void @write_hint_0(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !21
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !23
  ret void
}
define spir_kernel void @write_hint_1(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !25
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !27
  ret void
}
define spir_kernel void @write_hint_2(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !29
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !31
  ret void
}
define spir_kernel void @write_hint_3(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !33
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !35
  ret void
}
define spir_kernel void @write_hint_4(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !21
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !23
  ret void
}
define spir_kernel void @write_hint_5(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !37
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !39
  ret void
}
define spir_kernel void @write_hint_6(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !41
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !43
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %1, ptr addrspace(1) align 1 %r, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !41
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %1, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !43
  ret void
}
define spir_kernel void @read_assertion(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !45
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !47
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %1, ptr addrspace(1) align 1 %r, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !45
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %1, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !47
  ret void
}
define spir_kernel void @read_and_write(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !49
  store i8 %2, ptr addrspace(1) %1, align 1, !spirv.DecorationCacheControlINTEL !51
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %1, ptr addrspace(1) align 1 %r, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !49
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %r, ptr addrspace(1) %1, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !51
  ret void
}
define spir_kernel void @aligned_and_cached(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = load i8, ptr addrspace(1) %1, align 64, !spirv.DecorationCacheControlINTEL !52
  store i8 %2, ptr addrspace(1) %1, align 64, !spirv.DecorationCacheControlINTEL !53
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 64 %1, ptr addrspace(1) align 64 %r, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !52
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 64 %r, ptr addrspace(1) align 64 %1, i64 64, i1 false), !spirv.DecorationCacheControlINTEL !53
  ret void
}
define spir_kernel void @latency_and_cached(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s0, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null), !spirv.DecorationCacheControlINTEL !5
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @prefetched_and_cached(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s2, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null), !spirv.DecorationCacheControlINTEL !52
  %3 = load i8, ptr addrspace(1) %2, align 1
  store i8 %3, ptr addrspace(1) %2, align 1
  ret void
}
define spir_kernel void @latency_and_aligned(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s3, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null)
  %3 = load i8, ptr addrspace(1) %2, align 64
  store i8 %3, ptr addrspace(1) %2, align 64
  ret void
}
define spir_kernel void @parameter_cached(ptr addrspace(1) %p) {
  %1 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @s0, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null), !spirv.DecorationCacheControlINTEL !5
  %2 = load i8, ptr addrspace(1) %1, align 1
  store i8 %2, ptr addrspace(1) %1, align 1
  ret void
}
define spir_func ptr addrspace(1) @alignment_alone(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @s4, ptr addrspace(1) @s1, i32 7, ptr addrspace(1) null), !spirv.DecorationCacheControlINTEL !5
  ret ptr addrspace(1) %2
}
define spir_kernel void @cast(ptr addrspace(1) %p) {
  %1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %2 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %3 = load i8, ptr addrspace(4) %2, align 64, !spirv.DecorationCacheControlINTEL !5
  store i8 %3, ptr addrspace(1) %p, align 1
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

!0 = !{i32 6442, i32 0, i32 0, i32 0}
!1 = !{!0}
!2 = !{i32 6442, i32 0, i32 0, i32 1}
!3 = !{!2}
!4 = !{i32 6442, i32 1, i32 1, i32 0}
!5 = !{!4}
!6 = !{i32 6442, i32 1, i32 1, i32 1}
!7 = !{!6}
!8 = !{i32 6442, i32 2, i32 2, i32 0}
!9 = !{!8}
!10 = !{i32 6442, i32 2, i32 2, i32 1}
!11 = !{!10}
!12 = !{i32 6442, i32 3, i32 3, i32 0}
!13 = !{!12}
!14 = !{i32 6442, i32 3, i32 3, i32 1}
!15 = !{!14}
!16 = !{i32 6442, i32 0, i32 4, i32 0}
!17 = !{!16}
!18 = !{i32 6442, i32 0, i32 4, i32 1}
!19 = !{!18}
!20 = !{i32 6443, i32 0, i32 0, i32 0}
!21 = !{!20}
!22 = !{i32 6443, i32 0, i32 0, i32 1}
!23 = !{!22}
!24 = !{i32 6443, i32 1, i32 0, i32 0}
!25 = !{!24}
!26 = !{i32 6443, i32 1, i32 0, i32 1}
!27 = !{!26}
!28 = !{i32 6443, i32 2, i32 3, i32 0}
!29 = !{!28}
!30 = !{i32 6443, i32 2, i32 3, i32 1}
!31 = !{!30}
!32 = !{i32 6443, i32 3, i32 0, i32 0}
!33 = !{!32}
!34 = !{i32 6443, i32 3, i32 0, i32 1}
!35 = !{!34}
!36 = !{i32 6443, i32 1, i32 1, i32 0}
!37 = !{!36}
!38 = !{i32 6443, i32 1, i32 1, i32 1}
!39 = !{!38}
!40 = !{i32 6443, i32 2, i32 2, i32 0}
!41 = !{!40}
!42 = !{i32 6443, i32 2, i32 2, i32 1}
!43 = !{!42}
!44 = !{i32 6442, i32 3, i32 0, i32 0}
!45 = !{!44}
!46 = !{i32 6442, i32 3, i32 0, i32 1}
!47 = !{!46}
!48 = !{i32 6443, i32 0, i32 2, i32 0}
!49 = !{!4, !48}
!50 = !{i32 6443, i32 0, i32 2, i32 1}
!51 = !{!6, !50}
!52 = !{!48}
!53 = !{!50}
