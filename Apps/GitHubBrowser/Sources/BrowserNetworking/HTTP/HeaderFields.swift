// SPDX-License-Identifier: Apache-2.0

/// The header of a request or an answer; names compare without regard to case.
public struct HeaderFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One line of a header.
    public struct Field: Sendable, Hashable {
        /// The name as it was written.
        public let name: String
        /// The value.
        public let value: String

        /// Makes a line.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The lines in their order.
    public private(set) var fields: [Field]

    /// Makes a header of lines.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// Makes a header of names and values.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The value of the first line with a name; setting it replaces all lines with that name.
    public subscript(name: String) -> String? {
        get { fields.first { Self.equal($0.name, name) }?.value }
        set {
            fields.removeAll { Self.equal($0.name, name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// The values of all lines with a name, joined as HTTP allows.
    public func joined(_ name: String) -> String? {
        let values = fields.filter { Self.equal($0.name, name) }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    private static func equal(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}
