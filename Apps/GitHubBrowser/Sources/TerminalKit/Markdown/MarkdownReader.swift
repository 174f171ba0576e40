// SPDX-License-Identifier: Apache-2.0

import CMarkGFM

/// Reads Markdown with cmark-gfm, which GitHub renders it with.
struct MarkdownReader {
    /// The deepest nesting of quotes and lists that are indented.
    private static let deepestNesting = 12

    /// The lines of a block. An empty line stands between two blocks, except above a list in an item of another one.
    struct Block {
        let lines: [StyledLine]
        var isList: Bool = false
    }

    private let breaksLines: Bool
    private var notes: [OpaquePointer] = []

    /// Returns the lines of a text, its footnotes last.
    static func lines(of text: String, breaksLines: Bool, _ layout: MarkdownLayout) -> [StyledLine] {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else { return [] }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            guard let syntax = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, syntax)
        }
        let bytes = MarkdownBounds.bytes(of: text).map(CChar.init(bitPattern:))
        cmark_parser_feed(parser, bytes, bytes.count)
        guard let document = cmark_parser_finish(parser) else { return [] }
        defer { cmark_node_free(document) }
        var reader = MarkdownReader(breaksLines: breaksLines)
        var blocks = reader.blocks(in: document, layout, depth: 0)
        if !reader.notes.isEmpty {
            blocks += [Block(lines: layout.rule), reader.list(reader.notes, start: 1, layout, depth: 0)]
        }
        return joined(blocks)
    }

    private static func joined(_ blocks: [Block], inItem: Bool = false) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, block) in blocks.enumerated() {
            if index > 0, !(inItem && block.isList) { lines.append(StyledLine()) }
            lines += block.lines
        }
        return lines
    }

    /// Guarded by `MarkdownBounds`, the recursion is shallow.
    private mutating func blocks(in parent: OpaquePointer, _ layout: MarkdownLayout, depth: Int) -> [Block] {
        var blocks: [Block] = []
        for node in Self.children(of: parent) { blocks += self.blocks(of: node, layout, depth: depth) }
        return blocks
    }

    private mutating func blocks(of node: OpaquePointer, _ layout: MarkdownLayout, depth: Int) -> [Block] {
        switch Self.type(of: node) {
        case "heading":
            return [Block(lines: layout.heading(Int(cmark_node_get_heading_level(node)), spans(in: node, layout)))]
        case "thematic_break": return [Block(lines: layout.rule)]
        case "code_block":
            let lines = Self.literal(of: node).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let language = Self.text(cmark_node_get_fence_info(node))
            return [Block(lines: layout.code(lines.map(String.init), language: language))]
        case "html_block": return HTMLBlocks.blocks(of: Self.literal(of: node), layout)
        case "table": return [Block(lines: table(node, layout))]
        case "paragraph":
            let lines = layout.paragraph(spans(in: node, layout))
            return lines.isEmpty ? [] : [Block(lines: lines)]
        case "block_quote":
            guard depth < Self.deepestNesting else { return blocks(in: node, layout, depth: depth + 1) }
            let alert = Self.takeAlert(from: node)
            return [
                Block(lines: layout.quote(alert: alert) { Self.joined(blocks(in: node, $0, depth: depth + 1)) })
            ]
        case "list":
            let items = Self.children(of: node)
            guard depth < Self.deepestNesting else {
                return items.flatMap { blocks(in: $0, layout, depth: depth + 1) }
            }
            let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return [list(items, start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil, layout, depth: depth)]
        default:
            if cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION { notes.append(node) }
            return []
        }
    }

    private mutating func list(
        _ items: [OpaquePointer], start: Int?, _ layout: MarkdownLayout, depth: Int
    ) -> Block {
        let last = start.map { "\($0 + items.count - 1). ".count } ?? 0
        var lines: [StyledLine] = []
        for (index, item) in items.enumerated() {
            var mark = start.map { "\($0 + index). " } ?? "• "
            mark = String(repeating: " ", count: max(0, last - mark.count)) + mark
            if Self.type(of: item) == "tasklist" {
                mark =
                    (start == nil ? "" : mark)
                    + (cmark_gfm_extensions_get_tasklist_item_checked(item) ? "[x] " : "[ ] ")
            }
            lines += layout.item(mark) { Self.joined(blocks(in: item, $0, depth: depth + 1), inItem: true) }
        }
        return Block(lines: lines, isList: true)
    }

    private func table(_ node: OpaquePointer, _ layout: MarkdownLayout) -> [StyledLine] {
        let columns = Int(cmark_gfm_extensions_get_table_columns(node))
        let marks = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: columns)
        let rows = Self.children(of: node).map { row in
            (Self.children(of: row).map { spans(in: $0, layout) } + Array(repeating: [], count: columns)).prefix(
                columns)
        }
        return MarkdownTableLayout(layout: layout, alignments: Array(marks)).lines(of: rows.map(Array.init))
    }

    /// Visits nodes in turn, since running text nests without limit.
    private func spans(in node: OpaquePointer, _ layout: MarkdownLayout) -> [StyledSpan] {
        var text = MarkdownText(breaksLines: breaksLines)
        guard let iterator = cmark_iter_new(node) else { return [] }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else {
                return text.finished(layout.theme)
            }
            text.read(node, isEnd: event == CMARK_EVENT_EXIT)
        }
    }
}

extension MarkdownReader {
    /// Removes a mark such as `[!NOTE]` from the first line of a quote, and returns its title; nil for other quotes.
    private static func takeAlert(from quote: OpaquePointer) -> String? {
        guard let paragraph = cmark_node_first_child(quote), type(of: paragraph) == "paragraph" else { return nil }
        let inlines = children(of: paragraph)
        let line = inlines.prefix { type(of: $0) != "softbreak" }
        guard line.allSatisfy({ type(of: $0) == "text" }) else { return nil }
        let mark = line.map(literal).joined().uppercased()
        let names = ["Note", "Tip", "Important", "Warning", "Caution"]
        guard let name = names.first(where: { mark == "[!\($0.uppercased())]" }) else { return nil }
        for node in inlines.prefix(line.count + 1) { cmark_node_free(node) }
        return name
    }

    /// Returns the character that an HTML entity such as `amp` or `#38` stands for; nil if there is none.
    static func character(of entity: String) -> String? {
        guard !entity.isEmpty, entity.utf8.allSatisfy({ HTMLScanner.isNameByte($0) || $0 == UInt8(ascii: "#") }) else {
            return nil
        }
        let source = "&\(entity);"
        guard let document = cmark_parse_document(source, source.utf8.count, CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_node_free(document) }
        let text = cmark_node_first_child(cmark_node_first_child(document)).map { literal(of: $0) }
        return text == source ? nil : text
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        var children: [OpaquePointer] = []
        while let next = children.last.map(cmark_node_next) ?? cmark_node_first_child(node) { children.append(next) }
        return children
    }

    static func type(of node: OpaquePointer) -> String { String(cString: cmark_node_get_type_string(node)) }

    static func literal(of node: OpaquePointer) -> String { text(cmark_node_get_literal(node)) }

    static func text(_ characters: UnsafePointer<CChar>?) -> String { characters.map { String(cString: $0) } ?? "" }
}
