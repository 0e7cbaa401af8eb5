; Types that a kernel needs a device to have though no instruction names them: those of structures that are passed
; in memory, and those of constants that other constants lead to. And how many dimensions a work-group has.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, double }
%node = type { ptr addrspace(1), ptr addrspace(1) }

@numbers = internal addrspace(1) constant [2 x double] [double 1.0, double 2.0]
@first = internal addrspace(1) constant %node { ptr addrspace(1) @second, ptr addrspace(1) null }
@second = internal addrspace(1) constant %node { ptr addrspace(1) null, ptr addrspace(1) @numbers }
@plain = internal addrspace(1) constant [2 x i32] [i32 3, i32 4]

define spir_kernel void @neither(ptr addrspace(1) %out) #0 {
  %at = load i32, ptr addrspace(1) @plain, align 4
  store i32 %at, ptr addrspace(1) %out, align 4
  ret void
}

define spir_kernel void @by_value(ptr byval(%pair) %in, ptr addrspace(1) %out) #0 {
  %one = load i32, ptr %in, align 8
  store i32 %one, ptr addrspace(1) %out, align 4
  ret void
}

define internal spir_func void @makes(ptr sret(%pair) %to) noinline {
  store i32 7, ptr %to, align 8
  ret void
}

define spir_kernel void @by_result(ptr addrspace(1) %out) #0 {
  %room = alloca i64, align 8
  call spir_func void @makes(ptr sret(%pair) %room)
  ret void
}

define spir_kernel void @through_constants(ptr addrspace(1) %out) #0 {
  %next = load ptr addrspace(1), ptr addrspace(1) @first, align 8
  store ptr addrspace(1) %next, ptr addrspace(1) %out, align 8
  ret void
}

define spir_kernel void @required_of_two() #1 {
  ret void
}

define spir_kernel void @required_of_three() #2 {
  ret void
}

define spir_kernel void @hinted() #3 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" "sycl-work-group-size"="4,8" "sycl-work-group-size-hint"="16" }
attributes #2 = { "sycl-module-id"="c.cpp" "sycl-work-group-size"="7,8,1" "sycl-work-group-size-hint"="16" }
attributes #3 = { "sycl-module-id"="d.cpp" "sycl-work-group-size-hint"="16" }
