// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@testable import DIChecking

/// Modules that say what they require, which are checked alone, also in a package without components.
@Suite struct ClosedModuleTests {
    private func result(
        of modules: [any Module.Type], in components: [any RootComponent.Type] = []
    ) throws -> CheckResult {
        let request = CheckRequest(command: .check, workFolder: "/tmp")
        let types = Checking.types(components, modules: modules)
        let check = try Check(request, types, nil, specialize: { _ in nil }, announcing: { _ in })
        return check.result(recordingBy: Checking.lines)
    }

    @Test func closedModule_isCheckedAlone_andAnOpenOneIsNot() throws {
        let modules = try result(of: [LeakyModule.self, SealedModule.self, OpenModule.self]).modules
        #expect(modules.map(\.name) == ["DICheckingTests.LeakyModule", "DICheckingTests.SealedModule"])
        #expect(modules.map { $0.shown.map(\.id) } == [[.undeclaredNeed], []])
    }

    /// A stack may load it beside modules that bind what it needs; none of them mends a mistake among its own bindings.
    @Test func openModule_thatNothingIncludes_hasItsOwnMistakes() throws {
        let modules = try result(of: [OpenModule.self, DoubledModule.self, RoundModule.self]).modules
        #expect(modules.map(\.name) == ["DICheckingTests.DoubledModule", "DICheckingTests.RoundModule"])
        #expect(modules.map { $0.shown.map(\.id) } == [[.duplicateBinding], ["DI/DependencyCycle"]])
    }

    @Test func openModule_thatIsIncluded_isNotCheckedAlone() throws {
        #expect(
            try result(of: [DoubledModule.self, OuterModule.self]).modules.map(\.name) == [
                "DICheckingTests.OuterModule"
            ])
    }

    @Test func mistake_ofAComponentAndTheModuleAlone_isListedOnce() throws {
        let report = Report(try result(of: [LeakyModule.self], in: [LeakyComponent.self]), of: nil)
        #expect(report.entries.map(\.diagnostic.id) == [.undeclaredNeed])
        let owners = ["DICheckingTests.LeakyComponent", "DICheckingTests.LeakyModule"]
        #expect(report.entries.map(\.components) == [owners])
        #expect(report.entries.first?.diagnostic.trace.last?.relation == .included)
    }

    @Test func summary_countsTheModulesThatWereCheckedAlone() throws {
        let report = Report(try result(of: [SealedModule.self]), of: nil)
        #expect(report.text().hasSuffix("checked 0 components, 1 module alone, 0 bindings: 0 errors, 0 warnings\n"))
    }
}

private struct Coffee {
    let cup: Cup
}

private struct Cup {}

private struct LeakyModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing()
        binder.bind(Coffee.self).to(factory: Coffee.init)
    }
}

private enum LeakyComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: LeakyModule.self)
        binder.bind(Cup.self).to(factory: Cup.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[Coffee]>) -> BindingReceipt<[Coffee]> {
        bind.to { (coffee: Coffee) in [coffee] }
    }
}

private struct SealedModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Cup.self)
        binder.bind(Coffee.self).to(factory: Coffee.init)
    }
}

private struct OpenModule: Module {
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
