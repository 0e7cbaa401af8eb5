; Variables in the generic address space, as clang has compound literals of C there.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, [2 x i32] }

@literal = internal addrspace(4) global %pair { i32 3, [2 x i32] [i32 5, i32 7] }
@counter = addrspace(4) global i32 40
@second = addrspace(1) global ptr addrspace(4) getelementptr inbounds (%pair, ptr addrspace(4) @literal, i64 0, i32 1, i64 1)
@places = addrspace(2) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @counter, ptr addrspace(4) @literal]
@same = alias i32, ptr addrspace(4) @counter

define spir_kernel void @generic_variables(ptr addrspace(1) %out, i64 %at) {
  %first = load i32, ptr addrspace(4) @literal
  %pointer = load ptr addrspace(4), ptr addrspace(1) @second
  %second = load i32, ptr addrspace(4) %pointer
  %old = load i32, ptr addrspace(4) @same
  %sum = add i32 %old, %second
  store i32 %sum, ptr addrspace(4) @counter
  %place = getelementptr [2 x ptr addrspace(4)], ptr addrspace(2) @places, i64 0, i64 %at
  %there = load ptr addrspace(4), ptr addrspace(2) %place
  %found = load i32, ptr addrspace(4) %there
  %is = icmp eq ptr addrspace(4) %there, @counter
  %number = zext i1 %is to i32
  store i32 %first, ptr addrspace(1) %out
  %out.1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %second, ptr addrspace(1) %out.1
  %out.2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %found, ptr addrspace(1) %out.2
  %out.3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %number, ptr addrspace(1) %out.3
  ret void
}
