; How a device stops at once, with a message: a number, a struct, a pointer; at the end of a block, before a return, and in the midst of a loop.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%report = type { i32, <2 x float>, [3 x i8] }

define spir_kernel void @divide(ptr addrspace(1) %out, i32 %x, i32 %y) {
entry:
  %zero = icmp eq i32 %y, 0
  br i1 %zero, label %stop, label %go

stop:
  call void @llvm.spv.abort.i32(i32 %x)
  unreachable

go:
  %quotient = sdiv i32 %x, %y
  store i32 %quotient, ptr addrspace(1) %out, align 4
  ret void
}

define spir_func void @fail(ptr %report) {
  call spir_func void @_Z16__spirv_AbortKHR6report(ptr byval(%report) align 8 %report)
  store i32 0, ptr %report, align 4
  ret void
}

define spir_kernel void @check(ptr addrspace(1) %out, i32 %code) {
entry:
  %report = alloca %report, align 8
  store i32 %code, ptr %report, align 4
  %bad = icmp ugt i32 %code, 9
  br i1 %bad, label %stop, label %go

stop:
  call spir_func void @fail(ptr %report)
  br label %go

go:
  %done = phi i32 [ 1, %entry ], [ 2, %stop ]
  store i32 %done, ptr addrspace(1) %out, align 4
  ret void
}

; The block that the call ends has a successor, whose phi names it.
define spir_kernel void @count(ptr addrspace(1) %out, i32 %limit, i32 %most) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %go ], [ %j, %stop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %go ], [ 7, %stop ]
  %over = icmp ugt i32 %sum, %most
  br i1 %over, label %stop, label %go

stop:
  call void @llvm.spv.abort.p1(ptr addrspace(1) %out)
  %j = add i32 %i, 3
  br label %loop

go:
  %more = add i32 %sum, %i
  %next = add i32 %i, 1
  %goes_on = icmp ult i32 %next, %limit
  br i1 %goes_on, label %loop, label %end

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

; A call that may unwind ends its block, too.
define spir_kernel void @unwind(ptr addrspace(1) %out, i32 %x) personality ptr @personality {
entry:
  %bad = icmp eq i32 %x, 0
  br i1 %bad, label %stop, label %go

stop:
  invoke spir_func void @_Z16__spirv_AbortKHRi(i32 %x) to label %go unwind label %caught

go:
  %y = phi i32 [ %x, %entry ], [ 5, %stop ]
  store i32 %y, ptr addrspace(1) %out, align 4
  ret void

caught:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}

declare i32 @personality(...)
declare spir_func void @_Z16__spirv_AbortKHRi(i32)
declare void @llvm.spv.abort.i32(i32)
declare void @llvm.spv.abort.p1(ptr addrspace(1))
declare spir_func void @_Z16__spirv_AbortKHR6report(ptr byval(%report) align 8)
