//! Source files by name, read once.

use std::collections::HashMap;
use std::path::Path;
use tapeless_diag::Location;

/// Lines of source are shown up to this length.
const WIDEST: usize = 48;

/// The lines of files; none of those that cannot be read.
pub struct Sources<'a> {
    /// What was compiled. Some compilers leave out its folder.
    compiled: Option<&'a Path>,
    read: HashMap<String, Vec<String>>,
}

impl<'a> Sources<'a> {
    /// Files beside one that was compiled.
    pub fn beside(compiled: Option<&'a Path>) -> Self {
        Self {
            compiled,
            read: HashMap::new(),
        }
    }

    /// The lines of a file.
    pub fn lines(&mut self, file: &str) -> &[String] {
        let same = |path: &&Path| path.file_name() == Path::new(file).file_name();
        let compiled = self.compiled.filter(same);
        self.read.entry(file.to_owned()).or_insert_with(|| {
            let named = std::fs::read(file).ok();
            let bytes = named.or_else(|| std::fs::read(compiled?).ok());
            let bytes = bytes.unwrap_or_default();
            let text = String::from_utf8_lossy(&bytes);
            text.lines().map(str::to_owned).collect()
        })
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
