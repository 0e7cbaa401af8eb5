; Images of every kind: reads with and without samplers, writes, queries, with every type of coordinates.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32, <4 x float>)
declare spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float, float)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imagei14ocl_image1d_woiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float, float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z13write_imageui14ocl_image1d_woiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image1d_rwiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float, float)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1), i32, <4 x half>)
declare spir_func void @_Z12write_imageh14ocl_image1d_rwiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x half>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), i32)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float)
declare spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagef20ocl_image1d_array_rwDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1), <2 x i32>, <4 x half>)
declare spir_func void @_Z12write_imageh20ocl_image1d_array_rwDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2), <2 x i32>, <4 x half>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1))
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imagef21ocl_image1d_buffer_woiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x float>)
declare spir_func void @_Z12write_imagef21ocl_image1d_buffer_rwiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32, <4 x float>)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_woiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x i32>)
declare spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32, <4 x i32>)
declare spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0), i32)
declare spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1), i32, <4 x half>)
declare spir_func void @_Z12write_imageh21ocl_image1d_buffer_rwiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2), i32, <4 x half>)
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image2d_rwDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x half>)
declare spir_func void @_Z12write_imageh14ocl_image2d_rwDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x half>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagef20ocl_image2d_array_rwDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z13write_imageui20ocl_image2d_array_woDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1), <4 x i32>, <4 x half>)
declare spir_func void @_Z12write_imageh20ocl_image2d_array_rwDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2), <4 x i32>, <4 x half>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1))
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32>, float)
declare spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2), <2 x i32>, float)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width20ocl_image2d_depth_wo(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height20ocl_image2d_depth_wo(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1))
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0))
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), <4 x i32>)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1), <4 x i32>, float)
declare spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2), <4 x i32>, float)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func i32 @_Z15get_image_width26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1))
declare spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x i32> @_Z11read_imagei19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x i32> @_Z12read_imageui19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func i32 @_Z15get_image_width19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0), <4 x i32>, i32)
declare spir_func <4 x i32> @_Z11read_imagei25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0), <4 x i32>, i32)
declare spir_func <4 x i32> @_Z12read_imageui25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0), <4 x i32>, i32)
declare spir_func i32 @_Z15get_image_width25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func i64 @_Z20get_image_array_size25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0))
declare spir_func float @_Z11read_imagef25ocl_image2d_msaa_depth_roDv2_ii(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func i32 @_Z15get_image_width25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0))
declare spir_func float @_Z11read_imagef31ocl_image2d_array_msaa_depth_roDv4_ii(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0), <4 x i32>, i32)
declare spir_func i32 @_Z15get_image_width31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func i64 @_Z20get_image_array_size31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0))
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagef14ocl_image3d_rwDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, float)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>)
declare spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1), <4 x i32>, <4 x half>)
declare spir_func void @_Z12write_imageh14ocl_image3d_rwDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2), <4 x i32>, <4 x half>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32>)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z16get_image_height14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1))
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)

define spir_func void @image1d(ptr addrspace(1) %out, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, i32 %i32, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001, <4 x float> %v4xfloat, target("spirv.Sampler") %sampler, float %float, <4 x i32> %v4xi32, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, i32 %i32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef14ocl_image1d_woiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001, i32 %i32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef14ocl_image1d_rwiDv4_f(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, i32 %i32)
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x float> @_Z11read_imagef14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float, float %float)
  store <4 x float> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, i32 %i32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32)
  store <4 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei14ocl_image1d_woiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001, i32 %i32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei14ocl_image1d_rwiDv4_i(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32, <4 x i32> %v4xi32)
  %x8 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, i32 %i32)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float, float %float)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, i32 %i32)
  store <4 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32)
  store <4 x i32> %x12, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui14ocl_image1d_woiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001, i32 %i32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui14ocl_image1d_rwiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32, <4 x i32> %v4xi32)
  %x13 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, i32 %i32)
  store <4 x i32> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_ro11ocl_samplerff(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float, float %float)
  store <4 x i32> %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, i32 %i32)
  store <4 x half> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32)
  store <4 x half> %x17, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh14ocl_image1d_woiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001, i32 %i32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh14ocl_image1d_rwiDv4_Dh(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %image0000002, i32 %i32, <4 x half> %v4xhalf)
  %x18 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_sampleri(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, i32 %i32)
  store <4 x half> %x18, ptr addrspace(1) %out
  %x19 = call spir_func <4 x half> @_Z11read_imageh14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000, target("spirv.Sampler") %sampler, float %float)
  store <4 x half> %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15get_image_width14ocl_image1d_wo(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 1) %image0000001)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image0000000)
  store i32 %x24, ptr addrspace(1) %out
  ret void
}

define spir_func void @image1d_array(ptr addrspace(1) %out, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, <2 x i32> %v2xi32, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001, <4 x float> %v4xfloat, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float, <4 x i32> %v4xi32, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, <2 x i32> %v2xi32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef20ocl_image1d_array_woDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001, <2 x i32> %v2xi32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef20ocl_image1d_array_rwDv2_iDv4_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x float> @_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x float> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, <2 x i32> %v2xi32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32)
  store <4 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei20ocl_image1d_array_woDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei20ocl_image1d_array_rwDv2_iDv4_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  %x8 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, <2 x i32> %v2xi32)
  store <4 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32)
  store <4 x i32> %x12, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui20ocl_image1d_array_woDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui20ocl_image1d_array_rwDv2_iDv4_j(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  %x13 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x i32> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image1d_array_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x i32> %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_roDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, <2 x i32> %v2xi32)
  store <4 x half> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_rwDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32)
  store <4 x half> %x17, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh20ocl_image1d_array_woDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001, <2 x i32> %v2xi32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh20ocl_image1d_array_rwDv2_iDv4_Dh(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 2) %image0010002, <2 x i32> %v2xi32, <4 x half> %v4xhalf)
  %x18 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_i(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x half> %x18, ptr addrspace(1) %out
  %x19 = call spir_func <4 x half> @_Z11read_imageh20ocl_image1d_array_ro11ocl_samplerDv2_f(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x half> %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15get_image_width20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15get_image_width20ocl_image1d_array_wo(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 1) %image0010001)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z23get_image_channel_order20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z24get_image_num_mip_levels20ocl_image1d_array_ro(target("spirv.Image", void, 0, 0, 1, 0, 0, 0, 0) %image0010000)
  store i32 %x25, ptr addrspace(1) %out
  ret void
}

define spir_func void @image1d_buffer(ptr addrspace(1) %out, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000, i32 %i32, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001, <4 x float> %v4xfloat, <4 x i32> %v4xi32, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000, i32 %i32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef21ocl_image1d_buffer_woiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001, i32 %i32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef21ocl_image1d_buffer_rwiDv4_f(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000, i32 %i32)
  store <4 x i32> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x i32> @_Z11read_imagei21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32)
  store <4 x i32> %x4, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_woiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001, i32 %i32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei21ocl_image1d_buffer_rwiDv4_i(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32, <4 x i32> %v4xi32)
  %x5 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000, i32 %i32)
  store <4 x i32> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z12read_imageui21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui21ocl_image1d_buffer_woiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001, i32 %i32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui21ocl_image1d_buffer_rwiDv4_j(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32, <4 x i32> %v4xi32)
  %x7 = call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_roi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000, i32 %i32)
  store <4 x half> %x7, ptr addrspace(1) %out
  %x8 = call spir_func <4 x half> @_Z11read_imageh21ocl_image1d_buffer_rwi(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32)
  store <4 x half> %x8, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh21ocl_image1d_buffer_woiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001, i32 %i32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh21ocl_image1d_buffer_rwiDv4_Dh(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 2) %image5000002, i32 %i32, <4 x half> %v4xhalf)
  %x9 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_wo(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 1) %image5000001)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z27get_image_channel_data_type21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z23get_image_channel_order21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image5000000)
  store i32 %x12, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d(ptr addrspace(1) %out, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <4 x float> %v4xfloat, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float, <4 x i32> %v4xi32, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef14ocl_image2d_rwDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x float> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32)
  store <4 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei14ocl_image2d_rwDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  %x8 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <4 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32)
  store <4 x i32> %x12, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32, <4 x i32> %v4xi32)
  %x13 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x i32> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store <4 x i32> %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <4 x half> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32)
  store <4 x half> %x17, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh14ocl_image2d_woDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh14ocl_image2d_rwDv2_iDv4_Dh(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %image1000002, <2 x i32> %v2xi32, <4 x half> %v4xhalf)
  %x18 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store <4 x half> %x18, ptr addrspace(1) %out
  %x19 = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store <4 x half> %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15get_image_width14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z16get_image_height14ocl_image2d_wo(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store <2 x i32> %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000)
  store i32 %x27, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_array(ptr addrspace(1) %out, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, <4 x i32> %v4xi32, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001, <4 x float> %v4xfloat, target("spirv.Sampler") %sampler, float %float, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, <4 x i32> %v4xi32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001, <4 x i32> %v4xi32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef20ocl_image2d_array_rwDv4_iDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x float> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, <4 x i32> %v4xi32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32)
  store <4 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei20ocl_image2d_array_woDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei20ocl_image2d_array_rwDv4_iS0_(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  %x8 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, <4 x i32> %v4xi32)
  store <4 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32)
  store <4 x i32> %x12, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui20ocl_image2d_array_woDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui20ocl_image2d_array_rwDv4_iDv4_j(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  %x13 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x i32> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func <4 x i32> @_Z12read_imageui20ocl_image2d_array_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x i32> %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_roDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, <4 x i32> %v4xi32)
  store <4 x half> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_rwDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32)
  store <4 x half> %x17, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh20ocl_image2d_array_woDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001, <4 x i32> %v4xi32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh20ocl_image2d_array_rwDv4_iDv4_Dh(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 2) %image1010002, <4 x i32> %v4xi32, <4 x half> %v4xhalf)
  %x18 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x half> %x18, ptr addrspace(1) %out
  %x19 = call spir_func <4 x half> @_Z11read_imageh20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x half> %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15get_image_width20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z16get_image_height20ocl_image2d_array_wo(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 1) %image1010001)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store <2 x i32> %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z24get_image_num_mip_levels20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image1010000)
  store i32 %x28, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_depth(ptr addrspace(1) %out, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000, <2 x i32> %v2xi32, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %image1100002, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image1100001, float %float, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat) {
  %x1 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_roDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000, <2 x i32> %v2xi32)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_rwDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %image1100002, <2 x i32> %v2xi32)
  store float %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image1100001, <2 x i32> %v2xi32, float %float)
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_rwDv2_if(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 2) %image1100002, <2 x i32> %v2xi32, float %float)
  %x3 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000, target("spirv.Sampler") %sampler, <2 x i32> %v2xi32)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat)
  store float %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000, target("spirv.Sampler") %sampler, <2 x float> %v2xfloat, float %float)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z15get_image_width20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z15get_image_width20ocl_image2d_depth_wo(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image1100001)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z16get_image_height20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z16get_image_height20ocl_image2d_depth_wo(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image1100001)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store <2 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z27get_image_channel_data_type20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z23get_image_channel_order20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z24get_image_num_mip_levels20ocl_image2d_depth_ro(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %image1100000)
  store i32 %x13, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_array_depth(ptr addrspace(1) %out, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000, <4 x i32> %v4xi32, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %image1110002, target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %image1110001, float %float, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat) {
  %x1 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_roDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000, <4 x i32> %v4xi32)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_rwDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %image1110002, <4 x i32> %v4xi32)
  store float %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_woDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %image1110001, <4 x i32> %v4xi32, float %float)
  call spir_func void @_Z12write_imagef26ocl_image2d_array_depth_rwDv4_if(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 2) %image1110002, <4 x i32> %v4xi32, float %float)
  %x3 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store float %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z11read_imagef26ocl_image2d_array_depth_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z15get_image_width26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z15get_image_width26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %image1110001)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z16get_image_height26ocl_image2d_array_depth_wo(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 1) %image1110001)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z20get_image_array_size26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func <2 x i32> @_Z13get_image_dim26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store <2 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z27get_image_channel_data_type26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z23get_image_channel_order26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z24get_image_num_mip_levels26ocl_image2d_array_depth_ro(target("spirv.Image", void, 1, 1, 1, 0, 0, 0, 0) %image1110000)
  store i32 %x14, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_msaa(ptr addrspace(1) %out, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000, <2 x i32> %v2xi32, i32 %i32) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000, <2 x i32> %v2xi32, i32 %i32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x i32> @_Z11read_imagei19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000, <2 x i32> %v2xi32, i32 %i32)
  store <4 x i32> %x2, ptr addrspace(1) %out
  %x3 = call spir_func <4 x i32> @_Z12read_imageui19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000, <2 x i32> %v2xi32, i32 %i32)
  store <4 x i32> %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z15get_image_width19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z16get_image_height19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func <2 x i32> @_Z13get_image_dim19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store <2 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z27get_image_channel_data_type19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z23get_image_channel_order19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image1001000)
  store i32 %x9, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_array_msaa(ptr addrspace(1) %out, target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000, <4 x i32> %v4xi32, i32 %i32) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000, <4 x i32> %v4xi32, i32 %i32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x i32> @_Z11read_imagei25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000, <4 x i32> %v4xi32, i32 %i32)
  store <4 x i32> %x2, ptr addrspace(1) %out
  %x3 = call spir_func <4 x i32> @_Z12read_imageui25ocl_image2d_array_msaa_roDv4_ii(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000, <4 x i32> %v4xi32, i32 %i32)
  store <4 x i32> %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z15get_image_width25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z16get_image_height25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z20get_image_array_size25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func <2 x i32> @_Z13get_image_dim25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store <2 x i32> %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z27get_image_channel_data_type25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z23get_image_channel_order25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z21get_image_num_samples25ocl_image2d_array_msaa_ro(target("spirv.Image", void, 1, 0, 1, 1, 0, 0, 0) %image1011000)
  store i32 %x10, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_msaa_depth(ptr addrspace(1) %out, target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000, <2 x i32> %v2xi32, i32 %i32) {
  %x1 = call spir_func float @_Z11read_imagef25ocl_image2d_msaa_depth_roDv2_ii(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000, <2 x i32> %v2xi32, i32 %i32)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z15get_image_width25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z16get_image_height25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func <2 x i32> @_Z13get_image_dim25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store <2 x i32> %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z27get_image_channel_data_type25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z23get_image_channel_order25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z21get_image_num_samples25ocl_image2d_msaa_depth_ro(target("spirv.Image", void, 1, 1, 0, 1, 0, 0, 0) %image1101000)
  store i32 %x7, ptr addrspace(1) %out
  ret void
}

define spir_func void @image2d_array_msaa_depth(ptr addrspace(1) %out, target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000, <4 x i32> %v4xi32, i32 %i32) {
  %x1 = call spir_func float @_Z11read_imagef31ocl_image2d_array_msaa_depth_roDv4_ii(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000, <4 x i32> %v4xi32, i32 %i32)
  store float %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z15get_image_width31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i32 @_Z16get_image_height31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z20get_image_array_size31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func <2 x i32> @_Z13get_image_dim31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store <2 x i32> %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z27get_image_channel_data_type31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z23get_image_channel_order31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i32 @_Z21get_image_num_samples31ocl_image2d_array_msaa_depth_ro(target("spirv.Image", void, 1, 1, 1, 1, 0, 0, 0) %image1111000)
  store i32 %x8, ptr addrspace(1) %out
  ret void
}

define spir_func void @image3d(ptr addrspace(1) %out, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, <4 x i32> %v4xi32, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001, <4 x float> %v4xfloat, target("spirv.Sampler") %sampler, float %float, <4 x half> %v4xhalf) {
  %x1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, <4 x i32> %v4xi32)
  store <4 x float> %x1, ptr addrspace(1) %out
  %x2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32)
  store <4 x float> %x2, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagef14ocl_image3d_woDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001, <4 x i32> %v4xi32, <4 x float> %v4xfloat)
  call spir_func void @_Z12write_imagef14ocl_image3d_rwDv4_iDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32, <4 x float> %v4xfloat)
  %x3 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x float> %x3, ptr addrspace(1) %out
  %x4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x float> %x4, ptr addrspace(1) %out
  %x5 = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x float> %x5, ptr addrspace(1) %out
  %x6 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, <4 x i32> %v4xi32)
  store <4 x i32> %x6, ptr addrspace(1) %out
  %x7 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32)
  store <4 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z12write_imagei14ocl_image3d_woDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z12write_imagei14ocl_image3d_rwDv4_iS0_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  %x8 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x i32> %x8, ptr addrspace(1) %out
  %x9 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x i32> %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, <4 x i32> %v4xi32)
  store <4 x i32> %x11, ptr addrspace(1) %out
  %x12 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32)
  store <4 x i32> %x12, ptr addrspace(1) %out
  call spir_func void @_Z13write_imageui14ocl_image3d_woDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  call spir_func void @_Z13write_imageui14ocl_image3d_rwDv4_iDv4_j(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32, <4 x i32> %v4xi32)
  %x13 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x i32> %x13, ptr addrspace(1) %out
  %x14 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x i32> %x14, ptr addrspace(1) %out
  %x15 = call spir_func <4 x i32> @_Z12read_imageui14ocl_image3d_ro11ocl_samplerDv4_ff(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat, float %float)
  store <4 x i32> %x15, ptr addrspace(1) %out
  %x16 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, <4 x i32> %v4xi32)
  store <4 x half> %x16, ptr addrspace(1) %out
  %x17 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_rwDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32)
  store <4 x half> %x17, ptr addrspace(1) %out
  call spir_func void @_Z12write_imageh14ocl_image3d_woDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001, <4 x i32> %v4xi32, <4 x half> %v4xhalf)
  call spir_func void @_Z12write_imageh14ocl_image3d_rwDv4_iDv4_Dh(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 2) %image2000002, <4 x i32> %v4xi32, <4 x half> %v4xhalf)
  %x18 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x i32> %v4xi32)
  store <4 x half> %x18, ptr addrspace(1) %out
  %x19 = call spir_func <4 x half> @_Z11read_imageh14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000, target("spirv.Sampler") %sampler, <4 x float> %v4xfloat)
  store <4 x half> %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z15get_image_width14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z15get_image_width14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16get_image_height14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z16get_image_height14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %image2000001)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store <4 x i32> %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z23get_image_channel_order14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image2000000)
  store i32 %x29, ptr addrspace(1) %out
  ret void
}

define spir_func void @samplers(ptr addrspace(1) %out) {
  %x1 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 0)
  %x2 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %x3 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 17)
  %x4 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %x5 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %x6 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  %x7 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %x8 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 38)
  %x9 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  %x10 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 40)
  %x11 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  %x12 = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  ret void
}
