// SPDX-License-Identifier: Apache-2.0

import DICore

/// Decodes a value of the tree. Errors name paths and places, and the fields of a group are all looked at.
struct TreeDecoder: Decoder {
    let reading: Reading
    let node: PropertyNode
    let path: PropertyPath

    /// Refuses a path that is deeper than any source: a reference to what is around it leads further down without end.
    init(_ reading: Reading, _ node: PropertyNode, _ path: PropertyPath) throws(PropertyError) {
        let limit = reading.properties.limits.depth
        guard path.steps.count <= limit + 1 else {
            throw PropertyError(.tooDeep(PropertyPath(Array(path.steps.prefix(3))), node, limit))
        }
        self.reading = reading
        self.node = node
        self.path = path
    }

    private static let list: String = "a list"

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let map = try node.asMap(reading) else { throw mismatch("a map") }
        // Of any other map the keys are, when they are asked for.
        if map.isEmpty { reading.touch(path) }
        return KeyedDecodingContainer(TreeKeyedContainer<Key>(reading, map, path))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let list = try node.asList(reading) else { throw mismatch(Self.list) }
        return TreeUnkeyedContainer(reading, list, path)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        TreeSingleValueContainer(reading, node, path)
    }

    private func mismatch(_ expected: String) -> PropertyError {
        let properties = reading.properties
        reading.touch(path)
        let gap = expected == Self.list ? node.map?.gap : nil
        let fix = gap.map { "number the elements from 0 without a gap: '\(path.appending(.index($0)))' is not set" }
        return PropertyError(
            .mismatch(path, node, expected: expected, in: properties, fixes: fix.map { [$0] } ?? []))
    }
}

/// A step of a path as a coding key.
struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ step: PropertyPath.Step) {
        switch step {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = ("\(index)", index)
        }
    }

    init(stringValue: String) {
        self.init(.key(stringValue))
    }

    init(intValue: Int) {
        self.init(.index(intValue))
    }
}

extension PropertyNode {
    /// The map; text of a source without types may be one in JSON.
    func asMap(_ reading: Reading) throws(PropertyError) -> PropertyMap? {
        try parsed(from: "{", reading)?.map ?? map
    }

    /// The list; text of a source without types may be one in JSON, or elements with commas between.
    func asList(_ reading: Reading) throws(PropertyError) -> [PropertyNode]? {
        switch content {
        case .list(let list): return list
        case .map(let map): return map.elements
        case .untyped(let text):
            if let list = try parsed(from: "[", reading)?.list { return list }
            guard derivation?.isElement != true else { return nil }
            guard !text.isEmpty else { return [] }
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            let secrets = reading.properties.secrets
            // A piece of JSON may be a piece of any value in it.
            let isPieces = Secrets.isLikeJSON(text) && secrets.contains(self)
            return parts.enumerated().map { index, part in
                let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
                let isSecret = isPieces || secrets.contains(partOf: self, at: PropertyPath([.index(index)]))
                return PropertyNode(
                    .untyped(String(trimmed)), origin,
                    derivation: PropertyDerivation(isSecret: isSecret, isElement: true))
            }
        default: return nil
        }
    }

    /// How a collection is written where there is one text for all of it.
    private func advice(on bracket: Character) -> String {
        let form = bracket == "[" ? "[\"a\", \"b\"], or a, b without brackets" : "{\"a\": \"b\"}"
        let names = bracket == "[" ? ["0", "1"] : ["A", "B"]
        guard let variable = origin.variable else { return "write it as in \(form)" }
        return "write it as in \(form), or set \(names.map { "\(variable)__\($0)" }.joined(separator: ", ")) and so on"
    }

    private func parsed(from bracket: Character, _ reading: Reading) throws(PropertyError) -> PropertyNode? {
        guard case .untyped(let text) = content, text.first == bracket else { return nil }
        do throws(SyntaxProblem) {
            let node = try PropertyReader.parse(json: text, name: origin.source, limits: reading.properties.limits)
            let secrets = reading.properties.secrets
            return secrets.contains(self) ? node?.derived { secrets.contains(partOf: self, at: $0) } : node
        } catch {
            throw PropertyError(
                .syntax(
                    SyntaxProblem("the text begins as JSON and is none: \(error.message)", fix: advice(on: bracket)),
                    in: origin.description))
        }
    }
}
