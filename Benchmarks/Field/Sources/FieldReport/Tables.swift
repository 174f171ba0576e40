// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tables: a column for each library, a row for each measure of the largest program.
struct Tables: Sendable {
    private let report: Report
    private let ranking: Ranking
    private let subjects: [Subject]

    init(_ report: Report) {
        self.report = report
        ranking = Ranking(report)
        subjects = Subject.libraries(of: report)
    }

    var text: String {
        let library: [Measure] = [.libraryDebug, .libraryRelease]
        return section(
            "Builds",
            "Seconds of CPU time.",
            library.map { row($0, 0) } + rows([.buildDebug, .buildRelease, .nothingDebug, .leafDebug, .middleDebug])
                + rows([.buildDebug], including: .libraryDebug) + rows([.buildRelease], including: .libraryRelease))
            + section(
                "Size", "Kilobytes of `text` and `data` of the release build, over the program by hand.", rows([.size]))
            + section(
                "Start",
                "CPU time in a fresh process, in microseconds; of the whole process, in milliseconds.",
                rows([.startMake, .startRoot, .startBoth, .startProcess]))
            + section(
                "Requests", "CPU time in nanoseconds, again and again in one process.",
                rows([.resolveRoot, .resolveChain, .resolveShared]))
            + section(
                "Threads", "Thousands of requests a second, of all threads together.",
                rows([.chain1, .chain2, .shared1, .shared2]))
    }

    /// A heading, a sentence and a table; nothing without rows.
    private func section(_ title: String, _ unit: String, _ rows: [String]) -> String {
        let rows = rows.filter { !$0.isEmpty }
        guard !rows.isEmpty else { return "" }
        let titles = subjects.map(\.title).joined(separator: " | ")
        let line = subjects.map { _ in "---|" }.joined()
        return "## \(title)\n\n\(unit)\n\n| | \(titles) |\n|---|\(line)\n\(rows.joined())\n"
    }

    private func rows(_ measures: [Measure], including base: Measure? = nil) -> [String] {
        guard let modules = report.graphs.map(\.modules).max() else { return [] }
        return measures.map { row($0, modules, including: base) }
    }

    private func row(_ measure: Measure, _ modules: Int, including base: Measure? = nil) -> String {
        let first = ranking.first(measure, modules, including: base)
        let cells = subjects.map { subject in
            guard let spread = ranking.spread(measure, subject, modules, including: base) else { return "" }
            let text = measure.text(spread.median)
            return subject == first ? "**\(text)**" : text
        }
        guard !cells.allSatisfy(\.isEmpty) else { return "" }
        return "| \(ranking.title(measure, including: base)) | \(cells.joined(separator: " | ")) |\n"
    }
}

extension Measure {
    /// The number of the unit of the page in one of the unit of the report.
    private var scale: Double {
        switch self {
        case .size: 1 / 1024
        case _ where isThroughput: 1e-3
        default: 1
        }
    }

    /// A value as the page has it.
    func text(_ value: Double) -> String {
        let value = value * scale
        if value != 0 && abs(value) < 1 { return String(format: "%.2f", value) }
        return abs(value) < 100 ? String(format: "%.1f", value) : String(format: "%.0f", value)
    }
}
