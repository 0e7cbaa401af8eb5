; Forms of extensions: sub-group block functions of images with sizes in bytes (cl_intel_media_block_io),
; prefetches of buffers (cl_intel_subgroup_buffer_prefetch), instructions on bits by their own names, and
; annotations of which only a part are decorations; a reduction in clusters by its own name, and numbers of
; registers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@.size = private unnamed_addr addrspace(1) constant [32 x i8] c"{memory:DEFAULT}{sizeinfo:4,10}\00", section "llvm.metadata"
@.cached = private unnamed_addr addrspace(1) constant [29 x i8] c"{6442:\220\22,\221\22}{6443:\221\22,\220\22}\00", section "llvm.metadata"
@.accessed = private unnamed_addr addrspace(1) constant [40 x i8] c"{params:3}{cache-size:64}{anchor-id:10}\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", section "llvm.metadata"

declare spir_func i8 @_Z35intel_sub_group_media_block_read_ucDv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z36intel_sub_group_media_block_write_ucDv2_iiih14ocl_image2d_wo(<2 x i32>, i32, i32, i8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <2 x i8> @_Z36intel_sub_group_media_block_read_uc2Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_uc2Dv2_iiiDv2_h14ocl_image2d_wo(<2 x i32>, i32, i32, <2 x i8>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i8> @_Z36intel_sub_group_media_block_read_uc4Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_uc4Dv2_iiiDv4_h14ocl_image2d_wo(<2 x i32>, i32, i32, <4 x i8>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <8 x i8> @_Z36intel_sub_group_media_block_read_uc8Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_uc8Dv2_iiiDv8_h14ocl_image2d_wo(<2 x i32>, i32, i32, <8 x i8>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <16 x i8> @_Z37intel_sub_group_media_block_read_uc16Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z38intel_sub_group_media_block_write_uc16Dv2_iiiDv16_h14ocl_image2d_wo(<2 x i32>, i32, i32, <16 x i8>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i16 @_Z35intel_sub_group_media_block_read_usDv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z36intel_sub_group_media_block_write_usDv2_iiit14ocl_image2d_wo(<2 x i32>, i32, i32, i16, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <2 x i16> @_Z36intel_sub_group_media_block_read_us2Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_us2Dv2_iiiDv2_t14ocl_image2d_wo(<2 x i32>, i32, i32, <2 x i16>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i16> @_Z36intel_sub_group_media_block_read_us4Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_us4Dv2_iiiDv4_t14ocl_image2d_wo(<2 x i32>, i32, i32, <4 x i16>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <8 x i16> @_Z36intel_sub_group_media_block_read_us8Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_us8Dv2_iiiDv8_t14ocl_image2d_wo(<2 x i32>, i32, i32, <8 x i16>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <16 x i16> @_Z37intel_sub_group_media_block_read_us16Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z38intel_sub_group_media_block_write_us16Dv2_iiiDv16_t14ocl_image2d_wo(<2 x i32>, i32, i32, <16 x i16>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z35intel_sub_group_media_block_read_uiDv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z36intel_sub_group_media_block_write_uiDv2_iiij14ocl_image2d_wo(<2 x i32>, i32, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <2 x i32> @_Z36intel_sub_group_media_block_read_ui2Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_ui2Dv2_iiiDv2_j14ocl_image2d_wo(<2 x i32>, i32, i32, <2 x i32>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_ui4Dv2_iiiDv4_j14ocl_image2d_wo(<2 x i32>, i32, i32, <4 x i32>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <8 x i32> @_Z36intel_sub_group_media_block_read_ui8Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_ui8Dv2_iiiDv8_j14ocl_image2d_wo(<2 x i32>, i32, i32, <8 x i32>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_uc2PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_uc4PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_uc8PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z35intel_sub_group_block_prefetch_uc16PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z33intel_sub_group_block_prefetch_usPU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_us2PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_us4PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z35intel_sub_group_block_prefetch_us16PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z33intel_sub_group_block_prefetch_uiPU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ui2PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ui4PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ui8PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z33intel_sub_group_block_prefetch_ulPU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ul2PU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ul4PU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z34intel_sub_group_block_prefetch_ul8PU3AS1Km(ptr addrspace(1))
declare spir_func i32 @_Z18__spirv_BitReversei(i32)
declare spir_func i64 @_Z22__spirv_BitFieldInsertlljj(i64, i64, i32, i32)
declare spir_func <4 x i16> @_Z24__spirv_BitFieldSExtractDv4_sjj(<4 x i16>, i32, i32)
declare spir_func i8 @_Z24__spirv_BitFieldUExtracthjj(i8, i32, i32)
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

define spir_func void @media(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at) {
  %r0 = call spir_func i8 @_Z35intel_sub_group_media_block_read_ucDv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z36intel_sub_group_media_block_write_ucDv2_iiih14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, i8 %r0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r1 = call spir_func <2 x i8> @_Z36intel_sub_group_media_block_read_uc2Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_uc2Dv2_iiiDv2_h14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <2 x i8> %r1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r2 = call spir_func <4 x i8> @_Z36intel_sub_group_media_block_read_uc4Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_uc4Dv2_iiiDv4_h14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <4 x i8> %r2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r3 = call spir_func <8 x i8> @_Z36intel_sub_group_media_block_read_uc8Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_uc8Dv2_iiiDv8_h14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <8 x i8> %r3, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r4 = call spir_func <16 x i8> @_Z37intel_sub_group_media_block_read_uc16Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z38intel_sub_group_media_block_write_uc16Dv2_iiiDv16_h14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <16 x i8> %r4, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r5 = call spir_func i16 @_Z35intel_sub_group_media_block_read_usDv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z36intel_sub_group_media_block_write_usDv2_iiit14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, i16 %r5, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r6 = call spir_func <2 x i16> @_Z36intel_sub_group_media_block_read_us2Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_us2Dv2_iiiDv2_t14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <2 x i16> %r6, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r7 = call spir_func <4 x i16> @_Z36intel_sub_group_media_block_read_us4Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_us4Dv2_iiiDv4_t14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <4 x i16> %r7, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r8 = call spir_func <8 x i16> @_Z36intel_sub_group_media_block_read_us8Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_us8Dv2_iiiDv8_t14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <8 x i16> %r8, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r9 = call spir_func <16 x i16> @_Z37intel_sub_group_media_block_read_us16Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z38intel_sub_group_media_block_write_us16Dv2_iiiDv16_t14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <16 x i16> %r9, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r10 = call spir_func i32 @_Z35intel_sub_group_media_block_read_uiDv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z36intel_sub_group_media_block_write_uiDv2_iiij14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, i32 %r10, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r11 = call spir_func <2 x i32> @_Z36intel_sub_group_media_block_read_ui2Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_ui2Dv2_iiiDv2_j14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <2 x i32> %r11, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r12 = call spir_func <4 x i32> @_Z36intel_sub_group_media_block_read_ui4Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_ui4Dv2_iiiDv4_j14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <4 x i32> %r12, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  %r13 = call spir_func <8 x i32> @_Z36intel_sub_group_media_block_read_ui8Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 4, i32 2, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in)
  call spir_func void @_Z37intel_sub_group_media_block_write_ui8Dv2_iiiDv8_j14ocl_image2d_wo(<2 x i32> %at, i32 4, i32 2, <8 x i32> %r13, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out)
  ret void
}

define spir_func void @prefetched(ptr addrspace(1) %p) {
  call spir_func void @_Z33intel_sub_group_block_prefetch_ucPU3AS1Kh(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_uc2PU3AS1Kh(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_uc4PU3AS1Kh(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_uc8PU3AS1Kh(ptr addrspace(1) %p)
  call spir_func void @_Z35intel_sub_group_block_prefetch_uc16PU3AS1Kh(ptr addrspace(1) %p)
  call spir_func void @_Z33intel_sub_group_block_prefetch_usPU3AS1Kt(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_us2PU3AS1Kt(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_us4PU3AS1Kt(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_us8PU3AS1Kt(ptr addrspace(1) %p)
  call spir_func void @_Z35intel_sub_group_block_prefetch_us16PU3AS1Kt(ptr addrspace(1) %p)
  call spir_func void @_Z33intel_sub_group_block_prefetch_uiPU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ui2PU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ui4PU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ui8PU3AS1Kj(ptr addrspace(1) %p)
  call spir_func void @_Z33intel_sub_group_block_prefetch_ulPU3AS1Km(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ul2PU3AS1Km(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ul4PU3AS1Km(ptr addrspace(1) %p)
  call spir_func void @_Z34intel_sub_group_block_prefetch_ul8PU3AS1Km(ptr addrspace(1) %p)
  ret void
}

define spir_func void @bits(i32 %x, i64 %y, <4 x i16> %z, i8 %w, ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z18__spirv_BitReversei(i32 %x)
  store i32 %a, ptr addrspace(1) %p
  %b = call spir_func i64 @_Z22__spirv_BitFieldInsertlljj(i64 %y, i64 5, i32 3, i32 7)
  store i64 %b, ptr addrspace(1) %p
  %c = call spir_func <4 x i16> @_Z24__spirv_BitFieldSExtractDv4_sjj(<4 x i16> %z, i32 3, i32 7)
  store <4 x i16> %c, ptr addrspace(1) %p
  %d = call spir_func i8 @_Z24__spirv_BitFieldUExtracthjj(i8 %w, i32 3, i32 2)
  store i8 %d, ptr addrspace(1) %p
  ret void
}

define spir_func i32 @annotated(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %v, ptr addrspace(1) @.size, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  %a = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @.cached, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  %x = load i32, ptr addrspace(1) %a, align 4
  store i32 %x, ptr %v, align 4
  %b = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %q, ptr addrspace(1) @.accessed, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null)
  store i32 %x, ptr addrspace(1) %b, align 4
  %y = load i32, ptr %v, align 4
  ret i32 %y
}

declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32, i32, i32, i32)

define spir_func i32 @clustered(i32 %x) {
  %y = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiiij(i32 3, i32 3, i32 %x, i32 4)
  ret i32 %y
}

define spir_kernel void @registers_counted() !RegisterAllocMode !0 {
  ret void
}

define spir_kernel void @registers_chosen() !RegisterAllocMode !1 {
  ret void
}

define spir_kernel void @registers_by_id() !RegisterAllocMode !2 {
  ret void
}

define spir_kernel void @registers_of_a_mode() !RegisterAllocMode !3 {
  ret void
}

!0 = !{i32 128}
!1 = !{!"AutoINTEL"}
!2 = !{!4}
!3 = !{i32 2}
!4 = !{i32 256}
