; Widths, vectors and modes that intrinsics and instructions take, too, although front ends seldom write them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare <10 x i1> @llvm.masked.load.v10i1.p1(ptr addrspace(1), <10 x i1>, <10 x i1>)
declare void @llvm.masked.store.v10i1.p1(<10 x i1>, ptr addrspace(1), <10 x i1>)
declare void @llvm.masked.store.v5i3.p1(<5 x i3>, ptr addrspace(1), <5 x i1>)
declare <3 x i24> @llvm.masked.load.v3i24.p1(ptr addrspace(1), <3 x i1>, <3 x i24>)
declare void @llvm.masked.store.v2i24.p1(<2 x i24>, ptr addrspace(1), <2 x i1>)
declare void @llvm.vp.store.v9i1.p1(<9 x i1>, ptr addrspace(1), <9 x i1>, i32)
declare { float, i8 } @llvm.frexp.f32.i8(float)
declare { <3 x float>, <3 x i64> } @llvm.frexp.v3f32.v3i64(<3 x float>)
declare float @llvm.ldexp.f32.i64(float, i64)
declare float @llvm.ldexp.f32.i8(float, i8)
declare float @llvm.powi.f32.i16(float, i16)
declare i64 @llvm.sdiv.fix.i64(i64, i64, i32)
declare <2 x i64> @llvm.udiv.fix.sat.v2i64(<2 x i64>, <2 x i64>, i32)
declare i48 @llvm.sdiv.fix.sat.i48(i48, i48, i32)
declare <2 x i8> @llvm.scmp.v2i8.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.vp.abs.v2i128(<2 x i128>, i1, <2 x i1>, i32)
declare <2 x i128> @llvm.vector.insert.v2i128.v1i128(<2 x i128>, <1 x i128>, i64)
declare <2 x i128> @llvm.stepvector.v2i128()
declare i32 @llvm.experimental.cttz.elts.i32.v2i128(<2 x i128>, i1)
declare i1 @llvm.experimental.constrained.fptoui.i1.f32(float, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare i32 @llvm.experimental.constrained.lrint.i32.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.frem.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i128(i128, metadata, metadata)
declare i128 @llvm.lround.i128.f32(float)

; Elements without bytes of their own: what the mask leaves out stays as it is.
define spir_kernel void @bits(ptr addrspace(1) %p, i32 %mask, i32 %bits) {
  %narrow = trunc i32 %mask to i10
  %set = bitcast i10 %narrow to <10 x i1>
  %low = trunc i32 %bits to i10
  %value = bitcast i10 %low to <10 x i1>
  call void @llvm.masked.store.v10i1.p1(<10 x i1> %value, ptr addrspace(1) align 1 %p, <10 x i1> %set)
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %there = call <10 x i1> @llvm.masked.load.v10i1.p1(ptr addrspace(1) align 1 %q, <10 x i1> %set, <10 x i1> %value)
  %all = bitcast <10 x i1> %there to i10
  %wide = zext i10 %all to i32
  store i32 %wide, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  %five = trunc i32 %mask to i5
  %fifth = bitcast i5 %five to <5 x i1>
  %threes = trunc i32 %bits to i15
  %parts = bitcast i15 %threes to <5 x i3>
  call void @llvm.masked.store.v5i3.p1(<5 x i3> %parts, ptr addrspace(1) align 1 %r, <5 x i1> %fifth)
  %s = getelementptr i8, ptr addrspace(1) %p, i64 12
  %nine = trunc i32 %mask to i9
  %ninth = bitcast i9 %nine to <9 x i1>
  call void @llvm.vp.store.v9i1.p1(<9 x i1> splat (i1 true), ptr addrspace(1) align 1 %s, <9 x i1> %ninth, i32 4)
  ret void
}

; Elements of three bytes.
define spir_kernel void @bytes(ptr addrspace(1) %p) {
  %x = call <3 x i24> @llvm.masked.load.v3i24.p1(ptr addrspace(1) align 1 %p, <3 x i1> <i1 true, i1 false, i1 true>, <3 x i24> splat (i24 7))
  %y = zext <3 x i24> %x to <3 x i32>
  %q = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a = extractelement <3 x i32> %y, i32 0
  %b = extractelement <3 x i32> %y, i32 1
  %c = extractelement <3 x i32> %y, i32 2
  store i32 %a, ptr addrspace(1) %q
  %bp = getelementptr i32, ptr addrspace(1) %q, i64 1
  store i32 %b, ptr addrspace(1) %bp
  %cp = getelementptr i32, ptr addrspace(1) %q, i64 2
  store i32 %c, ptr addrspace(1) %cp
  %place = getelementptr i8, ptr addrspace(1) %q, i64 12
  %two = shufflevector <3 x i24> %x, <3 x i24> poison, <2 x i32> <i32 2, i32 0>
  call void @llvm.masked.store.v2i24.p1(<2 x i24> %two, ptr addrspace(1) align 1 %place, <2 x i1> <i1 false, i1 true>)
  ret void
}

; Operations that only a loop of exchanges can do, of all widths.
define spir_kernel void @loops(ptr addrspace(1) %p, float %f) {
  %a = atomicrmw fmaximum ptr addrspace(1) %p, float %f seq_cst
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %b = atomicrmw fminimum ptr addrspace(1) %p1, float %f monotonic
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %two = insertelement <2 x float> splat (float 1.0), float %f, i32 1
  %e = atomicrmw fadd ptr addrspace(1) %p4, <2 x float> %two syncscope("workgroup") monotonic
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %ab = fadd float %a, %b
  %e1 = extractelement <2 x float> %e, i32 1
  %abe = fadd float %ab, %e1
  store float %abe, ptr addrspace(1) %p5
  ret void
}

; The same on less than 32 bits.
define spir_kernel void @narrow_loops(ptr addrspace(1) %p) {
  %a = atomicrmw nand ptr addrspace(1) %p, i8 12 acq_rel
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %b = atomicrmw uinc_wrap ptr addrspace(1) %p1, i16 9 monotonic
  ret void
}

; Exponents that are no integers of 32 bits.
define spir_kernel void @exponents(ptr addrspace(1) %p, float %f, i64 %n) {
  %r = call { float, i8 } @llvm.frexp.f32.i8(float %f)
  %m = extractvalue { float, i8 } %r, 0
  %e = extractvalue { float, i8 } %r, 1
  store float %m, ptr addrspace(1) %p
  %e32 = sext i8 %e to i32
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  store i32 %e32, ptr addrspace(1) %p1
  %v = insertelement <3 x float> splat (float 5.0), float %f, i32 1
  %s = call { <3 x float>, <3 x i64> } @llvm.frexp.v3f32.v3i64(<3 x float> %v)
  %es = extractvalue { <3 x float>, <3 x i64> } %s, 1
  %e64 = extractelement <3 x i64> %es, i32 0
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  store i64 %e64, ptr addrspace(1) %p2
  %l = call float @llvm.ldexp.f32.i64(float %f, i64 %n)
  %p4 = getelementptr i32, ptr addrspace(1) %p, i64 4
  store float %l, ptr addrspace(1) %p4
  %n8 = trunc i64 %n to i8
  %l8 = call float @llvm.ldexp.f32.i8(float %f, i8 %n8)
  %p5 = getelementptr i32, ptr addrspace(1) %p, i64 5
  store float %l8, ptr addrspace(1) %p5
  %w = call float @llvm.powi.f32.i16(float %f, i16 3)
  %p6 = getelementptr i32, ptr addrspace(1) %p, i64 6
  store float %w, ptr addrspace(1) %p6
  ret void
}

; Quotients with a fixed point, of more than 32 bits.
define spir_kernel void @quotients(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %q = call i64 @llvm.sdiv.fix.i64(i64 %a, i64 %b, i32 8)
  store i64 %q, ptr addrspace(1) %p
  %v = insertelement <2 x i64> splat (i64 3), i64 %a, i32 1
  %w = insertelement <2 x i64> splat (i64 2), i64 %b, i32 1
  %u = call <2 x i64> @llvm.udiv.fix.sat.v2i64(<2 x i64> %v, <2 x i64> %w, i32 4)
  %p1 = getelementptr i64, ptr addrspace(1) %p, i64 1
  store <2 x i64> %u, ptr addrspace(1) %p1, align 8
  %a48 = trunc i64 %a to i48
  %b48 = trunc i64 %b to i48
  %s = call i48 @llvm.sdiv.fix.sat.i48(i48 %a48, i48 %b48, i32 40)
  %s64 = sext i48 %s to i64
  %p3 = getelementptr i64, ptr addrspace(1) %p, i64 3
  store i64 %s64, ptr addrspace(1) %p3
  ret void
}

; Vectors of integers of two words, of one element, too.
define spir_kernel void @words(ptr addrspace(1) %p) {
  %a = load <1 x i128>, ptr addrspace(1) %p
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %b = load <1 x i128>, ptr addrspace(1) %p1
  %m = mul <1 x i128> %a, %b
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <1 x i128> %m, ptr addrspace(1) %q
  %steps = call <2 x i128> @llvm.stepvector.v2i128()
  %both = call <2 x i128> @llvm.vector.insert.v2i128.v1i128(<2 x i128> %steps, <1 x i128> %a, i64 0)
  %other = call <2 x i128> @llvm.vector.insert.v2i128.v1i128(<2 x i128> %steps, <1 x i128> %b, i64 0)
  %order = call <2 x i8> @llvm.scmp.v2i8.v2i128(<2 x i128> %both, <2 x i128> %other)
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %order32 = sext <2 x i8> %order to <2 x i32>
  store <2 x i32> %order32, ptr addrspace(1) %q1
  %abs = call <2 x i128> @llvm.vp.abs.v2i128(<2 x i128> %both, i1 false, <2 x i1> splat (i1 true), i32 2)
  %first = call i32 @llvm.experimental.cttz.elts.i32.v2i128(<2 x i128> %abs, i1 false)
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 56
  store i32 %first, ptr addrspace(1) %q2
  %low = extractelement <2 x i128> %abs, i32 0
  %low32 = trunc i128 %low to i32
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 60
  store i32 %low32, ptr addrspace(1) %q3
  ret void
}

; Conversions and roundings that say their mode.
define spir_kernel void @modes(ptr addrspace(1) %p, float %f) strictfp {
  %b = call i1 @llvm.experimental.constrained.fptoui.i1.f32(float 1.0, metadata !"fpexcept.strict") strictfp
  %b32 = zext i1 %b to i32
  store i32 %b32, ptr addrspace(1) %p
  %up = call float @llvm.experimental.constrained.rint.f32(float %f, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  store float %up, ptr addrspace(1) %p1
  %zero = call i32 @llvm.experimental.constrained.lrint.i32.f32(float %f, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 2
  store i32 %zero, ptr addrspace(1) %p2
  %rest = call float @llvm.experimental.constrained.frem.f32(float %f, float 1.5, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 3
  store float %rest, ptr addrspace(1) %p3
  %large = call i128 @llvm.lround.i128.f32(float %f)
  %shifted = shl i128 %large, 64
  %back = call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %shifted, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %p4 = getelementptr i32, ptr addrspace(1) %p, i64 4
  store float %back, ptr addrspace(1) %p4
  ret void
}

; An exchange that fails in a stronger order than one that succeeds.
define spir_kernel void @orders(ptr addrspace(1) %p) {
  %two = getelementptr i32, ptr addrspace(1) %p, i64 1
  %three = getelementptr i32, ptr addrspace(1) %p, i64 2
  %a = cmpxchg ptr addrspace(1) %p, i32 1, i32 5 syncscope("device") monotonic acquire
  %b = cmpxchg ptr addrspace(1) %two, i32 1, i32 6 syncscope("device") monotonic seq_cst
  %c = cmpxchg ptr addrspace(1) %three, i32 3, i32 7 syncscope("device") release seq_cst
  ret void
}

; Pointers as integers of other widths than theirs, and into vectors of one element.
define spir_kernel void @pointers(ptr addrspace(1) %p, i64 %at) {
  %wide = ptrtoint ptr addrspace(1) %p to i128
  %more = add i128 %wide, 4
  %q = inttoptr i128 %more to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %q
  %bit = ptrtoint ptr addrspace(1) %p to i1
  %bit32 = zext i1 %bit to i32
  store i32 %bit32, ptr addrspace(1) %p
  %r = getelementptr <1 x i32>, ptr addrspace(1) %p, i64 %at, i64 1
  store i32 7, ptr addrspace(1) %r
  ret void
}
