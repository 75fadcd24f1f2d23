//! What is read of a vector, as what, where it is taken apart.

use super::is_plain;
use crate::opcode::Opcode;
use crate::types::Layout;
use crate::{Type, Value};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Scalars of one type that are read side by side; a pointer is by itself.
pub(super) struct Run {
    /// The byte where they begin.
    pub(super) at: u64,
    pub(super) of: Type,
    pub(super) count: u32,
}

/// What is read of a vector that is loaded.
pub(super) struct Reads {
    /// The vector, and others of the same bits.
    pub(super) views: Vec<Value>,
    /// By the byte where they begin.
    scalars: BTreeMap<u64, Type>,
}

impl Reads {
    /// Nothing if the vector is taken as it is, or bytes of it as different scalars.
    pub(super) fn of(load: Value, layout: Layout) -> Option<Self> {
        let mut reads = Self {
            views: vec![load],
            scalars: BTreeMap::new(),
        };
        let mut next = 0;
        while let Some(&view) = reads.views.get(next) {
            next += 1;
            let unit = unit(view.ty(), layout)?;
            for user in view.users() {
                match user.opcode() {
                    Opcode::BitCast => reads.views.push(user),
                    _ => reads.take(view, user, unit)?,
                }
            }
        }
        let ends = reads
            .scalars
            .iter()
            .map(|(at, ty)| at + layout.store_size(*ty));
        let begins = reads.scalars.keys().skip(1);
        let are_apart = ends.zip(begins).all(|(end, begin)| end <= *begin);
        are_apart.then_some(reads)
    }

    /// Takes what a user reads of a view.
    fn take(&mut self, view: Value, user: Value, unit: u64) -> Option<()> {
        let ty = read_as(user, view.ty().element());
        for lane in lanes(view, user)? {
            match self.scalars.entry(u64::from(lane) * unit) {
                Entry::Vacant(entry) => {
                    entry.insert(ty);
                }
                Entry::Occupied(entry) if *entry.get() == ty => {}
                Entry::Occupied(mut entry) => *entry.get_mut() = pointer_of(*entry.get(), ty)?,
            }
        }
        Some(())
    }

    /// Whether the vector is more than one value of the program: there are pointers in it, or, where the program does not say that it
    /// loads a vector, floats and integers, or what nobody reads.
    pub(super) fn are_members(&self, load: Value, layout: Layout) -> bool {
        let own = load.ty().element();
        let has = |is: fn(Type) -> bool| self.scalars.values().any(|ty| is(*ty));
        let read: u64 = self.scalars.values().map(|ty| layout.store_size(*ty)).sum();
        let is_own = || self.scalars.values().all(|ty| *ty == own);
        let is_widened = || is_own() && read > 0 && read < layout.store_size(load.ty());
        let is_told = load.has_metadata("tbaa");
        let is_mixed = has(Type::is_float) && has(Type::is_int);
        has(Type::is_pointer) || !is_told && (is_mixed || is_widened())
    }

    /// What is to be loaded.
    pub(super) fn runs(&self, layout: Layout) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (&at, &of) in &self.scalars {
            let size = layout.store_size(of);
            match runs.last_mut() {
                Some(last)
                    if last.of == of
                        && !of.is_pointer()
                        && last.at + u64::from(last.count) * size == at =>
                {
                    last.count += 1;
                }
                _ => runs.push(Run { at, of, count: 1 }),
            }
        }
        runs
    }
}

/// Bytes of a lane, if lanes consist of bytes.
pub(super) fn unit(vector: Type, layout: Layout) -> Option<u64> {
    let lanes = u64::from(vector.lanes()?);
    let (unit, whole) = (
        layout.store_size(vector.element()),
        layout.store_size(vector),
    );
    let is_whole =
        !vector.element().is_int() || u64::from(vector.element().int_width()) == 8 * unit;
    (is_whole && unit * lanes == whole).then_some(unit)
}

/// The lanes of a vector that a user takes; of what it shuffles, those that are taken in turn.
fn lanes(view: Value, user: Value) -> Option<Vec<u32>> {
    match user.opcode() {
        Opcode::Store if user.operand(0) == view && is_plain(user) => {
            Some((0..view.ty().lanes()?).collect())
        }
        Opcode::ShuffleVector => {
            let any = |_: u32| true;
            let next = user.users().into_iter().map(|next| taken(user, next, any));
            let next: Option<Vec<Vec<u32>>> = next.collect();
            let is_wanted = |at| next.as_ref().is_none_or(|all| all.concat().contains(&at));
            taken(view, user, is_wanted)
        }
        _ => taken(view, user, |_| true),
    }
}

/// The lanes of a vector that a user takes one by one, for those lanes of its own that are wanted.
fn taken(vector: Value, user: Value, is_wanted: impl Fn(u32) -> bool) -> Option<Vec<u32>> {
    let count = vector.ty().lanes()?;
    match user.opcode() {
        Opcode::ExtractElement => {
            let lane = u32::try_from(user.operand(1).const_u64()?).ok()?;
            (lane < count).then(|| vec![lane])
        }
        Opcode::ShuffleVector => {
            let mask = (0..).zip(user.shuffle_mask());
            let known = mask.filter_map(|(at, lane)| lane.filter(|_| is_wanted(at)));
            let is_of = |lane: &u32| user.operand(u32::from(*lane >= count)) == vector;
            Some(known.filter(is_of).map(|lane| lane % count).collect())
        }
        _ => None,
    }
}

/// As what a user reads lanes: integers may be addresses.
fn read_as(user: Value, lane: Type) -> Type {
    let is_read = user.is(Opcode::ExtractElement) && lane.is_int();
    let users = if is_read { user.users() } else { Vec::new() };
    let address = users.into_iter().find(|user| user.is(Opcode::IntToPtr));
    address
        .filter(|_| lane.int_width() == WORD)
        .map_or(lane, Value::ty)
}

/// Bits of a pointer.
const WORD: u32 = 64;

/// The pointer, if one of these is a pointer and the other its address.
fn pointer_of(one: Type, other: Type) -> Option<Type> {
    let is_address = |ty: Type| ty.is_int() && ty.int_width() == WORD;
    match (one.is_pointer(), other.is_pointer()) {
        (true, false) if is_address(other) => Some(one),
        (false, true) if is_address(one) => Some(other),
        _ => None,
    }
}
