; What metadata and attributes say in forms that front ends seldom write: narrow numbers, numbers behind the text of an annotation, hexadecimal, hints that contradict each other, names and qualifiers that only the list of arguments has, kernels that run before all others.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = addrspace(1) global i32 0, align 4, !spirv.Decorations !12
@shared = addrspace(3) global i32 undef, align 4
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr addrspace(1) }] [{ i32, ptr, ptr addrspace(1) } { i32 65535, ptr @fill_table, ptr addrspace(1) null }]
@llvm.global_dtors = appending addrspace(1) global [1 x { i32, ptr, ptr addrspace(1) }] [{ i32, ptr, ptr addrspace(1) } { i32 65535, ptr @empty_table, ptr addrspace(1) null }]

@text = private unnamed_addr addrspace(1) constant [5 x i8] c"mine\00", section "llvm.metadata"
@kinds = private unnamed_addr addrspace(1) constant [30 x i8] c"{5826:\22DEFAULT\22}{5826:\22MLAB\22}\00", section "llvm.metadata"
@named = private unnamed_addr addrspace(1) constant [15 x i8] c"{5635:\22hello\22}\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [4 x i8] c"a.c\00", section "llvm.metadata"
@numbers = private unnamed_addr addrspace(1) constant { i32, i8, i1, ptr addrspace(1) } { i32 1, i8 -2, i1 true, ptr addrspace(1) null }, section "llvm.metadata"
@zeros = private unnamed_addr addrspace(1) constant { i32, i64 } zeroinitializer, section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [1 x { ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr @plain, ptr addrspace(1) @named, ptr addrspace(1) @file, i32 3, ptr addrspace(1) null }], section "llvm.metadata"

define internal spir_kernel void @fill_table() {
  store i32 7, ptr addrspace(1) @table, align 4
  ret void
}

define internal spir_kernel void @empty_table() {
  store i32 0, ptr addrspace(1) @table, align 4
  ret void
}

; The first says the same for the same arguments, the second for the same memory; the others look at more.
define spir_func i32 @plain(i32 %x) memory(none) !spirv.Decorations !14 {
  %y = mul i32 %x, %x
  ret i32 %y
}

define spir_func i32 @of_memory(ptr addrspace(1) %p) memory(argmem: read) {
  %y = load i32, ptr addrspace(1) %p, align 4
  ret i32 %y
}

define spir_func i32 @of_others(i32 %x) convergent memory(none) {
  %y = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %x) convergent
  ret i32 %y
}

define spir_func i32 @of_time(i32 %x) memory(inaccessiblemem: read) {
  %y = add i32 %x, 1
  ret i32 %y
}

define spir_kernel void @arguments(ptr addrspace(1) %0, ptr addrspace(1) noalias %1, i32 %2) !kernel_arg_name !0 !kernel_arg_type_qual !1 !reqd_work_group_size !2 {
  %p = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %0, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) @numbers)
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %1, ptr addrspace(1) @kinds, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %v = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %v, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 2, ptr addrspace(1) @zeros)
  %next = getelementptr i32, ptr addrspace(1) %0, i64 4, !spirv.Decorations !3
  %x = load i32, ptr addrspace(1) %next, align 4
  store i32 %x, ptr %v, align 4
  %y = load i32, ptr %v, align 4
  store i32 %y, ptr addrspace(1) %q, align 4
  store i32 %2, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @loops(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %on = icmp ult i32 %next, %n
  br i1 %on, label %loop, label %end, !llvm.loop !6

end:
  store i32 %next, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @vectors(ptr addrspace(1) %out) #0 {
  store i32 1, ptr addrspace(3) @shared, align 4
  store float 1.0, ptr addrspace(1) %out, align 4
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)

attributes #0 = { "VCFunction" "VCFloatControl"="0x5C0" "VCSLMSize"="0x40" "VCNamedBarrierCount"="010" }

; The addresses have the width that the triple says.
!spirv.MemoryModel = !{!16}
!spirv.ExecutionMode = !{!10}

!0 = !{!"source", !"target", !"count"}
!1 = !{!"restrict const", !"restrict volatile", !""}
!2 = !{i16 -56, i16 1, i16 1}
!3 = !{!4}
!4 = !{i32 44, i32 16}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.unroll.count", i32 4}
!8 = !{!"llvm.loop.unroll.disable"}
!10 = !{ptr @loops, i32 18, i16 -56, i16 1, i16 1}
; Linkage is said once.
!12 = !{!13}
!13 = !{i32 41, !"table", i32 0}
!14 = !{!15}
!15 = !{i32 41, !"plain", i32 0}
!16 = !{i32 1, i32 2}
