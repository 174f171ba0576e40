// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

@testable import DIChecking

/// The mistake of refining in SARIF: at its line.
@Suite struct RefiningReportTests {
    private static let path: String = URL(filePath: #filePath).path

    private func results(_ components: [any RootComponent.Type]) throws -> [JSONValue] {
        var request = Checking.request(.check, format: "sarif")
        request.package = Checking.package(adding: [Self.path])
        let log = try JSONValue(Checking.answer(request, about: Checking.types(components)).output)
        #expect(try SARIFSchema.mistakes(in: log) == [])
        return try #require(log["runs"]?.elements?.first?["results"]?.elements)
    }

    /// The line with a comment `// expect: ID`.
    private func line(_ id: String) throws -> Double {
        let lines = try String(contentsOfFile: Self.path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return Double(try #require(lines.firstIndex { $0.hasSuffix("// expect: \(id)") }) + 1)
    }

    @Test func mistake_isAtItsLine() throws {
        let results = try results([RefiningComponent.self])
        #expect(results.map { $0["ruleId"]?.string } == ["DI/RefinesNothing"])
        let result = try #require(results.first)
        #expect(result["level"]?.string == "error")
        let place = result["locations"]?.elements?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "Reports/RefiningReportTests.swift")
        #expect(try place?["region"]?["startLine"] == .number(line("DI/RefinesNothing")))
    }
}

private enum RefiningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Menu.self).qualified("daily").refining { (menu: Menu) in menu }  // expect: DI/RefinesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(qualified: "daily")
    }
}
