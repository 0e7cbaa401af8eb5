; Functions as values: in a variable, selected, with another type, by an alias.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func i32 @one(i32 %x) #0 {
  ret i32 %x
}

define spir_func i32 @two(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}

@other = internal alias i32 (i32), ptr @two

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n) {
  %slot = alloca ptr
  %c = icmp eq i32 %n, 0
  %f = select i1 %c, ptr @one, ptr @two
  store ptr %f, ptr %slot
  %g = load ptr, ptr %slot
  %r = call spir_func i32 %g(i32 signext %n)
  %s = call spir_func i64 @one(i64 4)
  %address = ptrtoint ptr @other to i64
  %sum = add i64 %s, %address
  store i32 %r, ptr addrspace(1) %p
  %q = getelementptr i64, ptr addrspace(1) %p, i64 1
  store i64 %sum, ptr addrspace(1) %q
  ret void
}

; Structures that are passed in memory: the pointer in the call says what it points to.
%pair = type { i64, i32 }

define spir_func void @swap(ptr sret(%pair) align 8 %to, ptr byval(%pair) align 8 %from) {
  %first = load i64, ptr %from
  %at = getelementptr %pair, ptr %from, i32 0, i32 1
  %second = load i32, ptr %at
  %wide = zext i32 %second to i64
  %narrow = trunc i64 %first to i32
  store i64 %wide, ptr %to
  %end = getelementptr %pair, ptr %to, i32 0, i32 1
  store i32 %narrow, ptr %end
  ret void
}

define spir_kernel void @structures(ptr addrspace(1) %p, i32 %n) {
  %from = alloca %pair, align 8
  %to = alloca %pair, align 8
  %c = icmp eq i32 %n, 0
  %f = select i1 %c, ptr @swap, ptr null
  %wide = zext i32 %n to i64
  store i64 %wide, ptr %from
  %at = getelementptr %pair, ptr %from, i32 0, i32 1
  store i32 7, ptr %at
  call spir_func void %f(ptr sret(%pair) align 8 %to, ptr byval(%pair) align 8 %from)
  %r = load i64, ptr %to
  store i64 %r, ptr addrspace(1) %p
  ret void
}

; A function that is given itself: its signature is not in its own signature.
define spir_func i32 @down(ptr %f, i32 %n) {
entry:
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more
more:
  %rest = sub i32 %n, 1
  %below = call spir_func i32 %f(ptr %f, i32 %rest)
  %sum = add i32 %below, %n
  ret i32 %sum
done:
  ret i32 0
}

define spir_kernel void @itself(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %f = select i1 %c, ptr null, ptr @down
  %r = call spir_func i32 %f(ptr @down, i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

attributes #0 = { "referenced-indirectly" }
