// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A property whose first value the current injector gives, when the main actor initialises the property.
///
/// For what belongs to the main actor, which ``Injected`` can't request.
///
/// ```swift
/// @MainActor
/// final class MenuScreen {
///     @MainActorInjected var display: Display
/// }
/// ```
@MainActor @propertyWrapper
public struct MainActorInjected<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Requests the property's type.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = inject(onMainActor: Value.self, file: file, line: line)
    }

    /// Requests a declaration in ``DefaultValues``.
    public init(
        _ declared: KeyPath<DefaultValues, Default<Value>>, file: StaticString = #fileID, line: UInt = #line
    ) {
        wrappedValue = inject(onMainActor: declared, file: file, line: line)
    }
}
