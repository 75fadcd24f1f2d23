//! Enzyme as a plugin of a clang that the user has. It answers to the requests of the benchmarks as they stand.

use super::super::machine::version;
use super::super::measure::WRAP;
use super::super::outcome::{Line, TOLERANCE};
use super::{Peer, lines, why};

use crate::shell;
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Where the plugin lies, and the clang that loads it.
const FILE: &str = "TAPELESS_ENZYME";
const CLANG: &str = "TAPELESS_ENZYME_CLANG";

/// How a user has it.
pub const HOW: &str = "Enzyme is timed by the Python package enzyme-ad; TAPELESS_ENZYME=/path/to/ClangEnzyme-19.so times the plugin \
                       instead, in clang-19 or the clang that TAPELESS_ENZYME_CLANG names.";

/// Seconds that one compilation or one run may take.
const PATIENCE: &str = "600";

/// A plugin and its clang.
pub struct Plugin {
    file: PathBuf,
    clang: OsString,
    version: String,
}

impl Plugin {
    /// What the environment names.
    pub fn of_environment() -> Result<Option<Self>> {
        let Some(file) = std::env::var_os(FILE) else {
            return Ok(None);
        };
        let clang = std::env::var_os(CLANG).unwrap_or_else(|| "clang-19".into());
        let file = PathBuf::from(file);
        let file = file
            .canonicalize()
            .with_context(|| format!("{FILE} names {}", file.display()))?;
        let Some(said) = shell::ask(&clang.to_string_lossy(), &["--version"]) else {
            bail!(
                "{} does not run: {CLANG} names the clang for {FILE}",
                clang.display()
            );
        };
        Ok(Some(Self {
            file,
            clang,
            version: version(&said).to_owned(),
        }))
    }

    /// What it is called, and the clang that it is in.
    pub fn version(&self) -> String {
        let file = self.file.file_name().unwrap_or_default();
        format!("{} in clang {}", file.display(), self.version)
    }

    /// Builds a program and runs it; why there is no result is said on standard error.
    pub fn measure(&self, name: &str, flags: &str, out: &Path) -> Vec<Line> {
        self.run(name, flags, out).unwrap_or_else(|error| {
            eprintln!("Enzyme, {name} at {flags}: {error:#}");
            Vec::new()
        })
    }

    fn run(&self, name: &str, flags: &str, out: &Path) -> Result<Vec<Line>> {
        let binary = out.join(format!("{name}.enzyme"));
        let mut build = vec![self.clang.clone()];
        build.extend(flags.split(' ').map(OsString::from));
        build.extend(self.loading().map(OsString::from));
        build.push(format!("benches/{name}.c").into());
        build.extend(["bench.o", "heap.o"].map(|part| out.join(part).into()));
        build.extend([WRAP, "-lm", "-o"].map(OsString::from));
        build.push(binary.clone().into());
        let built = patiently(&build)?;
        if !built.status.success() {
            bail!("not compiled: {}", why(&built));
        }
        let ran = patiently(&[binary.into()])?;
        // A wrong gradient also exits with 1, and shows in the line itself.
        if ran.stdout.is_empty() || !matches!(ran.status.code(), Some(0 | 1)) {
            bail!("the program failed: {}", why(&ran));
        }
        lines(&ran)
    }

    /// A plugin of passes; that for clang wants to be loaded by its frontend, too.
    fn loading(&self) -> impl Iterator<Item = String> {
        let file = self.file.display();
        let is_clangs = self
            .file
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("Clang"));
        let frontend = is_clangs.then(|| format!("-fplugin={file}"));
        std::iter::once(format!("-fpass-plugin={file}")).chain(frontend)
    }
}

/// Runs a command in the project's root, and ends it when it takes too long.
fn patiently(command: &[OsString]) -> Result<Output> {
    let output = Command::new("timeout")
        .arg(PATIENCE)
        .args(command)
        .current_dir(shell::root())
        .output()
        .context("`timeout` cannot be started")?;
    if output.status.code() == Some(124) {
        bail!("it takes more than {PATIENCE} s");
    }
    Ok(output)
}

/// Its figures for the problem of our line, if its gradient agrees with the one by hand.
pub fn peer(lines: &[Line], ours: &Line) -> Option<Peer> {
    let [own, ..] = &ours.sizes;
    let line = lines.iter().find(|line| line.sizes[0].size == own.size)?;
    if line.max_rel_error <= TOLERANCE {
        let [at, ..] = &line.sizes;
        let peak = Some(at.peak_bytes);
        return Some(Peer::new(own.gradient_s, at.primal_s, at.gradient_s, peak));
    }
    eprintln!(
        "Enzyme, {}: its gradient deviates from the one by hand by {:.1e}",
        line.name, line.max_rel_error
    );
    None
}

#[cfg(test)]
mod tests {
    use super::super::super::outcome::tests::line;
    use super::{Plugin, peer};

    #[test]
    fn a_gradient_that_deviates_has_no_figures() {
        let (ours, mut theirs) = (line("x", 2.0, 1.0), vec![line("x", 4.0, 1.0)]);
        let found = peer(&theirs, &ours);
        assert!(found.is_some_and(
            |peer| (peer.ratio, peer.over) == (4.0, 0.5) && peer.peak_bytes == Some(100 << 10)
        ));
        theirs[0].max_rel_error = 0.5;
        assert!(peer(&theirs, &ours).is_none());
        assert!(peer(&[], &ours).is_none());
    }

    #[test]
    fn the_frontend_loads_what_is_made_for_clang() {
        let count = |file: &str| {
            let plugin = Plugin {
                file: file.into(),
                clang: "clang-19".into(),
                version: String::new(),
            };
            plugin.loading().count()
        };
        assert_eq!(count("/lib/ClangEnzyme-19.so"), 2);
        assert_eq!(count("/Clang/LLVMEnzyme-19.so"), 1);
    }

    #[test]
    fn a_plugin_is_named_with_its_clang() {
        let plugin = Plugin {
            file: "/lib/ClangEnzyme-19.so".into(),
            clang: "clang-19".into(),
            version: "19.1.7".to_owned(),
        };
        assert_eq!(plugin.version(), "ClangEnzyme-19.so in clang 19.1.7");
    }
}
