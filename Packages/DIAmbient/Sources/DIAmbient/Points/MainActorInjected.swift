// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A property that requests its first value from the current injector when the main actor initialises it.
///
/// It is for objects of the main actor, which ``Injected`` can't request.
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
