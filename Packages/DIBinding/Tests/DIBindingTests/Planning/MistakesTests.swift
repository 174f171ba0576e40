// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 4: each mistake has its id, and none traps. Their texts are compared where the rules are tested.
@Suite struct MistakesTests {
    /// Bindings with one mistake.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let id: Diagnostic.ID
        let bindings: LocalBindings

        init(_ text: String, _ id: Diagnostic.ID, _ bind: @escaping @Sendable (Binder<Singleton>) -> Void) {
            testDescription = text
            self.id = id
            bindings = LocalBindings(text, bind)
        }
    }

    @Test(arguments: slips)
    func mistake_hasItsId(_ mistake: Mistake) {
        let found = mistake.bindings.plan { mistakes(of: Slip<Local>.self) }
        #expect(found == [mistake.id])
    }

    static let slips: [Mistake] = [
        Mistake("request that nothing binds", .missingBinding, Missing.configure),
        Mistake("key bound twice", .duplicateBinding) { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).sharedInScope().to(factory: { 2 })
            binder.bind(Int.self).to(provider: Provider(value: 3))
        },
        Mistake("key of the root bound again", .duplicateBinding) { $0.bind(Slipped.self).to(value: Slipped()) },
        Mistake("injector bound twice", .duplicateBinding) { binder in
            binder.bindPropertyInjectionOf(Display.self).to(injector: { _ in })
            binder.bindPropertyInjectionOf(Display.self).to(injector: { (_: Display) in })
        },
        Mistake("qualified key bound twice", .duplicateBinding) { binder in
            binder.bind(Int.self).qualified("file").to(value: 1)
            binder.bind(Int.self).qualified("file").to(value: 1)
        },
        Mistake("key bound in a module and beside it", .duplicateBinding) { binder in
            binder.include(module: One.self)
            binder.bind(Int.self).to(value: 2)
        },
        Mistake("cycle of direct edges", .dependencyCycle) { binder in
            binder.bind(Int.self).to(factory: { (_: Double) in 1 })
            binder.bind(Double.self).to(factory: { (_: Int) in 1 })
        },
        Mistake("scope of an ancestor", .scopeNesting) { $0.install(dependency: Middle.self) },
        Mistake("seed that is bound", .seedClash) { $0.install(dependency: BoundSeed.self) },
        Mistake("seed that is the root", .seedClash) { $0.install(dependency: RootedSeed.self) },
        Mistake("collection bound whole and contributed to", .collectionClash) { binder in
            binder.bind([Int].self).to(value: [1])
            binder.bind(Int.self).intoCollection().to(value: 2)
        },
        Mistake("dictionary key twice", .duplicateDictionaryKey) { binder in
            binder.bind(Int.self).intoDictionary(key: "a").to(value: 1)
            binder.bind(Int.self).intoDictionary(key: "a").to(value: 2)
            binder.bind(Int.self).intoDictionary(key: "b").to(value: 2)
        },
        Mistake("component that installs itself", .recursiveComponent) { $0.install(dependency: Mirror.self) },
        Mistake("component whose bindings install it", .recursiveComponent) {
            $0.install(dependency: Slip<Local>.self)
        },
        Mistake("qualifier that nothing has", .qualifierUnmatched) { binder in
            binder.bind(Int.self).to(qualified: "file")
            binder.bind(Int.self).qualified("memory").to(value: 1)
        },
    ]

    struct Missing: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(factory: { (_: Double) in 1 })
        }
    }

    struct One: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1)
        }
    }

    struct Middle: Component {
        typealias Root = Int

        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Inner.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(value: 1)
        }
    }

    struct Inner: Component {
        typealias Root = Int
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {}

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(value: 1)
        }
    }

    struct BoundSeed: Component {
        typealias Seed = Int
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(value: "")
        }
    }

    struct RootedSeed: Component {
        typealias Seed = Int
        typealias Root = Int

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(value: 1)
        }
    }

    @Test func overrideOfNothing_isFound() {
        #expect(mistakes(of: Slip<Nothing>.self, overriding: [One.self]) == [.overrideTargetsNothing])
    }

    @Test func modulesAndComponents_countOnce() throws {
        #expect(mistakes(of: Slip<Repeated>.self) == [])
        let graph = Slip<Repeated>.graph
        #expect(graph.bindings.filter { $0.component == graph.components[0].id && $0.key == "Int" }.count == 1)
        #expect(graph.components.count == 2)
    }

    struct Nothing: Bindings {
        static func configure(binder: Binder<Singleton>) {}
    }

    struct Repeated: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Here.self)
            binder.include(module: Here.self)
            binder.include(module: There.self)
            binder.install(dependency: Till.self)
            binder.install(dependency: Till.self)
        }

        struct Here: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: Here.self)
                binder.include(module: There.self)
                binder.bind(Int.self).to(value: 1)
                binder.install(dependency: Till.self)
            }
        }

        struct There: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: Here.self)
                binder.include(module: There.self)
            }
        }
    }
}

/// The bindings of a mistake.
protocol Bindings: SendableMetatype {
    static func configure(binder: Binder<Singleton>)
}

struct Slipped: Sendable {}

/// A root component with a mistake.
struct Slip<B: Bindings>: RootComponent {
    typealias Root = Slipped
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        B.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Slipped>) -> BindingReceipt<Slipped> {
        bind.to(value: Slipped())
    }
}

/// The bindings of a test as those of a mistake.
enum Local: Bindings {
    static func configure(binder: Binder<Singleton>) {
        LocalModule.configure(binder: binder)
    }
}

/// A component that installs itself.
struct Mirror: Component {
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Mirror.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 1)
    }
}
