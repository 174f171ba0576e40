// SPDX-License-Identifier: Apache-2.0

/// The runs of `*`, `_` and `~` that wait for what closes them.
struct MarkdownEmphasis {
    private struct Delimiter {
        let byte: UInt8
        let piece: Int
        let original: Int
        var count: Int
        let canOpen: Bool
        let canClose: Bool
        /// The nearest one before that can still open; -1 for none.
        var previous = -1
    }

    private struct Kind: Hashable {
        let byte: UInt8
        let canOpen: Bool
        let remainder: Int
    }

    private var delimiters: [Delimiter] = []

    /// The number of waiting delimiters.
    var count: Int { delimiters.count }

    mutating func push(
        _ byte: UInt8, count: Int, piece: Int, before: MarkdownNeighbour, after: MarkdownNeighbour
    ) {
        let isLeft = after == .other || after == .punctuation && before != .other
        let isRight = before == .other || before == .punctuation && after != .other
        let isUnderscore = byte == UInt8(ascii: "_")
        let canOpen = isLeft && (!isUnderscore || !isRight || before == .punctuation)
        let canClose = isRight && (!isUnderscore || !isLeft || after == .punctuation)
        guard canOpen || canClose else { return }
        delimiters.append(
            Delimiter(byte: byte, piece: piece, original: count, count: count, canOpen: canOpen, canClose: canClose))
    }

    /// Pairs the runs from one on, marks what they enclose, and forgets them.
    mutating func resolve(from bottom: Int, in pieces: inout [MarkdownPiece]) {
        var limits: [Kind: Int] = [:]
        var closer = bottom
        var previous = -1
        while closer < delimiters.count {
            delimiters[closer].previous = previous
            if delimiters[closer].canClose { close(closer, bottom, &limits, &pieces) }
            let isOpen = delimiters[closer].count > 0 && delimiters[closer].canOpen
            previous = isOpen ? closer : delimiters[closer].previous
            closer += 1
        }
        delimiters.removeLast(delimiters.count - bottom)
    }

    private mutating func close(
        _ closer: Int, _ bottom: Int, _ limits: inout [Kind: Int], _ pieces: inout [MarkdownPiece]
    ) {
        while delimiters[closer].count > 0 {
            let mark = delimiters[closer]
            let kind = Kind(byte: mark.byte, canOpen: mark.canOpen, remainder: mark.original % 3)
            let limit = max(bottom, limits[kind] ?? bottom)
            var opener = mark.previous
            while opener >= limit, !matches(delimiters[opener], mark) { opener = delimiters[opener].previous }
            guard opener >= limit else {
                // A mark that closes the same way need not look here again.
                limits[kind] = closer
                return
            }
            pair(opener, closer, &pieces)
            delimiters[closer].previous = delimiters[opener].count > 0 ? opener : delimiters[opener].previous
        }
    }

    private func matches(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
        guard opener.byte == closer.byte, opener.canOpen else { return false }
        if opener.byte == UInt8(ascii: "~") { return opener.count == closer.count }
        // CommonMark's rule of three, for runs that could be both.
        let isDoubtful = opener.canClose || closer.canOpen
        let isThree = (opener.original + closer.original) % 3 == 0
        return !(isDoubtful && isThree && (opener.original % 3 != 0 || closer.original % 3 != 0))
    }

    private mutating func pair(_ opener: Int, _ closer: Int, _ pieces: inout [MarkdownPiece]) {
        let isStruck = delimiters[opener].byte == UInt8(ascii: "~")
        let used = isStruck ? delimiters[opener].count : min(2, delimiters[opener].count, delimiters[closer].count)
        let trait: MarkdownInline.Traits = isStruck ? .strikethrough : used == 2 ? .strong : .emphasis
        delimiters[opener].count -= used
        delimiters[closer].count -= used
        pieces[delimiters[opener].piece].text.removeLast(used)
        pieces[delimiters[opener].piece].after.append(.begin(trait))
        pieces[delimiters[closer].piece].text.removeLast(used)
        pieces[delimiters[closer].piece].before.append(.end(trait))
    }
}
