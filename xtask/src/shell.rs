//! Running other programs, visibly.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the project.
pub fn root() -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.pop();
    path
}

/// Says what is run, and runs it in the project's root.
pub fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program();
    let name = Path::new(program).file_name().unwrap_or(program);
    let words: Vec<_> = std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let line = words.join(" ");
    eprintln!("$ {line}");
    let status = command.current_dir(root()).status();
    let status = status.with_context(|| format!("`{}` cannot be started", words[0]))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs cargo, the one that runs us.
pub fn cargo(arguments: &[&str]) -> Result<()> {
    run(cargo_itself().args(arguments))
}

/// The cargo that runs this program.
pub fn cargo_itself() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// What a program prints, trimmed; `None` if it is missing or fails.
pub fn ask(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
