; Functions of work-groups and sub-groups: every one, on signed, unsigned and floating-point numbers.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z21work_group_reduce_addi(i32)
declare spir_func i32 @_Z21work_group_reduce_addj(i32)
declare spir_func float @_Z21work_group_reduce_addf(float)
declare spir_func i64 @_Z21work_group_reduce_addl(i64)
declare spir_func half @_Z21work_group_reduce_addDh(half)
declare spir_func i32 @_Z21work_group_reduce_muli(i32)
declare spir_func i32 @_Z21work_group_reduce_mulj(i32)
declare spir_func float @_Z21work_group_reduce_mulf(float)
declare spir_func i32 @_Z21work_group_reduce_mini(i32)
declare spir_func i32 @_Z21work_group_reduce_minj(i32)
declare spir_func float @_Z21work_group_reduce_minf(float)
declare spir_func i32 @_Z21work_group_reduce_maxi(i32)
declare spir_func i32 @_Z21work_group_reduce_maxj(i32)
declare spir_func float @_Z21work_group_reduce_maxf(float)
declare spir_func i32 @_Z21work_group_reduce_andi(i32)
declare spir_func i32 @_Z21work_group_reduce_andj(i32)
declare spir_func i32 @_Z20work_group_reduce_ori(i32)
declare spir_func i32 @_Z20work_group_reduce_orj(i32)
declare spir_func i32 @_Z21work_group_reduce_xori(i32)
declare spir_func i32 @_Z21work_group_reduce_xorj(i32)
declare spir_func i32 @_Z29work_group_reduce_logical_andi(i32)
declare spir_func i32 @_Z28work_group_reduce_logical_ori(i32)
declare spir_func i32 @_Z29work_group_reduce_logical_xori(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_addi(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_addj(i32)
declare spir_func float @_Z29work_group_scan_inclusive_addf(float)
declare spir_func i64 @_Z29work_group_scan_inclusive_addl(i64)
declare spir_func half @_Z29work_group_scan_inclusive_addDh(half)
declare spir_func i32 @_Z29work_group_scan_inclusive_muli(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_mulj(i32)
declare spir_func float @_Z29work_group_scan_inclusive_mulf(float)
declare spir_func i32 @_Z29work_group_scan_inclusive_mini(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_minj(i32)
declare spir_func float @_Z29work_group_scan_inclusive_minf(float)
declare spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_maxj(i32)
declare spir_func float @_Z29work_group_scan_inclusive_maxf(float)
declare spir_func i32 @_Z29work_group_scan_inclusive_andi(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_andj(i32)
declare spir_func i32 @_Z28work_group_scan_inclusive_ori(i32)
declare spir_func i32 @_Z28work_group_scan_inclusive_orj(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_xori(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_xorj(i32)
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32)
declare spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32)
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_addi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_addj(i32)
declare spir_func float @_Z29work_group_scan_exclusive_addf(float)
declare spir_func i64 @_Z29work_group_scan_exclusive_addl(i64)
declare spir_func half @_Z29work_group_scan_exclusive_addDh(half)
declare spir_func i32 @_Z29work_group_scan_exclusive_muli(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_mulj(i32)
declare spir_func float @_Z29work_group_scan_exclusive_mulf(float)
declare spir_func i32 @_Z29work_group_scan_exclusive_mini(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_minj(i32)
declare spir_func float @_Z29work_group_scan_exclusive_minf(float)
declare spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32)
declare spir_func float @_Z29work_group_scan_exclusive_maxf(float)
declare spir_func i32 @_Z29work_group_scan_exclusive_andi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_andj(i32)
declare spir_func i32 @_Z28work_group_scan_exclusive_ori(i32)
declare spir_func i32 @_Z28work_group_scan_exclusive_orj(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_xori(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_xorj(i32)
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32)
declare spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32)
declare spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32)
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)
declare spir_func i32 @_Z20sub_group_reduce_addj(i32)
declare spir_func float @_Z20sub_group_reduce_addf(float)
declare spir_func i64 @_Z20sub_group_reduce_addl(i64)
declare spir_func half @_Z20sub_group_reduce_addDh(half)
declare spir_func i32 @_Z20sub_group_reduce_muli(i32)
declare spir_func i32 @_Z20sub_group_reduce_mulj(i32)
declare spir_func float @_Z20sub_group_reduce_mulf(float)
declare spir_func i32 @_Z20sub_group_reduce_mini(i32)
declare spir_func i32 @_Z20sub_group_reduce_minj(i32)
declare spir_func float @_Z20sub_group_reduce_minf(float)
declare spir_func i32 @_Z20sub_group_reduce_maxi(i32)
declare spir_func i32 @_Z20sub_group_reduce_maxj(i32)
declare spir_func float @_Z20sub_group_reduce_maxf(float)
declare spir_func i32 @_Z20sub_group_reduce_andi(i32)
declare spir_func i32 @_Z20sub_group_reduce_andj(i32)
declare spir_func i32 @_Z19sub_group_reduce_ori(i32)
declare spir_func i32 @_Z19sub_group_reduce_orj(i32)
declare spir_func i32 @_Z20sub_group_reduce_xori(i32)
declare spir_func i32 @_Z20sub_group_reduce_xorj(i32)
declare spir_func i32 @_Z28sub_group_reduce_logical_andi(i32)
declare spir_func i32 @_Z27sub_group_reduce_logical_ori(i32)
declare spir_func i32 @_Z28sub_group_reduce_logical_xori(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32)
declare spir_func float @_Z28sub_group_scan_inclusive_addf(float)
declare spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64)
declare spir_func half @_Z28sub_group_scan_inclusive_addDh(half)
declare spir_func i32 @_Z28sub_group_scan_inclusive_muli(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_mulj(i32)
declare spir_func float @_Z28sub_group_scan_inclusive_mulf(float)
declare spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32)
declare spir_func float @_Z28sub_group_scan_inclusive_minf(float)
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_maxj(i32)
declare spir_func float @_Z28sub_group_scan_inclusive_maxf(float)
declare spir_func i32 @_Z28sub_group_scan_inclusive_andi(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_andj(i32)
declare spir_func i32 @_Z27sub_group_scan_inclusive_ori(i32)
declare spir_func i32 @_Z27sub_group_scan_inclusive_orj(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_xori(i32)
declare spir_func i32 @_Z28sub_group_scan_inclusive_xorj(i32)
declare spir_func i32 @_Z36sub_group_scan_inclusive_logical_andi(i32)
declare spir_func i32 @_Z35sub_group_scan_inclusive_logical_ori(i32)
declare spir_func i32 @_Z36sub_group_scan_inclusive_logical_xori(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_addj(i32)
declare spir_func float @_Z28sub_group_scan_exclusive_addf(float)
declare spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64)
declare spir_func half @_Z28sub_group_scan_exclusive_addDh(half)
declare spir_func i32 @_Z28sub_group_scan_exclusive_muli(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_mulj(i32)
declare spir_func float @_Z28sub_group_scan_exclusive_mulf(float)
declare spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32)
declare spir_func float @_Z28sub_group_scan_exclusive_minf(float)
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32)
declare spir_func float @_Z28sub_group_scan_exclusive_maxf(float)
declare spir_func i32 @_Z28sub_group_scan_exclusive_andi(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_andj(i32)
declare spir_func i32 @_Z27sub_group_scan_exclusive_ori(i32)
declare spir_func i32 @_Z27sub_group_scan_exclusive_orj(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_xori(i32)
declare spir_func i32 @_Z28sub_group_scan_exclusive_xorj(i32)
declare spir_func i32 @_Z36sub_group_scan_exclusive_logical_andi(i32)
declare spir_func i32 @_Z35sub_group_scan_exclusive_logical_ori(i32)
declare spir_func i32 @_Z36sub_group_scan_exclusive_logical_xori(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32)
declare spir_func float @_Z32sub_group_non_uniform_reduce_addf(float)
declare spir_func i64 @_Z32sub_group_non_uniform_reduce_addl(i64)
declare spir_func half @_Z32sub_group_non_uniform_reduce_addDh(half)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mulj(i32)
declare spir_func float @_Z32sub_group_non_uniform_reduce_mulf(float)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32)
declare spir_func float @_Z32sub_group_non_uniform_reduce_minf(float)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxj(i32)
declare spir_func float @_Z32sub_group_non_uniform_reduce_maxf(float)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andj(i32)
declare spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32)
declare spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xorj(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32)
declare spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_inclusive_addf(float)
declare spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_addl(i64)
declare spir_func half @_Z40sub_group_non_uniform_scan_inclusive_addDh(half)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mulj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_inclusive_mulf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_minj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_inclusive_minf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_inclusive_maxf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andj(i32)
declare spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32)
declare spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_orj(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xorj(i32)
declare spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32)
declare spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32)
declare spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_xori(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_addf(float)
declare spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_addl(i64)
declare spir_func half @_Z40sub_group_non_uniform_scan_exclusive_addDh(half)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_minf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32)
declare spir_func float @_Z40sub_group_non_uniform_scan_exclusive_maxf(float)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32)
declare spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32)
declare spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32)
declare spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32)
declare spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32)
declare spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_xori(i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_addjj(i32, i32)
declare spir_func float @_Z30sub_group_clustered_reduce_addfj(float, i32)
declare spir_func i64 @_Z30sub_group_clustered_reduce_addlj(i64, i32)
declare spir_func half @_Z30sub_group_clustered_reduce_addDhj(half, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_muljj(i32, i32)
declare spir_func float @_Z30sub_group_clustered_reduce_mulfj(float, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_minjj(i32, i32)
declare spir_func float @_Z30sub_group_clustered_reduce_minfj(float, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_maxjj(i32, i32)
declare spir_func float @_Z30sub_group_clustered_reduce_maxfj(float, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_andjj(i32, i32)
declare spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32, i32)
declare spir_func i32 @_Z29sub_group_clustered_reduce_orjj(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_xorjj(i32, i32)
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32, i32)
declare spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32, i32)
declare spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32, i32)
declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func i32 @_Z13sub_group_anyi(i32)
declare spir_func float @_Z19sub_group_broadcastfj(float, i32)
declare spir_func i32 @_Z15sub_group_electv()
declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32)
declare spir_func i32 @_Z25sub_group_non_uniform_anyi(i32)
declare spir_func i32 @_Z31sub_group_non_uniform_all_equalf(float)
declare spir_func float @_Z31sub_group_non_uniform_broadcastfj(float, i32)
declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32>)
declare spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32>, i32)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32>)
declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32>)
declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32>)
declare spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32>)
declare spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32>)
declare spir_func <4 x float> @_Z17sub_group_shuffleDv4_fj(<4 x float>, i32)
declare spir_func i32 @_Z21sub_group_shuffle_xorij(i32, i32)
declare spir_func i64 @_Z20sub_group_shuffle_uplj(i64, i32)
declare spir_func double @_Z22sub_group_shuffle_downdj(double, i32)
declare spir_func i32 @_Z16sub_group_rotateii(i32, i32)
declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32, i32, i32)
declare spir_func i32 @_Z14work_group_alli(i32)
declare spir_func i32 @_Z14work_group_anyi(i32)
declare spir_func float @_Z20work_group_broadcastfm(float, i64)
declare spir_func i32 @_Z20work_group_broadcastimm(i32, i64, i64)
declare spir_func double @_Z20work_group_broadcastdmmm(double, i64, i64, i64)
declare spir_func i32 @_Z23intel_sub_group_shuffleij(i32, i32)
declare spir_func float @_Z28intel_sub_group_shuffle_downffj(float, float, i32)
declare spir_func <4 x i32> @_Z26intel_sub_group_shuffle_upDv4_iS_j(<4 x i32>, <4 x i32>, i32)
declare spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64, i32)
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1), i32)
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32)
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1), <2 x i32>)
declare spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i32>)
declare spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1), <4 x i32>)
declare spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1))
declare spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1), <8 x i32>)
declare spir_func i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1), i8)
declare spir_func i8 @_Z29intel_sub_group_block_read_uc14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z30intel_sub_group_block_write_uc14ocl_image2d_woDv2_ih(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i8)
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1), <2 x i8>)
declare spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z31intel_sub_group_block_write_uc214ocl_image2d_woDv2_iDv2_h(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i8>)
declare spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1), <4 x i8>)
declare spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1), <8 x i8>)
declare spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1))
declare spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1), <16 x i8>)
declare spir_func i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1), i16)
declare spir_func i16 @_Z29intel_sub_group_block_read_us14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z30intel_sub_group_block_write_us14ocl_image2d_woDv2_it(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i16)
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1), <2 x i16>)
declare spir_func <2 x i16> @_Z30intel_sub_group_block_read_us214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z31intel_sub_group_block_write_us214ocl_image2d_woDv2_iDv2_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i16>)
declare spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1), <4 x i16>)
declare spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1), <8 x i16>)
declare spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1), i64)
declare spir_func i64 @_Z29intel_sub_group_block_read_ul14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z30intel_sub_group_block_write_ul14ocl_image2d_woDv2_im(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i64)
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1), <2 x i64>)
declare spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z31intel_sub_group_block_write_ul214ocl_image2d_woDv2_iDv2_m(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <2 x i64>)
declare spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1), <4 x i64>)
declare spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1))
declare spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1), <8 x i64>)

define spir_func void @work_group_reduce_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z21work_group_reduce_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z21work_group_reduce_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z21work_group_reduce_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z21work_group_reduce_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z21work_group_reduce_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z21work_group_reduce_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z21work_group_reduce_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z21work_group_reduce_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z21work_group_reduce_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z21work_group_reduce_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z21work_group_reduce_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z21work_group_reduce_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z21work_group_reduce_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z21work_group_reduce_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z21work_group_reduce_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z21work_group_reduce_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z20work_group_reduce_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z20work_group_reduce_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z21work_group_reduce_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z21work_group_reduce_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z29work_group_reduce_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z28work_group_reduce_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z29work_group_reduce_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @work_group_scan_inclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z29work_group_scan_inclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z29work_group_scan_inclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z29work_group_scan_inclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z29work_group_scan_inclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z29work_group_scan_inclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z29work_group_scan_inclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z29work_group_scan_inclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z29work_group_scan_inclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z29work_group_scan_inclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z29work_group_scan_inclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z29work_group_scan_inclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z29work_group_scan_inclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z29work_group_scan_inclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z28work_group_scan_inclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z29work_group_scan_inclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z29work_group_scan_inclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z37work_group_scan_inclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z36work_group_scan_inclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @work_group_scan_exclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z29work_group_scan_exclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z29work_group_scan_exclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z29work_group_scan_exclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z29work_group_scan_exclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z29work_group_scan_exclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z29work_group_scan_exclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z29work_group_scan_exclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z29work_group_scan_exclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z29work_group_scan_exclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z29work_group_scan_exclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z28work_group_scan_exclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z28work_group_scan_exclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z29work_group_scan_exclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z29work_group_scan_exclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z37work_group_scan_exclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z36work_group_scan_exclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z37work_group_scan_exclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_reduce_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z20sub_group_reduce_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z20sub_group_reduce_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z20sub_group_reduce_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z20sub_group_reduce_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z20sub_group_reduce_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z20sub_group_reduce_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z20sub_group_reduce_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z20sub_group_reduce_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z20sub_group_reduce_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z20sub_group_reduce_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z20sub_group_reduce_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z20sub_group_reduce_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z20sub_group_reduce_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z20sub_group_reduce_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z20sub_group_reduce_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z19sub_group_reduce_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z19sub_group_reduce_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z20sub_group_reduce_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z20sub_group_reduce_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z28sub_group_reduce_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z27sub_group_reduce_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z28sub_group_reduce_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_scan_inclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z28sub_group_scan_inclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z28sub_group_scan_inclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z28sub_group_scan_inclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z28sub_group_scan_inclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z28sub_group_scan_inclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z28sub_group_scan_inclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z28sub_group_scan_inclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z28sub_group_scan_inclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z28sub_group_scan_inclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z28sub_group_scan_inclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z27sub_group_scan_inclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z27sub_group_scan_inclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z28sub_group_scan_inclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z28sub_group_scan_inclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z36sub_group_scan_inclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z35sub_group_scan_inclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z36sub_group_scan_inclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_scan_exclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z28sub_group_scan_exclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z28sub_group_scan_exclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z28sub_group_scan_exclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z28sub_group_scan_exclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z28sub_group_scan_exclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z28sub_group_scan_exclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z28sub_group_scan_exclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z28sub_group_scan_exclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z28sub_group_scan_exclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z28sub_group_scan_exclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z27sub_group_scan_exclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z27sub_group_scan_exclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z28sub_group_scan_exclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z28sub_group_scan_exclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z36sub_group_scan_exclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z35sub_group_scan_exclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z36sub_group_scan_exclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_non_uniform_reduce_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z32sub_group_non_uniform_reduce_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z32sub_group_non_uniform_reduce_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z32sub_group_non_uniform_reduce_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z32sub_group_non_uniform_reduce_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z32sub_group_non_uniform_reduce_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z32sub_group_non_uniform_reduce_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_non_uniform_scan_inclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z40sub_group_non_uniform_scan_inclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z40sub_group_non_uniform_scan_inclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z40sub_group_non_uniform_scan_inclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z40sub_group_non_uniform_scan_inclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z40sub_group_non_uniform_scan_inclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_non_uniform_scan_exclusive_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_addf(float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_addl(i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z40sub_group_non_uniform_scan_exclusive_addDh(half %half)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_minf(float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z40sub_group_non_uniform_scan_exclusive_maxf(float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 %i32)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_xori(i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_group_clustered_reduce_all(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, half %half) {
  %x1 = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %i32, i32 4)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z30sub_group_clustered_reduce_addjj(i32 %i32, i32 4)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z30sub_group_clustered_reduce_addfj(float %float, i32 4)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z30sub_group_clustered_reduce_addlj(i64 %i64, i32 4)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z30sub_group_clustered_reduce_addDhj(half %half, i32 4)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 %i32, i32 4)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z30sub_group_clustered_reduce_muljj(i32 %i32, i32 4)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z30sub_group_clustered_reduce_mulfj(float %float, i32 4)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 %i32, i32 4)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z30sub_group_clustered_reduce_minjj(i32 %i32, i32 4)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z30sub_group_clustered_reduce_minfj(float %float, i32 4)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 %i32, i32 4)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z30sub_group_clustered_reduce_maxjj(i32 %i32, i32 4)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z30sub_group_clustered_reduce_maxfj(float %float, i32 4)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 %i32, i32 4)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z30sub_group_clustered_reduce_andjj(i32 %i32, i32 4)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 %i32, i32 4)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z29sub_group_clustered_reduce_orjj(i32 %i32, i32 4)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 %i32, i32 4)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z30sub_group_clustered_reduce_xorjj(i32 %i32, i32 4)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 %i32, i32 4)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 %i32, i32 4)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 %i32, i32 4)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @sub_groups(ptr addrspace(1) %out, i32 %i32, float %float, <4 x i32> %v4xi32, <4 x float> %v4xfloat, i64 %i64, double %double) {
  %x1 = call spir_func i32 @_Z13sub_group_alli(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z13sub_group_anyi(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z19sub_group_broadcastfj(float %float, i32 %i32)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z15sub_group_electv()
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z31sub_group_non_uniform_all_equalf(float %float)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z31sub_group_non_uniform_broadcastfj(float %float, i32 3)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %i32)
  store <4 x i32> %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> %v4xi32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> %v4xi32, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %v4xi32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> %v4xi32)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> %v4xi32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> %v4xi32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> %v4xi32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func <4 x float> @_Z17sub_group_shuffleDv4_fj(<4 x float> %v4xfloat, i32 %i32)
  store <4 x float> %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z21sub_group_shuffle_xorij(i32 %i32, i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z20sub_group_shuffle_uplj(i64 %i64, i32 %i32)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func double @_Z22sub_group_shuffle_downdj(double %double, i32 %i32)
  store double %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z16sub_group_rotateii(i32 %i32, i32 %i32)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 %i32, i32 %i32, i32 4)
  store i32 %x23, ptr addrspace(1) %out
  ret void
}

define spir_func void @work_groups(ptr addrspace(1) %out, i32 %i32, float %float, i64 %i64, double %double) {
  %x1 = call spir_func i32 @_Z14work_group_alli(i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z14work_group_anyi(i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z20work_group_broadcastfm(float %float, i64 %i64)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z20work_group_broadcastimm(i32 %i32, i64 %i64, i64 %i64)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func double @_Z20work_group_broadcastdmmm(double %double, i64 %i64, i64 %i64, i64 %i64)
  store double %x5, ptr addrspace(1) %out
  ret void
}

define spir_func void @intel(ptr addrspace(1) %out, i32 %i32, float %float, <4 x i32> %v4xi32, i64 %i64, ptr addrspace(1) %ptr1, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <8 x i32> %v8xi32, i8 %i8, <2 x i8> %v2xi8, <4 x i8> %v4xi8, <8 x i8> %v8xi8, <16 x i8> %v16xi8, i16 %i16, <2 x i16> %v2xi16, <4 x i16> %v4xi16, <8 x i16> %v8xi16, <2 x i64> %v2xi64, <4 x i64> %v4xi64, <8 x i64> %v8xi64) {
  %x1 = call spir_func i32 @_Z23intel_sub_group_shuffleij(i32 %i32, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func float @_Z28intel_sub_group_shuffle_downffj(float %float, float %float, i32 %i32)
  store float %x2, ptr addrspace(1) %out
  %x3 = call spir_func <4 x i32> @_Z26intel_sub_group_shuffle_upDv4_iS_j(<4 x i32> %v4xi32, <4 x i32> %v4xi32, i32 %i32)
  store <4 x i32> %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64 %i64, i32 %i32)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %ptr1)
  store i32 %x5, ptr addrspace(1) %out
  call spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) %ptr1, i32 %i32)
  %x6 = call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store i32 %x6, ptr addrspace(1) %out
  call spir_func void @_Z27intel_sub_group_block_write14ocl_image2d_woDv2_ij(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, i32 %i32)
  %x7 = call spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %ptr1)
  store <2 x i32> %x7, ptr addrspace(1) %out
  call spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) %ptr1, <2 x i32> %v2xi32)
  %x8 = call spir_func <2 x i32> @_Z27intel_sub_group_block_read214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <2 x i32> %x8, ptr addrspace(1) %out
  call spir_func void @_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <2 x i32> %v2xi32)
  %x9 = call spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) %ptr1)
  store <4 x i32> %x9, ptr addrspace(1) %out
  call spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) %ptr1, <4 x i32> %v4xi32)
  %x10 = call spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) %ptr1)
  store <8 x i32> %x10, ptr addrspace(1) %out
  call spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) %ptr1, <8 x i32> %v8xi32)
  %x11 = call spir_func i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) %ptr1)
  store i8 %x11, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) %ptr1, i8 %i8)
  %x12 = call spir_func i8 @_Z29intel_sub_group_block_read_uc14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store i8 %x12, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_uc14ocl_image2d_woDv2_ih(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, i8 %i8)
  %x13 = call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) %ptr1)
  store <2 x i8> %x13, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) %ptr1, <2 x i8> %v2xi8)
  %x14 = call spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <2 x i8> %x14, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_uc214ocl_image2d_woDv2_iDv2_h(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <2 x i8> %v2xi8)
  %x15 = call spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) %ptr1)
  store <4 x i8> %x15, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) %ptr1, <4 x i8> %v4xi8)
  %x16 = call spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) %ptr1)
  store <8 x i8> %x16, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) %ptr1, <8 x i8> %v8xi8)
  %x17 = call spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) %ptr1)
  store <16 x i8> %x17, ptr addrspace(1) %out
  call spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) %ptr1, <16 x i8> %v16xi8)
  %x18 = call spir_func i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) %ptr1)
  store i16 %x18, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) %ptr1, i16 %i16)
  %x19 = call spir_func i16 @_Z29intel_sub_group_block_read_us14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store i16 %x19, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_us14ocl_image2d_woDv2_it(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, i16 %i16)
  %x20 = call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) %ptr1)
  store <2 x i16> %x20, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) %ptr1, <2 x i16> %v2xi16)
  %x21 = call spir_func <2 x i16> @_Z30intel_sub_group_block_read_us214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <2 x i16> %x21, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_us214ocl_image2d_woDv2_iDv2_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <2 x i16> %v2xi16)
  %x22 = call spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) %ptr1)
  store <4 x i16> %x22, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) %ptr1, <4 x i16> %v4xi16)
  %x23 = call spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) %ptr1)
  store <8 x i16> %x23, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) %ptr1, <8 x i16> %v8xi16)
  %x24 = call spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) %ptr1)
  store i64 %x24, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) %ptr1, i64 %i64)
  %x25 = call spir_func i64 @_Z29intel_sub_group_block_read_ul14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store i64 %x25, ptr addrspace(1) %out
  call spir_func void @_Z30intel_sub_group_block_write_ul14ocl_image2d_woDv2_im(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, i64 %i64)
  %x26 = call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) %ptr1)
  store <2 x i64> %x26, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) %ptr1, <2 x i64> %v2xi64)
  %x27 = call spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul214ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image1000000, <2 x i32> %v2xi32)
  store <2 x i64> %x27, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_ul214ocl_image2d_woDv2_iDv2_m(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image1000001, <2 x i32> %v2xi32, <2 x i64> %v2xi64)
  %x28 = call spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) %ptr1)
  store <4 x i64> %x28, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) %ptr1, <4 x i64> %v4xi64)
  %x29 = call spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) %ptr1)
  store <8 x i64> %x29, ptr addrspace(1) %out
  call spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) %ptr1, <8 x i64> %v8xi64)
  ret void
}

; The halves of a barrier keep their orders, even if they are fences for no memory.
define spir_func void @halves() {
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 0)
  call spir_func void @_Z29intel_work_group_barrier_waitj(i32 0)
  ret void
}

declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32)
declare spir_func void @_Z29intel_work_group_barrier_waitj(i32)
