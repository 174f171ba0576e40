// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

@testable import DITesting

/// The graph of a test case: a base, handed down by suites, with overrides.
@Suite(.injector(Shop.self))
struct InjectorTraitTests {
    @Test
    func base_isThatOfTheSuite() {
        #expect(inject(Till.self).payments.name == "card")
        #expect(Injector.current.context == .test)
    }

    @Test(.injector(shop))
    func innerBase_counts() {
        #expect(inject(Till.self).payments.name == "card")
        #expect(Injector.current.graph.components.map(\.name) == ["Bindings"])
    }

    @Test(.overriding { factory(as: (any Payments).self) { CashPayments() } })
    func override_replaces_andKeepsTheSharing() {
        let payments = inject((any Payments).self)
        #expect(payments.name == "cash")
        #expect(payments as AnyObject === inject((any Payments).self) as AnyObject)
    }

    @Suite(.overriding(CashOnly.self))
    struct InnerSuite {
        @Test(.injector(shop))
        func innerBase_getsTheOverridesOfTheSuite() {
            #expect(inject(Till.self).payments.name == "cash")
        }
    }

    @Test(.overriding(CashOnly.self), .injector(shop), .overriding { single { Drawer() } })
    func orderOfBaseAndOverrides_isOfNoMatter() {
        #expect(inject(Till.self).payments.name == "cash")
    }
}
