// SPDX-License-Identifier: Apache-2.0

import DICore

/// The decoder of one node, which is its own container of a single value.
struct TreeDecoder: Decoder {
    let decoder: PropertyDecoder
    let node: PropertyNode
    let path: PropertyPath

    /// Refuses a path that is deeper than any source: a reference to an enclosing value has no end.
    init(_ decoder: PropertyDecoder, _ node: PropertyNode, _ path: PropertyPath) throws(PropertyError) {
        let limit = decoder.properties.limits.depth
        guard path.steps.count <= limit + 1 else {
            throw PropertyError(.tooDeep(PropertyPath(Array(path.steps.prefix(3))), node, limit))
        }
        self.decoder = decoder
        self.node = node
        self.path = path
    }

    private static let list: String = "a list"

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let map = try node.asMap(decoder) else { throw mismatch("a map") }
        // Any other map is read by its keys.
        if map.isEmpty { decoder.touch(path) }
        return KeyedDecodingContainer(TreeKeyedContainer<Key>(decoder, map, path))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let list = try node.asList(decoder) else { throw mismatch(Self.list) }
        return TreeUnkeyedContainer(decoder, list, path)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        self
    }

    private func mismatch(_ expected: String) -> PropertyError {
        let properties = decoder.properties
        decoder.touch(path)
        let gap = expected == Self.list ? node.map?.gap : nil
        let fix = gap.map { "number the elements from 0 without gaps: '\(path.appending(.index($0)))' is not set" }
        return PropertyError(
            .mismatch(path, node, expected: expected, in: properties, fixes: fix.map { [$0] } ?? []))
    }
}

extension TreeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { node.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.value(type, node, at: path)
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
