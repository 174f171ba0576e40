// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIServices
import Foundation
import ServiceLifecycle
import Testing

/// Which services the plugin finds, and the text that the page of its diagnostic shows.
@Suite struct ServicesPluginTests {
    private static let page: URL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Documentation/Diagnostics/ServiceNotRunning.md")

    @Test func page_showsTheCode_andTheReport() throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let example = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Support/PageExample.swift")
        let code = try String(contentsOf: example, encoding: .utf8).split(separator: "// The page:\n\n").last
        #expect(page.contains("```swift\n\(try #require(code))```\n"))
        let factory = try ComponentFactory.of(ShopComponent.self, plugins: [ServicesPlugin()])
        let report = factory.diagnostics.map(\.description).joined(separator: "\n\n")
            .replacing("DIServicesTests/PageExample.swift:25", with: "Shop/Shop.swift:16")
        #expect(page.contains("```text\n\(report)\n```\n"), "the page lacks this report:\n\(report)")
    }

    @Test func plugin_reportsServices_thatAreSharedAndDoNotRun() throws {
        let factory = try ComponentFactory.of(Many.self, plugins: [ServicesPlugin()])
        let found = factory.diagnostics.filter { $0.id == .serviceNotRunning }.map(\.message)
        let names = [
            "'Journaled<Int>'", "'Journaled<Int>' qualified \"spare\"", "a contribution to '[Journaled<String>]'",
        ]
        #expect(found == names.map { "\($0) is a Service, but nothing runs it" })
    }

    @Test func diagnostic_isRaised_andSilenced() throws {
        #expect(throws: GraphError.self) {
            try ShopComponent.validate(plugins: [ServicesPlugin()], severities: [.serviceNotRunning: .error])
        }
        let silent = try ComponentFactory.of(
            ShopComponent.self, plugins: [ServicesPlugin()], severities: [.serviceNotRunning: nil])
        #expect(silent.diagnostics.isEmpty)
    }
}

private struct Journaled<Number>: Service {
    func run() async throws {}
}

private struct Many: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journaled<Int>.self).sharedInScope().to { Journaled() }
        binder.bind(Journaled<Int>.self).qualified("spare").sharedInScope(.eager).to { Journaled() }
        binder.bind(Journaled<Int8>.self).sharedInScope(.eager).service().to { Journaled() }
        binder.bind(Journaled<Int16>.self).sharedInScope(.eager).running { try await $0.run() }.to { Journaled() }
        binder.bind(Journaled<Int32>.self).to { Journaled() }
        binder.bind(Journaled<Int64>.self).allowing(.serviceNotRunning).sharedInScope().to { Journaled() }
        binder.bind(Journaled<String>.self).intoCollection().sharedInScope().to { Journaled() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (_: Journaled<Int>, _: [Journaled<String>], _: Journaled<Int64>) in 1 })
    }
}
