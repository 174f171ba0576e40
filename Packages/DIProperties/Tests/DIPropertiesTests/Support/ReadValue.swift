// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// A value that a test reads as a type, with the name of the text of what is wrong with it.
struct ReadValue: Sendable, CustomTestStringConvertible {
    let name: String
    let read: @Sendable (Properties) throws -> Any

    init<Value: Decodable & Sendable>(_ name: String, _ type: Value.Type, _ path: String) {
        self.name = name
        read = { try $0.value(type, at: path) }
    }

    var testDescription: String { name }
}
