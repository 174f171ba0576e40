// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foundation

/// The scope of objects that belong to one account on one host; another account gets a new session.
package struct SessionScope: Scope {}

/// The base URL of the web pages that belong to the API.
package struct WebURL: Tag {
    package typealias Element = URL
}

/// The number of items on a page of a list.
package struct PageSize: PropertyTag {
    /// At least 1; GitHub allows at most 100.
    package typealias Element = Int
    package static let path = "network.page_size"
}

/// The maximum number of pages that are read of one list.
package struct PageCap: Tag {
    package typealias Element = Int
}

/// Creates a pager from the URL of the first page of a list.
package enum PagerFactory: AssistedFactory {
    package typealias Seed = URL
    package typealias Element = Pager
}
