// SPDX-License-Identifier: Apache-2.0

/// A string with references: `http://${server.host:-localhost}/`. `$${` is a literal `${`.
///
/// The syntax is the POSIX shell's for default values.
struct Template: Equatable {
    enum Part: Equatable {
        case text(String)
        /// A reference, and its default, which may contain references, too.
        case reference(PropertyPath, fallback: Template?)
    }

    let parts: [Part]

    /// Returns whether a string contains references or escaped ones.
    static func isNeeded(for text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "$")) && text.contains("${")
    }

    init(parsing text: String) throws(PathError) {
        var parser = PathParser(text.unicodeScalars)
        self = try parser.template(depth: 0)
    }

    fileprivate init(_ parts: [Part]) {
        self.parts = parts
    }

    /// All paths that it refers to, also in defaults.
    var references: [PropertyPath] {
        parts.flatMap { part in
            guard case .reference(let path, let fallback) = part else { return [PropertyPath]() }
            return [path] + (fallback?.references ?? [])
        }
    }

    /// Returns whether a string is a single reference, or begins with one that is never closed.
    static func isReference(_ text: String) -> Bool {
        text.hasPrefix("${") && outside(of: text).allSatisfy { $0 == text.startIndex }
    }

    /// Splits a string at the commas that are not in references.
    static func split(_ text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        for index in outside(of: text) where text[index] == "," {
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        return parts + [text[start...]]
    }

    /// Returns the characters that are not in references, and the first one of each reference.
    private static func outside(of text: String) -> [String.Index] {
        var found: [String.Index] = []
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            let isReference = text[index...].hasPrefix("${")
            if depth == 0 { found.append(index) }
            if isReference { depth += 1 }
            if depth > 0, text[index] == "}" { depth -= 1 }
            index = text.index(index, offsetBy: isReference ? 2 : 1)
        }
        return found
    }
}

extension PathParser {
    /// Parses a text with references, in a default up to its end. Nested defaults are limited, since this is recursive.
    fileprivate mutating func template(depth: Int) throws(PathError) -> Template {
        var parts: [Template.Part] = []
        var text = String.UnicodeScalarView()
        while let scalar = current, depth == 0 || scalar != "}" {
            if starts(with: "$${") {
                text.append(contentsOf: ["$", "{"])
                position += 3
            } else if starts(with: "${") {
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                parts.append(try reference(depth: depth))
            } else {
                text.append(scalar)
                position += 1
            }
        }
        if !text.isEmpty { parts.append(.text(String(text))) }
        return Template(parts)
    }

    private mutating func reference(depth: Int) throws(PathError) -> Template.Part {
        let start = position
        guard depth < 20 else { throw problem("the defaults are nested too deeply") }
        position += 2
        let path = PropertyPath(try parse { $0.current == "}" || $0.starts(with: ":-") })
        var fallback: Template?
        if current == ":" {
            position += 2
            fallback = try template(depth: depth + 1)
        }
        guard current != nil else {
            throw problem("'${' is never closed; write '$${' for a literal '${'", at: start)
        }
        position += 1
        return .reference(path, fallback: fallback)
    }
}
