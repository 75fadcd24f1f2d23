//! Rows from their text.

use super::table::{ON_ELEMENTS, Row};
use super::{Arithmetic, Expr, Flag, Group, Kind, Mark, Param, Part, Routine, Statement, When};

type Parsed<T> = Result<T, String>;

/// A row.
pub(super) fn routine(row: &Row) -> Parsed<Routine> {
    let mut text = Text::of(row.signature);
    let name = text.word()?;
    text.expect('(')?;
    let mut params = Vec::new();
    loop {
        params.push(param(&mut text)?);
        if !text.eat(',') {
            break;
        }
    }
    text.expect(')')?;
    let result = match text.eat('-') {
        true => {
            text.expect('>')?;
            Some(text.word()?.to_owned())
        }
        false => None,
    };
    text.end()?;
    Ok(Routine {
        name,
        text: row.signature,
        params,
        result,
        idle: row.idle,
        reverse: groups(row.reverse)?,
        before: groups(row.before)?,
        after: groups(row.after)?,
        differentiable: !row.reverse.is_empty(),
    })
}

fn param(text: &mut Text) -> Parsed<Param> {
    let name = text.word()?;
    let (overwritten, filled, shared) = (text.eat('!'), text.eat('='), text.eat('~'));
    let kind = match name {
        "ta" | "tb" => Kind::Flag(Flag::Trans),
        "uplo" => Kind::Flag(Flag::Lower),
        "diag" => Kind::Flag(Flag::Unit),
        "side" => Kind::Flag(Flag::Left),
        "m" | "n" | "k" => Kind::Size,
        "alpha" | "beta" | "a" => Kind::Scalar,
        "info" => Kind::Info,
        _ => shape(name, text)?,
    };
    let scalar = matches!(kind, Kind::Flag(_) | Kind::Size | Kind::Scalar);
    Ok(Param {
        name: name.to_owned(),
        shared,
        written: overwritten || filled || kind == Kind::Info,
        read: scalar || !(filled || kind == Kind::Info),
        kind,
    })
}

fn shape(name: &str, text: &mut Text) -> Parsed<Kind> {
    text.expect('[')?;
    let first = expr(text)?;
    let kind = if name == "ipiv" {
        Kind::Pivots(first)
    } else if text.eat(',') {
        let second = expr(text)?;
        let part = if !text.eat(';') {
            Part::Full
        } else if text.word()? == "uplo" && text.eat_word("diag") {
            Part::Diagonal
        } else {
            Part::Triangle
        };
        Kind::Matrix(first, second, part)
    } else {
        Kind::Vector(first)
    };
    text.expect(']')?;
    Ok(kind)
}

fn groups(lines: &'static [&'static str]) -> Parsed<Vec<Group>> {
    lines.iter().map(|line| group(line)).collect()
}

fn group(line: &'static str) -> Parsed<Group> {
    let guard = line.split_once(": ");
    let guard = guard.filter(|(guard, _)| guard.starts_with("no ") || guard.starts_with("when "));
    let (when, rest) = match guard {
        None => (When::Active, line),
        Some((guard, rest)) => (guarded(guard)?, rest),
    };
    let mut text = Text::of(rest);
    let mut statements = Vec::new();
    loop {
        statements.push(statement(&mut text)?);
        if !text.eat(';') {
            break;
        }
    }
    text.end()?;
    Ok(Group {
        when,
        statements,
        text: line,
    })
}

fn guarded(guard: &str) -> Parsed<When> {
    if let Some(name) = guard.strip_prefix("no ") {
        return Ok(When::Without(name.to_owned()));
    }
    let flag = guard.strip_prefix("when ").ok_or("an unknown guard")?;
    Ok(match flag.strip_prefix('!') {
        Some(flag) => When::Flag(flag.to_owned(), false),
        None => When::Flag(flag.to_owned(), true),
    })
}

fn statement(text: &mut Text) -> Parsed<Statement> {
    let first = text.word()?;
    let (makes, call) = match text.eat('=') {
        true => (Some(first.to_owned()), text.word()?),
        false => (None, first),
    };
    text.expect('(')?;
    let mut args = Vec::new();
    loop {
        args.push(expr(text)?);
        if !text.eat(',') {
            break;
        }
    }
    text.expect(')')?;
    let makes_one = matches!(call, "matrix" | "vector");
    let known = ON_ELEMENTS.iter().find(|(name, _)| *name == call);
    if makes.is_some() != makes_one || known.is_some_and(|(_, count)| *count != args.len()) {
        return Err(format!("`{call}` is used in another way"));
    }
    Ok(Statement {
        makes,
        call: call.to_owned(),
        args,
    })
}

fn expr(text: &mut Text) -> Parsed<Expr> {
    let first = sum(text)?;
    if !text.eat('?') {
        return Ok(first);
    }
    let then = expr(text)?;
    text.expect(':')?;
    let otherwise = expr(text)?;
    Ok(Expr::If(first.into(), then.into(), otherwise.into()))
}

fn sum(text: &mut Text) -> Parsed<Expr> {
    let mut left = product(text)?;
    loop {
        let kind = match () {
            () if text.eat('+') => Arithmetic::Add,
            () if text.eat('-') => Arithmetic::Sub,
            () => return Ok(left),
        };
        left = Expr::Binary(kind, left.into(), product(text)?.into());
    }
}

fn product(text: &mut Text) -> Parsed<Expr> {
    let mut left = unary(text)?;
    loop {
        let kind = match () {
            () if text.eat('*') => Arithmetic::Mul,
            () if text.eat('/') => Arithmetic::Div,
            () => return Ok(left),
        };
        left = Expr::Binary(kind, left.into(), unary(text)?.into());
    }
}

fn unary(text: &mut Text) -> Parsed<Expr> {
    if text.eat('!') {
        return Ok(Expr::Not(unary(text)?.into()));
    }
    if text.eat('(') {
        let inner = expr(text)?;
        text.expect(')')?;
        return Ok(inner);
    }
    if let Some(number) = text.number()? {
        return Ok(Expr::Number(number));
    }
    match text.word()? {
        "trans" | "lower" | "unit" | "left" | "back" => Ok(Expr::Set(true)),
        "notrans" | "upper" | "nonunit" | "right" | "ahead" => Ok(Expr::Set(false)),
        "min" => {
            text.expect('(')?;
            let first = expr(text)?;
            text.expect(',')?;
            let second = expr(text)?;
            text.expect(')')?;
            Ok(Expr::Binary(Arithmetic::Min, first.into(), second.into()))
        }
        name => named(name, text),
    }
}

fn named(name: &str, text: &mut Text) -> Parsed<Expr> {
    let mark = match () {
        () if text.eat('\'') => Mark::Shadow,
        () if text.eat('^') => Mark::After,
        () => Mark::Before,
    };
    let name = Expr::Name(name.to_owned(), mark);
    if text.eat('.') {
        return match text.word()? {
            "lower" => Ok(Expr::Triangle(name.into(), true)),
            "upper" => Ok(Expr::Triangle(name.into(), false)),
            other => Err(format!("`{other}` is no part of a matrix")),
        };
    }
    if !text.eat('@') {
        return Ok(name);
    }
    text.expect('(')?;
    let row = expr(text)?;
    text.expect(',')?;
    let column = expr(text)?;
    text.expect(')')?;
    Ok(Expr::From(name.into(), row.into(), column.into()))
}

/// What is left of a text.
struct Text {
    rest: &'static str,
}

impl Text {
    fn of(rest: &'static str) -> Self {
        Self { rest }
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, c: char) -> bool {
        self.skip();
        let found = self.rest.strip_prefix(c);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn expect(&mut self, c: char) -> Parsed<()> {
        match self.eat(c) {
            true => Ok(()),
            false => Err(format!("`{c}` is missing before `{}`", self.rest)),
        }
    }

    fn end(&mut self) -> Parsed<()> {
        self.skip();
        match self.rest {
            "" => Ok(()),
            rest => Err(format!("`{rest}` is left")),
        }
    }

    fn take(&mut self, wanted: impl Fn(char) -> bool) -> &'static str {
        self.skip();
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn word(&mut self) -> Parsed<&'static str> {
        match self.take(|c| c.is_ascii_alphanumeric()) {
            "" => Err(format!("a name is missing before `{}`", self.rest)),
            word => Ok(word),
        }
    }

    fn eat_word(&mut self, word: &str) -> bool {
        self.skip();
        let found = self.rest.strip_prefix(word);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn number(&mut self) -> Parsed<Option<f64>> {
        self.skip();
        let mut digits = self.rest.strip_prefix('-').unwrap_or(self.rest).chars();
        if !digits.next().is_some_and(|c| c.is_ascii_digit()) {
            return Ok(None);
        }
        let negative = self.eat('-');
        let text = self.take(|c| c.is_ascii_digit() || c == '.');
        let number: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
        Ok(Some(if negative { -number } else { number }))
    }
}
