//! Plans by themselves: `tests/golden/plan/*.c`, each with the table that `tapeless explain` prints in `NAME.plan`.
//!
//! A file says what to explain: `// explain: FUNCTION [FLAGS]`. `UPDATE=1 cargo test -p tapeless-cli --test plan` writes the
//! tables of today; read the difference.

use std::path::{Path, PathBuf};
use std::process::Command;

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
        let found = explained(&file);
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

/// What `tapeless explain` prints on both streams.
fn explained(file: &Path) -> String {
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
        .output()
        .expect("the binary that cargo has built");
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&text).into_owned()
}
