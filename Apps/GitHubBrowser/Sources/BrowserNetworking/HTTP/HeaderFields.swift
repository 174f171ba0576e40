// SPDX-License-Identifier: Apache-2.0

/// The header of a request or a response; names are case-insensitive.
package struct HeaderFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package private(set) var fields: [Field]

    package init(_ fields: [Field] = []) { self.fields = fields }

    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The value of the first field with a name; setting it replaces all fields with that name.
    package subscript(name: String) -> String? {
        get { fields.first { Self.equal($0.name, name) }?.value }
        set {
            fields.removeAll { Self.equal($0.name, name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// Returns the values of all fields with a name, joined by commas as HTTP allows.
    package func joined(_ name: String) -> String? {
        let values = fields.filter { Self.equal($0.name, name) }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    private static func equal(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}
