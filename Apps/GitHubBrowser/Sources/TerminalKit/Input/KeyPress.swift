// SPDX-License-Identifier: Apache-2.0

/// A key together with the keys that were held.
///
/// Shift is not a modifier of a character: `G` is a separate character.
public struct KeyPress: Sendable, Hashable {
    /// A key.
    public enum Key: Sendable, Hashable {
        /// A character, the blank among them.
        case character(Character)
        /// A key in the main block.
        case enter, tab, backspace, escape
        /// A key of the block that moves the cursor.
        case up, down, left, right, home, end, pageUp, pageDown, insert, delete
        /// A function key, beginning with 1.
        case function(Int)
    }

    /// The character of a key that is pressed alone; nil for any other key.
    public var letter: Character? {
        guard modifiers.isEmpty, case .character(let character) = key else { return nil }
        return character
    }

    /// Keys that are held while another one is pressed.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        /// The keys, as the bits that xterm reports.
        public let rawValue: Int

        /// Makes a set of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, or Option.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
        /// Super, Windows or Command.
        public static let meta = Modifiers(rawValue: 8)
    }

    /// The key.
    public let key: Key
    /// The modifier keys that were held.
    public let modifiers: Modifiers

    /// Makes a key press.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Makes the key of a character without modifiers.
    public static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

    /// Makes the key of a character with Control.
    public static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }
}
