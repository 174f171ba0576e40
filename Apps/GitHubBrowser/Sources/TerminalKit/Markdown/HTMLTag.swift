// SPDX-License-Identifier: Apache-2.0

/// A tag of HTML.
struct HTMLTag {
    /// The name in small letters.
    let name: String
    /// Whether it ends what a tag of the same name began.
    let isClosing: Bool
    /// What it says besides, by names in small letters.
    let attributes: [String: String]

    /// What the tag makes of text; nil where it makes something else.
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
