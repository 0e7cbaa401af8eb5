; The intrinsics on integers, on widths that SPIR-V lacks and on vectors: overflow, saturation, counting,
; reversing and shifting.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
declare { i9, i1 } @llvm.sadd.with.overflow.i9(i9, i9)
declare { i9, i1 } @llvm.uadd.with.overflow.i9(i9, i9)
declare { i9, i1 } @llvm.ssub.with.overflow.i9(i9, i9)
declare { i9, i1 } @llvm.usub.with.overflow.i9(i9, i9)
declare { i9, i1 } @llvm.smul.with.overflow.i9(i9, i9)
declare { i9, i1 } @llvm.umul.with.overflow.i9(i9, i9)
declare i9 @llvm.sadd.sat.i9(i9, i9)
declare i9 @llvm.uadd.sat.i9(i9, i9)
declare i9 @llvm.ssub.sat.i9(i9, i9)
declare i9 @llvm.usub.sat.i9(i9, i9)
declare i9 @llvm.sshl.sat.i9(i9, i9)
declare i9 @llvm.ushl.sat.i9(i9, i9)
declare i9 @llvm.smax.i9(i9, i9)
declare i9 @llvm.smin.i9(i9, i9)
declare i9 @llvm.umax.i9(i9, i9)
declare i9 @llvm.umin.i9(i9, i9)
declare i9 @llvm.ctlz.i9(i9, i1)
declare i9 @llvm.cttz.i9(i9, i1)
declare i9 @llvm.abs.i9(i9, i1)
declare i9 @llvm.ctpop.i9(i9)
declare i9 @llvm.bitreverse.i9(i9)
declare i9 @llvm.fshl.i9(i9, i9, i9)
declare i9 @llvm.fshr.i9(i9, i9, i9)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.usub.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.umul.with.overflow.i24(i24, i24)
declare i24 @llvm.sadd.sat.i24(i24, i24)
declare i24 @llvm.uadd.sat.i24(i24, i24)
declare i24 @llvm.ssub.sat.i24(i24, i24)
declare i24 @llvm.usub.sat.i24(i24, i24)
declare i24 @llvm.sshl.sat.i24(i24, i24)
declare i24 @llvm.ushl.sat.i24(i24, i24)
declare i24 @llvm.smax.i24(i24, i24)
declare i24 @llvm.smin.i24(i24, i24)
declare i24 @llvm.umax.i24(i24, i24)
declare i24 @llvm.umin.i24(i24, i24)
declare i24 @llvm.ctlz.i24(i24, i1)
declare i24 @llvm.cttz.i24(i24, i1)
declare i24 @llvm.abs.i24(i24, i1)
declare i24 @llvm.ctpop.i24(i24)
declare i24 @llvm.bitreverse.i24(i24)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare { i48, i1 } @llvm.sadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.uadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.ssub.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.usub.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
declare i48 @llvm.sadd.sat.i48(i48, i48)
declare i48 @llvm.uadd.sat.i48(i48, i48)
declare i48 @llvm.ssub.sat.i48(i48, i48)
declare i48 @llvm.usub.sat.i48(i48, i48)
declare i48 @llvm.sshl.sat.i48(i48, i48)
declare i48 @llvm.ushl.sat.i48(i48, i48)
declare i48 @llvm.smax.i48(i48, i48)
declare i48 @llvm.smin.i48(i48, i48)
declare i48 @llvm.umax.i48(i48, i48)
declare i48 @llvm.umin.i48(i48, i48)
declare i48 @llvm.ctlz.i48(i48, i1)
declare i48 @llvm.cttz.i48(i48, i1)
declare i48 @llvm.abs.i48(i48, i1)
declare i48 @llvm.ctpop.i48(i48)
declare i48 @llvm.bitreverse.i48(i48)
declare i48 @llvm.bswap.i48(i48)
declare i48 @llvm.fshl.i48(i48, i48, i48)
declare i48 @llvm.fshr.i48(i48, i48, i48)
declare { <2 x i7>, <2 x i1> } @llvm.sadd.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare { <2 x i7>, <2 x i1> } @llvm.uadd.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare { <2 x i7>, <2 x i1> } @llvm.ssub.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare { <2 x i7>, <2 x i1> } @llvm.usub.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare { <2 x i7>, <2 x i1> } @llvm.smul.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare { <2 x i7>, <2 x i1> } @llvm.umul.with.overflow.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.sadd.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.uadd.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.ssub.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.usub.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.sshl.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.ushl.sat.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.smax.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.smin.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.umax.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.umin.v2i7(<2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.ctlz.v2i7(<2 x i7>, i1)
declare <2 x i7> @llvm.cttz.v2i7(<2 x i7>, i1)
declare <2 x i7> @llvm.abs.v2i7(<2 x i7>, i1)
declare <2 x i7> @llvm.ctpop.v2i7(<2 x i7>)
declare <2 x i7> @llvm.bitreverse.v2i7(<2 x i7>)
declare <2 x i7> @llvm.fshl.v2i7(<2 x i7>, <2 x i7>, <2 x i7>)
declare <2 x i7> @llvm.fshr.v2i7(<2 x i7>, <2 x i7>, <2 x i7>)
declare { <4 x i64>, <4 x i1> } @llvm.sadd.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare { <4 x i64>, <4 x i1> } @llvm.uadd.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare { <4 x i64>, <4 x i1> } @llvm.ssub.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare { <4 x i64>, <4 x i1> } @llvm.usub.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare { <4 x i64>, <4 x i1> } @llvm.smul.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare { <4 x i64>, <4 x i1> } @llvm.umul.with.overflow.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.sadd.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.uadd.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.ssub.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.usub.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.sshl.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.ushl.sat.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.smax.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.smin.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.umax.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.umin.v4i64(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.ctlz.v4i64(<4 x i64>, i1)
declare <4 x i64> @llvm.cttz.v4i64(<4 x i64>, i1)
declare <4 x i64> @llvm.abs.v4i64(<4 x i64>, i1)
declare <4 x i64> @llvm.ctpop.v4i64(<4 x i64>)
declare <4 x i64> @llvm.bitreverse.v4i64(<4 x i64>)
declare <4 x i64> @llvm.bswap.v4i64(<4 x i64>)
declare <4 x i64> @llvm.fshl.v4i64(<4 x i64>, <4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.fshr.v4i64(<4 x i64>, <4 x i64>, <4 x i64>)

define spir_func i9 @sadd_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.sadd.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @uadd_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.uadd.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @ssub_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.ssub.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @usub_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.usub.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @smul_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.smul.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @umul_i9(i9 %a, i9 %b) {
  %r = call { i9, i1 } @llvm.umul.with.overflow.i9(i9 %a, i9 %b)
  %v = extractvalue { i9, i1 } %r, 0
  %o = extractvalue { i9, i1 } %r, 1
  %x = select i1 %o, i9 %a, i9 %v
  ret i9 %x
}
define spir_func i9 @sadd_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.sadd.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @uadd_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.uadd.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @ssub_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.ssub.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @usub_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.usub.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @sshl_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.sshl.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @ushl_sat_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.ushl.sat.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @smax_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.smax.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @smin_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.smin.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @umax_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.umax.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @umin_i9(i9 %a, i9 %b) {
  %r = call i9 @llvm.umin.i9(i9 %a, i9 %b)
  ret i9 %r
}
define spir_func i9 @ctlz_i9(i9 %a) {
  %r = call i9 @llvm.ctlz.i9(i9 %a, i1 false)
  ret i9 %r
}
define spir_func i9 @cttz_i9(i9 %a) {
  %r = call i9 @llvm.cttz.i9(i9 %a, i1 false)
  ret i9 %r
}
define spir_func i9 @abs_i9(i9 %a) {
  %r = call i9 @llvm.abs.i9(i9 %a, i1 false)
  ret i9 %r
}
define spir_func i9 @ctpop_i9(i9 %a) {
  %r = call i9 @llvm.ctpop.i9(i9 %a)
  ret i9 %r
}
define spir_func i9 @bitreverse_i9(i9 %a) {
  %r = call i9 @llvm.bitreverse.i9(i9 %a)
  ret i9 %r
}
define spir_func i9 @fshl_i9(i9 %a, i9 %b, i9 %c) {
  %r = call i9 @llvm.fshl.i9(i9 %a, i9 %b, i9 %c)
  ret i9 %r
}
define spir_func i9 @fshr_i9(i9 %a, i9 %b, i9 %c) {
  %r = call i9 @llvm.fshr.i9(i9 %a, i9 %b, i9 %c)
  ret i9 %r
}
define spir_func i24 @sadd_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @uadd_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @ssub_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @usub_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @smul_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @umul_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %a, i24 %b)
  %v = extractvalue { i24, i1 } %r, 0
  %o = extractvalue { i24, i1 } %r, 1
  %x = select i1 %o, i24 %a, i24 %v
  ret i24 %x
}
define spir_func i24 @sadd_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.sadd.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @uadd_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.uadd.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @ssub_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.ssub.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @usub_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.usub.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @sshl_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.sshl.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @ushl_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.ushl.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @smax_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.smax.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @smin_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.smin.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @umax_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.umax.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @umin_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.umin.i24(i24 %a, i24 %b)
  ret i24 %r
}
define spir_func i24 @ctlz_i24(i24 %a) {
  %r = call i24 @llvm.ctlz.i24(i24 %a, i1 false)
  ret i24 %r
}
define spir_func i24 @cttz_i24(i24 %a) {
  %r = call i24 @llvm.cttz.i24(i24 %a, i1 false)
  ret i24 %r
}
define spir_func i24 @abs_i24(i24 %a) {
  %r = call i24 @llvm.abs.i24(i24 %a, i1 false)
  ret i24 %r
}
define spir_func i24 @ctpop_i24(i24 %a) {
  %r = call i24 @llvm.ctpop.i24(i24 %a)
  ret i24 %r
}
define spir_func i24 @bitreverse_i24(i24 %a) {
  %r = call i24 @llvm.bitreverse.i24(i24 %a)
  ret i24 %r
}
define spir_func i24 @fshl_i24(i24 %a, i24 %b, i24 %c) {
  %r = call i24 @llvm.fshl.i24(i24 %a, i24 %b, i24 %c)
  ret i24 %r
}
define spir_func i24 @fshr_i24(i24 %a, i24 %b, i24 %c) {
  %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 %c)
  ret i24 %r
}
define spir_func i48 @sadd_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @uadd_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @ssub_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @usub_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @smul_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @umul_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  %v = extractvalue { i48, i1 } %r, 0
  %o = extractvalue { i48, i1 } %r, 1
  %x = select i1 %o, i48 %a, i48 %v
  ret i48 %x
}
define spir_func i48 @sadd_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.sadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @uadd_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.uadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @ssub_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.ssub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @usub_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.usub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @sshl_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.sshl.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @ushl_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.ushl.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @smax_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.smax.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @smin_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.smin.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @umax_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.umax.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @umin_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.umin.i48(i48 %a, i48 %b)
  ret i48 %r
}
define spir_func i48 @ctlz_i48(i48 %a) {
  %r = call i48 @llvm.ctlz.i48(i48 %a, i1 false)
  ret i48 %r
}
define spir_func i48 @cttz_i48(i48 %a) {
  %r = call i48 @llvm.cttz.i48(i48 %a, i1 false)
  ret i48 %r
}
define spir_func i48 @abs_i48(i48 %a) {
  %r = call i48 @llvm.abs.i48(i48 %a, i1 false)
  ret i48 %r
}
define spir_func i48 @ctpop_i48(i48 %a) {
  %r = call i48 @llvm.ctpop.i48(i48 %a)
  ret i48 %r
}
define spir_func i48 @bitreverse_i48(i48 %a) {
  %r = call i48 @llvm.bitreverse.i48(i48 %a)
  ret i48 %r
}
define spir_func i48 @bswap_i48(i48 %a) {
  %r = call i48 @llvm.bswap.i48(i48 %a)
  ret i48 %r
}
define spir_func i48 @fshl_i48(i48 %a, i48 %b, i48 %c) {
  %r = call i48 @llvm.fshl.i48(i48 %a, i48 %b, i48 %c)
  ret i48 %r
}
define spir_func i48 @fshr_i48(i48 %a, i48 %b, i48 %c) {
  %r = call i48 @llvm.fshr.i48(i48 %a, i48 %b, i48 %c)
  ret i48 %r
}
define spir_func <2 x i7> @sadd_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.sadd.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @uadd_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.uadd.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @ssub_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.ssub.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @usub_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.usub.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @smul_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.smul.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @umul_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call { <2 x i7>, <2 x i1> } @llvm.umul.with.overflow.v2i7(<2 x i7> %a, <2 x i7> %b)
  %v = extractvalue { <2 x i7>, <2 x i1> } %r, 0
  %o = extractvalue { <2 x i7>, <2 x i1> } %r, 1
  %x = select <2 x i1> %o, <2 x i7> %a, <2 x i7> %v
  ret <2 x i7> %x
}
define spir_func <2 x i7> @sadd_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.sadd.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @uadd_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.uadd.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @ssub_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.ssub.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @usub_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.usub.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @sshl_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.sshl.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @ushl_sat_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.ushl.sat.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @smax_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.smax.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @smin_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.smin.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @umax_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.umax.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @umin_v2i7(<2 x i7> %a, <2 x i7> %b) {
  %r = call <2 x i7> @llvm.umin.v2i7(<2 x i7> %a, <2 x i7> %b)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @ctlz_v2i7(<2 x i7> %a) {
  %r = call <2 x i7> @llvm.ctlz.v2i7(<2 x i7> %a, i1 false)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @cttz_v2i7(<2 x i7> %a) {
  %r = call <2 x i7> @llvm.cttz.v2i7(<2 x i7> %a, i1 false)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @abs_v2i7(<2 x i7> %a) {
  %r = call <2 x i7> @llvm.abs.v2i7(<2 x i7> %a, i1 false)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @ctpop_v2i7(<2 x i7> %a) {
  %r = call <2 x i7> @llvm.ctpop.v2i7(<2 x i7> %a)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @bitreverse_v2i7(<2 x i7> %a) {
  %r = call <2 x i7> @llvm.bitreverse.v2i7(<2 x i7> %a)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @fshl_v2i7(<2 x i7> %a, <2 x i7> %b, <2 x i7> %c) {
  %r = call <2 x i7> @llvm.fshl.v2i7(<2 x i7> %a, <2 x i7> %b, <2 x i7> %c)
  ret <2 x i7> %r
}
define spir_func <2 x i7> @fshr_v2i7(<2 x i7> %a, <2 x i7> %b, <2 x i7> %c) {
  %r = call <2 x i7> @llvm.fshr.v2i7(<2 x i7> %a, <2 x i7> %b, <2 x i7> %c)
  ret <2 x i7> %r
}
define spir_func <4 x i64> @sadd_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.sadd.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @uadd_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.uadd.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @ssub_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.ssub.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @usub_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.usub.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @smul_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.smul.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @umul_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call { <4 x i64>, <4 x i1> } @llvm.umul.with.overflow.v4i64(<4 x i64> %a, <4 x i64> %b)
  %v = extractvalue { <4 x i64>, <4 x i1> } %r, 0
  %o = extractvalue { <4 x i64>, <4 x i1> } %r, 1
  %x = select <4 x i1> %o, <4 x i64> %a, <4 x i64> %v
  ret <4 x i64> %x
}
define spir_func <4 x i64> @sadd_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.sadd.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @uadd_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.uadd.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @ssub_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.ssub.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @usub_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.usub.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @sshl_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.sshl.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @ushl_sat_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.ushl.sat.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @smax_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.smax.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @smin_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.smin.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @umax_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.umax.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @umin_v4i64(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.umin.v4i64(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @ctlz_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.ctlz.v4i64(<4 x i64> %a, i1 false)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @cttz_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.cttz.v4i64(<4 x i64> %a, i1 false)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @abs_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %a, i1 false)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @ctpop_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.ctpop.v4i64(<4 x i64> %a)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @bitreverse_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.bitreverse.v4i64(<4 x i64> %a)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @bswap_v4i64(<4 x i64> %a) {
  %r = call <4 x i64> @llvm.bswap.v4i64(<4 x i64> %a)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @fshl_v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c) {
  %r = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c)
  ret <4 x i64> %r
}
define spir_func <4 x i64> @fshr_v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c) {
  %r = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c)
  ret <4 x i64> %r
}
