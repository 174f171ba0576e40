// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 3: all problems at once, of every component, used or not, sorted, with the lines where the user wrote them.
@Suite struct ReportingTests {
    fileprivate struct Beans {}

    struct Unused: Component {
        typealias Root = Double

        static func configure(binder: UnscopedBinder) {
            binder.bind(Float.self).to(file: "Shop/Cellar.swift", line: 9, factory: { (_: Beans) in 1 })
            binder.bind(Float.self).to(file: "Shop/Cellar.swift", line: 4, factory: { 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<Double>) -> BindingReceipt<Double> {
            bind.to(file: "Shop/Cellar.swift", line: 1, factory: { 1 })
        }
    }

    struct Shop: RootComponent {
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Unused.self, file: "Shop/Shop.swift", line: 3)
            binder.bind(Int.self).to(file: "Shop/Shop.swift", line: 2, factory: { (_: Character) in 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(file: "Shop/Shop.swift", line: 1, factory: { (_: Bool) in "" })
        }
    }

    static let text = """
        error: [DI/DuplicateBinding] 'Float' is bound twice in 'ReportingTests.Unused'
          bound   Shop/Cellar.swift:4
          bound   Shop/Cellar.swift:9
        fix: keep one of these bindings, or distinguish them by tags or qualifiers
        docs: swift package di explain DuplicateBinding

        error: [DI/MissingBinding] no binding for 'ReportingTests.Beans'
          needed by 'Float'   Shop/Cellar.swift:9
        fix: bind 'ReportingTests.Beans' in 'ReportingTests.Unused' or a module it includes
        docs: swift package di explain MissingBinding

        error: [DI/MissingBinding] no binding for 'Bool'
          needed by 'String'   Shop/Shop.swift:1   (root of 'ReportingTests.Shop')
        note: if 'String.init' has a default value for it, bind a closure that leaves it out: { String(…) }
        fix: bind 'Bool' in 'ReportingTests.Shop' or a module it includes
        docs: swift package di explain MissingBinding

        error: [DI/MissingBinding] no binding for 'Character'
          needed by 'Int'   Shop/Shop.swift:2
        note: if 'Int.init' has a default value for it, bind a closure that leaves it out: { Int(…) }
        fix: bind 'Character' in 'ReportingTests.Shop' or a module it includes
        docs: swift package di explain MissingBinding

        4 errors in the object graph
        """

    @Test func problems_areReportedAtOnce_sortedByPlace() {
        #expect(report(Shop.self) == Self.text)
    }

    @Test func factoryAndValidation_reportTheSame() {
        #expect(throws: GraphError.self) { try ComponentFactory.of(Shop.self) }
        do {
            _ = try ComponentFactory.of(Shop.self)
        } catch {
            #expect(error.description == Self.text)
            #expect(String(reflecting: error) == Self.text)
            #expect("\(error)" == Self.text)
        }
    }

    @Test func graph_hasTheSameErrors_andWarningsBesides() throws {
        let error = try #require(throws: GraphError.self) { try Shop.validate() }
        #expect(Shop.graph.diagnostics.filter { $0.severity == .error } == error.diagnostics)
        #expect(Shop.graph.diagnostics.count > error.diagnostics.count)
    }

    /// A binding whose place is the line where the test wrote it.
    struct Placed: RootComponent {
        typealias Root = String
        static let line = #line + 5

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(factory: { (_: Bool) in "" })
        }
    }

    @Test func place_isWhereTheUserWroteTheBinding() throws {
        let error = try #require(throws: GraphError.self) { try Placed.validate() }
        #expect(
            error.diagnostics.map(\.place) == [
                Place(fileID: "DIBindingTests/ReportingTests.swift", line: Placed.line)
            ])
    }

    @Test func text_hasNoAddresses_ofLocalTypes() {
        func local() -> String {
            struct Hidden {}
            struct Local: RootComponent {
                typealias Root = String
                static func configure(binder: UnscopedBinder) {}
                static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
                    bind.to(file: "Shop/Local.swift", line: 1, factory: { (_: Hidden) in "" })
                }
            }
            return report(Local.self)
        }
        #expect(
            local() == """
                error: [DI/MissingBinding] no binding for 'ReportingTests.Hidden'
                  needed by 'String'   Shop/Local.swift:1   (root of 'ReportingTests.Local')
                fix: bind 'ReportingTests.Hidden' in 'ReportingTests.Local' or a module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }
}
