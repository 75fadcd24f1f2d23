//! Random points: numbers, and memory that pointers lead to.

use tapeless_ir::{ScalarType, Type};

/// Bytes behind a pointer.
pub const SIZE: usize = 4096;

/// An argument.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number's bits.
    Number(u64),
    /// A pointer to the block of this index.
    Block(usize),
}

/// A word of a block.
#[derive(Clone, Copy, Debug)]
pub enum Word {
    /// Bits.
    Bits(u64),
    /// The address of the last block.
    Last,
}

/// What a function is called with.
#[derive(Clone, Debug)]
pub struct Point {
    pub arguments: Vec<Argument>,
    /// Memory by block; one more than there are pointers.
    pub blocks: Vec<Vec<Word>>,
}

impl Point {
    /// The point of a number for parameters of these types.
    pub fn random(params: &[Type], number: u64) -> Self {
        let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ params.len() as u64);
        let mut point = Point {
            arguments: Vec::new(),
            blocks: Vec::new(),
        };
        let style = number % 4;
        for &ty in params {
            point.arguments.push(if ty == Type::PTR {
                point.blocks.push(random.block(style));
                Argument::Block(point.blocks.len() - 1)
            } else {
                Argument::Number(random.number(ty))
            });
        }
        point
            .blocks
            .push(random.block(if style == 3 { 1 } else { style }));
        point
    }
}

/// Splitmix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Mostly small integers, so that counts and indices stay in bounds; floats of all sizes.
    fn number(&mut self, ty: Type) -> u64 {
        let bits = self.next();
        let small = (bits >> 8) % 64;
        match ty.element() {
            Some(ScalarType::Float(_)) => {
                let value = (small as f64 - 32.0) * 0.375;
                match (ty == Type::F32, bits % 8) {
                    (true, 0) => u64::from((bits >> 32) as u32),
                    (true, _) => u64::from((value as f32).to_bits()),
                    (false, 0) => self.next(),
                    (false, _) => value.to_bits(),
                }
            }
            _ => match bits % 8 {
                0 => self.next(),
                1 => small.wrapping_neg(),
                2 => 1 << (small % 64),
                _ => small,
            },
        }
    }

    /// Memory in one of four styles: any bytes, small numbers, text, small numbers between pointers.
    fn block(&mut self, style: u64) -> Vec<Word> {
        (0..SIZE / 8)
            .map(|_| {
                let bits = self.next();
                match style {
                    0 => Word::Bits(bits),
                    1 => Word::Bits(bits & 0x0000_000f_0000_000f),
                    2 => Word::Bits(u64::from_le_bytes(self.text())),
                    _ if bits.is_multiple_of(2) => Word::Last,
                    _ => Word::Bits(bits >> 60),
                }
            })
            .collect()
    }

    fn text(&mut self) -> [u8; 8] {
        let letters = b"abc xyz 0123456789 -+.,%\n(){}[]ABC\0\0";
        let mut word = [0; 8];
        for byte in &mut word {
            *byte = letters[(self.next() % letters.len() as u64) as usize];
        }
        word
    }
}
