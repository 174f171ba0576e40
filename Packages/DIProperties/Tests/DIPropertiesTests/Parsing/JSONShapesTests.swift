// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIProperties

/// The shapes of the JSON parsing test suite (github.com/nst/JSONTestSuite), as values of an object.
@Suite struct JSONShapesTests {
    static let accepted: [String] = [
        "[]", "[[]   ]", "[\"\"]", "[\"a\"]", "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]", " [1]",
        "[1,null,null,null,2]",
        "[2] ", "[0e+1]", "[0e1]", "[ 4]", "[-0.000000000000000000000000000000000000000000000000000000000000001]",
        "[20e1]", "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]", "[1e-2]",
        "[1e+2]", "[123]", "[123.456789]", "{\"asd\":\"sdf\"}", "{\"\":0}", "{\"foo\\u0000bar\": 42}",
        "{\"min\": -1.0e+28, \"max\": 1.0e+28}", "{\"a\":[]}", "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]",
        "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"a/*b*/c\"]",
        "[\"\\u0000\"]", "[\"\\uFFFF\"]", "[\"\\uDBFF\\uDFFF\"]", "[\"\u{2028}\u{2029}\"]", "[\"\\u0022\"]",
        "[\"\u{7F}\"]", "[\"\u{10FFFF}\"]", "[true]", "\"\"", "1", "[1.5, 2]", "[1e999]", "[-1e999]", "[0.4e00669]",
        "[123123e100000]", "[100000000000000000000]", "[\"\\u0009\"]",
    ]

    static let refused: [String] = [
        "[1 true]", "[a]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]", "[\"\",]", "[\"x\"",
        "[x", "[3[4]]", "[,]", "[-]", "[   , \"\"]", "[1,]", "[1,,]", "[*]", "[\"a\",\n4\n,1,", "[fals]", "[nul]",
        "[tru]", "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]", "[0.1.2]",
        "[0.3e+]", "[0.3e]", "[0.e1]", "[0E]", "[0e+]", "[1.0e+]", "[1.0e-]", "[1 000.0]", "[1eE2]", "[2.e+3]",
        "[2.e3]", "[9.e+]", "[Inf]", "[NaN]", "[\u{FF11}]", "[1+2]", "[0x1]", "[0x42]", "[Infinity]", "[-Infinity]",
        "[-foo]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]", "[1.]", "[1.8011670033376514H-308]", "[1.2a-3]",
        "[012]", "[\"x\", truth]", "{[: \"x\"}", "{\"x\", null}", "{\"x\"::\"b\"}", "{\"a\":\"a\" 123}",
        "{key: 'value'}",
        "{\"a\" b}", "{:\"b\"}", "{\"a\":\"b\",,\"c\":\"d\"}", "{\"a\"", "{1:1}", "{9999E9999:1}", "{null:null}",
        "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}", "{\"a\":\"b\"}/**/", "{\"a\":\"b\"}//", "{,\"b\":1}", "{a: \"b\"}",
        "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", "{\"a\": 1, \"a\": 1}", "[\"\\uD800\\\"]",
        "[\"\\uD800\\u\"]",
        "[\"\\uD800\\u1\"]", "[\"\\uD800\\u1x\"]", "[\u{E9}]", "[\"\\x00\"]", "[\"\\\\\\\"]", "[\"\\\t\"]", "[\"\\🌀\"]",
        "[\"\\\"]", "[\"\\u00A\"]", "[\"\\uD834\\uDd\"]", "[\"\\uD800\\uD800\\x\"]", "[\"\\a\"]", "[\"\\uqqqq\"]",
        "[\\u0020\"asd\"]",
        "[\\n]", "\"", "['single quote']", "abc", "[\"\\", "[\"a\u{0}a\"]", "[\"new\nline\"]", "[\"\t\"]",
        "\"\\UA66D\"",
        "<.>", "[<null>]", "[1]x", "[1]]", "[\"asd]", "[True]", "{}}", "{\"\":", "2@", "{}null", "[\u{2060}]",
        "\u{c}[]",
        "[\"\\uDADA\"]", "[\"\\uD888\\u1234\"]", "[\"\\uDFAA\"]", "[\"\\uDd1e\\uD834\"]", "[\u{A0}1]", "",
    ]

    @Test(arguments: accepted) func form_isRead_asFoundationReadsIt(_ text: String) throws {
        let properties = try Properties(json: "{\"a\": \(text)}")
        _ = try properties.json()
        // Foundation has no number beyond Double.
        guard !text.contains("999"), !text.contains("e100000"), !text.contains("00669"), !text.contains("0000001")
        else { return }
        let object = try JSONSerialization.jsonObject(with: Data("{\"a\": \(text)}".utf8)) as? [String: Any]
        let again = try JSONSerialization.jsonObject(with: Data(properties.json().utf8)) as? [String: Any]
        #expect(NSDictionary(dictionary: object ?? [:]) == NSDictionary(dictionary: again ?? ["": 0]))
    }

    @Test(arguments: refused) func form_thatIsNoJSON_isRefusedWithAPlace(_ text: String) {
        do throws(SyntaxProblem) {
            _ = try PropertyFormat.json.parse(Array("{\"a\": \(text)}".utf8), name: "x", limits: .init())
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.position != nil)
        }
    }

    @Test(arguments: [
        [0x22, 0xE0, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
        [0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22],
        [0x22, 0x81, 0x22], [0xE5], [0x22, 0xFC, 0x80, 0x80, 0x80, 0x80, 0x80, 0x22], [0x31, 0xE5],
    ])
    func bytesThatAreNoUTF8_areRefusedWithAPlace(_ bytes: [UInt8]) {
        do throws(SyntaxProblem) {
            _ = try PropertyFormat.json.parse(
                Array("{\"a\": ".utf8) + bytes + Array("}".utf8), name: "x", limits: .init())
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.message == "the text is not valid UTF-8")
            #expect(error.position != nil)
        }
    }
}
