// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The forms in which the API gives an answer.
public enum MediaType: Sendable, Hashable {
    /// Data.
    case json
    /// A file as it is, such as a README that is too large for JSON.
    case raw

    /// The value of a request's `Accept`.
    public var accept: String {
        switch self {
        case .json: APIConventions.accept
        case .raw: "application/vnd.github.raw+json"
        }
    }

    /// Whether an answer arrived to its end, as far as its text tells.
    ///
    /// A server or proxy that breaks off does not always say so; what was cut must not get into the cache.
    func isWhole(_ response: HTTPResponse) -> Bool {
        guard self == .json, (200..<300).contains(response.status), response.body.beginsLikeJSON else { return true }
        return (try? JSONDecoder().decode(AnyJSON.self, from: response.body)) != nil
    }

    /// Takes any JSON; the decoder reads the whole of it before it asks for a value.
    private struct AnyJSON: Decodable {
        init(from decoder: any Decoder) throws {}
    }
}

extension Data {
    /// Whether the first character opens an object or a list.
    var beginsLikeJSON: Bool {
        let first = first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
