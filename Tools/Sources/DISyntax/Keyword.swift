// SPDX-License-Identifier: Apache-2.0

/// A word with a special meaning where a declaration may begin.
package enum Keyword: UInt8, Sendable {
    /// Any other word, or one in backticks.
    case none
    // The kinds of types.
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    // The other declarations.
    case `init`, `func`, `let`, `var`, `typealias`, `case`, `import`, `subscript`, `deinit`
    // Access.
    case `public`, open, package, `internal`, `fileprivate`, `private`
    // The other modifiers. (Proof of unowned: it is only a name here.)
    case `static`, nonisolated, final, override, required, convenience, lazy, weak, unowned, mutating, nonmutating
    case indirect, dynamic, optional, prefix, postfix, infix, distributed, consuming, borrowing, isolated
    // Words that follow a signature.
    case async, `throws`, `rethrows`, reasync, `where`

    /// Whether a declaration of a type may begin with the word.
    var isTypeKind: Bool { rawValue >= Keyword.struct.rawValue && rawValue <= Keyword.extension.rawValue }

    var isAccess: Bool { rawValue >= Keyword.public.rawValue && rawValue <= Keyword.private.rawValue }

    var isModifier: Bool { rawValue >= Keyword.public.rawValue && rawValue <= Keyword.isolated.rawValue }

    /// Whether the word needs backticks to be a name.
    var isReserved: Bool {
        switch self {
        case .struct, .class, .enum, .protocol, .extension, .`init`, .func, .let, .var, .typealias, .case, .import,
            .subscript, .deinit, .public, .internal, .fileprivate, .private, .static, .throws, .rethrows, .where:
            true
        default: false
        }
    }

    /// The words by their length, since tools run unoptimised in a debug build.
    private static let byLength: [[(bytes: [UInt8], keyword: Keyword)]] = {
        var table: [[(bytes: [UInt8], keyword: Keyword)]] = Array(repeating: [], count: 12)
        var raw = Keyword.none.rawValue + 1
        while let keyword = Keyword(rawValue: raw) {
            let bytes = Array("\(keyword)".utf8)
            table[bytes.count].append((bytes, keyword))
            raw += 1
        }
        return table
    }()

    /// Returns the keyword that is written in these bytes.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Keyword {
        let length = end - start
        guard length < byLength.count else { return .none }
        for entry in byLength[length] where entry.bytes[0] == bytes[start] {
            var offset = 1
            while offset < length, entry.bytes[offset] == bytes[start + offset] { offset += 1 }
            if offset == length { return entry.keyword }
        }
        return .none
    }
}
