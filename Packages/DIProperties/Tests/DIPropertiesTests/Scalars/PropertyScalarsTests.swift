// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIProperties

/// The list of scalars finds a type exactly where a dynamic cast does.
@Suite struct PropertyScalarsTests {
    private enum Roast: String, Decodable { case light }
    private struct Cup: Decodable {}

    @Test func scalars_areFound_eachOnce() {
        for scalar in PropertyScalars.all {
            #expect(PropertyScalars.find(scalar) == scalar, "\(scalar)")
            #expect(PropertyScalars.all.filter { $0 == scalar }.count == 1, "\(scalar)")
        }
    }

    @Test func types_areFound_whereACastFindsThem() {
        let types: [Any.Type] = [
            String.self, Substring.self, Character.self, Bool.self, Int.self, Int8.self, Int16.self, Int32.self,
            Int64.self,
            Int128.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt128.self, Float.self,
            Double.self,
            Decimal.self, Duration.self, Date.self, DateComponents.self, URL.self, UUID.self, Data.self, TimeZone.self,
            Locale.self, ByteSize.self, Roast.self, Cup.self, [Int].self, [String: Int].self, Int?.self, Set<Int>.self,
            ClosedRange<Int>.self, PropertyValue.self, PropertyNode.self,
        ]
        for type in types {
            #expect(PropertyScalars.find(type) == type as? any PropertyScalar.Type, "\(type)")
        }
        #expect(types.filter { PropertyScalars.find($0) != nil }.count == PropertyScalars.all.count)
    }
}
