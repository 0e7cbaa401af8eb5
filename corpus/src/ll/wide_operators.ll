; Integers of 65 to 128 bits: every operator that they have, comparisons, conversions, shifts by constants and
; by variables, memory, choices, arguments and results.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i65 @arithmetic_i65(i65 %a, i65 %b) {
  %add = add i65 %a, %b
  %sub = sub i65 %add, %b
  %mul = mul i65 %sub, %b
  %shl = shl i65 %mul, %b
  %lshr = lshr i65 %shl, %b
  %ashr = ashr i65 %lshr, %b
  %and = and i65 %ashr, %b
  %or = or i65 %and, %b
  %xor = xor i65 %or, %b
  ret i65 %xor
}
define spir_func i65 @compare_i65(i65 %a, i65 %b) {
  %eq = icmp eq i65 %a, %b
  %seq = select i1 %eq, i65 %b, i65 %a
  %ne = icmp ne i65 %seq, %b
  %sne = select i1 %ne, i65 %b, i65 %seq
  %ugt = icmp ugt i65 %sne, %b
  %sugt = select i1 %ugt, i65 %b, i65 %sne
  %uge = icmp uge i65 %sugt, %b
  %suge = select i1 %uge, i65 %b, i65 %sugt
  %ult = icmp ult i65 %suge, %b
  %sult = select i1 %ult, i65 %b, i65 %suge
  %ule = icmp ule i65 %sult, %b
  %sule = select i1 %ule, i65 %b, i65 %sult
  %sgt = icmp sgt i65 %sule, %b
  %ssgt = select i1 %sgt, i65 %b, i65 %sule
  %sge = icmp sge i65 %ssgt, %b
  %ssge = select i1 %sge, i65 %b, i65 %ssgt
  %slt = icmp slt i65 %ssge, %b
  %sslt = select i1 %slt, i65 %b, i65 %ssge
  %sle = icmp sle i65 %sslt, %b
  %ssle = select i1 %sle, i65 %b, i65 %sslt
  ret i65 %ssle
}
define spir_func i96 @arithmetic_i96(i96 %a, i96 %b) {
  %add = add i96 %a, %b
  %sub = sub i96 %add, %b
  %mul = mul i96 %sub, %b
  %shl = shl i96 %mul, %b
  %lshr = lshr i96 %shl, %b
  %ashr = ashr i96 %lshr, %b
  %and = and i96 %ashr, %b
  %or = or i96 %and, %b
  %xor = xor i96 %or, %b
  ret i96 %xor
}
define spir_func i96 @compare_i96(i96 %a, i96 %b) {
  %eq = icmp eq i96 %a, %b
  %seq = select i1 %eq, i96 %b, i96 %a
  %ne = icmp ne i96 %seq, %b
  %sne = select i1 %ne, i96 %b, i96 %seq
  %ugt = icmp ugt i96 %sne, %b
  %sugt = select i1 %ugt, i96 %b, i96 %sne
  %uge = icmp uge i96 %sugt, %b
  %suge = select i1 %uge, i96 %b, i96 %sugt
  %ult = icmp ult i96 %suge, %b
  %sult = select i1 %ult, i96 %b, i96 %suge
  %ule = icmp ule i96 %sult, %b
  %sule = select i1 %ule, i96 %b, i96 %sult
  %sgt = icmp sgt i96 %sule, %b
  %ssgt = select i1 %sgt, i96 %b, i96 %sule
  %sge = icmp sge i96 %ssgt, %b
  %ssge = select i1 %sge, i96 %b, i96 %ssgt
  %slt = icmp slt i96 %ssge, %b
  %sslt = select i1 %slt, i96 %b, i96 %ssge
  %sle = icmp sle i96 %sslt, %b
  %ssle = select i1 %sle, i96 %b, i96 %sslt
  ret i96 %ssle
}
define spir_func i128 @arithmetic_i128(i128 %a, i128 %b) {
  %add = add i128 %a, %b
  %sub = sub i128 %add, %b
  %mul = mul i128 %sub, %b
  %shl = shl i128 %mul, %b
  %lshr = lshr i128 %shl, %b
  %ashr = ashr i128 %lshr, %b
  %and = and i128 %ashr, %b
  %or = or i128 %and, %b
  %xor = xor i128 %or, %b
  ret i128 %xor
}
define spir_func i128 @compare_i128(i128 %a, i128 %b) {
  %eq = icmp eq i128 %a, %b
  %seq = select i1 %eq, i128 %b, i128 %a
  %ne = icmp ne i128 %seq, %b
  %sne = select i1 %ne, i128 %b, i128 %seq
  %ugt = icmp ugt i128 %sne, %b
  %sugt = select i1 %ugt, i128 %b, i128 %sne
  %uge = icmp uge i128 %sugt, %b
  %suge = select i1 %uge, i128 %b, i128 %sugt
  %ult = icmp ult i128 %suge, %b
  %sult = select i1 %ult, i128 %b, i128 %suge
  %ule = icmp ule i128 %sult, %b
  %sule = select i1 %ule, i128 %b, i128 %sult
  %sgt = icmp sgt i128 %sule, %b
  %ssgt = select i1 %sgt, i128 %b, i128 %sule
  %sge = icmp sge i128 %ssgt, %b
  %ssge = select i1 %sge, i128 %b, i128 %ssgt
  %slt = icmp slt i128 %ssge, %b
  %sslt = select i1 %slt, i128 %b, i128 %ssge
  %sle = icmp sle i128 %sslt, %b
  %ssle = select i1 %sle, i128 %b, i128 %sslt
  ret i128 %ssle
}
define spir_func i65 @convert_i65_i96(i65 %a) {
  %z = zext i65 %a to i96
  %s = sext i65 %a to i96
  %x = xor i96 %z, %s
  %t = trunc i96 %x to i65
  ret i65 %t
}
define spir_func i96 @convert_i96_i128(i96 %a) {
  %z = zext i96 %a to i128
  %s = sext i96 %a to i128
  %x = xor i128 %z, %s
  %t = trunc i128 %x to i96
  ret i96 %t
}
define spir_func i64 @convert_i64_i65(i64 %a) {
  %z = zext i64 %a to i65
  %s = sext i64 %a to i65
  %x = xor i65 %z, %s
  %t = trunc i65 %x to i64
  ret i64 %t
}
define spir_func i32 @convert_i32_i100(i32 %a) {
  %z = zext i32 %a to i100
  %s = sext i32 %a to i100
  %x = xor i100 %z, %s
  %t = trunc i100 %x to i32
  ret i32 %t
}
define spir_func i8 @convert_i8_i128(i8 %a) {
  %z = zext i8 %a to i128
  %s = sext i8 %a to i128
  %x = xor i128 %z, %s
  %t = trunc i128 %x to i8
  ret i8 %t
}
define spir_func i1 @convert_i1_i128(i1 %a) {
  %z = zext i1 %a to i128
  %s = sext i1 %a to i128
  %x = xor i128 %z, %s
  %t = trunc i128 %x to i1
  ret i1 %t
}
define spir_func i20 @convert_i20_i70(i20 %a) {
  %z = zext i20 %a to i70
  %s = sext i20 %a to i70
  %x = xor i70 %z, %s
  %t = trunc i70 %x to i20
  ret i20 %t
}
define spir_func i48 @convert_i48_i128(i48 %a) {
  %z = zext i48 %a to i128
  %s = sext i48 %a to i128
  %x = xor i128 %z, %s
  %t = trunc i128 %x to i48
  ret i48 %t
}
define spir_func i128 @shifts_by_1(i128 %a) {
  %l = shl i128 %a, 1
  %r = lshr i128 %a, 1
  %s = ashr i128 %a, 1
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func i128 @shifts_by_63(i128 %a) {
  %l = shl i128 %a, 63
  %r = lshr i128 %a, 63
  %s = ashr i128 %a, 63
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func i128 @shifts_by_64(i128 %a) {
  %l = shl i128 %a, 64
  %r = lshr i128 %a, 64
  %s = ashr i128 %a, 64
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func i128 @shifts_by_65(i128 %a) {
  %l = shl i128 %a, 65
  %r = lshr i128 %a, 65
  %s = ashr i128 %a, 65
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func i128 @shifts_by_100(i128 %a) {
  %l = shl i128 %a, 100
  %r = lshr i128 %a, 100
  %s = ashr i128 %a, 100
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func i128 @shifts_by_127(i128 %a) {
  %l = shl i128 %a, 127
  %r = lshr i128 %a, 127
  %s = ashr i128 %a, 127
  %x = xor i128 %l, %r
  %y = xor i128 %x, %s
  ret i128 %y
}
define spir_func void @memory_i65(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i65, ptr addrspace(1) %p, align 8
  store volatile i65 %v, ptr addrspace(3) %q, align 8
  ret void
}
define spir_func void @memory_i96(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i96, ptr addrspace(1) %p, align 4
  store volatile i96 %v, ptr addrspace(3) %q, align 4
  ret void
}
define spir_func void @memory_i100(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i100, ptr addrspace(1) %p, align 16
  store volatile i100 %v, ptr addrspace(3) %q, align 16
  ret void
}
define spir_func void @memory_i128(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load i128, ptr addrspace(1) %p, align 1
  store volatile i128 %v, ptr addrspace(3) %q, align 1
  ret void
}
define spir_func <2 x i64> @bits_v2xi64(<2 x i64> %a) {
  %n = bitcast <2 x i64> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <2 x i64>
  ret <2 x i64> %b
}
define spir_func <4 x i32> @bits_v4xi32(<4 x i32> %a) {
  %n = bitcast <4 x i32> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <4 x i32>
  ret <4 x i32> %b
}
define spir_func <8 x i16> @bits_v8xi16(<8 x i16> %a) {
  %n = bitcast <8 x i16> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <8 x i16>
  ret <8 x i16> %b
}
define spir_func <16 x i8> @bits_v16xi8(<16 x i8> %a) {
  %n = bitcast <16 x i8> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <16 x i8>
  ret <16 x i8> %b
}
define spir_func <2 x double> @bits_v2xdouble(<2 x double> %a) {
  %n = bitcast <2 x double> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <2 x double>
  ret <2 x double> %b
}
define spir_func <4 x float> @bits_v4xfloat(<4 x float> %a) {
  %n = bitcast <4 x float> %a to i128
  %s = add i128 %n, 81985529216486895000000000
  %b = bitcast i128 %s to <4 x float>
  ret <4 x float> %b
}
define spir_func i96 @bits_of_three(<3 x i32> %a) {
  %b = bitcast <3 x i32> %a to i96
  %c = add i96 %b, -1
  ret i96 %c
}
define spir_func i128 @choices(i128 %a, i96 %b, i1 %c) {
entry:
  br i1 %c, label %then, label %done
then:
  %z = sext i96 %b to i128
  %f = freeze i128 %z
  br label %done
done:
  %p = phi i128 [ %a, %entry ], [ %f, %then ]
  %s = select i1 %c, i128 %p, i128 -170141183460469231731687303715884105728
  %t = trunc i128 %s to i1
  %u = select i1 %t, i128 %s, i128 18446744073709551616
  ret i128 %u
}
define spir_kernel void @calls(ptr addrspace(1) %p, i64 %a) {
  %x = zext i64 %a to i128
  %y = call spir_func i128 @choices(i128 %x, i96 5, i1 true)
  %z = lshr i128 %y, 64
  %h = trunc i128 %z to i64
  store i64 %h, ptr addrspace(1) %p
  %w = trunc i128 %y to i32
  store i32 %w, ptr addrspace(1) %p
  ret void
}
