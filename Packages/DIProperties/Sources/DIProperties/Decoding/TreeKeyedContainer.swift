// SPDX-License-Identifier: Apache-2.0

import DICore

/// The fields of a group, or the entries of a dictionary. Like those of Foundation's decoders, a request for a value that is
/// missing or of another type throws.
struct TreeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let tree: TreeDecoder
    private let map: PropertyMap

    init(_ tree: TreeDecoder, _ map: PropertyMap) {
        self.tree = tree
        self.map = map
    }

    private var decoder: PropertyDecoder { tree.decoder }
    var codingPath: [any CodingKey] { tree.codingPath }

    var allKeys: [Key] {
        // To list the keys is to read each of them.
        return map.keys.compactMap { key in
            decoder.touch(tree.path.appending(.key(key)))
            return Key(stringValue: key)
        }
    }

    func contains(_ key: Key) -> Bool {
        if map[key.stringValue] != nil { return true }
        // An optional field is decoded by its presence alone where it is absent.
        decoder.touch(path(of: key))
        return false
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let path = path(of: key)
        decoder.touch(path)
        do throws(PropertyError) {
            guard let node = map[key.stringValue] else { throw decoder.missing(path) }
            return try decoder.isNull(node, at: path)
        } catch {
            throw tree.failure(error, at: .key(key.stringValue), as: Never?.self)
        }
    }

    private func path(of key: Key) -> PropertyPath {
        tree.path.appending(.key(key.stringValue))
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        do throws(PropertyError) {
            guard let node = map[key.stringValue] else {
                throw decoder.missing(path(of: key), expected: PropertyScalars.find(type)?.expectation)
            }
            return try decoder.value(type, node, at: path(of: key))
        } catch {
            throw tree.failure(error, at: .key(key.stringValue), as: type)
        }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try makeDecoder(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try makeDecoder(key.stringValue).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try makeDecoder("super")
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try makeDecoder(key.stringValue)
    }

    /// Makes the decoder of a key, which may be absent: only a request for its value throws then.
    private func makeDecoder(_ key: String) throws -> TreeDecoder {
        let path = tree.path.appending(.key(key))
        decoder.touch(path)
        do throws(PropertyError) {
            return try TreeDecoder(decoder, map[key], path)
        } catch {
            throw tree.failure(error, at: .key(key), as: Any.self)
        }
    }
}
