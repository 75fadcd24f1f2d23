//! Source files by name, read once.

use std::collections::HashMap;
use tapeless_diag::Location;

/// Lines of source are shown up to this length.
const WIDEST: usize = 48;

/// The lines of files; none of those that cannot be read.
#[derive(Default)]
pub struct Sources(HashMap<String, Vec<String>>);

impl Sources {
    /// The lines of a file.
    pub fn lines(&mut self, file: &str) -> &[String] {
        let lines = self.0.entry(file.to_owned()).or_insert_with(|| {
            let bytes = std::fs::read(file).unwrap_or_default();
            let text = String::from_utf8_lossy(&bytes);
            text.lines().map(str::to_owned).collect()
        });
        lines
    }

    /// The number and the text of a line, which may be cut.
    pub fn line(&mut self, place: Option<&Location>) -> [String; 2] {
        let Some(place) = place else {
            return Default::default();
        };
        let index = (place.line as usize).wrapping_sub(1);
        let text = self.lines(&place.file).get(index);
        let text = text.map_or("", |line| line.trim());
        [place.line.to_string(), text.chars().take(WIDEST).collect()]
    }
}
