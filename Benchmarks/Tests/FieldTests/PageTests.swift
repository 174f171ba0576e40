// SPDX-License-Identifier: Apache-2.0

import FieldReport
import Foundation
import Testing

@testable import FieldSupport

@Suite struct PageTests {
    private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Documentation").standardized

    /// Nobody edits the tables by hand, and nobody forgets to write them.
    @Test func page_isWrittenFromTheValuesBesideIt() throws {
        let values = try Data(contentsOf: Self.documentation.appendingPathComponent("Field.json"))
        let page = try String(contentsOf: Self.documentation.appendingPathComponent("Field.md"), encoding: .utf8)
        #expect(Page(try Report(json: values)).rewriting(page) == page)
    }

    @Test func page_namesRowsThatAnotherLibraryLeads() {
        var report = Report()
        for (library, size) in [("hand", 1_024.0), ("swift-di", 11_264), ("factory", 6_144)] {
            report.add(size, .size, library, modules: 20)
            report.add(size, .resolveChain, library, modules: 20)
        }
        report.graphs = [
            .init(modules: 20, seed: 1, layers: 4, services: 9, shared: 3, fingerprint: "f", printed: "p")
        ]
        let text = Page(report).rewriting(
            "# Page\n<!-- written by di-field: begin -->\nstale\n<!-- written by di-field: end -->\nrest\n")
        #expect(text.contains("- size: Factory 2.0 (20 modules)\n"))
        #expect(text.contains("| size | 0.0 | 10.0 | **5.0** |\n"))
        #expect(text.hasPrefix("# Page\n") && text.hasSuffix("rest\n") && !text.contains("stale"))
    }

    @Test func report_isReadAsItWasWritten() throws {
        var report = Report()
        report.add(1.5, .startMake, "swinject", modules: 20)
        report.add(2.5, .startMake, "swinject", modules: 20)
        let read = try Report(json: Data(try report.json().utf8))
        #expect(read.values(.startMake, "swinject", modules: 20) == Spread([2.5, 1.5]))
        #expect(read.values(.startMake, "factory", modules: 20) == nil)
        #expect(try read.json() == report.json())
    }

    /// The programs' names of their measurements are those of the report.
    @Test func lines_areThoseOfMeasures() {
        #expect(Measure.printed("make", by: "start") == .startMake)
        #expect(Measure.printed("chain", by: "resolve") == .resolveChain)
        #expect(Measure.printed("chain4", by: "threads") == .chain4)
        #expect(Measure.printed("more", by: "start") == nil)
    }
}
