// SPDX-License-Identifier: Apache-2.0

extension DeclarationReader {
    /// Returns whether the word at the position begins a type: `class` may be a modifier, and `actor` any name.
    func beginsType() -> Bool {
        let next = at + 1
        guard isWord(next) || isBracket(next, "[") else { return false }
        switch tokens[at].keyword {
        case .class:
            return !(tokens[next].keyword.isReserved || tokens[next].keyword.isModifier) || isHeader(next + 1)
        case .actor: return !tokens[next].keyword.isReserved && isHeader(next + 1)
        default: return !tokens[next].keyword.isReserved
        }
    }

    /// Returns whether the part behind a type's name begins at an index.
    private func isHeader(_ index: Int) -> Bool {
        isBracket(index, "{") || isMark(index, ":") || isMark(index, "<") || keyword(index) == .where
    }

    /// Reads a type up to its members.
    mutating func readType() {
        let prefix = takePrefix()
        let kind = Declaration.Kind(rawValue: "\(tokens[at].keyword)") ?? .extension
        let start = at + 1
        at = start
        let name = readName()
        let afterName = at
        at = index(behindGenericsAt: at)
        let isGeneric = at > afterName
        let inherited = readInheritance()
        let isConstrained = skipToMembers()
        guard isBracket(at, "{") else {
            if !isLocal { source.isBroken = true }
            return
        }
        let parent = self.parent
        source.declarations.append(
            Declaration(
                kind: kind, name: (parent.map { source.declarations[$0].name + "." } ?? "") + name,
                place: place(start), access: prefix.access, inherited: inherited,
                isGeneric: isGeneric || (kind == .extension && isConstrained), parent: parent, isLocal: isLocal,
                isolation: prefix.isolation, conditions: conditions.all))
        open(.members(source.declarations.count - 1), tokens[at])
    }

    /// The index of the declaration around the position.
    private var parent: Int? {
        for (context, _) in contexts.reversed() {
            if case .members(let index) = context { return index }
        }
        return nil
    }

    /// Whether the position is in a body, or in a local type.
    private var isLocal: Bool {
        contexts.last?.context == .body || (parent.map { source.declarations[$0].isLocal } ?? false)
    }

    /// Reads a name with dots, and skips the arguments within it, such as in `Box<Cup>.Lid`.
    private mutating func readName() -> String {
        if isBracket(at, "[") {
            // An extension of an array or a dictionary.
            let start = at
            skipBracket()
            return text(ofTokens: start..<at)
        }
        var name = text(at)
        at += 1
        while true {
            let afterArguments = index(behindGenericsAt: at)
            guard isMark(afterArguments, "."), isWord(afterArguments + 1) else { return name }
            name += "." + text(afterArguments + 1)
            at = afterArguments + 2
        }
    }

    /// Reads the names behind a colon.
    private mutating func readInheritance() -> [String] {
        guard isMark(at, ":") else { return [] }
        at += 1
        var names: [String] = []
        while at < tokens.count, keyword(at) != .where, !tokens[at].isBracket("{"), tokens[at].kind != .close {
            if isMark(at, "@") {
                at += 2
                while isMark(at, "."), isWord(at + 1) { at += 2 }
                if isBracket(at, "("), tokens[at].isAdjacent { skipBracket() }
            } else if isWord(at), keyword(at) != .nonisolated {
                let isSuppressed = isMark(at - 1, "~")
                names.append((isSuppressed ? "~" : "") + readName())
                at = index(behindGenericsAt: at)
            } else {
                if tokens[at].kind == .open { skipBracket() } else { at += 1 }
            }
        }
        return names
    }

    /// Moves to the brace before the members, and returns whether there are constraints before it.
    private mutating func skipToMembers() -> Bool {
        guard keyword(at) == .where else { return false }
        while at < tokens.count, !tokens[at].isBracket("{"), tokens[at].kind != .close {
            if tokens[at].kind == .open { skipBracket() } else { at += 1 }
        }
        return true
    }
}
