; Every arithmetic operator on integers and floats of every width and vector length, with every flag.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i8 @int_i8(i8 %a, i8 %b) {
  %add = add i8 %a, %b
  %sub = sub i8 %add, %b
  %mul = mul i8 %sub, %b
  %udiv = udiv i8 %mul, %b
  %sdiv = sdiv i8 %udiv, %b
  %urem = urem i8 %sdiv, %b
  %srem = srem i8 %urem, %b
  %shl = shl i8 %srem, %b
  %lshr = lshr i8 %shl, %b
  %ashr = ashr i8 %lshr, %b
  %and = and i8 %ashr, %b
  %or = or i8 %and, %b
  %xor = xor i8 %or, %b
  ret i8 %xor
}

define spir_func i16 @int_i16(i16 %a, i16 %b) {
  %add = add i16 %a, %b
  %sub = sub i16 %add, %b
  %mul = mul i16 %sub, %b
  %udiv = udiv i16 %mul, %b
  %sdiv = sdiv i16 %udiv, %b
  %urem = urem i16 %sdiv, %b
  %srem = srem i16 %urem, %b
  %shl = shl i16 %srem, %b
  %lshr = lshr i16 %shl, %b
  %ashr = ashr i16 %lshr, %b
  %and = and i16 %ashr, %b
  %or = or i16 %and, %b
  %xor = xor i16 %or, %b
  ret i16 %xor
}

define spir_func i32 @int_i32(i32 %a, i32 %b) {
  %add = add i32 %a, %b
  %sub = sub i32 %add, %b
  %mul = mul i32 %sub, %b
  %udiv = udiv i32 %mul, %b
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, %b
  %srem = srem i32 %urem, %b
  %shl = shl i32 %srem, %b
  %lshr = lshr i32 %shl, %b
  %ashr = ashr i32 %lshr, %b
  %and = and i32 %ashr, %b
  %or = or i32 %and, %b
  %xor = xor i32 %or, %b
  ret i32 %xor
}

define spir_func i64 @int_i64(i64 %a, i64 %b) {
  %add = add i64 %a, %b
  %sub = sub i64 %add, %b
  %mul = mul i64 %sub, %b
  %udiv = udiv i64 %mul, %b
  %sdiv = sdiv i64 %udiv, %b
  %urem = urem i64 %sdiv, %b
  %srem = srem i64 %urem, %b
  %shl = shl i64 %srem, %b
  %lshr = lshr i64 %shl, %b
  %ashr = ashr i64 %lshr, %b
  %and = and i64 %ashr, %b
  %or = or i64 %and, %b
  %xor = xor i64 %or, %b
  ret i64 %xor
}

define spir_func <2 x i8> @int_v2_i8(<2 x i8> %a, <2 x i8> %b) {
  %add = add <2 x i8> %a, %b
  %sub = sub <2 x i8> %add, %b
  %mul = mul <2 x i8> %sub, %b
  %udiv = udiv <2 x i8> %mul, %b
  %sdiv = sdiv <2 x i8> %udiv, %b
  %urem = urem <2 x i8> %sdiv, %b
  %srem = srem <2 x i8> %urem, %b
  %shl = shl <2 x i8> %srem, %b
  %lshr = lshr <2 x i8> %shl, %b
  %ashr = ashr <2 x i8> %lshr, %b
  %and = and <2 x i8> %ashr, %b
  %or = or <2 x i8> %and, %b
  %xor = xor <2 x i8> %or, %b
  ret <2 x i8> %xor
}

define spir_func <3 x i16> @int_v3_i16(<3 x i16> %a, <3 x i16> %b) {
  %add = add <3 x i16> %a, %b
  %sub = sub <3 x i16> %add, %b
  %mul = mul <3 x i16> %sub, %b
  %udiv = udiv <3 x i16> %mul, %b
  %sdiv = sdiv <3 x i16> %udiv, %b
  %urem = urem <3 x i16> %sdiv, %b
  %srem = srem <3 x i16> %urem, %b
  %shl = shl <3 x i16> %srem, %b
  %lshr = lshr <3 x i16> %shl, %b
  %ashr = ashr <3 x i16> %lshr, %b
  %and = and <3 x i16> %ashr, %b
  %or = or <3 x i16> %and, %b
  %xor = xor <3 x i16> %or, %b
  ret <3 x i16> %xor
}

define spir_func <4 x i32> @int_v4_i32(<4 x i32> %a, <4 x i32> %b) {
  %add = add <4 x i32> %a, %b
  %sub = sub <4 x i32> %add, %b
  %mul = mul <4 x i32> %sub, %b
  %udiv = udiv <4 x i32> %mul, %b
  %sdiv = sdiv <4 x i32> %udiv, %b
  %urem = urem <4 x i32> %sdiv, %b
  %srem = srem <4 x i32> %urem, %b
  %shl = shl <4 x i32> %srem, %b
  %lshr = lshr <4 x i32> %shl, %b
  %ashr = ashr <4 x i32> %lshr, %b
  %and = and <4 x i32> %ashr, %b
  %or = or <4 x i32> %and, %b
  %xor = xor <4 x i32> %or, %b
  ret <4 x i32> %xor
}

define spir_func <8 x i64> @int_v8_i64(<8 x i64> %a, <8 x i64> %b) {
  %add = add <8 x i64> %a, %b
  %sub = sub <8 x i64> %add, %b
  %mul = mul <8 x i64> %sub, %b
  %udiv = udiv <8 x i64> %mul, %b
  %sdiv = sdiv <8 x i64> %udiv, %b
  %urem = urem <8 x i64> %sdiv, %b
  %srem = srem <8 x i64> %urem, %b
  %shl = shl <8 x i64> %srem, %b
  %lshr = lshr <8 x i64> %shl, %b
  %ashr = ashr <8 x i64> %lshr, %b
  %and = and <8 x i64> %ashr, %b
  %or = or <8 x i64> %and, %b
  %xor = xor <8 x i64> %or, %b
  ret <8 x i64> %xor
}

define spir_func <16 x i8> @int_v16_i8(<16 x i8> %a, <16 x i8> %b) {
  %add = add <16 x i8> %a, %b
  %sub = sub <16 x i8> %add, %b
  %mul = mul <16 x i8> %sub, %b
  %udiv = udiv <16 x i8> %mul, %b
  %sdiv = sdiv <16 x i8> %udiv, %b
  %urem = urem <16 x i8> %sdiv, %b
  %srem = srem <16 x i8> %urem, %b
  %shl = shl <16 x i8> %srem, %b
  %lshr = lshr <16 x i8> %shl, %b
  %ashr = ashr <16 x i8> %lshr, %b
  %and = and <16 x i8> %ashr, %b
  %or = or <16 x i8> %and, %b
  %xor = xor <16 x i8> %or, %b
  ret <16 x i8> %xor
}

define spir_func i1 @int_i1(i1 %a, i1 %b) {
  %add = add i1 %a, %b
  %sub = sub i1 %add, %b
  %mul = mul i1 %sub, %b
  %udiv = udiv i1 %mul, %b
  %sdiv = sdiv i1 %udiv, %b
  %urem = urem i1 %sdiv, %b
  %srem = srem i1 %urem, %b
  %shl = shl i1 %srem, %b
  %lshr = lshr i1 %shl, %b
  %ashr = ashr i1 %lshr, %b
  %and = and i1 %ashr, %b
  %or = or i1 %and, %b
  %xor = xor i1 %or, %b
  ret i1 %xor
}

define spir_func <4 x i1> @int_v4_i1(<4 x i1> %a, <4 x i1> %b) {
  %add = add <4 x i1> %a, %b
  %sub = sub <4 x i1> %add, %b
  %mul = mul <4 x i1> %sub, %b
  %udiv = udiv <4 x i1> %mul, %b
  %sdiv = sdiv <4 x i1> %udiv, %b
  %urem = urem <4 x i1> %sdiv, %b
  %srem = srem <4 x i1> %urem, %b
  %shl = shl <4 x i1> %srem, %b
  %lshr = lshr <4 x i1> %shl, %b
  %ashr = ashr <4 x i1> %lshr, %b
  %and = and <4 x i1> %ashr, %b
  %or = or <4 x i1> %and, %b
  %xor = xor <4 x i1> %or, %b
  ret <4 x i1> %xor
}

define spir_func i3 @int_i3(i3 %a, i3 %b) {
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

define spir_func i13 @int_i13(i13 %a, i13 %b) {
  %add = add i13 %a, %b
  %sub = sub i13 %add, %b
  %mul = mul i13 %sub, %b
  %udiv = udiv i13 %mul, %b
  %sdiv = sdiv i13 %udiv, %b
  %urem = urem i13 %sdiv, %b
  %srem = srem i13 %urem, %b
  %shl = shl i13 %srem, %b
  %lshr = lshr i13 %shl, %b
  %ashr = ashr i13 %lshr, %b
  %and = and i13 %ashr, %b
  %or = or i13 %and, %b
  %xor = xor i13 %or, %b
  ret i13 %xor
}

define spir_func i33 @int_i33(i33 %a, i33 %b) {
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

define spir_func i57 @int_i57(i57 %a, i57 %b) {
  %add = add i57 %a, %b
  %sub = sub i57 %add, %b
  %mul = mul i57 %sub, %b
  %udiv = udiv i57 %mul, %b
  %sdiv = sdiv i57 %udiv, %b
  %urem = urem i57 %sdiv, %b
  %srem = srem i57 %urem, %b
  %shl = shl i57 %srem, %b
  %lshr = lshr i57 %shl, %b
  %ashr = ashr i57 %lshr, %b
  %and = and i57 %ashr, %b
  %or = or i57 %and, %b
  %xor = xor i57 %or, %b
  ret i57 %xor
}

define spir_func <2 x i13> @int_v2_i13(<2 x i13> %a, <2 x i13> %b) {
  %add = add <2 x i13> %a, %b
  %sub = sub <2 x i13> %add, %b
  %mul = mul <2 x i13> %sub, %b
  %udiv = udiv <2 x i13> %mul, %b
  %sdiv = sdiv <2 x i13> %udiv, %b
  %urem = urem <2 x i13> %sdiv, %b
  %srem = srem <2 x i13> %urem, %b
  %shl = shl <2 x i13> %srem, %b
  %lshr = lshr <2 x i13> %shl, %b
  %ashr = ashr <2 x i13> %lshr, %b
  %and = and <2 x i13> %ashr, %b
  %or = or <2 x i13> %and, %b
  %xor = xor <2 x i13> %or, %b
  ret <2 x i13> %xor
}

define spir_func <5 x i32> @int_v5_i32(<5 x i32> %a, <5 x i32> %b) {
  %add = add <5 x i32> %a, %b
  %sub = sub <5 x i32> %add, %b
  %mul = mul <5 x i32> %sub, %b
  %udiv = udiv <5 x i32> %mul, %b
  %sdiv = sdiv <5 x i32> %udiv, %b
  %urem = urem <5 x i32> %sdiv, %b
  %srem = srem <5 x i32> %urem, %b
  %shl = shl <5 x i32> %srem, %b
  %lshr = lshr <5 x i32> %shl, %b
  %ashr = ashr <5 x i32> %lshr, %b
  %and = and <5 x i32> %ashr, %b
  %or = or <5 x i32> %and, %b
  %xor = xor <5 x i32> %or, %b
  ret <5 x i32> %xor
}

define spir_func i128 @int_i128(i128 %a, i128 %b) {
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

define spir_func half @float_half(half %a, half %b) {
  %fadd = fadd half %a, %b
  %fsub = fsub half %fadd, %b
  %fmul = fmul half %fsub, %b
  %fdiv = fdiv half %fmul, %b
  %frem = frem half %fdiv, %b
  %fneg = fneg half %frem
  ret half %fneg
}

define spir_func float @float_float(float %a, float %b) {
  %fadd = fadd float %a, %b
  %fsub = fsub float %fadd, %b
  %fmul = fmul float %fsub, %b
  %fdiv = fdiv float %fmul, %b
  %frem = frem float %fdiv, %b
  %fneg = fneg float %frem
  ret float %fneg
}

define spir_func double @float_double(double %a, double %b) {
  %fadd = fadd double %a, %b
  %fsub = fsub double %fadd, %b
  %fmul = fmul double %fsub, %b
  %fdiv = fdiv double %fmul, %b
  %frem = frem double %fdiv, %b
  %fneg = fneg double %frem
  ret double %fneg
}

define spir_func <2 x half> @float_v2_half(<2 x half> %a, <2 x half> %b) {
  %fadd = fadd <2 x half> %a, %b
  %fsub = fsub <2 x half> %fadd, %b
  %fmul = fmul <2 x half> %fsub, %b
  %fdiv = fdiv <2 x half> %fmul, %b
  %frem = frem <2 x half> %fdiv, %b
  %fneg = fneg <2 x half> %frem
  ret <2 x half> %fneg
}

define spir_func <3 x float> @float_v3_float(<3 x float> %a, <3 x float> %b) {
  %fadd = fadd <3 x float> %a, %b
  %fsub = fsub <3 x float> %fadd, %b
  %fmul = fmul <3 x float> %fsub, %b
  %fdiv = fdiv <3 x float> %fmul, %b
  %frem = frem <3 x float> %fdiv, %b
  %fneg = fneg <3 x float> %frem
  ret <3 x float> %fneg
}

define spir_func <4 x float> @float_v4_float(<4 x float> %a, <4 x float> %b) {
  %fadd = fadd <4 x float> %a, %b
  %fsub = fsub <4 x float> %fadd, %b
  %fmul = fmul <4 x float> %fsub, %b
  %fdiv = fdiv <4 x float> %fmul, %b
  %frem = frem <4 x float> %fdiv, %b
  %fneg = fneg <4 x float> %frem
  ret <4 x float> %fneg
}

define spir_func <8 x double> @float_v8_double(<8 x double> %a, <8 x double> %b) {
  %fadd = fadd <8 x double> %a, %b
  %fsub = fsub <8 x double> %fadd, %b
  %fmul = fmul <8 x double> %fsub, %b
  %fdiv = fdiv <8 x double> %fmul, %b
  %frem = frem <8 x double> %fdiv, %b
  %fneg = fneg <8 x double> %frem
  ret <8 x double> %fneg
}

define spir_func <16 x half> @float_v16_half(<16 x half> %a, <16 x half> %b) {
  %fadd = fadd <16 x half> %a, %b
  %fsub = fsub <16 x half> %fadd, %b
  %fmul = fmul <16 x half> %fsub, %b
  %fdiv = fdiv <16 x half> %fmul, %b
  %frem = frem <16 x half> %fdiv, %b
  %fneg = fneg <16 x half> %frem
  ret <16 x half> %fneg
}

define spir_func <5 x float> @float_v5_float(<5 x float> %a, <5 x float> %b) {
  %fadd = fadd <5 x float> %a, %b
  %fsub = fsub <5 x float> %fadd, %b
  %fmul = fmul <5 x float> %fsub, %b
  %fdiv = fdiv <5 x float> %fmul, %b
  %frem = frem <5 x float> %fdiv, %b
  %fneg = fneg <5 x float> %frem
  ret <5 x float> %fneg
}

define spir_func i32 @wrap(i32 %a, i32 %b) {
  %x1 = add nsw i32 %a, %b
  %x2 = add nuw i32 %x1, %b
  %x3 = add nuw nsw i32 %x2, %b
  %x4 = sub nsw i32 %x3, %b
  %x5 = sub nuw i32 %x4, %b
  %x6 = sub nuw nsw i32 %x5, %b
  %x7 = mul nsw i32 %x6, %b
  %x8 = mul nuw i32 %x7, %b
  %x9 = mul nuw nsw i32 %x8, %b
  %x10 = shl nsw i32 %x9, %b
  %x11 = shl nuw i32 %x10, %b
  %x12 = shl nuw nsw i32 %x11, %b
  %x13 = udiv exact i32 %x12, %b
  %x14 = sdiv exact i32 %x13, %b
  %x15 = lshr exact i32 %x14, %b
  %x16 = ashr exact i32 %x15, %b
  %x17 = or disjoint i32 %x16, %b
  ret i32 %x17
}

define spir_func float @fast(float %a, float %b, half %h) {
  %x1 = fadd nnan float %a, %b
  %x2 = fmul nnan float %x1, %b
  %x3 = fsub ninf float %x2, %b
  %x4 = fdiv ninf float %x3, %b
  %x5 = fmul nsz float %x4, %b
  %x6 = frem nsz float %x5, %b
  %x7 = fdiv arcp float %x6, %b
  %x8 = fadd arcp float %x7, %b
  %x9 = frem contract float %x8, %b
  %x10 = fsub contract float %x9, %b
  %x11 = fadd afn float %x10, %b
  %x12 = fmul afn float %x11, %b
  %x13 = fsub reassoc float %x12, %b
  %x14 = fdiv reassoc float %x13, %b
  %x15 = fmul fast float %x14, %b
  %x16 = frem fast float %x15, %b
  %x17 = fdiv nnan ninf float %x16, %b
  %x18 = fadd nnan ninf float %x17, %b
  %x19 = frem nsz arcp contract float %x18, %b
  %x20 = fsub nsz arcp contract float %x19, %b
  %x21 = fadd reassoc nnan float %x20, %b
  %x22 = fmul reassoc nnan float %x21, %b
  %x23 = fneg fast float %x22
  %x24 = fcmp fast olt float %x23, %b
  %x25 = select nnan i1 %x24, float %x23, float %a
  %x26 = fpext nnan half %h to float
  %x27 = fadd float %x26, %x25
  %x28 = call nnan ninf float @llvm.sqrt.f32(float %x27)
  %x29 = call afn float @llvm.sin.f32(float %x28)
  %x30 = call contract float @llvm.fmuladd.f32(float %x29, float %a, float %b)
  ret float %x30
}

declare float @llvm.sqrt.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.fmuladd.f32(float, float, float)

define spir_func i32 @freezes(i32 %a, <2 x float> %v, ptr addrspace(1) %p, i13 %o) {
  %1 = freeze i32 %a
  %2 = freeze <2 x float> %v
  %3 = freeze ptr addrspace(1) %p
  %4 = freeze i13 %o
  %5 = extractelement <2 x float> %2, i64 1
  store float %5, ptr addrspace(1) %3
  %6 = zext i13 %4 to i32
  %7 = sub i32 %1, %6
  ret i32 %7
}
