// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Foundation
import Testing

@testable import DIDiagnostics

@Suite struct ValidatorTests {
    /// Each rule but those of effects finds its mistake in a graph that has all of them, and the short words name it, too.
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
            let child = shop.component(Kiosk.self, in: 0, scope: PerShop.self, root: Pump.self, bound: 9, line: 9)
            shop.installAgain(Kiosk.self, in: child, line: 10)
            shop.overrideNothing(Pump.self, line: 11)
            shop.include(Kitchen.self, of: PerOrder.self, in: 0, line: 16)
            shop.decorate(Bean.self, 18, around: nil)
            shop.component(OrderCounter.self, in: 0, root: Bean.self, line: 19)
        }
        model.refusal = (.places, Kiosk.self, 0, _SourcePlace("Shop/Components.swift", 12))
        #expect(
            Set(diagnostics(of: model).map(\.id)) == [
                .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .scopeMismatch, .seedClash,
                .collectionClash, .duplicateDictionaryKey, .recursiveComponent, .tooManyComponents, .qualifierUnmatched,
                .overrideTargetsNothing, .decoratesNothing,
            ])
    }

    /// A rule that is not in the list finds nothing.
    @Test(arguments: [
        ("DIValidation/Sources/DIValidation/Rules", ["_Validator.swift"]),
        ("DIDiagnostics/Sources/DIDiagnostics/Warnings", ["Remark.swift"]),
    ])
    func everyRule_isInAList(_ rules: String, _ lists: [String]) throws {
        let folder = Self.project.appendingPathComponent("Packages/\(rules)")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let rules = files.filter { $0.hasSuffix("Rule.swift") }.map { path in
            path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
        }
        let called = try lists.flatMap { list in
            let text = try String(contentsOf: folder.appendingPathComponent(list), encoding: .utf8)
            return text.matches(of: /(\w+Rule)\.check\(/).map { String($0.1) }
        }
        #expect(rules.sorted() == called.sorted())
    }

    @Test func everyId_hasAPage() throws {
        let folder = Self.project.appendingPathComponent("Documentation/Diagnostics")
        let file = Self.project.appendingPathComponent(
            "Packages/DIValidation/Sources/DIValidation/Findings/Diagnostic.ID+Rules.swift")
        let ids = try String(contentsOf: file, encoding: .utf8).matches(of: /rawValue: "(.+)"/).map {
            Diagnostic.ID(rawValue: String($0.1))
        }
        // A cycle has its id in the layer below, where it is also found while objects are made.
        #expect(Set(ids + [.dependencyCycle]).isSuperset(of: FindingKind.allCases.map(\.id)))
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
