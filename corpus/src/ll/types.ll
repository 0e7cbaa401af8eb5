; Every type: named, literal, packed and opaque structs, vectors, scalable vectors, target types, function types.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%opaque = type opaque
%empty = type {}
%recursive = type { ptr, i32, %inner }
%inner = type <{ i8, [4 x i16], <3 x half> }>
%"with space" = type { double, [0 x i8] }
%union.any = type { [2 x %recursive] }

declare void @ints(i1, i2, i7, i8, i16, i24, i32, i33, i64, i128, i1024)
declare void @floats(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128)
declare void @vectors(<2 x i8>, <3 x float>, <16 x half>, <vscale x 4 x i32>, <4 x ptr>, <5 x i64>)
declare void @structs({ i32, { i8, ptr } }, <{ i8, i32 }>, [3 x [2 x float]], %recursive, %"with space", %empty)
declare void @pointers(ptr, ptr addrspace(1), ptr addrspace(2), ptr addrspace(3), ptr addrspace(4), ptr addrspace(5))
declare void @typed(ptr byval(%recursive), ptr sret(%inner), ptr preallocated(%"with space"))
declare void @variadic(i32, ...)
declare target("spirv.Image", float, 1, 0, 0, 0, 0, 0, 0) @image(target("spirv.Sampler"), target("spirv.Event"))
declare void @others(target("spirv.Pipe", 0), target("spirv.Queue"), target("spirv.DeviceEvent"), target("spirv.ReserveId"))
declare void @matrix(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0))
@pointer_to_opaque = external global %opaque
@any = external global %union.any

define target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 1) @pass(target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 1) %x) {
  ret target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 1) %x
}

define <vscale x 2 x double> @scalable(<vscale x 2 x double> %x) {
  %1 = fadd <vscale x 2 x double> %x, splat (double 1.0)
  ret <vscale x 2 x double> %1
}
