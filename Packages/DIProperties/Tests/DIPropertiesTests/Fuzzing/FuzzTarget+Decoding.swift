// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Foundation

extension FuzzTarget {
    /// Any value at all, with the path of each one in it.
    struct Anything: Decodable {
        var paths: [[any CodingKey]] = []

        init(from decoder: any Decoder) throws {
            paths.append(decoder.codingPath)
            if let map = try? decoder.container(keyedBy: AnyKey.self) {
                for key in map.allKeys { paths += (try? map.decodeIfPresent(Anything.self, forKey: key))?.paths ?? [] }
            } else if var list = try? decoder.unkeyedContainer() {
                var read = 0
                while !list.isAtEnd, read < list.count ?? 0 {
                    read += 1
                    if try list.decodeNil() { continue }
                    paths += (try? list.decode(Anything.self))?.paths ?? []
                }
            }
        }
    }

    /// A group with a field of each kind.
    struct Group: ConfigProperty {
        static let path = "a"
        static let defaults = "{ \"i\": 7, \"l\": [1, 2], \"g\": { \"s\": \"x\" } }"
        let i: Int?
        let u: UInt8?
        let d: Double?
        let s: String?
        let t: Duration?
        let l: [Int]?
        let m: [String: String]?
        let g: Inner?
        let e: Letter
        let n: Inner
        let o: Inner

        enum Letter: String, Decodable { case a, b }

        struct Inner: ConfigProperty {
            struct Empty: Error {}

            static let path = "a.l[0]"
            static let defaults = "{ b: true }"
            let s: String
            let b: Bool?

            func validate() throws {
                if s.isEmpty { throw Empty() }
            }
        }
    }

    /// Reads all paths of a tree as all types.
    static func readEverything(_ properties: Properties) {
        let all = try? properties.value(Anything.self, at: "")
        for path in (all?.paths ?? []).prefix(40) {
            _ = readAll(text(of: path), in: properties)
        }
        let hidden = properties.marking(secret: "a.*").marking(secret: "*.b")
        _ = "\(properties.explain("")) \(hidden.explain("a")) \(hidden.explain("a.b"))"
        _ = try? properties.value(of: Group.self)
        _ = try? properties.value(of: Group.Inner.self)
        do {
            _ = try hidden.value(of: Group.self)
        } catch {
            _ = "\(error)"
        }
    }

    /// Returns a path as it is written.
    private static func text(of path: [any CodingKey]) -> String {
        path.map { key in
            if let index = key.intValue { return "[\(index)]" }
            let escaped = key.stringValue.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "'", with: "\\'")
            return "['\(escaped)']"
        }
        .joined()
    }

    /// Returns the value at a path as each type, or why not, and who set it.
    static func readAll(_ path: String, in properties: Properties) -> [String] {
        func read<Value: Decodable>(_ type: Value.Type) -> String {
            do {
                return "\(try properties.value(type, at: path))"
            } catch {
                return "\(error)"
            }
        }
        return [
            "\(properties.explain(path))", read(String.self), read(Int.self), read(UInt8.self), read(Double.self),
            read(Float.self), read(Bool.self), read(Duration.self), read(URL.self), read(Date.self),
            read([String].self), read([Int?].self), read(Int128?.self), read(Decimal.self), read(ByteSize.self),
            read(UUID.self), read(Data.self), read(Group.Inner.self),
        ]
    }
}
