// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A property that requests its first value from the current injector when it is initialised.
///
/// ```swift
/// @MainActor
/// final class MenuModel {
///     @Injected var maker: CoffeeMaker
///     @Injected(BoilerTemperature.self) var temperature: Double
/// }
/// ```
///
/// Prefer parameters of an initialiser, because the graph checks them. A property may be set, as in a test. A `Sendable`
/// class can't have wrapped properties: write `let maker = inject(CoffeeMaker.self)`. ``inject(_:file:line:)-(T.Type,_,_)``
/// describes the errors.
@propertyWrapper
public struct Injected<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Requests the property's type.
    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = inject(Value.self, file: file, line: line)
    }

    /// Requests a declaration in ``DefaultValues``.
    @inlinable
    public init(
        _ declared: KeyPath<DefaultValues, Default<Value>>, file: StaticString = #fileID, line: UInt = #line
    ) {
        wrappedValue = inject(declared, file: file, line: line)
    }

    /// Requests the value of a tag.
    @inlinable
    public init<T: Tag>(_ tag: T.Type, file: StaticString = #fileID, line: UInt = #line) where T.Element == Value {
        wrappedValue = inject(tagged: T.self, file: file, line: line)
    }

    /// Requests the property's type with a qualifier.
    public init(qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = inject(Value.self, qualified: qualifier, file: file, line: line)
    }
}

extension Injected: Sendable where Value: Sendable {}
