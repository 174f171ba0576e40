// SPDX-License-Identifier: Apache-2.0

extension Lexer {
    /// Begins a string; the position is at the first `#` or quote.
    mutating func beginString(hashes: Int) {
        let start = position
        position += hashes
        let isMultiline =
            next(1) == Byte.quote && next(2) == Byte.quote && !(hashes > 0 && isClosedOnItsLine(hashes: hashes))
        position += isMultiline ? 3 : 1
        readString(OpenString(start: start, line: line, hashes: hashes, isMultiline: isMultiline))
    }

    /// Returns whether a raw string that begins with three quotes ends on the same line, such as `#"""#`: then it has one line.
    private func isClosedOnItsLine(hashes: Int) -> Bool {
        var at = position + 2
        while at < bytes.count, !Byte.isNewline(bytes[at]) {
            if bytes[at] == Byte.quote, isClosed(at: at + 1, hashes: hashes) { return true }
            at += 1
        }
        return false
    }

    /// Continues the innermost string behind the parenthesis that closes its interpolation.
    mutating func continueString() {
        position += 1
        readString(strings.removeLast())
    }

    /// Reads to the end of a string, or to its next interpolation.
    private mutating func readString(_ string: OpenString) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.backslash, isClosed(at: position + 1, hashes: string.hashes) {
                position += 1 + string.hashes
                if next() == Byte.openParenthesis {
                    position += 1
                    strings.append(string)
                    return
                }
                // The escaped character, which may be a quote or, in a string of several lines, the end of the line.
                if position < bytes.count, !Byte.isNewline(bytes[position]) { position += 1 }
            } else if Byte.isNewline(byte) {
                guard string.isMultiline else { break }
                skipNewline()
            } else if byte == Byte.quote, let end = end(of: string) {
                return emit(.literal, from: string.start, to: end, line: string.line)
            } else {
                position += 1
            }
        }
        isBroken = true
        emit(.literal, from: string.start, to: position, line: string.line)
    }

    /// Returns the end of a string if the quote at the position closes it.
    private func end(of string: OpenString) -> Int? {
        if string.isMultiline, next(1) != Byte.quote || next(2) != Byte.quote { return nil }
        let end = position + (string.isMultiline ? 3 : 1)
        return isClosed(at: end, hashes: string.hashes) ? end + string.hashes : nil
    }

    private func isClosed(at start: Int, hashes: Int) -> Bool {
        guard start + hashes <= bytes.count else { return false }
        var at = start
        while at < start + hashes, bytes[at] == Byte.hash { at += 1 }
        return at == start + hashes
    }

    /// Reads a comment, a regular expression or an operator that begins with `/`.
    mutating func readSlash() {
        switch next(1) {
        case Byte.slash: skipLine()
        case Byte.star: skipComment()
        default:
            if let end = endOfBareRegex() {
                emit(.literal, from: position, to: end)
            } else {
                emit(.other, from: position, to: position + 1)
            }
        }
    }

    /// Skips a comment with the nested ones.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if next() == Byte.slash, next(1) == Byte.star {
                depth += 1
                position += 2
            } else if next() == Byte.star, next(1) == Byte.slash {
                depth -= 1
                position += 2
            } else if position < bytes.count, Byte.isNewline(bytes[position]) {
                skipNewline()
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        if depth > 0 { isBroken = true }
    }

    /// Returns the end of the regular expression at the position, if the compiler would take it for one: it is in the position of
    /// a prefix operator, and ends on its line, not after a space, without closing an outer parenthesis.
    private func endOfBareRegex() -> Int? {
        if position > 0, !isBeforePrefix(bytes[position - 1]) { return nil }
        var at = position + 1
        guard at < bytes.count, bytes[at] != Byte.space, bytes[at] != Byte.tab else { return nil }
        // Parentheses count only outside of a class of characters, such as `[^)]`.
        var depth = 0
        var classDepth = 0
        while at < bytes.count, !Byte.isNewline(bytes[at]) {
            switch bytes[at] {
            case Byte.backslash:
                at += 1
                if at < bytes.count, Byte.isNewline(bytes[at]) { return nil }
            case Byte.slash:
                let last = bytes[at - 1]
                return last == Byte.space || last == Byte.tab ? nil : at + 1
            case Byte.openBracket: classDepth += 1
            case Byte.closeBracket: classDepth = max(0, classDepth - 1)
            case Byte.openParenthesis where classDepth == 0: depth += 1
            case Byte.closeParenthesis where classDepth == 0:
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            at += 1
        }
        return nil
    }

    /// Returns whether an operator behind this byte is a prefix of what follows.
    private func isBeforePrefix(_ byte: UInt8) -> Bool {
        switch byte {
        case Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn, Byte.openParenthesis, Byte.openBracket,
            Byte.openBrace, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            true
        // The end of a comment, or a prefix operator before the expression.
        case Byte.slash: position > 1 && bytes[position - 2] == Byte.star
        case Byte.exclamation: true
        default: false
        }
    }

    /// Reads a regular expression in `#/…/#`, of several lines if a new one begins right after the opening.
    mutating func readRegex(hashes: Int) {
        let (start, firstLine) = (position, line)
        position += hashes + 1
        let isMultiline = Byte.isNewline(next())
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Byte.slash, isClosed(at: position + 1, hashes: hashes) {
                return emit(.literal, from: start, to: position + 1 + hashes, line: firstLine)
            } else if Byte.isNewline(byte) {
                guard isMultiline else { break }
                skipNewline()
            } else if byte == Byte.backslash, position + 1 < bytes.count, !Byte.isNewline(bytes[position + 1]) {
                position += 2
            } else {
                position += 1
            }
        }
        isBroken = true
        emit(.literal, from: start, to: position, line: firstLine)
    }
}
