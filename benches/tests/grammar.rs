//! The grammar's tables beside rspirv's, which a different generator makes from an older version of
//! the same source.

use lapidary_spirv::grammar::{
    Capability, InstructionDesc, Op, OpenClStd, Operand, Quantifier, instruction, op_by_name,
};
use rspirv::grammar::{INSTRUCTION_TABLE, LogicalOperand, OperandQuantifier, ext_inst_table};

fn operand_name(operand: &Operand) -> (String, Quantifier) {
    (operand.kind.name().to_owned(), operand.quantifier)
}

fn their_operand_name(operand: &LogicalOperand) -> (String, Quantifier) {
    let quantifier = match operand.quantifier {
        OperandQuantifier::One => Quantifier::Once,
        OperandQuantifier::ZeroOrOne => Quantifier::Optional,
        OperandQuantifier::ZeroOrMore => Quantifier::Repeated,
    };
    (format!("{:?}", operand.kind), quantifier)
}

/// What the registry has changed between the two versions: a new optional operand, and three
/// instructions that have no result after all.
const CHANGED: [&str; 4] = [
    "OpHitObjectRecordFromQueryEXT",
    "OpReadPipeBlockingALTERA",
    "OpWritePipeBlockingALTERA",
    "OpCompositeConstructContinuedINTEL",
];

#[test]
fn instructions_agree_with_rspirv() {
    let mut count = 0;
    let mut differ = Vec::new();
    for theirs in INSTRUCTION_TABLE.iter() {
        count += 1;
        let name = format!("Op{}", theirs.opname);
        let op = Op(theirs.opcode as u16);
        let Some(ours) = instruction(op) else {
            differ.push(format!("{name}: missing"));
            continue;
        };
        if op_by_name(&name) != Some(op) {
            differ.push(format!("{name} is {} here", ours.name));
        }
        let operands: Vec<_> = ours.operands.iter().map(operand_name).collect();
        let expected: Vec<_> = theirs.operands.iter().map(their_operand_name).collect();
        if operands != expected {
            differ.push(format!("{name}: {operands:?}, there {expected:?}"));
        }
        let capabilities = |row: &InstructionDesc| row.capabilities.to_vec();
        let expected: Vec<_> =
            theirs.capabilities.iter().map(|&capability| Capability(capability as u32)).collect();
        if capabilities(ours) != expected {
            differ.push(format!("{name}: {:?}, there {expected:?}", capabilities(ours)));
        }
    }
    differ.retain(|line| !CHANGED.iter().any(|name| line.starts_with(name)));
    assert!(differ.is_empty(), "{differ:#?}");
    assert!(count > 800, "{count} instructions in rspirv's table");
}

#[test]
fn opencl_instructions_agree_with_rspirv() {
    let mut count = 0;
    for theirs in ext_inst_table("OpenCL.std").expect("their table").iter() {
        count += 1;
        let ours = OpenClStd::SET.by_name(theirs.opname);
        let ours = ours.unwrap_or_else(|| panic!("{} is missing", theirs.opname));
        assert_eq!(rspirv::spirv::Word::from(theirs.opcode), ours.number, "{}", theirs.opname);
        let operands: Vec<_> = ours.operands.iter().map(operand_name).collect();
        let expected: Vec<_> = theirs.operands.iter().map(their_operand_name).collect();
        assert_eq!(operands, expected, "{}", theirs.opname);
    }
    assert_eq!(count, OpenClStd::SET.instructions.len());
}
