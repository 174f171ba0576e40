// SPDX-License-Identifier: Apache-2.0

/// How far the reading of a list has come.
public struct PageProgress: Sendable, Hashable, CustomStringConvertible {
    /// The page that was read last, counted from 1.
    public let page: Int
    /// How many pages there are, where the server tells.
    public let pages: Int?

    /// Makes a progress.
    public init(page: Int, pages: Int?) {
        self.page = page
        self.pages = pages
    }

    /// `page 3 of 23`, or `page 3`.
    public var description: String { "page \(page)" + (pages.map { " of \($0)" } ?? "") }
}
