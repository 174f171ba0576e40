// SPDX-License-Identifier: Apache-2.0

/// The JSON fields of a kind of object, in their documented order.
package struct Catalogue<Item>: Sendable {
    package struct Field: Sendable {
        package let name: String
        package let value: @Sendable (Item) -> FieldValue

        package init(_ name: String, _ value: @escaping @Sendable (Item) -> FieldValue) {
            self.name = name
            self.value = value
        }
    }

    package let fields: [Field]
    /// The keys of the columns in tab-separated text.
    package let columns: [String]
    package let noun: Noun

    package init(noun: Noun, fields: [Field], columns: [String]) {
        self.noun = noun
        self.fields = fields
        self.columns = columns
    }

    package var names: [String] { fields.map(\.name) }

    /// Returns the fields of an object for a larger one that contains it.
    func fields<Whole>(of part: @escaping @Sendable (Whole) -> Item) -> [Catalogue<Whole>.Field] {
        fields.map { field in Catalogue<Whole>.Field(field.name) { field.value(part($0)) } }
    }

    package func values(of item: Item) -> [FieldValue] { fields.map { $0.value(item) } }
}

/// A word in its singular and plural.
package struct Noun: Sendable, Hashable {
    package let one: String
    package let many: String

    package init(_ one: String, _ many: String) {
        self.one = one
        self.many = many
    }

    package func form(for count: Int) -> String { count == 1 ? one : many }
}
