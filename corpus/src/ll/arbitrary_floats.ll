; Floats of 4 to 8 bits, which LLVM 23 has as integers: from all codes, and to them with all ways of rounding.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @from_8e5m2(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E5M2")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e5m2(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 6
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  %c2 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.tonearestaway", i1 false)
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 2
  store i8 %c2, ptr addrspace(1) %o2, align 1
  %c3 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.towardzero", i1 false)
  %o3 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 3
  store i8 %c3, ptr addrspace(1) %o3, align 1
  %c4 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.upward", i1 false)
  %o4 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 4
  store i8 %c4, ptr addrspace(1) %o4, align 1
  %c5 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2", metadata !"round.downward", i1 false)
  %o5 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 5
  store i8 %c5, ptr addrspace(1) %o5, align 1
  ret void
}

define spir_kernel void @from_8e5m2fnuz(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E5M2FNUZ")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e5m2fnuz(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2FNUZ", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E5M2FNUZ", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_8e4m3(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E4M3")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e4m3(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_8e4m3fn(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E4M3FN")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e4m3fn(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 6
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  %c2 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.tonearestaway", i1 false)
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 2
  store i8 %c2, ptr addrspace(1) %o2, align 1
  %c3 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.towardzero", i1 false)
  %o3 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 3
  store i8 %c3, ptr addrspace(1) %o3, align 1
  %c4 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.upward", i1 false)
  %o4 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 4
  store i8 %c4, ptr addrspace(1) %o4, align 1
  %c5 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FN", metadata !"round.downward", i1 false)
  %o5 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 5
  store i8 %c5, ptr addrspace(1) %o5, align 1
  ret void
}

define spir_kernel void @from_8e4m3fnuz(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E4M3FNUZ")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e4m3fnuz(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 6
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  %c2 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.tonearestaway", i1 false)
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 2
  store i8 %c2, ptr addrspace(1) %o2, align 1
  %c3 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.towardzero", i1 false)
  %o3 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 3
  store i8 %c3, ptr addrspace(1) %o3, align 1
  %c4 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.upward", i1 false)
  %o4 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 4
  store i8 %c4, ptr addrspace(1) %o4, align 1
  %c5 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3FNUZ", metadata !"round.downward", i1 false)
  %o5 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 5
  store i8 %c5, ptr addrspace(1) %o5, align 1
  ret void
}

define spir_kernel void @from_8e4m3b11fnuz(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E4M3B11FNUZ")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e4m3b11fnuz(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3B11FNUZ", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E4M3B11FNUZ", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_8e3m4(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E3M4")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e3m4(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 3
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E3M4", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E3M4", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  %c2 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E3M4", metadata !"round.upward", i1 true)
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 2
  store i8 %c2, ptr addrspace(1) %o2, align 1
  ret void
}

define spir_kernel void @from_8e8m0fnu(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i8
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i8(i8 %code, metadata !"Float8E8M0FNU")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_8e8m0fnu(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E8M0FNU", metadata !"round.tonearest", i1 false)
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %c0, ptr addrspace(1) %o0, align 1
  %c1 = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float %x, metadata !"Float8E8M0FNU", metadata !"round.tonearest", i1 true)
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %c1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_6e3m2fn(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i6
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i6(i6 %code, metadata !"Float6E3M2FN")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_6e3m2fn(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i6 @llvm.convert.to.arbitrary.fp.i6.f32(float %x, metadata !"Float6E3M2FN", metadata !"round.tonearest", i1 false)
  %w0 = zext i6 %c0 to i8
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %w0, ptr addrspace(1) %o0, align 1
  %c1 = call i6 @llvm.convert.to.arbitrary.fp.i6.f32(float %x, metadata !"Float6E3M2FN", metadata !"round.tonearest", i1 true)
  %w1 = zext i6 %c1 to i8
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %w1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_6e2m3fn(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i6
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i6(i6 %code, metadata !"Float6E2M3FN")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_6e2m3fn(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 2
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i6 @llvm.convert.to.arbitrary.fp.i6.f32(float %x, metadata !"Float6E2M3FN", metadata !"round.tonearest", i1 false)
  %w0 = zext i6 %c0 to i8
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %w0, ptr addrspace(1) %o0, align 1
  %c1 = call i6 @llvm.convert.to.arbitrary.fp.i6.f32(float %x, metadata !"Float6E2M3FN", metadata !"round.tonearest", i1 true)
  %w1 = zext i6 %c1 to i8
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %w1, ptr addrspace(1) %o1, align 1
  ret void
}

define spir_kernel void @from_4e2m1fn(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %code = trunc i64 %i to i4
  %number = call float @llvm.convert.from.arbitrary.fp.f32.i4(i4 %code, metadata !"Float4E2M1FN")
  %at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %number, ptr addrspace(1) %at, align 4
  ret void
}

define spir_kernel void @to_4e2m1fn(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %first = mul i64 %i, 6
  %row = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first
  %c0 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.tonearest", i1 false)
  %w0 = zext i4 %c0 to i8
  %o0 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 0
  store i8 %w0, ptr addrspace(1) %o0, align 1
  %c1 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.tonearest", i1 true)
  %w1 = zext i4 %c1 to i8
  %o1 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 1
  store i8 %w1, ptr addrspace(1) %o1, align 1
  %c2 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.tonearestaway", i1 false)
  %w2 = zext i4 %c2 to i8
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 2
  store i8 %w2, ptr addrspace(1) %o2, align 1
  %c3 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.towardzero", i1 false)
  %w3 = zext i4 %c3 to i8
  %o3 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 3
  store i8 %w3, ptr addrspace(1) %o3, align 1
  %c4 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.upward", i1 false)
  %w4 = zext i4 %c4 to i8
  %o4 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 4
  store i8 %w4, ptr addrspace(1) %o4, align 1
  %c5 = call i4 @llvm.convert.to.arbitrary.fp.i4.f32(float %x, metadata !"Float4E2M1FN", metadata !"round.downward", i1 false)
  %w5 = zext i4 %c5 to i8
  %o5 = getelementptr inbounds i8, ptr addrspace(1) %row, i64 5
  store i8 %w5, ptr addrspace(1) %o5, align 1
  ret void
}

define spir_kernel void @doubles(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds double, ptr addrspace(1) %in, i64 %i
  %x = load double, ptr addrspace(1) %from, align 8
  %first = call i8 @llvm.convert.to.arbitrary.fp.i8.f64(double %x, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 false)
  %second = call i8 @llvm.convert.to.arbitrary.fp.i8.f64(double %x, metadata !"Float8E8M0FNU", metadata !"round.tonearest", i1 true)
  %twice = mul i64 %i, 2
  %at = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %twice
  store i8 %first, ptr addrspace(1) %at, align 1
  %next = getelementptr inbounds i8, ptr addrspace(1) %at, i64 1
  store i8 %second, ptr addrspace(1) %next, align 1
  ret void
}

define spir_kernel void @halves(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %codes = load <4 x i8>, ptr addrspace(1) %in, align 4
  %numbers = call <4 x half> @llvm.convert.from.arbitrary.fp.v4f16.v4i8(<4 x i8> %codes, metadata !"Float8E5M2")
  store <4 x half> %numbers, ptr addrspace(1) %out, align 8
  %others = call <4 x i8> @llvm.convert.to.arbitrary.fp.v4i8.v4f16(<4 x half> %numbers, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 true)
  %at = getelementptr inbounds i8, ptr addrspace(1) %out, i64 8
  store <4 x i8> %others, ptr addrspace(1) %at, align 4
  ret void
}
declare <4 x half> @llvm.convert.from.arbitrary.fp.v4f16.v4i8(<4 x i8>, metadata)
declare <4 x i8> @llvm.convert.to.arbitrary.fp.v4i8.v4f16(<4 x half>, metadata, metadata, i1)
declare float @llvm.convert.from.arbitrary.fp.f32.i4(i4, metadata)
declare float @llvm.convert.from.arbitrary.fp.f32.i6(i6, metadata)
declare float @llvm.convert.from.arbitrary.fp.f32.i8(i8, metadata)
declare i4 @llvm.convert.to.arbitrary.fp.i4.f32(float, metadata, metadata, i1)
declare i6 @llvm.convert.to.arbitrary.fp.i6.f32(float, metadata, metadata, i1)
declare i8 @llvm.convert.to.arbitrary.fp.i8.f32(float, metadata, metadata, i1)
declare i8 @llvm.convert.to.arbitrary.fp.i8.f64(double, metadata, metadata, i1)
