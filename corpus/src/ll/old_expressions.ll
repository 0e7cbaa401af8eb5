; Constant expressions that later LLVM versions dropped, all of them in function bodies, where
; LLVM 22 replaces them by instructions. Assembled by LLVM 14.
@g = external global i32
@h = external global i32
@t = constant [2 x i64] [i64 1, i64 2]
declare void @use(i64)
declare void @use2({ i64, i32 })
declare void @usev(<2 x i64>)
define i64 @plain(i64 %a) {
  %x = add i64 %a, mul (i64 ptrtoint (i32* @g to i64), i64 3)
  %y = icmp eq i64 %x, udiv (i64 shl (i64 ptrtoint (i32* @g to i64), i64 2), i64 add (i64 ptrtoint (i32* @h to i64), i64 1))
  call void @use(i64 zext (i1 icmp eq (i32* @g, i32* @h) to i64))
  call void @use2({ i64, i32 } { i64 and (i64 ptrtoint (i32* @g to i64), i64 7), i32 3 })
  call void @usev(<2 x i64> <i64 or (i64 ptrtoint (i32* @g to i64), i64 1), i64 0>)
  %s = select i1 icmp ult (i32* @g, i32* @h), i64 lshr (i64 ptrtoint (i32* @g to i64), i64 2), i64 ashr exact (i64 ptrtoint (i32* @h to i64), i64 1)
  %e = load i64, i64* getelementptr ([2 x i64], [2 x i64]* @t, i64 0, i64 select (i1 icmp eq (i32* @g, i32* @h), i64 0, i64 1))
  %r = add i64 %s, %e
  store i64 sext (i32 ptrtoint (i32* @g to i32) to i64), i64* inttoptr (i64 and (i64 ptrtoint (i32* @g to i64), i64 -8) to i64*)
  ret i64 %r
}
define i64 @edges(i1 %c, i64 %n) {
entry:
  br i1 %c, label %then, label %join
then:
  switch i64 %n, label %other [ i64 1, label %join
    i64 2, label %join
    i64 3, label %other ]
other:
  %q = phi i64 [ mul (i64 ptrtoint (i32* @h to i64), i64 3), %then ], [ mul (i64 ptrtoint (i32* @h to i64), i64 3), %then ]
  br label %join
join:
  %p = phi i64 [ zext (i1 icmp eq (i32* @g, i32* @h) to i64), %entry ], [ 5, %then ], [ 5, %then ], [ %q, %other ]
  %p2 = phi i64 [ 1, %entry ], [ or (i64 ptrtoint (i32* @h to i64), i64 3), %then ], [ or (i64 ptrtoint (i32* @h to i64), i64 3), %then ], [ 7, %other ]
  %sum = add i64 %p, %p2
  %sum2 = add i64 %sum, shl (i64 ptrtoint (i32* @h to i64), i64 3)
  ret i64 %sum2
}
define double @fp(double %a) {
  %1 = fadd double %a, uitofp (i64 ptrtoint (i32* @g to i64) to double)
  %2 = fmul double fneg (double uitofp (i64 ptrtoint (i32* @g to i64) to double)), %1
  %3 = fcmp olt double %2, fadd (double uitofp (i64 ptrtoint (i32* @g to i64) to double), double 1.0)
  ret double %2
}
