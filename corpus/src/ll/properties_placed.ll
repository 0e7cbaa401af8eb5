; Properties wherever they may stand, in one place for many of them: as DPC++'s pass would leave what is in properties_places.ll.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr addrspace(1) constant [12 x i8] c"{19:\22true\22}\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@g_first = addrspace(1) global i32 0, align 4, !spirv.Decorations !0
@g_second = addrspace(1) global i32 0, align 4, !spirv.Decorations !1
@scope = addrspace(1) global i32 0, align 4, !spirv.Decorations !5 #2
@pipe = addrspace(1) global i32 0, align 4 #3

define spir_kernel void @f_first(ptr addrspace(1) %p) !spirv.Decorations !0 !spirv.ParameterDecorations !3 {
  call spir_func void @h_first(ptr addrspace(1) %p)
  ret void
}
define spir_kernel void @f_second(ptr addrspace(1) %p) !spirv.Decorations !1 !spirv.ParameterDecorations !4 {
  call spir_func void @h_second(ptr addrspace(1) %p)
  ret void
}
define spir_func void @h_first(ptr addrspace(1) %p) !spirv.Decorations !0 {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
define spir_func void @h_second(ptr addrspace(1) %p) !spirv.Decorations !1 {
  store i32 2, ptr addrspace(1) %p, align 4
  ret void
}
define spir_kernel void @a_strict(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 7, ptr addrspace(1) null)
  store i32 3, ptr addrspace(1) %q, align 4
  ret void
}
define spir_kernel void @facts(ptr addrspace(3) "sycl-implicit-local-arg" %p) #4 {
  store i32 4, ptr addrspace(3) %p, align 4
  ret void
}

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

attributes #2 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-unique-id"="id_scope" }
attributes #3 = { "sycl-host-pipe" "sycl-host-pipe-size"="4" "sycl-unique-id"="id_pipe" }
attributes #4 = { "sycl-implicit-local-arg" "sycl-module-id"="a.cpp" "sycl-optlevel"="2" }

!0 = !{!10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31}
!1 = !{!32, !33, !34}
!3 = !{!0}
!4 = !{!1}
!5 = !{!6}
!6 = !{i32 6147, i32 2, !"id_scope"}
!10 = !{i32 6177, i32 32}
!11 = !{i32 5833}
!12 = !{i32 5921, i32 3}
!13 = !{i32 5830}
!14 = !{i32 6175, i32 1}
!15 = !{i32 5825}
!16 = !{i32 6178, i32 64}
!17 = !{i32 6179, i32 2}
!18 = !{i32 6172, !"5"}
!19 = !{i32 6173, !"0,1,5"}
!20 = !{i32 5829, i32 2}
!21 = !{i32 6181, i32 4}
!22 = !{i32 5827, i32 8}
!23 = !{i32 5832, i32 2}
!24 = !{i32 5836, i32 1}
!25 = !{i32 6180, i32 1}
!26 = !{i32 5826, !"BLOCK_RAM"}
!27 = !{i32 6183, i32 1}
!28 = !{i32 19, i32 1}
!29 = !{i32 5883, i32 16}
!30 = !{i32 6182, i32 1}
!31 = !{i32 5884, i32 32}
!32 = !{i32 5885}
!33 = !{i32 5831}
!34 = !{i32 6176, i32 1}
