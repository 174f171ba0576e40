// SPDX-License-Identifier: Apache-2.0

/// A key together with the keys that were held.
///
/// Shift is not a modifier of a character: `G` is a separate character.
package struct KeyPress: Sendable, Hashable {
    package enum Key: Sendable, Hashable {
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
    package var letter: Character? {
        guard modifiers.isEmpty, case .character(let character) = key else { return nil }
        return character
    }

    /// Keys that are held while another one is pressed.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        /// The keys, as the bits that xterm reports.
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        /// Alt, or Option.
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
        /// Super, Windows or Command.
        package static let meta = Modifiers(rawValue: 8)
    }

    package let key: Key
    package let modifiers: Modifiers

    package init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    package static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

    package static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }
}

extension KeyPress: CustomStringConvertible {
    private static let names: [(key: Key, name: String)] = [
        (.character(" "), "Space"), (.enter, "Enter"), (.tab, "Tab"), (.backspace, "Backspace"), (.escape, "Esc"),
        (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"),
        (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.insert, "Insert"), (.delete, "Delete"),
    ]

    private static let modifierNames: [(modifier: Modifiers, name: String)] = [
        (.control, "Ctrl"), (.alt, "Alt"), (.meta, "Super"), (.shift, "Shift"),
    ]

    /// The key as a person writes it, such as `j`, `Ctrl-d`, `Shift-Tab` or `F5`.
    package var description: String {
        let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0.name + "-" }.joined()
        return held + keyName
    }

    private var keyName: String {
        if case .function(let number) = key { return "F\(number)" }
        if let named = Self.names.first(where: { $0.key == key }) { return named.name }
        if case .character(let character) = key { return String(character) }
        return "?"
    }

    /// The key that a person means by a name, in the form of ``description``; letter case matters for letters alone.
    package init?(name: String) {
        var rest = Substring(name)
        var modifiers: Modifiers = []
        // A name that ends with the hyphen means the hyphen.
        while let hyphen = rest.firstIndex(of: "-"), hyphen != rest.startIndex,
            rest.index(after: hyphen) != rest.endIndex
        {
            let prefix = rest[..<hyphen].lowercased()
            guard let held = Self.modifierNames.first(where: { $0.name.lowercased() == prefix }) else { return nil }
            modifiers.insert(held.modifier)
            rest = rest[rest.index(after: hyphen)...]
        }
        guard let key = Self.key(named: rest) else { return nil }
        self.init(key, modifiers)
    }

    private static func key(named name: Substring) -> Key? {
        if name.count == 1, let character = name.first { return .character(character) }
        let lower = name.lowercased()
        if let named = names.first(where: { $0.name.lowercased() == lower }) { return named.key }
        if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), (1...20).contains(number) {
            return .function(number)
        }
        return nil
    }
}
