; Division of integers of 65 to 128 bits, which are words here, and their conversions from and to floats.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @divide_128(ptr addrspace(1) %p, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a1 = zext i64 %al to i128
  %a2 = zext i64 %ah to i128
  %a3 = shl i128 %a2, 64
  %a4 = or i128 %a1, %a3
  %a = or i128 %a4, 0
  %b1 = zext i64 %bl to i128
  %b2 = zext i64 %bh to i128
  %b3 = shl i128 %b2, 64
  %b4 = or i128 %b1, %b3
  %b = or i128 %b4, 0
  %udiv = udiv i128 %a, %b
  %udivp = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %udiv, ptr addrspace(1) %udivp, align 16
  %urem = urem i128 %a, %b
  %uremp = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %urem, ptr addrspace(1) %uremp, align 16
  %sdiv = sdiv i128 %a, %b
  %sdivp = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %sdiv, ptr addrspace(1) %sdivp, align 16
  %srem = srem i128 %a, %b
  %sremp = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %srem, ptr addrspace(1) %sremp, align 16
  ret void
}

define spir_kernel void @divide_100(ptr addrspace(1) %p, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a1 = zext i64 %al to i128
  %a2 = zext i64 %ah to i128
  %a3 = shl i128 %a2, 64
  %a4 = or i128 %a1, %a3
  %a = trunc i128 %a4 to i100
  %b1 = zext i64 %bl to i128
  %b2 = zext i64 %bh to i128
  %b3 = shl i128 %b2, 64
  %b4 = or i128 %b1, %b3
  %b = trunc i128 %b4 to i100
  %udiv = udiv i100 %a, %b
  %udivx = sext i100 %udiv to i128
  %udivp = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %udivx, ptr addrspace(1) %udivp, align 16
  %urem = urem i100 %a, %b
  %uremx = sext i100 %urem to i128
  %uremp = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %uremx, ptr addrspace(1) %uremp, align 16
  %sdiv = sdiv i100 %a, %b
  %sdivx = sext i100 %sdiv to i128
  %sdivp = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %sdivx, ptr addrspace(1) %sdivp, align 16
  %srem = srem i100 %a, %b
  %sremx = sext i100 %srem to i128
  %sremp = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %sremx, ptr addrspace(1) %sremp, align 16
  ret void
}

define spir_kernel void @divide_65(ptr addrspace(1) %p, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a1 = zext i64 %al to i128
  %a2 = zext i64 %ah to i128
  %a3 = shl i128 %a2, 64
  %a4 = or i128 %a1, %a3
  %a = trunc i128 %a4 to i65
  %b1 = zext i64 %bl to i128
  %b2 = zext i64 %bh to i128
  %b3 = shl i128 %b2, 64
  %b4 = or i128 %b1, %b3
  %b = trunc i128 %b4 to i65
  %udiv = udiv i65 %a, %b
  %udivx = sext i65 %udiv to i128
  %udivp = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %udivx, ptr addrspace(1) %udivp, align 16
  %urem = urem i65 %a, %b
  %uremx = sext i65 %urem to i128
  %uremp = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %uremx, ptr addrspace(1) %uremp, align 16
  %sdiv = sdiv i65 %a, %b
  %sdivx = sext i65 %sdiv to i128
  %sdivp = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %sdivx, ptr addrspace(1) %sdivp, align 16
  %srem = srem i65 %a, %b
  %sremx = sext i65 %srem to i128
  %sremp = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %sremx, ptr addrspace(1) %sremp, align 16
  ret void
}

define spir_kernel void @to_floats_128(ptr addrspace(1) %p, i64 %l, i64 %h) {
  %1 = zext i64 %l to i128
  %2 = zext i64 %h to i128
  %3 = shl i128 %2, 64
  %4 = or i128 %1, %3
  %n = or i128 %4, 0
  %uitofp.double = uitofp i128 %n to double
  %uitofp.double.p = getelementptr i8, ptr addrspace(1) %p, i64 0
  store double %uitofp.double, ptr addrspace(1) %uitofp.double.p, align 8
  %sitofp.double = sitofp i128 %n to double
  %sitofp.double.p = getelementptr i8, ptr addrspace(1) %p, i64 8
  store double %sitofp.double, ptr addrspace(1) %sitofp.double.p, align 8
  %uitofp.float = uitofp i128 %n to float
  %uitofp.float.p = getelementptr i8, ptr addrspace(1) %p, i64 16
  store float %uitofp.float, ptr addrspace(1) %uitofp.float.p, align 4
  %sitofp.float = sitofp i128 %n to float
  %sitofp.float.p = getelementptr i8, ptr addrspace(1) %p, i64 20
  store float %sitofp.float, ptr addrspace(1) %sitofp.float.p, align 4
  %uitofp.half = uitofp i128 %n to half
  %uitofp.half.p = getelementptr i8, ptr addrspace(1) %p, i64 24
  store half %uitofp.half, ptr addrspace(1) %uitofp.half.p, align 2
  %sitofp.half = sitofp i128 %n to half
  %sitofp.half.p = getelementptr i8, ptr addrspace(1) %p, i64 26
  store half %sitofp.half, ptr addrspace(1) %sitofp.half.p, align 2
  ret void
}

define spir_kernel void @to_floats_70(ptr addrspace(1) %p, i64 %l, i64 %h) {
  %1 = zext i64 %l to i128
  %2 = zext i64 %h to i128
  %3 = shl i128 %2, 64
  %4 = or i128 %1, %3
  %n = trunc i128 %4 to i70
  %uitofp.double = uitofp i70 %n to double
  %uitofp.double.p = getelementptr i8, ptr addrspace(1) %p, i64 0
  store double %uitofp.double, ptr addrspace(1) %uitofp.double.p, align 8
  %sitofp.double = sitofp i70 %n to double
  %sitofp.double.p = getelementptr i8, ptr addrspace(1) %p, i64 8
  store double %sitofp.double, ptr addrspace(1) %sitofp.double.p, align 8
  %uitofp.float = uitofp i70 %n to float
  %uitofp.float.p = getelementptr i8, ptr addrspace(1) %p, i64 16
  store float %uitofp.float, ptr addrspace(1) %uitofp.float.p, align 4
  %sitofp.float = sitofp i70 %n to float
  %sitofp.float.p = getelementptr i8, ptr addrspace(1) %p, i64 20
  store float %sitofp.float, ptr addrspace(1) %sitofp.float.p, align 4
  %uitofp.half = uitofp i70 %n to half
  %uitofp.half.p = getelementptr i8, ptr addrspace(1) %p, i64 24
  store half %uitofp.half, ptr addrspace(1) %uitofp.half.p, align 2
  %sitofp.half = sitofp i70 %n to half
  %sitofp.half.p = getelementptr i8, ptr addrspace(1) %p, i64 26
  store half %sitofp.half, ptr addrspace(1) %sitofp.half.p, align 2
  ret void
}

define spir_kernel void @of_floats_128(ptr addrspace(1) %p, double %d, float %f, i16 %hb) {
  %h = bitcast i16 %hb to half
  %fptosi.double = call i128 @llvm.fptosi.sat.i128.f64(double %d)
  %fptosi.double.p = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %fptosi.double, ptr addrspace(1) %fptosi.double.p, align 16
  %fptoui.double = call i128 @llvm.fptoui.sat.i128.f64(double %d)
  %fptoui.double.p = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %fptoui.double, ptr addrspace(1) %fptoui.double.p, align 16
  %fptosi.float = call i128 @llvm.fptosi.sat.i128.f32(float %f)
  %fptosi.float.p = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %fptosi.float, ptr addrspace(1) %fptosi.float.p, align 16
  %fptoui.float = call i128 @llvm.fptoui.sat.i128.f32(float %f)
  %fptoui.float.p = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %fptoui.float, ptr addrspace(1) %fptoui.float.p, align 16
  %fptosi.half = call i128 @llvm.fptosi.sat.i128.f16(half %h)
  %fptosi.half.p = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i128 %fptosi.half, ptr addrspace(1) %fptosi.half.p, align 16
  %fptoui.half = call i128 @llvm.fptoui.sat.i128.f16(half %h)
  %fptoui.half.p = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i128 %fptoui.half, ptr addrspace(1) %fptoui.half.p, align 16
  ret void
}

define spir_kernel void @of_floats_70(ptr addrspace(1) %p, double %d, float %f, i16 %hb) {
  %h = bitcast i16 %hb to half
  %fptosi.double = call i70 @llvm.fptosi.sat.i70.f64(double %d)
  %fptosi.double.x = sext i70 %fptosi.double to i128
  %fptosi.double.p = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %fptosi.double.x, ptr addrspace(1) %fptosi.double.p, align 16
  %fptoui.double = call i70 @llvm.fptoui.sat.i70.f64(double %d)
  %fptoui.double.x = zext i70 %fptoui.double to i128
  %fptoui.double.p = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %fptoui.double.x, ptr addrspace(1) %fptoui.double.p, align 16
  %fptosi.float = call i70 @llvm.fptosi.sat.i70.f32(float %f)
  %fptosi.float.x = sext i70 %fptosi.float to i128
  %fptosi.float.p = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %fptosi.float.x, ptr addrspace(1) %fptosi.float.p, align 16
  %fptoui.float = call i70 @llvm.fptoui.sat.i70.f32(float %f)
  %fptoui.float.x = zext i70 %fptoui.float to i128
  %fptoui.float.p = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %fptoui.float.x, ptr addrspace(1) %fptoui.float.p, align 16
  %fptosi.half = call i70 @llvm.fptosi.sat.i70.f16(half %h)
  %fptosi.half.x = sext i70 %fptosi.half to i128
  %fptosi.half.p = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i128 %fptosi.half.x, ptr addrspace(1) %fptosi.half.p, align 16
  %fptoui.half = call i70 @llvm.fptoui.sat.i70.f16(half %h)
  %fptoui.half.x = zext i70 %fptoui.half to i128
  %fptoui.half.p = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i128 %fptoui.half.x, ptr addrspace(1) %fptoui.half.p, align 16
  ret void
}

define spir_kernel void @plain(ptr addrspace(1) %p, double %d, float %f) {
  %fptosi.double = fptosi double %d to i128
  %fptosi.double.p = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %fptosi.double, ptr addrspace(1) %fptosi.double.p, align 16
  %abs.double = call double @llvm.fabs.f64(double %d)
  %fptoui.double = fptoui double %abs.double to i128
  %fptoui.double.p = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %fptoui.double, ptr addrspace(1) %fptoui.double.p, align 16
  %fptosi.float = fptosi float %f to i128
  %fptosi.float.p = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %fptosi.float, ptr addrspace(1) %fptosi.float.p, align 16
  %abs.float = call float @llvm.fabs.f32(float %f)
  %fptoui.float = fptoui float %abs.float to i128
  %fptoui.float.p = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %fptoui.float, ptr addrspace(1) %fptoui.float.p, align 16
  ret void
}

define spir_kernel void @vectors(ptr addrspace(1) %p, i64 %by) {
  %a = load <2 x i128>, ptr addrspace(1) %p, align 16
  %b = zext i64 %by to i128
  %c = insertelement <2 x i128> poison, i128 %b, i64 0
  %d = shufflevector <2 x i128> %c, <2 x i128> poison, <2 x i32> zeroinitializer
  %q = sdiv <2 x i128> %a, %d
  %r = urem <2 x i128> %a, %d
  %f = sitofp <2 x i128> %q to <2 x double>
  %s = call <2 x i128> @llvm.fptoui.sat.v2i128.v2f64(<2 x double> %f)
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 64
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 96
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 128
  store <2 x i128> %q, ptr addrspace(1) %p1, align 16
  store <2 x i128> %r, ptr addrspace(1) %p2, align 16
  store <2 x double> %f, ptr addrspace(1) %p3, align 16
  store <2 x i128> %s, ptr addrspace(1) %p4, align 16
  ret void
}

declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare <2 x i128> @llvm.fptoui.sat.v2i128.v2f64(<2 x double>)
declare i128 @llvm.fptosi.sat.i128.f64(double)
declare i128 @llvm.fptoui.sat.i128.f64(double)
declare i128 @llvm.fptosi.sat.i128.f32(float)
declare i128 @llvm.fptoui.sat.i128.f32(float)
declare i128 @llvm.fptosi.sat.i128.f16(half)
declare i128 @llvm.fptoui.sat.i128.f16(half)
declare i70 @llvm.fptosi.sat.i70.f64(double)
declare i70 @llvm.fptoui.sat.i70.f64(double)
declare i70 @llvm.fptosi.sat.i70.f32(float)
declare i70 @llvm.fptoui.sat.i70.f32(float)
declare i70 @llvm.fptosi.sat.i70.f16(half)
declare i70 @llvm.fptoui.sat.i70.f16(half)
