//! clang with the plugin says what `tapeless opt` says in the dialogues of `tests/ui`, once, and writes nothing.

use std::path::{Path, PathBuf};
use std::process::Command;

const DIALOGUES: [&str; 3] = ["requests.ui", "refusals.ui", "constructs.ui"];

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ui")
}

/// The plugin that cargo has built for this test, beside the test itself.
fn plugin() -> PathBuf {
    let test = std::env::current_exe().expect("a running test has a path");
    let beside = test.with_file_name("libtapeless.so");
    assert!(beside.exists(), "{} is missing", beside.display());
    beside
}

/// Flags of clang, and the answer, of each command of a dialogue that compiles with places and is refused.
fn refused(dialogue: &str) -> Vec<(Vec<&str>, String)> {
    let mut found = Vec::new();
    for command in dialogue.split("\n$ ").skip(1) {
        let (line, answer) = command.split_once('\n').unwrap_or((command, ""));
        let Some((compiled, _)) = line.split_once(" && tapeless opt") else {
            continue;
        };
        let Some(flags) = compiled.strip_prefix("clang-22 -g ") else {
            continue;
        };
        let flags: Vec<&str> = flags.split(' ').collect();
        let said: Vec<&str> = answer
            .lines()
            .take_while(|line| !line.starts_with("exit ") && *line != "a.bc")
            .filter(|line| !is_source(line))
            .collect();
        if said.first().is_some_and(|line| line.contains("error[TL")) {
            found.push((flags, said.join("\n")));
        }
    }
    found
}

/// A line of the source, or the mark below it.
fn is_source(line: &str) -> bool {
    let bare = line.trim_start_matches([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    bare.starts_with("| ")
}

/// What clang says, in the form of the command: causes and ways out are notes to clang.
fn as_command(said: &str) -> String {
    let lines = said
        .lines()
        .filter(|line| !is_source(line) && !line.ends_with(" generated."));
    let lines: Vec<String> = lines
        .map(|line| match line.split_once("note: ") {
            Some(("", text)) if text.starts_with("help: ") => format!("  {text}"),
            Some((place, text)) => format!("  note: {place}{text}"),
            None => line.replace("error: [TL", "error[TL"),
        })
        .collect();
    lines.join("\n")
}

/// Whether a message begins with `file:line:column: error[`, not `file:line: error[`.
fn has_column(message: &str) -> bool {
    let place = message.split(": error[").next().unwrap_or_default();
    place.split(':').count() == 3
}

#[test]
fn clang_says_the_same_as_the_command() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refusals");
    let mut count = 0;
    for name in DIALOGUES {
        let dialogue = std::fs::read_to_string(directory().join(name)).expect("a dialogue is text");
        for (flags, expected) in refused(&dialogue) {
            std::fs::remove_dir_all(&scratch).ok();
            std::fs::create_dir_all(&scratch).expect("the target directory is writable");
            let object = scratch.join("out.o");
            let flags = flags
                .into_iter()
                .filter(|flag| !["-emit-llvm", "-o", "$DIR/a.bc"].contains(flag));
            let output = Command::new("clang-22")
                .current_dir(directory())
                .arg("-g")
                .args(flags)
                .arg(format!("-fpass-plugin={}", plugin().display()))
                .arg("-o")
                .arg(&object)
                .output()
                .expect("`cargo xtask setup` installs clang-22");
            let mut said = as_command(&String::from_utf8_lossy(&output.stderr));
            // A place that is a whole line begins at its first column to clang.
            if !has_column(&expected) {
                said = said.replacen(":1: error[", ": error[", 1);
            }
            assert_eq!(said, expected);
            assert_eq!(output.status.code(), Some(1), "{expected}");
            assert!(!object.exists(), "{expected}");
            count += 1;
        }
    }
    assert!(count >= 8, "the dialogues have {count} refusals only");
}
