// SPDX-License-Identifier: Apache-2.0

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
    public var description: String {
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
    public init?(name: String) {
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
