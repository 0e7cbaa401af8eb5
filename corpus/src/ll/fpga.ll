; What front ends for FPGAs say of kernels, their parameters, loops and memory.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@bank = private unnamed_addr addrspace(1) constant [33 x i8] c"{memory:DEFAULT}{bank_bits:2,3}\00\00"
@burst = private unnamed_addr addrspace(1) constant [26 x i8] c"{params:3}{cache-size:127}"
@file = private unnamed_addr addrspace(1) constant [5 x i8] c"f.cl\00"
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

define spir_kernel void @attributes(ptr addrspace(1) %a, i32 %n) !max_work_group_size !0 !num_simd_work_items !1 !no_global_work_offset !2 !stall_enable !3 !loop_fuse !4 !ip_interface !5 !kernel_arg_buffer_location !6 !kernel_arg_runtime_aligned !7 {
  ret void
}

define spir_kernel void @loops(ptr addrspace(1) %p, i32 %n) !prefer_dsp !3 {
  %array = alloca [8 x i32]
  call void @llvm.var.annotation.p0.p1(ptr %array, ptr addrspace(1) @bank, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %b = call ptr addrspace(1) @llvm.ptr.annotation.p1.p1(ptr addrspace(1) %p, ptr addrspace(1) @burst, ptr addrspace(1) @file, i32 2, ptr addrspace(1) null)
  br label %head

head:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %latch, label %done

latch:
  %j = and i32 %i, 7
  %at = getelementptr [8 x i32], ptr %array, i32 0, i32 %j, !llvm.index.group !13
  store i32 %i, ptr %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !8

done:
  call spir_func void @outside(ptr addrspace(1) %b)
  store i32 1, ptr addrspace(1) %b
  ret void
}

declare !stall_free !3 !prefer_dsp !3 spir_func void @outside(ptr addrspace(1)) #0

attributes #0 = { "referenced-indirectly" "VCFunction" "VCStackCall" }

!0 = !{i32 8, i32 4}
!1 = !{i32 16}
!2 = !{}
!3 = !{i32 1}
!4 = !{i32 3, i32 1}
!5 = !{!"csr", !"wait_for_done_write"}
!6 = !{i32 2, i32 -1}
!7 = !{i1 true, i1 false}
!8 = distinct !{!8, !9, !10, !11, !12}
!9 = !{!"llvm.loop.ii.count", i32 2}
!10 = !{!"llvm.loop.coalesce.enable"}
!11 = !{!"llvm.loop.parallel_access_indices", !13, i32 4}
!12 = !{!"llvm.loop.intel.loopcount_max", i32 100}
!13 = distinct !{}
