//! What a statement can name.

/// An expression that points at 8 numbers.
#[derive(Clone)]
pub struct Array {
    /// The pointer, as a primary expression.
    pub name: String,
    /// Whether it may be written.
    pub writable: bool,
    /// Whether it is an array of its own, which no other name in the scope can alias.
    pub own: bool,
}

impl Array {
    /// Whether it lies in one of several structures.
    pub fn is_member(&self) -> bool {
        self.name.ends_with("].b") || self.name.ends_with("->b")
    }

    /// Whether it outlives the call.
    fn lasts(&self) -> bool {
        self.name.starts_with("kept") || self.name.starts_with("lasts")
    }

    /// An element.
    pub fn at(&self, index: &str) -> String {
        match self.is_member() {
            true => format!("{}[({index}) & 7]", self.name),
            false => format!("{}[{index}]", self.name),
        }
    }
}

/// How a function ends.
#[derive(Clone, Copy, PartialEq)]
pub enum Return {
    /// With a double or a float.
    Number,
    /// Without a value.
    Nothing,
    /// Only at its end: memory is held, or the result is no number.
    Late,
}

/// Names by what can be done with them.
#[derive(Clone)]
pub struct Scope {
    /// Doubles that can be assigned.
    pub doubles: Vec<String>,
    /// Doubles that are only read.
    pub constants: Vec<String>,
    pub floats: Vec<String>,
    /// Ints that can be assigned; they stay in 0..16.
    pub ints: Vec<String>,
    /// Counters of the loops around, in 0..8.
    pub counters: Vec<String>,
    pub arrays: Vec<Array>,
    /// Arrays of 8 floats.
    pub float_arrays: Vec<String>,
    /// Arrays of 8 ints in 0..8.
    pub tables: Vec<String>,
    /// Pointers to writable doubles, that can be assigned.
    pub pointers: Vec<String>,
    /// Structures `struct S`.
    pub structs: Vec<String>,
    pub ends: Return,
    /// Loops around, and those of the callers.
    pub depth: usize,
    /// Whether `break` and `continue` mean a loop of this function.
    pub in_loop: bool,
}

impl Scope {
    /// A scope with nothing but `n`.
    pub fn new(ends: Return, depth: usize) -> Self {
        Self {
            doubles: Vec::new(),
            constants: Vec::new(),
            floats: Vec::new(),
            ints: Vec::new(),
            counters: Vec::new(),
            arrays: Vec::new(),
            float_arrays: Vec::new(),
            tables: Vec::new(),
            pointers: Vec::new(),
            structs: Vec::new(),
            ends,
            depth,
            in_loop: false,
        }
    }

    /// Adds a pointer to 8 doubles.
    pub fn array(&mut self, name: &str, writable: bool, own: bool) {
        self.arrays.push(Array {
            name: name.to_owned(),
            writable,
            own,
        });
    }

    /// Those of the writable ones that may be indexed without a known bound. In a structure of which there are several, an
    /// index that could be anything could also lie in the integers of the next one: nothing in IR says that it does not,
    /// and what bytes hold must be known.
    pub fn free(&self) -> Vec<Array> {
        let all = self.writable().into_iter();
        all.filter(|array| !array.is_member()).collect()
    }

    /// Those of them whose address memory may hold: a derivative does not follow that of a global.
    pub fn addressable(&self) -> Vec<Array> {
        let all = self.free().into_iter();
        all.filter(|array| !array.lasts()).collect()
    }

    /// The pointers through which one may write.
    pub fn writable(&self) -> Vec<Array> {
        self.arrays
            .iter()
            .filter(|array| array.writable)
            .cloned()
            .collect()
    }
}
