//! Plans by themselves: `tests/golden/plan/*.c`, each with the table that `tapeless explain` prints in `NAME.plan`.
//!
//! A file says what to explain: `// explain: FUNCTION [FLAGS]`. `UPDATE=1 cargo test -p tapeless-cli --test plan` writes the
//! tables of today; read the difference.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs, what a row's help asks to be written instead of what, and the row, which is not there then.
const HELPED: [(&str, &str, &str, &str); 4] = [
    (
        "apart",
        "const double *x, double *y",
        "const double *restrict x, double *restrict y",
        "x[i]",
    ),
    (
        "rows",
        "const struct matrix *m, int n, double *a",
        "const struct matrix *restrict m, int n, double *restrict a",
        "m[1]",
    ),
    (
        "called",
        "double rate(int i);",
        "__attribute__((pure)) double rate(int i);",
        "x[i]",
    ),
    (
        "norm",
        "__attribute__((noinline))",
        "__attribute__((noinline, annotate(\"enzyme_shouldrecompute\")))",
        "mag(…)",
    ),
];

#[test]
fn plans_are_as_their_tables_have_them() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/plan");
    let entries = std::fs::read_dir(directory).expect("the directory is part of the project");
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = String::new();
    for file in files {
        let found = explained(&file, &[]);
        let table = file.with_extension("plan");
        let expected = std::fs::read_to_string(&table).unwrap_or_default();
        if found == expected {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&table, found).expect("the project is writable");
        } else {
            wrong += &format!("\n{}: expected\n{expected}found\n{found}", table.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn what_is_said_to_help_does() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/plan");
    for (name, without, with, what) in HELPED {
        let file = directory.join(name).with_extension("c");
        let source = std::fs::read_to_string(&file).expect("a program is text");
        assert!(source.contains(without), "{name}");
        let changed = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("helped-{name}.c"));
        std::fs::write(&changed, source.replace(without, with)).expect("the folder is writable");
        let (before, after) = (rows(&file), rows(&changed));
        let is_helped = |row: &Value| row["kept"] == what && row["help"].is_string();
        assert!(before.iter().any(is_helped), "{name}: {before:?}");
        let is_kept = |row: &Value| row["kept"] == what;
        assert!(!after.iter().any(is_kept), "{name}: {after:?}");
    }
}

/// The rows of all tables.
fn rows(file: &Path) -> Vec<Value> {
    let text = explained(file, &["--json"]);
    let all: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"));
    let sections = all["sections"].as_array().into_iter().flatten();
    let rows = sections.filter_map(|section| section["rows"].as_array());
    rows.flatten().cloned().collect()
}

/// What `tapeless explain` prints on both streams.
fn explained(file: &Path, more: &[&str]) -> String {
    let source = std::fs::read_to_string(file).expect("a program is text");
    let asked = source
        .lines()
        .find_map(|line| line.strip_prefix("// explain: "))
        .unwrap_or_else(|| panic!("{} does not say what to explain", file.display()));
    let output = Command::new(env!("CARGO_BIN_EXE_tapeless"))
        .current_dir(file.parent().unwrap_or(file))
        .env_remove("TAPELESS_FLAGS")
        .arg("explain")
        .arg(file.file_name().unwrap_or_default())
        .arg("--function")
        .args(asked.split_whitespace())
        .args(more)
        .output()
        .expect("the binary that cargo has built");
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&text).into_owned()
}
