// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tables: a column for each library, a row for each measure and each size of program.
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
            "Seconds of CPU time: the median and, in brackets, the least and the most. The best library is in bold.",
            library.map { row($0, 0) } + rows([.buildDebug, .buildRelease, .nothingDebug, .leafDebug, .middleDebug]))
            + section(
                "Builds, with the library", "Seconds of CPU time: the medians of the library alone and of the program.",
                rows([.buildDebug], including: .libraryDebug) + rows([.buildRelease], including: .libraryRelease))
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
                rows([.chain1, .chain2, .chain4, .shared1, .shared2, .shared4]))
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
        report.graphs.map(\.modules).flatMap { modules in measures.map { row($0, modules, including: base) } }
    }

    private func row(_ measure: Measure, _ modules: Int, including base: Measure? = nil) -> String {
        let first = ranking.first(measure, modules, including: base)
        let cells = subjects.map { subject in
            guard let spread = ranking.spread(measure, subject, modules, including: base) else { return "" }
            let text = measure.text(spread)
            return subject == first ? "**\(text)**" : text
        }
        guard !cells.allSatisfy(\.isEmpty) else { return "" }
        let place = measure.isOfLibrary ? "" : "\(modules) modules: "
        return "| \(place)\(measure.title) | \(cells.joined(separator: " | ")) |\n"
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

    /// The median and, if there were several values, the least and the most.
    func text(_ spread: Spread) -> String {
        spread.least == spread.most
            ? text(spread.median) : "\(text(spread.median)) (\(text(spread.least))–\(text(spread.most)))"
    }
}
