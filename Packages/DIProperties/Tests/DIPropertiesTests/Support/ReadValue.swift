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

    init<Value: Decodable & Sendable>(
        _ name: String, _ type: Value.Type, _ path: String, in sources: PropertySource...
    ) {
        self.name = name
        read = { _ in try Properties(sources: sources).value(type, at: path) }
    }

    init<Group: ConfigProperty>(
        _ name: String, of group: Group.Type, in sources: PropertySource..., secret: String = "no.secret"
    ) {
        self.name = name
        read = { _ in try Properties(sources: sources).marking(secret: secret).value(of: group) }
    }

    var testDescription: String { name }

    func expectText(in folder: String, _ properties: Properties) throws {
        try TextFile("\(folder)/\(name)").expect(complaint { try read(properties) })
    }
}
