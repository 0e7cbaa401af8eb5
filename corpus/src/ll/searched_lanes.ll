; Lanes that are searched for, added up, divided where a mask has them, and joined to memory.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; The bits of a number are the mask.
define spir_kernel void @searched(ptr addrspace(1) %p, i8 %bits) {
  %v = load <8 x i32>, ptr addrspace(1) %p, align 32
  %mask = bitcast i8 %bits to <8 x i1>
  %before = call <8 x i1> @llvm.mask.beforefirst.v8i1(<8 x i1> %mask)
  %b = sext <8 x i1> %before to <8 x i32>
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <8 x i32> %b, ptr addrspace(1) %p1, align 32
  %found = call <8 x i1> @llvm.experimental.vector.match.v8i32.v3i32(<8 x i32> %v, <3 x i32> <i32 3, i32 5, i32 8>, <8 x i1> %mask)
  %f = zext <8 x i1> %found to <8 x i32>
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store <8 x i32> %f, ptr addrspace(1) %p2, align 32
  %last = call i32 @llvm.experimental.vector.extract.last.active.v8i32(<8 x i32> %v, <8 x i1> %mask, i32 -9)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 96
  store i32 %last, ptr addrspace(1) %p3, align 4
  %wide = zext i8 %bits to i64
  %count = call i32 @llvm.experimental.get.vector.length.i64(i64 %wide, i32 6, i1 false)
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 100
  store i32 %count, ptr addrspace(1) %p4, align 4
  %all = call i32 @llvm.experimental.get.vector.length.i8(i8 %bits, i32 300, i1 false)
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 104
  store i32 %all, ptr addrspace(1) %p5, align 4
  ret void
}

; What sums of parts add up to does not depend on which lanes are added to which.
define spir_kernel void @sums(ptr addrspace(1) %p) {
  %v = load <8 x i32>, ptr addrspace(1) %p, align 32
  %s = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> <i32 100, i32 1000>, <8 x i32> %v)
  %sum = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %s)
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i32 %sum, ptr addrspace(1) %p1, align 4
  %f = sitofp <8 x i32> %v to <8 x float>
  %t = call reassoc <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v8f32(<4 x float> zeroinitializer, <8 x float> %f)
  %total = call reassoc float @llvm.vector.reduce.fadd.v4f32(float 0.5, <4 x float> %t)
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 36
  store float %total, ptr addrspace(1) %p2, align 4
  %one = insertelement <8 x float> %f, float 0x7FF8000000000000, i32 2
  %most = call float @llvm.vector.reduce.fmaximumnum.v8f32(<8 x float> %one)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 40
  store float %most, ptr addrspace(1) %p3, align 4
  %least = call float @llvm.vector.reduce.fminimumnum.v8f32(<8 x float> %one)
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 44
  store float %least, ptr addrspace(1) %p4, align 4
  ret void
}

; Lanes that the mask lacks have zeros to divide by, and are not looked at.
define spir_kernel void @divided(ptr addrspace(1) %p) {
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %w = load <4 x i32>, ptr addrspace(1) %p1, align 16
  %mask = icmp ne <4 x i32> %w, zeroinitializer
  %a = call <4 x i32> @llvm.masked.udiv.v4i32(<4 x i32> %v, <4 x i32> %w, <4 x i1> %mask)
  %b = call <4 x i32> @llvm.masked.sdiv.v4i32(<4 x i32> %v, <4 x i32> %w, <4 x i1> %mask)
  %c = call <4 x i32> @llvm.masked.urem.v4i32(<4 x i32> %v, <4 x i32> %w, <4 x i1> %mask)
  %d = call <4 x i32> @llvm.masked.srem.v4i32(<4 x i32> %v, <4 x i32> %w, <4 x i1> %mask)
  %e = select <4 x i1> %mask, <4 x i32> %a, <4 x i32> zeroinitializer
  %f = select <4 x i1> %mask, <4 x i32> %b, <4 x i32> zeroinitializer
  %g = select <4 x i1> %mask, <4 x i32> %c, <4 x i32> zeroinitializer
  %h = select <4 x i1> %mask, <4 x i32> %d, <4 x i32> zeroinitializer
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <4 x i32> %e, ptr addrspace(1) %p2, align 16
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store <4 x i32> %f, ptr addrspace(1) %p3, align 16
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store <4 x i32> %g, ptr addrspace(1) %p4, align 16
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store <4 x i32> %h, ptr addrspace(1) %p5, align 16
  ret void
}

; The same of integers of more than 64 bits.
define spir_kernel void @divided_wide(ptr addrspace(1) %p) {
  %v = load <2 x i128>, ptr addrspace(1) %p, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %w = load <2 x i128>, ptr addrspace(1) %p1, align 8
  %mask = icmp ne <2 x i128> %w, zeroinitializer
  %a = call <2 x i128> @llvm.masked.udiv.v2i128(<2 x i128> %v, <2 x i128> %w, <2 x i1> %mask)
  %b = call <2 x i128> @llvm.masked.srem.v2i128(<2 x i128> %v, <2 x i128> %w, <2 x i1> %mask)
  %e = select <2 x i1> %mask, <2 x i128> %a, <2 x i128> zeroinitializer
  %f = select <2 x i1> %mask, <2 x i128> %b, <2 x i128> zeroinitializer
  store <2 x i128> %e, ptr addrspace(1) %p, align 8
  store <2 x i128> %f, ptr addrspace(1) %p1, align 8
  %c = call <2 x i128> @llvm.masked.sdiv.v2i128(<2 x i128> %v, <2 x i128> splat (i128 -1000000007), <2 x i1> splat (i1 true))
  %d = call <2 x i128> @llvm.masked.urem.v2i128(<2 x i128> %v, <2 x i128> splat (i128 1000000007), <2 x i1> splat (i1 true))
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store <2 x i128> %c, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 96
  store <2 x i128> %d, ptr addrspace(1) %p3, align 8
  ret void
}

; Two lanes meet in the same place.
define spir_kernel void @histograms(ptr addrspace(1) %p, ptr addrspace(1) %places, i4 %bits) {
  %at = load <4 x i64>, ptr addrspace(1) %places, align 32
  %mask = bitcast i4 %bits to <4 x i1>
  %to = getelementptr i32, ptr addrspace(1) %p, <4 x i64> %at
  call void @llvm.experimental.vector.histogram.add.v4p1.i32(<4 x ptr addrspace(1)> %to, i32 5, <4 x i1> %mask)
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %to1 = getelementptr i32, ptr addrspace(1) %p1, <4 x i64> %at
  call void @llvm.experimental.vector.histogram.uadd.sat.v4p1.i32(<4 x ptr addrspace(1)> %to1, i32 5, <4 x i1> %mask)
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %to2 = getelementptr i32, ptr addrspace(1) %p2, <4 x i64> %at
  call void @llvm.experimental.vector.histogram.umax.v4p1.i32(<4 x ptr addrspace(1)> %to2, i32 5, <4 x i1> %mask)
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %to3 = getelementptr i32, ptr addrspace(1) %p3, <4 x i64> %at
  call void @llvm.experimental.vector.histogram.umin.v4p1.i32(<4 x ptr addrspace(1)> %to3, i32 5, <4 x i1> %mask)
  ret void
}

; As many bytes as may be read, from either end.
define spir_kernel void @speculative(ptr addrspace(1) %p, ptr addrspace(1) %from, i64 %bytes) {
  %v = call <4 x i32> (ptr addrspace(1), i1, ...) @llvm.speculative.load.v4i32.p1(ptr addrspace(1) %from, i1 false, i64 %bytes)
  %w = call <4 x i32> (ptr addrspace(1), i1, ...) @llvm.speculative.load.v4i32.p1(ptr addrspace(1) %from, i1 true, i64 %bytes)
  store <4 x i32> %v, ptr addrspace(1) %p, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <4 x i32> %w, ptr addrspace(1) %p1, align 16
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
declare <2 x i128> @llvm.masked.udiv.v2i128(<2 x i128>, <2 x i128>, <2 x i1>)
declare <2 x i128> @llvm.masked.srem.v2i128(<2 x i128>, <2 x i128>, <2 x i1>)

; And in a vector that SPIR-V lacks; what takes a place in one of a single large integer.
define spir_kernel void @divided_long(ptr addrspace(1) %p, ptr addrspace(1) %large) {
  %v = load <17 x i32>, ptr addrspace(1) %p, align 4
  %mask = icmp ne <17 x i32> %v, zeroinitializer
  %a = call <17 x i32> @llvm.masked.udiv.v17i32(<17 x i32> splat (i32 5040), <17 x i32> %v, <17 x i1> %mask)
  %b = call <17 x i32> @llvm.masked.srem.v17i32(<17 x i32> splat (i32 -17), <17 x i32> %v, <17 x i1> %mask)
  %c = sub <17 x i32> %a, %b
  %d = select <17 x i1> %mask, <17 x i32> %c, <17 x i32> zeroinitializer
  store <17 x i32> %d, ptr addrspace(1) %p, align 4
  %one = load <1 x i100>, ptr addrspace(1) %large, align 16
  %large.16 = getelementptr i8, ptr addrspace(1) %large, i64 16
  %other = load <1 x i100>, ptr addrspace(1) %large.16, align 16
  %first = extractelement <17 x i1> %mask, i32 0
  %kept = insertelement <1 x i1> poison, i1 %first, i32 0
  %e = call <1 x i100> @llvm.experimental.vector.compress.v1i100(<1 x i100> %one, <1 x i1> %kept, <1 x i100> %other)
  %f = zext <1 x i100> %e to <1 x i128>
  store <1 x i128> %f, ptr addrspace(1) %large, align 16
  ret void
}
declare <17 x i32> @llvm.masked.udiv.v17i32(<17 x i32>, <17 x i32>, <17 x i1>)
declare <17 x i32> @llvm.masked.srem.v17i32(<17 x i32>, <17 x i32>, <17 x i1>)
declare <1 x i100> @llvm.experimental.vector.compress.v1i100(<1 x i100>, <1 x i1>, <1 x i100>)
declare <2 x i128> @llvm.masked.sdiv.v2i128(<2 x i128>, <2 x i128>, <2 x i1>)
declare <2 x i128> @llvm.masked.urem.v2i128(<2 x i128>, <2 x i128>, <2 x i1>)
