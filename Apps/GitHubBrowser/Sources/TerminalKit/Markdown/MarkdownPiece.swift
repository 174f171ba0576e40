// SPDX-License-Identifier: Apache-2.0

/// A piece of running text with what begins or ends beside it.
struct MarkdownPiece {
    /// Something that holds from here on, or no longer.
    enum Mark: Equatable {
        case begin(MarkdownInline.Traits)
        case end(MarkdownInline.Traits)
        case beginLink(String)
        case endLink
        case beginImage(String)
        case endImage
    }

    var text: String
    var traits: MarkdownInline.Traits
    var link: String?
    var before: [Mark] = []
    var after: [Mark] = []

    init(_ text: String, _ traits: MarkdownInline.Traits = [], link: String? = nil) {
        self.text = text
        self.traits = traits
        self.link = link
    }

    /// Makes the piece of an HTML tag in running text.
    init(tag: HTMLTag?) {
        self.init("")
        guard let tag else { return }
        if let trait = tag.trait {
            after.append(tag.isClosing ? .end(trait) : .begin(trait))
        } else if tag.name == "a" {
            if tag.isClosing {
                after.append(.endLink)
            } else if let address = tag.attributes["href"] {
                after.append(.beginLink(address))
            }
        } else if tag.name == "br" {
            text = "\n"
        } else if tag.name == "img" {
            before.append(.beginImage(tag.attributes["src"] ?? ""))
            text = tag.attributes["alt"] ?? ""
            after.append(.endImage)
        }
    }

    /// Returns the finished pieces: marks applied, equal neighbours joined, bare addresses made links.
    static func finish(_ pieces: [MarkdownPiece]) -> [MarkdownInline] {
        var state = MarkdownInlineState()
        for piece in pieces {
            for mark in piece.before { state.obey(mark) }
            state.append(piece.text, piece.traits, link: piece.link)
            for mark in piece.after { state.obey(mark) }
        }
        return state.finished()
    }
}

/// The state of the parser at a place of running text, and the pieces before it.
struct MarkdownInlineState {
    private var counts: [MarkdownInline.Traits: Int] = [:]
    private var links: [String] = []
    private var images: [(address: String, length: Int)] = []
    private var inlines: [MarkdownInline] = []
    private var length = 0

    mutating func obey(_ mark: MarkdownPiece.Mark) {
        switch mark {
        case .begin(let trait): counts[trait, default: 0] += 1
        case .end(let trait): counts[trait] = max(0, counts[trait, default: 0] - 1)
        case .beginLink(let address): links.append(address)
        case .endLink: _ = links.popLast()
        case .beginImage(let address): images.append((address, length))
        case .endImage:
            if images.last?.length == length { append("image", [], link: nil) }
            _ = images.popLast()
        }
    }

    mutating func append(_ text: String, _ traits: MarkdownInline.Traits, link: String?) {
        guard !text.isEmpty else { return }
        length += 1
        var traits = traits
        for (trait, count) in counts where count > 0 { traits.formUnion(trait) }
        if !images.isEmpty { traits.formUnion(.image) }
        let link = links.last ?? link ?? images.last?.address
        if let last = inlines.last, last.traits == traits, last.link == link {
            inlines[inlines.count - 1].text += text
        } else {
            inlines.append(MarkdownInline(text, traits, link: link))
        }
    }

    /// Returns everything that was read, without blanks around it.
    func finished() -> [MarkdownInline] {
        var result = inlines.flatMap { $0.link == nil && !$0.traits.contains(.code) ? Self.linked($0) : [$0] }
        while let first = result.first, !first.traits.contains(.code) {
            result[0].text = String(first.text.drop { $0 == " " || $0 == "\n" })
            if !result[0].text.isEmpty { break }
            result.removeFirst()
        }
        while let last = result.last, !last.traits.contains(.code) {
            result[result.count - 1].text = String(last.text.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
            if result.last?.text.isEmpty == false { break }
            result.removeLast()
        }
        return result
    }

    /// Splits a piece at the addresses in it.
    private static func linked(_ inline: MarkdownInline) -> [MarkdownInline] {
        let bytes = Array(inline.text.utf8)
        var result: [MarkdownInline] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "h") || bytes[index] == UInt8(ascii: "w"),
                index == 0 || !MarkdownSource.isLetter(bytes[index - 1]) && !MarkdownSource.isDigit(bytes[index - 1]),
                let scheme = ["https://", "http://", "www."].first(where: { bytes[index...].starts(with: $0.utf8) })
            else {
                index += 1
                continue
            }
            let end = MarkdownReference.endOfBareAddress(bytes, from: index)
            guard end > index + scheme.utf8.count else {
                index += 1
                continue
            }
            let address = MarkdownSource.string(bytes[index..<end])
            result.append(MarkdownInline(MarkdownSource.string(bytes[start..<index]), inline.traits))
            result.append(
                MarkdownInline(address, inline.traits, link: scheme == "www." ? "https://" + address : address))
            start = end
            index = end
        }
        result.append(MarkdownInline(MarkdownSource.string(bytes[start...]), inline.traits))
        return result.filter { !$0.text.isEmpty }
    }
}
