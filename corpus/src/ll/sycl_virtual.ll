; Virtual functions that no other module could name: one is internal, one may be dropped where it is unused. Another image imports both.
; A third one is in no image, and what its body uses neither.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@vtable = linkonce_odr addrspace(1) constant { [4 x ptr addrspace(4)] } { [4 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @local to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @inline to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @elsewhere to ptr addrspace(4))] }
@hidden = internal addrspace(1) global i32 0

define spir_kernel void @constructs(ptr addrspace(1) %p) #0 {
  store ptr addrspace(1) @vtable, ptr addrspace(1) %p
  ret void
}
define internal spir_func void @local(ptr addrspace(4) %this) #1 {
  ret void
}
define linkonce_odr spir_func void @inline(ptr addrspace(4) %this) #1 {
  call spir_func void @helper()
  ret void
}
define linkonce_odr spir_func void @elsewhere(ptr addrspace(4) %this) #2 {
  store ptr addrspace(1) @hidden, ptr addrspace(4) %this
  ret void
}
define linkonce_odr spir_func void @helper() {
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="set" }
attributes #2 = { "indirectly-callable"="set" }
