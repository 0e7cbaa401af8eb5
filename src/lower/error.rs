//! What can go wrong in translation, with its place.

use std::fmt;

use lapidary_spirv::grammar::{Extension, Version};

/// A translation that failed: what kind of thing is wrong, what, and where.
#[derive(Clone, Debug)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    kind: ErrorKind,
    message: String,
    function: Option<String>,
    variable: Option<String>,
    instruction: Option<String>,
    location: Option<Location>,
    source: Option<lapidary_bitcode::Error>,
    /// The message is what keeps an instruction from being translated.
    untranslatable: bool,
}

/// What kind of thing keeps a module from being translated.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The file cannot be read, or what it holds breaks the rules of LLVM IR. If the reader found it,
    /// its own error is the [`source`](std::error::Error::source).
    Malformed,
    /// The module as a whole has no translation that would be valid SPIR-V: its triple, or the way in
    /// which its parts are put together.
    InvalidModule,
    /// An instruction, call or variable that the rules of OpenCL or SPIR-V do not allow.
    InvalidInstruction,
    /// Valid LLVM IR that has no translation, or none yet.
    Unsupported,
    /// This extension would express it, and [`Options`](super::Options) do not allow it.
    NeedsExtension(Extension),
    /// This version of SPIR-V would express it, and [`Options`](super::Options) allow lower ones only.
    NeedsVersion(Version),
}

/// A place in the source of the program, as its debug information has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
}

impl Error {
    /// An error without a place; those who know it add it.
    #[cold]
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Error(Box::new(Inner {
            kind,
            message: message.into(),
            function: None,
            variable: None,
            instruction: None,
            location: None,
            source: None,
            untranslatable: false,
        }))
    }

    /// Something that breaks the rules of LLVM IR.
    #[cold]
    pub(crate) fn malformed(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Malformed, message)
    }

    /// Something, mostly a call of a builtin, that breaks the rules of OpenCL or SPIR-V.
    #[cold]
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::InvalidInstruction, message)
    }

    /// Something that is valid LLVM IR and not translated: `unsupported: ...`.
    #[cold]
    pub(crate) fn unsupported(what: impl fmt::Display) -> Self {
        Self::new(ErrorKind::Unsupported, format!("unsupported: {what}")).untranslatable()
    }

    /// The error is what keeps the instruction at hand from being translated. Once the instruction is
    /// known ([`Error::with_text`]), it is named as the translator does.
    pub(crate) fn untranslatable(mut self) -> Self {
        self.0.untranslatable = true;
        self
    }

    /// Shows the instruction that could not be translated, if that is what is wrong.
    pub(crate) fn with_text(mut self, text: impl FnOnce() -> Option<String>) -> Self {
        if std::mem::take(&mut self.0.untranslatable)
            && let Some(text) = text()
        {
            self.0.message = format!(
                "InvalidInstruction: Can't translate llvm instruction:\n  {text}\n{}",
                self.0.message
            );
        }
        self
    }

    /// Something that only an extension that is not allowed could express. The first two lines are
    /// those of the translator: there are tools that look for them.
    #[cold]
    pub(crate) fn needs_extension(what: impl fmt::Display, extension: Extension) -> Self {
        Self::needs_extension_because(extension, format_args!("unsupported without it: {what}"))
    }

    /// The same for a feature of the module that the translator has words of its own for.
    #[cold]
    pub(crate) fn needs_extension_because(extension: Extension, note: impl fmt::Display) -> Self {
        Self::needs_extension_for(
            extension,
            format!(
                "RequiresExtension: Feature requires the following SPIR-V extension:\n{extension}\n\
                 NOTE: {note}; allow it with --spirv-ext=+{extension}"
            ),
        )
    }

    /// The same where all words are the translator's own.
    #[cold]
    pub(crate) fn needs_extension_for(extension: Extension, message: impl Into<String>) -> Self {
        Self::new(ErrorKind::NeedsExtension(extension), message)
    }

    /// An instruction, or another part of a function or variable, that has no translation.
    #[cold]
    pub(crate) fn invalid_instruction(what: impl fmt::Display) -> Self {
        Self::invalid(format!("InvalidInstruction: Can't translate llvm instruction:\n{what}"))
    }

    /// A call of an intrinsic that is not translated, and why not, as far as that is known.
    #[cold]
    pub(crate) fn unexpected_intrinsic(what: impl fmt::Display, why: Option<&str>) -> Self {
        let mut message = format!("InvalidFunctionCall: Unexpected llvm intrinsic:\n{what}");
        if let Some(why) = why {
            message.push_str(&format!("\n({why})"));
        }
        Self::new(ErrorKind::Unsupported, message)
    }

    /// What would not be valid SPIR-V.
    #[cold]
    pub(crate) fn invalid_module(what: impl fmt::Display) -> Self {
        let message = format!("InvalidModule: Invalid SPIR-V module: {what}");
        Self::new(ErrorKind::InvalidModule, message)
    }

    /// Adds the function, unless one is known.
    pub(crate) fn in_function(mut self, name: &[u8]) -> Self {
        self.0.function.get_or_insert_with(|| String::from_utf8_lossy(name).into_owned());
        self
    }

    /// Adds the instruction, unless one is known.
    pub(crate) fn at_instruction(mut self, text: impl Into<String>) -> Self {
        self.0.instruction.get_or_insert_with(|| text.into());
        self
    }

    /// Adds the source location, unless one is known.
    pub(crate) fn at_source(mut self, file: impl Into<String>, line: u32, column: u32) -> Self {
        self.0.location.get_or_insert_with(|| Location { file: file.into(), line, column });
        self
    }

    /// Adds the global variable.
    pub(crate) fn in_variable(mut self, name: &str) -> Self {
        self.0.variable = Some(name.into());
        self
    }

    /// What kind of error it is.
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// What is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The function that could not be translated.
    pub fn function(&self) -> Option<&str> {
        self.0.function.as_deref()
    }

    /// The global variable that could not be translated.
    pub fn variable(&self) -> Option<&str> {
        self.0.variable.as_deref()
    }

    /// The instruction that could not be translated: its number in its function and what it is.
    pub fn instruction(&self) -> Option<&str> {
        self.0.instruction.as_deref()
    }

    /// Where that instruction is in the source of the program.
    pub fn location(&self) -> Option<&Location> {
        self.0.location.as_ref()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Location { file, line, column }) = &self.0.location {
            write!(f, "{file}:{line}:{column}: ")?;
        }
        let message = self.0.message.trim_end();
        f.write_str(message)?;
        // The lines of a message of several stay as they are.
        let mut separator = if message.contains('\n') { "\n" } else { ", " };
        if let Some(instruction) = &self.0.instruction {
            write!(f, "{separator}at '{instruction}'")?;
            separator = " ";
        } else if separator == ", " {
            separator = " ";
        }
        if let Some(function) = &self.0.function {
            write!(f, "{separator}in function '{function}'")?;
        }
        if let Some(variable) = &self.0.variable {
            write!(f, ", in global variable '{variable}'")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.source.as_ref().map(|source| source as _)
    }
}

impl From<lapidary_bitcode::Error> for Error {
    fn from(source: lapidary_bitcode::Error) -> Self {
        let kind = match source.kind() {
            lapidary_bitcode::ErrorKind::Unsupported => ErrorKind::Unsupported,
            _ => ErrorKind::Malformed,
        };
        let mut error = Self::new(kind, source.to_string());
        error.0.source = Some(source);
        error
    }
}

/// The result of a step of the translation.
pub(super) type Result<T> = std::result::Result<T, Error>;
