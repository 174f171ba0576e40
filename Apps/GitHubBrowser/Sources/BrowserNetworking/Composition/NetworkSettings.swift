// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// What the user sets about requests: the group `network` of the configuration.
public struct NetworkSettings: ConfigProperty, SettingsGroup, Hashable {
    /// Where the values are.
    public static let path = "network"
    /// What counts where the user sets nothing.
    public static let defaults = "{ timeout: 15, concurrency: 4, page_size: 100, retry: 2 }"
    /// What the group reads.
    public static let settings = [
        Setting("timeout", .number(0.001...3_600), "How many seconds a request may take."),
        Setting("concurrency", .integer(1...32), "How many requests may be under way at once."),
        Setting("page_size", .integer(1...100), "How many items a page of a list holds."),
        Setting("retry", .integer(0...10), "How many times a request is tried again."),
    ]

    /// How many seconds a request may take.
    public let timeout: Double
    /// How many requests may be under way at once.
    public let concurrency: Int
    /// How many items a page of a list holds.
    public let pageSize: Int
    /// How many times a request is tried again after a moment's trouble.
    public let retry: Int

    /// Makes settings.
    public init(timeout: Double = 15, concurrency: Int = 4, pageSize: Int = 100, retry: Int = 2) {
        self.timeout = timeout
        self.concurrency = concurrency
        self.pageSize = pageSize
        self.retry = retry
    }

    /// The names in the configuration.
    enum CodingKeys: String, CodingKey {
        case timeout, concurrency, retry
        case pageSize = "page_size"
    }

    /// The numbers by their keys.
    public var numbers: [String: Double] {
        [
            "timeout": timeout, "concurrency": Double(concurrency), "page_size": Double(pageSize),
            "retry": Double(retry),
        ]
    }

    /// Throws where numbers make no sense.
    public func validate() throws { try PropertyRefusals(rangeErrors).throwIfAny() }
}
