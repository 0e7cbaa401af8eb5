; Attributes on functions, parameters, results and call sites: enum, integer, type, string, ranges, memory, captures.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define noundef nonnull align 8 dereferenceable(16) ptr @pointers(ptr noalias captures(none) readonly %a, ptr writeonly captures(ret: address, provenance) dereferenceable_or_null(8) %b, ptr nonnull align 4 noundef nofree %c, ptr byval(i32) align 8 %d, ptr returned %f, ptr dead_on_unwind writable initializes((0, 4), (8, 12)) %g) {
  ret ptr %f
}
define zeroext range(i8 0, 10) i8 @integers(i8 signext range(i8 -5, 3) %a, i16 zeroext %b, i32 inreg %c, i64 noext %d, i128 range(i128 -170141183460469231731687303715884105728, 5) %e) {
  ret i8 1
}
define nofpclass(nan inf) float @floats(float nofpclass(zero sub) %a) {
  ret float %a
}
define void @result(ptr noalias sret({ i32, i64 }) align 8 %e) {
  ret void
}
define void @swift(ptr swiftself %a, ptr swifterror %b, ptr nest %c) {
  ret void
}
define void @none() #0 { ret void }
define void @memory() #1 { ret void }
define void @many() #2 { ret void }
define void @strings() #3 { ret void }
declare ptr @allocate(i64, i32) #4
declare void @convergent() #5

define void @sites(ptr %p) {
  %1 = call noalias ptr @allocate(i64 8, i32 4) #6
  call void @convergent() #7
  %2 = call noundef float @floats(float noundef 1.0)
  ret void
}
attributes #0 = { memory(none) }
attributes #1 = { memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: write) }
attributes #2 = { cold mustprogress norecurse nosync nounwind speculatable willreturn minsize optsize noreturn returns_twice nofree nobuiltin noduplicate nomerge noimplicitfloat naked strictfp nonlazybind noredzone null_pointer_is_valid sspstrong sanitize_address sanitize_memory sanitize_thread safestack shadowcallstack coro_only_destroy_when_complete vscale_range(1,16) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" "a"="" "b" "\01odd\22key"="\7F\FF" }
attributes #4 = { allocsize(0,1) allockind("alloc,zeroed") "alloc-family"="device" nounwind }
attributes #5 = { convergent nounwind nocallback presplitcoroutine }
attributes #6 = { builtin "site"="yes" }
attributes #7 = { convergent nounwind memory(argmem: read) }
