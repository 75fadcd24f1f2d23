//! The one diagnostic type of the project.
//!
//! Every crate that can refuse something says so with a [`Diagnostic`]: what is wrong, where,
//! why, and what the user can do about it. How it is shown is the host's business.

mod shown;
pub mod times;

use std::fmt;
use std::sync::Arc;

/// How grave a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// Nothing is produced.
    Error,
    /// A derivative is produced, but the user should look.
    Warning,
}

/// A place in the user's source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The file as the compiler names it.
    pub file: Arc<str>,
    /// 1-based line.
    pub line: u32,
    /// 1-based column; 0 when unknown.
    pub column: u32,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 {
            write!(f, ":{}", self.column)?;
        }
        Ok(())
    }
}

/// The stable number of a diagnostic, `TL0001` and up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(pub u16);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TL{:04}", self.0)
    }
}

/// The codes in use, one per kind of refusal.
pub mod code {
    use super::Code;
    /// A marker call that does not follow the calling convention.
    pub const CONVENTION: Code = Code(1);
    /// An active call to a function whose body and derivative are unknown.
    pub const UNDEFINED: Code = Code(2);
    /// A construct that cannot be imported or differentiated.
    pub const UNSUPPORTED: Code = Code(3);
    /// The type of active memory cannot be decided.
    pub const UNTYPED: Code = Code(4);
    /// A return or argument type that has no derivative.
    pub const NO_DERIVATIVE: Code = Code(5);
    /// Input of the command line that does not fit the function.
    pub const INPUT: Code = Code(6);
    /// The surroundings are not as needed: missing tools, another LLVM.
    pub const ENVIRONMENT: Code = Code(7);
    /// A defect of Tapeless itself.
    pub const INTERNAL: Code = Code(99);
}

/// One message to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How grave.
    pub severity: Severity,
    /// Its stable number.
    pub code: Code,
    /// Where, if the compiler kept it.
    pub location: Option<Location>,
    /// The symbol of the user's function that it is about: hosts know where it is defined, even without `-g`.
    pub function: Option<Box<str>>,
    /// What is wrong, in the user's terms.
    pub what: String,
    /// Causes, each with the place that shows it.
    pub why: Vec<(Option<Location>, String)>,
    /// What resolves it.
    pub help: Vec<String>,
}

/// What a stage gives back: its value, or the reason why there is none.
pub type Result<T> = std::result::Result<T, Box<Diagnostic>>;

impl Diagnostic {
    /// An error without location, cause or help yet.
    pub fn error(code: Code, what: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            location: None,
            function: None,
            what: what.into(),
            why: Vec::new(),
            help: Vec::new(),
        }
    }

    /// A warning, as [`error`](Self::error).
    pub fn warning(code: Code, what: impl Into<String>) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(code, what)
        }
    }

    /// A defect of Tapeless itself: shown as an error, never as a panic.
    pub fn internal(what: impl Into<String>) -> Self {
        Self::error(code::INTERNAL, format!("internal error: {}", what.into()))
            .help("this is a defect of Tapeless; please report it with the source file")
    }

    /// Sets the place.
    pub fn at(mut self, location: impl Into<Option<Location>>) -> Self {
        self.location = location.into();
        self
    }

    /// Sets the function, unless a narrower one is known.
    pub fn inside(mut self, symbol: impl Into<Box<str>>) -> Self {
        self.function.get_or_insert_with(|| symbol.into());
        self
    }

    /// Sets the place of something that may stand in inlined code: `frames` are the places it stands at, the
    /// innermost first. The user's is the innermost in the file `home`; that of other code is a cause.
    pub fn within(self, frames: &[Location], home: Option<&str>) -> Self {
        let Some(innermost) = frames.first() else {
            return self;
        };
        let own = frames.iter().find(|place| Some(&*place.file) == home);
        match own {
            Some(own) if own != innermost => self
                .at(own.clone())
                .because(innermost.clone(), "in code that is inlined there"),
            _ => self.at(innermost.clone()),
        }
    }

    /// Adds a cause.
    pub fn because(
        mut self,
        location: impl Into<Option<Location>>,
        why: impl Into<String>,
    ) -> Self {
        let why = (location.into(), why.into());
        if !self.why.contains(&why) {
            self.why.push(why);
        }
        self
    }

    /// Adds a way out.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    /// The code and what is wrong.
    pub fn headline(&self) -> String {
        format!("[{}] {}", self.code, self.what)
    }

    fn body(&self) -> String {
        let mut text = self.headline();
        for (place, why) in &self.why {
            text.push_str("\n  note: ");
            if let Some(place) = place {
                text.push_str(&format!("{place}: "));
            }
            text.push_str(why);
        }
        for help in &self.help {
            text.push_str("\n  help: ");
            text.push_str(help);
        }
        text
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.location {
            write!(f, "{place}: ")?;
        }
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        write!(f, "{severity}{}", self.body())
    }
}

impl std::error::Error for Diagnostic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_like_a_compiler_message() {
        let place = Location {
            file: "a.c".into(),
            line: 3,
            column: 7,
        };
        let d = Diagnostic::error(code::UNDEFINED, "`g` is active but has no definition")
            .at(place.clone())
            .because(place, "called here")
            .help("define it");
        assert_eq!(
            d.to_string(),
            "a.c:3:7: error[TL0002] `g` is active but has no definition\n  note: a.c:3:7: called here\n  help: define it"
        );
    }

    #[test]
    fn code_inlined_from_another_file_is_a_cause() {
        let place = |file: &str, line| Location {
            file: file.into(),
            line,
            column: 0,
        };
        let frames = [place("vector", 9), place("a.cc", 3), place("a.cc", 7)];
        let shown = |home| {
            let d = Diagnostic::error(code::UNSUPPORTED, "no").within(&frames, home);
            d.to_string()
        };
        assert_eq!(
            shown(Some("a.cc")),
            "a.cc:3: error[TL0003] no\n  note: vector:9: in code that is inlined there"
        );
        assert_eq!(shown(Some("vector")), "vector:9: error[TL0003] no");
        assert_eq!(shown(None), "vector:9: error[TL0003] no");
    }
}
