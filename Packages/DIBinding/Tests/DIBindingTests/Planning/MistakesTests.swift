// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 4: each mistake has its id, and none traps. Their texts are compared where the rules are tested.
@Suite struct MistakesTests {
    @Test func request_thatNothingBinds_isMissing() {
        #expect(mistakes(of: Slip<Missing>.self) == [.missingBinding])
    }

    struct Missing: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(factory: { (_: Double) in 1 })
        }
    }

    @Test(arguments: [
        mistakes(of: Slip<Twice.ByBinding>.self), mistakes(of: Slip<Twice.ByRoot>.self),
        mistakes(of: Slip<Twice.ByInjector>.self), mistakes(of: Slip<Twice.ByQualifier>.self),
        mistakes(of: Slip<Twice.ByModule>.self),
    ]) func keyBoundTwice_isADuplicate(found: [Diagnostic.ID]) {
        #expect(found == [.duplicateBinding])
    }

    enum Twice {
        struct ByBinding: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(value: 1)
                binder.bind(Int.self).sharedInScope().to(factory: { 2 })
                binder.bind(Int.self).to(provider: Provider(value: 3))
            }
        }

        struct ByRoot: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Slipped.self).to(value: Slipped())
            }
        }

        struct ByInjector: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bindPropertyInjectionOf(Display.self).to(injector: { _ in })
                binder.bindPropertyInjectionOf(Display.self).to(injector: { (_: Display) in })
            }
        }

        struct ByQualifier: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).qualified("file").to(value: 1)
                binder.bind(Int.self).qualified("file").to(value: 1)
            }
        }

        struct ByModule: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: One.self)
                binder.bind(Int.self).to(value: 2)
            }
        }

        struct One: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(value: 1)
            }
        }
    }

    @Test func cycleOfDirectEdges_isFound() {
        #expect(mistakes(of: Slip<Cycle>.self) == [.dependencyCycle])
    }

    struct Cycle: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(factory: { (_: Double) in 1 })
            binder.bind(Double.self).to(factory: { (_: Int) in 1 })
        }
    }

    @Test func scopeOfAnAncestor_isFound() {
        #expect(mistakes(of: Slip<Nested>.self) == [.scopeNesting])
    }

    struct Nested: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Middle.self)
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
    }

    @Test(arguments: [mistakes(of: Slip<Seeds.Bound>.self), mistakes(of: Slip<Seeds.Rooted>.self)])
    func seedThatIsBound_isAClash(found: [Diagnostic.ID]) {
        #expect(found == [.seedClash])
    }

    enum Seeds {
        struct Bound: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.install(dependency: BoundChild.self)
            }
        }

        struct Rooted: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.install(dependency: RootedChild.self)
            }
        }

        struct BoundChild: Component {
            typealias Seed = Int
            typealias Root = String

            static func configure(binder: UnscopedBinder) {
                binder.bind(Int.self).to(value: 1)
            }

            static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                bind.to(value: "")
            }
        }

        struct RootedChild: Component {
            typealias Seed = Int
            typealias Root = Int

            static func configure(binder: UnscopedBinder) {}

            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to(value: 1)
            }
        }
    }

    @Test func collection_boundWholeAndContributedTo_isAClash() {
        #expect(mistakes(of: Slip<Whole>.self) == [.collectionClash])
    }

    struct Whole: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind([Int].self).to(value: [1])
            binder.bind(Int.self).intoCollection().to(value: 2)
        }
    }

    @Test func dictionaryKey_twice_isFound() {
        #expect(mistakes(of: Slip<Entries>.self) == [.duplicateDictionaryKey])
    }

    struct Entries: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).intoDictionary(key: "a").to(value: 1)
            binder.bind(Int.self).intoDictionary(key: "a").to(value: 2)
            binder.bind(Int.self).intoDictionary(key: "b").to(value: 2)
        }
    }

    @Test(arguments: [mistakes(of: Slip<Direct>.self), mistakes(of: Slip<Indirect>.self)])
    func componentThatInstallsItself_isFound(found: [Diagnostic.ID]) {
        #expect(found == [.recursiveComponent])
    }

    struct Direct: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Mirror<Direct>.self)
        }
    }

    struct Indirect: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Slip<Indirect>.self)
        }
    }

    @Test func qualifierThatNothingHas_isUnmatched() {
        #expect(mistakes(of: Slip<Unmatched>.self) == [.qualifierUnmatched])
    }

    struct Unmatched: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(qualified: "file")
            binder.bind(Int.self).qualified("memory").to(value: 1)
        }
    }

    @Test func overrideOfNothing_isFound() {
        #expect(mistakes(of: Slip<Nothing>.self, overriding: [Twice.One.self]) == [.overrideTargetsNothing])
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

/// A component that installs itself.
struct Mirror<B: Bindings>: Component {
    typealias Root = Int

    static func configure(binder: UnscopedBinder) {
        binder.install(dependency: Mirror<B>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 1)
    }
}
