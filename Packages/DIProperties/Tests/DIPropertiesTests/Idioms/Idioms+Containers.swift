// SPDX-License-Identifier: Apache-2.0

/// Initialisers that use the other containers, keys that are made when they are read, and the decoder itself.
extension Idiom {
    private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }

    static var lists: [Idiom] {
        [
            list("NestedList") { list in try list.decode(Int.self) },
            // As ghb reads its saved searches.
            fields("EmptyOrList", "list") { c in
                let isEmpty = (try? c.nestedUnkeyedContainer(forKey: .list))?.isAtEnd == true
                return isEmpty ? [] : try c.decode([String].self, forKey: .list)
            },
            list("Lossy") { list in
                if let number = try? list.decode(Int.self) { return number }
                _ = try list.decode(Anything.self)
                return "lost"
            },
            list("Gaps") { list in try list.decodeNil() ? "null" as Any : try list.decode(Int.self) },
            fields("TwoOfList", "list") { c in
                var list = try c.nestedUnkeyedContainer(forKey: .list)
                return [try list.decode(Int.self), try list.decode(Int.self)]
            },
            list("Mixed") { list in
                if let map = try? list.nestedContainer(keyedBy: AnyKey.self) { return "map of \(map.allKeys.count)" }
                if let inner = try? list.nestedUnkeyedContainer() { return "list of \(inner.count ?? 0)" }
                return try list.decode(String.self)
            },
        ]
    }

    static var containers: [Idiom] {
        [
            fields("Nested", "inner", "v") { c in try c.nestedContainer(keyedBy: K.self, forKey: .inner).int(.v) },
            fields("NestedOrFlat", "inner", "v") { c in
                try ((try? c.nestedContainer(keyedBy: K.self, forKey: .inner)) ?? c).int(.v)
            },
            decoder("Dynamic", "v", "w", "name") { decoder in
                let c = try decoder.container(keyedBy: AnyKey.self)
                var found: [String: Int] = [:]
                for key in c.allKeys { found[key.stringValue] = try? c.decode(Int.self, forKey: key) }
                return found
            },
            fields("Strings", "inner", "list") { c in
                (
                    try c.decode([String: String].self, forKey: .inner),
                    try? c.decode([String: [Int]].self, forKey: .list)
                )
            },
            fields("Pathed", "inner", "v") { c in
                let inner = try c.superDecoder(forKey: .inner)
                _ = try inner.container(keyedBy: K.self).decodeIfPresent(Int.self, forKey: .v)
                return inner.codingPath.map(\.stringValue).joined(separator: "/")
            },
            decoder("Configured", "v") { decoder in
                let isStrict = decoder.userInfo.isEmpty
                let c = try decoder.container(keyedBy: K.self)
                return isStrict ? try c.int(.v) : 0
            },
            Idiom(Base.self, "v"), Idiom(Derived.self, "v", "w"), Idiom(DerivedBelow.self, "super", "w", "v"),
        ]
    }

    private class Base: Decodable {
        let v: Int
        required init(from decoder: any Decoder) throws { v = try decoder.container(keyedBy: K.self).int(.v) }
    }

    private final class Derived: Base {
        let w: String
        required init(from decoder: any Decoder) throws {
            w = try decoder.container(keyedBy: K.self).text(.w)
            try super.init(from: decoder)
        }
    }

    private final class DerivedBelow: Base {
        enum Own: String, CodingKey { case w }
        let w: String
        required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: Own.self)
            w = try c.decode(String.self, forKey: .w)
            try super.init(from: c.superDecoder())
        }
    }
}
