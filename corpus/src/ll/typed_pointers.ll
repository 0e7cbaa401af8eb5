; Typed pointers as LLVM up to 14 has them, with the opaque structs that stood for images, samplers and events.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%opencl.image2d_ro_t = type opaque
%opencl.sampler_t = type opaque
%opencl.event_t = type opaque
%spirv.Image._void_1_0_0_0_0_0_0 = type opaque
%spirv.SampledImage._float_1_0_0_0_0_0_0 = type opaque
%list = type { i32, %list addrspace(4)*, [2 x i8*] }

@functions = internal addrspace(1) constant [2 x i32 (i32)*] [i32 (i32)* @one, i32 (i32)* @two]
@head = internal addrspace(1) global %list { i32 1, %list addrspace(4)* null, [2 x i8*] zeroinitializer }
@inside = addrspace(1) global i32 addrspace(1)* getelementptr inbounds (%list, %list addrspace(1)* @head, i32 0, i32 0)
@cast = addrspace(1) global i8 addrspace(1)* bitcast (%list addrspace(1)* @head to i8 addrspace(1)*)

define spir_func i32 @one(i32 %x) {
  ret i32 %x
}
define spir_func i32 @two(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
define spir_kernel void @kernel(%opencl.image2d_ro_t addrspace(1)* %image, %opencl.sampler_t addrspace(2)* %sampler, i32 addrspace(1)* %out, %list* byval(%list) align 8 %list) {
  %p = alloca %list, align 8
  %q = bitcast %list* %p to i8*
  call void @llvm.memset.p0i8.i64(i8* %q, i8 0, i64 32, i1 false)
  %g = addrspacecast %list* %p to %list addrspace(4)*
  %n = getelementptr inbounds %list, %list addrspace(4)* %g, i64 0, i32 1
  %m = load %list addrspace(4)*, %list addrspace(4)* addrspace(4)* %n
  %f = load i32 (i32)*, i32 (i32)* addrspace(1)* getelementptr inbounds ([2 x i32 (i32)*], [2 x i32 (i32)*] addrspace(1)* @functions, i64 0, i64 1)
  %v = call spir_func i32 %f(i32 3)
  store i32 %v, i32 addrspace(1)* %out
  %old = atomicrmw add i32 addrspace(1)* %out, i32 1 seq_cst
  %pair = cmpxchg i32 addrspace(1)* %out, i32 0, i32 1 acq_rel monotonic
  %c = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(%opencl.image2d_ro_t addrspace(1)* %image, %opencl.sampler_t addrspace(2)* %sampler, <2 x float> zeroinitializer)
  ret void
}
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(%opencl.image2d_ro_t addrspace(1)*, %opencl.sampler_t addrspace(2)*, <2 x float>)
declare spir_func %spirv.SampledImage._float_1_0_0_0_0_0_0 addrspace(1)* @_Z20__spirv_SampledImage(%spirv.Image._void_1_0_0_0_0_0_0 addrspace(1)*, %opencl.sampler_t addrspace(2)*)
declare spir_func %opencl.event_t* @event(%opencl.event_t* %e)
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

%hidden = type opaque
declare spir_func void @hide(%hidden addrspace(1)*)
; The name of llvm.get.rounding until LLVM 15.
declare i32 @llvm.flt.rounds()
define spir_func i32 @rounding() {
  %mode = call i32 @llvm.flt.rounds()
  ret i32 %mode
}
define spir_func void @opaque(%hidden addrspace(1)* %p) {
  call spir_func void @hide(%hidden addrspace(1)* %p)
  ret void
}
