//! The aspects of SYCL by name, with the numbers that `enum class aspect` gives them.
//!
//! There are two numberings. DPC++ renumbered its aspects in 2026, when deprecated ones went away:
//! `atomic64` was 28 and is 27. A module that lists its aspects (`!sycl_aspects`) says which it uses;
//! for others one is chosen ([`Numbering`]).

/// One aspect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aspect {
    /// Its name.
    pub name: &'static str,
    /// Another name, newer or older.
    pub alias: Option<&'static str>,
    /// Its number until 2026, if it had one.
    pub classic: Option<u32>,
    /// Its number from 2026 on, if it still has one.
    pub renumbered: Option<u32>,
}

/// Which of the two numberings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Numbering {
    /// That of DPC++ before 2026.
    #[default]
    Classic,
    /// That of DPC++ from 2026 on.
    Renumbered,
}

impl Numbering {
    /// The number of an aspect.
    pub fn number(self, aspect: &Aspect) -> Option<u32> {
        match self {
            Numbering::Classic => aspect.classic,
            Numbering::Renumbered => aspect.renumbered,
        }
    }

    /// The number of the aspect with this name.
    pub fn number_of(self, name: &str) -> Option<u32> {
        let aspect = ASPECTS.iter().find(|a| a.name == name || a.alias == Some(name))?;
        self.number(aspect)
    }

    /// The name of the aspect with this number.
    pub fn name_of(self, number: i32) -> Option<&'static str> {
        let number = u32::try_from(number).ok()?;
        ASPECTS.iter().find(|aspect| self.number(aspect) == Some(number)).map(|aspect| aspect.name)
    }
}

const fn row(
    name: &'static str,
    alias: Option<&'static str>,
    classic: Option<u32>,
    renumbered: Option<u32>,
) -> Aspect {
    Aspect { name, alias, classic, renumbered }
}

/// All aspects, in the order of their classic numbers, then those that only the newer numbering has.
#[rustfmt::skip]
pub const ASPECTS: &[Aspect] = &[
    row("cpu", None, Some(1), Some(1)),
    row("gpu", None, Some(2), Some(2)),
    row("accelerator", None, Some(3), Some(3)),
    row("custom", None, Some(4), Some(4)),
    row("fp16", None, Some(5), Some(5)),
    row("fp64", None, Some(6), Some(6)),
    row("int64_base_atomics", None, Some(7), None),
    row("int64_extended_atomics", None, Some(8), None),
    row("image", None, Some(9), Some(9)),
    row("online_compiler", None, Some(10), Some(10)),
    row("online_linker", None, Some(11), Some(11)),
    row("queue_profiling", None, Some(12), Some(12)),
    row("usm_device_allocations", None, Some(13), Some(13)),
    row("usm_host_allocations", None, Some(14), Some(14)),
    row("usm_shared_allocations", None, Some(15), Some(15)),
    row("usm_restricted_shared_allocations", None, Some(16), None),
    row("usm_system_allocations", Some("usm_system_allocator"), Some(17), Some(17)),
    row("ext_intel_pci_address", None, Some(18), Some(18)),
    row("ext_intel_gpu_eu_count", None, Some(19), Some(19)),
    row("ext_intel_gpu_eu_simd_width", None, Some(20), Some(20)),
    row("ext_intel_gpu_slices", None, Some(21), Some(21)),
    row("ext_intel_gpu_subslices_per_slice", None, Some(22), Some(22)),
    row("ext_intel_gpu_eu_count_per_subslice", None, Some(23), Some(23)),
    row("ext_intel_max_mem_bandwidth", None, Some(24), Some(24)),
    row("ext_intel_mem_channel", None, Some(25), None),
    row("usm_atomic_host_allocations", None, Some(26), Some(25)),
    row("usm_atomic_shared_allocations", None, Some(27), Some(26)),
    row("atomic64", None, Some(28), Some(27)),
    row("ext_intel_device_info_uuid", None, Some(29), Some(28)),
    row("ext_oneapi_srgb", None, Some(30), Some(29)),
    row("ext_oneapi_native_assert", None, Some(31), Some(30)),
    row("host_debuggable", None, Some(32), Some(31)),
    row("ext_intel_gpu_hw_threads_per_eu", None, Some(33), Some(32)),
    row("ext_oneapi_cuda_async_barrier", None, Some(34), Some(33)),
    row("ext_oneapi_bfloat16_math_functions", None, Some(35), None),
    row("ext_intel_free_memory", None, Some(36), Some(34)),
    row("ext_intel_device_id", None, Some(37), Some(35)),
    row("ext_intel_memory_clock_rate", None, Some(38), Some(36)),
    row("ext_intel_memory_bus_width", None, Some(39), Some(37)),
    row("emulated", None, Some(40), Some(38)),
    row("ext_intel_legacy_image", None, Some(41), Some(39)),
    row("ext_oneapi_bindless_images", None, Some(42), Some(40)),
    row("ext_oneapi_bindless_images_shared_usm", None, Some(43), Some(41)),
    row("ext_oneapi_bindless_images_1d_usm", None, Some(44), Some(42)),
    row("ext_oneapi_bindless_images_2d_usm", None, Some(45), Some(43)),
    row("ext_oneapi_interop_memory_import", Some("ext_oneapi_external_memory_import"), Some(46), Some(44)),
    row("ext_oneapi_interop_memory_export", None, Some(47), None),
    row("ext_oneapi_interop_semaphore_import", Some("ext_oneapi_external_semaphore_import"), Some(48), Some(45)),
    row("ext_oneapi_interop_semaphore_export", None, Some(49), None),
    row("ext_oneapi_mipmap", None, Some(50), Some(46)),
    row("ext_oneapi_mipmap_anisotropy", None, Some(51), Some(47)),
    row("ext_oneapi_mipmap_level_reference", None, Some(52), Some(48)),
    row("ext_intel_esimd", None, Some(53), Some(49)),
    row("ext_oneapi_ballot_group", Some("ext_oneapi_fragment"), Some(54), Some(50)),
    row("ext_oneapi_fixed_size_group", Some("ext_oneapi_chunk"), Some(55), Some(51)),
    row("ext_oneapi_opportunistic_group", None, Some(56), None),
    row("ext_oneapi_tangle_group", Some("ext_oneapi_tangle"), Some(57), Some(52)),
    row("ext_intel_matrix", None, Some(58), Some(53)),
    row("ext_oneapi_is_composite", None, Some(59), Some(54)),
    row("ext_oneapi_is_component", None, Some(60), Some(55)),
    row("ext_oneapi_graph", None, Some(61), Some(56)),
    row("ext_intel_fpga_task_sequence", None, Some(62), None),
    row("ext_oneapi_limited_graph", None, Some(63), Some(57)),
    row("ext_oneapi_private_alloca", None, Some(64), Some(58)),
    row("ext_oneapi_cubemap", None, Some(65), Some(59)),
    row("ext_oneapi_cubemap_seamless_filtering", None, Some(66), Some(60)),
    row("ext_oneapi_bindless_sampled_image_fetch_1d_usm", None, Some(67), Some(61)),
    row("ext_oneapi_bindless_sampled_image_fetch_1d", None, Some(68), Some(62)),
    row("ext_oneapi_bindless_sampled_image_fetch_2d_usm", None, Some(69), Some(63)),
    row("ext_oneapi_bindless_sampled_image_fetch_2d", None, Some(70), Some(64)),
    row("ext_oneapi_bindless_sampled_image_fetch_3d_usm", None, Some(71), None),
    row("ext_oneapi_bindless_sampled_image_fetch_3d", None, Some(72), Some(65)),
    row("ext_oneapi_queue_profiling_tag", None, Some(73), Some(66)),
    row("ext_oneapi_virtual_mem", None, Some(74), Some(67)),
    row("ext_oneapi_cuda_cluster_group", None, Some(75), Some(68)),
    row("ext_oneapi_image_array", None, Some(76), Some(69)),
    row("ext_oneapi_unique_addressing_per_dim", None, Some(77), Some(70)),
    row("ext_oneapi_bindless_images_sample_1d_usm", None, Some(78), Some(71)),
    row("ext_oneapi_bindless_images_sample_2d_usm", None, Some(79), Some(72)),
    row("ext_oneapi_atomic16", None, Some(80), Some(73)),
    row("ext_oneapi_virtual_functions", None, Some(81), Some(74)),
    row("ext_intel_spill_memory_size", None, Some(82), Some(75)),
    row("ext_oneapi_bindless_images_gather", None, Some(83), Some(76)),
    row("ext_intel_current_clock_throttle_reasons", None, Some(84), Some(77)),
    row("ext_intel_fan_speed", None, Some(85), Some(78)),
    row("ext_intel_power_limits", None, Some(86), Some(79)),
    row("ext_oneapi_async_memory_alloc", None, Some(87), Some(80)),
    row("ext_oneapi_int4", None, Some(88), None),
    row("ext_intel_device_info_luid", None, None, Some(81)),
    row("ext_intel_device_info_node_mask", None, None, Some(82)),
    row("ext_oneapi_exportable_device_mem", None, None, Some(83)),
    row("ext_oneapi_clock_sub_group", None, None, Some(84)),
    row("ext_oneapi_clock_work_group", None, None, Some(85)),
    row("ext_oneapi_clock_device", None, None, Some(86)),
    row("ext_oneapi_is_integrated_gpu", None, None, Some(87)),
    row("ext_oneapi_ipc_memory", None, None, Some(88)),
    row("ext_oneapi_device_wait", None, None, Some(89)),
    row("ext_intel_xe_stack_count", None, None, Some(90)),
    row("ext_intel_xe_regions_per_stack", None, None, Some(91)),
    row("ext_intel_xe_clusters_per_region", None, None, Some(92)),
    row("ext_intel_xe_cores_per_cluster", None, None, Some(93)),
    row("ext_intel_eus_per_xe_core", None, None, Some(94)),
    row("ext_intel_max_lanes_per_hw_thread", None, None, Some(95)),
    row("ext_oneapi_ipc_physical_memory", None, None, Some(96)),
    row("ext_oneapi_register_host_memory", None, None, Some(97)),
    row("ext_oneapi_per_event_profiling", None, None, Some(98)),
    row("ext_oneapi_ipc_event", None, None, Some(99)),
    row("ext_intel_igca", None, None, Some(101)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_unique() {
        for numbering in [Numbering::Classic, Numbering::Renumbered] {
            let mut numbers: Vec<u32> =
                ASPECTS.iter().filter_map(|a| numbering.number(a)).collect();
            assert!(numbers.is_sorted(), "{numbering:?}");
            numbers.dedup();
            assert_eq!(
                numbers.len(),
                ASPECTS.iter().filter(|a| numbering.number(a).is_some()).count()
            );
            for number in numbers {
                let name = numbering.name_of(number as i32).unwrap();
                assert_eq!(numbering.number_of(name), Some(number));
            }
        }
        let mut names: Vec<&str> =
            ASPECTS.iter().flat_map(|a| [Some(a.name), a.alias]).flatten().collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn the_numberings_differ_where_they_must() {
        assert_eq!(Numbering::Classic.number_of("atomic64"), Some(28));
        assert_eq!(Numbering::Renumbered.number_of("atomic64"), Some(27));
        assert_eq!(Numbering::Renumbered.number_of("ext_oneapi_chunk"), Some(51));
        assert_eq!(Numbering::Renumbered.name_of(100), None);
        assert_eq!(Numbering::Classic.name_of(-1), None);
    }
}
