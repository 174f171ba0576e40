// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of JSON, before it is written.
enum WireValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case text(String)
    case list([WireValue])
    case object([String: WireValue])

    static func optional(_ text: String?) -> WireValue { text.map(WireValue.text) ?? .null }

    /// Returns an object with more members; any other value is unchanged.
    func adding(_ members: [String: WireValue]) -> WireValue {
        guard case .object(let own) = self else { return self }
        return .object(own.merging(members) { _, new in new })
    }

    /// Returns an object without some members; any other value is unchanged.
    func removing(_ names: Set<String>) -> WireValue {
        guard case .object(let own) = self else { return self }
        return .object(own.filter { !names.contains($0.key) })
    }

    /// The value as JSON, the same in every run.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Only numbers that JSON does not know could fail, and there are none.
        return (try? encoder.encode(self)) ?? Data()
    }
}

extension WireValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(dictionaryLiteral elements: (String, WireValue)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }
}
