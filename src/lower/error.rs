//! What can go wrong in translation, with its place.

use std::fmt;

/// A translation that failed: what, and where.
#[derive(Clone, Debug)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, Default)]
struct Inner {
    message: String,
    function: Option<String>,
    instruction: Option<String>,
    source: Option<(String, u32, u32)>,
    /// The message is what keeps an instruction from being translated.
    untranslatable: bool,
}

impl Error {
    /// An error without a place; those who know it add it.
    #[cold]
    pub fn new(message: impl Into<String>) -> Self {
        Error(Box::new(Inner { message: message.into(), ..Inner::default() }))
    }

    /// Something that is valid LLVM IR and not translated: `unsupported: ...`.
    #[cold]
    pub fn unsupported(what: impl fmt::Display) -> Self {
        Self::untranslatable(format!("unsupported: {what}"))
    }

    /// What keeps the instruction at hand from being translated. Once the instruction is known
    /// ([`Error::with_text`]), it is named as the translator does.
    #[cold]
    pub fn untranslatable(why: impl Into<String>) -> Self {
        let mut error = Self::new(why);
        error.0.untranslatable = true;
        error
    }

    /// Shows the instruction that could not be translated, if that is what is wrong.
    pub fn with_text(mut self, text: impl FnOnce() -> Option<String>) -> Self {
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
    pub fn needs_extension(what: impl fmt::Display, extension: &str) -> Self {
        Self::new(format!(
            "RequiresExtension: Feature requires the following SPIR-V extension:\n{extension}\n\
             NOTE: unsupported without it: {what}; allow it with --spirv-ext=+{extension}"
        ))
    }

    /// The same for a feature of the module that the translator has words of its own for.
    #[cold]
    pub fn needs_extension_because(extension: &str, note: &str) -> Self {
        Self::new(format!(
            "RequiresExtension: Feature requires the following SPIR-V extension:\n{extension}\n\
             NOTE: {note}; allow it with --spirv-ext=+{extension}"
        ))
    }

    /// An instruction, or another part of a function or variable, that has no translation.
    #[cold]
    pub fn invalid_instruction(what: impl fmt::Display) -> Self {
        Self::new(format!("InvalidInstruction: Can't translate llvm instruction:\n{what}"))
    }

    /// A call of an intrinsic that is not translated.
    #[cold]
    pub fn unexpected_intrinsic(what: impl fmt::Display) -> Self {
        Self::new(format!("InvalidFunctionCall: Unexpected llvm intrinsic:\n{what}"))
    }

    /// What would not be valid SPIR-V.
    #[cold]
    pub fn invalid_module(what: impl fmt::Display) -> Self {
        Self::new(format!("InvalidModule: Invalid SPIR-V module: {what}"))
    }

    /// Adds the function, unless one is known.
    pub fn in_function(mut self, name: &[u8]) -> Self {
        self.0.function.get_or_insert_with(|| String::from_utf8_lossy(name).into_owned());
        self
    }

    /// Adds the instruction, unless one is known.
    pub fn at_instruction(mut self, text: impl Into<String>) -> Self {
        self.0.instruction.get_or_insert_with(|| text.into());
        self
    }

    /// Adds the source location, unless one is known.
    pub fn at_source(mut self, file: impl Into<String>, line: u32, column: u32) -> Self {
        self.0.source.get_or_insert_with(|| (file.into(), line, column));
        self
    }

    /// What is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The function that could not be translated.
    pub fn function(&self) -> Option<&str> {
        self.0.function.as_deref()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((file, line, column)) = &self.0.source {
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
        Ok(())
    }
}

impl std::error::Error for Error {}

impl From<lapidary_bitcode::Error> for Error {
    fn from(error: lapidary_bitcode::Error) -> Self {
        Self::new(error.to_string())
    }
}

/// The result of a step of the translation.
pub(super) type Result<T> = std::result::Result<T, Error>;
