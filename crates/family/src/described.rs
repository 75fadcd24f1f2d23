//! What the compiler knows of a function.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The type of the elements of an array, or of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Dtype {
    /// `double`.
    F64,
    /// `float`.
    F32,
    /// Signed, of so many bytes.
    Int(u8),
    /// Unsigned, of so many.
    Unsigned(u8),
}

impl Dtype {
    /// By its short name: `f64`, `i32`, `u8`.
    pub fn named(name: &str) -> Option<Self> {
        let bytes = |bits: &str| match bits {
            "8" => Some(1),
            "16" => Some(2),
            "32" => Some(4),
            "64" => Some(8),
            _ => None,
        };
        match name {
            "f64" => Some(Self::F64),
            "f32" => Some(Self::F32),
            _ if name.starts_with('i') => bytes(&name[1..]).map(Self::Int),
            _ if name.starts_with('u') => bytes(&name[1..]).map(Self::Unsigned),
            _ => None,
        }
    }

    /// Bytes of an element.
    pub fn bytes(self) -> usize {
        match self {
            Self::F64 => 8,
            Self::F32 => 4,
            Self::Int(bytes) | Self::Unsigned(bytes) => bytes.into(),
        }
    }

    /// Whether it can carry a derivative.
    pub fn is_float(self) -> bool {
        matches!(self, Self::F64 | Self::F32)
    }

    /// Its name in C.
    pub fn in_c(self) -> String {
        match self {
            Self::F64 => "double".to_owned(),
            Self::F32 => "float".to_owned(),
            Self::Int(bytes) => format!("int{}_t", 8 * bytes),
            Self::Unsigned(bytes) => format!("uint{}_t", 8 * bytes),
        }
    }
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::F64 => f.write_str("f64"),
            Self::F32 => f.write_str("f32"),
            Self::Int(bytes) => write!(f, "i{}", 8 * bytes),
            Self::Unsigned(bytes) => write!(f, "u{}", 8 * bytes),
        }
    }
}

impl From<Dtype> for String {
    fn from(dtype: Dtype) -> Self {
        dtype.to_string()
    }
}

impl TryFrom<String> for Dtype {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::named(&name).ok_or_else(|| format!("`{name}` is no type of an element"))
    }
}

/// A function as debug information and the IR have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Described {
    /// Its name in the source.
    pub name: String,
    /// Its symbol.
    pub symbol: String,
    /// The file that it is in, as the compiler was given it.
    pub file: String,
    /// The line that it begins in; 0 if that is not known.
    pub line: u32,
    /// Its parameters.
    pub params: Vec<DescribedParam>,
    /// What it returns: `None` is nothing.
    pub result: Option<DescribedParam>,
}

/// A parameter, or a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DescribedParam {
    /// Its name in the source; `arg0` where there is none.
    pub name: String,
    /// The number, or what is pointed to; `None` is another type, or one that is not known.
    pub dtype: Option<Dtype>,
    /// Whether it is passed as an address.
    pub pointer: bool,
    /// Whether that is the address of one number, as Fortran passes it.
    #[serde(default)]
    pub single: bool,
    /// Whether the source says that what it points to stays as it is.
    pub constant: bool,
    /// Its type in the source.
    pub shown: String,
}

impl Described {
    /// `model.c:3`.
    pub fn place(&self) -> String {
        match self.line {
            0 => self.file.clone(),
            line => format!("{}:{line}", self.file),
        }
    }

    /// As its declaration reads, in short: `loss(const double *x, int n) -> double`.
    pub fn declaration(&self) -> String {
        let params: Vec<String> = self
            .params
            .iter()
            .map(DescribedParam::declaration)
            .collect();
        let result = self.result.as_ref().map(|r| format!(" -> {}", r.shown));
        format!(
            "{}({}){}",
            self.name,
            params.join(", "),
            result.unwrap_or_default()
        )
    }
}

impl DescribedParam {
    fn declaration(&self) -> String {
        let space = if self.shown.ends_with(['*', '&']) {
            ""
        } else {
            " "
        };
        format!("{}{space}{}", self.shown, self.name)
    }
}
