; Intrinsics that move, number or mask the lanes of vectors, and some whose answer is known.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <8 x i32> @llvm.vector.interleave4.v8i32(<2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave4.v8i32(<8 x i32>)
declare <10 x i32> @llvm.vector.interleave5.v10i32(<2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave5.v10i32(<10 x i32>)
declare <12 x i32> @llvm.vector.interleave6.v12i32(<2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave6.v12i32(<12 x i32>)
declare <14 x i32> @llvm.vector.interleave7.v14i32(<2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave7.v14i32(<14 x i32>)
declare <16 x i32> @llvm.vector.interleave8.v16i32(<2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave8.v16i32(<16 x i32>)
declare <4 x i32> @llvm.stepvector.v4i32()
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare i16 @llvm.convert.to.fp16.f32(float)
declare float @llvm.convert.from.fp16.f32(i16)
declare i32 @llvm.get.rounding()
declare i1 @llvm.allow.runtime.check(metadata)
declare i1 @llvm.allow.ubsan.check(i8)
declare i1 @llvm.allow.sanitize.address()
declare i1 @llvm.allow.sanitize.hwaddress()
declare i1 @llvm.allow.sanitize.memory()
declare i1 @llvm.allow.sanitize.thread()

; By turns, and apart again.
define spir_kernel void @turns(ptr addrspace(1) %p) {
  %a = load <2 x i32>, ptr addrspace(1) %p, align 8
  %bp = getelementptr i8, ptr addrspace(1) %p, i64 8
  %b = load <2 x i32>, ptr addrspace(1) %bp, align 8
  %c = add <2 x i32> %a, %b
  %d = sub <2 x i32> %a, %b
  %three = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  %four = call <8 x i32> @llvm.vector.interleave4.v8i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d)
  %fp = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <8 x i32> %four, ptr addrspace(1) %fp, align 32
  %parts = call { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32> %three)
  %third = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %parts, 2
  %quarters = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave4.v8i32(<8 x i32> %four)
  %second = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %quarters, 1
  store <2 x i32> %third, ptr addrspace(1) %p, align 8
  store <2 x i32> %second, ptr addrspace(1) %bp, align 8
  ret void
}

; More vectors by turns, of lengths that SPIR-V has not, and of each the last one again.
define spir_kernel void @many(ptr addrspace(1) %p) {
  %a = load <2 x i32>, ptr addrspace(1) %p, align 8
  %v1 = add <2 x i32> %a, <i32 1, i32 10>
  %v2 = add <2 x i32> %v1, <i32 2, i32 20>
  %v3 = add <2 x i32> %v2, <i32 3, i32 30>
  %v4 = add <2 x i32> %v3, <i32 4, i32 40>
  %v5 = add <2 x i32> %v4, <i32 5, i32 50>
  %v6 = add <2 x i32> %v5, <i32 6, i32 60>
  %v7 = add <2 x i32> %v6, <i32 7, i32 70>
  %w5 = call <10 x i32> @llvm.vector.interleave5.v10i32(<2 x i32> %a, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4)
  %r5 = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave5.v10i32(<10 x i32> %w5)
  %e5 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r5, 4
  %f5 = extractelement <10 x i32> %w5, i64 6
  %g5 = insertelement <2 x i32> %e5, i32 %f5, i64 0
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store <2 x i32> %g5, ptr addrspace(1) %p5, align 8
  %w6 = call <12 x i32> @llvm.vector.interleave6.v12i32(<2 x i32> %a, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5)
  %r6 = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave6.v12i32(<12 x i32> %w6)
  %e6 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r6, 5
  %f6 = extractelement <12 x i32> %w6, i64 7
  %g6 = insertelement <2 x i32> %e6, i32 %f6, i64 0
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <2 x i32> %g6, ptr addrspace(1) %p6, align 8
  %w7 = call <14 x i32> @llvm.vector.interleave7.v14i32(<2 x i32> %a, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5, <2 x i32> %v6)
  %r7 = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave7.v14i32(<14 x i32> %w7)
  %e7 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r7, 6
  %f7 = extractelement <14 x i32> %w7, i64 8
  %g7 = insertelement <2 x i32> %e7, i32 %f7, i64 0
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store <2 x i32> %g7, ptr addrspace(1) %p7, align 8
  %w8 = call <16 x i32> @llvm.vector.interleave8.v16i32(<2 x i32> %a, <2 x i32> %v1, <2 x i32> %v2, <2 x i32> %v3, <2 x i32> %v4, <2 x i32> %v5, <2 x i32> %v6, <2 x i32> %v7)
  %r8 = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave8.v16i32(<16 x i32> %w8)
  %e8 = extractvalue { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r8, 7
  %f8 = extractelement <16 x i32> %w8, i64 9
  %g8 = insertelement <2 x i32> %e8, i32 %f8, i64 0
  %p8 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <2 x i32> %g8, ptr addrspace(1) %p8, align 8
  ret void
}

; The lanes that are left of so many, from a place on.
define spir_kernel void @masks(ptr addrspace(1) %p, i32 %base, i32 %end) {
  %steps = call <4 x i32> @llvm.stepvector.v4i32()
  %mask = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %base, i32 %end)
  %v = select <4 x i1> %mask, <4 x i32> %steps, <4 x i32> splat (i32 -1)
  store <4 x i32> %v, ptr addrspace(1) %p, align 16
  ret void
}

; What a mask has, together in a vector and in memory, and back.
define spir_kernel void @dense(ptr addrspace(1) %p, i32 %bits) {
  %s = insertelement <4 x i32> poison, i32 %bits, i64 0
  %all = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> zeroinitializer
  %each = and <4 x i32> %all, <i32 1, i32 2, i32 4, i32 8>
  %mask = icmp ne <4 x i32> %each, zeroinitializer
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %packed = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %v, <4 x i1> %mask, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>)
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <4 x i32> %packed, ptr addrspace(1) %p1, align 16
  %own = alloca [4 x i32], align 16
  store <4 x i32> splat (i32 7), ptr %own, align 16
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr align 4 %own, <4 x i1> %mask)
  %dense = load <4 x i32>, ptr %own, align 16
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <4 x i32> %dense, ptr addrspace(1) %p2, align 16
  %back = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %own, <4 x i1> %mask, <4 x i32> <i32 50, i32 60, i32 70, i32 80>)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store <4 x i32> %back, ptr addrspace(1) %p3, align 16
  ret void
}

define spir_kernel void @known(ptr addrspace(1) %p, float %f) {
  %bits = call i16 @llvm.convert.to.fp16.f32(float %f)
  %wide = zext i16 %bits to i32
  store i32 %wide, ptr addrspace(1) %p, align 4
  %more = add i16 %bits, 1024
  %g = call float @llvm.convert.from.fp16.f32(i16 %more)
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %g, ptr addrspace(1) %p1, align 4
  %r = call i32 @llvm.get.rounding()
  %x = call i1 @llvm.allow.runtime.check(metadata !"checks")
  %y = call i1 @llvm.allow.ubsan.check(i8 3)
  %z = and i1 %x, %y
  ; None of the sanitizers is there.
  %s1 = call i1 @llvm.allow.sanitize.address()
  %s2 = call i1 @llvm.allow.sanitize.hwaddress()
  %s3 = call i1 @llvm.allow.sanitize.memory()
  %s4 = call i1 @llvm.allow.sanitize.thread()
  %s12 = or i1 %s1, %s2
  %s34 = or i1 %s3, %s4
  %s = or i1 %s12, %s34
  %checked = select i1 %s, i32 7, i32 %r
  %w = select i1 %z, i32 %checked, i32 9
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %w, ptr addrspace(1) %p2, align 4
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}

declare <20 x i32> @llvm.experimental.vector.compress.v20i32(<20 x i32>, <20 x i1>, <20 x i32>)

; More lanes than a vector of SPIR-V has. Lanes whose number is odd are kept; the others are behind them.
define spir_kernel void @compressed(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %all = load <20 x i32>, ptr addrspace(1) %in, align 4
  %bits = trunc <20 x i32> %all to <20 x i1>
  %negative = sub <20 x i32> zeroinitializer, %all
  %kept = call <20 x i32> @llvm.experimental.vector.compress.v20i32(<20 x i32> %all, <20 x i1> %bits, <20 x i32> %negative)
  store <20 x i32> %kept, ptr addrspace(1) %out, align 4
  ret void
}
