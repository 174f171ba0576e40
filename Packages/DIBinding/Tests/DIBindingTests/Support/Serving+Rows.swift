// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// A row of a table: what a root component gives that has certain bindings.
struct Serves: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable () throws -> Void

    init<Dish, Found: Equatable & Sendable>(
        _ name: String, _ dish: Dish.Type = Dish.self, from bindings: LocalBindings,
        _ read: @escaping @Sendable (Dish) throws -> Found, is expected: Found,
        location: SourceLocation = #_sourceLocation
    ) {
        testDescription = name
        check = {
            let found = try read(serve(Dish.self, from: bindings).dish)
            #expect(found == expected, sourceLocation: location)
        }
    }

    init<Dish: Equatable & Sendable>(
        _ name: String, _ expected: Dish, from bindings: LocalBindings, location: SourceLocation = #_sourceLocation
    ) {
        self.init(name, Dish.self, from: bindings, { $0 }, is: expected, location: location)
    }
}
