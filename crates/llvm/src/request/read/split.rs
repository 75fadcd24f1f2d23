//! What calls of one of two sweeps say beyond the arguments: the tape, and the seed of the result.

use super::super::marker::Marker;
use super::super::{RequestArg, Return, Split, Sweep};
use super::{Reader, Refusal, valued};
use crate::types::Type;
use crate::value::Value;
use std::collections::VecDeque;
use tapeless_diag::{Diagnostic, code};

/// Takes the markers of the tape out of the arguments.
pub(super) fn take(
    args: &mut VecDeque<Value>,
    sweep: Option<Sweep>,
    name: &str,
) -> Refusal<Option<Split>> {
    let place = valued::take(args, Marker::Tape)?;
    let room = valued::take(args, Marker::Allocated)?;
    let again = valued::take_word(args, Marker::NoFree)?;
    let wrong = |what: String| Diagnostic::error(code::CONVENTION, what);
    let Some(sweep) = sweep else {
        return match place.is_some() || room.is_some() || again {
            true => Err(wrong(format!("`{name}` has no tape"))
                .help("leave `enzyme_tape`, `enzyme_allocated` and `enzyme_nofree` out")
                .help("or call the two sweeps: `__enzyme_augmentfwd`, then `__enzyme_reverse`")),
            false => Ok(None),
        };
    };
    if again && !matches!(sweep, Sweep::Reverse | Sweep::Tangent) {
        let what = format!("`enzyme_nofree` has no meaning in `{name}`, which releases no tape");
        return Err(wrong(what).help(
            "write it in each call of `__enzyme_reverse` and `__enzyme_fwdsplit` but the last",
        ));
    }
    let place = place.map(|place| {
        place.filter(|place| place.ty().is_pointer()).ok_or_else(|| {
            wrong("behind `enzyme_tape` there is no pointer".into())
                .help("write the address of the memory for the tape there; without `enzyme_allocated`, that of a pointer to it")
        })
    });
    let room = room.map(|room| {
        room.filter(|room| room.ty().is_int()).ok_or_else(|| {
            wrong("behind `enzyme_allocated` there is no number".into())
                .help("write what `__enzyme_augmentsize` gives there")
        })
    });
    let (place, room) = (place.transpose()?, room.transpose()?);
    if room.is_some() && place.is_none() {
        return Err(
            wrong("`enzyme_allocated` stands here without `enzyme_tape`".into())
                .help("write `enzyme_allocated, bytes, enzyme_tape, memory`"),
        );
    }
    Ok(Some(Split {
        sweep,
        place,
        room,
        tape: None,
        seeds: Vec::new(),
        again,
        without_result: false,
        forward_too: sweep == Sweep::Tangent,
    }))
}

impl Reader {
    /// Whether the call has markers alone, and no arguments.
    pub(super) fn is_marked_only(&self) -> bool {
        let mut split = self.split.iter();
        split.any(|split| matches!(split.sweep, Sweep::Size | Sweep::Release))
    }

    /// Whether it is a forward sweep, which tangents may follow: that of a float is given there, too.
    pub(super) fn begins_tape(&self) -> bool {
        let mut split = self.split.iter();
        split.any(|split| split.sweep == Sweep::Augmented)
    }

    /// An argument of which only the marker is given.
    pub(super) fn marked(&self, ty: Type, marker: Marker) -> RequestArg {
        let none = ty.poison();
        match marker {
            Marker::Out => RequestArg::Out(none),
            Marker::Dup if ty.scalar().is_float() => RequestArg::Out(none),
            _ if marker.takes_shadow() => RequestArg::Dup {
                primal: none,
                shadows: vec![none; self.width.get() as usize],
                need_primal: true,
            },
            _ => RequestArg::Const(none),
        }
    }

    /// The seed of the result, if the sweep takes one, and the tape.
    pub(super) fn behind(&mut self, ret: Return) -> Refusal<()> {
        let Some(mut split) = self.split.take_if(|split| takes_tape(split.sweep)) else {
            return Ok(());
        };
        if ret == Return::Active && split.sweep == Sweep::Reverse {
            split.seeds = self.seeds()?;
        }
        if split.place.is_none() {
            let tape = self.rest.pop_front().filter(|tape| tape.ty().is_pointer());
            split.tape = Some(tape.ok_or_else(|| {
                self.wrong(format!(
                    "the tape is missing in this call of `{}`",
                    self.name
                ))
                .help("hand back what `__enzyme_augmentfwd` returned first, as the last argument")
                .help("or write `enzyme_tape`, and where it is")
            })?);
        }
        self.split = Some(split);
        Ok(())
    }

    /// How many values stand behind the arguments, if the result is as its type says.
    pub(super) fn values_behind(&self) -> usize {
        let follows = |split: &&Split| matches!(split.sweep, Sweep::Reverse | Sweep::Tangent);
        let Some(split) = self.split.as_ref().filter(follows) else {
            return 0;
        };
        let active = self.function.ty().result().scalar().is_float();
        let seeded = active && split.sweep == Sweep::Reverse;
        let seeds = if seeded { self.width.get() as usize } else { 0 };
        seeds + usize::from(split.place.is_none())
    }

    /// The adjoint of the result in each direction.
    fn seeds(&mut self) -> Refusal<Vec<Value>> {
        let mut seeds = Vec::new();
        for _ in 0..self.width.get() {
            let seed = self.seed()?;
            seeds.push(seed.ok_or_else(|| {
                self.wrong(format!(
                    "the adjoint of what `{}` returns is missing in this call of `{}`",
                    self.called(),
                    self.name
                ))
                .help("it stands behind the arguments, before the tape: 1 gives the gradient")
                .help("`enzyme_const_return` says that the result carries no derivative")
            })?);
        }
        Ok(seeds)
    }
}

fn takes_tape(sweep: Sweep) -> bool {
    matches!(sweep, Sweep::Reverse | Sweep::Tangent | Sweep::Release)
}
