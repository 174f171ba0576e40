// SPDX-License-Identifier: Apache-2.0

/// A decimal digit as a type, of which the types of the large graphs are put together.
protocol Digit: SendableMetatype {
    static var value: Int { get }
}

// A family per position: a generic type with the same argument in two adjacent positions hits a degenerate hash in the
// Swift runtime's cache of types, and the benchmark would measure that cache.

enum Thousands {
    enum D0: Digit { static var value: Int { 0 } }
    enum D1: Digit { static var value: Int { 1 } }
    enum D2: Digit { static var value: Int { 2 } }
    enum D3: Digit { static var value: Int { 3 } }
    enum D4: Digit { static var value: Int { 4 } }
    enum D5: Digit { static var value: Int { 5 } }
    enum D6: Digit { static var value: Int { 6 } }
    enum D7: Digit { static var value: Int { 7 } }
    enum D8: Digit { static var value: Int { 8 } }
    enum D9: Digit { static var value: Int { 9 } }

    static let all: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
}

extension Thousands {
    /// A number of two digits.
    enum Pair<Ten: Digit, One: Digit>: Digit {
        static var value: Int { Ten.value * 10 + One.value }
    }

    /// Up to a hundred thousands.
    static let upTo100: [any Digit.Type] = all + Tens.all.dropFirst().flatMap { ten in all.map { makePair(ten, $0) } }

    private static func makePair<Ten: Digit, One: Digit>(_: Ten.Type, _: One.Type) -> any Digit.Type {
        Pair<Ten, One>.self
    }
}

enum Hundreds {
    enum D0: Digit { static var value: Int { 0 } }
    enum D1: Digit { static var value: Int { 1 } }
    enum D2: Digit { static var value: Int { 2 } }
    enum D3: Digit { static var value: Int { 3 } }
    enum D4: Digit { static var value: Int { 4 } }
    enum D5: Digit { static var value: Int { 5 } }
    enum D6: Digit { static var value: Int { 6 } }
    enum D7: Digit { static var value: Int { 7 } }
    enum D8: Digit { static var value: Int { 8 } }
    enum D9: Digit { static var value: Int { 9 } }

    static let all: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
}

enum Tens {
    enum D0: Digit { static var value: Int { 0 } }
    enum D1: Digit { static var value: Int { 1 } }
    enum D2: Digit { static var value: Int { 2 } }
    enum D3: Digit { static var value: Int { 3 } }
    enum D4: Digit { static var value: Int { 4 } }
    enum D5: Digit { static var value: Int { 5 } }
    enum D6: Digit { static var value: Int { 6 } }
    enum D7: Digit { static var value: Int { 7 } }
    enum D8: Digit { static var value: Int { 8 } }
    enum D9: Digit { static var value: Int { 9 } }

    static let all: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
}

enum Ones {
    enum D0: Digit { static var value: Int { 0 } }
    enum D1: Digit { static var value: Int { 1 } }
    enum D2: Digit { static var value: Int { 2 } }
    enum D3: Digit { static var value: Int { 3 } }
    enum D4: Digit { static var value: Int { 4 } }
    enum D5: Digit { static var value: Int { 5 } }
    enum D6: Digit { static var value: Int { 6 } }
    enum D7: Digit { static var value: Int { 7 } }
    enum D8: Digit { static var value: Int { 8 } }
    enum D9: Digit { static var value: Int { 9 } }

    static let all: [any Digit.Type] = [
        D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
}

/// The first, second, … module of twenty within a hundred bindings.
enum Twenties {
    static let all: [any Digit.Type] = [
        Tens.D0.self, Tens.D2.self, Tens.D4.self, Tens.D6.self, Tens.D8.self,
    ]
}
