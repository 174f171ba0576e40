// SPDX-License-Identifier: Apache-2.0

/// The decoder of one value, which is its own container of a single value.
final class TreeDecoder: Decoder {
    let decoder: PropertyDecoder
    /// The value, whose references are not resolved yet; null where a container for an absent one was requested.
    let node: PropertyNode
    let path: PropertyPath
    /// The map or the list whose container was requested.
    private(set) var map: PropertyMap?
    private var list: [PropertyNode]?
    /// The field or the element that could not be read.
    private var failed: PropertyPath.Step?
    /// Whether a listed key is a number in another notation, such as `01`, which may equal another key.
    var listsNumbersTwice: Bool = false

    /// Refuses a path that is deeper than any source: a reference to an enclosing value has no end.
    init(_ decoder: PropertyDecoder, _ node: PropertyNode?, _ path: PropertyPath) throws(PropertyError) {
        let limit = decoder.properties.limits.depth
        self.decoder = decoder
        self.node = node ?? PropertyNode(.null, .nowhere)
        self.path = path
        guard path.steps.count <= limit + 1 else { throw .tooDeep(path, self.node, limit) }
    }

    var isSecret: Bool {
        (try? decoder.resolved(node, at: path, isAhead: true)).map { decoder.properties.isSecret($0, at: path) } ?? true
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let map = try collection("a map", [String: Any].self) { node throws(PropertyError) in try node.asMap(decoder) }
        self.map = map
        // A map with keys is read through these.
        if map.isEmpty { decoder.touch(path) }
        return KeyedDecodingContainer(TreeKeyedContainer<Key>(tree: self, map: map))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let list = try collection("a list", [Any].self) { node throws(PropertyError) in try node.asList(decoder) }
        self.list = list
        decoder.touch(path)
        return TreeUnkeyedContainer(tree: self, list: list)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// The elements after the one that could not be read.
    var rest: [(step: PropertyPath.Step, node: PropertyNode?)] {
        switch failed {
        case .index(let index): (list ?? []).enumerated().dropFirst(index + 1).map { (.index($0), $1) }
        case .key(let key): (map?.keys ?? []).drop { $0 != key }.dropFirst().map { (.key($0), map?[$0]) }
        case nil: []
        }
    }

    /// Reads a field or an element. Notes its error, and throws it as one of Foundation's decoders.
    func read<Value>(
        _ step: PropertyPath.Step, as type: Any.Type, _ body: (PropertyPath) throws(PropertyError) -> Value
    ) throws -> Value {
        let path = path.appending(step)
        do throws(PropertyError) {
            return try body(path)
        } catch {
            failed = step
            throw error.asDecodingError(at: path, as: type)
        }
    }

    /// Returns the value, or the target of its reference, as a collection.
    private func collection<Value>(
        _ words: String, _ type: Any.Type, _ make: (PropertyNode) throws(PropertyError) -> Value?
    ) throws -> Value {
        do throws(PropertyError) {
            if let value = try make(node) { return value }
            let resolved = try decoder.resolved(node, at: path) ?? node
            guard let value = try make(resolved) else { throw mismatch(resolved, words, isList: type == [Any].self) }
            return value
        } catch {
            throw error.asDecodingError(at: path, as: type)
        }
    }

    private func mismatch(_ node: PropertyNode, _ expected: String, isList: Bool) -> PropertyError {
        guard !isAbsent else { return decoder.missing(path) }
        decoder.touch(path)
        let fix = (isList ? node.map?.gap : nil).map {
            "number the elements from 0 without gaps: '\(path.appending(.index($0)))' is not set"
        }
        return PropertyError(
            .mismatch(path, node, expected: expected, in: decoder.properties, fixes: fix.map { [$0] } ?? []),
            node.isNull ? .null : .mismatch)
    }

    private var isAbsent: Bool { node.isNull && node.origin == .nowhere }
}

extension TreeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        (try? decoder.isNull(node, at: path)) ?? false
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        do throws(PropertyError) {
            return try decoder.value(type, isAbsent ? nil : node, at: path)
        } catch {
            throw error.asDecodingError(at: path, as: type)
        }
    }
}
