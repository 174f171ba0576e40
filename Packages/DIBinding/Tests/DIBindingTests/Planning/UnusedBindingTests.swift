// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `DI/UnusedBinding` and `DI/UnusedModule`: what counts as used.
@Suite struct UnusedBindingTests {
    struct Shop<Root>: RootComponent {
        typealias Root = Asking<Root>
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) { LocalModule.configure(binder: binder) }

        static func configureRoot(binder bind: ReceiptBinder<Asking<Root>>) -> BindingReceipt<Asking<Root>> {
            bind.to(factory: Asking.init)
        }
    }

    struct Asking<Thing> { let thing: Thing }

    /// Returns the keys of what is unused.
    static func unused<Root>(
        asking root: Root.Type, _ bindings: LocalBindings, overriding: [any Module.Type] = []
    ) throws -> [String] {
        try bindings.plan { try ComponentFactory.of(Shop<Root>.self, overriding: overriding) }.diagnostics
            .filter { $0.id == .unusedBinding || $0.id == .unusedModule }.map(\.subject)
    }

    struct Pump {}
    struct Boiler {}
    struct Grinder {}
    struct Blade {}
    final class Clock: Sendable {}

    static let deferred = LocalBindings { binder in
        binder.bind(Boiler.self).to { (_: Provider<Pump>, _: WeakProvider<Grinder>) in Boiler() }
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Grinder.self).to { (_: Lazy<Blade>) in Grinder() }
        binder.bind(Blade.self).to(factory: Blade.init)
    }

    @Test func whatIsNeededLater_isUsed() throws {
        #expect(try Self.unused(asking: (() -> Boiler).self, Self.deferred) == [])
        #expect(
            try Self.unused(asking: Pump.self, Self.deferred) == [
                "UnusedBindingTests.Boiler", "UnusedBindingTests.Grinder", "UnusedBindingTests.Blade",
            ])
    }

    static let eager = LocalBindings { binder in
        binder.bind(Clock.self).sharedInScope(.eager).to { (_: Pump) in Clock() }
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Boiler.self).to(factory: Boiler.init)
    }

    @Test func whatIsMadeBeforeTheRoot_isUsed() throws {
        #expect(try Self.unused(asking: Boiler.self, Self.eager) == [])
    }

    static let profiles = LocalBindings { binder in
        binder.bind(Grinder.self).qualified("fine").to { (_: Blade) in Grinder() }
        binder.bind(Grinder.self).qualified("coarse").to { (_: Pump) in Grinder() }
        binder.bind(Grinder.self).to(qualified: "fine")
        binder.bind(Blade.self).to(factory: Blade.init)
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Boiler.self).to(factory: Boiler.init)
    }

    @Test func alternativesToTheChosenQualifier_areUsed_asIsWhatTheyNeed() throws {
        #expect(try Self.unused(asking: Grinder.self, Self.profiles) == ["UnusedBindingTests.Boiler"])
    }

    @Test func alternatives_areUnused_whenNothingChooses() throws {
        #expect(try Self.unused(asking: Boiler.self, Self.profiles).count == 5)
    }

    static let collections = LocalBindings { binder in
        binder.bind(Int.self).intoCollection().to { (_: Pump) in 1 }
        binder.bind(Int.self).intoCollection().to(value: 2)
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(String.self).intoSet().to(value: "unused")
        binder.bind(String.self).intoSet().allowing(.unusedBinding).to(value: "kept")
        binder.bind(String.self).intoSet().to(value: "unused, too")
        binder.bindOptional([String].self)
    }

    @Test func contributions_areUsed_whenTheirCollectionIs() throws {
        #expect(try Self.unused(asking: [Int].self, Self.collections) == ["Set<String>"])
        let found = try Self.collections.plan { try ComponentFactory.of(Shop<[Int]>.self) }.diagnostics
        #expect(found.map(\.message) == ["nothing needs 'Set<String>', to which 2 bindings contribute"])
    }

    struct ChildScope: Scope {}

    struct Child: Component {
        typealias Root = [Int]

        static func configure(binder: UnscopedBinder) {
            binder.include(module: Shared.self)
            binder.bind(String.self).intoCollection().to(value: "three")
        }

        static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
            bind.to { (numbers: Set<Int>, _: Pump) in Array(numbers) }
        }
    }

    struct Shared: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Int.self).intoSet().to(value: 1)
        }
    }

    static let parent = LocalBindings { binder in
        binder.include(module: Shared.self)
        binder.bind(Int.self).intoSet().to(value: 2)
        binder.bind(String.self).intoCollection().to(value: "two")
        binder.install(dependency: Child.self)
    }

    /// The set through the child's, the line of the module in the child; only the arrays are asked for by nobody.
    @Test func lineInTwoComponents_isUsed_ifItIsInOne() throws {
        #expect(try Self.unused(asking: ComponentFactory<Child>.self, Self.parent) == ["[String]", "[String]"])
    }

    static let uninstalled = LocalBindings { binder in
        binder.install(dependency: Child.self)
        binder.install(dependency: Lone<Int>.self, allowing: .unusedBinding)
        binder.install(dependency: Lone<String>.self)
    }

    struct Lone<Thing>: Component {
        typealias Seed = Int
        typealias Root = Boiler

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Boiler>) -> BindingReceipt<Boiler> {
            bind.to(factory: Boiler.init)
        }
    }

    /// Its bindings are needed by its own root, and a seed belongs to who builds it.
    @Test func componentThatNobodyBuilds_isOneWarning() throws {
        #expect(
            try Self.unused(asking: ComponentFactory<Child>.self, Self.uninstalled) == [
                "[String]", "ComponentFactory<UnusedBindingTests.Lone<String>>",
            ])
    }

    struct Library: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Shared.self)
            binder.bind(Boiler.self).to(factory: Boiler.init)
            binder.bind(Blade.self).to(factory: Blade.init)
        }
    }

    static let including = LocalBindings { $0.include(module: Library.self) }

    static let allowing = LocalBindings { binder in
        binder.include(module: Library.self, allowing: .unusedModule, .unusedBinding)
    }

    @Test func module_isTold_onlyIfNothingOfItIsUsed() throws {
        #expect(
            try Self.unused(asking: Pump.self, Self.including) == ["Set<Int>", "UnusedBindingTests.Library"])
        #expect(
            try Self.unused(asking: Blade.self, Self.including) == [
                "UnusedBindingTests.Shared", "UnusedBindingTests.Boiler",
            ])
    }

    @Test func includedModule_isAllowed_withWhatItIncludes() throws {
        #expect(try Self.unused(asking: Pump.self, Self.allowing) == [])
    }

    struct Fakes: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: FakeSupport.self)
            binder.bind(Grinder.self).to(factory: Grinder.init)
        }
    }

    struct FakeSupport: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Character.self).to(value: "f") }
    }

    static let real = LocalBindings { binder in
        binder.bind(Grinder.self).to { (_: Blade) in Grinder() }
        binder.bind(Blade.self).to(factory: Blade.init)
    }

    @Test func overrides_leaveNothingUnused() throws {
        #expect(try Self.unused(asking: Grinder.self, Self.real, overriding: [Fakes.self]) == [])
    }

    static let astray = LocalBindings { binder in
        binder.bind(Grinder.self).qualified("fine").to { (_: Blade) in Grinder() }
        binder.bind(Blade.self).to(factory: Blade.init)
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Boiler.self).to(factory: Boiler.init)
    }

    /// The error names bindings with a similar key, and duplicate ones.
    @Test func whatAnErrorSpeaksOf_isNotCalledUnused() throws {
        let error = try #require(throws: GraphError.self) { try Self.astray.plan { try Shop<Grinder>.validate() } }
        #expect(
            Self.astray.plan { Shop<Grinder>.graph }.diagnostics.map { "\($0.id) \($0.subject)" }.sorted() == [
                "DI/DuplicateBinding UnusedBindingTests.Pump", "DI/MissingBinding UnusedBindingTests.Grinder",
                "DI/UnusedBinding UnusedBindingTests.Boiler",
            ])
        #expect(error.description.hasSuffix("\n\n2 errors in the object graph"))
    }
}
