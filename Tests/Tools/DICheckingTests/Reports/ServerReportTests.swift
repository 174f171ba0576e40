// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIBinding
@testable import DIChecking
@testable import DICore

/// The warnings about servers in SARIF, each at its line.
@Suite struct ServerReportTests {
    private static let path: String = URL(filePath: #filePath).path

    /// The results of a log, which has to be valid.
    private func results(of output: String) throws -> [JSONValue] {
        let log = try JSONValue(output)
        #expect(try SARIFSchema.mistakes(in: log) == [])
        return try #require(log["runs"]?.elements?.first?["results"]?.elements)
    }

    private func results(
        of component: any RootComponent.Type, _ severities: [String: String] = [:]
    ) throws -> [JSONValue] {
        var request = Checking.request(.check, format: "sarif")
        request.package = Checking.package(adding: [Self.path])
        request.severities = severities
        return try results(of: Checking.answer(request, about: Checking.types([component])).output)
    }

    /// Compares the only result with an id, a level, and the line that a comment `// expect: ID` ends.
    private func expect(_ results: [JSONValue], _ id: String, _ level: String) throws {
        let result = try #require(results.first)
        #expect(results.map { $0["ruleId"]?.string } == [id])
        #expect(result["level"]?.string == level)
        let place = result["locations"]?.elements?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "Reports/ServerReportTests.swift")
        let lines = try String(contentsOfFile: Self.path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.hasSuffix("// expect: \(id)") }) + 1
        #expect(place?["region"]?["startLine"] == .number(Double(line)))
    }

    @Test(arguments: [("error", "error"), ("warning", "warning"), ("note", "note")])
    func capturedContext_isAtItsLine_ifASeverityIsGiven(_ severity: String, _ level: String) throws {
        try expect(results(of: CapturingComponent.self, ["DI/CapturedContext": severity]), "DI/CapturedContext", level)
    }

    @Test func capturedContext_isOff() throws {
        #expect(try results(of: CapturingComponent.self).isEmpty)
        #expect(try results(of: CapturingComponent.self, ["DI/CapturedContext": "off"]).isEmpty)
    }
}

private final class Steam: Sendable {}

private enum CapturingComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Steam.self).sharedInScope().to(factory: Steam.init)  // expect: DI/CapturedContext
        binder.install(dependency: SteamingComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: ComponentFactory<SteamingComponent>) in Menu() }
    }
}

private struct SteamingComponent: Component {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Steam) in Menu() }
    }
}
