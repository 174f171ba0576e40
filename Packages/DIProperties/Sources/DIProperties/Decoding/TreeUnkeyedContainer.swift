// SPDX-License-Identifier: Apache-2.0

import DICore

/// The elements of a list.
struct TreeUnkeyedContainer: UnkeyedDecodingContainer {
    private let decoder: PropertyDecoder
    private let list: [PropertyNode]
    private let path: PropertyPath
    private let log: ReadLog
    private(set) var currentIndex: Int = 0

    init(_ decoder: PropertyDecoder, _ list: [PropertyNode], _ path: PropertyPath, _ log: ReadLog) {
        self.decoder = decoder
        self.list = list
        self.path = path
        self.log = log
        decoder.touch(path)
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    private var currentPath: PropertyPath { path.appending(.index(currentIndex)) }

    mutating func decodeNil() throws -> Bool {
        try taking(Never?.self) { decoder, node, path throws(PropertyError) in
            guard let node else { throw PropertyError(.missing(path, in: decoder.properties)) }
            return try decoder.isNull(node, at: path) ? true : nil
        } ?? false
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let result = try taking(type) { decoder, node, path throws(PropertyError) -> Value? in
            try decoder.value(type, node, at: path)
        }
        guard let result else { throw missing().asDecodingError(at: codingPath, as: type) }
        return result
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        let container = try nestedDecoder().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try nestedDecoder().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try nestedDecoder()
        currentIndex += 1
        return decoder
    }

    private func nestedDecoder() throws -> TreeDecoder {
        log.askOtherwise()
        do throws(PropertyError) {
            guard let node = list[safe: currentIndex] else { throw missing() }
            return try TreeDecoder(decoder, node, currentPath)
        } catch {
            throw error.asDecodingError(at: codingPath + [PathKey(intValue: currentIndex)], as: Any.self)
        }
    }

    private func missing() -> PropertyError {
        PropertyError(.missing(currentPath, in: decoder.properties))
    }

    /// Reads the current element and moves on, unless reading it throws or has no result.
    private mutating func taking<Value>(
        _ type: Any.Type,
        _ read: (PropertyDecoder, PropertyNode?, PropertyPath) throws(PropertyError) -> Value?
    ) throws -> Value? {
        do throws(PropertyError) {
            let value = try read(decoder, list[safe: currentIndex], currentPath)
            if value != nil { currentIndex += 1 }
            return value
        } catch {
            log.fail(error, as: type, at: currentIndex)
            throw error.asDecodingError(at: codingPath + [PathKey(intValue: currentIndex)], as: type)
        }
    }
}
