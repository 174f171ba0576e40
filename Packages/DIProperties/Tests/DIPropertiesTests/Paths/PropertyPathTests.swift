// SPDX-License-Identifier: Apache-2.0

import DIDiagnostics
import Testing

@testable import DIProperties

@Suite struct PropertyPathTests {
    @Test(arguments: [
        ("a", "a"), ("a.b", "a.b"), ("a[0]", "a[0]"), ("a['b']", "a.b"), ("a[\"b.c\"].d", "a['b.c'].d"),
        ("['x.y'][3]", "['x.y'][3]"),
        ("a[0]['b'].c.d[\"e\"]", "a[0].b.c.d.e"), ("a['']", "a['']"), ("a['it\\'s']", "a['it\\'s']"),
        ("a['\\u{1F600}\\n']", "a['😀\\n']"),
        ("größe.ü", "größe.ü"), ("a b", "['a b']"), ("a[007]", "a[7]"), ("", ""), ("[0][1]", "[0][1]"),
        ("a-b_c/d", "a-b_c/d"),
    ])
    func path_isWrittenInOneWay(_ text: String, _ expected: String) throws {
        let path = try PropertyPath(parsing: text)
        #expect(path.description == expected)
        #expect(try PropertyPath(parsing: path.description) == path)
    }

    @Test(arguments: [
        (".", 1), ("a..b", 3), ("a.", 3), ("a[", 2), ("a[]", 3), ("a[-1]", 3), ("a[x]", 3), ("a]", 2), ("a['b", 3),
        ("a['b'", 2),
        ("a'b'", 2), ("a[0]b", 5), ("a.[0]", 3), ("a['\\q']", 4), ("a['\\", 4), ("a['\\u{110000}']", 4), ("a['\\u{", 4),
        ("a[1", 2),
        ("a[99999999999999999999]", 3),
    ])
    func path_thatIsNone_isReportedWithACharacter(_ text: String, _ column: Int) {
        do throws(PathError) {
            Issue.record("read as \(try PropertyPath(parsing: text))")
        } catch {
            #expect(error.column == column, "\(error)")
        }
    }

    @Test func everyKey_canBeWritten() throws {
        let keys = [
            "", ".", "'", "\"", "\\", "a]", "[0]", "\n\t\r", "\u{0}", "\u{200B}", "é", "e\u{301}", "}", "${x}", "*",
        ]
        for first in keys {
            for second in keys {
                let path = PropertyPath([.key(first), .index(3), .key(second)])
                #expect(try PropertyPath(parsing: path.description) == path)
            }
        }
    }
}
