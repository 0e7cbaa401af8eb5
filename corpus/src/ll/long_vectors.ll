; Vectors of more than 16 elements and of pointers, through operators, comparisons, conversions, reductions,
; and every way to make an address.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func <17 x i16> @integers(<17 x i16> %a, <17 x i16> %b) {
  %sub = sub <17 x i16> %a, %b
  %sdiv = sdiv <17 x i16> %sub, %b
  %lshr = lshr <17 x i16> %sdiv, %b
  %and = and <17 x i16> %lshr, %b
  ret <17 x i16> %and
}
define spir_func <18 x i12> @narrow(<18 x i12> %a, <18 x i12> %b) {
  %mul = mul <18 x i12> %a, %b
  %urem = urem <18 x i12> %mul, %b
  %ashr = ashr <18 x i12> %urem, %b
  %shl = shl <18 x i12> %ashr, %b
  ret <18 x i12> %shl
}
define spir_func <17 x float> @floats(<17 x float> %a, <17 x float> %b) {
  %fsub = fsub <17 x float> %a, %b
  %frem = frem <17 x float> %fsub, %b
  ret <17 x float> %frem
}
define spir_func <2 x i100> @wide(<2 x i100> %a, <2 x i100> %b) {
  %add = add <2 x i100> %a, %b
  %sub = sub <2 x i100> %add, %b
  %mul = mul <2 x i100> %sub, %b
  %shl = shl <2 x i100> %mul, %b
  %lshr = lshr <2 x i100> %shl, %b
  %ashr = ashr <2 x i100> %lshr, %b
  %and = and <2 x i100> %ashr, %b
  %or = or <2 x i100> %and, %b
  %xor = xor <2 x i100> %or, %b
  ret <2 x i100> %xor
}
define spir_func <20 x i1> @bools(<20 x i1> %a, <20 x i1> %b) {
  %and = and <20 x i1> %a, %b
  %or = or <20 x i1> %and, %b
  %xor = xor <20 x i1> %or, %b
  ret <20 x i1> %xor
}
define spir_func <17 x i16> @compare_v17xi16(<17 x i16> %a, <17 x i16> %b) {
  %eq = icmp eq <17 x i16> %a, %b
  %seq = select <17 x i1> %eq, <17 x i16> %b, <17 x i16> %a
  %slt = icmp slt <17 x i16> %seq, %b
  %sslt = select <17 x i1> %slt, <17 x i16> %b, <17 x i16> %seq
  ret <17 x i16> %sslt
}
define spir_func <18 x i12> @compare_v18xi12(<18 x i12> %a, <18 x i12> %b) {
  %ugt = icmp ugt <18 x i12> %a, %b
  %sugt = select <18 x i1> %ugt, <18 x i12> %b, <18 x i12> %a
  %sge = icmp sge <18 x i12> %sugt, %b
  %ssge = select <18 x i1> %sge, <18 x i12> %b, <18 x i12> %sugt
  ret <18 x i12> %ssge
}
define spir_func <2 x i100> @compare_v2xi100(<2 x i100> %a, <2 x i100> %b) {
  %eq = icmp eq <2 x i100> %a, %b
  %seq = select <2 x i1> %eq, <2 x i100> %b, <2 x i100> %a
  %ne = icmp ne <2 x i100> %seq, %b
  %sne = select <2 x i1> %ne, <2 x i100> %b, <2 x i100> %seq
  %ugt = icmp ugt <2 x i100> %sne, %b
  %sugt = select <2 x i1> %ugt, <2 x i100> %b, <2 x i100> %sne
  %uge = icmp uge <2 x i100> %sugt, %b
  %suge = select <2 x i1> %uge, <2 x i100> %b, <2 x i100> %sugt
  %ult = icmp ult <2 x i100> %suge, %b
  %sult = select <2 x i1> %ult, <2 x i100> %b, <2 x i100> %suge
  %ule = icmp ule <2 x i100> %sult, %b
  %sule = select <2 x i1> %ule, <2 x i100> %b, <2 x i100> %sult
  %sgt = icmp sgt <2 x i100> %sule, %b
  %ssgt = select <2 x i1> %sgt, <2 x i100> %b, <2 x i100> %sule
  %sge = icmp sge <2 x i100> %ssgt, %b
  %ssge = select <2 x i1> %sge, <2 x i100> %b, <2 x i100> %ssgt
  %slt = icmp slt <2 x i100> %ssge, %b
  %sslt = select <2 x i1> %slt, <2 x i100> %b, <2 x i100> %ssge
  %sle = icmp sle <2 x i100> %sslt, %b
  %ssle = select <2 x i1> %sle, <2 x i100> %b, <2 x i100> %sslt
  ret <2 x i100> %ssle
}
define spir_func <17 x float> @compare_floats(<17 x float> %a, <17 x float> %b, i1 %c) {
  %olt = fcmp olt <17 x float> %a, %b
  %solt = select <17 x i1> %olt, <17 x float> %b, <17 x float> %a
  %une = fcmp une <17 x float> %solt, %b
  %sune = select <17 x i1> %une, <17 x float> %b, <17 x float> %solt
  %n = fneg <17 x float> %sune
  %z = select i1 %c, <17 x float> %n, <17 x float> %sune
  %f = freeze <17 x float> %z
  ret <17 x float> %f
}
define spir_func <17 x i16> @conversions(<17 x i16> %a, <17 x float> %f) {
  %z = zext <17 x i16> %a to <17 x i64>
  %s = sext <17 x i16> %a to <17 x i64>
  %x = xor <17 x i64> %z, %s
  %u = uitofp <17 x i64> %x to <17 x double>
  %i = sitofp <17 x i16> %a to <17 x float>
  %e = fpext <17 x float> %i to <17 x double>
  %m = fmul <17 x double> %u, %e
  %t = fptrunc <17 x double> %m to <17 x float>
  %g = fadd <17 x float> %t, %f
  %p = fptoui <17 x float> %g to <17 x i16>
  %q = fptosi <17 x float> %g to <17 x i32>
  %r = trunc <17 x i32> %q to <17 x i16>
  %b = add <17 x i16> %p, %r
  ret <17 x i16> %b
}
define spir_func <17 x i16> @lanes(<17 x i16> %a, <20 x i16> %b, i16 %s, i8 %at) {
  %x = insertelement <17 x i16> %a, i16 %s, i32 16
  %y = insertelement <17 x i16> %x, i16 3, i8 %at
  %e = extractelement <20 x i16> %b, i32 18
  %d = extractelement <20 x i16> %b, i8 %at
  %m = sub i16 %e, %d
  %z = insertelement <17 x i16> %y, i16 %m, i32 2
  %n = shufflevector <20 x i16> %b, <20 x i16> poison, <4 x i32> <i32 19, i32 0, i32 poison, i32 7>
  %w = shufflevector <4 x i16> %n, <4 x i16> %n, <17 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 poison>
  %r = add <17 x i16> %z, %w
  ret <17 x i16> %r
}
define spir_func <32 x i8> @bits(<4 x i64> %a, <32 x i8> %b, <24 x i12> %c) {
  %x = bitcast <4 x i64> %a to <32 x i8>
  %y = add <32 x i8> %x, %b
  %z = bitcast <32 x i8> %y to <8 x float>
  %w = bitcast <8 x float> %z to <32 x i8>
  %v = bitcast <24 x i12> %c to <36 x i8>
  %u = shufflevector <36 x i8> %v, <36 x i8> poison, <32 x i32> <i32 35, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %t = xor <32 x i8> %w, %u
  ret <32 x i8> %t
}
define spir_kernel void @memory(ptr addrspace(1) %p, i64 %i) {
  %a = load <17 x i16>, ptr addrspace(1) %p, align 2
  %q = getelementptr <17 x i16>, ptr addrspace(1) %p, i64 %i
  store volatile <17 x i16> %a, ptr addrspace(1) %q, align 64
  %r = getelementptr <17 x i16>, ptr addrspace(1) %p, i64 %i, i64 5
  %e = load i16, ptr addrspace(1) %r
  store i16 %e, ptr addrspace(1) %p
  %b = load <18 x i12>, ptr addrspace(1) %p, align 32
  store <18 x i12> %b, ptr addrspace(1) %q, align 32
  %c = load <20 x i1>, ptr addrspace(1) %p, align 4
  store <20 x i1> %c, ptr addrspace(1) %q, align 4
  %d = load <2 x i100>, ptr addrspace(1) %p, align 32
  store <2 x i100> %d, ptr addrspace(1) %q, align 32
  %v = alloca [2 x <17 x float>]
  %w = getelementptr [2 x <17 x float>], ptr %v, i64 0, i64 1, i64 %i
  %x = load float, ptr %w
  store float %x, ptr addrspace(1) %p
  ret void
}

%pair = type { i32, [3 x i16] }
define spir_kernel void @addresses(ptr addrspace(1) %p, <3 x ptr addrspace(1)> %ps, <3 x i32> %n, <3 x i64> %m, <3 x i20> %o) {
  %a = getelementptr inbounds %pair, ptr addrspace(1) %p, <3 x i32> %n, i32 1, <3 x i64> %m
  %b = getelementptr i16, <3 x ptr addrspace(1)> %a, i64 2
  %c = getelementptr i16, <3 x ptr addrspace(1)> %b, <3 x i20> %o
  %d = icmp ugt <3 x ptr addrspace(1)> %c, %ps
  %e = select <3 x i1> %d, <3 x ptr addrspace(1)> %c, <3 x ptr addrspace(1)> %ps
  %f = ptrtoint <3 x ptr addrspace(1)> %e to <3 x i64>
  %g = add <3 x i64> %f, %m
  %h = inttoptr <3 x i64> %g to <3 x ptr addrspace(1)>
  %i = addrspacecast <3 x ptr addrspace(1)> %h to <3 x ptr addrspace(4)>
  %j = extractelement <3 x ptr addrspace(4)> %i, i32 2
  store i16 7, ptr addrspace(4) %j
  %k = insertelement <3 x ptr addrspace(1)> %h, ptr addrspace(1) %p, i32 1
  %l = shufflevector <3 x ptr addrspace(1)> %k, <3 x ptr addrspace(1)> %ps, <2 x i32> <i32 5, i32 1>
  %q = extractelement <2 x ptr addrspace(1)> %l, i32 0
  store <2 x ptr addrspace(1)> %l, ptr addrspace(1) %q
  %r = load <2 x ptr addrspace(1)>, ptr addrspace(1) %p
  %s = extractelement <2 x ptr addrspace(1)> %r, i32 1
  store i32 1, ptr addrspace(1) %s
  ret void
}

declare i16 @llvm.vector.reduce.add.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.mul.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.and.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.or.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.xor.v17i16(<17 x i16>)
declare <17 x i16> @llvm.smin.v17i16(<17 x i16>, <17 x i16>)
declare <17 x i16> @llvm.smax.v17i16(<17 x i16>, <17 x i16>)
declare <17 x i16> @llvm.umin.v17i16(<17 x i16>, <17 x i16>)
declare <17 x i16> @llvm.umax.v17i16(<17 x i16>, <17 x i16>)
define spir_func i16 @reductions(<17 x i16> %a) {
  %add = call i16 @llvm.vector.reduce.add.v17i16(<17 x i16> %a)
  %dadd = sub i16 0, %add
  %mul = call i16 @llvm.vector.reduce.mul.v17i16(<17 x i16> %a)
  %dmul = sub i16 %dadd, %mul
  %and = call i16 @llvm.vector.reduce.and.v17i16(<17 x i16> %a)
  %dand = sub i16 %dmul, %and
  %or = call i16 @llvm.vector.reduce.or.v17i16(<17 x i16> %a)
  %dor = sub i16 %dand, %or
  %xor = call i16 @llvm.vector.reduce.xor.v17i16(<17 x i16> %a)
  %dxor = sub i16 %dor, %xor
  ret i16 %dxor
}
define spir_func <17 x i16> @intrinsics(<17 x i16> %a, <17 x i16> %b) {
  %smin = call <17 x i16> @llvm.smin.v17i16(<17 x i16> %a, <17 x i16> %b)
  %smax = call <17 x i16> @llvm.smax.v17i16(<17 x i16> %smin, <17 x i16> %b)
  %umin = call <17 x i16> @llvm.umin.v17i16(<17 x i16> %smax, <17 x i16> %b)
  %umax = call <17 x i16> @llvm.umax.v17i16(<17 x i16> %umin, <17 x i16> %b)
  ret <17 x i16> %umax
}
declare <17 x float> @llvm.sqrt.v17f32(<17 x float>)
declare <17 x float> @llvm.fabs.v17f32(<17 x float>)
declare <17 x float> @llvm.floor.v17f32(<17 x float>)
declare <17 x float> @llvm.ceil.v17f32(<17 x float>)
declare <17 x float> @llvm.trunc.v17f32(<17 x float>)
declare <17 x float> @llvm.minnum.v17f32(<17 x float>, <17 x float>)
declare <17 x float> @llvm.maxnum.v17f32(<17 x float>, <17 x float>)
declare <17 x float> @llvm.fma.v17f32(<17 x float>, <17 x float>, <17 x float>)
define spir_func <17 x float> @float_intrinsics(<17 x float> %a, <17 x float> %b) {
  %sqrt = call <17 x float> @llvm.sqrt.v17f32(<17 x float> %a)
  %fabs = call <17 x float> @llvm.fabs.v17f32(<17 x float> %sqrt)
  %floor = call <17 x float> @llvm.floor.v17f32(<17 x float> %fabs)
  %ceil = call <17 x float> @llvm.ceil.v17f32(<17 x float> %floor)
  %trunc = call <17 x float> @llvm.trunc.v17f32(<17 x float> %ceil)
  %minnum = call <17 x float> @llvm.minnum.v17f32(<17 x float> %trunc, <17 x float> %b)
  %maxnum = call <17 x float> @llvm.maxnum.v17f32(<17 x float> %minnum, <17 x float> %b)
  %fma = call <17 x float> @llvm.fma.v17f32(<17 x float> %maxnum, <17 x float> %a, <17 x float> %b)
  ret <17 x float> %fma
}
