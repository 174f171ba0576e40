// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Groups that are bound to be checked.
@Suite struct SpareGroupTests {
    struct Sign: Sendable {}

    /// A shop that does not need the group yet.
    enum Quiet: RootComponent, Listed {
        typealias Root = Sign
        static var bindings: Bindings {
            include { $0.bindProperties(ShopConfig.self, allowing: .unusedBinding) }
            factory(Sign.init)
        }
    }

    @Test func groupThatNothingNeeds_isNotReported_whereThatIsAllowed() throws {
        let properties = try Properties(yaml: "shop: { name: Corner }")
        #expect(Quiet.graph(GraphOptions(properties: properties)).diagnostics == [])
    }

    @Test func groupThatNothingNeeds_isCheckedAllTheSame() throws {
        let properties = try Properties(yaml: "shop: { name: 3 }")
        #expect(Quiet.graph(GraphOptions(properties: properties)).diagnostics.map(\.id) == [.propertyType])
    }
}
