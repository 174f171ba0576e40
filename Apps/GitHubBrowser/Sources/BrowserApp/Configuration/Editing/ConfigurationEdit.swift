// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import Yams

/// One edit of one text.
struct ConfigurationEdit {
    private typealias Refusal = ConfigurationEditor.Refusal

    let form: ConfigurationEditor.Form
    let places: TextPlaces
    let path: SettingPath
    /// The value as it is written.
    let value: String

    /// Returns the edited text; `root` is the parsed text, or nil if it is empty.
    func text(root: Node?) throws(ConfigurationEditor.Refusal) -> String {
        guard let root, !Self.isEmpty(root) else { return try textOfEmptyFile() }
        var node = root
        for (depth, key) in path.keys.enumerated() {
            guard node.anchor == nil else { throw shared(depth) }
            guard let mapping = node.mapping else { throw Refusal("'\(prefix(depth))' is not a map") }
            guard let pair = mapping.first(where: { $0.key.scalar?.string == key }) else {
                return try inserting(depth, into: mapping, isRoot: depth == 0)
            }
            if depth + 1 < path.keys.count, Self.isEmpty(pair.value) {
                return try filling(pair.key, pair.value, depth)
            }
            if depth + 1 == path.keys.count { return try replacing(pair.key, pair.value, depth + 1) }
            node = pair.value
        }
        throw Refusal("the path has no key")
    }

    private static func isEmpty(_ node: Node) -> Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.style == .plain && scalar.string.isEmpty && scalar.anchor == nil
    }

    private func prefix(_ depth: Int) -> String { path.keys.prefix(depth).joined(separator: ".") }

    private func shared(_ depth: Int) -> ConfigurationEditor.Refusal {
        Refusal("'\(prefix(depth))' is shared through an anchor")
    }

    private func textOfEmptyFile() throws(ConfigurationEditor.Refusal) -> String {
        let text = places.text(0..<places.scalars.count)
        if form == .json {
            guard text.allSatisfy(\.isWhitespace) else { throw Refusal("it cannot be read") }
            return "{\n\(jsonEntry(from: 0, indentation: "  "))\n}\n"
        }
        let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        return text + separator + blockEntry(from: 0, indentation: "")
    }

    // MARK: - Replacing

    private func replacing(_ key: Node, _ node: Node, _ depth: Int) throws(ConfigurationEditor.Refusal) -> String {
        guard node.anchor == nil else { throw shared(depth) }
        guard let scalar = node.scalar else {
            guard let range = flowRange(of: node) else {
                throw Refusal("'\(prefix(depth))' is a list or a map that spans several lines")
            }
            return places.replacing(range, with: value)
        }
        if Self.isEmpty(node) { return places.replacing(try placeBehind(key), with: " " + value) }
        guard let start = index(of: node), start < places.scalars.count else {
            throw Refusal("its position is unknown")
        }
        switch (scalar.style, places.scalars[start]) {
        case (.singleQuoted, "'"), (.doubleQuoted, "\""):
            guard let end = places.endOfQuoted(at: start) else { throw Refusal("its end is not found") }
            return places.replacing(start..<end, with: value)
        case (.plain, _):
            let end = start + scalar.string.unicodeScalars.count
            guard end <= places.scalars.count, places.text(start..<end) == scalar.string else {
                throw Refusal("'\(prefix(depth))' spans several lines or has a tag")
            }
            return places.replacing(start..<end, with: value)
        default:
            throw Refusal("'\(prefix(depth))' spans several lines or has a tag")
        }
    }

    /// Returns the range of a list or map in brackets on one line that contains no nested brackets.
    private func flowRange(of node: Node) -> Range<Int>? {
        guard let start = index(of: node), start < places.scalars.count,
            let close = ["[": "]", "{": "}"][places.scalars[start]] as Unicode.Scalar?
        else { return nil }
        let line = start..<places.nextLineStart(after: start)
        guard let end = line.dropFirst().first(where: { places.scalars[$0] == close }) else { return nil }
        let inner = places.scalars[(start + 1)..<end]
        guard !inner.contains(where: { "[]{}#&*\"'".unicodeScalars.contains($0) }) else { return nil }
        return start..<(end + 1)
    }

    // MARK: - Adding

    /// Inserts a value, or the keys below it, after a key without one.
    private func filling(_ key: Node, _ node: Node, _ depth: Int) throws(ConfigurationEditor.Refusal) -> String {
        let place = try placeBehind(key)
        guard form == .yaml, let start = index(of: key), isBlank(before: start) else {
            throw Refusal("'\(prefix(depth + 1))' has no value")
        }
        let indentation = places.text(places.lineStart(of: start)..<start) + "  "
        let next = places.nextLineStart(after: place.lowerBound)
        let entry = blockEntry(from: depth + 1, indentation: indentation)
        return places.replacing(next..<next, with: separator(at: next) + entry)
    }

    private func inserting(
        _ depth: Int, into mapping: Node.Mapping, isRoot: Bool
    ) throws(ConfigurationEditor.Refusal) -> String {
        if isFlow(mapping) { return try insertingIntoFlow(depth, mapping) }
        guard let first = mapping.first?.key, let start = index(of: first), isBlank(before: start) else {
            throw Refusal("'\(prefix(depth + 1))' has no place")
        }
        let indentation = places.text(places.lineStart(of: start)..<start)
        let entry = blockEntry(from: depth, indentation: indentation)
        let place = placeAfter(mapping, isRoot: isRoot) ?? places.lineStart(of: start)
        return places.replacing(place..<place, with: separator(at: place) + entry)
    }

    /// The line after the last entry if that entry is on one line; otherwise nil, for the line before the first one.
    private func placeAfter(_ mapping: Node.Mapping, isRoot: Bool) -> Int? {
        if isRoot { return places.scalars.count }
        guard let last = Array(mapping).last, let start = index(of: last.key) else { return nil }
        let next = places.nextLineStart(after: start)
        switch last.value {
        case .scalar(let scalar):
            guard ![.literal, .folded].contains(scalar.style) else { return nil }
            if scalar.style == .plain, scalar.string.isEmpty { return next }
            guard let place = index(of: last.value), place < next else { return nil }
            return scalar.style == .plain || (places.endOfQuoted(at: place) ?? .max) < next ? next : nil
        default: return flowRange(of: last.value) == nil ? nil : next
        }
    }

    private func insertingIntoFlow(
        _ depth: Int, _ mapping: Node.Mapping
    ) throws(ConfigurationEditor.Refusal) -> String {
        guard let mark = mapping.mark, let open = places.index(line: mark.line, column: mark.column),
            open < places.scalars.count, places.scalars[open] == "{"
        else { throw Refusal("'\(prefix(depth + 1))' has no place") }
        let next = places.skippingBlanks(from: open + 1, breaks: true)
        let blank = places.text((open + 1)..<next)
        guard let first = mapping.first?.key, let start = index(of: first) else {
            return places.replacing((open + 1)..<next, with: " " + flowEntry(from: depth) + " ")
        }
        guard start == next else {
            return places.replacing((open + 1)..<(open + 1), with: " " + flowEntry(from: depth) + ",")
        }
        // Like the first entry: after the bracket, or on a line of its own.
        let lead = blank.isEmpty ? " " : blank
        return places.replacing((open + 1)..<next, with: blank + flowEntry(from: depth) + "," + lead)
    }

    // MARK: - Texts

    /// Returns the keys from a depth on, one a line, with the value.
    private func blockEntry(from depth: Int, indentation: String) -> String {
        let keys = path.keys.dropFirst(depth)
        var text = ""
        for (level, key) in keys.enumerated() {
            let lead = indentation + String(repeating: "  ", count: level)
            text += "\(lead)\(ScalarText.yamlKey(key)):" + (level + 1 == keys.count ? " \(value)\n" : "\n")
        }
        return text
    }

    private func flowEntry(from depth: Int) -> String {
        let keys = path.keys.dropFirst(depth).map { form == .json ? JSONText.quoted($0) : ScalarText.yamlKey($0) }
        let head = keys.dropLast().map { "\($0): { " }.joined()
        return head + (keys.last ?? "") + ": " + value + String(repeating: " }", count: max(0, keys.count - 1))
    }

    private func jsonEntry(from depth: Int, indentation: String) -> String {
        let keys = path.keys.dropFirst(depth)
        guard let first = keys.first else { return "" }
        guard keys.count > 1 else { return "\(indentation)\(JSONText.quoted(first)): \(value)" }
        let inner = jsonEntry(from: depth + 1, indentation: indentation + "  ")
        return "\(indentation)\(JSONText.quoted(first)): {\n\(inner)\n\(indentation)}"
    }

    // MARK: - Places

    /// Returns whether a map is in brackets, which only the text shows.
    private func isFlow(_ mapping: Node.Mapping) -> Bool {
        mapping.mark.flatMap { places.index(line: $0.line, column: $0.column) }
            .map { $0 < places.scalars.count && places.scalars[$0] == "{" } ?? false
    }

    private func index(of node: Node) -> Int? {
        node.mark.flatMap { places.index(line: $0.line, column: $0.column) }
    }

    private func isBlank(before index: Int) -> Bool {
        places.scalars[places.lineStart(of: index)..<index].allSatisfy { $0 == " " }
    }

    /// Returns a line break if the text before an index doesn't end with one.
    private func separator(at place: Int) -> String {
        place == 0 || ["\n", "\r"].contains(places.scalars[place - 1]) ? "" : "\n"
    }

    /// Returns the empty range after a key and its colon.
    private func placeBehind(_ key: Node) throws(ConfigurationEditor.Refusal) -> Range<Int> {
        guard let start = index(of: key), start < places.scalars.count, let scalar = key.scalar else {
            throw Refusal("its position is unknown")
        }
        let isQuoted = ["'", "\""].contains(places.scalars[start])
        let end = isQuoted ? places.endOfQuoted(at: start) : start + scalar.string.unicodeScalars.count
        guard let end else { throw Refusal("its position is unknown") }
        let colon = places.skippingBlanks(from: end, breaks: false)
        guard colon < places.scalars.count, places.scalars[colon] == ":" else {
            throw Refusal("its position is unknown")
        }
        return (colon + 1)..<(colon + 1)
    }
}
