// SPDX-License-Identifier: Apache-2.0

/// The key type of the values that declarations of defaults name.
///
/// The declaration itself is the qualifier, so that a default is never found by its type. Internal, so that no code outside
/// of this layer can bind or request this very type.
enum DefaultKey<V>: AnyDefaultKey {
    static var element: Any.Type { V.self }
}

/// The key type of a declared default of which only the metatype is known.
protocol AnyDefaultKey {
    static var element: Any.Type { get }
}

extension _Key {
    /// Returns the key of a declared default: the name of the declaration in a file.
    package static func declared<V>(_ type: V.Type, _ name: String, in file: String) -> _Key {
        _Key(DefaultKey<V>.self, "\(file):\(name)")
    }

    /// The name of a declared default, or nil.
    package var defaultName: String? {
        guard let qualifier, Shapes.findDefaultKey(type) != nil else { return nil }
        // A file id contains no colon.
        return qualifier.firstIndex(of: ":").map { String(qualifier[qualifier.index(after: $0)...]) }
    }

    /// Returns the value's type of a key's type, or nil if it is not that of a declared default.
    static func defaultElement(of type: Any.Type) -> Any.Type? {
        Shapes.findDefaultKey(type)?.element
    }
}
