; Attributes of the vector back end.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@offset = internal addrspace(1) global i32 0, align 4 #2

define spir_kernel void @kernel(i32 "VCArgumentIOKind"="1" %a, i8 "VCSingleElementVector" %b) #0 {
  store i32 %a, ptr addrspace(1) @offset
  ret void
}

define spir_func "VCSingleElementVector" i8 @function(i8 %a) #1 {
  ret i8 %a
}

attributes #0 = { "VCFunction" "VCFloatControl"="176" "VCSLMSize"="64" "VCNamedBarrierCount"="2" }
attributes #1 = { "VCFunction" "VCStackCall" "VCSIMTCall"="5" }
attributes #2 = { "VCGlobalVariable" "VCByteOffset"="16" "VCVolatile" }
