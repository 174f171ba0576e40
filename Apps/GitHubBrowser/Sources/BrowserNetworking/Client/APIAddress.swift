// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The base URL of the API.
public struct APIAddress: Sendable, Hashable {
    /// An absolute http or https URL.
    public let url: URL

    /// Creates an address.
    public init(_ url: URL) { self.url = url }
}
