; Sines and cosines at once, with a bound of their error, through pointers: of more elements than a vector has,
; of a number that no vector has, and of one. What stands in memory behind the last element stays.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @sines(ptr addrspace(1) %p) {
  %a = alloca [21 x float], align 4
  %b = alloca [21 x float], align 4
  %ea = getelementptr i8, ptr %a, i64 80
  %eb = getelementptr i8, ptr %b, i64 80
  store float 9.0, ptr %ea, align 4
  store float 8.0, ptr %eb, align 4
  %v = load <20 x float>, ptr addrspace(1) %p, align 4
  call void @llvm.fpbuiltin.sincos.v20f32.p0.p0(<20 x float> %v, ptr %a, ptr %b) #0
  %s = load <20 x float>, ptr %a, align 4
  %c = load <20 x float>, ptr %b, align 4
  %sa = load float, ptr %ea, align 4
  %sb = load float, ptr %eb, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i64 80
  %pa = getelementptr i8, ptr addrspace(1) %p, i64 160
  %pb = getelementptr i8, ptr addrspace(1) %p, i64 164
  store <20 x float> %s, ptr addrspace(1) %p, align 4
  store <20 x float> %c, ptr addrspace(1) %pc, align 4
  store float %sa, ptr addrspace(1) %pa, align 4
  store float %sb, ptr addrspace(1) %pb, align 4
  ret void
}

define spir_kernel void @seven_sines(ptr addrspace(1) %p) {
  %a = alloca [8 x float], align 4
  %b = alloca [8 x float], align 4
  %ea = getelementptr i8, ptr %a, i64 28
  %eb = getelementptr i8, ptr %b, i64 28
  store float 9.0, ptr %ea, align 4
  store float 8.0, ptr %eb, align 4
  %v = load <7 x float>, ptr addrspace(1) %p, align 4
  call void @llvm.fpbuiltin.sincos.v7f32.p0.p0(<7 x float> %v, ptr %a, ptr %b)
  %s = load <7 x float>, ptr %a, align 4
  %c = load <7 x float>, ptr %b, align 4
  %sa = load float, ptr %ea, align 4
  %sb = load float, ptr %eb, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i64 28
  %pa = getelementptr i8, ptr addrspace(1) %p, i64 56
  %pb = getelementptr i8, ptr addrspace(1) %p, i64 60
  store <7 x float> %s, ptr addrspace(1) %p, align 4
  store <7 x float> %c, ptr addrspace(1) %pc, align 4
  store float %sa, ptr addrspace(1) %pa, align 4
  store float %sb, ptr addrspace(1) %pb, align 4
  ret void
}

define spir_kernel void @one_sine(ptr addrspace(1) %p) {
  %a = alloca float, align 4
  %b = alloca float, align 4
  %v = load float, ptr addrspace(1) %p, align 4
  call void @llvm.fpbuiltin.sincos.f32.p0.p0(float %v, ptr %a, ptr %b) #0
  %s = load float, ptr %a, align 4
  %c = load float, ptr %b, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %s, ptr addrspace(1) %p, align 4
  store float %c, ptr addrspace(1) %pc, align 4
  ret void
}

declare void @llvm.fpbuiltin.sincos.f32.p0.p0(float, ptr, ptr)
declare void @llvm.fpbuiltin.sincos.v20f32.p0.p0(<20 x float>, ptr, ptr)
declare void @llvm.fpbuiltin.sincos.v7f32.p0.p0(<7 x float>, ptr, ptr)
attributes #0 = { "fpbuiltin-max-error"="4.0" }
