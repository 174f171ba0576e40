// SPDX-License-Identifier: Apache-2.0

/// The generic types that conform to one of the library's own protocols, recognised by their descriptors.
///
/// A dynamic cast to a protocol's metatype makes the runtime read every conformance of the program, once for each type,
/// and most types that are looked up conform to nothing here. All types that conform are known to the library, so the
/// descriptor in a type's metadata answers without a search. `Metatype` is the protocol's metatype, such as
/// `any Shape.Type`. Only structs and enums can be known.
///
/// Each type is given as two of its instances, which have to have one descriptor and one witness table in common; otherwise,
/// and where metadata cannot be read, ``callAsFunction(_:)`` casts dynamically. Complexity: linear in the known types.
package struct _KnownConformances<Metatype>: Sendable {
    /// The two words of a metatype of a protocol: the type's metadata, and its witness table.
    private struct Words {
        let type: UInt
        let witnesses: UInt
    }

    /// The known types; nil where dynamic casts have to answer.
    private let rows: [KnownConformance]?

    /// Makes a table of generic types; the lists have two instances of each, in one order.
    package init(_ ones: [Metatype], _ others: [Metatype], isLayoutKnown: Bool = _TypeMetadata.areKindsKnown) {
        guard isLayoutKnown, MemoryLayout<Metatype>.size == MemoryLayout<Words>.size else {
            rows = nil
            return
        }
        let found = zip(ones, others).compactMap { one, other in
            Self.row(of: one).flatMap { $0 == Self.row(of: other) ? $0 : nil }
        }
        let areDistinct = found.allSatisfy { row in found.count { $0.descriptor == row.descriptor } == 1 }
        rows = found.count == ones.count && areDistinct ? found : nil
    }

    /// Returns the type as one that conforms, or nil if it doesn't.
    package func callAsFunction(_ type: Any.Type) -> Metatype? {
        guard let rows else { return type as? Metatype }
        guard let descriptor = _TypeMetadata(type, isLayoutKnown: true).descriptor else { return nil }
        guard let row = rows.first(where: { $0.descriptor == descriptor }) else { return nil }
        // Proof of unsafeBitCast: a metatype is the address of the type's metadata.
        let address = unsafeBitCast(type, to: UInt.self)
        // Proof of unsafeBitCast: `init` has checked that `Metatype` is these two words. The conformance depends on no generic
        // argument, since two instances have the same witness table; so this type, of the same descriptor, has it, too.
        return unsafeBitCast(Words(type: address, witnesses: row.witnesses), to: Metatype.self)
    }

    private static func row(of sample: Metatype) -> KnownConformance? {
        // Proof of unsafeBitCast: `init` has compared the sizes, and the first word is used as a type only if it is the
        // address in the metatype that the language makes of the sample.
        let words = unsafeBitCast(sample, to: Words.self)
        guard let type = sample as? Any.Type, unsafeBitCast(type, to: UInt.self) == words.type else { return nil }
        return _TypeMetadata(type, isLayoutKnown: true).descriptor.map {
            KnownConformance(descriptor: $0, witnesses: words.witnesses)
        }
    }
}

/// The descriptor and the witness table of a known type.
private struct KnownConformance: Equatable {
    let descriptor: UInt
    let witnesses: UInt
}
