// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

/// Modules that nothing includes, which are planned alone, also in a package without components.
@Suite struct LooseModuleTests {
    private func result(
        of modules: [any Module.Type], in components: [any RootComponent.Type] = []
    ) throws -> CheckResult {
        let request = CheckRequest(command: .check, workFolder: "/tmp")
        let types = Checking.types(components, modules: modules)
        let check = try Check(request, types, nil, announcing: { _ in })
        return check.result()
    }

    /// What it needs may be bound by those who include it, which it doesn't say.
    @Test func need_isNoMistake_whereNothingIncludesTheModule() throws {
        #expect(try result(of: [NeedyModule.self]).modules.isEmpty)
    }

    /// A stack may load it beside modules that bind what it needs; none of them mends a mistake among its own bindings.
    @Test func module_thatNothingIncludes_hasItsOwnMistakes() throws {
        let modules = try result(of: [
            ClashModule.self, DoubledModule.self, NeedyModule.self, RoundModule.self, SeededModule.self,
        ]).modules
        #expect(
            modules.map(\.name) == ["Clash", "Doubled", "Round", "Seeded"].map { "DICheckingTests.\($0)Module" })
        #expect(
            modules.map { $0.shown.map(\.id) } == [
                [.collectionClash], [.duplicateBinding], ["DI/DependencyCycle"], [.seedClash],
            ])
    }

    @Test func module_thatIsIncluded_isNotCheckedAlone() throws {
        #expect(
            try result(of: [DoubledModule.self, OuterModule.self]).modules.map(\.name) == [
                "DICheckingTests.OuterModule"
            ])
    }

    @Test func summary_countsTheModulesThatWereCheckedAlone() throws {
        let report = Report(try result(of: [DoubledModule.self]), of: nil)
        #expect(report.text().hasSuffix("checked 0 components, 1 module alone, 0 bindings: 1 error, 0 warnings\n"))
        #expect(report.entries.map(\.diagnostic.id) == ["DI/NotChecked", .duplicateBinding, "DI/UnusedModule"])
    }
}

private struct Coffee {
    let cup: Cup
}

private struct Cup {}

private struct NeedyModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Coffee.self).to(factory: Coffee.init)
    }
}

private struct DoubledModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Coffee.self).to(factory: Coffee.init)
        binder.bind(Coffee.self).to { (cup: Cup) in Coffee(cup: cup) }
    }
}

private struct OuterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: DoubledModule.self)
    }
}

private struct RoundModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Coffee.self).to(factory: Coffee.init)
        binder.bind(Cup.self).to { (_: Coffee) in Cup() }
    }
}

private struct ClashModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind([Cup].self).to { [] }
        binder.bind(Cup.self).intoCollection().to(factory: Cup.init)
    }
}

private struct SeededModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: SeededComponent.self)
    }
}

private enum SeededComponent: Component {
    typealias Seed = Cup

    static func configure(binder: UnscopedBinder) {
        binder.bind(Cup.self).to(factory: Cup.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Coffee>) -> BindingReceipt<Coffee> {
        bind.to(factory: Coffee.init)
    }
}
