// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Foundation

/// The group `storage` of the configuration; `storage.backend` chooses the backend and is read by the graph itself.
public struct StorageSettings: ConfigProperty, SettingsGroup {
    /// The path of the group.
    public static let path = "storage"
    /// The fields are read as they are declared, so that each mistake is reported.
    /// The defaults of the group.
    public static let defaults =
        #"{"backend": "sqlite", "path": null, "max_size_mb": 200, "fresh_for": 60, "keep_days": 30}"#
    /// The settings of the group.
    public static let settings = [
        Setting("backend", .choice(["memory", "sqlite"]), "The storage of responses, limits and bookmarks."),
        Setting("path", .optionalText, "The folder of the cache, in place of the usual one."),
        Setting("max_size_mb", .integer(0...1_000_000), "The maximum size of the cache file, in megabytes."),
        Setting("fresh_for", .number(0...31_536_000), "The seconds for which a response is used without a request."),
        Setting("keep_days", .number(0...36_500), "The days that the file keeps a response."),
    ]

    /// The folder of the cache; nil for the user's usual one.
    public let folder: String?
    /// The limit of the cache, in millions of bytes.
    public let maxSizeMB: Int
    /// For how many seconds an answer counts as fresh.
    public let freshFor: Double
    /// For how many days an answer is kept after the server last confirmed it.
    public let keepDays: Double

    private enum CodingKeys: String, CodingKey {
        case folder = "path"
        case maxSizeMB = "max_size_mb"
        case freshFor = "fresh_for"
        case keepDays = "keep_days"
    }

    /// The numbers by their keys.
    public var numbers: [String: Double] {
        ["max_size_mb": Double(maxSizeMB), "fresh_for": freshFor, "keep_days": keepDays]
    }

    /// Refuses numbers out of range, and a folder that would be another one wherever the program is started.
    public func validate() throws {
        let isAnywhere = folder.map { !$0.hasPrefix("/") } ?? false
        let place = isAnywhere ? [Self.refusal("path", because: "it must begin with '/'")] : []
        try Properties.Refusals(rangeErrors + place).throwIfAny()
    }

    /// The retention that these settings describe.
    public var retention: Retention {
        Retention(keepFor: keepDays * 86_400, mostBytes: min(maxSizeMB, 1_000_000_000) * 1_000_000)
    }
}
