// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@Suite struct MistakeTextTests {
    @Test func coffeeShop_isValid_whenNobodyMakesAMistake() {
        #expect(Scene.diagnostics() == [])
    }

    /// The whole text of each mistake alone, in a root, a child and a grandchild, as `Texts/<mistake>.txt` has it.
    @Test(arguments: Mistake.allCases)
    func text_isAsReviewed_whereverTheMistakeIsMade(of mistake: Mistake) throws {
        try TextFile(mistake.rawValue).expect(Self.text(of: mistake))
    }

    /// PageLinkTests compares the ids with their pages.
    @Test func texts_nameNoAddress_andHaveAFix() {
        for commitment in Commitment.all {
            for diagnostic in Scene.diagnostics(of: commitment) {
                #expect(!diagnostic.description.contains("(unknown context at"))
                #expect(!diagnostic.description.contains("0x"))
                #expect(!diagnostic.fixes.isEmpty)
            }
        }
    }

    @Test func errorOfAGraph_isTheTextsOfAllItsMistakes_andTheirCount() throws {
        let commitments = [
            Commitment(mistake: .duplicateBinding, level: .child), Commitment(mistake: .missingBinding, level: .root),
        ]
        let error = Scene.$current.withValue(commitments) {
            #expect(throws: GraphError.self) { try CoffeeShop.validate() }
        }
        try TextFile("twoMistakes").expect("\(try #require(error))\n")
        #expect(String(reflecting: try #require(error)) == String(describing: try #require(error)))
    }

    static func text(of mistake: Mistake) -> String {
        Level.allCases.map { level in
            let texts = Scene.diagnostics(of: Commitment(mistake: mistake, level: level)).map(\.description)
            return "== in the \(level.rawValue)\n\n" + texts.joined(separator: "\n\n") + "\n"
        }.joined(separator: "\n")
    }
}
