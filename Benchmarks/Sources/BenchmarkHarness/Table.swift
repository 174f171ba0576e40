// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of `make bench`: a line per benchmark, then a line per bar.
public struct Table: CustomStringConvertible {
    private let measurements: [Measurement]
    private let bars: [Bar]

    /// Takes what was measured and what was promised.
    public init(_ measurements: [Measurement], bars: [Bar]) {
        self.measurements = measurements
        self.bars = bars
    }

    /// Both parts, in columns.
    public var description: String {
        let lines = aligned(
            [["benchmark", "ns", "by hand", "ratio", "spread", "allocations", "by hand", "bytes"]] + rows)
        guard !barRows.isEmpty else { return lines.joined(separator: "\n") }
        let judged = aligned([["bar", "measured", "limit", ""]] + barRows)
        return (lines + [""] + judged).joined(separator: "\n")
    }

    private var rows: [[String]] {
        measurements.map {
            [
                $0.name, number($0.ns), number($0.baselineNs), String(format: "%.3f", $0.ratio),
                String(format: "%.1f %%", $0.spread * 100), count($0.allocations), count($0.baselineAllocations),
                count($0.bytes),
            ]
        }
    }

    private var barRows: [[String]] {
        let byName = Dictionary(measurements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return bars.compactMap { bar in
            bar.judge(byName).map { [bar.text, number($0.value), number($0.limit), $0.isMet ? "met" : "MISSED"] }
        }
    }

    private func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.3f" : value < 1_000 ? "%.1f" : "%.0f", value)
    }

    private func count(_ value: Double?) -> String {
        guard let value else { return "-" }
        return value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }

    /// Pads the first column on the right and the others on the left.
    private func aligned(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, text in
                let padding = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + padding : padding + text
            }
            return cells.joined(separator: "  ")
        }
    }
}
