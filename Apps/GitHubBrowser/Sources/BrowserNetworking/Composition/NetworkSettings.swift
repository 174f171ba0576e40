// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The settings for requests: the group `network` of the configuration.
package struct NetworkSettings: ConfigProperty, SettingsGroup, Hashable {
    package static let path = "network"
    package static let defaults = #"{"timeout": 15, "concurrency": 4, "page_size": 100, "retry": 2}"#
    package static let settings = [
        Setting("timeout", .number(0.001...3_600), "The time limit of a request, in seconds."),
        Setting("concurrency", .integer(1...32), "The most requests at the same time."),
        Setting("page_size", .integer(1...100), "The number of items on a page of a list."),
        Setting("retry", .integer(0...10), "The number of retries after a failed request."),
    ]

    package let timeout: Double
    package let concurrency: Int
    package let pageSize: Int
    package let retry: Int

    enum CodingKeys: String, CodingKey {
        case timeout, concurrency, retry
        case pageSize = "page_size"
    }

    package var numbers: [String: Double] {
        [
            "timeout": timeout, "concurrency": Double(concurrency), "page_size": Double(pageSize),
            "retry": Double(retry),
        ]
    }

    /// Throws if a value is out of range.
    package func validate() throws { try Properties.Refusals(rangeErrors).throwIfAny() }
}
