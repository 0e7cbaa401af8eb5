; Properties that do not hold: wrong kinds, out of range, twice, contradictions, the wrong place, nobody's names; and a
; list of decorations that is not as long as the parameters, a mode that nobody knows, a decoration without its operand;
; a decoration of variables at a parameter, and one of what has an address at a function.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr addrspace(1) constant [59 x i8] c"sycl-properties:sycl-num-banks=many,sycl-host-access,other\00", section "llvm.metadata"
@open = private unnamed_addr addrspace(1) constant [31 x i8] c"sycl-properties:sycl-stable=\22x\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@access = addrspace(1) global i32 0, align 4 #4

define spir_kernel void @wrong() #0 {
  ret void
}
define spir_kernel void @contradicts() #1 {
  ret void
}
define spir_kernel void @place(ptr addrspace(1) "sycl-grf-size"="256" "sycl-alignment"="3" %p) #2 {
  ret void
}
define spir_kernel void @pointer(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 7, ptr addrspace(1) null)
  %r = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q, ptr addrspace(1) @open, ptr addrspace(1) @file, i32 8, ptr addrspace(1) null)
  store i32 1, ptr addrspace(1) %r, align 4
  ret void
}
define spir_kernel void @listed(ptr addrspace(1) %p, ptr addrspace(1) %q) #3 !spirv.ParameterDecorations !1 !spirv.Decorations !4 {
  ret void
}
define spir_kernel void @misplaced(ptr addrspace(1) %p) !spirv.ParameterDecorations !6 !spirv.Decorations !8 {
  ret void
}
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

attributes #0 = { "sycl-work-group-size"="eight" "sycl-sub-group-size"="-2" "sycl-floating-point-control"="3" "sycl-pipelined"="" "sycl-foo"="1" }
attributes #1 = { "sycl-streaming-interface"="1" "sycl-register-map-interface"="0" "sycl-grf-size"="256" "sycl-maximum-registers"="128" }
attributes #2 = { "sycl-host-access"="read" "sycl-grf-size"="16384" }
attributes #3 = { "sycl-work-group-size"="1,2,3,4" }
attributes #4 = { "sycl-device-global-size"="4" "sycl-unique-id"="access" "sycl-host-access"="often" }

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @listed, i32 42}
!1 = !{!2}
!2 = !{!3}
!3 = !{i32 5921, i32 1}
!4 = !{!5}
!5 = !{i32 5921}
!6 = !{!7}
!7 = !{!9, !10}
!8 = !{!9, !10}
!9 = !{i32 6148, i32 1}
!10 = !{i32 19}
