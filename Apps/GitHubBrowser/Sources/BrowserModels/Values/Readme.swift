// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text that introduces a repository.
public struct Readme: Sendable, Hashable {
    /// Where it lies in the repository.
    public let path: String
    /// The text; nil where the answer left it out because it is over a megabyte.
    public let text: String?
    /// The web address.
    public let url: String?

    /// The same with the text that was asked for by itself.
    public func with(text: String) -> Readme {
        Readme(path: path, text: text, url: url)
    }
}

extension Readme: Decodable {
    private enum Key: String, CodingKey {
        case path, content, encoding
        case url = "html_url"
    }

    /// Reads a README of which only `path` need be there; its text is in base64 with line breaks.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        path = try container.decode(String.self, forKey: .path)
        url = container.tolerantText(.url)
        guard container.tolerant(.encoding, as: String.self) == "base64",
            let content = container.tolerant(.content, as: String.self),
            let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
        else {
            text = nil
            return
        }
        text = String(decoding: data, as: UTF8.self)
    }
}
