// SPDX-License-Identifier: Apache-2.0

/// One entry of the embedded texts: a line such as `%% comment ada-roast | 3h` and the lines below it, up to the next.
struct TextEntry: Sendable, Hashable {
    /// The word after the mark.
    let kind: String
    /// The fields between the bars, without surrounding spaces.
    let fields: [String]
    /// The lines below, without the empty ones at either end.
    let text: String

    /// Returns the entries of a text in their order, ignoring everything above the first.
    ///
    /// It works on bytes: finding the lines by characters took most of the time that the demo needs to start.
    static func entries(of text: String) -> [TextEntry] {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].starts(with: "%% ".utf8) }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
            TextEntry(header: Substring(lines[start]), lines: lines[(start + 1)..<end].map { Substring($0) })
        }
    }

    private init(header: Substring, lines: [Substring]) {
        let words = header.dropFirst(3).split(separator: " ", maxSplits: 1)
        kind = words.first.map(String.init) ?? ""
        let rest = words.dropFirst().first?.split(separator: "|", omittingEmptySubsequences: false) ?? []
        fields = rest.map { field in String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        let written = lines.drop { $0.isEmpty }
        let last = written.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? written.startIndex
        text = written[..<last].joined(separator: "\n")
    }

    /// A field; nil where it is absent, empty or a dash.
    subscript(_ index: Int) -> String? {
        guard fields.indices.contains(index), !fields[index].isEmpty, fields[index] != "-" else { return nil }
        return fields[index]
    }

    /// Returns a field that is a whole number; 0 where there is none.
    func number(_ index: Int) -> Int { self[index].flatMap { Int($0) } ?? 0 }

    /// Returns a field of words between commas.
    func list(_ index: Int) -> [String] {
        self[index].map { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } } ?? []
    }

    /// The first line and the lines after it, as titles and bodies stand.
    var titleAndBody: (title: String, body: String?) {
        let parts = text.split(separator: "\n", maxSplits: 1)
        return (parts.first.map(String.init) ?? "", parts.dropFirst().first.map { String($0.drop { $0 == "\n" }) })
    }
}
