; Things that look alike and are not the same: structs of one body, specialization constants of one
; default, alias scopes of two functions, and lists of the module whose rows are mixed.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%near = type { i32, i32 }
%far = type { i32, i32 }

@one = addrspace(1) global i32 1
@two = addrspace(1) global i32 2
@first_note = private unnamed_addr addrspace(1) constant [6 x i8] c"first\00", section "llvm.metadata"
@middle_note = private unnamed_addr addrspace(1) constant [7 x i8] c"middle\00", section "llvm.metadata"
@last_note = private unnamed_addr addrspace(1) constant [5 x i8] c"last\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [3 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @two, ptr addrspace(1) @first_note, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null }, { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @one, ptr addrspace(1) @middle_note, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null }, { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @two, ptr addrspace(1) @last_note, ptr addrspace(1) @file, i32 3, ptr addrspace(1) null }], section "llvm.metadata"

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_kernel void @scopes(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a, !alias.scope !0
  store i32 %x, ptr addrspace(1) %b, !noalias !0
  ret void
}

define spir_kernel void @other_scopes(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a, !alias.scope !3
  store i32 %x, ptr addrspace(1) %b, !noalias !3
  ret void
}

define spir_kernel void @defaults(ptr addrspace(1) %p) {
  %x = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 7)
  %y = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 7)
  %z = sub i32 %x, %y
  store i32 %z, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @structs(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load %near, ptr addrspace(1) %p
  %y = load %far, ptr addrspace(1) %q
  %x0 = extractvalue %near %x, 0
  %y1 = extractvalue %far %y, 1
  store i32 %x0, ptr addrspace(1) @one
  store i32 %y1, ptr addrspace(1) @two
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"scope"}
!5 = distinct !{!5, !"domain"}

!spirv.ExecutionMode = !{!6, !7, !8}
!6 = !{ptr @structs, i32 17, i32 1, i32 1, i32 1}
!7 = !{ptr @defaults, i32 17, i32 1, i32 1, i32 1}
!8 = !{ptr @structs, i32 18, i32 2, i32 1, i32 1}
