// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserUI

@Suite struct PagedRowsTests {
    private func page(_ names: String) -> [ListRow] {
        names.split(separator: " ").map { ListRow(id: "\($0)", name: "\($0)") }
    }

    private func names(_ rows: PagedRows) -> String { rows.all.map(\.name).joined(separator: " ") }

    /// Two pages of three, read to the end.
    private func read() -> PagedRows {
        var rows = PagedRows()
        rows.add(page("a b c"), isFirst: true, hasMore: true)
        rows.add(page("d e f"), isFirst: false, hasMore: false)
        return rows
    }

    @Test func pages_followEachOther() {
        #expect(names(read()) == "a b c d e f")
        #expect(read().freshCount == 6)
    }

    @Test(arguments: [
        // As before; one new at the top, and so the last of the page moved on; one gone; another order; none known.
        ("a b c", "a b c d e f"), ("new a b", "new a b c d e f"), ("a c d", "a c d e f"), ("f a b", "f a b c d e"),
        ("x y z", "x y z a b c d e f"),
    ])
    func laterRows_stay_untilTheirPageComesAgain(first: String, expected: String) {
        var rows = read()
        rows.add(page(first), isFirst: true, hasMore: true)
        #expect(names(rows) == expected)
        #expect(rows.freshCount == 3)
        rows.add(page("d e f"), isFirst: false, hasMore: false)
        let rest = ["d", "e", "f"].filter { !first.split(separator: " ").contains(Substring($0)) }
        #expect(names(rows) == ([first] + rest).joined(separator: " "))
    }

    @Test func laterRows_go_whereNoPageFollows() {
        var rows = read()
        rows.add(page("a b"), isFirst: true, hasMore: false)
        #expect(names(rows) == "a b")
    }

    /// Something was added while the list was read, and so the last row of a page is the first of the next.
    @Test func rowThatComesTwice_isThereOnce() {
        var rows = PagedRows()
        rows.add(page("a b c"), isFirst: true, hasMore: true)
        rows.add(page("c d c"), isFirst: false, hasMore: true)
        #expect(names(rows) == "a b c d")
        #expect(rows.freshCount == 4)
    }
}
