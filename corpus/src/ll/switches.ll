; Switches and arithmetic on integers of every kind of width.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @switch_i2(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i2
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i2 1, i2 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i2 -2, i2 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i2 -1, i2 %sel1
  %ad = add i2 %sel, 0
  switch i2 %ad, label %d [i2 1, label %c0 i2 -1, label %c1 i2 -2, label %c2]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i3(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i3
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i3 1, i3 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i3 -4, i3 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i3 -1, i3 %sel1
  %ad = add i3 %sel, 0
  switch i3 %ad, label %d [i3 1, label %c0 i3 -1, label %c1 i3 -4, label %c2]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i4(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i4
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i4 1, i4 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i4 -8, i4 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i4 -1, i4 %sel1
  %ad = add i4 %sel, 0
  switch i4 %ad, label %d [i4 1, label %c0 i4 -1, label %c1 i4 -8, label %c2 i4 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i5(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i5
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i5 1, i5 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i5 -16, i5 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i5 -1, i5 %sel1
  %ad = add i5 %sel, 0
  switch i5 %ad, label %d [i5 1, label %c0 i5 -1, label %c1 i5 -16, label %c2 i5 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i7(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i7
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i7 1, i7 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i7 -64, i7 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i7 -1, i7 %sel1
  %ad = add i7 %sel, 0
  switch i7 %ad, label %d [i7 1, label %c0 i7 -1, label %c1 i7 -64, label %c2 i7 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i8(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i8
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i8 1, i8 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i8 -128, i8 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i8 -1, i8 %sel1
  %ad = add i8 %sel, 0
  switch i8 %ad, label %d [i8 1, label %c0 i8 -1, label %c1 i8 -128, label %c2 i8 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i12(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i12
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i12 1, i12 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i12 -2048, i12 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i12 -1, i12 %sel1
  %ad = add i12 %sel, 0
  switch i12 %ad, label %d [i12 1, label %c0 i12 -1, label %c1 i12 -2048, label %c2 i12 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i16(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i16
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i16 1, i16 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i16 -32768, i16 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i16 -1, i16 %sel1
  %ad = add i16 %sel, 0
  switch i16 %ad, label %d [i16 1, label %c0 i16 -1, label %c1 i16 -32768, label %c2 i16 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i24(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i24
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i24 1, i24 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i24 -8388608, i24 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i24 -1, i24 %sel1
  %ad = add i24 %sel, 0
  switch i24 %ad, label %d [i24 1, label %c0 i24 -1, label %c1 i24 -8388608, label %c2 i24 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i33(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i33
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i33 1, i33 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i33 -4294967296, i33 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i33 -1, i33 %sel1
  %ad = add i33 %sel, 0
  switch i33 %ad, label %d [i33 1, label %c0 i33 -1, label %c1 i33 -4294967296, label %c2 i33 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i48(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = trunc i64 %x to i48
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i48 1, i48 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i48 -140737488355328, i48 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i48 -1, i48 %sel1
  %ad = add i48 %sel, 0
  switch i48 %ad, label %d [i48 1, label %c0 i48 -1, label %c1 i48 -140737488355328, label %c2 i48 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i64(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = add i64 %x, 0
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i64 1, i64 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i64 -9223372036854775808, i64 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i64 -1, i64 %sel1
  %ad = add i64 %sel, 0
  switch i64 %ad, label %d [i64 1, label %c0 i64 -1, label %c1 i64 -9223372036854775808, label %c2 i64 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i65(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = sext i64 %x to i65
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i65 1, i65 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i65 -18446744073709551616, i65 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i65 -1, i65 %sel1
  %ad = add i65 %sel, 0
  switch i65 %ad, label %d [i65 1, label %c0 i65 -1, label %c1 i65 -18446744073709551616, label %c2 i65 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i100(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = sext i64 %x to i100
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i100 1, i100 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i100 -633825300114114700748351602688, i100 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i100 -1, i100 %sel1
  %ad = add i100 %sel, 0
  switch i100 %ad, label %d [i100 1, label %c0 i100 -1, label %c1 i100 -633825300114114700748351602688, label %c2 i100 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @switch_i128(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %xo = mul i64 %gid, 8
  %xp = getelementptr i8, ptr addrspace(1) %in, i64 %xo
  %x = load i64, ptr addrspace(1) %xp
  %yp = getelementptr i8, ptr addrspace(1) %xp, i64 512
  %y = load i64, ptr addrspace(1) %yp
  %oo = mul i64 %gid, 32
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 %oo
  %m = sext i64 %x to i128
  %k = and i64 %y, 3
  %cc = icmp eq i64 %k, 0
  %sel0 = select i1 %cc, i128 1, i128 %m
  %cd = icmp eq i64 %k, 1
  %sel1 = select i1 %cd, i128 -170141183460469231731687303715884105728, i128 %sel0
  %ce = icmp eq i64 %k, 2
  %sel = select i1 %ce, i128 -1, i128 %sel1
  %ad = add i128 %sel, 0
  switch i128 %ad, label %d [i128 1, label %c0 i128 -1, label %c1 i128 -170141183460469231731687303715884105728, label %c2 i128 5, label %c3]
c0:
  br label %e
c1:
  br label %e
c2:
  br label %e
c3:
  br label %e
d:
  br label %e
e:
  %r = phi i64 [99, %d], [10, %c0], [11, %c1], [12, %c2], [13, %c3]
  store i64 %r, ptr addrspace(1) %o0
  ret void
}

define spir_kernel void @arith_i3(ptr addrspace(1) %out, ptr addrspace(1) %in) {
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
  %a = trunc i64 %x to i3
  %b = trunc i64 %y to i3
  %b1 = or i3 %b, 1
  %c = trunc i64 %z to i3
  %s = add i3 %a, %b
  %d = udiv i3 %s, %b1
  %e = mul i3 %d, %c
  %f = xor i3 %e, %a
  %sh = and i3 %c, 1
  %g = lshr i3 %f, %sh
  %h = ashr i3 %a, %sh
  %i = sub i3 %g, %h
  %z1 = zext i3 %i to i64
  %z2 = sext i3 %s to i64
  %cmp = icmp slt i3 %a, %b
  %cz = zext i1 %cmp to i64
  %cmp2 = icmp ult i3 %a, %b
  %cz2 = zext i1 %cmp2 to i64
  %c3 = shl i64 %cz, 1
  %c4 = or i64 %c3, %cz2
  store i64 %z1, ptr addrspace(1) %o0
  store i64 %z2, ptr addrspace(1) %o1
  store i64 %c4, ptr addrspace(1) %o2
  %al = alloca i3
  store i3 %i, ptr %al
  %ld = load volatile i3, ptr %al
  %lz = zext i3 %ld to i64
  store i64 %lz, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @arith_i4(ptr addrspace(1) %out, ptr addrspace(1) %in) {
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
  %a = trunc i64 %x to i4
  %b = trunc i64 %y to i4
  %b1 = or i4 %b, 1
  %c = trunc i64 %z to i4
  %s = add i4 %a, %b
  %d = udiv i4 %s, %b1
  %e = mul i4 %d, %c
  %f = xor i4 %e, %a
  %sh = and i4 %c, 1
  %g = lshr i4 %f, %sh
  %h = ashr i4 %a, %sh
  %i = sub i4 %g, %h
  %z1 = zext i4 %i to i64
  %z2 = sext i4 %s to i64
  %cmp = icmp slt i4 %a, %b
  %cz = zext i1 %cmp to i64
  %cmp2 = icmp ult i4 %a, %b
  %cz2 = zext i1 %cmp2 to i64
  %c3 = shl i64 %cz, 1
  %c4 = or i64 %c3, %cz2
  store i64 %z1, ptr addrspace(1) %o0
  store i64 %z2, ptr addrspace(1) %o1
  store i64 %c4, ptr addrspace(1) %o2
  %al = alloca i4
  store i4 %i, ptr %al
  %ld = load volatile i4, ptr %al
  %lz = zext i4 %ld to i64
  store i64 %lz, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @arith_i24(ptr addrspace(1) %out, ptr addrspace(1) %in) {
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
  %a = trunc i64 %x to i24
  %b = trunc i64 %y to i24
  %b1 = or i24 %b, 1
  %c = trunc i64 %z to i24
  %s = add i24 %a, %b
  %d = udiv i24 %s, %b1
  %e = mul i24 %d, %c
  %f = xor i24 %e, %a
  %sh = and i24 %c, 1
  %g = lshr i24 %f, %sh
  %h = ashr i24 %a, %sh
  %i = sub i24 %g, %h
  %z1 = zext i24 %i to i64
  %z2 = sext i24 %s to i64
  %cmp = icmp slt i24 %a, %b
  %cz = zext i1 %cmp to i64
  %cmp2 = icmp ult i24 %a, %b
  %cz2 = zext i1 %cmp2 to i64
  %c3 = shl i64 %cz, 1
  %c4 = or i64 %c3, %cz2
  store i64 %z1, ptr addrspace(1) %o0
  store i64 %z2, ptr addrspace(1) %o1
  store i64 %c4, ptr addrspace(1) %o2
  %al = alloca i24
  store i24 %i, ptr %al
  %ld = load volatile i24, ptr %al
  %lz = zext i24 %ld to i64
  store i64 %lz, ptr addrspace(1) %o3
  ret void
}

define spir_kernel void @arith_i48(ptr addrspace(1) %out, ptr addrspace(1) %in) {
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
  %a = trunc i64 %x to i48
  %b = trunc i64 %y to i48
  %b1 = or i48 %b, 1
  %c = trunc i64 %z to i48
  %s = add i48 %a, %b
  %d = udiv i48 %s, %b1
  %e = mul i48 %d, %c
  %f = xor i48 %e, %a
  %sh = and i48 %c, 1
  %g = lshr i48 %f, %sh
  %h = ashr i48 %a, %sh
  %i = sub i48 %g, %h
  %z1 = zext i48 %i to i64
  %z2 = sext i48 %s to i64
  %cmp = icmp slt i48 %a, %b
  %cz = zext i1 %cmp to i64
  %cmp2 = icmp ult i48 %a, %b
  %cz2 = zext i1 %cmp2 to i64
  %c3 = shl i64 %cz, 1
  %c4 = or i64 %c3, %cz2
  store i64 %z1, ptr addrspace(1) %o0
  store i64 %z2, ptr addrspace(1) %o1
  store i64 %c4, ptr addrspace(1) %o2
  %al = alloca i48
  store i48 %i, ptr %al
  %ld = load volatile i48, ptr %al
  %lz = zext i48 %ld to i64
  store i64 %lz, ptr addrspace(1) %o3
  ret void
}

!opencl.ocl.version = !{!0}
!opencl.spir.version = !{!0}
!0 = !{i32 2, i32 0}
