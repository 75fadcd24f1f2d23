//! The `regex` crate and all that its own tests depend on, compiled by rustc with the plugin.

use super::build::{Row, code_bytes, execute};
use super::coverage::{Coverage, share};
use crate::packages::source;
use crate::style::seconds;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const NAME: &str = "regex";
const VERSION: &str = "1.13.1";

/// Runs the crate's tests both ways. An error where a test fails or the results differ.
pub fn compare(plugin: &Path, out: &Path) -> Result<Row> {
    let folder = unpack(&out.join("regex"))?;
    let (before, _, plain_s) = build(&folder, &out.join("rust-before"), None)?;
    let (after, coverage, tripped_s) = build(&folder, &out.join("rust-after"), Some(plugin))?;
    if coverage.done == 0 {
        bail!("the plugin reported no function that it took apart and put together again");
    }
    let runs = execute([&before, &after], Some("--test-threads=1"), &folder)?;
    let (plain, tripped) = (verdicts(&runs[0].0), verdicts(&runs[1].0));
    if plain != tripped || plain.is_empty() {
        bail!("the tests' results differ from those without the plugin");
    }
    Ok(Row {
        name: NAME.to_owned(),
        flags: "-O2".to_owned(),
        coverage,
        counts: None,
        run: runs[1].1 / runs[0].1,
        code: share(code_bytes(&after)?, code_bytes(&before)?),
        compile: tripped_s / plain_s,
        output: format!("{} tests, {}", plain.len(), seconds(runs[1].1)),
    })
}

/// A copy of the package whose tests compile: two things that they name are not in it.
fn unpack(folder: &Path) -> Result<PathBuf> {
    let package = source(NAME, VERSION)?;
    copy(&package, folder)?;
    let tests = folder.join("tests/lib.rs");
    let text = std::fs::read_to_string(&tests)?;
    let kept: Vec<&str> = text
        .lines()
        .filter(|line| *line != "mod fuzz;" && !line.contains("load!(\"fowler/"))
        .collect();
    if kept.len() + 4 != text.lines().count() {
        bail!("the tests of {NAME} {VERSION} are not as expected");
    }
    std::fs::write(&tests, kept.join("\n"))?;
    let manifest = folder.join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest)?;
    std::fs::write(&manifest, format!("{text}\n[workspace]\n"))?;
    Ok(folder.to_path_buf())
}

/// Copies a folder; its nesting is that of a package.
fn copy(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::write(&target, std::fs::read(entry.path())?)?;
        }
    }
    Ok(())
}

/// The test program, what the plugin said, and the seconds that it all took.
fn build(folder: &Path, target: &Path, plugin: Option<&Path>) -> Result<(PathBuf, Coverage, f64)> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(folder)
        .args([
            "test",
            "--locked",
            "--release",
            "--test",
            "integration",
            "--no-run",
        ])
        // Where a target is named, build scripts and macros are compiled without our flags.
        .args(["--target", "x86_64-unknown-linux-gnu"])
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "2")
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", "");
    if let Some(plugin) = plugin {
        command
            .env("RUSTFLAGS", format!("-Zllvm-plugins={}", plugin.display()))
            .env("TAPELESS_FLAGS", "roundtrip");
    }
    let start = Instant::now();
    let built = command.output().context("cannot start cargo")?;
    let compile_s = start.elapsed().as_secs_f64();
    let said = String::from_utf8_lossy(&built.stderr);
    if !built.status.success() {
        bail!("{NAME} does not compile\n{}", said.trim());
    }
    let mut coverage = Coverage::default();
    coverage.read(&said);
    let binary = said
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Executable tests/lib.rs ("))
        .find_map(|rest| rest.strip_suffix(')'))
        .context("cargo does not say where the test program lies")?;
    Ok((folder.join(binary), coverage, compile_s))
}

/// The line of each test.
fn verdicts(output: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(output)
        .lines()
        .filter(|line| line.starts_with("test ") && line.contains(" ... "))
        .map(str::to_owned)
        .collect()
}
