// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The base URL of the API.
package struct APIAddress: Sendable, Hashable {
    /// An absolute http or https URL.
    package let url: URL

    package init(_ url: URL) { self.url = url }
}
