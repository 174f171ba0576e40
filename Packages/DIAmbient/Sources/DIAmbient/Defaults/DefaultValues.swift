// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// The place where a program declares its defaults, as properties.
///
/// ```
/// extension DefaultValues {
///     var heating: Default<any Heating> { self(.shared) { Heater() } }
///     var cup: Default<Cup> { self { Cup() } }
/// }
/// ```
/// ```swift
/// let heating = inject(\.heating)
/// ```
///
/// A request by name, such as `inject(\.heating)` or `@Injected(\.heating)`, returns the binding of the declaration in the
/// current injector's graph, and otherwise the default. A program therefore needs no graph for it, and can add one later. A
/// request by type never finds it.
///
/// If `MainActor` is the default isolation, write `nonisolated extension DefaultValues`. The idea comes from the library
/// Inject; SwiftUI's `EnvironmentValues` and swift-dependencies are similar.
public struct DefaultValues: Sendable {
    @inlinable
    init() {}

    /// Describes a declaration to graphs.
    static func declared<V>(_ declared: KeyPath<DefaultValues, Default<V>>) -> _DefaultDeclaration {
        DefaultValues()[keyPath: declared].declared
    }

    /// Declares a default that is made for each request.
    ///
    /// - Parameters:
    ///   - name: The name of the declaration, which is the calling property.
    ///   - file: The file of the declaration.
    ///   - line: The line to name in diagnostics.
    ///   - make: Makes an instance.
    /// - Returns: The default.
    @inlinable
    public func callAsFunction<V>(
        name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable () -> V
    ) -> Default<V> {
        Default(DefaultID(name, file, line), .unshared, Default.Variant(make: make))
    }

    /// Declares a default whose instances are shared within an injector.
    ///
    /// - Parameters:
    ///   - sharing: The sharing.
    ///   - name: The name of the declaration, which is the calling property.
    ///   - file: The file of the declaration.
    ///   - line: The line to name in diagnostics.
    ///   - make: Makes an instance.
    /// - Returns: The default.
    @inlinable
    public func callAsFunction<V: Sendable>(
        _ sharing: SharingPolicy.OfDefault, name: StaticString = #function, file: StaticString = #fileID,
        line: UInt = #line,
        _ make: @escaping @Sendable () -> V
    ) -> Default<V> {
        Default(DefaultID(name, file, line), sharing.policy, Default.Variant(make: make))
    }

    /// Declares a dependency without a default, which a graph has to bind.
    ///
    /// A use of the placeholder is `DI/Unimplemented`: an issue of a test, and otherwise a message on standard error.
    ///
    /// ```
    /// extension DefaultValues {
    ///     var payments: Default<any Payments> { unimplemented { NoPayments() } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the declaration, which is the calling property.
    ///   - file: The file of the declaration.
    ///   - line: The line to name in diagnostics.
    ///   - placeholder: Makes a value with which the program continues.
    /// - Returns: The default.
    @inlinable
    public func unimplemented<V>(
        name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
        _ placeholder: @escaping @Sendable () -> V
    ) -> Default<V> {
        Default(DefaultID(name, file, line), .unshared, Default.Variant(make: placeholder, isUnimplemented: true))
    }
}
