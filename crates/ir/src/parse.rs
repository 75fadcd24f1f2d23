//! Reads the text form of `print`. Numbers of entities come out dense, in program order.

mod atoms;
mod items;
mod lexer;
mod ops;
mod regions;

use crate::module::Module;
pub use atoms::scalar;
use lexer::{Kind, Token};
use tapeless_diag::{Diagnostic, Location, Result, code};

/// The module that a text describes.
///
/// # Errors
/// The first place that does not follow the grammar, or names what is not there.
pub fn module(file: &str, text: &str) -> Result<Module> {
    let tokens = lexer::tokens(file, text)?;
    let mut parser = Parser {
        file,
        tokens,
        at: 0,
        module: Module::default(),
    };
    parser.items()?;
    Ok(parser.module)
}

/// The place in the tokens, and the module so far.
struct Parser<'t> {
    file: &'t str,
    tokens: Vec<Token<'t>>,
    at: usize,
    module: Module,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> Kind<'t> {
        self.tokens.get(self.at).map_or(Kind::End, |t| t.kind)
    }

    fn next(&mut self) -> Kind<'t> {
        let kind = self.peek();
        self.at += 1;
        kind
    }

    /// An error at the token before the cursor.
    fn error<T>(&self, what: impl Into<String>) -> Result<T> {
        let at = self
            .at
            .saturating_sub(1)
            .min(self.tokens.len().saturating_sub(1));
        let line = self.tokens.get(at).map_or(1, |t| t.line);
        Err(Box::new(syntax_error(self.file, line, what)))
    }

    /// The place that stands as a comment behind the last token.
    fn place(&mut self) -> Option<crate::body::Loc> {
        let token = self.tokens.get(self.at.checked_sub(1)?)?;
        let place = token.place.clone()?;
        let known = self.module.locations.iter().find(|(_, l)| **l == place);
        Some(match known {
            Some((loc, _)) => loc,
            None => self.module.locations.push(place),
        })
    }

    fn eat(&mut self, sign: &str) -> bool {
        let met = matches!(self.peek(), Kind::Sign(s) | Kind::Word(s) if s == sign);
        self.at += usize::from(met);
        met
    }

    fn expect(&mut self, sign: &str) -> Result<()> {
        if self.eat(sign) {
            return Ok(());
        }
        let met = self.next();
        self.error(format!("`{sign}` was expected, not {met}"))
    }

    fn word(&mut self) -> Result<&'t str> {
        match self.next() {
            Kind::Word(word) => Ok(word),
            other => self.error(format!("a word was expected, not {other}")),
        }
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T> {
        match self.next() {
            Kind::Number(text) => match text.parse() {
                Ok(x) => Ok(x),
                Err(_) => self.error(format!("`{text}` does not fit")),
            },
            other => self.error(format!("a number was expected, not {other}")),
        }
    }

    /// A quoted text, its escapes resolved.
    fn string(&mut self) -> Result<String> {
        match self.next() {
            Kind::String(text) => match atoms::unescape(text) {
                Some(text) => Ok(text),
                None => self.error("an unknown escape"),
            },
            other => self.error(format!("a quoted text was expected, not {other}")),
        }
    }

    /// `@name`, quoted or not.
    fn symbol(&mut self) -> Result<String> {
        self.expect("@")?;
        match self.peek() {
            Kind::String(_) => self.string(),
            Kind::Word(word) | Kind::Number(word) => {
                self.at += 1;
                Ok(word.into())
            }
            other => self.error(format!("a name was expected, not {other}")),
        }
    }

    /// Items between commas up to a closing sign, the opening one being read.
    fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(close) {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }
}

fn syntax_error(file: &str, line: u32, what: impl Into<String>) -> Diagnostic {
    Diagnostic::error(code::INPUT, what).at(Location {
        file: file.into(),
        line,
        column: 0,
    })
}
