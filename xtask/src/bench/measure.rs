//! Building the benchmarks and running them.

use super::Options;
use super::others::Tool;
use super::outcome::{Line, Outcome};
use super::peers::{Found, Peers};
use super::summary::{Report, Summary};
use super::table::{self, Table};
use crate::packages::{scratch, target};
use crate::{setup, shell};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Has the heap counted.
pub const WRAP: &str =
    "-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=aligned_alloc";

/// The buffers of ADOL-C: a tape that needs more counts as one that does not fit into memory.
const BUFFERS: &str = r#""OBUFSIZE" "134217728"
"LBUFSIZE" "268435456"
"VBUFSIZE" "67108864"
"TBUFSIZE" "268435456"
"#;

/// What is built and installed before anything is timed.
pub struct Bench {
    plugin: PathBuf,
    out: PathBuf,
    with_adolc: bool,
    peers: Option<Peers>,
}

impl Bench {
    /// Installs and builds what the programs need.
    pub fn prepare(options: &Options) -> Result<Self> {
        if !options.without_adolc {
            setup::adolc()?;
        }
        let peers = options.peers.then(Peers::prepare).transpose()?;
        shell::cargo(&["build", "--release"])?;
        let out = scratch("bench")?;
        for part in ["bench", "heap"] {
            let mut clang = Command::new("clang-22");
            clang
                .args(["-O2", "-c", &format!("benches/{part}.c"), "-o"])
                .arg(out.join(part).with_extension("o"));
            shell::run(&mut clang)?;
        }
        std::fs::write(out.join(".adolcrc"), BUFFERS)?;
        Ok(Self {
            plugin: target().join("release/libtapeless.so"),
            out,
            with_adolc: !options.without_adolc,
            peers,
        })
    }

    /// The other tools that give figures.
    pub fn tools(&self) -> Vec<Tool> {
        let mut tools = Vec::new();
        if self.with_adolc {
            tools.push(Tool::Adolc);
        }
        tools.extend(self.peers.iter().flat_map(Peers::tools));
        tools
    }

    /// Names and versions of those that only --peers measures.
    pub fn versions(&self) -> Vec<String> {
        self.peers.as_ref().map(Peers::versions).unwrap_or_default()
    }

    /// Measures the programs at a set of flags, and shows each result when it is there.
    pub fn set(&self, flags: &str, programs: &[&str], report: &mut Report, shown: Option<&Table>) {
        if !programs.is_empty() {
            table::show(shown, |table| table.heading(flags));
        }
        for name in programs {
            match self.measure(name, flags) {
                Ok(results) => {
                    for result in &results {
                        table::show(shown, |table| table.row(result));
                    }
                    report.results.extend(results);
                }
                Err(error) => {
                    eprintln!("{name} at {flags}: {error:#}");
                    report.failed.push(format!("{name} at {flags}"));
                }
            }
        }
        if let Some(summary) = Summary::of(flags, &report.results) {
            table::show(shown, |table| table.closing(&summary));
            report.summaries.push(summary);
        }
    }

    /// Compiles one program with the plugin and runs it: one result per line that it prints.
    fn measure(&self, name: &str, flags: &str) -> Result<Vec<Outcome>> {
        let binary = self.build(name, flags)?;
        let output = Command::new(&binary).current_dir(&self.out).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        // A wrong gradient also exits with 1, and shows in the line itself.
        if text.is_empty() || output.status.code().is_none() {
            bail!("the program ended without a result ({})", output.status);
        }
        let others = match &self.peers {
            Some(peers) => peers.measure(name, flags, &self.out)?,
            None => Found::default(),
        };
        let read = |line| serde_json::from_str::<Line>(line)?.outcome(flags, &others);
        text.lines().map(read).collect()
    }

    fn build(&self, name: &str, flags: &str) -> Result<PathBuf> {
        let binary = self.out.join(name);
        let mut clang = Command::new("clang-22");
        clang
            .args(flags.split(' '))
            .arg(format!("-fpass-plugin={}", self.plugin.display()))
            .arg(format!("benches/{name}.c"))
            .args(["bench.o", "heap.o"].map(|part| self.out.join(part)));
        let described = format!("benches/adolc/{name}.cpp");
        if self.with_adolc && shell::root().join(&described).is_file() {
            let tape = self.out.join(format!("{name}.tape.o"));
            let mut cxx = Command::new("clang++-22");
            // `register` in ADOL-C's headers is no longer C++.
            cxx.args(flags.split(' '))
                .args(["-w", "-c", &described, "-o"])
                .arg(&tape);
            build(&mut cxx)?;
            clang.arg(tape).args(["-ladolc", "-lstdc++"]);
        }
        clang.args([WRAP, "-lm", "-o"]).arg(&binary);
        build(&mut clang)?;
        Ok(binary)
    }
}

fn build(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_owned();
    let built = command.current_dir(shell::root()).output();
    let built = built.with_context(|| format!("cannot start {}", Path::new(&name).display()))?;
    if !built.status.success() {
        bail!("{}", String::from_utf8_lossy(&built.stderr).trim());
    }
    Ok(())
}
