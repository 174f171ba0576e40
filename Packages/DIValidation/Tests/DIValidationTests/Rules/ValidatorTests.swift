// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@Suite struct ValidatorTests {
    @Test func validModel_hasNoFindings() {
        let model = makeShop { shop, root in shop.need(root, shop.bind(Heater.self, 2)) }
        #expect(_Validator.findings(in: model).isEmpty)
    }

    /// A rule that is not in the list finds nothing.
    @Test func everyRule_isAsked() {
        let model = makeShop(seed: Boiler.self, scope: PerShop.self) { shop, root in
            shop.needMissing(root, Heater.self)
            shop.need(root, root)
            shop.bind(CoffeeMaker.self, 2, duplicateOf: root)
            shop.needMissing(shop.bind(Kitchen.self, 3, kind: .alias), Kitchen.self, qualifier: "small")
            shop.bind(Boiler.self, 4)
            shop.bind([Bean].self, 5)
            shop.bind([Bean].self, 6, kind: .contribution, element: Bean.self)
            for line in UInt(7)...8 {
                shop.bind([String: Bean].self, line, kind: .contribution, element: Bean.self, entryKey: "dark")
            }
            let child = shop.component(Kiosk.self, in: 0, scope: PerShop.self, root: Pump.self, line: 9)
            shop.bind(Pump.self, 9, in: child, isRoot: true)
            shop.installAgain(Kiosk.self, in: child, line: 10)
            shop.overrideNothing(Pump.self, line: 11)
        }
        let explainer = _Explainer(model)
        let ids = Set(_Validator.findings(in: model).map { explainer.explain($0).id })
        #expect(
            ids == [
                .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .seedClash, .collectionClash,
                .duplicateDictionaryKey, .recursiveComponent, .qualifierUnmatched, .overrideTargetsNothing,
            ])
    }
}
