; Loops with the controls of SPV_INTEL_fpga_loop_controls.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @loop0(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !0
done:
  ret void
}

define spir_kernel void @loop1(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !2
done:
  ret void
}

define spir_kernel void @loop2(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !4
done:
  ret void
}

define spir_kernel void @loop3(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !6
done:
  ret void
}

define spir_kernel void @loop4(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !8
done:
  ret void
}

define spir_kernel void @loop5(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !10
done:
  ret void
}

define spir_kernel void @loop6(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !12
done:
  ret void
}

define spir_kernel void @loop7(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !14
done:
  ret void
}

define spir_kernel void @loop8(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !16
done:
  ret void
}

define spir_kernel void @loop9(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %n, ptr addrspace(1) %at
  %next = add i32 %i, 1
  br label %head, !llvm.loop !18
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.ii.count", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.max_concurrency.count", i32 3}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.coalesce.enable"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.coalesce.count", i32 4}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.max_interleaving.count", i32 5}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.intel.speculated.iterations.count", i32 6}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.fusion.disable"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 7}
!18 = distinct !{!18, !19, !20, !21}
!19 = !{!"llvm.loop.intel.loopcount_min", i32 1}
!20 = !{!"llvm.loop.intel.loopcount_max", i32 2}
!21 = !{!"llvm.loop.intel.loopcount_avg", i32 3}
