// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Testing

@testable import DIBinding

@Suite struct ModuleRecordTests {
    @Test func record_hasTheModulesOwnKeys_withTheirPlaces() {
        let line = #line + 42
        let record = _CheckedModule(of: BarModule.self)
        #expect(
            record.bindings.map(\.key) == [
                _Key(Syrup.self), _Key(Syrup.self, "rich"), _Key([Syrup].self),
            ])
        #expect(record.bindings.map { $0.place?.line } == [line, line + 1, line + 2])
        #expect(record.bindings.allSatisfy { $0.place?.fileID == #fileID })
    }

    @Test func record_hasTheModulesItIncludes_chosenOrNot() {
        let record = _CheckedModule(of: BarModule.self)
        let modules: [any Module.Type] = [JugModule.self, CupModule.self, LidModule.self]
        #expect(record.included == Set(modules.map { ObjectIdentifier($0) }))
    }

    @Test func moduleThatIncludesItself_isRecordedOnce() {
        let record = _CheckedModule(of: LoopModule.self)
        #expect(record.bindings.map(\.key) == [_Key(Syrup.self)])
        #expect(record.included == [])
    }

    @Test func graph_isThatOfTheComponent_withItsModulesAndMissingKeys() throws {
        let options = _PlanOptions()
        let record = options.record(of: RecordedBar.self)
        let modules: [any Module.Type] = [BarModule.self, JugModule.self, CupModule.self, LidModule.self]
        #expect(record.modules == Set(modules.map { ObjectIdentifier($0) }))
        #expect(record.graph.bindings == RecordedBar.graph.bindings)
        #expect(record.graph.diagnostics == RecordedBar.graph.diagnostics)
        let missing = try #require(record.missing.first)
        #expect(record.missing.count == 1)
        #expect(missing.key == _Key(Jug.self))
        #expect(missing.homes.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(RecordedBar.self)])
        #expect(record.graph.diagnostics.contains(missing.diagnostic))
    }
}

private struct Syrup: Sendable {}
private struct Jug: Sendable {}

private enum BarModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Syrup.self).to(factory: Syrup.init)
        binder.bind(Syrup.self).qualified("rich").to(factory: Syrup.init)
        binder.bind(Syrup.self).intoCollection().to(factory: Syrup.init)
        binder.decorate(Syrup.self).to { $0 }
        binder.include(module: JugModule.self)
        binder.include(module: CupModule.self, when: .profile("party"))
    }
}

private enum JugModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

private enum CupModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: LidModule.self)
    }
}

private enum LidModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

private enum LoopModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: LoopModule.self)
        binder.bind(Syrup.self).to(factory: Syrup.init)
    }
}

private enum RecordedBar: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: BarModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: Jug) in 1 }
    }
}
