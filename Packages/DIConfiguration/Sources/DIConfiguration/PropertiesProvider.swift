// SPDX-License-Identifier: Apache-2.0

#if Configuration

import Configuration
import DIProperties
import Foundation

/// Properties as a provider of swift-configuration, for libraries that read from a `ConfigReader`.
///
/// ```swift
/// let reader = ConfigReader(provider: properties.provider(at: "http"))
/// let timeout = reader.int(forKey: "client.timeout", default: 30)     // http.client.timeout
/// ```
///
/// A key is a path below the provider's. Values have the places, the references and the precedence of the properties. Marked
/// values are secret, and shown as `<REDACTED>`. Bytes are read from Base64. A value of another type is a `PropertyError` with
/// its place, which a reader throws or, if it has a default, reports. The provider never changes.
public struct PropertiesProvider: ConfigProvider, ConfigSnapshot {
    fileprivate let properties: Properties
    fileprivate let path: String

    /// The name, with the path.
    public var providerName: String { "PropertiesProvider[\(path)]" }

    /// Returns the value of a key, or none if no source sets it.
    public func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
        LookupResult(encodedKey: (path.isEmpty ? "" : path + ".") + "\(key)", value: try read(key.components, as: type))
    }

    /// Returns the same value, because all sources were read at the start.
    nonisolated(nonsending) public func fetchValue(forKey key: AbsoluteConfigKey, type: ConfigType) async throws
        -> LookupResult
    {
        try value(forKey: key, type: type)
    }

    /// Gives the only value.
    nonisolated(nonsending) public func watchValue<Return: ~Copyable>(
        forKey key: AbsoluteConfigKey, type: ConfigType,
        updatesHandler:
            nonisolated(nonsending) (
                _ updates: ConfigUpdatesAsyncSequence<Result<LookupResult, any Error>, Never>
            ) async throws -> Return
    ) async throws -> Return {
        try await watchValueFromValue(forKey: key, type: type, updatesHandler: updatesHandler)
    }

    /// Returns the properties, which never change.
    public func snapshot() -> any ConfigSnapshot { self }

    /// Gives the only snapshot.
    nonisolated(nonsending) public func watchSnapshot<Return: ~Copyable>(
        updatesHandler:
            nonisolated(nonsending) (
                _ updates: ConfigUpdatesAsyncSequence<any ConfigSnapshot, Never>
            ) async throws -> Return
    ) async throws -> Return {
        try await watchSnapshotFromSnapshot(updatesHandler: updatesHandler)
    }

    private func read(_ keys: [String], as type: ConfigType) throws -> ConfigValue? {
        switch type {
        case .string: try read(keys, String.self, ConfigContent.string)
        case .int: try read(keys, Int.self, ConfigContent.int)
        case .double: try read(keys, Double.self, ConfigContent.double)
        case .bool: try read(keys, Bool.self, ConfigContent.bool)
        case .bytes: try read(keys, Data.self) { .bytes(Array($0)) }
        case .stringArray: try read(keys, [String].self, ConfigContent.stringArray)
        case .intArray: try read(keys, [Int].self, ConfigContent.intArray)
        case .doubleArray: try read(keys, [Double].self, ConfigContent.doubleArray)
        case .boolArray: try read(keys, [Bool].self, ConfigContent.boolArray)
        case .byteChunkArray: try read(keys, [Data].self) { .byteChunkArray($0.map(Array.init)) }
        }
    }

    private func read<Value: Decodable>(
        _ keys: [String], _ type: Value.Type, _ content: (Value) -> ConfigContent
    ) throws -> ConfigValue? {
        try properties._value(type, at: keys, below: path).map { ConfigValue(content($0.value), isSecret: $0.isSecret) }
    }
}

extension Properties {
    /// Returns the values below a path as a provider of swift-configuration.
    ///
    /// - Parameter path: The path, such as `http.client`; the empty one is the whole configuration.
    /// - Returns: The provider.
    public func provider(at path: String = "") -> PropertiesProvider {
        PropertiesProvider(properties: self, path: path)
    }
}

#endif
