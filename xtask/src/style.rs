//! How tables look on a terminal; plain text elsewhere.

use std::io::IsTerminal;

/// Colours, if the output is shown to a human.
pub struct Style {
    colours: bool,
}

impl Style {
    /// Coloured if standard output is a terminal and `NO_COLOR` is not set.
    pub fn of_stdout() -> Style {
        Style {
            colours: std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none(),
        }
    }

    /// Without colours.
    #[cfg(test)]
    pub fn plain() -> Style {
        Style { colours: false }
    }

    /// For headings.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// For what is beside the point.
    pub fn faint(&self, text: &str) -> String {
        self.paint("2", text)
    }

    /// For what is right.
    pub fn good(&self, text: &str) -> String {
        self.paint("32", text)
    }

    /// For what is wrong.
    pub fn bad(&self, text: &str) -> String {
        self.paint("1;31", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colours {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}

/// A duration with three digits and a fitting unit.
pub fn seconds(time: f64) -> String {
    let (scaled, unit) = match time {
        t if t < 1e-6 => (t * 1e9, "ns"),
        t if t < 1e-3 => (t * 1e6, "µs"),
        t if t < 1.0 => (t * 1e3, "ms"),
        t => (t, "s"),
    };
    let digits = if scaled < 10.0 {
        2
    } else {
        usize::from(scaled < 100.0)
    };
    format!("{scaled:.digits$} {unit}")
}

/// Bytes with a fitting unit.
pub fn bytes(count: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
    let count = count as f64;
    match count {
        b if b < 1024.0 => format!("{b:.0} B"),
        b if b < 1024.0 * 1024.0 => format!("{:.1} KiB", b / 1024.0),
        b => format!("{:.1} MiB", b / (1024.0 * 1024.0)),
    }
}
