// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Contributions of several elements.
struct SeveralElementsTests {
    /// Such a factory was called as one of classes, although it returns an array: debug builds stopped, and release builds
    /// took the array for an object.
    @Test
    func factoryOfClasses_mayContributeSeveral() throws {
        let shelf = LocalBindings { binder in
            binder.bind(Cup.self).to { Cup() }
            binder.bind(Cup.self).intoCollection().to { (cup: Cup) in [cup, cup] }
            binder.bind(Cup.self).intoCollection().to { Cup(number: 2) }
        }
        let cups = try serve([Cup].self, from: shelf).dish
        #expect(cups.map(\.number) == [1, 1, 2])
        #expect(cups[0] === cups[1])
    }

    private final class Cup: Sendable {
        let number: Int

        init(number: Int = 1) {
            self.number = number
        }
    }
}
