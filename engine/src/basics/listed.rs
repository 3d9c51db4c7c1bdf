//! Kinds that know the list of themselves.

/// Makes an enum and the list of its values at once, so that none can be missing on the list.
#[macro_export]
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$meant:meta])* $value:ident,)+ }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$meant])* $value,)+
        }

        impl $name {
            /// Every one, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
        }
    };
}
