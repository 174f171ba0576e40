// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason for a failed operation on a file, as the second half of a sentence.
public struct SystemRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason in few words.
    public let description: String

    /// Creates a reason.
    public init(_ description: String) { self.description = description }

    /// Returns the operating system's description of the last error.
    public static func ofLastCall() -> SystemRefusal { SystemRefusal(String(cString: strerror(errno)).lowercased()) }
}
