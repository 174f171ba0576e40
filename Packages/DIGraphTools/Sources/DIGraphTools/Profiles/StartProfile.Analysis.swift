// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension StartProfile {
    /// The times of the instances, and the ones that each had to wait for.
    struct Analysis {
        let rows: [Row]
        /// The rows that were made within each row.
        private var parts: [[Int]]
        /// The rows of what each one needs that were made by others, before it or while it waited.
        private var needs: [[Int]]

        /// The first begin among all that each row needs.
        private var starts: [Duration] = []

        init(_ rows: [Row], _ graphs: [BindingGraph]) {
            self.rows = rows
            parts = Array(repeating: [], count: rows.count)
            needs = parts
            for row in rows { if let asker = row.askedBy { parts[asker].append(row.id) } }
            addNeeds(of: graphs)
            starts = rows.map(\.begin)
            addStarts()
        }

        /// Finds the instance of each need that was there last when a row was made, unless one of the two was made within the other.
        ///
        /// Complexity: O(n log n) in rows, and linear in the edges of what was made.
        private mutating func addNeeds(of graphs: [BindingGraph]) {
            var made: [String: [(end: Duration, id: Int)]] = [:]
            for row in rows { if let end = row.end { made[row.binding.id, default: []].append((end, row.id)) } }
            for key in made.keys { made[key]?.sort { $0 < $1 } }
            var targets: [String: Set<String>] = [:]
            for edge in graphs.flatMap(\.edges) where !edge.kind.isDeferred && made[edge.to] != nil {
                targets[edge.from, default: []].insert(edge.to)
            }
            let intervals = intervals
            for row in rows {
                for target in targets[row.binding.id]?.sorted() ?? [] {
                    guard let instances = made[target] else { continue }
                    let count = row.end.map { end in Self.count(of: instances) { $0.end <= end } } ?? instances.count
                    let other = count > 0 ? instances[count - 1].id : row.id
                    guard !intervals[row.id].contains(intervals[other].lowerBound),
                        !intervals[other].contains(intervals[row.id].lowerBound)
                    else { continue }
                    needs[row.id].append(other)
                }
            }
        }

        /// The positions of a row and of all rows within it, in a walk from each asker to what it asked for.
        private var intervals: [Range<Int>] {
            var (intervals, next) = (rows.map { _ in 0..<0 }, 0)
            for root in rows where root.askedBy == nil {
                var open: [(row: Int, isDone: Bool)] = [(root.id, false)]
                while let (row, isDone) = open.popLast() {
                    if isDone {
                        intervals[row] = intervals[row].lowerBound..<next
                    } else {
                        intervals[row] = next..<next
                        next += 1
                        open.append((row, true))
                        for part in parts[row] { open.append((part, false)) }
                    }
                }
            }
            return intervals
        }

        /// Follows parts and needs down once, the deepest first.
        private mutating func addStarts() {
            var isSeen = rows.map { _ in false }
            for root in rows.indices where !isSeen[root] {
                var open: [(row: Int, isDone: Bool)] = [(root, false)]
                while let (row, isDone) = open.popLast() {
                    let below = parts[row] + needs[row]
                    if isDone {
                        for other in below { starts[row] = min(starts[row], starts[other]) }
                    } else if !isSeen[row] {
                        isSeen[row] = true
                        open.append((row, true))
                        for other in below where !isSeen[other] { open.append((other, false)) }
                    }
                }
            }
        }

        /// Returns the number of the first elements for which something holds, of a list in which those come first.
        private static func count<Element>(of list: [Element], where holds: (Element) -> Bool) -> Int {
            var (low, high) = (0, list.count)
            while low < high {
                let middle = (low + high) / 2
                if holds(list[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
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
        func withNeeds(_ row: Int) -> Duration { (rows[row].end ?? rows[row].begin) - starts[row] }

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
            var (path, seen): ([Int], Set<Int>) = ([], [])
            while let row = next, seen.insert(row).inserted {
                path.append(row)
                next = longestWait(of: row)
            }
            return path
        }
    }
}
