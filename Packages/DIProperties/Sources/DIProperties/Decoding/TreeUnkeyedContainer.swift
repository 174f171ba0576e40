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

    mutating func decodeNil() throws -> Bool {
        guard let node = list[safe: currentIndex] else { throw noted(missing(), Never?.self) }
        do throws(PropertyError) {
            guard try decoder.isNull(node, at: currentPath) else { return false }
        } catch {
            throw noted(error, Never?.self)
        }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let node = list[safe: currentIndex] else { throw noted(missing(), type) }
        do throws(PropertyError) {
            let value = try decoder.value(type, node, at: currentPath)
            currentIndex += 1
            return value
        } catch {
            throw noted(error, type)
        }
    }

    /// Notes an error, and returns it as one of Foundation's decoders.
    private func noted(_ error: PropertyError, _ type: Any.Type) -> DecodingError {
        tree.failed = .index(currentIndex)
        return error.asDecodingError(at: codingPath + [PathKey(intValue: currentIndex)], as: type)
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
            guard let node = list[safe: currentIndex] else { throw missing() }
            nested = try TreeDecoder(decoder, node, currentPath)
        } catch {
            throw noted(error, Any.self)
        }
        let value = try body(nested)
        currentIndex += 1
        return value
    }

    private func missing() -> PropertyError { decoder.missing(currentPath) }
}
