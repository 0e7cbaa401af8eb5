; Every atomic function, of OpenCL 1.x and of C11 style, on every type that it takes, with orders and scopes.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1), float)
declare spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1), float)
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func float @_Z10atomic_minPU3AS1Vff(ptr addrspace(1), float)
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func float @_Z10atomic_maxPU3AS1Vff(ptr addrspace(1), float)
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1))
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func float @_Z10atomic_addPU3AS3Vff(ptr addrspace(3), float)
declare spir_func i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_subPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z11atomic_xchgPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3), float)
declare spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func float @_Z10atomic_minPU3AS3Vff(ptr addrspace(3), float)
declare spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func float @_Z10atomic_maxPU3AS3Vff(ptr addrspace(3), float)
declare spir_func i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_xorPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3))
declare spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3))
declare spir_func i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3))
declare spir_func i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3))
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3), i32, i32)
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3), i32, i32)
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z9atom_xchgPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_andPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z7atom_orPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_xorPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1))
declare spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1))
declare spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1))
declare spir_func i64 @_Z8atom_decPU3AS1Vm(ptr addrspace(1))
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1), i64, i64)
declare spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1), i64, i64)
declare spir_func i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_addPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_subPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_subPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z9atom_xchgPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z9atom_xchgPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_minPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_minPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_maxPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_andPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_andPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z7atom_orPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z7atom_orPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_xorPU3AS3Vll(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_xorPU3AS3Vmm(ptr addrspace(3), i64)
declare spir_func i64 @_Z8atom_incPU3AS3Vl(ptr addrspace(3))
declare spir_func i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3))
declare spir_func i64 @_Z8atom_decPU3AS3Vl(ptr addrspace(3))
declare spir_func i64 @_Z8atom_decPU3AS3Vm(ptr addrspace(3))
declare spir_func i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3), i64, i64)
declare spir_func i64 @_Z12atom_cmpxchgPU3AS3Vmmm(ptr addrspace(3), i64, i64)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4), ptr addrspace(4), i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32)
declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4), ptr addrspace(4), i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4), i32)
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicjPU3AS4jj(ptr addrspace(4), ptr addrspace(4), i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32)
declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomicjPU3AS4jj(ptr addrspace(4), ptr addrspace(4), i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i32, i32, i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i32, i32, i32, i32)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z11atomic_loadPU3AS4VU7_Atomicl(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z15atomic_exchangePU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_minPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_subPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z15atomic_fetch_orPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_andPU3AS4VU7_Atomicll(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiclPU3AS4ll(ptr addrspace(4), ptr addrspace(4), i64)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64, i32, i32, i32)
declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiclPU3AS4ll(ptr addrspace(4), ptr addrspace(4), i64)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64, i32, i32, i32)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z11atomic_loadPU3AS4VU7_Atomicm(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z15atomic_exchangePU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_minPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_subPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z15atomic_fetch_orPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i64 @_Z16atomic_fetch_andPU3AS4VU7_Atomicmm(ptr addrspace(4), i64)
declare spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4), i64, i32)
declare spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicmPU3AS4mm(ptr addrspace(4), ptr addrspace(4), i64)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64, i32, i32, i32)
declare spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomicmPU3AS4mm(ptr addrspace(4), ptr addrspace(4), i64)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_(ptr addrspace(4), ptr addrspace(4), i64, i32, i32)
declare spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_12memory_scope(ptr addrspace(4), ptr addrspace(4), i64, i32, i32, i32)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4), float, i32)
declare spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)
declare spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4), float, i32)
declare spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)
declare spir_func float @_Z16atomic_fetch_addPU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4), float, i32)
declare spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)
declare spir_func float @_Z16atomic_fetch_minPU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4), float, i32)
declare spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)
declare spir_func float @_Z16atomic_fetch_maxPU3AS4VU7_Atomicff(ptr addrspace(4), float)
declare spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4), float, i32)
declare spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)
declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z11atomic_loadPU3AS4VU7_Atomicd(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4), double, i32)
declare spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4), double, i32, i32)
declare spir_func double @_Z15atomic_exchangePU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4), double, i32)
declare spir_func double @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4), double, i32, i32)
declare spir_func double @_Z16atomic_fetch_addPU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4), double, i32)
declare spir_func double @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4), double, i32, i32)
declare spir_func double @_Z16atomic_fetch_minPU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4), double, i32)
declare spir_func double @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4), double, i32, i32)
declare spir_func double @_Z16atomic_fetch_maxPU3AS4VU7_Atomicdd(ptr addrspace(4), double)
declare spir_func double @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4), double, i32)
declare spir_func double @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4), double, i32, i32)
declare spir_func half @_Z16atomic_fetch_addPU3AS4VU7_AtomicDhDh(ptr addrspace(4), half)
declare spir_func half @_Z25atomic_fetch_add_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4), half, i32)
declare spir_func half @_Z25atomic_fetch_add_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4), half, i32, i32)
declare spir_func half @_Z16atomic_fetch_minPU3AS4VU7_AtomicDhDh(ptr addrspace(4), half)
declare spir_func half @_Z25atomic_fetch_min_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4), half, i32)
declare spir_func half @_Z25atomic_fetch_min_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4), half, i32, i32)
declare spir_func half @_Z16atomic_fetch_maxPU3AS4VU7_AtomicDhDh(ptr addrspace(4), half)
declare spir_func half @_Z25atomic_fetch_max_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4), half, i32)
declare spir_func half @_Z25atomic_fetch_max_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4), half, i32, i32)
declare spir_func i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
declare spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare spir_func void @_Z12atomic_storePU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare spir_func i32 @_Z11atomic_loadPU3AS1VU7_Atomici(ptr addrspace(1))
declare spir_func i32 @_Z16atomic_fetch_addPU3AS3VU7_Atomicii(ptr addrspace(3), i32)
declare spir_func void @_Z12atomic_storePU3AS3VU7_Atomicii(ptr addrspace(3), i32)
declare spir_func i32 @_Z11atomic_loadPU3AS3VU7_Atomici(ptr addrspace(3))

define spir_func void @legacy_atomic_1(ptr addrspace(1) %out, ptr addrspace(1) %ptr1, i32 %i32, float %float) {
  %x1 = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z10atomic_addPU3AS1Vff(ptr addrspace(1) %ptr1, float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z10atomic_subPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z11atomic_xchgPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) %ptr1, float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z10atomic_minPU3AS1Vff(ptr addrspace(1) %ptr1, float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z10atomic_maxPU3AS1Vff(ptr addrspace(1) %ptr1, float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %ptr1)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) %ptr1)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) %ptr1)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z10atomic_decPU3AS1Vj(ptr addrspace(1) %ptr1)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %ptr1, i32 %i32, i32 %i32)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) %ptr1, i32 %i32, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  ret void
}

define spir_func void @legacy_atomic_3(ptr addrspace(1) %out, ptr addrspace(3) %ptr3, i32 %i32, float %float) {
  %x1 = call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x2, ptr addrspace(1) %out
  %x3 = call spir_func float @_Z10atomic_addPU3AS3Vff(ptr addrspace(3) %ptr3, float %float)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z10atomic_subPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z11atomic_xchgPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z11atomic_xchgPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x7, ptr addrspace(1) %out
  %x8 = call spir_func float @_Z11atomic_xchgPU3AS3Vff(ptr addrspace(3) %ptr3, float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z10atomic_minPU3AS3Vff(ptr addrspace(3) %ptr3, float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z10atomic_maxPU3AS3Vff(ptr addrspace(3) %ptr3, float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z10atomic_andPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z10atomic_andPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z9atomic_orPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z9atomic_orPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z10atomic_xorPU3AS3Vii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z10atomic_xorPU3AS3Vjj(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z10atomic_incPU3AS3Vi(ptr addrspace(3) %ptr3)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) %ptr3)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z10atomic_decPU3AS3Vi(ptr addrspace(3) %ptr3)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z10atomic_decPU3AS3Vj(ptr addrspace(3) %ptr3)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS3Viii(ptr addrspace(3) %ptr3, i32 %i32, i32 %i32)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z14atomic_cmpxchgPU3AS3Vjjj(ptr addrspace(3) %ptr3, i32 %i32, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  ret void
}

define spir_func void @legacy_atom_1(ptr addrspace(1) %out, ptr addrspace(1) %ptr1, i64 %i64) {
  %x1 = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z8atom_addPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z8atom_subPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z8atom_subPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z9atom_xchgPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z9atom_xchgPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z8atom_minPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z8atom_minPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z8atom_maxPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z8atom_maxPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z8atom_andPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z8atom_andPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z7atom_orPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z7atom_orPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z8atom_xorPU3AS1Vll(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z8atom_xorPU3AS1Vmm(ptr addrspace(1) %ptr1, i64 %i64)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z8atom_incPU3AS1Vl(ptr addrspace(1) %ptr1)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z8atom_incPU3AS1Vm(ptr addrspace(1) %ptr1)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z8atom_decPU3AS1Vl(ptr addrspace(1) %ptr1)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z8atom_decPU3AS1Vm(ptr addrspace(1) %ptr1)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vlll(ptr addrspace(1) %ptr1, i64 %i64, i64 %i64)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z12atom_cmpxchgPU3AS1Vmmm(ptr addrspace(1) %ptr1, i64 %i64, i64 %i64)
  store i64 %x22, ptr addrspace(1) %out
  ret void
}

define spir_func void @legacy_atom_3(ptr addrspace(1) %out, ptr addrspace(3) %ptr3, i64 %i64) {
  %x1 = call spir_func i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x1, ptr addrspace(1) %out
  %x2 = call spir_func i64 @_Z8atom_addPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x2, ptr addrspace(1) %out
  %x3 = call spir_func i64 @_Z8atom_subPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z8atom_subPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z9atom_xchgPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z9atom_xchgPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z8atom_minPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x7, ptr addrspace(1) %out
  %x8 = call spir_func i64 @_Z8atom_minPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z8atom_maxPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z8atom_andPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z8atom_andPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z7atom_orPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z7atom_orPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z8atom_xorPU3AS3Vll(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z8atom_xorPU3AS3Vmm(ptr addrspace(3) %ptr3, i64 %i64)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z8atom_incPU3AS3Vl(ptr addrspace(3) %ptr3)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z8atom_incPU3AS3Vm(ptr addrspace(3) %ptr3)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z8atom_decPU3AS3Vl(ptr addrspace(3) %ptr3)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z8atom_decPU3AS3Vm(ptr addrspace(3) %ptr3)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) %ptr3, i64 %i64, i64 %i64)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z12atom_cmpxchgPU3AS3Vmmm(ptr addrspace(3) %ptr3, i64 %i64, i64 %i64)
  store i64 %x22, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_i(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, i32 %i32) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  %x1 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) %ptr4)
  store i32 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  %x2 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store i32 %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 3)
  %x3 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store i32 %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 3)
  %x8 = call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32)
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 4, i32 2)
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 0, i32 3)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 4, i32 2)
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 0, i32 3)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_j(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, i32 %i32) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  %x1 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomicj(ptr addrspace(4) %ptr4)
  store i32 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  %x2 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store i32 %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 3)
  %x3 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store i32 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i32 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store i32 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store i32 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store i32 %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 3)
  %x8 = call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i32 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i32 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i32 @_Z16atomic_fetch_subPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i32 @_Z15atomic_fetch_orPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicjj(ptr addrspace(4) %ptr4, i32 %i32)
  store i32 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) %ptr4, i32 %i32, i32 4)
  store i32 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 2, i32 2)
  store i32 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicjPU3AS4jj(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32)
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 4, i32 2)
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 0, i32 3)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomicjPU3AS4jj(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 4, i32 2)
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i32 %i32, i32 5, i32 0, i32 3)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_l(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, i64 %i64) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  %x1 = call spir_func i64 @_Z11atomic_loadPU3AS4VU7_Atomicl(ptr addrspace(4) %ptr4)
  store i64 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  %x2 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store i64 %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 3)
  %x3 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store i64 %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 3)
  %x8 = call spir_func i64 @_Z15atomic_exchangePU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z16atomic_fetch_minPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z16atomic_fetch_subPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z15atomic_fetch_orPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i64 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z16atomic_fetch_andPU3AS4VU7_Atomicll(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicll12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiclPU3AS4ll(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64)
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 4, i32 2)
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 0, i32 3)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomiclPU3AS4ll(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 4, i32 2)
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiclPU3AS4ll12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 0, i32 3)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_m(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, i64 %i64) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  %x1 = call spir_func i64 @_Z11atomic_loadPU3AS4VU7_Atomicm(ptr addrspace(4) %ptr4)
  store i64 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  %x2 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store i64 %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 3)
  %x3 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store i64 %x3, ptr addrspace(1) %out
  %x4 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store i64 %x4, ptr addrspace(1) %out
  %x5 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store i64 %x5, ptr addrspace(1) %out
  %x6 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store i64 %x6, ptr addrspace(1) %out
  %x7 = call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store i64 %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 3)
  %x8 = call spir_func i64 @_Z15atomic_exchangePU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x8, ptr addrspace(1) %out
  %x9 = call spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x9, ptr addrspace(1) %out
  %x10 = call spir_func i64 @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x10, ptr addrspace(1) %out
  %x11 = call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x11, ptr addrspace(1) %out
  %x12 = call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x12, ptr addrspace(1) %out
  %x13 = call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x13, ptr addrspace(1) %out
  %x14 = call spir_func i64 @_Z16atomic_fetch_minPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x14, ptr addrspace(1) %out
  %x15 = call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x15, ptr addrspace(1) %out
  %x16 = call spir_func i64 @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x16, ptr addrspace(1) %out
  %x17 = call spir_func i64 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x17, ptr addrspace(1) %out
  %x18 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x18, ptr addrspace(1) %out
  %x19 = call spir_func i64 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x19, ptr addrspace(1) %out
  %x20 = call spir_func i64 @_Z16atomic_fetch_subPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x20, ptr addrspace(1) %out
  %x21 = call spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x21, ptr addrspace(1) %out
  %x22 = call spir_func i64 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x22, ptr addrspace(1) %out
  %x23 = call spir_func i64 @_Z15atomic_fetch_orPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x23, ptr addrspace(1) %out
  %x24 = call spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x24, ptr addrspace(1) %out
  %x25 = call spir_func i64 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x25, ptr addrspace(1) %out
  %x26 = call spir_func i64 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x26, ptr addrspace(1) %out
  %x27 = call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x27, ptr addrspace(1) %out
  %x28 = call spir_func i64 @_Z25atomic_fetch_xor_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x28, ptr addrspace(1) %out
  %x29 = call spir_func i64 @_Z16atomic_fetch_andPU3AS4VU7_Atomicmm(ptr addrspace(4) %ptr4, i64 %i64)
  store i64 %x29, ptr addrspace(1) %out
  %x30 = call spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicmm12memory_order(ptr addrspace(4) %ptr4, i64 %i64, i32 4)
  store i64 %x30, ptr addrspace(1) %out
  %x31 = call spir_func i64 @_Z25atomic_fetch_and_explicitPU3AS4VU7_Atomicmm12memory_order12memory_scope(ptr addrspace(4) %ptr4, i64 %i64, i32 2, i32 2)
  store i64 %x31, ptr addrspace(1) %out
  %x32 = call spir_func i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicmPU3AS4mm(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64)
  %b32 = zext i1 %x32 to i8
  store i8 %b32, ptr addrspace(1) %out
  %x33 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 4, i32 2)
  %b33 = zext i1 %x33 to i8
  store i8 %b33, ptr addrspace(1) %out
  %x34 = call spir_func i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 0, i32 3)
  %b34 = zext i1 %x34 to i8
  store i8 %b34, ptr addrspace(1) %out
  %x35 = call spir_func i1 @_Z28atomic_compare_exchange_weakPU3AS4VU7_AtomicmPU3AS4mm(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64)
  %b35 = zext i1 %x35 to i8
  store i8 %b35, ptr addrspace(1) %out
  %x36 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 4, i32 2)
  %b36 = zext i1 %x36 to i8
  store i8 %b36, ptr addrspace(1) %out
  %x37 = call spir_func i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomicmPU3AS4mm12memory_orderS4_12memory_scope(ptr addrspace(4) %ptr4, ptr addrspace(4) %ptr4, i64 %i64, i32 5, i32 0, i32 3)
  %b37 = zext i1 %x37 to i8
  store i8 %b37, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_f(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, float %float) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  %x1 = call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) %ptr4)
  store float %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  %x2 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store float %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4) %ptr4, float %float, i32 3)
  %x3 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store float %x3, ptr addrspace(1) %out
  %x4 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store float %x4, ptr addrspace(1) %out
  %x5 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store float %x5, ptr addrspace(1) %out
  %x6 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store float %x6, ptr addrspace(1) %out
  %x7 = call spir_func float @_Z20atomic_load_explicitPU3AS4VU7_Atomicf12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store float %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 5, i32 3)
  %x8 = call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  store float %x8, ptr addrspace(1) %out
  %x9 = call spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4) %ptr4, float %float, i32 4)
  store float %x9, ptr addrspace(1) %out
  %x10 = call spir_func float @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 2, i32 2)
  store float %x10, ptr addrspace(1) %out
  %x11 = call spir_func float @_Z16atomic_fetch_addPU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  store float %x11, ptr addrspace(1) %out
  %x12 = call spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4) %ptr4, float %float, i32 4)
  store float %x12, ptr addrspace(1) %out
  %x13 = call spir_func float @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 2, i32 2)
  store float %x13, ptr addrspace(1) %out
  %x14 = call spir_func float @_Z16atomic_fetch_minPU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  store float %x14, ptr addrspace(1) %out
  %x15 = call spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4) %ptr4, float %float, i32 4)
  store float %x15, ptr addrspace(1) %out
  %x16 = call spir_func float @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 2, i32 2)
  store float %x16, ptr addrspace(1) %out
  %x17 = call spir_func float @_Z16atomic_fetch_maxPU3AS4VU7_Atomicff(ptr addrspace(4) %ptr4, float %float)
  store float %x17, ptr addrspace(1) %out
  %x18 = call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order(ptr addrspace(4) %ptr4, float %float, i32 4)
  store float %x18, ptr addrspace(1) %out
  %x19 = call spir_func float @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 2, i32 2)
  store float %x19, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_d(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, double %double) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  %x1 = call spir_func double @_Z11atomic_loadPU3AS4VU7_Atomicd(ptr addrspace(4) %ptr4)
  store double %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  %x2 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order(ptr addrspace(4) %ptr4, i32 2)
  store double %x2, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4) %ptr4, double %double, i32 3)
  %x3 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 1)
  store double %x3, ptr addrspace(1) %out
  %x4 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 2, i32 2)
  store double %x4, ptr addrspace(1) %out
  %x5 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 3)
  store double %x5, ptr addrspace(1) %out
  %x6 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 4)
  store double %x6, ptr addrspace(1) %out
  %x7 = call spir_func double @_Z20atomic_load_explicitPU3AS4VU7_Atomicd12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 0)
  store double %x7, ptr addrspace(1) %out
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 0, i32 1)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 3, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 5, i32 3)
  %x8 = call spir_func double @_Z15atomic_exchangePU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  store double %x8, ptr addrspace(1) %out
  %x9 = call spir_func double @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4) %ptr4, double %double, i32 4)
  store double %x9, ptr addrspace(1) %out
  %x10 = call spir_func double @_Z24atomic_exchange_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 2, i32 2)
  store double %x10, ptr addrspace(1) %out
  %x11 = call spir_func double @_Z16atomic_fetch_addPU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  store double %x11, ptr addrspace(1) %out
  %x12 = call spir_func double @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4) %ptr4, double %double, i32 4)
  store double %x12, ptr addrspace(1) %out
  %x13 = call spir_func double @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 2, i32 2)
  store double %x13, ptr addrspace(1) %out
  %x14 = call spir_func double @_Z16atomic_fetch_minPU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  store double %x14, ptr addrspace(1) %out
  %x15 = call spir_func double @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4) %ptr4, double %double, i32 4)
  store double %x15, ptr addrspace(1) %out
  %x16 = call spir_func double @_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 2, i32 2)
  store double %x16, ptr addrspace(1) %out
  %x17 = call spir_func double @_Z16atomic_fetch_maxPU3AS4VU7_Atomicdd(ptr addrspace(4) %ptr4, double %double)
  store double %x17, ptr addrspace(1) %out
  %x18 = call spir_func double @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicdd12memory_order(ptr addrspace(4) %ptr4, double %double, i32 4)
  store double %x18, ptr addrspace(1) %out
  %x19 = call spir_func double @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope(ptr addrspace(4) %ptr4, double %double, i32 2, i32 2)
  store double %x19, ptr addrspace(1) %out
  ret void
}

define spir_func void @c11_dh(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, half %half) {
  %x1 = call spir_func half @_Z16atomic_fetch_addPU3AS4VU7_AtomicDhDh(ptr addrspace(4) %ptr4, half %half)
  store half %x1, ptr addrspace(1) %out
  %x2 = call spir_func half @_Z25atomic_fetch_add_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4) %ptr4, half %half, i32 4)
  store half %x2, ptr addrspace(1) %out
  %x3 = call spir_func half @_Z25atomic_fetch_add_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4) %ptr4, half %half, i32 2, i32 2)
  store half %x3, ptr addrspace(1) %out
  %x4 = call spir_func half @_Z16atomic_fetch_minPU3AS4VU7_AtomicDhDh(ptr addrspace(4) %ptr4, half %half)
  store half %x4, ptr addrspace(1) %out
  %x5 = call spir_func half @_Z25atomic_fetch_min_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4) %ptr4, half %half, i32 4)
  store half %x5, ptr addrspace(1) %out
  %x6 = call spir_func half @_Z25atomic_fetch_min_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4) %ptr4, half %half, i32 2, i32 2)
  store half %x6, ptr addrspace(1) %out
  %x7 = call spir_func half @_Z16atomic_fetch_maxPU3AS4VU7_AtomicDhDh(ptr addrspace(4) %ptr4, half %half)
  store half %x7, ptr addrspace(1) %out
  %x8 = call spir_func half @_Z25atomic_fetch_max_explicitPU3AS4VU7_AtomicDhDh12memory_order(ptr addrspace(4) %ptr4, half %half, i32 4)
  store half %x8, ptr addrspace(1) %out
  %x9 = call spir_func half @_Z25atomic_fetch_max_explicitPU3AS4VU7_AtomicDhDh12memory_order12memory_scope(ptr addrspace(4) %ptr4, half %half, i32 2, i32 2)
  store half %x9, ptr addrspace(1) %out
  ret void
}

define spir_func void @flags(ptr addrspace(1) %out, i32 %order, i32 %scope, ptr addrspace(4) %ptr4, i32 %i32) {
  %x1 = call spir_func i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) %ptr4)
  %b1 = zext i1 %x1 to i8
  store i8 %b1, ptr addrspace(1) %out
  call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) %ptr4)
  %x2 = call spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %ptr4, i32 2)
  %b2 = zext i1 %x2 to i8
  store i8 %b2, ptr addrspace(1) %out
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %ptr4, i32 3)
  %x3 = call spir_func i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 5, i32 1)
  %b3 = zext i1 %x3 to i8
  store i8 %b3, ptr addrspace(1) %out
  call spir_func void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 0, i32 2)
  %x4 = call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %ptr4, i32 %i32, i32 %order, i32 %scope)
  store i32 %x4, ptr addrspace(1) %out
  ret void
}

define spir_func void @spaces_1(ptr addrspace(1) %out, ptr addrspace(1) %ptr1, i32 %i32) {
  %x1 = call spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1) %ptr1, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS1VU7_Atomicii(ptr addrspace(1) %ptr1, i32 %i32)
  %x2 = call spir_func i32 @_Z11atomic_loadPU3AS1VU7_Atomici(ptr addrspace(1) %ptr1)
  store i32 %x2, ptr addrspace(1) %out
  ret void
}

define spir_func void @spaces_3(ptr addrspace(1) %out, ptr addrspace(3) %ptr3, i32 %i32) {
  %x1 = call spir_func i32 @_Z16atomic_fetch_addPU3AS3VU7_Atomicii(ptr addrspace(3) %ptr3, i32 %i32)
  store i32 %x1, ptr addrspace(1) %out
  call spir_func void @_Z12atomic_storePU3AS3VU7_Atomicii(ptr addrspace(3) %ptr3, i32 %i32)
  %x2 = call spir_func i32 @_Z11atomic_loadPU3AS3VU7_Atomici(ptr addrspace(3) %ptr3)
  store i32 %x2, ptr addrspace(1) %out
  ret void
}

declare spir_func float @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4), float, i32, i32)

; There is no subtraction of floats: what is added has the other sign.
define spir_func void @subtracted(ptr addrspace(1) %out, ptr addrspace(4) %ptr4, float %float) {
  %number = call spir_func float @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float 2.5, i32 0, i32 1)
  store float %number, ptr addrspace(1) %out
  %zero = call spir_func float @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float 0.0, i32 0, i32 1)
  store float %zero, ptr addrspace(1) %out
  %value = call spir_func float @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope(ptr addrspace(4) %ptr4, float %float, i32 0, i32 1)
  store float %value, ptr addrspace(1) %out
  ret void
}
