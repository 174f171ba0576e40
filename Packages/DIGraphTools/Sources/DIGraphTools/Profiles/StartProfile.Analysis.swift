// SPDX-License-Identifier: Apache-2.0

import DICore

extension StartProfile {
    /// The times of the instances, and the ones that each had to wait for.
    struct Analysis {
        let rows: [Row]
        /// The rows that were made within each row.
        private var parts: [[Int]]
        /// The rows of what each one needs that were made by others, before it or while it waited.
        private var needs: [[Int]]

        init(_ rows: [Row], _ graphs: [BindingGraph]) {
            self.rows = rows
            parts = Array(repeating: [], count: rows.count)
            needs = parts
            for row in rows { if let asker = row.askedBy { parts[asker].append(row.id) } }
            var byBinding: [String: [Int]] = [:]
            for row in rows { byBinding[row.binding.id, default: []].append(row.id) }
            var targets: [String: [String]] = [:]
            for edge in graphs.flatMap(\.edges) where !edge.kind.isDeferred {
                if targets[edge.from]?.contains(edge.to) != true { targets[edge.from, default: []].append(edge.to) }
            }
            for row in rows {
                for target in targets[row.binding.id] ?? [] {
                    // The instance that was there last when this one was made.
                    let made = (byBinding[target] ?? []).last { other in
                        guard let end = rows[other].end, other != row.id else { return false }
                        return end <= row.end ?? end && !contains(row.id, other) && !contains(other, row.id)
                    }
                    if let made { needs[row.id].append(made) }
                }
            }
        }

        /// Whether a row was made within another one, directly or not.
        private func contains(_ outer: Int, _ inner: Int) -> Bool {
            var next = rows[inner].askedBy
            while let row = next {
                if row == outer { return true }
                next = rows[row].askedBy
            }
            return false
        }

        /// The time from the begin to the end; zero for what isn't made.
        func whole(_ row: Int) -> Duration { (rows[row].end ?? rows[row].begin) - rows[row].begin }

        /// The time in which neither a row within it nor a need of it was being made. Rows that overlap count once.
        func own(_ row: Int) -> Duration {
            var (time, counted) = (whole(row), rows[row].begin)
            for other in (parts[row] + needs[row]).sorted(by: { rows[$0].begin < rows[$1].begin }) {
                let begin = max(rows[other].begin, counted)
                guard let end = rows[other].end.map({ min($0, rows[row].end ?? $0) }), end > begin else { continue }
                time -= end - begin
                counted = end
            }
            return max(time, .zero)
        }

        /// The time from the first begin among all that the row needs to its own end.
        func withNeeds(_ row: Int) -> Duration {
            var (seen, open): (Set<Int>, [Int]) = ([row], [row])
            var first = rows[row].begin
            while let next = open.popLast() {
                first = min(first, rows[next].begin)
                for other in parts[next] + needs[next] where seen.insert(other).inserted { open.append(other) }
            }
            return (rows[row].end ?? rows[row].begin) - first
        }

        /// The row that one waited for longest: one within it, or one that it needs and that others made.
        func longestWait(of row: Int) -> Int? {
            (parts[row] + needs[row]).max { one, other in
                let (left, right) = (withNeeds(one), withNeeds(other))
                return left == right ? one > other : left < right
            }
        }

        /// The rows from the one that ended last down to the one that nothing waited for: to shorten the start, shorten these.
        var criticalPath: [Int] {
            let ended = rows.filter { $0.end != nil && $0.askedBy == nil }
            var next = ended.max { ($0.end ?? .zero, -$0.id) < ($1.end ?? .zero, -$1.id) }?.id
            var path: [Int] = []
            while let row = next, !path.contains(row) {
                path.append(row)
                next = longestWait(of: row)
            }
            return path
        }
    }
}
