// SPDX-License-Identifier: Apache-2.0

/// One value as it is.
struct TreeSingleValueContainer: SingleValueDecodingContainer {
    private let reading: Reading
    private let node: PropertyNode
    private let path: PropertyPath

    init(_ reading: Reading, _ node: PropertyNode, _ path: PropertyPath) {
        self.reading = reading
        self.node = node
        self.path = path
    }

    var codingPath: [any CodingKey] { path.steps.map(PathKey.init) }

    func decodeNil() -> Bool { node.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try reading.value(type, node, at: path)
    }
}
