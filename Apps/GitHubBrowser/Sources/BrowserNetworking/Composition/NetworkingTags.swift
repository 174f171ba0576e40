// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import Foundation
import Logging

/// The address of the API.
public struct APIURL: Tag {
    /// An absolute http or https address.
    public typealias Element = URL
}

/// The address of the web pages that belong to the API.
public struct WebURL: Tag {
    /// An absolute https address.
    public typealias Element = URL
}

/// What the program calls itself in requests.
public struct UserAgent: Tag {
    /// A product and its version.
    public typealias Element = String
}

/// How many items a page of a list holds.
public struct PageSize: PropertyTag {
    /// At least 1; GitHub gives 100 at most.
    public typealias Element = Int
    /// A property of the group ``NetworkSettings``.
    public static let path = "network.page_size"
}

/// The most pages that are read of one list.
public struct PageCap: Tag {
    /// At least 1.
    public typealias Element = Int
}

/// Whether plain http to other machines is allowed.
public struct ExposedOriginsAllowed: Tag {
    /// True where the user said so.
    public typealias Element = Bool
}

/// Whether a limit of the server is waited for rather than reported.
public struct WaitingAllowed: Tag {
    /// True where the user said so.
    public typealias Element = Bool
}

/// Where requests are logged.
public struct NetworkLog: Tag {
    /// A logger of this layer.
    public typealias Element = Logger
}
