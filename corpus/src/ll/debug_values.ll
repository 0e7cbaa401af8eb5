; What variables of the source are: values that LLVM has no shape for, structures, arrays, integers of many words, variables of
; the module behind casts; and types and files of which not all is said. Parameters of templates that are packs or templates.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

@shared = internal addrspace(3) global i32 undef, align 4
@elsewhere = external addrspace(1) global i32, align 4
@table = addrspace(1) global [4 x i32] zeroinitializer, align 4

define spir_kernel void @values(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %how, ptr addrspace(1) %out) !dbg !4 {
    #dbg_value(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, !10, !DIExpression(), !20)
    #dbg_value(target("spirv.Sampler") %how, !11, !DIExpression(), !20)
    #dbg_value(%pair { i32 7, float 2.0 }, !12, !DIExpression(), !20)
    #dbg_value(i128 36893488147419103233, !13, !DIExpression(), !20)
    #dbg_declare(ptr addrspace(3) @shared, !14, !DIExpression(), !20)
    #dbg_declare(ptr addrspacecast (ptr addrspace(1) @table to ptr), !15, !DIExpression(), !20)
    #dbg_value(ptr addrspace(1) @table, !16, !DIExpression(), !20)
    #dbg_value(ptr addrspace(1) @elsewhere, !16, !DIExpression(), !20)
    #dbg_value(ptr @values, !16, !DIExpression(), !20)
  store i32 1, ptr addrspace(3) @shared, align 4
  %one = insertvalue %pair poison, i32 1, 0, !dbg !20
  %both = insertvalue %pair %one, float 2.0, 1, !dbg !20
    #dbg_value(%pair %both, !12, !DIExpression(), !21)
  %x = extractvalue %pair %both, 0
  store i32 %x, ptr addrspace(1) %out, align 4, !dbg !21
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!opencl.ocl.version = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug, retainedTypes: !30)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 3, i32 0}
!3 = !DIFile(filename: "a.cl", directory: "/d")
!4 = distinct !DISubprogram(name: "values", scope: !5, file: !5, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DIFile(filename: "/d/a.cl", directory: "/d", source: "kernel void values(\0A  image2d_t image, sampler_t how,\0A  global int *out) {}\0A")
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIFixedPointType(name: "money", size: 64, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
!10 = !DILocalVariable(name: "image", arg: 1, scope: !4, file: !3, line: 1, type: !8)
!11 = !DILocalVariable(name: "how", arg: 2, scope: !4, file: !3, line: 1, type: !8)
!12 = !DILocalVariable(name: "pair", scope: !4, file: !3, line: 2, type: !8)
!13 = !DILocalVariable(name: "many", scope: !4, file: !3, line: 2, type: !8)
!14 = !DILocalVariable(name: "shared", scope: !4, file: !3, line: 2, type: !8)
!15 = !DILocalVariable(name: "table", scope: !4, file: !3, line: 2, type: !31)
!16 = !DILocalVariable(name: "pointer", scope: !4, file: !3, line: 2, type: !33)
!20 = !DILocation(line: 2, column: 1, scope: !4)
!21 = !DILocation(line: 3, column: 1, scope: !4)
!30 = !{!9, !34, !36}
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !32)
!32 = !{!DISubrange(count: 4)}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, flags: DIFlagVector, elements: !35)
!35 = !{!DISubrange(lowerBound: 3, upperBound: 4)}
!36 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "list<holder, int, int>", file: !5, line: 1, size: 8, elements: !{}, templateParams: !37, identifier: "list")
!37 = !{!38, !39}
!38 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "T", value: !"holder")
!39 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !40)
!40 = !{!41, !41}
!41 = !DITemplateTypeParameter(type: !8)
