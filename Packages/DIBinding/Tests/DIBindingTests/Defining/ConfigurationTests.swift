// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 2: `configure` runs once per component per planning, never per build, and makes no object.
@Suite struct ConfigurationTests {
    struct Counted: RootComponent {
        static let configured = Tally()
        static let configuredRoot = Tally()
        static let made = Tally()

        static func configure(binder: Binder<Singleton>) {
            configured.add()
            binder.bind(String.self).sharedInScope(.eager).to(factory: {
                made.add()
                return "made"
            })
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            configuredRoot.add()
            return bind.to(factory: { made.add() })
        }
    }

    @Test func configure_runsOncePerPlanning_andMakesNoObject() throws {
        let factory = try ComponentFactory.of(Counted.self)
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [1, 1, 0])
        try Counted.validate()
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [2, 2, 0])
        _ = Counted.graph
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [3, 3, 0])
        _ = factory.build()
        _ = factory.build()
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [3, 3, 4])
    }

    /// A component that two parents install. What it needs is bound in one of them only.
    struct Till: Component {
        static let configured = Tally()

        static func configure(binder: UnscopedBinder) {
            configured.add()
            binder.bind(Float.self).to(file: "Shop/Till.swift", line: 1, factory: { (number: Int) in Float(number) })
        }

        static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
            bind.to(file: "Shop/Till.swift", line: 2, factory: { (_: Double) in true })
        }
    }

    struct UpperFloor: NamedComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Till.self, file: "Shop/Floors.swift", line: 1)
            binder.bind(Int.self).to(value: 1)
        }
    }

    struct LowerFloor: NamedComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Till.self, file: "Shop/Floors.swift", line: 2)
        }
    }

    struct Building: RootComponent, NamedComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: UpperFloor.self)
            binder.install(dependency: LowerFloor.self)
        }
    }

    @Test func componentOfTwoParents_isConfiguredOnce_andCheckedInEachPlace() {
        let graph = Building.graph
        #expect(Till.configured.count == 1)
        #expect(
            graph.components.map(\.name) == [
                "ConfigurationTests.Building", "ConfigurationTests.UpperFloor", "ConfigurationTests.Till",
                "ConfigurationTests.LowerFloor", "ConfigurationTests.Till",
            ])
        // Int is missing on the lower floor only; Double on both, which is one mistake.
        #expect(graph.diagnostics.filter { $0.severity == .error }.map(\.subject) == ["Int", "Double"])
    }
}
