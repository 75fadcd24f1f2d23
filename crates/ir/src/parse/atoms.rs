//! Types and constants.

use super::Parser;
use super::lexer::Kind;
use crate::constant::Constant;
use crate::float::float_bits;
use crate::names::{FLOAT_KIND, thing};
use crate::print::element_type;
use crate::types::{AggId, ScalarType, Type};
use tapeless_diag::Result;

impl Parser<'_> {
    pub(super) fn ty(&mut self) -> Result<Type> {
        if self.eat("<") {
            let lanes = self.number()?;
            self.expect("x")?;
            let Type::Scalar(element) = self.ty()? else {
                return self.error("a lane is a scalar");
            };
            self.expect(">")?;
            return Ok(Type::Vector(element, lanes));
        }
        let word = self.word()?;
        match self.named_type(word) {
            Some(ty) => Ok(ty),
            None => self.error(format!("`{word}` is no type")),
        }
    }

    /// Whether a type starts here.
    pub(super) fn at_type(&self) -> bool {
        match self.peek() {
            Kind::Sign(sign) => sign == "<",
            Kind::Word(word) => self.named_type(word).is_some(),
            _ => false,
        }
    }

    fn named_type(&self, word: &str) -> Option<Type> {
        if let Some(scalar) = scalar(word) {
            return Some(Type::Scalar(scalar));
        }
        let (stem, number) = numbered(word);
        match (stem, number) {
            ("agg", Some(id)) if (id as usize) < self.module.aggregates().count() => {
                Some(Type::Aggregate(AggId::from_u32(id)))
            }
            ("host", Some(n)) => Some(Type::Host(n)),
            _ => None,
        }
    }

    /// A constant of a type. Recurses on the depth of the type alone.
    pub(super) fn constant(&mut self, ty: Type) -> Result<Constant> {
        match self.peek() {
            Kind::Word("zero") => self.plain(Constant::Zero),
            Kind::Word("undef") => self.plain(Constant::Undef),
            Kind::Word("poison") => self.plain(Constant::Poison),
            Kind::Word("host") => {
                self.at += 1;
                Ok(Constant::Host(self.number()?))
            }
            Kind::Sign("@") => self.address(),
            Kind::Sign("(") => self.moved_address(),
            Kind::Sign("[") => {
                self.at += 1;
                let mut index = 0;
                let parts = self.list("]", |p| {
                    let Some(part) = element_type(&p.module, ty, index) else {
                        return p.error("the type has no such part");
                    };
                    index += 1;
                    p.constant(part)
                })?;
                Ok(Constant::Elements(parts.into()))
            }
            _ => self.numeric(ty),
        }
    }

    fn plain(&mut self, constant: Constant) -> Result<Constant> {
        self.at += 1;
        Ok(constant)
    }

    fn address(&mut self) -> Result<Constant> {
        let name = self.symbol()?;
        if let Some(f) = self.module.function_named(&name) {
            return Ok(Constant::Func(f));
        }
        let found = self.module.globals.iter().find(|(_, g)| g.name == name);
        let Some((id, _)) = found else {
            return self.error(format!("there is no `@{name}`"));
        };
        Ok(Constant::Global(id, 0))
    }

    /// `(@global + bytes)`.
    fn moved_address(&mut self) -> Result<Constant> {
        self.expect("(")?;
        let Constant::Global(id, _) = self.address()? else {
            return self.error("only a global's address is moved");
        };
        self.expect("+")?;
        let offset = self.number()?;
        self.expect(")")?;
        Ok(Constant::Global(id, offset))
    }

    fn numeric(&mut self, ty: Type) -> Result<Constant> {
        let negative = self.eat("-");
        let text = match self.next() {
            Kind::Number(text) | Kind::Word(text) => text,
            other => return self.error(format!("a constant was expected, not {other}")),
        };
        let constant = match ty.element() {
            Some(ScalarType::Float(kind)) => match text.strip_prefix("0x") {
                Some(hex) => u128::from_str_radix(hex, 16).ok().map(Constant::Float),
                None => text.parse().ok().map(|x: f64| {
                    let x = if negative { -x } else { x };
                    Constant::Float(float_bits(kind, x))
                }),
            },
            Some(ScalarType::Int(bits)) => match text.parse::<i128>() {
                Ok(x) => Some(Constant::int(x, bits)),
                Err(_) => text.parse().ok().map(Constant::Int),
            },
            _ => text.parse().ok().map(Constant::Int),
        };
        match constant {
            Some(constant) => Ok(constant),
            None => self.error(format!("`{text}` is no constant of that type")),
        }
    }
}

/// Resolves the escapes of Rust's `{:?}`.
pub(super) fn unescape(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        out.push(match chars.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            'u' => {
                let hex: String = chars.by_ref().skip(1).take_while(|&c| c != '}').collect();
                char::from_u32(u32::from_str_radix(&hex, 16).ok()?)?
            }
            same @ ('\\' | '"' | '\'') => same,
            _ => return None,
        });
    }
    Some(out)
}

/// A name and the number behind it.
fn numbered(word: &str) -> (&str, Option<u32>) {
    let digits = word.find(|c: char| c.is_ascii_digit());
    let (stem, digits) = word.split_at(digits.unwrap_or(word.len()));
    (stem, digits.parse().ok())
}

/// The scalar of a name.
pub fn scalar(word: &str) -> Option<ScalarType> {
    if let Some(kind) = thing(&FLOAT_KIND, word) {
        return Some(ScalarType::Float(kind));
    }
    match numbered(word) {
        ("i", Some(bits)) => Some(ScalarType::Int(bits)),
        ("ptr", None) if word == "ptr" => Some(ScalarType::Ptr(0)),
        ("ptr", Some(space)) => Some(ScalarType::Ptr(space)),
        _ => None,
    }
}
