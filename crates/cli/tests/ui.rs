//! Commands and what they say, word for word: `tests/ui/*.ui`, and the examples on pages of `docs`.
//!
//! Each file is a dialogue: `$ command`, what it prints on both streams, `exit CODE`. Commands run in `tests/ui`;
//! `$DIR` is an empty directory of the dialogue's own, to which `$DIR` stands in the output too.
//! `UPDATE=1 cargo test -p tapeless-cli --test ui` writes what is said today; read the difference.

use std::path::{Path, PathBuf};
use std::process::Command;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ui")
}

#[test]
fn commands_say_what_the_dialogues_have() {
    let entries = std::fs::read_dir(directory()).expect("the directory is part of the project");
    let files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ui"))
        .collect();
    compare(files, held);
}

/// Pages hold programs (```` ```c NAME ````) and dialogues with them (```` ```console ````).
#[test]
fn examples_on_pages_say_what_the_pages_have() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let entries =
        std::fs::read_dir(pages.join("errors")).expect("the directory is part of the project");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let others = [
        "limits.md",
        "asked.md",
        "widths.md",
        "split.md",
        "batch.md",
        "elsewhere.md",
        "verify.md",
        "checkpoints.md",
        "explain.md",
        "precision.md",
    ];
    files.extend(others.map(|name| pages.join(name)));
    compare(files, page);
}

/// Whether each file says what `now` makes of it; with UPDATE it does from then on.
fn compare(mut files: Vec<PathBuf>, now: fn(&Path, &str) -> String) {
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = String::new();
    for file in files {
        let expected = std::fs::read_to_string(&file).expect("the project's files are text");
        let found = now(&file, &expected);
        if found == expected {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&file, found).expect("the project is writable");
        } else {
            wrong += &difference(&file, &expected, &found);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A page as it is today: programs are written to a folder, commands are run there.
fn page(file: &Path, text: &str) -> String {
    let scratch = scratch(file, "page");
    let mut found = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        found += &format!("{line}\n");
        let Some(kind) = line.strip_prefix("```").filter(|kind| !kind.is_empty()) else {
            continue;
        };
        let inner: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        if let Some(name) = kind.strip_prefix("c ").or(kind.strip_prefix("cpp ")) {
            std::fs::write(scratch.join(name), inner.join("\n") + "\n").expect("a folder of ours");
        }
        if kind == "console" {
            for command in inner.iter().filter_map(|line| line.strip_prefix("$ ")) {
                let said = answer(command, &scratch, &scratch);
                let said = said.rsplit_once("exit ").map_or("", |(said, _)| said);
                found += &format!("$ {command}\n{said}");
            }
        } else {
            inner.iter().for_each(|line| found += &format!("{line}\n"));
        }
        found += "```\n";
    }
    found
}

fn difference(file: &Path, expected: &str, found: &str) -> String {
    let name = file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let (expected, found): (Vec<_>, Vec<_>) = (expected.lines().collect(), found.lines().collect());
    let same = expected
        .iter()
        .zip(&found)
        .take_while(|(a, b)| a == b)
        .count();
    let rest = |lines: &[&str]| {
        lines[same..]
            .iter()
            .take(8)
            .map(|line| format!("    {line}\n"))
            .collect::<String>()
    };
    format!(
        "\n{name}:{}: expected\n{}  found\n{}",
        same + 1,
        rest(&expected),
        rest(&found)
    )
}

/// The dialogue as it goes today: comments, blank lines and commands stay, answers are new.
fn held(file: &Path, script: &str) -> String {
    let scratch = scratch(file, "ui");
    let mut found = String::new();
    let mut in_answer = false;
    for line in script.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            found += &format!("{line}\n{}", answer(command, &scratch, &directory()));
            in_answer = true;
        } else if !in_answer {
            found += &format!("{line}\n");
        } else if line.starts_with("exit ") {
            in_answer = false;
        }
    }
    found
}

/// An empty folder.
fn scratch(file: &Path, kind: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{kind}-{stem}"));
    std::fs::remove_dir_all(&scratch).ok();
    std::fs::create_dir_all(&scratch).expect("the target directory is writable");
    scratch
}

fn answer(line: &str, scratch: &Path, directory: &Path) -> String {
    let own = scratch.display().to_string();
    let tapeless = env!("CARGO_BIN_EXE_tapeless");
    let written = scratch.join("out.ll");
    std::fs::remove_file(&written).ok();
    let script = line
        .replace("$DIR", &own)
        .replacen("tapeless ", &format!("{tapeless} "), 1);
    let output = Command::new("/bin/sh")
        .args(["-c", &format!("exec 2>&1; {script}")])
        .env_remove("TAPELESS_FLAGS")
        .current_dir(directory)
        .output()
        .expect("a shell");
    let text = String::from_utf8_lossy(&output.stdout).replace(&own, "$DIR");
    let end = if text.is_empty() || text.ends_with('\n') {
        ""
    } else {
        "\n"
    };
    let code = output
        .status
        .code()
        .map_or("by a signal".to_owned(), |code| code.to_string());
    let refused = code != "0" && written.exists();
    let half = if refused { "out.ll was written\n" } else { "" };
    format!("{text}{end}{half}exit {code}\n")
}
