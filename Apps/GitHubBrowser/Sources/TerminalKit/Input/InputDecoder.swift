// SPDX-License-Identifier: Apache-2.0

/// Makes events of the bytes that a terminal sends: keys as xterm and kitty spell them, pasted text, the mouse, and the
/// background that was asked for.
///
/// Bytes may be cut anywhere. Where the next byte decides what a byte means, ``patience`` says how long to wait for it;
/// after that ``giveUpWaiting()`` takes what there is. What no terminal sends is dropped; no bytes can make the decoder
/// stay in a state that a person's next key does not end.
public struct InputDecoder: Sendable {
    private enum State {
        case ground
        case escape
        /// Behind ESC O.
        case singleShift
        /// Behind ESC [.
        case control
        /// In what a terminal answers with, up to its end.
        case string
        case stringEscape
        case utf8
        case paste
    }

    /// Behind a sequence of bytes that ends a pasted text.
    private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)
    /// No key needs as many bytes.
    private static let longestSequence = 64

    private let longestPaste: Int
    private var state: State = .ground
    private var isAlt = false
    private var introducer: UInt8 = 0
    private var bytes: [UInt8] = []
    private var isTooLong = false
    private var missing = 0
    private var matched = 0

    /// Makes a decoder that keeps so many bytes of a pasted text and drops the rest of it.
    public init(longestPaste: Int = 64 * 1024) { self.longestPaste = longestPaste }

    /// The time to wait for more bytes before ``giveUpWaiting()``; nil if no sequence is incomplete.
    public var patience: Duration? {
        switch state {
        case .ground, .utf8: nil
        case .paste: .seconds(1)
        // The answer of a distant terminal may come in pieces.
        case .string where !bytes.isEmpty: .milliseconds(100)
        default: .milliseconds(30)
        }
    }

    /// Returns the events that end with these bytes.
    public mutating func decode(_ input: some Sequence<UInt8>) -> [InputEvent] {
        var events: [InputEvent] = []
        for byte in input { take(byte, &events) }
        return events
    }

    /// Returns the events of the pending bytes when nothing follows: a lone ESC is the key.
    public mutating func giveUpWaiting() -> [InputEvent] {
        var events: [InputEvent] = []
        switch state {
        case .escape:
            if isAlt { press(.escape, &events) }
            press(.escape, &events)
        case .control where bytes.isEmpty && !isTooLong: press(.character("["), .alt, &events)
        case .singleShift: press(.character("O"), .alt, &events)
        case .string where bytes.isEmpty:
            press(.character(Character(Unicode.Scalar(introducer))), .alt, &events)
        case .paste: endPaste(&events)
        default: break
        }
        reset()
        return events
    }

    private mutating func reset() {
        state = .ground
        isAlt = false
        isTooLong = false
        missing = 0
        matched = 0
        bytes.removeAll(keepingCapacity: bytes.count <= Self.longestSequence)
    }

    private mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch state {
        case .ground: takeInGround(byte, &events)
        case .escape: takeAfterEscape(byte, &events)
        case .singleShift:
            if byte == 0x1B { return restart() }
            if let key = KeySequence.singleShift(byte) { press(key.key, key.modifiers.union(held), &events) }
            reset()
        case .control: takeInControl(byte, &events)
        case .string: takeInString(byte, &events)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") { return endString(&events) }
            restart()
            take(byte, &events)
        case .utf8: takeInUTF8(byte, &events)
        case .paste: takeInPaste(byte, &events)
        }
    }

    /// The modifiers that a preceding ESC stands for.
    private var held: KeyPress.Modifiers { isAlt ? .alt : [] }

    private mutating func restart() {
        reset()
        state = .escape
    }

    private func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], _ events: inout [InputEvent]) {
        events.append(.key(KeyPress(key, modifiers)))
    }

    private func press(_ key: KeyPress.Key, _ events: inout [InputEvent]) { press(key, [], &events) }

    private mutating func takeInGround(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x1B: restart()
        case 0x20...0x7E:
            press(.character(Character(Unicode.Scalar(byte))), held, &events)
            reset()
        case 0..<0x20, 0x7F:
            let key = KeySequence.control(byte)
            press(key.key, key.modifiers.union(held), &events)
            reset()
        case 0xC2...0xDF: begin(byte, missing: 1)
        case 0xE0...0xEF: begin(byte, missing: 2)
        case 0xF0...0xF4: begin(byte, missing: 3)
        default: reset()
        }
    }

    private mutating func begin(_ byte: UInt8, missing count: Int) {
        state = .utf8
        bytes = [byte]
        missing = count
    }

    private mutating func takeInUTF8(_ byte: UInt8, _ events: inout [InputEvent]) {
        guard byte & 0xC0 == 0x80 else {
            reset()
            return take(byte, &events)
        }
        bytes.append(byte)
        missing -= 1
        guard missing == 0 else { return }
        if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
            scalar.value > 0x9F
        {
            press(.character(Character(scalar)), held, &events)
        }
        reset()
    }

    private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x1B:
            // Two of them: Alt with a sequence, or the key twice.
            if isAlt { press(.escape, &events) }
            isAlt = true
        case 0x03, 0x1A:
            // Ctrl-C and Ctrl-Z must end and stop the program, however soon they follow an Escape.
            if isAlt { press(.escape, &events) }
            press(.escape, &events)
            reset()
            takeInGround(byte, &events)
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string
            introducer = byte
        default:
            isAlt = true
            takeInGround(byte, &events)
        }
    }

    private mutating func takeInControl(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x20...0x3F:
            if bytes.count < Self.longestSequence { bytes.append(byte) } else { isTooLong = true }
        case 0x20...0x7E: endControl(byte, &events)
        case 0x1B: restart()
        case 0x7F: break
        default:
            reset()
            takeInGround(byte, &events)
        }
    }

    private mutating func endControl(_ final: UInt8, _ events: inout [InputEvent]) {
        let sequence = isTooLong ? nil : KeySequence(parameters: bytes, final: final)
        let isAlt = held
        reset()
        guard let sequence else { return }
        if sequence.beginsPaste {
            state = .paste
        } else if let event = sequence.event(held: isAlt) {
            events.append(event)
        }
    }

    private mutating func takeInString(_ byte: UInt8, _ events: inout [InputEvent]) {
        switch byte {
        case 0x1B: state = .stringEscape
        case 0x07: endString(&events)
        case 0x18, 0x1A: reset()
        default: if bytes.count < Self.longestSequence { bytes.append(byte) }
        }
    }

    private mutating func endString(_ events: inout [InputEvent]) {
        let answer = String(decoding: bytes, as: UTF8.self)
        if introducer == UInt8(ascii: "]"), let background = Background(answer: answer) {
            events.append(.background(background))
        }
        reset()
    }

    private mutating func takeInPaste(_ byte: UInt8, _ events: inout [InputEvent]) {
        if byte == Self.endOfPaste[matched] {
            matched += 1
            guard matched == Self.endOfPaste.count else { return }
            matched = 0
            endPaste(&events)
            return reset()
        }
        keep(Self.endOfPaste[..<matched])
        matched = byte == 0x1B ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
    }

    private mutating func keep(_ more: some Collection<UInt8>) {
        bytes.append(contentsOf: more.prefix(max(0, longestPaste - bytes.count)))
    }

    private mutating func endPaste(_ events: inout [InputEvent]) {
        keep(Self.endOfPaste[..<matched])
        // Terminals send the Enter key for the end of a line.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        events.append(.paste(text))
    }
}
