// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import DI

extension Suite {
    /// Words without a graph.
    static var texts: [Benchmark] {
        [render1000]
    }

    private static var render1000: Benchmark {
        Benchmark("render1000", "texts of 1,000 diagnostics; by hand: the same bytes, appended piece by piece") {
            let reports = (0..<1_000).map(Report.init)
            let diagnostics = reports.map(\.diagnostic)
            let pieces = reports.map(\.pieces)
            return Trial(
                subject: { for _ in 0..<$0 { consume(render(diagnostics)) } },
                baseline: { for _ in 0..<$0 { consume(join(pieces)) } },
                check: {
                    guard render(diagnostics).texts == join(pieces).texts else {
                        throw BenchmarkError(
                            "expected\n\(join(pieces).texts[0])\n\nfound\n\(render(diagnostics).texts[0])")
                    }
                }
            )
        }
    }

    @inline(never)
    private static func render(_ diagnostics: [Diagnostic]) -> Texts {
        Texts(diagnostics.map { $0.rendered() })
    }

    @inline(never)
    private static func join(_ reports: [[String]]) -> Texts {
        Texts(
            reports.map { pieces in
                var text = ""
                text.reserveCapacity(1_024)
                for piece in pieces { text += piece }
                return text
            })
    }
}

/// Texts as an object, for the sink.
private final class Texts {
    let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
    }
}

/// A missing binding with every possible detail, and its text in parts, as a caller would append them.
private struct Report {
    private static let roots: [(name: String, file: String)] = [
        ("CoffeeShop", "Shop/CoffeeShop.swift"), ("Order", "Shop/Order.swift"),
    ]
    let diagnostic: Diagnostic
    let pieces: [String]

    init(_ number: Int) {
        let bean = "Bean\(1_000 + number)"
        let root = Self.roots[number % 2]
        let line = 100 + number % 900
        let fix = "bind '\(bean)' in '\(root.name)' or a module it includes"
        let note = "'\(bean)' tagged 'Decaf' is bound at Shop/Beans.swift:\(line) in '\(root.name)'"
        let message = "no binding for '\(bean)'"
        let remark = "root of '\(root.name)'"
        func place(_ file: String) -> Place { Place(fileID: file, line: line) }
        diagnostic = Diagnostic(
            id: .missingBinding, severity: .error, subject: bean, message: message,
            trace: [
                Diagnostic.Step(
                    .neededBy, name: "Grinder", detail: "tagged 'Fine'", place: place("Shop/Grinder.swift")),
                Diagnostic.Step(.neededBy, name: "EspressoMachine", place: place("Shop/Espresso.swift")),
                Diagnostic.Step(.neededBy, name: root.name, place: place(root.file), remark: remark),
                Diagnostic.Step(.alsoNeededBy, name: "Roaster", place: place("Shop/Roaster.swift")),
                Diagnostic.Step(.alsoNeededBy, name: "Shelf", place: place("Shop/Shelf.swift")),
            ],
            notes: [note], fixes: ["request the tagged binding, or \(fix)", fix])
        pieces = [
            "error", ": [", "DI/MissingBinding", "] ", message,
            "\n  ", "needed by", " '", "Grinder", "' ", "tagged 'Fine'", "   ", "Shop/Grinder.swift", ":", "\(line)",
            "\n  ", "needed by", " '", "EspressoMachine", "'", String(repeating: " ", count: 9), "Shop/Espresso.swift",
            ":", "\(line)",
            "\n  ", "needed by", " '", root.name, "'", String(repeating: " ", count: 24 - root.name.count), root.file,
            ":", "\(line)", "   (", remark, ")",
            "\nalso needed by '", "Roaster", "' (", "Shop/Roaster.swift", ":", "\(line)", ")", " and '", "Shelf", "' (",
            "Shop/Shelf.swift", ":", "\(line)", ")",
            "\nnote: ", note, "\nfix: ", "request the tagged binding, or \(fix)", "\nfix: ", fix,
            "\ndocs: ", "swift package di explain ", "MissingBinding",
        ]
    }
}
