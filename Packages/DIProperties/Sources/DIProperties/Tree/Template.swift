// SPDX-License-Identifier: Apache-2.0

/// A string with references: `http://${server.host:-localhost}/`. `$${` is a literal `${`.
///
/// The syntax is that of default values in the POSIX shell.
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

    /// Parses a string. Nested defaults are limited, since the parser is recursive.
    init(parsing text: String) throws(PathError) {
        let scalars = Array(text.unicodeScalars)
        var position = 0
        parts = try Template.parse(scalars, &position, depth: 0)
    }

    private init(_ parts: [Part]) {
        self.parts = parts
    }

    /// All paths that it refers to, including those in defaults.
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

    private static let depthLimit: Int = 20

    private static func parse(
        _ scalars: [Unicode.Scalar], _ position: inout Int, depth: Int
    ) throws(PathError) -> [Part] {
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        while position < scalars.count, depth == 0 || scalars[position] != "}" {
            if starts(scalars, position, with: ["$", "$", "{"]) {
                text.append(contentsOf: ["$", "{"])
                position += 3
            } else if starts(scalars, position, with: ["$", "{"]) {
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                parts.append(try parseReference(scalars, &position, depth: depth))
            } else {
                text.append(scalars[position])
                position += 1
            }
        }
        if !text.isEmpty { parts.append(.text(String(text))) }
        return parts
    }

    private static func parseReference(
        _ scalars: [Unicode.Scalar], _ position: inout Int, depth: Int
    ) throws(PathError) -> Part {
        let start = position
        guard depth < depthLimit else {
            throw PathError(problem: "the defaults are nested too deeply", column: start + 1)
        }
        var parser = PathParser(scalars, from: position + 2)
        let steps = try parser.parse { scalars, position in
            scalars[position] == "}" || starts(scalars, position, with: [":", "-"])
        }
        position = parser.position
        var fallback: Template?
        if position < scalars.count, scalars[position] == ":" {
            position += 2
            fallback = Template(try parse(scalars, &position, depth: depth + 1))
        }
        guard position < scalars.count else {
            throw PathError(
                problem: "'${' is never closed; write '$${' for a literal '${'", column: start + 1)
        }
        position += 1
        return .reference(PropertyPath(steps), fallback: fallback)
    }

    private static func starts(_ scalars: [Unicode.Scalar], _ position: Int, with prefix: [Unicode.Scalar]) -> Bool {
        scalars[position...].starts(with: prefix)
    }
}
