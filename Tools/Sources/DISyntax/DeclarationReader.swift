// SPDX-License-Identifier: Apache-2.0

/// Finds the declarations among the tokens of a source, in one pass over them and without recursion.
struct DeclarationReader {
    /// The tokens between two brackets.
    enum Context: Equatable {
        /// The members of the declaration with this index.
        case members(Int)
        /// A body, a closure or a block.
        case body
        /// Parentheses or square brackets.
        case list
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [Token]
    var source = Source(empty: ())
    var at = 0
    /// The open brackets, from the outside in.
    var contexts: [(context: Context, open: UInt8)] = []
    var conditions = ConditionStack()
    /// The attributes and modifiers before the next declaration.
    var prefix = Prefix()

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    mutating func readAll() {
        while at < tokens.count { readOne(tokens[at]) }
        if !contexts.isEmpty || !conditions.isEmpty { source.isBroken = true }
    }

    private mutating func readOne(_ token: Token) {
        switch token.kind {
        case .open: open(token.byte == Byte.openBrace ? .body : .list, token)
        case .close: close(token)
        case .directive: readDirective()
        case .word where isAfterDot: skipOther()
        case .word: readWord(token)
        case .other where token.isMark("@") && isAmongDeclarations: readAttribute()
        default: skipOther()
        }
    }

    /// Whether the token is a member, such as `.init`.
    private var isAfterDot: Bool {
        at > 0 && tokens[at - 1].isMark(".")
    }

    /// Whether the position is outside of all brackets, or among the members of a type.
    private var isAmongDeclarations: Bool {
        switch contexts.last?.context {
        case nil, .members: true
        case .body, .list: false
        }
    }

    private mutating func readWord(_ token: Token) {
        guard token.keyword != .none else { return skipOther() }
        guard isAmongDeclarations else {
            if contexts.last?.context == .body, token.keyword.isTypeKind, beginsType() { return readType() }
            return skipOther()
        }
        switch token.keyword {
        case _ where token.keyword.isTypeKind && beginsType(): readType()
        case .`init`: readFunction(isInitialiser: true)
        case .func: readFunction(isInitialiser: false)
        case .let, .var: readProperty()
        case .typealias: readAlias()
        case .import: readImport()
        case .case:
            // The name of a case may be a word that begins a declaration elsewhere.
            at += 1
            skipOther()
        case .class: readModifier(.class)
        case _ where token.keyword.isModifier: readModifier(token.keyword)
        default: skipOther()
        }
    }

    mutating func skipOther() {
        at += 1
        prefix = Prefix()
    }

    // MARK: - Brackets

    mutating func open(_ context: Context, _ token: Token) {
        contexts.append((context, token.byte))
        skipOther()
    }

    private mutating func close(_ token: Token) {
        if contexts.count > conditions.floor, let last = contexts.last, isPair(last.open, token.byte) {
            contexts.removeLast()
        } else if conditions.isEmpty {
            source.isBroken = true
        }
        skipOther()
    }

    /// Compares by the distance in ASCII: `)` follows `(`, and one character is between the others.
    private func isPair(_ open: UInt8, _ close: UInt8) -> Bool {
        close == open + (open == Byte.openParenthesis ? 1 : 2)
    }

    /// Returns the index of the bracket that closes the one at an index.
    private func closing(_ start: Int) -> Int? {
        var depth = 0
        for index in start..<tokens.count {
            switch tokens[index].kind {
            case .open: depth += 1
            case .close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Returns the index behind a bracket and its contents; the end where it isn't closed.
    func index(behindBracketAt start: Int) -> Int {
        closing(start).map { $0 + 1 } ?? tokens.count
    }

    /// Moves behind the bracket at the position and its contents.
    mutating func skipBracket() {
        if closing(at) == nil { source.isBroken = true }
        at = index(behindBracketAt: at)
    }

    /// Returns the index behind generic parameters or arguments that begin at an index; the same index where none do.
    func index(behindGenericsAt start: Int) -> Int {
        guard start < tokens.count, tokens[start].isMark("<") else { return start }
        var depth = 0
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.isMark("<") {
                depth += 1
            } else if token.isMark(">") {
                depth -= 1
                if depth == 0 { return index + 1 }
            } else if token.isBracket("{") || token.kind == .close {
                return index
            } else if token.kind == .open {
                index = self.index(behindBracketAt: index)
                continue
            }
            index += 1
        }
        return index
    }

    // MARK: - Texts

    func text(_ index: Int) -> String {
        index < tokens.count ? text(from: tokens[index].start, to: tokens[index].end) : ""
    }

    func text(from start: Int, to end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// Returns the text of tokens with a single space where there is any.
    func text(ofTokens range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            if index > range.lowerBound, !tokens[index].isAdjacent { text += " " }
            text += self.text(index)
        }
    }

    func place(_ index: Int) -> SourcePlace {
        let token = tokens[min(index, tokens.count - 1)]
        return SourcePlace(line: token.line, column: token.column)
    }

    func keyword(_ index: Int) -> Keyword {
        index < tokens.count ? tokens[index].keyword : .none
    }

    func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        index < tokens.count && tokens[index].isMark(character)
    }

    func isBracket(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        index < tokens.count && tokens[index].isBracket(character)
    }

    func isWord(_ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .word
    }
}

extension Source {
    init(empty: ()) {}
}
