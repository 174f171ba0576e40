// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `DI/UnusedBinding` and `DI/UnusedModule`: what counts as used.
@Suite struct UnusedBindingTests {
    /// The bindings of a test besides the root.
    protocol Extras: SendableMetatype {
        static func configure(binder: Binder<Singleton>)
    }

    struct Shop<Root, Bindings: Extras>: RootComponent {
        typealias Root = Asking<Root>
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) { Bindings.configure(binder: binder) }

        static func configureRoot(binder bind: ReceiptBinder<Asking<Root>>) -> BindingReceipt<Asking<Root>> {
            bind.to(factory: Asking.init)
        }
    }

    struct Asking<Thing> { let thing: Thing }

    /// Returns the keys of what is unused.
    static func unused<Root, Bindings: Extras>(
        asking root: Root.Type, _ bindings: Bindings.Type, overriding: [any Module.Type] = []
    ) throws -> [String] {
        try ComponentFactory.of(Shop<Root, Bindings>.self, overriding: overriding).diagnostics
            .filter { $0.id == .unusedBinding || $0.id == .unusedModule }.map(\.subject)
    }

    struct Pump {}
    struct Boiler {}
    struct Grinder {}
    struct Blade {}
    final class Clock: Sendable {}

    struct Deferred: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).to { (_: Provider<Pump>, _: WeakProvider<Grinder>) in Boiler() }
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Grinder.self).to { (_: Lazy<Blade>) in Grinder() }
            binder.bind(Blade.self).to(factory: Blade.init)
        }
    }

    @Test func whatIsNeededLater_isUsed() throws {
        #expect(try Self.unused(asking: (() -> Boiler).self, Deferred.self) == [])
        #expect(
            try Self.unused(asking: Pump.self, Deferred.self) == [
                "UnusedBindingTests.Boiler", "UnusedBindingTests.Grinder", "UnusedBindingTests.Blade",
            ])
    }

    struct Eager: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).sharedInScope(.eager).to { (_: Pump) in Clock() }
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Boiler.self).to(factory: Boiler.init)
        }
    }

    @Test func whatIsMadeBeforeTheRoot_isUsed() throws {
        #expect(try Self.unused(asking: Boiler.self, Eager.self) == [])
    }

    struct Profiles: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grinder.self).qualified("fine").to { (_: Blade) in Grinder() }
            binder.bind(Grinder.self).qualified("coarse").to { (_: Pump) in Grinder() }
            binder.bind(Grinder.self).to(qualified: "fine")
            binder.bind(Blade.self).to(factory: Blade.init)
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Boiler.self).to(factory: Boiler.init)
        }
    }

    @Test func alternativesToTheChosenQualifier_areUsed_asIsWhatTheyNeed() throws {
        #expect(try Self.unused(asking: Grinder.self, Profiles.self) == ["UnusedBindingTests.Boiler"])
    }

    @Test func alternatives_areUnused_whenNothingChooses() throws {
        #expect(try Self.unused(asking: Boiler.self, Profiles.self).count == 5)
    }

    struct Collections: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).intoCollection().to { (_: Pump) in 1 }
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(String.self).intoSet().to(value: "unused")
            binder.bind(String.self).intoSet().allowing(.unusedBinding).to(value: "kept")
            binder.bind(String.self).intoSet().to(value: "unused, too")
            binder.bindOptional([String].self)
        }
    }

    @Test func contributions_areUsed_whenTheirCollectionIs() throws {
        #expect(try Self.unused(asking: [Int].self, Collections.self) == ["Set<String>"])
        let found = try ComponentFactory.of(Shop<[Int], Collections>.self).diagnostics
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

    struct Parent: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Shared.self)
            binder.bind(Int.self).intoSet().to(value: 2)
            binder.bind(String.self).intoCollection().to(value: "two")
            binder.install(dependency: Child.self)
        }
    }

    /// The set through the child's, the line of the module in the child; only the arrays are asked for by nobody.
    @Test func lineInTwoComponents_isUsed_ifItIsInOne() throws {
        #expect(try Self.unused(asking: ComponentFactory<Child>.self, Parent.self) == ["[String]", "[String]"])
    }

    struct Uninstalled: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Child.self)
            binder.install(dependency: Lone<Int>.self, allowing: .unusedBinding)
            binder.install(dependency: Lone<String>.self)
        }
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
            try Self.unused(asking: ComponentFactory<Child>.self, Uninstalled.self) == [
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

    struct Including: Extras {
        static func configure(binder: Binder<Singleton>) { binder.include(module: Library.self) }
    }

    struct Allowing: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Library.self, allowing: .unusedModule, .unusedBinding)
        }
    }

    @Test func module_isTold_onlyIfNothingOfItIsUsed() throws {
        #expect(
            try Self.unused(asking: Pump.self, Including.self) == ["Set<Int>", "UnusedBindingTests.Library"])
        #expect(
            try Self.unused(asking: Blade.self, Including.self) == [
                "UnusedBindingTests.Shared", "UnusedBindingTests.Boiler",
            ])
    }

    @Test func includedModule_isAllowed_withWhatItIncludes() throws {
        #expect(try Self.unused(asking: Pump.self, Allowing.self) == [])
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

    struct Real: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grinder.self).to { (_: Blade) in Grinder() }
            binder.bind(Blade.self).to(factory: Blade.init)
        }
    }

    @Test func overrides_leaveNothingUnused() throws {
        #expect(try Self.unused(asking: Grinder.self, Real.self, overriding: [Fakes.self]) == [])
    }

    struct Astray: Extras {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grinder.self).qualified("fine").to { (_: Blade) in Grinder() }
            binder.bind(Blade.self).to(factory: Blade.init)
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Pump.self).to(factory: Pump.init)
            binder.bind(Boiler.self).to(factory: Boiler.init)
        }
    }

    /// The error names bindings with a similar key, and duplicate ones.
    @Test func whatAnErrorSpeaksOf_isNotCalledUnused() throws {
        let error = try #require(throws: GraphError.self) { try Shop<Grinder, Astray>.validate() }
        #expect(
            Shop<Grinder, Astray>.graph.diagnostics.map { "\($0.id) \($0.subject)" }.sorted() == [
                "DI/DuplicateBinding UnusedBindingTests.Pump", "DI/MissingBinding UnusedBindingTests.Grinder",
                "DI/UnusedBinding UnusedBindingTests.Boiler",
            ])
        #expect(error.description.hasSuffix("\n\n2 errors in the object graph"))
    }
}
