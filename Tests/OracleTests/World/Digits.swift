// SPDX-License-Identifier: Apache-2.0

import DI

/// Digits as types, so that a hundred keys are two digits and not a hundred declarations.
protocol Digit: SendableMetatype { static var value: Int { get } }
enum D0: Digit { static let value: Int = 0 }
enum D1: Digit { static let value: Int = 1 }
enum D2: Digit { static let value: Int = 2 }
enum D3: Digit { static let value: Int = 3 }
enum D4: Digit { static let value: Int = 4 }
enum D5: Digit { static let value: Int = 5 }
enum D6: Digit { static let value: Int = 6 }
enum D7: Digit { static let value: Int = 7 }
enum D8: Digit { static let value: Int = 8 }
enum D9: Digit { static let value: Int = 9 }

let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// A bound type: one for each number.
protocol KeyType: AnyObject, Hashable, Sendable { init() }

final class Key<Tens: Digit, Ones: Digit>: KeyType {
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A tag that can be bound itself, too, and then is three words and not one.
struct Mark<K: KeyType>: Tag {
    typealias Element = K
    let words: (key: K, other: K, third: K)

    init() { words = (K(), K(), K()) }
}

struct Maker<K: KeyType>: AssistedFactory {
    typealias Seed = Int
    typealias Element = K
}

struct ScopeA: Scope {}
struct ScopeB: Scope {}
struct ScopeC: Scope {}

var scopes: [any ScopeBase.Type] { [Unscoped.self, ScopeA.self, ScopeB.self, ScopeC.self] }

func keyType(_ number: Int) -> any KeyType.Type {
    func make<Tens: Digit, Ones: Digit>(_ tens: Tens.Type, _ ones: Ones.Type) -> any KeyType.Type {
        Key<Tens, Ones>.self
    }
    let (tens, ones): (Int, Int) = (number / 10 % 10, number % 10)
    return make(digits[tens], digits[ones])
}
