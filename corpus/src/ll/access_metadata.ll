; What metadata and attributes say of single accesses, calls and operations.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func void @callee(ptr addrspace(1))
declare float @llvm.fpbuiltin.sin.f32(float)
declare float @llvm.fpbuiltin.fadd.f32(float, float)

define spir_kernel void @aliasing(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a, !alias.scope !0
  store i32 %x, ptr addrspace(1) %b, !noalias !0
  call spir_func void @callee(ptr addrspace(1) %a), !noalias !0
  ret void
}

define spir_kernel void @atomics(ptr addrspace(1) %a, i32 %x) {
  %old = atomicrmw add ptr addrspace(1) %a, i32 %x monotonic, align 4, !alias.scope !0
  %there = load atomic i32, ptr addrspace(1) %a acquire, align 4, !noalias !0
  %pair = cmpxchg ptr addrspace(1) %a, i32 %old, i32 %there acq_rel monotonic, !alias.scope !0
  %last = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %a, i32 1, i32 0, i32 %x), !noalias !0
  %next = call spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1) %a, i32 %x), !noalias !0
  %more = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %a), !noalias !0
  ret void
}

declare spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)

define spir_kernel void @cache(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a, !spirv.DecorationCacheControlINTEL !3
  store i32 %x, ptr addrspace(1) %b, !spirv.DecorationCacheControlINTEL !5
  ret void
}

define spir_kernel void @errors(ptr addrspace(1) %p, float %x) {
  %d = fdiv float %x, 3.0, !fpmath !7
  %s = call float @llvm.fpbuiltin.sin.f32(float %d) #0
  %t = call float @llvm.fpbuiltin.fadd.f32(float %s, float %d) #0
  store float %t, ptr addrspace(1) %p
  ret void
}

; With a bound of the error, in a vector that SPIR-V lacks.
define spir_func void @bounded_long(ptr addrspace(1) %p, <17 x float> %x) {
  %sine = call <17 x float> @llvm.fpbuiltin.sin.v17f32(<17 x float> %x) #0
  %sum = call <17 x float> @llvm.fpbuiltin.fadd.v17f32(<17 x float> %sine, <17 x float> %x) #0
  store <17 x float> %sum, ptr addrspace(1) %p
  ret void
}
declare <17 x float> @llvm.fpbuiltin.sin.v17f32(<17 x float>)
declare <17 x float> @llvm.fpbuiltin.fadd.v17f32(<17 x float>, <17 x float>)

attributes #0 = { "fpbuiltin-max-error"="1.5" }
!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
!3 = !{!4}
!4 = !{i32 6442, i32 0, i32 1, i32 0}
!5 = !{!6}
!6 = !{i32 6443, i32 1, i32 3, i32 1}
!7 = !{float 2.5}
