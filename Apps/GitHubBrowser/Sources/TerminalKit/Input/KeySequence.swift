// SPDX-License-Identifier: Apache-2.0

/// A control sequence from its first parameter to the byte that ends it, and the key that sends it.
struct KeySequence {
    private let prefix: Character?
    private let parameters: [Int]
    private let final: UInt8

    init(parameters bytes: [UInt8], final: UInt8) {
        let text = String(decoding: bytes, as: UTF8.self)
        prefix = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
        self.final = final
        let parts = text.dropFirst(prefix == nil ? 0 : 1).split(separator: ";", omittingEmptySubsequences: false)
        parameters = parts.map { $0.isEmpty ? 0 : UInt16($0).map(Int.init) ?? -1 }
    }

    private func number(_ index: Int) -> Int? { parameters.indices.contains(index) ? parameters[index] : nil }

    /// Whether pasted text follows.
    var beginsPaste: Bool { prefix == nil && final == UInt8(ascii: "~") && parameters == [200] }

    /// Returns the event of the sequence; nil if it has none, such as the reply to a query.
    func event(held: KeyPress.Modifiers) -> InputEvent? {
        if prefix == "<" { return mouse }
        guard prefix == nil else { return nil }
        if final == UInt8(ascii: "Z") { return .key(KeyPress(.tab, held.union(.shift))) }
        let key = final == UInt8(ascii: "~") ? number(0).flatMap(Self.numbered) : Self.lettered(final)
        let modifiers = KeyPress.Modifiers(rawValue: max(0, (number(1) ?? 1) - 1) & 15)
        return key.map { .key(KeyPress($0, modifiers.union(held))) }
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

    private static let letters: [Character: KeyPress.Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home, "P": .function(1), "Q": .function(2),
        "R": .function(3), "S": .function(4),
    ]

    /// Returns the key of the last byte, also behind ESC O.
    static func lettered(_ byte: UInt8) -> KeyPress.Key? { letters[Character(Unicode.Scalar(byte))] }

    private static let numbers: [Int: KeyPress.Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]

    /// The numbers of the function keys, from F1; terminals leave some out.
    private static let functions = Array(11...15) + Array(17...21) + Array(23...26) + [28, 29] + Array(31...34)

    private static func numbered(_ number: Int) -> KeyPress.Key? {
        numbers[number] ?? functions.firstIndex(of: number).map { .function($0 + 1) }
    }

    private var mouse: InputEvent? {
        guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
            let code = number(0), let column = number(1), let row = number(2), code >= 0, column > 0, row > 0
        else { return nil }
        // Without the bits of the modifier keys; another bit is that of a movement.
        let action: MouseEvent.Action
        switch code & 0b1110_0011 {
        case 64: action = .scrollUp
        case 65: action = .scrollDown
        case let button where button < 3 && final == UInt8(ascii: "M"): action = .press(button)
        default: return nil
        }
        return .mouse(MouseEvent(action: action, column: column - 1, row: row - 1))
    }
}
