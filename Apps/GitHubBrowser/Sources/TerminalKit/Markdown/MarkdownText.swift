// SPDX-License-Identifier: Apache-2.0

import CMarkGFM

/// Collects running text: applies enclosing traits and links, and joins equal neighbours.
struct MarkdownText {
    var breaksLines: Bool = false
    private var counts: [MarkdownInline.Traits: Int] = [:]
    private var links: [String] = []
    private var images: [(address: String, length: Int)] = []
    private var inlines: [MarkdownInline] = []
    private var length = 0

    init(breaksLines: Bool = false) { self.breaksLines = breaksLines }

    /// Reads a node of cmark-gfm when it begins or ends.
    mutating func read(_ node: OpaquePointer, isEnd: Bool) {
        switch String(cString: cmark_node_get_type_string(node)) {
        case "text": append(MarkdownReader.literal(of: node))
        case "softbreak": append(breaksLines ? "\n" : " ")
        case "linebreak": append("\n")
        case "code": append(MarkdownReader.literal(of: node), .code)
        case "html_inline":
            var scanner = HTMLScanner(MarkdownReader.literal(of: node))
            if case .tag(let tag)? = scanner.next() { read(tag) }
        case "emph": set(.emphasis, isEnd: isEnd)
        case "strong": set(.strong, isEnd: isEnd)
        case "strikethrough": set(.strikethrough, isEnd: isEnd)
        case "image": setImage(isEnd ? nil : MarkdownReader.text(cmark_node_get_url(node)))
        case "link": setLink(isEnd ? nil : address(of: node))
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
        length += 1
        var traits = traits
        for (trait, count) in counts where count > 0 { traits.formUnion(trait) }
        if !images.isEmpty { traits.formUnion(.image) }
        let link = links.last ?? images.last?.address
        if let last = inlines.last, last.traits == traits, last.link == link {
            inlines[inlines.count - 1].text += text
        } else {
            inlines.append(MarkdownInline(text, traits, link: link))
        }
    }

    /// Returns the text without blanks around it.
    func finished() -> [MarkdownInline] {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\n" }
        var result = inlines
        while let first = result.first, !first.traits.contains(.code) {
            result[0].text = String(first.text.drop(while: isBlank))
            if !result[0].text.isEmpty { break }
            result.removeFirst()
        }
        while let last = result.last, !last.traits.contains(.code) {
            result[result.count - 1].text.removeLast(last.text.reversed().prefix(while: isBlank).count)
            if result.last?.text.isEmpty == false { break }
            result.removeLast()
        }
        for index in result.indices where !result[index].traits.contains(.code) {
            result[index].text = Emoji.replacingNames(in: result[index].text)
        }
        return result
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

    /// Returns the address of a link, which for a bare `www.` is a secure one.
    private func address(of link: OpaquePointer) -> String {
        let address = MarkdownReader.text(cmark_node_get_url(link))
        let text = cmark_node_first_child(link).map { MarkdownReader.literal(of: $0) } ?? ""
        return text.hasPrefix("www.") && address == "http://" + text ? "https://" + text : address
    }
}
