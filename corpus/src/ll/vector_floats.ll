; Floating-point control of the vector back end: every rounding mode and every treatment of small numbers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @function0() #0 {
  ret void
}

define spir_func void @function1() #1 {
  ret void
}

define spir_func void @function16() #2 {
  ret void
}

define spir_func void @function32() #3 {
  ret void
}

define spir_func void @function48() #4 {
  ret void
}

define spir_func void @function64() #5 {
  ret void
}

define spir_func void @function128() #6 {
  ret void
}

define spir_func void @function1024() #7 {
  ret void
}

define spir_func void @function1216() #8 {
  ret void
}

define spir_kernel void @kernel0() #9 {
  ret void
}

define spir_kernel void @kernel1() #10 {
  ret void
}

define spir_kernel void @kernel16() #11 {
  ret void
}

define spir_kernel void @kernel32() #12 {
  ret void
}

define spir_kernel void @kernel48() #13 {
  ret void
}

define spir_kernel void @kernel64() #14 {
  ret void
}

define spir_kernel void @kernel128() #15 {
  ret void
}

define spir_kernel void @kernel1024() #16 {
  ret void
}

define spir_kernel void @kernel1216() #17 {
  ret void
}

@private = internal global i32 0 #18

define spir_func void @block(target("spirv.BufferSurfaceINTEL", 0) %b, ptr addrspace(1) "VCMediaBlockIO" "VCArgumentDesc"="text" %a) #19 {
  store i32 1, ptr @private
  ret void
}

attributes #0 = { "VCFunction" "VCFloatControl"="0" }
attributes #1 = { "VCFunction" "VCFloatControl"="1" }
attributes #2 = { "VCFunction" "VCFloatControl"="16" }
attributes #3 = { "VCFunction" "VCFloatControl"="32" }
attributes #4 = { "VCFunction" "VCFloatControl"="48" }
attributes #5 = { "VCFunction" "VCFloatControl"="64" }
attributes #6 = { "VCFunction" "VCFloatControl"="128" }
attributes #7 = { "VCFunction" "VCFloatControl"="1024" }
attributes #8 = { "VCFunction" "VCFloatControl"="1216" }
attributes #9 = { "VCFunction" "VCFloatControl"="0" }
attributes #10 = { "VCFunction" "VCFloatControl"="1" }
attributes #11 = { "VCFunction" "VCFloatControl"="16" }
attributes #12 = { "VCFunction" "VCFloatControl"="32" }
attributes #13 = { "VCFunction" "VCFloatControl"="48" }
attributes #14 = { "VCFunction" "VCFloatControl"="64" }
attributes #15 = { "VCFunction" "VCFloatControl"="128" }
attributes #16 = { "VCFunction" "VCFloatControl"="1024" }
attributes #17 = { "VCFunction" "VCFloatControl"="1216" }
attributes #18 = { "VCGlobalVariable" "VCByteOffset"="8" }
attributes #19 = { "VCFunction" }
