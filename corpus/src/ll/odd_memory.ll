; Values that SPIR-V holds in something larger, in memory: packed vectors, bools, odd integers; and
; divisions of vectors whose last components mean nothing.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @packed(ptr addrspace(1) %p) {
  %b = load <5 x i1>, ptr addrspace(1) %p
  %nb = xor <5 x i1> %b, splat (i1 true)
  store <5 x i1> %nb, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 64
  %t = load <3 x i12>, ptr addrspace(1) %q, align 8
  %s = add <3 x i12> %t, <i12 1, i12 -1, i12 2>
  store <3 x i12> %s, ptr addrspace(1) %q, align 8
  %r = getelementptr i8, ptr addrspace(1) %p, i64 128
  %w = load <5 x i33>, ptr addrspace(1) %r, align 32
  %x = mul <5 x i33> %w, %w
  store <5 x i33> %x, ptr addrspace(1) %r, align 32
  %u = getelementptr i8, ptr addrspace(1) %p, i64 192
  %v = load volatile <2 x i24>, ptr addrspace(1) %u, align 8
  %y = ashr <2 x i24> %v, splat (i24 3)
  store volatile <2 x i24> %y, ptr addrspace(1) %u, align 8
  ret void
}

define spir_kernel void @bools(ptr addrspace(1) %p, i64 %i) {
  %a = alloca [4 x i1]
  %f = getelementptr [4 x i1], ptr %a, i64 0, i64 %i
  %v = load i8, ptr addrspace(1) %p
  %t = trunc i8 %v to i1
  store volatile i1 %t, ptr %f
  %l = load i1, ptr %a
  %z = zext i1 %l to i8
  store i8 %z, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @divisions(ptr addrspace(1) %p) {
  %a = load <5 x i32>, ptr addrspace(1) %p, align 32
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  %b = load <5 x i32>, ptr addrspace(1) %q, align 32
  %c = or <5 x i32> %b, splat (i32 1)
  %d = udiv <5 x i32> %a, %c
  %e = srem <5 x i32> %d, <i32 3, i32 5, i32 7, i32 9, i32 11>
  store <5 x i32> %e, ptr addrspace(1) %p, align 32
  %r = getelementptr i8, ptr addrspace(1) %p, i64 64
  %f = load <7 x i24>, ptr addrspace(1) %r, align 32
  %g = urem <7 x i24> %f, splat (i24 1000)
  store <7 x i24> %g, ptr addrspace(1) %r, align 32
  ret void
}

define spir_kernel void @arrays(ptr addrspace(1) %p, i64 %i) {
  %a = alloca [3 x <5 x i12>]
  %v = load <5 x i12>, ptr addrspace(1) %p, align 8
  %f = getelementptr [3 x <5 x i12>], ptr %a, i64 0, i64 %i
  store <5 x i12> %v, ptr %f
  ; Where the optimiser would have it.
  %g = getelementptr i8, ptr %a, i64 8
  %w = load <5 x i12>, ptr %g
  store <5 x i12> %w, ptr addrspace(1) %p, align 8
  ret void
}
