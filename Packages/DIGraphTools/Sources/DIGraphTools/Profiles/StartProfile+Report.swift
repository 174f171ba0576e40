// SPDX-License-Identifier: Apache-2.0

extension StartProfile {
    /// A table of all constructions, with the critical path of the start first.
    ///
    /// The path begins with the last instance. Each further row is the dependency for which the instance above waited longest,
    /// whether the same task made it or another one. Times are in milliseconds.
    public var report: String {
        let analysis = Analysis(rows, graphs)
        guard let last = analysis.rows.compactMap(\.end).max() else { return "nothing was made\n" }
        let first = analysis.rows.map(\.begin).min() ?? last
        let count = analysis.rows.count
        let threads = Set(analysis.rows.map(\.thread)).count
        var text =
            "\(count) \(count == 1 ? "instance" : "instances") in \(Self.milliseconds(last - first)) ms on "
            + "\(threads) \(threads == 1 ? "thread" : "threads")\n\ncritical path\n"
        text += Self.table(analysis.criticalPath, of: analysis)
        text += "\nall, by their own time\n"
        let sorted = analysis.rows.map(\.id).sorted { one, other in
            let (left, right) = (analysis.own(one), analysis.own(other))
            return left == right ? one < other : left > right
        }
        return text + Self.table(sorted, of: analysis)
    }

    private static func table(_ rows: [Int], of analysis: Analysis) -> String {
        var lines: [[String]] = [["began", "itself", "with needs", "thread", "instance", "asked by", "waited for"]]
        for id in rows {
            let row = analysis.rows[id]
            lines.append([
                milliseconds(row.begin), row.end == nil ? "failed" : milliseconds(analysis.own(id)),
                milliseconds(analysis.withNeeds(id)), "\(row.thread)", row.binding.key,
                row.askedBy.map { analysis.rows[$0].binding.key } ?? "build",
                analysis.longestWait(of: id).map { analysis.rows[$0].binding.key } ?? "",
            ])
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = line.enumerated().map { column, cell in
                let fill = String(repeating: " ", count: widths[column] - cell.count)
                return column < 4 ? fill + cell : cell + fill
            }
            return "  " + String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func milliseconds(_ time: Duration) -> String {
        let micros = microseconds(time)
        return "\(micros / 1_000)." + "\(micros % 1_000 + 1_000)".dropFirst()
    }

    private static func microseconds(_ time: Duration) -> Int64 {
        let (seconds, attoseconds) = time.components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    /// The events in the JSON that Perfetto, and `chrome://tracing`, read: one for each instance, by thread.
    public var traceEvents: String {
        let rows = rows
        let lines = rows.map { row in
            let begin = Self.microseconds(row.begin)
            let duration = Self.microseconds((row.end ?? row.begin) - row.begin)
            let arguments = GraphJSON.object([
                "id": row.binding.id, "place": row.binding.place?.description,
                "askedBy": row.askedBy.map { rows[$0].binding.id },
            ])
            return GraphJSON.object(
                ["name": row.binding.key, "cat": row.binding.kind, "ph": "X"],
                and: [
                    "ts": "\(begin)", "dur": "\(duration)", "pid": "1", "tid": "\(row.thread)", "args": arguments,
                ])
        }
        return "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }
}
