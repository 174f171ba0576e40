// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIMigration
import DIModules
import Testing

@testable import DITesting

/// The issues of traits: the whole text, at the line of the trait, instead of the test's function.
@Suite
struct ReportTests {
    struct Unbound {}

    static let never: @Sendable () async throws -> Void = { Issue.record("the test's function has run") }

    private func expectReport(
        _ traits: [InjectorTrait], at line: Int, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let issues = try await Report.issues(traits, body: Self.never)
        #expect(issues == [Report(text: text, line: line)], sourceLocation: sourceLocation)
    }

    @Test
    func invalidBase_failsWithTheWholeReport_atTheTraitsLine() async throws {
        let line = #line + 1
        let trait = InjectorTrait.injector {
            factory { (_: Unbound) in 1 }
            factory { (_: Unbound) in "" }
            factory { (_: Int) in "again" }
        }
        try await expectReport(
            [trait], at: line,
            """
            error: [DI/MissingBinding] no binding for 'ReportTests.Unbound'
              needed by 'Int'   DITestingTests/ReportTests.swift:\(line + 1)
            also needed by 'String' (DITestingTests/ReportTests.swift:\(line + 2))
            fix: bind 'ReportTests.Unbound' in these bindings
            docs: swift package di explain MissingBinding

            error: [DI/DuplicateBinding] 'String' is bound twice in these bindings
              bound   DITestingTests/ReportTests.swift:\(line + 2)
              bound   DITestingTests/ReportTests.swift:\(line + 3)
            fix: keep one of these bindings, or distinguish them by tags or qualifiers
            docs: swift package di explain DuplicateBinding

            2 errors in the object graph
            """)
    }

    @Test
    func override_ofWhatNothingBinds_isAnIssue() async throws {
        let line = #line + 1
        let trait = InjectorTrait.overriding { factory { Unbound() } }
        try await expectReport(
            [.injector(Shop.self), trait], at: line,
            """
            error: [DI/OverrideTargetsNothing] the override of 'ReportTests.Unbound' replaces nothing
              bound   DITestingTests/ReportTests.swift:\(line)
            fix: remove this binding, or, if another fake needs it, add it by include(Bindings { … })
            docs: swift package di explain OverrideTargetsNothing

            1 error in the object graph
            """)
    }

    @Test
    func mistake_isReportedAtTheTraitThatMakesIt() async throws {
        let line = #line + 3
        let traits: [InjectorTrait] = [
            .overriding(CashOnly.self),
            .overriding { single { (_: Unbound) in Drawer() } },
            .injector(shop),
            .overriding { value(as: (any Payments).self, CardPayments()) },
        ]
        let test = try #require(Test.current)
        try await withKnownIssue {
            let injector = try await TraitChain(layers: traits.map(\.layer)).injector()
            #expect(injector == nil)
            #expect(test.name == Test.current?.name)
        } matching: { issue in
            issue.sourceLocation?.line == line
        }
    }

    @Test
    func opaqueNeeds_canBeAnError() async throws {
        let line = #line + 1
        let trait = InjectorTrait.injector(options: GraphOptions(severities: [.opaqueNeeds: .error])) {
            factory { [$0() as Int] }
            value(1)
        }
        try await expectReport(
            [trait], at: line,
            """
            error: [DI/OpaqueNeeds] the dependencies of '[Int]' are not checked: its factory requests them while it runs
              bound   DITestingTests/ReportTests.swift:\(line + 1)
            fix: take them as parameters: $0 instead of $0()
            docs: swift package di explain OpaqueNeeds

            1 error in the object graph
            """)
    }

    @Test
    func opaqueNeeds_canBeAnError_whereTheyOverride() async throws {
        let line = #line + 1
        let trait = InjectorTrait.overriding(severities: [.opaqueNeeds: .error]) {
            factory { Till(payments: $0(), drawer: $0()) }
        }
        try await expectReport(
            [.injector(shop), trait], at: line,
            """
            error: [DI/OpaqueNeeds] the dependencies of 'Till' are not checked: its factory requests them while it runs
              bound   DITestingTests/ReportTests.swift:\(line + 1)   (override)
            fix: take them as parameters: $0 instead of $0()
            docs: swift package di explain OpaqueNeeds

            1 error in the object graph
            """)
        let silent = InjectorTrait.overriding { factory { Till(payments: $0(), drawer: $0()) } }
        #expect(try await injector(.injector(shop), silent).get(Till.self).payments.name == "card")
    }

    @Test
    func failedConstruction_isAnIssue_atTheBasesLine() async throws {
        struct NoBeans: Error {}
        struct Beans: RootComponent {
            typealias Construction = Throwing

            static func configure(binder: Binder<Singleton>) {
                binder.bind(CashPayments.self).sharedInScope().throwing { () throws in throw NoBeans() }
            }

            static func configureRoot(binder bind: ReceiptBinder<Drawer>) -> BindingReceipt<Drawer> {
                bind.to { (_: CashPayments) in Drawer() }
            }
        }
        let (binding, line) = (#line - 7, #line + 1)
        let trait = InjectorTrait.injector(Beans.self)
        try await expectReport(
            [trait, .overriding { include(Bindings { value(2) }) }], at: line,
            """
            error: 'CashPayments' could not be made
              'CashPayments'       DITestingTests/ReportTests.swift:\(binding)
              needed by 'Drawer'   DITestingTests/ReportTests.swift:\(binding + 4)   (root of 'ReportTests.Beans')
            note: its factory threw NoBeans()
            """)
    }

    @Test
    func factoryThatThrows_isAnIssue_atItsLine() async throws {
        struct NoFile: Error {}
        @Sendable func factory() throws -> ComponentFactory<Shop> { throw NoFile() }
        let line = #line + 1
        let trait = InjectorTrait.injector(try factory())
        #expect(
            try await Report.issues([trait, .overriding(CashOnly.self)], body: Self.never) == [
                Report(text: "NoFile()", line: line)
            ])
    }

    @Test
    func errorOfTheTestsFunction_isItsOwn() async throws {
        struct Closed: Error {}
        let trait = InjectorTrait.injector(shop)
        let test = try #require(Test.current)
        await #expect(throws: Closed.self) {
            try await trait.provideScope(for: test, testCase: nil) { throw Closed() }
        }
    }
}
