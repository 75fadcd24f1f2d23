//! `tests/verdicts.txt`: what is seen of each program at each level, so that a capability that is lost is seen too.

use crate::verdict::{LEVELS, UNSEEN};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const HEAD: &str = "\
# What is seen of each program in tests/run: in the interpreter, compiled at -O0 to -O3, by forward mode, in several directions at once, and in two sweeps.
#
# `right`, or the code of the message that refuses it. In the interpreter also `skipped`, where it does not know what the
# program calls, and `later`, where only emission refuses. `-` is not run.
#
# `cargo xtask test` fails where this changes. Once the change is meant: `cargo xtask verdicts --bless`.
";

/// What is seen of a program: a cell for each of `LEVELS`.
pub type Row = Vec<String>;

/// The file, and what it says.
#[derive(Debug)]
pub struct Ledger {
    file: PathBuf,
    rows: BTreeMap<String, Row>,
}

impl Ledger {
    /// Reads the file; an absent one says nothing.
    pub fn read(file: PathBuf) -> Self {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let row = |line: &str| {
            let mut words = line.split_whitespace().map(String::from);
            Some((words.next()?, words.collect()))
        };
        let rows = lines.filter_map(row).collect();
        Self { file, rows }
    }

    /// What has changed of a program, if anything has.
    pub fn change(&self, name: &str, seen: &Row) -> Option<String> {
        let Some(said) = self.rows.get(name) else {
            return Some("no row in tests/verdicts.txt".into());
        };
        if said.len() == seen.len() {
            let cells = LEVELS.iter().zip(said.iter().zip(seen));
            let changed = cells.filter(|(_, (said, seen))| said != seen && *seen != UNSEEN);
            let text = changed.map(|(level, (said, seen))| format!("{level} {said} → {seen}"));
            let text: Vec<String> = text.collect();
            return (!text.is_empty()).then(|| text.join(", "));
        }
        Some(format!("{} → {}", said.join(" "), seen.join(" ")))
    }

    /// Rows of programs that are not there.
    pub fn strays<'a>(&'a self, directory: &'a Path) -> impl Iterator<Item = &'a String> {
        let names = self.rows.keys();
        names.filter(move |name| !directory.join(name).is_file())
    }

    /// Writes what was seen in the place of what the file says of the same programs, and nothing of programs that are not
    /// there.
    pub fn bless<'a>(
        mut self,
        seen: impl Iterator<Item = (&'a String, &'a Row)>,
        directory: &Path,
    ) -> std::io::Result<()> {
        self.rows
            .extend(seen.map(|(name, row)| (name.clone(), row.clone())));
        self.rows.retain(|name, _| directory.join(name).is_file());
        std::fs::write(&self.file, self.text())
    }

    fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        let width = self.rows.keys().map(String::len).max().unwrap_or_default();
        let mut line = |name: &str, cells: &mut dyn Iterator<Item = &str>| {
            let cells: String = cells.map(|cell| format!(" {cell:<7}")).collect();
            let _ = writeln!(text, "{name:width$}{}", cells.trim_end());
        };
        line("# program", &mut LEVELS.into_iter());
        for (name, row) in &self.rows {
            line(name, &mut row.iter().map(String::as_str));
        }
        text
    }
}
