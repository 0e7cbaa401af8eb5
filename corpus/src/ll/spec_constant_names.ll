; How names and defaults of specialization constants reach the getters: strings in the address spaces 0, 1, 2
; and 4, through casts, GEPs and aliases, and by way of local variables, as in code that is not optimised.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%holder = type { i32, { i32, [2 x i32] } }
@name0z = private unnamed_addr constant [7 x i8] c"space0\00"
@name1 = private unnamed_addr addrspace(1) constant [7 x i8] c"space1\00"
@name2 = private unnamed_addr addrspace(2) constant [7 x i8] c"space2\00"
@name4 = private unnamed_addr addrspace(4) constant [7 x i8] c"space4\00"
@both = private unnamed_addr addrspace(1) constant [11 x i8] c"xx\00part\00yy\00"
@other_name = private unnamed_addr alias [7 x i8], ptr addrspace(1) @name1
@default0 = private unnamed_addr constant i32 10
@default1 = private unnamed_addr addrspace(1) constant i32 11
@default2 = private unnamed_addr addrspace(2) constant i32 12
@default4 = private unnamed_addr addrspace(4) constant i32 14
@holder = private unnamed_addr addrspace(1) constant %holder { i32 20, { i32, [2 x i32] } { i32 21, [2 x i32] [i32 22, i32 23] } }

define spir_kernel void @space0(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name0z to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @default0 to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @space1(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name1 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default1 to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @space2(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PU3AS2KcPU3AS2KvS4_(ptr addrspace(2) @name2, ptr addrspace(2) @default2, ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @space4(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) @name4, ptr addrspace(4) @default4, ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; Within larger variables.
define spir_kernel void @inside(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds ([11 x i8], ptr addrspace(1) @both, i64 0, i64 3) to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds (%holder, ptr addrspace(1) @holder, i64 0, i32 1, i32 1, i64 1) to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; The addresses are computed by instructions.
define spir_kernel void @computed(ptr addrspace(1) %p) #0 {
  %name = getelementptr inbounds i8, ptr addrspace(1) @both, i64 3
  %generic = addrspacecast ptr addrspace(1) %name to ptr addrspace(4)
  %field = getelementptr inbounds %holder, ptr addrspace(1) @holder, i64 0, i32 1, i32 1
  %element = getelementptr inbounds [2 x i32], ptr addrspace(1) %field, i64 0, i64 1
  %default = addrspacecast ptr addrspace(1) %element to ptr addrspace(4)
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %generic, ptr addrspace(4) %default, ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @by_alias(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @other_name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default1 to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; As at -O0: a local variable for each argument, which is stored once.
define spir_kernel void @unoptimised(ptr addrspace(1) %p) #0 {
entry:
  %symbol = alloca ptr addrspace(4)
  %default = alloca ptr addrspace(4)
  %buffer = alloca ptr addrspace(4)
  %symbol.ascast = addrspacecast ptr %symbol to ptr addrspace(4)
  %default.ascast = addrspacecast ptr %default to ptr addrspace(4)
  %buffer.ascast = addrspacecast ptr %buffer to ptr addrspace(4)
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @name1 to ptr addrspace(4)), ptr addrspace(4) %symbol.ascast
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @default1 to ptr addrspace(4)), ptr addrspace(4) %default.ascast
  store ptr addrspace(4) null, ptr addrspace(4) %buffer.ascast
  %0 = load ptr addrspace(4), ptr addrspace(4) %symbol.ascast
  %1 = load ptr addrspace(4), ptr addrspace(4) %default.ascast
  %2 = load ptr addrspace(4), ptr addrspace(4) %buffer.ascast
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %0, ptr addrspace(4) %1, ptr addrspace(4) %2)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; The same with a name in the address space of local variables, where SPIR-V has no variables of the module.
define spir_kernel void @unoptimised_private(ptr addrspace(1) %p) #0 {
entry:
  %symbol = alloca ptr
  store ptr @name0z, ptr %symbol
  %0 = load ptr, ptr %symbol
  %1 = addrspacecast ptr %0 to ptr addrspace(4)
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %1, ptr addrspace(4) addrspacecast (ptr @default0 to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; Without a default: zero.
define spir_kernel void @no_default(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PU3AS2KcPKvS4_(ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @name2, i64 1), ptr addrspace(4) null, ptr addrspace(4) undef)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; Nothing uses the value: the runtime is told of the constant all the same.
define spir_kernel void @unused(ptr addrspace(1) %p) #0 {
  %v = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name1 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default1 to ptr addrspace(4)), ptr addrspace(4) null)
  ret void
}
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PU3AS2KcPU3AS2KvS4_(ptr addrspace(2), ptr addrspace(2), ptr addrspace(4))
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PU3AS2KcPKvS4_(ptr addrspace(2), ptr addrspace(4), ptr addrspace(4))
attributes #0 = { "sycl-module-id"="a.cpp" }
