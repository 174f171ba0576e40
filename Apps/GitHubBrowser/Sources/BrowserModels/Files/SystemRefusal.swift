// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason why something was not done with a file, as the second half of a sentence about it.
public struct SystemRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason in few words.
    public let description: String

    /// Names a reason.
    public init(_ description: String) { self.description = description }

    /// Returns the operating system's description of the last failed call.
    public static func ofLastCall() -> SystemRefusal { SystemRefusal(String(cString: strerror(errno)).lowercased()) }
}
