; What LLVM 23 has as intrinsics where there was an instruction before: places in memory by the types, variables, loops that never end; and memory filled with a pattern.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%inner = type { i8, [4 x i32], i64 }
%outer = type { i16, [3 x %inner] }

define spir_kernel void @places(ptr addrspace(1) %out, i32 %i, i64 %j) {
  %p = call ptr addrspace(1) (ptr addrspace(1), ...) @llvm.structured.gep.p1(ptr addrspace(1) elementtype(%outer) %out, i32 1, i32 %i, i32 1, i64 %j)
  store i32 77, ptr addrspace(1) %p, align 4
  %same = call ptr addrspace(1) (ptr addrspace(1), ...) @llvm.structured.gep.p1(ptr addrspace(1) elementtype(%outer) %out)
  store i16 5, ptr addrspace(1) %same, align 2
  ret void
}

define spir_kernel void @variables(ptr addrspace(1) %out, i64 %j) {
  %memory = call elementtype(%inner) ptr @llvm.structured.alloca.p0()
  %p = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype(%inner) %memory, i32 1, i64 %j)
  store i32 9, ptr %p, align 4
  %q = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype(%inner) %memory, i32 2)
  store i64 %j, ptr %q, align 8
  %x = load i32, ptr %p, align 4
  %y = load i64, ptr %q, align 8
  %z = trunc i64 %y to i32
  %sum = add i32 %x, %z
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @goes_on(ptr addrspace(1) %out, i32 %i) {
  %stays = icmp eq i32 %i, 0
  call void @llvm.cond.loop(i1 %stays)
  store i32 %i, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @patterns(ptr addrspace(1) %out, i32 %pattern, i64 %count) {
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) align 4 %out, i32 %pattern, i64 %count, i1 false)
  %behind = getelementptr inbounds i32, ptr addrspace(1) %out, i64 4
  %odd = insertvalue { i16, i8 } { i16 258, i8 0 }, i8 7, 1
  call void @llvm.experimental.memset.pattern.p1.s.i64(ptr addrspace(1) align 2 %behind, { i16, i8 } %odd, i64 2, i1 false)
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) align 4 %out, i32 1, i64 0, i1 false)
  ret void
}

declare ptr addrspace(1) @llvm.structured.gep.p1(ptr addrspace(1), ...)
declare ptr @llvm.structured.gep.p0(ptr, ...)
declare ptr @llvm.structured.alloca.p0()
declare void @llvm.cond.loop(i1)
declare void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1), i32, i64, i1)
declare void @llvm.experimental.memset.pattern.p1.s.i64(ptr addrspace(1), { i16, i8 }, i64, i1)
