; A layout that aligns integers of more than 64 bits to 16 bytes: words of 64 bits are aligned to 8.
target datalayout = "e-i64:64-i128:128-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i64, i128 }

define spir_kernel void @wide_field(ptr addrspace(1) %p, i64 %which) {
  %own = alloca [2 x %pair], align 16
  %x = load i64, ptr addrspace(1) %p, align 8
  %w = zext i64 %x to i128
  %field = getelementptr inbounds [2 x %pair], ptr %own, i64 0, i64 %which, i32 1
  store i128 %w, ptr %field, align 16
  %start = shl i64 %which, 5
  %offset = add i64 %start, 16
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load i64, ptr %in_bytes, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %y, ptr addrspace(1) %p1, align 8
  ret void
}

; LLVM has one of these integers every 32 bytes; their three words take 24.
define spir_kernel void @wide_elements(ptr addrspace(1) %p, i64 %which) {
  %own = alloca i129, i64 3, align 16
  %x = load i64, ptr addrspace(1) %p, align 8
  %w = zext i64 %x to i129
  %up = shl i129 %w, 64
  %element = getelementptr inbounds i129, ptr %own, i64 %which
  store i129 %up, ptr %element, align 16
  %start = shl i64 %which, 5
  %offset = add i64 %start, 8
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load i64, ptr %in_bytes, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %y, ptr addrspace(1) %p1, align 8
  %all = alloca [3 x i129], align 16
  %in_array = getelementptr inbounds [3 x i129], ptr %all, i64 0, i64 %which
  store i129 %up, ptr %in_array, align 16
  %also = getelementptr inbounds i8, ptr %all, i64 %offset
  %z = load i64, ptr %also, align 8
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i64 %z, ptr addrspace(1) %p2, align 8
  ret void
}

%ended = type { i128, i64 }

; The end of the struct is aligned, too: LLVM has one every 32 bytes, and what it holds takes 24.
define spir_kernel void @wide_end(ptr addrspace(1) %p, i64 %which) {
  %own = alloca [3 x %ended], align 16
  %x = load i64, ptr addrspace(1) %p, align 8
  %w = zext i64 %x to i128
  %field = getelementptr inbounds [3 x %ended], ptr %own, i64 0, i64 %which, i32 0
  store i128 %w, ptr %field, align 16
  %offset = shl i64 %which, 5
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load i64, ptr %in_bytes, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %y, ptr addrspace(1) %p1, align 8
  ret void
}

; Nothing in a packed struct is aligned, so this one stays a struct in SPIR-V.
define spir_kernel void @wide_packed(ptr addrspace(1) %p, i64 %which) {
  %own = alloca [2 x <{ i32, i128, i64 }>], align 16
  %x = load i64, ptr addrspace(1) %p, align 8
  %w = zext i64 %x to i128
  %field = getelementptr inbounds [2 x <{ i32, i128, i64 }>], ptr %own, i64 0, i64 %which, i32 1
  store i128 %w, ptr %field, align 1
  %start = mul i64 %which, 28
  %offset = add i64 %start, 4
  %in_bytes = getelementptr inbounds i8, ptr %own, i64 %offset
  %y = load i64, ptr %in_bytes, align 1
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %y, ptr addrspace(1) %p1, align 8
  ret void
}
