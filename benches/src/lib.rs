//! Shared helpers of the benchmarks: where the workloads lie and how they are loaded.
