//! Minimum cut between what must be kept and what is needed.
//!
//! Items carry capacities; a cut through one means that it is kept. Of all minimum cuts the one
//! nearest the needs is taken, which leaves the least to recompute; it does not depend on the flow that finds it. Maximum
//! flow by blocking flows of shortest paths (Dinitz, Soviet Math. Doklady 11, 1970).

use crate::Item;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// More than any sum of capacities of interest.
pub const INFINITE: u64 = u64::MAX / 4;

#[derive(Clone, Debug)]
struct Arc {
    to: usize,
    room: u64,
    back: usize,
}

/// A flow network whose items are split in two: into one and out of it.
#[derive(Clone, Debug)]
pub struct Graph {
    index: FxHashMap<Item, usize>,
    items: Vec<Item>,
    arcs: Vec<Vec<Arc>>,
}

const SOURCE: usize = 0;
const SINK: usize = 1;
/// The level of what the source does not reach.
const FAR: u32 = u32::MAX;

impl Default for Graph {
    fn default() -> Self {
        Self {
            index: FxHashMap::default(),
            items: Vec::new(),
            arcs: vec![Vec::new(), Vec::new()],
        }
    }
}

impl Graph {
    fn of(&mut self, item: Item) -> usize {
        if let Some(&at) = self.index.get(&item) {
            return at;
        }
        let at = self.arcs.len();
        self.arcs.push(Vec::new());
        self.arcs.push(Vec::new());
        self.items.push(item);
        self.index.insert(item, at);
        at
    }

    fn arc(&mut self, from: usize, to: usize, room: u64) {
        let (there, back) = (self.arcs[from].len(), self.arcs[to].len());
        self.arcs[from].push(Arc { to, room, back });
        self.arcs[to].push(Arc {
            to: from,
            room: 0,
            back: there,
        });
    }

    /// The item can only be kept.
    pub fn root(&mut self, item: Item) {
        let at = self.of(item);
        self.arc(SOURCE, at, INFINITE);
    }

    /// The item is needed.
    pub fn need(&mut self, item: Item) {
        let at = self.of(item);
        self.arc(at + 1, SINK, INFINITE);
    }

    /// Keeping the item costs so much.
    pub fn capacity(&mut self, item: Item, cost: u64) {
        let at = self.of(item);
        self.arc(at, at + 1, cost);
    }

    /// `user` is recomputed from `operand`.
    pub fn edge(&mut self, operand: Item, user: Item) {
        let (from, to) = (self.of(operand), self.of(user));
        self.arc(from + 1, to, INFINITE);
    }

    /// The fewest arcs with room from the source to each node; none for those that are not reached.
    fn levels(&self) -> Vec<u32> {
        let mut levels = vec![FAR; self.arcs.len()];
        levels[SOURCE] = 0;
        let mut queue = VecDeque::from([SOURCE]);
        while let Some(at) = queue.pop_front() {
            for arc in &self.arcs[at] {
                if arc.room > 0 && levels[arc.to] == FAR {
                    levels[arc.to] = levels[at] + 1;
                    queue.push_back(arc.to);
                }
            }
        }
        levels
    }

    /// Fills the shortest paths to the sink: walks forward while there is room, and gives an arc up for this phase
    /// where it leads no further.
    fn block(&mut self, levels: &[u32]) {
        let mut next = vec![0; self.arcs.len()];
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = SOURCE;
        loop {
            if at == SINK {
                at = self.push(&mut path);
                continue;
            }
            let arcs = &self.arcs[at];
            let open = |arc: &Arc| arc.room > 0 && levels[arc.to] == levels[at] + 1;
            match (next[at]..arcs.len()).find(|&i| open(&arcs[i])) {
                Some(i) => {
                    next[at] = i;
                    path.push((at, i));
                    at = arcs[i].to;
                }
                None => {
                    next[at] = arcs.len();
                    let Some((before, i)) = path.pop() else {
                        return;
                    };
                    next[before] = i + 1;
                    at = before;
                }
            }
        }
    }

    /// Sends what fits along a path, which is shortened to before its first full arc; where it ends then.
    fn push(&mut self, path: &mut Vec<(usize, usize)>) -> usize {
        let rooms = path.iter().map(|&(at, i)| self.arcs[at][i].room);
        let room = rooms.min().unwrap_or(0);
        let mut full = path.len();
        for (step, &(at, i)) in path.iter().enumerate().rev() {
            self.arcs[at][i].room -= room;
            let Arc {
                to,
                back,
                room: left,
            } = self.arcs[at][i];
            self.arcs[to][back].room = self.arcs[to][back].room.saturating_add(room);
            if left == 0 {
                full = step;
            }
        }
        let end = path.get(full).map_or(SOURCE, |&(at, _)| at);
        path.truncate(full);
        end
    }

    /// Nodes from which the sink can still be reached.
    fn before_sink(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.arcs.len()];
        reaches[SINK] = true;
        let mut queue = VecDeque::from([SINK]);
        while let Some(at) = queue.pop_front() {
            for arc in &self.arcs[at] {
                if self.arcs[arc.to][arc.back].room > 0 && !reaches[arc.to] {
                    reaches[arc.to] = true;
                    queue.push_back(arc.to);
                }
            }
        }
        reaches
    }
}

/// The items to keep.
pub fn minimum_cut(graph: &Graph) -> FxHashSet<Item> {
    let mut graph = graph.clone();
    loop {
        let levels = graph.levels();
        if levels[SINK] == FAR {
            break;
        }
        graph.block(&levels);
    }
    let reaches = graph.before_sink();
    let cut = graph.items.iter().filter(|item| {
        let at = graph.index[*item];
        !reaches[at] && reaches[at + 1]
    });
    cut.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind::Primal;
    use cranelift_entity::EntityRef;
    use proptest::prelude::*;
    use tapeless_ir::Value;

    fn node(i: usize) -> Item {
        Item::Node((Value::new(i), Primal))
    }

    #[test]
    fn keeps_the_sum_rather_than_its_terms() {
        let mut graph = Graph::default();
        for i in [0, 1] {
            graph.root(node(i));
            graph.capacity(node(i), 8);
            graph.edge(node(i), node(2));
        }
        graph.capacity(node(2), 8);
        graph.need(node(2));
        assert_eq!(minimum_cut(&graph), [node(2)].into_iter().collect());
    }

    #[test]
    fn keeps_one_source_of_several_needs() {
        let mut graph = Graph::default();
        graph.root(node(0));
        graph.capacity(node(0), 8);
        for i in [1, 2] {
            graph.edge(node(0), node(i));
            graph.capacity(node(i), 8);
            graph.need(node(i));
        }
        assert_eq!(minimum_cut(&graph), [node(0)].into_iter().collect());
    }

    /// A small network: of each item its capacity, whether it can only be kept, whether it is needed, and what it is made of
    /// among those before it.
    #[derive(Clone, Debug)]
    struct Network(Vec<(u64, bool, bool, usize)>);

    impl Network {
        fn graph(&self) -> Graph {
            let mut graph = Graph::default();
            for (i, &(cost, root, need, operands)) in self.0.iter().enumerate() {
                graph.capacity(node(i), cost);
                if root {
                    graph.root(node(i));
                }
                if need {
                    graph.need(node(i));
                }
                for operand in (0..i).filter(|j| !root && operands >> j & 1 == 1) {
                    graph.edge(node(operand), node(i));
                }
            }
            graph
        }

        /// Which items are made again if these are kept; nothing if something that is needed cannot be had then.
        fn made(&self, kept: usize) -> Option<usize> {
            let mut asked = 0;
            for (i, &(_, root, need, operands)) in self.0.iter().enumerate().rev() {
                if kept >> i & 1 == 1 || !(need || asked >> i & 1 == 1) {
                    continue;
                }
                if root {
                    return None;
                }
                asked |= 1 << i | operands & ((1 << i) - 1);
            }
            Some(asked & !kept)
        }

        fn cost(&self, kept: usize) -> u64 {
            let costs = self.0.iter().enumerate();
            costs.map(|(i, item)| item.0 * (kept >> i & 1) as u64).sum()
        }
    }

    fn networks() -> impl Strategy<Value = Network> {
        let item = (
            1..6u64,
            prop::bool::weighted(0.3),
            any::<bool>(),
            0..1usize << 9,
        );
        prop::collection::vec(item, 1..10).prop_map(Network)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn no_other_choice_is_cheaper_nor_as_cheap_with_less_to_make_again(network in networks()) {
            let n = network.0.len();
            let cut = minimum_cut(&network.graph());
            let kept = (0..n).filter(|&i| cut.contains(&node(i))).fold(0, |all, i| all | 1 << i);
            let made = network.made(kept);
            prop_assert!(made.is_some());
            let best = (0..1usize << n).filter_map(|kept| Some((network.cost(kept), network.made(kept)?.count_ones())));
            let found = made.map(|made| (network.cost(kept), made.count_ones()));
            prop_assert_eq!(found, best.min());
        }
    }
}
