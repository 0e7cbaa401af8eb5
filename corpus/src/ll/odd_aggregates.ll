; Aggregates that hold vectors of odd integers and of bools, stored as a whole and read in parts and
; the other way round, copied, in constant variables, by value, in phis; arrays of bools. Each kernel
; reads 64-bit numbers at three places of `in` for a work-item, and writes four to `out`.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%S = type { i1, [3 x <5 x i3>], i40, i64 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@go = internal addrspace(2) constant [2 x { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] }] [{ i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } { i8 5, <4 x i3> <i3 1, i3 2, i3 3, i3 -4>, i24 -77777, <3 x i1> <i1 true, i1 false, i1 true>, half 0xH3C01, [2 x i16] [i16 513, i16 -2] }, { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } { i8 9, <4 x i3> <i3 -1, i3 0, i3 2, i3 -2>, i24 99999, <3 x i1> <i1 false, i1 true, i1 false>, half 0xHBC00, [2 x i16] [i16 77, i16 1234] }]
@gb = internal addrspace(2) constant [8 x i1] [i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false]
@gs = internal addrspace(2) constant [2 x { i1, i32 }] [{ i1, i32 } { i1 true, i32 5 }, { i1, i32 } { i1 false, i32 7 }]
define internal spir_func i64 @take(ptr byval({ i8, <4 x i3>, [2 x <3 x i1>] }) %p) noinline {
  %p1 = getelementptr { i8, <4 x i3>, [2 x <3 x i1>] }, ptr %p, i32 0, i32 1
  %v = load <4 x i3>, ptr %p1
  %p2 = getelementptr { i8, <4 x i3>, [2 x <3 x i1>] }, ptr %p, i32 0, i32 2, i32 1
  %w = load <3 x i1>, ptr %p2
  %e = extractelement <4 x i3> %v, i32 1
  %f = extractelement <3 x i1> %w, i32 1
  %ez = zext i3 %e to i64
  %fz = zext i1 %f to i64
  %s = shl i64 %fz, 8
  %o = or i64 %s, %ez
  ret i64 %o
}
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @agg_nested(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %zp = getelementptr i8, ptr addrspace(1) %xp, i64 1024
  %z = load i64, ptr addrspace(1) %zp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %o3 = getelementptr i8, ptr addrspace(1) %o0, i64 24
  %a = alloca %S
  store %S zeroinitializer, ptr %a
  %t = trunc i64 %x to i3
  %v = insertelement <5 x i3> <i3 1, i3 2, i3 3, i3 -4, i3 -3>, i3 %t, i32 2
  %s1 = insertvalue %S zeroinitializer, <5 x i3> %v, 1, 1
  %w = trunc i64 %y to i40
  %s2 = insertvalue %S %s1, i40 %w, 2
  %b = trunc i64 %z to i1
  %s3 = insertvalue %S %s2, i1 %b, 0
  %p1 = getelementptr %S, ptr %a, i64 0, i32 3
  store %S %s3, ptr %a
  store i64 %z, ptr %p1
  %l = load %S, ptr %a
  %e = extractvalue %S %l, 1, 1
  %f = extractelement <5 x i3> %e, i32 2
  %r = zext i3 %f to i64
  store i64 %r, ptr addrspace(1) %o0
  %g = extractvalue %S %l, 2
  %gz = zext i40 %g to i64
  store i64 %gz, ptr addrspace(1) %o1
  %h = extractvalue %S %l, 3
  store i64 %h, ptr addrspace(1) %o2
  %c = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 ptrtoint (ptr getelementptr (%S, ptr null, i32 1) to i64), i1 false)
  %pv = getelementptr %S, ptr %c, i64 0, i32 1, i64 1
  %pe = load i16, ptr %pv
  %pz = zext i16 %pe to i64
  %pb = load i1, ptr %c
  %pbz = zext i1 %pb to i64
  %k = shl i64 %pbz, 40
  %kk = or i64 %k, %pz
  store i64 %kk, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @agg_global(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %o3 = getelementptr i8, ptr addrspace(1) %o0, i64 24
  %k = and i64 %x, 1
  %p = getelementptr [2 x { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] }], ptr addrspace(2) @go, i64 0, i64 %k, i32 1
  %v = load <4 x i3>, ptr addrspace(2) %p
  %j = and i64 %y, 3
  %e = extractelement <4 x i3> %v, i64 %j
  %r = zext i3 %e to i64
  store i64 %r, ptr addrspace(1) %o0
  %q = getelementptr { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] }, ptr addrspace(2) @go, i64 %k
  %l = load { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] }, ptr addrspace(2) %q
  %c = extractvalue { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } %l, 2
  %cz = sext i24 %c to i64
  store i64 %cz, ptr addrspace(1) %o1
  %m = extractvalue { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } %l, 3
  %m1 = extractelement <3 x i1> %m, i32 1
  %m2 = extractelement <3 x i1> %m, i32 2
  %mz = zext i1 %m1 to i64
  %mz2 = zext i1 %m2 to i64
  %mm = shl i64 %mz, 1
  %mo = or i64 %mm, %mz2
  store i64 %mo, ptr addrspace(1) %o2
  %h = extractvalue { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } %l, 4
  %hb = bitcast half %h to i16
  %h2 = extractvalue { i8, <4 x i3>, i24, <3 x i1>, half, [2 x i16] } %l, 5, 1
  %hz = zext i16 %hb to i64
  %hz2 = zext i16 %h2 to i64
  %hs = shl i64 %hz, 16
  %ho = or i64 %hs, %hz2
  store i64 %ho, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @bool_array(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %zp = getelementptr i8, ptr addrspace(1) %xp, i64 1024
  %z = load i64, ptr addrspace(1) %zp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %o2 = getelementptr i8, ptr addrspace(1) %o0, i64 16
  %o3 = getelementptr i8, ptr addrspace(1) %o0, i64 24
  %a = alloca [8 x i1]
  %b = trunc i64 %x to i1
  store [8 x i1] [i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false], ptr %a
  %k = and i64 %y, 7
  %p = getelementptr [8 x i1], ptr %a, i64 0, i64 %k
  store i1 %b, ptr %p
  %j = and i64 %z, 7
  %q = getelementptr i1, ptr %a, i64 %j
  %l = load i1, ptr %q
  %r = zext i1 %l to i64
  store i64 %r, ptr addrspace(1) %o0
  %w = load [8 x i1], ptr %a
  %e = extractvalue [8 x i1] %w, 3
  %ez = zext i1 %e to i64
  store i64 %ez, ptr addrspace(1) %o1
  %m = load i64, ptr %a
  %mm = and i64 %m, 72340172838076673
  store i64 %mm, ptr addrspace(1) %o2
  %i = insertvalue { i32, i1 } { i32 3, i1 false }, i1 %b, 1
  %s = alloca { i32, i1 }
  store { i32, i1 } %i, ptr %s
  %sp = getelementptr { i32, i1 }, ptr %s, i32 0, i32 1
  %sb = load i8, ptr %sp
  %sz = zext i8 %sb to i64
  store i64 %sz, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @bool_global(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %k = and i64 %y, 7
  %p = getelementptr [8 x i1], ptr addrspace(2) @gb, i64 0, i64 %k
  %l = load i1, ptr addrspace(2) %p
  %r = zext i1 %l to i64
  store i64 %r, ptr addrspace(1) %o0
  %kb = and i64 %k, 1
  %q2 = getelementptr [2 x { i1, i32 }], ptr addrspace(2) @gs, i64 0, i64 %kb, i32 0
  %sb = load i8, ptr addrspace(2) %q2
  %sz = zext i8 %sb to i64
  store i64 %sz, ptr addrspace(1) %o1
  ret void
}

define spir_kernel void @byval_odd(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %zp = getelementptr i8, ptr addrspace(1) %xp, i64 1024
  %z = load i64, ptr addrspace(1) %zp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %o1 = getelementptr i8, ptr addrspace(1) %o0, i64 8
  %a = alloca { i8, <4 x i3>, [2 x <3 x i1>] }
  %t = trunc i64 %x to i3
  %v = insertelement <4 x i3> <i3 1, i3 2, i3 3, i3 -4>, i3 %t, i32 1
  %b = trunc i64 %y to i1
  %w = insertelement <3 x i1> <i1 true, i1 false, i1 true>, i1 %b, i32 1
  %p1 = getelementptr { i8, <4 x i3>, [2 x <3 x i1>] }, ptr %a, i32 0, i32 1
  store <4 x i3> %v, ptr %p1
  %p2 = getelementptr { i8, <4 x i3>, [2 x <3 x i1>] }, ptr %a, i32 0, i32 2, i32 1
  store <3 x i1> %w, ptr %p2
  %r = call spir_func i64 @take(ptr byval({ i8, <4 x i3>, [2 x <3 x i1>] }) %a)
  store i64 %r, ptr addrspace(1) %o0
  %n = and i64 %z, 3
  %fa = alloca [5 x <3 x i5>]
  %q = getelementptr <3 x i5>, ptr %fa, i64 %n
  %xx = trunc i64 %x to i5
  %vv = insertelement <3 x i5> zeroinitializer, i5 %xx, i64 2
  store <3 x i5> %vv, ptr %q
  %all = load [5 x <3 x i5>], ptr %fa
  %c = icmp eq i64 %n, 0
  br i1 %c, label %A, label %B
A:
  br label %B
B:
  %ph = phi [5 x <3 x i5>] [%all, %entry], [zeroinitializer, %A]
  store [5 x <3 x i5>] %ph, ptr %fa
  %ll = load <3 x i5>, ptr %q
  %le = extractelement <3 x i5> %ll, i64 2
  %lz = sext i5 %le to i64
  store i64 %lz, ptr addrspace(1) %o1
  ret void
}

!opencl.ocl.version = !{!0}
!opencl.spir.version = !{!0}
!0 = !{i32 2, i32 0}
