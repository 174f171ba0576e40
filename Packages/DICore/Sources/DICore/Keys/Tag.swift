// SPDX-License-Identifier: Apache-2.0

/// A type that distinguishes several bindings of one type.
///
/// A tag is an empty type whose name states the meaning of a value, and which fixes the value's type. A factory
/// receives the value as a ``TaggedProvider``. The idea comes from the predecessor, Cleanse; Guice and Dagger have
/// qualifier annotations.
///
/// ```swift
/// struct BoilerTemperature: Tag { typealias Element = Double }
/// binder.bind(Double.self).tagged(with: BoilerTemperature.self).to(value: 93)
/// ```
public protocol Tag<Element>: SendableMetatype {
    /// The type of the value.
    associatedtype Element
}
