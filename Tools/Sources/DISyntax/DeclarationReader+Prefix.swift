// SPDX-License-Identifier: Apache-2.0

extension DeclarationReader {
    /// The attributes and modifiers of a declaration.
    struct Prefix {
        /// The index of the first one.
        var start: Int?
        var access = Access.inherited
        var isolation = Isolation.inherited
        var isStatic = false
        /// Whether the attribute `@available(*, unavailable)` makes the declaration unusable.
        var isUnavailable = false
    }

    /// Reads an attribute with its arguments.
    mutating func readAttribute() {
        beginPrefix()
        var name = at + 1
        while isMark(name + 1, "."), isWord(name + 2) { name += 2 }
        switch isWord(name) ? text(name) : "" {
        case "MainActor": prefix.isolation = .mainActor
        case "available" where isMark(name + 2, "*") && text(name + 4) == "unavailable": prefix.isUnavailable = true
        default: break
        }
        at = name + 1
        if at < tokens.count, tokens[at].isAdjacent { at = index(behindGenericsAt: at) }
        skipAdjacentParentheses()
    }

    /// Reads a modifier such as `private(set)`; other modifiers have no effect.
    mutating func readModifier(_ keyword: Keyword) {
        beginPrefix()
        at += 1
        let hasArguments = isBracket(at, "(")
        switch keyword {
        case .static, .class: prefix.isStatic = true
        case .nonisolated: prefix.isolation = .nonisolated
        case _ where keyword.isAccess && !hasArguments:
            // For clients in other modules, `open` is public.
            prefix.access = Access(rawValue: "\(keyword)") ?? .public
        default: break
        }
        skipAdjacentParentheses()
    }

    private mutating func beginPrefix() {
        prefix.start = prefix.start ?? at
    }

    private mutating func skipAdjacentParentheses() {
        if isBracket(at, "("), tokens[at].isAdjacent { skipBracket() }
    }

    /// Gives the prefix to a declaration.
    mutating func takePrefix() -> Prefix {
        defer { prefix = Prefix() }
        return prefix
    }
}
