//! The pages of `docs/` as a book. That their links lead somewhere, and that their examples say what they say, is tested.

use crate::{packages, shell};
use anyhow::{Context, Result, ensure};
use std::process::Command;

const VERSION: &str = "0.4.52";

/// Builds `target/book`, with an mdBook of our own.
pub fn run() -> Result<()> {
    let tools = packages::target().join("tools");
    let mdbook = tools.join("bin/mdbook");
    if !mdbook.exists() {
        let root = tools.to_string_lossy();
        let install = ["install", "mdbook", "--version", VERSION, "--locked"];
        shell::cargo(&[&install[..], &["--root", &root]].concat())?;
    }
    let built = Command::new(&mdbook)
        .current_dir(shell::root())
        .arg("build")
        .status()
        .with_context(|| format!("cannot run {}", mdbook.display()))?;
    ensure!(built.success(), "mdbook failed");
    println!("{}", packages::target().join("book/index.html").display());
    Ok(())
}
