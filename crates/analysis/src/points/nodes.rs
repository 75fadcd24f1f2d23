//! Elements of lists and trees. What ends a list, or a tree, is linked like a node and lies in the list itself: a pointer to a
//! node may lead there, a pointer to the element of a node does not. Memory of callers behind which an element lies is named
//! for itself, so that they know which of their memory is meant.

use super::outline::Begins;
use super::set::{ObjId, ObjSet, SpotId, SpotSet};
use super::solve::Solver;
use super::{Object, Outline, Points};
use crate::values::place::Place;
use std::rc::Rc;
use tapeless_ir::Value;

/// Where the pointers to other nodes lie: in lists first, in trees behind a colour.
const LINKS: [Place; 4] = [
    Place::exact(0),
    Place::exact(8),
    Place::exact(16),
    Place::exact(24),
];

impl Points {
    /// What a place is that a node with an element begins at: nothing where none can. The library has each node from
    /// `operator new`.
    fn node(&self, object: ObjId, at: Place) -> Option<(ObjId, Place)> {
        match self.objects[object] {
            Object::Alloca(_) | Object::Global(_) => None,
            _ if self.variables.contains(object) => None,
            // Nodes are given by pointers.
            Object::Param(index) if self.params[index as usize].reference => None,
            _ if !at.covers(Place::START) => None,
            Object::Behind { .. } if at == Place::START && !self.is_element(object) => {
                Some((self.element(object).unwrap_or(object), at))
            }
            _ => Some((object, at)),
        }
    }

    /// The first of the nodes on the way to one: their elements have one name.
    fn first_node(&self, node: ObjId) -> ObjId {
        let before = |&object: &ObjId| match self.objects[object] {
            Object::Behind { from, at } if LINKS.contains(&at) => {
                let is_given = matches!(self.objects[from], Object::Behind { .. });
                (is_given && !self.is_element(from)).then_some(from)
            }
            _ => None,
        };
        std::iter::successors(Some(node), before)
            .last()
            .unwrap_or(node)
    }

    /// Whether an object is the elements of a caller's nodes.
    pub fn is_element(&self, object: ObjId) -> bool {
        matches!(self.objects[object], Object::Behind { at, .. } if at == Place::ELEMENT)
    }

    /// The elements of nodes like this one, by their name.
    fn element(&self, node: ObjId) -> Option<ObjId> {
        let mut behind = self.behind[node].iter();
        let known = behind.find(|(at, _)| *at == Place::ELEMENT);
        known.map(|known| known.1)
    }

    /// The elements of nodes that the pointers beside this one lead to: the ends of a list, the root of a tree.
    fn element_beside(&self, node: ObjId) -> Option<ObjId> {
        let Object::Behind { from, at } = self.objects[node] else {
            return None;
        };
        let beside = |known: &&(Place, ObjId)| known.0.is_beside(at);
        let mut beside = self.behind[from].iter().filter(beside);
        beside.find_map(|known| self.element(known.1))
    }

    /// Names the elements behind places, where these are a caller's; whether any was new.
    pub(super) fn name_elements(&mut self, nodes: &SpotSet) -> bool {
        let mut new = false;
        for (node, at) in self.spots.list(nodes) {
            let is_given = matches!(self.objects[node], Object::Behind { .. });
            if is_given
                && at == Place::START
                && !self.is_element(node)
                && self.element(node).is_none()
            {
                let element = match self.element_beside(self.first_node(node)) {
                    Some(known) => known,
                    None => self.name(Object::Behind {
                        from: self.first_node(node),
                        at: Place::ELEMENT,
                    }),
                };
                self.behind[node].push((Place::ELEMENT, element));
                new = true;
            }
        }
        new
    }

    /// Those of some places that nodes with elements begin at, by the names of the elements.
    pub(super) fn elements(&self, nodes: &SpotSet) -> SpotSet {
        if self.spots.is_coarse() {
            return nodes.clone();
        }
        let element = |spot: SpotId| {
            let (object, at) = self.spots.place(spot);
            let (element, _) = self.node(object, at)?;
            Some(if element == object {
                spot
            } else {
                self.starts[element]
            })
        };
        nodes.iter().filter_map(element).collect()
    }

    /// Where the objects of a callee begin here ([`Points::enter`]), but for the ends of lists and trees: what is seen of
    /// nodes says nothing of what lies behind these.
    pub fn enter_nodes(&self, outline: &Rc<Outline>, args: &[Value]) -> Rc<Begins> {
        self.entries.get(outline, args, || {
            let mut entered = self.enter(outline, args);
            for object in outline.nodes() {
                let places = entered[object].iter();
                let is_node = |&(o, at): &(ObjId, Place)| self.node(o, at).is_some();
                let nodes: Vec<_> = places.copied().filter(is_node).collect();
                if !nodes.is_empty() {
                    entered[object] = nodes;
                }
            }
            entered
        })
    }

    /// Adds the elements of nodes.
    pub(super) fn with_elements(&self, mut objects: ObjSet) -> ObjSet {
        let elements = |o| {
            self.behind[o]
                .iter()
                .filter(|(at, _)| *at == Place::ELEMENT)
        };
        let all: Vec<ObjId> = objects
            .iter()
            .flat_map(elements)
            .map(|known| known.1)
            .collect();
        all.into_iter()
            .for_each(|element| _ = objects.insert(element));
        objects
    }
}

impl Solver<'_> {
    /// A pointer to an element, from one to its node.
    pub(super) fn node(&mut self, from: Value, to: Value) {
        let nodes = self.spots_here(from);
        self.changed |= self.points.name_elements(&nodes);
        let elements = self.points.elements(&nodes);
        self.add(to, &elements);
    }
}
