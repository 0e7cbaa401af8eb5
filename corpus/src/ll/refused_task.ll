; A task sequence of something that is no function.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPviiii(ptr, i32, i32, i32, i32)

define spir_func void @no_function(ptr %f) {
  %t = call spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPviiii(ptr %f, i32 1, i32 0, i32 4, i32 4)
  ret void
}
