; Functions with variable arguments: va_arg as clang up to 22 leaves it, and the steps that clang 23 writes.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i8, i64 }

; Numbers of different sizes, by va_arg.
define spir_func i64 @sum(i32 %n, ...) {
entry:
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %at = phi i32 [ 0, %entry ], [ %next, %loop ]
  %so.far = phi i64 [ 0, %entry ], [ %now, %loop ]
  %small = va_arg ptr %list, i32
  %wide = sext i32 %small to i64
  %large = va_arg ptr %list, i64
  %both = add i64 %wide, %large
  %now = add i64 %so.far, %both
  %next = add i32 %at, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %result = phi i64 [ 0, %entry ], [ %now, %loop ]
  call void @llvm.va_end.p0(ptr %list)
  ret i64 %result
}

; A copy of the list starts where the list is.
define spir_func i32 @twice(i32 %factor, ...) {
  %list = alloca ptr, align 8
  %copy = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %first = va_arg ptr %list, i32
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %second = va_arg ptr %list, i32
  %again = va_arg ptr %copy, i32
  call void @llvm.va_end.p0(ptr %copy)
  call void @llvm.va_end.p0(ptr %list)
  %a = mul i32 %second, %factor
  %b = add i32 %a, %again
  %c = shl i32 %first, 16
  %d = or i32 %b, %c
  ret i32 %d
}

; What the list holds, as a function with a va_list takes it.
define spir_func i32 @from_list(ptr %next) {
  %list = alloca ptr, align 8
  store ptr %next, ptr %list, align 8
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, <2 x i32>
  %x = extractelement <2 x i32> %b, i32 0
  %y = extractelement <2 x i32> %b, i32 1
  %c = mul i32 %x, %y
  %d = add i32 %a, %c
  ret i32 %d
}

define spir_func i32 @passes_on(i32 %unused, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %next = load ptr, ptr %list, align 8
  %result = call spir_func i32 @from_list(ptr %next)
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %result
}

; Where addresses are generic, so is the list.
define spir_func i32 @generic(i32 %unused, ...) {
  %memory = alloca ptr addrspace(4), align 8
  %list = addrspacecast ptr %memory to ptr addrspace(4)
  call void @llvm.va_start.p4(ptr addrspace(4) %list)
  %place = load ptr addrspace(4), ptr addrspace(4) %list, align 8
  %up = getelementptr inbounds i8, ptr addrspace(4) %place, i32 3
  %aligned = call ptr addrspace(4) @llvm.ptrmask.p4.i64(ptr addrspace(4) %up, i64 -4)
  %behind = getelementptr inbounds i8, ptr addrspace(4) %aligned, i64 4
  store ptr addrspace(4) %behind, ptr addrspace(4) %list, align 8
  %a = load i32, ptr addrspace(4) %aligned, align 4
  %b = va_arg ptr addrspace(4) %list, i32
  call void @llvm.va_end.p4(ptr addrspace(4) %list)
  %c = shl i32 %b, 8
  %d = or i32 %a, %c
  ret i32 %d
}

; A structure by value lies in the frame.
define spir_func i64 @structure(i32 %unused, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %before = va_arg ptr %list, i32
  %place = load ptr, ptr %list, align 8
  %up = getelementptr inbounds i8, ptr %place, i32 7
  %aligned = call ptr @llvm.ptrmask.p0.i64(ptr %up, i64 -8)
  %behind = getelementptr inbounds i8, ptr %aligned, i64 16
  store ptr %behind, ptr %list, align 8
  %first = load i8, ptr %aligned, align 8
  store i8 99, ptr %aligned, align 8
  %second.at = getelementptr inbounds %pair, ptr %aligned, i32 0, i32 1
  %second = load i64, ptr %second.at, align 8
  %after = va_arg ptr %list, i32
  %a = zext i8 %first to i64
  %b = sext i32 %before to i64
  %c = sext i32 %after to i64
  %d = mul i64 %a, %b
  %e = add i64 %d, %second
  %f = mul i64 %e, %c
  ret i64 %f
}

; Types that SPIR-V holds in others: three components, odd widths, an array, more than 64 bits.
define spir_func i64 @odd(i32 %unused, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %three = va_arg ptr %list, <3 x i16>
  %bits = va_arg ptr %list, i24
  %array = va_arg ptr %list, [2 x i16]
  %long = va_arg ptr %list, i128
  %x = extractelement <3 x i16> %three, i32 2
  %y = extractvalue [2 x i16] %array, 1
  %high.bits = lshr i128 %long, 64
  %high = trunc i128 %high.bits to i64
  %low = trunc i128 %long to i64
  %a = sext i16 %x to i64
  %b = sext i24 %bits to i64
  %c = sext i16 %y to i64
  %d = mul i64 %a, %b
  %e = mul i64 %c, %high
  %f = add i64 %d, %e
  %g = add i64 %f, %low
  ret i64 %g
}

define spir_kernel void @numbers(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = load i32, ptr addrspace(1) %in, align 4
  %j.at = getelementptr inbounds i32, ptr addrspace(1) %in, i64 1
  %j = load i32, ptr addrspace(1) %j.at, align 4
  %wide = sext i32 %j to i64
  %a = call spir_func i64 (i32, ...) @sum(i32 0)
  %b = call spir_func i64 (i32, ...) @sum(i32 1, i32 %i, i64 100)
  %c = call spir_func i64 (i32, ...) @sum(i32 3, i32 %i, i64 %wide, i32 -1, i64 4294967296, i32 %j, i64 -7)
  %d = call spir_func i32 (i32, ...) @twice(i32 3, i32 %i, i32 %j)
  %e = call spir_func i32 (i32, ...) @passes_on(i32 0, i32 %i, <2 x i32> <i32 6, i32 7>)
  %f = call spir_func i32 (i32, ...) @generic(i32 0, i32 %i, i32 %j)
  %d.wide = sext i32 %d to i64
  %e.wide = sext i32 %e to i64
  %f.wide = sext i32 %f to i64
  %at1 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 2
  %at3 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 3
  %at4 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 4
  %at5 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 5
  store i64 %a, ptr addrspace(1) %out, align 8
  store i64 %b, ptr addrspace(1) %at1, align 8
  store i64 %c, ptr addrspace(1) %at2, align 8
  store i64 %d.wide, ptr addrspace(1) %at3, align 8
  store i64 %e.wide, ptr addrspace(1) %at4, align 8
  store i64 %f.wide, ptr addrspace(1) %at5, align 8
  ret void
}

define spir_kernel void @structures(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %pair = alloca %pair, align 8
  %i = load i32, ptr addrspace(1) %in, align 4
  %small = trunc i32 %i to i8
  store i8 %small, ptr %pair, align 8
  %second.at = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store i64 1000, ptr %second.at, align 8
  %a = call spir_func i64 (i32, ...) @structure(i32 0, i32 3, ptr byval(%pair) align 8 %pair, i32 2)
  ; Its copy is what the callee changed.
  %b.small = load i8, ptr %pair, align 8
  %b = zext i8 %b.small to i64
  %x = trunc i32 %i to i16
  %three = insertelement <3 x i16> <i16 1, i16 2, i16 3>, i16 %x, i32 2
  %array = insertvalue [2 x i16] [i16 5, i16 6], i16 %x, 1
  %c = call spir_func i64 (i32, ...) @odd(i32 0, <3 x i16> %three, i24 -100, [2 x i16] %array, i128 18446744073709551621)
  %at1 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 2
  store i64 %a, ptr addrspace(1) %out, align 8
  store i64 %b, ptr addrspace(1) %at1, align 8
  store i64 %c, ptr addrspace(1) %at2, align 8
  ret void
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_start.p4(ptr addrspace(4))
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_end.p4(ptr addrspace(4))
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr addrspace(4) @llvm.ptrmask.p4.i64(ptr addrspace(4), i64)
