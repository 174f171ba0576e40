// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation
import Testing

/// Types that decode themselves in the usual ways, which read the same values as with Foundation's decoder.
@Suite struct IdiomTests {
    static var idioms: [Idiom] { Idiom.fields + Idiom.lists + Idiom.containers + ValueIdioms.all }

    @Test func thereAreEnough() {
        #expect(Set(Self.idioms.map(\.name)).count >= 40)
    }

    @Test(arguments: idioms.map(\.name)) func type_readsWhatFoundationsDecoderReads(_ name: String) throws {
        let idiom = try #require(Self.idioms.first { $0.name == name })
        var mistakes = 0
        for seed in Sample.of(0..<400) {
            var random = RandomJSON(seed: UInt64(seed))
            let text = random.makeTree(of: idiom.keys).description
            let expected = idiom.readWithFoundation(text)
            let found = idiom.readWithProperties(try Properties(json: text))
            guard case .mistakes(let subjects) = found, case .mistakes(let paths) = expected else {
                #expect(found == expected, "\(text)")
                continue
            }
            mistakes += 1
            // Foundation gives no place of errors that the type itself has thrown, and reads dictionaries in any order.
            if paths != ["?"], !paths[0].isEmpty { #expect(subjects.contains(paths[0]), "\(text)") }
            for subject in subjects.dropFirst() { try expectMistake(at: subject, in: text, idiom) }
        }
        #expect(mistakes > 0 || ["Caught", "Dynamic", "JSON", "Box<JSON>"].contains(name))
    }

    /// Expects that a further diagnostic is true: with everything beside its element removed, the tree is refused, too.
    private func expectMistake(at subject: String, in text: String, _ idiom: Idiom) throws {
        let steps = try IdiomPath.steps(of: subject)
        let tree = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let alone = IdiomPath.keeping(steps[...], of: tree)
        let data = try JSONSerialization.data(withJSONObject: alone, options: .sortedKeys)
        let reading = idiom.readWithFoundation(String(decoding: data, as: UTF8.self))
        guard case .mistakes = reading else {
            Issue.record("\(subject) is reported of \(text), and nothing is wrong with it: \(reading)")
            return
        }
    }
}

enum IdiomPath {
    static func steps(of subject: String) throws -> [String] {
        subject.replacing("[", with: ".").replacing("]", with: "").split(separator: ".").map(String.init)
    }

    /// Returns a tree without the elements of lists that a path doesn't lead to.
    static func keeping(_ steps: ArraySlice<String>, of tree: Any) -> Any {
        guard let step = steps.first else { return tree }
        if let list = tree as? [Any], let index = Int(step), list.indices.contains(index) {
            return [keeping(steps.dropFirst(), of: list[index])]
        }
        guard var map = tree as? [String: Any], let child = map[step] else { return tree }
        map[step] = keeping(steps.dropFirst(), of: child)
        return map
    }
}
