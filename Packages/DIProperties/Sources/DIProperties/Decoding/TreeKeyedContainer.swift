// SPDX-License-Identifier: Apache-2.0

import DICore

/// The fields of a group, or the entries of a dictionary.
struct TreeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: PropertyDecoder
    private let map: PropertyMap
    private let path: PropertyPath

    init(_ decoder: PropertyDecoder, _ map: PropertyMap, _ path: PropertyPath) {
        self.decoder = decoder
        self.map = map
        self.path = path
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }

    var allKeys: [Key] {
        // To list the keys is to read each of them.
        map.keys.compactMap { key in
            decoder.touch(path.appending(.key(key)))
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
        return try decoder.resolved(map[key.stringValue], at: path, isAhead: true)?.isNull ?? true
    }

    private func path(of key: Key) -> PropertyPath {
        path.appending(.key(key.stringValue))
    }

    /// Decodes a field; if it is missing or has another type, collects the problem and returns a placeholder.
    private func scalar<Value: PropertyScalar>(_ type: Value.Type, _ key: Key) throws -> Value {
        do throws(PropertyError) {
            return try decoder.scalar(type, map[key.stringValue], at: path(of: key))
        } catch {
            decoder.problems += error.diagnostics
            return Value.placeholder
        }
    }

    private func decodeNilNoting(_ key: Key) throws -> Bool {
        do {
            return try decodeNil(forKey: key)
        } catch let error as PropertyError {
            decoder.problems += error.diagnostics
            return true
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

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if let scalar = PropertyScalars.find(type), let value = try self.scalar(scalar, key) as? Value {
            return value
        }
        do {
            return try decoder.value(type, map[key.stringValue], at: path(of: key))
        } catch let error as PropertyError {
            if let value = try standIn(for: type, key, error) { return value }
            throw error.ending(type)
        }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        if try decodeNilNoting(key) { return nil }
        if let scalar = PropertyScalars.find(type), let value = try self.scalar(scalar, key) as? Value {
            return value
        }
        do {
            return try decoder.value(type, map[key.stringValue], at: path(of: key))
        } catch let error as PropertyError {
            if let value = try standIn(for: type, key, error) { return value }
            note(error, key)
            return nil
        }
    }

    /// Collects the error of a field and returns a placeholder; nil where there is none. It throws if a limit is exceeded,
    /// after which nothing else can be read.
    private func standIn<Value: Decodable>(for type: Value.Type, _ key: Key, _ error: PropertyError) throws -> Value? {
        guard error.diagnostic.id != .propertySyntax else { throw error }
        let value = decoder.placeholder(for: type, map[key.stringValue], at: path(of: key))
        if value != nil { note(error, key) }
        return value
    }

    private func note(_ error: PropertyError, _ key: Key) {
        decoder.problems += error.diagnostics
        decoder.giveUp(path(of: key))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try superDecoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try superDecoder(forKey: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try makeDecoder(PathKey(stringValue: "super").stringValue)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try makeDecoder(key.stringValue)
    }

    private func makeDecoder(_ key: String) throws -> TreeDecoder {
        let path = path.appending(.key(key))
        decoder.touch(path)
        guard let node = try decoder.resolved(map[key], at: path) else {
            throw PropertyError(.missing(path, in: decoder.properties))
        }
        return try TreeDecoder(decoder, node, path)
    }
}
