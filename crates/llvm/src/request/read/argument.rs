//! One argument of a request, with its marker and its shadow.

use super::super::Mode;
use super::super::RequestArg;
use super::super::accesses::{carries_float, declared};
use super::super::marker::{self, Marker};
use super::{Reader, Refusal, Said, narrowed, place};
use crate::builder::Builder;
use crate::call::Place;
use crate::instruction::GepFlags;
use crate::opcode::Opcode;
use crate::types::{Layout, Type};
use crate::value::Value;

impl Reader {
    pub(super) fn argument(
        &mut self,
        index: usize,
        param: Value,
        default: Marker,
        said: &mut Said,
    ) -> Refusal<RequestArg> {
        let mut marked = None;
        // Where there are no arguments, each parameter has a marker.
        while !(self.is_marked_only() && marked.is_some())
            && let Some(word) = self.next_word()
        {
            if let Some(marker) = self.general(&word, said)?
                && let Some((earlier, _)) = marked.replace((word.clone(), marker))
            {
                let place = place(index, param);
                return Err(self
                    .wrong(format!("`{earlier}` and `{word}` both speak of {place}"))
                    .help("leave one of them out"));
            }
        }
        let ty = param.ty();
        if ty.is_int() && marked.is_none() && carries_float(param) {
            let place = place(index, param);
            return Err(self
                .wrong(format!(
                    "{place} is a structure with a float, passed by value within an integer"
                ))
                .help("pass its address, with a shadow")
                .help(format!(
                    "or put `enzyme_const` before {place}: it carries no derivative"
                )));
        }
        let marker = marked.map_or(default, |(_, marker)| marker);
        if self.is_marked_only() {
            return Ok(self.marked(ty, marker));
        }
        if marker.is_about_lanes() {
            return self.lanes(index, param, marker);
        }
        let stride = match marker.has_stride() {
            true => Some(self.stride(index, param)?),
            false => None,
        };
        let primal = self.value(index, param, "")?;
        match marker {
            Marker::Out if self.mode == Mode::Forward => Err(self
                .wrong(format!(
                    "`enzyme_out` has no meaning in forward mode ({})",
                    place(index, param)
                ))
                .help("put `enzyme_dup` before it and its tangent behind it, or `enzyme_const`")),
            Marker::Out if !ty.scalar().is_float() => Err(self
                .wrong(format!(
                    "{} is {}: only a float passed by value can be `enzyme_out`",
                    place(index, param),
                    ty.in_words()
                ))
                .help("mark a pointer `enzyme_dup`, and put its shadow behind it")
                .help("mark what carries no derivative `enzyme_const`")),
            Marker::Out => Ok(RequestArg::Out(primal)),
            _ if marker.takes_shadow() => {
                let need_primal = matches!(marker, Marker::Dup | Marker::DupStrided);
                let shadows = self.shadows(index, param, stride)?;
                if self.begins_tape() && ty.scalar().is_float() {
                    return Ok(RequestArg::Out(primal));
                }
                Ok(RequestArg::Dup {
                    primal,
                    shadows,
                    need_primal,
                })
            }
            _ => Ok(RequestArg::Const(primal)),
        }
    }

    /// What a parameter is in each lane.
    fn lanes(&mut self, index: usize, param: Value, marker: Marker) -> Refusal<RequestArg> {
        match marker {
            Marker::Scalar => Ok(RequestArg::Const(self.value(index, param, "")?)),
            Marker::Buffer => {
                let stride = self.stride(index, param)?;
                let first = self.value(index, param, "")?;
                Ok(RequestArg::Lanes(self.strided(first, stride)))
            }
            _ => {
                let width = self.width.get();
                let of_lane = |lane: u32| {
                    let role = match lane {
                        0 => String::new(),
                        _ => format!("the value in lane {} of ", lane + 1),
                    };
                    self.value(index, param, &role)
                };
                let lanes = (0..width).map(of_lane);
                Ok(RequestArg::Lanes(lanes.collect::<Refusal<_>>()?))
            }
        }
    }

    /// The shadows or tangents of a parameter, one a direction.
    fn shadows(
        &mut self,
        index: usize,
        param: Value,
        stride: Option<Value>,
    ) -> Refusal<Vec<Value>> {
        let ty = param.ty();
        if self.mode == Mode::Reverse && !ty.is_pointer() && !self.begins_tape() {
            return Err(self
                .wrong(format!(
                    "{} is {}: in reverse mode only a pointer can be `enzyme_dup`",
                    place(index, param),
                    ty.in_words()
                ))
                .help("mark a float passed by value `enzyme_out`; its adjoint is returned"));
        }
        let Some(stride) = stride else {
            let lanes = 0..self.width.get();
            let of_lane = |lane: u32| {
                self.shared(index, param)?;
                let role = match lane {
                    0 => "the shadow of ".to_owned(),
                    _ => format!("the shadow in direction {} of ", lane + 1),
                };
                self.value(index, param, &role)
            };
            return lanes.map(of_lane).collect();
        };
        self.shared(index, param)?;
        let first = self.value(index, param, "the shadow of ")?;
        Ok(self.strided(first, stride))
    }

    /// The bytes between the shadows of two directions.
    fn stride(&mut self, index: usize, param: Value) -> Refusal<Value> {
        let place = place(index, param);
        let (apart, instead, written) = match self.mode {
            Mode::Batch => (
                format!("what {place} is in two lanes"),
                "put its value in each lane there",
                "write `enzyme_buffer, bytes, x`: that of lane i lies i times as many bytes behind `x`",
            ),
            _ => (
                format!("the shadows of {place}"),
                "mark it `enzyme_dup`, and put the tangent of each direction behind it",
                "write `enzyme_dupv, bytes, x, dx`: the shadow of direction i lies i times as many bytes behind `dx`",
            ),
        };
        if !param.ty().is_pointer() {
            return Err(self
                .wrong(format!(
                    "{place} is {}: only memory lies a stride apart",
                    param.ty().in_words()
                ))
                .help(instead));
        }
        let next = self.rest.pop_front().filter(|next| next.ty().is_int());
        next.ok_or_else(|| {
            self.wrong(format!(
                "the bytes between {apart} are missing in this call of `{}`",
                self.name
            ))
            .help(written)
        })
    }

    fn strided(&self, first: Value, stride: Value) -> Vec<Value> {
        let builder = Builder::before(self.call);
        let context = first.ty().context();
        let (byte, wide) = (context.int(8), context.int(64));
        let stride = match stride.ty().int_width() {
            ..64 => builder.cast(Opcode::SExt, stride, wide),
            64 => stride,
            _ => builder.cast(Opcode::Trunc, stride, wide),
        };
        let lanes = 0..u64::from(self.width.get());
        let behind = lanes.map(|lane| match lane {
            0 => first,
            _ => {
                let bytes = builder.binary(Opcode::Mul, stride, wide.int(lane));
                builder.gep(byte, first, &[bytes], GepFlags::default())
            }
        });
        behind.collect()
    }

    /// Whether the adjoint in the next argument reaches the caller: not if the call gets a copy of the memory.
    fn shared(&self, index: usize, param: Value) -> Refusal<()> {
        let next = (self.call.args().len() - self.rest.len()) as u32;
        if self.mode == Mode::Forward || !self.call.call_has_attribute(Place::Param(next), "byval")
        {
            return Ok(());
        }
        Err(self
            .wrong(format!(
                "the shadow of {} of `{}` is passed by value: its adjoint would be left in a copy",
                place(index, param),
                self.called()
            ))
            .help(format!(
                "pass its address, and that of the argument, though `{}` takes a value: `enzyme_dup, &s, &ds`",
                self.called()
            )))
    }

    /// The next argument, in the type of a parameter; `role` says what it is to the parameter.
    fn value(&mut self, index: usize, param: Value, role: &str) -> Refusal<Value> {
        let next = self
            .rest
            .pop_front()
            .filter(|&next| marker::word(next).is_none());
        let Some(given) = next else {
            let (place, called) = (place(index, param), self.called());
            return Err(self
                .wrong(format!(
                    "{role}{place} of `{called}` is missing in this call of `{}`",
                    self.name
                ))
                .help(match self.mode {
                    Mode::Batch => "an argument has a value for each lane unless it is marked `enzyme_scalar` or `enzyme_buffer`",
                    _ => "a pointer is followed by its shadow unless it is marked `enzyme_const`",
                }));
        };
        let fits = narrowed(self.call, given, param.ty());
        let fits = fits.or_else(|| self.fetched(given, param.ty()));
        fits.ok_or_else(|| {
            let wrong = self.wrong(format!(
                "{role}{} of `{}` is {}, but {} is passed",
                place(index, param),
                self.called(),
                param.ty().in_words(),
                given.ty().in_words()
            ));
            if param.ty().is_pointer() && given.ty().is_int() && given.is_constant() {
                wrong.help("a marker that the program itself defines may have become a number: declare it `extern`")
            } else {
                wrong.help("arguments stand in the function's order and have its types; a pointer is followed by its shadow")
            }
        })
    }

    /// A number that the function takes by value (`value` in Fortran), from where the call passes its address.
    pub(super) fn fetched(&self, given: Value, wanted: Type) -> Option<Value> {
        let is_number = wanted.is_int() || wanted.is_float() && !wanted.is_vector();
        let fits = self.by_address && is_number && given.ty().is_pointer();
        let declared = declared(given).filter(|&held| held != wanted);
        (fits && declared.is_none()).then(|| {
            let align = Layout::of(self.function.module()).align(wanted);
            Builder::before(self.call).load(wanted, given, align)
        })
    }
}
