// SPDX-License-Identifier: Apache-2.0

/// A reason for which nothing was checked: the text on standard error that goes with exit status 2.
public struct CheckFailure: Error, Equatable {
    /// The text, such as `no component is named 'Shop'`.
    public let text: String

    /// Makes a failure from its text.
    public init(_ text: String) {
        self.text = text
    }
}
