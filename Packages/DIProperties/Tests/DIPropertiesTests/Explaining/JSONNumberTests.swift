// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Numbers of a tree keep their digits in its JSON.
@Suite struct JSONNumberTests {
    @Test(arguments: [
        ("18446744073709551615", "18446744073709551615"), ("-9223372036854775808", "-9223372036854775808"),
        ("9007199254740993", "9007199254740993"), ("9007199254740993.0", "9007199254740993.0"),
        ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ("123456789012345678901234567890123456789012345", "123456789012345678901234567890123456789012345"),
        ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
        ("0", "0"), ("-0", "-0"), ("-0.0", "-0.0"), ("1.50", "1.50"), ("1.0", "1.0"), ("1e3", "1e3"), ("1E+3", "1E+3"),
        ("5e-324", "5e-324"), ("2.2250738585072011e-308", "2.2250738585072011e-308"), ("1e-400", "1e-400"),
        ("+7", "7"), ("007", "7"), ("-007.50", "-7.50"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("5.e3", "5e3"),
        ("000", "0"), ("0x10", "16"), ("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "340282366920938463463374607431768211455"),
        ("0o17", "15"), ("0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "\"0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF\""),
        ("1e400", "1e400"), (".inf", "\".inf\""), ("-.INF", "\"-.INF\""), (".nan", "\".nan\""),
    ])
    func number_keepsItsDigits(written: String, expected: String) throws {
        #expect(try Properties(yaml: "n: \(written)").json() == "{\"n\":\(expected)}")
    }

    @Test func number_ofEveryKind_isReadAgainAsTheSame() throws {
        let doubles: [Double] = [
            .pi, -.pi, 0.1, 1e21, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 1 / 3,
        ]
        for double in doubles {
            let json = try Properties(sources: [.values(["n": .number(double)])]).json()
            let again = try Properties(json: json).value(Double.self, at: "n")
            #expect(again.bitPattern == double.bitPattern, "\(json)")
            let foreign = try JSONDecoder().decode([String: Double].self, from: Data(json.utf8))
            #expect(foreign["n"] == double, "\(json)")
        }
        for value in [
            PropertyValue.integer(UInt64.max), .integer(Int64.min), .integer(Int128.min), .integer(UInt128.max),
        ] {
            let json = try Properties(sources: [.values(["n": value])]).json()
            #expect(try Properties(json: json).json() == json)
        }
        let json = try Properties(sources: [.values(["n": .integer(UInt64.max)])]).json()
        #expect(try Properties(json: json).value(UInt64.self, at: "n") == .max)
    }
}
