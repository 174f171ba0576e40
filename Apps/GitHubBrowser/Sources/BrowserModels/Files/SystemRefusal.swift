// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason for a failed operation on a file, as the second half of a sentence.
package struct SystemRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// Returns the operating system's description of the last error.
    package static func ofLastCall() -> SystemRefusal { SystemRefusal(String(cString: strerror(errno)).lowercased()) }
}
