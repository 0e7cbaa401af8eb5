//! Metadata: what it looks like, and how it is stored.

pub(crate) mod pool;
mod store;
mod views;

pub(crate) use pool::{Bounds, Pool};
pub(crate) use store::{CHUNK, Chunk, Contents, MetadataStore, Segment, Source, defines};
pub use views::{
    Attachment, DebugLocation, DebugOperand, DebugRecord, Metadata, MetadataOperands,
    MetadataRecord, NamedMetadata,
};
