// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Foundation

/// The group `storage` of the configuration; `storage.backend` chooses the backend and is read by the graph itself.
package struct StorageSettings: ConfigProperty, SettingsGroup {
    package static let path = "storage"
    package static let defaults =
        #"{"backend": "sqlite", "path": null, "max_size_mb": 200, "fresh_for": 60, "keep_days": 30}"#
    package static let settings = [
        Setting("backend", .choice(["memory", "sqlite"]), "The storage of responses, limits and bookmarks."),
        Setting("path", .optionalText, "The folder of the cache, in place of the usual one."),
        Setting("max_size_mb", .integer(0...1_000_000), "The maximum size of the cache file, in megabytes."),
        Setting("fresh_for", .number(0...31_536_000), "The seconds for which a response is used without a request."),
        Setting("keep_days", .number(0...36_500), "The days that the file keeps a response."),
    ]

    /// The folder of the cache; nil for the user's usual one.
    package let folder: String?
    package let maxSizeMB: Int
    package let freshFor: Double
    package let keepDays: Double

    private enum CodingKeys: String, CodingKey {
        case folder = "path"
        case maxSizeMB = "max_size_mb"
        case freshFor = "fresh_for"
        case keepDays = "keep_days"
    }

    package var numbers: [String: Double] {
        ["max_size_mb": Double(maxSizeMB), "fresh_for": freshFor, "keep_days": keepDays]
    }

    /// Throws if a number is out of range, or the folder is relative to the current one.
    package func validate() throws {
        let isAnywhere = folder.map { !$0.hasPrefix("/") } ?? false
        let place = isAnywhere ? [Self.refusal("path", because: "it must begin with '/'")] : []
        try Properties.Refusals(rangeErrors + place).throwIfAny()
    }

    package var retention: Retention {
        Retention(keepFor: keepDays * 86_400, mostBytes: min(maxSizeMB, 1_000_000_000) * 1_000_000)
    }
}
