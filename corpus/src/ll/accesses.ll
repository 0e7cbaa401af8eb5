; Loads and stores of every type, volatile, aligned and nontemporal, of every address space; allocations; addresses of every shape.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @every_type(ptr addrspace(1) %g, ptr addrspace(1) %h) {
  %v0 = load i8, ptr addrspace(1) %g, align 1
  store i8 %v0, ptr addrspace(1) %h, align 4
  %v1 = load i16, ptr addrspace(1) %g, align 2
  store i16 %v1, ptr addrspace(1) %h, align 8
  %v2 = load i32, ptr addrspace(1) %g, align 4
  store i32 %v2, ptr addrspace(1) %h, align 16
  %v3 = load i64, ptr addrspace(1) %g, align 8
  store i64 %v3, ptr addrspace(1) %h, align 1
  %v4 = load half, ptr addrspace(1) %g, align 16
  store half %v4, ptr addrspace(1) %h, align 2
  %v5 = load float, ptr addrspace(1) %g, align 1
  store float %v5, ptr addrspace(1) %h, align 4
  %v6 = load double, ptr addrspace(1) %g, align 2
  store double %v6, ptr addrspace(1) %h, align 8
  %v7 = load <2 x i8>, ptr addrspace(1) %g, align 4
  store <2 x i8> %v7, ptr addrspace(1) %h, align 16
  %v8 = load <3 x i16>, ptr addrspace(1) %g, align 8
  store <3 x i16> %v8, ptr addrspace(1) %h, align 1
  %v9 = load <4 x i32>, ptr addrspace(1) %g, align 16
  store <4 x i32> %v9, ptr addrspace(1) %h, align 2
  %v10 = load <8 x i64>, ptr addrspace(1) %g, align 1
  store <8 x i64> %v10, ptr addrspace(1) %h, align 4
  %v11 = load <16 x float>, ptr addrspace(1) %g, align 2
  store <16 x float> %v11, ptr addrspace(1) %h, align 8
  %v12 = load ptr addrspace(1), ptr addrspace(1) %g, align 4
  store ptr addrspace(1) %v12, ptr addrspace(1) %h, align 16
  %v13 = load i1, ptr addrspace(1) %g, align 8
  store i1 %v13, ptr addrspace(1) %h, align 1
  %v14 = load i13, ptr addrspace(1) %g, align 16
  store i13 %v14, ptr addrspace(1) %h, align 2
  %v15 = load <4 x i1>, ptr addrspace(1) %g, align 1
  store <4 x i1> %v15, ptr addrspace(1) %h, align 4
  %v16 = load i128, ptr addrspace(1) %g, align 2
  store i128 %v16, ptr addrspace(1) %h, align 8
  %v17 = load <3 x i13>, ptr addrspace(1) %g, align 4
  store <3 x i13> %v17, ptr addrspace(1) %h, align 16
  %v18 = load <2 x ptr addrspace(1)>, ptr addrspace(1) %g, align 8
  store <2 x ptr addrspace(1)> %v18, ptr addrspace(1) %h, align 1
  %v19 = load [3 x i32], ptr addrspace(1) %g, align 16
  store [3 x i32] %v19, ptr addrspace(1) %h, align 2
  %v20 = load { i8, i64, [2 x half] }, ptr addrspace(1) %g, align 1
  store { i8, i64, [2 x half] } %v20, ptr addrspace(1) %h, align 4
  %v21 = load <{ i8, i32 }>, ptr addrspace(1) %g, align 2
  store <{ i8, i32 }> %v21, ptr addrspace(1) %h, align 8
  %v22 = load <5 x i32>, ptr addrspace(1) %g, align 4
  store <5 x i32> %v22, ptr addrspace(1) %h, align 16
  ret void
}

define spir_kernel void @manners(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(2) %c, ptr addrspace(4) %any) {
  %1 = load volatile i32, ptr addrspace(1) %g
  %2 = load i32, ptr addrspace(1) %g, align 1
  %3 = load i32, ptr addrspace(1) %g, align 16
  %4 = load i32, ptr addrspace(1) %g, align 4, !nontemporal !0
  %5 = load volatile i32, ptr addrspace(1) %g, align 8, !nontemporal !0
  %6 = load i32, ptr addrspace(1) %g, align 4, !invariant.load !1
  store volatile i32 %1, ptr addrspace(3) %l
  store i32 %2, ptr addrspace(3) %l, align 1
  store i32 %3, ptr addrspace(3) %l, align 16
  store i32 %4, ptr addrspace(3) %l, align 4, !nontemporal !0
  store volatile i32 %5, ptr addrspace(3) %l, align 2, !nontemporal !0
  store i32 %6, ptr addrspace(4) %any
  %7 = load i64, ptr addrspace(2) %c
  store i64 %7, ptr addrspace(4) %any, align 4
  %8 = load i32, ptr addrspace(1) %g, align 4, !alias.scope !2
  store i32 %8, ptr addrspace(1) %g, align 4, !noalias !2
  ret void
}

%inner = type { i8, [3 x i16], <4 x float> }
%outer = type { i32, %inner, [2 x %inner] }

define spir_kernel void @addresses(ptr addrspace(1) %g, i64 %i, i32 %j, i8 %k) {
  %1 = getelementptr i32, ptr addrspace(1) %g, i64 %i
  store i32 1, ptr addrspace(1) %1
  %2 = getelementptr inbounds i32, ptr addrspace(1) %1, i32 %j
  store i32 2, ptr addrspace(1) %2
  %3 = getelementptr inbounds %outer, ptr addrspace(1) %g, i64 %i, i32 1, i32 1, i64 %i
  store i16 3, ptr addrspace(1) %3
  %4 = getelementptr %outer, ptr addrspace(1) %g, i64 0, i32 2, i64 1, i32 2
  store <4 x float> zeroinitializer, ptr addrspace(1) %4
  %5 = getelementptr %outer, ptr addrspace(1) %g, i64 %i, i32 2, i64 %i, i32 2, i32 %j
  store float 5.0, ptr addrspace(1) %5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %g, i64 7
  store i8 6, ptr addrspace(1) %6
  %7 = getelementptr i8, ptr addrspace(1) %g, i64 -3
  store i8 7, ptr addrspace(1) %7
  %8 = getelementptr [4 x [5 x i64]], ptr addrspace(1) %g, i64 0, i64 %i, i32 %j
  store i64 8, ptr addrspace(1) %8
  %9 = getelementptr i16, ptr addrspace(1) %g, i8 %k
  store i16 9, ptr addrspace(1) %9
  %10 = getelementptr <3 x i32>, ptr addrspace(1) %g, i64 %i
  store <3 x i32> <i32 1, i32 2, i32 3>, ptr addrspace(1) %10
  %11 = getelementptr { i8, i13, i64 }, ptr addrspace(1) %g, i64 %i, i32 2
  store i64 11, ptr addrspace(1) %11
  ret void
}

define spir_kernel void @room(ptr addrspace(1) %g, i64 %i) {
  %1 = alloca i32
  %2 = alloca %outer, align 32
  %3 = alloca [7 x i8], align 1
  %4 = alloca i64, i32 3, align 8
  %5 = alloca <4 x half>
  %6 = alloca ptr addrspace(1)
  %7 = alloca i1
  store i32 1, ptr %1
  %8 = getelementptr %outer, ptr %2, i32 0, i32 1, i32 0
  store i8 2, ptr %8
  %9 = getelementptr [7 x i8], ptr %3, i64 0, i64 %i
  store i8 3, ptr %9
  %10 = getelementptr i64, ptr %4, i32 2
  store i64 4, ptr %10
  store <4 x half> zeroinitializer, ptr %5
  store ptr addrspace(1) %g, ptr %6
  store i1 true, ptr %7
  %11 = load ptr addrspace(1), ptr %6
  %12 = load i8, ptr %9
  store i8 %12, ptr addrspace(1) %11
  %13 = load i1, ptr %7
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr %1
  %16 = sub i32 %14, %15
  store i32 %16, ptr addrspace(1) %g
  ret void
}

define spir_func <4 x i32> @elements(<4 x i32> %a, <4 x i32> %b, <8 x half> %h, <3 x i64> %l, i32 %i, ptr addrspace(1) %p) {
  %1 = extractelement <4 x i32> %a, i32 2
  %2 = extractelement <4 x i32> %a, i32 %i
  %3 = insertelement <4 x i32> %b, i32 %1, i64 3
  %4 = insertelement <4 x i32> %3, i32 %2, i32 %i
  %5 = shufflevector <4 x i32> %4, <4 x i32> %a, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %6 = shufflevector <8 x half> %h, <8 x half> poison, <4 x i32> <i32 7, i32 5, i32 poison, i32 1>
  store <4 x half> %6, ptr addrspace(1) %p
  %7 = shufflevector <3 x i64> %l, <3 x i64> %l, <2 x i32> <i32 4, i32 0>
  store <2 x i64> %7, ptr addrspace(1) %p
  %8 = shufflevector <4 x i32> %5, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 3, i32 2, i32 1, i32 0, i32 3, i32 3, i32 3, i32 3>
  store <16 x i32> %8, ptr addrspace(1) %p
  %9 = insertelement <4 x i32> poison, i32 %i, i64 0
  %10 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> zeroinitializer
  %11 = sub <4 x i32> %5, %10
  ret <4 x i32> %11
}

define spir_func { i32, [2 x float] } @members({ i32, [2 x float] } %s, float %f, i32 %i) {
  %1 = extractvalue { i32, [2 x float] } %s, 1, 1
  %2 = insertvalue { i32, [2 x float] } %s, float %1, 1, 0
  %3 = insertvalue { i32, [2 x float] } poison, i32 %i, 0
  %4 = insertvalue { i32, [2 x float] } %3, float %f, 1, 1
  %5 = extractvalue { i32, [2 x float] } %4, 1
  %6 = insertvalue { i32, [2 x float] } %2, [2 x float] %5, 1
  %7 = extractvalue { i32, [2 x float] } %6, 0
  %8 = insertvalue { i32, [2 x float] } %6, i32 %7, 0
  ret { i32, [2 x float] } %8
}

; More elements than 32 bits count.
define spir_func i8 @vast(i64 %at) {
  %1 = alloca i8, i64 4294967298, align 1
  %2 = getelementptr i8, ptr %1, i64 %at
  %3 = load i8, ptr %2, align 1
  ret i8 %3
}

!0 = !{i32 1}
!1 = !{}
!2 = !{!3}
!3 = distinct !{!3, !4}
!4 = distinct !{!4}
