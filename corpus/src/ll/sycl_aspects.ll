; Aspects in the form that DPC++ writes: types that use them, functions and instructions with metadata, declared aspects, two recursive functions.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%matrix = type { ptr addrspace(4) }
%wrapper = type { [2 x %matrix], i32 }

define weak_odr dso_local spir_kernel void @uses_double(ptr addrspace(1) %p, double %d) #0 !dbg !20 {
  %v = fptrunc double %d to float, !dbg !21
  store float %v, ptr addrspace(1) %p, !dbg !21
  ret void, !dbg !21
}
define weak_odr dso_local spir_kernel void @uses_double_below(ptr addrspace(1) %p) #0 !dbg !22 {
  call spir_func void @middle(ptr addrspace(1) %p), !dbg !23
  ret void, !dbg !23
}
define internal spir_func void @middle(ptr addrspace(1) %p) #1 !dbg !24 {
  call spir_func void @bottom(ptr addrspace(1) %p), !dbg !25
  ret void, !dbg !25
}
define internal spir_func void @bottom(ptr addrspace(1) %p) #1 !dbg !26 {
  %v = load double, ptr addrspace(1) %p, !dbg !27
  store double %v, ptr addrspace(1) %p, !dbg !27
  ret void, !dbg !27
}
define weak_odr dso_local spir_kernel void @uses_half(ptr addrspace(1) %p) #0 !sycl_used_aspects !10 {
  ret void
}
define weak_odr dso_local spir_kernel void @uses_matrix_type(ptr addrspace(1) %p) #0 {
  %w = alloca %wrapper
  ret void
}
define weak_odr dso_local spir_kernel void @uses_atomic64(ptr addrspace(1) %p) #0 {
  %v = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst, !sycl_used_aspects !11
  ret void
}
define weak_odr dso_local spir_kernel void @declares_half(ptr addrspace(1) %p) #0 !sycl_declared_aspects !10 {
  call spir_func void @even(i32 4)
  ret void
}
define weak_odr dso_local spir_func void @declares_wrongly(ptr addrspace(1) %p) #0 !sycl_declared_aspects !10 !dbg !28 {
  call spir_func void @middle(ptr addrspace(1) %p), !dbg !29
  ret void, !dbg !29
}
define internal spir_func void @even(i32 %n) #1 {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %out, label %more
more:
  %m = sub i32 %n, 1
  call spir_func void @odd(i32 %m)
  br label %out
out:
  ret void
}
define internal spir_func void @odd(i32 %n) #1 !sycl_used_aspects !12 {
  %m = sub i32 %n, 1
  call spir_func void @even(i32 %m)
  ret void
}
define weak_odr dso_local spir_kernel void @plain(ptr addrspace(1) %p) #0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { noinline }

!sycl_aspects = !{!1, !2, !3, !4, !5, !6}
!sycl_types_that_use_aspects = !{!7}
!llvm.module.flags = !{!30, !31}
!llvm.dbg.cu = !{!32}
!1 = !{!"cpu", i32 1}
!2 = !{!"gpu", i32 2}
!3 = !{!"fp16", i32 5}
!4 = !{!"fp64", i32 6}
!5 = !{!"atomic64", i32 28}
!6 = !{!"ext_intel_matrix", i32 55}
!7 = !{!"matrix", i32 55}
!10 = !{i32 5}
!11 = !{i32 28}
!12 = !{i32 2, i32 -3}
!20 = distinct !DISubprogram(name: "uses_double", scope: !33, file: !33, line: 10, type: !34, unit: !32, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 11, column: 3, scope: !20)
!22 = distinct !DISubprogram(name: "uses_double_below", scope: !33, file: !33, line: 14, type: !34, unit: !32, spFlags: DISPFlagDefinition)
!23 = !DILocation(line: 15, column: 5, scope: !22)
!24 = distinct !DISubprogram(name: "middle", scope: !33, file: !33, line: 18, type: !34, unit: !32, spFlags: DISPFlagDefinition)
!25 = !DILocation(line: 19, column: 7, scope: !24)
!26 = distinct !DISubprogram(name: "bottom", scope: !33, file: !33, line: 22, type: !34, unit: !32, spFlags: DISPFlagDefinition)
!27 = !DILocation(line: 23, column: 9, scope: !26)
!28 = distinct !DISubprogram(name: "declares_wrongly", scope: !33, file: !33, line: 26, type: !34, unit: !32, spFlags: DISPFlagDefinition)
!29 = !DILocation(line: 27, column: 2, scope: !28)
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !33, producer: "by hand", emissionKind: FullDebug)
!33 = !DIFile(filename: "a.cpp", directory: ".")
!34 = !DISubroutineType(types: !{null})
