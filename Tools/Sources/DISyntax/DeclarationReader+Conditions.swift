// SPDX-License-Identifier: Apache-2.0

extension DeclarationReader {
    /// Reads a line such as `#if os(Linux)`.
    mutating func readDirective() {
        let name = text(at)
        let start = at + 1
        at = start
        if name == "#if" || name == "#elseif" {
            while at < tokens.count, tokens[at].line == tokens[at - 1].line {
                if tokens[at].kind == .open { skipBracket() } else { at += 1 }
            }
        }
        at = min(at, tokens.count)
        let condition = text(ofTokens: start..<at)
        prefix = Prefix()
        if name == "#if" {
            conditions.begin(condition, floor: contexts.count)
            return
        }
        // Brackets that a branch opens end with it: the compiler skips whole branches without balancing them.
        if contexts.count > conditions.floor { contexts.removeLast(contexts.count - conditions.floor) }
        if !(name == "#endif" ? conditions.end() : conditions.goOn(condition)) { source.isBroken = true }
    }
}
