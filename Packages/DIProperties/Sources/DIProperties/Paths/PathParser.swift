// SPDX-License-Identifier: Apache-2.0

/// A parser of paths such as `a.b[0]['x.y'].c`, read from left to right.
struct PathParser {
    private let scalars: [Unicode.Scalar]
    var position: Int = 0
    /// The indices of the steps that are quoted keys.
    private(set) var quoted: Set<Int> = []
    /// Whether stars are allowed in brackets.
    private let isPattern: Bool

    init(_ scalars: some Sequence<Unicode.Scalar>, isPattern: Bool = false) {
        self.scalars = Array(scalars)
        self.isPattern = isPattern
    }

    var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// The text after the current character.
    var rest: String { String(String.UnicodeScalarView(scalars.dropFirst(position + 1))) }

    func starts(with text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

    /// Parses up to the end of the text, or to the position at which a predicate says that the path ends.
    mutating func parse(
        until isEnd: (PathParser) -> Bool = { _ in false }
    ) throws(PathError) -> [PropertyPath.Step] {
        var steps: [PropertyPath.Step] = []
        var expectsKey = true
        while let scalar = current, !isEnd(self) {
            switch scalar {
            case "[" where !expectsKey || steps.isEmpty:
                if isQuote(at: position + 1) { quoted.insert(steps.count) }
                steps.append(try parseBracket())
                expectsKey = false
            case "." where !expectsKey:
                position += 1
                expectsKey = true
            case ".", "[": throw problem("a key is missing")
            default:
                guard expectsKey else { throw problem("'.' or '[' is expected") }
                steps.append(.key(try parseKey(until: isEnd)))
                expectsKey = false
            }
        }
        if expectsKey { throw problem("a key is missing") }
        return steps
    }

    private mutating func parseKey(until isEnd: (PathParser) -> Bool) throws(PathError) -> String {
        var key = String.UnicodeScalarView()
        while let scalar = current, scalar != ".", scalar != "[", !isEnd(self) {
            if scalar == "]" || isQuote(at: position) {
                throw problem("'\(scalar)' is out of place; a key that contains it must be quoted: ['…']")
            }
            key.append(scalar)
            position += 1
        }
        return String(key)
    }

    private mutating func parseBracket() throws(PathError) -> PropertyPath.Step {
        let start = position
        position += 1
        let step: PropertyPath.Step
        if isQuote(at: position) {
            step = .key(try parseQuoted())
        } else if isPattern, current == "*" {
            step = .key(take { $0 == "*" })
        } else {
            step = .index(try parseIndex())
        }
        guard current == "]" else { throw problem("'[' is never closed", at: start) }
        position += 1
        return step
    }

    private func isQuote(at place: Int) -> Bool {
        place < scalars.count && (scalars[place] == "'" || scalars[place] == "\"")
    }

    private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
        let taken = scalars[min(position, scalars.count)...].prefix(while: isTaken)
        position += taken.count
        return String(String.UnicodeScalarView(taken))
    }

    private mutating func parseIndex() throws(PathError) -> Int {
        let start = position
        guard let index = Int(take { ("0"..."9").contains($0) }) else {
            // Where the text ends, the bracket is never closed.
            throw current == nil
                ? problem("'[' is never closed", at: start - 1)
                : problem("an index or a quoted key is expected in '[…]'", at: start)
        }
        return index
    }

    private mutating func parseQuoted() throws(PathError) -> String {
        let start = position
        let quote = scalars[position]
        position += 1
        var key = String.UnicodeScalarView()
        while let scalar = current, scalar != quote {
            position += 1
            key.append(scalar == "\\" ? try parseEscape() : scalar)
        }
        guard current != nil else { throw problem("the quote is never closed", at: start) }
        position += 1
        return String(key)
    }

    private mutating func parseEscape() throws(PathError) -> Unicode.Scalar {
        let start = position - 1
        let letter = current
        position += 1
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "\\", "'", "\"": return scalars[position - 1]
        case "u" where current == "{":
            let digits = take { $0 != "}" }.dropFirst()
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { break }
            position += 1
            return scalar
        default: break
        }
        throw problem("'\\' must be followed by one of \\ ' \" n t r u{…}", at: start)
    }

    func problem(_ text: String, at place: Int? = nil) -> PathError {
        PathError(problem: text, column: (place ?? position) + 1)
    }
}
