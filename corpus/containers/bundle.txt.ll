; __CLANG_OFFLOAD_BUNDLE____START__ host-x86_64-unknown-linux-gnu-
; host
; __CLANG_OFFLOAD_BUNDLE____END__ host-x86_64-unknown-linux-gnu-
; __CLANG_OFFLOAD_BUNDLE____START__ openmp-spirv64-intel
; device
; __CLANG_OFFLOAD_BUNDLE____END__ openmp-spirv64-intel
