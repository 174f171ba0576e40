// SPDX-License-Identifier: Apache-2.0

/// Initialisers that use the other containers, keys that are made when they are read, and the decoder itself.
enum ContainerIdioms {
    typealias K = FieldIdioms.K

    struct AnyKey: CodingKey {
        let stringValue: String
        let intValue: Int?
        init(stringValue: String) { (self.stringValue, intValue) = (stringValue, Int(stringValue)) }
        init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
    }

    struct Nested: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.nestedContainer(keyedBy: K.self, forKey: .inner).decode(Int.self, forKey: .v)
        }
    }

    struct NestedOrFlat: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            if let inner = try? c.nestedContainer(keyedBy: K.self, forKey: .inner) {
                v = try inner.decode(Int.self, forKey: .v)
            } else {
                v = try c.decode(Int.self, forKey: .v)
            }
        }
    }

    struct NestedList: Decodable {
        let v: [Int]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var found: [Int] = []
            while !list.isAtEnd { found.append(try list.decode(Int.self)) }
            v = found
        }
    }

    /// As ghb reads its saved searches.
    struct EmptyOrList: Decodable {
        let v: [String]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let isEmpty = (try? c.nestedUnkeyedContainer(forKey: .list))?.isAtEnd == true
            v = isEmpty ? [] : try c.decode([String].self, forKey: .list)
        }
    }

    struct Lossy: Decodable {
        struct Anything: Decodable { init(from decoder: any Decoder) throws {} }
        let v: [Int]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var found: [Int] = []
            while !list.isAtEnd {
                if let number = try? list.decode(Int.self) {
                    found.append(number)
                } else {
                    _ = try list.decode(Anything.self)
                }
            }
            v = found
        }
    }

    struct Gaps: Decodable {
        let v: [Int?]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var found: [Int?] = []
            while !list.isAtEnd { found.append(try list.decodeNil() ? nil : list.decode(Int.self)) }
            v = found
        }
    }

    struct TwoOfList: Decodable {
        let v: [Int]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            v = [try list.decode(Int.self), try list.decode(Int.self)]
        }
    }

    struct Mixed: Decodable {
        let v: [String]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            var list = try c.nestedUnkeyedContainer(forKey: .list)
            var found: [String] = []
            while !list.isAtEnd {
                if let map = try? list.nestedContainer(keyedBy: AnyKey.self) {
                    found.append("map of \(map.allKeys.count)")
                } else if let inner = try? list.nestedUnkeyedContainer() {
                    found.append("list of \(inner.count ?? 0)")
                } else {
                    found.append(try list.decode(String.self))
                }
            }
            v = found
        }
    }

    struct Dynamic: Decodable {
        let v: [String: Int]
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: AnyKey.self)
            var found: [String: Int] = [:]
            for key in c.allKeys { found[key.stringValue] = try? c.decode(Int.self, forKey: key) }
            v = found
        }
    }

    struct Strings: Decodable {
        let v: [String: String]
        let rest: [String: [Int]]?
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            v = try c.decode([String: String].self, forKey: .inner)
            rest = try? c.decode([String: [Int]].self, forKey: .list)
        }
    }

    struct Pathed: Decodable {
        let v: String
        init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: K.self)
            let inner = try c.superDecoder(forKey: .inner)
            v = inner.codingPath.map(\.stringValue).joined(separator: "/")
            _ = try inner.container(keyedBy: K.self).decodeIfPresent(Int.self, forKey: .v)
        }
    }

    struct Configured: Decodable {
        let v: Int
        init(from decoder: any Decoder) throws {
            let isStrict = decoder.userInfo.isEmpty
            let c = try decoder.container(keyedBy: K.self)
            v = isStrict ? try c.decode(Int.self, forKey: .v) : 0
        }
    }

    class Base: Decodable {
        let v: Int
        required init(from decoder: any Decoder) throws {
            v = try decoder.container(keyedBy: K.self).decode(Int.self, forKey: .v)
        }
    }

    final class Derived: Base {
        let w: String
        required init(from decoder: any Decoder) throws {
            w = try decoder.container(keyedBy: K.self).decode(String.self, forKey: .w)
            try super.init(from: decoder)
        }
    }

    final class DerivedBelow: Base {
        enum Own: String, CodingKey { case w }
        let w: String
        required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: Own.self)
            w = try c.decode(String.self, forKey: .w)
            try super.init(from: c.superDecoder())
        }
    }

    static var all: [Idiom] {
        [
            Idiom(Nested.self, "inner", "v"), Idiom(NestedOrFlat.self, "inner", "v"), Idiom(NestedList.self, "list"),
            Idiom(EmptyOrList.self, "list"), Idiom(Lossy.self, "list"), Idiom(Gaps.self, "list"),
            Idiom(TwoOfList.self, "list"), Idiom(Mixed.self, "list"), Idiom(Dynamic.self, "v", "w", "name"),
            Idiom(Strings.self, "inner", "list"), Idiom(Pathed.self, "inner", "v"), Idiom(Configured.self, "v"),
            Idiom(Base.self, "v"), Idiom(Derived.self, "v", "w"), Idiom(DerivedBelow.self, "super", "w", "v"),
        ]
    }
}
