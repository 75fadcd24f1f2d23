//! Where something was measured, without names of hosts or paths.

use super::summary::Report;
use crate::shell;

/// A report without results, of this machine.
pub fn report() -> Report {
    let cpus = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let clang = shell::ask("clang-22", &["--version"]).unwrap_or_default();
    Report {
        machine: format!("{}, {cores} cores", model(&cpus)),
        compiler: format!("clang {}", version(&clang)),
        peers: Vec::new(),
        results: Vec::new(),
        failed: Vec::new(),
        summaries: Vec::new(),
    }
}

/// The name that Linux has for the first processor.
fn model(cpus: &str) -> &str {
    cpus.lines()
        .find_map(|line| line.strip_prefix("model name"))
        .map_or("an unknown processor", |rest| {
            rest.trim_start_matches([' ', '\t', ':']).trim_end()
        })
}

/// The number alone: what distributions add is left out.
pub fn version(said: &str) -> &str {
    let after = said
        .split_once("clang version ")
        .map_or("", |(_, after)| after);
    after
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .next()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{model, version};

    #[test]
    fn a_processor_has_a_name() {
        let cpus = "processor\t: 0\nvendor_id\t: AuthenticAMD\nmodel name\t: AMD EPYC \nmodel name\t: other\n";
        assert_eq!(model(cpus), "AMD EPYC");
        assert_eq!(model(""), "an unknown processor");
    }

    #[test]
    fn a_version_is_a_number() {
        let said = "Debian clang version 22.1.8 (1~deb12u1)\nTarget: x86_64-pc-linux-gnu\n";
        assert_eq!(version(said), "22.1.8");
        let built = "Ubuntu clang version 22.1.0++20260101-1~exp1";
        assert_eq!(version(built), "22.1.0");
        assert_eq!(version("no such program"), "");
    }
}
