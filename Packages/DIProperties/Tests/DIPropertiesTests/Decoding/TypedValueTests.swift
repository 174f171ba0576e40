// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

@Suite struct TypedValueTests {
    static let text = """
        text: words
        yes: true
        zero: 0
        octal: 0o17
        hexadecimal: 0xff
        negative: -7
        plus: +7
        thousand: 1e3
        half: 0.5
        infinite: -.inf
        nested: [[1, 2], [3]]
        nothing: null
        literal: |
          two
          lines
        quoted: "a\\tb \\u263A"
        """

    private func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
        try Properties(yaml: Self.text).value(type, at: path)
    }

    @Test func scalars_keepTheirTypes() throws {
        #expect(try read(String.self, "text") == "words")
        #expect(try read(Bool.self, "yes") == true)
        #expect(try read(String.self, "literal") == "two\nlines\n")
        #expect(try read(String.self, "quoted") == "a\tb \u{263A}")
        #expect(try read(Double.self, "half") == 0.5)
        #expect(try read(Float.self, "half") == 0.5)
        #expect(try read(Double.self, "infinite") == -Double.infinity)
        #expect(try read(Double.self, "zero") == 0)
    }

    @Test func integers_areReadInAllWidths() throws {
        #expect(try read(Int.self, "octal") == 15)
        #expect(try read(Int8.self, "negative") == -7)
        #expect(try read(Int16.self, "plus") == 7)
        #expect(try read(Int32.self, "thousand") == 1000)
        #expect(try read(Int64.self, "hexadecimal") == 255)
        #expect(try read(Int128.self, "negative") == -7)
        #expect(try read(UInt.self, "zero") == 0)
        #expect(try read(UInt8.self, "hexadecimal") == 255)
        #expect(try read(UInt16.self, "thousand") == 1000)
        #expect(try read(UInt32.self, "octal") == 15)
        #expect(try read(UInt64.self, "plus") == 7)
        #expect(try read(UInt128.self, "plus") == 7)
    }

    @Test func optional_isNilWhereNothingOrNullIsSet() throws {
        #expect(try read(Int?.self, "nothing") == nil)
        #expect(try read(Int?.self, "absent.altogether") == nil)
        #expect(try read(Int?.self, "zero") == 0)
        #expect(try read([Int]?.self, "nested[0]") == [1, 2])
        #expect(try read([Int?].self, "nested[0]") == [1, 2])
        #expect(try read(String?.self, "text") == "words")
        #expect(throws: PropertyError.self) { try read(Int?.self, "text") }
        #expect(throws: PropertyError.self) { try read(String?.self, "zero") }
    }

    @Test func textOfTheEnvironment_isParsedToTheTypeAskedFor() throws {
        let variables = [
            "APP_A": "8080", "APP_B": "TRUE", "APP_C": "0.25", "APP_D": "15s", "APP_E": "a, b,c", "APP_F": "[1, 2]",
            "APP_G": "{\"http\": 80}", "APP_H": "null", "APP_I__0": "x", "APP_I__1": "y", "APP_J": "",
        ]
        let properties = try Properties(sources: [.environment(prefix: "APP_", variables: variables)])
        #expect(try properties.value(Int.self, at: "a") == 8080)
        #expect(try properties.value(String.self, at: "a") == "8080")
        #expect(try properties.value(UInt16.self, at: "a") == 8080)
        #expect(try properties.value(Bool.self, at: "b") == true)
        #expect(try properties.value(Double.self, at: "c") == 0.25)
        #expect(try properties.value(Duration.self, at: "d") == .seconds(15))
        #expect(try properties.value([String].self, at: "e") == ["a", "b", "c"])
        #expect(try properties.value([Int].self, at: "f") == [1, 2])
        #expect(try properties.value([String: Int].self, at: "g") == ["http": 80])
        #expect(try properties.value(String.self, at: "h") == "null")
        #expect(try properties.value([String].self, at: "i") == ["x", "y"])
        #expect(try properties.value([String].self, at: "j") == [])
    }

    @Test(arguments: [
        ("15s", Duration.seconds(15)), ("250ms", .milliseconds(250)), ("2m", .seconds(120)), ("1d", .seconds(86_400)),
        ("1d2h3m4s5ms6us7ns", .seconds(93_784) + .nanoseconds(5_006_007)), ("0.5s", .milliseconds(500)),
        ("-1m", .seconds(-60)), ("10µs", .microseconds(10)), ("5min", .seconds(300)), ("1h30min", .seconds(5400)),
        ("1min30s", .seconds(90)), ("1h30m", .seconds(5400)),
    ])
    func duration_isANumberWithAUnit(_ text: String, _ duration: Duration) throws {
        #expect(try MoreTypesTests.read(Duration.self, .text(text)) == duration)
    }

    @Test(arguments: [
        "", "s", "15", "15 s", "1s1m", "1s1s", "1.s", ".5s", "1.2.3s", "1x", "--1s", "99999999999999999999d",
        "9223372036854775807d", "-", "٣s", "P", "PT5M", "PT5m", "P1W", "5 min", "5minutes", "1min1m",
    ])
    func duration_ofAnotherForm_isNone(_ text: String) {
        #expect(throws: PropertyError.self) { try MoreTypesTests.read(Duration.self, .text(text)) }
    }

    @Test func keyThatLooksLikeAPath_isNoneOfTheStepsOfOne() throws {
        let properties = try Properties(json: "{\"a\": [1], \"a[0]\": 2, \"\": 3, \"b\": {\"\": 4}, \"c.d\": 5}")
        #expect(try properties.value(Int.self, at: "a[0]") == 1)
        #expect(try properties.value(Int.self, at: "['a[0]']") == 2)
        #expect(try properties.value(Int.self, at: "['c.d']") == 5)
        for path in ["", "b.", ".b", "a..b", "c.d"] {
            #expect(throws: PropertyError.self, "\(path)") { try properties.value(Int.self, at: path) }
        }
    }
}
