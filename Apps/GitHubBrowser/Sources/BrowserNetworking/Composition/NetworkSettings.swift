// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// What the user sets about requests: the group `network` of the configuration.
public struct NetworkSettings: ConfigProperty, Hashable {
    /// Where the values are.
    public static let path = "network"
    /// What counts where the user sets nothing.
    public static let defaults = "{ timeout: 15, concurrency: 4, page_size: 100, retry: 2 }"

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

    /// Throws where a number makes no sense.
    public func validate() throws {
        let ranges: [(key: CodingKeys, isValid: Bool, range: String)] = [
            (.timeout, timeout.isFinite && timeout > 0 && timeout <= 3_600, "more than 0 and at most 3600 seconds"),
            (.concurrency, (1...32).contains(concurrency), "1 to 32"),
            (.pageSize, (1...100).contains(pageSize), "1 to 100"),
            (.retry, (0...10).contains(retry), "0 to 10"),
        ]
        for entry in ranges where !entry.isValid {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [entry.key],
                    debugDescription: "\(Self.path).\(entry.key.rawValue) must be \(entry.range)"))
        }
    }
}
