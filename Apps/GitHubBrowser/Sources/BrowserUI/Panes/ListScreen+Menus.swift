// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// The menus of a list: its orders, and the question before an expensive load.
extension ListScreen {
    /// The part of a list that a sort, a filter or the way to the end covers.
    enum Extent: Sendable, Hashable {
        /// Everything, unless it is expensive.
        case undecided
        /// Everything, whatever it costs.
        case whole
        /// Only the loaded rows.
        case loaded
    }

    /// An action that needs the whole list.
    enum Postponed: Sendable, Hashable {
        /// With the text of the filter.
        case filter(String)
        case end
        case sort(ListOrder)
    }

    mutating func openOrders() {
        let orders = ListOrder.orders(for: content)
        menu = Menu(
            title: "Sort \(noun)", items: orders.map { Menu.Item(title: $0.rawValue, key: $0.key) },
            selected: orders.firstIndex(of: order) ?? 0)
    }

    mutating func take(_ outcome: Menu.Outcome?) -> [Effect] {
        switch outcome {
        case .chosen(let index): return choose(index)
        case .closed: (menu, postponed) = (nil, nil)
        case .refused: return [.say("the menu is open: Enter chooses, Esc closes it")]
        default: break
        }
        return []
    }

    mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        guard let postponed else {
            let order = ListOrder.orders(for: content)[index]
            return order == .server || !asks(before: .sort(order)) ? sort(by: order) : []
        }
        self.postponed = nil
        extent = index == 0 ? .whole : .loaded
        switch postponed {
        case .filter(let text):
            field = TextField(text)
            list.setFilter(text)
            return wantsMore()
        case .end: return moveToEnd()
        case .sort(let order): return sort(by: order)
        }
    }

    private mutating func sort(by order: ListOrder) -> [Effect] {
        self.order = order
        showRows()
        list.moveToTop()
        return wantsMore()
    }

    /// The number of missing pages and of requests left, if the pages take more than a third of the requests.
    var costOfRest: (pages: Int, left: Int)? {
        guard loadState.hasMore, let page = loadState.page else { return nil }
        let resource = if case .search = content { "search" } else { "core" }
        let pages = max(1, (page.pages ?? 0) - page.page)
        return requestsLeft[resource].flatMap { pages * 3 > $0 ? (pages, $0) : nil }
    }

    /// Asks before an action spends more than a third of the requests that are left; the answer holds until a refresh, but
    /// the way to the end asks again.
    ///
    /// - Returns: Whether the action has to wait.
    mutating func asks(before action: Postponed) -> Bool {
        guard extent == .undecided || extent == .loaded && action == .end, let cost = costOfRest else { return false }
        // A letter is part of a filter.
        let (yes, no): (Character?, Character?) = if case .filter = action { (nil, nil) } else { ("y", "n") }
        let requests = "\(cost.pages) \(cost.pages == 1 ? "request" : "requests")"
        menu = Menu(
            title: "Load all \(noun)?",
            items: [
                Menu.Item(title: "yes, with \(requests) of the \(cost.left) left", key: yes),
                Menu.Item(title: "no, only the \(rows.all.count) loaded", key: no),
            ], selected: 1)
        postponed = action
        return true
    }
}
