// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

@testable import DIChecking

/// The mistakes of walls, closed modules and refining in SARIF: each at its line.
@Suite struct WallReportTests {
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

    @Test(arguments: [
        (UnmetComponent.self as any RootComponent.Type, "DI/RequirementUnmet", "error"),
        (CautiousComponent.self, "DI/RequirementUnneeded", "warning"),
        (LeakyComponent.self, "DI/UndeclaredNeed", "error"),
        (WalledComponent.self, "DI/PrivateBinding", "error"),
        (RefiningComponent.self, "DI/RefinesNothing", "error"),
    ]) func mistake_isAtItsLine(_ component: any RootComponent.Type, _ id: String, _ level: String) throws {
        let results = try results([component])
        #expect(results.map { $0["ruleId"]?.string } == [id])
        let result = try #require(results.first)
        #expect(result["level"]?.string == level)
        let place = result["locations"]?.elements?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "Reports/WallReportTests.swift")
        #expect(try place?["region"]?["startLine"] == .number(line(id)))
    }
}

private enum UnmetComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: PumpedModule.self)  // expect: DI/RequirementUnmet
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Pumped) in Menu() }
    }
}

private struct Pumped {
    let pump: Pump
}

private struct Brewed {
    let pump: Pump
}

private enum PumpedModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Pump.self)
        binder.bind(Pumped.self).to(factory: Pumped.init)
    }
}

private enum CautiousComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Milk.self).allowing(.unusedBinding).to(factory: Milk.init)
        binder.include(module: CautiousModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Heater) in Menu() }
    }
}

private enum CautiousModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Milk.self)  // expect: DI/RequirementUnneeded
        binder.bind(Heater.self).to(factory: Heater.init)
    }
}

private enum LeakyComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.include(module: SealedModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Pumped) in Menu() }
    }
}

private enum SealedModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing()
        binder.bind(Pumped.self).to(factory: Pumped.init)  // expect: DI/UndeclaredNeed
    }
}

private enum WalledComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: WalledModule.self)
        binder.bind(Brewed.self).to(factory: Brewed.init)  // expect: DI/PrivateBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Brewed, _: Pumped) in Menu() }
    }
}

private enum WalledModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pumped.self).to(factory: Pumped.init)
        binder.privately { binder.bind(Pump.self).to(factory: Pump.init) }
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
