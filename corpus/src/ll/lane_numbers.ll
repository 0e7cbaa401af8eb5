; Lanes that are counted by integers of any width, and vectors of several lengths that are held in one type.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @counted(ptr addrspace(1) %p, i64 %base, i64 %end) {
  %b3 = trunc i64 %base to i3
  %e3 = trunc i64 %end to i3
  %m3 = call <12 x i1> @llvm.get.active.lane.mask.v12i1.i3(i3 %b3, i3 %e3)
  %s3 = bitcast <12 x i1> %m3 to i12
  %w3 = zext i12 %s3 to i32
  store i32 %w3, ptr addrspace(1) %p, align 4
  %b17 = trunc i64 %base to i17
  %e17 = trunc i64 %end to i17
  %m17 = call <5 x i1> @llvm.get.active.lane.mask.v5i1.i17(i17 %b17, i17 %e17)
  %s17 = bitcast <5 x i1> %m17 to i5
  %w17 = zext i5 %s17 to i32
  %p17 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %w17, ptr addrspace(1) %p17, align 4
  %b33 = trunc i64 %base to i33
  %e33 = trunc i64 %end to i33
  %m33 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i33(i33 %b33, i33 %e33)
  %s33 = bitcast <4 x i1> %m33 to i4
  %w33 = zext i4 %s33 to i32
  %p33 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %w33, ptr addrspace(1) %p33, align 4
  ; From 2^64 times so many on: what is left is more than a word.
  %bw = zext i64 %base to i100
  %ew = zext i64 %end to i100
  %up = shl i100 %ew, 64
  %b100 = or i100 %up, %bw
  %e100 = add i100 %up, %ew
  %m100 = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i100(i100 %b100, i100 %e100)
  %s100 = bitcast <4 x i1> %m100 to i4
  %w100 = zext i4 %s100 to i32
  %p100 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %w100, ptr addrspace(1) %p100, align 4
  %far = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i100(i100 %bw, i100 %up)
  %sfar = bitcast <4 x i1> %far to i4
  %wfar = zext i4 %sfar to i32
  %pfar = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %wfar, ptr addrspace(1) %pfar, align 4
  ret void
}

; Both are held in eight bytes, but five bits of each are a number.
define spir_kernel void @regrouped(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %bytes = load <5 x i8>, ptr addrspace(1) %p, align 8
  %fives = bitcast <5 x i8> %bytes to <8 x i5>
  %wide = zext <8 x i5> %fives to <8 x i32>
  store <8 x i32> %wide, ptr addrspace(1) %q, align 32
  %more = add <8 x i5> %fives, splat (i5 1)
  %back = bitcast <8 x i5> %more to <5 x i8>
  store <5 x i8> %back, ptr addrspace(1) %p, align 8
  %shorts = load <15 x i16>, ptr addrspace(1) %p, align 32
  %odd = bitcast <15 x i16> %shorts to <16 x i15>
  %few = shufflevector <16 x i15> %odd, <16 x i15> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 15>
  %numbers = zext <4 x i15> %few to <4 x i32>
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 32
  store <4 x i32> %numbers, ptr addrspace(1) %q1, align 16
  ret void
}

declare <12 x i1> @llvm.get.active.lane.mask.v12i1.i3(i3, i3)
declare <5 x i1> @llvm.get.active.lane.mask.v5i1.i17(i17, i17)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i33(i33, i33)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i100(i100, i100)

; Masks as vectors of numbers, and back.
define spir_kernel void @masks(ptr addrspace(1) %p, i32 %bits) {
  %m4 = trunc i32 %bits to i4
  %four = bitcast i4 %m4 to <4 x i1>
  %twos = bitcast <4 x i1> %four to <2 x i2>
  %w2 = zext <2 x i2> %twos to <2 x i32>
  store <2 x i32> %w2, ptr addrspace(1) %p, align 8
  %m16 = trunc i32 %bits to i16
  %half = bitcast i16 %m16 to half
  %sixteen = bitcast half %half to <16 x i1>
  %one = extractelement <16 x i1> %sixteen, i32 9
  %not = xor <16 x i1> %sixteen, splat (i1 true)
  %bytes = bitcast <16 x i1> %not to <2 x i8>
  %wb = zext <2 x i8> %bytes to <2 x i32>
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  store <2 x i32> %wb, ptr addrspace(1) %p1, align 8
  %back = bitcast <2 x i8> %bytes to <16 x i1>
  %float = bitcast <16 x i1> %back to half
  %num = bitcast half %float to i16
  %w16 = zext i16 %num to i32
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %w16, ptr addrspace(1) %p2, align 4
  %w1 = zext i1 %one to i32
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 20
  store i32 %w1, ptr addrspace(1) %p3, align 4
  %b1 = trunc i32 %bits to i1
  %lanes = call <3 x i1> @llvm.get.active.lane.mask.v3i1.i1(i1 false, i1 %b1)
  %s = bitcast <3 x i1> %lanes to i3
  %w3 = zext i3 %s to i32
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i32 %w3, ptr addrspace(1) %p4, align 4
  ret void
}

declare <3 x i1> @llvm.get.active.lane.mask.v3i1.i1(i1, i1)
