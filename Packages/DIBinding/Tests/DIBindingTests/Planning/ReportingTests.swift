// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 3: all problems at once, of every component, used or not, sorted by the lines where the user wrote them.
@Suite struct ReportingTests {
    fileprivate struct Beans {}

    struct Unused: Component {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Float.self).to(file: "Shop/Cellar.swift", line: 9, factory: { (_: Beans) in 1 })
            binder.bind(Float.self).to(file: "Shop/Cellar.swift", line: 4, factory: { 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
            bind.to(file: "Shop/Cellar.swift", line: 1, factory: { 1 })
        }
    }

    struct Shop: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Unused.self, file: "Shop/Shop.swift", line: 3)
            binder.bind(Int.self).to(file: "Shop/Shop.swift", line: 2, factory: { (_: Character) in 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(file: "Shop/Shop.swift", line: 1, factory: { (_: Bool) in "" })
        }
    }

    @Test func problems_areReportedAtOnce_sortedByPlace() throws {
        let error = try #require(throws: GraphError.self) { try Shop.validate() }
        #expect(
            error.diagnostics.map { "\($0.id) \($0.subject) \($0.place, default: "")" } == [
                "DI/DuplicateBinding Float Shop/Cellar.swift:4",
                "DI/MissingBinding ReportingTests.Beans Shop/Cellar.swift:9",
                "DI/MissingBinding Bool Shop/Shop.swift:1", "DI/MissingBinding Character Shop/Shop.swift:2",
            ])
        let errorOfTheFactory = #expect(throws: GraphError.self) { try ComponentFactory.of(Shop.self) }
        #expect(errorOfTheFactory?.diagnostics == error.diagnostics)
    }
}
