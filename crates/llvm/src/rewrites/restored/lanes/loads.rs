//! Vectors that are loaded for the members in them.

use super::keep;
use super::reads::{Reads, Run, unit};
use crate::opcode::Opcode;
use crate::types::Layout;
use crate::{Builder, Type, Value};

/// Loads the members, and puts a vector together for whoever wants one.
pub(super) fn split(vector: Value, layout: Layout) {
    let reads = Reads::of(vector, layout).filter(|reads| reads.are_members(vector, layout));
    let Some(reads) = reads else { return };
    let parts = Parts::load(vector, &reads, layout);
    // A view is behind what it is a view of.
    for &view in reads.views.iter().rev() {
        let Some(unit) = unit(view.ty(), layout) else {
            continue;
        };
        for user in view.users() {
            if user.is(Opcode::ExtractElement) {
                let lane = user.operand(1).const_u64().unwrap_or(0);
                parts.replace(user, lane * unit);
            }
        }
        if view.has_users() {
            view.replace_uses(parts.whole(view.ty(), unit));
        }
        view.erase();
    }
}

/// What is loaded in the place of a vector.
struct Parts {
    builder: Builder,
    layout: Layout,
    loaded: Vec<(Run, Value)>,
}

impl Parts {
    fn load(vector: Value, reads: &Reads, layout: Layout) -> Self {
        let builder = Builder::before(vector);
        let begin = (vector.access_pointer(), vector.align());
        let load = |run: Run| {
            let ty = if run.count == 1 {
                run.of
            } else {
                run.of.vector(run.count)
            };
            let (from, align) = builder.behind(begin, run.at);
            let loaded = builder.load(ty, from, align);
            keep(loaded, vector, run.at);
            (run, loaded)
        };
        let loaded = reads.runs(layout).into_iter().map(load).collect();
        Self {
            builder,
            layout,
            loaded,
        }
    }

    /// The scalar that begins at a byte.
    fn scalar(&self, at: u64) -> Option<Value> {
        let found = self.loaded.iter().rev().find(|(run, _)| run.at <= at);
        let (run, loaded) = found?;
        match run.count {
            1 => Some(*loaded),
            _ => {
                let lane = (at - run.at) / self.layout.store_size(run.of);
                let index = run.of.context().int(64).int(lane);
                Some(self.builder.extract_element(*loaded, index))
            }
        }
    }

    /// Takes a scalar in the place of a lane; the address of a pointer only where the pointer is not what is wanted.
    fn replace(&self, lane: Value, at: u64) {
        let Some(scalar) = self.scalar(at) else {
            return;
        };
        let is_wanted = |user: &Value| user.is(Opcode::IntToPtr) && user.ty() == scalar.ty();
        for user in lane.users().into_iter().filter(is_wanted) {
            user.replace_uses(scalar);
            user.erase();
        }
        if lane.has_users() {
            lane.replace_uses(self.as_lane(scalar, lane.ty()));
        }
        lane.erase();
    }

    fn as_lane(&self, scalar: Value, ty: Type) -> Value {
        match scalar.ty() == ty {
            true => scalar,
            false => self.builder.cast(Opcode::PtrToInt, scalar, ty),
        }
    }

    /// A vector of what was loaded of its lanes.
    fn whole(&self, ty: Type, unit: u64) -> Value {
        let lane = ty.element();
        let fits = |of: Type| of == lane || of.is_pointer() && lane.is_int();
        let parts = self.loaded.iter().filter(|(run, _)| fits(run.of));
        parts.fold(ty.poison(), |all, (run, loaded)| {
            let first = u32::try_from(run.at / unit).unwrap_or(u32::MAX);
            match run.count {
                1 => {
                    let index = ty.context().int(64).int(first.into());
                    let scalar = self.as_lane(*loaded, lane);
                    self.builder.insert_element(all, scalar, index)
                }
                _ => self.blend(all, *loaded, first..first + run.count),
            }
        })
    }

    /// A vector with others in some of its lanes.
    fn blend(&self, all: Value, some: Value, at: std::ops::Range<u32>) -> Value {
        let lanes = all.ty().lanes().unwrap_or(0);
        let within = |lane: u32| at.contains(&lane);
        let wide: Vec<Option<u32>> = (0..lanes)
            .map(|lane| within(lane).then(|| lane - at.start))
            .collect();
        let widened = self.builder.shuffle(some, some.ty().poison(), &wide);
        let mask: Vec<Option<u32>> = (0..lanes)
            .map(|lane| Some(if within(lane) { lanes + lane } else { lane }))
            .collect();
        match at.start {
            0 => widened,
            _ => self.builder.shuffle(all, widened, &mask),
        }
    }
}
