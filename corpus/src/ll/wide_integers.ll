; Integers of more than 64 bits: arithmetic, comparisons, casts, memory, constants.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i65 @numbers_i65(i65 %a, i65 %b, i64 %l, ptr addrspace(1) %p) {
  %add1 = add i65 %a, %b
  %sub1 = sub i65 %add1, %b
  %mul1 = mul i65 %sub1, %b
  %shl1 = shl i65 %mul1, %b
  %lshr1 = lshr i65 %shl1, %b
  %ashr1 = ashr i65 %lshr1, %b
  %and1 = and i65 %ashr1, %b
  %or1 = or i65 %and1, %b
  %xor1 = xor i65 %or1, %b
  %z = zext i64 %l to i65
  %s = sext i64 %l to i65
  %d = sub i65 %z, %s
  %m = mul i65 %d, %xor1
  %t = trunc i65 %m to i64
  store i64 %t, ptr addrspace(1) %p
  %y = trunc i65 %m to i8
  store i8 %y, ptr addrspace(1) %p
  %ceq = icmp eq i65 %m, %b
  %eeq = zext i1 %ceq to i32
  store i32 %eeq, ptr addrspace(1) %p
  %cne = icmp ne i65 %m, %b
  %ene = zext i1 %cne to i32
  store i32 %ene, ptr addrspace(1) %p
  %cugt = icmp ugt i65 %m, %b
  %eugt = zext i1 %cugt to i32
  store i32 %eugt, ptr addrspace(1) %p
  %cuge = icmp uge i65 %m, %b
  %euge = zext i1 %cuge to i32
  store i32 %euge, ptr addrspace(1) %p
  %cult = icmp ult i65 %m, %b
  %eult = zext i1 %cult to i32
  store i32 %eult, ptr addrspace(1) %p
  %cule = icmp ule i65 %m, %b
  %eule = zext i1 %cule to i32
  store i32 %eule, ptr addrspace(1) %p
  %csgt = icmp sgt i65 %m, %b
  %esgt = zext i1 %csgt to i32
  store i32 %esgt, ptr addrspace(1) %p
  %csge = icmp sge i65 %m, %b
  %esge = zext i1 %csge to i32
  store i32 %esge, ptr addrspace(1) %p
  %cslt = icmp slt i65 %m, %b
  %eslt = zext i1 %cslt to i32
  store i32 %eslt, ptr addrspace(1) %p
  %csle = icmp sle i65 %m, %b
  %esle = zext i1 %csle to i32
  store i32 %esle, ptr addrspace(1) %p
  %q = select i1 %cult, i65 %m, i65 12345678901234567890
  %f = freeze i65 %q
  %ld = load i65, ptr addrspace(1) %p, align 8
  %k = shl i65 %ld, 37
  %r = lshr i65 %k, 64
  %ar = ashr i65 %f, 3
  %n = xor i65 %r, %ar
  store i65 %n, ptr addrspace(1) %p, align 4
  ret i65 %n
}

define spir_func i96 @numbers_i96(i96 %a, i96 %b, i64 %l, ptr addrspace(1) %p) {
  %add1 = add i96 %a, %b
  %sub1 = sub i96 %add1, %b
  %mul1 = mul i96 %sub1, %b
  %shl1 = shl i96 %mul1, %b
  %lshr1 = lshr i96 %shl1, %b
  %ashr1 = ashr i96 %lshr1, %b
  %and1 = and i96 %ashr1, %b
  %or1 = or i96 %and1, %b
  %xor1 = xor i96 %or1, %b
  %z = zext i64 %l to i96
  %s = sext i64 %l to i96
  %d = sub i96 %z, %s
  %m = mul i96 %d, %xor1
  %t = trunc i96 %m to i64
  store i64 %t, ptr addrspace(1) %p
  %y = trunc i96 %m to i8
  store i8 %y, ptr addrspace(1) %p
  %ceq = icmp eq i96 %m, %b
  %eeq = zext i1 %ceq to i32
  store i32 %eeq, ptr addrspace(1) %p
  %cne = icmp ne i96 %m, %b
  %ene = zext i1 %cne to i32
  store i32 %ene, ptr addrspace(1) %p
  %cugt = icmp ugt i96 %m, %b
  %eugt = zext i1 %cugt to i32
  store i32 %eugt, ptr addrspace(1) %p
  %cuge = icmp uge i96 %m, %b
  %euge = zext i1 %cuge to i32
  store i32 %euge, ptr addrspace(1) %p
  %cult = icmp ult i96 %m, %b
  %eult = zext i1 %cult to i32
  store i32 %eult, ptr addrspace(1) %p
  %cule = icmp ule i96 %m, %b
  %eule = zext i1 %cule to i32
  store i32 %eule, ptr addrspace(1) %p
  %csgt = icmp sgt i96 %m, %b
  %esgt = zext i1 %csgt to i32
  store i32 %esgt, ptr addrspace(1) %p
  %csge = icmp sge i96 %m, %b
  %esge = zext i1 %csge to i32
  store i32 %esge, ptr addrspace(1) %p
  %cslt = icmp slt i96 %m, %b
  %eslt = zext i1 %cslt to i32
  store i32 %eslt, ptr addrspace(1) %p
  %csle = icmp sle i96 %m, %b
  %esle = zext i1 %csle to i32
  store i32 %esle, ptr addrspace(1) %p
  %q = select i1 %cult, i96 %m, i96 12345678901234567890
  %f = freeze i96 %q
  %ld = load i96, ptr addrspace(1) %p, align 8
  %k = shl i96 %ld, 37
  %r = lshr i96 %k, 64
  %ar = ashr i96 %f, 3
  %n = xor i96 %r, %ar
  store i96 %n, ptr addrspace(1) %p, align 4
  ret i96 %n
}

define spir_func i128 @numbers_i128(i128 %a, i128 %b, i64 %l, ptr addrspace(1) %p) {
  %add1 = add i128 %a, %b
  %sub1 = sub i128 %add1, %b
  %mul1 = mul i128 %sub1, %b
  %shl1 = shl i128 %mul1, %b
  %lshr1 = lshr i128 %shl1, %b
  %ashr1 = ashr i128 %lshr1, %b
  %and1 = and i128 %ashr1, %b
  %or1 = or i128 %and1, %b
  %xor1 = xor i128 %or1, %b
  %z = zext i64 %l to i128
  %s = sext i64 %l to i128
  %d = sub i128 %z, %s
  %m = mul i128 %d, %xor1
  %t = trunc i128 %m to i64
  store i64 %t, ptr addrspace(1) %p
  %y = trunc i128 %m to i8
  store i8 %y, ptr addrspace(1) %p
  %ceq = icmp eq i128 %m, %b
  %eeq = zext i1 %ceq to i32
  store i32 %eeq, ptr addrspace(1) %p
  %cne = icmp ne i128 %m, %b
  %ene = zext i1 %cne to i32
  store i32 %ene, ptr addrspace(1) %p
  %cugt = icmp ugt i128 %m, %b
  %eugt = zext i1 %cugt to i32
  store i32 %eugt, ptr addrspace(1) %p
  %cuge = icmp uge i128 %m, %b
  %euge = zext i1 %cuge to i32
  store i32 %euge, ptr addrspace(1) %p
  %cult = icmp ult i128 %m, %b
  %eult = zext i1 %cult to i32
  store i32 %eult, ptr addrspace(1) %p
  %cule = icmp ule i128 %m, %b
  %eule = zext i1 %cule to i32
  store i32 %eule, ptr addrspace(1) %p
  %csgt = icmp sgt i128 %m, %b
  %esgt = zext i1 %csgt to i32
  store i32 %esgt, ptr addrspace(1) %p
  %csge = icmp sge i128 %m, %b
  %esge = zext i1 %csge to i32
  store i32 %esge, ptr addrspace(1) %p
  %cslt = icmp slt i128 %m, %b
  %eslt = zext i1 %cslt to i32
  store i32 %eslt, ptr addrspace(1) %p
  %csle = icmp sle i128 %m, %b
  %esle = zext i1 %csle to i32
  store i32 %esle, ptr addrspace(1) %p
  %q = select i1 %cult, i128 %m, i128 12345678901234567890
  %f = freeze i128 %q
  %ld = load i128, ptr addrspace(1) %p, align 8
  %k = shl i128 %ld, 37
  %r = lshr i128 %k, 64
  %ar = ashr i128 %f, 3
  %n = xor i128 %r, %ar
  store i128 %n, ptr addrspace(1) %p, align 4
  ret i128 %n
}
