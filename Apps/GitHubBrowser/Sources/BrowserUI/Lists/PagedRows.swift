// SPDX-License-Identifier: Apache-2.0

/// Rows that come page by page, and behind them those of an earlier reading until their own page comes again.
///
/// So a long list that is read anew stays as long as it was, and what is selected in it is not lost.
struct PagedRows: Sendable {
    /// How many rows, from the first on, belong to the newest reading.
    private(set) var freshCount = 0
    /// All rows, each once.
    private(set) var all: [ListRow] = []

    /// Takes the first page of another reading.
    mutating func begin(_ page: [ListRow], hasMore: Bool) {
        freshCount = 0
        append(page, hasMore: hasMore)
    }

    /// Takes the next page.
    mutating func append(_ page: [ListRow], hasMore: Bool) {
        let fresh = all[..<freshCount]
        // What moved to another page while the list was read comes twice.
        var met = Set(fresh.map(\.id))
        let new = page.filter { met.insert($0.id).inserted }
        var earlier = hasMore ? all[freshCount...] : []
        // What stood before the last row that came again, and did not come with it, is gone.
        let known = Set(earlier.map(\.id))
        if let end = page.last(where: { known.contains($0.id) }),
            let place = earlier.lastIndex(where: { $0.id == end.id })
        {
            earlier = earlier[(place + 1)...]
        }
        freshCount = fresh.count + new.count
        all = fresh + new + earlier.filter { !met.contains($0.id) }
    }
}
