; Integers of widths that SPIR-V lacks, and vectors of them: every operator, comparison and conversion, and
; memory of each.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i3 @arithmetic_i3(i3 %a, i3 %b) {
  %add = add i3 %a, %b
  %sub = sub i3 %add, %b
  %mul = mul i3 %sub, %b
  %udiv = udiv i3 %mul, %b
  %sdiv = sdiv i3 %udiv, %b
  %urem = urem i3 %sdiv, %b
  %srem = srem i3 %urem, %b
  %shl = shl i3 %srem, %b
  %lshr = lshr i3 %shl, %b
  %ashr = ashr i3 %lshr, %b
  %and = and i3 %ashr, %b
  %or = or i3 %and, %b
  %xor = xor i3 %or, %b
  ret i3 %xor
}
define spir_func i3 @compare_i3(i3 %a, i3 %b) {
  %eq = icmp eq i3 %a, %b
  %seq = select i1 %eq, i3 %b, i3 %a
  %ne = icmp ne i3 %seq, %b
  %sne = select i1 %ne, i3 %b, i3 %seq
  %ugt = icmp ugt i3 %sne, %b
  %sugt = select i1 %ugt, i3 %b, i3 %sne
  %uge = icmp uge i3 %sugt, %b
  %suge = select i1 %uge, i3 %b, i3 %sugt
  %ult = icmp ult i3 %suge, %b
  %sult = select i1 %ult, i3 %b, i3 %suge
  %ule = icmp ule i3 %sult, %b
  %sule = select i1 %ule, i3 %b, i3 %sult
  %sgt = icmp sgt i3 %sule, %b
  %ssgt = select i1 %sgt, i3 %b, i3 %sule
  %sge = icmp sge i3 %ssgt, %b
  %ssge = select i1 %sge, i3 %b, i3 %ssgt
  %slt = icmp slt i3 %ssge, %b
  %sslt = select i1 %slt, i3 %b, i3 %ssge
  %sle = icmp sle i3 %sslt, %b
  %ssle = select i1 %sle, i3 %b, i3 %sslt
  ret i3 %ssle
}
define spir_func i9 @arithmetic_i9(i9 %a, i9 %b) {
  %add = add i9 %a, %b
  %sub = sub i9 %add, %b
  %mul = mul i9 %sub, %b
  %udiv = udiv i9 %mul, %b
  %sdiv = sdiv i9 %udiv, %b
  %urem = urem i9 %sdiv, %b
  %srem = srem i9 %urem, %b
  %shl = shl i9 %srem, %b
  %lshr = lshr i9 %shl, %b
  %ashr = ashr i9 %lshr, %b
  %and = and i9 %ashr, %b
  %or = or i9 %and, %b
  %xor = xor i9 %or, %b
  ret i9 %xor
}
define spir_func i9 @compare_i9(i9 %a, i9 %b) {
  %eq = icmp eq i9 %a, %b
  %seq = select i1 %eq, i9 %b, i9 %a
  %ne = icmp ne i9 %seq, %b
  %sne = select i1 %ne, i9 %b, i9 %seq
  %ugt = icmp ugt i9 %sne, %b
  %sugt = select i1 %ugt, i9 %b, i9 %sne
  %uge = icmp uge i9 %sugt, %b
  %suge = select i1 %uge, i9 %b, i9 %sugt
  %ult = icmp ult i9 %suge, %b
  %sult = select i1 %ult, i9 %b, i9 %suge
  %ule = icmp ule i9 %sult, %b
  %sule = select i1 %ule, i9 %b, i9 %sult
  %sgt = icmp sgt i9 %sule, %b
  %ssgt = select i1 %sgt, i9 %b, i9 %sule
  %sge = icmp sge i9 %ssgt, %b
  %ssge = select i1 %sge, i9 %b, i9 %ssgt
  %slt = icmp slt i9 %ssge, %b
  %sslt = select i1 %slt, i9 %b, i9 %ssge
  %sle = icmp sle i9 %sslt, %b
  %ssle = select i1 %sle, i9 %b, i9 %sslt
  ret i9 %ssle
}
define spir_func i24 @arithmetic_i24(i24 %a, i24 %b) {
  %add = add i24 %a, %b
  %sub = sub i24 %add, %b
  %mul = mul i24 %sub, %b
  %udiv = udiv i24 %mul, %b
  %sdiv = sdiv i24 %udiv, %b
  %urem = urem i24 %sdiv, %b
  %srem = srem i24 %urem, %b
  %shl = shl i24 %srem, %b
  %lshr = lshr i24 %shl, %b
  %ashr = ashr i24 %lshr, %b
  %and = and i24 %ashr, %b
  %or = or i24 %and, %b
  %xor = xor i24 %or, %b
  ret i24 %xor
}
define spir_func i24 @compare_i24(i24 %a, i24 %b) {
  %eq = icmp eq i24 %a, %b
  %seq = select i1 %eq, i24 %b, i24 %a
  %ne = icmp ne i24 %seq, %b
  %sne = select i1 %ne, i24 %b, i24 %seq
  %ugt = icmp ugt i24 %sne, %b
  %sugt = select i1 %ugt, i24 %b, i24 %sne
  %uge = icmp uge i24 %sugt, %b
  %suge = select i1 %uge, i24 %b, i24 %sugt
  %ult = icmp ult i24 %suge, %b
  %sult = select i1 %ult, i24 %b, i24 %suge
  %ule = icmp ule i24 %sult, %b
  %sule = select i1 %ule, i24 %b, i24 %sult
  %sgt = icmp sgt i24 %sule, %b
  %ssgt = select i1 %sgt, i24 %b, i24 %sule
  %sge = icmp sge i24 %ssgt, %b
  %ssge = select i1 %sge, i24 %b, i24 %ssgt
  %slt = icmp slt i24 %ssge, %b
  %sslt = select i1 %slt, i24 %b, i24 %ssge
  %sle = icmp sle i24 %sslt, %b
  %ssle = select i1 %sle, i24 %b, i24 %sslt
  ret i24 %ssle
}
define spir_func i33 @arithmetic_i33(i33 %a, i33 %b) {
  %add = add i33 %a, %b
  %sub = sub i33 %add, %b
  %mul = mul i33 %sub, %b
  %udiv = udiv i33 %mul, %b
  %sdiv = sdiv i33 %udiv, %b
  %urem = urem i33 %sdiv, %b
  %srem = srem i33 %urem, %b
  %shl = shl i33 %srem, %b
  %lshr = lshr i33 %shl, %b
  %ashr = ashr i33 %lshr, %b
  %and = and i33 %ashr, %b
  %or = or i33 %and, %b
  %xor = xor i33 %or, %b
  ret i33 %xor
}
define spir_func i33 @compare_i33(i33 %a, i33 %b) {
  %eq = icmp eq i33 %a, %b
  %seq = select i1 %eq, i33 %b, i33 %a
  %ne = icmp ne i33 %seq, %b
  %sne = select i1 %ne, i33 %b, i33 %seq
  %ugt = icmp ugt i33 %sne, %b
  %sugt = select i1 %ugt, i33 %b, i33 %sne
  %uge = icmp uge i33 %sugt, %b
  %suge = select i1 %uge, i33 %b, i33 %sugt
  %ult = icmp ult i33 %suge, %b
  %sult = select i1 %ult, i33 %b, i33 %suge
  %ule = icmp ule i33 %sult, %b
  %sule = select i1 %ule, i33 %b, i33 %sult
  %sgt = icmp sgt i33 %sule, %b
  %ssgt = select i1 %sgt, i33 %b, i33 %sule
  %sge = icmp sge i33 %ssgt, %b
  %ssge = select i1 %sge, i33 %b, i33 %ssgt
  %slt = icmp slt i33 %ssge, %b
  %sslt = select i1 %slt, i33 %b, i33 %ssge
  %sle = icmp sle i33 %sslt, %b
  %ssle = select i1 %sle, i33 %b, i33 %sslt
  ret i33 %ssle
}
define spir_func i63 @arithmetic_i63(i63 %a, i63 %b) {
  %add = add i63 %a, %b
  %sub = sub i63 %add, %b
  %mul = mul i63 %sub, %b
  %udiv = udiv i63 %mul, %b
  %sdiv = sdiv i63 %udiv, %b
  %urem = urem i63 %sdiv, %b
  %srem = srem i63 %urem, %b
  %shl = shl i63 %srem, %b
  %lshr = lshr i63 %shl, %b
  %ashr = ashr i63 %lshr, %b
  %and = and i63 %ashr, %b
  %or = or i63 %and, %b
  %xor = xor i63 %or, %b
  ret i63 %xor
}
define spir_func i63 @compare_i63(i63 %a, i63 %b) {
  %eq = icmp eq i63 %a, %b
  %seq = select i1 %eq, i63 %b, i63 %a
  %ne = icmp ne i63 %seq, %b
  %sne = select i1 %ne, i63 %b, i63 %seq
  %ugt = icmp ugt i63 %sne, %b
  %sugt = select i1 %ugt, i63 %b, i63 %sne
  %uge = icmp uge i63 %sugt, %b
  %suge = select i1 %uge, i63 %b, i63 %sugt
  %ult = icmp ult i63 %suge, %b
  %sult = select i1 %ult, i63 %b, i63 %suge
  %ule = icmp ule i63 %sult, %b
  %sule = select i1 %ule, i63 %b, i63 %sult
  %sgt = icmp sgt i63 %sule, %b
  %ssgt = select i1 %sgt, i63 %b, i63 %sule
  %sge = icmp sge i63 %ssgt, %b
  %ssge = select i1 %sge, i63 %b, i63 %ssgt
  %slt = icmp slt i63 %ssge, %b
  %sslt = select i1 %slt, i63 %b, i63 %ssge
  %sle = icmp sle i63 %sslt, %b
  %ssle = select i1 %sle, i63 %b, i63 %sslt
  ret i63 %ssle
}
define spir_func <2 x i7> @arithmetic_v2xi7(<2 x i7> %a, <2 x i7> %b) {
  %add = add <2 x i7> %a, %b
  %sub = sub <2 x i7> %add, %b
  %mul = mul <2 x i7> %sub, %b
  %udiv = udiv <2 x i7> %mul, %b
  %sdiv = sdiv <2 x i7> %udiv, %b
  %urem = urem <2 x i7> %sdiv, %b
  %srem = srem <2 x i7> %urem, %b
  %shl = shl <2 x i7> %srem, %b
  %lshr = lshr <2 x i7> %shl, %b
  %ashr = ashr <2 x i7> %lshr, %b
  %and = and <2 x i7> %ashr, %b
  %or = or <2 x i7> %and, %b
  %xor = xor <2 x i7> %or, %b
  ret <2 x i7> %xor
}
define spir_func <2 x i7> @compare_v2xi7(<2 x i7> %a, <2 x i7> %b) {
  %eq = icmp eq <2 x i7> %a, %b
  %seq = select <2 x i1> %eq, <2 x i7> %b, <2 x i7> %a
  %ne = icmp ne <2 x i7> %seq, %b
  %sne = select <2 x i1> %ne, <2 x i7> %b, <2 x i7> %seq
  %ugt = icmp ugt <2 x i7> %sne, %b
  %sugt = select <2 x i1> %ugt, <2 x i7> %b, <2 x i7> %sne
  %uge = icmp uge <2 x i7> %sugt, %b
  %suge = select <2 x i1> %uge, <2 x i7> %b, <2 x i7> %sugt
  %ult = icmp ult <2 x i7> %suge, %b
  %sult = select <2 x i1> %ult, <2 x i7> %b, <2 x i7> %suge
  %ule = icmp ule <2 x i7> %sult, %b
  %sule = select <2 x i1> %ule, <2 x i7> %b, <2 x i7> %sult
  %sgt = icmp sgt <2 x i7> %sule, %b
  %ssgt = select <2 x i1> %sgt, <2 x i7> %b, <2 x i7> %sule
  %sge = icmp sge <2 x i7> %ssgt, %b
  %ssge = select <2 x i1> %sge, <2 x i7> %b, <2 x i7> %ssgt
  %slt = icmp slt <2 x i7> %ssge, %b
  %sslt = select <2 x i1> %slt, <2 x i7> %b, <2 x i7> %ssge
  %sle = icmp sle <2 x i7> %sslt, %b
  %ssle = select <2 x i1> %sle, <2 x i7> %b, <2 x i7> %sslt
  ret <2 x i7> %ssle
}
define spir_func <3 x i24> @arithmetic_v3xi24(<3 x i24> %a, <3 x i24> %b) {
  %add = add <3 x i24> %a, %b
  %sub = sub <3 x i24> %add, %b
  %mul = mul <3 x i24> %sub, %b
  %udiv = udiv <3 x i24> %mul, %b
  %sdiv = sdiv <3 x i24> %udiv, %b
  %urem = urem <3 x i24> %sdiv, %b
  %srem = srem <3 x i24> %urem, %b
  %shl = shl <3 x i24> %srem, %b
  %lshr = lshr <3 x i24> %shl, %b
  %ashr = ashr <3 x i24> %lshr, %b
  %and = and <3 x i24> %ashr, %b
  %or = or <3 x i24> %and, %b
  %xor = xor <3 x i24> %or, %b
  ret <3 x i24> %xor
}
define spir_func <3 x i24> @compare_v3xi24(<3 x i24> %a, <3 x i24> %b) {
  %eq = icmp eq <3 x i24> %a, %b
  %seq = select <3 x i1> %eq, <3 x i24> %b, <3 x i24> %a
  %ne = icmp ne <3 x i24> %seq, %b
  %sne = select <3 x i1> %ne, <3 x i24> %b, <3 x i24> %seq
  %ugt = icmp ugt <3 x i24> %sne, %b
  %sugt = select <3 x i1> %ugt, <3 x i24> %b, <3 x i24> %sne
  %uge = icmp uge <3 x i24> %sugt, %b
  %suge = select <3 x i1> %uge, <3 x i24> %b, <3 x i24> %sugt
  %ult = icmp ult <3 x i24> %suge, %b
  %sult = select <3 x i1> %ult, <3 x i24> %b, <3 x i24> %suge
  %ule = icmp ule <3 x i24> %sult, %b
  %sule = select <3 x i1> %ule, <3 x i24> %b, <3 x i24> %sult
  %sgt = icmp sgt <3 x i24> %sule, %b
  %ssgt = select <3 x i1> %sgt, <3 x i24> %b, <3 x i24> %sule
  %sge = icmp sge <3 x i24> %ssgt, %b
  %ssge = select <3 x i1> %sge, <3 x i24> %b, <3 x i24> %ssgt
  %slt = icmp slt <3 x i24> %ssge, %b
  %sslt = select <3 x i1> %slt, <3 x i24> %b, <3 x i24> %ssge
  %sle = icmp sle <3 x i24> %sslt, %b
  %ssle = select <3 x i1> %sle, <3 x i24> %b, <3 x i24> %sslt
  ret <3 x i24> %ssle
}
define spir_func <4 x i40> @arithmetic_v4xi40(<4 x i40> %a, <4 x i40> %b) {
  %add = add <4 x i40> %a, %b
  %sub = sub <4 x i40> %add, %b
  %mul = mul <4 x i40> %sub, %b
  %udiv = udiv <4 x i40> %mul, %b
  %sdiv = sdiv <4 x i40> %udiv, %b
  %urem = urem <4 x i40> %sdiv, %b
  %srem = srem <4 x i40> %urem, %b
  %shl = shl <4 x i40> %srem, %b
  %lshr = lshr <4 x i40> %shl, %b
  %ashr = ashr <4 x i40> %lshr, %b
  %and = and <4 x i40> %ashr, %b
  %or = or <4 x i40> %and, %b
  %xor = xor <4 x i40> %or, %b
  ret <4 x i40> %xor
}
define spir_func <4 x i40> @compare_v4xi40(<4 x i40> %a, <4 x i40> %b) {
  %eq = icmp eq <4 x i40> %a, %b
  %seq = select <4 x i1> %eq, <4 x i40> %b, <4 x i40> %a
  %ne = icmp ne <4 x i40> %seq, %b
  %sne = select <4 x i1> %ne, <4 x i40> %b, <4 x i40> %seq
  %ugt = icmp ugt <4 x i40> %sne, %b
  %sugt = select <4 x i1> %ugt, <4 x i40> %b, <4 x i40> %sne
  %uge = icmp uge <4 x i40> %sugt, %b
  %suge = select <4 x i1> %uge, <4 x i40> %b, <4 x i40> %sugt
  %ult = icmp ult <4 x i40> %suge, %b
  %sult = select <4 x i1> %ult, <4 x i40> %b, <4 x i40> %suge
  %ule = icmp ule <4 x i40> %sult, %b
  %sule = select <4 x i1> %ule, <4 x i40> %b, <4 x i40> %sult
  %sgt = icmp sgt <4 x i40> %sule, %b
  %ssgt = select <4 x i1> %sgt, <4 x i40> %b, <4 x i40> %sule
  %sge = icmp sge <4 x i40> %ssgt, %b
  %ssge = select <4 x i1> %sge, <4 x i40> %b, <4 x i40> %ssgt
  %slt = icmp slt <4 x i40> %ssge, %b
  %sslt = select <4 x i1> %slt, <4 x i40> %b, <4 x i40> %ssge
  %sle = icmp sle <4 x i40> %sslt, %b
  %ssle = select <4 x i1> %sle, <4 x i40> %b, <4 x i40> %sslt
  ret <4 x i40> %ssle
}
define spir_func <5 x i8> @arithmetic_v5xi8(<5 x i8> %a, <5 x i8> %b) {
  %add = add <5 x i8> %a, %b
  %sub = sub <5 x i8> %add, %b
  %mul = mul <5 x i8> %sub, %b
  %udiv = udiv <5 x i8> %mul, %b
  %sdiv = sdiv <5 x i8> %udiv, %b
  %urem = urem <5 x i8> %sdiv, %b
  %srem = srem <5 x i8> %urem, %b
  %shl = shl <5 x i8> %srem, %b
  %lshr = lshr <5 x i8> %shl, %b
  %ashr = ashr <5 x i8> %lshr, %b
  %and = and <5 x i8> %ashr, %b
  %or = or <5 x i8> %and, %b
  %xor = xor <5 x i8> %or, %b
  ret <5 x i8> %xor
}
define spir_func <5 x i8> @compare_v5xi8(<5 x i8> %a, <5 x i8> %b) {
  %eq = icmp eq <5 x i8> %a, %b
  %seq = select <5 x i1> %eq, <5 x i8> %b, <5 x i8> %a
  %ne = icmp ne <5 x i8> %seq, %b
  %sne = select <5 x i1> %ne, <5 x i8> %b, <5 x i8> %seq
  %ugt = icmp ugt <5 x i8> %sne, %b
  %sugt = select <5 x i1> %ugt, <5 x i8> %b, <5 x i8> %sne
  %uge = icmp uge <5 x i8> %sugt, %b
  %suge = select <5 x i1> %uge, <5 x i8> %b, <5 x i8> %sugt
  %ult = icmp ult <5 x i8> %suge, %b
  %sult = select <5 x i1> %ult, <5 x i8> %b, <5 x i8> %suge
  %ule = icmp ule <5 x i8> %sult, %b
  %sule = select <5 x i1> %ule, <5 x i8> %b, <5 x i8> %sult
  %sgt = icmp sgt <5 x i8> %sule, %b
  %ssgt = select <5 x i1> %sgt, <5 x i8> %b, <5 x i8> %sule
  %sge = icmp sge <5 x i8> %ssgt, %b
  %ssge = select <5 x i1> %sge, <5 x i8> %b, <5 x i8> %ssgt
  %slt = icmp slt <5 x i8> %ssge, %b
  %sslt = select <5 x i1> %slt, <5 x i8> %b, <5 x i8> %ssge
  %sle = icmp sle <5 x i8> %sslt, %b
  %ssle = select <5 x i1> %sle, <5 x i8> %b, <5 x i8> %sslt
  ret <5 x i8> %ssle
}
define spir_func i3 @convert_i3_i9(i3 %a) {
  %z = zext i3 %a to i9
  %s = sext i3 %a to i9
  %x = xor i9 %z, %s
  %t = trunc i9 %x to i3
  ret i3 %t
}
define spir_func i9 @convert_i9_i24(i9 %a) {
  %z = zext i9 %a to i24
  %s = sext i9 %a to i24
  %x = xor i24 %z, %s
  %t = trunc i24 %x to i9
  ret i9 %t
}
define spir_func i24 @convert_i24_i33(i24 %a) {
  %z = zext i24 %a to i33
  %s = sext i24 %a to i33
  %x = xor i33 %z, %s
  %t = trunc i33 %x to i24
  ret i24 %t
}
define spir_func i33 @convert_i33_i63(i33 %a) {
  %z = zext i33 %a to i63
  %s = sext i33 %a to i63
  %x = xor i63 %z, %s
  %t = trunc i63 %x to i33
  ret i33 %t
}
define spir_func i5 @convert_i5_i8(i5 %a) {
  %z = zext i5 %a to i8
  %s = sext i5 %a to i8
  %x = xor i8 %z, %s
  %t = trunc i8 %x to i5
  ret i5 %t
}
define spir_func i8 @convert_i8_i11(i8 %a) {
  %z = zext i8 %a to i11
  %s = sext i8 %a to i11
  %x = xor i11 %z, %s
  %t = trunc i11 %x to i8
  ret i8 %t
}
define spir_func i1 @convert_i1_i7(i1 %a) {
  %z = zext i1 %a to i7
  %s = sext i1 %a to i7
  %x = xor i7 %z, %s
  %t = trunc i7 %x to i1
  ret i1 %t
}
define spir_func i20 @convert_i20_i32(i20 %a) {
  %z = zext i20 %a to i32
  %s = sext i20 %a to i32
  %x = xor i32 %z, %s
  %t = trunc i32 %x to i20
  ret i20 %t
}
define spir_func i48 @convert_i48_i64(i48 %a) {
  %z = zext i48 %a to i64
  %s = sext i48 %a to i64
  %x = xor i64 %z, %s
  %t = trunc i64 %x to i48
  ret i48 %t
}
define spir_func <2 x i7> @convert_v2xi7_v2xi24(<2 x i7> %a) {
  %z = zext <2 x i7> %a to <2 x i24>
  %s = sext <2 x i7> %a to <2 x i24>
  %x = xor <2 x i24> %z, %s
  %t = trunc <2 x i24> %x to <2 x i7>
  ret <2 x i7> %t
}
define spir_func <3 x i5> @convert_v3xi5_v3xi16(<3 x i5> %a) {
  %z = zext <3 x i5> %a to <3 x i16>
  %s = sext <3 x i5> %a to <3 x i16>
  %x = xor <3 x i16> %z, %s
  %t = trunc <3 x i16> %x to <3 x i5>
  ret <3 x i5> %t
}
define spir_func <5 x i8> @convert_v5xi8_v5xi12(<5 x i8> %a) {
  %z = zext <5 x i8> %a to <5 x i12>
  %s = sext <5 x i8> %a to <5 x i12>
  %x = xor <5 x i12> %z, %s
  %t = trunc <5 x i12> %x to <5 x i8>
  ret <5 x i8> %t
}
define spir_func <2 x i1> @convert_v2xi1_v2xi20(<2 x i1> %a) {
  %z = zext <2 x i1> %a to <2 x i20>
  %s = sext <2 x i1> %a to <2 x i20>
  %x = xor <2 x i20> %z, %s
  %t = trunc <2 x i20> %x to <2 x i1>
  ret <2 x i1> %t
}
define spir_func i5 @floats_i5(i5 %a, float %f) {
  %u = uitofp i5 %a to float
  %s = sitofp i5 %a to float
  %p = fadd float %u, %s
  %q = fmul float %p, %f
  %x = fptoui float %q to i5
  %y = fptosi float %q to i5
  %r = xor i5 %x, %y
  ret i5 %r
}
define spir_func i24 @floats_i24(i24 %a, double %f) {
  %u = uitofp i24 %a to double
  %s = sitofp i24 %a to double
  %p = fadd double %u, %s
  %q = fmul double %p, %f
  %x = fptoui double %q to i24
  %y = fptosi double %q to i24
  %r = xor i24 %x, %y
  ret i24 %r
}
define spir_func i33 @floats_i33(i33 %a, half %f) {
  %u = uitofp i33 %a to half
  %s = sitofp i33 %a to half
  %p = fadd half %u, %s
  %q = fmul half %p, %f
  %x = fptoui half %q to i33
  %y = fptosi half %q to i33
  %r = xor i33 %x, %y
  ret i33 %r
}
define spir_func i50 @floats_i50(i50 %a, double %f) {
  %u = uitofp i50 %a to double
  %s = sitofp i50 %a to double
  %p = fadd double %u, %s
  %q = fmul double %p, %f
  %x = fptoui double %q to i50
  %y = fptosi double %q to i50
  %r = xor i50 %x, %y
  ret i50 %r
}
define spir_func i1 @floats_i1(i1 %a, float %f) {
  %u = uitofp i1 %a to float
  %s = sitofp i1 %a to float
  %p = fadd float %u, %s
  %q = fmul float %p, %f
  %x = fptoui float %q to i1
  %y = fptosi float %q to i1
  %r = xor i1 %x, %y
  ret i1 %r
}
define spir_func <2 x i7> @floats_v2xi7(<2 x i7> %a, <2 x float> %f) {
  %u = uitofp <2 x i7> %a to <2 x float>
  %s = sitofp <2 x i7> %a to <2 x float>
  %p = fadd <2 x float> %u, %s
  %q = fmul <2 x float> %p, %f
  %x = fptoui <2 x float> %q to <2 x i7>
  %y = fptosi <2 x float> %q to <2 x i7>
  %r = xor <2 x i7> %x, %y
  ret <2 x i7> %r
}
define spir_func <3 x i24> @floats_v3xi24(<3 x i24> %a, <3 x double> %f) {
  %u = uitofp <3 x i24> %a to <3 x double>
  %s = sitofp <3 x i24> %a to <3 x double>
  %p = fadd <3 x double> %u, %s
  %q = fmul <3 x double> %p, %f
  %x = fptoui <3 x double> %q to <3 x i24>
  %y = fptosi <3 x double> %q to <3 x i24>
  %r = xor <3 x i24> %x, %y
  ret <3 x i24> %r
}
define spir_func <2 x i1> @floats_v2xi1(<2 x i1> %a, <2 x float> %f) {
  %u = uitofp <2 x i1> %a to <2 x float>
  %s = sitofp <2 x i1> %a to <2 x float>
  %p = fadd <2 x float> %u, %s
  %q = fmul <2 x float> %p, %f
  %x = fptoui <2 x float> %q to <2 x i1>
  %y = fptosi <2 x float> %q to <2 x i1>
  %r = xor <2 x i1> %x, %y
  ret <2 x i1> %r
}
define spir_func i24 @pointers(ptr addrspace(1) %p, i24 %a) {
  %n = ptrtoint ptr addrspace(1) %p to i24
  %m = add i24 %n, %a
  %q = inttoptr i24 %m to ptr addrspace(1)
  %v = load i24, ptr addrspace(1) %q, align 4
  %g = getelementptr i16, ptr addrspace(1) %q, i24 %v
  store i24 %m, ptr addrspace(1) %g, align 2
  ret i24 %v
}
define spir_func <3 x i8> @bits_i24_v3xi8(i24 %a) {
  %b = bitcast i24 %a to <3 x i8>
  ret <3 x i8> %b
}
define spir_func <2 x i12> @bits_v3xi8_v2xi12(<3 x i8> %a) {
  %b = bitcast <3 x i8> %a to <2 x i12>
  ret <2 x i12> %b
}
define spir_func <5 x i8> @bits_v2xi20_v5xi8(<2 x i20> %a) {
  %b = bitcast <2 x i20> %a to <5 x i8>
  ret <5 x i8> %b
}
define spir_func <3 x i16> @bits_i48_v3xi16(i48 %a) {
  %b = bitcast i48 %a to <3 x i16>
  ret <3 x i16> %b
}
define spir_func <6 x i8> @bits_v3xi16_v6xi8(<3 x i16> %a) {
  %b = bitcast <3 x i16> %a to <6 x i8>
  ret <6 x i8> %b
}
define spir_func i4 @bits_v4xi1_i4(<4 x i1> %a) {
  %b = bitcast <4 x i1> %a to i4
  ret i4 %b
}
define spir_func <3 x i1> @bits_i3_v3xi1(i3 %a) {
  %b = bitcast i3 %a to <3 x i1>
  ret <3 x i1> %b
}
define spir_func <3 x half> @bits_v2xi24_v3xhalf(<2 x i24> %a) {
  %b = bitcast <2 x i24> %a to <3 x half>
  ret <3 x half> %b
}
define spir_func <6 x i16> @bits_v3xfloat_v6xi16(<3 x float> %a) {
  %b = bitcast <3 x float> %a to <6 x i16>
  ret <6 x i16> %b
}
define spir_func <3 x double> @bits_v6xi32_v3xdouble(<6 x i32> %a) {
  %b = bitcast <6 x i32> %a to <3 x double>
  ret <3 x double> %b
}
define spir_func <8 x i1> @bits_i8_v8xi1(i8 %a) {
  %b = bitcast i8 %a to <8 x i1>
  ret <8 x i1> %b
}
define spir_func i16 @bits_v16xi1_i16(<16 x i1> %a) {
  %b = bitcast <16 x i1> %a to i16
  ret i16 %b
}
define spir_func <1 x i1> @bits_i1_v1xi1(i1 %a) {
  %b = bitcast i1 %a to <1 x i1>
  ret <1 x i1> %b
}
define spir_func void @memory_i3(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i3, ptr addrspace(1) %p, align 1
  store volatile i3 %v, ptr addrspace(3) %q, align 1
  %w = load i3, ptr addrspace(3) %q, align 1, !nontemporal !0
  store i3 %w, ptr addrspace(1) %p, align 1
  ret void
}
define spir_func void @memory_i9(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i9, ptr addrspace(1) %p, align 2
  store volatile i9 %v, ptr addrspace(3) %q, align 2
  %w = load i9, ptr addrspace(3) %q, align 2, !nontemporal !0
  store i9 %w, ptr addrspace(1) %p, align 2
  ret void
}
define spir_func void @memory_i24(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i24, ptr addrspace(1) %p, align 4
  store volatile i24 %v, ptr addrspace(3) %q, align 4
  %w = load i24, ptr addrspace(3) %q, align 4, !nontemporal !0
  store i24 %w, ptr addrspace(1) %p, align 4
  ret void
}
define spir_func void @memory_i33(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i33, ptr addrspace(1) %p, align 8
  store volatile i33 %v, ptr addrspace(3) %q, align 8
  %w = load i33, ptr addrspace(3) %q, align 8, !nontemporal !0
  store i33 %w, ptr addrspace(1) %p, align 8
  ret void
}
define spir_func void @memory_i40(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i40, ptr addrspace(1) %p, align 1
  store volatile i40 %v, ptr addrspace(3) %q, align 1
  %w = load i40, ptr addrspace(3) %q, align 1, !nontemporal !0
  store i40 %w, ptr addrspace(1) %p, align 1
  ret void
}
define spir_func void @memory_i63(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i63, ptr addrspace(1) %p, align 8
  store volatile i63 %v, ptr addrspace(3) %q, align 8
  %w = load i63, ptr addrspace(3) %q, align 8, !nontemporal !0
  store i63 %w, ptr addrspace(1) %p, align 8
  ret void
}
define spir_func void @memory_v2xi7(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <2 x i7>, ptr addrspace(1) %p, align 2
  store volatile <2 x i7> %v, ptr addrspace(3) %q, align 2
  %w = load <2 x i7>, ptr addrspace(3) %q, align 2, !nontemporal !0
  store <2 x i7> %w, ptr addrspace(1) %p, align 2
  ret void
}
define spir_func void @memory_v3xi24(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <3 x i24>, ptr addrspace(1) %p, align 1
  store volatile <3 x i24> %v, ptr addrspace(3) %q, align 1
  %w = load <3 x i24>, ptr addrspace(3) %q, align 1, !nontemporal !0
  store <3 x i24> %w, ptr addrspace(1) %p, align 1
  ret void
}
define spir_func void @memory_v4xi40(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <4 x i40>, ptr addrspace(1) %p, align 32
  store volatile <4 x i40> %v, ptr addrspace(3) %q, align 32
  %w = load <4 x i40>, ptr addrspace(3) %q, align 32, !nontemporal !0
  store <4 x i40> %w, ptr addrspace(1) %p, align 32
  ret void
}
define spir_func void @memory_v5xi8(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <5 x i8>, ptr addrspace(1) %p, align 8
  store volatile <5 x i8> %v, ptr addrspace(3) %q, align 8
  %w = load <5 x i8>, ptr addrspace(3) %q, align 8, !nontemporal !0
  store <5 x i8> %w, ptr addrspace(1) %p, align 8
  ret void
}
define spir_func void @memory_v9xi1(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <9 x i1>, ptr addrspace(1) %p, align 2
  store volatile <9 x i1> %v, ptr addrspace(3) %q, align 2
  %w = load <9 x i1>, ptr addrspace(3) %q, align 2, !nontemporal !0
  store <9 x i1> %w, ptr addrspace(1) %p, align 2
  ret void
}
define spir_func void @memory_v6xhalf(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <6 x half>, ptr addrspace(1) %p, align 4
  store volatile <6 x half> %v, ptr addrspace(3) %q, align 4
  %w = load <6 x half>, ptr addrspace(3) %q, align 4, !nontemporal !0
  store <6 x half> %w, ptr addrspace(1) %p, align 4
  ret void
}
define spir_func void @memory_v3xi64(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <3 x i64>, ptr addrspace(1) %p, align 8
  store volatile <3 x i64> %v, ptr addrspace(3) %q, align 8
  %w = load <3 x i64>, ptr addrspace(3) %q, align 8, !nontemporal !0
  store <3 x i64> %w, ptr addrspace(1) %p, align 8
  ret void
}
define spir_func i9 @choices(i9 %a, i24 %b, i1 %c) {
entry:
  switch i24 %b, label %other [
    i24 5, label %five
    i24 -7, label %seven
  ]
five:
  br label %other
seven:
  %x = add i9 %a, 3
  br label %other
other:
  %r = phi i9 [ %a, %entry ], [ -4, %five ], [ %x, %seven ]
  %f = freeze i9 %r
  ret i9 %f
}
define spir_func <3 x i24> @lanes(<3 x i24> %a, <3 x i24> %b, i24 %s, i32 %i) {
  %x = insertelement <3 x i24> %a, i24 %s, i32 1
  %y = insertelement <3 x i24> %x, i24 %s, i32 %i
  %e = extractelement <3 x i24> %b, i32 2
  %d = extractelement <3 x i24> %b, i32 %i
  %m = mul i24 %e, %d
  %z = insertelement <3 x i24> %y, i24 %m, i32 0
  %w = shufflevector <3 x i24> %z, <3 x i24> %b, <3 x i32> <i32 4, i32 0, i32 2>
  ret <3 x i24> %w
}
define spir_func <5 x float> @long_lanes(<5 x float> %a, <7 x float> %b, i32 %i) {
  %s = shufflevector <7 x float> %b, <7 x float> poison, <5 x i32> <i32 6, i32 1, i32 poison, i32 3, i32 0>
  %t = shufflevector <5 x float> %a, <5 x float> %s, <5 x i32> <i32 9, i32 0, i32 7, i32 4, i32 5>
  %e = extractelement <7 x float> %b, i32 5
  %u = insertelement <5 x float> %t, float %e, i32 4
  %v = insertelement <5 x float> %u, float %e, i32 %i
  %n = fneg <5 x float> %v
  %d = fdiv <5 x float> %n, %a
  %c = fcmp olt <5 x float> %d, %s
  %r = select <5 x i1> %c, <5 x float> %d, <5 x float> %a
  ret <5 x float> %r
}

!0 = !{i32 1}
