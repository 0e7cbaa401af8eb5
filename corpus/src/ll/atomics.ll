; Atomic instructions on every address space, with every order and scope.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func void @global(ptr addrspace(1) %p) {
  %x1 = atomicrmw xchg ptr addrspace(1) %p, i32 1 syncscope("workgroup") monotonic, align 4
  %x2 = atomicrmw add ptr addrspace(1) %p, i32 2 syncscope("device") acquire, align 4
  %x3 = atomicrmw sub ptr addrspace(1) %p, i32 3 syncscope("subgroup") release, align 4
  %x4 = atomicrmw volatile and ptr addrspace(1) %p, i32 4 syncscope("all_svm_devices") acq_rel, align 4
  %x5 = atomicrmw or ptr addrspace(1) %p, i32 5 syncscope("singlethread") seq_cst, align 4
  %x6 = atomicrmw xor ptr addrspace(1) %p, i32 6 monotonic, align 4
  %x7 = atomicrmw max ptr addrspace(1) %p, i32 7 syncscope("workgroup") acquire, align 4
  %x8 = atomicrmw min ptr addrspace(1) %p, i32 8 syncscope("device") release, align 4
  %x9 = atomicrmw umax ptr addrspace(1) %p, i32 9 syncscope("subgroup") acq_rel, align 4
  %x10 = atomicrmw umin ptr addrspace(1) %p, i32 10 syncscope("all_svm_devices") seq_cst, align 4
  %ci32 = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 acq_rel monotonic, align 4
  %oi32 = extractvalue { i32, i1 } %ci32, 0
  %si32 = extractvalue { i32, i1 } %ci32, 1
  %zi32 = zext i1 %si32 to i32
  %di32 = sub i32 %oi32, %zi32
  store i32 %di32, ptr addrspace(1) %p
  %x11 = atomicrmw volatile xchg ptr addrspace(1) %p, i64 11 syncscope("singlethread") monotonic, align 8
  %x12 = atomicrmw add ptr addrspace(1) %p, i64 12 acquire, align 8
  %x13 = atomicrmw sub ptr addrspace(1) %p, i64 13 syncscope("workgroup") release, align 8
  %x14 = atomicrmw and ptr addrspace(1) %p, i64 14 syncscope("device") acq_rel, align 8
  %x15 = atomicrmw or ptr addrspace(1) %p, i64 15 syncscope("subgroup") seq_cst, align 8
  %x16 = atomicrmw xor ptr addrspace(1) %p, i64 16 syncscope("all_svm_devices") monotonic, align 8
  %x17 = atomicrmw max ptr addrspace(1) %p, i64 17 syncscope("singlethread") acquire, align 8
  %x18 = atomicrmw volatile min ptr addrspace(1) %p, i64 18 release, align 8
  %x19 = atomicrmw umax ptr addrspace(1) %p, i64 19 syncscope("workgroup") acq_rel, align 8
  %x20 = atomicrmw umin ptr addrspace(1) %p, i64 20 syncscope("device") seq_cst, align 8
  %ci64 = cmpxchg ptr addrspace(1) %p, i64 1, i64 2 seq_cst acquire, align 8
  %oi64 = extractvalue { i64, i1 } %ci64, 0
  %si64 = extractvalue { i64, i1 } %ci64, 1
  %zi64 = zext i1 %si64 to i64
  %di64 = sub i64 %oi64, %zi64
  store i64 %di64, ptr addrspace(1) %p
  ret void
}

define spir_func void @local(ptr addrspace(3) %p) {
  %x1 = atomicrmw xchg ptr addrspace(3) %p, i32 1 syncscope("workgroup") monotonic, align 4
  %x2 = atomicrmw add ptr addrspace(3) %p, i32 2 syncscope("device") acquire, align 4
  %x3 = atomicrmw sub ptr addrspace(3) %p, i32 3 syncscope("subgroup") release, align 4
  %x4 = atomicrmw volatile and ptr addrspace(3) %p, i32 4 syncscope("all_svm_devices") acq_rel, align 4
  %x5 = atomicrmw or ptr addrspace(3) %p, i32 5 syncscope("singlethread") seq_cst, align 4
  %x6 = atomicrmw xor ptr addrspace(3) %p, i32 6 monotonic, align 4
  %x7 = atomicrmw max ptr addrspace(3) %p, i32 7 syncscope("workgroup") acquire, align 4
  %x8 = atomicrmw min ptr addrspace(3) %p, i32 8 syncscope("device") release, align 4
  %x9 = atomicrmw umax ptr addrspace(3) %p, i32 9 syncscope("subgroup") acq_rel, align 4
  %x10 = atomicrmw umin ptr addrspace(3) %p, i32 10 syncscope("all_svm_devices") seq_cst, align 4
  %ci32 = cmpxchg ptr addrspace(3) %p, i32 1, i32 2 acq_rel monotonic, align 4
  %oi32 = extractvalue { i32, i1 } %ci32, 0
  %si32 = extractvalue { i32, i1 } %ci32, 1
  %zi32 = zext i1 %si32 to i32
  %di32 = sub i32 %oi32, %zi32
  store i32 %di32, ptr addrspace(3) %p
  %x11 = atomicrmw volatile xchg ptr addrspace(3) %p, i64 11 syncscope("singlethread") monotonic, align 8
  %x12 = atomicrmw add ptr addrspace(3) %p, i64 12 acquire, align 8
  %x13 = atomicrmw sub ptr addrspace(3) %p, i64 13 syncscope("workgroup") release, align 8
  %x14 = atomicrmw and ptr addrspace(3) %p, i64 14 syncscope("device") acq_rel, align 8
  %x15 = atomicrmw or ptr addrspace(3) %p, i64 15 syncscope("subgroup") seq_cst, align 8
  %x16 = atomicrmw xor ptr addrspace(3) %p, i64 16 syncscope("all_svm_devices") monotonic, align 8
  %x17 = atomicrmw max ptr addrspace(3) %p, i64 17 syncscope("singlethread") acquire, align 8
  %x18 = atomicrmw volatile min ptr addrspace(3) %p, i64 18 release, align 8
  %x19 = atomicrmw umax ptr addrspace(3) %p, i64 19 syncscope("workgroup") acq_rel, align 8
  %x20 = atomicrmw umin ptr addrspace(3) %p, i64 20 syncscope("device") seq_cst, align 8
  %ci64 = cmpxchg ptr addrspace(3) %p, i64 1, i64 2 seq_cst acquire, align 8
  %oi64 = extractvalue { i64, i1 } %ci64, 0
  %si64 = extractvalue { i64, i1 } %ci64, 1
  %zi64 = zext i1 %si64 to i64
  %di64 = sub i64 %oi64, %zi64
  store i64 %di64, ptr addrspace(3) %p
  ret void
}

define spir_func void @generic(ptr addrspace(4) %p) {
  %x1 = atomicrmw xchg ptr addrspace(4) %p, i32 1 syncscope("workgroup") monotonic, align 4
  %x2 = atomicrmw add ptr addrspace(4) %p, i32 2 syncscope("device") acquire, align 4
  %x3 = atomicrmw sub ptr addrspace(4) %p, i32 3 syncscope("subgroup") release, align 4
  %x4 = atomicrmw volatile and ptr addrspace(4) %p, i32 4 syncscope("all_svm_devices") acq_rel, align 4
  %x5 = atomicrmw or ptr addrspace(4) %p, i32 5 syncscope("singlethread") seq_cst, align 4
  %x6 = atomicrmw xor ptr addrspace(4) %p, i32 6 monotonic, align 4
  %x7 = atomicrmw max ptr addrspace(4) %p, i32 7 syncscope("workgroup") acquire, align 4
  %x8 = atomicrmw min ptr addrspace(4) %p, i32 8 syncscope("device") release, align 4
  %x9 = atomicrmw umax ptr addrspace(4) %p, i32 9 syncscope("subgroup") acq_rel, align 4
  %x10 = atomicrmw umin ptr addrspace(4) %p, i32 10 syncscope("all_svm_devices") seq_cst, align 4
  %ci32 = cmpxchg ptr addrspace(4) %p, i32 1, i32 2 acq_rel monotonic, align 4
  %oi32 = extractvalue { i32, i1 } %ci32, 0
  %si32 = extractvalue { i32, i1 } %ci32, 1
  %zi32 = zext i1 %si32 to i32
  %di32 = sub i32 %oi32, %zi32
  store i32 %di32, ptr addrspace(4) %p
  %x11 = atomicrmw volatile xchg ptr addrspace(4) %p, i64 11 syncscope("singlethread") monotonic, align 8
  %x12 = atomicrmw add ptr addrspace(4) %p, i64 12 acquire, align 8
  %x13 = atomicrmw sub ptr addrspace(4) %p, i64 13 syncscope("workgroup") release, align 8
  %x14 = atomicrmw and ptr addrspace(4) %p, i64 14 syncscope("device") acq_rel, align 8
  %x15 = atomicrmw or ptr addrspace(4) %p, i64 15 syncscope("subgroup") seq_cst, align 8
  %x16 = atomicrmw xor ptr addrspace(4) %p, i64 16 syncscope("all_svm_devices") monotonic, align 8
  %x17 = atomicrmw max ptr addrspace(4) %p, i64 17 syncscope("singlethread") acquire, align 8
  %x18 = atomicrmw volatile min ptr addrspace(4) %p, i64 18 release, align 8
  %x19 = atomicrmw umax ptr addrspace(4) %p, i64 19 syncscope("workgroup") acq_rel, align 8
  %x20 = atomicrmw umin ptr addrspace(4) %p, i64 20 syncscope("device") seq_cst, align 8
  %ci64 = cmpxchg ptr addrspace(4) %p, i64 1, i64 2 seq_cst acquire, align 8
  %oi64 = extractvalue { i64, i1 } %ci64, 0
  %si64 = extractvalue { i64, i1 } %ci64, 1
  %zi64 = zext i1 %si64 to i64
  %di64 = sub i64 %oi64, %zi64
  store i64 %di64, ptr addrspace(4) %p
  ret void
}

define spir_func void @loads(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %l1 = load atomic i32, ptr addrspace(1) %p unordered, align 4
  store atomic i32 %l1, ptr addrspace(1) %q syncscope("workgroup") unordered, align 4
  %l2 = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  store atomic i32 %l2, ptr addrspace(1) %q monotonic, align 4
  %l3 = load atomic i32, ptr addrspace(1) %p acquire, align 4
  store atomic i32 %l3, ptr addrspace(1) %q syncscope("workgroup") release, align 4
  %l4 = load atomic i32, ptr addrspace(1) %p seq_cst, align 4
  store atomic i32 %l4, ptr addrspace(1) %q seq_cst, align 4
  %l5 = load atomic i64, ptr addrspace(1) %p unordered, align 8
  store atomic i64 %l5, ptr addrspace(1) %q syncscope("workgroup") unordered, align 8
  %l6 = load atomic i64, ptr addrspace(1) %p monotonic, align 8
  store atomic i64 %l6, ptr addrspace(1) %q monotonic, align 8
  %l7 = load atomic i64, ptr addrspace(1) %p acquire, align 8
  store atomic i64 %l7, ptr addrspace(1) %q syncscope("workgroup") release, align 8
  %l8 = load atomic i64, ptr addrspace(1) %p seq_cst, align 8
  store atomic i64 %l8, ptr addrspace(1) %q seq_cst, align 8
  %l9 = load atomic float, ptr addrspace(1) %p unordered, align 4
  store atomic float %l9, ptr addrspace(1) %q syncscope("workgroup") unordered, align 4
  %l10 = load atomic float, ptr addrspace(1) %p monotonic, align 4
  store atomic float %l10, ptr addrspace(1) %q monotonic, align 4
  %l11 = load atomic float, ptr addrspace(1) %p acquire, align 4
  store atomic float %l11, ptr addrspace(1) %q syncscope("workgroup") release, align 4
  %l12 = load atomic float, ptr addrspace(1) %p seq_cst, align 4
  store atomic float %l12, ptr addrspace(1) %q seq_cst, align 4
  %l13 = load atomic double, ptr addrspace(1) %p unordered, align 8
  store atomic double %l13, ptr addrspace(1) %q syncscope("workgroup") unordered, align 8
  %l14 = load atomic double, ptr addrspace(1) %p monotonic, align 8
  store atomic double %l14, ptr addrspace(1) %q monotonic, align 8
  %l15 = load atomic double, ptr addrspace(1) %p acquire, align 8
  store atomic double %l15, ptr addrspace(1) %q syncscope("workgroup") release, align 8
  %l16 = load atomic double, ptr addrspace(1) %p seq_cst, align 8
  store atomic double %l16, ptr addrspace(1) %q seq_cst, align 8
  ret void
}

define spir_func void @fences() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  fence syncscope("workgroup") acq_rel
  fence syncscope("workgroup") seq_cst
  fence syncscope("device") acquire
  fence syncscope("device") release
  fence syncscope("device") acq_rel
  fence syncscope("device") seq_cst
  fence syncscope("subgroup") acquire
  fence syncscope("subgroup") release
  fence syncscope("subgroup") acq_rel
  fence syncscope("subgroup") seq_cst
  fence syncscope("all_svm_devices") acquire
  fence syncscope("all_svm_devices") release
  fence syncscope("all_svm_devices") acq_rel
  fence syncscope("all_svm_devices") seq_cst
  fence syncscope("singlethread") acquire
  fence syncscope("singlethread") release
  fence syncscope("singlethread") acq_rel
  fence syncscope("singlethread") seq_cst
  ret void
}

define spir_func void @exchanged(ptr addrspace(1) %p) {
  %1 = atomicrmw xchg ptr addrspace(1) %p, float 1.5 monotonic, align 4
  %2 = atomicrmw xchg ptr addrspace(1) %p, double 2.5 monotonic, align 8
  ret void
}
