; Intrinsics on integers of more than 128 bits, their conversions from and to floats, and products and quotients with
; a fixed point that take so many bits: numbers in words. What lies above a width in what is loaded is not 0.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare <2 x i192> @llvm.ctlz.v2i192(<2 x i192>, i1)
declare <2 x i192> @llvm.uadd.sat.v2i192(<2 x i192>, <2 x i192>)
declare <2 x i192> @llvm.vp.udiv.v2i192(<2 x i192>, <2 x i192>, <2 x i1>, i32)
declare i128 @llvm.sdiv.fix.i128(i128, i128, i32)
declare i128 @llvm.sdiv.fix.sat.i128(i128, i128, i32)
declare i128 @llvm.smul.fix.i128(i128, i128, i32)
declare i128 @llvm.smul.fix.sat.i128(i128, i128, i32)
declare i128 @llvm.udiv.fix.i128(i128, i128, i32)
declare i128 @llvm.udiv.fix.sat.i128(i128, i128, i32)
declare i128 @llvm.umul.fix.i128(i128, i128, i32)
declare i128 @llvm.umul.fix.sat.i128(i128, i128, i32)
declare i130 @llvm.sadd.sat.i130(i130, i130)
declare i130 @llvm.sshl.sat.i130(i130, i130)
declare i130 @llvm.ssub.sat.i130(i130, i130)
declare i130 @llvm.uadd.sat.i130(i130, i130)
declare i130 @llvm.ushl.sat.i130(i130, i130)
declare i130 @llvm.usub.sat.i130(i130, i130)
declare i144 @llvm.bitreverse.i144(i144)
declare i144 @llvm.bswap.i144(i144)
declare i144 @llvm.ctlz.i144(i144, i1)
declare i144 @llvm.ctpop.i144(i144)
declare i144 @llvm.cttz.i144(i144, i1)
declare i144 @llvm.fshl.i144(i144, i144, i144)
declare i144 @llvm.fshr.i144(i144, i144, i144)
declare i150 @llvm.sdiv.fix.sat.i150(i150, i150, i32)
declare i150 @llvm.smul.fix.sat.i150(i150, i150, i32)
declare i190 @llvm.smulh.i190(i190, i190)
declare i190 @llvm.umulh.i190(i190, i190)
declare i200 @llvm.fptosi.sat.i200.f16(half)
declare i200 @llvm.fptosi.sat.i200.f32(float)
declare i200 @llvm.fptosi.sat.i200.f64(double)
declare i200 @llvm.fptoui.sat.i200.f32(float)
declare i200 @llvm.fptoui.sat.i200.f64(double)
declare i256 @llvm.ctlz.i256(i256, i1)
declare i256 @llvm.fshl.i256(i256, i256, i256)
declare { <2 x i192>, <2 x i1> } @llvm.ssub.with.overflow.v2i192(<2 x i192>, <2 x i192>)
declare { i130, i1 } @llvm.sadd.with.overflow.i130(i130, i130)
declare { i130, i1 } @llvm.ssub.with.overflow.i130(i130, i130)
declare { i130, i1 } @llvm.uadd.with.overflow.i130(i130, i130)
declare { i130, i1 } @llvm.usub.with.overflow.i130(i130, i130)
declare { i190, i1 } @llvm.smul.with.overflow.i190(i190, i190)
declare { i190, i1 } @llvm.umul.with.overflow.i190(i190, i190)

; Bits counted, turned and shifted in from a second number.
define spir_kernel void @bits_i144(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [72 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [168 x i8], ptr addrspace(1) %out, i64 %id
  %a.all = load i192, ptr addrspace(1) %from, align 8
  %a = trunc i192 %a.all to i144
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %b.all = load i192, ptr addrspace(1) %b.at, align 8
  %b = trunc i192 %b.all to i144
  %c.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %c.all = load i192, ptr addrspace(1) %c.at, align 8
  %c = trunc i192 %c.all to i144
  %v1 = call i144 @llvm.ctpop.i144(i144 %a)
  %v2 = zext i144 %v1 to i192
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i192 %v2, ptr addrspace(1) %at0, align 8
  %v3 = call i144 @llvm.ctlz.i144(i144 %a, i1 false)
  %v4 = zext i144 %v3 to i192
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i192 %v4, ptr addrspace(1) %at24, align 8
  %v5 = call i144 @llvm.cttz.i144(i144 %a, i1 false)
  %v6 = zext i144 %v5 to i192
  %at48 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 48
  store i192 %v6, ptr addrspace(1) %at48, align 8
  %v7 = call i144 @llvm.bswap.i144(i144 %a)
  %v8 = zext i144 %v7 to i192
  %at72 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 72
  store i192 %v8, ptr addrspace(1) %at72, align 8
  %v9 = call i144 @llvm.bitreverse.i144(i144 %a)
  %v10 = zext i144 %v9 to i192
  %at96 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 96
  store i192 %v10, ptr addrspace(1) %at96, align 8
  %v11 = call i144 @llvm.fshl.i144(i144 %a, i144 %b, i144 %c)
  %v12 = zext i144 %v11 to i192
  %at120 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 120
  store i192 %v12, ptr addrspace(1) %at120, align 8
  %v13 = call i144 @llvm.fshr.i144(i144 %a, i144 %b, i144 %c)
  %v14 = zext i144 %v13 to i192
  %at144 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 144
  store i192 %v14, ptr addrspace(1) %at144, align 8
  ret void
}

; Bits counted, turned and shifted in from a second number.
define spir_kernel void @bits_i256(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [96 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [64 x i8], ptr addrspace(1) %out, i64 %id
  %a = load i256, ptr addrspace(1) %from, align 8
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 32
  %b = load i256, ptr addrspace(1) %b.at, align 8
  %c.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 64
  %c = load i256, ptr addrspace(1) %c.at, align 8
  %v1 = call i256 @llvm.ctlz.i256(i256 %a, i1 false)
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i256 %v1, ptr addrspace(1) %at0, align 8
  %v2 = call i256 @llvm.fshl.i256(i256 %a, i256 %b, i256 %c)
  %at32 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 32
  store i256 %v2, ptr addrspace(1) %at32, align 8
  ret void
}

; Sums, differences and shifts that end at the last number, or say that they are beyond it.
define spir_kernel void @sums_i130(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [72 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [200 x i8], ptr addrspace(1) %out, i64 %id
  %a.all = load i192, ptr addrspace(1) %from, align 8
  %a = trunc i192 %a.all to i130
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %b.all = load i192, ptr addrspace(1) %b.at, align 8
  %b = trunc i192 %b.all to i130
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %n.all = load i192, ptr addrspace(1) %n.at, align 8
  %n = trunc i192 %n.all to i130
  %v1 = call i130 @llvm.sadd.sat.i130(i130 %a, i130 %b)
  %v2 = zext i130 %v1 to i192
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i192 %v2, ptr addrspace(1) %at0, align 8
  %v3 = call i130 @llvm.ssub.sat.i130(i130 %a, i130 %b)
  %v4 = zext i130 %v3 to i192
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i192 %v4, ptr addrspace(1) %at24, align 8
  %v5 = call i130 @llvm.uadd.sat.i130(i130 %a, i130 %b)
  %v6 = zext i130 %v5 to i192
  %at48 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 48
  store i192 %v6, ptr addrspace(1) %at48, align 8
  %v7 = call i130 @llvm.usub.sat.i130(i130 %a, i130 %b)
  %v8 = zext i130 %v7 to i192
  %at72 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 72
  store i192 %v8, ptr addrspace(1) %at72, align 8
  %v9 = call i130 @llvm.sshl.sat.i130(i130 %a, i130 %n)
  %v10 = zext i130 %v9 to i192
  %at96 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 96
  store i192 %v10, ptr addrspace(1) %at96, align 8
  %v11 = call i130 @llvm.ushl.sat.i130(i130 %a, i130 %n)
  %v12 = zext i130 %v11 to i192
  %at120 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 120
  store i192 %v12, ptr addrspace(1) %at120, align 8
  %v13 = call { i130, i1 } @llvm.sadd.with.overflow.i130(i130 %a, i130 %b)
  %v14 = extractvalue { i130, i1 } %v13, 0
  %v15 = extractvalue { i130, i1 } %v13, 1
  %v16 = zext i130 %v14 to i192
  %at144 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 144
  store i192 %v16, ptr addrspace(1) %at144, align 8
  %v17 = select i1 %v15, i64 1, i64 0
  %v18 = call { i130, i1 } @llvm.ssub.with.overflow.i130(i130 %a, i130 %b)
  %v19 = extractvalue { i130, i1 } %v18, 0
  %v20 = extractvalue { i130, i1 } %v18, 1
  %v21 = select i1 %v20, i64 2, i64 0
  %v22 = or i64 %v17, %v21
  %v23 = call { i130, i1 } @llvm.uadd.with.overflow.i130(i130 %a, i130 %b)
  %v24 = extractvalue { i130, i1 } %v23, 0
  %v25 = extractvalue { i130, i1 } %v23, 1
  %v26 = select i1 %v25, i64 4, i64 0
  %v27 = or i64 %v22, %v26
  %v28 = call { i130, i1 } @llvm.usub.with.overflow.i130(i130 %a, i130 %b)
  %v29 = extractvalue { i130, i1 } %v28, 0
  %v30 = extractvalue { i130, i1 } %v28, 1
  %v31 = zext i130 %v29 to i192
  %at168 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 168
  store i192 %v31, ptr addrspace(1) %at168, align 8
  %v32 = select i1 %v30, i64 8, i64 0
  %v33 = or i64 %v27, %v32
  %at192 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 192
  store i64 %v33, ptr addrspace(1) %at192, align 8
  ret void
}

; Products that say whether they are beyond the last number, and their upper halves.
define spir_kernel void @products_i190(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [48 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [104 x i8], ptr addrspace(1) %out, i64 %id
  %a.all = load i192, ptr addrspace(1) %from, align 8
  %a = trunc i192 %a.all to i190
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %b.all = load i192, ptr addrspace(1) %b.at, align 8
  %b = trunc i192 %b.all to i190
  %v1 = call { i190, i1 } @llvm.smul.with.overflow.i190(i190 %a, i190 %b)
  %v2 = extractvalue { i190, i1 } %v1, 0
  %v3 = extractvalue { i190, i1 } %v1, 1
  %v4 = zext i190 %v2 to i192
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i192 %v4, ptr addrspace(1) %at0, align 8
  %v5 = select i1 %v3, i64 1, i64 0
  %v6 = call { i190, i1 } @llvm.umul.with.overflow.i190(i190 %a, i190 %b)
  %v7 = extractvalue { i190, i1 } %v6, 0
  %v8 = extractvalue { i190, i1 } %v6, 1
  %v9 = zext i190 %v7 to i192
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i192 %v9, ptr addrspace(1) %at24, align 8
  %v10 = select i1 %v8, i64 2, i64 0
  %v11 = or i64 %v5, %v10
  %at48 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 48
  store i64 %v11, ptr addrspace(1) %at48, align 8
  %v12 = call i190 @llvm.umulh.i190(i190 %a, i190 %b)
  %v13 = zext i190 %v12 to i192
  %at56 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 56
  store i192 %v13, ptr addrspace(1) %at56, align 8
  %v14 = call i190 @llvm.smulh.i190(i190 %a, i190 %b)
  %v15 = zext i190 %v14 to i192
  %at80 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 80
  store i192 %v15, ptr addrspace(1) %at80, align 8
  ret void
}

; Numbers as floats, to the nearest.
define spir_kernel void @to_floats_i200(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [32 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [48 x i8], ptr addrspace(1) %out, i64 %id
  %a.all = load i256, ptr addrspace(1) %from, align 8
  %a = trunc i256 %a.all to i200
  %v1 = sitofp i200 %a to double
  %v2 = bitcast double %v1 to i64
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i64 %v2, ptr addrspace(1) %at0, align 8
  %v3 = uitofp i200 %a to double
  %v4 = bitcast double %v3 to i64
  %at8 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 8
  store i64 %v4, ptr addrspace(1) %at8, align 8
  %v5 = sitofp i200 %a to float
  %v6 = bitcast float %v5 to i32
  %v7 = zext i32 %v6 to i64
  %at16 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 16
  store i64 %v7, ptr addrspace(1) %at16, align 8
  %v8 = uitofp i200 %a to float
  %v9 = bitcast float %v8 to i32
  %v10 = zext i32 %v9 to i64
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i64 %v10, ptr addrspace(1) %at24, align 8
  %v11 = sitofp i200 %a to half
  %v12 = bitcast half %v11 to i16
  %v13 = zext i16 %v12 to i64
  %at32 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 32
  store i64 %v13, ptr addrspace(1) %at32, align 8
  %v14 = uitofp i200 %a to half
  %v15 = bitcast half %v14 to i16
  %v16 = zext i16 %v15 to i64
  %at40 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 40
  store i64 %v16, ptr addrspace(1) %at40, align 8
  ret void
}

; Floats as numbers: cut to those that there are, and numbers that are among them.
define spir_kernel void @of_floats_i200(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [72 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [288 x i8], ptr addrspace(1) %out, i64 %id
  %double.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 0
  %double = load double, ptr addrspace(1) %double.at, align 8
  %double.in.s.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %double.in.s = load double, ptr addrspace(1) %double.in.s.at, align 8
  %double.in.u.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %double.in.u = load double, ptr addrspace(1) %double.in.u.at, align 8
  %float.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 8
  %float = load float, ptr addrspace(1) %float.at, align 8
  %float.in.s.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 32
  %float.in.s = load float, ptr addrspace(1) %float.in.s.at, align 8
  %float.in.u.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 56
  %float.in.u = load float, ptr addrspace(1) %float.in.u.at, align 8
  %half.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 16
  %half = load half, ptr addrspace(1) %half.at, align 8
  %v1 = call i200 @llvm.fptosi.sat.i200.f64(double %double)
  %v2 = zext i200 %v1 to i256
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i256 %v2, ptr addrspace(1) %at0, align 8
  %v3 = call i200 @llvm.fptoui.sat.i200.f64(double %double)
  %v4 = zext i200 %v3 to i256
  %at32 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 32
  store i256 %v4, ptr addrspace(1) %at32, align 8
  %v5 = fptosi double %double.in.s to i200
  %v6 = zext i200 %v5 to i256
  %at64 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 64
  store i256 %v6, ptr addrspace(1) %at64, align 8
  %v7 = fptoui double %double.in.u to i200
  %v8 = zext i200 %v7 to i256
  %at96 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 96
  store i256 %v8, ptr addrspace(1) %at96, align 8
  %v9 = call i200 @llvm.fptosi.sat.i200.f32(float %float)
  %v10 = zext i200 %v9 to i256
  %at128 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 128
  store i256 %v10, ptr addrspace(1) %at128, align 8
  %v11 = call i200 @llvm.fptoui.sat.i200.f32(float %float)
  %v12 = zext i200 %v11 to i256
  %at160 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 160
  store i256 %v12, ptr addrspace(1) %at160, align 8
  %v13 = fptosi float %float.in.s to i200
  %v14 = zext i200 %v13 to i256
  %at192 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 192
  store i256 %v14, ptr addrspace(1) %at192, align 8
  %v15 = fptoui float %float.in.u to i200
  %v16 = zext i200 %v15 to i256
  %at224 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 224
  store i256 %v16, ptr addrspace(1) %at224, align 8
  %v17 = call i200 @llvm.fptosi.sat.i200.f16(half %half)
  %v18 = zext i200 %v17 to i256
  %at256 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 256
  store i256 %v18, ptr addrspace(1) %at256, align 8
  ret void
}

; Products and quotients of numbers with a fixed point.
define spir_kernel void @fixed_i128(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [64 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [128 x i8], ptr addrspace(1) %out, i64 %id
  %a = load i128, ptr addrspace(1) %from, align 8
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 16
  %b = load i128, ptr addrspace(1) %b.at, align 8
  %d.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 32
  %d = load i128, ptr addrspace(1) %d.at, align 8
  %e.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %e = load i128, ptr addrspace(1) %e.at, align 8
  %v1 = call i128 @llvm.smul.fix.i128(i128 %a, i128 %b, i32 16)
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i128 %v1, ptr addrspace(1) %at0, align 8
  %v2 = call i128 @llvm.smul.fix.sat.i128(i128 %a, i128 %b, i32 16)
  %at16 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 16
  store i128 %v2, ptr addrspace(1) %at16, align 8
  %v3 = call i128 @llvm.umul.fix.i128(i128 %a, i128 %b, i32 16)
  %at32 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 32
  store i128 %v3, ptr addrspace(1) %at32, align 8
  %v4 = call i128 @llvm.umul.fix.sat.i128(i128 %a, i128 %b, i32 16)
  %at48 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 48
  store i128 %v4, ptr addrspace(1) %at48, align 8
  %v5 = call i128 @llvm.sdiv.fix.i128(i128 %a, i128 %d, i32 16)
  %at64 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 64
  store i128 %v5, ptr addrspace(1) %at64, align 8
  %v6 = call i128 @llvm.sdiv.fix.sat.i128(i128 %a, i128 %e, i32 16)
  %at80 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 80
  store i128 %v6, ptr addrspace(1) %at80, align 8
  %v7 = call i128 @llvm.udiv.fix.i128(i128 %a, i128 %d, i32 16)
  %at96 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 96
  store i128 %v7, ptr addrspace(1) %at96, align 8
  %v8 = call i128 @llvm.udiv.fix.sat.i128(i128 %a, i128 %e, i32 16)
  %at112 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 112
  store i128 %v8, ptr addrspace(1) %at112, align 8
  ret void
}

; Products and quotients of numbers with a fixed point.
define spir_kernel void @fixed_i150(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [96 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [48 x i8], ptr addrspace(1) %out, i64 %id
  %a.all = load i192, ptr addrspace(1) %from, align 8
  %a = trunc i192 %a.all to i150
  %b.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %b.all = load i192, ptr addrspace(1) %b.at, align 8
  %b = trunc i192 %b.all to i150
  %d.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %d.all = load i192, ptr addrspace(1) %d.at, align 8
  %d = trunc i192 %d.all to i150
  %e.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 72
  %e.all = load i192, ptr addrspace(1) %e.at, align 8
  %e = trunc i192 %e.all to i150
  %v1 = call i150 @llvm.smul.fix.sat.i150(i150 %a, i150 %b, i32 40)
  %v2 = zext i150 %v1 to i192
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i192 %v2, ptr addrspace(1) %at0, align 8
  %v3 = call i150 @llvm.sdiv.fix.sat.i150(i150 %a, i150 %e, i32 40)
  %v4 = zext i150 %v3 to i192
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i192 %v4, ptr addrspace(1) %at24, align 8
  ret void
}

; The same of vectors, element by element.
define spir_kernel void @vectors_i192(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds [96 x i8], ptr addrspace(1) %in, i64 %id
  %to = getelementptr inbounds [224 x i8], ptr addrspace(1) %out, i64 %id
  %a0 = load i192, ptr addrspace(1) %from, align 8
  %a1.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 24
  %a1 = load i192, ptr addrspace(1) %a1.at, align 8
  %b0.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 48
  %b0 = load i192, ptr addrspace(1) %b0.at, align 8
  %b1.at = getelementptr inbounds i8, ptr addrspace(1) %from, i64 72
  %b1 = load i192, ptr addrspace(1) %b1.at, align 8
  %a.half = insertelement <2 x i192> poison, i192 %a0, i32 0
  %a = insertelement <2 x i192> %a.half, i192 %a1, i32 1
  %b.half = insertelement <2 x i192> poison, i192 %b0, i32 0
  %b = insertelement <2 x i192> %b.half, i192 %b1, i32 1
  %v1 = call <2 x i192> @llvm.ctlz.v2i192(<2 x i192> %a, i1 false)
  %v2 = extractelement <2 x i192> %v1, i32 0
  %at0 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 0
  store i192 %v2, ptr addrspace(1) %at0, align 8
  %v3 = extractelement <2 x i192> %v1, i32 1
  %at24 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 24
  store i192 %v3, ptr addrspace(1) %at24, align 8
  %v4 = call <2 x i192> @llvm.uadd.sat.v2i192(<2 x i192> %a, <2 x i192> %b)
  %v5 = extractelement <2 x i192> %v4, i32 0
  %at48 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 48
  store i192 %v5, ptr addrspace(1) %at48, align 8
  %v6 = extractelement <2 x i192> %v4, i32 1
  %at72 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 72
  store i192 %v6, ptr addrspace(1) %at72, align 8
  %set = icmp ne <2 x i192> %b, zeroinitializer
  %v7 = call <2 x i192> @llvm.vp.udiv.v2i192(<2 x i192> %a, <2 x i192> %b, <2 x i1> %set, i32 2)
  %v8 = select <2 x i1> %set, <2 x i192> %v7, <2 x i192> zeroinitializer
  %v9 = extractelement <2 x i192> %v8, i32 0
  %at96 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 96
  store i192 %v9, ptr addrspace(1) %at96, align 8
  %v10 = extractelement <2 x i192> %v8, i32 1
  %at120 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 120
  store i192 %v10, ptr addrspace(1) %at120, align 8
  %v11 = call { <2 x i192>, <2 x i1> } @llvm.ssub.with.overflow.v2i192(<2 x i192> %a, <2 x i192> %b)
  %v12 = extractvalue { <2 x i192>, <2 x i1> } %v11, 0
  %v13 = extractvalue { <2 x i192>, <2 x i1> } %v11, 1
  %v14 = extractelement <2 x i192> %v12, i32 0
  %at144 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 144
  store i192 %v14, ptr addrspace(1) %at144, align 8
  %v15 = extractelement <2 x i192> %v12, i32 1
  %at168 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 168
  store i192 %v15, ptr addrspace(1) %at168, align 8
  %v16 = zext <2 x i1> %v13 to <2 x i64>
  %v17 = sitofp <2 x i192> %a to <2 x double>
  %v18 = extractelement <2 x double> %v17, i32 0
  %v19 = bitcast double %v18 to i64
  %at192 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 192
  store i64 %v19, ptr addrspace(1) %at192, align 8
  %v20 = extractelement <2 x double> %v17, i32 1
  %v21 = bitcast double %v20 to i64
  %at200 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 200
  store i64 %v21, ptr addrspace(1) %at200, align 8
  %at208 = getelementptr inbounds i8, ptr addrspace(1) %to, i64 208
  store <2 x i64> %v16, ptr addrspace(1) %at208, align 8
  ret void
}
