; Variable arguments as clang up to 22 has them in C: the address of a structure is what va_arg takes, and the structure is the callee's own.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i8, i64 }

define spir_func i64 @structure(i32 %unused, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %before = va_arg ptr %list, i32
  %place = va_arg ptr %list, ptr
  %number = va_arg ptr %list, ptr
  %first = load i8, ptr %place, align 8
  store i8 99, ptr %place, align 8
  %second.at = getelementptr inbounds %pair, ptr %place, i32 0, i32 1
  %second = load i64, ptr %second.at, align 8
  %after = load i32, ptr %number, align 4
  store i32 77, ptr %number, align 4
  call void @llvm.va_end.p0(ptr %list)
  %a = zext i8 %first to i64
  %b = sext i32 %before to i64
  %c = sext i32 %after to i64
  %d = mul i64 %a, %b
  %e = add i64 %d, %second
  %f = mul i64 %e, %c
  ret i64 %f
}

define spir_kernel void @structures(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %pair = alloca %pair, align 8
  %number = alloca i32, align 4
  store i32 2, ptr %number, align 4
  %i = load i32, ptr addrspace(1) %in, align 4
  %small = trunc i32 %i to i8
  store i8 %small, ptr %pair, align 8
  %second.at = getelementptr inbounds %pair, ptr %pair, i32 0, i32 1
  store i64 1000, ptr %second.at, align 8
  %a = call spir_func i64 (i32, ...) @structure(i32 0, i32 3, ptr byval(%pair) align 8 %pair, ptr %number)
  ; Its copy is what the callee changed, and the number itself.
  %b.small = load i8, ptr %pair, align 8
  %b = zext i8 %b.small to i64
  %c.small = load i32, ptr %number, align 4
  %c = zext i32 %c.small to i64
  %at1 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr inbounds i64, ptr addrspace(1) %out, i64 2
  store i64 %a, ptr addrspace(1) %out, align 8
  store i64 %b, ptr addrspace(1) %at1, align 8
  store i64 %c, ptr addrspace(1) %at2, align 8
  ret void
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
