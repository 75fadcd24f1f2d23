//! Which memory has a shadow in some runs only.

use super::Solver;
use crate::context::Doubts;
use crate::points::{ObjId, Object};

impl Solver<'_> {
    /// What the caller could not tell.
    pub(super) fn doubts(&mut self) {
        // A pointer to memory that nobody else names was loaded from a global.
        let unsure = self.module.globals.values().any(|global| global.unsure);
        let doubtful = |object: ObjId| match (self.points.objects[object], &self.context.doubts) {
            (Object::Param(index), _) => self.context.maybe[index as usize],
            (Object::Unknown, _) => self.context.runtime || unsure,
            (Object::Call(_) | Object::Handed(_), _) => self.context.runtime,
            (_, Doubts::Of(objects)) => objects.contains(object),
            (_, Doubts::All) => self.points.parameter(object).is_some(),
        };
        for object in self.points.objects.keys().filter(|&o| doubtful(o)) {
            self.found.doubtful.insert(object);
        }
    }
}
