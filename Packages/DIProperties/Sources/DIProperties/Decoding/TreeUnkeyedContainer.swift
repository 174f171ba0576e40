// SPDX-License-Identifier: Apache-2.0

import DICore

/// The elements of a list.
struct TreeUnkeyedContainer: UnkeyedDecodingContainer {
    private let tree: TreeDecoder
    private let list: [PropertyNode]
    private(set) var currentIndex: Int = 0

    init(_ tree: TreeDecoder, _ list: [PropertyNode]) {
        self.tree = tree
        self.list = list
        decoder.touch(tree.path)
    }

    private var decoder: PropertyDecoder { tree.decoder }
    var codingPath: [any CodingKey] { tree.codingPath }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    private var currentPath: PropertyPath { tree.path.appending(.index(currentIndex)) }

    private var current: PropertyNode {
        get throws(PropertyError) {
            guard let node = list[safe: currentIndex] else { throw decoder.missing(currentPath) }
            return node
        }
    }

    mutating func decodeNil() throws -> Bool {
        do throws(PropertyError) {
            guard try decoder.isNull(current, at: currentPath) else { return false }
        } catch {
            throw tree.failure(error, at: .index(currentIndex), as: Never?.self)
        }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        do throws(PropertyError) {
            let value = try decoder.value(type, current, at: currentPath)
            currentIndex += 1
            return value
        } catch {
            throw tree.failure(error, at: .index(currentIndex), as: type)
        }
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        try nested { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder {
        try nested { $0 }
    }

    private mutating func nested<Value>(_ body: (TreeDecoder) throws -> Value) throws -> Value {
        let nested: TreeDecoder
        do throws(PropertyError) {
            nested = try TreeDecoder(decoder, current, currentPath)
        } catch {
            throw tree.failure(error, at: .index(currentIndex), as: Any.self)
        }
        let value = try body(nested)
        currentIndex += 1
        return value
    }
}
