//! Enums with a list of their values.

/// Defines an enum together with the list of its values, so that the list is complete.
#[macro_export]
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$meant:meta])* $value:ident,)+ }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$meant])* $value,)+
        }

        impl $name {
            /// All values, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
        }
    };
}
