// SPDX-License-Identifier: Apache-2.0

/// Tells values from objects by their types alone.
public enum _ValueType {
    /// The kinds of structs, enums, optionals, tuples, functions and metatypes, in the first word of a type's metadata.
    ///
    /// Swift's ABI fixes them on Apple platforms, and a self-test on known types guards them elsewhere: where it fails,
    /// nothing is known to be a value.
    private static let kinds: Set<UInt> = [0x200, 0x201, 0x202, 0x301, 0x302, 0x304]

    private static let areKindsKnown: Bool = {
        let values: [Any.Type] = [Int.self, Place.self, Never.self, Int?.self, (Int, Int).self, (() -> Int).self]
        let others: [Any.Type] = [_AnyNode.self, (any Sendable).self, AnyObject.self, (any Error).self, Any.self]
        let existentials: [Any.Type] = [(any Sendable).self, AnyObject.self, (any Error).self, Any.self]
        return values.allSatisfy(hasKindOfValue) && !others.contains(where: hasKindOfValue)
            && existentials.allSatisfy { kind(of: $0) == existentialKind }
    }()

    /// Whether a type is known to be a value. Of an existential it is not known.
    public static func contains(_ type: Any.Type) -> Bool {
        areKindsKnown && hasKindOfValue(type)
    }

    /// Whether a type is known to be a protocol, a composition or `Any`, without constraints.
    public static func isExistential(_ type: Any.Type) -> Bool {
        areKindsKnown && kind(of: type) == existentialKind
    }

    private static let existentialKind: UInt = 0x303

    private static func hasKindOfValue(_ type: Any.Type) -> Bool {
        kinds.contains(kind(of: type))
    }

    private static func kind(of type: Any.Type) -> UInt {
        // Proof of unsafeBitCast: a metatype of unknown type is a pointer to the type's metadata, whose first word is its
        // kind, or for a class with Objective-C's runtime a pointer, which is none of the kinds above.
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    }
}
