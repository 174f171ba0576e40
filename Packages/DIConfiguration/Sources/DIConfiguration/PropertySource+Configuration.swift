// SPDX-License-Identifier: Apache-2.0

#if Configuration

import Configuration
import DIProperties

extension PropertySource {
    /// The values that a provider of swift-configuration has for the fields of groups.
    ///
    /// ```swift
    /// let properties = try Properties(sources: [
    ///     .file("shop.yml"), .configuration(EnvironmentVariablesProvider(), for: ServerSettings.self, PriceConfig.self),
    /// ])
    /// ```
    ///
    /// A provider can't list its keys, so it is queried for each stored property of each group and of nested structures:
    /// `server.port` for `port` of a group whose path is `server`. A field is queried by its type, and as a string if
    /// swift-configuration doesn't support the type, such as an enumeration. Secret values stay secret. Dictionaries, lists of
    /// structures, unused keys and places are lost: a message names the provider.
    ///
    /// Errors: `DI/PropertySyntax` for a value that the provider can't convert.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - groups: The groups.
    /// - Returns: The source.
    public static func configuration(
        _ provider: any ConfigProvider, for groups: any ConfigProperty.Type...
    ) -> PropertySource {
        _foreign(named: provider.providerName) {
            var reading = FieldReading(snapshot: provider.snapshot())
            for group in groups { try reading.read(group, at: group.path.split(separator: ".").map(String.init)) }
            return (reading.values, reading.secrets)
        }
    }
}

/// The values of fields that are set, each as a tree of its own.
private struct FieldReading {
    let snapshot: any ConfigSnapshot
    var values: [PropertyValue] = []
    var secrets: [String] = []

    /// Reads the fields of a structure.
    mutating func read(_ structure: Any.Type, at keys: [String]) throws {
        for field in StoredField.all(of: structure) {
            var type = field.type
            if let optional = type as? any OptionalField.Type { type = optional.wrapped }
            let path = keys + [field.name]
            if let known = Self.types.first(where: { $0.swift == type })?.config {
                try read(known, at: path)
            } else if StoredField.all(of: type).isEmpty || Properties._isScalar(type) {
                try read(.string, at: path)
            } else {
                try read(type, at: path)
            }
        }
    }

    private mutating func read(_ type: ConfigType, at keys: [String]) throws {
        guard let found = try snapshot.value(forKey: AbsoluteConfigKey(keys), type: type).value else { return }
        values.append(keys.reversed().reduce(found.content.propertyValue) { .map([$1: $0]) })
        if found.isSecret { secrets.append(keys.joined(separator: ".")) }
    }

    private static let types: [(swift: Any.Type, config: ConfigType)] = [
        (String.self, .string), (Int.self, .int), (Double.self, .double), (Bool.self, .bool),
        ([String].self, .stringArray), ([Int].self, .intArray), ([Double].self, .doubleArray),
        ([Bool].self, .boolArray),
    ]
}

/// An optional, without its type.
private protocol OptionalField { static var wrapped: Any.Type { get } }

extension Optional: OptionalField { static var wrapped: Any.Type { Wrapped.self } }

extension ConfigContent {
    fileprivate var propertyValue: PropertyValue {
        switch self {
        case .string(let text): .text(text)
        case .int(let number): .integer(number)
        case .double(let number): .number(number)
        case .bool(let bool): .bool(bool)
        case .stringArray(let list): .list(list.map { .text($0) })
        case .intArray(let list): .list(list.map { .integer($0) })
        case .doubleArray(let list): .list(list.map { .number($0) })
        case .boolArray(let list): .list(list.map { .bool($0) })
        // Never requested.
        case .bytes, .byteChunkArray: .null
        }
    }
}

#endif
