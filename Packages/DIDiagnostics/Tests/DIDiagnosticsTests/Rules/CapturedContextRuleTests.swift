// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct CapturedContextRuleTests {
    /// A kiosk that needs a heater of the shop above.
    private func found(
        sharing: SharingPolicy = .shared, effects: _Effects = [], _ kind: BindingGraph.Edge.Kind = .direct,
        _ more: (inout ModelBuilder, _ root: Int, _ heater: Int) -> Void = { _, _, _ in }
    ) -> [Remark] {
        let model = makeShop(scope: PerShop.self) { shop, root in
            let heater = shop.bind(Heater.self, 2, sharing: sharing, effects: effects)
            let kiosk = shop.install(Kiosk.self, root: Pump.self, line: 3)
            shop.need(root, kiosk.factory)
            shop.need(kiosk.root, heater, kind)
            more(&shop, root, heater)
        }
        #expect(!remarks(on: model, beside: []).contains { $0.id == .capturedContext })
        return remarks(on: model, beside: [], isAskedFor: { $0 == .capturedContext })
            .filter { $0.id == .capturedContext }
    }

    @Test func instance_thatOnlyAComponentBelowMakes_isFound() {
        #expect(found().count == 1)
        #expect(found(.provider).count == 1)
        #expect(found(effects: .throwing).count == 1)
        #expect(found { shop, root, heater in shop.need(root, heater, .provider) }.count == 1)
    }

    @Test func instance_ofTheBuild_isNot() {
        #expect(found(sharing: .eager).isEmpty)
        #expect(found { shop, root, heater in shop.need(root, heater) }.isEmpty)
        let throughOther = found { shop, root, heater in
            let bean = shop.bind(Bean.self, 4, sharing: .eager)
            shop.need(bean, heater)
        }
        #expect(throughOther.isEmpty)
    }

    @Test func instance_thatAwaits_orIsNotShared_isNot() {
        #expect(found(effects: .asynchronous).isEmpty)
        #expect(found(sharing: .unshared).isEmpty)
        #expect(found(.weak).isEmpty)
    }

    /// An unshared one in between is made in the task of the request, and so is what it needs.
    @Test func need_throughUnsharedBindings_isFollowed() {
        let through = found(sharing: .unshared) { shop, _, heater in
            shop.need(heater, shop.bind(Bean.self, 4, sharing: .shared))
        }
        #expect(through.count == 1)
        let behindShared = found { shop, _, heater in
            shop.need(heater, shop.bind(Bean.self, 4, sharing: .shared))
        }
        #expect(behindShared.count == 1)
    }
}
