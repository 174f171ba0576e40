// SPDX-License-Identifier: Apache-2.0

/// The generated part of the page: the rows that swift-di doesn't lead, the machine, and the tables.
public struct Page: Sendable {
    private static let begin = "<!-- written by di-field: begin -->\n"
    private static let end = "<!-- written by di-field: end -->\n"

    private let report: Report
    private let tables: Tables

    /// Takes the report.
    public init(_ report: Report) {
        self.report = report
        tables = Tables(report)
    }

    /// Replaces the lines between the two marks; the rest is written by hand. A text without marks is returned as it is.
    public func rewriting(_ text: String) -> String {
        let parts = text.split(separator: Self.begin, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return text }
        let rest = parts[1].split(separator: Self.end, maxSplits: 1, omittingEmptySubsequences: false)
        guard rest.count == 2 else { return text }
        return parts[0] + Self.begin + "\n" + written + "\n" + Self.end + rest[1]
    }

    private var written: String {
        let losses = Ranking(report).losses.map { "- \($0)\n" }.joined()
        let versions = Subject.libraries(of: report).compactMap { subject in
            report.versions[subject.name].map { "\(subject.title) \($0)" }
        }
        let graphs = report.graphs.map { graph in
            "- \(graph.modules) modules in \(graph.layers) targets: \(graph.services) classes, \(graph.shared) of them shared; "
                + "seed \(graph.seed), graph `\(graph.fingerprint)`.\n"
        }
        return """
            ## Where swift-di is not first

            The factor by which another library is better:

            \(losses)
            ## Where and what

            \(report.machine). \(report.compiler). \(report.date). \(versions.joined(separator: "; ")).

            \(graphs.joined())
            \(tables.text)
            """
    }
}
