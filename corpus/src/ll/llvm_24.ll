; What LLVM 24 added to its bitcode: parts of bytes, casts of what is not null, layers of locations.
source_filename = "ll/llvm_24.ll"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define b64 @parts(b64 %byte, ptr nofreeobj %p, i32 %at, float %f, ptr addrspace(1) %global) {
  %a = bitextract i8, b64 %byte, i32 8
  %b = bitextract float, b64 %byte, i32 %at
  %c = bitextract ptr, b64 %byte, i32 0
  %d = bitextract b16, b64 %byte, i32 16
  %e = bitinsert b64 %byte, i8 %a, i32 %at
  %g = bitinsert b64 %e, float %f, i32 32
  %h = bitinsert b64 %g, ptr %p, i32 0
  %i = bitinsert b64 %h, b16 %d, i32 48
  %generic = addrspacecast nonnull ptr addrspace(1) %global to ptr addrspace(4)
  %high = call i32 @llvm.smulh.i32(i32 %at, i32 7)
  br label %next

next:
  %later = bitinsert b64 %i, i32 %high, i32 0
  ret b64 %later
}

define i32 @first_lane(i32 %x) {
  %first = call i32 @llvm.spv.wave.readlane.first.i32(i32 %x)
  ret i32 %first
}

declare i32 @llvm.smulh.i32(i32, i32)
declare i32 @llvm.spv.wave.readlane.first.i32(i32)

!layers = !{!2, !4, !6}
!properties = !{!7, !8}

!0 = !DIFile(filename: "a.c", directory: ".")
!1 = !DILayerLoc(line: 3, column: 4, file: !0, kind: "source")
!2 = !DILayerLocList(!1, !3)
!3 = distinct !DILayerLoc(line: 0, file: !0, kind: "generated")
!4 = distinct !DILayerLocList(!3)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILayerLocList(!1)
!7 = !DIProperty(name: "p", file: !0, line: 3, type: !5, backing_storage: !9)
!8 = !DIProperty(name: "q")
!9 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !5, size: 32)
