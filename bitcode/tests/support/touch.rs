//! Looks at everything that a module and its bodies have, and checks that every id leads somewhere.
//! Used by the mutation test and by the fuzz target: what the reader accepts must be safe to walk.

use lapidary_bitcode::internal::{Bodies, KeptBodies};
use lapidary_bitcode::ir::*;
use lapidary_bitcode::{Body, Module};

/// Walks a module. Bodies that do not decode are passed over.
pub(crate) fn touch(module: &Module<'_>) -> u64 {
    let mut seen = 0;
    for ty in &module.types.types {
        seen += match *ty {
            Type::Struct { name, fields, .. } => {
                module.str(name).len() + module.types.list(fields).len()
            }
            Type::Opaque { name } => module.str(name).len(),
            Type::Function { parameters, .. } => module.types.list(parameters).len(),
            Type::TargetExt { name, types, integers } => {
                module.types.integers(integers).len()
                    + module.types.list(types).len()
                    + module.str(name).len()
            }
            _ => 1,
        } as u64;
    }
    for list in 0..module.attributes.lists.len() as u32 {
        for (_, attributes) in module.attributes.groups(AttributeListId(list)) {
            for attribute in attributes {
                match *attribute {
                    Attribute::Type(_, Some(ty)) => {
                        module.types.get(ty);
                    }
                    Attribute::String { key, value } => {
                        seen += (module.str(key).len() + module.str(value).len()) as u64;
                    }
                    Attribute::ConstantRange { start, len, .. }
                    | Attribute::ConstantRangeList { start, len, .. } => {
                        seen +=
                            module.attributes.words[start as usize..][..len as usize].len() as u64;
                    }
                    _ => seen += 1,
                }
            }
        }
    }
    for id in 0..module.values.len() as u32 {
        module.types.get(module.value_type(ValueId(id)));
        if let Some(constant) = module.constant(ValueId(id)) {
            seen += touch_constant(module, constant, module.values.len() as u32);
        }
    }
    for global in &module.globals {
        seen += touch_object(module, &global.object);
        seen += module.str(global.section).len() as u64;
        assert!(global.initializer.is_none_or(|value| value.index() < module.values.len()));
        let (start, len) = global.attachments;
        seen += module.attachments[start as usize..][..len as usize].len() as u64;
    }
    for symbol in module.aliases.iter().chain(&module.ifuncs) {
        seen += touch_object(module, &symbol.object);
        assert!(symbol.target.index() < module.values.len());
    }
    for named in &module.named_metadata {
        seen += module.str(named.name).len() as u64;
        for id in &module.named_operands[named.start as usize..][..named.len as usize] {
            seen += touch_metadata(module, module.metadata(*id), module.metadata_count());
        }
    }
    for id in 0..module.metadata_count() {
        seen += touch_metadata(module, module.metadata(MetadataId(id)), module.metadata_count());
    }
    for name in module.metadata_kinds.iter().chain(&module.sync_scopes).chain(&module.bundle_tags) {
        seen += module.str(*name).len() as u64;
    }
    let mut body = Body::default();
    for id in 0..module.functions.len() as u32 {
        let id = FunctionId(id);
        let function = &module.functions[id.index()];
        seen += touch_object(module, &function.object);
        assert!(matches!(module.types.get(function.function_type), Type::Function { .. }));
        if !function.declaration && module.decode_attachments(id, &mut body).is_ok() {
            let limit = body.metadata_limit();
            for attachment in &body.function_attachments {
                assert!(attachment.node.0 < limit);
                seen += touch_metadata(module, body.metadata(module, attachment.node), limit);
            }
        }
        if !function.declaration && module.decode_body(id, &mut body).is_ok() {
            seen += touch_body(module, &body);
        }
    }
    seen
}

/// Keeps all bodies and checks that what comes back is what was decoded.
pub(crate) fn keep(module: &Module<'_>) {
    let (mut body, mut kept) = (Body::default(), Body::default());
    let mut bodies = Bodies::default();
    let mut functions = Vec::new();
    for id in (0..module.functions.len() as u32).map(FunctionId) {
        if !module.functions[id.index()].declaration && module.decode_body(id, &mut body).is_ok() {
            functions.push(id);
            bodies.push(id, &body);
        }
    }
    assert_eq!(functions.len(), bodies.len());
    let mut all = KeptBodies::default();
    all.add(bodies);
    let mut free = 0;
    for &id in &functions {
        assert!(module.decode_body(id, &mut body).is_ok());
        assert!(all.get(id, &mut kept));
        assert_equal(module, &body, &kept);
        assert!(all.take(id, &mut kept, |_| free += 1));
        assert_equal(module, &body, &kept);
    }
    // The last body of each piece of memory gives it, and then there is none.
    assert_eq!(free > 0, !functions.is_empty());
    assert!(functions.iter().all(|&id| !all.get(id, &mut kept)));
}

/// A body that was kept is the one that was decoded.
fn assert_equal(module: &Module<'_>, one: &Body, other: &Body) {
    assert_eq!(one.value_limit(), other.value_limit());
    assert_eq!(one.inst_count(), other.inst_count());
    assert_eq!(one.local_constants(), other.local_constants());
    assert_eq!(one.metadata_limit(), other.metadata_limit());
    for id in (module.values.len() as u32..one.value_limit()).map(ValueId) {
        assert_eq!(one.value_name(id), other.value_name(id));
        assert_eq!(one.value_type(module, id), other.value_type(module, id));
    }
    for block in (0..one.block_count()).map(BlockId) {
        assert_eq!(one.block_name(block), other.block_name(block));
        assert_eq!(one.block_insts(block), other.block_insts(block));
    }
    for inst in (0..one.inst_count()).map(InstId) {
        assert_eq!(one.inst_type(inst), other.inst_type(inst));
        assert_eq!(one.inst_value(inst), other.inst_value(inst));
        assert_eq!(one.debug_location(inst), other.debug_location(inst));
        assert_eq!(one.debug_records(inst), other.debug_records(inst));
        assert_eq!(one.attachments(inst), other.attachments(inst));
        assert_eq!(format!("{:?}", one.inst(inst)), format!("{:?}", other.inst(inst)));
    }
}

fn touch_object(module: &Module<'_>, object: &GlobalObject) -> u64 {
    (module.str(object.name).len() + module.str(object.partition).len()) as u64
}

fn touch_constant(module: &Module<'_>, constant: Constant<'_>, limit: u32) -> u64 {
    let operands = |operands: &[ValueId]| {
        assert!(operands.iter().all(|id| id.0 < limit), "{constant:?}");
        operands.len() as u64
    };
    match constant {
        Constant::WideInt(words)
        | Constant::Data(words)
        | Constant::Splat(Scalar::WideInt(words)) => words.len() as u64,
        Constant::Bytes(bytes) => bytes.len() as u64,
        Constant::Aggregate(list) | Constant::PtrAuth(list) => operands(list),
        Constant::BlockAddress { function, .. } => operands(&[function]),
        Constant::DsoLocalEquivalent(value) | Constant::NoCfi(value) => operands(&[value]),
        Constant::InlineAsm(asm) => {
            module.types.get(asm.function_type);
            (asm.assembly.len() + asm.constraints.len()) as u64
        }
        Constant::Expr(expression) => match expression {
            ConstantExpr::Binary { lhs, rhs, .. } | ConstantExpr::Cmp { lhs, rhs, .. } => {
                operands(&[lhs, rhs])
            }
            ConstantExpr::FNeg { value } | ConstantExpr::Cast { value, .. } => operands(&[value]),
            ConstantExpr::GetElementPtr { source, base, indices, .. } => {
                module.types.get(source);
                operands(&[base]) + operands(indices)
            }
            ConstantExpr::Select { condition, then, otherwise } => {
                operands(&[condition, then, otherwise])
            }
            ConstantExpr::ExtractElement { vector, index } => operands(&[vector, index]),
            ConstantExpr::InsertElement { vector, element, index } => {
                operands(&[vector, element, index])
            }
            ConstantExpr::ShuffleVector { first, second, mask } => operands(&[first, second, mask]),
            _ => panic!("a constant expression that is not touched"),
        },
        _ => 1,
    }
}

fn touch_metadata(module: &Module<'_>, metadata: Metadata<'_>, limit: u32) -> u64 {
    match metadata {
        Metadata::String(bytes) => bytes.len() as u64,
        Metadata::Value { ty, .. } => {
            module.types.get(ty);
            1
        }
        Metadata::Node { operands, .. } | Metadata::ArgList(operands) => {
            assert!(operands.iter().flatten().all(|id| id.0 < limit));
            operands.len() as u64
        }
        Metadata::Record(record) => record.operands.len() as u64,
        _ => panic!("metadata that is not touched"),
    }
}

fn touch_body(module: &Module<'_>, body: &Body) -> u64 {
    let mut seen = 0;
    let metadata_limit = body.metadata_limit();
    let value = |id: ValueId| match body.value(module, id) {
        Value::Metadata(id) => {
            assert!(id.0 < metadata_limit);
            touch_metadata(module, body.metadata(module, id), metadata_limit)
        }
        what => {
            module.types.get(body.value_type(module, id));
            if let Value::Constant(_, constant) = what {
                return touch_constant(module, constant, body.value_limit());
            }
            1
        }
    };
    for id in module.values.len() as u32..body.value_limit() {
        seen += value(ValueId(id)) + body.value_name(ValueId(id)).len() as u64;
    }
    assert_eq!(body.value_limit() - body.local_constants().end, {
        (0..body.inst_count()).filter(|&id| body.inst_value(InstId(id)).is_some()).count() as u32
    });
    let mut next = 0;
    for block in 0..body.block_count() {
        let range = body.block_insts(BlockId(block));
        assert_eq!(range.start, next);
        assert!(body.inst(InstId(range.end - 1)).is_terminator());
        assert_eq!(body.inst_block(InstId(range.start)), BlockId(block));
        seen += body.block_name(BlockId(block)).len() as u64;
        next = range.end;
    }
    assert_eq!(next, body.inst_count());
    for id in 0..body.inst_count() {
        let inst = InstId(id);
        module.types.get(body.inst_type(inst));
        visit(
            &body.inst(inst),
            &mut |id| seen += value(id),
            &mut |id| assert!(id.0 < body.block_count()),
            body,
        );
        if let Some(location) = body.debug_location(inst) {
            assert!(
                location
                    .scope
                    .into_iter()
                    .chain(location.inlined_at)
                    .all(|id| id.0 < metadata_limit)
            );
        }
        seen += body.debug_records(inst).len() as u64;
        for (_, attachment) in body.attachments(inst) {
            assert!(attachment.node.0 < metadata_limit);
        }
    }
    seen
}

fn visit(
    inst: &Instruction<'_>,
    value: &mut dyn FnMut(ValueId),
    block: &mut dyn FnMut(BlockId),
    body: &Body,
) {
    let call = |call: &Call<'_>, value: &mut dyn FnMut(ValueId)| {
        value(call.callee);
        call.arguments.iter().for_each(|&id| value(id));
        for bundle in call.bundles {
            body.bundle_operands(bundle).iter().for_each(|&id| value(id));
        }
    };
    match *inst {
        Instruction::Ret(operand) => operand.into_iter().for_each(value),
        Instruction::Br(target) => block(target),
        Instruction::CondBr { condition, then, otherwise } => {
            value(condition);
            [then, otherwise].into_iter().for_each(block);
        }
        Instruction::Switch { value: on, default, cases, targets } => {
            value(on);
            block(default);
            assert_eq!(cases.len(), targets.len());
            cases.iter().for_each(|&id| value(id));
            targets.iter().for_each(|&id| block(id));
        }
        Instruction::IndirectBr { address, targets } => {
            value(address);
            targets.iter().for_each(|&id| block(id));
        }
        Instruction::Invoke { call: it, normal, unwind } => {
            call(&it, value);
            [normal, unwind].into_iter().for_each(block);
        }
        Instruction::CallBr { call: it, default, indirect } => {
            call(&it, value);
            block(default);
            indirect.iter().for_each(|&id| block(id));
        }
        Instruction::Call(it) => call(&it, value),
        Instruction::Resume(operand) | Instruction::Freeze(operand) => value(operand),
        Instruction::Unreachable | Instruction::Fence { .. } => {}
        Instruction::CleanupRet { pad, unwind } => {
            value(pad);
            unwind.into_iter().for_each(block);
        }
        Instruction::CatchRet { pad, target } => {
            value(pad);
            block(target);
        }
        Instruction::CatchSwitch { parent, handlers, unwind } => {
            value(parent);
            handlers.iter().copied().chain(unwind).for_each(block);
        }
        Instruction::LandingPad { clauses, .. } => {
            clauses.iter().for_each(|clause| value(clause.value));
        }
        Instruction::CatchPad { parent, arguments }
        | Instruction::CleanupPad { parent, arguments } => {
            value(parent);
            arguments.iter().for_each(|&id| value(id));
        }
        Instruction::FNeg { value: operand, .. }
        | Instruction::Cast { value: operand, .. }
        | Instruction::VaArg { list: operand } => value(operand),
        Instruction::Binary { lhs, rhs, .. } | Instruction::Cmp { lhs, rhs, .. } => {
            [lhs, rhs].into_iter().for_each(value);
        }
        Instruction::Select { condition: a, then: b, otherwise: c, .. }
        | Instruction::InsertElement { vector: a, element: b, index: c }
        | Instruction::ShuffleVector { first: a, second: b, mask: c }
        | Instruction::CmpXchg { pointer: a, expected: b, new: c, .. } => {
            [a, b, c].into_iter().for_each(value);
        }
        Instruction::Phi { values, blocks, .. } => {
            assert_eq!(values.len(), blocks.len());
            values.iter().for_each(|&id| value(id));
            blocks.iter().for_each(|&id| block(id));
        }
        Instruction::ExtractElement { vector, index } => {
            [vector, index].into_iter().for_each(value);
        }
        Instruction::ExtractValue { aggregate, indices } => {
            value(aggregate);
            assert!(!indices.is_empty());
        }
        Instruction::InsertValue { aggregate, value: part, indices } => {
            [aggregate, part].into_iter().for_each(value);
            assert!(!indices.is_empty());
        }
        Instruction::Alloca { count, .. } => value(count),
        Instruction::Load { pointer, .. } => value(pointer),
        Instruction::BitInsert { base, value: part, offset } => {
            [base, part, offset].into_iter().for_each(value);
        }
        Instruction::BitExtract { source, offset } => [source, offset].into_iter().for_each(value),
        Instruction::Store { pointer, value: operand, .. }
        | Instruction::AtomicRmw { pointer, value: operand, .. } => {
            [pointer, operand].into_iter().for_each(value);
        }
        Instruction::GetElementPtr { base, indices, .. } => {
            value(base);
            indices.iter().for_each(|&id| value(id));
        }
        _ => panic!("an instruction that is not touched"),
    }
}
