// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// Returns an element of the current injector, in any shape that a parameter can have.
///
/// Prefer parameters of an initialiser, because the graph checks them. This is for objects that the graph doesn't create:
/// a class that a framework makes, a view, a test, a callback.
///
/// ```swift
/// final class Barista: Sendable {
///     private let heater = inject(Heater.self)
/// }
/// ```
///
/// - Parameters:
///   - type: The type.
///   - file: The file to name if the process ends.
///   - line: The line to name if the process ends.
/// - Returns: A new element, or the shared one. A request that can't be resolved ends the process with the diagnostic and this
///   line, as `Injector.get` does; without an injector, it is `DI/NoInjector`.
/// - Complexity: A lookup in a table, without a lock and without an allocation, in addition to the construction.
@inlinable
public func inject<T>(_ type: T.Type = T.self, file: StaticString = #fileID, line: UInt = #line) -> T {
    CurrentInjector.with { $0.get(T.self, file: file, line: line) }
}

/// Returns the value of a declaration in ``DefaultValues``: the binding in the current injector's graph, or the default.
///
/// ```swift
/// let heating = inject(\.heating)
/// ```
///
/// - Parameters:
///   - declared: The declaration. The key path is evaluated immediately.
///   - file: The file to name in diagnostics.
///   - line: The line to name in diagnostics.
/// - Returns: The value. A binding that can't be used synchronously ends the process as
///   ``inject(_:file:line:)-(T.Type,_,_)`` does. Without an implementation, it is the placeholder, and `DI/Unimplemented`.
/// - Complexity: A lookup in a table, without a lock and without an allocation, in addition to the construction.
@inlinable @inline(__always)
public func inject<V>(
    _ declared: KeyPath<DefaultValues, Default<V>>, file: StaticString = #fileID, line: UInt = #line
) -> V {
    let declared = DefaultValues()[keyPath: declared]
    let declaration = declared.declaration
    if let value = CurrentInjector.with({ $0.cachedDefault(declaration, as: V.self) }) { return value }
    return CurrentInjector.resolveDefault(declared, file, line)
}

/// Returns an element of the binding with a qualifier; otherwise as ``inject(_:file:line:)-(T.Type,_,_)``.
public func inject<T>(
    _ type: T.Type = T.self, qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line
) -> T {
    CurrentInjector.with { $0.get(T.self, qualified: qualifier, file: file, line: line) }
}

/// Returns the value of a tag; otherwise as ``inject(_:file:line:)-(T.Type,_,_)``.
@inlinable
public func inject<T: Tag>(tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line) -> T.Element {
    CurrentInjector.with { $0.get(tagged: T.self, file: file, line: line) }
}

/// Returns an element of the current injector that belongs to the main actor; otherwise as ``inject(_:file:line:)-(T.Type,_,_)``.
@MainActor @inlinable
public func inject<T>(onMainActor type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> T {
    CurrentInjector.with { $0.onMainActor.get(T.self, file: file, line: line) }
}

/// Returns the value of a declaration in ``DefaultValues`` for the main actor, which the graph may bind there.
@MainActor
public func inject<V>(
    onMainActor declared: KeyPath<DefaultValues, Default<V>>, file: StaticString = #fileID, line: UInt = #line
) -> V {
    let declared = DefaultValues()[keyPath: declared]
    return CurrentInjector.with { $0.resolveDefaultOnMainActor(declared, _SourcePlace(file, line)) }
}
