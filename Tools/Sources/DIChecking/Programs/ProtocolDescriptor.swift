// SPDX-License-Identifier: Apache-2.0

/// The address of the compiler's description of a protocol, which conformance records name.
enum ProtocolDescriptor {
    /// The record of an existential type: its kind, its flags, the number of its protocols, and the first of them.
    private struct ExistentialRecord {
        let kind: UInt
        let flags: UInt32
        let protocolCount: UInt32
        let first: UnsafeRawPointer?
    }

    private static let existential: UInt = 0x303

    /// Returns the address for `any P`; nil where the type is not an existential of one protocol.
    static func of(_ type: Any.Type) -> UnsafeRawPointer? {
        // Proof of unsafeBitCast: a metatype of unknown type is a pointer to the type's record, which begins with its kind.
        let record = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard record.load(as: UInt.self) == existential else { return nil }
        // Proof: the kind is an existential's, whose record has these fields.
        let existential = record.load(as: ExistentialRecord.self)
        return existential.protocolCount == 1 ? existential.first : nil
    }
}
