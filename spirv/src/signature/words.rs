//! What does not fit, in words for people.

use std::fmt;

use super::{Kind, Misfit, Row, Shape, is_row_type, numbers, opaque, wants_vector};

impl Row {
    /// What a word wants, for people.
    pub(super) fn words(&self, word: &str) -> String {
        let row = Words(self.ty);
        let many = match self.ty.count {
            1 => "a scalar".to_owned(),
            count => format!("a vector of {count}"),
        };
        if is_row_type(word) {
            let (width, count) = numbers(&word[1..]);
            let what = match &word[..1] {
                "F" => "floats",
                "I" => "integers",
                "E" => "integers of an even number of bytes",
                "N" => "numbers",
                "B" => "bools",
                "A" => "numbers or bools",
                _ => "values",
            };
            let vector = if wants_vector(word) { " in vectors" } else { "" };
            let width = width.map(|width| format!(" of {width} bits")).unwrap_or_default();
            let count = count.map(|count| format!(", {count} of them")).unwrap_or_default();
            return format!(
                "{what}{width}{count}{vector}, the same type wherever it has that, here {row}"
            );
        }
        match word {
            ".s" => format!("a component of {row}"),
            ".c" => format!("a vector with the components of {row}"),
            ".x" => format!("as large as {row}"),
            ".i" => format!("{many} of 32-bit integers"),
            ".j" => format!("{many} of integers"),
            ".u" => format!("{many} of integers as wide as those of {row}"),
            ".w" => format!("{many} of integers of another width than {row}"),
            ".d" => format!("{many} of integers twice as wide as those of {row}"),
            ".f" => format!("{many} of floats"),
            ".v" => format!("{many} of floats of another width than {row}"),
            ".n" => format!("{many} of numbers"),
            ".b" => format!("{many} of bools"),
            "V" => "void".to_owned(),
            "L" | "i" => "an integer".to_owned(),
            "j" => "an integer or a vector of such".to_owned(),
            "f" => "a float".to_owned(),
            "b" => "a bool".to_owned(),
            "size" => "an integer as wide as a pointer".to_owned(),
            "id" => "an integer or a vector of up to three".to_owned(),
            "*" => "a pointer".to_owned(),
            "out*" => "a pointer to memory that is not only read".to_owned(),
            "local*" => "a pointer to memory of the work-group".to_owned(),
            "global*" => "a pointer to memory of the device".to_owned(),
            "generic*" => "a generic pointer".to_owned(),
            "coord" => format!("a coordinate of at least {} components", self.coordinates(true)),
            "icoord" => {
                format!("integers, at least {} components", self.coordinates(true))
            }
            "dims" => format!("integers, {} components", self.coordinates(true)),
            "grad" => format!("floats, at least {} components", self.coordinates(false)),
            "image" => "an image".to_owned(),
            "msimage" => "an image of several samples".to_owned(),
            "lodimage" => "an image of one sample".to_owned(),
            "{TT}" => format!("a structure of twice {row}"),
            "{Tb}" => format!("a structure of {row} and bools"),
            "{Ti}" => format!("a structure of {row} and integers"),
            "{hh}" => format!("a structure of two halves of {row}"),
            "pipe" => "a pipe".to_owned(),
            "in-pipe" => "a pipe to read from".to_owned(),
            "out-pipe" => "a pipe to write to".to_owned(),
            ".h" => format!("half of {row}"),
            ".3" | ".4" | ".5" | ".6" | ".7" | ".8" => {
                format!("a part of {row}, of {}", &word[1..])
            }
            "{3}" | "{4}" | "{5}" | "{6}" | "{7}" | "{8}" => {
                format!("a structure of {} parts of {row}", &word[1..2])
            }
            ".p" => format!("{many} of pointers"),
            _ if opaque(word).is_some() => format!("a value of the type '{word}'"),
            _ => {
                let (width, count) = numbers(&word[1..]);
                let what = if word.starts_with('f') { Kind::Float } else { Kind::Int };
                let shape = Shape { kind: what(width.unwrap_or(32)), count: count.unwrap_or(1) };
                Words(shape).to_string()
            }
        }
    }
}

/// A type in words.
struct Words(Shape);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { kind, count } = self.0;
        if count > 1 {
            write!(f, "{count} times ")?;
        }
        match kind {
            Kind::Void => f.write_str("void"),
            Kind::Bool => f.write_str("bool"),
            Kind::Int(width) => write!(f, "a {width}-bit integer"),
            Kind::Float(width) => write!(f, "a {width}-bit float"),
            Kind::BFloat => f.write_str("a bfloat16"),
            Kind::Pointer(_) => f.write_str("a pointer"),
            Kind::Image { .. } => f.write_str("an image"),
            Kind::Opaque(op) => write!(f, "{op}"),
            Kind::Pair(..) | Kind::Alike(..) | Kind::Aggregate => f.write_str("a structure"),
            Kind::Pipe(_) => f.write_str("a pipe"),
            Kind::Unknown => f.write_str("of any type"),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Count { least, most: Some(most), has } if least == most => {
                write!(f, "it takes {least} parameters and has {has}")
            }
            Misfit::Count { least, most: Some(most), has } => {
                write!(f, "it takes {least} to {most} parameters and has {has}")
            }
            Misfit::Count { least, most: None, has } => {
                write!(f, "it takes at least {least} parameters and has {has}")
            }
            Misfit::Result { wanted } => write!(f, "its result should be {wanted}"),
            Misfit::Operand { at, wanted } => {
                write!(f, "its parameter {} should be {wanted}", at.saturating_add(1))
            }
        }
    }
}
