// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension BindingGraph {
    /// Reads a graph that ``json()`` wrote.
    ///
    /// The graph is read completely or not at all. Keys that the schema does not define are ignored.
    ///
    /// Throws a ``BindingGraph/FormatError`` with the location of the problem if the text is truncated or not JSON, if a newer
    /// version wrote it, if a value has the wrong type, or if the parts are inconsistent: a duplicate id, an edge
    /// without an end, a component among its own ancestors. Complexity: linear.
    public init(json text: some StringProtocol) throws(BindingGraph.FormatError) {
        try self.init(json: Array(text.utf8))
    }

    /// Reads a graph from the bytes of a file, encoded in UTF-8.
    ///
    /// The result and the errors are those of the initializer that takes a text.
    public init(json bytes: some Collection<UInt8>) throws(BindingGraph.FormatError) {
        var bytes = Array(bytes)
        // Some editors write a byte order mark, which RFC 8259 allows readers to ignore.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw BindingGraph.FormatError(.shape(path: "", "the text is not UTF-8"))
        }
        do throws(GraphJSONSyntax.Mistake) {
            try GraphJSONSyntax.check(bytes)
        } catch {
            let before = bytes[..<error.offset]
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let column = String(decoding: before[start...], as: UTF8.self).count + 1
            throw BindingGraph.FormatError(.syntax(line: line, column: column, error.message))
        }
        do {
            self = try JSONDecoder().decode(BindingGraph.self, from: Data(bytes))
        } catch {
            throw Self.formatError(error, in: bytes)
        }
        try GraphChecks.check(self)
    }

    private static func formatError(_ error: any Error, in bytes: [UInt8]) -> BindingGraph.FormatError {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            shape(context.codingPath, "the key '\(key.stringValue)' is missing")
        case .valueNotFound(let type, let context)?: shape(context.codingPath, "expected \(words(for: type)), not null")
        case .typeMismatch(let type, let context)?: shape(context.codingPath, "expected \(words(for: type))")
        case .dataCorrupted(let context)?:
            if context.codingPath.map(\.stringValue) == ["schemaVersion"], let version = version(in: bytes) {
                BindingGraph.FormatError(.version(version))
            } else {
                shape(context.codingPath, context.debugDescription)
            }
        default: shape([], "\(error)")
        }
    }

    /// The schema version alone, if it is one that this version does not read.
    private static func version(in bytes: [UInt8]) -> Int? {
        struct Version: Decodable { let schemaVersion: Int }
        return try? JSONDecoder().decode(Version.self, from: Data(bytes)).schemaVersion
    }

    private static func shape(_ codingPath: [any CodingKey], _ message: String) -> BindingGraph.FormatError {
        var path = ""
        for key in codingPath {
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return BindingGraph.FormatError(.shape(path: path, message))
    }

    private static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type, is String?.Type: "a string"
        case is Int.Type: "an integer"
        case is Bool.Type: "a Boolean"
        case is any Collection.Type where !(type is String.Type): isList(type) ? "an array" : "an object"
        default: "an object"
        }
    }

    private static func isList(_ type: Any.Type) -> Bool {
        "\(type)".hasPrefix("Array<")
    }
}
