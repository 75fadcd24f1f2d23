//! A message with the lines of source that it speaks of, as compilers show them.
//!
//! ```text
//! solver.c:3:11: error[TL0003] a volatile read of memory that carries a derivative
//!     3 |   return *x * *x;
//!       |           ^
//! ```

use crate::{Diagnostic, Location, Severity};
use std::fs;

/// Files larger than this are not read for the sake of one line.
const LARGEST: u64 = 64 << 20;

impl Diagnostic {
    /// The whole message, with the source of each place whose file can be read.
    pub fn shown(&self) -> String {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        self.shown_as(severity)
    }

    /// The same for a host that says by itself that it is an error.
    pub fn shown_by_host(&self) -> String {
        self.shown_as("")
    }

    fn shown_as(&self, severity: &str) -> String {
        let mut text = String::new();
        if let Some(place) = &self.location {
            text += &format!("{place}: ");
        }
        text += &format!("{severity}{}", self.headline());
        if let Some(place) = &self.location {
            text += &excerpt(place);
        }
        for (place, why) in &self.why {
            text += "\n  note: ";
            if let Some(place) = place {
                text += &format!("{place}: ");
            }
            text += why;
            if let Some(place) = place {
                text += &excerpt(place);
            }
        }
        for help in &self.help {
            text += &format!("\n  help: {help}");
        }
        text
    }
}

/// The line of a place with a mark below its column; nothing where the file is not to be had.
fn excerpt(place: &Location) -> String {
    let is_small = fs::metadata(&*place.file).is_ok_and(|file| file.len() <= LARGEST);
    let bytes = is_small.then(|| fs::read(&*place.file).ok()).flatten();
    let source = bytes.unwrap_or_default();
    let text = String::from_utf8_lossy(&source);
    let index = (place.line as usize).checked_sub(1);
    let line = index.and_then(|index| text.lines().nth(index));
    line.map_or_else(String::new, |line| marked(line, place))
}

fn marked(line: &str, place: &Location) -> String {
    let mut text = format!("\n{:>5} | {}", place.line, line.trim_end());
    if place.column > 0 {
        // Columns count bytes. Tabs stay, so that the mark stands where they put it.
        let mut at = (place.column as usize - 1).min(line.len());
        while !line.is_char_boundary(at) {
            at -= 1;
        }
        let pad: String = line[..at]
            .chars()
            .map(|c| if c == '\t' { c } else { ' ' })
            .collect();
        text += &format!("\n      | {pad}^");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code;

    fn place(column: u32) -> Location {
        Location {
            file: "none".into(),
            line: 12,
            column,
        }
    }

    #[test]
    fn the_mark_stands_below_its_column() {
        assert_eq!(
            marked("\tx = é(y);", &place(8)),
            "\n   12 | \tx = é(y);\n      | \t     ^"
        );
        assert_eq!(marked("f(x)", &place(0)), "\n   12 | f(x)");
        assert_eq!(marked("é", &place(2)), "\n   12 | é\n      | ^");
        assert_eq!(marked("f", &place(9)), "\n   12 | f\n      |  ^");
    }

    #[test]
    fn without_its_file_a_message_is_its_text() {
        let d = Diagnostic::error(code::UNSUPPORTED, "no").at(place(3));
        assert_eq!(d.shown(), d.to_string());
        assert_eq!(d.shown_by_host(), "none:12:3: [TL0003] no");
    }

    #[test]
    fn the_source_follows_the_place() {
        let own = Location {
            file: concat!(env!("CARGO_MANIFEST_DIR"), "/src/shown.rs").into(),
            line: 1,
            column: 1,
        };
        let d = Diagnostic::error(code::UNSUPPORTED, "no")
            .at(own)
            .help("do");
        let lines = d.shown();
        let lines: Vec<&str> = lines.lines().skip(1).collect();
        assert_eq!(lines[1..], ["      | ^", "  help: do"]);
        assert!(lines[0].starts_with("    1 | //! A message"));
    }
}
