// Motion estimation: what the phases of the search have in common, for each of them, and functions that
// stand for several instructions.
#pragma OPENCL EXTENSION cl_intel_device_side_avc_motion_estimation : enable

#define SETTERS(phase)                                                                                       \
  intel_sub_group_avc_##phase##_payload_t set_##phase(intel_sub_group_avc_##phase##_payload_t payload,       \
                                                      ulong costs, uint2 table, uchar a, uchar b) {          \
    payload = intel_sub_group_avc_##phase##_set_ac_only_haar(payload);                                       \
    payload = intel_sub_group_avc_##phase##_set_source_interlaced_field_polarity(a, payload);                \
    payload = intel_sub_group_avc_##phase##_set_single_reference_interlaced_field_polarity(b, payload);      \
    payload = intel_sub_group_avc_##phase##_set_dual_reference_interlaced_field_polarities(a, b, payload);   \
    payload = intel_sub_group_avc_##phase##_set_inter_base_multi_reference_penalty(b, payload);              \
    payload = intel_sub_group_avc_##phase##_set_inter_direction_penalty(a, payload);                         \
    payload = intel_sub_group_avc_##phase##_set_inter_shape_penalty(costs, payload);                         \
    return intel_sub_group_avc_##phase##_set_motion_vector_cost_function(costs, table, a, payload);          \
  }

SETTERS(ime)
SETTERS(ref)
SETTERS(sic)

#define GETTERS(phase)                                                                                       \
  void get_##phase(intel_sub_group_avc_##phase##_result_t result, uint a, uint b, global ulong *vectors,     \
                   global uint *counts) {                                                                    \
    vectors[0] = intel_sub_group_avc_##phase##_get_motion_vectors(result);                                   \
    counts[0] = intel_sub_group_avc_##phase##_get_inter_distortions(result);                                 \
    counts[1] = intel_sub_group_avc_##phase##_get_best_inter_distortion(result);                             \
    counts[2] = intel_sub_group_avc_##phase##_get_inter_major_shape(result);                                 \
    counts[3] = intel_sub_group_avc_##phase##_get_inter_minor_shapes(result);                                \
    counts[4] = intel_sub_group_avc_##phase##_get_inter_directions(result);                                  \
    counts[5] = intel_sub_group_avc_##phase##_get_inter_motion_vector_count(result);                         \
    counts[6] = intel_sub_group_avc_##phase##_get_inter_reference_ids(result);                               \
    counts[7] = intel_sub_group_avc_##phase##_get_inter_reference_interlaced_field_polarities(a, b, result); \
  }

GETTERS(mce)
GETTERS(ime)
GETTERS(ref)

ushort sic_distortions(intel_sub_group_avc_sic_result_t result) {
  return intel_sub_group_avc_sic_get_inter_distortions(result);
}

intel_sub_group_avc_sic_payload_t luma(intel_sub_group_avc_sic_payload_t payload) {
  return intel_sub_group_avc_sic_configure_ipe(1, 2, 3, 4, 5, 6, 7, payload);
}

intel_sub_group_avc_sic_payload_t chroma(intel_sub_group_avc_sic_payload_t payload) {
  payload = intel_sub_group_avc_sic_configure_ipe(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, payload);
  return intel_sub_group_avc_sic_set_skc_bilinear_filter_enable(payload);
}

void one(intel_sub_group_avc_ime_result_single_reference_streamout_t out, uchar shape, global uint *counts) {
  counts[0] = intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors(out, shape);
  counts[1] = intel_sub_group_avc_ime_get_streamout_major_shape_distortions(out, shape);
  counts[2] = intel_sub_group_avc_ime_get_streamout_major_shape_reference_ids(out, shape);
}

void both(intel_sub_group_avc_ime_result_dual_reference_streamout_t out, uchar shape, uchar direction,
          global uint *counts) {
  counts[0] = intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors(out, shape, direction);
  counts[1] = intel_sub_group_avc_ime_get_streamout_major_shape_distortions(out, shape, direction);
  counts[2] = intel_sub_group_avc_ime_get_streamout_major_shape_reference_ids(out, shape, direction);
}

kernel void window(global ushort2 *sizes, uchar kind, char dual) {
  sizes[0] = intel_sub_group_ime_ref_window_size(kind, dual);
}
