// Motion estimation on the device: a search, its refinement, and a check for blocks that are skipped.
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable

kernel void search(read_only image2d_t source, read_only image2d_t before, read_only image2d_t after,
                   sampler_t sampler, global ulong *vectors, global uint *counts) {
  intel_sub_group_avc_ime_payload_t payload =
      intel_sub_group_avc_ime_initialize((ushort2)(0, 0), CLK_AVC_ME_PARTITION_MASK_ALL_INTEL,
                                         CLK_AVC_ME_SAD_ADJUST_MODE_NONE_INTEL);
  payload = intel_sub_group_avc_ime_set_single_reference((short2)(1, 2), 3, payload);
  intel_sub_group_avc_ime_result_single_reference_streamout_t one =
      intel_sub_group_avc_ime_evaluate_with_single_reference_streamout(source, before, sampler, payload);
  counts[0] = intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors(one, 1);
  intel_sub_group_avc_ime_single_reference_streamin_t more =
      intel_sub_group_avc_ime_get_single_reference_streamin(one);
  intel_sub_group_avc_ime_result_t result =
      intel_sub_group_avc_ime_evaluate_with_single_reference_streamin(source, before, sampler, payload, more);
  payload = intel_sub_group_avc_ime_set_dual_reference((short2)(1, 2), (short2)(3, 4), 5, payload);
  intel_sub_group_avc_ime_result_dual_reference_streamout_t two =
      intel_sub_group_avc_ime_evaluate_with_dual_reference_streamout(source, before, after, sampler, payload);
  intel_sub_group_avc_ime_dual_reference_streamin_t both =
      intel_sub_group_avc_ime_get_dual_reference_streamin(two);
  result = intel_sub_group_avc_ime_evaluate_with_dual_reference_streamin(source, before, after, sampler,
                                                                         payload, both);
  intel_sub_group_avc_mce_result_t plain = intel_sub_group_avc_ime_convert_to_mce_result(result);
  vectors[0] = intel_sub_group_avc_mce_get_motion_vectors(plain);
  vectors[1] = intel_sub_group_avc_ime_get_motion_vectors(intel_sub_group_avc_ime_strip_dual_reference_streamout(two));
  intel_sub_group_avc_mce_payload_t other = intel_sub_group_avc_ime_convert_to_mce_payload(payload);
  other = intel_sub_group_avc_mce_set_source_interlaced_field_polarity(1, other);
}

kernel void refine(read_only image2d_t source, read_only image2d_t before, read_only image2d_t after,
                   sampler_t sampler, ulong vector, global ulong *vectors) {
  intel_sub_group_avc_ref_payload_t payload =
      intel_sub_group_avc_bme_initialize((ushort2)(0, 0), vector, 1, 2, 3, 4, 5, 6);
  intel_sub_group_avc_ref_result_t result =
      intel_sub_group_avc_ref_evaluate_with_dual_reference(source, before, after, sampler, payload);
  vectors[0] = intel_sub_group_avc_ref_get_motion_vectors(result);
  result = intel_sub_group_avc_ref_evaluate_with_multi_reference(source, 7, sampler, payload);
  vectors[1] = intel_sub_group_avc_ref_get_motion_vectors(result);
  result = intel_sub_group_avc_ref_evaluate_with_multi_reference(source, 7, 1, sampler, payload);
  vectors[2] = intel_sub_group_avc_ref_get_motion_vectors(result);
}

kernel void skip(read_only image2d_t source, read_only image2d_t before, sampler_t sampler,
                 global ushort *distortions) {
  intel_sub_group_avc_sic_payload_t payload = intel_sub_group_avc_sic_initialize((ushort2)(0, 0));
  payload = intel_sub_group_avc_sic_configure_skc(1, 2, 3ul, 4, 5, payload);
  intel_sub_group_avc_sic_result_t result =
      intel_sub_group_avc_sic_evaluate_with_single_reference(source, before, sampler, payload);
  distortions[0] = intel_sub_group_avc_sic_get_inter_distortions(result);
  result = intel_sub_group_avc_sic_evaluate_with_multi_reference(source, 7, sampler, payload);
  distortions[1] = intel_sub_group_avc_sic_get_inter_distortions(result);
  result = intel_sub_group_avc_sic_evaluate_with_multi_reference(source, 7, 1, sampler, payload);
  distortions[2] = intel_sub_group_avc_sic_get_inter_distortions(result);
  result = intel_sub_group_avc_sic_evaluate_ipe(source, sampler, payload);
  distortions[3] = intel_sub_group_avc_sic_get_ipe_luma_shape(result);
}
