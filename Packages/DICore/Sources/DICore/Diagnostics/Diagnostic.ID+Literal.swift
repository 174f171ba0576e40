// SPDX-License-Identifier: Apache-2.0

extension Diagnostic.ID: ExpressibleByStringLiteral {
    /// Makes an id of its name, so that a plugin's own can be written where it is used.
    public init(stringLiteral name: String) {
        self.init(rawValue: name)
    }
}
