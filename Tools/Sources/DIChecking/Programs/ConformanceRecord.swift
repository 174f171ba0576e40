// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords

/// One of the program's records that a type conforms to a protocol.
struct ConformanceRecord {
    /// The ways in which a record refers to its type, in bits 3 to 5 of its flags.
    private enum Reference {
        static let direct: UInt32 = 0
        static let indirect: UInt32 = 1
    }

    private static let isRetroactive: UInt32 = 0x40

    private let address: UnsafeRawPointer

    /// All records of the program, in the order of the linker.
    static var all: [ConformanceRecord] {
        guard let first = di_conformance_records() else { return [] }
        return (0..<di_conformance_record_count()).compactMap { index in
            RelativePointer(at: UnsafeRawPointer(first + index)).direct.map(ConformanceRecord.init)
        }
    }

    /// The address of the description of the protocol.
    var `protocol`: UnsafeRawPointer? { RelativePointer(at: address).indirectable }

    /// The description of the type; nil where the record names it in a way that is not read here, such as an Objective-C class.
    var type: TypeDescriptor? {
        let reference = RelativePointer(at: address + 4).direct
        switch (flags >> 3) & 7 {
        case Reference.direct: return reference.flatMap(TypeDescriptor.init)
        case Reference.indirect:
            return reference.flatMap { $0.load(as: UnsafeRawPointer?.self) }.flatMap(TypeDescriptor.init)
        default: return nil
        }
    }

    /// The module that declares the conformance, where that is neither the type's nor the protocol's.
    var retroactiveModule: String? {
        guard flags & Self.isRetroactive != 0 else { return nil }
        return RelativePointer(at: address + 16).indirectable.map(TypeDescriptor.moduleName)
    }

    private var flags: UInt32 { (address + 12).load(as: UInt32.self) }
}
