//! Facts by themselves: `tests/golden/facts/*.c`, each with what `tapeless opt --stop-after=facts` prints in `NAME.facts`.
//!
//! `UPDATE=1 cargo test -p tapeless-cli --test facts` writes the facts of today; read the difference.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

#[test]
fn facts_are_as_they_were() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/facts");
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
        let found = facts(&file);
        let golden = file.with_extension("facts");
        let expected = std::fs::read_to_string(&golden).unwrap_or_default();
        if found == expected {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&golden, found).expect("the project is writable");
        } else {
            wrong += &format!("\n{}: expected\n{expected}found\n{found}", golden.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What the command prints on both streams about a program that clang has compiled.
fn facts(file: &Path) -> String {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("facts.bc");
    let name = file.file_name().unwrap_or_default();
    let compiled = run(Command::new("clang-22")
        .args(["-g", "-O1", "-c", "-emit-llvm", "-o"])
        .args([scratch.as_os_str(), name])
        .current_dir(file.parent().unwrap_or(file)));
    assert!(
        compiled.status.success(),
        "{}: does not compile",
        file.display()
    );
    let printed = run(Command::new(env!("CARGO_BIN_EXE_tapeless"))
        .env_remove("TAPELESS_FLAGS")
        .args(["opt", "--stop-after=facts"])
        .arg(&scratch));
    let text = [printed.stdout, printed.stderr].concat();
    String::from_utf8_lossy(&text).into_owned()
}

fn run(command: &mut Command) -> Output {
    let output = command.output();
    output.unwrap_or_else(|error| {
        panic!("{command:?}: {error}; `cargo xtask setup` installs clang-22")
    })
}
