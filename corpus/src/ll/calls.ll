; Functions and calls: conventions, attributes of parameters and results, linkage, what is called before it is defined.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @imported(i32, ptr addrspace(1)) #0
declare spir_func zeroext i8 @narrow(i8 signext, i16 zeroext)
declare extern_weak spir_func void @maybe()

define spir_kernel void @caller(ptr addrspace(1) noalias captures(none) readonly align 16 %a, ptr addrspace(1) noalias writeonly dereferenceable(64) %b, i32 %n, ptr byval({ i32, i64 }) align 8 %s) {
  %1 = call spir_func i32 @later(i32 %n, i32 3)
  %2 = call spir_func i32 @imported(i32 %1, ptr addrspace(1) %a)
  %3 = call spir_func zeroext i8 @narrow(i8 signext 5, i16 zeroext 6)
  %4 = call spir_func i32 @inlined(i32 %2)
  %5 = call spir_func i32 @kept(i32 %4)
  %6 = call spir_func i32 @constant(i32 %5)
  %7 = call spir_func i32 @pure(ptr addrspace(1) %a)
  %8 = tail call fastcc i32 @fast(i32 %7, i32 %6)
  call spir_func void @maybe()
  %9 = call coldcc i32 @cold(i32 %8), !alias.scope !0, !noalias !0
  %10 = getelementptr { i32, i64 }, ptr %s, i32 0, i32 0
  %11 = load i32, ptr %10
  %r = alloca { i32, i64 }, align 8
  call spir_func void @returns(ptr sret({ i32, i64 }) align 8 %r, i32 %11)
  %12 = load i32, ptr %r
  store i32 %12, ptr addrspace(1) %b
  store i8 %3, ptr addrspace(1) %b
  store i32 %9, ptr addrspace(1) %b
  ret void
}

define spir_func i32 @later(i32 %a, i32 %b) {
  %1 = sub i32 %a, %b
  ret i32 %1
}
define linkonce_odr spir_func i32 @inlined(i32 %a) alwaysinline {
  %1 = add i32 %a, 1
  ret i32 %1
}
define weak spir_func i32 @kept(i32 %a) noinline {
  %1 = add i32 %a, 2
  ret i32 %1
}
define weak_odr spir_func i32 @constant(i32 %a) memory(none) {
  %1 = mul i32 %a, %a
  ret i32 %1
}
define linkonce spir_func i32 @pure(ptr addrspace(1) readonly captures(none) %p) memory(argmem: read) {
  %1 = load i32, ptr addrspace(1) %p
  ret i32 %1
}
define internal fastcc i32 @fast(i32 %a, i32 %b) {
  %1 = sdiv i32 %a, %b
  ret i32 %1
}
define private coldcc i32 @cold(i32 %a) optnone noinline {
  ret i32 %a
}
define protected spir_func signext i16 @result(i16 signext %a, ptr readnone %p) {
  ret i16 %a
}
define spir_func void @returns(ptr noalias sret({ i32, i64 }) align 8 %r, i32 %a) {
  store i32 %a, ptr %r
  ret void
}

attributes #0 = { convergent nounwind }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
