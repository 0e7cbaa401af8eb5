//! Intrinsics that no call of a kernel can become, and why: what a table row would say if there were
//! something to write. With [`super::table`] they are all that LLVM has for every target, which a test
//! holds against the names in `names.txt`.

/// What intrinsics whose names begin so need.
pub(super) const TABLE: &[(&str, &str)] = &[
    ("addressofreturnaddress", STACK),
    ("adjust.trampoline", CODE),
    ("alloc.token", HOST),
    ("asan", "sanitizers of the host check memory of their own kind"),
    ("call.preallocated", STACK),
    ("callbr.landingpad", EXCEPTIONS),
    ("coro", "coroutines have to be split (pass coro-split) before they are translated"),
    ("dbg.addr", "only LLVM up to 16 has it; its own passes make dbg.value of it"),
    ("eh", EXCEPTIONS),
    ("experimental.deoptimize", DEOPTIMIZE),
    ("experimental.gc", GARBAGE),
    ("experimental.guard", DEOPTIMIZE),
    ("experimental.patchpoint", CODE),
    ("experimental.stackmap", CODE),
    ("gcread", GARBAGE),
    ("gcroot", GARBAGE),
    ("gcwrite", GARBAGE),
    ("get.dynamic.area.offset", STACK),
    ("get.fpenv", ENVIRONMENT),
    ("get.fpmode", ENVIRONMENT),
    ("hwasan", "sanitizers of the host check memory of their own kind"),
    ("icall.branch.funnel", CODE),
    ("init.trampoline", CODE),
    ("load.relative", "its table has offsets to what lies in the same object file"),
    ("localaddress", EXCEPTIONS),
    ("localescape", EXCEPTIONS),
    ("localrecover", EXCEPTIONS),
    ("loop.decrement", LOOPS),
    ("objc", HOST),
    ("preserve.array.access.index", BPF),
    ("preserve.static.offset", BPF),
    ("preserve.struct.access.index", BPF),
    ("preserve.union.access.index", BPF),
    ("protected.field.ptr", POINTERS),
    ("ptrauth", POINTERS),
    ("read_register", CODE),
    ("read_volatile_register", CODE),
    ("reloc.none", HOST),
    ("reset.fpenv", ENVIRONMENT),
    ("reset.fpmode", ENVIRONMENT),
    ("seh", EXCEPTIONS),
    ("set.fpenv", ENVIRONMENT),
    ("set.fpmode", ENVIRONMENT),
    ("set.loop.iterations", LOOPS),
    ("set.rounding", ENVIRONMENT),
    ("sponentry", STACK),
    ("spv.alloca", GENERATOR),
    ("spv.alloca.array", GENERATOR),
    ("spv.assign.aliasing.decoration", GENERATOR),
    ("spv.assign.decoration", GENERATOR),
    ("spv.assign.fpmaxerror.decoration", GENERATOR),
    ("spv.assign.name", GENERATOR),
    ("spv.assign.ptr.type", GENERATOR),
    ("spv.assign.type", GENERATOR),
    ("spv.atomic.load", GENERATOR),
    ("spv.atomic.store", GENERATOR),
    ("spv.bitcast", GENERATOR),
    ("spv.cmpxchg", GENERATOR),
    ("spv.const.composite", GENERATOR),
    ("spv.ddx", GRAPHICS),
    ("spv.ddy", GRAPHICS),
    ("spv.discard", GRAPHICS),
    ("spv.extractelt", GENERATOR),
    ("spv.extractv", GENERATOR),
    ("spv.freeze", GENERATOR),
    ("spv.fwidth", GRAPHICS),
    ("spv.gep", GENERATOR),
    ("spv.init.global", GENERATOR),
    ("spv.inline.asm", GENERATOR),
    ("spv.insertelt", GENERATOR),
    ("spv.insertv", GENERATOR),
    ("spv.interlocked.add", GRAPHICS),
    ("spv.interlocked.or", GRAPHICS),
    ("spv.lifetime.end", GENERATOR),
    ("spv.lifetime.start", GENERATOR),
    ("spv.load", GENERATOR),
    ("spv.loop.control.intel", GENERATOR),
    ("spv.loop.merge", GENERATOR),
    ("spv.masked.gather", GENERATOR),
    ("spv.masked.scatter", GENERATOR),
    ("spv.named.boolean.spec.constant", GRAPHICS),
    ("spv.poison", GENERATOR),
    ("spv.ptrcast", GENERATOR),
    ("spv.pushconstant.getpointer", GRAPHICS),
    ("spv.resource", GRAPHICS),
    ("spv.selection.merge", GENERATOR),
    ("spv.store", GENERATOR),
    ("spv.switch", GENERATOR),
    ("spv.track.constant", GENERATOR),
    ("spv.undef", GENERATOR),
    ("spv.unreachable", GENERATOR),
    ("spv.unref.global", GENERATOR),
    ("spv.value.md", GENERATOR),
    ("stackaddress", STACK),
    ("stackguard", STACK),
    ("stackprotector", STACK),
    ("start.loop.iterations", LOOPS),
    ("swift.async.context.addr", HOST),
    ("test.set.loop.iterations", LOOPS),
    ("test.start.loop.iterations", LOOPS),
    ("thread.pointer", HOST),
    ("type.checked.load", "tables of virtual functions are not checked on a device"),
    ("vp.load.ff", "no access of SPIR-V stops where memory ends"),
    ("vector.repeat", SCALABLE),
    ("vscale", SCALABLE),
    ("write_register", CODE),
    ("write_volatile_register", CODE),
    ("xray", HOST),
];

const BPF: &str = "it is for programs of the target BPF";
const CODE: &str = "a kernel has neither registers nor code that could be named or changed";
const DEOPTIMIZE: &str = "there is no interpreter to go back to";
const ENVIRONMENT: &str =
    "the floating-point environment of a kernel cannot be read or changed (OpenCL C, section 7.1)";
const EXCEPTIONS: &str = "there are no exceptions on a device";
const GARBAGE: &str = "no garbage collector runs on a device";
const GENERATOR: &str = "LLVM's code generator makes it for itself";
const GRAPHICS: &str = "it is of shaders, which a kernel is not";
const HOST: &str = "it asks for a runtime of the host";
const LOOPS: &str = "loops that hardware counts are for the code generators of other targets";
const POINTERS: &str = "pointers on a device are not signed";
const SCALABLE: &str = "vectors in SPIR-V have a length that is known";
const STACK: &str = "a kernel has no stack whose addresses could be told";

/// Why an intrinsic is refused, by its name behind `llvm.`, and how much of the name says so.
pub(super) fn reason(name: &str) -> Option<(usize, &'static str)> {
    TABLE
        .iter()
        .filter(|row| {
            name.strip_prefix(row.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
        .max_by_key(|row| row.0.len())
        .map(|row| (row.0.len(), row.1))
}

#[cfg(test)]
mod tests {
    use super::super::table;
    use super::*;

    #[test]
    fn every_intrinsic_of_llvm_has_a_row_here_or_there() {
        let names = include_str!("names.txt");
        let mut count = 0;
        for name in names.lines().filter(|line| !line.starts_with('#')) {
            let translated = table::find(name).is_some_and(|row| row.0 == name);
            assert_ne!(translated, reason(name).is_some(), "{name}");
            count += 1;
        }
        assert!(count > 500, "{count} names");
        for (prefix, _) in TABLE {
            let begins = |name: &str| name.starts_with(prefix);
            assert!(names.lines().any(begins), "{prefix} is the beginning of no name");
        }
    }
}
