// SPDX-License-Identifier: Apache-2.0

/// A parser of paths such as `a.b[0]['x.y'].c`, read from left to right.
struct PathParser {
    private let scalars: [Unicode.Scalar]
    private(set) var position: Int
    /// The indices of the steps that are quoted keys.
    private(set) var quoted: Set<Int> = []
    /// Whether stars are allowed in brackets.
    private let isPattern: Bool

    init(_ text: String, isPattern: Bool = false) {
        self.init(Array(text.unicodeScalars), from: 0, isPattern: isPattern)
    }

    init(_ scalars: [Unicode.Scalar], from position: Int, isPattern: Bool = false) {
        self.scalars = scalars
        self.position = position
        self.isPattern = isPattern
    }

    /// Parses the whole text.
    mutating func parseAll() throws(PathError) -> [PropertyPath.Step] {
        guard !scalars.isEmpty else { return [] }
        let steps = try parse { _, _ in false }
        return steps
    }

    /// Parses up to the end of the text, or to the position at which a predicate says that the path ends.
    mutating func parse(until isEnd: ([Unicode.Scalar], Int) -> Bool) throws(PathError) -> [PropertyPath.Step] {
        var steps: [PropertyPath.Step] = []
        var expectsKey = true
        while position < scalars.count, !isEnd(scalars, position) {
            switch scalars[position] {
            case "[" where !expectsKey || steps.isEmpty:
                if isQuote(at: position + 1) { quoted.insert(steps.count) }
                steps.append(try parseBracket())
                expectsKey = false
            case "." where !expectsKey:
                position += 1
                expectsKey = true
            case "." where expectsKey, "[" where expectsKey:
                throw problem("a key is missing")
            case "]", "'", "\"":
                throw problem("'\(scalars[position])' is out of place; a key that contains it must be quoted: ['…']")
            default:
                guard expectsKey else { throw problem("a '.' is missing") }
                steps.append(.key(try parseKey(until: isEnd)))
                expectsKey = false
            }
        }
        if expectsKey { throw problem("a key is missing") }
        return steps
    }

    private mutating func parseKey(until isEnd: ([Unicode.Scalar], Int) -> Bool) throws(PathError) -> String {
        var key = String.UnicodeScalarView()
        loop: while position < scalars.count, !isEnd(scalars, position) {
            switch scalars[position] {
            case ".", "[": break loop
            case "]", "'", "\"":
                throw problem("'\(scalars[position])' is out of place; a key that contains it must be quoted: ['…']")
            default: key.append(scalars[position])
            }
            position += 1
        }
        return String(key)
    }

    private mutating func parseBracket() throws(PathError) -> PropertyPath.Step {
        let start = position
        position += 1
        guard position < scalars.count else { throw problem("'[' is never closed", at: start) }
        let step: PropertyPath.Step
        if isQuote(at: position) {
            step = .key(try parseQuoted())
        } else if isPattern, scalars[position] == "*" {
            step = .key(parseStars())
        } else {
            step = .index(try parseIndex(from: start))
        }
        guard position < scalars.count, scalars[position] == "]" else {
            throw problem("'[' is never closed", at: start)
        }
        position += 1
        return step
    }

    private func isQuote(at place: Int) -> Bool {
        place < scalars.count && (scalars[place] == "'" || scalars[place] == "\"")
    }

    private mutating func parseStars() -> String {
        let stars = scalars[position...].prefix { $0 == "*" }
        position = stars.endIndex
        return String(String.UnicodeScalarView(stars))
    }

    private mutating func parseIndex(from start: Int) throws(PathError) -> Int {
        let first = position
        let digits = scalars[first...].prefix { ("0"..."9").contains($0) }
        position = digits.endIndex
        if position == scalars.count { throw problem("'[' is never closed", at: start) }
        guard position > first, scalars[position] == "]" else {
            throw problem("an index or a quoted key is expected in '[…]'", at: first)
        }
        guard let index = Int(String(String.UnicodeScalarView(digits))) else {
            throw problem("the index is too large", at: first)
        }
        return index
    }

    private mutating func parseQuoted() throws(PathError) -> String {
        let start = position
        let quote = scalars[position]
        position += 1
        var key = String.UnicodeScalarView()
        while position < scalars.count, scalars[position] != quote {
            if scalars[position] == "\\" {
                key.append(try parseEscape())
            } else {
                key.append(scalars[position])
                position += 1
            }
        }
        guard position < scalars.count else { throw problem("the quote is never closed", at: start) }
        position += 1
        return String(key)
    }

    private mutating func parseEscape() throws(PathError) -> Unicode.Scalar {
        let start = position
        position += 2
        guard position <= scalars.count else { throw problem("the quote is never closed", at: start) }
        switch scalars[position - 1] {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "\\", "'", "\"": return scalars[position - 1]
        case "u":
            let end = scalars[position...].firstIndex(of: "}") ?? position
            let digits = String(String.UnicodeScalarView(scalars[position..<end].dropFirst()))
            guard scalars[position...].first == "{", let value = UInt32(digits, radix: 16),
                let scalar = Unicode.Scalar(value)
            else { break }
            position = end + 1
            return scalar
        default: break
        }
        throw problem("'\\' must be followed by one of \\ ' \" n t r u{…}", at: start)
    }

    private func problem(_ text: String, at place: Int? = nil) -> PathError {
        PathError(problem: text, column: (place ?? position) + 1)
    }
}
