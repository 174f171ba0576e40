// SPDX-License-Identifier: Apache-2.0

extension Diagnostic.ID: ExpressibleByStringLiteral {
    /// Makes an id from its name, so that plugins can write their ids in place.
    public init(stringLiteral name: String) {
        self.init(rawValue: name)
    }
}
