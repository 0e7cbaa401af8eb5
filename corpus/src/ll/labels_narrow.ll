; Addresses of blocks where pointers have 32 bits: a number of one word.
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir-unknown-unknown"

@table = internal addrspace(2) constant [4 x ptr] [ptr blockaddress(@machine, %add), ptr blockaddress(@machine, %twice), ptr blockaddress(@machine, %negate), ptr blockaddress(@machine, %stop)]

; An interpreter that jumps from one instruction to the next.
define spir_kernel void @machine(ptr addrspace(1) %code, ptr addrspace(1) %out) {
entry:
  br label %next
add:
  %sum = add i32 %value, 7
  br label %next
twice:
  %double = shl i32 %value, 1
  br label %next
negate:
  %less = sub i32 0, %value
  br label %next
next:
  %value = phi i32 [ 1, %entry ], [ %sum, %add ], [ %double, %twice ], [ %less, %negate ]
  %at = phi i32 [ 0, %entry ], [ %then, %add ], [ %then, %twice ], [ %then, %negate ]
  %then = add i32 %at, 1
  %from = getelementptr i8, ptr addrspace(1) %code, i32 %at
  %byte = load i8, ptr addrspace(1) %from, align 1
  %index = zext i8 %byte to i32
  %slot = getelementptr [4 x ptr], ptr addrspace(2) @table, i32 0, i32 %index
  %target = load ptr, ptr addrspace(2) %slot, align 4
  indirectbr ptr %target, [ label %add, label %twice, label %negate, label %stop ]
stop:
  store i32 %value, ptr addrspace(1) %out, align 4
  ret void
}
