// SPDX-License-Identifier: Apache-2.0

/// Decodes the bytes of a terminal into events: keys in xterm's sequences, pasted text, the mouse and the background color.
///
/// Bytes may be cut anywhere. If the meaning of a byte depends on the next one, ``patience`` is the time to wait for it, and
/// ``giveUpWaiting()`` decodes the pending bytes. Unknown sequences are dropped; the next key ends every state.
package struct InputDecoder: Sendable {
    private static let escape: UInt8 = 0x1B
    /// The characters after an escape that begin a response of a terminal.
    private static let introducers = Array("]P_^X".utf8)
    private static let endOfPaste = Array("\u{1B}[201~".utf8)
    /// The most bytes of a sequence; those of keys are shorter.
    private static let longestSequence = 64

    private let longestPaste: Int
    /// The bytes of an incomplete sequence, character or pasted text.
    private var pending: [UInt8] = []
    private var isPasting = false
    private var events: [InputEvent] = []

    /// Creates a decoder that drops the rest of a pasted text after a number of bytes.
    package init(longestPaste: Int = 64 * 1024) { self.longestPaste = longestPaste }

    /// The milliseconds to wait for more bytes before ``giveUpWaiting()``; nil if no sequence is incomplete.
    package var patience: Int32? {
        if isPasting { return 1_000 }
        guard pending.first == Self.escape else { return nil }
        let body = pending.drop { $0 == Self.escape }
        // A response of a distant terminal may arrive in pieces.
        let isAnswer = body.count > 1 && body.first.map(Self.introducers.contains) == true
        return isAnswer ? 100 : 30
    }

    /// Returns the events that end with these bytes.
    package mutating func decode(_ input: some Sequence<UInt8>) -> [InputEvent] {
        events = []
        for byte in input { take(byte) }
        return events
    }

    /// Returns the events of the pending bytes when nothing follows: a lone ESC is the key.
    package mutating func giveUpWaiting() -> [InputEvent] {
        defer { (pending, isPasting) = ([], false) }
        if isPasting { return [paste(pending)] }
        let body = pending.drop { $0 == Self.escape }
        guard let first = body.first else { return pending.map { _ in .key(KeyPress(.escape)) } }
        let isIntroducer = pending.count > 1 && body.count == 1 && first < 0x80
        return isIntroducer ? [.key(KeyPress(.character(Character(Unicode.Scalar(first))), .alt))] : []
    }

    private mutating func take(_ byte: UInt8) {
        pending.append(byte)
        if isPasting { return endPaste() }
        let escapes = pending.prefix { $0 == Self.escape }.count
        let body = pending.dropFirst(escapes)
        guard let first = body.first else {
            guard escapes > 2 else { return }
            pending.removeLast()
            return events.append(.key(KeyPress(.escape)))
        }
        switch first {
        case UInt8(ascii: "[") where escapes > 0: takeControl(body, byte, escapes > 1 ? .alt : [])
        case UInt8(ascii: "O") where escapes > 0:
            guard body.count > 1 else { return }
            pending = byte == Self.escape ? [byte] : []
            if let key = KeySequence.lettered(byte) { events.append(.key(KeyPress(key, escapes > 1 ? .alt : []))) }
        case _ where escapes > 0 && Self.introducers.contains(first): takeAnswer(body, byte)
        case 0x03, 0x1A:
            // They must end or stop the program even immediately after an Escape.
            for _ in 0..<escapes { events.append(.key(KeyPress(.escape))) }
            press(KeySequence.control(byte), [])
            pending = []
        default: takeCharacter(body, first, byte, escapes > 0 ? .alt : [])
        }
    }

    private mutating func press(_ key: KeyPress, _ held: KeyPress.Modifiers) {
        events.append(.key(KeyPress(key.key, key.modifiers.union(held))))
    }

    private mutating func takeCharacter(
        _ body: ArraySlice<UInt8>, _ first: UInt8, _ byte: UInt8, _ held: KeyPress.Modifiers
    ) {
        switch first {
        case 0..<0x20, 0x7F: press(KeySequence.control(first), held)
        case 0x20...0x7E: press(.character(Character(Unicode.Scalar(first))), held)
        case 0xC2...0xF4:
            if body.count > 1, byte & 0xC0 != 0x80 {
                pending = []
                return take(byte)
            }
            guard body.count == (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) else { return }
            if let scalar = String(validating: body, as: UTF8.self)?.unicodeScalars.first, scalar.value > 0x9F {
                press(.character(Character(scalar)), held)
            }
        default: break
        }
        pending = []
    }

    private mutating func takeControl(
        _ body: ArraySlice<UInt8>, _ byte: UInt8, _ held: KeyPress.Modifiers
    ) {
        guard body.count > 1 else { return }
        switch byte {
        case 0x20...0x3F where body.count < Self.longestSequence: break
        case 0x20...0x3F, 0x7F: pending.removeLast()
        case 0x40...0x7E:
            pending = []
            guard body.count < Self.longestSequence else { return }
            let sequence = KeySequence(parameters: Array(body.dropFirst().dropLast()), final: byte)
            isPasting = sequence.beginsPaste
            if !isPasting, let event = sequence.event(held: held) { events.append(event) }
        default:
            pending = []
            take(byte)
        }
    }

    private mutating func takeAnswer(_ body: ArraySlice<UInt8>, _ byte: UInt8) {
        guard body.count > 1 else { return }
        let isBehindEscape = body.count > 2 && body[body.endIndex - 2] == Self.escape
        switch byte {
        case UInt8(ascii: "\\") where isBehindEscape, 0x07 where !isBehindEscape:
            pending = []
            let answer = String(decoding: body.dropFirst().prefix { $0 >= 0x20 }, as: UTF8.self)
            if body.first == UInt8(ascii: "]"), let background = Background(answer: answer) {
                events.append(.background(background))
            }
        case _ where isBehindEscape:
            pending = [Self.escape]
            take(byte)
        case 0x18, 0x1A: pending = []
        case Self.escape: break
        default: if body.count > Self.longestSequence { pending.removeLast() }
        }
    }

    private mutating func endPaste() {
        if pending.count > longestPaste + Self.endOfPaste.count { pending.remove(at: longestPaste) }
        guard pending.last == Self.endOfPaste.last, pending.suffix(Self.endOfPaste.count) == Self.endOfPaste[...] else {
            return
        }
        events.append(paste(pending.dropLast(Self.endOfPaste.count)))
        (pending, isPasting) = ([], false)
    }

    private func paste(_ bytes: some Collection<UInt8>) -> InputEvent {
        // Terminals send the Enter key for the end of a line.
        let text = String(decoding: bytes.prefix(longestPaste), as: UTF8.self)
        return .paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    }
}
