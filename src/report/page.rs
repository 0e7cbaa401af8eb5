//! Reports as a page: one file of HTML with its style, its program and its data, that needs no network.
//! The page shows one report at a time, and reads only the data of that one.

use super::SplitReport;
use crate::Result;
use crate::answer::{Answer as _, TextLimit};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const PROGRAM: &str = include_str!("page.js");

impl SplitReport {
    /// The report as a page for a browser.
    ///
    /// # Errors
    /// If it would be longer than the limit allows.
    pub fn to_html(&self, limit: TextLimit) -> Result<String> {
        Self::page([self], limit)
    }

    /// Several reports as one page, which shows the first until another is chosen.
    ///
    /// # Errors
    /// If one would be longer than the limit allows.
    pub fn page<'r>(
        reports: impl IntoIterator<Item = &'r SplitReport>,
        limit: TextLimit,
    ) -> Result<String> {
        let reports: Vec<&SplitReport> = reports.into_iter().collect();
        let mut data = String::new();
        for report in &reports {
            let file = report.file.as_deref().unwrap_or_default();
            data.push_str("<script type=\"application/json\" class=\"report\" data-file=\"");
            data.push_str(&attribute(file));
            data.push_str("\">");
            // Whatever a name says, it does not end the element: a browser looks for `</script` and `<!--`
            // there (HTML, "Restrictions for contents of script elements"). Within JSON `<` is in texts only.
            let json = report
                .to_limited_json(limit, report.bytes, true)
                .map_err(|error| if reports.len() > 1 { error.within(file) } else { error })?;
            data.push_str(&json.replace('<', "\\u003c"));
            data.push_str("</script>\n");
        }
        let frame = [PAGE, STYLE, PROGRAM].map(str::len).into_iter().sum::<usize>();
        let mut page = String::with_capacity(data.len().saturating_add(frame));
        let mut rest = PAGE;
        for (mark, part) in [("/*style*/", STYLE), ("/*data*/", &data), ("/*program*/", PROGRAM)] {
            let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
            page.push_str(before);
            page.push_str(part);
            rest = after;
        }
        page.push_str(rest);
        Ok(page)
    }
}

/// A text within the quotes of an attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Module, Split};

    #[test]
    fn names_of_files_stay_within_their_attributes() {
        let bytes = std::fs::read("corpus/bc/sycl_vadd/22-O2.bc").expect("a program of the corpus");
        let name = "a\"><script>b & c";
        let module = Module::parse(&bytes).expect("a module").named(name);
        let report = SplitReport::of(&module, &Split::per_kernel()).expect("a report");
        let page = SplitReport::page([&report, &report], TextLimit::default()).expect("a page");
        assert_eq!(page.matches("data-file=\"a&quot;>&lt;script>b &amp; c\"").count(), 2);
        // Of each report one, and the program.
        assert_eq!(page.matches("<script").count(), 3);
        assert_eq!(page.matches("</script>").count(), 3);
    }
}
