; Functions of a program whose names are those of builtins, with parameters that no builtin of the name
; has: they are imports, whatever extensions are allowed.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z6lengthDv8_f(<8 x float>)
declare spir_func float @_Z8distanceDv8_fS_(<8 x float>, <8 x float>)
declare spir_func <8 x float> @_Z9normalizeDv8_f(<8 x float>)
declare spir_func float @_Z13convert_floatb(i1)
declare spir_func i32 @_Z11convert_intPU3AS1i(ptr addrspace(1))
declare spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1), float)
declare spir_func half @_Z10atomic_subPU3AS1VDhDh(ptr addrspace(1), half)
declare spir_func float @_Z10atomic_minPU3AS3Vff(ptr addrspace(3), float)
declare spir_func double @_Z8atom_maxPU3AS1Vdd(ptr addrspace(1), double)
declare spir_func float @_Z10atomic_andPU3AS1Vff(ptr addrspace(1), float)
declare spir_func float @_Z16atomic_fetch_xorPU3AS1VU7_Atomicff(ptr addrspace(1), float)

define spir_kernel void @geometry(ptr addrspace(1) %out, <8 x float> %v, i1 %b, ptr addrspace(1) %p) {
  %length = call spir_func float @_Z6lengthDv8_f(<8 x float> %v)
  %distance = call spir_func float @_Z8distanceDv8_fS_(<8 x float> %v, <8 x float> %v)
  %unit = call spir_func <8 x float> @_Z9normalizeDv8_f(<8 x float> %v)
  %one = call spir_func float @_Z13convert_floatb(i1 %b)
  %int = call spir_func i32 @_Z11convert_intPU3AS1i(ptr addrspace(1) %p)
  %sum = fadd float %length, %distance
  %sum.one = fadd float %sum, %one
  store float %sum.one, ptr addrspace(1) %out, align 4
  store i32 %int, ptr addrspace(1) %p, align 4
  store <8 x float> %unit, ptr addrspace(1) %out, align 32
  ret void
}

define spir_kernel void @atomics(ptr addrspace(1) %f, ptr addrspace(3) %l, ptr addrspace(1) %d, ptr addrspace(1) %h) {
  %add = call spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1) %f, float 1.0)
  %sub = call spir_func half @_Z10atomic_subPU3AS1VDhDh(ptr addrspace(1) %h, half 1.0)
  %min = call spir_func float @_Z10atomic_minPU3AS3Vff(ptr addrspace(3) %l, float 1.0)
  %max = call spir_func double @_Z8atom_maxPU3AS1Vdd(ptr addrspace(1) %d, double 1.0)
  %and = call spir_func float @_Z10atomic_andPU3AS1Vff(ptr addrspace(1) %f, float 1.0)
  %xor = call spir_func float @_Z16atomic_fetch_xorPU3AS1VU7_Atomicff(ptr addrspace(1) %f, float 1.0)
  ret void
}

!opencl.ocl.version = !{!0}
!opencl.spir.version = !{!0}
!0 = !{i32 2, i32 0}
