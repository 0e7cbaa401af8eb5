; Debug information that goes in circles: types that are made of themselves.
source_filename = "ll/debug_circles.ll"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !9)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!7 = !DISubroutineType(types: !8)
!8 = !{null}
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!9 = !{!10, !12}
!6 = !DILocation(line: 1, column: 1, scope: !5)
!10 = distinct !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!12 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "a", baseType: !13)
!13 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "b", baseType: !12)
