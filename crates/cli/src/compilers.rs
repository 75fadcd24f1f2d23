//! `tapeless cc`, `c++`, `fortran`, `plugin-path`: the compilers with the plugin.

use crate::failure::{Failure, Result};
use crate::source::missing;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
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
        return Err(Failure::new(code::ENVIRONMENT, what));
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

/// Becomes a compiler with the plugin; returns only if that fails.
pub fn become_compiler(compiler: &str, args: &[OsString]) -> Failure {
    let plugin = match plugin() {
        Ok(plugin) => plugin,
        Err(failure) => return failure,
    };
    let mut flag = OsString::from("-fpass-plugin=");
    flag.push(plugin);
    missing(
        compiler,
        &Command::new(compiler).arg(flag).args(args).exec(),
    )
}
