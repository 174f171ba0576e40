// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The order of the libraries in each row. The program by hand has no rank.
struct Ranking: Sendable {
    private static let ours = "swift-di"

    private let report: Report
    private let competitors: [Subject]

    init(_ report: Report) {
        self.report = report
        competitors = Subject.libraries(of: report).filter { $0.name != "hand" }
    }

    /// The values of a cell. Sizes are relative to the program by hand; `base` is added to the program's.
    func spread(_ measure: Measure, _ subject: Subject, _ modules: Int, including base: Measure? = nil) -> Spread? {
        guard let values = report.values(measure, subject.name, modules: modules) else { return nil }
        if measure == .size {
            guard let hand = report.values(.size, "hand", modules: modules) else { return nil }
            return Spread([values.median - hand.median])
        }
        guard let base else { return values }
        let library = report.values(base, subject.name, modules: 0)?.median
        return library.flatMap { Spread([values.median + $0]) }
    }

    /// The library with the best median; nil for a row without at least two libraries.
    func first(_ measure: Measure, _ modules: Int, including base: Measure? = nil) -> Subject? {
        let medians = competitors.compactMap { subject in
            spread(measure, subject, modules, including: base).map { (subject, $0.median) }
        }
        guard medians.count > 1 else { return nil }
        return (measure.isThroughput ? medians.max { $0.1 < $1.1 } : medians.min { $0.1 < $1.1 })?.0
    }

    /// A line for each measure in which another library is better by more than the noise of a twentieth, with the factor for each size.
    var losses: [String] {
        let together = [(Measure.buildDebug, Measure.libraryDebug), (.buildRelease, .libraryRelease)]
        return Measure.allCases.compactMap { loss($0) } + together.compactMap { loss($0, including: $1) }
    }

    private func loss(_ measure: Measure, including base: Measure? = nil) -> String? {
        let sizes = measure.isOfLibrary ? [0] : report.graphs.map(\.modules)
        let factors = sizes.compactMap { factor(measure, $0, including: base) }
        guard !factors.isEmpty else { return nil }
        return title(measure, including: base) + ": " + factors.joined(separator: ", ")
    }

    func title(_ measure: Measure, including base: Measure?) -> String {
        measure.title + (base == nil ? "" : ", with the library")
    }

    private func factor(_ measure: Measure, _ modules: Int, including base: Measure?) -> String? {
        guard let first = first(measure, modules, including: base),
            let ours = competitors.first(where: { $0.name == Self.ours }),
            let mine = spread(measure, ours, modules, including: base)?.median,
            let theirs = spread(measure, first, modules, including: base)?.median
        else { return nil }
        let factor = measure.isThroughput ? theirs / mine : mine / theirs
        guard factor > 1.05 else { return nil }
        return first.title + String(format: " %.1f", factor) + (measure.isOfLibrary ? "" : " (\(modules) modules)")
    }
}
