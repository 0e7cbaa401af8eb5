; Members of structs by name and at LLVM's offsets in bytes, where SPIR-V has no type that lies in memory as LLVM's does.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%spread = type { double, <20 x float> }
%wide = type { i32, <5 x i128>, i32 }
%bools = type { i32, <7 x i1>, <3 x i1> }

; A vector of 20 is an array of floats, which begins at 128 in LLVM and would at 8.
define spir_kernel void @long_member(ptr addrspace(1) %p, i64 %which) {
  %own = alloca [2 x %spread], align 128
  %x = load float, ptr addrspace(1) %p, align 4
  %v = insertelement <20 x float> zeroinitializer, float %x, i64 3
  %by_name = getelementptr inbounds [2 x %spread], ptr %own, i64 0, i64 %which, i32 1
  store <20 x float> %v, ptr %by_name, align 128
  %start = mul i64 %which, 256
  %offset = add i64 %start, 140
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load float, ptr %in_bytes, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %y, ptr addrspace(1) %p1, align 4
  ; And the other way.
  %first = getelementptr inbounds i8, ptr %own, i64 %start
  store double 2.5, ptr %first, align 8
  %again = getelementptr inbounds [2 x %spread], ptr %own, i64 0, i64 %which, i32 0
  %d = load double, ptr %again, align 8
  %f = fptrunc double %d to float
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store float %f, ptr addrspace(1) %p2, align 4
  ret void
}

; Words of wide integers are aligned to 8, a vector of five to 128.
define spir_kernel void @wide_member(ptr addrspace(1) %p, i64 %which) {
  %own = alloca [2 x %wide], align 128
  %x = load i64, ptr addrspace(1) %p, align 8
  %w = zext i64 %x to i128
  %up = shl i128 %w, 64
  %v = insertelement <5 x i128> zeroinitializer, i128 %up, i64 2
  %by_name = getelementptr inbounds [2 x %wide], ptr %own, i64 0, i64 %which, i32 1
  store <5 x i128> %v, ptr %by_name, align 128
  %start = mul i64 %which, 384
  %offset = add i64 %start, 168
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load i64, ptr %in_bytes, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %y, ptr addrspace(1) %p1, align 8
  %behind = add i64 %start, 256
  %last = getelementptr inbounds i8, ptr %own, i64 %behind
  store i32 77, ptr %last, align 4
  %again = getelementptr inbounds [2 x %wide], ptr %own, i64 0, i64 %which, i32 2
  %i = load i32, ptr %again, align 4
  %l = zext i32 %i to i64
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i64 %l, ptr addrspace(1) %p2, align 8
  ret void
}

; Bools of a vector are bits in memory, also where a struct is copied as a whole.
define spir_kernel void @bools_copied(ptr addrspace(1) %p, i32 %bits) {
  %m7 = trunc i32 %bits to i7
  %seven = bitcast i7 %m7 to <7 x i1>
  %high = lshr i32 %bits, 7
  %m3 = trunc i32 %high to i3
  %three = bitcast i3 %m3 to <3 x i1>
  %own = alloca [2 x %bools], align 8
  %a = getelementptr inbounds [2 x %bools], ptr %own, i64 0, i64 1, i32 1
  store <7 x i1> %seven, ptr %a, align 1
  %b = getelementptr inbounds [2 x %bools], ptr %own, i64 0, i64 1, i32 2
  store <3 x i1> %three, ptr %b, align 1
  %all = load [2 x %bools], ptr %own, align 4
  %copy = alloca [2 x %bools], align 8
  store [2 x %bools] %all, ptr %copy, align 4
  %c = getelementptr inbounds [2 x %bools], ptr %copy, i64 0, i64 1, i32 1
  %r = load <7 x i1>, ptr %c, align 1
  %r7 = bitcast <7 x i1> %r to i7
  %w7 = zext i7 %r7 to i32
  store i32 %w7, ptr addrspace(1) %p, align 4
  %d = getelementptr inbounds i8, ptr %copy, i64 13
  %byte = load i8, ptr %d, align 1
  %low = and i8 %byte, 7
  %w3 = zext i8 %low to i32
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %w3, ptr addrspace(1) %p1, align 4
  %member = extractvalue [2 x %bools] %all, 1, 1
  %lane = extractelement <7 x i1> %member, i64 6
  %w1 = zext i1 %lane to i32
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %w1, ptr addrspace(1) %p2, align 4
  ret void
}
