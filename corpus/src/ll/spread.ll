; Vectors that SPIR-V has no type for: of more than 16 elements, and of pointers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare i32 @llvm.vector.reduce.add.v32i32(<32 x i32>)
declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
@tab = addrspace(1) global [8 x i32] [i32 1, i32 20, i32 300, i32 4000, i32 5, i32 6, i32 7, i32 8]
define spir_func <32 x i32> @h(<32 x i32> %x, i1 %c) noinline {
 br i1 %c, label %A, label %B
A:
 %p = xor <32 x i32> %x, splat (i32 77)
 br label %C
B:
 %q = sub <32 x i32> zeroinitializer, %x
 br label %C
C:
 %r = phi <32 x i32> [%p,%A],[%q,%B]
 ret <32 x i32> %r
}
define spir_func i32 @fold(<32 x i32> %x) noinline {
 %1 = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %x)
 %m = shufflevector <32 x i32> %x, <32 x i32> poison, <32 x i32> <i32 31, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 0>
 %k = mul <32 x i32> %m, <i32 31, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 -5>
 %2 = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %k)
 %s = xor i32 %1, %2
 ret i32 %s
}
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %in, i64 %gid
  %v = load <16 x i64>, ptr addrspace(1) %q, align 4
  %a = bitcast <16 x i64> %v to <32 x i32>
  %q2 = getelementptr i32, ptr addrspace(1) %in, i64 200
  %b = load <32 x i32>, ptr addrspace(1) %q2, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 %gid
  %f0 = call spir_func i32 @fold(<32 x i32> %a)
  store i32 %f0, ptr addrspace(1) %o0
  %add = add <32 x i32> %a, %b
  %f1 = call spir_func i32 @fold(<32 x i32> %add)
  %o1 = getelementptr i32, ptr addrspace(1) %o0, i64 64
  store i32 %f1, ptr addrspace(1) %o1
  %c = icmp slt <32 x i32> %a, %b
  %sel = select <32 x i1> %c, <32 x i32> %a, <32 x i32> %b
  %f2 = call spir_func i32 @fold(<32 x i32> %sel)
  %o2 = getelementptr i32, ptr addrspace(1) %o1, i64 64
  store i32 %f2, ptr addrspace(1) %o2
  %ci = bitcast <32 x i1> %c to i32
  %o3 = getelementptr i32, ptr addrspace(1) %o2, i64 64
  store i32 %ci, ptr addrspace(1) %o3
  %cond = icmp ult i64 %gid, 20
  %hh = call spir_func <32 x i32> @h(<32 x i32> %a, i1 %cond)
  %f4 = call spir_func i32 @fold(<32 x i32> %hh)
  %o4 = getelementptr i32, ptr addrspace(1) %o3, i64 64
  store i32 %f4, ptr addrspace(1) %o4
  %mx = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %a, <32 x i32> %b)
  %f5 = call spir_func i32 @fold(<32 x i32> %mx)
  %o5 = getelementptr i32, ptr addrspace(1) %o4, i64 64
  store i32 %f5, ptr addrspace(1) %o5
  %i = and i64 %gid, 31
  %dyn = extractelement <32 x i32> %a, i64 %i
  %o6 = getelementptr i32, ptr addrspace(1) %o5, i64 64
  store i32 %dyn, ptr addrspace(1) %o6
  %ins = insertelement <32 x i32> %a, i32 12345, i64 %i
  %f7 = call spir_func i32 @fold(<32 x i32> %ins)
  %o7 = getelementptr i32, ptr addrspace(1) %o6, i64 64
  store i32 %f7, ptr addrspace(1) %o7
  %al = alloca <32 x i8>
  %tr = trunc <32 x i32> %a to <32 x i8>
  store <32 x i8> %tr, ptr %al
  %lb = load <8 x i32>, ptr %al
  %cat = shufflevector <8 x i32> %lb, <8 x i32> %lb, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %f8 = call spir_func i32 @fold(<32 x i32> %cat)
  %o8 = getelementptr i32, ptr addrspace(1) %o7, i64 64
  store i32 %f8, ptr addrspace(1) %o8
  %al17 = alloca [3 x <17 x i16>]
  %s17 = shufflevector <32 x i32> %a, <32 x i32> poison, <17 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 31>
  %t17 = trunc <17 x i32> %s17 to <17 x i16>
  %g17 = getelementptr [3 x <17 x i16>], ptr %al17, i64 0, i64 1
  store <17 x i16> %t17, ptr %g17
  %i2 = urem i64 %gid, 17
  %ip = getelementptr i16, ptr %al17, i64 32
  %ip2 = getelementptr i16, ptr %ip, i64 %i2
  %l17 = load i16, ptr %ip2
  %z17 = zext i16 %l17 to i32
  %o9 = getelementptr i32, ptr addrspace(1) %o8, i64 64
  store i32 %z17, ptr addrspace(1) %o9
  ; vectors of pointers
  %i4 = insertelement <4 x i64> <i64 0, i64 1, i64 2, i64 3>, i64 %gid, i32 1
  %m4 = and <4 x i64> %i4, splat (i64 7)
  %ps = getelementptr [8 x i32], ptr addrspace(1) @tab, i64 0, <4 x i64> %m4
  %p1 = extractelement <4 x ptr addrspace(1)> %ps, i32 1
  %v1 = load i32, ptr addrspace(1) %p1
  %i3 = and i64 %gid, 3
  %pd = extractelement <4 x ptr addrspace(1)> %ps, i64 %i3
  %v2 = load i32, ptr addrspace(1) %pd
  %v3 = add i32 %v1, %v2
  %o10 = getelementptr i32, ptr addrspace(1) %o9, i64 64
  store i32 %v3, ptr addrspace(1) %o10
  %pi = ptrtoint <4 x ptr addrspace(1)> %ps to <4 x i64>
  %pb = extractelement <4 x i64> %pi, i32 0
  %pc = extractelement <4 x i64> %pi, i32 3
  %pdif = sub i64 %pc, %pb
  %pdt = trunc i64 %pdif to i32
  %o11 = getelementptr i32, ptr addrspace(1) %o10, i64 64
  store i32 %pdt, ptr addrspace(1) %o11
  %pcm = icmp eq <4 x ptr addrspace(1)> %ps, splat (ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @tab, i64 0, i64 2))
  %psel = select <4 x i1> %pcm, <4 x ptr addrspace(1)> splat (ptr addrspace(1) @tab), <4 x ptr addrspace(1)> %ps
  %am = alloca <4 x ptr addrspace(1)>
  store <4 x ptr addrspace(1)> %psel, ptr %am
  %ae = getelementptr ptr addrspace(1), ptr %am, i64 %i3
  %al2 = load ptr addrspace(1), ptr %ae
  %av = load i32, ptr addrspace(1) %al2
  %o12 = getelementptr i32, ptr addrspace(1) %o11, i64 64
  store i32 %av, ptr addrspace(1) %o12
  ret void
}

; A union of bytes and words that changes in a loop: seen as the other through a variable.
define spir_kernel void @seen_as_bytes(ptr addrspace(1) %out, <8 x i64> %v, i64 %n) {
entry:
  %bytes = bitcast <8 x i64> %v to <64 x i8>
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %now = phi <64 x i8> [ %bytes, %entry ], [ %changed, %loop ]
  %words = bitcast <64 x i8> %now to <8 x i64>
  %first = extractelement <8 x i64> %words, i32 1
  %sum = add i64 %first, %i
  %put = insertelement <8 x i64> %words, i64 %sum, i32 1
  %changed = bitcast <8 x i64> %put to <64 x i8>
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %last = bitcast <64 x i8> %changed to <8 x i64>
  store <8 x i64> %last, ptr addrspace(1) %out
  ret void
}
