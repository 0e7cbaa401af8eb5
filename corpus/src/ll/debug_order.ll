; In which order debug information stands: types before functions, these before the blocks in them, then
; variables, whoever needs them first; and what expressions and files become.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@counter = addrspace(1) global i32 0, !dbg !40

define spir_func i32 @helper(i32 %x) !dbg !10 {
  %slot = alloca i32
  #dbg_declare(ptr %slot, !14, !DIExpression(), !16)
  store i32 %x, ptr %slot, !dbg !16
  %sum = add i32 %x, 1, !dbg !16
  #dbg_value(!DIArgList(i32 %sum), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_plus_uconst, 2, DW_OP_stack_value), !16)
  #dbg_value(i32 undef, !15, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !16)
  #dbg_value(!DIArgList(i32 %sum, i32 %x), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !16)
  ret i32 %sum, !dbg !16
}

define spir_kernel void @kernel(ptr addrspace(1) %out) !dbg !20 {
  %local = alloca i16
  #dbg_declare(ptr %local, !23, !DIExpression(), !27)
  store i16 1, ptr %local, !dbg !27
  #dbg_value(i32 7, !24, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_stack_value), !27)
  %got = call spir_func i32 @helper(i32 4), !dbg !27
  store i32 %got, ptr addrspace(1) %out, !dbg !28
  ret void, !dbg !28
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "compiler", emissionKind: FullDebug, globals: !42, imports: !50)
!1 = !DIFile(filename: "/dir/a.cpp", directory: "/dir")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
; The same file by another name, and another one.
!4 = !DIFile(filename: "a.cpp", directory: "/dir")
!5 = !DIFile(filename: "b.h", directory: "/dir")

!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubroutineType(types: !9)
!9 = !{!7, !7}
!10 = distinct !DISubprogram(name: "helper", linkageName: "helper", scope: !30, file: !4, line: 3, type: !8, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !17)
!12 = distinct !DILexicalBlock(scope: !10, file: !5, line: 4, column: 2)
!14 = !DILocalVariable(name: "slot", scope: !12, file: !5, line: 4, type: !7)
!15 = !DILocalVariable(name: "sum", scope: !12, file: !4, line: 5, type: !7)
!16 = !DILocation(line: 4, column: 3, scope: !12)
!17 = !{!18}
!18 = !DILocalVariable(name: "kept", scope: !10, file: !4, line: 3, type: !7)

!20 = distinct !DISubprogram(name: "kernel", scope: !4, file: !4, line: 8, type: !21, unit: !0, spFlags: DISPFlagDefinition, templateParams: !29)
!21 = !DISubroutineType(types: !22)
!22 = !{}
!23 = !DILocalVariable(name: "local", scope: !26, file: !4, line: 9, type: !25)
!24 = !DILocalVariable(name: "seven", scope: !26, file: !4, line: 9, type: !7)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = distinct !DILexicalBlock(scope: !20, file: !4, line: 9, column: 2)
!27 = !DILocation(line: 9, column: 3, scope: !26)
!28 = !DILocation(line: 10, column: 1, scope: !20)
!29 = !{}
!30 = !DINamespace(name: "space", scope: null)

!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !4, line: 1, type: !7, isLocal: false, isDefinition: true)
!42 = !{!40}

!50 = !{!51}
!51 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !52, file: !4, line: 2)
!52 = !DIModule(scope: !0, name: "imported", isDecl: true, line: 6)
