// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 1: keys are types, tags or collections, plus an optional qualifier; never names.
@Suite struct KeysTests {
    enum Italy { struct Coffee: Sendable { let name: String = "espresso" } }
    enum France { struct Coffee: Sendable { let name: String = "café crème" } }
    struct Strong: DICore.Tag { typealias Element = Int }
    struct Weak: DICore.Tag { typealias Element = Int }

    static let menu = LocalBindings { binder in
        binder.bind(Italy.Coffee.self).to(value: Italy.Coffee())
        binder.bind(France.Coffee.self).to(value: France.Coffee())
        binder.bind(Int.self).to(value: 1)
        binder.bind(Int.self).tagged(with: Strong.self).to(value: 2)
        binder.bind(Int.self).tagged(with: Weak.self).to(value: 3)
        binder.bind(Int.self).qualified("file").to(value: 4)
        binder.bind(Int.self).tagged(with: Strong.self).qualified("file").to(value: 5)
        binder.bind(Int.self).intoCollection().to(value: 6)
        binder.bind(Int.self).intoSet().to(value: 7)
        binder.bind(Int.self).intoDictionary(key: "seven").to(value: 8)
        binder.bind(Int.self).intoDictionary(key: 7).to(value: 9)
        binder.bind(Int?.self).to(value: 10)
        binder.bind(String.self).to(qualified: "long")
        binder.bind(String.self).qualified("long").to(value: "caffè lungo")
        binder.bind(String.self).qualified("short").to(value: "ristretto")
    }

    static let rows: [Serves] = [
        Serves("a type", Italy.Coffee.self, from: menu, { $0.name }, is: "espresso"),
        Serves("another type of its name", France.Coffee.self, from: menu, { $0.name }, is: "café crème"),
        Serves("a number", 1, from: menu),
        Serves("its tag", TaggedProvider<Strong>.self, from: menu, { $0.get() }, is: 2),
        Serves("another tag", TaggedProvider<Weak>.self, from: menu, { $0.get() }, is: 3),
        Serves("its array", [6], from: menu),
        Serves("its set", [7] as Set<Int>, from: menu),
        Serves("its dictionary", ["seven": 8], from: menu),
        Serves("its dictionary of other keys", [7: 9], from: menu),
        Serves("its optional, which is bound", 10 as Int?, from: menu),
        Serves("a qualified binding, chosen by its qualifier", "caffè lungo", from: menu),
    ]

    @Test(arguments: rows)
    func key_isOneOfItsOwn(_ row: Serves) throws { try row.check() }
}
