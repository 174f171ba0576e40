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
        let cups = try ComponentFactory.of(Shelf.self).build().cups
        #expect(cups.map(\.number) == [1, 1, 2])
        #expect(cups[0] === cups[1])
    }

    private final class Cup: Sendable {
        let number: Int

        init(number: Int = 1) {
            self.number = number
        }
    }

    private struct Shelf: RootComponent {
        typealias Root = Contents

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Cup.self).to { Cup() }
            binder.bind(Cup.self).intoCollection().to { (cup: Cup) in [cup, cup] }
            binder.bind(Cup.self).intoCollection().to { Cup(number: 2) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Contents>) -> BindingReceipt<Contents> {
            bind.to(factory: Contents.init)
        }
    }

    private struct Contents {
        let cups: [Cup]
    }
}
