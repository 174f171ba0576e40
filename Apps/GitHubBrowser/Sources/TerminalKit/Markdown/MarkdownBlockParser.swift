// SPDX-License-Identifier: Apache-2.0

/// Finds the blocks in lines of Markdown.
///
/// The content of a quote or of a list item is cut out and parsed separately, so that each line is read once for each
/// level that it is in.
struct MarkdownBlockParser {
    /// The addresses of `[name]: address` definitions, by the name in lower case.
    private(set) var references: [String: String] = [:]
    private var depth = 0

    mutating func parse(_ lines: [MarkdownLine], depth: Int) -> [MarkdownDraft] {
        let outer = self.depth
        self.depth = depth
        defer { self.depth = outer }
        var drafts: [MarkdownDraft] = []
        var index = 0
        while index < lines.count { parseBlock(lines, &index, into: &drafts) }
        return drafts
    }

    private mutating func parseBlock(_ lines: [MarkdownLine], _ index: inout Int, into drafts: inout [MarkdownDraft]) {
        let line = lines[index]
        if MarkdownSource.isBlank(line) {
            index += 1
        } else if MarkdownSource.indent(line) >= 4 {
            drafts.append(indentedCode(lines, &index))
        } else if let fence = MarkdownMarkers.fence(line) {
            drafts.append(fencedCode(fence, lines, &index))
        } else if let heading = MarkdownMarkers.heading(line) {
            drafts.append(.heading(level: heading.level, Array(heading.text)))
            index += 1
        } else if MarkdownMarkers.isRule(line) {
            drafts.append(.rule)
            index += 1
        } else if MarkdownMarkers.isQuote(line), depth < MarkdownDocument.deepestNesting {
            drafts.append(quote(lines, &index))
        } else if let mark = MarkdownMarkers.item(line), depth < MarkdownDocument.deepestNesting {
            drafts.append(list(mark, lines, &index))
        } else if MarkdownHTML.beginsBlock(line) {
            drafts.append(html(lines, &index))
        } else if let table = MarkdownTableReader.table(lines, &index) {
            drafts.append(table)
        } else {
            drafts += paragraph(lines, &index)
        }
    }

    private func indentedCode(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownDraft {
        var code: [String] = []
        while index < lines.count, MarkdownSource.isBlank(lines[index]) || MarkdownSource.indent(lines[index]) >= 4 {
            code.append(MarkdownSource.string(lines[index].dropFirst(4)))
            index += 1
        }
        while code.last?.allSatisfy({ $0 == " " }) == true { code.removeLast() }
        return .code(language: "", lines: code)
    }

    private func fencedCode(
        _ fence: MarkdownMarkers.Fence, _ lines: [MarkdownLine], _ index: inout Int
    ) -> MarkdownDraft {
        var code: [String] = []
        index += 1
        while index < lines.count, !MarkdownMarkers.closes(fence, lines[index]) {
            let line = lines[index]
            code.append(MarkdownSource.string(line.dropFirst(min(fence.indent, MarkdownSource.indent(line)))))
            index += 1
        }
        index += 1
        return .code(language: fence.language, lines: code)
    }

    private mutating func quote(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownDraft {
        var inner: [MarkdownLine] = []
        var fence: MarkdownMarkers.Fence?
        while index < lines.count {
            let line = lines[index]
            if MarkdownMarkers.isQuote(line) {
                var rest = line.drop { $0 == MarkdownSource.space }.dropFirst()
                if rest.first == MarkdownSource.space { rest = rest.dropFirst() }
                Self.follow(&fence, rest)
                inner.append(rest)
            } else if fence == nil, continuesParagraph(inner.last, with: line) {
                inner.append(line)
            } else {
                break
            }
            index += 1
        }
        return .quote(parse(inner, depth: depth + 1))
    }

    /// Returns whether a line without the mark of a quote or the indentation of an item goes on with the paragraph in it.
    private func continuesParagraph(_ last: MarkdownLine?, with line: MarkdownLine) -> Bool {
        guard let last, !MarkdownSource.isBlank(last), !MarkdownMarkers.interruptsParagraph(line) else { return false }
        return MarkdownMarkers.heading(last) == nil && !MarkdownMarkers.isRule(last)
            && MarkdownMarkers.fence(last) == nil
    }

    /// Remembers whether lines are inside of a fence.
    private static func follow(_ fence: inout MarkdownMarkers.Fence?, _ line: MarkdownLine) {
        if let open = fence {
            if MarkdownMarkers.closes(open, line) { fence = nil }
        } else {
            fence = MarkdownMarkers.fence(line)
        }
    }

    private mutating func list(
        _ first: MarkdownMarkers.ItemMark, _ lines: [MarkdownLine], _ index: inout Int
    ) -> MarkdownDraft {
        var items: [(isDone: Bool?, drafts: [MarkdownDraft])] = []
        while index < lines.count, let mark = MarkdownMarkers.item(lines[index]), mark.kind == first.kind,
            mark.number == nil || !MarkdownMarkers.isRule(lines[index]), !MarkdownMarkers.isRule(lines[index])
        {
            var inner = itemLines(mark, lines, &index)
            let isDone = Self.takeTask(&inner)
            items.append((isDone, parse(inner, depth: depth + 1)))
        }
        return .list(start: first.number, items: items)
    }

    private func itemLines(
        _ mark: MarkdownMarkers.ItemMark, _ lines: [MarkdownLine], _ index: inout Int
    ) -> [MarkdownLine] {
        var inner = [lines[index].dropFirst(mark.width)]
        var fence: MarkdownMarkers.Fence?
        Self.follow(&fence, inner[0])
        index += 1
        while index < lines.count {
            let line = lines[index]
            if MarkdownSource.isBlank(line) {
                // An item that begins with an empty line ends with the next one.
                if inner.count == 1, mark.isEmpty { break }
                inner.append(line[line.endIndex...])
            } else if MarkdownSource.indent(line) >= mark.width {
                inner.append(line.dropFirst(mark.width))
                Self.follow(&fence, line.dropFirst(mark.width))
            } else if fence == nil, MarkdownMarkers.item(line) == nil, continuesParagraph(inner.last, with: line) {
                inner.append(line.drop { $0 == MarkdownSource.space })
            } else {
                break
            }
            index += 1
        }
        return inner
    }

    /// Takes the box of a task away.
    private static func takeTask(_ lines: inout [MarkdownLine]) -> Bool? {
        guard let line = lines.first, line.count >= 4 else { return nil }
        let box = Array(line.prefix(4))
        guard box[0] == UInt8(ascii: "["), box[2] == UInt8(ascii: "]"), box[3] == MarkdownSource.space else {
            return nil
        }
        guard [MarkdownSource.space, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(box[1]) else { return nil }
        lines[0] = line.dropFirst(4)
        return box[1] != MarkdownSource.space
    }

    private func html(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownDraft {
        var bytes: [UInt8] = []
        let end = MarkdownHTML.endOfBlock(lines[index])
        while index < lines.count {
            let line = lines[index]
            if end == nil, MarkdownSource.isBlank(line) { break }
            bytes += line + [0x0A]
            index += 1
            if let end, MarkdownHTML.contains(line, end) { break }
        }
        return .html(bytes)
    }

    private mutating func paragraph(_ lines: [MarkdownLine], _ index: inout Int) -> [MarkdownDraft] {
        var text: [UInt8] = []
        while index < lines.count {
            let line = lines[index]
            if !text.isEmpty {
                if let level = MarkdownMarkers.underline(line) {
                    index += 1
                    return [.heading(level: level, Array(MarkdownSource.trimmed(text[...])))]
                }
                if MarkdownMarkers.interruptsParagraph(line), !isTooDeep(line) { break }
                text.append(0x0A)
            } else if let (name, address) = MarkdownReference.definition(line) {
                if references[name] == nil { references[name] = address }
                index += 1
                return []
            }
            text += line.drop { $0 == MarkdownSource.space }
            index += 1
        }
        return [.paragraph(Array(MarkdownSource.trimmed(text[...])))]
    }

    /// Returns whether a line begins a quote or an item beyond the deepest nesting.
    private func isTooDeep(_ line: MarkdownLine) -> Bool {
        depth >= MarkdownDocument.deepestNesting
            && (MarkdownMarkers.isQuote(line) || MarkdownMarkers.item(line) != nil && !MarkdownMarkers.isRule(line))
    }
}
