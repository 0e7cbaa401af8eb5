; Specialization constants of every type: truth values, half, arrays, vectors, nested and packed
; structures, padding, defaults that are zero or undefined, by value and through memory.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%A = type { i32, float }
%POD = type { [2 x %A], <2 x i32> }
%packed = type <{ i8, i32, half }>
%gaps = type { i8, double, i16 }
%shared = type { %gaps, [2 x i8], i1 }
%filled = type { i32, [4 x i8], double }
%vectors = type { <3 x i32>, <4 x half> }

@n.bool = private unnamed_addr addrspace(1) constant [5 x i8] c"bool\00"
@n.half = private unnamed_addr addrspace(1) constant [5 x i8] c"half\00"
@n.short = private unnamed_addr addrspace(1) constant [6 x i8] c"short\00"
@n.array = private unnamed_addr addrspace(1) constant [6 x i8] c"array\00"
@n.vector = private unnamed_addr addrspace(1) constant [7 x i8] c"vector\00"
@n.pod = private unnamed_addr addrspace(1) constant [4 x i8] c"pod\00"
@n.packed = private unnamed_addr addrspace(1) constant [7 x i8] c"packed\00"
@n.nested = private unnamed_addr addrspace(1) constant [7 x i8] c"nested\00"
@n.filled = private unnamed_addr addrspace(1) constant [7 x i8] c"filled\00"
@n.vectors = private unnamed_addr addrspace(1) constant [8 x i8] c"vectors\00"
@n.zero = private unnamed_addr addrspace(1) constant [5 x i8] c"zero\00"
@n.undef = private unnamed_addr addrspace(1) constant [6 x i8] c"undef\00"
@n.int = private unnamed_addr addrspace(1) constant [4 x i8] c"int\00"
@n.older = private unnamed_addr addrspace(1) constant [6 x i8] c"older\00"

@d.bool = private addrspace(1) constant i8 1
@d.half = private addrspace(1) constant half 1.5
@d.short = private addrspace(1) constant i16 -2
@d.array = private addrspace(1) constant [3 x i16] [i16 1, i16 2, i16 3]
@d.vector = private addrspace(1) constant <2 x float> <float 0.5, float 0.25>
@d.pod = private addrspace(1) constant %POD { [2 x %A] [%A { i32 1, float 1.5 }, %A { i32 2, float 2.5 }], <2 x i32> <i32 3, i32 4> }
@d.packed = private addrspace(1) constant %packed <{ i8 1, i32 2, half 3.0 }>
@d.nested = private addrspace(1) constant %shared { %gaps { i8 97, double 0.5, i16 7 }, [2 x i8] c"bc", i1 true }
@d.filled = private addrspace(1) constant %filled { i32 20, [4 x i8] undef, double 1.5 }
@d.vectors = private addrspace(1) constant %vectors { <3 x i32> <i32 1, i32 2, i32 3>, <4 x half> <half 1.0, half 2.0, half 3.0, half 4.0> }
@d.zero = private addrspace(1) constant %POD zeroinitializer
@d.undef = private addrspace(1) constant %A undef

define spir_kernel void @scalars(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %b = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.bool to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.bool to ptr addrspace(4)), ptr addrspace(4) null)
  %h = call spir_func half @_Z37__sycl_getScalar2020SpecConstantValueIDhET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.half to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.half to ptr addrspace(4)), ptr addrspace(4) null)
  %s = call spir_func signext i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.short to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.short to ptr addrspace(4)), ptr addrspace(4) null)
  %bi = select i1 %b, i32 10, i32 20
  %si = sext i16 %s to i32
  %hf = fpext half %h to float
  store i32 %bi, ptr addrspace(1) %ints
  %ints1 = getelementptr i32, ptr addrspace(1) %ints, i64 1
  store i32 %si, ptr addrspace(1) %ints1
  store float %hf, ptr addrspace(1) %floats
  ret void
}
define spir_kernel void @array(ptr addrspace(1) %ints) #0 {
  %a = call spir_func [3 x i16] @_Z40__sycl_getComposite2020SpecConstantValueIA3_sET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.array to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.array to ptr addrspace(4)), ptr addrspace(4) null)
  store [3 x i16] %a, ptr addrspace(1) %ints
  ret void
}
define spir_kernel void @vector(ptr addrspace(1) %floats) #0 {
  %v = call spir_func <2 x float> @_Z40__sycl_getComposite2020SpecConstantValueIDv2_fET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.vector to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.vector to ptr addrspace(4)), ptr addrspace(4) null)
  store <2 x float> %v, ptr addrspace(1) %floats
  ret void
}
; The POD of the design: an array of structures, and a vector.
define spir_kernel void @pod(ptr addrspace(1) %out) #0 {
  %v = call spir_func %POD @_Z40__sycl_getComposite2020SpecConstantValueI3PODET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.pod to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.pod to ptr addrspace(4)), ptr addrspace(4) null)
  store %POD %v, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @packed(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %slot = alloca %packed, align 1
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6packedET_PKcPKvS4_(ptr addrspace(4) sret(%packed) align 1 %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.packed to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.packed to ptr addrspace(4)), ptr addrspace(4) null)
  %c = load i8, ptr %slot, align 1
  %ip = getelementptr %packed, ptr %slot, i64 0, i32 1
  %i = load i32, ptr %ip, align 1
  %hp = getelementptr %packed, ptr %slot, i64 0, i32 2
  %h = load half, ptr %hp, align 1
  %ci = zext i8 %c to i32
  %hf = fpext half %h to float
  store i32 %ci, ptr addrspace(1) %ints
  %ints1 = getelementptr i32, ptr addrspace(1) %ints, i64 1
  store i32 %i, ptr addrspace(1) %ints1
  store float %hf, ptr addrspace(1) %floats
  ret void
}
; Padding within, at the end of a nested structure, and at the end of the whole.
define spir_kernel void @nested(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %slot = alloca %shared
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6sharedET_PKcPKvS4_(ptr addrspace(4) sret(%shared) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.nested to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.nested to ptr addrspace(4)), ptr addrspace(4) null)
  %c = load i8, ptr %slot
  %dp = getelementptr %shared, ptr %slot, i64 0, i32 0, i32 1
  %d = load double, ptr %dp
  %sp = getelementptr %shared, ptr %slot, i64 0, i32 0, i32 2
  %s = load i16, ptr %sp
  %ap = getelementptr %shared, ptr %slot, i64 0, i32 1, i64 1
  %a = load i8, ptr %ap
  %ci = zext i8 %c to i32
  %si = zext i16 %s to i32
  %ai = zext i8 %a to i32
  %df = fptrunc double %d to float
  store i32 %ci, ptr addrspace(1) %ints
  %ints1 = getelementptr i32, ptr addrspace(1) %ints, i64 1
  store i32 %si, ptr addrspace(1) %ints1
  %ints2 = getelementptr i32, ptr addrspace(1) %ints, i64 2
  store i32 %ai, ptr addrspace(1) %ints2
  store float %df, ptr addrspace(1) %floats
  ret void
}
; Padding that somebody wrote down takes a number and cannot be set.
define spir_kernel void @filled(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %slot = alloca %filled
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6filledET_PKcPKvS4_(ptr addrspace(4) sret(%filled) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.filled to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.filled to ptr addrspace(4)), ptr addrspace(4) null)
  %i = load i32, ptr %slot
  %dp = getelementptr %filled, ptr %slot, i64 0, i32 2
  %d = load double, ptr %dp
  %df = fptrunc double %d to float
  store i32 %i, ptr addrspace(1) %ints
  store float %df, ptr addrspace(1) %floats
  ret void
}
define spir_kernel void @vectors(ptr addrspace(1) %ints, ptr addrspace(1) %floats) #0 {
  %v = call spir_func %vectors @_Z40__sycl_getComposite2020SpecConstantValueI7vectorsET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.vectors to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.vectors to ptr addrspace(4)), ptr addrspace(4) null)
  %i = extractvalue %vectors %v, 0
  %h = extractvalue %vectors %v, 1
  %e = extractelement <3 x i32> %i, i32 2
  %f = fpext <4 x half> %h to <4 x float>
  store i32 %e, ptr addrspace(1) %ints
  store <4 x float> %f, ptr addrspace(1) %floats
  ret void
}
; Defaults that are zero, or have no value.
define spir_kernel void @nothing(ptr addrspace(1) %out, ptr addrspace(1) %second) #0 {
  %z = call spir_func %POD @_Z40__sycl_getComposite2020SpecConstantValueI3PODET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.zero to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.zero to ptr addrspace(4)), ptr addrspace(4) null)
  %u = call spir_func %A @_Z40__sycl_getComposite2020SpecConstantValueI1AET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.undef to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @d.undef to ptr addrspace(4)), ptr addrspace(4) null)
  store %POD %z, ptr addrspace(1) %out
  store %A %u, ptr addrspace(1) %second
  ret void
}
; The getters of the first proposal, by value and through memory.
define spir_kernel void @older(ptr addrspace(1) %out) #0 {
  %i = call spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.int to ptr addrspace(4)))
  %a = call spir_func %A @_Z36__sycl_getCompositeSpecConstantValueI1AET_PKc(ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.older to ptr addrspace(4)))
  %slot = alloca %A
  %g = addrspacecast ptr %slot to ptr addrspace(4)
  call spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1BET_PKc(ptr addrspace(4) sret(%A) %g, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n.older to ptr addrspace(4)))
  %x = extractvalue %A %a, 0
  %xp = load i32, ptr %slot
  %s = add i32 %x, %xp
  %t = add i32 %s, %i
  store i32 %t, ptr addrspace(1) %out
  ret void
}
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func half @_Z37__sycl_getScalar2020SpecConstantValueIDhET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func signext i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func [3 x i16] @_Z40__sycl_getComposite2020SpecConstantValueIA3_sET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func <2 x float> @_Z40__sycl_getComposite2020SpecConstantValueIDv2_fET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func %POD @_Z40__sycl_getComposite2020SpecConstantValueI3PODET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6packedET_PKcPKvS4_(ptr addrspace(4) sret(%packed), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6sharedET_PKcPKvS4_(ptr addrspace(4) sret(%shared), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI6filledET_PKcPKvS4_(ptr addrspace(4) sret(%filled), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func %vectors @_Z40__sycl_getComposite2020SpecConstantValueI7vectorsET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func %A @_Z40__sycl_getComposite2020SpecConstantValueI1AET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z33__sycl_getScalarSpecConstantValueIiET_PKc(ptr addrspace(4))
declare spir_func %A @_Z36__sycl_getCompositeSpecConstantValueI1AET_PKc(ptr addrspace(4))
declare spir_func void @_Z36__sycl_getCompositeSpecConstantValueI1BET_PKc(ptr addrspace(4) sret(%A), ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
