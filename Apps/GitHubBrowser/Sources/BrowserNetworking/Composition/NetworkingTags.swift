// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foundation

/// The base URL of the web pages that belong to the API.
package struct WebURL: Tag {
    package typealias Element = URL
}

/// The number of items on a page of a list.
package struct PageSize: PropertyTag {
    /// At least 1; GitHub allows at most 100.
    package typealias Element = Int
    /// A property of the group ``NetworkSettings``.
    package static let path = "network.page_size"
}

/// The maximum number of pages that are read of one list.
package struct PageCap: Tag {
    package typealias Element = Int
}
