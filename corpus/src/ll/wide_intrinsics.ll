; Intrinsics on integers of more than 64 bits, which are words here, and integers where an extension allows them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @wide_128(ptr addrspace(1) %p, i64 %al, i64 %ah, i64 %bl, i64 %bh, i64 %by) {
  %t1 = zext i64 %al to i128
  %t2 = zext i64 %ah to i128
  %t3 = shl i128 %t2, 64
  %t4 = or i128 %t1, %t3
  %t5 = zext i64 %bl to i128
  %t6 = zext i64 %bh to i128
  %t7 = shl i128 %t6, 64
  %t8 = or i128 %t5, %t7
  %t9 = zext i64 %by to i128
  %t10 = call i128 @llvm.abs.i128(i128 %t4, i1 false)
  %t11 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %t10, ptr addrspace(1) %t11, align 16
  %t12 = call i128 @llvm.ctpop.i128(i128 %t4)
  %t13 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %t12, ptr addrspace(1) %t13, align 16
  %t14 = call i128 @llvm.ctlz.i128(i128 %t4, i1 false)
  %t15 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %t14, ptr addrspace(1) %t15, align 16
  %t16 = call i128 @llvm.cttz.i128(i128 %t4, i1 false)
  %t17 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %t16, ptr addrspace(1) %t17, align 16
  %t18 = call i128 @llvm.bswap.i128(i128 %t4)
  %t19 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i128 %t18, ptr addrspace(1) %t19, align 16
  %t20 = call i128 @llvm.bitreverse.i128(i128 %t4)
  %t21 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i128 %t20, ptr addrspace(1) %t21, align 16
  %t22 = call i128 @llvm.smax.i128(i128 %t4, i128 %t8)
  %t23 = getelementptr i8, ptr addrspace(1) %p, i64 96
  store i128 %t22, ptr addrspace(1) %t23, align 16
  %t24 = call i128 @llvm.smin.i128(i128 %t4, i128 %t8)
  %t25 = getelementptr i8, ptr addrspace(1) %p, i64 112
  store i128 %t24, ptr addrspace(1) %t25, align 16
  %t26 = call i128 @llvm.umax.i128(i128 %t4, i128 %t8)
  %t27 = getelementptr i8, ptr addrspace(1) %p, i64 128
  store i128 %t26, ptr addrspace(1) %t27, align 16
  %t28 = call i128 @llvm.umin.i128(i128 %t4, i128 %t8)
  %t29 = getelementptr i8, ptr addrspace(1) %p, i64 144
  store i128 %t28, ptr addrspace(1) %t29, align 16
  %t30 = call i128 @llvm.sadd.sat.i128(i128 %t4, i128 %t8)
  %t31 = getelementptr i8, ptr addrspace(1) %p, i64 160
  store i128 %t30, ptr addrspace(1) %t31, align 16
  %t32 = call i128 @llvm.uadd.sat.i128(i128 %t4, i128 %t8)
  %t33 = getelementptr i8, ptr addrspace(1) %p, i64 176
  store i128 %t32, ptr addrspace(1) %t33, align 16
  %t34 = call i128 @llvm.ssub.sat.i128(i128 %t4, i128 %t8)
  %t35 = getelementptr i8, ptr addrspace(1) %p, i64 192
  store i128 %t34, ptr addrspace(1) %t35, align 16
  %t36 = call i128 @llvm.usub.sat.i128(i128 %t4, i128 %t8)
  %t37 = getelementptr i8, ptr addrspace(1) %p, i64 208
  store i128 %t36, ptr addrspace(1) %t37, align 16
  %t39 = urem i64 %by, 128
  %t40 = zext i64 %t39 to i128
  %t38 = call i128 @llvm.sshl.sat.i128(i128 %t4, i128 %t40)
  %t41 = getelementptr i8, ptr addrspace(1) %p, i64 224
  store i128 %t38, ptr addrspace(1) %t41, align 16
  %t43 = urem i64 %by, 128
  %t44 = zext i64 %t43 to i128
  %t42 = call i128 @llvm.ushl.sat.i128(i128 %t4, i128 %t44)
  %t45 = getelementptr i8, ptr addrspace(1) %p, i64 240
  store i128 %t42, ptr addrspace(1) %t45, align 16
  %t46 = call i8 @llvm.scmp.i8.i128(i128 %t4, i128 %t8)
  %t47 = sext i8 %t46 to i128
  %t48 = getelementptr i8, ptr addrspace(1) %p, i64 256
  store i128 %t47, ptr addrspace(1) %t48, align 16
  %t49 = call i8 @llvm.ucmp.i8.i128(i128 %t4, i128 %t8)
  %t50 = sext i8 %t49 to i128
  %t51 = getelementptr i8, ptr addrspace(1) %p, i64 272
  store i128 %t50, ptr addrspace(1) %t51, align 16
  %t52 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %t4, i128 %t8)
  %t53 = extractvalue { i128, i1 } %t52, 0
  %t54 = extractvalue { i128, i1 } %t52, 1
  %t55 = getelementptr i8, ptr addrspace(1) %p, i64 288
  store i128 %t53, ptr addrspace(1) %t55, align 16
  %t56 = zext i1 %t54 to i128
  %t57 = getelementptr i8, ptr addrspace(1) %p, i64 304
  store i128 %t56, ptr addrspace(1) %t57, align 16
  %t58 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %t4, i128 %t8)
  %t59 = extractvalue { i128, i1 } %t58, 0
  %t60 = extractvalue { i128, i1 } %t58, 1
  %t61 = getelementptr i8, ptr addrspace(1) %p, i64 320
  store i128 %t59, ptr addrspace(1) %t61, align 16
  %t62 = zext i1 %t60 to i128
  %t63 = getelementptr i8, ptr addrspace(1) %p, i64 336
  store i128 %t62, ptr addrspace(1) %t63, align 16
  %t64 = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %t4, i128 %t8)
  %t65 = extractvalue { i128, i1 } %t64, 0
  %t66 = extractvalue { i128, i1 } %t64, 1
  %t67 = getelementptr i8, ptr addrspace(1) %p, i64 352
  store i128 %t65, ptr addrspace(1) %t67, align 16
  %t68 = zext i1 %t66 to i128
  %t69 = getelementptr i8, ptr addrspace(1) %p, i64 368
  store i128 %t68, ptr addrspace(1) %t69, align 16
  %t70 = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %t4, i128 %t8)
  %t71 = extractvalue { i128, i1 } %t70, 0
  %t72 = extractvalue { i128, i1 } %t70, 1
  %t73 = getelementptr i8, ptr addrspace(1) %p, i64 384
  store i128 %t71, ptr addrspace(1) %t73, align 16
  %t74 = zext i1 %t72 to i128
  %t75 = getelementptr i8, ptr addrspace(1) %p, i64 400
  store i128 %t74, ptr addrspace(1) %t75, align 16
  %t76 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %t4, i128 %t8)
  %t77 = extractvalue { i128, i1 } %t76, 0
  %t78 = extractvalue { i128, i1 } %t76, 1
  %t79 = getelementptr i8, ptr addrspace(1) %p, i64 416
  store i128 %t77, ptr addrspace(1) %t79, align 16
  %t80 = zext i1 %t78 to i128
  %t81 = getelementptr i8, ptr addrspace(1) %p, i64 432
  store i128 %t80, ptr addrspace(1) %t81, align 16
  %t82 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %t4, i128 %t8)
  %t83 = extractvalue { i128, i1 } %t82, 0
  %t84 = extractvalue { i128, i1 } %t82, 1
  %t85 = getelementptr i8, ptr addrspace(1) %p, i64 448
  store i128 %t83, ptr addrspace(1) %t85, align 16
  %t86 = zext i1 %t84 to i128
  %t87 = getelementptr i8, ptr addrspace(1) %p, i64 464
  store i128 %t86, ptr addrspace(1) %t87, align 16
  %t88 = call i128 @llvm.fshl.i128(i128 %t4, i128 %t8, i128 %t9)
  %t89 = getelementptr i8, ptr addrspace(1) %p, i64 480
  store i128 %t88, ptr addrspace(1) %t89, align 16
  %t90 = call i128 @llvm.fshr.i128(i128 %t4, i128 %t8, i128 %t9)
  %t91 = getelementptr i8, ptr addrspace(1) %p, i64 496
  store i128 %t90, ptr addrspace(1) %t91, align 16
  ret void
}

define spir_kernel void @wide_100(ptr addrspace(1) %p, i64 %al, i64 %ah, i64 %bl, i64 %bh, i64 %by) {
  %t1 = zext i64 %al to i128
  %t2 = zext i64 %ah to i128
  %t3 = shl i128 %t2, 64
  %t4 = or i128 %t1, %t3
  %t5 = trunc i128 %t4 to i100
  %t6 = zext i64 %bl to i128
  %t7 = zext i64 %bh to i128
  %t8 = shl i128 %t7, 64
  %t9 = or i128 %t6, %t8
  %t10 = trunc i128 %t9 to i100
  %t11 = zext i64 %by to i100
  %t12 = call i100 @llvm.abs.i100(i100 %t5, i1 false)
  %t13 = zext i100 %t12 to i128
  %t14 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i128 %t13, ptr addrspace(1) %t14, align 16
  %t15 = call i100 @llvm.ctpop.i100(i100 %t5)
  %t16 = zext i100 %t15 to i128
  %t17 = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i128 %t16, ptr addrspace(1) %t17, align 16
  %t18 = call i100 @llvm.ctlz.i100(i100 %t5, i1 false)
  %t19 = zext i100 %t18 to i128
  %t20 = getelementptr i8, ptr addrspace(1) %p, i64 32
  store i128 %t19, ptr addrspace(1) %t20, align 16
  %t21 = call i100 @llvm.cttz.i100(i100 %t5, i1 false)
  %t22 = zext i100 %t21 to i128
  %t23 = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i128 %t22, ptr addrspace(1) %t23, align 16
  %t24 = call i100 @llvm.bitreverse.i100(i100 %t5)
  %t25 = zext i100 %t24 to i128
  %t26 = getelementptr i8, ptr addrspace(1) %p, i64 64
  store i128 %t25, ptr addrspace(1) %t26, align 16
  %t27 = call i100 @llvm.smax.i100(i100 %t5, i100 %t10)
  %t28 = zext i100 %t27 to i128
  %t29 = getelementptr i8, ptr addrspace(1) %p, i64 80
  store i128 %t28, ptr addrspace(1) %t29, align 16
  %t30 = call i100 @llvm.smin.i100(i100 %t5, i100 %t10)
  %t31 = zext i100 %t30 to i128
  %t32 = getelementptr i8, ptr addrspace(1) %p, i64 96
  store i128 %t31, ptr addrspace(1) %t32, align 16
  %t33 = call i100 @llvm.umax.i100(i100 %t5, i100 %t10)
  %t34 = zext i100 %t33 to i128
  %t35 = getelementptr i8, ptr addrspace(1) %p, i64 112
  store i128 %t34, ptr addrspace(1) %t35, align 16
  %t36 = call i100 @llvm.umin.i100(i100 %t5, i100 %t10)
  %t37 = zext i100 %t36 to i128
  %t38 = getelementptr i8, ptr addrspace(1) %p, i64 128
  store i128 %t37, ptr addrspace(1) %t38, align 16
  %t39 = call i100 @llvm.sadd.sat.i100(i100 %t5, i100 %t10)
  %t40 = zext i100 %t39 to i128
  %t41 = getelementptr i8, ptr addrspace(1) %p, i64 144
  store i128 %t40, ptr addrspace(1) %t41, align 16
  %t42 = call i100 @llvm.uadd.sat.i100(i100 %t5, i100 %t10)
  %t43 = zext i100 %t42 to i128
  %t44 = getelementptr i8, ptr addrspace(1) %p, i64 160
  store i128 %t43, ptr addrspace(1) %t44, align 16
  %t45 = call i100 @llvm.ssub.sat.i100(i100 %t5, i100 %t10)
  %t46 = zext i100 %t45 to i128
  %t47 = getelementptr i8, ptr addrspace(1) %p, i64 176
  store i128 %t46, ptr addrspace(1) %t47, align 16
  %t48 = call i100 @llvm.usub.sat.i100(i100 %t5, i100 %t10)
  %t49 = zext i100 %t48 to i128
  %t50 = getelementptr i8, ptr addrspace(1) %p, i64 192
  store i128 %t49, ptr addrspace(1) %t50, align 16
  %t52 = urem i64 %by, 100
  %t53 = zext i64 %t52 to i100
  %t51 = call i100 @llvm.sshl.sat.i100(i100 %t5, i100 %t53)
  %t54 = zext i100 %t51 to i128
  %t55 = getelementptr i8, ptr addrspace(1) %p, i64 208
  store i128 %t54, ptr addrspace(1) %t55, align 16
  %t57 = urem i64 %by, 100
  %t58 = zext i64 %t57 to i100
  %t56 = call i100 @llvm.ushl.sat.i100(i100 %t5, i100 %t58)
  %t59 = zext i100 %t56 to i128
  %t60 = getelementptr i8, ptr addrspace(1) %p, i64 224
  store i128 %t59, ptr addrspace(1) %t60, align 16
  %t61 = call i8 @llvm.scmp.i8.i100(i100 %t5, i100 %t10)
  %t62 = sext i8 %t61 to i128
  %t63 = getelementptr i8, ptr addrspace(1) %p, i64 240
  store i128 %t62, ptr addrspace(1) %t63, align 16
  %t64 = call i8 @llvm.ucmp.i8.i100(i100 %t5, i100 %t10)
  %t65 = sext i8 %t64 to i128
  %t66 = getelementptr i8, ptr addrspace(1) %p, i64 256
  store i128 %t65, ptr addrspace(1) %t66, align 16
  %t67 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 %t5, i100 %t10)
  %t68 = extractvalue { i100, i1 } %t67, 0
  %t69 = extractvalue { i100, i1 } %t67, 1
  %t70 = zext i100 %t68 to i128
  %t71 = getelementptr i8, ptr addrspace(1) %p, i64 272
  store i128 %t70, ptr addrspace(1) %t71, align 16
  %t72 = zext i1 %t69 to i128
  %t73 = getelementptr i8, ptr addrspace(1) %p, i64 288
  store i128 %t72, ptr addrspace(1) %t73, align 16
  %t74 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 %t5, i100 %t10)
  %t75 = extractvalue { i100, i1 } %t74, 0
  %t76 = extractvalue { i100, i1 } %t74, 1
  %t77 = zext i100 %t75 to i128
  %t78 = getelementptr i8, ptr addrspace(1) %p, i64 304
  store i128 %t77, ptr addrspace(1) %t78, align 16
  %t79 = zext i1 %t76 to i128
  %t80 = getelementptr i8, ptr addrspace(1) %p, i64 320
  store i128 %t79, ptr addrspace(1) %t80, align 16
  %t81 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 %t5, i100 %t10)
  %t82 = extractvalue { i100, i1 } %t81, 0
  %t83 = extractvalue { i100, i1 } %t81, 1
  %t84 = zext i100 %t82 to i128
  %t85 = getelementptr i8, ptr addrspace(1) %p, i64 336
  store i128 %t84, ptr addrspace(1) %t85, align 16
  %t86 = zext i1 %t83 to i128
  %t87 = getelementptr i8, ptr addrspace(1) %p, i64 352
  store i128 %t86, ptr addrspace(1) %t87, align 16
  %t88 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 %t5, i100 %t10)
  %t89 = extractvalue { i100, i1 } %t88, 0
  %t90 = extractvalue { i100, i1 } %t88, 1
  %t91 = zext i100 %t89 to i128
  %t92 = getelementptr i8, ptr addrspace(1) %p, i64 368
  store i128 %t91, ptr addrspace(1) %t92, align 16
  %t93 = zext i1 %t90 to i128
  %t94 = getelementptr i8, ptr addrspace(1) %p, i64 384
  store i128 %t93, ptr addrspace(1) %t94, align 16
  %t95 = call { i100, i1 } @llvm.smul.with.overflow.i100(i100 %t5, i100 %t10)
  %t96 = extractvalue { i100, i1 } %t95, 0
  %t97 = extractvalue { i100, i1 } %t95, 1
  %t98 = zext i100 %t96 to i128
  %t99 = getelementptr i8, ptr addrspace(1) %p, i64 400
  store i128 %t98, ptr addrspace(1) %t99, align 16
  %t100 = zext i1 %t97 to i128
  %t101 = getelementptr i8, ptr addrspace(1) %p, i64 416
  store i128 %t100, ptr addrspace(1) %t101, align 16
  %t102 = call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %t5, i100 %t10)
  %t103 = extractvalue { i100, i1 } %t102, 0
  %t104 = extractvalue { i100, i1 } %t102, 1
  %t105 = zext i100 %t103 to i128
  %t106 = getelementptr i8, ptr addrspace(1) %p, i64 432
  store i128 %t105, ptr addrspace(1) %t106, align 16
  %t107 = zext i1 %t104 to i128
  %t108 = getelementptr i8, ptr addrspace(1) %p, i64 448
  store i128 %t107, ptr addrspace(1) %t108, align 16
  %t109 = call i100 @llvm.fshl.i100(i100 %t5, i100 %t10, i100 %t11)
  %t110 = zext i100 %t109 to i128
  %t111 = getelementptr i8, ptr addrspace(1) %p, i64 464
  store i128 %t110, ptr addrspace(1) %t111, align 16
  %t112 = call i100 @llvm.fshr.i100(i100 %t5, i100 %t10, i100 %t11)
  %t113 = zext i100 %t112 to i128
  %t114 = getelementptr i8, ptr addrspace(1) %p, i64 480
  store i128 %t113, ptr addrspace(1) %t114, align 16
  ret void
}

define spir_kernel void @vectors(ptr addrspace(1) %p, i64 %al, i64 %bl) {
  %a = sext i64 %al to i128
  %b = sext i64 %bl to i128
  %v = insertelement <2 x i128> poison, i128 %a, i32 0
  %w = insertelement <2 x i128> %v, i128 %b, i32 1
  %s = shufflevector <2 x i128> %w, <2 x i128> poison, <2 x i32> <i32 1, i32 0>
  %m = call <2 x i128> @llvm.smax.v2i128(<2 x i128> %w, <2 x i128> %s)
  store <2 x i128> %m, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  %c = call <2 x i128> @llvm.abs.v2i128(<2 x i128> %w, i1 false)
  store <2 x i128> %c, ptr addrspace(1) %q, align 16
  %r = getelementptr i8, ptr addrspace(1) %p, i64 64
  %i = call <6 x i128> @llvm.vector.interleave3.v6i128(<2 x i128> %w, <2 x i128> %m, <2 x i128> %c)
  store <6 x i128> %i, ptr addrspace(1) %r, align 16
  ret void
}

declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.smin.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i128 @llvm.sshl.sat.i128(i128, i128)
declare i128 @llvm.ushl.sat.i128(i128, i128)
declare i8 @llvm.scmp.i8.i128(i128, i128)
declare i8 @llvm.ucmp.i8.i128(i128, i128)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i100 @llvm.abs.i100(i100, i1)
declare i100 @llvm.ctpop.i100(i100)
declare i100 @llvm.ctlz.i100(i100, i1)
declare i100 @llvm.cttz.i100(i100, i1)
declare i100 @llvm.bitreverse.i100(i100)
declare i100 @llvm.smax.i100(i100, i100)
declare i100 @llvm.smin.i100(i100, i100)
declare i100 @llvm.umax.i100(i100, i100)
declare i100 @llvm.umin.i100(i100, i100)
declare i100 @llvm.sadd.sat.i100(i100, i100)
declare i100 @llvm.uadd.sat.i100(i100, i100)
declare i100 @llvm.ssub.sat.i100(i100, i100)
declare i100 @llvm.usub.sat.i100(i100, i100)
declare i100 @llvm.sshl.sat.i100(i100, i100)
declare i100 @llvm.ushl.sat.i100(i100, i100)
declare i8 @llvm.scmp.i8.i100(i100, i100)
declare i8 @llvm.ucmp.i8.i100(i100, i100)
declare { i100, i1 } @llvm.sadd.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.uadd.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.ssub.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.usub.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.smul.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.umul.with.overflow.i100(i100, i100)
declare i100 @llvm.fshl.i100(i100, i100, i100)
declare i100 @llvm.fshr.i100(i100, i100, i100)
declare <2 x i128> @llvm.smax.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.abs.v2i128(<2 x i128>, i1)
declare <6 x i128> @llvm.vector.interleave3.v6i128(<2 x i128>, <2 x i128>, <2 x i128>)

; Results of more than 64 bits of what has fewer.
define spir_kernel void @wide_results(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) %in, align 4
  %in.1 = getelementptr i32, ptr addrspace(1) %in, i64 1
  %b = load i32, ptr addrspace(1) %in.1, align 4
  %signed = call i128 @llvm.scmp.i128.i32(i32 %a, i32 %b)
  %signed.high = ashr i128 %signed, 64
  %signed.result = trunc i128 %signed.high to i32
  store i32 %signed.result, ptr addrspace(1) %out, align 4
  %out.1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  %a.wide = sext i32 %a to i128
  %b.wide = sext i32 %b to i128
  %unsigned = call i128 @llvm.ucmp.i128.i128(i128 %a.wide, i128 %b.wide)
  %unsigned.result = trunc i128 %unsigned to i32
  store i32 %unsigned.result, ptr addrspace(1) %out.1, align 4
  %out.2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %f = sitofp i32 %a to float
  %f.small = fmul float %f, 1.5625e-02
  %split = call { float, i128 } @llvm.frexp.f32.i128(float %f.small)
  %exponent = extractvalue { float, i128 } %split, 1
  %exponent.result = trunc i128 %exponent to i32
  store i32 %exponent.result, ptr addrspace(1) %out.2, align 4
  %out.3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %exponent.high = ashr i128 %exponent, 64
  %exponent.sign = trunc i128 %exponent.high to i32
  store i32 %exponent.sign, ptr addrspace(1) %out.3, align 4
  %out.4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %f.vector = insertelement <2 x float> <float 1.0, float 8.0>, float %f, i64 0
  %splits = call { <2 x float>, <2 x i128> } @llvm.frexp.v2f32.v2i128(<2 x float> %f.vector)
  %exponents = extractvalue { <2 x float>, <2 x i128> } %splits, 1
  %exponents.result = trunc <2 x i128> %exponents to <2 x i32>
  store <2 x i32> %exponents.result, ptr addrspace(1) %out.4, align 4
  ret void
}

declare i128 @llvm.scmp.i128.i32(i32, i32)
declare i128 @llvm.ucmp.i128.i128(i128, i128)
declare { float, i128 } @llvm.frexp.f32.i128(float)
declare { <2 x float>, <2 x i128> } @llvm.frexp.v2f32.v2i128(<2 x float>)
