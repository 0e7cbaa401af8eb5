//! The report as a page: one file of HTML with its style, its program and its data, that needs no network.

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
        let data = self.to_limited_json(limit, self.bytes, true)?;
        // Whatever a name says, it does not end the element: a browser looks for `</script` and `<!--` there
        // (HTML, "Restrictions for contents of script elements"). Within JSON `<` is in texts only.
        let data = data.replace('<', "\\u003c");
        let mut page = String::with_capacity(PAGE.len() + STYLE.len() + PROGRAM.len() + data.len());
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
