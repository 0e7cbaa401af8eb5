; Lanes named by indices of all widths, known and computed: they are unsigned (LangRef, `extractelement`).
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Of a vector the lanes that the last bits of a number name, each as an index of another width.
define spir_kernel void @computed(ptr addrspace(1) %ints, <4 x i32> %vector, i32 %number) {
  %one = trunc i32 %number to i1
  %two = trunc i32 %number to i2
  %low = and i32 %number, 3
  %seven = trunc i32 %low to i7
  %wide = zext i32 %low to i128
  %a = extractelement <4 x i32> %vector, i1 %one
  %b = extractelement <4 x i32> %vector, i2 %two
  %c = extractelement <4 x i32> %vector, i7 %seven
  %d = extractelement <4 x i32> %vector, i128 %wide
  store i32 %a, ptr addrspace(1) %ints
  %p1 = getelementptr i32, ptr addrspace(1) %ints, i64 1
  store i32 %b, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %ints, i64 2
  store i32 %c, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %ints, i64 3
  store i32 %d, ptr addrspace(1) %p3
  ret void
}

define spir_kernel void @written(ptr addrspace(1) %ints, <4 x i32> %vector, i32 %number) {
  %one = trunc i32 %number to i1
  %two = trunc i32 %number to i2
  %v1 = insertelement <4 x i32> %vector, i32 100, i1 %one
  %v2 = insertelement <4 x i32> %v1, i32 200, i2 %two
  store <4 x i32> %v2, ptr addrspace(1) %ints
  ret void
}

; The same, known: with its sign, i1 1 would be lane -1.
define spir_kernel void @known(ptr addrspace(1) %ints, <4 x i32> %vector) {
  %a = extractelement <4 x i32> %vector, i1 true
  %b = extractelement <4 x i32> %vector, i2 3
  %v1 = insertelement <4 x i32> %vector, i32 %a, i1 false
  %v2 = insertelement <4 x i32> %v1, i32 %b, i2 2
  store <4 x i32> %v2, ptr addrspace(1) %ints
  ret void
}
