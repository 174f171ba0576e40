// SPDX-License-Identifier: Apache-2.0

extension DeclarationReader {
    /// Reads the signature of an initialiser or a function, and leaves the position before its parameters.
    mutating func readFunction(isInitialiser: Bool) {
        let prefix = takePrefix()
        let start = isInitialiser ? at : at + 1
        let name = isInitialiser ? "init" : text(start)
        at = start + 1
        // An operator has several characters.
        while !isInitialiser, at < tokens.count, tokens[at].kind == .other, !isMark(at, "<") || !isWord(start) {
            at += 1
        }
        if isInitialiser, isMark(at, "?") || isMark(at, "!") { at += 1 }
        at = index(behindGenericsAt: at)
        guard isBracket(at, "("), case .members(let index)? = contexts.last?.context, isInitialiser || isWord(start)
        else { return }
        var effects = Effects()
        let end = readEffects(self.index(behindBracketAt: at), into: &effects)
        let function = Declaration.Function(
            name: name, labels: labels(at), place: place(start), access: prefix.access,
            isolation: prefix.isolation, isStatic: prefix.isStatic, isUnavailable: prefix.isUnavailable,
            isAsync: effects.isAsync, isThrowing: effects.isThrowing, hasResult: hasResult(end),
            conditions: conditions.all)
        if isInitialiser {
            source.declarations[index].initialisers.append(function)
        } else {
            source.declarations[index].functions.append(function)
        }
    }

    private struct Effects {
        var isAsync = false
        var isThrowing = false
    }

    /// Reads `async` and `throws` behind parameters, and returns the index behind them.
    private func readEffects(_ start: Int, into effects: inout Effects) -> Int {
        var index = start
        while true {
            switch keyword(index) {
            case .async, .reasync: effects.isAsync = true
            case .throws, .rethrows: effects.isThrowing = true
            default: return index
            }
            index += 1
            if isBracket(index, "("), tokens[index].isAdjacent { index = self.index(behindBracketAt: index) }
        }
    }

    private func hasResult(_ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].kind == .arrow else { return false }
        return text(index + 1) != "Void" && !(isBracket(index + 1, "(") && isBracket(index + 2, ")"))
    }

    /// Returns the labels of the parameters in the parentheses that open at an index.
    private func labels(_ start: Int) -> [String] {
        var labels: [String] = []
        var index = start + 1
        while index < tokens.count, tokens[index].kind != .close {
            // Wrappers and result builders precede the label.
            while isMark(index, "@") {
                index += 2
                while isMark(index, "."), isWord(index + 1) { index += 2 }
                index = self.index(behindGenericsAt: index)
                if isBracket(index, "("), tokens[index].isAdjacent { index = self.index(behindBracketAt: index) }
            }
            if isWord(index) { labels.append(text(index)) }
            while index < tokens.count, tokens[index].kind != .close, !isMark(index, ",") {
                // A comma within generic arguments separates no parameters.
                let behind = isMark(index, "<") ? self.index(behindGenericsAt: index) : index
                index = tokens[index].kind == .open ? self.index(behindBracketAt: index) : max(behind, index + 1)
            }
            if isMark(index, ",") { index += 1 }
        }
        return labels
    }

    mutating func readProperty() {
        let prefix = takePrefix()
        at += 1
        guard isWord(at), case .members(let index)? = contexts.last?.context else { return }
        source.declarations[index].members.append(
            Declaration.Member(
                name: text(at), value: nil, place: place(at), access: prefix.access, isStatic: prefix.isStatic,
                conditions: conditions.all))
        at += 1
    }

    mutating func readAlias() {
        let access = takePrefix().access
        at += 1
        guard isWord(at) else { return }
        let name = at
        at = index(behindGenericsAt: at + 1)
        guard isMark(at, "=") else { return }
        let value = at + 1
        at = value
        skipType()
        guard case .members(let index)? = contexts.last?.context else { return }
        source.declarations[index].members.append(
            Declaration.Member(
                name: text(name), value: text(ofTokens: value..<at), place: place(name), access: access, isStatic: true,
                conditions: conditions.all))
    }

    /// Moves behind a type: to where a new line begins that doesn't continue it.
    private mutating func skipType() {
        let start = at
        while at < tokens.count {
            let token = tokens[at]
            if token.kind == .close || token.kind == .directive || token.isBracket("{") || token.isMark(";") { return }
            if at > start, token.line > tokens[at - 1].line, !continuesType(at) { return }
            if token.kind == .open { skipBracket() } else { at = max(index(behindGenericsAt: at), at + 1) }
        }
    }

    /// Returns whether a type goes on at an index, the first one of a line.
    private func continuesType(_ index: Int) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        let joins: (Token) -> Bool = { $0.isMark("&") || $0.isMark(".") || $0.kind == .arrow }
        return joins(next) || joins(last) || text(index - 1) == "any"
    }

    mutating func readImport() {
        let start = takePrefix().start ?? at
        at += 1
        // The kind of a declaration, such as in `import struct Foundation.URL`.
        if keyword(at).isReserved { at += 1 }
        let module = at
        at += 1
        while isMark(at, "."), isWord(at + 1) { at += 2 }
        guard isWord(module) else { return }
        source.imports.append(
            Source.Import(
                text: text(ofTokens: start..<min(at, tokens.count)), module: text(module), conditions: conditions.all))
    }
}
