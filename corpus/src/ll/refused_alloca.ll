; A variable of a size that is known at run time only.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

define spir_func void @variable(i32 %n) {
  %a = alloca i32, i32 %n, align 4
  store i32 0, ptr %a, align 4
  ret void
}
