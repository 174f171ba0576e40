// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foundation

/// The base URL of the web pages that belong to the API.
public struct WebURL: Tag {
    /// An absolute https URL.
    public typealias Element = URL
}

/// The number of items on a page of a list.
public struct PageSize: PropertyTag {
    /// At least 1; GitHub allows at most 100.
    public typealias Element = Int
    /// A property of the group ``NetworkSettings``.
    public static let path = "network.page_size"
}

/// The maximum number of pages that are read of one list.
public struct PageCap: Tag {
    /// At least 1.
    public typealias Element = Int
}
