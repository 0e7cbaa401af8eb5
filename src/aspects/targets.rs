//! What devices have: the aspects and sub-group sizes of the targets of ahead-of-time compilation.
//!
//! The rows are those of DPC++'s device configuration file of 2026. Where one image is compiled for
//! several targets, `post-link -o TARGET,FILE` uses them to leave out what a target cannot run.

/// A target by its name, as `-fsycl-targets` has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The name.
    pub name: &'static str,
    /// Groups of names of aspects that its devices have.
    aspects: &'static [&'static [&'static str]],
    /// The sub-group sizes that they support; none if that is not known.
    sub_group_sizes: &'static [u32],
}

impl Target {
    /// The target of this name; most are not in the table, and nothing is known of them.
    pub fn find(name: &str) -> Option<Target> {
        ROWS.iter().find(|(names, ..)| names.contains(&name)).map(
            |&(names, aspects, sub_group_sizes)| {
                let name = names.iter().find(|known| **known == name).copied().unwrap_or_default();
                Target { name, aspects, sub_group_sizes }
            },
        )
    }

    /// Whether its devices have an aspect, by any of its names.
    pub fn has_aspect(&self, name: &str) -> bool {
        let other = super::ASPECTS.iter().find_map(|aspect| match aspect.alias {
            Some(alias) if alias == name => Some(aspect.name),
            alias if aspect.name == name => alias,
            _ => None,
        });
        let has = |name| self.aspects.iter().any(|group| group.contains(&name));
        has(name) || other.is_some_and(has)
    }

    /// Whether its devices support a sub-group size.
    pub fn has_sub_group_size(&self, size: u32) -> bool {
        self.sub_group_sizes.contains(&size)
    }
}

const USM: &[&str] = &[
    "usm_device_allocations",
    "usm_host_allocations",
    "usm_shared_allocations",
    "usm_system_allocations",
    "usm_atomic_host_allocations",
    "usm_atomic_shared_allocations",
];
const INTEL_CPU: &[&str] = &[
    "cpu",
    "fp16",
    "fp64",
    "queue_profiling",
    "atomic64",
    "ext_oneapi_srgb",
    "ext_oneapi_native_assert",
    "ext_intel_legacy_image",
    "ext_oneapi_fragment",
    "ext_oneapi_chunk",
    "ext_oneapi_tangle",
    "ext_oneapi_private_alloca",
    "online_compiler",
    "online_linker",
    "ext_intel_gpu_slices",
    "ext_intel_gpu_subslices_per_slice",
    "ext_intel_gpu_eu_count_per_subslice",
    "ext_intel_gpu_hw_threads_per_eu",
    "ext_intel_device_id",
    "ext_oneapi_virtual_functions",
];
const INTEL_GPU: &[&str] =
    &["ext_intel_esimd", "ext_oneapi_fragment", "ext_oneapi_chunk", "ext_oneapi_tangle"];
const HALF_AND_ATOMICS: &[&str] = &["fp16", "atomic64"];
const DOUBLE: &[&str] = &["fp64"];
const HALF: &[&str] = &["fp16"];
const ATOMICS: &[&str] = &["atomic64"];
const CUDA: &[&str] = &[
    "usm_device_allocations",
    "usm_host_allocations",
    "usm_shared_allocations",
    "gpu",
    "fp64",
    "online_compiler",
    "online_linker",
    "queue_profiling",
    "ext_intel_pci_address",
    "ext_intel_memory_bus_width",
    "ext_intel_device_info_uuid",
    "ext_intel_free_memory",
    "ext_intel_device_id",
    "ext_intel_memory_clock_rate",
    "ext_oneapi_native_assert",
    "ext_oneapi_fragment",
    "ext_oneapi_chunk",
    "ext_oneapi_graph",
    "ext_oneapi_limited_graph",
];
const CUDA_BINDLESS: &[&str] = &[
    "ext_oneapi_bindless_images",
    "ext_oneapi_bindless_images_shared_usm",
    "ext_oneapi_bindless_images_1d_usm",
    "ext_oneapi_bindless_images_2d_usm",
    "ext_oneapi_external_memory_import",
    "ext_oneapi_external_semaphore_import",
    "ext_oneapi_mipmap",
    "ext_oneapi_mipmap_anisotropy",
    "ext_oneapi_mipmap_level_reference",
    "ext_oneapi_cubemap",
    "ext_oneapi_cubemap_seamless_filtering",
    "ext_oneapi_image_array",
    "ext_oneapi_unique_addressing_per_dim",
    "ext_oneapi_bindless_images_sample_2d_usm",
];
const ASYNC_BARRIER: &[&str] = &["ext_oneapi_cuda_async_barrier"];
const CUDA_90: &[&str] = &[
    "usm_system_allocations",
    "usm_atomic_host_allocations",
    "usm_atomic_shared_allocations",
    "ext_oneapi_cuda_cluster_group",
];
const HIP: &[&str] = &[
    "gpu",
    "fp16",
    "fp64",
    "online_compiler",
    "online_linker",
    "queue_profiling",
    "ext_intel_pci_address",
    "ext_intel_device_id",
    "ext_intel_memory_clock_rate",
    "ext_intel_memory_bus_width",
];
const HIP_FREE_MEMORY: &[&str] = &["ext_intel_free_memory"];
const HIP_USM: &[&str] = &[
    "usm_device_allocations",
    "usm_host_allocations",
    "usm_shared_allocations",
    "usm_atomic_host_allocations",
    "usm_atomic_shared_allocations",
];
const HIP_GRAPH: &[&str] = &["ext_oneapi_graph", "ext_oneapi_limited_graph"];
const UUID: &[&str] = &["ext_intel_device_info_uuid"];
const NATIVE_ASSERT: &[&str] = &["ext_oneapi_native_assert"];

type Row = (&'static [&'static str], &'static [&'static [&'static str]], &'static [u32]);

/// Names, groups of aspects, sub-group sizes.
///
/// `spir64` and `spir64_gen` are left out although the file has them: they stand for devices that
/// nobody has named yet, and nothing may be dropped on their account.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    (&["spir64_x86_64", "x86_64", "intel_cpu_spr", "intel_cpu_gnr"], &[INTEL_CPU, USM], &[4, 8, 16, 32, 64]),
    (&["intel_gpu_cri", "intel_gpu_nvl_p", "intel_gpu_nvl_u", "intel_gpu_nvl_s", "intel_gpu_wcl", "intel_gpu_ptl",
       "intel_gpu_ptl_u", "intel_gpu_ptl_h", "intel_gpu_bmg", "intel_gpu_lnl_m", "intel_gpu_bmg_g31",
       "intel_gpu_bmg_g21", "intel_gpu_pvc_vg", "intel_gpu_pvc"],
     &[INTEL_GPU, HALF_AND_ATOMICS, DOUBLE], &[16, 32]),
    (&["intel_gpu_arl_h", "intel_gpu_mtl", "intel_gpu_mtl_h", "intel_gpu_mtl_u", "intel_gpu_cml", "intel_gpu_aml",
       "intel_gpu_whl", "intel_gpu_glk", "intel_gpu_apl", "intel_gpu_cfl", "intel_gpu_kbl", "intel_gpu_skl",
       "intel_gpu_bdw"],
     &[INTEL_GPU, HALF_AND_ATOMICS, DOUBLE], &[8, 16, 32]),
    (&["intel_gpu_dg2", "intel_gpu_acm_g12", "intel_gpu_acm_g11", "intel_gpu_acm_g10", "intel_gpu_dg1",
       "intel_gpu_adl_n", "intel_gpu_adl_p", "intel_gpu_adl_s", "intel_gpu_rkl", "intel_gpu_tgllp", "intel_gpu_ehl",
       "intel_gpu_icllp"],
     &[INTEL_GPU, HALF_AND_ATOMICS], &[8, 16, 32]),
    (&["nvidia_gpu_sm_50", "nvidia_gpu_sm_52"], &[CUDA, CUDA_BINDLESS], &[32]),
    (&["nvidia_gpu_sm_53"], &[CUDA, CUDA_BINDLESS, HALF], &[32]),
    (&["nvidia_gpu_sm_60", "nvidia_gpu_sm_61", "nvidia_gpu_sm_62", "nvidia_gpu_sm_70", "nvidia_gpu_sm_72",
       "nvidia_gpu_sm_75"],
     &[CUDA, CUDA_BINDLESS, HALF_AND_ATOMICS], &[32]),
    (&["nvidia_gpu_sm_80", "nvidia_gpu_sm_86", "nvidia_gpu_sm_87", "nvidia_gpu_sm_89"],
     &[CUDA, CUDA_BINDLESS, HALF_AND_ATOMICS, ASYNC_BARRIER], &[32]),
    (&["nvidia_gpu_sm_90", "nvidia_gpu_sm_90a"],
     &[CUDA, CUDA_BINDLESS, HALF_AND_ATOMICS, ASYNC_BARRIER, CUDA_90], &[32]),
    (&["amd_gpu_gfx908", "amd_gpu_gfx940", "amd_gpu_gfx941", "amd_gpu_gfx942"],
     &[HIP, HIP_FREE_MEMORY, HIP_USM, HIP_GRAPH, UUID], &[64]),
    (&["amd_gpu_gfx90a"], &[HIP, HIP_FREE_MEMORY, HIP_USM, HIP_GRAPH, UUID, ATOMICS, NATIVE_ASSERT], &[64]),
    (&["amd_gpu_gfx1030"], &[HIP, HIP_FREE_MEMORY, HIP_USM, HIP_GRAPH, UUID, ATOMICS], &[32]),
    (&["amd_gpu_gfx1100"], &[HIP, HIP_FREE_MEMORY, HIP_USM, HIP_GRAPH, UUID], &[32]),
    (&["amd_gpu_gfx906", "amd_gpu_gfx90c"], &[HIP, HIP_FREE_MEMORY, HIP_USM], &[64]),
    (&["amd_gpu_gfx700", "amd_gpu_gfx701", "amd_gpu_gfx702", "amd_gpu_gfx703", "amd_gpu_gfx704", "amd_gpu_gfx705",
       "amd_gpu_gfx801", "amd_gpu_gfx802", "amd_gpu_gfx803", "amd_gpu_gfx805", "amd_gpu_gfx810"],
     &[HIP, HIP_FREE_MEMORY], &[16]),
    (&["amd_gpu_gfx900", "amd_gpu_gfx902", "amd_gpu_gfx904", "amd_gpu_gfx909"], &[HIP, HIP_FREE_MEMORY], &[64]),
    (&["amd_gpu_gfx1010", "amd_gpu_gfx1011", "amd_gpu_gfx1012", "amd_gpu_gfx1013", "amd_gpu_gfx1032",
       "amd_gpu_gfx1033", "amd_gpu_gfx1034", "amd_gpu_gfx1035", "amd_gpu_gfx1036", "amd_gpu_gfx1101",
       "amd_gpu_gfx1102", "amd_gpu_gfx1103", "amd_gpu_gfx1150", "amd_gpu_gfx1151"],
     &[HIP, HIP_FREE_MEMORY, HIP_USM], &[32]),
    (&["amd_gpu_gfx1031"], &[HIP, HIP_USM], &[32]),
    (&["amd_gpu_gfx1200", "amd_gpu_gfx1201"], &[], &[]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aspect_of_a_target_is_known() {
        let known = |name: &str| {
            super::super::ASPECTS.iter().any(|it| it.name == name || it.alias == Some(name))
        };
        for (names, aspects, _) in ROWS {
            let unknown: Vec<_> =
                aspects.iter().copied().flatten().filter(|name| !known(name)).collect();
            assert!(unknown.is_empty(), "{names:?}: {unknown:?}");
        }
    }

    #[test]
    fn targets_differ() {
        let target = |name: &str| Target::find(name).unwrap();
        assert!(target("intel_gpu_pvc").has_aspect("fp64"));
        assert!(!target("intel_gpu_dg2").has_aspect("fp64"));
        assert!(target("intel_gpu_dg2").has_sub_group_size(8));
        assert!(!target("intel_gpu_pvc").has_sub_group_size(8));
        // Two names of one aspect.
        assert!(target("spir64_x86_64").has_aspect("ext_oneapi_fixed_size_group"));
        assert!(target("spir64_x86_64").has_aspect("ext_oneapi_chunk"));
        assert_eq!(Target::find("spir64"), None);
        assert_eq!(Target::find("intel_gpu_unheard_of"), None);
        assert_eq!(target("nvidia_gpu_sm_90a").name, "nvidia_gpu_sm_90a");
    }
}
