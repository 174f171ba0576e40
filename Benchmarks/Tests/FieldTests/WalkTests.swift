// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FieldGenerator
@testable import FieldSupport

private final class Leaf: Service {
    var parts: [any Service] { [] }
}

private final class Pair: Service {
    let parts: [any Service]

    init(_ parts: any Service...) {
        self.parts = parts
    }
}

@Suite struct WalkTests {
    @Test func line_tellsOneObjectFromTwo() {
        let leaf = Leaf()
        #expect(Walk.line(of: Pair(leaf, leaf)).hasPrefix("2 objects, "))
        #expect(Walk.line(of: Pair(Leaf(), Leaf())).hasPrefix("3 objects, "))
        #expect(Walk.line(of: Pair(leaf, Pair())) != Walk.line(of: Pair(Pair(), leaf)))
    }

    /// The programs and the generator have a fingerprint each, which agree.
    @Test func line_isThatOfTheGenerator() {
        var fingerprint = Fingerprint()
        for text in ["Leaf", ")"] { fingerprint.add(text) }
        #expect(Walk.line(of: Leaf()) == "1 objects, \(fingerprint)")
    }
}
