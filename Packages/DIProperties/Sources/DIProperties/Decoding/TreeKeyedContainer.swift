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
        try reading(Never?.self, key) { node, path throws(PropertyError) in
            decoder.touch(path)
            guard let node else { throw decoder.missing(path) }
            return try decoder.isNull(node, at: path)
        }
    }

    private func path(of key: Key) -> PropertyPath {
        tree.path.appending(.key(key.stringValue))
    }

    /// Reads the value of a key; an error is noted, and thrown as one of Foundation's decoders.
    private func reading<Value>(
        _ type: Any.Type, _ key: Key,
        _ read: (PropertyNode?, PropertyPath) throws(PropertyError) -> Value
    ) throws -> Value {
        let path = path(of: key)
        do throws(PropertyError) {
            return try read(map[key.stringValue], path)
        } catch {
            throw noted(error, type, key)
        }
    }

    private func scalar<Value: PropertyScalar>(_ type: Value.Type, _ key: Key) throws -> Value {
        try reading(type, key) { node, path throws(PropertyError) in
            try decoder.scalar(type, node, at: path)
        }
    }

    // Without a closure, since each level of a tree takes what these have on the stack.
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let node = map[key.stringValue] else { throw missing(type, key) }
        do throws(PropertyError) {
            return try decoder.value(type, node, at: path(of: key))
        } catch {
            throw noted(error, type, key)
        }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        do throws(PropertyError) {
            return try decoder.optional(type, map[key.stringValue], at: path(of: key))
        } catch {
            throw noted(error, type, key)
        }
    }

    /// Notes an error, and returns it as one of Foundation's decoders.
    private func noted(_ error: PropertyError, _ type: Any.Type, _ key: Key) -> DecodingError {
        tree.failed = .key(key.stringValue)
        return error.asDecodingError(at: codingPath + [key], as: type)
    }

    private func missing(_ type: Any.Type, _ key: Key) -> DecodingError {
        noted(decoder.missing(path(of: key), expected: PropertyScalars.find(type)?.expectation), type, key)
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
            throw error.asDecodingError(at: codingPath + [PathKey(stringValue: key)], as: Any.self)
        }
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(type, key) }
}

// The protocol's own versions check the presence of the key first.
extension TreeKeyedContainer {
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try field(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try field(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try field(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try field(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try field(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try field(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try field(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try field(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try field(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try field(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try field(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try field(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try field(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try field(type, key) }

    private func field<Value: PropertyScalar>(_ type: Value.Type, _ key: Key) throws -> Value? {
        try reading(type, key) { node, path throws(PropertyError) in
            decoder.touch(path)
            return try decoder.isNull(node, at: path) ? nil : try decoder.scalar(type, node, at: path)
        }
    }
}
