; Every cast between every two kinds of numbers, of vectors, and of pointers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @from_i1(i1 %a, ptr addrspace(1) %p) {
  %x1 = zext i1 %a to i8
  store i8 %x1, ptr addrspace(1) %p
  %x2 = sext i1 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = zext i1 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = sext i1 %a to i13
  store i13 %x4, ptr addrspace(1) %p
  %x5 = zext i1 %a to i16
  store i16 %x5, ptr addrspace(1) %p
  %x6 = sext i1 %a to i16
  store i16 %x6, ptr addrspace(1) %p
  %x7 = zext i1 %a to i32
  store i32 %x7, ptr addrspace(1) %p
  %x8 = sext i1 %a to i32
  store i32 %x8, ptr addrspace(1) %p
  %x9 = zext i1 %a to i64
  store i64 %x9, ptr addrspace(1) %p
  %x10 = sext i1 %a to i64
  store i64 %x10, ptr addrspace(1) %p
  %x11 = zext i1 %a to i128
  store i128 %x11, ptr addrspace(1) %p
  %x12 = sext i1 %a to i128
  store i128 %x12, ptr addrspace(1) %p
  %x13 = uitofp i1 %a to half
  store half %x13, ptr addrspace(1) %p
  %x14 = sitofp i1 %a to half
  store half %x14, ptr addrspace(1) %p
  %x15 = uitofp i1 %a to float
  store float %x15, ptr addrspace(1) %p
  %x16 = sitofp i1 %a to float
  store float %x16, ptr addrspace(1) %p
  %x17 = uitofp i1 %a to double
  store double %x17, ptr addrspace(1) %p
  %x18 = sitofp i1 %a to double
  store double %x18, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i8(i8 %a, ptr addrspace(1) %p) {
  %x1 = trunc i8 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = zext i8 %a to i13
  store i13 %x2, ptr addrspace(1) %p
  %x3 = sext i8 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = zext i8 %a to i16
  store i16 %x4, ptr addrspace(1) %p
  %x5 = sext i8 %a to i16
  store i16 %x5, ptr addrspace(1) %p
  %x6 = zext i8 %a to i32
  store i32 %x6, ptr addrspace(1) %p
  %x7 = sext i8 %a to i32
  store i32 %x7, ptr addrspace(1) %p
  %x8 = zext i8 %a to i64
  store i64 %x8, ptr addrspace(1) %p
  %x9 = sext i8 %a to i64
  store i64 %x9, ptr addrspace(1) %p
  %x10 = zext i8 %a to i128
  store i128 %x10, ptr addrspace(1) %p
  %x11 = sext i8 %a to i128
  store i128 %x11, ptr addrspace(1) %p
  %x12 = uitofp i8 %a to half
  store half %x12, ptr addrspace(1) %p
  %x13 = sitofp i8 %a to half
  store half %x13, ptr addrspace(1) %p
  %x14 = uitofp i8 %a to float
  store float %x14, ptr addrspace(1) %p
  %x15 = sitofp i8 %a to float
  store float %x15, ptr addrspace(1) %p
  %x16 = uitofp i8 %a to double
  store double %x16, ptr addrspace(1) %p
  %x17 = sitofp i8 %a to double
  store double %x17, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i13(i13 %a, ptr addrspace(1) %p) {
  %x1 = trunc i13 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = trunc i13 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = zext i13 %a to i16
  store i16 %x3, ptr addrspace(1) %p
  %x4 = sext i13 %a to i16
  store i16 %x4, ptr addrspace(1) %p
  %x5 = zext i13 %a to i32
  store i32 %x5, ptr addrspace(1) %p
  %x6 = sext i13 %a to i32
  store i32 %x6, ptr addrspace(1) %p
  %x7 = zext i13 %a to i64
  store i64 %x7, ptr addrspace(1) %p
  %x8 = sext i13 %a to i64
  store i64 %x8, ptr addrspace(1) %p
  %x9 = zext i13 %a to i128
  store i128 %x9, ptr addrspace(1) %p
  %x10 = sext i13 %a to i128
  store i128 %x10, ptr addrspace(1) %p
  %x11 = uitofp i13 %a to half
  store half %x11, ptr addrspace(1) %p
  %x12 = sitofp i13 %a to half
  store half %x12, ptr addrspace(1) %p
  %x13 = uitofp i13 %a to float
  store float %x13, ptr addrspace(1) %p
  %x14 = sitofp i13 %a to float
  store float %x14, ptr addrspace(1) %p
  %x15 = uitofp i13 %a to double
  store double %x15, ptr addrspace(1) %p
  %x16 = sitofp i13 %a to double
  store double %x16, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i16(i16 %a, ptr addrspace(1) %p) {
  %x1 = trunc i16 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = trunc i16 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = trunc i16 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = zext i16 %a to i32
  store i32 %x4, ptr addrspace(1) %p
  %x5 = sext i16 %a to i32
  store i32 %x5, ptr addrspace(1) %p
  %x6 = zext i16 %a to i64
  store i64 %x6, ptr addrspace(1) %p
  %x7 = sext i16 %a to i64
  store i64 %x7, ptr addrspace(1) %p
  %x8 = zext i16 %a to i128
  store i128 %x8, ptr addrspace(1) %p
  %x9 = sext i16 %a to i128
  store i128 %x9, ptr addrspace(1) %p
  %x10 = uitofp i16 %a to half
  store half %x10, ptr addrspace(1) %p
  %x11 = sitofp i16 %a to half
  store half %x11, ptr addrspace(1) %p
  %x12 = uitofp i16 %a to float
  store float %x12, ptr addrspace(1) %p
  %x13 = sitofp i16 %a to float
  store float %x13, ptr addrspace(1) %p
  %x14 = uitofp i16 %a to double
  store double %x14, ptr addrspace(1) %p
  %x15 = sitofp i16 %a to double
  store double %x15, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i32(i32 %a, ptr addrspace(1) %p) {
  %x1 = trunc i32 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = trunc i32 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = trunc i32 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = trunc i32 %a to i16
  store i16 %x4, ptr addrspace(1) %p
  %x5 = zext i32 %a to i64
  store i64 %x5, ptr addrspace(1) %p
  %x6 = sext i32 %a to i64
  store i64 %x6, ptr addrspace(1) %p
  %x7 = zext i32 %a to i128
  store i128 %x7, ptr addrspace(1) %p
  %x8 = sext i32 %a to i128
  store i128 %x8, ptr addrspace(1) %p
  %x9 = uitofp i32 %a to half
  store half %x9, ptr addrspace(1) %p
  %x10 = sitofp i32 %a to half
  store half %x10, ptr addrspace(1) %p
  %x11 = uitofp i32 %a to float
  store float %x11, ptr addrspace(1) %p
  %x12 = sitofp i32 %a to float
  store float %x12, ptr addrspace(1) %p
  %x13 = uitofp i32 %a to double
  store double %x13, ptr addrspace(1) %p
  %x14 = sitofp i32 %a to double
  store double %x14, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i64(i64 %a, ptr addrspace(1) %p) {
  %x1 = trunc i64 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = trunc i64 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = trunc i64 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = trunc i64 %a to i16
  store i16 %x4, ptr addrspace(1) %p
  %x5 = trunc i64 %a to i32
  store i32 %x5, ptr addrspace(1) %p
  %x6 = zext i64 %a to i128
  store i128 %x6, ptr addrspace(1) %p
  %x7 = sext i64 %a to i128
  store i128 %x7, ptr addrspace(1) %p
  %x8 = uitofp i64 %a to half
  store half %x8, ptr addrspace(1) %p
  %x9 = sitofp i64 %a to half
  store half %x9, ptr addrspace(1) %p
  %x10 = uitofp i64 %a to float
  store float %x10, ptr addrspace(1) %p
  %x11 = sitofp i64 %a to float
  store float %x11, ptr addrspace(1) %p
  %x12 = uitofp i64 %a to double
  store double %x12, ptr addrspace(1) %p
  %x13 = sitofp i64 %a to double
  store double %x13, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_i128(i128 %a, ptr addrspace(1) %p) {
  %x1 = trunc i128 %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = trunc i128 %a to i8
  store i8 %x2, ptr addrspace(1) %p
  %x3 = trunc i128 %a to i13
  store i13 %x3, ptr addrspace(1) %p
  %x4 = trunc i128 %a to i16
  store i16 %x4, ptr addrspace(1) %p
  %x5 = trunc i128 %a to i32
  store i32 %x5, ptr addrspace(1) %p
  %x6 = trunc i128 %a to i64
  store i64 %x6, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_half(half %a, ptr addrspace(1) %p) {
  %x1 = fptoui half %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = fptosi half %a to i1
  store i1 %x2, ptr addrspace(1) %p
  %x3 = fptoui half %a to i8
  store i8 %x3, ptr addrspace(1) %p
  %x4 = fptosi half %a to i8
  store i8 %x4, ptr addrspace(1) %p
  %x5 = fptoui half %a to i13
  store i13 %x5, ptr addrspace(1) %p
  %x6 = fptosi half %a to i13
  store i13 %x6, ptr addrspace(1) %p
  %x7 = fptoui half %a to i16
  store i16 %x7, ptr addrspace(1) %p
  %x8 = fptosi half %a to i16
  store i16 %x8, ptr addrspace(1) %p
  %x9 = fptoui half %a to i32
  store i32 %x9, ptr addrspace(1) %p
  %x10 = fptosi half %a to i32
  store i32 %x10, ptr addrspace(1) %p
  %x11 = fptoui half %a to i64
  store i64 %x11, ptr addrspace(1) %p
  %x12 = fptosi half %a to i64
  store i64 %x12, ptr addrspace(1) %p
  %x13 = fpext half %a to float
  store float %x13, ptr addrspace(1) %p
  %x14 = fpext half %a to double
  store double %x14, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_float(float %a, ptr addrspace(1) %p) {
  %x1 = fptoui float %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = fptosi float %a to i1
  store i1 %x2, ptr addrspace(1) %p
  %x3 = fptoui float %a to i8
  store i8 %x3, ptr addrspace(1) %p
  %x4 = fptosi float %a to i8
  store i8 %x4, ptr addrspace(1) %p
  %x5 = fptoui float %a to i13
  store i13 %x5, ptr addrspace(1) %p
  %x6 = fptosi float %a to i13
  store i13 %x6, ptr addrspace(1) %p
  %x7 = fptoui float %a to i16
  store i16 %x7, ptr addrspace(1) %p
  %x8 = fptosi float %a to i16
  store i16 %x8, ptr addrspace(1) %p
  %x9 = fptoui float %a to i32
  store i32 %x9, ptr addrspace(1) %p
  %x10 = fptosi float %a to i32
  store i32 %x10, ptr addrspace(1) %p
  %x11 = fptoui float %a to i64
  store i64 %x11, ptr addrspace(1) %p
  %x12 = fptosi float %a to i64
  store i64 %x12, ptr addrspace(1) %p
  %x13 = fptrunc float %a to half
  store half %x13, ptr addrspace(1) %p
  %x14 = fpext float %a to double
  store double %x14, ptr addrspace(1) %p
  ret void
}

define spir_func void @from_double(double %a, ptr addrspace(1) %p) {
  %x1 = fptoui double %a to i1
  store i1 %x1, ptr addrspace(1) %p
  %x2 = fptosi double %a to i1
  store i1 %x2, ptr addrspace(1) %p
  %x3 = fptoui double %a to i8
  store i8 %x3, ptr addrspace(1) %p
  %x4 = fptosi double %a to i8
  store i8 %x4, ptr addrspace(1) %p
  %x5 = fptoui double %a to i13
  store i13 %x5, ptr addrspace(1) %p
  %x6 = fptosi double %a to i13
  store i13 %x6, ptr addrspace(1) %p
  %x7 = fptoui double %a to i16
  store i16 %x7, ptr addrspace(1) %p
  %x8 = fptosi double %a to i16
  store i16 %x8, ptr addrspace(1) %p
  %x9 = fptoui double %a to i32
  store i32 %x9, ptr addrspace(1) %p
  %x10 = fptosi double %a to i32
  store i32 %x10, ptr addrspace(1) %p
  %x11 = fptoui double %a to i64
  store i64 %x11, ptr addrspace(1) %p
  %x12 = fptosi double %a to i64
  store i64 %x12, ptr addrspace(1) %p
  %x13 = fptrunc double %a to half
  store half %x13, ptr addrspace(1) %p
  %x14 = fptrunc double %a to float
  store float %x14, ptr addrspace(1) %p
  ret void
}

define spir_func void @vectors(<4 x i8> %c, <3 x i32> %i, <2 x i64> %l, <8 x half> %h, <16 x float> %f, <2 x double> %d, <4 x i1> %b, ptr addrspace(1) %p) {
  %1 = zext <4 x i8> %c to <4 x i32>
  store <4 x i32> %1, ptr addrspace(1) %p
  %2 = sext <4 x i8> %c to <4 x i64>
  store <4 x i64> %2, ptr addrspace(1) %p
  %3 = trunc <3 x i32> %i to <3 x i16>
  store <3 x i16> %3, ptr addrspace(1) %p
  %4 = uitofp <2 x i64> %l to <2 x double>
  store <2 x double> %4, ptr addrspace(1) %p
  %5 = sitofp <3 x i32> %i to <3 x float>
  store <3 x float> %5, ptr addrspace(1) %p
  %6 = fpext <8 x half> %h to <8 x float>
  store <8 x float> %6, ptr addrspace(1) %p
  %7 = fptrunc <2 x double> %d to <2 x half>
  store <2 x half> %7, ptr addrspace(1) %p
  %8 = fptosi <16 x float> %f to <16 x i8>
  store <16 x i8> %8, ptr addrspace(1) %p
  %9 = fptoui <2 x double> %d to <2 x i64>
  store <2 x i64> %9, ptr addrspace(1) %p
  %10 = zext <4 x i1> %b to <4 x i32>
  store <4 x i32> %10, ptr addrspace(1) %p
  %11 = sext <4 x i1> %b to <4 x i16>
  store <4 x i16> %11, ptr addrspace(1) %p
  %12 = trunc <4 x i8> %c to <4 x i1>
  %13 = uitofp <4 x i1> %12 to <4 x float>
  store <4 x float> %13, ptr addrspace(1) %p
  ret void
}

define spir_func void @bits(i32 %i, <2 x i16> %s, <4 x i8> %c, double %d, half %h, <2 x float> %f, ptr addrspace(1) %p) {
  %1 = bitcast i32 %i to float
  store float %1, ptr addrspace(1) %p
  %2 = bitcast <2 x i16> %s to i32
  store i32 %2, ptr addrspace(1) %p
  %3 = bitcast <4 x i8> %c to <2 x half>
  store <2 x half> %3, ptr addrspace(1) %p
  %4 = bitcast double %d to <8 x i8>
  store <8 x i8> %4, ptr addrspace(1) %p
  %5 = bitcast half %h to i16
  store i16 %5, ptr addrspace(1) %p
  %6 = bitcast <2 x float> %f to i64
  store i64 %6, ptr addrspace(1) %p
  %7 = bitcast i32 %i to <32 x i1>
  %8 = extractelement <32 x i1> %7, i32 3
  %9 = zext i1 %8 to i8
  store i8 %9, ptr addrspace(1) %p
  ret void
}

define spir_func void @pointers(ptr %f, ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(2) %c, ptr addrspace(4) %any, i64 %n, i32 %m, i128 %w) {
  %1 = addrspacecast ptr %f to ptr addrspace(4)
  store i32 %m, ptr addrspace(4) %1
  %2 = addrspacecast ptr addrspace(1) %g to ptr addrspace(4)
  store i64 %n, ptr addrspace(4) %2
  %3 = addrspacecast ptr addrspace(3) %l to ptr addrspace(4)
  store i16 3, ptr addrspace(4) %3
  %4 = addrspacecast ptr addrspace(4) %any to ptr addrspace(1)
  store i8 4, ptr addrspace(1) %4
  %5 = addrspacecast ptr addrspace(4) %any to ptr addrspace(3)
  store i8 5, ptr addrspace(3) %5
  %6 = addrspacecast ptr addrspace(4) %any to ptr
  store i8 6, ptr %6
  %7 = ptrtoint ptr addrspace(1) %g to i64
  %8 = ptrtoint ptr addrspace(3) %l to i32
  %9 = ptrtoint ptr addrspace(2) %c to i16
  %10 = inttoptr i64 %7 to ptr addrspace(1)
  store i32 %8, ptr addrspace(1) %10
  %11 = inttoptr i32 %m to ptr addrspace(1)
  store i16 %9, ptr addrspace(1) %11
  %12 = ptrtoaddr ptr addrspace(1) %g to i64
  store i64 %12, ptr addrspace(1) %g
  ret void
}
