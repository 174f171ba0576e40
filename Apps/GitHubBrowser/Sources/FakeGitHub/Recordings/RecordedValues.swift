// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Exchange: Decodable {
    private enum CodingKeys: String, CodingKey { case method, path, status, headers, body }

    /// Reads an exchange, of which every part must be there; an answer without a body may have null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            method: try container.decode(String.self, forKey: .method),
            path: try container.decode(String.self, forKey: .path),
            status: try container.decode(Int.self, forKey: .status),
            body: try container.decode(String?.self, forKey: .body) ?? "")
        headers = try container.decode([String: HeaderValue].self, forKey: .headers).mapValues(\.texts)
        try validate(at: decoder.codingPath)
    }

    /// Throws the first reason why it cannot be sent.
    func validate(at path: [any CodingKey]) throws {
        guard let problem = problems.first else { return }
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: problem))
    }
}

/// The values of a header: a string, several of them, a number as some recordings have it, or null for none.
struct HeaderValue: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            texts = [text]
        } else if let number = try? container.decode(Int.self) {
            texts = ["\(number)"]
        } else {
            texts = container.decodeNil() ? [] : try container.decode([String].self)
        }
    }
}

extension Decoder {
    /// Returns the values of an object, which has no other keys than these.
    func strictContainer<Key: CodingKey & CaseIterable>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let known = Set(type.allCases.map(\.stringValue))
        for name in try singleValueContainer().decode([String: Anything].self).keys.sorted() where !known.contains(name)
        {
            let text = "it has the unknown field '\(name)'; the fields are \(known.sorted().joined(separator: ", "))"
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
        }
        return try container(keyedBy: type)
    }
}

private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
}

extension KeyedDecodingContainer {
    /// Decodes a number that has to be in a range, if it is there.
    func value<Value: Decodable & Comparable>(_ key: Key, in range: ClosedRange<Value>) throws -> Value? {
        guard let value = try decodeIfPresent(Value.self, forKey: key), !range.contains(value) else {
            return try decodeIfPresent(Value.self, forKey: key)
        }
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self,
            debugDescription: "it is \(value), expected \(range.lowerBound) to \(range.upperBound)")
    }
}

extension RecordingError {
    /// Describes an error of reading a file: its place in the file, and the reason.
    static func problem(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "cannot be read: \(error.localizedDescription)" }
        let (keys, reason) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath, "'\(key.stringValue)' is missing")
            case .valueNotFound(_, let context): (context.codingPath, "is null")
            case .typeMismatch(let type, let context): (context.codingPath, "expected \(name(of: type))")
            case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
            @unknown default: ([] as [any CodingKey], "cannot be read")
            }
        let place = keys.reduce(into: "") { text, key in
            text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
        }
        return place.isEmpty ? reason : "\(place): \(reason)"
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is [Any].Type: "a list"
        default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
        }
    }
}
