"""Odd and hostile files of the corpus: each one is made by one small function from other files."""
import re
import struct
import subprocess


def llvm(program, *arguments):
    subprocess.run([program, *map(str, arguments)], check=True, stderr=subprocess.DEVNULL)


def wrapped(out, bitcode):
    """The wrapper of Darwin: magic, version, offset, size, CPU type, then padding to 16 bytes."""
    data = bitcode.read_bytes()
    header = struct.pack("<5I", 0x0B17C0DE, 0, 20, len(data), 0x01000007)
    tail = b"\0" * (-(len(header) + len(data)) % 16)
    out.write_bytes(header + data + tail)


def wrapped_far(out, bitcode):
    """A wrapper whose bitcode starts later than the header ends and is followed by other bytes."""
    data = bitcode.read_bytes()
    header = struct.pack("<5I", 0x0B17C0DE, 0, 64, len(data), 0)
    out.write_bytes(header.ljust(64, b"\xaa") + data + b"trailing bytes..")


def wrapped_lies(out, bitcode):
    """A wrapper that claims more bytes than there are."""
    data = bitcode.read_bytes()
    out.write_bytes(struct.pack("<5I", 0x0B17C0DE, 0, 20, len(data) + 4096, 0) + data)


def several_modules(out, *bitcodes):
    """Several modules one after the other in one file, sharing nothing."""
    llvm("llvm-cat-22", "-b", "-o", out, *bitcodes)


def thin_lto(out, bitcode):
    """A module with a ThinLTO summary, a module hash and a symbol table."""
    llvm("opt-22", "-passes=", "-module-summary", "-module-hash", "-o", out, bitcode)


def use_list_order(out, bitcode):
    """A module with use-list orders."""
    llvm("opt-22", "-passes=", "-preserve-bc-uselistorder", "-o", out, bitcode)


def use_intrinsic_debug(out, text):
    """Debug info as calls of llvm.dbg.*, the form before debug records."""
    llvm("llvm-as-19", "-o", out, text)


HEAD = """\
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
"""

# By file: modules that break a rule of LLVM, or of SPIR-V alone.
UNVERIFIED = {
    "variadic-by-value.bc": """
%pair = type { i64, i64 }
define spir_func void @callee(i32 %n, ...) {
  ret void
}
define spir_func void @caller() {
  call spir_func void (i32, ...) @callee(i32 0, i64 byval(%pair) align 8 2)
  ret void
}
""",
    "bfloat-taken-away.bc": """
define spir_func bfloat @take(ptr addrspace(1) %p, bfloat %x) {
  %old = atomicrmw fsub ptr addrspace(1) %p, bfloat %x seq_cst
  ret bfloat %old
}
""",
    "bfloat-rounded-in-a-long-vector.bc": """
declare <17 x bfloat> @llvm.floor.v17bf16(<17 x bfloat>)
define spir_func <17 x bfloat> @rounds(<17 x bfloat> %x) {
  %y = call <17 x bfloat> @llvm.floor.v17bf16(<17 x bfloat> %x)
  ret <17 x bfloat> %y
}
""",
    "bfloat-across-a-sub-group.bc": """
declare bfloat @llvm.spv.wave.readlane.bf16(bfloat, i32)
define spir_func bfloat @reads(bfloat %x) {
  %y = call bfloat @llvm.spv.wave.readlane.bf16(bfloat %x, i32 1)
  ret bfloat %y
}
""",
    "bfloat-taken-away-by-name.bc": """
declare spir_func bfloat @_Z16atomic_fetch_subPU3AS1VU7_AtomicDF16bDF16b(ptr addrspace(1), bfloat)
define spir_func bfloat @take(ptr addrspace(1) %p, bfloat %x) {
  %old = call spir_func bfloat @_Z16atomic_fetch_subPU3AS1VU7_AtomicDF16bDF16b(ptr addrspace(1) %p, bfloat %x)
  ret bfloat %old
}
""",
    "spec-of-nothing.bc": """
%nothing = type { i32, [4611686018427387904 x {}] }
@name = private addrspace(1) constant [5 x i8] c"name\\00"

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %slot = alloca %nothing
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1PET_PKc(ptr addrspace(4) sret(%nothing) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)))
  %v = load i32, ptr %slot
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1PET_PKc(ptr addrspace(4) sret(%nothing), ptr addrspace(4))
""",
    "member-decorations.bc": """
%struct = type { i32, i32, ptr addrspace(1) }

define spir_kernel void @decorated(ptr addrspace(1) %p) {
  %e = getelementptr inbounds %struct, ptr addrspace(1) %p, i32 0, i32 1
  call spir_func void @__spirv_AddMemberDecoration(ptr addrspace(1) %e, metadata !0)
  store i32 1, ptr addrspace(1) %e, align 4
  ret void
}
declare spir_func void @__spirv_AddMemberDecoration(ptr addrspace(1), metadata)

!0 = !{!1, !2}
!1 = !{i32 5827, i32 4}
!2 = !{i32 5826, !"DEFAULT"}
""",
    "refused-intrinsic.bc": """
declare {<4 x i64>, i32} @llvm.vp.load.ff.v4i64.p1(ptr addrspace(1), <4 x i1>, i32)
define spir_kernel void @predicated(ptr addrspace(1) %out, ptr addrspace(1) %a, i32 %n) {
entry:
  %some = call {<4 x i64>, i32} @llvm.vp.load.ff.v4i64.p1(ptr addrspace(1) %a, <4 x i1> splat (i1 true), i32 %n)
  %values = extractvalue {<4 x i64>, i32} %some, 0
  store <4 x i64> %values, ptr addrspace(1) %out
  ret void
}
""",
    "refused-copy.bc": """
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
define spir_kernel void @copied(ptr addrspace(1) %to, ptr addrspace(1) %from) {
entry:
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 64, i32 16)
  ret void
}
""",
    "not-dominated.bc": """
define spir_kernel void @sibling(ptr addrspace(1) %out, i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %left, label %right
left:
  %made = add i32 %n, 1
  br label %join
right:
  %used = mul i32 %made, 2
  store i32 %used, ptr addrspace(1) %out
  br label %join
join:
  ret void
}
""",
    "phi-not-dominated.bc": """
define spir_kernel void @joined(ptr addrspace(1) %out, i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %left, label %right
left:
  %made = add i32 %n, 1
  br label %join
right:
  br label %join
join:
  %either = phi i32 [ 0, %left ], [ %made, %right ]
  store i32 %either, ptr addrspace(1) %out
  ret void
}
""",
    "phi-of-others.bc": """
define spir_kernel void @joined(ptr addrspace(1) %out, i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %left, label %join
left:
  br label %join
join:
  %either = phi i32 [ 0, %left ]
  store i32 %either, ptr addrspace(1) %out
  ret void
}
""",
    "bool-switch.bc": """
define spir_kernel void @three(ptr addrspace(1) %out, i32 %n) {
entry:
  %zero = icmp eq i32 %n, 0
  switch i1 %zero, label %neither [ i1 false, label %no
                                    i1 true, label %yes ]
no:
  br label %neither
yes:
  br label %neither
neither:
  %either = phi i32 [ 0, %entry ], [ 1, %no ], [ 2, %yes ]
  store i32 %either, ptr addrspace(1) %out
  ret void
}
""",
    "refers-to-itself.bc": """
@ring = addrspace(1) global { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @ring }
""",
    "address-of-intrinsic.bc": """
declare i32 @llvm.abs.i32(i32, i1 immarg)
define spir_kernel void @kept(ptr addrspace(1) %out) {
  store ptr @llvm.abs.i32, ptr addrspace(1) %out
  ret void
}
""",
    "private-pointer.bc": """
define spir_kernel void @private(ptr addrspace(10) %out) {
  store i32 1, ptr addrspace(10) %out
  ret void
}
""",
    "image-of-shaders.bc": """
define spir_kernel void @cube(target("spirv.Image", void, 3, 0, 0, 0, 0, 0, 0) %image) {
  ret void
}
""",
    "pipe-of-both.bc": """
declare spir_func i32 @__read_pipe_2(ptr addrspace(1), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(ptr addrspace(1), ptr addrspace(4), i32, i32)
define spir_kernel void @both(ptr addrspace(1) %pipe, ptr addrspace(4) %packet) {
  %read = call spir_func i32 @__read_pipe_2(ptr addrspace(1) %pipe, ptr addrspace(4) %packet, i32 4, i32 4)
  %written = call spir_func i32 @__write_pipe_2(ptr addrspace(1) %pipe, ptr addrspace(4) %packet, i32 4, i32 4)
  ret void
}
""",
    "file-for-unit.bc": """
define spir_kernel void @traced(i32 %n) !dbg !4 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = !DIFile(filename: "a.cl", directory: "/")
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !0, emissionKind: FullDebug)
!4 = distinct !DISubprogram(name: "traced", file: !0, line: 1, type: !5, unit: !3, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !7)
!6 = !DILocation(line: 1, scope: !4)
!7 = !{null, !8}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 8)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "Own", file: !0, line: 1, flags: DIFlagFwdDecl)
""",
    "wide-in-structure.bc": """
%class = type { i128 }
declare spir_func void @_Z22__spirv_GroupBroadcastI5classmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%class), i32, ptr byval(%class), i64)
define spir_func void @broadcast(ptr %from, ptr %to) {
  call spir_func void @_Z22__spirv_GroupBroadcastI5classmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%class) %to, i32 2, ptr byval(%class) %from, i64 0)
  ret void
}
""",
    "long-in-structure.bc": """
%class = type { <19 x float> }
declare spir_func void @_Z22__spirv_GroupBroadcastI5classmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%class), i32, ptr byval(%class), i64)
define spir_func void @broadcast(ptr %from, ptr %to) {
  call spir_func void @_Z22__spirv_GroupBroadcastI5classmET_N5__spv5Scope4FlagES1_T0_(ptr sret(%class) %to, i32 2, ptr byval(%class) %from, i64 0)
  ret void
}
""",
    "height-of-line.bc": """
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
define spir_kernel void @measure(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) %out) {
  %size = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image)
  store <2 x i32> %size, ptr addrspace(1) %out
  ret void
}
""",
    "kernel-with-result.bc": """
define spir_kernel i32 @kernel(i32 %n) {
  ret i32 %n
}
""",
    "part-of-others.bc": """
%pair = type { ptr addrspace(1), float }
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func %pair @_Z29__spirv_SpecConstantCompositeif_R4pair(i32, float)
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %first = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 1)
  %second = call spir_func float @_Z20__spirv_SpecConstantif(i32 1, float 0.0)
  %both = call spir_func %pair @_Z29__spirv_SpecConstantCompositeif_R4pair(i32 %first, float %second)
  store %pair %both, ptr addrspace(1) %out
  ret void
}
""",
    "store-to-constant.bc": """
define spir_kernel void @kernel(ptr addrspace(2) %table) {
  store i32 1, ptr addrspace(2) %table
  ret void
}
""",
    "store-to-builtin.bc": """
@__spirv_BuiltInGlobalSize = external addrspace(1) global <3 x i64>

define spir_kernel void @kernel() {
  store i32 1, ptr addrspace(1) @__spirv_BuiltInGlobalSize
  ret void
}
""",
    "cluster-of-any-size.bc": """
declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiijj(i32, i32, i32, i32)
define spir_kernel void @known(i32 %n, ptr addrspace(1) %out) {
  %sum = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiijj(i32 3, i32 3, i32 %n, i32 4)
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @any(i32 %n, i32 %size, ptr addrspace(1) %out) {
  %sum = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiijj(i32 3, i32 3, i32 %n, i32 %size)
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
""",
    "rotation-of-any-size.bc": """
declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32, i32, i32)
define spir_kernel void @any(i32 %n, i32 %size, ptr addrspace(1) %out) {
  %turned = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 %n, i32 1, i32 %size)
  store i32 %turned, ptr addrspace(1) %out
  ret void
}
""",
    "turn-of-any-size.bc": """
declare spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiiij(i32, i32, i32, i32)
define spir_kernel void @known(i32 %n, ptr addrspace(1) %out) {
  %turned = call spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiiij(i32 3, i32 %n, i32 1, i32 4)
  store i32 %turned, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @any(i32 %n, i32 %size, ptr addrspace(1) %out) {
  %turned = call spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiiij(i32 3, i32 %n, i32 1, i32 %size)
  store i32 %turned, ptr addrspace(1) %out
  ret void
}
""",
    "broadcast-of-any.bc": """
declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32, i32)
define spir_kernel void @any(i32 %n, i32 %lane, ptr addrspace(1) %out) {
  %there = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %n, i32 %lane)
  store i32 %there, ptr addrspace(1) %out
  ret void
}
""",
    "size-of-samples.bc": """
declare spir_func <2 x i32> @_Z32__spirv_ImageQuerySizeLod_Ruint219ocl_image2d_msaa_roi(IMAGE, i32)
define spir_kernel void @measure(IMAGE %image, ptr addrspace(1) %out) {
  %size = call spir_func <2 x i32> @_Z32__spirv_ImageQuerySizeLod_Ruint219ocl_image2d_msaa_roi(IMAGE %image, i32 0)
  store <2 x i32> %size, ptr addrspace(1) %out
  ret void
}
""".replace("IMAGE", 'target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0)'),
    "all-of-integers.bc": """
declare spir_func i32 @_Z11__spirv_AllDv2_c(<2 x i8>)
define spir_kernel void @all(<2 x i8> %both, ptr addrspace(1) %out) {
  %answer = call spir_func i32 @_Z11__spirv_AllDv2_c(<2 x i8> %both)
  store i32 %answer, ptr addrspace(1) %out
  ret void
}
""",
    "private-argument.bc": """
@kept = internal global i32 undef, align 4 #0
define spir_func void @takes(ptr %place) {
  store i32 7, ptr %place, align 4
  ret void
}
define spir_kernel void @gives() {
  call spir_func void @takes(ptr @kept)
  ret void
}
attributes #0 = { "VCGlobalVariable" }
""",
    "unknown-cache-control.bc": """
@kept = addrspace(1) global i32 0, !spirv.Decorations !0
define spir_kernel void @kernel(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %number = load i32, ptr addrspace(1) %from, !spirv.DecorationCacheControlINTEL !2
  store i32 %number, ptr addrspace(1) %to
  ret void
}
!0 = !{!1}
!1 = !{i32 6442, i32 0, i32 99}
!2 = !{!3, !4, !5, !6}
!3 = !{i32 6442, i32 0, i32 -14, i32 0}
!4 = !{i32 6442, i32 1, i32 0, i32 0}
!5 = !{i32 6442, i32 1, i32 1, i32 0}
!6 = !{i32 44, i32 1, i32 1, i32 0}
""",
    "written-by-shaders.bc": """
@result = external addrspace(8) global i32
define spir_kernel void @kernel() {
  store i32 1, ptr addrspace(8) @result
  ret void
}
""",
    "group-of-nothing.bc": """
define spir_kernel void @kernel() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 8, i32 0, i32 1}
""",
    "sizes-that-differ.bc": """
define spir_kernel void @kernel() !reqd_work_group_size !0 {
  ret void
}
!spirv.ExecutionMode = !{!1}
!0 = !{i32 8, i32 1, i32 1}
!1 = !{ptr @kernel, i32 17, i32 4, i32 1, i32 1}
""",
    "floats-of-no-width.bc": """
define spir_kernel void @kernel() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @kernel, i32 4462, i32 17}
""",
    "said-twice.bc": """
define spir_kernel void @kernel() !reqd_work_group_size !0 {
  ret void
}
!spirv.ExecutionMode = !{!1, !2, !2, !3}
!spirv.Source = !{!4}
!0 = !{i32 8, i32 1, i32 1}
!1 = !{ptr @kernel, i32 17, i32 8, i32 1, i32 1}
!2 = !{ptr @kernel, i32 31}
!3 = !{ptr @kernel, i32 31}
!4 = !{i32 99, i32 7}
""",
    "image-of-bools.bc": """
define spir_kernel void @kernel(target("spirv.Image", i1, 1, 0, 0, 0, 0, 0, 0) %image) {
  ret void
}
""",
    "sample-of-samples.bc": """
declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32, float)
define spir_func <4 x float> @texel(target("spirv.SampledImage", void, 1, 0, 0, 1, 0, 0, 0) %image) {
  %texel = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 1, 0, 0, 0) %image, <2 x i32> zeroinitializer, i32 2, float 0.0)
  ret <4 x float> %texel
}
""",
    "read-by-sampler.bc": """
declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
define spir_func <4 x float> @texel(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, target("spirv.Sampler") %how) {
  %texel = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image, target("spirv.Sampler") %how, <2 x i32> zeroinitializer)
  ret <4 x float> %texel
}
""",
    "chains-by-name.bc": """
declare spir_func ptr @_Z19__spirv_AccessChainPA4_ii(ptr, i32)
declare spir_func ptr @_Z22__spirv_PtrAccessChainPA4_ili(ptr, i64, i32)
define spir_kernel void @kernel() {
  %numbers = alloca [4 x i32]
  %second = call spir_func ptr @_Z19__spirv_AccessChainPA4_ii(ptr %numbers, i32 1)
  store i32 1, ptr %second
  %third = call spir_func ptr @_Z22__spirv_PtrAccessChainPA4_ili(ptr %numbers, i64 0, i32 2)
  store i32 1, ptr %third
  ret void
}
""",
    "chain-beyond.bc": """
declare spir_func ptr @_Z19__spirv_AccessChainPii(ptr, i32)
define spir_kernel void @kernel() {
  %number = alloca i32
  %second = call spir_func ptr @_Z19__spirv_AccessChainPii(ptr %number, i32 1)
  store i32 1, ptr %second
  ret void
}
""",
    "atomic-of-constants.bc": """
define spir_kernel void @kernel(ptr addrspace(2) %table, ptr addrspace(1) %out) {
  %number = load atomic i32, ptr addrspace(2) %table monotonic, align 4
  store i32 %number, ptr addrspace(1) %out
  ret void
}
""",
    "atomic-of-halves.bc": """
define spir_kernel void @kernel(ptr addrspace(5) %device, ptr addrspace(6) %host) {
  %old = atomicrmw add ptr addrspace(5) %device, i32 1 seq_cst
  store atomic i32 %old, ptr addrspace(6) %host release, align 4
  ret void
}
""",
    "atomic-of-private.bc": """
@kept = internal addrspace(10) global i32 0 #0
define spir_kernel void @kernel() {
  %old = atomicrmw add ptr addrspace(10) @kept, i32 1 seq_cst
  ret void
}
attributes #0 = { "VCGlobalVariable" }
""",
    "failure-that-releases.bc": """
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %old = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %out, i32 1, i32 8, i32 4, i32 1, i32 0)
  ret void
}
""",
    "decorated-elsewhere.bc": """
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %number) {
  %sum = add i32 %number, 1, !spirv.Decorations !0
  %one = alloca i32, !spirv.Decorations !0
  %several = alloca i32, i32 3, !spirv.Decorations !0
  %null = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) null, ptr addrspace(1) @restrict, ptr addrspace(1) @restrict, i32 7, ptr addrspace(1) null)
  %same = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %out, ptr addrspace(1) @restrict, ptr addrspace(1) @restrict, i32 7, ptr addrspace(1) null)
  store i32 %sum, ptr %one
  store i32 %sum, ptr %several
  store i32 %sum, ptr addrspace(1) %null
  store i32 %sum, ptr addrspace(1) %same
  ret void
}
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
@restrict = private addrspace(1) constant [12 x i8] c"{19:\22true\22}\00", section "llvm.metadata"
!0 = !{!1, !2, !3}
!1 = !{i32 19}
!2 = !{i32 22}
!3 = !{i32 10}
""",
    "expression-in-a-composite.bc": """
@table = addrspace(1) global [8 x i32] zeroinitializer
define spir_kernel void @kernel(ptr addrspace(1) %out, <2 x ptr addrspace(1)> %places, i1 %odd) {
  store i32 1, ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @table, i64 0, i64 2)
  br i1 %odd, label %then, label %end
then:
  store i64 2, ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @table, i64 0, i64 4)
  store <2 x ptr addrspace(1)> <ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @table, i64 0, i64 4), ptr addrspace(1) getelementptr ([8 x i32], ptr addrspace(1) @table, i64 0, i64 2)>, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
""",
    "group-of-functions.bc": """
%one = type { i32 }
declare spir_func i32 @_Z17__spirv_GroupSMaxI3oneiET_N5__spv5Scope4FlagEiS1_(i32, i32, ptr byval(%one))
define spir_func void @function() {
  ret void
}
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %most = call spir_func i32 @_Z17__spirv_GroupSMaxI3oneiET_N5__spv5Scope4FlagEiS1_(i32 2, i32 0, ptr byval(%one) @function)
  store i32 %most, ptr addrspace(1) %out
  ret void
}
""",
    "half-a-byte-more.bc": """
declare <2 x i12> @llvm.bswap.v2i12(<2 x i12>)
define spir_kernel void @kernel(ptr addrspace(1) %out, <2 x i32> %value) {
  %bits = trunc <2 x i32> %value to <2 x i12>
  %swapped = call <2 x i12> @llvm.bswap.v2i12(<2 x i12> %bits)
  %number = zext <2 x i12> %swapped to <2 x i32>
  store <2 x i32> %number, ptr addrspace(1) %out
  ret void
}
""",
    "atomic-of-a-sampler.bc": """
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1), ptr addrspace(2), <2 x i32>)
define spir_kernel void @kernel(ptr addrspace(1) %image, ptr addrspace(2) %sampler, ptr addrspace(1) %out) {
  %pixel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x i32> zeroinitializer)
  store <4 x float> %pixel, ptr addrspace(1) %out
  %old = atomicrmw add ptr addrspace(2) %sampler, i32 1 seq_cst
  ret void
}
""",
    "structure-of-a-function.bc": """
declare spir_func void @_Z17__spirv_GroupIAddI3oneiET_N5__spv5Scope4FlagEiS1_(ptr, i32, i32, ptr)
define spir_kernel void @kernel(ptr %from, ptr %to) {
  call spir_func void @_Z17__spirv_GroupIAddI3oneiET_N5__spv5Scope4FlagEiS1_(ptr sret(double ()) %to, i32 2, i32 0, ptr byval(double ()) %from)
  ret void
}
""",
    "function-for-input.bc": """
@functions = addrspace(1) constant [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(7) @function to ptr addrspace(4))]
define linkonce_odr spir_func void @function() addrspace(7) {
  ret void
}
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  store ptr addrspace(1) @functions, ptr addrspace(1) %out
  ret void
}
""",
    "builtin-in-a-constant.bc": """
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@table = internal addrspace(1) constant [2 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId to ptr addrspace(4))]
define spir_kernel void @kernel(ptr addrspace(1) %out, i64 %at) {
  %slot = getelementptr ptr addrspace(4), ptr addrspace(1) @table, i64 %at
  %place = load ptr addrspace(4), ptr addrspace(1) %slot
  store ptr addrspace(4) %place, ptr addrspace(1) %out
  ret void
}
""",
    "input-in-a-constant.bc": """
@text = internal addrspace(7) constant [2 x i8] c"a\\00"
@table = internal addrspace(1) constant [2 x ptr addrspace(4)] [ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr addrspace(7) @text to ptr addrspace(4))]
define spir_kernel void @kernel(ptr addrspace(1) %out, i64 %at) {
  %slot = getelementptr ptr addrspace(4), ptr addrspace(1) @table, i64 %at
  %place = load ptr addrspace(4), ptr addrspace(1) %slot
  store ptr addrspace(4) %place, ptr addrspace(1) %out
  ret void
}
""",
    "private-of-another-type.bc": """
@kept = internal global i32 undef, align 4 #0
define spir_func void @takes(ptr %place) {
  store ptr %place, ptr %place, align 8
  ret void
}
define spir_kernel void @gives() {
  call spir_func void @takes(ptr @kept)
  ret void
}
attributes #0 = { "VCGlobalVariable" }
""",
    "constants-masked.bc": """
declare void @llvm.masked.store.v4i32.p2(<4 x i32>, ptr addrspace(2), i32, <4 x i1>)
define spir_kernel void @kernel(ptr addrspace(2) %constants, <4 x i32> %value, <4 x i32> %bits) {
  %mask = icmp ne <4 x i32> %bits, zeroinitializer
  call void @llvm.masked.store.v4i32.p2(<4 x i32> %value, ptr addrspace(2) %constants, i32 4, <4 x i1> %mask)
  ret void
}
""",
    "constants-copied-to.bc": """
declare void @llvm.memmove.p2.p1.i64(ptr addrspace(2), ptr addrspace(1), i64, i1)
define spir_kernel void @kernel(ptr addrspace(2) %constants, ptr addrspace(1) %source, i64 %size) {
  call void @llvm.memmove.p2.p1.i64(ptr addrspace(2) %constants, ptr addrspace(1) %source, i64 %size, i1 false)
  ret void
}
""",
    "constants-by-builtins.bc": """
declare spir_func float @_Z5fractfPU3AS2f(float, ptr addrspace(2))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS2f(<4 x float>, i64, ptr addrspace(2))
define spir_kernel void @kernel(ptr addrspace(2) %constants, <4 x float> %value, ptr addrspace(1) %out) {
  %number = extractelement <4 x float> %value, i32 0
  %part = call spir_func float @_Z5fractfPU3AS2f(float %number, ptr addrspace(2) %constants)
  store float %part, ptr addrspace(1) %out
  call spir_func void @_Z7vstore4Dv4_fmPU3AS2f(<4 x float> %value, i64 1, ptr addrspace(2) %constants)
  ret void
}
""",
    "constants-filled.bc": """
declare void @llvm.memset.p2.i64(ptr addrspace(2), i8, i64, i1)
define spir_kernel void @kernel(ptr addrspace(2) %constants, i8 %byte) {
  call void @llvm.memset.p2.i64(ptr addrspace(2) %constants, i8 %byte, i64 32, i1 false)
  ret void
}
""",
    "chain-into-a-matrix.bc": """
declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0) @_Z26__spirv_CompositeConstructi(i32)
declare spir_func ptr @_Z19__spirv_AccessChainP6Matrixi(ptr, i32)
define spir_kernel void @kernel(i32 %number) {
  %place = alloca target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0)
  %matrix = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0) @_Z26__spirv_CompositeConstructi(i32 0)
  store target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 0) %matrix, ptr %place
  %element = call spir_func ptr @_Z19__spirv_AccessChainP6Matrixi(ptr %place, i32 1)
  store i32 %number, ptr %element
  ret void
}
""",
    "group-of-structures.bc": """
%one = type { double }
%two = type { i32, i32 }
declare spir_func void @_Z17__spirv_GroupIAddI3oneiET_N5__spv5Scope4FlagEiS1_(ptr, i32, i32, ptr)
define spir_kernel void @kernel(ptr %from, ptr %to) {
  call spir_func void @_Z17__spirv_GroupIAddI3oneiET_N5__spv5Scope4FlagEiS1_(ptr sret(%one) %to, i32 2, i32 0, ptr byval(%one) %from)
  ret void
}
""",
    "lanes-of-long-vectors.bc": """
define spir_kernel void @kernel(ptr addrspace(1) %out, <22 x i32> %vector, i32 %number) {
  %one = trunc i32 %number to i1
  %two = trunc i32 %number to i2
  %low = and i32 %number, 3
  %wide = zext i32 %low to i128
  %a = extractelement <22 x i32> %vector, i1 %one
  %b = extractelement <22 x i32> %vector, i2 %two
  %c = extractelement <22 x i32> %vector, i128 %wide
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  %set = insertelement <22 x i32> %vector, i32 %e, i1 %one
  store <22 x i32> %set, ptr addrspace(1) %out
  ret void
}
""",
    "products-of-bits.bc": """
declare i1 @llvm.spv.sdot.v4i1(<4 x i1>, <4 x i1>)
declare ptr addrspace(4) @llvm.spv.generic.cast.to.ptr.explicit.p4.p4(ptr addrspace(4))
define spir_kernel void @kernel(ptr addrspace(1) %out, <4 x i32> %x, ptr addrspace(4) %any) {
  %odd = trunc <4 x i32> %x to <4 x i1>
  %dot = call i1 @llvm.spv.sdot.v4i1(<4 x i1> %odd, <4 x i1> %odd)
  %number = zext i1 %dot to i32
  store i32 %number, ptr addrspace(1) %out
  %same = call ptr addrspace(4) @llvm.spv.generic.cast.to.ptr.explicit.p4.p4(ptr addrspace(4) %any)
  store i32 2, ptr addrspace(4) %same
  ret void
}
""",
    "ahead-of-inline.bc": """
@table = addrspace(1) global [4 x i32] zeroinitializer
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
entry:
  %start = add i32 %n, 1
  store i32 %start, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 4)
  %more = icmp ugt i32 %n, 7
  br i1 %more, label %then, label %done
then:
  store i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 4) to i64), ptr addrspace(1) %out
  br label %done
done:
  ret void
}
""",
    "builtin-that-releases.bc": """
declare spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_(ptr addrspace(1), ptr, i32, i32, i32)
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %expected = alloca i32
  %same = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_(ptr addrspace(1) %out, ptr %expected, i32 1, i32 5, i32 3)
  ret void
}
""",
    "matrix-without-use.bc": """
define spir_func void @keep(target("spirv.CooperativeMatrixKHR", i8, 3, 8, 16) %matrix) {
  ret void
}
""",
    "matrix-of-pointers.bc": """
define spir_func void @keep(target("spirv.CooperativeMatrixKHR", ptr, 3, 8, 16, 0) %matrix) {
  ret void
}
""",
    "small-numbers-of-others.bc": """
declare spir_func i32 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTf(float)
define spir_kernel void @kernel(ptr addrspace(1) %out, float %in) {
  %small = call spir_func i32 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTf(float %in)
  store i32 %small, ptr addrspace(1) %out
  ret void
}
""",
    "small-numbers-of-a-matrix.bc": """
declare spir_func i32 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0))
define spir_func i32 @convert(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %in) {
  %small = call spir_func i32 @_Z36__builtin_spirv_ConvertFP16ToE4M3EXTPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_0(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %in)
  ret i32 %small
}
""",
    "small-numbers-by-threes.bc": """
declare spir_func <3 x i8> @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELDv6_Dh(<6 x half>)
define spir_func <3 x i8> @convert(<6 x half> %in) {
  %small = call spir_func <3 x i8> @_Z38__builtin_spirv_ConvertFP16ToE2M1INTELDv6_Dh(<6 x half> %in)
  ret <3 x i8> %small
}
""",
    "elements-of-constants.bc": """
declare void @llvm.memcpy.element.unordered.atomic.p1.p2.i64(ptr addrspace(1), ptr addrspace(2), i64, i32)
define spir_kernel void @kernel(ptr addrspace(1) %out, ptr addrspace(2) %in) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p2.i64(ptr addrspace(1) align 4 %out, ptr addrspace(2) align 4 %in, i64 8, i32 4)
  ret void
}
""",
    "sum-in-constants.bc": """
declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS2iiii(ptr addrspace(2), i32, i32, i32)
define spir_kernel void @kernel(ptr addrspace(2) %in) {
  %old = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS2iiii(ptr addrspace(2) %in, i32 1, i32 0, i32 4)
  ret void
}
""",
    "restricted-number.bc": """
define spir_kernel void @kernel(i32 %number, ptr addrspace(1) %out) !spirv.ParameterDecorations !0 {
  store i32 %number, ptr addrspace(1) %out
  ret void
}
!0 = !{!1, !1}
!1 = !{!2}
!2 = !{i32 19}
""",
    "nameless-kernels.bc": """
define spir_kernel void @0() {
  ret void
}
define spir_kernel void @1() {
  ret void
}
""",
    "scope-is-a-builtin.bc": """
declare !dbg !20 spir_func float @_Z3fmafff(float, float, float)

define spir_kernel void @kernel(ptr addrspace(1) %out, float %x) !dbg !10 {
  %a = call spir_func float @_Z3fmafff(float %x, float %x, float %x), !dbg !12
  %b = fadd float %a, %x, !dbg !13
  %c = fmul float %b, %a, !dbg !15
  %d = fadd float %c, %a, !dbg !17
  store float %d, ptr addrspace(1) %out, !dbg !18
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "compiler", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/dir")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !3}
!6 = !DISubroutineType(types: !7)
!7 = !{!3, !3, !3, !3}

!10 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 9, column: 1, scope: !10)
!12 = !DILocation(line: 4, column: 3, scope: !20)
!13 = !DILocation(line: 5, column: 3, scope: !14)
!14 = distinct !DILexicalBlock(scope: !20, file: !1, line: 5, column: 1)
!15 = !DILocation(line: 6, column: 3, scope: !10, inlinedAt: !16)
!16 = distinct !DILocation(line: 6, column: 9, scope: !20)
!17 = !DILocation(line: 7, column: 3, scope: !10, inlinedAt: !19)
!18 = !DILocation(line: 8, column: 3, scope: !10)
!19 = distinct !DILocation(line: 7, column: 9, scope: !10, inlinedAt: !21)

!20 = !DISubprogram(name: "fma", linkageName: "_Z3fmafff", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagOptimized)
!21 = distinct !DILocation(line: 7, column: 12, scope: !14)
""",
    "used-ahead.bc": """
define spir_kernel void @ahead(ptr addrspace(1) %out) {
entry:
  ret void
first:
  store i32 %later, ptr addrspace(1) %out
  ret void
second:
  %later = add i32 %later, 1
  br label %first
}
""",
}


# By file: a builtin of a generic pointer and its call, where the pointer goes to memory for input.
OF_INPUT = {
    "input-written-by-fract.bc": ("float @_Z5fractfPU3AS4f", "float 1.0, ptr addrspace(4) %g"),
    "input-written-by-vstore.bc": (
        "void @_Z7vstore3Dv3_cmPU3AS4c", "<3 x i8> zeroinitializer, i64 0, ptr addrspace(4) %g"),
    "input-written-by-named.bc": (
        "void @_Z19__spirv_ocl_vstorenDv3_cmPU3AS4c", "<3 x i8> zeroinitializer, i64 0, ptr addrspace(4) %g"),
    "input-written-by-stored.bc": ("void @_Z13__spirv_StorePU3AS4ii", "ptr addrspace(4) %g, i32 1"),
    "input-written-by-copied.bc": (
        "void @_Z18__spirv_CopyMemoryPU3AS4iPU3AS4Ki", "ptr addrspace(4) %g, ptr addrspace(4) null"),
    "input-written-by-block.bc": (
        "void @_Z31intel_sub_group_block_write_ui2PU3AS4jDv2_j", "ptr addrspace(4) %g, <2 x i32> zeroinitializer"),
    "input-read-by-vload.bc": ("<3 x i8> @_Z6vload3mPU3AS4Kc", "i64 0, ptr addrspace(4) %g"),
    "input-read-by-named.bc": (
        "<3 x i8> @_Z25__spirv_ocl_vloadn_Rchar3mPU3AS4Kci", "i64 0, ptr addrspace(4) %g, i32 3"),
    "input-read-by-prefetch.bc": ("void @_Z8prefetchPU3AS4Kim", "ptr addrspace(4) %g, i64 1"),
}


def of_input(out):
    """A call of a builtin that reads from memory for input, or writes there."""
    function, arguments = OF_INPUT[out.name]
    types = re.sub(r" (%g|null|zeroinitializer|[0-9.]+)(?=,|$)", "", arguments)
    result, name = function.rsplit(" ", 1)
    text = HEAD + f"""
declare spir_func {result} {name}({types})
define spir_kernel void @calls(ptr addrspace(7) %input) {{
  %g = addrspacecast ptr addrspace(7) %input to ptr addrspace(4)
  call spir_func {result} {name}({arguments})
  ret void
}}
"""
    subprocess.run(["llvm-as-22", "-o", out, "-"], input=text, text=True, check=True)


def unverified(out):
    """A module that breaks a rule: a tool writes it nevertheless, or a stranger."""
    text = HEAD + UNVERIFIED[out.name]
    subprocess.run(["llvm-as-22", "-disable-verify", "-o", out, "-"], input=text, text=True, check=True)


# By file: modules with pointers that have a type, which LLVM 14 was the last to write.
TYPED = {
    "list-of-nothing.bc": """
%list = type { i32, %list addrspace(4)*, [2 x i8*] }
@head = addrspace(1) global %list undef
""",
    "sampler-as-pointer.bc": """
%opencl_sampler_t = type opaque
declare spir_func %opencl_sampler_t addrspace(2)* @__translate_sampler_initializer(i32)
declare spir_func void @takes(%opencl_sampler_t addrspace(2)*)
define spir_kernel void @kernel() {
  %sampler = call spir_func %opencl_sampler_t addrspace(2)* @__translate_sampler_initializer(i32 20)
  call spir_func void @takes(%opencl_sampler_t addrspace(2)* %sampler)
  ret void
}
""",
}


def typed(out):
    """A module with typed pointers."""
    subprocess.run(["llvm-as-14", "-o", out, "-"], input=HEAD + TYPED[out.name], text=True, check=True)


# By file: modules that no text stands for. Of a record the code, the number of its operands and the first
# of them; and these as they then are.
PATCHED = {
    "kernels-of-one-name.bc": ("""
define spir_kernel void @one() {
  ret void
}
define internal spir_kernel void @two() {
  ret void
}
""", 8, 21, [3, 3], [0, 3]),
    "exchange-that-releases.bc": ("""
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %old, i32 %new) {
  %pair = cmpxchg ptr addrspace(1) %out, i32 %old, i32 %new acq_rel acquire
  ret void
}
""", 46, 9, [3, 2, 1, 0, 5, 1, 3, 0, 3], [3, 2, 1, 0, 5, 1, 4, 0, 3]),
    "exchange-that-does-both.bc": ("""
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %old, i32 %new) {
  %pair = cmpxchg ptr addrspace(1) %out, i32 %old, i32 %new acq_rel acquire
  ret void
}
""", 46, 9, [3, 2, 1, 0, 5, 1, 3, 0, 3], [3, 2, 1, 0, 5, 1, 5, 0, 3]),
    "select-by-several.bc": ("""
define spir_kernel void @kernel(ptr addrspace(1) %out, <4 x i1> %several, i1 %one) {
  %chosen = select i1 %one, i32 4, i32 5
  store i32 %chosen, ptr addrspace(1) %out
  ret void
}
""", 29, 3, [2, 1, 3], [2, 1, 4]),
    "places-by-one-index.bc": ("""
@table = addrspace(1) global [4 x i32] zeroinitializer
@one = addrspace(1) global i64 3
@all = addrspace(1) global <2 x ptr addrspace(1)> getelementptr (i32, ptr addrspace(1) @table, <2 x i64> <i64 1, i64 2>)
""", 32, 6, [1, 0, 0, 0, 5, 5], [1, 0, 0, 0, 3, 4]),
    "one-answer-for-several.bc": ("""
@table = addrspace(1) global i32 0
@pair = addrspace(1) global <2 x i64> <i64 1, i64 2>
@other = addrspace(1) global <2 x i64> <i64 3, i64 4>
@same = addrspace(1) global i1 icmp eq (i64 ptrtoint (i32 addrspace(1)* @table to i64), i64 16)
""", 17, 4, [2, 7, 8, 32], [3, 5, 6, 32], "llvm-as-14"),
    "initializer-of-others.bc": ("""
@plain = unnamed_addr addrspace(1) global i32 1
@longer = addrspace(1) global i64 2
""", 7, 20, [0, 5, 1, 6, 3], [0, 5, 1, 6, 4]),
    "alias-of-others.bc": ("""
@near = addrspace(3) global i32 undef
@far = addrspace(1) global i32 1
@other = alias i32, ptr addrspace(1) @far
define spir_kernel void @kernel() {
  store i32 1, ptr addrspace(1) @other
  ret void
}
""", 14, 13, [13, 5, 1, 1, 1], [13, 5, 1, 1, 0]),
    "no-cfi-of-variable.bc": ("""
@far = addrspace(1) global i32 1
declare spir_func void @called()
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  store ptr no_cfi @called, ptr addrspace(1) %out
  ret void
}
""", 29, 2, [2, 1], [2, 0]),
    "returns-nothing.bc": ("""
define spir_func void @some() {
  ret void
}
declare spir_func i32 @other()
""", 8, 21, [0, 4, 2], [0, 4, 4]),
    "address-in-function.bc": ("""
@words = addrspace(1) global [4 x i32] zeroinitializer
define spir_kernel void @kernel() {
  store i32 1, ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @words, i64 3)
  ret void
}
""", 32, 6, [1, 0, 0, 0], [5, 0, 0, 0]),
    "index-of-pointer.bc": ("""
define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %number) {
  br label %second
first:
  %place = getelementptr i32, ptr addrspace(1) %later, i32 %number
  store i32 1, ptr addrspace(1) %place
  ret void
second:
  %later = load ptr addrspace(1), ptr addrspace(1) %out
  br label %first
}
""", None, None, [0xFFFFFFFF, 2, 2], [0xFFFFFFFF, 2, 3]),
    "field-by-wide-index.bc": ("""
%pair = type { i32, i32 }
define spir_kernel void @kernel(ptr addrspace(1) %out, i64 %number) {
  br label %second
first:
  %place = getelementptr %pair, ptr addrspace(1) %later, i32 0, i32 1
  store i64 1, ptr addrspace(1) %place
  ret void
second:
  %later = load ptr addrspace(1), ptr addrspace(1) %out
  br label %first
}
""", None, None, [0xFFFFFFFF, 2, 3, 2], [0xFFFFFFFF, 2, 3, 1]),
    "declared-for-itself.bc": ("""
declare spir_func void @nobody()
define spir_kernel void @kernel() {
  call spir_func void @nobody()
  ret void
}
""", 8, 21, [0, 6, 2, 75, 1, 0], [0, 6, 2, 75, 1, 3]),
}


def patched(out):
    """A module with another operand in a record."""
    text, code, count, operands, others, *assembler = PATCHED[out.name]

    def record(operands):
        bits = Bits()
        # Records with an abbreviation have no code, and not always a count.
        for number in [*(it for it in [code, count] if it is not None), *operands]:
            bits.vbr(number, 6)
        # The first bit is the last digit.
        return f"{bits.value:0{bits.length}b}"

    assembler = assembler or ["llvm-as-22"]
    subprocess.run([*assembler, "-o", out, "-"], input=HEAD + text, text=True, check=True)
    data = out.read_bytes()
    digits = f"{int.from_bytes(data, 'little'):0{8 * len(data)}b}"
    before, after = record(operands), record(others)
    assert digits.count(before) == 1 and len(before) == len(after), f"{out.name}: the record is not there"
    out.write_bytes(int(digits.replace(before, after), 2).to_bytes(len(data), "little"))


def truncated(out, bitcode):
    """The first two thirds of a file."""
    data = bitcode.read_bytes()
    out.write_bytes(data[: len(data) * 2 // 3 // 4 * 4])


def truncated_odd(out, bitcode):
    """A file cut in the middle of a word."""
    data = bitcode.read_bytes()
    out.write_bytes(data[: len(data) // 2 // 4 * 4 + 3])


def empty(out):
    """No bytes at all."""
    out.write_bytes(b"")


def magic_only(out):
    """The four magic bytes and nothing else."""
    out.write_bytes(b"BC\xc0\xde")


def words(data):
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def unwords(values, order="<"):
    return struct.pack(f"{order}{len(values)}I", *values)


def instructions(values):
    """Positions of the instructions of a SPIR-V module."""
    at = 5
    while at < len(values):
        yield at
        at += values[at] >> 16


def big_endian(out, spirv):
    """The same words, most significant byte first."""
    out.write_bytes(unwords(words(spirv.read_bytes()), ">"))


def unknown_opcode(out, spirv):
    """An instruction of an unknown opcode after the last OpCapability (17)."""
    values = words(spirv.read_bytes())
    at = next(at for at in instructions(values) if values[at] & 0xFFFF != 17)
    out.write_bytes(unwords(values[:at] + [3 << 16 | 0xFFF0, 1, 2] + values[at:]))


def spirv_header_only(out):
    out.write_bytes(unwords([0x07230203, 0x00010000, 0, 1, 0]))


def spirv_short_header(out):
    out.write_bytes(unwords([0x07230203, 0x00010000, 0]))


def spirv_no_words(out, spirv):
    values = words(spirv.read_bytes())
    at = list(instructions(values))[-1]
    out.write_bytes(unwords(values[:at] + [values[at] & 0xFFFF] + values[at + 1:]))


def spirv_beyond_end(out, spirv):
    values = words(spirv.read_bytes())
    at = list(instructions(values))[-1]
    out.write_bytes(unwords(values[:at] + [values[at] | 0xFFFF << 16] + values[at + 1:]))


def spirv_huge_bound(out, spirv):
    values = words(spirv.read_bytes())
    out.write_bytes(unwords(values[:3] + [0xFFFFFFFF] + values[4:]))


def spirv_id_zero(out, spirv):
    """The first OpTypeVoid (19) defines id 0."""
    values = words(spirv.read_bytes())
    at = next(at for at in instructions(values) if values[at] & 0xFFFF == 19)
    values[at + 1] = 0
    out.write_bytes(unwords(values))


def not_a_module(out):
    out.write_text("This is text, and no module of any kind.\n")


class Bits:
    """Writes fields least significant bit first, as the bitstream has them."""

    def __init__(self):
        self.value, self.length = 0, 0

    def fixed(self, value, width):
        self.value |= value << self.length
        self.length += width

    def vbr(self, value, width):
        high = 1 << (width - 1)
        while value >= high:
            self.fixed(value % high | high, width)
            value //= high
        self.fixed(value, width)

    def align(self):
        self.length += -self.length % 32

    def bytes(self):
        self.align()
        return self.value.to_bytes(self.length // 8, "little")


def huge_record(out):
    """A record that claims 2^32-1 operands, in a block of two words."""
    bits = Bits()
    bits.fixed(0xDEC04342, 32)
    bits.fixed(1, 2)
    bits.vbr(8, 8)
    bits.vbr(3, 4)
    bits.align()
    bits.fixed(2, 32)
    bits.fixed(3, 3)
    bits.vbr(1, 6)
    bits.vbr(0xFFFFFFFF, 6)
    out.write_bytes(bits.bytes())


def deep_blocks(out):
    """Ten thousand blocks, each inside the one before; every block's length is right."""
    depth = 10_000
    header = Bits()
    header.fixed(1, 2)  # ENTER_SUBBLOCK, in the two bits that each block declares for its inside
    header.vbr(8, 8)  # MODULE_BLOCK
    header.vbr(2, 4)
    enter = header.bytes()
    out.write_bytes(b"BC\xc0\xde" + b"".join(
        enter + struct.pack("<I", 2 * left) for left in range(depth - 1, -1, -1)))


MAKERS = {name: make for name, make in list(globals().items())
          if callable(make) and name not in ("llvm", "Bits", "words", "unwords", "instructions")}


def build_odd(entries, corpus, root):
    """Builds every entry of the manifest's `odd` list below `root`; sources lie in `corpus`."""
    built = []
    (root / "odd").mkdir(exist_ok=True)
    for entry in entries:
        out = root / "odd" / entry["file"]
        MAKERS[entry["maker"]](out, *[corpus / source for source in entry.get("from", [])])
        built.append(out)
    return built
