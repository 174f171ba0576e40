// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@testable import DIValidation

@Suite struct ValidatorTests {
    @Test func validModel_hasNoFindings() {
        let model = makeShop { shop, root in shop.need(root, shop.bind(Heater.self, 2)) }
        #expect(_Validator.findings(in: model).isEmpty)
    }

    /// Each rule finds its mistake in a graph that has all of them.
    @Test func everyRule_isAsked() {
        var model = makeShop(seed: Boiler.self, scope: PerShop.self) { shop, root in
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
            shop.include(Kitchen.self, of: PerOrder.self, in: 0, line: 16)
            addMistakesWithEffects(to: &shop, root)
        }
        model.refusal = _GraphModel.Refusal(
            .places, type: Kiosk.self, parent: 0, place: _SourcePlace("Shop/Components.swift", 12))
        let explainer = _Explainer(model)
        let ids = Set(_Validator.findings(in: model).map { explainer.explain($0).id })
        #expect(
            ids == [
                .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .scopeMismatch, .seedClash,
                .collectionClash, .duplicateDictionaryKey, .recursiveComponent, .tooManyComponents, .qualifierUnmatched,
                .overrideTargetsNothing, .unsharedEffect, .mainActorRequired, .effectRequired, .isolationCrossing,
            ])
    }

    private func addMistakesWithEffects(to shop: inout ModelBuilder, _ root: Int) {
        let heater = shop.bind(Heater.self, 13, effects: .onMainActor)
        let pump = shop.bind(Pump.self, 14, effects: .asynchronous)
        shop.need(root, pump)
        shop.need(pump, heater)
        shop.need(root, heater)
        shop.need(root, shop.bind(OrderCounter.self, 15, sharing: .shared, effects: .throwing))
    }

    /// A rule that is silent about graphs with overrides.
    @Test func startThatNothingReaches_isFound() {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            shop.bind(Heater.self, 2, sharing: .shared, hooks: .start)
        }
        #expect(_Validator.findings(in: model).map(\.id) == [.startUnreachable])
    }

    /// A rule that is not in the list finds nothing.
    @Test func everyFolderOfARule_isInTheList() throws {
        let folder = Self.project.appendingPathComponent("Packages/DIValidation/Sources/DIValidation/Rules")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let rules = files.filter { $0.hasSuffix("Rule.swift") && $0.contains("/") }.map { path in
            path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
        }
        var all: [String] = []
        for (list, argument) in [("_Validator", "model"), ("_WallRules", "review")] {
            let text = try String(contentsOf: folder.appendingPathComponent("\(list).swift"), encoding: .utf8)
            let words = text.split { !$0.isLetter && $0 != "." && $0 != "(" }
            let call = ".check(\(argument)"
            let called = words.filter { $0.hasSuffix("Rule" + call) }.map { String($0.dropLast(call.count)) }
            let listed = words.filter { $0.hasSuffix("Rule.ids") }.map { String($0.dropLast(".ids".count)) }
            #expect(called == listed)
            all += called
        }
        #expect(rules.sorted() == all.sorted())
    }

    @Test func everyId_hasAPage() {
        let folder = Self.project.appendingPathComponent("Documentation/Diagnostics")
        let ids =
            (_Validator.errorIDs + _Validator.warningIDs + _WallRules.errorIDs + _WallRules.warningIDs).flatMap { $0 }
        let missing = ids.filter { id in
            let name = id.rawValue.dropFirst("DI/".count)
            return !FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).md").path)
        }
        #expect(missing == [])
        #expect(Set(ids).count == ids.count)
    }

    private static let project: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
