// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import InventedGitHub

@Suite struct SearchQueryTests {
    static let queries: [(String, [String])] = [
        ("", []), ("  \n ", []), ("milk foam", ["milk", "foam"]), (#""flat white" x"#, ["flat white", "x"]),
        ("language:Swift Stars:>10", ["language=Swift", "stars=>10"]),
        (#"label:"good first issue" -label:bug"#, ["label=good first issue", "-label=bug"]),
        ("tea -coffee cup", ["tea", "-coffee", "cup"]), (#""is:open""#, ["is:open"]),
        ("12:30 :x a_b:c", ["12:30", ":x", "a_b:c"]), ("-", ["-"]), (#"open "quote"#, ["open", "quote"]),
        ("repo:a/b:c", ["repo=a/b:c"]), ("is:", ["is="]),
    ]

    @Test(arguments: queries) func query_isRead(text: String, expected: [String]) {
        let parts = SearchQuery(text).parts.map { part in
            (part.isNegated ? "-" : "") + (part.name.map { $0 + "=" } ?? "") + part.value
        }
        #expect(parts == expected)
    }

    static let ranges: [(String, [Int])] = [
        ("3", [3]), (">3", [4, 5]), (">=3", [3, 4, 5]), ("<3", [1, 2]), ("<=3", [1, 2, 3]), ("2..4", [2, 3, 4]),
        ("*..2", [1, 2]), ("4..*", [4, 5]), ("*..*", [1, 2, 3, 4, 5]), ("4..2", []), ("", []), ("x", []), ("=3", []),
        ("2..x", []), ("><3", []),
    ]

    @Test(arguments: ranges) func range_accepts(text: String, expected: [Int]) {
        #expect((1...5).filter { SearchQuery.accepts($0, in: text) } == expected)
    }
}
