//! Parts of a state that copies share until one of them changes, so that a copy of an event is cheap.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A value shared by copies; the first change in a copy clones it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_until_one_changes() {
        let one = Shared::from(vec![1, 2]);
        let mut other = one.clone();
        assert!(std::ptr::eq(&raw const *one, &raw const *other));
        other.push(3);
        assert_eq!((&*one, &*other), (&vec![1, 2], &vec![1, 2, 3]));
    }
}
