//! Where faults can be planted in a source file, and which: the idioms in which the program says what
//! is emitted.
//!
//! The file is read as syntax, so that only expressions are changed: no pattern, no type, no message of
//! an error, no test. Tables are constants, which no switch can change; they become functions that
//! fill the table when it is first asked for (see [`super::tables`]).

use std::collections::BTreeMap;
use std::ops::Range;

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Lit, Token};

use super::siblings::Siblings;

/// What kind of mistake a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// An instruction or extended instruction for another of its shape.
    Opcode,
    /// An enumerant of SPIR-V for another: decoration, capability, storage class, scope, ...
    Enumerant,
    /// A value of an enum of the program for another one.
    Variant,
    /// Neighbouring operands the wrong way round.
    Operands,
    /// `true` for `false`: signed for unsigned, most often.
    Sign,
    /// A number off by one: lane, index, literal, alignment.
    Number,
    /// `+` for `-`, `<` for `<=`.
    Arithmetic,
    /// A condition negated.
    Condition,
    /// A statement left out: a decoration, a capability, an operand, an execution mode.
    Dropped,
    /// A name or a key with a wrong letter.
    Text,
    /// Rows of a table with each other's names, arms of a match with each other's results.
    Row,
}

impl Kind {
    pub(super) const ALL: [Kind; 11] = [
        Kind::Opcode,
        Kind::Enumerant,
        Kind::Variant,
        Kind::Operands,
        Kind::Sign,
        Kind::Number,
        Kind::Arithmetic,
        Kind::Condition,
        Kind::Dropped,
        Kind::Text,
        Kind::Row,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Opcode => "opcode",
            Kind::Enumerant => "enumerant",
            Kind::Variant => "variant",
            Kind::Operands => "operands",
            Kind::Sign => "sign",
            Kind::Number => "number",
            Kind::Arithmetic => "arithmetic",
            Kind::Condition => "condition",
            Kind::Dropped => "dropped",
            Kind::Text => "text",
            Kind::Row => "row",
        }
    }
}

/// A part of what stands in for something.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Text(String),
    /// Text of the file.
    Range(Range<usize>),
}

/// What becomes of a place.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Other(Vec<Piece>),
    Not,
    Nothing,
}

/// A fault that can be planted in a file.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub(super) kind: Kind,
    pub(super) places: Vec<(Range<usize>, Change)>,
    /// The constant that it is in.
    pub(super) table: Option<String>,
}

/// The Rust enums that say what is to be emitted, besides the kinds of the grammar, and those of
/// their values that stand alone in some expression.
pub(super) type Variants = BTreeMap<String, Vec<String>>;

/// Instructions whose first two operands may change places.
const COMMUTATIVE: &[&str] = &[
    "IAdd",
    "IMul",
    "FAdd",
    "FMul",
    "BitwiseAnd",
    "BitwiseOr",
    "BitwiseXor",
    "LogicalAnd",
    "LogicalOr",
    "LogicalEqual",
    "LogicalNotEqual",
    "IEqual",
    "INotEqual",
];

/// Calls that say nothing of what is emitted: memory, errors.
const SILENT: &[&str] = &[
    "Err",
    "bail",
    "err",
    "expect",
    "invalid_module",
    "map_err",
    "new_error",
    "ok_or",
    "ok_or_else",
    "reserve",
    "unsupported",
    "with_capacity",
    "refused",
    "malformed",
];

/// The faults that can be planted in a file.
pub(super) fn sites(
    text: &str,
    file: &syn::File,
    siblings: &Siblings,
    all: &Variants,
) -> Vec<Site> {
    let mut finder = Finder {
        text,
        siblings,
        variants: all,
        renames: BTreeMap::new(),
        table: None,
        sites: Vec::new(),
    };
    Renames(&mut finder.renames).visit_file(file);
    finder.visit_file(file);
    finder.sites
}

/// Adds the values of enums that stand alone in expressions of a file.
pub(super) fn collect_variants(file: &syn::File, variants: &mut Variants) {
    struct Collector<'v>(&'v mut Variants);
    impl<'a> Visit<'a> for Collector<'_> {
        fn visit_expr_path(&mut self, path: &'a syn::ExprPath) {
            if let Some((ty, name)) = two_segments(&path.path)
                && name.starts_with(|c: char| c.is_ascii_uppercase())
                && name.contains(|c: char| c.is_ascii_lowercase())
            {
                let known = self.0.entry(ty).or_default();
                if !known.contains(&name) {
                    known.push(name);
                }
            }
        }
        fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
            // `Type::Value(...)` is a value with something in it.
            call.args.iter().for_each(|argument| self.visit_expr(argument));
        }
    }
    Collector(variants).visit_file(file);
}

/// `use a::OpenClStd as Std`
struct Renames<'r>(&'r mut BTreeMap<String, String>);

impl<'a> Visit<'a> for Renames<'_> {
    fn visit_use_rename(&mut self, rename: &'a syn::UseRename) {
        self.0.insert(rename.rename.to_string(), rename.ident.to_string());
    }
}

/// `Type::Name` at the end of a path.
fn two_segments(path: &syn::Path) -> Option<(String, String)> {
    let mut segments = path.segments.iter().rev();
    let name = segments.next()?.ident.to_string();
    let ty = segments.next()?.ident.to_string();
    ty.starts_with(|c: char| c.is_ascii_uppercase()).then_some((ty, name))
}

/// Whether an item is for tests, or for people.
pub(super) fn is_left_out(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && matches!(&attribute.meta, syn::Meta::List(list)
                    if list.tokens.to_string().contains("test"))
    })
}

struct Finder<'t> {
    text: &'t str,
    siblings: &'t Siblings,
    variants: &'t Variants,
    renames: BTreeMap<String, String>,
    table: Option<String>,
    sites: Vec<Site>,
}

impl Finder<'_> {
    fn add(&mut self, kind: Kind, places: Vec<(Range<usize>, Change)>) {
        self.sites.push(Site { kind, places, table: self.table.clone() });
    }

    fn other(&mut self, kind: Kind, at: Range<usize>, text: impl Into<String>) {
        self.add(kind, vec![(at, Change::Other(vec![Piece::Text(text.into())]))]);
    }

    fn text_of(&self, spanned: &impl Spanned) -> &str {
        &self.text[spanned.span().byte_range()]
    }

    /// A condition: each of its parts that decides.
    fn condition(&mut self, condition: &Expr) {
        match condition {
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) => {
                self.condition(&binary.left);
                self.condition(&binary.right);
            }
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Let(bound) => self.visit_expr(&bound.expr),
            other => {
                self.add(Kind::Condition, vec![(other.span().byte_range(), Change::Not)]);
                match other {
                    // These would be negated a second time.
                    Expr::Macro(_) => {}
                    Expr::Binary(binary) => self.binary_parts(binary),
                    other => self.visit_expr(other),
                }
            }
        }
    }

    /// Neighbours in a list of expressions the wrong way round. `whole` is what the list is part of.
    fn swaps(&mut self, whole: Range<usize>, list: &Punctuated<Expr, Token![,]>) {
        let list: Vec<&Expr> = list.iter().collect();
        for pair in list.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            if !may_swap(a, b) || self.text_of(a) == self.text_of(b) {
                continue;
            }
            let (first, second) = (a.span().byte_range(), b.span().byte_range());
            let pieces = vec![
                Piece::Range(whole.start..first.start),
                Piece::Range(second.clone()),
                Piece::Range(first.end..second.start),
                Piece::Range(first),
                Piece::Range(second.end..whole.end),
            ];
            self.add(Kind::Operands, vec![(whole.clone(), Change::Other(pieces))]);
        }
    }

    /// The arguments of a call: swapped, and looked into.
    fn call(&mut self, whole: Range<usize>, arguments: &Punctuated<Expr, Token![,]>) {
        self.swaps(whole, arguments);
        let commutes = arguments.iter().any(|argument| {
            matches!(argument, Expr::Path(path) if path.path.segments.last().is_some_and(
                |last| COMMUTATIVE.contains(&last.ident.to_string().as_str())))
        });
        for argument in arguments {
            if let (true, Expr::Reference(reference)) = (commutes, argument)
                && let Expr::Array(array) = &*reference.expr
            {
                array.elems.iter().for_each(|element| self.visit_expr(element));
            } else {
                self.visit_expr(argument);
            }
        }
    }

    fn binary_parts(&mut self, binary: &syn::ExprBinary) {
        let other = match binary.op {
            BinOp::Add(_) => Some("-"),
            BinOp::Sub(_) => Some("+"),
            BinOp::Lt(_) => Some("<="),
            BinOp::Le(_) => Some("<"),
            BinOp::Gt(_) => Some(">="),
            BinOp::Ge(_) => Some(">"),
            BinOp::Shl(_) => Some(">>"),
            BinOp::Shr(_) => Some("<<"),
            _ => None,
        };
        if let Some(other) = other {
            let whole = binary.span().byte_range();
            let op = binary.op.span().byte_range();
            let pieces = vec![
                Piece::Range(whole.start..op.start),
                Piece::Text(other.into()),
                Piece::Range(op.end..whole.end),
            ];
            self.add(Kind::Arithmetic, vec![(whole, Change::Other(pieces))]);
        }
        self.visit_expr(&binary.left);
        self.visit_expr(&binary.right);
    }

    /// The rows of a table with each other's names.
    fn rows(&mut self, table: &Expr) {
        let rows = match table {
            Expr::Reference(reference) => return self.rows(&reference.expr),
            Expr::Array(array) => &array.elems,
            _ => return,
        };
        let names: Vec<Option<&Expr>> = rows
            .iter()
            .map(|row| match row {
                Expr::Tuple(row) => row.elems.first(),
                Expr::Call(row) => row.args.first(),
                Expr::Struct(row) => row.fields.first().map(|field| &field.expr),
                row => Some(row),
            })
            .map(|name| name.filter(|name| matches!(name, Expr::Lit(_))))
            .collect();
        for pair in names.windows(2) {
            if let &[Some(a), Some(b)] = pair
                && self.text_of(a) != self.text_of(b)
            {
                let (a, b) = (a.span().byte_range(), b.span().byte_range());
                let places = vec![
                    (a.clone(), Change::Other(vec![Piece::Range(b.clone())])),
                    (b, Change::Other(vec![Piece::Range(a)])),
                ];
                self.add(Kind::Row, places);
            }
        }
    }
}

/// Whether two neighbours can be mistaken for each other.
fn may_swap(a: &Expr, b: &Expr) -> bool {
    let class = |expression: &Expr| match expression {
        Expr::Path(_) | Expr::Field(_) | Expr::MethodCall(_) | Expr::Call(_) | Expr::Index(_) => 1,
        Expr::Lit(_) => 2,
        Expr::Reference(_) => 3,
        Expr::Try(_) => 1,
        _ => 0,
    };
    class(a) == class(b) && class(a) != 0
}

/// A name with its last letter changed; `None` for what is a sentence or has none.
fn misspelt(text: &str) -> Option<String> {
    let inner = text.rsplit_once('"')?.0;
    if inner.matches(' ').count() > 2 || text.contains('\\') {
        return None;
    }
    let last = inner.chars().next_back().filter(char::is_ascii_alphanumeric)?;
    let letter = match last {
        '0'..='8' => char::from(last as u8 + 1),
        'a'..='y' | 'A'..='Y' => char::from(last as u8 + 1),
        _ => 'a',
    };
    Some(format!("{}{letter}\"", &inner[..inner.len() - 1]))
}

impl<'a> Visit<'a> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'a syn::ItemMod) {
        if !is_left_out(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'a syn::ItemFn) {
        if !is_left_out(&function.attrs) && function.sig.constness.is_none() {
            self.visit_block(&function.block);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'a syn::ImplItemFn) {
        if function.sig.constness.is_none() && function.sig.ident != "size" {
            self.visit_block(&function.block);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        // How something is shown is not what is emitted.
        let shown = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if !shown.is_some_and(|name| ["Debug", "Display"].iter().any(|it| name.ident == it)) {
            visit::visit_item_impl(self, item);
        }
    }

    // What is no expression that is evaluated when the program runs.
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_item_struct(&mut self, _: &'a syn::ItemStruct) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'a syn::TraitItemConst) {}
    fn visit_pat(&mut self, _: &'a syn::Pat) {}
    fn visit_type(&mut self, _: &'a syn::Type) {}
    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'a syn::AngleBracketedGenericArguments,
    ) {
    }

    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        if !is_left_out(&item.attrs) {
            let outer = self.table.replace(item.ident.to_string());
            self.rows(&item.expr);
            self.visit_expr(&item.expr);
            self.table = outer;
        }
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        if !is_left_out(&item.attrs) && matches!(&*item.expr, Expr::Reference(_)) {
            let outer = self.table.replace(item.ident.to_string());
            self.rows(&item.expr);
            self.visit_expr(&item.expr);
            self.table = outer;
        }
    }

    fn visit_stmt(&mut self, statement: &'a syn::Stmt) {
        if let syn::Stmt::Expr(expression, Some(_)) = statement {
            let inner = match expression {
                Expr::Try(tried) => &*tried.expr,
                other => other,
            };
            let says = match inner {
                Expr::MethodCall(call) => !SILENT.contains(&call.method.to_string().as_str()),
                Expr::Call(_) | Expr::Assign(_) => true,
                Expr::Binary(binary) => matches!(
                    binary.op,
                    BinOp::AddAssign(_)
                        | BinOp::SubAssign(_)
                        | BinOp::BitOrAssign(_)
                        | BinOp::BitAndAssign(_)
                        | BinOp::ShlAssign(_)
                        | BinOp::ShrAssign(_)
                ),
                _ => false,
            };
            if says {
                self.add(Kind::Dropped, vec![(statement.span().byte_range(), Change::Nothing)]);
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_if(&mut self, expression: &'a syn::ExprIf) {
        self.condition(&expression.cond);
        self.visit_block(&expression.then_branch);
        if let Some((_, otherwise)) = &expression.else_branch {
            self.visit_expr(otherwise);
        }
    }

    fn visit_expr_while(&mut self, expression: &'a syn::ExprWhile) {
        // A loop that never ends is found by anybody.
        self.visit_block(&expression.body);
    }

    fn visit_expr_match(&mut self, expression: &'a syn::ExprMatch) {
        self.visit_expr(&expression.expr);
        let simple = |body: &Expr| match body {
            Expr::Path(_) | Expr::Lit(_) => true,
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Tuple(_) => {
                body.span().byte_range().len() <= 60
            }
            _ => false,
        };
        for pair in expression.arms.windows(2) {
            let (a, b) = (&*pair[0].body, &*pair[1].body);
            if simple(a) && simple(b) && self.text_of(a) != self.text_of(b) {
                let (a, b) = (a.span().byte_range(), b.span().byte_range());
                let places = vec![
                    (a.clone(), Change::Other(vec![Piece::Range(b.clone())])),
                    (b, Change::Other(vec![Piece::Range(a)])),
                ];
                self.add(Kind::Row, places);
            }
        }
        for arm in &expression.arms {
            if let Some((_, guard)) = &arm.guard {
                self.condition(guard);
            }
            self.visit_expr(&arm.body);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'a syn::ExprBinary) {
        if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
            self.add(Kind::Condition, vec![(binary.span().byte_range(), Change::Not)]);
        }
        self.binary_parts(binary);
    }

    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        let name = self.text_of(&call.func).to_owned();
        if name.contains("Error") || SILENT.iter().any(|silent| name.ends_with(silent)) {
            return;
        }
        self.call(call.span().byte_range(), &call.args);
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if !SILENT.contains(&call.method.to_string().as_str()) {
            self.call(call.span().byte_range(), &call.args);
        }
    }

    fn visit_expr_array(&mut self, array: &'a syn::ExprArray) {
        if self.table.is_none() {
            self.swaps(array.span().byte_range(), &array.elems);
        }
        array.elems.iter().for_each(|element| self.visit_expr(element));
    }

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_macro(&mut self, expression: &'a syn::ExprMacro) {
        let path = &expression.mac.path;
        if path.is_ident("matches") {
            self.add(Kind::Condition, vec![(expression.span().byte_range(), Change::Not)]);
        } else if path.is_ident("vec")
            && let Ok(list) =
                expression.mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
        {
            self.swaps(expression.span().byte_range(), &list);
            // These expressions are not part of the file's tree, which outlives them.
            list.iter().for_each(|element| Finder::visit_expr(self, element));
        }
    }

    fn visit_expr_lit(&mut self, literal: &'a syn::ExprLit) {
        let at = literal.span().byte_range();
        match &literal.lit {
            Lit::Int(number) => {
                if let Ok(value) = number.base10_parse::<u64>()
                    && let Some(value) = value.checked_add(1)
                {
                    self.other(Kind::Number, at, format!("{value}{}", number.suffix()));
                }
            }
            Lit::Bool(value) => self.other(Kind::Sign, at, (!value.value).to_string()),
            Lit::Str(_) | Lit::ByteStr(_) => {
                if let Some(text) = misspelt(&self.text[at.clone()]) {
                    self.other(Kind::Text, at, text);
                }
            }
            _ => {}
        }
    }

    fn visit_expr_path(&mut self, path: &'a syn::ExprPath) {
        let Some((ty, name)) = two_segments(&path.path) else { return };
        let at = path.span().byte_range();
        let prefix = at.start..at.end - name.len();
        let real = self.renames.get(&ty).cloned().unwrap_or_else(|| ty.clone());
        let (kind, other) = if self.siblings.knows(&real) {
            let kind = match real.as_str() {
                "Op" | "OpenClStd" => Kind::Opcode,
                _ => Kind::Enumerant,
            };
            (kind, self.siblings.of(&real, &name))
        } else {
            let known = self.variants.get(&ty).map(Vec::as_slice).unwrap_or_default();
            let at = known.iter().position(|known| *known == name);
            let next = at.map(|at| &known[(at + 1) % known.len()]).filter(|next| **next != name);
            (Kind::Variant, next.map(String::as_str))
        };
        if let Some(other) = other {
            let pieces = vec![Piece::Range(prefix), Piece::Text(other.to_owned())];
            self.add(kind, vec![(at, Change::Other(pieces))]);
        }
    }
}
