// SPDX-License-Identifier: Apache-2.0

/// The fields of a group, or the entries of a dictionary. As in Foundation's decoders, a request for a missing value or for
/// another type throws.
struct TreeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let tree: TreeDecoder
    let map: PropertyMap

    private var decoder: PropertyDecoder { tree.decoder }
    var codingPath: [any CodingKey] { tree.codingPath }

    var allKeys: [Key] {
        // Listing the keys counts as reading each of them.
        map.keys.compactMap { name in
            decoder.touch(tree.path.appending(.key(name)))
            let key = Key(stringValue: name)
            if let number = key?.intValue, String(number) != name { tree.listsNumbersTwice = true }
            return key
        }
    }

    func contains(_ key: Key) -> Bool {
        if map[key.stringValue] != nil { return true }
        // For an absent optional field, only its presence is requested.
        decoder.touch(tree.path.appending(.key(key.stringValue)))
        return false
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        try tree.read(.key(key.stringValue), as: Never?.self) { path throws(PropertyError) in
            guard let node = map[key.stringValue] else { throw decoder.missing(path) }
            decoder.touch(path)
            return try decoder.isNull(node, at: path)
        }
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try tree.read(.key(key.stringValue), as: type) { path throws(PropertyError) in
            guard let node = map[key.stringValue] else {
                throw decoder.missing(path, expected: PropertyScalars.find(type)?.expectation)
            }
            return try decoder.value(type, node, at: path)
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

    func superDecoder() throws -> any Decoder { try makeDecoder("super") }

    func superDecoder(forKey key: Key) throws -> any Decoder { try makeDecoder(key.stringValue) }

    /// Makes the decoder of a key, which may be absent: only a request for its value throws then.
    private func makeDecoder(_ key: String) throws -> TreeDecoder {
        try tree.read(.key(key), as: Any.self) { path throws(PropertyError) in
            decoder.touch(path)
            return try TreeDecoder(decoder, map[key], path)
        }
    }
}

struct TreeUnkeyedContainer: UnkeyedDecodingContainer {
    let tree: TreeDecoder
    let list: [PropertyNode]
    private(set) var currentIndex: Int = 0

    var codingPath: [any CodingKey] { tree.codingPath }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    /// Reads the current element, without moving on.
    private func current<Value>(
        as type: Any.Type, _ body: (PropertyDecoder, PropertyNode, PropertyPath) throws(PropertyError) -> Value
    ) throws -> Value {
        try tree.read(.index(currentIndex), as: type) { path throws(PropertyError) in
            guard let node = list[safe: currentIndex] else { throw tree.decoder.missing(path) }
            return try body(tree.decoder, node, path)
        }
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = try current(as: Never?.self) { decoder, node, path throws(PropertyError) in
            try decoder.isNull(node, at: path)
        }
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current(as: type) { decoder, node, path throws(PropertyError) in
            try decoder.value(type, node, at: path)
        }
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        try nested { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try nested { $0 } }

    private mutating func nested<Value>(_ body: (TreeDecoder) throws -> Value) throws -> Value {
        let value = try body(
            current(as: Any.self) { decoder, node, path throws(PropertyError) in try TreeDecoder(decoder, node, path) })
        currentIndex += 1
        return value
    }
}

struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ step: PropertyPath.Step) {
        switch step {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = ("\(index)", index)
        }
    }

    init(stringValue: String) { self.init(.key(stringValue)) }

    init(intValue: Int) { self.init(.index(intValue)) }
}
