//! The memory of a run.

use super::Outcome;
use crate::bind::{Arg, Bound, Role};
use crate::failure::Result;
use crate::number::Number;
use crate::wrapper::{self, Kind};
use tapeless_family::Dtype;
use tapeless_llvm::command::Fence;

/// The buffer and the arrays that it points to.
pub(super) struct Frame {
    /// The buffer.
    pub words: Vec<u64>,
    /// Words for a parameter.
    stride: usize,
    /// Directions.
    width: usize,
    /// By parameter.
    pub arrays: Vec<Option<Fence>>,
    /// By parameter and direction.
    pub shadows: Vec<Vec<Option<Fence>>>,
}

impl Frame {
    pub fn new(kind: Kind, bound: &Bound, lanes: &[Vec<Vec<f64>>]) -> Result<Self> {
        let count = bound.args.len();
        let mut frame = Self {
            words: vec![0; wrapper::words(count, kind)],
            stride: kind.stride(),
            width: kind.width(),
            arrays: Vec::new(),
            shadows: Vec::new(),
        };
        for index in 0..count {
            frame.add(bound, index, lanes)?;
        }
        Ok(frame)
    }

    fn add(&mut self, bound: &Bound, index: usize, lanes: &[Vec<Vec<f64>>]) -> Result<()> {
        let (arg, role) = (&bound.args[index], bound.roles[index]);
        let (mut array, mut shadows) = (None, Vec::new());
        let words = &mut self.words[self.stride * index..][..self.stride];
        match arg {
            Arg::Null => {}
            Arg::Number(_, bits) => words[0] = *bits,
            Arg::Array(number, bits) => {
                words[0] = array.insert(fenced(*number, bits)?).address();
                if let Some(bytes) = words.get_mut(1 + self.width) {
                    *bytes = (number.bytes() * bits.len()) as u64;
                }
            }
        }
        for (lane, word) in words[1..][..self.width].iter_mut().enumerate() {
            let before = lanes.get(lane).and_then(|lane| lane.get(index));
            let before = before.map_or(&[][..], Vec::as_slice);
            let mut shadow = None;
            match arg {
                Arg::Number(number, _) => {
                    *word = before.first().map_or(0, |&x| number.bits_of(x));
                }
                Arg::Array(number, _) if role == Role::Dup => {
                    let mut bits: Vec<u64> = before.iter().map(|&x| number.bits_of(x)).collect();
                    bits.resize(arg.values().len(), 0);
                    *word = shadow.insert(fenced(*number, &bits)?).address();
                }
                _ => {}
            }
            shadows.push(shadow);
        }
        self.arrays.push(array);
        self.shadows.push(shadows);
        Ok(())
    }

    pub fn outcome(&self, bound: &Bound, result: Option<Dtype>) -> Outcome {
        let (last, lanes) = (self.stride * bound.args.len(), 0..self.width);
        let read = |memory: &Option<Fence>, arg: &Arg| match (memory, arg) {
            (Some(fence), Arg::Array(number, _)) => numbers(fence, *number),
            _ => Vec::new(),
        };
        let shadow = |lane: usize, index: usize| match &bound.args[index] {
            Arg::Number(number, _) if bound.roles[index] == Role::Out => {
                vec![number.value(self.words[self.stride * index + 1 + lane])]
            }
            arg => read(&self.shadows[index][lane], arg),
        };
        let of_lane = |lane| (0..bound.args.len()).map(|i| shadow(lane, i)).collect();
        let tangent = |lane| result.map_or(0.0, |n| n.value(self.words[last + 1 + lane]));
        let arrays = self.arrays.iter().zip(&bound.args);
        Outcome {
            result: result.map(|number| number.value(self.words[last])),
            tangents: lanes.clone().map(tangent).collect(),
            after: arrays.map(|(array, arg)| read(array, arg)).collect(),
            shadows: lanes.map(of_lane).collect(),
        }
    }
}

fn fenced(number: Dtype, bits: &[u64]) -> Result<Fence> {
    let size = number.bytes();
    let mut fence = Fence::new(size * bits.len())?;
    for (to, bits) in fence.bytes_mut().chunks_exact_mut(size).zip(bits) {
        to.copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    Ok(fence)
}

fn numbers(fence: &Fence, number: Dtype) -> Vec<f64> {
    let one = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        number.value(u64::from_le_bytes(word))
    };
    fence
        .bytes()
        .chunks_exact(number.bytes())
        .map(one)
        .collect()
}
