; Instructions that clang seldom writes: atomics that become loops, switches on bits, weights of branches, moves of unknown length, casts of odd vectors, values that are other values.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @exchanges(ptr addrspace(1) %p) {
  %x0 = atomicrmw nand ptr addrspace(1) %p, i32 3 seq_cst, align 4
  %x1 = atomicrmw nand ptr addrspace(1) %p, i64 4 monotonic, align 8
  %x2 = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 5 acquire, align 4
  %x3 = atomicrmw uinc_wrap ptr addrspace(1) %p, i64 6 release, align 8
  %x4 = atomicrmw udec_wrap ptr addrspace(1) %p, i32 7 acq_rel, align 4
  %x5 = atomicrmw udec_wrap ptr addrspace(1) %p, i64 8 seq_cst, align 8
  %x6 = atomicrmw usub_cond ptr addrspace(1) %p, i32 9 monotonic, align 4
  %x7 = atomicrmw usub_cond ptr addrspace(1) %p, i64 10 acquire, align 8
  %x8 = atomicrmw usub_sat ptr addrspace(1) %p, i32 11 release, align 4
  %x9 = atomicrmw usub_sat ptr addrspace(1) %p, i64 12 acq_rel, align 8
  ret void
}

define spir_func void @pointers(ptr addrspace(1) %p, ptr addrspace(1) %v, ptr addrspace(1) %w) {
  %1 = load atomic ptr addrspace(1), ptr addrspace(1) %p acquire, align 8
  store atomic ptr addrspace(1) %v, ptr addrspace(1) %p release, align 8
  %2 = atomicrmw xchg ptr addrspace(1) %p, ptr addrspace(1) %w seq_cst, align 8
  %3 = cmpxchg ptr addrspace(1) %p, ptr addrspace(1) %v, ptr addrspace(1) %w seq_cst seq_cst, align 8
  %4 = extractvalue { ptr addrspace(1), i1 } %3, 0
  store i32 1, ptr addrspace(1) %1
  store i32 2, ptr addrspace(1) %2
  store i32 4, ptr addrspace(1) %4
  %5 = load atomic i32, ptr addrspace(1) %p syncscope("elsewhere") monotonic, align 4
  store i32 %5, ptr addrspace(1) %w
  ret void
}

define spir_func i32 @switch_bit(i1 %c, i1 %d, i1 %e) {
entry:
  switch i1 %c, label %one [ i1 false, label %two ]
one:
  switch i1 %d, label %two [ i1 true, label %three ]
two:
  %x = phi i32 [ 1, %entry ], [ 2, %one ]
  br i1 %e, label %three, label %four, !prof !0
three:
  %y = phi i32 [ 3, %one ], [ %x, %two ]
  br label %four
four:
  %z = phi i32 [ 5, %two ], [ %y, %three ]
  ret i32 %z
}

declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

define spir_func void @moves(ptr addrspace(1) %to, ptr addrspace(1) %from, ptr addrspace(3) %l, ptr addrspace(3) %m, i64 %n, i32 %k) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 2 %from, i64 %n, i1 false)
  call void @llvm.memmove.p3.p3.i32(ptr addrspace(3) %l, ptr addrspace(3) %m, i32 %k, i1 true)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 2 %from, i64 %n, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 2 %from, i64 0, i1 false)
  ret void
}

define spir_func void @odd_casts(<3 x i8> %a, <4 x i6> %b, i24 %c, <8 x i1> %d, i8 %e, <3 x half> %f, i48 %g, <2 x i12> %h, i16 %i, <5 x i8> %j, <3 x i16> %k, ptr addrspace(1) %p) {
  %1 = bitcast <3 x i8> %a to i24
  store i24 %1, ptr addrspace(1) %p
  %2 = bitcast <4 x i6> %b to <3 x i8>
  store <3 x i8> %2, ptr addrspace(1) %p
  %3 = bitcast i24 %c to <4 x i6>
  %4 = extractelement <4 x i6> %3, i32 2
  store i6 %4, ptr addrspace(1) %p
  %5 = bitcast <8 x i1> %d to i8
  store i8 %5, ptr addrspace(1) %p
  %6 = bitcast i8 %e to <8 x i1>
  %7 = zext <8 x i1> %6 to <8 x i8>
  store <8 x i8> %7, ptr addrspace(1) %p
  %8 = bitcast <3 x half> %f to i48
  store i48 %8, ptr addrspace(1) %p
  %9 = bitcast i48 %g to <3 x half>
  store <3 x half> %9, ptr addrspace(1) %p
  %10 = bitcast <2 x i12> %h to <3 x i8>
  store <3 x i8> %10, ptr addrspace(1) %p
  %11 = bitcast i16 %i to <16 x i1>
  %12 = sext <16 x i1> %11 to <16 x i8>
  store <16 x i8> %12, ptr addrspace(1) %p
  %13 = bitcast <5 x i8> %j to i40
  store i40 %13, ptr addrspace(1) %p
  %14 = bitcast <3 x i16> %k to <6 x i8>
  store <6 x i8> %14, ptr addrspace(1) %p
  ret void
}

define spir_func void @wide_casts(<2 x i64> %a, <4 x float> %b, i128 %c, <8 x i16> %d, i65 %e, i96 %f, ptr addrspace(1) %p) {
  %1 = bitcast <2 x i64> %a to i128
  %2 = bitcast <4 x float> %b to i128
  %3 = bitcast <8 x i16> %d to i128
  %4 = sub i128 %1, %2
  %5 = xor i128 %4, %3
  %6 = bitcast i128 %5 to <4 x i32>
  store <4 x i32> %6, ptr addrspace(1) %p
  %7 = bitcast i128 %c to <2 x double>
  store <2 x double> %7, ptr addrspace(1) %p
  %8 = zext i65 %e to i128
  %9 = sext i65 %e to i96
  %10 = trunc i96 %f to i65
  %11 = zext i65 %10 to i128
  %12 = sub i128 %8, %11
  store i128 %12, ptr addrspace(1) %p
  store i96 %9, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.ssa.copy.i32(i32)

; The phi stands before the copy, which is no instruction of its own.
define spir_func i32 @copied(i32 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %copy, %loop ]
  %next = add i32 %i, %a
  %copy = call i32 @llvm.ssa.copy.i32(i32 %next)
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %i
}

; What is used stands behind its use.
define spir_func i32 @backwards(i32 %a) {
entry:
  br label %def
use:
  %r = sub i32 %copy, 1
  ret i32 %r
def:
  %copy = call i32 @llvm.ssa.copy.i32(i32 %a)
  br label %use
}

define spir_func void @long_vectors(<32 x float> %a, <32 x float> %b, <24 x i32> %i, ptr addrspace(1) %p, i32 %n) {
  %1 = fneg <32 x float> %a
  %2 = fsub <32 x float> %1, %b
  %3 = freeze <32 x float> %2
  store <32 x float> %3, ptr addrspace(1) %p
  %4 = fcmp olt <32 x float> %a, %b
  %5 = select <32 x i1> %4, <32 x float> %a, <32 x float> %2
  store <32 x float> %5, ptr addrspace(1) %p
  %6 = shufflevector <24 x i32> %i, <24 x i32> poison, <20 x i32> <i32 19, i32 18, i32 17, i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %7 = insertelement <20 x i32> %6, i32 %n, i32 %n
  %8 = extractelement <20 x i32> %7, i32 7
  store i32 %8, ptr addrspace(1) %p
  %9 = bitcast <32 x float> %3 to <32 x i32>
  %10 = udiv <32 x i32> %9, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32>
  store <32 x i32> %10, ptr addrspace(1) %p
  ret void
}

; A loop whose header does not leave it, and which two blocks leave for two places.
define spir_kernel void @unstructured(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  br label %body
body:
  %stop = icmp eq i32 %i, 7
  br i1 %stop, label %found, label %other
other:
  %more = icmp slt i32 %next, %n
  br i1 %more, label %latch, label %end
latch:
  store i32 %i, ptr addrspace(1) %p
  br label %head, !llvm.loop !1
found:
  store i32 1, ptr addrspace(1) %p
  ret void
end:
  ret void
}

; Two ways out, and a latch that is no header.
define spir_kernel void @several_exits(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %at
  %stop = icmp eq i32 %v, 7
  br i1 %stop, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %head, label %end, !llvm.loop !1
found:
  store i32 1, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

!0 = !{!"branch_weights", i32 3, i32 5}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.count", i32 2}
