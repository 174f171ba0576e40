// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The origin of a binding in JSON: the modules around it, and whether it replaces another one.
@Suite struct GraphOriginTests {
    struct Shop: RootComponent {
        typealias Root = Int

        static func configure(binder: UnscopedBinder) {
            binder.include(module: Outer.self)
            binder.bind(Bool.self).to(value: true)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(factory: { (_: Character, _: Bool) in 1 })
        }
    }

    struct Outer: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Middle.self) }
    }

    struct Middle: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Inner.self) }
    }

    struct Inner: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Character.self).to(value: "i") }
    }

    struct Fake: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Bool.self).to(value: false) }
    }

    @Test func origin_survivesJSON_andIsLeftOut_whereThereIsNothingToSay() throws {
        let json = try Shop.graph(overriding: [Fake.self]).json()
        #expect(json.split(separator: "\n").count { $0.contains("isOverride") } == 1)
        #expect(json.contains(", \"includedBy\": [\"GraphOriginTests.Middle\", \"GraphOriginTests.Outer\"]}"))
        #expect(json.split(separator: "\n").count { $0.contains("includedBy") } == 1)
    }
}
