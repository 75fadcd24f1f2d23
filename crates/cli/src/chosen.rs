//! The function that a command is about.

use crate::args::Subject;
use crate::bind::{Bound, Role, Target};
use crate::failure::Result;
use crate::params::{self, Param};
use crate::point::Point;
use crate::source::{self, Input, Loaded};
use tapeless_diag::{Diagnostic, Location, code};
use tapeless_llvm::Function;
use tapeless_llvm::host::Options;
use tapeless_llvm::jit::load_library;

/// A function, found and described.
pub struct Chosen {
    /// The module, before optimisation.
    pub loaded: Loaded,
    /// The function's symbol.
    pub symbol: String,
    /// Its name in the source.
    pub name: String,
    /// Its place.
    pub location: Option<Location>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// What it returns.
    pub returns: Returns,
}

/// What a function returns.
pub enum Returns {
    /// What has a derivative.
    Float,
    /// Nothing.
    Nothing,
    /// A type without derivative.
    Other(String),
}

impl Chosen {
    /// Loads a file and finds the function in it.
    pub fn load(subject: &Subject, level: &str) -> Result<Self> {
        Self::find(
            subject,
            &source::input(&subject.file, level, &subject.cflags)?,
        )
    }

    /// Finds the function in a module of what a file was made to.
    pub fn find(subject: &Subject, input: &Input) -> Result<Self> {
        for library in &subject.libraries {
            load_library(library)?;
        }
        let loaded = input.load()?;
        let module = loaded.module.get();
        let file = subject.file.display().to_string();
        let function = params::find(module, &subject.function, &file)?;
        let result = function.ty().result();
        refuse_struct(function)?;
        Ok(Self {
            symbol: function.name(),
            name: function.source_name(),
            location: function.location(),
            params: params::params(function),
            returns: match () {
                () if result.is_void() => Returns::Nothing,
                () if result.is_float() => Returns::Float,
                () => Returns::Other(result.in_words()),
            },
            loaded,
        })
    }

    /// The function itself.
    pub fn function(&self) -> Result<Function> {
        params::find(self.loaded.module.get(), &self.symbol, &self.symbol)
    }

    /// What points are bound to.
    pub fn target(&self) -> Target<'_> {
        Target {
            function: &self.name,
            location: self.location.clone(),
            params: &self.params,
        }
    }

    /// What the reverse sweep begins with.
    pub fn seeds(&self, bound: &Bound, seed: Option<&str>) -> Result<Vec<Vec<f64>>> {
        let point = match seed {
            Some(text) => Point::read("--seed", text)?,
            None => Point::default(),
        };
        if seed.is_none() {
            self.refuse_without_result(&bound.roles)?;
        }
        self.target().seeds(bound, &point)
    }

    /// Refuses where the reverse sweep would begin with nothing.
    pub fn refuse_without_result(&self, roles: &[Role]) -> Result<()> {
        let name = &self.name;
        let what = match &self.returns {
            Returns::Float => return Ok(()),
            Returns::Nothing => format!("`{name}` returns nothing to differentiate"),
            Returns::Other(ty) => format!("`{name}` returns {ty}, which has no derivative"),
        };
        // Results come last where they come through pointers.
        let mut pairs = self.params.iter().zip(roles);
        let array = pairs.rfind(|(_, role)| **role == Role::Dup);
        let help = match array {
            Some((param, _)) => format!(
                "if the result is in an array, say what its adjoint is after the call: --seed '{}=[1]'",
                param.name
            ),
            None => "return a float, or write the result through a pointer".to_owned(),
        };
        let error = Diagnostic::error(code::NO_DERIVATIVE, what).at(self.location.clone());
        Err(error.help(help).into())
    }
}

/// Refuses a function that returns more than a number: by value, or through a hidden pointer.
fn refuse_struct(function: Function) -> Result<()> {
    let result = function.ty().result();
    let hidden = !function.params().is_empty() && function.param_flags(0).sret;
    let is_number = result.is_void() || result.is_float() || result.is_int();
    if is_number && !hidden {
        return Ok(());
    }
    let name = function.source_name();
    let returned = match hidden {
        true => "a struct".to_owned(),
        false => result.in_words(),
    };
    let what = format!("`{name}` returns {returned}, which has no derivative");
    Err(Diagnostic::error(code::NO_DERIVATIVE, what)
        .at(function.location())
        .help("return a float, or write the result through a pointer")
        .into())
}

/// What differentiation is told on the command line and in the environment.
pub fn options(subject: &Subject) -> Options {
    let mut options = Options::read();
    options.no_prepare |= subject.no_prepare;
    options.memory = subject.memory.clone().or(options.memory);
    options
}
