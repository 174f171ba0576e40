// SPDX-License-Identifier: Apache-2.0

import DICore

/// The names of protocols within a type's spelling, which are written with `any`.
///
/// The runtime spells `any Grinder` like a type named `Grinder`. Only the mangled name distinguishes them: a protocol's name is
/// followed by an underscore, a type's by its kind.
struct ExistentialNames {
    /// Protocols by their names with modules, each looked up once: the runtime searches all that it has loaded.
    private static let protocols: OrderedMutex<[String: Bool]> = OrderedMutex([:])

    private let mangled: String
    /// The names in the innermost type, if that is an existential.
    private let core: Set<String>

    init(in type: Any.Type) {
        mangled = _mangledTypeName(type) ?? ""
        let inner = _Key.core(of: type)
        if _TypeMetadata(inner).isExistential {
            var parser = TypeSpellingParser(_typeName(inner, qualified: true)) { _ in false }
            _ = parser.parse()
            core = Set(parser.names.map(\.identity))
        } else {
            core = []
        }
    }

    /// Whether there are certainly none.
    var isEmpty: Bool {
        core.isEmpty && !mangled.utf8.contains(UInt8(ascii: "_")) && !mangled.contains("Xp")
    }

    /// Whether a name is a protocol's.
    func contains(_ name: _TypeSpelling.Name) -> Bool {
        guard !isEmpty else { return false }
        if core.contains(name.identity) { return name.identity != "Swift.AnyObject" }
        let parts = name.short.split(separator: ".")
        guard let last = parts.last else { return false }
        let identifier = Self.identifier(last)
        if mentions(identifier, followedBy: "_") { return true }
        guard name.module != "Swift" else { return mentions(Self.standardNames[name.short] ?? "?", followedBy: "_") }
        // A name that repeats a word, such as its module's, is shortened; then the runtime is asked.
        guard !name.isPrivate, parts.count <= 2, !"CVO".contains(where: { mentions(identifier, followedBy: $0) }) else {
            return false
        }
        return Self.protocols.withLock { known in
            if let answer = known[name.identity] { return answer }
            let answer = Self.isProtocol(module: name.module, parts)
            known[name.identity] = answer
            return answer
        }
    }

    /// Whether the mangled name contains an identifier followed by a sign.
    private func mentions(_ identifier: String, followedBy sign: Character) -> Bool {
        mangled.ranges(of: identifier + String(sign)).contains { range in
            mangled[..<range.lowerBound].last?.isNumber != true
        }
    }

    private static func identifier(_ name: Substring) -> String {
        "\(name.utf8.count)\(name)"
    }

    /// Whether a protocol of that name is linked, at the top of its module or within a type.
    private static func isProtocol(module: String, _ parts: [Substring]) -> Bool {
        let start = identifier(module[...]) + identifier(parts[0])
        let names = parts.count == 1 ? [start] : ["V", "O", "C"].map { start + $0 + identifier(parts[1]) }
        return names.contains { name in _typeByName(name + "_p").map { _TypeMetadata($0).isExistential } ?? false }
    }

    /// The standard library's protocols that have special mangled names, as Swift's ABI fixes them.
    private static let standardNames: [String: String] = [
        "BidirectionalCollection": "SK", "BinaryFloatingPoint": "SB", "BinaryInteger": "Sz", "Collection": "Sl",
        "Comparable": "SL", "Decodable": "Se", "Encodable": "SE", "Equatable": "SQ", "FloatingPoint": "SF",
        "Hashable": "SH", "IteratorProtocol": "St", "MutableCollection": "SM", "Numeric": "Sj",
        "RandomAccessCollection": "Sk", "RandomNumberGenerator": "SG", "RangeExpression": "SX",
        "RangeReplaceableCollection": "Sm", "RawRepresentable": "SY", "Sequence": "ST", "SignedInteger": "SZ",
        "Strideable": "Sx", "StringProtocol": "Sy", "UnsignedInteger": "SU",
    ]
}
