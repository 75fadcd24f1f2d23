//! Slices, whose parts threads work on.

use crate::begun::{current_num_threads, each};
use std::iter::Sum;
use std::marker::PhantomData;

/// Slices that several threads read.
pub trait Parallel<T: Sync> {
    /// All elements.
    fn par_iter(&self) -> ParIter<'_, T>;
}

/// Slices of which each thread changes a part.
pub trait ParallelMut<T: Send> {
    /// All elements, to be changed.
    fn par_iter_mut(&mut self) -> ParIterMut<'_, T>;
}

impl<T: Sync> Parallel<T> for [T] {
    fn par_iter(&self) -> ParIter<'_, T> {
        ParIter { all: self }
    }
}

impl<T: Send> ParallelMut<T> for [T] {
    fn par_iter_mut(&mut self) -> ParIterMut<'_, T> {
        ParIterMut { all: self }
    }
}

/// Elements that several threads read.
#[derive(Clone, Copy, Debug)]
pub struct ParIter<'a, T> {
    all: &'a [T],
}

/// Elements of which each thread changes some.
#[derive(Debug)]
pub struct ParIterMut<'a, T> {
    all: &'a mut [T],
}

/// What a function makes of the elements.
#[derive(Clone, Copy, Debug)]
pub struct Map<'a, T, F> {
    all: &'a [T],
    makes: F,
}

/// The bounds of a part of so many elements, of so many parts.
#[inline(always)]
fn bounds(length: usize, (which, parts): (usize, usize)) -> (usize, usize) {
    (length * which / parts, length * (which + 1) / parts)
}

#[inline(always)]
fn parts(length: usize) -> usize {
    current_num_threads().min(length)
}

impl<'a, T: Sync> ParIter<'a, T> {
    /// Makes something of each element.
    pub fn map<R, F: Fn(&'a T) -> R + Sync>(self, makes: F) -> Map<'a, T, F> {
        Map {
            all: self.all,
            makes,
        }
    }

    /// Does something with each element.
    pub fn for_each<F: Fn(&'a T) + Sync>(self, does: F) {
        let (all, parts) = (self.all, parts(self.all.len()));
        each(parts, &|which| {
            let (from, to) = bounds(all.len(), (which, parts));
            all[from..to].iter().for_each(&does);
        });
    }
}

impl<'a, T: Sync, R, F: Fn(&'a T) -> R + Sync> Map<'a, T, F> {
    /// The sum of all that is made: of the sums of the parts, in order.
    pub fn sum<S: Sum<R> + Sum<S> + Send>(self) -> S {
        let (all, parts) = (self.all, parts(self.all.len()));
        let mut sums: Vec<Option<S>> = (0..parts).map(|_| None).collect();
        let places = Places::of(&mut sums);
        each(parts, &|which| {
            let (from, to) = bounds(all.len(), (which, parts));
            let sum: S = all[from..to].iter().map(&self.makes).sum();
            // SAFETY: each part has a place of its own.
            unsafe { *places.at(which) = Some(sum) };
        });
        sums.into_iter().flatten().sum()
    }
}

impl<T: Send> ParIterMut<'_, T> {
    /// Does something with each element.
    pub fn for_each<F: Fn(&mut T) + Sync>(self, does: F) {
        self.for_each_at(|_, element| does(element));
    }

    /// Does something with each element, and with its index.
    pub fn for_each_at<F: Fn(usize, &mut T) + Sync>(self, does: F) {
        let length = self.all.len();
        let (places, parts) = (Places::of(self.all), parts(length));
        each(parts, &|which| {
            let (from, to) = bounds(length, (which, parts));
            for index in from..to {
                // SAFETY: each part has elements of its own.
                does(index, unsafe { &mut *places.at(index) });
            }
        });
    }
}

/// Elements of which each is one thread's.
struct Places<'a, T> {
    first: *mut T,
    all: PhantomData<&'a mut [T]>,
}

// SAFETY: whoever asks for a place promises that nobody else has it.
unsafe impl<T: Send> Sync for Places<'_, T> {}

impl<'a, T> Places<'a, T> {
    fn of(all: &'a mut [T]) -> Self {
        Self {
            first: all.as_mut_ptr(),
            all: PhantomData,
        }
    }

    /// # Safety
    /// There is such an element, and nobody else has its place.
    unsafe fn at(&self, index: usize) -> *mut T {
        // SAFETY: as this function's.
        unsafe { self.first.add(index) }
    }
}
