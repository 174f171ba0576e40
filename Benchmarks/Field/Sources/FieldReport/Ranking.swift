// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which library leads a row. The program by hand takes no part, since it is what the libraries are compared with; nor does
/// the second form of swift-di.
struct Ranking: Sendable {
    private static let ours = "swift-di"
    private static let apart: Set<String> = ["hand", "swift-di-binding"]

    private let report: Report
    private let competitors: [Subject]

    init(_ report: Report) {
        self.report = report
        competitors = Subject.libraries(of: report).filter { !Self.apart.contains($0.name) }
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

    /// A sentence for each row that another library leads by more than the noise of a twentieth.
    var losses: [String] {
        let sizes = report.graphs.map(\.modules)
        let alone = Measure.allCases.flatMap { measure in
            (measure.isOfLibrary ? [0] : sizes).map { loss(measure, $0) }
        }
        let together = [(Measure.buildDebug, Measure.libraryDebug), (.buildRelease, .libraryRelease)]
            .flatMap { build, library in sizes.map { loss(build, $0, including: library) } }
        return (alone + together).compactMap(\.self)
    }

    private func loss(_ measure: Measure, _ modules: Int, including base: Measure? = nil) -> String? {
        guard let first = first(measure, modules, including: base),
            let ours = competitors.first(where: { $0.name == Self.ours }),
            let mine = spread(measure, ours, modules, including: base)?.median,
            let theirs = spread(measure, first, modules, including: base)?.median
        else { return nil }
        let factor = measure.isThroughput ? theirs / mine : mine / theirs
        guard factor > 1.05 else { return nil }
        let title = measure.title + (base == nil ? "" : ", with the library")
        let place = measure.isOfLibrary ? "" : " (\(modules) modules)"
        return "\(title)\(place): \(measure.text(mine)), and \(measure.text(theirs)) with \(first.title)"
            + String(format: ", a factor of %.1f", factor)
    }
}
