; Control flow: switches on every width, phis of every kind, loops with every control, blocks that nothing reaches.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i32 @switch_i8(i8 %a) {
entry:
  switch i8 %a, label %other [
    i8 0, label %zero
    i8 -5, label %five
    i8 100, label %zero
    i8 7, label %seven
  ]
zero:
  br label %join
five:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %seven ], [ 4, %other ]
  ret i32 %r
}

define spir_func i32 @switch_i16(i16 %a) {
entry:
  switch i16 %a, label %other [
    i16 0, label %zero
    i16 -5, label %five
    i16 100, label %zero
    i16 7, label %seven
  ]
zero:
  br label %join
five:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %seven ], [ 4, %other ]
  ret i32 %r
}

define spir_func i32 @switch_i32(i32 %a) {
entry:
  switch i32 %a, label %other [
    i32 0, label %zero
    i32 -5, label %five
    i32 100, label %zero
    i32 7, label %seven
  ]
zero:
  br label %join
five:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %seven ], [ 4, %other ]
  ret i32 %r
}

define spir_func i32 @switch_i64(i64 %a) {
entry:
  switch i64 %a, label %other [
    i64 0, label %zero
    i64 -5, label %five
    i64 100, label %zero
    i64 7, label %seven
  ]
zero:
  br label %join
five:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %seven ], [ 4, %other ]
  ret i32 %r
}

define spir_func i32 @switch_i13(i13 %a) {
entry:
  switch i13 %a, label %other [
    i13 0, label %zero
    i13 -5, label %five
    i13 100, label %zero
    i13 7, label %seven
  ]
zero:
  br label %join
five:
  br label %join
seven:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 1, %zero ], [ 2, %five ], [ 3, %seven ], [ 4, %other ]
  ret i32 %r
}

define spir_kernel void @loop0(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !0
done:
  ret void
}

define spir_kernel void @loop1(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !2
done:
  ret void
}

define spir_kernel void @loop2(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !4
done:
  ret void
}

define spir_kernel void @loop3(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !6
done:
  ret void
}

define spir_kernel void @loop4(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !8
done:
  ret void
}

define spir_kernel void @loop5(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !10
done:
  ret void
}

define spir_kernel void @loop6(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !12
done:
  ret void
}

define spir_kernel void @loop7(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !14
done:
  ret void
}

define spir_kernel void @loop8(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !16
done:
  ret void
}

define spir_kernel void @loop9(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !18
done:
  ret void
}

define spir_kernel void @loop10(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !21
done:
  ret void
}

define spir_func i32 @branches(i1 %c, i1 %d, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br i1 %d, label %both, label %join
no:
  br i1 %d, label %join, label %neither
both:
  br label %join
neither:
  switch i32 %a, label %never [
    i32 1, label %join
    i32 2, label %join
  ]
never:
  unreachable
join:
  %r = phi i32 [ 10, %yes ], [ 20, %no ], [ 30, %both ], [ 40, %neither ], [ 40, %neither ]
  %s = phi i32 [ %a, %yes ], [ 1, %no ], [ %a, %both ], [ 5, %neither ], [ 5, %neither ]
  %t = sub i32 %r, %s
  ret i32 %t
dead:
  %u = add i32 %a, 7
  br label %dead
}

define spir_func i32 @irreducible(i1 %c, i32 %n) {
entry:
  br i1 %c, label %one, label %two
one:
  %x = phi i32 [ 1, %entry ], [ %y1, %two ]
  %x1 = add i32 %x, %n
  %big = icmp sgt i32 %x1, 100
  br i1 %big, label %out, label %two
two:
  %y = phi i32 [ 2, %entry ], [ %x1, %one ]
  %y1 = mul i32 %y, 3
  %odd = icmp slt i32 %y1, 50
  br i1 %odd, label %one, label %out
out:
  %z = phi i32 [ %x1, %one ], [ %y1, %two ]
  ret i32 %z
}

define spir_func void @swapped(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %f = phi float [ 0.0, %entry ], [ %g, %loop ]
  %v = phi <2 x i32> [ zeroinitializer, %entry ], [ %w, %loop ]
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %r, %loop ]
  %g = fadd float %f, 1.5
  %w = insertelement <2 x i32> %v, i32 %a, i32 1
  %r = getelementptr i32, ptr addrspace(1) %q, i64 1
  store i32 %b, ptr addrspace(1) %q
  %c = icmp eq i32 %a, %n
  br i1 %c, label %end, label %loop
end:
  store float %g, ptr addrspace(3) %l
  store <2 x i32> %w, ptr addrspace(1) %r
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.full"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.count", i32 4}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.count", i32 1}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.ivdep.enable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.ivdep.safelen", i32 8}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.peeled.count", i32 2}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.vectorize.enable", i1 true}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.unroll.count", i32 3}
!20 = !{!"llvm.loop.ivdep.enable"}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
