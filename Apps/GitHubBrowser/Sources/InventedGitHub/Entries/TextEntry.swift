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
            let written = lines[(start + 1)..<end].filter { !$0.isEmpty }
            guard let first = written.first, let last = written.last else { return TextEntry(lines[start], text: "") }
            return TextEntry(lines[start], text: String(text[first.startIndex..<last.endIndex]))
        }
    }

    private init(_ header: Substring.UTF8View, text: String) {
        let words = header.dropFirst(3).split(separator: UInt8(ascii: " "), maxSplits: 1)
        kind = words.first.map { String(Substring($0)) } ?? ""
        let rest = words.dropFirst().first?.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) ?? []
        fields = rest.map { field in
            let isWritten = { (byte: UInt8) in byte != UInt8(ascii: " ") }
            guard let first = field.firstIndex(where: isWritten), let last = field.lastIndex(where: isWritten) else {
                return ""
            }
            return String(Substring(field[first...last]))
        }
        self.text = text
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
