; Bits and bytes in reverse, in integers whose width is no power of two: groups of bits do not pair up in them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare i3 @llvm.bitreverse.i3(i3)
declare i7 @llvm.bitreverse.i7(i7)
declare i12 @llvm.bitreverse.i12(i12)
declare i23 @llvm.bitreverse.i23(i23)
declare i33 @llvm.bitreverse.i33(i33)
declare i48 @llvm.bitreverse.i48(i48)
declare i63 @llvm.bitreverse.i63(i63)
declare i16 @llvm.bitreverse.i16(i16)
declare i64 @llvm.bitreverse.i64(i64)
declare i48 @llvm.bswap.i48(i48)
declare i16 @llvm.bswap.i16(i16)
declare i64 @llvm.bswap.i64(i64)
declare <3 x i12> @llvm.bitreverse.v3i12(<3 x i12>)
declare <2 x i48> @llvm.bswap.v2i48(<2 x i48>)

; One number for each line, widened without its sign.
define spir_kernel void @reversal(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = load i64, ptr addrspace(1) %in
  %t0 = trunc i64 %x to i3
  %r0 = call i3 @llvm.bitreverse.i3(i3 %t0)
  %z0 = zext i3 %r0 to i64
  %p0 = getelementptr i64, ptr addrspace(1) %out, i64 0
  store i64 %z0, ptr addrspace(1) %p0
  %t1 = trunc i64 %x to i7
  %r1 = call i7 @llvm.bitreverse.i7(i7 %t1)
  %z1 = zext i7 %r1 to i64
  %p1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %z1, ptr addrspace(1) %p1
  %t2 = trunc i64 %x to i12
  %r2 = call i12 @llvm.bitreverse.i12(i12 %t2)
  %z2 = zext i12 %r2 to i64
  %p2 = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %z2, ptr addrspace(1) %p2
  %t3 = trunc i64 %x to i23
  %r3 = call i23 @llvm.bitreverse.i23(i23 %t3)
  %z3 = zext i23 %r3 to i64
  %p3 = getelementptr i64, ptr addrspace(1) %out, i64 3
  store i64 %z3, ptr addrspace(1) %p3
  %t4 = trunc i64 %x to i33
  %r4 = call i33 @llvm.bitreverse.i33(i33 %t4)
  %z4 = zext i33 %r4 to i64
  %p4 = getelementptr i64, ptr addrspace(1) %out, i64 4
  store i64 %z4, ptr addrspace(1) %p4
  %t5 = trunc i64 %x to i48
  %r5 = call i48 @llvm.bitreverse.i48(i48 %t5)
  %z5 = zext i48 %r5 to i64
  %p5 = getelementptr i64, ptr addrspace(1) %out, i64 5
  store i64 %z5, ptr addrspace(1) %p5
  %t6 = trunc i64 %x to i63
  %r6 = call i63 @llvm.bitreverse.i63(i63 %t6)
  %z6 = zext i63 %r6 to i64
  %p6 = getelementptr i64, ptr addrspace(1) %out, i64 6
  store i64 %z6, ptr addrspace(1) %p6
  %t7 = trunc i64 %x to i16
  %r7 = call i16 @llvm.bitreverse.i16(i16 %t7)
  %z7 = zext i16 %r7 to i64
  %p7 = getelementptr i64, ptr addrspace(1) %out, i64 7
  store i64 %z7, ptr addrspace(1) %p7
  %r8 = call i64 @llvm.bitreverse.i64(i64 %x)
  %p8 = getelementptr i64, ptr addrspace(1) %out, i64 8
  store i64 %r8, ptr addrspace(1) %p8
  %t9 = trunc i64 %x to i48
  %r9 = call i48 @llvm.bswap.i48(i48 %t9)
  %z9 = zext i48 %r9 to i64
  %p9 = getelementptr i64, ptr addrspace(1) %out, i64 9
  store i64 %z9, ptr addrspace(1) %p9
  %t10 = trunc i64 %x to i16
  %r10 = call i16 @llvm.bswap.i16(i16 %t10)
  %z10 = zext i16 %r10 to i64
  %p10 = getelementptr i64, ptr addrspace(1) %out, i64 10
  store i64 %z10, ptr addrspace(1) %p10
  %r11 = call i64 @llvm.bswap.i64(i64 %x)
  %p11 = getelementptr i64, ptr addrspace(1) %out, i64 11
  store i64 %r11, ptr addrspace(1) %p11
  %s12 = insertelement <3 x i64> <i64 77, i64 4096, i64 -3>, i64 %x, i32 0
  %t12 = trunc <3 x i64> %s12 to <3 x i12>
  %r12 = call <3 x i12> @llvm.bitreverse.v3i12(<3 x i12> %t12)
  %z12 = zext <3 x i12> %r12 to <3 x i64>
  %e12.0 = extractelement <3 x i64> %z12, i32 0
  %p12.0 = getelementptr i64, ptr addrspace(1) %out, i64 12
  store i64 %e12.0, ptr addrspace(1) %p12.0
  %e12.1 = extractelement <3 x i64> %z12, i32 1
  %p12.1 = getelementptr i64, ptr addrspace(1) %out, i64 13
  store i64 %e12.1, ptr addrspace(1) %p12.1
  %e12.2 = extractelement <3 x i64> %z12, i32 2
  %p12.2 = getelementptr i64, ptr addrspace(1) %out, i64 14
  store i64 %e12.2, ptr addrspace(1) %p12.2
  %s13 = insertelement <2 x i64> <i64 77, i64 1311768467463790320>, i64 %x, i32 0
  %t13 = trunc <2 x i64> %s13 to <2 x i48>
  %r13 = call <2 x i48> @llvm.bswap.v2i48(<2 x i48> %t13)
  %z13 = zext <2 x i48> %r13 to <2 x i64>
  %e13.0 = extractelement <2 x i64> %z13, i32 0
  %p13.0 = getelementptr i64, ptr addrspace(1) %out, i64 15
  store i64 %e13.0, ptr addrspace(1) %p13.0
  %e13.1 = extractelement <2 x i64> %z13, i32 1
  %p13.1 = getelementptr i64, ptr addrspace(1) %out, i64 16
  store i64 %e13.1, ptr addrspace(1) %p13.1
  ret void
}
