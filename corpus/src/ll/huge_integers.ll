; Integers of more than 128 bits, as a vector or a struct that is copied may become one: every operator,
; comparisons, conversions, shifts by constants and by variables, memory, choices, arguments and results.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare <2 x i256> @llvm.stepvector.v2i256()
declare float @llvm.ldexp.f32.i200(float, i200)
declare i129 @llvm.abs.i129(i129, i1)
declare i129 @llvm.scmp.i129.i64(i64, i64)
declare i129 @llvm.smax.i129(i129, i129)
declare i129 @llvm.smin.i129(i129, i129)
declare i129 @llvm.umax.i129(i129, i129)
declare i129 @llvm.umin.i129(i129, i129)
declare i192 @llvm.abs.i192(i192, i1)
declare i192 @llvm.experimental.cttz.elts.i192.v4i1(<4 x i1>, i1)
declare i192 @llvm.scmp.i192.i64(i64, i64)
declare i192 @llvm.smax.i192(i192, i192)
declare i192 @llvm.smin.i192(i192, i192)
declare i192 @llvm.umax.i192(i192, i192)
declare i192 @llvm.umin.i192(i192, i192)
declare i256 @llvm.abs.i256(i256, i1)
declare i256 @llvm.scmp.i256.i64(i64, i64)
declare i256 @llvm.smax.i256(i256, i256)
declare i256 @llvm.smin.i256(i256, i256)
declare i256 @llvm.umax.i256(i256, i256)
declare i256 @llvm.umin.i256(i256, i256)
declare i32 @llvm.experimental.cttz.elts.i32.v2i192(<2 x i192>, i1)
declare i512 @llvm.abs.i512(i512, i1)
declare i512 @llvm.scmp.i512.i64(i64, i64)
declare i512 @llvm.smax.i512(i512, i512)
declare i512 @llvm.smin.i512(i512, i512)
declare i512 @llvm.umax.i512(i512, i512)
declare i512 @llvm.umin.i512(i512, i512)
declare i8 @llvm.scmp.i8.i129(i129, i129)
declare i8 @llvm.scmp.i8.i192(i192, i192)
declare i8 @llvm.scmp.i8.i256(i256, i256)
declare i8 @llvm.scmp.i8.i512(i512, i512)
declare i8 @llvm.ucmp.i8.i129(i129, i129)
declare i8 @llvm.ucmp.i8.i192(i192, i192)
declare i8 @llvm.ucmp.i8.i256(i256, i256)
declare i8 @llvm.ucmp.i8.i512(i512, i512)

define spir_func i129 @twice_i129(i129 %x, i129 %y) {
  %double = shl i129 %x, 1
  %less = sub i129 %double, %y
  ret i129 %less
}

define spir_kernel void @operators_i129(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %room = alloca { i32, i129 }, align 8
  %pair = alloca <2 x i129>, align 64
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i129, ptr addrspace(1) %a.at, align 8
  %b = load i129, ptr addrspace(1) %b.at, align 8
  %n = load i129, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [2304 x i8], ptr addrspace(1) %out, i64 %id
  %add = add i129 %a, %b
  %add.x = zext i129 %add to i512
  %add.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %add.x, ptr addrspace(1) %add.p, align 8
  %sub = sub i129 %a, %b
  %sub.x = sext i129 %sub to i512
  %sub.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %sub.x, ptr addrspace(1) %sub.p, align 8
  %mul = mul i129 %a, %b
  %mul.x = zext i129 %mul to i512
  %mul.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %mul.x, ptr addrspace(1) %mul.p, align 8
  %and = and i129 %a, %b
  %or = or i129 %and, 3
  %xor = xor i129 %or, -2
  %xor.x = zext i129 %xor to i512
  %xor.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %xor.x, ptr addrspace(1) %xor.p, align 8
  %shl = shl i129 %a, %n
  %shl.x = zext i129 %shl to i512
  %shl.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %shl.x, ptr addrspace(1) %shl.p, align 8
  %lshr = lshr i129 %a, %n
  %lshr.x = zext i129 %lshr to i512
  %lshr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 5
  store i512 %lshr.x, ptr addrspace(1) %lshr.p, align 8
  %ashr = ashr i129 %a, %n
  %ashr.x = zext i129 %ashr to i512
  %ashr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 6
  store i512 %ashr.x, ptr addrspace(1) %ashr.p, align 8
  %ashr.1 = ashr i129 %a, 1
  %ashr.1.x = zext i129 %ashr.1 to i512
  %ashr.1.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 7
  store i512 %ashr.1.x, ptr addrspace(1) %ashr.1.p, align 8
  %shl.64 = shl i129 %a, 64
  %shl.64.x = zext i129 %shl.64 to i512
  %shl.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 8
  store i512 %shl.64.x, ptr addrspace(1) %shl.64.p, align 8
  %lshr.64 = lshr i129 %a, 64
  %lshr.64.x = zext i129 %lshr.64 to i512
  %lshr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 9
  store i512 %lshr.64.x, ptr addrspace(1) %lshr.64.p, align 8
  %ashr.64 = ashr i129 %a, 64
  %ashr.64.x = zext i129 %ashr.64 to i512
  %ashr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 10
  store i512 %ashr.64.x, ptr addrspace(1) %ashr.64.p, align 8
  %shl.67 = shl i129 %a, 67
  %shl.67.x = zext i129 %shl.67 to i512
  %shl.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 11
  store i512 %shl.67.x, ptr addrspace(1) %shl.67.p, align 8
  %lshr.67 = lshr i129 %a, 67
  %lshr.67.x = zext i129 %lshr.67 to i512
  %lshr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 12
  store i512 %lshr.67.x, ptr addrspace(1) %lshr.67.p, align 8
  %ashr.67 = ashr i129 %a, 67
  %ashr.67.x = zext i129 %ashr.67 to i512
  %ashr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 13
  store i512 %ashr.67.x, ptr addrspace(1) %ashr.67.p, align 8
  %shl.128 = shl i129 %a, 128
  %shl.128.x = zext i129 %shl.128 to i512
  %shl.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 14
  store i512 %shl.128.x, ptr addrspace(1) %shl.128.p, align 8
  %lshr.128 = lshr i129 %a, 128
  %lshr.128.x = zext i129 %lshr.128 to i512
  %lshr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 15
  store i512 %lshr.128.x, ptr addrspace(1) %lshr.128.p, align 8
  %ashr.128 = ashr i129 %a, 128
  %ashr.128.x = zext i129 %ashr.128 to i512
  %ashr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 16
  store i512 %ashr.128.x, ptr addrspace(1) %ashr.128.p, align 8
  %is.eq = icmp eq i129 %a, %b
  %bit.eq = select i1 %is.eq, i32 1, i32 0
  %is.ne = icmp ne i129 %a, %b
  %bit.ne = select i1 %is.ne, i32 2, i32 0
  %or.ne = or i32 %bit.eq, %bit.ne
  %is.ult = icmp ult i129 %a, %b
  %bit.ult = select i1 %is.ult, i32 4, i32 0
  %or.ult = or i32 %or.ne, %bit.ult
  %is.ule = icmp ule i129 %a, %b
  %bit.ule = select i1 %is.ule, i32 8, i32 0
  %or.ule = or i32 %or.ult, %bit.ule
  %is.ugt = icmp ugt i129 %a, %b
  %bit.ugt = select i1 %is.ugt, i32 16, i32 0
  %or.ugt = or i32 %or.ule, %bit.ugt
  %is.uge = icmp uge i129 %a, %b
  %bit.uge = select i1 %is.uge, i32 32, i32 0
  %or.uge = or i32 %or.ugt, %bit.uge
  %is.slt = icmp slt i129 %a, %b
  %bit.slt = select i1 %is.slt, i32 64, i32 0
  %or.slt = or i32 %or.uge, %bit.slt
  %is.sle = icmp sle i129 %a, %b
  %bit.sle = select i1 %is.sle, i32 128, i32 0
  %or.sle = or i32 %or.slt, %bit.sle
  %is.sgt = icmp sgt i129 %a, %b
  %bit.sgt = select i1 %is.sgt, i32 256, i32 0
  %or.sgt = or i32 %or.sle, %bit.sgt
  %is.sge = icmp sge i129 %a, %b
  %bit.sge = select i1 %is.sge, i32 512, i32 0
  %or.sge = or i32 %or.sgt, %bit.sge
  %comparisons = add i32 %or.sge, 0
  %comparisons.x = zext i32 %comparisons to i512
  %comparisons.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 17
  store i512 %comparisons.x, ptr addrspace(1) %comparisons.p, align 8
  %low = trunc i129 %a to i65
  %low.x = sext i65 %low to i512
  %low.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 18
  store i512 %low.x, ptr addrspace(1) %low.p, align 8
  %half = trunc i129 %a to i128
  %half.s = sext i128 %half to i129
  %half.s.x = zext i129 %half.s to i512
  %half.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 19
  store i512 %half.s.x, ptr addrspace(1) %half.s.p, align 8
  %word = trunc i129 %b to i32
  %word.s = sext i32 %word to i129
  %word.s.x = zext i129 %word.s to i512
  %word.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 20
  store i512 %word.s.x, ptr addrspace(1) %word.s.p, align 8
  %bit = trunc i129 %b to i1
  %bit.z = zext i1 %bit to i129
  %bit.z.x = zext i129 %bit.z to i512
  %bit.z.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 21
  store i512 %bit.z.x, ptr addrspace(1) %bit.z.p, align 8
  %constant = add i129 %a, -93766696662658597591642082182930698240
  %constant.x = zext i129 %constant to i512
  %constant.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 22
  store i512 %constant.x, ptr addrspace(1) %constant.p, align 8
  %less = select i1 %is.ult, i129 %a, i129 %b
  %frozen = freeze i129 %less
  %frozen.x = zext i129 %frozen to i512
  %frozen.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 23
  store i512 %frozen.x, ptr addrspace(1) %frozen.p, align 8
  %smax = call i129 @llvm.smax.i129(i129 %a, i129 %b)
  %smax.x = zext i129 %smax to i512
  %smax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 24
  store i512 %smax.x, ptr addrspace(1) %smax.p, align 8
  %smin = call i129 @llvm.smin.i129(i129 %a, i129 %b)
  %smin.x = zext i129 %smin to i512
  %smin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 25
  store i512 %smin.x, ptr addrspace(1) %smin.p, align 8
  %umax = call i129 @llvm.umax.i129(i129 %a, i129 %b)
  %umax.x = zext i129 %umax to i512
  %umax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 26
  store i512 %umax.x, ptr addrspace(1) %umax.p, align 8
  %umin = call i129 @llvm.umin.i129(i129 %a, i129 %b)
  %umin.x = zext i129 %umin to i512
  %umin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 27
  store i512 %umin.x, ptr addrspace(1) %umin.p, align 8
  %abs = call i129 @llvm.abs.i129(i129 %b, i1 false)
  %abs.x = zext i129 %abs to i512
  %abs.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 28
  store i512 %abs.x, ptr addrspace(1) %abs.p, align 8
  %scmp = call i8 @llvm.scmp.i8.i129(i129 %a, i129 %b)
  %scmp.x = sext i8 %scmp to i512
  %scmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 29
  store i512 %scmp.x, ptr addrspace(1) %scmp.p, align 8
  %ucmp = call i8 @llvm.ucmp.i8.i129(i129 %a, i129 %b)
  %ucmp.x = sext i8 %ucmp to i512
  %ucmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 30
  store i512 %ucmp.x, ptr addrspace(1) %ucmp.p, align 8
  %a.word = trunc i129 %a to i64
  %b.word = trunc i129 %b to i64
  %order = call i129 @llvm.scmp.i129.i64(i64 %a.word, i64 %b.word)
  %order.x = zext i129 %order to i512
  %order.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 31
  store i512 %order.x, ptr addrspace(1) %order.p, align 8
  %pointer = inttoptr i129 %a to ptr addrspace(1)
  %address = ptrtoint ptr addrspace(1) %pointer to i129
  %address.x = zext i129 %address to i512
  %address.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 32
  store i512 %address.x, ptr addrspace(1) %address.p, align 8
  store { i32, i129 } { i32 7, i129 -5 }, ptr %room, align 8
  %field = getelementptr inbounds { i32, i129 }, ptr %room, i32 0, i32 1
  %was = load i129, ptr %field, align 8
  store i129 %a, ptr %field, align 8
  %whole = load { i32, i129 }, ptr %room, align 8
  %second = extractvalue { i32, i129 } %whole, 1
  %both = add i129 %was, %second
  %both.x = zext i129 %both to i512
  %both.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 33
  store i512 %both.x, ptr addrspace(1) %both.p, align 8
  %v0 = insertelement <2 x i129> zeroinitializer, i129 %a, i32 0
  %v1 = insertelement <2 x i129> %v0, i129 %b, i32 1
  %sum = add <2 x i129> %v1, <i129 1, i129 2>
  store <2 x i129> %sum, ptr %pair, align 64
  %again = load <2 x i129>, ptr %pair, align 64
  %turned = shufflevector <2 x i129> %again, <2 x i129> poison, <2 x i32> <i32 1, i32 0>
  %e0 = extractelement <2 x i129> %turned, i32 0
  %e1 = extractelement <2 x i129> %turned, i32 1
  %e = sub i129 %e0, %e1
  %e.x = zext i129 %e to i512
  %e.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 34
  store i512 %e.x, ptr addrspace(1) %e.p, align 8
  %called = call spir_func i129 @twice_i129(i129 %a, i129 %b)
  %called.x = zext i129 %called to i512
  %called.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 35
  store i512 %called.x, ptr addrspace(1) %called.p, align 8
  ret void
}

define spir_kernel void @choices_i129(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i129, ptr addrspace(1) %a.at, align 8
  %b = load i129, ptr addrspace(1) %b.at, align 8
  %n = load i129, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [64 x i8], ptr addrspace(1) %out, i64 %id
  %chosen = xor i129 %b, %n
  switch i129 %chosen, label %other [
    i129 131, label %three
    i129 170141183460469231731687303715884105792, label %large
  ]
three:
  br label %loop
large:
  br label %loop
other:
  br label %loop
loop:
  %at = phi i32 [ 0, %three ], [ 1, %large ], [ 2, %other ], [ %next, %loop ]
  %value = phi i129 [ 1, %three ], [ 2, %large ], [ %a, %other ], [ %grown, %loop ]
  %grown = mul i129 %value, 1000003
  %next = add i32 %at, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %loop, label %done
done:
  %grown.x = zext i129 %grown to i512
  %grown.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %grown.x, ptr addrspace(1) %grown.p, align 8
  ret void
}

define spir_kernel void @quotients_i129(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i129, ptr addrspace(1) %a.at, align 8
  %b = load i129, ptr addrspace(1) %b.at, align 8
  %n = load i129, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [320 x i8], ptr addrspace(1) %out, i64 %id
  %small = lshr i129 %b, 43
  %divisor = or i129 %small, 1
  %udiv = udiv i129 %a, %divisor
  %udiv.x = zext i129 %udiv to i512
  %udiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %udiv.x, ptr addrspace(1) %udiv.p, align 8
  %urem = urem i129 %a, %divisor
  %urem.x = zext i129 %urem to i512
  %urem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %urem.x, ptr addrspace(1) %urem.p, align 8
  %sdiv = sdiv i129 %a, %divisor
  %sdiv.x = sext i129 %sdiv to i512
  %sdiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %sdiv.x, ptr addrspace(1) %sdiv.p, align 8
  %srem = srem i129 %a, %divisor
  %srem.x = zext i129 %srem to i512
  %srem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %srem.x, ptr addrspace(1) %srem.p, align 8
  %opposite = sub i129 0, %divisor
  %other = sdiv i129 %a, %opposite
  %other.x = zext i129 %other to i512
  %other.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %other.x, ptr addrspace(1) %other.p, align 8
  ret void
}

define spir_func i192 @twice_i192(i192 %x, i192 %y) {
  %double = shl i192 %x, 1
  %less = sub i192 %double, %y
  ret i192 %less
}

define spir_kernel void @operators_i192(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %room = alloca { i32, i192 }, align 8
  %pair = alloca <2 x i192>, align 64
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i192, ptr addrspace(1) %a.at, align 8
  %b = load i192, ptr addrspace(1) %b.at, align 8
  %n = load i192, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [2624 x i8], ptr addrspace(1) %out, i64 %id
  %add = add i192 %a, %b
  %add.x = zext i192 %add to i512
  %add.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %add.x, ptr addrspace(1) %add.p, align 8
  %sub = sub i192 %a, %b
  %sub.x = sext i192 %sub to i512
  %sub.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %sub.x, ptr addrspace(1) %sub.p, align 8
  %mul = mul i192 %a, %b
  %mul.x = zext i192 %mul to i512
  %mul.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %mul.x, ptr addrspace(1) %mul.p, align 8
  %and = and i192 %a, %b
  %or = or i192 %and, 3
  %xor = xor i192 %or, -2
  %xor.x = zext i192 %xor to i512
  %xor.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %xor.x, ptr addrspace(1) %xor.p, align 8
  %shl = shl i192 %a, %n
  %shl.x = zext i192 %shl to i512
  %shl.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %shl.x, ptr addrspace(1) %shl.p, align 8
  %lshr = lshr i192 %a, %n
  %lshr.x = zext i192 %lshr to i512
  %lshr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 5
  store i512 %lshr.x, ptr addrspace(1) %lshr.p, align 8
  %ashr = ashr i192 %a, %n
  %ashr.x = zext i192 %ashr to i512
  %ashr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 6
  store i512 %ashr.x, ptr addrspace(1) %ashr.p, align 8
  %ashr.1 = ashr i192 %a, 1
  %ashr.1.x = zext i192 %ashr.1 to i512
  %ashr.1.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 7
  store i512 %ashr.1.x, ptr addrspace(1) %ashr.1.p, align 8
  %shl.64 = shl i192 %a, 64
  %shl.64.x = zext i192 %shl.64 to i512
  %shl.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 8
  store i512 %shl.64.x, ptr addrspace(1) %shl.64.p, align 8
  %lshr.64 = lshr i192 %a, 64
  %lshr.64.x = zext i192 %lshr.64 to i512
  %lshr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 9
  store i512 %lshr.64.x, ptr addrspace(1) %lshr.64.p, align 8
  %ashr.64 = ashr i192 %a, 64
  %ashr.64.x = zext i192 %ashr.64 to i512
  %ashr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 10
  store i512 %ashr.64.x, ptr addrspace(1) %ashr.64.p, align 8
  %shl.67 = shl i192 %a, 67
  %shl.67.x = zext i192 %shl.67 to i512
  %shl.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 11
  store i512 %shl.67.x, ptr addrspace(1) %shl.67.p, align 8
  %lshr.67 = lshr i192 %a, 67
  %lshr.67.x = zext i192 %lshr.67 to i512
  %lshr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 12
  store i512 %lshr.67.x, ptr addrspace(1) %lshr.67.p, align 8
  %ashr.67 = ashr i192 %a, 67
  %ashr.67.x = zext i192 %ashr.67 to i512
  %ashr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 13
  store i512 %ashr.67.x, ptr addrspace(1) %ashr.67.p, align 8
  %shl.128 = shl i192 %a, 128
  %shl.128.x = zext i192 %shl.128 to i512
  %shl.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 14
  store i512 %shl.128.x, ptr addrspace(1) %shl.128.p, align 8
  %lshr.128 = lshr i192 %a, 128
  %lshr.128.x = zext i192 %lshr.128 to i512
  %lshr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 15
  store i512 %lshr.128.x, ptr addrspace(1) %lshr.128.p, align 8
  %ashr.128 = ashr i192 %a, 128
  %ashr.128.x = zext i192 %ashr.128 to i512
  %ashr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 16
  store i512 %ashr.128.x, ptr addrspace(1) %ashr.128.p, align 8
  %shl.191 = shl i192 %a, 191
  %shl.191.x = zext i192 %shl.191 to i512
  %shl.191.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 17
  store i512 %shl.191.x, ptr addrspace(1) %shl.191.p, align 8
  %lshr.191 = lshr i192 %a, 191
  %lshr.191.x = zext i192 %lshr.191 to i512
  %lshr.191.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 18
  store i512 %lshr.191.x, ptr addrspace(1) %lshr.191.p, align 8
  %ashr.191 = ashr i192 %a, 191
  %ashr.191.x = zext i192 %ashr.191 to i512
  %ashr.191.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 19
  store i512 %ashr.191.x, ptr addrspace(1) %ashr.191.p, align 8
  %is.eq = icmp eq i192 %a, %b
  %bit.eq = select i1 %is.eq, i32 1, i32 0
  %is.ne = icmp ne i192 %a, %b
  %bit.ne = select i1 %is.ne, i32 2, i32 0
  %or.ne = or i32 %bit.eq, %bit.ne
  %is.ult = icmp ult i192 %a, %b
  %bit.ult = select i1 %is.ult, i32 4, i32 0
  %or.ult = or i32 %or.ne, %bit.ult
  %is.ule = icmp ule i192 %a, %b
  %bit.ule = select i1 %is.ule, i32 8, i32 0
  %or.ule = or i32 %or.ult, %bit.ule
  %is.ugt = icmp ugt i192 %a, %b
  %bit.ugt = select i1 %is.ugt, i32 16, i32 0
  %or.ugt = or i32 %or.ule, %bit.ugt
  %is.uge = icmp uge i192 %a, %b
  %bit.uge = select i1 %is.uge, i32 32, i32 0
  %or.uge = or i32 %or.ugt, %bit.uge
  %is.slt = icmp slt i192 %a, %b
  %bit.slt = select i1 %is.slt, i32 64, i32 0
  %or.slt = or i32 %or.uge, %bit.slt
  %is.sle = icmp sle i192 %a, %b
  %bit.sle = select i1 %is.sle, i32 128, i32 0
  %or.sle = or i32 %or.slt, %bit.sle
  %is.sgt = icmp sgt i192 %a, %b
  %bit.sgt = select i1 %is.sgt, i32 256, i32 0
  %or.sgt = or i32 %or.sle, %bit.sgt
  %is.sge = icmp sge i192 %a, %b
  %bit.sge = select i1 %is.sge, i32 512, i32 0
  %or.sge = or i32 %or.sgt, %bit.sge
  %comparisons = add i32 %or.sge, 0
  %comparisons.x = zext i32 %comparisons to i512
  %comparisons.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 20
  store i512 %comparisons.x, ptr addrspace(1) %comparisons.p, align 8
  %low = trunc i192 %a to i65
  %low.x = sext i65 %low to i512
  %low.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 21
  store i512 %low.x, ptr addrspace(1) %low.p, align 8
  %half = trunc i192 %a to i128
  %half.s = sext i128 %half to i192
  %half.s.x = zext i192 %half.s to i512
  %half.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 22
  store i512 %half.s.x, ptr addrspace(1) %half.s.p, align 8
  %word = trunc i192 %b to i32
  %word.s = sext i32 %word to i192
  %word.s.x = zext i192 %word.s to i512
  %word.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 23
  store i512 %word.s.x, ptr addrspace(1) %word.s.p, align 8
  %bit = trunc i192 %b to i1
  %bit.z = zext i1 %bit to i192
  %bit.z.x = zext i192 %bit.z to i512
  %bit.z.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 24
  store i512 %bit.z.x, ptr addrspace(1) %bit.z.p, align 8
  %constant = add i192 %a, -864845127986609338345043434311399553517487408036100177920
  %constant.x = zext i192 %constant to i512
  %constant.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 25
  store i512 %constant.x, ptr addrspace(1) %constant.p, align 8
  %less = select i1 %is.ult, i192 %a, i192 %b
  %frozen = freeze i192 %less
  %frozen.x = zext i192 %frozen to i512
  %frozen.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 26
  store i512 %frozen.x, ptr addrspace(1) %frozen.p, align 8
  %smax = call i192 @llvm.smax.i192(i192 %a, i192 %b)
  %smax.x = zext i192 %smax to i512
  %smax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 27
  store i512 %smax.x, ptr addrspace(1) %smax.p, align 8
  %smin = call i192 @llvm.smin.i192(i192 %a, i192 %b)
  %smin.x = zext i192 %smin to i512
  %smin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 28
  store i512 %smin.x, ptr addrspace(1) %smin.p, align 8
  %umax = call i192 @llvm.umax.i192(i192 %a, i192 %b)
  %umax.x = zext i192 %umax to i512
  %umax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 29
  store i512 %umax.x, ptr addrspace(1) %umax.p, align 8
  %umin = call i192 @llvm.umin.i192(i192 %a, i192 %b)
  %umin.x = zext i192 %umin to i512
  %umin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 30
  store i512 %umin.x, ptr addrspace(1) %umin.p, align 8
  %abs = call i192 @llvm.abs.i192(i192 %b, i1 false)
  %abs.x = zext i192 %abs to i512
  %abs.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 31
  store i512 %abs.x, ptr addrspace(1) %abs.p, align 8
  %scmp = call i8 @llvm.scmp.i8.i192(i192 %a, i192 %b)
  %scmp.x = sext i8 %scmp to i512
  %scmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 32
  store i512 %scmp.x, ptr addrspace(1) %scmp.p, align 8
  %ucmp = call i8 @llvm.ucmp.i8.i192(i192 %a, i192 %b)
  %ucmp.x = sext i8 %ucmp to i512
  %ucmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 33
  store i512 %ucmp.x, ptr addrspace(1) %ucmp.p, align 8
  %a.word = trunc i192 %a to i64
  %b.word = trunc i192 %b to i64
  %order = call i192 @llvm.scmp.i192.i64(i64 %a.word, i64 %b.word)
  %order.x = zext i192 %order to i512
  %order.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 34
  store i512 %order.x, ptr addrspace(1) %order.p, align 8
  %pointer = inttoptr i192 %a to ptr addrspace(1)
  %address = ptrtoint ptr addrspace(1) %pointer to i192
  %address.x = zext i192 %address to i512
  %address.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 35
  store i512 %address.x, ptr addrspace(1) %address.p, align 8
  store { i32, i192 } { i32 7, i192 -5 }, ptr %room, align 8
  %field = getelementptr inbounds { i32, i192 }, ptr %room, i32 0, i32 1
  %was = load i192, ptr %field, align 8
  store i192 %a, ptr %field, align 8
  %whole = load { i32, i192 }, ptr %room, align 8
  %second = extractvalue { i32, i192 } %whole, 1
  %both = add i192 %was, %second
  %both.x = zext i192 %both to i512
  %both.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 36
  store i512 %both.x, ptr addrspace(1) %both.p, align 8
  %v0 = insertelement <2 x i192> zeroinitializer, i192 %a, i32 0
  %v1 = insertelement <2 x i192> %v0, i192 %b, i32 1
  %sum = add <2 x i192> %v1, <i192 1, i192 2>
  store <2 x i192> %sum, ptr %pair, align 64
  %again = load <2 x i192>, ptr %pair, align 64
  %turned = shufflevector <2 x i192> %again, <2 x i192> poison, <2 x i32> <i32 1, i32 0>
  %e0 = extractelement <2 x i192> %turned, i32 0
  %e1 = extractelement <2 x i192> %turned, i32 1
  %e = sub i192 %e0, %e1
  %e.x = zext i192 %e to i512
  %e.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 37
  store i512 %e.x, ptr addrspace(1) %e.p, align 8
  %parts = bitcast i192 %a to <3 x i64>
  %more = add <3 x i64> %parts, splat (i64 1)
  %joined = bitcast <3 x i64> %more to i192
  %joined.x = zext i192 %joined to i512
  %joined.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 38
  store i512 %joined.x, ptr addrspace(1) %joined.p, align 8
  %bytes = bitcast i192 %b to <6 x float>
  %byte.again = bitcast <6 x float> %bytes to i192
  %byte.again.x = zext i192 %byte.again to i512
  %byte.again.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 39
  store i512 %byte.again.x, ptr addrspace(1) %byte.again.p, align 8
  %called = call spir_func i192 @twice_i192(i192 %a, i192 %b)
  %called.x = zext i192 %called to i512
  %called.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 40
  store i512 %called.x, ptr addrspace(1) %called.p, align 8
  ret void
}

define spir_kernel void @choices_i192(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i192, ptr addrspace(1) %a.at, align 8
  %b = load i192, ptr addrspace(1) %b.at, align 8
  %n = load i192, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [64 x i8], ptr addrspace(1) %out, i64 %id
  %chosen = xor i192 %b, %n
  switch i192 %chosen, label %other [
    i192 188, label %three
    i192 1569275433846670190958947355801916604025588861116008628288, label %large
  ]
three:
  br label %loop
large:
  br label %loop
other:
  br label %loop
loop:
  %at = phi i32 [ 0, %three ], [ 1, %large ], [ 2, %other ], [ %next, %loop ]
  %value = phi i192 [ 1, %three ], [ 2, %large ], [ %a, %other ], [ %grown, %loop ]
  %grown = mul i192 %value, 1000003
  %next = add i32 %at, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %loop, label %done
done:
  %grown.x = zext i192 %grown to i512
  %grown.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %grown.x, ptr addrspace(1) %grown.p, align 8
  ret void
}

define spir_kernel void @quotients_i192(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i192, ptr addrspace(1) %a.at, align 8
  %b = load i192, ptr addrspace(1) %b.at, align 8
  %n = load i192, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [320 x i8], ptr addrspace(1) %out, i64 %id
  %small = lshr i192 %b, 64
  %divisor = or i192 %small, 1
  %udiv = udiv i192 %a, %divisor
  %udiv.x = zext i192 %udiv to i512
  %udiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %udiv.x, ptr addrspace(1) %udiv.p, align 8
  %urem = urem i192 %a, %divisor
  %urem.x = zext i192 %urem to i512
  %urem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %urem.x, ptr addrspace(1) %urem.p, align 8
  %sdiv = sdiv i192 %a, %divisor
  %sdiv.x = sext i192 %sdiv to i512
  %sdiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %sdiv.x, ptr addrspace(1) %sdiv.p, align 8
  %srem = srem i192 %a, %divisor
  %srem.x = zext i192 %srem to i512
  %srem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %srem.x, ptr addrspace(1) %srem.p, align 8
  %opposite = sub i192 0, %divisor
  %other = sdiv i192 %a, %opposite
  %other.x = zext i192 %other to i512
  %other.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %other.x, ptr addrspace(1) %other.p, align 8
  ret void
}

define spir_func i512 @twice_i512(i512 %x, i512 %y) {
  %double = shl i512 %x, 1
  %less = sub i512 %double, %y
  ret i512 %less
}

define spir_kernel void @operators_i512(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %room = alloca { i32, i512 }, align 8
  %pair = alloca <2 x i512>, align 64
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i512, ptr addrspace(1) %a.at, align 8
  %b = load i512, ptr addrspace(1) %b.at, align 8
  %n = load i512, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [2624 x i8], ptr addrspace(1) %out, i64 %id
  %add = add i512 %a, %b
  %add.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %add, ptr addrspace(1) %add.p, align 8
  %sub = sub i512 %a, %b
  %sub.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %sub, ptr addrspace(1) %sub.p, align 8
  %mul = mul i512 %a, %b
  %mul.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %mul, ptr addrspace(1) %mul.p, align 8
  %and = and i512 %a, %b
  %or = or i512 %and, 3
  %xor = xor i512 %or, -2
  %xor.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %xor, ptr addrspace(1) %xor.p, align 8
  %shl = shl i512 %a, %n
  %shl.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %shl, ptr addrspace(1) %shl.p, align 8
  %lshr = lshr i512 %a, %n
  %lshr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 5
  store i512 %lshr, ptr addrspace(1) %lshr.p, align 8
  %ashr = ashr i512 %a, %n
  %ashr.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 6
  store i512 %ashr, ptr addrspace(1) %ashr.p, align 8
  %ashr.1 = ashr i512 %a, 1
  %ashr.1.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 7
  store i512 %ashr.1, ptr addrspace(1) %ashr.1.p, align 8
  %shl.64 = shl i512 %a, 64
  %shl.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 8
  store i512 %shl.64, ptr addrspace(1) %shl.64.p, align 8
  %lshr.64 = lshr i512 %a, 64
  %lshr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 9
  store i512 %lshr.64, ptr addrspace(1) %lshr.64.p, align 8
  %ashr.64 = ashr i512 %a, 64
  %ashr.64.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 10
  store i512 %ashr.64, ptr addrspace(1) %ashr.64.p, align 8
  %shl.67 = shl i512 %a, 67
  %shl.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 11
  store i512 %shl.67, ptr addrspace(1) %shl.67.p, align 8
  %lshr.67 = lshr i512 %a, 67
  %lshr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 12
  store i512 %lshr.67, ptr addrspace(1) %lshr.67.p, align 8
  %ashr.67 = ashr i512 %a, 67
  %ashr.67.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 13
  store i512 %ashr.67, ptr addrspace(1) %ashr.67.p, align 8
  %shl.128 = shl i512 %a, 128
  %shl.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 14
  store i512 %shl.128, ptr addrspace(1) %shl.128.p, align 8
  %lshr.128 = lshr i512 %a, 128
  %lshr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 15
  store i512 %lshr.128, ptr addrspace(1) %lshr.128.p, align 8
  %ashr.128 = ashr i512 %a, 128
  %ashr.128.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 16
  store i512 %ashr.128, ptr addrspace(1) %ashr.128.p, align 8
  %shl.511 = shl i512 %a, 511
  %shl.511.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 17
  store i512 %shl.511, ptr addrspace(1) %shl.511.p, align 8
  %lshr.511 = lshr i512 %a, 511
  %lshr.511.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 18
  store i512 %lshr.511, ptr addrspace(1) %lshr.511.p, align 8
  %ashr.511 = ashr i512 %a, 511
  %ashr.511.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 19
  store i512 %ashr.511, ptr addrspace(1) %ashr.511.p, align 8
  %is.eq = icmp eq i512 %a, %b
  %bit.eq = select i1 %is.eq, i32 1, i32 0
  %is.ne = icmp ne i512 %a, %b
  %bit.ne = select i1 %is.ne, i32 2, i32 0
  %or.ne = or i32 %bit.eq, %bit.ne
  %is.ult = icmp ult i512 %a, %b
  %bit.ult = select i1 %is.ult, i32 4, i32 0
  %or.ult = or i32 %or.ne, %bit.ult
  %is.ule = icmp ule i512 %a, %b
  %bit.ule = select i1 %is.ule, i32 8, i32 0
  %or.ule = or i32 %or.ult, %bit.ule
  %is.ugt = icmp ugt i512 %a, %b
  %bit.ugt = select i1 %is.ugt, i32 16, i32 0
  %or.ugt = or i32 %or.ule, %bit.ugt
  %is.uge = icmp uge i512 %a, %b
  %bit.uge = select i1 %is.uge, i32 32, i32 0
  %or.uge = or i32 %or.ugt, %bit.uge
  %is.slt = icmp slt i512 %a, %b
  %bit.slt = select i1 %is.slt, i32 64, i32 0
  %or.slt = or i32 %or.uge, %bit.slt
  %is.sle = icmp sle i512 %a, %b
  %bit.sle = select i1 %is.sle, i32 128, i32 0
  %or.sle = or i32 %or.slt, %bit.sle
  %is.sgt = icmp sgt i512 %a, %b
  %bit.sgt = select i1 %is.sgt, i32 256, i32 0
  %or.sgt = or i32 %or.sle, %bit.sgt
  %is.sge = icmp sge i512 %a, %b
  %bit.sge = select i1 %is.sge, i32 512, i32 0
  %or.sge = or i32 %or.sgt, %bit.sge
  %comparisons = add i32 %or.sge, 0
  %comparisons.x = zext i32 %comparisons to i512
  %comparisons.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 20
  store i512 %comparisons.x, ptr addrspace(1) %comparisons.p, align 8
  %low = trunc i512 %a to i65
  %low.x = sext i65 %low to i512
  %low.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 21
  store i512 %low.x, ptr addrspace(1) %low.p, align 8
  %half = trunc i512 %a to i128
  %half.s = sext i128 %half to i512
  %half.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 22
  store i512 %half.s, ptr addrspace(1) %half.s.p, align 8
  %word = trunc i512 %b to i32
  %word.s = sext i32 %word to i512
  %word.s.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 23
  store i512 %word.s, ptr addrspace(1) %word.s.p, align 8
  %bit = trunc i512 %b to i1
  %bit.z = zext i1 %bit to i512
  %bit.z.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 24
  store i512 %bit.z, ptr addrspace(1) %bit.z.p, align 8
  %constant = add i512 %a, -1847297981458757798388022630908018378645980846555396486093853456475566308879333795698610508147268334823013397726634707491072631349002966058832901355601920
  %constant.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 25
  store i512 %constant, ptr addrspace(1) %constant.p, align 8
  %less = select i1 %is.ult, i512 %a, i512 %b
  %frozen = freeze i512 %less
  %frozen.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 26
  store i512 %frozen, ptr addrspace(1) %frozen.p, align 8
  %smax = call i512 @llvm.smax.i512(i512 %a, i512 %b)
  %smax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 27
  store i512 %smax, ptr addrspace(1) %smax.p, align 8
  %smin = call i512 @llvm.smin.i512(i512 %a, i512 %b)
  %smin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 28
  store i512 %smin, ptr addrspace(1) %smin.p, align 8
  %umax = call i512 @llvm.umax.i512(i512 %a, i512 %b)
  %umax.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 29
  store i512 %umax, ptr addrspace(1) %umax.p, align 8
  %umin = call i512 @llvm.umin.i512(i512 %a, i512 %b)
  %umin.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 30
  store i512 %umin, ptr addrspace(1) %umin.p, align 8
  %abs = call i512 @llvm.abs.i512(i512 %b, i1 false)
  %abs.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 31
  store i512 %abs, ptr addrspace(1) %abs.p, align 8
  %scmp = call i8 @llvm.scmp.i8.i512(i512 %a, i512 %b)
  %scmp.x = sext i8 %scmp to i512
  %scmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 32
  store i512 %scmp.x, ptr addrspace(1) %scmp.p, align 8
  %ucmp = call i8 @llvm.ucmp.i8.i512(i512 %a, i512 %b)
  %ucmp.x = sext i8 %ucmp to i512
  %ucmp.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 33
  store i512 %ucmp.x, ptr addrspace(1) %ucmp.p, align 8
  %a.word = trunc i512 %a to i64
  %b.word = trunc i512 %b to i64
  %order = call i512 @llvm.scmp.i512.i64(i64 %a.word, i64 %b.word)
  %order.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 34
  store i512 %order, ptr addrspace(1) %order.p, align 8
  %pointer = inttoptr i512 %a to ptr addrspace(1)
  %address = ptrtoint ptr addrspace(1) %pointer to i512
  %address.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 35
  store i512 %address, ptr addrspace(1) %address.p, align 8
  store { i32, i512 } { i32 7, i512 -5 }, ptr %room, align 8
  %field = getelementptr inbounds { i32, i512 }, ptr %room, i32 0, i32 1
  %was = load i512, ptr %field, align 8
  store i512 %a, ptr %field, align 8
  %whole = load { i32, i512 }, ptr %room, align 8
  %second = extractvalue { i32, i512 } %whole, 1
  %both = add i512 %was, %second
  %both.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 36
  store i512 %both, ptr addrspace(1) %both.p, align 8
  %v0 = insertelement <2 x i512> zeroinitializer, i512 %a, i32 0
  %v1 = insertelement <2 x i512> %v0, i512 %b, i32 1
  %sum = add <2 x i512> %v1, <i512 1, i512 2>
  store <2 x i512> %sum, ptr %pair, align 64
  %again = load <2 x i512>, ptr %pair, align 64
  %turned = shufflevector <2 x i512> %again, <2 x i512> poison, <2 x i32> <i32 1, i32 0>
  %e0 = extractelement <2 x i512> %turned, i32 0
  %e1 = extractelement <2 x i512> %turned, i32 1
  %e = sub i512 %e0, %e1
  %e.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 37
  store i512 %e, ptr addrspace(1) %e.p, align 8
  %parts = bitcast i512 %a to <8 x i64>
  %more = add <8 x i64> %parts, splat (i64 1)
  %joined = bitcast <8 x i64> %more to i512
  %joined.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 38
  store i512 %joined, ptr addrspace(1) %joined.p, align 8
  %bytes = bitcast i512 %b to <16 x float>
  %byte.again = bitcast <16 x float> %bytes to i512
  %byte.again.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 39
  store i512 %byte.again, ptr addrspace(1) %byte.again.p, align 8
  %called = call spir_func i512 @twice_i512(i512 %a, i512 %b)
  %called.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 40
  store i512 %called, ptr addrspace(1) %called.p, align 8
  ret void
}

define spir_kernel void @choices_i512(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i512, ptr addrspace(1) %a.at, align 8
  %b = load i512, ptr addrspace(1) %b.at, align 8
  %n = load i512, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [64 x i8], ptr addrspace(1) %out, i64 %id
  %chosen = xor i512 %b, %n
  switch i512 %chosen, label %other [
    i512 508, label %three
    i512 3351951982485649274893506249551461531869841455148098344430890360930441007518386744200468574541725856922507964546621512713438470702986642486608412251521088, label %large
  ]
three:
  br label %loop
large:
  br label %loop
other:
  br label %loop
loop:
  %at = phi i32 [ 0, %three ], [ 1, %large ], [ 2, %other ], [ %next, %loop ]
  %value = phi i512 [ 1, %three ], [ 2, %large ], [ %a, %other ], [ %grown, %loop ]
  %grown = mul i512 %value, 1000003
  %next = add i32 %at, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %loop, label %done
done:
  %grown.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %grown, ptr addrspace(1) %grown.p, align 8
  ret void
}

define spir_kernel void @quotients_i512(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %a.at = getelementptr inbounds [192 x i8], ptr addrspace(1) %in, i64 %id
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 64
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %a.at, i64 128
  %a = load i512, ptr addrspace(1) %a.at, align 8
  %b = load i512, ptr addrspace(1) %b.at, align 8
  %n = load i512, ptr addrspace(1) %n.at, align 8
  %out.item = getelementptr inbounds [320 x i8], ptr addrspace(1) %out, i64 %id
  %small = lshr i512 %b, 170
  %divisor = or i512 %small, 1
  %udiv = udiv i512 %a, %divisor
  %udiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 0
  store i512 %udiv, ptr addrspace(1) %udiv.p, align 8
  %urem = urem i512 %a, %divisor
  %urem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 1
  store i512 %urem, ptr addrspace(1) %urem.p, align 8
  %sdiv = sdiv i512 %a, %divisor
  %sdiv.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 2
  store i512 %sdiv, ptr addrspace(1) %sdiv.p, align 8
  %srem = srem i512 %a, %divisor
  %srem.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 3
  store i512 %srem, ptr addrspace(1) %srem.p, align 8
  %opposite = sub i512 0, %divisor
  %other = sdiv i512 %a, %opposite
  %other.p = getelementptr inbounds [64 x i8], ptr addrspace(1) %out.item, i64 4
  store i512 %other, ptr addrspace(1) %other.p, align 8
  ret void
}

; Where such integers stand beside other types: exponents, numbers of lanes, elements that are asked for zeros.
define spir_kernel void @beside(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %e = load i200, ptr addrspace(1) %in, align 8
  %far.at = getelementptr inbounds i8, ptr addrspace(1) %in, i64 32
  %far = load i200, ptr addrspace(1) %far.at, align 8
  %below.at = getelementptr inbounds i8, ptr addrspace(1) %in, i64 64
  %below = load i200, ptr addrspace(1) %below.at, align 8
  %scaled = call float @llvm.ldexp.f32.i200(float 3.0, i200 %e)
  %infinite = call float @llvm.ldexp.f32.i200(float 3.0, i200 %far)
  %none = call float @llvm.ldexp.f32.i200(float 3.0, i200 %below)
  %f0 = insertelement <4 x float> zeroinitializer, float %scaled, i32 0
  %f1 = insertelement <4 x float> %f0, float %infinite, i32 1
  %f2 = insertelement <4 x float> %f1, float %none, i32 2
  store <4 x float> %f2, ptr addrspace(1) %out, align 16
  %steps = call <2 x i256> @llvm.stepvector.v2i256()
  %wide = zext i200 %far to i256
  %lane = insertelement <2 x i256> poison, i256 %wide, i32 0
  %lanes = shufflevector <2 x i256> %lane, <2 x i256> poison, <2 x i32> zeroinitializer
  %sum = add <2 x i256> %steps, %lanes
  %steps.at = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  store <2 x i256> %sum, ptr addrspace(1) %steps.at, align 8
  %odd = trunc i200 %e to i1
  %bits = insertelement <4 x i1> zeroinitializer, i1 %odd, i32 2
  %first = call i192 @llvm.experimental.cttz.elts.i192.v4i1(<4 x i1> %bits, i1 false)
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %out, i64 80
  store i192 %first, ptr addrspace(1) %first.at, align 8
  %part = trunc i200 %far to i192
  %second = insertelement <2 x i192> zeroinitializer, i192 %part, i32 1
  %element = call i32 @llvm.experimental.cttz.elts.i32.v2i192(<2 x i192> %second, i1 false)
  %element.at = getelementptr inbounds i8, ptr addrspace(1) %out, i64 104
  store i32 %element, ptr addrspace(1) %element.at, align 8
  ret void
}
