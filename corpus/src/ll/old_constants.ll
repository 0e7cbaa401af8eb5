; Constant expressions that later versions of LLVM removed: readers see them in files of LLVM 14 only.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

@head = internal addrspace(1) global i32 1
@kept = addrspace(1) global i1 icmp eq (i64 ptrtoint (i32 addrspace(1)* @head to i64), i64 0)
@chosen = addrspace(1) global i32 select (i1 icmp ugt (i64 ptrtoint (i32 addrspace(1)* @head to i64), i64 7), i32 1, i32 2)
@number = addrspace(1) global i64 mul (i64 ptrtoint (i32 addrspace(1)* @head to i64), i64 3)
@part = addrspace(1) global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32 addrspace(1)* @head to i64) to <2 x i32>), i32 1)
@shifted = addrspace(1) global i64 lshr exact (i64 ptrtoint (i32 addrspace(1)* @head to i64), i64 2)
@masked = addrspace(1) global i64 and (i64 ptrtoint (i32 addrspace(1)* @head to i64), i64 -16)
@wide = addrspace(1) global i128 zext (i64 ptrtoint (i32 addrspace(1)* @head to i64) to i128)
@real = addrspace(1) global double uitofp (i64 ptrtoint (i32 addrspace(1)* @head to i64) to double)
@sum = addrspace(1) global float fadd (float bitcast (i32 ptrtoint (i32 addrspace(1)* @head to i32) to float), float 1.0)
@shuffled = addrspace(1) global <2 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (i32 addrspace(1)* @head to i64) to <2 x i32>), <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 0>)
@inserted = addrspace(1) global <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (i32 addrspace(1)* @head to i64), i32 1)
