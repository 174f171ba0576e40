// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The README of a repository.
public struct Readme: Sendable, Hashable {
    /// The path in the repository.
    public let path: String
    /// The bytes of the file; nil if the response lacks them because the file is over a megabyte.
    public let content: Data?
    /// The web address.
    public let url: String?

    /// The text; nil if the response lacks it.
    public var text: String? { content.map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the README with separately requested content.
    public func with(content: Data) -> Readme {
        Readme(path: path, content: content, url: url)
    }
}

extension Readme: Decodable {
    /// Decodes a README, which requires one of `path`, `name` and `content`; its text is in base64 with line breaks.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        let name = container.tolerantText("path") ?? container.tolerantText("name")
        let isReadme = container.tolerant("content", as: String.self) != nil
        path = try name ?? (isReadme ? "README" : container.decode(String.self, forKey: "path"))
        url = container.tolerantText("html_url")
        // The only encoding there is; one that holds nothing is called `none`.
        guard container.tolerant("encoding", as: String.self) ?? "base64" == "base64" else {
            content = nil
            return
        }
        content = container.tolerant("content", as: String.self).flatMap {
            Data(base64Encoded: $0, options: .ignoreUnknownCharacters)
        }
    }
}
