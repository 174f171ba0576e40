// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A declared default, which is used if no graph binds the declaration.
///
/// ``DefaultValues`` makes it. Its identity is the file and the name of the property. A request by type therefore never finds
/// it, and two properties of one type differ.
///
/// ```
/// extension DefaultValues {
///     var heating: Default<any Heating> {
///         self(.shared) { Heater() }
///             .inTests { FakeHeater() }
///     }
/// }
/// ```
public struct Default<V>: Sendable {
    /// The parts in one property, because an initialiser that writes one property after the other copies the whole at its end.
    @usableFromInline
    var parts: (declaration: DefaultID, sharing: SharingPolicy, live: Variant, test: Variant?, preview: Variant?)

    @inlinable var declaration: DefaultID { parts.declaration }
    var sharing: SharingPolicy { parts.sharing }

    // The code of a declaration is inlined whole, so that a hit reads only the addresses of its literals.

    /// A function for one run context.
    @usableFromInline
    struct Variant: Sendable {
        @usableFromInline let make: @Sendable () -> V
        /// Whether its value is only a placeholder.
        @usableFromInline let isUnimplemented: Bool

        @inlinable
        init(make: @escaping @Sendable () -> V, isUnimplemented: Bool = false) {
            self.make = make
            self.isUnimplemented = isUnimplemented
        }
    }

    @inlinable
    init(_ declaration: DefaultID, _ sharing: SharingPolicy, _ live: Variant) {
        parts = (declaration, sharing, live, nil, nil)
    }

    /// Returns the default with another function for injectors whose context is `.test`.
    @inlinable
    public func inTests(_ make: @escaping @Sendable () -> V) -> Default {
        var copy = self
        copy.parts.test = Variant(make: make)
        return copy
    }

    /// Returns the default with another function for injectors whose context is `.preview`.
    @inlinable
    public func inPreviews(_ make: @escaping @Sendable () -> V) -> Default {
        var copy = self
        copy.parts.preview = Variant(make: make)
        return copy
    }

    /// Returns the default with a placeholder for tests. Each use of the placeholder is `DI/Unimplemented`.
    ///
    /// A test that uses the default has to bind or override it.
    @inlinable
    public func unimplementedInTests(_ placeholder: @escaping @Sendable () -> V) -> Default {
        var copy = self
        copy.parts.test = Variant(make: placeholder, isUnimplemented: true)
        return copy
    }

    /// The function for a run context, or the live one where that run context has none.
    func variant(in context: RunContext) -> Variant {
        switch context {
        case .test: parts.test ?? parts.live
        case .preview: parts.preview ?? parts.live
        default: parts.live
        }
    }

    /// The key in graphs.
    var key: _Key { .declared(V.self, declaration.name.description, in: declaration.file.description) }

    /// The key and the sharing, as a graph records them.
    var declared: _DefaultDeclaration { _DefaultDeclaration(key, sharing) }
}

/// The place and the name of a declaration.
@usableFromInline
struct DefaultID: Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let file: StaticString
    @usableFromInline let line: UInt

    @inlinable
    init(_ name: StaticString, _ file: StaticString, _ line: UInt) {
        self.name = name
        self.file = file
        self.line = line
    }

    var place: Place { _SourcePlace(file, line).place }
}
