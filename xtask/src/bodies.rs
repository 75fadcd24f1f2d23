//! Compiles the bodies of library functions (crates/llvm/bodies) to the IR that is built into the plugin.

use crate::shell;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "crates/llvm/bodies";

/// Writes `X.ll` beside each `X.c`, those of messages for each library of MPI: plain IR, without attributes, debug information or a target.
pub fn run() -> Result<()> {
    let folder = shell::root().join(FOLDER);
    for source in sources(&folder)? {
        std::fs::write(source.with_extension("ll"), compiled(&source, None)?)?;
    }
    for source in sources(&folder.join("mpi"))? {
        for (library, headers) in LIBRARIES {
            let made = source.with_extension(format!("{library}.ll"));
            std::fs::write(made, compiled(&source, Some(headers))?)?;
        }
    }
    Ok(())
}

/// The libraries of MPI, and where Debian's packages put their headers.
const LIBRARIES: [(&str, &str); 2] = [
    ("openmpi", "/usr/lib/x86_64-linux-gnu/openmpi/include"),
    ("mpich", "/usr/include/x86_64-linux-gnu/mpich"),
];

fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let source = entry?.path();
        if source.extension().is_some_and(|extension| extension == "c") {
            all.push(source);
        }
    }
    Ok(all)
}

fn compiled(source: &Path, headers: Option<&str>) -> Result<String> {
    let raw = std::env::temp_dir().join(format!("tapeless-body-{}.ll", std::process::id()));
    let mut clang = Command::new("clang-22");
    clang.args(["-std=c17", "-O0", "-Xclang", "-disable-O0-optnone"]);
    clang.args(["-fno-stack-protector", "-fno-ident", "-S", "-emit-llvm"]);
    clang.args(headers.map(|folder| format!("-I{folder}")));
    output(clang.arg(source).arg("-o").arg(&raw))?;
    let mut opt = Command::new("opt-22");
    let text = output(
        opt.args(["-passes=always-inline,sroa,simplifycfg,globaldce", "-S"])
            .arg(&raw),
    )?;
    std::fs::remove_file(&raw)?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!(
        "; Made from {name} by `cargo xtask bodies`.\n{}",
        plain(&text)
    ))
}

fn output(command: &mut Command) -> Result<String> {
    let done = command
        .output()
        .with_context(|| format!("cannot run {command:?}"))?;
    anyhow::ensure!(
        done.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&done.stderr)
    );
    Ok(String::from_utf8(done.stdout)?)
}

/// Leaves out what speaks of a target or of how the file was compiled. Loops that are to be unrolled say so.
fn plain(text: &str) -> String {
    let foreign = ["; ", "source_filename", "target ", "attributes ", "!"];
    let unrolled = unrolled(text);
    let is_told = |line: &&str| unrolled.contains(&line.split(' ').next().unwrap_or_default());
    let kept = text
        .lines()
        .filter(|line| is_told(line) || !foreign.iter().any(|start| line.starts_with(start)));
    let without = |line: &'_ str| match line.rsplit_once(", !llvm.loop ") {
        Some((_, node)) if unrolled.contains(&node) => line.to_owned(),
        _ => line
            .split(", !")
            .next()
            .unwrap_or(line)
            .trim_end()
            .to_owned(),
    };
    let lines: Vec<String> = kept
        .map(|line| line.split([';', '#']).next().unwrap_or(line))
        .map(|line| match line.starts_with('!') {
            true => line.to_owned(),
            false => without(line),
        })
        .collect();
    let defined = |line: &str| line.starts_with("define ") && !line.ends_with('{');
    let opened = lines.iter().map(|line| match defined(line) {
        true => format!("{line} {{\n"),
        false => format!("{line}\n"),
    });
    opened.collect::<String>().trim_matches('\n').to_owned() + "\n"
}

/// The nodes that say of loops that they are to be unrolled, and what they consist of.
fn unrolled(text: &str) -> Vec<&str> {
    let nodes: Vec<(&str, &str)> = text
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .collect();
    let is_node = |part: &str| nodes.iter().any(|(name, _)| *name == part);
    let full = nodes
        .iter()
        .find(|(_, what)| what.contains("llvm.loop.unroll.full"));
    let Some((full, _)) = full else {
        return Vec::new();
    };
    let loops = nodes
        .iter()
        .filter(|(_, what)| what.contains("distinct") && what.contains(full));
    let parts = loops.flat_map(|(name, what)| {
        let inside = what
            .split(['{', '}', ','])
            .map(str::trim)
            .filter(|part| part.starts_with('!'));
        inside.chain([*name])
    });
    parts.filter(|part| is_node(part)).collect()
}
