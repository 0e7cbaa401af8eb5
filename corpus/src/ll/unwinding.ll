; Calls that may unwind: on a device nothing is thrown, and what handles it is left out.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare i32 @funclets(...)

define spir_func i32 @step(i32 %x) {
  %y = add i32 %x, 3
  ret i32 %y
}

define spir_func void @keep(ptr addrspace(1) %at, i32 %x) {
  store i32 %x, ptr addrspace(1) %at, align 4
  ret void
}

; A loop whose phi takes the results of calls that may unwind, and a value of a handler.
define spir_kernel void @steps(ptr addrspace(1) %out, i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %first = invoke spir_func i32 @step(i32 %x) to label %head unwind label %pad
head:
  %now = phi i32 [ %first, %entry ], [ %next, %more ], [ 7, %caught ]
  %below = icmp slt i32 %now, 30
  br i1 %below, label %more, label %done
more:
  %next = invoke spir_func i32 @step(i32 %now) to label %head unwind label %pad
done:
  invoke spir_func void @keep(ptr addrspace(1) %out, i32 %now) to label %end unwind label %pad
end:
  ret void
pad:
  %thrown = landingpad { ptr, i32 } cleanup catch ptr null
  %object = extractvalue { ptr, i32 } %thrown, 0
  %caught.object = call ptr @__cxa_begin_catch(ptr %object)
  %known = icmp eq ptr %caught.object, null
  br i1 %known, label %caught, label %again
caught:
  br label %head
again:
  resume { ptr, i32 } %thrown
}

; The same with funclets, and a builtin that is called so.
define spir_kernel void @in_funclets(ptr addrspace(1) %out, float %x) personality ptr @funclets {
entry:
  %root = invoke spir_func float @_Z4sqrtf(float %x) to label %fine unwind label %switch
fine:
  store float %root, ptr addrspace(1) %out, align 4
  br label %end
switch:
  %pads = catchswitch within none [label %catch] unwind label %clean
catch:
  %pad = catchpad within %pads [ptr null, i32 64, ptr null]
  catchret from %pad to label %end
clean:
  %cleaning = cleanuppad within none []
  cleanupret from %cleaning unwind to caller
end:
  ret void
}

declare spir_func float @_Z4sqrtf(float)
