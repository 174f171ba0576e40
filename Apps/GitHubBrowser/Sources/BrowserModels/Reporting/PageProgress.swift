// SPDX-License-Identifier: Apache-2.0

/// The position of a page in its list.
package struct PageProgress: Sendable, Hashable, CustomStringConvertible {
    /// The number of the page, counted from 1.
    package let page: Int
    /// The number of pages; nil if the server does not say.
    package let pages: Int?

    package init(page: Int, pages: Int?) {
        self.page = page
        self.pages = pages
    }

    /// The position of the next page, of which there is at least one.
    package var next: PageProgress { PageProgress(page: page + 1, pages: pages.map { max($0, page + 1) }) }

    package var description: String { "page \(page)" + (pages.map { " of \($0)" } ?? "") }
}
