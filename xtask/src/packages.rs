//! Sources of other people's programs, as they come inside cargo packages.

use crate::shell;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder where cargo builds.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(directory) => shell::root().join(directory),
        None => shell::root().join("target"),
    }
}

/// An empty folder to work in, kept after the run for those who want to look.
pub fn scratch(name: &str) -> Result<PathBuf> {
    let directory = target().join("xtask").join(name);
    if directory.exists() {
        std::fs::remove_dir_all(&directory)
            .with_context(|| format!("cannot empty {}", directory.display()))?;
    }
    kept(name)
}

/// The same with what an earlier run left in it.
pub fn kept(name: &str) -> Result<PathBuf> {
    let directory = target().join("xtask").join(name);
    std::fs::create_dir_all(&directory)
        .with_context(|| format!("cannot create {}", directory.display()))?;
    Ok(directory)
}

/// The unpacked source of a package of exactly this version, fetched but not built.
pub fn source(name: &str, version: &str) -> Result<PathBuf> {
    let directory = target().join("xtask").join("packages").join(name);
    std::fs::create_dir_all(directory.join("src"))?;
    std::fs::write(directory.join("src/lib.rs"), "")?;
    let manifest = directory.join("Cargo.toml");
    std::fs::write(
        &manifest,
        format!(
            "[package]\nname = \"holder\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{name} = \"={version}\"\n\n[workspace]\n"
        ),
    )?;
    let metadata = metadata(&manifest)
        .with_context(|| format!("cannot fetch the package {name} {version}"))?;
    let found = metadata["packages"].as_array().and_then(|packages| {
        let package = packages.iter().find(|package| package["name"] == name)?;
        Path::new(package["manifest_path"].as_str()?).parent()
    });
    match found {
        Some(path) => Ok(path.to_path_buf()),
        None => bail!("cargo does not say where the package {name} lies"),
    }
}

fn metadata(manifest: &Path) -> Result<Value> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args([
            "metadata",
            "--quiet",
            "--format-version",
            "1",
            "--manifest-path",
        ])
        .arg(manifest)
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        bail!("cargo metadata failed ({})", output.status);
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
