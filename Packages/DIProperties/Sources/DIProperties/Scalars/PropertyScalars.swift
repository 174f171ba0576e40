// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types that are decoded from a single value, recognised by their identity.
///
/// A dynamic cast to the protocol makes the runtime read every conformance of the program, once for each type that is
/// decoded. The protocol is internal, so that all types that conform are known.
enum PropertyScalars {
    /// The commonest types first.
    static let all: [any PropertyScalar.Type] = [
        String.self, Bool.self, Int.self, Double.self, Duration.self, ByteSize.self, URL.self, Date.self, UUID.self,
        Data.self, Decimal.self, Float.self, UInt.self, Int64.self, UInt64.self, Int32.self, UInt32.self, Int16.self,
        UInt16.self, Int8.self, UInt8.self, Int128.self, UInt128.self, TimeZone.self,
    ]

    /// Returns a type as one that is decoded from a single value, or nil if it isn't.
    static func find(_ type: Any.Type) -> (any PropertyScalar.Type)? {
        let found = all.first { $0 == type }
        assert(found == type as? any PropertyScalar.Type, "\(type) is missing in the list of scalars")
        return found
    }
}
