//! Tests of the tables against themselves.

use super::*;

struct Nothing;

impl Context for Nothing {
    fn extended_set(&self, import: u32) -> Option<&'static ExtendedSet> {
        (import == 1).then_some(OpenClStd::SET)
    }

    fn literal_words(&self, id: u32) -> Option<u32> {
        (id < 10).then_some(2)
    }
}

fn ids(words: &[u32]) -> Result<Vec<(usize, IdRole)>, OperandError> {
    let mut found = Vec::new();
    for_each_id(words, &Nothing, |word, role| found.push((word, role)))?;
    Ok(found)
}

fn instruction_words(op: Op, operands: &[u32]) -> Vec<u32> {
    let mut words = vec![(operands.len() as u32 + 1) << 16 | u32::from(op.0)];
    words.extend_from_slice(operands);
    words
}

#[test]
fn rows_are_found_by_opcode_and_name() {
    for row in INSTRUCTIONS {
        assert!(std::ptr::eq(instruction(row.op).expect("the row of a row's opcode"), row));
        assert_eq!(op_by_name(row.name), Some(row.op));
    }
    assert_eq!(Op::TypeInt.name(), Some("OpTypeInt"));
    assert_eq!(op_by_name("OpTaskSequenceGetINTEL"), Some(Op::TaskSequenceGetALTERA));
    assert!(instruction(Op(9)).is_none());
    assert!(instruction(Op(u16::MAX)).is_none());
}

#[test]
fn enumerants_ascend_and_are_found() {
    for table in OperandKind::ALL.iter().filter_map(|kind| kind.enumeration()) {
        assert!(table.enumerants.is_sorted_by(|a, b| a.value < b.value), "{}", table.name);
        for row in table.enumerants {
            assert_eq!(table.by_value(row.value).map(|row| row.name), Some(row.name));
            assert_eq!(table.by_name(row.name), Some(row.value));
        }
    }
    assert_eq!(Dim::Dim2D.name(), Some("2D"));
    assert_eq!(Decoration::ENUMERATION.by_value(999_999).map(|row| row.name), None);
}

#[test]
fn extended_sets_are_found_by_import_name() {
    for set in EXTENDED_SETS {
        assert!(set.instructions.is_sorted_by(|a, b| a.number < b.number), "{}", set.name);
        assert_eq!(extended_set(set.name).map(|set| set.name), Some(set.name));
    }
    let name = |import| extended_set(import).map(|set| set.name);
    assert_eq!(name("NonSemantic.Shader.DebugInfo.200"), Some(ShaderDebugInfo::SET.name));
    assert_eq!(name("NonSemantic.ClspvReflection.5"), Some(ClspvReflection::SET.name));
    assert_eq!(name("NonSemantic.Else.7"), Some("NonSemantic."));
    assert_eq!(name("Else"), None);
}

#[test]
fn ids_of_fixed_instructions() {
    let add = instruction_words(Op::IAdd, &[1, 2, 3, 4]);
    use IdRole::{Result, ResultType, Use};
    assert_eq!(ids(&add), Ok(vec![(1, ResultType), (2, Result), (3, Use), (4, Use)]));
    let load = instruction_words(Op::Load, &[1, 2, 3, 2, 8]);
    assert_eq!(ids(&load), Ok(vec![(1, ResultType), (2, Result), (3, Use)]));
    let load = instruction_words(Op::Load, &[1, 2, 3, 0x12, 8, 9]);
    assert_eq!(ids(&load), Ok(vec![(1, ResultType), (2, Result), (3, Use), (6, Use)]));
    let void = instruction_words(Op::TypeVoid, &[7]);
    assert_eq!(ids(&void), Ok(vec![(1, Result)]));
    assert!(matches!(
        ids(&instruction_words(Op::TypeVoid, &[7, 8])),
        Err(OperandError { word: 2, kind: OperandErrorKind::Excess, .. })
    ));
    assert!(matches!(
        ids(&instruction_words(Op::IAdd, &[1, 2, 3])),
        Err(OperandError { word: 4, kind: OperandErrorKind::Missing(OperandKind::IdRef), .. })
    ));
}

#[test]
fn ids_behind_literals() {
    let words = |found: std::result::Result<Vec<(usize, IdRole)>, OperandError>| {
        found.map(|found| found.into_iter().map(|id| id.0).collect::<Vec<_>>())
    };
    // A string of two words, then interface ids.
    let entry = instruction_words(Op::EntryPoint, &[6, 5, 0x6161_6161, 0x61, 8, 9]);
    assert_eq!(words(ids(&entry)), Ok(vec![2, 5, 6]));
    // Two-word literals for selector 3, unknown for selector 30.
    let switch = instruction_words(Op::Switch, &[3, 4, 1, 0, 5, 2, 0, 6]);
    assert_eq!(words(ids(&switch)), Ok(vec![1, 2, 5, 8]));
    assert!(matches!(
        ids(&instruction_words(Op::Switch, &[30, 4, 1, 5])),
        Err(OperandError { kind: OperandErrorKind::UnknownWidth(30), .. })
    ));
    let vload = instruction_words(Op::ExtInst, &[2, 3, 1, OpenClStd::vloadn.0, 4, 5, 8]);
    assert_eq!(words(ids(&vload)), Ok(vec![1, 2, 3, 5, 6]));
    let gep =
        instruction_words(Op::SpecConstantOp, &[2, 3, u32::from(Op::CompositeExtract.0), 4, 0]);
    assert_eq!(words(ids(&gep)), Ok(vec![1, 2, 4]));
    let loops = instruction_words(Op::LoopMerge, &[2, 3, 1 << 3 | 1 << 8, 4, 5]);
    assert_eq!(words(ids(&loops)), Ok(vec![1, 2]));
}

/// The fast path and the walk are two descriptions of the same thing.
#[test]
fn layout_agrees_with_walk() {
    for row in INSTRUCTIONS {
        for len in 0..20 {
            let mut words = vec![1; len];
            for (at, word) in words.iter_mut().enumerate() {
                // A mask of every small value somewhere, and a zero byte for strings.
                *word = (at as u32 * 7 + len as u32) % 9;
            }
            let words = instruction_words(row.op, &words);
            let mut walked = Vec::new();
            let by_walk = walk(&words, &Nothing, |span| {
                if span.kind.is_id() {
                    walked.push(span.start);
                }
            });
            let by_layout = ids(&words);
            if by_walk.is_ok() {
                let found = by_layout.expect("what walks has a layout");
                assert_eq!(found.iter().map(|id| id.0).collect::<Vec<_>>(), walked, "{words:?}");
            }
        }
    }
}
