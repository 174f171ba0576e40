// SPDX-License-Identifier: Apache-2.0

/// Rows that are loaded page by page, followed by older rows until their own page is loaded again.
///
/// A long list thus keeps its length and its selection during a refresh.
struct PagedRows: Sendable {
    /// The number of rows at the beginning that belong to the latest refresh.
    private(set) var freshCount = 0
    private(set) var all: [ListRow] = []

    /// Adds the first page of a refresh, or the next one.
    mutating func add(_ page: [ListRow], isFirst: Bool, hasMore: Bool) {
        if isFirst { freshCount = 0 }
        let fresh = all[..<freshCount]
        // A row that moved to another page during the refresh is received twice.
        var met = Set(fresh.map(\.id))
        let new = page.filter { met.insert($0.id).inserted }
        var earlier = hasMore ? all[freshCount...] : []
        // An older row before the last one that was received again no longer exists.
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
