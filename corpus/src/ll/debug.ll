; Debug info of every kind of node, debug records and labels, on source that no compiler wrote.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@global = addrspace(1) global i32 0, !dbg !10

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n) !dbg !20 {
entry:
    #dbg_declare(ptr addrspace(1) %p, !24, !DIExpression(), !26)
    #dbg_value(i32 %n, !25, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !26)
    #dbg_value(!DIArgList(i32 %n, i32 7), !25, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !26)
  %s = alloca i32, align 4, !DIAssignID !40
    #dbg_assign(i32 undef, !27, !DIExpression(), !40, ptr %s, !DIExpression(), !26)
  store i32 %n, ptr %s, align 4, !dbg !28, !DIAssignID !41
    #dbg_label(!29, !28)
  br label %exit, !dbg !30
exit:
    #dbg_value(i32 poison, !25, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !30)
    #dbg_value(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, !25, !DIExpression(), !30)
    #dbg_value(<2 x i8> <i8 add (i8 extractelement (<4 x i8> bitcast (i32 65793 to <4 x i8>), i32 1), i8 5), i8 9>, !25, !DIExpression(), !30)
    #dbg_value(i64 ptrtoint (ptr addrspace(1) @global to i64), !25, !DIExpression(), !30)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
    #dbg_declare(ptr addrspace(1) %q, !24, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 0, 16), !30)
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
    #dbg_declare(ptr addrspace(4) %g, !24, !DIExpression(), !30)
    #dbg_declare(ptr addrspace(1) null, !24, !DIExpression(), !30)
  ret void, !dbg !31
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}
!named = !{!50, !51, !52}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "by hand", isOptimized: true, flags: "-x", runtimeVersion: 0, emissionKind: FullDebug, enums: !{!7}, retainedTypes: !{!8}, globals: !{!10}, imports: !{!44}, macros: !{!46}, nameTableKind: None)
!1 = !DIFile(filename: "a b.cl", directory: "/dir", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "kernel void kernel() {}\0A")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"Lapidary's corpus"}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIEnumerator(name: "A", value: -3)
!7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 1, baseType: !5, size: 32, flags: DIFlagEnumClass, elements: !{!6, !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)}, identifier: "E")
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !43, file: !1, line: 2, size: 64, elements: !{!9, !12, !13, !14}, templateParams: !{!15, !16, !55, !56})
!9 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !8, file: !1, line: 3, baseType: !5, size: 3, offset: 29, flags: DIFlagBitField | DIFlagPublic, extraData: i64 0)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "global", linkageName: "_global", scope: !0, file: !1, line: 4, type: !5, isLocal: false, isDefinition: true, align: 32, annotations: !{!{!"note", !"text"}})
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !8, baseType: !17, flags: DIFlagPublic, extraData: i32 0)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "st", scope: !8, baseType: !5, flags: DIFlagStaticMember, extraData: i32 7)
!14 = !DISubprogram(name: "method", linkageName: "_ZN1S6methodEv", scope: !8, file: !1, line: 5, type: !18, scopeLine: 5, containingType: !8, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!15 = !DITemplateTypeParameter(name: "T", type: !5, defaulted: true)
!16 = !DITemplateValueParameter(name: "N", type: !5, value: i32 4)
!55 = !DITemplateValueParameter(name: "on", type: !5, value: i1 true)
!56 = !DITemplateValueParameter(name: "c", type: !5, value: i8 -56)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !{!DISubrange(count: 2), !DISubrange(lowerBound: 1, upperBound: 4), !DISubrange(upperBound: 6), !DISubrange(count: !25)})
!18 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !{null, !19, null})
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1, ptrAuthKey: 4)
!20 = distinct !DISubprogram(name: "kernel", scope: !43, file: !1, line: 10, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !{!24, !25}, targetFuncName: "target", keyInstructions: true, thrownTypes: !{!5})
!21 = distinct !DILexicalBlock(scope: !20, file: !1, line: 12, column: 3)
!22 = !DILexicalBlockFile(scope: !21, file: !1, discriminator: 2)
!23 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 20, type: !18, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = !DILocalVariable(name: "p", arg: 1, scope: !20, file: !1, line: 10, type: !19, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DILocalVariable(name: "n", arg: 2, scope: !20, file: !1, line: 10, type: !5)
!26 = !DILocation(line: 10, column: 7, scope: !20)
!27 = !DILocalVariable(name: "s", scope: !21, file: !1, line: 13, type: !33, align: 64)
!28 = !DILocation(line: 21, column: 4, scope: !23, inlinedAt: !32)
!29 = !DILabel(scope: !23, name: "label", file: !1, line: 22)
!30 = !DILocation(line: 14, column: 65535, scope: !22, atomGroup: 1, atomRank: 1)
!31 = !DILocation(line: 0, scope: !20, isImplicitCode: true)
!32 = distinct !DILocation(line: 15, column: 1, scope: !21)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_t", file: !1, line: 6, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DICompositeType(tag: DW_TAG_variant_part, scope: !8, file: !1, elements: !{}, discriminator: !9)
!36 = !DIStringType(name: "str", stringLength: !25, size: 32)
!37 = !DISubrangeType(name: "r", file: !1, line: 3, size: 32, align: 32, baseType: !5, lowerBound: i64 -10, upperBound: i64 20)
!38 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address), upperBound: !DIExpression(), stride: !DIExpression(DW_OP_constu, 4))
!39 = !DIFixedPointType(name: "f", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!40 = distinct !DIAssignID()
!41 = distinct !DIAssignID()
!42 = !DIModule(scope: null, name: "M", configMacros: "-D", includePath: "p", apinotes: "n", file: !1, line: 1, isDecl: true)
!43 = !DINamespace(name: "ns", scope: !42, exportSymbols: true)
!44 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "i", scope: !43, entity: !11, file: !1, line: 7, elements: !{})
!45 = !DIMacro(type: DW_MACINFO_define, line: 8, name: "TWICE(x)", value: "((x)+(x))")
!46 = !DIMacroFile(line: 9, file: !1, nodes: !{!45})
!47 = !DICommonBlock(scope: !20, declaration: !11, name: "c", file: !1, line: 9)
!48 = !DIObjCProperty(name: "o", file: !1, line: 7, setter: "s", getter: "g", attributes: 7, type: !5)
!49 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Fwd", flags: DIFlagFwdDecl | DIFlagTypePassByValue, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !8, identifier: "x", specification: !8)
!50 = !{i32 1, ptr addrspace(1) @global, !"text \22\00\FF", double 1.5, null, !{}}
!51 = distinct !{!51, !"llvm.loop.mustprogress"}
!52 = !{!36, !37, !38, !39, !47, !48, !49, !GenericDINode(tag: 45056, header: "h", operands: {!5, !6})}
