// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The message in the body of an error response.
struct ServerMessage: Sendable, Hashable {
    /// The message with the details of `errors`, which are objects in some responses and strings in others.
    let text: String?

    /// Decodes a body; nil if it is not a JSON object, such as the HTML of a proxy.
    init?(_ body: Data) {
        guard let content = try? JSONDecoder().decode(Content.self, from: body) else { return nil }
        let details = (content.errors ?? []).compactMap(\.text)
        let parts = [content.message].compactMap { $0 } + (details.isEmpty ? [] : [details.joined(separator: "; ")])
        text = parts.isEmpty ? nil : String(parts.joined(separator: ": ").prefix(300))
    }

    private struct Content: Decodable {
        let message: String?
        let errors: [Detail]?

        enum Key: CodingKey { case message, errors }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            message = try? container.decodeIfPresent(String.self, forKey: .message)
            errors = try? container.decodeIfPresent([Detail].self, forKey: .errors)
        }
    }

    private struct Detail: Decodable {
        let text: String?

        enum Key: CodingKey { case message, resource, field, code }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self.text = text
                return
            }
            let container = try? decoder.container(keyedBy: Key.self)
            let read = { (key: Key) in (try? container?.decodeIfPresent(String.self, forKey: key)) ?? nil }
            let place = [read(.resource), read(.field), read(.code)].compactMap { $0 }.joined(separator: " ")
            text = read(.message) ?? (place.isEmpty ? nil : place)
        }
    }
}
