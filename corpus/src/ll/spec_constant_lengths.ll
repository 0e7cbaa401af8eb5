; Arrays as long as a specialization constant says.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%length = type { i64 }
@n.length = private unnamed_addr addrspace(1) constant [7 x i8] c"length\00"
@d.length = private addrspace(1) constant %length { i64 4 }

define spir_kernel void @squares(ptr addrspace(1) %ints, ptr addrspace(1) %buffer) #0 {
entry:
  %generic = addrspacecast ptr addrspace(1) %buffer to ptr addrspace(4)
  %array = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.length to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.length to ptr addrspace(4)), ptr addrspace(4) %generic, i32 0, i64 8)
  %count = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.length to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.length to ptr addrspace(4)), ptr addrspace(4) %generic)
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %place = getelementptr i32, ptr %array, i64 %i
  %narrow = trunc i64 %i to i32
  %square = mul i32 %narrow, %narrow
  store i32 %square, ptr %place
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %fill, label %sum
sum:
  %j = phi i64 [ 0, %fill ], [ %j.next, %sum ]
  %total = phi i32 [ 0, %fill ], [ %added, %sum ]
  %from = getelementptr i32, ptr %array, i64 %j
  %element = load i32, ptr %from
  %added = add i32 %total, %element
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, %count
  br i1 %again, label %sum, label %done
done:
  store i32 %added, ptr addrspace(1) %ints
  ret void
}
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
