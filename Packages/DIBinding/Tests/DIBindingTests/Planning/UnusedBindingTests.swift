// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `DI/UnusedBinding` and `DI/UnusedModule`: what counts as used.
@Suite struct UnusedBindingTests {
    struct Shop<Root>: RootComponent {
        static func configure(binder: Binder<Singleton>) { LocalModule.configure(binder: binder) }

        static func configureRoot(binder bind: ReceiptBinder<Asking<Root>>) -> BindingReceipt<Asking<Root>> {
            bind.to(factory: Asking.init)
        }
    }

    struct Asking<Thing> { let thing: Thing }

    /// Returns the keys of what is unused.
    static func unused<Root>(
        asking root: Root.Type, _ bindings: LocalBindings
    ) throws -> [String] {
        try bindings.plan { try ComponentFactory.of(Shop<Root>.self) }.diagnostics
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

    struct Child: Component {
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

    static let uninstalled = LocalBindings { binder in
        binder.install(dependency: Child.self)
        binder.install(dependency: Lone<Int>.self, allowing: .unusedBinding)
        binder.install(dependency: Lone<String>.self)
    }

    struct Lone<Thing>: BareComponent {
        typealias Seed = Int

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

    static let astray = LocalBindings { binder in
        binder.bind(Grinder.self).qualified("fine").to { (_: Blade) in Grinder() }
        binder.bind(Blade.self).to(factory: Blade.init)
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.bind(Pump.self).to(factory: Pump.init)
    }

    /// The fix of an error may need them.
    @Test func graphWithErrors_hasNoUnusedBindings() throws {
        let error = try #require(throws: GraphError.self) { try Self.astray.plan { try Shop<Grinder>.validate() } }
        #expect(
            Self.astray.plan { Shop<Grinder>.graph }.diagnostics.map { "\($0.id) \($0.subject)" }.sorted() == [
                "DI/DuplicateBinding UnusedBindingTests.Pump", "DI/MissingBinding UnusedBindingTests.Grinder",
            ])
        #expect(error.description.hasSuffix("\n\n2 errors in the object graph"))
    }
}
