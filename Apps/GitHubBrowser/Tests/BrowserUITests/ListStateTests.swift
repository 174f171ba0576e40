// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserUI

@Suite struct ListStateTests {
    private func rows(_ ids: [String]) -> [ListRow] { ids.map { ListRow(id: $0, name: $0) } }

    private func list(_ ids: [String]) -> ListState {
        var list = ListState()
        list.elements = rows(ids)
        return list
    }

    private let ten = (0..<10).map { "bean \($0)" }

    @Test func selection_staysInside() {
        var list = list(ten)
        list.move(by: -3)
        #expect(list.selected == 0)
        list.move(by: 4)
        list.move(by: .max)
        #expect(list.selection?.id == "bean 9")
        list.move(by: .min)
        #expect(list.selected == 0)
        list.moveToBottom()
        #expect(list.selected == 9)
        list.moveToTop()
        #expect(list.selected == 0)
    }

    @Test func emptyList_hasNoSelection() {
        var list = list([])
        list.move(by: 1)
        list.moveToBottom()
        list.scroll(rows: 5)
        #expect(list.selection == nil)
        #expect(list.selected == 0)
        #expect(list.top == 0)
    }

    @Test func sameElement_staysSelected_whenOthersCome() {
        var list = list(ten)
        list.move(by: 4)
        list.elements = rows((["new"] + ten.reversed()))
        #expect(list.selection?.id == "bean 4")
        list.elements = rows(["new"])
        #expect(list.selection?.id == "new")
    }

    @Test func filter_narrows_andKeepsTheSelectionWhereItCan() {
        var list = list(ten + ["Espresso Bean"])
        list.move(by: 10)
        list.filter = "bean esp"
        #expect(list.shown.map(\.id) == ["Espresso Bean"])
        list.filter = "3"
        #expect(list.selection?.id == "bean 3")
        list.elements = rows((ten + ["Espresso Bean", "bean 33", "bean 44"]))
        #expect(list.shown.map(\.id) == ["bean 3", "bean 33"])
        list.filter = ""
        #expect(list.selection?.id == "bean 3")
        #expect(list.shown.count == 13)
        list.filter = "nothing"
        #expect(list.selection == nil)
    }

    @Test func list_scrollsAsLittleAsItMust() {
        var list = list(ten)
        list.move(by: 5)
        list.scroll(rows: 4)
        #expect(list.top == 2)
        list.move(by: -1)
        list.scroll(rows: 4)
        #expect(list.top == 2)
        list.moveToTop()
        list.scroll(rows: 4)
        #expect(list.top == 0)
        list.moveToBottom()
        list.scroll(rows: 4)
        #expect(list.top == 6)
        list.scroll(rows: 8)
        #expect(list.top == 2)
        list.scroll(rows: 100)
        #expect(list.top == 0)
    }

    @Test func moreIsWanted_beforeTheEndIsReached() {
        var list = list((0..<100).map { "\($0)" })
        #expect(!list.isNear(100, rows: 20))
        list.move(by: 69)
        #expect(!list.isNear(100, rows: 20))
        list.move(by: 1)
        #expect(list.isNear(100, rows: 20))
        #expect(list.isNear(50, rows: 20))
    }
}
