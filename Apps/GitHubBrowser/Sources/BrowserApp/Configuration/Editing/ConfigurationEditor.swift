// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import DIProperties

/// Changes one scalar in the text of a configuration and keeps everything else, including comments.
///
/// It replaces the scalar at the position that the reader reports, or adds a line to a block of YAML. The result is read again
/// and rejected if anything else has changed, so that a text that it misunderstands stays as it is.
struct ConfigurationEditor {
    struct Refusal: Error, Equatable {
        let reason: String
    }

    let path: SettingPath
    let value: String
    let isJSON: Bool

    /// Returns the text with the setting changed, or added if it is absent.
    func edited(_ text: String) throws(Refusal) -> String {
        guard let before = try? properties(text) else { throw Refusal(reason: "it cannot be read") }
        let result = replacing(in: text, before) ?? adding(to: text)
        guard let result, let after = try? properties(result), (try? after.json(at: "\(path)")) == reading(written),
            others(in: before) == others(in: after)
        else { throw Refusal(reason: "only a value on one line can be") }
        return result
    }

    /// Replaces the scalar at its position; nil without one.
    private func replacing(in text: String, _ properties: Properties) -> String? {
        guard let origin = properties.explain("\(path)").settings.first?.origin, let line = origin.line,
            let column = origin.column
        else { return nil }
        var lines = Self.lines(of: text)
        guard lines.indices.contains(line - 1) else { return nil }
        let scalars = lines[line - 1].unicodeScalars
        let (head, tail) = (String(scalars.prefix(column - 1)), String(scalars.dropFirst(column - 1)))
        let scalar = #/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,{}\[\]#"'|>&*!](?:[^,{}\[\]\s]|[ ](?=[^\s,{}\[\]#]))*/#
        guard let old = tail.prefixMatch(of: scalar) else { return nil }
        lines[line - 1] = head + written + tail[old.range.upperBound...]
        return lines.joined(separator: "\n")
    }

    /// Returns the lines without their line feeds; a carriage return before one stays.
    private static func lines(of text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Adds a line below the group, or the group at the end.
    private func adding(to text: String) -> String? {
        var lines = Self.lines(of: text)
        if lines.last == "" { lines.removeLast() }
        let group = lines.firstIndex { $0.prefixMatch(of: #/(\w+):\s*(#.*)?$/#).map { $0.1 == path.keys[0] } == true }
        let next = group.flatMap { lines[($0 + 1)...].first { $0.contains(#/^ *[^ #]/#) } }
        let indentation = next.map { String($0.prefix { $0 == " " }) } ?? ""
        let keys = path.keys.dropFirst().enumerated().map { depth, key in
            (indentation.isEmpty ? "  " : indentation) + String(repeating: "  ", count: depth) + Self.key(key) + ":"
        }
        guard let last = keys.last else { return nil }
        let entry = keys.dropLast() + ["\(last) \(written)"]
        lines.insert(
            contentsOf: (group == nil ? [path.keys[0] + ":"] : []) + entry, at: group.map { $0 + 1 } ?? lines.count)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func key(_ key: String) -> String {
        key.wholeMatch(of: #/[\w.:-]+/#) == nil ? JSONText.quoted(key) : key
    }

    /// The value as it is written: unquoted if it is read back as what is meant.
    private var written: String {
        let isPlain = !isJSON && value.wholeMatch(of: #/[A-Za-z\/](?:[A-Za-z0-9_ .\/@+-]*[A-Za-z0-9_.\/@+-])?/#) != nil
        let isMeant =
            switch path.kind {
            case .integer, .number, .flag: reading(value) == value
            case .optionalText: value == "null"
            default: false
            }
        return isMeant || isPlain && reading(value) == JSONText.quoted(value) ? value : JSONText.quoted(value)
    }

    private func reading(_ value: String) -> String? { try? Properties(yaml: "value: \(value)").json(at: "value") }

    /// Returns the values besides the setting, by their paths.
    private func others(in properties: Properties) -> [String: [String]] {
        let own = "\(path)"
        let paths = properties.paths.filter { other in
            !own.hasPrefix(other) && !other.hasPrefix(own + ".") && !other.hasPrefix(own + "[")
        }
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, properties.explain($0).settings.map(\.value)) })
    }

    private func properties(_ text: String) throws -> Properties {
        isJSON && !text.isEmpty ? try Properties(json: text) : try Properties(yaml: text)
    }
}
