// SPDX-License-Identifier: Apache-2.0

extension StartProfile {
    /// The times of the instances, and the instances that each waited for.
    struct Analysis {
        let rows: [Row]
        /// The rows that each row waited for: those made within it, and its dependencies that were made before.
        private var below: [[Int]]
        /// The earliest begin of each row and its dependencies.
        private var starts: [Duration]

        /// Follows the rows in the order in which they ended, so the last instance of each need is known.
        ///
        /// Complexity: O(n log n) in rows, and linear in their edges.
        init(_ rows: [Row], _ graphs: [BindingGraph]) {
            self.rows = rows
            below = Array(repeating: [], count: rows.count)
            starts = rows.map(\.begin)
            for row in rows { if let asker = row.askedBy { below[asker].append(row.id) } }
            var targets: [String: Set<String>] = [:]
            for edge in graphs.flatMap(\.edges) where !edge.kind.isDeferred {
                targets[edge.from, default: []].insert(edge.to)
            }
            var latest: [String: Int] = [:]
            for row in rows.sorted(by: {
                ($0.end ?? .seconds(Int64.max), $1.id) < ($1.end ?? .seconds(Int64.max), $0.id)
            }) {
                below[row.id] += targets[row.binding.id]?.sorted().compactMap { latest[$0] } ?? []
                for other in below[row.id] { starts[row.id] = min(starts[row.id], starts[other]) }
                if row.end != nil { latest[row.binding.id] = row.id }
            }
        }

        /// The time of a row without the rows that it waited for. Rows that overlap count once; zero for an incomplete row.
        func own(_ row: Int) -> Duration {
            let end = rows[row].end ?? rows[row].begin
            var (time, counted) = (end - rows[row].begin, rows[row].begin)
            for other in below[row].map({ rows[$0] }).sorted(by: { $0.begin < $1.begin }) {
                let (begin, end) = (max(other.begin, counted), min(other.end ?? other.begin, end))
                guard end > begin else { continue }
                time -= end - begin
                counted = end
            }
            return max(time, .zero)
        }

        /// The time from the earliest begin of the row and its dependencies to its own end.
        func withNeeds(_ row: Int) -> Duration { (rows[row].end ?? rows[row].begin) - starts[row] }

        /// The row that one waited for longest: one made within it, or a dependency that others made.
        func longestWait(of row: Int) -> Int? {
            below[row].max { one, other in (withNeeds(one), other) < (withNeeds(other), one) }
        }

        /// The rows from the one that ended last down to one that waited for none: to shorten the start, shorten these.
        var criticalPath: [Int] {
            let ended = rows.filter { $0.end != nil && $0.askedBy == nil }
            var next = ended.max { ($0.end ?? .zero, -$0.id) < ($1.end ?? .zero, -$1.id) }?.id
            // Work that a factory leaves to a task ends after its requester, and may need it.
            var (path, seen): ([Int], Set<Int>) = ([], [])
            while let row = next, seen.insert(row).inserted {
                path.append(row)
                next = longestWait(of: row)
            }
            return path
        }
    }
}
