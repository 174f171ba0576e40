// SPDX-License-Identifier: Apache-2.0

/// The JSON fields of a kind of object, in their documented order.
public struct Catalogue<Item>: Sendable {
    /// A field: its key and its value.
    public struct Field: Sendable {
        /// The key in JSON.
        public let name: String
        /// Returns the value of the field in an object.
        public let value: @Sendable (Item) -> FieldValue

        /// Creates a field.
        public init(_ name: String, _ value: @escaping @Sendable (Item) -> FieldValue) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, in the order of the documentation.
    public let fields: [Field]
    /// The keys of the columns in tab-separated text.
    public let columns: [String]
    /// The noun for the objects.
    public let noun: Noun

    /// Creates a catalogue.
    public init(noun: Noun, fields: [Field], columns: [String]) {
        self.noun = noun
        self.fields = fields
        self.columns = columns
    }

    /// The keys of all fields.
    public var names: [String] { fields.map(\.name) }

    /// Returns the fields of an object for a larger one that contains it.
    func fields<Whole>(of part: @escaping @Sendable (Whole) -> Item) -> [Catalogue<Whole>.Field] {
        fields.map { field in Catalogue<Whole>.Field(field.name) { field.value(part($0)) } }
    }

    /// Returns the values of an object in the order of `fields`.
    public func values(of item: Item) -> [FieldValue] { fields.map { $0.value(item) } }
}

/// A word in its singular and plural.
public struct Noun: Sendable, Hashable {
    /// The singular.
    public let one: String
    /// The plural.
    public let many: String

    /// Creates a noun.
    public init(_ one: String, _ many: String) {
        self.one = one
        self.many = many
    }

    /// Returns the form for a number.
    public func form(for count: Int) -> String { count == 1 ? one : many }
}
