; Places inside what a pointer points to, by a number of bytes, and what an instruction or two of LLVM become
; in one of SPIR-V: vectors of equal elements, three components of a load of four.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%part = type { i16, [3 x i32] }
%whole = type { i32, %part, float, <4 x float>, ptr addrspace(1) }
%tight = type <{ i8, i32, i16 }>
%item = type { i32, i32 }

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) global <3 x i64>
@table = internal addrspace(2) constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6]
@items = internal addrspace(2) constant [2 x %item] [%item { i32 20, i32 1 }, %item { i32 300, i32 7 }]

; Fields of a variable, each by its offset; a byte in the middle of one, and two that are read as one.
define spir_kernel void @fields(ptr addrspace(1) %out) {
  %w = alloca %whole, align 16
  store i32 7, ptr %w, align 16
  %count = getelementptr inbounds i8, ptr %w, i64 4
  store i16 12, ptr %count, align 4
  %first = getelementptr inbounds i8, ptr %w, i64 8
  store i32 -2, ptr %first, align 4
  %third = getelementptr inbounds i8, ptr %w, i64 16
  store i32 305419896, ptr %third, align 4
  %second = getelementptr i8, ptr %third, i64 -4
  store i32 100, ptr %second, align 4
  %ratio = getelementptr inbounds i8, ptr %w, i64 20
  store float 1.5, ptr %ratio, align 4
  %z = getelementptr inbounds i8, ptr %w, i64 40
  store float 2.5, ptr %z, align 4
  %to = getelementptr inbounds i8, ptr %w, i64 48
  store ptr addrspace(1) %out, ptr %to, align 8
  %middle = getelementptr inbounds i8, ptr %w, i64 17
  %byte = load i8, ptr %middle, align 1
  %both = load i64, ptr %first, align 8
  %a = load i32, ptr %w, align 16
  %b = load i16, ptr %count, align 4
  %p = load ptr addrspace(1), ptr %to, align 8
  %e = sext i16 %b to i32
  %s = add i32 %a, %e
  store i32 %s, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %wide = zext i8 %byte to i32
  store i32 %wide, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %both, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %f = load float, ptr %ratio, align 4
  %g = load float, ptr %z, align 4
  %h = fadd float %f, %g
  store float %h, ptr addrspace(1) %p3, align 4
  ret void
}

; The neighbours of an element, in both directions; steps of a loop that are bytes.
define spir_kernel void @neighbours(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %x = load i32, ptr addrspace(1) %in, align 4
  %at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 4
  %left = getelementptr i8, ptr addrspace(1) %at, i64 -8
  %l = load i32, ptr addrspace(1) %left, align 4
  %right = getelementptr i8, ptr addrspace(1) %at, i64 12
  %r = load i32, ptr addrspace(1) %right, align 4
  %d = sub i32 %r, %l
  store i32 %d, ptr addrspace(1) %out, align 4
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %in, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %sum = phi i32 [ %x, %entry ], [ %total, %loop ]
  %v = load i32, ptr addrspace(1) %p, align 4
  %total = add i32 %sum, %v
  %next = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %more = add i32 %n, 1
  %end = icmp eq i32 %more, 4
  br i1 %end, label %done, label %loop
done:
  %second = getelementptr inbounds i8, ptr addrspace(1) %out, i64 4
  store i32 %total, ptr addrspace(1) %second, align 4
  ret void
}

; Elements of variables that are arrays.
define spir_kernel void @rows(ptr addrspace(1) %out, i64 %i) {
  %a = alloca [8 x i32], align 4
  %start = getelementptr i32, ptr %a, i64 %i
  store i32 11, ptr %start, align 4
  %j = xor i64 %i, 1
  %other = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 22, ptr %other, align 4
  %k = shl i64 %i, 2
  %bytes = getelementptr i8, ptr %a, i64 %k
  %v = load i32, ptr %bytes, align 4
  %w = load i32, ptr %other, align 4
  %entry = getelementptr inbounds i32, ptr addrspace(2) @table, i64 %i
  %t = load i32, ptr addrspace(2) %entry, align 4
  %known = load i32, ptr addrspace(2) getelementptr inbounds (i8, ptr addrspace(2) @table, i64 20), align 4
  %s = add i32 %v, %w
  %u = add i32 %s, %t
  %x = mul i32 %u, %known
  store i32 %x, ptr addrspace(1) %out, align 4
  ret void
}

; A struct without padding is none of SPIR-V's.
define spir_kernel void @tight(ptr addrspace(1) %p) {
  %t = alloca %tight, align 1
  store i8 1, ptr %t, align 1
  %n = getelementptr inbounds i8, ptr %t, i64 1
  store i32 1000, ptr %n, align 1
  %m = getelementptr inbounds i8, ptr %t, i64 5
  store i16 -1, ptr %m, align 1
  %v = load i32, ptr %n, align 1
  %w = load i16, ptr %m, align 1
  %x = sext i16 %w to i32
  %y = add i32 %v, %x
  store i32 %y, ptr addrspace(1) %p, align 4
  ret void
}

; Vectors of equal elements: of one insertion several, one that something else uses as well, and lanes
; that are not the first.
define spir_kernel void @equal(ptr addrspace(1) %p, i32 %x, float %f) {
  %i = insertelement <4 x i32> poison, i32 %x, i64 0
  %four = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %eight = shufflevector <4 x i32> %i, <4 x i32> poison, <8 x i32> <i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %j = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %x, i64 2
  %third = shufflevector <4 x i32> %j, <4 x i32> poison, <4 x i32> splat (i32 2)
  %a = add <4 x i32> %four, %third
  %b = add <4 x i32> %a, %j
  store <4 x i32> %b, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  %c = shufflevector <8 x i32> %eight, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 5, i32 7>
  store <4 x i32> %c, ptr addrspace(1) %q, align 16
  %g = insertelement <2 x float> poison, float %f, i64 1
  %h = shufflevector <2 x float> %g, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %o = shufflevector <2 x float> %g, <2 x float> <float 0.5, float 0.25>, <2 x i32> <i32 1, i32 2>
  %s = fadd <2 x float> %h, %o
  %r = getelementptr i8, ptr addrspace(1) %p, i64 48
  store <2 x float> %s, ptr addrspace(1) %r, align 8
  ret void
}

; Three components of a builtin variable, which clang loads as four; and all that there are.
define spir_kernel void @three(ptr addrspace(1) %out) {
  %v = load <4 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %x = extractelement <4 x i64> %v, i64 0
  %y = extractelement <4 x i64> %v, i64 1
  %z = extractelement <4 x i64> %v, i64 2
  %u = load <4 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %w = shufflevector <4 x i64> %u, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %s = extractelement <2 x i64> %w, i64 0
  %a = add i64 %x, %y
  %b = add i64 %a, %z
  %c = add i64 %b, %s
  %p = getelementptr i64, ptr addrspace(1) %out, i64 %x
  store i64 %c, ptr addrspace(1) %p, align 8
  ret void
}

define internal spir_func i32 @difference(ptr byval(%item) align 4 %it) noinline {
  %a = load i32, ptr %it, align 4
  %second = getelementptr inbounds %item, ptr %it, i64 0, i32 1
  %b = load i32, ptr %second, align 4
  %d = sub i32 %a, %b
  ret i32 %d
}

; Elements of arrays, in two storage classes, of what is passed by value: pointers to it keep their type even
; where others have none.
define spir_kernel void @by_value(ptr addrspace(1) %out) {
  %v = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %x = extractelement <3 x i64> %v, i64 0
  %copies = alloca [2 x %item], align 4
  %to = getelementptr inbounds [2 x %item], ptr %copies, i64 0, i64 %x
  %from = getelementptr inbounds [2 x %item], ptr addrspace(2) @items, i64 0, i64 %x
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %to, ptr addrspace(2) align 4 %from, i64 8, i1 false)
  %d = call spir_func i32 @difference(ptr byval(%item) align 4 %to)
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %x
  store i32 %d, ptr addrspace(1) %p, align 4
  ret void
}

declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
