//! `tapeless cc`, `c++`, `fortran`, `plugin-path`, `include-path`, `cmake-path`: the compilers with the plugin.

use crate::failure::{Failure, Result};
use crate::source::missing;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use tapeless_diag::{Diagnostic, code};

/// The file name of the plugin.
const PLUGIN: &str = "libtapeless.so";

/// The plugin: `TAPELESS_PLUGIN`, else beside this program or in a `lib` directory next to its own.
pub fn plugin() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("TAPELESS_PLUGIN") {
        let path = PathBuf::from(named);
        if path.is_file() {
            return Ok(path);
        }
        let what = format!(
            "TAPELESS_PLUGIN names `{}`, which is no file",
            path.display()
        );
        return Err(Diagnostic::error(code::ENVIRONMENT, what)
            .help("name libtapeless.so, or unset TAPELESS_PLUGIN")
            .into());
    }
    let own = std::env::current_exe().ok();
    let directory = own.as_deref().and_then(|path| path.parent());
    let places = directory.map(|own| [own.join(PLUGIN), own.join("../lib").join(PLUGIN)]);
    let found = places.into_iter().flatten().find(|path| path.is_file());
    found.ok_or_else(|| {
        let what = format!("the plugin `{PLUGIN}` is not beside this program");
        Diagnostic::error(code::ENVIRONMENT, what)
            .help("`cargo build --release` makes both; TAPELESS_PLUGIN can name it elsewhere")
            .into()
    })
}

/// What tells a folder of headers.
const HEADER: &str = "tapeless/tapeless.h";

/// Folders of these names above this program's own, then in the source that this program was built from.
fn above(names: &[&str]) -> Vec<PathBuf> {
    let own = std::env::current_exe().unwrap_or_default();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(2);
    let above = own.ancestors().skip(2).take(2).chain(source.take(1));
    let places = above.flat_map(|up| names.iter().map(|name| up.join(name)));
    places.collect()
}

/// Where the headers are: `TAPELESS_INCLUDE`, else an `include` directory above this program's own, else that of the
/// source this program was built from.
pub fn include() -> Option<PathBuf> {
    let named = std::env::var_os("TAPELESS_INCLUDE").map(PathBuf::from);
    let mut places = named.into_iter().chain(above(&["include"]));
    places.find(|path| path.join(HEADER).is_file())
}

/// Where the headers are, or what is missing.
pub fn include_path() -> Result<PathBuf> {
    include().ok_or_else(|| {
        let what = format!("`{HEADER}` is in no `include` directory above this program");
        Diagnostic::error(code::ENVIRONMENT, what)
            .help("TAPELESS_INCLUDE can name the directory that holds `tapeless`")
            .into()
    })
}

/// What tells a folder for CMake.
const PACKAGE: &str = "TapelessConfig.cmake";

/// Where CMake finds the package, or what is missing.
pub fn cmake_path() -> Result<PathBuf> {
    let mut places = above(&["cmake", "lib/cmake/Tapeless"]).into_iter();
    let found = places.find(|path| path.join(PACKAGE).is_file());
    found.ok_or_else(|| {
        let what = format!("`{PACKAGE}` is in no `cmake` directory above this program");
        Diagnostic::error(code::ENVIRONMENT, what)
            .help("`-DTapeless_DIR=` can name the directory that holds it")
            .into()
    })
}

/// What makes a compiler of C or C++ find the headers.
pub fn include_flags() -> Vec<OsString> {
    let flags = |path: PathBuf| [OsString::from("-isystem"), path.into_os_string()];
    include().into_iter().flat_map(flags).collect()
}

/// The flags of ours, as the compiler takes them.
fn spelled(arg: &OsString) -> Vec<OsString> {
    match arg.to_str() {
        Some("--verify") => ["-mllvm", "-tapeless-verify"].map(OsString::from).into(),
        _ => vec![arg.clone()],
    }
}

/// Becomes a compiler with the plugin, and with `flags`; returns only if that fails.
pub fn become_compiler(compiler: &str, flags: &[OsString], args: &[OsString]) -> Failure {
    let plugin = match plugin() {
        Ok(plugin) => plugin,
        Err(failure) => return failure,
    };
    let mut flag = OsString::from("-fpass-plugin=");
    flag.push(plugin);
    let mut command = Command::new(compiler);
    let args = args.iter().flat_map(spelled);
    missing(compiler, &command.arg(flag).args(flags).args(args).exec())
}
