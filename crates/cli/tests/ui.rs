//! Commands and what they say, word for word: `tests/ui/*.ui`.
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
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ui"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = String::new();
    for file in files {
        let expected = std::fs::read_to_string(&file).expect("a dialogue is text");
        let found = held(&file, &expected);
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
    let stem = file
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ui-{stem}"));
    std::fs::remove_dir_all(&scratch).ok();
    std::fs::create_dir_all(&scratch).expect("the target directory is writable");
    let mut found = String::new();
    let mut in_answer = false;
    for line in script.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            found += &format!("{line}\n{}", answer(command, &scratch));
            in_answer = true;
        } else if !in_answer {
            found += &format!("{line}\n");
        } else if line.starts_with("exit ") {
            in_answer = false;
        }
    }
    found
}

fn answer(line: &str, scratch: &Path) -> String {
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
        .current_dir(directory())
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
