; Arrays of debug information by their bounds: numbers, variables, expressions; with lower bounds and without.
; What has no form that is valid is an array of a size that is not known. And a template's argument that is a
; null pointer.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @kept(ptr %out, i64 %n) !dbg !10 {
  #dbg_value(i64 %n, !11, !DIExpression(), !13)
  #dbg_value(i64 %n, !12, !DIExpression(), !13)
  store i32 1, ptr %out, !dbg !13
  ret void, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "compiler", emissionKind: FullDebug, retainedTypes: !20)
!1 = !DIFile(filename: "a.f90", directory: "/dir")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!4 = !DIBasicType(name: "integer", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "size", size: 64, encoding: DW_ATE_unsigned)
!6 = !DISubroutineType(types: !7)
!7 = !{null}

!10 = distinct !DISubprogram(name: "kept", scope: !1, file: !1, line: 3, type: !6, unit: !0, spFlags: DISPFlagDefinition, templateParams: !30)
!11 = !DILocalVariable(name: "signed", scope: !10, file: !1, line: 4, type: !4, flags: DIFlagArtificial)
!12 = !DILocalVariable(name: "unsigned", scope: !10, file: !1, line: 4, type: !5, flags: DIFlagArtificial)
!13 = !DILocation(line: 5, column: 3, scope: !10)

!20 = !{!21, !22, !23, !24, !25, !26, !27, !28, !29}
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(count: 8)})
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: 1, upperBound: 4), !DISubrange(count: 5, lowerBound: -2)})
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: 0, upperBound: 4)})
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: 1, upperBound: !12)})
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: 1, upperBound: !11)})
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: !DIExpression(), upperBound: !DIExpression())})
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(count: !12), !DISubrange(count: 3, lowerBound: 1)})
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(count: 0), !DISubrange(count: -1)})
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!DISubrange(lowerBound: 5, upperBound: 4), !DISubrange(upperBound: 6)})

!30 = !{!31, !33}
!31 = !DITemplateValueParameter(name: "null", type: !32, value: null)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!33 = !DITemplateValueParameter(name: "also_null", type: !32, value: ptr null)
