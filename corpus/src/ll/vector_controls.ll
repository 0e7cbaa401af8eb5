; Every attribute of the vector back end, and every setting of the float control word: denormals of each width
; kept or flushed, each rounding, the alternative mode. (Several
; decorations of a function, which the same words ask for there, are no valid SPIR-V to the validator.)
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@plain = internal addrspace(1) global i32 0, align 4 #0
@element = internal addrspace(1) global ptr addrspace(1) null, align 8 #1

define spir_kernel void @kernel_0() #10 {
  ret void
}
define spir_kernel void @kernel_1() #12 {
  ret void
}
define spir_kernel void @kernel_16() #14 {
  ret void
}
define spir_kernel void @kernel_32() #16 {
  ret void
}
define spir_kernel void @kernel_48() #18 {
  ret void
}
define spir_kernel void @kernel_64() #20 {
  ret void
}
define spir_kernel void @kernel_128() #22 {
  ret void
}
define spir_kernel void @kernel_1024() #24 {
  ret void
}
define spir_kernel void @kernel_1233() #26 {
  ret void
}
define spir_func "VCSingleElementVector"="2" i32 @parameters(i32 "VCArgumentIOKind"="3" %a, ptr addrspace(1) "VCMediaBlockIO" %b, ptr addrspace(1) %c, i32 "VCSingleElementVector"="4" %d) #2 {
  ret i32 %a
}
define spir_func void @not_a_number() #3 {
  ret void
}

attributes #0 = { "VCGlobalVariable" "VCByteOffset"="16" }
attributes #1 = { "VCGlobalVariable" "VCVolatile" }
attributes #2 = { "VCFunction" "VCStackCall" }
attributes #3 = { "VCFunction" "VCSIMTCall"="some" }

attributes #10 = { "VCFunction" "VCFloatControl"="0" "VCSLMSize"="3" "VCNamedBarrierCount"="1" }
attributes #12 = { "VCFunction" "VCFloatControl"="1" "VCSLMSize"="4" "VCNamedBarrierCount"="2" }
attributes #14 = { "VCFunction" "VCFloatControl"="16" "VCSLMSize"="19" "VCNamedBarrierCount"="3" }
attributes #16 = { "VCFunction" "VCFloatControl"="32" "VCSLMSize"="35" "VCNamedBarrierCount"="5" }
attributes #18 = { "VCFunction" "VCFloatControl"="48" "VCSLMSize"="51" "VCNamedBarrierCount"="7" }
attributes #20 = { "VCFunction" "VCFloatControl"="64" "VCSLMSize"="67" "VCNamedBarrierCount"="2" }
attributes #22 = { "VCFunction" "VCFloatControl"="128" "VCSLMSize"="131" "VCNamedBarrierCount"="3" }
attributes #24 = { "VCFunction" "VCFloatControl"="1024" "VCSLMSize"="1027" "VCNamedBarrierCount"="3" }
attributes #26 = { "VCFunction" "VCFloatControl"="1233" "VCSLMSize"="1236" "VCNamedBarrierCount"="2" }
