; Bytes (LangRef, "Byte Type") in kernels: in memory, whole and in parts, by way of numbers and pointers;
; with them constants that state one element of a vector, as LLVM has them since 23.
source_filename = "ll/bytes.ll"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(2) constant [4 x b16] [b16 1, b16 2, b16 -3, b16 4]

define spir_kernel void @copied(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %at) {
entry:
  %a = load b32, ptr addrspace(1) %from
  %p = getelementptr b32, ptr addrspace(1) %from, i64 1
  %b = load b32, ptr addrspace(1) %p
  %first = icmp eq i32 %at, 0
  %c = select i1 %first, b32 %a, b32 %b
  br i1 %first, label %end, label %other
other:
  %f = freeze b32 %c
  br label %end
end:
  %d = phi b32 [ %a, %entry ], [ %f, %other ]
  store b32 %d, ptr addrspace(1) %to
  %q = getelementptr b32, ptr addrspace(1) %to, i64 1
  store b32 7, ptr addrspace(1) %q
  %r = getelementptr b32, ptr addrspace(1) %to, i64 2
  %e = getelementptr [4 x b16], ptr addrspace(2) @table, i64 0, i32 %at
  %h = load b16, ptr addrspace(2) %e
  store b16 %h, ptr addrspace(1) %r
  ret void
}

define spir_kernel void @cast(ptr addrspace(1) %ints, ptr addrspace(1) %floats) {
  %a = load b32, ptr addrspace(1) %ints
  %i = bitcast b32 %a to i32
  %j = add i32 %i, 1
  %b = bitcast i32 %j to b32
  store b32 %b, ptr addrspace(1) %ints
  %f = bitcast b32 %a to float
  %g = fadd float %f, 1.0
  %c = bitcast float %g to b32
  store b32 %c, ptr addrspace(1) %floats
  %v = bitcast b32 %a to <2 x b16>
  %x = extractelement <2 x b16> %v, i32 1
  %w = insertelement <2 x b16> %v, b16 %x, i32 0
  %y = bitcast <2 x b16> %w to i32
  %p = getelementptr i32, ptr addrspace(1) %ints, i64 1
  store i32 %y, ptr addrspace(1) %p
  ret void
}

; A pointer that goes through a byte of memory.
define spir_kernel void @pointed(ptr addrspace(1) %ints) {
  %slot = alloca b64
  %a = bitcast ptr addrspace(1) %ints to b64
  store b64 %a, ptr %slot
  %b = load b64, ptr %slot
  %p = bitcast b64 %b to ptr addrspace(1)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  store i32 5, ptr addrspace(1) %q
  ret void
}

define spir_kernel void @extracted(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %at) {
  %a = load b64, ptr addrspace(1) %from
  %b = bitextract i8, b64 %a, i32 %at
  store i8 %b, ptr addrspace(1) %to
  %c = bitextract i32, b64 %a, i32 16
  %p1 = getelementptr i32, ptr addrspace(1) %to, i64 1
  store i32 %c, ptr addrspace(1) %p1
  %d = bitextract float, b64 %a, i32 32
  %p2 = getelementptr i32, ptr addrspace(1) %to, i64 2
  store float %d, ptr addrspace(1) %p2
  %e = bitextract b64, b64 %a, i32 0
  %p3 = getelementptr i32, ptr addrspace(1) %to, i64 4
  store b64 %e, ptr addrspace(1) %p3
  %f = bitextract i12, b64 %a, i32 %at
  %g = zext i12 %f to i32
  %p4 = getelementptr i32, ptr addrspace(1) %to, i64 3
  store i32 %g, ptr addrspace(1) %p4
  %h = bitextract i1, b64 %a, i32 %at
  %i = zext i1 %h to i32
  %p5 = getelementptr i32, ptr addrspace(1) %to, i64 6
  store i32 %i, ptr addrspace(1) %p5
  ret void
}

define spir_kernel void @inserted(ptr addrspace(1) %to, i64 %base, i8 %small, float %f, i32 %at) {
  %a = bitcast i64 %base to b64
  %b = bitinsert b64 %a, i8 %small, i32 %at
  store b64 %b, ptr addrspace(1) %to
  %c = bitinsert b64 %a, float %f, i32 16
  %p1 = getelementptr i64, ptr addrspace(1) %to, i64 1
  store b64 %c, ptr addrspace(1) %p1
  %d = bitinsert b64 %a, b64 %b, i32 0
  %p2 = getelementptr i64, ptr addrspace(1) %to, i64 2
  store b64 %d, ptr addrspace(1) %p2
  %e = bitinsert b64 %a, i1 true, i32 %at
  %p3 = getelementptr i64, ptr addrspace(1) %to, i64 3
  store b64 %e, ptr addrspace(1) %p3
  ret void
}

; The address of the fourth number, put together from itself and taken apart again.
define spir_kernel void @addresses(ptr addrspace(1) %ints) {
  %p = getelementptr i32, ptr addrspace(1) %ints, i64 3
  %a = bitinsert b64 0, ptr addrspace(1) %p, i32 0
  %b = bitextract ptr addrspace(1), b64 %a, i32 0
  store i32 9, ptr addrspace(1) %b
  ret void
}

; Bytes that are wider than SPIR-V's integers.
define spir_kernel void @wide(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %at) {
  %a = load b128, ptr addrspace(1) %from
  %b = bitextract i32, b128 %a, i32 %at
  store i32 %b, ptr addrspace(1) %to
  %c = bitinsert b128 %a, i16 -2, i32 %at
  %p = getelementptr i64, ptr addrspace(1) %to, i64 1
  store b128 %c, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @splats(ptr addrspace(1) %floats, ptr addrspace(1) %ints) {
  %a = load <4 x float>, ptr addrspace(1) %floats
  %b = fmul <4 x float> %a, splat (float 2.5)
  %c = fadd <4 x float> %b, splat (float 1.0)
  store <4 x float> %c, ptr addrspace(1) %floats
  %i = load <3 x i32>, ptr addrspace(1) %ints
  %t = trunc <3 x i32> %i to <3 x i1>
  %n = xor <3 x i1> %t, splat (i1 true)
  %s = select <3 x i1> %n, <3 x i32> splat (i32 7), <3 x i32> %i
  store <3 x i32> %s, ptr addrspace(1) %ints
  ret void
}
