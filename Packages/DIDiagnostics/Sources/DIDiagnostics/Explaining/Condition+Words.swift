// SPDX-License-Identifier: Apache-2.0

import DICore

extension Condition: CustomStringConvertible {
    /// The condition as it is written in code, without leading dots: `profile("demo") && !context(.test)`.
    public var description: String { content.text }
}

extension Condition.Content {
    fileprivate var text: String {
        switch self {
        case .profile(let name): "profile(\(Self.quoted(name)))"
        case .context(let context): "context(\(context))"
        case .value(let test): test.text
        case .not(let content): content.isList ? "!(\(content.text))" : "!\(content.text)"
        case .all(let parts): parts.map { $0.isList ? "(\($0.text))" : $0.text }.joined(separator: " && ")
        case .any(let parts): parts.map(\.text).joined(separator: " || ")
        }
    }

    private var isList: Bool {
        switch self {
        case .all, .any: true
        case .profile, .context, .value, .not: false
        }
    }

    /// Quotes the name of a profile.
    static func quoted(_ name: String) -> String {
        "\"\(_DiagnosticText.escaped(name))\""
    }
}
