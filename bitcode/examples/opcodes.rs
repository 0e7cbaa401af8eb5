//! Prints the number of instructions by function and opcode of bitcode files, one line
//! `function<TAB>opcode<TAB>count` each, sorted: to be compared with what `llvm-dis` prints.

use std::collections::BTreeMap;
use std::process::ExitCode;

use lapidary_bitcode::ir::{BinaryOp, CastOp, FunctionId, InstId, Instruction, Predicate};
use lapidary_bitcode::{Body, read};

fn main() -> ExitCode {
    for path in std::env::args().skip(1) {
        let result = std::fs::read(&path)
            .map_err(|error| error.to_string())
            .and_then(|bytes| count(&bytes).map_err(|error| error.to_string()));
        match result {
            Ok(text) => print!("{text}"),
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn count(bytes: &[u8]) -> Result<String, lapidary_bitcode::Error> {
    let mut body = Body::default();
    let mut counts: BTreeMap<(String, &str), u32> = BTreeMap::new();
    for module in read(bytes)? {
        for id in 0..module.functions.len() as u32 {
            let id = FunctionId(id);
            if module.functions[id.index()].declaration {
                continue;
            }
            module.decode_body(id, &mut body)?;
            let name = String::from_utf8_lossy(module.function_name(id)).into_owned();
            for inst in 0..body.inst_count() {
                let opcode = opcode(&body.inst(InstId(inst)));
                *counts.entry((name.clone(), opcode)).or_default() += 1;
            }
        }
    }
    Ok(counts.iter().map(|((name, op), count)| format!("{name}\t{op}\t{count}\n")).collect())
}

fn opcode(inst: &Instruction<'_>) -> &'static str {
    match inst {
        Instruction::Ret(_) => "ret",
        Instruction::Br(_) | Instruction::CondBr { .. } => "br",
        Instruction::Switch { .. } => "switch",
        Instruction::IndirectBr { .. } => "indirectbr",
        Instruction::Invoke { .. } => "invoke",
        Instruction::CallBr { .. } => "callbr",
        Instruction::Resume(_) => "resume",
        Instruction::Unreachable => "unreachable",
        Instruction::CleanupRet { .. } => "cleanupret",
        Instruction::CatchRet { .. } => "catchret",
        Instruction::CatchSwitch { .. } => "catchswitch",
        Instruction::LandingPad { .. } => "landingpad",
        Instruction::CatchPad { .. } => "catchpad",
        Instruction::CleanupPad { .. } => "cleanuppad",
        Instruction::FNeg { .. } => "fneg",
        Instruction::Binary { op, .. } => match op {
            BinaryOp::Add => "add",
            BinaryOp::FAdd => "fadd",
            BinaryOp::Sub => "sub",
            BinaryOp::FSub => "fsub",
            BinaryOp::Mul => "mul",
            BinaryOp::FMul => "fmul",
            BinaryOp::UDiv => "udiv",
            BinaryOp::SDiv => "sdiv",
            BinaryOp::FDiv => "fdiv",
            BinaryOp::URem => "urem",
            BinaryOp::SRem => "srem",
            BinaryOp::FRem => "frem",
            BinaryOp::Shl => "shl",
            BinaryOp::LShr => "lshr",
            BinaryOp::AShr => "ashr",
            BinaryOp::And => "and",
            BinaryOp::Or => "or",
            BinaryOp::Xor => "xor",
        },
        Instruction::Cast { op, .. } => match op {
            CastOp::Trunc => "trunc",
            CastOp::ZExt => "zext",
            CastOp::SExt => "sext",
            CastOp::FpToUi => "fptoui",
            CastOp::FpToSi => "fptosi",
            CastOp::UiToFp => "uitofp",
            CastOp::SiToFp => "sitofp",
            CastOp::FpTrunc => "fptrunc",
            CastOp::FpExt => "fpext",
            CastOp::PtrToInt => "ptrtoint",
            CastOp::IntToPtr => "inttoptr",
            CastOp::BitCast => "bitcast",
            CastOp::AddrSpaceCast => "addrspacecast",
            CastOp::PtrToAddr => "ptrtoaddr",
            _ => "a cast that this example does not know",
        },
        Instruction::Cmp { predicate, .. } => {
            if (*predicate as u32) <= Predicate::FTrue as u32 {
                "fcmp"
            } else {
                "icmp"
            }
        }
        Instruction::Select { .. } => "select",
        Instruction::Phi { .. } => "phi",
        Instruction::Freeze(_) => "freeze",
        Instruction::ExtractElement { .. } => "extractelement",
        Instruction::InsertElement { .. } => "insertelement",
        Instruction::ShuffleVector { .. } => "shufflevector",
        Instruction::ExtractValue { .. } => "extractvalue",
        Instruction::InsertValue { .. } => "insertvalue",
        Instruction::Alloca { .. } => "alloca",
        Instruction::Load { .. } => "load",
        Instruction::Store { .. } => "store",
        Instruction::GetElementPtr { .. } => "getelementptr",
        Instruction::CmpXchg { .. } => "cmpxchg",
        Instruction::AtomicRmw { .. } => "atomicrmw",
        Instruction::Fence { .. } => "fence",
        Instruction::VaArg { .. } => "va_arg",
        Instruction::Call(_) => "call",
        _ => "an instruction that this example does not know",
    }
}
