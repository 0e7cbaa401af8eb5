; Numbers in structures of their own, which go through memory: DPC++ declares instructions of groups with
; sycl::half, a class around a half. Vectors, classes in classes, and a result alone are wrapped likewise.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%half = type { half }
%inner = type { i32 }
%outer = type { %inner }
%pair = type { <2 x float> }

declare spir_func void @_Z22__spirv_GroupBroadcastIN4sycl4halfEmET_N5__spv5Scope4FlagES2_T0_(ptr sret(%half) align 2, i32, ptr byval(%half) align 2, i64)
declare spir_func void @_Z22__spirv_GroupBroadcastI5outermET_N5__spv5Scope4FlagES1_T0_(ptr addrspace(4) sret(%outer) align 4, i32, ptr byval(%outer) align 4, i64)
declare spir_func void @_Z22__spirv_GroupBroadcastI4pairmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%pair) align 8, i32, ptr byval(%pair) align 8, i64)
declare spir_func void @_Z17__spirv_GroupIAddI5outeriET_N5__spv5Scope4FlagEiS1_(ptr sret(%outer) align 4, i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupSMaxI5outeriET_N5__spv5Scope4FlagEiS1_(i32, i32, ptr byval(%outer) align 4)
declare spir_func i64 @_Z13get_global_idj(i32)

; Runtimes broadcast neither halves nor vectors, so these are not run.
define spir_func half @halves(half %value) {
  %half = alloca %half, align 2
  %half.out = alloca %half, align 2
  store half %value, ptr %half, align 2
  call spir_func void @_Z22__spirv_GroupBroadcastIN4sycl4halfEmET_N5__spv5Scope4FlagES2_T0_(ptr sret(%half) align 2 %half.out, i32 2, ptr byval(%half) align 2 %half, i64 1)
  %result = load half, ptr %half.out, align 2
  ret half %result
}

define spir_func <2 x float> @pairs(<2 x float> %value) {
  %pair = alloca %pair, align 8
  %pair.out = alloca %pair, align 8
  store <2 x float> %value, ptr %pair, align 8
  call spir_func void @_Z22__spirv_GroupBroadcastI4pairmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%pair) align 8 %pair.out, i32 2, ptr byval(%pair) align 8 %pair, i64 3)
  %result = load <2 x float>, ptr %pair.out, align 8
  ret <2 x float> %result
}

define spir_kernel void @wrapped(ptr addrspace(1) %ints, ptr addrspace(1) %sums) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %outer = alloca %outer, align 4
  %outer.out = alloca %outer, align 4
  %outer.generic = addrspacecast ptr %outer.out to ptr addrspace(4)
  %i = getelementptr inbounds i32, ptr addrspace(1) %ints, i64 %id
  %i.value = load i32, ptr addrspace(1) %i, align 4
  store i32 %i.value, ptr %outer, align 4
  call spir_func void @_Z22__spirv_GroupBroadcastI5outermET_N5__spv5Scope4FlagES1_T0_(ptr addrspace(4) sret(%outer) align 4 %outer.generic, i32 2, ptr byval(%outer) align 4 %outer, i64 2)
  %i.result = load i32, ptr %outer.out, align 4
  store i32 %i.result, ptr addrspace(1) %i, align 4

  %sum.out = alloca %outer, align 4
  call spir_func void @_Z17__spirv_GroupIAddI5outeriET_N5__spv5Scope4FlagEiS1_(ptr sret(%outer) align 4 %sum.out, i32 2, i32 0, i32 %i.value)
  %sum = load i32, ptr %sum.out, align 4
  %most = call spir_func i32 @_Z17__spirv_GroupSMaxI5outeriET_N5__spv5Scope4FlagEiS1_(i32 2, i32 0, ptr byval(%outer) align 4 %outer)
  %both = add i32 %sum, %most
  %s = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 %id
  store i32 %both, ptr addrspace(1) %s, align 4
  ret void
}
