// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

/// A key that may be any text or number.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

extension WaysOut {
    /// A word of which there is only one.
    enum Word: String, Decodable, CaseIterable { case onlyThisWordIsRight }

    /// A word of a type that doesn't list its cases.
    enum Kind: String, Decodable { case onlyThisKindIsRight }

    /// A length, which has no decoder of its own and is never right.
    struct Length: RawRepresentable, Decodable {
        var rawValue: String { "" }
        init?(rawValue: String) { return nil }
    }

    /// A text that is refused with itself in the reason.
    struct Refusing: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) { throw Refused(said: "'\(text)' and \([text])") }
            if let number = try? container.decode(Double.self) { throw Refused(said: "\(number)") }
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no text"))
        }
    }

    struct Refused: Error { let said: String }

    /// A type that says all that can be learnt of its decoder without asking it for a value.
    struct Reflecting: Decodable {
        init(from decoder: any Decoder) throws {
            var text = "\(decoder) \(String(reflecting: decoder))"
            dump(decoder, to: &text)
            if let map = try? decoder.container(keyedBy: AnyKey.self) { dump(map, to: &text) }
            if let list = try? decoder.unkeyedContainer() { dump(list, to: &text) }
            throw Refused(said: text)
        }
    }

    /// Any value at all, whose group refuses it with all of its texts.
    struct Anything: Decodable {
        var texts: [String] = []

        init(from decoder: any Decoder) throws {
            if let map = try? decoder.container(keyedBy: AnyKey.self) {
                for key in map.allKeys { texts += try map.decodeIfPresent(Anything.self, forKey: key)?.texts ?? [] }
            } else if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd {
                    if try list.decodeNil() { continue }
                    texts += try list.decode(Anything.self).texts
                }
            } else if let text = try? decoder.singleValueContainer().decode(String.self) {
                texts.append(text)
            }
        }
    }

    /// All there is, refused.
    struct Whole: ConfigProperty {
        static let path = ""
        let all: Anything

        init(from decoder: any Decoder) throws { all = try Anything(from: decoder) }
        func validate() throws { throw Refused(said: all.texts.joined(separator: ", ")) }
    }

    /// A part of it over defaults, refused.
    struct Part: ConfigProperty {
        static let path = "a"
        static let defaults = #"{ "x": "default" }"#
        let all: Anything

        init(from decoder: any Decoder) throws { all = try Anything(from: decoder) }

        func validate() throws {
            var refusals = Properties.Refusals()
            for text in all.texts { refusals.refuse(AnyKey(stringValue: "x"), "not '\(text)', not \([text])") }
            try refusals.throwIfAny()
        }
    }

    /// A group with fields of some types.
    struct Letter: ConfigProperty {
        static let path = "a"
        let a: Int?
        let b: Bool?
        let c: [Int]?
        let d: [String: Int]?
    }

    struct LetterTag: PropertyTag {
        typealias Element = Int
        static let path = "b"
    }

    struct Post {
        let letter: Letter
        let tagged: TaggedProvider<LetterTag>
        let text: String
        let texts: [String]
    }

    enum LetterComponent: RootComponent, Listed {
        typealias Root = Post

        static var bindings: Bindings {
            bindProperties(Letter.self)
            bindProperty(LetterTag.self)
            value(qualified: "one", "one")
            choose(String.self, qualifiedBy: "c")
            choose([String].self, allQualifiedBy: "d")
            factory(Post.init)
        }
    }
}
