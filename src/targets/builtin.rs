//! The devices that are known without a file: their aspects and sub-group sizes, other names, families.
//!
//! The rows are those of DPC++'s device configuration file of 2026, with the names that its design
//! documents have beside. What it says of limits of work-groups is nothing, so nothing is said here.

use super::{Device, DeviceAspect};

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
/// The file of DPC++ leaves `gpu` out, which every one of them is.
const INTEL_GPU: &[&str] =
    &["gpu", "ext_intel_esimd", "ext_oneapi_fragment", "ext_oneapi_chunk", "ext_oneapi_tangle"];
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
#[rustfmt::skip]
const ROWS: &[Row] = &[
    (&["x86_64", "x86_64_avx512", "intel_cpu_spr", "intel_cpu_gnr"], &[INTEL_CPU, USM], &[4, 8, 16, 32, 64]),
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
       "intel_gpu_icllp", "intel_gpu_11_1", "intel_gpu_12"],
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

/// Targets that stand for devices which nobody has named yet: nothing may be refused on their account.
const STAND_INS: &[&str] = &[
    "spir64",
    "spir64_gen",
    "spir64_fpga",
    "spirv64",
    "intel_gpu",
    "ptx64",
    "amdgcn-amd-amdhsa",
    "native_cpu",
];

/// Names of targets, each with others of the same.
#[rustfmt::skip]
const ALIASES: &[(&str, &[&str])] = &[
    ("x86_64", &["spir64_x86_64"]),
    ("ptx64", &["nvptx64-nvidia-cuda"]),
    ("intel_gpu_bdw", &["intel_gpu_8_0_0"]),
    ("intel_gpu_skl", &["intel_gpu_9_0_9"]),
    ("intel_gpu_kbl", &["intel_gpu_9_1_9"]),
    ("intel_gpu_cfl", &["intel_gpu_9_2_9"]),
    ("intel_gpu_apl", &["intel_gpu_bxt", "intel_gpu_9_3_0"]),
    ("intel_gpu_glk", &["intel_gpu_9_4_0"]),
    ("intel_gpu_whl", &["intel_gpu_9_5_0"]),
    ("intel_gpu_aml", &["intel_gpu_9_6_0"]),
    ("intel_gpu_cml", &["intel_gpu_9_7_0"]),
    ("intel_gpu_icllp", &["intel_gpu_icl", "intel_gpu_11_0_0", "intel_gpu_11_0"]),
    ("intel_gpu_ehl", &["intel_gpu_jsl", "intel_gpu_11_2_0", "intel_gpu_11_2"]),
    ("intel_gpu_tgllp", &["intel_gpu_tgl", "intel_gpu_12_0_0", "intel_gpu_12_0"]),
    ("intel_gpu_rkl", &["intel_gpu_12_1_0", "intel_gpu_12_1"]),
    ("intel_gpu_adl_s", &["intel_gpu_rpl_s", "intel_gpu_12_2_0", "intel_gpu_12_2"]),
    ("intel_gpu_adl_p", &["intel_gpu_12_3_0", "intel_gpu_12_3"]),
    ("intel_gpu_adl_n", &["intel_gpu_12_4_0", "intel_gpu_12_4"]),
    ("intel_gpu_dg1", &["intel_gpu_12_10_0", "intel_gpu_12_10"]),
    ("intel_gpu_acm_g10", &["intel_gpu_dg2_g10", "intel_gpu_12_55_8"]),
    ("intel_gpu_acm_g11", &["intel_gpu_dg2_g11", "intel_gpu_12_56_5"]),
    ("intel_gpu_acm_g12", &["intel_gpu_dg2_g12", "intel_gpu_12_57_0"]),
    ("intel_gpu_pvc", &["intel_gpu_12_60_7"]),
    ("intel_gpu_pvc_vg", &["intel_gpu_12_61_7"]),
    ("intel_gpu_mtl_u", &["intel_gpu_mtl_s", "intel_gpu_arl_u", "intel_gpu_arl_s", "intel_gpu_12_70_4"]),
    ("intel_gpu_mtl_h", &["intel_gpu_12_71_4"]),
    ("intel_gpu_arl_h", &["intel_gpu_12_74_4"]),
    ("intel_gpu_bmg_g21", &["intel_gpu_20_1_4"]),
    ("intel_gpu_bmg_g31", &["intel_gpu_20_2_0"]),
    ("intel_gpu_lnl_m", &["intel_gpu_20_4_4"]),
    ("intel_gpu_ptl_h", &["intel_gpu_30_0_4"]),
    ("intel_gpu_ptl_u", &["intel_gpu_30_1_1"]),
    ("intel_gpu_wcl", &["intel_gpu_30_3_0"]),
    ("intel_gpu_nvl_s", &["intel_gpu_nvl_hx", "intel_gpu_nvl_ul", "intel_gpu_30_4_0"]),
    ("intel_gpu_nvl_u", &["intel_gpu_nvl_h", "intel_gpu_30_5_0"]),
    ("intel_gpu_nvl_p", &["intel_gpu_35_10_0"]),
    ("intel_gpu_cri", &["intel_gpu_35_11_0"]),
];

/// Names that stand for all devices whose names begin so.
#[rustfmt::skip]
const FAMILIES: &[(&str, &[&str])] = &[
    ("intel_gpu", &["intel_gpu_"]),
    ("intel_gpu_12", &["intel_gpu_tgllp", "intel_gpu_rkl", "intel_gpu_adl_", "intel_gpu_dg1"]),
    ("intel_gpu_dg2", &["intel_gpu_acm_"]),
    ("intel_gpu_mtl", &["intel_gpu_mtl_"]),
    ("intel_gpu_bmg", &["intel_gpu_bmg_"]),
    ("intel_gpu_ptl", &["intel_gpu_ptl_"]),
    ("ptx64", &["nvidia_gpu_"]),
    ("amdgcn-amd-amdhsa", &["amd_gpu_"]),
    ("x86_64", &["x86_64_", "intel_cpu_"]),
    ("spir64_gen", &["intel_gpu"]),
    ("spir64", &["intel_", "x86_64", "spir64_"]),
];

/// The one of several names of a target that counts: that of its row. Triples may end as LLVM's do.
pub(super) fn canonical(name: &str) -> &str {
    let name = name.strip_suffix("-unknown-unknown").unwrap_or(name);
    let row = ALIASES.iter().find(|(_, aliases)| aliases.contains(&name));
    row.map_or(name, |&(canonical, _)| canonical)
}

/// The families that a target of this name belongs to, those of its families included.
pub(super) fn families(canonical: &str) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    let mut of = Some(canonical);
    for next in 0.. {
        let Some(name) = of else { break };
        for &(family, starts) in FAMILIES {
            let belongs = family != name && starts.iter().any(|start| name.starts_with(start));
            if belongs && !found.contains(&family) {
                found.push(family);
            }
        }
        of = found.get(next).copied();
    }
    found
}

/// Whether a name stands for devices that nobody has named yet, of which the target of this number may
/// be one.
pub(super) fn stands_for(canonical: &str, number: u32) -> bool {
    let names = ROWS.iter().flat_map(|(names, ..)| *names).chain(STAND_INS);
    let mut names = names.filter(|name| super::target_number(name) == number);
    STAND_INS.contains(&canonical) && names.any(|name| families(name).contains(&canonical))
}

/// The other names of a target.
fn aliases(canonical: &str) -> Vec<String> {
    let row = ALIASES.iter().find(|(name, _)| *name == canonical);
    row.map_or(&[][..], |(_, aliases)| aliases).iter().map(ToString::to_string).collect()
}

/// All devices, by name.
pub(super) fn devices() -> Vec<Device> {
    let named = |name: &str| Device { aliases: aliases(name), ..Device::new(name) };
    let stand_ins =
        STAND_INS.iter().map(|name| Device { may_support_other_aspects: true, ..named(name) });
    let rows = ROWS.iter().flat_map(|&(names, groups, sizes)| {
        names.iter().map(move |name| Device {
            aspects: groups
                .iter()
                .copied()
                .flatten()
                .map(|&name| DeviceAspect::named(name))
                .collect(),
            sub_group_sizes: Some(sizes.to_vec()),
            ..named(name)
        })
    });
    let mut devices: Vec<Device> = stand_ins.chain(rows).collect();
    devices.iter_mut().for_each(Device::tidy);
    devices.sort_by(|a, b| a.name.cmp(&b.name));
    devices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aspect_of_a_device_is_known() {
        for device in devices() {
            for aspect in device.aspects {
                assert!(matches!(aspect, DeviceAspect::Known(_)), "{}: {aspect:?}", device.name);
            }
        }
    }

    #[test]
    fn names_are_unique_and_aliases_are_of_devices() {
        let devices = devices();
        let mut names: Vec<&str> = devices
            .iter()
            .flat_map(|device| device.aliases.iter().chain([&device.name]))
            .map(String::as_str)
            .collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        for name in
            ALIASES.iter().map(|(name, _)| name).chain(FAMILIES.iter().map(|(name, _)| name))
        {
            assert!(devices.iter().any(|device| device.name == *name), "{name}");
        }
    }

    #[test]
    fn families_have_families() {
        assert_eq!(canonical("intel_gpu_12_0"), "intel_gpu_tgllp");
        assert_eq!(canonical("spir64-unknown-unknown"), "spir64");
        let of_tgl = families("intel_gpu_tgllp");
        assert_eq!(of_tgl, ["intel_gpu", "intel_gpu_12", "spir64_gen", "spir64"]);
        assert_eq!(families("nvidia_gpu_sm_90a"), ["ptx64"]);
        assert_eq!(families("spir64"), [""; 0]);
    }
}
