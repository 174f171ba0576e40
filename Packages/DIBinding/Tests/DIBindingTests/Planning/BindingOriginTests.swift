// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// The origin of a binding as data: the modules that lead to it, and whether it is an override.
@Suite struct BindingOriginTests {
    struct Shop: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Outer.self)
            binder.bind(Bool.self).to(value: true)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(factory: { (_: Character, _: String, _: Bool) in 1 })
        }
    }

    struct Outer: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Middle.self)
            binder.bind(String.self).to(value: "outer")
        }
    }

    struct Middle: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Inner.self)
        }
    }

    struct Inner: Module {
        static func configure(binder: UnscopedBinder) {
            // Included already, by a module that is around this one.
            binder.include(module: Outer.self)
            binder.bind(Character.self).to(value: "i")
        }
    }

    /// Overrides, and includes what the fake needs.
    struct Fake: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: FakeNeeds.self)
            binder.bind(Bool.self).to(factory: { (_: Double) in false })
        }
    }

    struct FakeNeeds: Module {
        static func configure(binder: UnscopedBinder) {
            binder.include(module: Fake.self)
            binder.bind(Double.self).to(value: 1)
        }
    }

    private static func origins(in graph: BindingGraph) -> [String] {
        graph.bindings.map { binding in
            "\(binding.key): " + ([binding.module ?? "-"] + binding.includedBy).joined(separator: " < ")
                + (binding.isOverride ? " overrides" : "")
        }.sorted()
    }

    private static let plain: [String] = [
        "Bool: -", "Character: BindingOriginTests.Inner < BindingOriginTests.Middle < BindingOriginTests.Outer",
        "Int: -", "String: BindingOriginTests.Outer",
    ]

    @Test func binding_knowsTheModules_overWhichItsComponentIncludesIt() throws {
        #expect(Self.origins(in: Shop.graph) == Self.plain)
        #expect(
            Shop.graph.explain(Character.self).contains(
                "is bound in 'BindingOriginTests.Shop', module 'BindingOriginTests.Inner', included by "
                    + "'BindingOriginTests.Middle', by 'BindingOriginTests.Outer'"))
    }

    @Test func override_isMarked_butNotWhatItIncludes() throws {
        let graph = Shop.graph(overriding: [Fake.self])
        #expect(
            Self.origins(in: graph) == [
                "Bool: BindingOriginTests.Fake overrides", Self.plain[1],
                "Double: BindingOriginTests.FakeNeeds < BindingOriginTests.Fake", Self.plain[2], Self.plain[3],
            ])
        #expect(
            graph.explain(Bool.self).hasPrefix(
                "'Bool' is bound in 'BindingOriginTests.Shop', module 'BindingOriginTests.Fake', as an override, shared   "
            ))
    }
}
