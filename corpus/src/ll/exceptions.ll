; Instructions that device code never has and other producers' bitcode does: invoke, landing pads, funclets, callbr, inline assembly.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@type = external constant ptr
declare void @may_throw(i32)
declare i32 @personality(...)
declare i32 @funclet(...)

define i32 @landing(i32 %x) personality ptr @personality {
entry:
  invoke void @may_throw(i32 %x) nounwind [ "tag"(i32 1) ] to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr @type filter [1 x ptr] [ptr @type]
  %s = extractvalue { ptr, i32 } %l, 1
  %c = icmp eq i32 %s, 1
  br i1 %c, label %handled, label %again
handled:
  ret i32 %s
again:
  resume { ptr, i32 } %l
}

define void @funclets() personality ptr @funclet {
entry:
  invoke void @may_throw(i32 1) to label %done unwind label %switch
switch:
  %cs = catchswitch within none [label %catch] unwind label %clean
catch:
  %cp = catchpad within %cs [ptr @type, i32 64, ptr null]
  call void @may_throw(i32 2) [ "funclet"(token %cp) ]
  catchret from %cp to label %done
clean:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
done:
  ret void
}

define i32 @branch_call(i32 %x) {
entry:
  callbr void asm sideeffect "jump $0, ${1:l}", "r,!i,~{memory}"(i32 %x) to label %plain [label %target]
plain:
  ret i32 1
target:
  ret i32 2
}

define i32 @assembly(i32 %x) {
  %1 = call i32 asm "mov $0, $1", "=r,r"(i32 %x)
  %2 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "two", "=r,=r,~{flags}"()
  call void asm sideeffect "nothing", ""()
  ret i32 %1
}
