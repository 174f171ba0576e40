// SPDX-License-Identifier: Apache-2.0

import CMarkGFM
import TerminalText

/// Reads Markdown with cmark-gfm, which GitHub renders it with.
struct MarkdownReader {
    private let breaksLines: Bool
    private var notes: [MarkdownItem] = []

    /// Returns the blocks of a text, its footnotes last.
    static func blocks(of text: String, breaksLines: Bool) -> [MarkdownBlock] {
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
        let blocks = reader.blocks(in: document, depth: 0)
        return reader.notes.isEmpty ? blocks : blocks + [.rule, .list(start: 1, items: reader.notes)]
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

    /// Guarded by `MarkdownBounds`, the recursion is shallow.
    private mutating func blocks(in parent: OpaquePointer, depth: Int) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        for node in Self.children(of: parent) { blocks += self.blocks(of: node, depth: depth) }
        return blocks
    }

    private mutating func blocks(of node: OpaquePointer, depth: Int) -> [MarkdownBlock] {
        switch String(cString: cmark_node_get_type_string(node)) {
        case "heading": return [.heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))]
        case "thematic_break": return [.rule]
        case "code_block": return [code(node)]
        case "html_block": return HTMLBlocks.blocks(of: Self.literal(of: node))
        case "table": return [.table(table(node))]
        case "paragraph":
            let text = inlines(in: node)
            return text.isEmpty ? [] : [.paragraph(text)]
        case "block_quote":
            let inner = blocks(in: node, depth: depth + 1)
            guard depth < MarkdownDocument.deepestNesting else { return inner }
            let alert = Self.alert(inner, in: node)
            return [.quote(alert?.blocks ?? inner, alert: alert?.title)]
        case "list":
            let items = Self.children(of: node).map { item in
                let isTask = String(cString: cmark_node_get_type_string(item)) == "tasklist"
                return MarkdownItem(
                    isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
                    blocks: blocks(in: item, depth: depth + 1))
            }
            guard depth < MarkdownDocument.deepestNesting else { return items.flatMap(\.blocks) }
            let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return [.list(start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil, items: items)]
        default:
            if cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION {
                notes.append(MarkdownItem(isDone: nil, blocks: blocks(in: node, depth: depth + 1)))
            }
            return []
        }
    }

    private func code(_ node: OpaquePointer) -> MarkdownBlock {
        var lines = Self.literal(of: node).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeLast()
        return .code(language: Self.text(cmark_node_get_fence_info(node)), lines: lines)
    }

    private func table(_ node: OpaquePointer) -> MarkdownTable {
        let columns = Int(cmark_gfm_extensions_get_table_columns(node))
        let marks = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: columns)
        var rows = Self.children(of: node).map { row in
            Array((Self.children(of: row).map(inlines) + Array(repeating: [], count: columns)).prefix(columns))
        }
        let header = rows.isEmpty ? [] : rows.removeFirst()
        let alignments = marks.map { mark -> MarkdownTable.Alignment in
            mark == UInt8(ascii: "r") ? .right : mark == UInt8(ascii: "c") ? .center : .left
        }
        return MarkdownTable(alignments: alignments, header: header, rows: rows)
    }

    /// Visits nodes in turn, since running text nests without limit.
    private func inlines(in node: OpaquePointer) -> [MarkdownInline] {
        var text = MarkdownText(breaksLines: breaksLines)
        guard let iterator = cmark_iter_new(node) else { return [] }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return text.finished() }
            text.read(node, isEnd: event == CMARK_EVENT_EXIT)
        }
    }

    /// Returns the title and the content of a quote whose first line is a mark such as `[!NOTE]`; nil for other quotes.
    private static func alert(
        _ blocks: [MarkdownBlock], in quote: OpaquePointer
    ) -> (title: String, blocks: [MarkdownBlock])? {
        guard case .paragraph(var text)? = blocks.first, let paragraph = cmark_node_first_child(quote) else {
            return nil
        }
        var mark = ""
        for node in children(of: paragraph).prefix(while: { cmark_node_get_type($0) != CMARK_NODE_SOFTBREAK }) {
            guard cmark_node_get_type(node) == CMARK_NODE_TEXT, mark.utf8.count < 16 else { return nil }
            mark += literal(of: node)
        }
        let names = ["Note", "Tip", "Important", "Warning", "Caution"]
        guard let name = names.first(where: { mark.uppercased() == "[!\($0.uppercased())]" }) else { return nil }
        text[0].text = String(text[0].text.dropFirst(mark.count).drop { $0 == " " || $0 == "\n" })
        if text[0].text.isEmpty { text.removeFirst() }
        return (name, (text.isEmpty ? [] : [.paragraph(text)]) + blocks.dropFirst())
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        Array(sequence(first: cmark_node_first_child(node)) { cmark_node_next($0) }.prefix { $0 != nil }).compactMap {
            $0
        }
    }

    static func literal(of node: OpaquePointer) -> String { text(cmark_node_get_literal(node)) }

    /// Returns a text of cmark-gfm without characters that a terminal obeys, which entities can stand for as well.
    static func text(_ characters: UnsafePointer<CChar>?) -> String {
        guard let characters else { return "" }
        let text = String(cString: characters)
        // Most texts are seen to be harmless by their bytes, which takes a tenth of the time.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }), text.unicodeScalars.contains(where: isHostile)
        else {
            return text
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isHostile($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar != "\t" && PlainText.isHostile(scalar)
    }
}
