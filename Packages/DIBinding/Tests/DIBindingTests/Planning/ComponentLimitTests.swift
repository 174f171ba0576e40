// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 2: components are placed wherever they are installed, up to a number of places and a depth.
@Suite struct ComponentLimitTests {
    struct Cup: Sendable {}
    protocol CupComponent: Component where Root == Cup {}

    /// The components that a component installs.
    protocol Below: SendableMetatype {
        static func install(in binder: UnscopedBinder)
    }

    enum Nothing: Below {
        static func install(in binder: UnscopedBinder) {}
    }

    /// The same two counters, whose own installations are doubled with them.
    enum Two<B: Below>: Below {
        static func install(in binder: UnscopedBinder) {
            binder.install(dependency: Counter<Left, B>.self, file: "Shop/Floors.swift", line: 1)
            binder.install(dependency: Counter<Right, B>.self, file: "Shop/Floors.swift", line: 2)
        }
    }

    enum Left: Sendable {}
    enum Right: Sendable {}

    struct Counter<Side: Sendable, B: Below>: CupComponent {
        static func configure(binder: UnscopedBinder) { B.install(in: binder) }
    }

    struct Shop<B: Below>: RootComponent, CupComponent {
        static func configure(binder: UnscopedBinder) { B.install(in: binder) }
    }

    /// Returns the report of a shop whose counters are doubled on each of so many floors.
    private func report<B: Below>(floors: Int, above below: B.Type) -> String {
        floors == 0 ? DIBindingTests.report(Shop<B>.self) : report(floors: floors - 1, above: Two<B>.self)
    }

    @Test func components_areValid_upToTheLimitOfPlaces() {
        // 2¹³ - 1 places. Planning them took the square of their number once.
        #expect(report(floors: 12, above: Nothing.self) == "")
    }

    @Test func components_beyondTheLimitOfPlaces_areRefused() {
        let shop = "Shop<" + String(repeating: "Two<", count: 16) + "Nothing" + String(repeating: ">", count: 17)
        let text = report(floors: 16, above: Nothing.self)
        #expect(
            text.replacing("ComponentLimitTests.", with: "").replacing(#/ {3,}/#, with: "   ") == """
                error: [DI/TooManyComponents] components have more than 100,000 places below '\(shop)'
                  installed in 'Counter<Right, Two<Two<Nothing>>>'   Shop/Floors.swift:1
                  installed in 'Counter<Right, Two<Two<Two<Nothing>>>>'   Shop/Floors.swift:2
                  installed in 'Counter<Left, Two<Two<Two<Two<Nothing>>>>>'   Shop/Floors.swift:2
                  installed in 'Counter<Left, Two<Two<Two<Two<Two<Nothing>>>>>>'   Shop/Floors.swift:1
                  installed in 'Counter<Right, Two<Two<Two<Two<Two<Two<Nothing>>>>>>>'   Shop/Floors.swift:1
                  … and 10 more
                note: 'Counter<Left, Nothing>' has 24,998 places
                note: 'Counter<Right, Nothing>' has 24,998 places
                note: 'Counter<Left, Two<Nothing>>' has 12,499 places
                note: the components that were not placed were not checked
                fix: install a component once, in an ancestor of all that need it, instead of in each of them
                docs: swift package di explain TooManyComponents

                1 error in the object graph
                """)
    }

    /// A component that installs itself for an ever larger type.
    struct Page<T>: CupComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Page<[T]>.self, file: "Shop/Pages.swift", line: 1)
        }
    }

    struct Book: RootComponent, CupComponent {
        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Page<Int>.self, file: "Shop/Book.swift", line: 1)
        }
    }

    @Test func components_withoutEnd_areRefused() {
        #expect(
            DIBindingTests.report(Book.self) == """
                error: [DI/TooManyComponents] components nest more than 100 deep below 'ComponentLimitTests.Book'
                  installed in 'ComponentLimitTests.Book'              Shop/Book.swift:1
                  installed in 'ComponentLimitTests.Page<Int>'         Shop/Pages.swift:1
                  installed in 'ComponentLimitTests.Page<[Int]>'       Shop/Pages.swift:1
                  installed in 'ComponentLimitTests.Page<[[Int]]>'     Shop/Pages.swift:1
                  installed in 'ComponentLimitTests.Page<[[[Int]]]>'   Shop/Pages.swift:1
                  … and 95 more
                note: the components that were not placed were not checked
                fix: end the chain of installations, which has no end where a generic component installs itself for \
                another type
                docs: swift package di explain TooManyComponents

                1 error in the object graph
                """)
    }
}

extension ComponentLimitTests.CupComponent {
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
