// SPDX-License-Identifier: Apache-2.0

import DICore

/// The fields of a group, or the entries of a dictionary.
struct TreeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let reading: Reading
    private let map: PropertyMap
    private let path: PropertyPath

    init(_ reading: Reading, _ map: PropertyMap, _ path: PropertyPath) {
        self.reading = reading
        self.map = map
        self.path = path
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }

    var allKeys: [Key] {
        // Whoever asks for all keys has an eye on each of them.
        map.keys.compactMap { key in
            reading.touch(path.appending(.key(key)))
            return Key(stringValue: key)
        }
    }

    func contains(_ key: Key) -> Bool {
        map[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let path = path(of: key)
        reading.touch(path)
        return try reading.resolved(map[key.stringValue], at: path, isAhead: true)?.isNull ?? true
    }

    private func path(of key: Key) -> PropertyPath {
        path.appending(.key(key.stringValue))
    }

    /// Reads a field; where it is missing or ill-typed that is noted, and a placeholder lets the others be looked at, too.
    private func scalar<Value: PropertyScalar>(_ key: Key) throws -> Value {
        do throws(PropertyError) {
            return try reading.scalar(Value.self, map[key.stringValue], at: path(of: key))
        } catch {
            reading.problems += error.diagnostics
            return Value.placeholder
        }
    }

    private func decodeNilNoting(_ key: Key) throws -> Bool {
        do {
            return try decodeNil(forKey: key)
        } catch let error as PropertyError {
            reading.problems += error.diagnostics
            return true
        }
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try scalar(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try scalar(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try scalar(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if let scalar = type as? any PropertyScalar.Type, let value = try read(scalar, key) as? Value { return value }
        do {
            return try reading.value(type, map[key.stringValue], at: path(of: key))
        } catch let error as PropertyError {
            if let value = try standIn(for: type, key, error) { return value }
            throw error.ending(type)
        }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        if try decodeNilNoting(key) { return nil }
        if let scalar = type as? any PropertyScalar.Type, let value = try read(scalar, key) as? Value { return value }
        do {
            return try reading.value(type, map[key.stringValue], at: path(of: key))
        } catch let error as PropertyError {
            if let value = try standIn(for: type, key, error) { return value }
            note(error, key)
            return nil
        }
    }

    /// Notes the error of a field and returns a placeholder; nil where there is none, and throws where a limit is passed,
    /// after which nothing else can be read.
    private func standIn<Value: Decodable>(for type: Value.Type, _ key: Key, _ error: PropertyError) throws -> Value? {
        guard error.diagnostic.id != .propertySyntax else { throw error }
        let value = Placeholder.make(type, of: map[key.stringValue], at: path(of: key), for: reading)
        if value != nil { note(error, key) }
        return value
    }

    private func note(_ error: PropertyError, _ key: Key) {
        reading.problems += error.diagnostics
        reading.giveUp(path(of: key))
    }

    private func read<Value: PropertyScalar>(_ type: Value.Type, _ key: Key) throws -> Value {
        try scalar(key)
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
        try decoder(PathKey(stringValue: "super").stringValue)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try decoder(key.stringValue)
    }

    private func decoder(_ key: String) throws -> TreeDecoder {
        let path = path.appending(.key(key))
        reading.touch(path)
        guard let node = try reading.resolved(map[key], at: path) else {
            throw PropertyError(.missing(path, in: reading.properties))
        }
        return try TreeDecoder(reading, node, path)
    }
}
