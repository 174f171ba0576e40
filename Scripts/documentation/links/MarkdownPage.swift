// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A Markdown file with its links and headings. Code and comments have neither.
struct MarkdownPage {
    /// `[text](destination)`, as offsets of bytes in the file.
    struct Link {
        /// From the bracket in front of the text to the one after the destination.
        let whole: Range<Int>
        let text: Range<Int>
        let destination: String
        let line: Int
    }

    let path: String
    let bytes: [UInt8]
    let links: [Link]
    /// The texts of the headings, in order.
    let headings: [String]
    /// The lines with a link that only DocC understands.
    let linksOfDocC: [(line: Int, text: String)]

    init(path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        self.init(path: path, text: text)
    }

    init(path: String, text: String) {
        self.path = path
        let bytes = Array(text.utf8)
        let prose = Prose(bytes)
        self.bytes = bytes
        links = prose.links()
        headings = prose.headings(in: bytes)
        linksOfDocC = prose.linksOfDocC()
    }

    var folder: String { (path as NSString).deletingLastPathComponent }

    /// The name of an article for DocC: that of its file.
    var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Returns the heading that an anchor of GitHub leads to: lower-case words with hyphens, numbered if they repeat.
    func heading(ofAnchor anchor: String) -> String? {
        var seen: [String: Int] = [:]
        for heading in headings {
            let slug = Self.slug(heading)
            let count = seen[slug, default: 0]
            seen[slug] = count + 1
            if anchor == (count == 0 ? slug : "\(slug)-\(count)") { return heading }
        }
        return nil
    }

    /// The anchor that GitHub gives to a heading.
    private static func slug(_ heading: String) -> String {
        String(
            String.UnicodeScalarView(
                heading.lowercased().unicodeScalars.compactMap { scalar in
                    if scalar == " " { return "-" }
                    let isKept = scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
                    return isKept || scalar.properties.numericType != nil ? scalar : nil
                }))
    }

    /// The anchor that DocC gives to a heading: its words as they are, with hyphens and without punctuation.
    static func anchorOfDocC(_ heading: String) -> String {
        let words = heading.components(separatedBy: CharacterSet.whitespaces.union(CharacterSet(charactersIn: "-")))
        let removed = CharacterSet.punctuationCharacters.union(CharacterSet(charactersIn: "`"))
        return words.filter { !$0.isEmpty }.map { $0.components(separatedBy: removed).joined() }.joined(separator: "-")
    }
}
