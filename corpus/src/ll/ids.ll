; Decorations and execution modes with more than one capability that would do, and those whose operands are ids.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @uniform(ptr addrspace(1) %p, i32 %n) !spirv.ParameterDecorations !0 {
  store i32 %n, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @alternative(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @sized(ptr addrspace(1) %p) {
  store i32 2, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @hinted(ptr addrspace(1) %p) {
  store i32 3, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @aligned(ptr addrspace(1) %p, ptr addrspace(1) %q) !spirv.ParameterDecorations !3 {
  store i32 4, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @scoped(ptr addrspace(1) %p, ptr addrspace(1) %q) !spirv.ParameterDecorations !8 {
  store i32 5, ptr addrspace(1) %p, !alias.scope !14
  store i32 6, ptr addrspace(1) %q, !noalias !14
  ret void
}

; What cannot be: a number that is no list of scopes, an id that nothing in LLVM IR is, a mode of types.
define spir_kernel void @wrong(ptr addrspace(1) %p) !spirv.ParameterDecorations !20 {
  ret void
}

!spirv.ExecutionMode = !{!30, !31, !32, !33, !34}

; Uniform, and in a version of its own UniformId of the work-group.
!0 = !{!1, !2}
!1 = !{!5}
!2 = !{!4}
!4 = !{i32 26}
!5 = !{i32 27, i32 2}

; AlignmentId, MaxByteOffsetId.
!3 = !{!6, !7}
!6 = !{!40}
!7 = !{!41}
!40 = !{i32 46, i32 16}
!41 = !{i32 47, i32 64}

; AliasScopeINTEL, NoAliasINTEL.
!8 = !{!9, !10}
!9 = !{!11}
!10 = !{!12}
!11 = !{i32 5914, !14}
!12 = !{i32 5915, !14}
!13 = distinct !{!13, !"domain"}
!14 = !{!15}
!15 = distinct !{!15, !13, !"scope"}

!20 = !{!21}
!21 = !{!22, !23}
!22 = !{i32 5914, i32 1}
!23 = !{i32 5634, i32 1}

; FloatingPointModeALTINTEL, LocalSizeId, LocalSizeHintId, MaximumRegistersIdINTEL, FPFastMathDefault.
!30 = !{ptr @alternative, i32 5622, i32 32}
!31 = !{ptr @sized, i32 38, i32 8, i32 4, i32 1}
!32 = !{ptr @hinted, i32 39, i32 16, i32 1, i32 1}
!33 = !{ptr @hinted, i32 6462, i32 128}
!34 = !{ptr @wrong, i32 6028, i32 1, i32 2}
