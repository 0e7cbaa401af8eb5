; Addresses of blocks: tables of them, jumps to them, and what may be asked of them. A block has a number for
; an address, from 1 on.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

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
  %at = phi i64 [ 0, %entry ], [ %then, %add ], [ %then, %twice ], [ %then, %negate ]
  %then = add i64 %at, 1
  %from = getelementptr i8, ptr addrspace(1) %code, i64 %at
  %byte = load i8, ptr addrspace(1) %from, align 1
  %index = zext i8 %byte to i64
  %slot = getelementptr [4 x ptr], ptr addrspace(2) @table, i64 0, i64 %index
  %target = load ptr, ptr addrspace(2) %slot, align 8
  indirectbr ptr %target, [ label %add, label %twice, label %negate, label %stop ]
stop:
  store i32 %value, ptr addrspace(1) %out, align 4
  ret void
}

; Two of the targets are one block, and its phi names the jump for each.
define spir_kernel void @chosen(ptr addrspace(1) %out, i32 %n) {
entry:
  %odd = trunc i32 %n to i1
  %to = select i1 %odd, ptr blockaddress(@chosen, %one), ptr blockaddress(@chosen, %other)
  indirectbr ptr %to, [ label %one, label %other, label %one ]
one:
  %from = phi i32 [ 10, %entry ], [ 10, %entry ], [ 30, %other ]
  store i32 %from, ptr addrspace(1) %out, align 4
  ret void
other:
  br label %one
}

; That no block is at null, and no two are at one place.
define spir_kernel void @asked(ptr addrspace(1) %out) {
entry:
  %null = icmp eq ptr blockaddress(@machine, %add), null
  %same = icmp eq ptr blockaddress(@machine, %add), blockaddress(@machine, %twice)
  %either = or i1 %null, %same
  %number = zext i1 %either to i32
  store i32 %number, ptr addrspace(1) %out, align 4
  ret void
}

; A jump that goes nowhere.
define spir_func void @nowhere(ptr %to) {
  indirectbr ptr %to, []
}
