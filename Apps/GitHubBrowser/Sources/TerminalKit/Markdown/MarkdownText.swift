// SPDX-License-Identifier: Apache-2.0

import CMarkGFM
import TerminalText

/// A piece of running text.
struct MarkdownInline {
    struct Traits: OptionSet, Hashable {
        let rawValue: UInt8

        static let emphasis = Traits(rawValue: 1)
        static let strong = Traits(rawValue: 2)
        static let code = Traits(rawValue: 4)
        static let strikethrough = Traits(rawValue: 8)
        static let image = Traits(rawValue: 16)
    }

    /// The text; a line break where the line ends.
    var text: String
    let traits: Traits
    let link: String?
}

/// Collects running text: applies enclosing traits and links, and joins equal neighbours.
struct MarkdownText {
    private let breaksLines: Bool
    private var counts: [MarkdownInline.Traits: Int] = [:]
    private var links: [String] = []
    private var images: [(address: String, length: Int)] = []
    private var inlines: [MarkdownInline] = []
    private var length = 0

    init(breaksLines: Bool = false) { self.breaksLines = breaksLines }

    /// Reads a node of cmark-gfm when it begins or ends.
    mutating func read(_ node: OpaquePointer, isEnd: Bool) {
        switch MarkdownReader.type(of: node) {
        case "text": append(MarkdownReader.literal(of: node))
        case "softbreak": append(breaksLines ? "\n" : " ")
        case "linebreak": append("\n")
        case "code": append(MarkdownReader.literal(of: node), .code)
        case "html_inline":
            if case .tag(let tag)? = HTMLScanner.tokens(of: MarkdownReader.literal(of: node)).first { read(tag) }
        case "emph": set(.emphasis, isEnd: isEnd)
        case "strong": set(.strong, isEnd: isEnd)
        case "strikethrough": set(.strikethrough, isEnd: isEnd)
        case "image": setImage(isEnd ? nil : MarkdownReader.text(cmark_node_get_url(node)))
        case "link": setLink(isEnd ? nil : MarkdownReader.text(cmark_node_get_url(node)))
        default:
            guard !isEnd, cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_REFERENCE else { return }
            append("[\(MarkdownReader.literal(of: node))]")
        }
    }

    mutating func read(_ tag: HTMLTag) {
        switch tag.name {
        case "b", "strong", "summary", "th", "dt": set(.strong, isEnd: tag.isClosing)
        case "i", "em", "cite", "var": set(.emphasis, isEnd: tag.isClosing)
        case "code", "kbd", "samp", "tt": set(.code, isEnd: tag.isClosing)
        case "s", "del", "strike": set(.strikethrough, isEnd: tag.isClosing)
        case "a":
            if tag.isClosing {
                setLink(nil)
            } else if let address = tag.attribute("href") {
                setLink(address)
            }
        case "br": append("\n")
        case "img":
            setImage(tag.attribute("src") ?? "")
            append(tag.attribute("alt") ?? "")
            setImage(nil)
        default: break
        }
    }

    mutating func append(_ text: String, _ traits: MarkdownInline.Traits = []) {
        guard !text.isEmpty else { return }
        // Entities can stand for characters that a terminal obeys as well.
        let text = text == "\n" ? text : PlainText.line(text)
        length += 1
        var traits = traits
        for (trait, count) in counts where count > 0 { traits.formUnion(trait) }
        if !images.isEmpty { traits.formUnion(.image) }
        let link = (links.last ?? images.last?.address).map(PlainText.line)
        if let last = inlines.last, last.traits == traits, last.link == link {
            inlines[inlines.count - 1].text += text
        } else {
            inlines.append(MarkdownInline(text: text, traits: traits, link: link))
        }
    }

    /// Returns the pieces in their styles.
    func finished(_ theme: MarkdownTheme) -> [StyledSpan] {
        var result = inlines
        for index in result.indices where !result[index].traits.contains(.code) {
            result[index].text = Emoji.replacingNames(in: result[index].text)
        }
        return theme.spans(of: result)
    }

    private mutating func set(_ trait: MarkdownInline.Traits, isEnd: Bool) {
        counts[trait] = max(0, counts[trait, default: 0] + (isEnd ? -1 : 1))
    }

    private mutating func setLink(_ address: String?) {
        if let address { links.append(address) } else { _ = links.popLast() }
    }

    private mutating func setImage(_ address: String?) {
        if let address { return images.append((address, length)) }
        if images.last?.length == length { append("image") }
        _ = images.popLast()
    }
}
