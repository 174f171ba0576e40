// SPDX-License-Identifier: Apache-2.0

import DICore

/// The elements of a list.
struct TreeUnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: PropertyDecoder
    private let list: [PropertyNode]
    private let path: PropertyPath
    private(set) var currentIndex: Int = 0

    init(_ decoder: PropertyDecoder, _ list: [PropertyNode], _ path: PropertyPath) {
        self.decoder = decoder
        self.list = list
        self.path = path
        decoder.touch(path)
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    private var currentPath: PropertyPath { path.appending(.index(currentIndex)) }

    mutating func decodeNil() throws -> Bool {
        guard try decoder.resolved(list[safe: currentIndex], at: currentPath, isAhead: true)?.isNull ?? false else {
            return false
        }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try decoder.value(type, list[safe: currentIndex], at: currentPath)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        try superDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try superDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        guard let node = try decoder.resolved(list[safe: currentIndex], at: currentPath) else {
            throw PropertyError(.missing(currentPath, in: decoder.properties))
        }
        let decoder = try TreeDecoder(decoder, node, currentPath)
        currentIndex += 1
        return decoder
    }
}
