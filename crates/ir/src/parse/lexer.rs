//! Tokens. A comment that is a source place belongs to the token before it on the line.

use super::syntax_error;
use std::fmt;
use tapeless_diag::{Location, Result};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind<'t> {
    /// Letters, digits, `_`, `.` and `$`, starting with no digit.
    Word(&'t str),
    /// Digits with sign, point, exponent; or `0x` and hexadecimal digits.
    Number(&'t str),
    /// Between quotes, escapes as written.
    String(&'t str),
    /// One sign, `->` or `...`.
    Sign(&'t str),
    /// The end of the text.
    End,
}

impl fmt::Display for Kind<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Word(s) | Kind::Number(s) | Kind::Sign(s) => write!(f, "`{s}`"),
            Kind::String(s) => write!(f, "\"{s}\""),
            Kind::End => write!(f, "the end"),
        }
    }
}

/// A token with its line, and the source place that follows it as a comment.
pub(super) struct Token<'t> {
    pub kind: Kind<'t>,
    pub line: u32,
    pub place: Option<Location>,
}

pub(super) fn tokens<'t>(file: &str, text: &'t str) -> Result<Vec<Token<'t>>> {
    let mut tokens: Vec<Token<'t>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut rest = line.trim_start();
        let mut first = true;
        while !rest.is_empty() {
            if let Some(comment) = rest.strip_prefix(';') {
                if let Some(last) = tokens.last_mut().filter(|_| !first) {
                    last.place = place(comment.trim());
                }
                break;
            }
            let (kind, length) = match token(rest) {
                Some(token) => token,
                None => {
                    let what = format!("`{rest}` is no token");
                    return Err(Box::new(syntax_error(file, number, what)));
                }
            };
            tokens.push(Token {
                kind,
                line: number,
                place: None,
            });
            first = false;
            rest = rest[length..].trim_start();
        }
    }
    Ok(tokens)
}

/// `file:line:column`.
fn place(comment: &str) -> Option<Location> {
    let mut parts = comment.rsplitn(3, ':');
    let column = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    Some(Location {
        file: parts.next()?.into(),
        line,
        column,
    })
}

fn token(rest: &str) -> Option<(Kind<'_>, usize)> {
    for sign in ["->", "..."] {
        if rest.starts_with(sign) {
            return Some((Kind::Sign(&rest[..sign.len()]), sign.len()));
        }
    }
    let mut chars = rest.chars();
    let first = chars.next()?;
    let second = chars.next().unwrap_or(' ');
    if first == '"' {
        let end = closing_quote(rest)?;
        return Some((Kind::String(&rest[1..end]), end + 1));
    }
    if first.is_ascii_digit() || (first == '-' && second.is_ascii_digit()) {
        let n = number_length(rest);
        return Some((Kind::Number(&rest[..n]), n));
    }
    let in_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    if in_word(first) {
        let n = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        return Some((Kind::Word(&rest[..n]), n));
    }
    let known = "%#^@:=,(){}[]<>*+-?".contains(first);
    known.then(|| (Kind::Sign(&rest[..1]), 1))
}

fn closing_quote(rest: &str) -> Option<usize> {
    let mut escaped = false;
    for (i, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return Some(i),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    None
}

/// Digits, letters (`0x…`, names that start with a digit) and points; a sign after an exponent's `e`.
fn number_length(rest: &str) -> usize {
    let hexadecimal = rest.starts_with("0x");
    let mut previous = ' ';
    for (i, c) in rest.char_indices() {
        let exponent = !hexadecimal && previous == 'e' && c == '-';
        let sign = c == '-' && (i == 0 || exponent);
        if !(c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$') || sign) {
            return i;
        }
        previous = c;
    }
    rest.len()
}
