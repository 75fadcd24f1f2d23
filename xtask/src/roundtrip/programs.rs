//! The programs that go round: sources inside cargo packages, driven by files in `tests/roundtrip`.

use crate::packages::source;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program: our driver, and the sources of others that it drives.
pub struct Program {
    pub name: &'static str,
    pub driver: &'static str,
    pub input: Option<&'static str>,
    pub package: Option<(&'static str, &'static str)>,
    pub folder: &'static str,
    pub sources: &'static [&'static str],
    pub flags: &'static [&'static str],
}

pub const PROGRAMS: [Program; 6] = [
    Program {
        name: "SQLite",
        driver: "sqlite.c",
        input: Some("sqlite.sql"),
        package: Some(("libsqlite3-sys", "0.39.1")),
        folder: "sqlite3",
        sources: &["sqlite3.c"],
        flags: &[
            "-DSQLITE_THREADSAFE=0",
            "-DSQLITE_OMIT_LOAD_EXTENSION",
            "-DSQLITE_ENABLE_FTS5",
            "-DSQLITE_ENABLE_RTREE",
            "-DSQLITE_ENABLE_MATH_FUNCTIONS",
        ],
    },
    Program {
        name: "Lua",
        driver: "lua.c",
        input: Some("lua.lua"),
        package: Some(("lua-src", "551.1.0")),
        folder: "lua-5.4.9",
        sources: &["."],
        flags: &["-DLUA_USE_POSIX"],
    },
    Program {
        name: "zlib",
        driver: "zlib.c",
        input: None,
        package: Some(("libz-sys", "1.1.31")),
        folder: "src/zlib",
        sources: &["."],
        flags: &["-DHAVE_UNISTD_H"],
    },
    Program {
        name: "zstd",
        driver: "zstd.c",
        input: None,
        package: Some(("zstd-sys", "2.1.2+zstd.1.5.7")),
        folder: "zstd/lib",
        sources: &["common", "compress", "decompress"],
        flags: &["-DZSTD_DISABLE_ASM"],
    },
    Program {
        name: "exceptions",
        driver: "exceptions.cpp",
        input: None,
        package: None,
        folder: "",
        sources: &[],
        flags: &[],
    },
    Program {
        name: "unwinding",
        driver: "unwinding.rs",
        input: None,
        package: None,
        folder: "",
        sources: &[],
        flags: &[],
    },
];

/// The language of a driver.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Language {
    C,
    Cpp,
    Rust,
}

impl Program {
    /// The language of its driver.
    pub fn language(&self) -> Language {
        match Path::new(self.driver).extension().and_then(|e| e.to_str()) {
            Some("rs") => Language::Rust,
            Some("cpp") => Language::Cpp,
            _ => Language::C,
        }
    }

    /// The compiler with all but sources; rustc takes `-O2` as `-Copt-level=2`.
    pub fn compiler(&self, flags: &[&str]) -> Result<Command> {
        let mut command = Command::new(match self.language() {
            Language::C => "clang-22",
            Language::Cpp => "clang++-22",
            Language::Rust => "rustc",
        });
        if self.language() == Language::Rust {
            let flags = flags.iter().map(|flag| match flag.strip_prefix("-O") {
                Some(level) => format!("-Copt-level={level}"),
                None => (*flag).to_owned(),
            });
            command.args(flags).env("RUSTC_BOOTSTRAP", "1");
        } else {
            command.arg("-w").args(flags).args(self.flags);
            if let Some(folder) = self.sources_folder()? {
                command.arg("-I").arg(folder);
            }
        }
        Ok(command)
    }

    /// The driver's name and the absolute paths of what it drives.
    pub fn files(&self) -> Result<Vec<PathBuf>> {
        let mut files = vec![PathBuf::from(self.driver)];
        if let Some(folder) = self.sources_folder()? {
            for part in self.sources {
                files.extend(c_files(&folder.join(part))?);
            }
        }
        Ok(files)
    }

    fn sources_folder(&self) -> Result<Option<PathBuf>> {
        self.package
            .map(|(package, version)| Ok(source(package, version)?.join(self.folder)))
            .transpose()
    }
}

/// The C files of a folder in the order of their names, or the one file.
fn c_files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut files = Vec::new();
    for entry in
        std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?
    {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "c") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}
