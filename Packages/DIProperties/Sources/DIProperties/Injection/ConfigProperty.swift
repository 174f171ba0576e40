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
    /// Where its values are; the empty path is that of everything.
    static var path: String { get }
    /// Values that count where no source sets any, as YAML (or JSON) under the path.
    ///
    /// They count as well where a source has only the key of the group, without a value. They do not count where the group is
    /// a field of another group, whose own `defaults` do.
    static var defaults: String { get }
    /// Throws where the values do not fit together, or one of them is out of bounds.
    ///
    /// A `DecodingError` whose coding path has a key of the group is reported with the place of that key, and
    /// ``PropertyRefusals`` report several at once. It is called once all fields could be read, wherever the group is read: at
    /// its path, or within other groups, lists and dictionaries.
    func validate() throws
}

extension ConfigProperty {
    /// No values.
    public static var defaults: String { "" }
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
    /// Where its value is.
    static var path: String { get }
}
