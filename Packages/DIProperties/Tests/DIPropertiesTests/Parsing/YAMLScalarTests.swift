// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIProperties

@Suite struct YAMLScalarTests {
    @Test(arguments: [
        ("null", "null"), ("Null", "null"), ("~", "null"), ("", "null"), ("nULL", "\"nULL\""), ("true", "true"),
        ("TRUE", "true"),
        ("tRUE", "\"tRUE\""), ("False", "false"), ("yes", "\"yes\""), ("no", "\"no\""), ("on", "\"on\""),
        ("y", "\"y\""),
        ("0", "0"), ("-1", "-1"), ("+1", "+1"), ("0o17", "0o17"), ("0o18", "\"0o18\""), ("0xFf", "0xFf"),
        ("0xg", "\"0xg\""),
        ("0x", "\"0x\""), ("1_000", "\"1_000\""), ("1.5", "1.5"), (".5", ".5"), ("5.", "5."), (".", "\".\""),
        ("1e3", "1e3"),
        ("1e", "\"1e\""), ("1E-3", "1E-3"), (".inf", ".inf"), ("-.INF", "-.INF"), (".nan", ".nan"),
        ("-.nan", "\"-.nan\""),
        ("12:30", "\"12:30\""), ("2026-11-21", "\"2026-11-21\""), ("1.2.3", "\"1.2.3\""), ("-", "\"-\""),
        ("+", "\"+\""),
        ("1 2", "\"1 2\""), ("0644", "0644"), ("١", "\"١\""),
    ])
    func plainScalar_isReadByTheCoreSchema(_ text: String, _ shown: String) {
        #expect(Shown.value(YAMLScalar.content(of: text)) == shown)
    }
}
