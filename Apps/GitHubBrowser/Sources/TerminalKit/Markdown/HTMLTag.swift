// SPDX-License-Identifier: Apache-2.0

/// A tag of HTML.
struct HTMLTag {
    /// The name in small letters.
    let name: String
    /// Whether the tag ends an element that a tag of the same name began.
    let isClosing: Bool
    /// Its attributes, by names in lower case.
    let attributes: [String: String]

    /// The trait that the tag gives to text; nil for other tags.
    var trait: MarkdownInline.Traits? {
        switch name {
        case "b", "strong", "summary", "th", "dt": .strong
        case "i", "em", "cite", "var": .emphasis
        case "code", "kbd", "samp", "tt": .code
        case "s", "del", "strike": .strikethrough
        default: nil
        }
    }
}
