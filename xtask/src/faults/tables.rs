//! Constants that have faults in them, as functions.
//!
//! `const NAMES: &[(&str, Op)] = &[...];` becomes `fn NAMES() -> &'static [(&'static str, Op)]`, which
//! fills the table when it is first called; every use becomes a call. A constant that is used in a
//! pattern, in another constant or in a macro stays as it is, and nothing is planted in it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::source::Insertion;

/// A constant: the file and the name. Constants of one name in one file are taken together.
pub(super) type Name = (usize, String);

/// What of a file concerns constants.
#[derive(Default)]
pub(super) struct FileTables {
    definitions: Vec<Definition>,
    uses: Vec<Use>,
    /// Names in patterns, types and macros.
    stuck: BTreeSet<String>,
    /// The name of the module: the file's, or the folder's of `mod.rs`.
    module: String,
}

struct Definition {
    name: String,
    public: bool,
    /// From `const` (behind the visibility) to the initialiser.
    head: Range<usize>,
    ty: String,
    /// The initialiser's references and its end.
    references: Vec<Range<usize>>,
    end: usize,
}

struct Use {
    name: String,
    /// The last module of the path, if it has one.
    module: Option<String>,
    at: usize,
    /// The constant in whose initialiser it is.
    within: Option<String>,
}

/// Finds the constants of a file and the uses of constants.
pub(super) fn read(text: &str, file: &syn::File, path: &str) -> FileTables {
    let mut parts = path.trim_end_matches(".rs").rsplit('/');
    let last = parts.next().unwrap_or_default();
    let module = if last == "mod" { parts.next().unwrap_or_default() } else { last };
    let tables = FileTables { module: module.to_owned(), ..FileTables::default() };
    let mut reader = Reader { text, tables, within: None };
    reader.visit_file(file);
    reader.tables
}

struct Reader<'t> {
    text: &'t str,
    tables: FileTables,
    within: Option<String>,
}

impl Reader<'_> {
    fn define(
        &mut self,
        name: &syn::Ident,
        public: bool,
        from: usize,
        ty: &syn::Type,
        init: &syn::Expr,
    ) {
        let at = init.span().byte_range();
        let mut references = References(Vec::new());
        references.visit_expr(init);
        self.tables.definitions.push(Definition {
            name: name.to_string(),
            public,
            head: from..at.start,
            ty: with_static(self.text, ty),
            references: references.0,
            end: at.end,
        });
        let outer = self.within.replace(name.to_string());
        self.visit_expr(init);
        self.within = outer;
    }

    fn stick(&mut self, tokens: &proc_macro2::TokenStream) {
        for token in tokens.clone() {
            match token {
                proc_macro2::TokenTree::Ident(ident) => {
                    self.tables.stuck.insert(ident.to_string());
                }
                proc_macro2::TokenTree::Group(group) => self.stick(&group.stream()),
                _ => {}
            }
        }
    }
}

/// The references in an initialiser: what they refer to is made when the program runs.
struct References(Vec<Range<usize>>);

impl<'a> Visit<'a> for References {
    fn visit_expr_reference(&mut self, reference: &'a syn::ExprReference) {
        self.0.push(reference.span().byte_range());
        visit::visit_expr_reference(self, reference);
    }
}

/// A type whose references live as long as the program.
fn with_static(text: &str, ty: &syn::Type) -> String {
    struct Ampersands(Vec<usize>);
    impl<'a> Visit<'a> for Ampersands {
        fn visit_type_reference(&mut self, reference: &'a syn::TypeReference) {
            if reference.lifetime.is_none() {
                self.0.push(reference.and_token.span().byte_range().end);
            }
            visit::visit_type_reference(self, reference);
        }
        fn visit_type_bare_fn(&mut self, _: &'a syn::TypeBareFn) {}
    }
    let at = ty.span().byte_range();
    let mut found = Ampersands(Vec::new());
    found.visit_type(ty);
    let mut out = String::new();
    let mut from = at.start;
    for ampersand in found.0 {
        out.push_str(&text[from..ampersand]);
        out.push_str("'static ");
        from = ampersand;
    }
    out.push_str(&text[from..at.end]);
    out
}

impl<'a> Visit<'a> for Reader<'_> {
    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        let from = item.const_token.span().byte_range().start;
        let public = !matches!(item.vis, syn::Visibility::Inherited);
        self.define(&item.ident, public, from, &item.ty, &item.expr);
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        let from = item.static_token.span().byte_range().start;
        let public = !matches!(item.vis, syn::Visibility::Inherited);
        self.define(&item.ident, public, from, &item.ty, &item.expr);
    }

    fn visit_expr_path(&mut self, path: &'a syn::ExprPath) {
        let segments = &path.path.segments;
        let Some(last) = segments.last() else { return };
        let name = last.ident.to_string();
        if !name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_') {
            return;
        }
        let module = segments.iter().rev().nth(1).map(|segment| segment.ident.to_string());
        if module.as_ref().is_none_or(|module| module.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            let at = last.ident.span().byte_range().start;
            self.tables.uses.push(Use { name, module, at, within: self.within.clone() });
        }
    }

    fn visit_pat(&mut self, pattern: &'a syn::Pat) {
        match pattern {
            syn::Pat::Ident(ident) => {
                self.tables.stuck.insert(ident.ident.to_string());
            }
            syn::Pat::Path(path) => {
                if let Some(last) = path.path.segments.last() {
                    self.tables.stuck.insert(last.ident.to_string());
                }
            }
            _ => {}
        }
        visit::visit_pat(self, pattern);
    }

    fn visit_type_array(&mut self, array: &'a syn::TypeArray) {
        if let syn::Expr::Path(path) = &array.len
            && let Some(last) = path.path.segments.last()
        {
            self.tables.stuck.insert(last.ident.to_string());
        }
        self.visit_type(&array.elem);
    }

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
        if let syn::Expr::Path(path) = &*repeat.len
            && let Some(last) = path.path.segments.last()
        {
            self.tables.stuck.insert(last.ident.to_string());
        }
    }

    fn visit_impl_item_const(&mut self, item: &'a syn::ImplItemConst) {
        // Stays a constant, so what it uses stays one.
        let outer = self.within.replace(String::new());
        self.visit_expr(&item.expr);
        self.within = outer;
    }

    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        self.stick(&mac.tokens);
    }
}

/// Decides which of the wanted constants become functions.
pub(super) fn choose(files: &[FileTables], wanted: &BTreeSet<Name>) -> BTreeSet<Name> {
    let mut chosen = wanted.clone();
    chosen.retain(|(file, name)| {
        let stuck = |tables: &FileTables| tables.stuck.contains(name);
        let public = files[*file].definitions.iter().any(|it| it.name == *name && it.public);
        !(stuck(&files[*file]) || public && files.iter().any(stuck))
    });
    loop {
        let before = chosen.len();
        for (file, tables) in files.iter().enumerate() {
            for used in &tables.uses {
                let targets = targets(files, file, used);
                let fits = match &used.within {
                    Some(within) => chosen.contains(&(file, within.clone())),
                    None => true,
                };
                let all = targets.iter().all(|target| chosen.contains(target));
                if !fits || !all || targets.len() > 1 {
                    targets.iter().for_each(|target| {
                        chosen.remove(target);
                    });
                }
            }
        }
        if chosen.len() == before {
            return chosen;
        }
    }
}

/// The constants that a use may mean.
fn targets(files: &[FileTables], file: usize, used: &Use) -> Vec<Name> {
    let here = |tables: &FileTables| tables.definitions.iter().any(|it| it.name == used.name);
    if here(&files[file]) && used.module.as_deref().is_none_or(|it| it != "super") {
        return vec![(file, used.name.clone())];
    }
    let mut found: Vec<(usize, &FileTables)> = files
        .iter()
        .enumerate()
        .filter(|(_, tables)| tables.definitions.iter().any(|it| it.name == used.name && it.public))
        .collect();
    if let Some(module) = &used.module
        && found.iter().any(|(_, tables)| tables.module == *module)
    {
        found.retain(|(_, tables)| tables.module == *module);
    }
    found.into_iter().map(|(file, _)| (file, used.name.clone())).collect()
}

/// The insertions that make functions of the chosen constants, by file.
pub(super) fn insertions(
    files: &[FileTables],
    chosen: &BTreeSet<Name>,
    texts: &[String],
) -> Vec<Vec<Insertion>> {
    let mut all: Vec<Vec<Insertion>> = files.iter().map(|_| Vec::new()).collect();
    let mut seen: BTreeMap<(usize, usize), ()> = BTreeMap::new();
    for (file, tables) in files.iter().enumerate() {
        let out = &mut all[file];
        for definition in &tables.definitions {
            let name = &definition.name;
            if !chosen.contains(&(file, name.clone())) {
                continue;
            }
            let ty = &definition.ty;
            out.push(Insertion {
                at: definition.head.start,
                length: definition.head.len(),
                text: format!(
                    "fn {name}() -> {ty} {{ static CELL: std::sync::OnceLock<{ty}> = \
                     std::sync::OnceLock::new(); CELL.get_or_init(|| "
                ),
            });
            for reference in &definition.references {
                let text = "&*Box::leak(Box::new(".to_owned();
                out.push(Insertion { at: reference.start, length: 1, text });
                out.push(Insertion { at: reference.end, length: 0, text: "))".into() });
            }
            // The semicolon.
            let semicolon = texts[file][definition.end..].find(';').unwrap_or_default();
            let at = definition.end + semicolon;
            out.push(Insertion { at, length: 1, text: ").clone() }".into() });
        }
        for used in &tables.uses {
            let targets = targets(files, file, used);
            if targets.iter().any(|target| chosen.contains(target))
                && seen.insert((file, used.at), ()).is_none()
            {
                let (at, length) = (used.at, used.name.len());
                out.push(Insertion { at, length, text: format!("{}()", used.name) });
            }
        }
        // What ends at a place comes before what replaces text there.
        out.sort_by_key(|insertion| (insertion.at, insertion.length));
    }
    all
}
