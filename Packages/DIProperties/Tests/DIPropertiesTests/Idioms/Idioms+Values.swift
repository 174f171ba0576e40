// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that decode themselves, within types whose initialisers the compiler makes.
enum ValueIdioms {
    enum Scalar: Decodable {
        case integer(Int), text(String), truth(Bool), null
        init(from decoder: any Decoder) throws {
            let c = try decoder.singleValueContainer()
            if c.decodeNil() {
                self = .null
            } else if let integer = try? c.decode(Int.self) {
                self = .integer(integer)
            } else if let truth = try? c.decode(Bool.self) {
                self = .truth(truth)
            } else {
                self = .text(try c.decode(String.self))
            }
        }
    }

    indirect enum JSON: Decodable {
        case map([String: JSON]), list([JSON]), scalar(Scalar)
        init(from decoder: any Decoder) throws {
            if let map = try? [String: JSON](from: decoder) {
                self = .map(map)
            } else if let list = try? [JSON](from: decoder) {
                self = .list(list)
            } else {
                self = .scalar(try Scalar(from: decoder))
            }
        }
    }

    enum Level: String, Decodable { case one, x }
    enum Listed: Int, Decodable, CaseIterable { case none, one, three = 3 }

    enum Shape: Decodable {
        case point
        case circle(radius: Int)
        case line(Int, to: Int?)
    }

    @propertyWrapper struct Clamped: Decodable {
        let wrappedValue: Int
        init(from decoder: any Decoder) throws {
            wrappedValue = min(max(try decoder.singleValueContainer().decode(Int.self), 0), 2)
        }
    }

    @propertyWrapper struct Lossy<Element: Decodable>: Decodable {
        struct Slot: Decodable {
            let value: Element?
            init(from decoder: any Decoder) throws { value = try? Element(from: decoder) }
        }
        let wrappedValue: [Element]
        init(from decoder: any Decoder) throws {
            wrappedValue = try [Slot](from: decoder).compactMap(\.value)
        }
    }

    struct Box<Value: Decodable>: Decodable { let v: Value }
    struct Pair: Decodable {
        let v: Int
        let name: String
    }

    struct Word: RawRepresentable, Decodable { let rawValue: String }

    struct Percent: Decodable {
        let value: Int
        init(from decoder: any Decoder) throws {
            let c = try decoder.singleValueContainer()
            value = try c.decode(Int.self)
            guard value >= 0 else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "below 0") }
        }
    }

    struct Wrapped: Decodable {
        @Clamped var v: Int
        @Lossy var list: [String]
    }

    struct Renamed: Decodable {
        enum CodingKeys: String, CodingKey { case number = "v", text = "name" }
        let number: Int
        let text: String
    }

    struct Tree: Decodable {
        let v: Int?
        let list: [Tree]?
    }

    struct Sorted: Decodable {
        let v: Set<Int>
        let w: [[Int]]?
    }

    /// Numbers of all kinds, none of which holds every number.
    struct Numbers: Decodable {
        let v: UInt8
        let w: Float?
        let old: Int64
        let name: Double?
    }

    struct Many: Decodable {
        let v: [Pair]
        let inner: [String: Percent]
    }

    static var all: [Idiom] {
        [
            Idiom(Box<Scalar>.self, "v"), Idiom(Box<JSON>.self, "v", "w"), Idiom(JSON.self, "v", "w", "list"),
            Idiom(Box<Level>.self, "v"), Idiom(Box<[Level]>.self, "v"), Idiom(Box<Listed?>.self, "v"),
            Idiom(Box<Shape>.self, "v", "point", "circle", "radius"),
            Idiom(Shape.self, "point", "circle", "line", "radius", "_0", "to"),
            Idiom(Wrapped.self, "v", "list"), Idiom(Box<Pair>.self, "v", "name"),
            Idiom(Pair.self, "v", "name"), Idiom(Box<Word>.self, "v"), Idiom(Box<Percent>.self, "v"),
            Idiom(Renamed.self, "v", "name"), Idiom(Tree.self, "v", "list"),
            Idiom(Sorted.self, "v", "w"), Idiom(Many.self, "v", "name", "inner"), Idiom(Box<[Pair?]>.self, "v", "name"),
            Idiom(Box<[String: [Int]]>.self, "v", "w"), Idiom(Box<Box<Box<Int>>>.self, "v"),
            Idiom([String: Pair].self, "v", "name"), Idiom(Numbers.self, "v", "w", "old", "name"),
            Idiom(Box<UInt8>.self, "v"), Idiom(Box<[Float]>.self, "v"),
            Idiom(Box<[String: Int8?]>.self, "v", "w"), Idiom(Box<UInt64?>.self, "v"), Idiom(Box<URL>.self, "v"),
            Idiom(Box<[URL?]>.self, "v"), Idiom(Box<UUID?>.self, "v"), Idiom(Box<Data>.self, "v"),
            Idiom(Box<Decimal>.self, "v"), Idiom(Box<[Decimal]>.self, "v"),
        ]
    }
}
