; Three translation units linked: kernels by source, shared helpers, exported functions, an unused one, a constant table.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@table = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 4, i32 8]
@scratch = internal addrspace(3) global [64 x i32] undef
@shared = linkonce_odr addrspace(1) global i32 0

define weak_odr dso_local spir_kernel void @a_one(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @helper(i32 1)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define weak_odr dso_local spir_kernel void @a_two(ptr addrspace(1) %p) #0 {
  %v = load i32, ptr addrspace(2) getelementptr inbounds ([4 x i32], ptr addrspace(2) @table, i64 0, i64 2)
  store i32 %v, ptr addrspace(3) @scratch
  ret void
}
define weak_odr dso_local spir_kernel void @b_one(ptr addrspace(1) %p) #1 {
  %v = call spir_func i32 @helper(i32 2)
  %w = call spir_func i32 @exported(i32 %v)
  store i32 %w, ptr addrspace(1) @shared
  ret void
}
define dso_local spir_func i32 @exported(i32 %x) #1 {
  %v = call spir_func i32 @imported(i32 %x)
  ret i32 %v
}
define weak_odr dso_local spir_kernel void @c_one(ptr addrspace(1) %p) #2 {
  %v = call spir_func i32 @deep(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define weak_odr dso_local spir_kernel void @c_two() #2 {
  ret void
}
define internal spir_func i32 @helper(i32 %x) #3 {
  %v = call spir_func i32 @deep(i32 %x)
  %w = add nsw i32 %v, 1
  ret i32 %w
}
define internal spir_func i32 @deep(i32 %x) #3 {
  %v = mul nsw i32 %x, %x
  ret i32 %v
}
define internal spir_func i32 @unused(i32 %x) #3 {
  %v = call spir_func i32 @deep(i32 %x)
  ret i32 %v
}
declare spir_func i32 @imported(i32)

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
attributes #2 = { "sycl-module-id"="c.cpp" }
attributes #3 = { noinline }
