// SPDX-License-Identifier: Apache-2.0

/// A symbol graph of the compiler, as far as protocols are read from it: the format of `swift symbolgraph-extract`.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }
        struct Identifier: Decodable {
            let precise: String
        }
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
                let character: Int
            }

            let position: Position
        }
        struct Fragment: Decodable {
            let kind: String
            let spelling: String
            let preciseIdentifier: String?
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        /// Where it is declared; nil for a member that the compiler adds.
        let location: Location?

        /// The declaration as the compiler prints it.
        var text: String { (declarationFragments ?? []).map(\.spelling).joined() }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    struct Module: Decodable {
        let name: String
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The Swift modules that declare the types in a declaration, by the identifiers of the compiler; those that every source imports
    /// are left out.
    static func modules(in symbol: Symbol) -> Set<String> {
        Set(
            (symbol.declarationFragments ?? []).compactMap { fragment in
                fragment.preciseIdentifier.flatMap(module)
            })
    }

    /// The Swift module at the beginning of a mangled name such as `s:4Shop3LogP`; nil for one with a letter instead, such as
    /// those of the standard library.
    private static func module(of identifier: String) -> String? {
        guard identifier.hasPrefix("s:") else { return nil }
        let digits = identifier.dropFirst(2).prefix { $0.isNumber }
        guard let count = Int(digits) else { return nil }
        let name = String(identifier.dropFirst(2 + digits.count).prefix(count))
        // The names of the library's parts aren't those that programs import.
        if name.hasPrefix("Foundation") { return "Foundation" }
        return name.hasPrefix("_") ? nil : name
    }
}
