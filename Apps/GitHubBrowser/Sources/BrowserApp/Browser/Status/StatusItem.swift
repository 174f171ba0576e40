// SPDX-License-Identifier: Apache-2.0

/// Something that the last line of the browser tells.
protocol StatusItem: Sendable {
    /// What is to be told now.
    func part() async -> StatusPart
}

/// A part of the last line.
enum StatusPart: Sendable, Hashable {
    /// Where the data comes from, such as `github.com as octocat`.
    case source(String)
    /// What is left of the requests, such as `4968/5000`; nil where nobody knows.
    case limit(String?)
}
