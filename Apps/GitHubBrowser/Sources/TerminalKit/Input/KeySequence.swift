// SPDX-License-Identifier: Apache-2.0

/// A control sequence from its first parameter to the byte that ends it, and the key that sends it.
struct KeySequence {
    private let prefix: UInt8?
    private let parameters: [Int]
    private let final: UInt8

    init(parameters bytes: [UInt8], final: UInt8) {
        let first = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        prefix = first
        self.final = final
        let parts = bytes.dropFirst(first == nil ? 0 : 1).split(separator: 0x3B, omittingEmptySubsequences: false)
        parameters = parts.map { digits in
            digits.count <= 7 && digits.allSatisfy { (0x30...0x39).contains($0) }
                ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : -1
        }
    }

    private func number(_ index: Int) -> Int? { parameters.indices.contains(index) ? parameters[index] : nil }

    /// Whether pasted text follows.
    var beginsPaste: Bool { prefix == nil && final == UInt8(ascii: "~") && parameters == [200] }

    /// Returns the event of the sequence; nil if it has none, such as the reply to a query.
    func event(held: KeyPress.Modifiers) -> InputEvent? {
        if prefix == UInt8(ascii: "<") { return mouse }
        guard prefix == nil else { return nil }
        if final == UInt8(ascii: "Z") { return .key(KeyPress(.tab, held.union(.shift))) }
        let key = final == UInt8(ascii: "~") ? number(0).flatMap(Self.numbered) : Self.lettered(final)
        let modifiers = KeyPress.Modifiers(rawValue: max(0, (number(1) ?? 1) - 1) & 15)
        return key.map { .key(KeyPress($0, modifiers.union(held))) }
    }

    /// Returns a key behind ESC O, as terminals send it in the application's mode.
    static func singleShift(_ byte: UInt8) -> KeyPress? {
        switch byte {
        case UInt8(ascii: "M"): KeyPress(.enter)
        // The block of numbers sends what its keys show, 0x40 higher.
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(byte - 0x40)))
        default: lettered(byte).map { KeyPress($0) }
        }
    }

    /// Returns a key that sends a single control character.
    static func control(_ byte: UInt8) -> KeyPress {
        switch byte {
        case 0x0D, 0x0A: KeyPress(.enter)
        case 0x09: KeyPress(.tab)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x00: .control(" ")
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    private static func lettered(_ byte: UInt8) -> KeyPress.Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    private static func numbered(_ number: Int) -> KeyPress.Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    private var mouse: InputEvent? {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
            let code = number(0), let column = number(1), let row = number(2), code >= 0, column > 0, row > 0
        else { return nil }
        // Without the bits of the modifier keys; another bit is that of a movement.
        switch code & 0b1110_0011 {
        case 64: return .mouse(MouseEvent(action: .scrollUp, column: column - 1, row: row - 1))
        case 65: return .mouse(MouseEvent(action: .scrollDown, column: column - 1, row: row - 1))
        case let button where button < 3 && final == UInt8(ascii: "M"):
            return .mouse(MouseEvent(action: .press(button), column: column - 1, row: row - 1))
        default: return nil
        }
    }
}
