; Annotations of globals, decorations in metadata of instructions and variables, registers, aliases, composite constants.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@text = private unnamed_addr addrspace(1) constant [11 x i8] c"{numbanks:}", section "llvm.metadata"
@kept = private unnamed_addr addrspace(1) constant [5 x i8] c"kept\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"f.cl\00", section "llvm.metadata"
@register = private unnamed_addr addrspace(1) constant [25 x i8] c"__builtin_intel_fpga_reg\00", section "llvm.metadata"
@variable = addrspace(1) global i32 1
@thread = thread_local addrspace(1) global i32 2
@llvm.global.annotations = appending addrspace(1) global [2 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [{ ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @variable, ptr addrspace(1) @kept, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null }, { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @variable, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null }], section "llvm.metadata"

@other_name = alias i32 (i32), ptr @function

declare ptr addrspace(1) @llvm.threadlocal.address.p1(ptr addrspace(1))
declare i32 @llvm.annotation.i32.p1(i32, ptr addrspace(1), ptr addrspace(1), i32)
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare spir_func <4 x i32> @_Z29__spirv_SpecConstantCompositeiiii(i32, i32, i32, i32)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2c(ptr addrspace(2), ...)
@format = internal addrspace(2) constant [4 x i8] c"%d\0A\00"

define spir_func i32 @function(i32 %a) {
  %1 = sub i32 %a, 9
  ret i32 %1
}

define spir_kernel void @marked(ptr addrspace(1) %p, i32 %a, float %f) {
  %1 = add i32 %a, 1, !spirv.Decorations !0
  %2 = fmul float %f, 2.0, !spirv.Decorations !1
  %3 = load i32, ptr addrspace(1) %p, !spirv.Decorations !2
  %4 = call i32 @llvm.annotation.i32.p1(i32 %1, ptr addrspace(1) @register, ptr addrspace(1) @file, i32 3)
  %5 = call spir_func i32 @other_name(i32 %4)
  %6 = sub i32 %5, %3
  store i32 %6, ptr addrspace(1) %p
  store float %2, ptr addrspace(1) %p
  %7 = fdiv float %f, %2, !fpmath !5
  store float %7, ptr addrspace(1) %p
  %8 = call ptr addrspace(1) @llvm.threadlocal.address.p1(ptr addrspace(1) @thread)
  store i32 8, ptr addrspace(1) %8
  ret void
}

define spir_kernel void @composites(ptr addrspace(1) %p) {
  %1 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 10)
  %2 = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 20)
  %3 = call spir_func <4 x i32> @_Z29__spirv_SpecConstantCompositeiiii(i32 %1, i32 %2, i32 3, i32 4)
  store <4 x i32> %3, ptr addrspace(1) %p
  ret void
}

!0 = !{!{i32 4469}, !{i32 4470}}
!1 = !{!{i32 40, i32 3}}
!2 = !{!{i32 5635, !"a meaning"}}
!5 = !{float 2.5}
