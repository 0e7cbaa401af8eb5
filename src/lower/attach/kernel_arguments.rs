//! The names of a kernel's argument types as strings.

use crate::lower::emit::Emitter;
use crate::lower::facts::kernel_arguments::Strings;

impl Emitter<'_> {
    /// `kernel_arg_type` and `kernel_arg_type_qual` of a kernel as `OpString`s of the translator's
    /// form, `kernel_arg_type.NAME.int*,float,`: SPIR-V has no other place for the names of types.
    pub(crate) fn kernel_argument_strings(&mut self, name: &[u8]) {
        for kind in ["kernel_arg_type", "kernel_arg_type_qual"] {
            let Some(strings) = Strings::find(self.facts, self.body, kind.as_bytes()) else {
                continue;
            };
            let mut text = kind.as_bytes().to_vec();
            text.push(b'.');
            text.extend_from_slice(name);
            text.push(b'.');
            for parameter in 0..self.body.argument_count() {
                if let Some(part) = strings.get(parameter) {
                    text.extend_from_slice(part.as_bytes());
                    text.push(b',');
                }
            }
            self.b.string(&text);
        }
    }
}
