// SPDX-License-Identifier: Apache-2.0

import DICore

/// A group of properties that is read into one type and injected as such.
///
/// ```swift
/// struct GrinderConfig: ConfigProperty {
///     static let path = "shop.grinder"
///     static let defaults = "{ coarseness: 5 }"
///     let name: String
///     let coarseness: Int
///     let timeout: Duration?
/// }
/// ```
public protocol ConfigProperty: Decodable, Sendable {
    /// The path of its values; the empty path is the whole configuration.
    static var path: String { get }
    /// The values of keys that no source sets, as YAML (or JSON) below the path.
    ///
    /// They also apply where a source has the key of the group without a value. They do not apply where the group is a field of
    /// another group, whose own `defaults` do.
    static var defaults: String { get }
    /// Patterns of keys whose values no text may show, below the path: `["token", "hosts.*.key"]`.
    ///
    /// The mistakes of the group never show them, wherever it is read, and neither does `swift package di check`, which does not
    /// run the code that calls ``Properties/marking(secret:)``. Once it was read, ``Properties/explain(_:)`` and
    /// ``Properties/json(at:)`` hide them, too; ``Properties/marking(secretsOf:)`` hides them in all texts from the start.
    static var secrets: [String] { get }
    /// Throws if the values contradict each other, or one of them is out of bounds.
    ///
    /// An error is `DI/PropertyType`. A `DecodingError` whose coding path has a key of the group is reported at the place of that
    /// key, and ``Properties/Refusals`` report several together. It is called once all fields could be read, wherever the group
    /// is read: at its path, or within other groups, lists and dictionaries.
    func validate() throws
}

extension ConfigProperty {
    /// No values.
    public static var defaults: String { "" }
    /// No secrets.
    public static var secrets: [String] { [] }
    /// Accepts all values.
    public func validate() throws {}
}

/// A single property that is injected under a tag.
///
/// ```swift
/// struct ShopName: PropertyTag {
///     typealias Element = String
///     static let path = "shop.name"
/// }
/// ```
public protocol PropertyTag: Tag where Element: Decodable & Sendable {
    /// The path of its value.
    static var path: String { get }
}
