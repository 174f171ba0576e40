// SPDX-License-Identifier: Apache-2.0

/// A reader of JSON that goes on after a mistake, and collects all of them.
protocol JSONReader {
    var problems: [String] { get set }
}

extension JSONReader {
    /// Returns a field that must be there.
    mutating func required(_ fields: [String: JSONValue], _ name: String, at place: String) -> JSONValue? {
        if fields[name] == nil { problems.append("\(place): '\(name)' is missing") }
        return fields[name]
    }

    mutating func object(_ value: JSONValue, _ subject: String) -> [String: JSONValue]? {
        read(value, subject, "an object") { if case .object(let fields) = $0 { fields } else { nil } }
    }

    mutating func list(_ value: JSONValue?, _ subject: String) -> [JSONValue]? {
        read(value, subject, "an array") { if case .array(let values) = $0 { values } else { nil } }
    }

    mutating func text(_ value: JSONValue?, _ subject: String) -> String? {
        read(value, subject, "a string") { if case .string(let text) = $0 { text } else { nil } }
    }

    mutating func flag(_ value: JSONValue?, _ subject: String) -> Bool {
        read(value, subject, "true or false") { if case .bool(let flag) = $0 { flag } else { nil } } ?? false
    }

    private mutating func read<Value>(
        _ value: JSONValue?, _ subject: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) -> Value? {
        guard let value else { return nil }
        let result = read(value)
        if result == nil { problems.append("\(subject) is \(value.kind), expected \(expected)") }
        return result
    }
}
