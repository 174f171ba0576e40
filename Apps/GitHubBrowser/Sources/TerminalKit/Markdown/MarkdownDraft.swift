// SPDX-License-Identifier: Apache-2.0

/// A block whose running text is not taken apart yet: what references mean is known when all of the text was read.
indirect enum MarkdownDraft {
    case heading(level: Int, [UInt8])
    case paragraph([UInt8])
    case code(language: String, lines: [String])
    case quote([MarkdownDraft])
    case list(start: Int?, items: [(isDone: Bool?, drafts: [MarkdownDraft])])
    case table(alignments: [MarkdownTable.Alignment], header: [[UInt8]], rows: [[[UInt8]]])
    case html([UInt8])
    case rule

    static func finish(
        _ drafts: [MarkdownDraft], references: [String: String], breaksLines: Bool
    ) -> [MarkdownBlock] {
        func inline(_ bytes: [UInt8]) -> [MarkdownInline] {
            var parser = MarkdownInlineParser(bytes, references: references, breaksLines: breaksLines)
            return parser.parse()
        }
        return drafts.flatMap { draft -> [MarkdownBlock] in
            switch draft {
            case .heading(let level, let text): return [.heading(level: level, inline(text))]
            case .paragraph(let text):
                let pieces = inline(text)
                return pieces.isEmpty ? [] : [.paragraph(pieces)]
            case .code(let language, let lines): return [.code(language: language, lines: lines)]
            case .quote(let inner): return [.quote(finish(inner, references: references, breaksLines: breaksLines))]
            case .list(let start, let items):
                let items = items.map {
                    MarkdownItem(
                        isDone: $0.isDone, blocks: finish($0.drafts, references: references, breaksLines: breaksLines))
                }
                return [.list(start: start, items: items)]
            case .table(let alignments, let header, let rows):
                let rows = rows.map { $0.map(inline) }
                return [.table(MarkdownTable(alignments: alignments, header: header.map(inline), rows: rows))]
            case .html(let text): return MarkdownHTML.blocks(of: text)
            case .rule: return [.rule]
            }
        }
    }
}
