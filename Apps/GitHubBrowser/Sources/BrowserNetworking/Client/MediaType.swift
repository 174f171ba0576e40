// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The formats of a response that the API offers.
package enum MediaType: Sendable, Hashable {
    case json
    /// The raw file, such as a README that is too large for JSON.
    case raw

    package var accept: String {
        switch self {
        case .json: "application/vnd.github+json"
        case .raw: "application/vnd.github.raw+json"
        }
    }

    /// Returns whether a response is complete, as far as its body shows.
    ///
    /// A server or proxy may close a connection early without an error; a truncated response must not be cached.
    func isWhole(_ response: HTTPResponse) -> Bool {
        guard self == .json, (200..<300).contains(response.status), response.body.beginsLikeJSON else { return true }
        return (try? JSONDecoder().decode(AnyJSON.self, from: response.body)) != nil
    }

    /// Accepts any JSON; the decoder parses all of it before it asks for a value.
    private struct AnyJSON: Decodable {
        init(from decoder: any Decoder) throws {}
    }
}

extension Data {
    /// Whether the first character opens an object or an array.
    var beginsLikeJSON: Bool { firstVisible == UInt8(ascii: "{") || firstVisible == UInt8(ascii: "[") }

    /// The first character that is not white space.
    var firstVisible: UInt8? { first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}
