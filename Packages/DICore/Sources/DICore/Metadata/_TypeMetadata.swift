// SPDX-License-Identifier: Apache-2.0

/// The runtime's record of a type, as far as this library reads it: the kind of the type, and the parts of a function.
///
/// A metatype is a pointer to that record. Swift's ABI fixes its layout on Apple platforms; elsewhere the layout is stable
/// per toolchain, and ``isLayoutKnown`` checks it on types whose answers are known. Where the check fails nothing is read:
/// a dynamic cast answers instead, or the cautious answer is given where no cast can tell.
///
/// Every read of metadata belongs here, and every assumption about it in the check.
@usableFromInline
package struct _TypeMetadata {
    /// The kinds of records, in their first word. A class has 0 there or, with Objective-C's runtime, a pointer.
    @usableFromInline
    enum Kind {
        static let structure: UInt = 0x200
        static let enumeration: UInt = 0x201
        static let optional: UInt = 0x202
        static let tuple: UInt = 0x301
        static let function: UInt = 0x302
        static let existential: UInt = 0x303
        static let metatype: UInt = 0x304
        /// The largest number that is a kind; greater words are pointers.
        @inlinable static var largest: UInt { 0x7FF }
    }

    @usableFromInline let type: Any.Type
    @usableFromInline let isReadable: Bool
    /// Whether the layout is assumed without a check.
    @usableFromInline let isAssumed: Bool

    /// Looks at the record of a type.
    package init(_ type: Any.Type) {
        self.type = type
        isReadable = Self.areKindsKnown
        isAssumed = false
    }

    /// Looks at the record of a type, or with an unknown layout only at the type itself.
    @inlinable
    package init(_ type: Any.Type, isLayoutKnown: Bool) {
        self.type = type
        isReadable = isLayoutKnown
        isAssumed = isLayoutKnown
    }

    /// Whether the record is a function's, and can be read as such.
    var isReadableFunction: Bool {
        isReadable && kind == Kind.function && (isAssumed || Self.isLayoutKnown)
    }

    /// Whether the type is a class.
    @inlinable
    package var isClass: Bool {
        guard isReadable else { return type is AnyObject.Type }
        return kind == 0 || kind > Kind.largest
    }

    /// Whether the type is certainly a value: a struct, an enum, an optional, a tuple, a function or a metatype.
    package var isValue: Bool {
        guard isReadable else { return false }
        switch kind {
        case Kind.structure, Kind.enumeration, Kind.optional, Kind.tuple, Kind.function, Kind.metatype: return true
        default: return false
        }
    }

    /// Whether the type is certainly a protocol, a composition or `Any`, without constraints.
    package var isExistential: Bool {
        isReadable && kind == Kind.existential
    }

    /// Whether the type may be a struct or an enum; false only where that is certain.
    var mayHaveDescriptor: Bool { !isReadable || descriptor != nil }

    /// Whether the type may be an optional; false only where that is certain. It answers without a search of the program's
    /// conformances, which a dynamic cast to a protocol of optionals takes.
    package var mayBeOptional: Bool {
        !isReadable || descriptor == _TypeMetadata(Int?.self, isLayoutKnown: true).descriptor
    }

    /// Whether a type of the size of one word holds a single object reference: a class, or an existential of classes
    /// without a witness table, such as `AnyObject`.
    var isReference: Bool {
        isClass || isExistential || type == AnyObject.self || type is AnyObject.Type
    }

    /// The address of the descriptor of a struct or an enum, which all instances of a generic type have in common; nil for
    /// any other type.
    var descriptor: UInt? {
        guard isReadable else { return nil }
        switch kind {
        case Kind.structure, Kind.enumeration, Kind.optional:
            // Proof: the record of these kinds has the descriptor behind the kind.
            return pointer.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        default: return nil
        }
    }

    @inlinable var kind: UInt { pointer.load(as: UInt.self) }

    @inlinable var pointer: UnsafeRawPointer {
        // Proof of unsafeBitCast: a metatype of unknown type is a pointer to the type's record, whose first word is its
        // kind. Read only where the layout is known, or to find out whether it is.
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }
}
