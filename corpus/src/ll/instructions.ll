; Every instruction of LLVM 22 with every flag that it can carry.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

define i32 @integers(i32 %a, i32 %b, i64 %l, i8 %c) {
  %1 = add nuw nsw i32 %a, %b
  %2 = add i32 %1, -1
  %3 = sub nsw i32 %2, %b
  %4 = mul nuw i32 %3, 7
  %5 = udiv exact i32 %4, 3
  %6 = sdiv i32 %5, %b
  %7 = urem i32 %6, %a
  %8 = srem i32 %7, 5
  %9 = shl nuw nsw i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, %a
  %12 = and i32 %11, 65535
  %13 = or disjoint i32 %12, 65536
  %14 = or i32 %13, %b
  %15 = xor i32 %14, -1
  %16 = trunc nuw nsw i64 %l to i32
  %17 = zext nneg i32 %15 to i64
  %18 = sext i8 %c to i32
  %19 = trunc i64 %17 to i8
  %20 = icmp samesign ult i32 %16, %18
  %21 = icmp sge i8 %19, %c
  %22 = and i1 %20, %21
  %23 = select i1 %22, i32 %15, i32 %18
  %24 = freeze i32 %23
  ret i32 %24
}

define float @floats(float %a, float %b, double %d, half %h, bfloat %bf, fp128 %q) {
  %1 = fneg fast float %a
  %2 = fadd nnan ninf nsz arcp contract afn reassoc float %1, %b
  %3 = fsub nnan float %2, 0x3FB99999A0000000
  %4 = fmul contract float %3, %3
  %5 = fdiv arcp float %4, %b
  %6 = frem float %5, 1.5
  %7 = fpext float %6 to double
  %8 = fptrunc double %d to float
  %9 = fptrunc contract double %7 to half
  %10 = fpext nnan half %9 to float
  %11 = fptoui float %10 to i32
  %12 = fptosi double %d to i64
  %13 = uitofp nneg i32 %11 to float
  %14 = sitofp i64 %12 to float
  %15 = fcmp oeq float %13, %14
  %16 = fcmp fast une half %h, %9
  %17 = select ninf i1 %15, float %13, float %8
  %18 = fpext bfloat %bf to float
  %19 = fcmp true fp128 %q, %q
  %20 = fcmp uno float %18, %17
  br i1 %20, label %yes, label %no
yes:
  br label %no
no:
  %21 = phi fast float [ %17, %yes ], [ 1.0, %0 ]
  ret float %21
}

define void @memory(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %l, i64 %n) {
  %1 = alloca i32, align 4
  %2 = alloca %pair, i64 %n, align 16
  %3 = alloca inalloca [4 x i8]
  %4 = load i32, ptr %1, align 4
  %5 = load volatile <4 x float>, ptr addrspace(1) %g, align 8
  store volatile i32 %4, ptr addrspace(3) %l, align 2
  %6 = load atomic i32, ptr addrspace(1) %g syncscope("workgroup") acquire, align 4
  store atomic i64 %n, ptr addrspace(1) %g seq_cst, align 8
  %7 = load atomic volatile float, ptr addrspace(1) %g monotonic, align 4
  store atomic volatile i32 %6, ptr addrspace(1) %g syncscope("device") release, align 4
  fence syncscope("subgroup") acq_rel
  fence seq_cst
  %8 = cmpxchg weak volatile ptr addrspace(1) %g, i32 %4, i32 %6 syncscope("device") acq_rel monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = cmpxchg ptr addrspace(3) %l, i64 %n, i64 1 seq_cst acquire, align 16
  %11 = getelementptr inbounds %pair, ptr %2, i64 1, i32 1
  %12 = getelementptr nusw nuw i8, ptr %11, i64 %n
  %13 = getelementptr [3 x [5 x i16]], ptr addrspace(1) %g, i64 %n, i32 2, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 3
  %15 = insertvalue { i32, [2 x float] } poison, i32 %9, 0
  %16 = insertvalue { i32, [2 x float] } %15, float 1.0, 1, 1
  %17 = extractvalue { i32, [2 x float] } %16, 1, 0
  store { i32, [2 x float] } %16, ptr %14, align 1, !nontemporal !0
  ret void
}

define void @atomics(ptr addrspace(1) %g, ptr addrspace(3) %l) {
  %1 = atomicrmw xchg ptr addrspace(1) %g, i32 1 seq_cst, align 4
  %2 = atomicrmw volatile add ptr addrspace(1) %g, i32 2 monotonic, align 4
  %3 = atomicrmw sub ptr addrspace(1) %g, i32 3 syncscope("workgroup") acquire, align 4
  %4 = atomicrmw and ptr addrspace(1) %g, i32 4 release, align 4
  %5 = atomicrmw nand ptr addrspace(1) %g, i32 5 acq_rel, align 4
  %6 = atomicrmw or ptr addrspace(3) %l, i64 6 seq_cst, align 8
  %7 = atomicrmw xor ptr addrspace(3) %l, i64 7 seq_cst, align 8
  %8 = atomicrmw max ptr addrspace(1) %g, i32 8 seq_cst, align 4
  %9 = atomicrmw min ptr addrspace(1) %g, i32 9 seq_cst, align 4
  %10 = atomicrmw umax ptr addrspace(1) %g, i32 10 seq_cst, align 4
  %11 = atomicrmw umin ptr addrspace(1) %g, i32 11 seq_cst, align 4
  %12 = atomicrmw fadd ptr addrspace(1) %g, float 1.0 seq_cst, align 4
  %13 = atomicrmw fsub ptr addrspace(1) %g, float 2.0 seq_cst, align 4
  %14 = atomicrmw fmax ptr addrspace(1) %g, float 3.0 seq_cst, align 4
  %15 = atomicrmw fmin ptr addrspace(1) %g, double 4.0 seq_cst, align 8
  %16 = atomicrmw uinc_wrap ptr addrspace(1) %g, i32 12 seq_cst, align 4
  %17 = atomicrmw udec_wrap ptr addrspace(1) %g, i32 13 seq_cst, align 4
  %18 = atomicrmw usub_cond ptr addrspace(1) %g, i32 14 seq_cst, align 4
  %19 = atomicrmw usub_sat ptr addrspace(1) %g, i32 15 seq_cst, align 4
  %20 = atomicrmw fmaximum ptr addrspace(1) %g, float 5.0 seq_cst, align 4
  %21 = atomicrmw fminimum ptr addrspace(1) %g, float 6.0 seq_cst, align 4
  ret void
}

define <4 x i32> @vectors(<4 x i32> %a, <4 x float> %b, i32 %i, <4 x ptr> %p) {
  %1 = extractelement <4 x i32> %a, i32 %i
  %2 = insertelement <4 x i32> %a, i32 %1, i64 3
  %3 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 poison, i32 0>
  %4 = shufflevector <4 x i32> %3, <4 x i32> %a, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %5 = icmp sgt <4 x i32> %4, zeroinitializer
  %6 = select <4 x i1> %5, <4 x i32> %4, <4 x i32> splat (i32 9)
  %7 = bitcast <4 x float> %b to <4 x i32>
  %8 = add <4 x i32> %6, %7
  %9 = getelementptr i32, <4 x ptr> %p, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %10 = ptrtoint <4 x ptr> %9 to <4 x i64>
  %11 = trunc <4 x i64> %10 to <4 x i32>
  %12 = xor <4 x i32> %8, %11
  ret <4 x i32> %12
}

define ptr @pointers(ptr addrspace(1) %g, i64 %n, ptr %p) {
  %1 = ptrtoint ptr addrspace(1) %g to i64
  %2 = add i64 %1, %n
  %3 = inttoptr i64 %2 to ptr addrspace(1)
  %4 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %5 = icmp eq ptr addrspace(4) %4, null
  %6 = ptrtoaddr ptr %p to i64
  %7 = select i1 %5, i64 %6, i64 0
  %8 = getelementptr i8, ptr %p, i64 %7
  ret ptr %8
}

define i32 @control(i32 %a, ptr %t) {
entry:
  switch i32 %a, label %default [
    i32 0, label %zero
    i32 -5, label %five
    i32 2147483647, label %zero
  ]
zero:
  br label %join
five:
  indirectbr ptr blockaddress(@control, %target), [label %target, label %join]
target:
  br label %join, !llvm.loop !1
default:
  %big = zext i32 %a to i128
  switch i128 %big, label %dead [ i128 18446744073709551617, label %join ]
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %target ], [ 4, %default ]
  ret i32 %r
dead:
  unreachable
}

declare i32 @callee(i32, ...)
declare void @nothing()

define i32 @calls(ptr %f, i32 %x) {
  %1 = call i32 (i32, ...) @callee(i32 %x, double 1.0, ptr null)
  %2 = tail call spir_func noundef i32 %f(i32 noundef %1) nounwind
  %3 = musttail call i32 %f(ptr %f, i32 %2)
  ret i32 %3
}

define float @call_flags(ptr %f) {
  %1 = notail call nnan ninf float %f(i32 1) #0
  call fastcc void @nothing() [ "deopt"(i32 1, float 2.0), "tag"(ptr %f) ]
  ret float %1
}

define i32 @variadic(ptr %list, ...) {
  %1 = va_arg ptr %list, i32
  ret i32 %1
}

attributes #0 = { nounwind memory(none) "custom"="value" }

!0 = !{i32 1}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.count", i32 4}
