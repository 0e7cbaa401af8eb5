; Kernels whose arguments have references and pointers to members in them, which debug information alone
; tells from plain pointers, and one without that information.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%struct.Inner = type { ptr addrspace(1), i64 }
%struct.Outer = type { i32, [2 x %struct.Inner] }

define spir_kernel void @holds(ptr byval(%struct.Outer) align 8 %value, i32 %count) !dbg !10 {
  ret void
}

define spir_kernel void @refers(ptr addrspace(1) %one, ptr addrspace(1) %many) {
  store i32 1, ptr addrspace(1) %one, align 4
  store i32 1, ptr addrspace(1) %many, align 4
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!opencl.ocl.version = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "reflected.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 3, i32 0}
!10 = distinct !DISubprogram(name: "holds", file: !1, line: 9, type: !11, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !30}
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "Outer", file: !1, size: 320, elements: !15)
!15 = !{!16, !17, !31}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !14, baseType: !30, size: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "inner", scope: !14, baseType: !18, size: 256, offset: 64)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 2)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", file: !1, size: 128, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "target", scope: !21, baseType: !25, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !21, baseType: !26, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "Member", baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !30, extraData: !14, size: 64)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "shared", scope: !14, baseType: !25, flags: DIFlagStaticMember)
