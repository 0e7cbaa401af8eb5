// Clearing a flag must not acquire (OpenCL C 3.0, 6.15.12).

kernel void clear(global atomic_flag *flag) {
    atomic_flag_clear_explicit(flag, memory_order_acquire, memory_scope_device);
}
