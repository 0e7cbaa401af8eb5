//! The images of a container, looked at on all cores: images by the thousand lie in one library, and most are
//! small. The walk hands them out one by one; here some of them are copied, looked at together, and taken in
//! their order.

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::{Image, ImageKind, OffloadKind, Storage, visit_file};
use crate::Result;
use crate::output::properties::PropertySets;
use crate::parallel;

/// As many images are looked at together as have so many bytes. One that has more is not copied, and is work
/// for all cores by itself.
const BYTES_TOGETHER: usize = 1 << 20;

/// And no more images than these.
const IMAGES_TOGETHER: usize = 1 << 10;

/// What an image lies in, shared by all that lie in the same.
pub(crate) type Path = Arc<[String]>;

/// A copy of an image.
struct Kept {
    number: usize,
    bytes: Vec<u8>,
    offset: Option<u64>,
    path: Path,
    kind: ImageKind,
    offload: Option<OffloadKind>,
    triple: Option<String>,
    arch: Option<String>,
    properties: Option<PropertySets>,
}

impl Kept {
    fn new(image: Image<'_>, path: Path) -> Self {
        let Image { number, bytes, offset, path: _, kind, offload, triple, arch, properties } =
            image;
        let [triple, arch] = [triple, arch].map(|text| text.map(Cow::into_owned));
        Self {
            number,
            bytes: bytes.to_vec(),
            offset,
            path,
            kind,
            offload,
            triple,
            arch,
            properties,
        }
    }

    /// What `look` makes of it.
    fn look<T>(&self, look: impl Fn(Image<'_>, &Path) -> T) -> T {
        let image = Image {
            number: self.number,
            bytes: &self.bytes,
            offset: self.offset,
            path: &self.path,
            kind: self.kind,
            offload: self.offload,
            triple: self.triple.as_deref().map(Cow::Borrowed),
            arch: self.arch.as_deref().map(Cow::Borrowed),
            properties: self.properties.clone(),
        };
        parallel::by_size(self.bytes.len(), || look(image, &self.path))
    }
}

/// What `look` makes of each image of a file, in the order of the images.
///
/// # Errors
/// As of [`visit_file`].
pub(crate) fn look_at_all<S: Storage, T: Send>(
    file: &mut S,
    look: impl Fn(Image<'_>, &Path) -> T + Sync,
) -> Result<Vec<T>> {
    let (mut all, mut kept, mut bytes) = (Vec::new(), Vec::new(), 0usize);
    let mut last: Option<Path> = None;
    let together = |kept: &mut Vec<Kept>, all: &mut Vec<T>| {
        all.extend(parallel::map(kept, |image| image.look(&look)));
        kept.clear();
    };
    visit_file(file, &mut |image| {
        let path = match last.take().filter(|last| last[..] == *image.path) {
            Some(last) => last,
            None => image.path.into(),
        };
        last = Some(Arc::clone(&path));
        if parallel::threads() == 1 || image.bytes.len() >= BYTES_TOGETHER {
            together(&mut kept, &mut all);
            all.push(look(image, &path));
        } else {
            bytes = bytes.saturating_add(image.bytes.len());
            kept.push(Kept::new(image, path));
            if bytes >= BYTES_TOGETHER || kept.len() >= IMAGES_TOGETHER {
                together(&mut kept, &mut all);
                bytes = 0;
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    together(&mut kept, &mut all);
    Ok(all)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::with_threads;

    /// An archive of so many images, some of which are large; what they are nobody can say.
    fn archive(count: usize) -> Vec<u8> {
        let mut bytes = b"!<arch>\n".to_vec();
        for at in 0..count {
            let length = if at % 50 == 7 { BYTES_TOGETHER + 2 } else { 100 + 2 * at };
            let name = format!("m{}.o/", at / 3);
            bytes
                .extend(format!("{name:16}{:12}{:6}{:6}{:8}{length:<10}`\n", 0, 0, 0, 644).bytes());
            // The header of a module, and what is no code.
            let mut module = vec![3, 2, 0x23, 7, 0, 0, 1, 0];
            module.resize(length, at as u8);
            bytes.extend(module);
        }
        bytes
    }

    #[test]
    fn images_are_in_order_whatever_looks_at_them() {
        let bytes = archive(2 * IMAGES_TOGETHER + 10);
        let seen = |threads| {
            with_threads(threads, || {
                look_at_all(&mut Cursor::new(&bytes), |image, path| {
                    assert_eq!(image.path, &path[..]);
                    (image.number, image.bytes.to_vec(), image.offset, path.join("/"))
                })
            })
        };
        let one = seen(1).unwrap().unwrap();
        assert_eq!(one.len(), 2 * IMAGES_TOGETHER + 10);
        for threads in [2, 5] {
            assert!(seen(threads).unwrap().unwrap() == one, "{threads} threads");
        }
    }
}
