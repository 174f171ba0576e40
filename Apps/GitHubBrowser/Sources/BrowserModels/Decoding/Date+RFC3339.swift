// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Date {
    /// Reads a time such as `2024-05-01T12:30:00Z`, with or without a fraction; nil for any other text.
    package init?(rfc3339 text: String) {
        let plain = Date.ISO8601FormatStyle()
        let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        guard let date = (try? plain.parse(text)) ?? (try? fractional.parse(text)) else { return nil }
        self = date
    }

    /// The time in UTC to the second, such as `2024-05-01T12:30:00Z`.
    package var rfc3339: String { formatted(Date.ISO8601FormatStyle()) }
}
