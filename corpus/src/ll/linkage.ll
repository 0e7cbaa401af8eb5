; Linkage, visibility, comdats, sections, aliases, ifuncs, calling conventions, thread-local and other marks.
source_filename = "a b\22c.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
module asm "first line"
module asm "second \22line\22"

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$none = comdat nodeduplicate
$size = comdat samesize

@private = private global i32 1
@internal = internal unnamed_addr constant i32 2
@linkonce = linkonce global i32 3, comdat($any)
@linkonce_odr = linkonce_odr hidden global i32 4, comdat($exact)
@weak = weak protected global i32 5, comdat($largest)
@weak_odr = weak_odr local_unnamed_addr global i32 6, comdat($none)
@common = common global i32 0, align 16
@available = available_externally global i32 7
@extern_weak = extern_weak global i32
@external = external addrspace(1) externally_initialized global i32
@appending = appending global [1 x i32] [i32 8]
@imported = external dllimport global i32
@exported = dllexport global i32 9
@thread = thread_local(localexec) global i32 10
@placed = dso_local global i32 11, section "my section", partition "part", align 64, code_model "large"
@sanitised = global i32 12, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@attributed = addrspace(1) global i32 13 #0
@"quoted name\01" = global i32 14
@0 = global i32 15
@1 = private constant i32 16, !annotation !0
@size = global i32 17, comdat
@llvm.used = appending global [1 x ptr] [ptr @internal], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]

@alias = alias i32, ptr @internal
@weak_alias = weak_odr hidden unnamed_addr alias i32, ptr @external_part
@external_part = alias i32, getelementptr (i8, ptr @placed, i64 2)
@resolved = ifunc void (), ptr @resolver

define internal void @ctor() { ret void }
define ptr @resolver() { ret ptr @ctor }
define spir_kernel void @kernel() { ret void }
define spir_func void @function() { ret void }
define fastcc void @fast() { ret void }
define coldcc void @cold() { ret void }
define cc 77 void @numbered() { ret void }
define ptx_kernel void @ptx() { ret void }
define amdgpu_kernel void @amd() { ret void }
define weak_odr hidden void @in_comdat() comdat($any) { ret void }
define void @everything() unnamed_addr #1 section "code" partition "part" align 32 gc "collector" prefix i32 7 prologue i8 1 personality ptr @personality !prof !1 { ret void }
define void @in_space() addrspace(0) { ret void }
define available_externally void @elsewhere() { ret void }
declare dllimport void @from_dll()
declare extern_weak void @maybe()
declare i32 @personality(...)

attributes #0 = { "sycl-device-global-size"="4" "flag" }
attributes #1 = { noinline nounwind optnone uwtable(sync) alignstack=16 "key"="va\22lue" "empty"="" }

!0 = !{!"note"}
!1 = !{!"function_entry_count", i64 12}
