// SPDX-License-Identifier: Apache-2.0

/// A type that tells apart several bindings of one type.
///
/// A tag is an empty type that names what is meant and fixes the type of the value. A factory receives the tagged value
/// as a ``TaggedProvider``. The idea is the predecessor Cleanse's; Guice and Dagger call it a qualifier annotation.
///
/// ```swift
/// struct BoilerTemperature: Tag { typealias Element = Double }
/// binder.bind(Double.self).tagged(with: BoilerTemperature.self).to(value: 93)
/// ```
public protocol Tag: SendableMetatype {
    /// The type of the value that is bound under this tag.
    associatedtype Element
}
