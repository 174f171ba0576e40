// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct Readme: Sendable, Hashable {
    package let path: String
    /// The bytes of the file; nil if the response lacks them because the file is over a megabyte.
    package let content: Data?
    package let url: String?

    /// The text; nil if the response lacks it.
    package var text: String? { content.map { String(decoding: $0, as: UTF8.self) } }

    package func with(content: Data) -> Readme { Readme(path: path, content: content, url: url) }
}

extension Readme: Decodable {
    /// Decodes a README, which requires one of `path`, `name` and `content`; its text is in base64 with line breaks.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        let name = container.tolerantText("path") ?? container.tolerantText("name")
        let text = container.tolerant("content", as: String.self)
        path = try name ?? (text != nil ? "README" : container.decode(String.self, forKey: "path"))
        url = container.tolerantText("html_url")
        // The only encoding there is; one that holds nothing is called `none`.
        let isKnown = container.tolerant("encoding", as: String.self) ?? "base64" == "base64"
        content = isKnown ? text.flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) } : nil
    }
}
