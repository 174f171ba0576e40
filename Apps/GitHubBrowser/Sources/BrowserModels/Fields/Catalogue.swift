// SPDX-License-Identifier: Apache-2.0

/// The fields that a kind of object has in JSON, in the order in which they are listed.
public struct Catalogue<Item>: Sendable {
    /// One field: its key and where its value comes from.
    public struct Field: Sendable {
        /// The key in JSON.
        public let name: String
        /// Reads the value out of an object.
        public let value: @Sendable (Item) -> FieldValue

        /// Makes a field.
        public init(_ name: String, _ value: @escaping @Sendable (Item) -> FieldValue) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, in the order of the documentation.
    public let fields: [Field]
    /// The fields that a row of tab-separated text holds.
    public let columns: [String]
    /// The names of one object and of several.
    public let noun: Noun

    /// Makes a catalogue.
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

    /// Returns an object's values in the order of `fields`.
    public func values(of item: Item) -> [FieldValue] { fields.map { $0.value(item) } }
}

/// A word in its singular and plural.
public struct Noun: Sendable, Hashable {
    /// The word for one.
    public let one: String
    /// The word for any other number.
    public let many: String

    /// Makes a noun.
    public init(_ one: String, _ many: String) {
        self.one = one
        self.many = many
    }

    /// Returns the word that goes with a number.
    public func form(for count: Int) -> String { count == 1 ? one : many }
}
