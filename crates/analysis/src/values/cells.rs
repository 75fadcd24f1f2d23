//! What is known of the bytes of an object: an element of a lattice for each place that is told apart.

/// What may be known of bytes.
pub(crate) trait Lattice {
    /// Adds what else is known; whether any of it was new.
    fn join(&mut self, other: &Self) -> bool;

    /// Whether another adds nothing.
    fn includes(&self, other: &Self) -> bool;
}

/// Only that something is known.
impl Lattice for () {
    fn join(&mut self, (): &Self) -> bool {
        false
    }

    fn includes(&self, (): &Self) -> bool {
        true
    }
}

/// Bytes that may be told apart from others.
pub(crate) trait Region: Copy {
    /// Whether all bytes of another are among these.
    fn covers(self, other: Self) -> bool;

    /// What is taken for them where too many are told apart.
    fn coarse(self) -> Self;
}

/// What is known, place by place. Places may overlap: of a byte all is known that is known of any place it lies in.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cells<R, L>(Vec<(R, L)>);

impl<R, L> Default for Cells<R, L> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: Region, L: Lattice + Clone> Cells<R, L> {
    /// Adds to what is known of a place, of which about so many are told apart; whether any of it was new.
    pub(crate) fn join(&mut self, at: R, what: &L, most: usize) -> bool {
        let Some(index) = self.0.iter().position(|(own, _)| own.covers(at)) else {
            let is_full = self.0.len() >= most;
            let at = if is_full { at.coarse() } else { at };
            self.0.push((at, what.clone()));
            return true;
        };
        let new = self.0[index].1.join(what);
        if new && self.0.len() > 1 {
            self.absorb(index);
        }
        new
    }

    /// Forgets of lesser places what is known of one that covers them.
    fn absorb(&mut self, index: usize) {
        let mut others = self.0.split_off(index);
        let cell = others.remove(0);
        let adds = |(at, what): &(R, L)| !(cell.0.covers(*at) && cell.1.includes(what));
        self.0.retain(adds);
        others.retain(adds);
        self.0.push(cell);
        self.0.append(&mut others);
    }

    /// All places of which anything is known.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(R, L)> {
        self.0.iter()
    }

    /// Whether nothing is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
