// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foundation
import Logging

/// The base URL of the API.
public struct APIURL: Tag {
    /// An absolute http or https URL.
    public typealias Element = URL
}

/// The base URL of the web pages that belong to the API.
public struct WebURL: Tag {
    /// An absolute https URL.
    public typealias Element = URL
}

/// The `User-Agent` of requests.
public struct UserAgent: Tag {
    /// A product and its version.
    public typealias Element = String
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

/// Permission to send plain http to other machines.
public struct ExposedOriginsAllowed: Tag {
    /// True if the user allowed it.
    public typealias Element = Bool
}

/// Permission to wait for a rate limit instead of reporting it.
public struct WaitingAllowed: Tag {
    /// True if the user allowed it.
    public typealias Element = Bool
}

/// The logger for requests.
public struct NetworkLog: Tag {
    /// A logger with a label of this layer.
    public typealias Element = Logger
}
