//! Small ordered sets of capabilities and extensions.

use crate::grammar::Capability;

/// Capabilities in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct CapabilitySet {
    list: Vec<Capability>,
}

impl CapabilitySet {
    /// Adds one.
    #[inline]
    pub fn add(&mut self, capability: Capability) {
        if !self.contains(capability) {
            self.list.push(capability);
        }
    }

    /// Whether it is there.
    #[inline]
    pub fn contains(&self, capability: Capability) -> bool {
        // A fragment needs a handful; a scan beats a hash.
        self.list.contains(&capability)
    }

    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = Capability> + '_ {
        self.list.iter().copied()
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

/// Names of extensions in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct ExtensionSet {
    list: Vec<&'static str>,
}

impl ExtensionSet {
    /// Adds one.
    pub fn add(&mut self, extension: &'static str) {
        if !self.contains(extension) {
            self.list.push(extension);
        }
    }

    /// Whether it is there.
    pub fn contains(&self, extension: &str) -> bool {
        self.list.contains(&extension)
    }

    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.list.iter().copied()
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}
