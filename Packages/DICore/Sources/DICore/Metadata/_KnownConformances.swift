// SPDX-License-Identifier: Apache-2.0

/// The generic types that conform to one of the library's own protocols, recognised by their descriptors.
///
/// A dynamic cast to a protocol's metatype makes the runtime read every conformance of the program, once for each type,
/// and most types that are asked about conform to nothing here. All types that conform are known to the library, so the
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

    private struct Row: Equatable {
        let descriptor: UInt
        let witnesses: UInt
    }

    /// The descriptor and the witness table of each known type, in turn; nil where dynamic casts have to answer.
    ///
    /// Not an array of rows, for which the runtime would have to make a class in each process.
    private let rows: [UInt]?

    /// Makes a table of generic types, each with two instances.
    package init(_ samples: (Metatype, Metatype)...) {
        self.init(samples, isLayoutKnown: _TypeMetadata.areKindsKnown)
    }

    /// Makes a table of three generic types, without an array of samples, for which the runtime would have to make a class.
    init(first: (Metatype, Metatype), second: (Metatype, Metatype), third: (Metatype, Metatype)) {
        var rows: [UInt] = []
        let areKnown =
            _TypeMetadata.areKindsKnown && Self.add(first, to: &rows) && Self.add(second, to: &rows)
            && Self.add(third, to: &rows)
        self.rows = areKnown ? rows : nil
    }

    init(_ samples: [(Metatype, Metatype)], isLayoutKnown: Bool) {
        var rows: [UInt] = []
        let areKnown = isLayoutKnown && samples.allSatisfy { Self.add($0, to: &rows) }
        self.rows = areKnown ? rows : nil
    }

    /// Returns the type as one that conforms, or nil if it doesn't.
    package func callAsFunction(_ type: Any.Type) -> Metatype? {
        guard let rows else { return type as? Metatype }
        guard let descriptor = _TypeMetadata(type, isLayoutKnown: true).descriptor else { return nil }
        guard let row = Self.row(descriptor, in: rows) else { return nil }
        // Proof of unsafeBitCast: a metatype is the address of the type's metadata.
        let address = unsafeBitCast(type, to: UInt.self)
        // Proof of unsafeBitCast: `rows` has seen that `Metatype` is these two words. The conformance depends on no generic
        // argument, since two instances have the same witness table; so this type, of the same descriptor, has it, too.
        return unsafeBitCast(Words(type: address, witnesses: rows[row + 1]), to: Metatype.self)
    }

    /// Adds the row of a known type, or returns false if a sample isn't as expected.
    private static func add(_ samples: (one: Metatype, other: Metatype), to rows: inout [UInt]) -> Bool {
        guard MemoryLayout<Metatype>.size == MemoryLayout<Words>.size else { return false }
        guard let row = row(of: samples.one), row == self.row(of: samples.other) else { return false }
        guard self.row(row.descriptor, in: rows) == nil else { return false }
        rows.append(row.descriptor)
        rows.append(row.witnesses)
        return true
    }

    /// The index of the row of a descriptor.
    private static func row(_ descriptor: UInt, in rows: [UInt]) -> Int? {
        var index = 0
        while index < rows.count {
            if rows[index] == descriptor { return index }
            index += 2
        }
        return nil
    }

    private static func row(of sample: Metatype) -> Row? {
        // Proof of unsafeBitCast: the caller has compared the sizes, and the first word is used as a type only if it is the
        // address in the metatype that the language makes of the sample.
        let words = unsafeBitCast(sample, to: Words.self)
        guard let type = sample as? Any.Type, unsafeBitCast(type, to: UInt.self) == words.type else { return nil }
        return _TypeMetadata(type, isLayoutKnown: true).descriptor.map {
            Row(descriptor: $0, witnesses: words.witnesses)
        }
    }
}
