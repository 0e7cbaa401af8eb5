; Every predicate on every kind of operand, and selections by the results.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

define spir_func i1 @int_i1(i1 %a, i1 %b) {
  %eq = icmp eq i1 %a, %b
  %ne = icmp ne i1 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i1 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i1 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i1 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i1 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i1 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i1 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i1 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i1 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i8(i8 %a, i8 %b) {
  %eq = icmp eq i8 %a, %b
  %ne = icmp ne i8 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i8 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i8 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i8 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i8 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i8 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i8 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i8 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i8 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i16(i16 %a, i16 %b) {
  %eq = icmp eq i16 %a, %b
  %ne = icmp ne i16 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i16 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i16 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i16 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i16 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i16 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i16 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i16 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i16 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i32(i32 %a, i32 %b) {
  %eq = icmp eq i32 %a, %b
  %ne = icmp ne i32 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i32 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i32 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i32 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i32 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i32 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i32 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i32 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i32 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i64(i64 %a, i64 %b) {
  %eq = icmp eq i64 %a, %b
  %ne = icmp ne i64 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i64 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i64 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i64 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i64 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i64 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i64 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i64 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i64 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i5(i5 %a, i5 %b) {
  %eq = icmp eq i5 %a, %b
  %ne = icmp ne i5 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i5 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i5 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i5 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i5 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i5 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i5 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i5 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i5 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i33(i33 %a, i33 %b) {
  %eq = icmp eq i33 %a, %b
  %ne = icmp ne i33 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i33 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i33 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i33 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i33 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i33 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i33 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i33 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i33 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_i128(i128 %a, i128 %b) {
  %eq = icmp eq i128 %a, %b
  %ne = icmp ne i128 %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt i128 %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge i128 %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult i128 %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule i128 %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt i128 %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge i128 %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt i128 %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle i128 %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func <2 x i1> @int_v2_i1(<2 x i1> %a, <2 x i1> %b) {
  %eq = icmp eq <2 x i1> %a, %b
  %ne = icmp ne <2 x i1> %a, %b
  %xne = xor <2 x i1> %eq, %ne
  %ugt = icmp ugt <2 x i1> %a, %b
  %xugt = xor <2 x i1> %xne, %ugt
  %uge = icmp uge <2 x i1> %a, %b
  %xuge = xor <2 x i1> %xugt, %uge
  %ult = icmp ult <2 x i1> %a, %b
  %xult = xor <2 x i1> %xuge, %ult
  %ule = icmp ule <2 x i1> %a, %b
  %xule = xor <2 x i1> %xult, %ule
  %sgt = icmp sgt <2 x i1> %a, %b
  %xsgt = xor <2 x i1> %xule, %sgt
  %sge = icmp sge <2 x i1> %a, %b
  %xsge = xor <2 x i1> %xsgt, %sge
  %slt = icmp slt <2 x i1> %a, %b
  %xslt = xor <2 x i1> %xsge, %slt
  %sle = icmp sle <2 x i1> %a, %b
  %xsle = xor <2 x i1> %xslt, %sle
  ret <2 x i1> %xsle
}

define spir_func <4 x i1> @int_v4_i32(<4 x i32> %a, <4 x i32> %b) {
  %eq = icmp eq <4 x i32> %a, %b
  %ne = icmp ne <4 x i32> %a, %b
  %xne = xor <4 x i1> %eq, %ne
  %ugt = icmp ugt <4 x i32> %a, %b
  %xugt = xor <4 x i1> %xne, %ugt
  %uge = icmp uge <4 x i32> %a, %b
  %xuge = xor <4 x i1> %xugt, %uge
  %ult = icmp ult <4 x i32> %a, %b
  %xult = xor <4 x i1> %xuge, %ult
  %ule = icmp ule <4 x i32> %a, %b
  %xule = xor <4 x i1> %xult, %ule
  %sgt = icmp sgt <4 x i32> %a, %b
  %xsgt = xor <4 x i1> %xule, %sgt
  %sge = icmp sge <4 x i32> %a, %b
  %xsge = xor <4 x i1> %xsgt, %sge
  %slt = icmp slt <4 x i32> %a, %b
  %xslt = xor <4 x i1> %xsge, %slt
  %sle = icmp sle <4 x i32> %a, %b
  %xsle = xor <4 x i1> %xslt, %sle
  ret <4 x i1> %xsle
}

define spir_func <3 x i1> @int_v3_i16(<3 x i16> %a, <3 x i16> %b) {
  %eq = icmp eq <3 x i16> %a, %b
  %ne = icmp ne <3 x i16> %a, %b
  %xne = xor <3 x i1> %eq, %ne
  %ugt = icmp ugt <3 x i16> %a, %b
  %xugt = xor <3 x i1> %xne, %ugt
  %uge = icmp uge <3 x i16> %a, %b
  %xuge = xor <3 x i1> %xugt, %uge
  %ult = icmp ult <3 x i16> %a, %b
  %xult = xor <3 x i1> %xuge, %ult
  %ule = icmp ule <3 x i16> %a, %b
  %xule = xor <3 x i1> %xult, %ule
  %sgt = icmp sgt <3 x i16> %a, %b
  %xsgt = xor <3 x i1> %xule, %sgt
  %sge = icmp sge <3 x i16> %a, %b
  %xsge = xor <3 x i1> %xsgt, %sge
  %slt = icmp slt <3 x i16> %a, %b
  %xslt = xor <3 x i1> %xsge, %slt
  %sle = icmp sle <3 x i16> %a, %b
  %xsle = xor <3 x i1> %xslt, %sle
  ret <3 x i1> %xsle
}

define spir_func <2 x i1> @int_v2_i5(<2 x i5> %a, <2 x i5> %b) {
  %eq = icmp eq <2 x i5> %a, %b
  %ne = icmp ne <2 x i5> %a, %b
  %xne = xor <2 x i1> %eq, %ne
  %ugt = icmp ugt <2 x i5> %a, %b
  %xugt = xor <2 x i1> %xne, %ugt
  %uge = icmp uge <2 x i5> %a, %b
  %xuge = xor <2 x i1> %xugt, %uge
  %ult = icmp ult <2 x i5> %a, %b
  %xult = xor <2 x i1> %xuge, %ult
  %ule = icmp ule <2 x i5> %a, %b
  %xule = xor <2 x i1> %xult, %ule
  %sgt = icmp sgt <2 x i5> %a, %b
  %xsgt = xor <2 x i1> %xule, %sgt
  %sge = icmp sge <2 x i5> %a, %b
  %xsge = xor <2 x i1> %xsgt, %sge
  %slt = icmp slt <2 x i5> %a, %b
  %xslt = xor <2 x i1> %xsge, %slt
  %sle = icmp sle <2 x i5> %a, %b
  %xsle = xor <2 x i1> %xslt, %sle
  ret <2 x i1> %xsle
}

define spir_func i1 @int_ptr1(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %eq = icmp eq ptr addrspace(1) %a, %b
  %ne = icmp ne ptr addrspace(1) %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt ptr addrspace(1) %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge ptr addrspace(1) %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult ptr addrspace(1) %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule ptr addrspace(1) %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt ptr addrspace(1) %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge ptr addrspace(1) %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt ptr addrspace(1) %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle ptr addrspace(1) %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @int_ptr4(ptr addrspace(4) %a, ptr addrspace(4) %b) {
  %eq = icmp eq ptr addrspace(4) %a, %b
  %ne = icmp ne ptr addrspace(4) %a, %b
  %xne = xor i1 %eq, %ne
  %ugt = icmp ugt ptr addrspace(4) %a, %b
  %xugt = xor i1 %xne, %ugt
  %uge = icmp uge ptr addrspace(4) %a, %b
  %xuge = xor i1 %xugt, %uge
  %ult = icmp ult ptr addrspace(4) %a, %b
  %xult = xor i1 %xuge, %ult
  %ule = icmp ule ptr addrspace(4) %a, %b
  %xule = xor i1 %xult, %ule
  %sgt = icmp sgt ptr addrspace(4) %a, %b
  %xsgt = xor i1 %xule, %sgt
  %sge = icmp sge ptr addrspace(4) %a, %b
  %xsge = xor i1 %xsgt, %sge
  %slt = icmp slt ptr addrspace(4) %a, %b
  %xslt = xor i1 %xsge, %slt
  %sle = icmp sle ptr addrspace(4) %a, %b
  %xsle = xor i1 %xslt, %sle
  ret i1 %xsle
}

define spir_func i1 @float_half(half %a, half %b) {
  %false1 = fcmp false half %a, %b
  %oeq1 = fcmp oeq half %a, %b
  %xoeq = xor i1 %false1, %oeq1
  %ogt1 = fcmp ogt half %a, %b
  %xogt = xor i1 %xoeq, %ogt1
  %oge1 = fcmp oge half %a, %b
  %xoge = xor i1 %xogt, %oge1
  %olt1 = fcmp olt half %a, %b
  %xolt = xor i1 %xoge, %olt1
  %ole1 = fcmp ole half %a, %b
  %xole = xor i1 %xolt, %ole1
  %one1 = fcmp one half %a, %b
  %xone = xor i1 %xole, %one1
  %ord1 = fcmp ord half %a, %b
  %xord = xor i1 %xone, %ord1
  %ueq1 = fcmp ueq half %a, %b
  %xueq = xor i1 %xord, %ueq1
  %ugt1 = fcmp ugt half %a, %b
  %xugt = xor i1 %xueq, %ugt1
  %uge1 = fcmp uge half %a, %b
  %xuge = xor i1 %xugt, %uge1
  %ult1 = fcmp ult half %a, %b
  %xult = xor i1 %xuge, %ult1
  %ule1 = fcmp ule half %a, %b
  %xule = xor i1 %xult, %ule1
  %une1 = fcmp une half %a, %b
  %xune = xor i1 %xule, %une1
  %uno1 = fcmp uno half %a, %b
  %xuno = xor i1 %xune, %uno1
  %true1 = fcmp true half %a, %b
  %xtrue = xor i1 %xuno, %true1
  ret i1 %xtrue
}

define spir_func i1 @float_float(float %a, float %b) {
  %false1 = fcmp false float %a, %b
  %oeq1 = fcmp oeq float %a, %b
  %xoeq = xor i1 %false1, %oeq1
  %ogt1 = fcmp ogt float %a, %b
  %xogt = xor i1 %xoeq, %ogt1
  %oge1 = fcmp oge float %a, %b
  %xoge = xor i1 %xogt, %oge1
  %olt1 = fcmp olt float %a, %b
  %xolt = xor i1 %xoge, %olt1
  %ole1 = fcmp ole float %a, %b
  %xole = xor i1 %xolt, %ole1
  %one1 = fcmp one float %a, %b
  %xone = xor i1 %xole, %one1
  %ord1 = fcmp ord float %a, %b
  %xord = xor i1 %xone, %ord1
  %ueq1 = fcmp ueq float %a, %b
  %xueq = xor i1 %xord, %ueq1
  %ugt1 = fcmp ugt float %a, %b
  %xugt = xor i1 %xueq, %ugt1
  %uge1 = fcmp uge float %a, %b
  %xuge = xor i1 %xugt, %uge1
  %ult1 = fcmp ult float %a, %b
  %xult = xor i1 %xuge, %ult1
  %ule1 = fcmp ule float %a, %b
  %xule = xor i1 %xult, %ule1
  %une1 = fcmp une float %a, %b
  %xune = xor i1 %xule, %une1
  %uno1 = fcmp uno float %a, %b
  %xuno = xor i1 %xune, %uno1
  %true1 = fcmp true float %a, %b
  %xtrue = xor i1 %xuno, %true1
  ret i1 %xtrue
}

define spir_func i1 @float_double(double %a, double %b) {
  %false1 = fcmp false double %a, %b
  %oeq1 = fcmp oeq double %a, %b
  %xoeq = xor i1 %false1, %oeq1
  %ogt1 = fcmp ogt double %a, %b
  %xogt = xor i1 %xoeq, %ogt1
  %oge1 = fcmp oge double %a, %b
  %xoge = xor i1 %xogt, %oge1
  %olt1 = fcmp olt double %a, %b
  %xolt = xor i1 %xoge, %olt1
  %ole1 = fcmp ole double %a, %b
  %xole = xor i1 %xolt, %ole1
  %one1 = fcmp one double %a, %b
  %xone = xor i1 %xole, %one1
  %ord1 = fcmp ord double %a, %b
  %xord = xor i1 %xone, %ord1
  %ueq1 = fcmp ueq double %a, %b
  %xueq = xor i1 %xord, %ueq1
  %ugt1 = fcmp ugt double %a, %b
  %xugt = xor i1 %xueq, %ugt1
  %uge1 = fcmp uge double %a, %b
  %xuge = xor i1 %xugt, %uge1
  %ult1 = fcmp ult double %a, %b
  %xult = xor i1 %xuge, %ult1
  %ule1 = fcmp ule double %a, %b
  %xule = xor i1 %xult, %ule1
  %une1 = fcmp une double %a, %b
  %xune = xor i1 %xule, %une1
  %uno1 = fcmp uno double %a, %b
  %xuno = xor i1 %xune, %uno1
  %true1 = fcmp true double %a, %b
  %xtrue = xor i1 %xuno, %true1
  ret i1 %xtrue
}

define spir_func <4 x i1> @float_v4_float(<4 x float> %a, <4 x float> %b) {
  %false1 = fcmp false <4 x float> %a, %b
  %oeq1 = fcmp oeq <4 x float> %a, %b
  %xoeq = xor <4 x i1> %false1, %oeq1
  %ogt1 = fcmp ogt <4 x float> %a, %b
  %xogt = xor <4 x i1> %xoeq, %ogt1
  %oge1 = fcmp oge <4 x float> %a, %b
  %xoge = xor <4 x i1> %xogt, %oge1
  %olt1 = fcmp olt <4 x float> %a, %b
  %xolt = xor <4 x i1> %xoge, %olt1
  %ole1 = fcmp ole <4 x float> %a, %b
  %xole = xor <4 x i1> %xolt, %ole1
  %one1 = fcmp one <4 x float> %a, %b
  %xone = xor <4 x i1> %xole, %one1
  %ord1 = fcmp ord <4 x float> %a, %b
  %xord = xor <4 x i1> %xone, %ord1
  %ueq1 = fcmp ueq <4 x float> %a, %b
  %xueq = xor <4 x i1> %xord, %ueq1
  %ugt1 = fcmp ugt <4 x float> %a, %b
  %xugt = xor <4 x i1> %xueq, %ugt1
  %uge1 = fcmp uge <4 x float> %a, %b
  %xuge = xor <4 x i1> %xugt, %uge1
  %ult1 = fcmp ult <4 x float> %a, %b
  %xult = xor <4 x i1> %xuge, %ult1
  %ule1 = fcmp ule <4 x float> %a, %b
  %xule = xor <4 x i1> %xult, %ule1
  %une1 = fcmp une <4 x float> %a, %b
  %xune = xor <4 x i1> %xule, %une1
  %uno1 = fcmp uno <4 x float> %a, %b
  %xuno = xor <4 x i1> %xune, %uno1
  %true1 = fcmp true <4 x float> %a, %b
  %xtrue = xor <4 x i1> %xuno, %true1
  ret <4 x i1> %xtrue
}

define spir_func <2 x i1> @float_v2_half(<2 x half> %a, <2 x half> %b) {
  %false1 = fcmp false <2 x half> %a, %b
  %oeq1 = fcmp oeq <2 x half> %a, %b
  %xoeq = xor <2 x i1> %false1, %oeq1
  %ogt1 = fcmp ogt <2 x half> %a, %b
  %xogt = xor <2 x i1> %xoeq, %ogt1
  %oge1 = fcmp oge <2 x half> %a, %b
  %xoge = xor <2 x i1> %xogt, %oge1
  %olt1 = fcmp olt <2 x half> %a, %b
  %xolt = xor <2 x i1> %xoge, %olt1
  %ole1 = fcmp ole <2 x half> %a, %b
  %xole = xor <2 x i1> %xolt, %ole1
  %one1 = fcmp one <2 x half> %a, %b
  %xone = xor <2 x i1> %xole, %one1
  %ord1 = fcmp ord <2 x half> %a, %b
  %xord = xor <2 x i1> %xone, %ord1
  %ueq1 = fcmp ueq <2 x half> %a, %b
  %xueq = xor <2 x i1> %xord, %ueq1
  %ugt1 = fcmp ugt <2 x half> %a, %b
  %xugt = xor <2 x i1> %xueq, %ugt1
  %uge1 = fcmp uge <2 x half> %a, %b
  %xuge = xor <2 x i1> %xugt, %uge1
  %ult1 = fcmp ult <2 x half> %a, %b
  %xult = xor <2 x i1> %xuge, %ult1
  %ule1 = fcmp ule <2 x half> %a, %b
  %xule = xor <2 x i1> %xult, %ule1
  %une1 = fcmp une <2 x half> %a, %b
  %xune = xor <2 x i1> %xule, %une1
  %uno1 = fcmp uno <2 x half> %a, %b
  %xuno = xor <2 x i1> %xune, %uno1
  %true1 = fcmp true <2 x half> %a, %b
  %xtrue = xor <2 x i1> %xuno, %true1
  ret <2 x i1> %xtrue
}

%pair = type { i32, [2 x float] }
define spir_func i32 @selects(i1 %c, <4 x i1> %cs, i32 %a, i32 %b, <4 x i32> %v, <4 x i32> %w, ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %d, half %h, i13 %o, i13 %u) {
  %1 = select i1 %c, i32 %a, i32 %b
  %2 = select <4 x i1> %cs, <4 x i32> %v, <4 x i32> %w
  %3 = select i1 %c, <4 x i32> %2, <4 x i32> %w
  %4 = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  store i32 %1, ptr addrspace(1) %4
  store <4 x i32> %3, ptr addrspace(1) %q
  %5 = select i1 %c, i1 %d, i1 false
  %6 = select i1 %5, half %h, half 0xH3C00
  store half %6, ptr addrspace(1) %q
  %7 = select i1 %d, i13 %o, i13 %u
  %8 = zext i13 %7 to i32
  %9 = select i1 true, i32 %8, i32 7
  ret i32 %9
}

define spir_func void @aggregates(i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %1 = load %pair, ptr addrspace(1) %p
  %2 = load %pair, ptr addrspace(1) %q
  %3 = select i1 %c, %pair %1, %pair %2
  store %pair %3, ptr addrspace(1) %p
  %4 = load [3 x i16], ptr addrspace(1) %p
  %5 = load [3 x i16], ptr addrspace(1) %q
  %6 = select i1 %c, [3 x i16] %4, [3 x i16] %5
  store [3 x i16] %6, ptr addrspace(1) %q
  ret void
}
