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
        struct Parameter: Decodable {
            let declarationFragments: [Fragment]?
        }
        struct Signature: Decodable {
            let parameters: [Parameter]?
            let returns: [Fragment]?
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        /// The parameters and the result of a function or a subscript.
        let functionSignature: Signature?
        /// Where it is declared; nil for a member that the compiler adds.
        let location: Location?

        var name: String { pathComponents.joined(separator: ".") }
        var fragments: [Fragment] { declarationFragments ?? [] }

        /// The declaration as the compiler prints it.
        var text: String { fragments.map(\.spelling).joined() }

        /// The result of a function or a subscript; nil for none.
        var result: String? {
            let text = functionSignature?.returns?.map(\.spelling).joined() ?? ""
            return ["", "()", "Void"].contains(text) ? nil : text
        }

        /// Whether a function can throw any error: `throws` is written more often than in its parameters and its result.
        var canThrow: Bool {
            let parameters = functionSignature?.parameters?.compactMap(\.declarationFragments) ?? []
            let inside = (parameters + [functionSignature?.returns ?? []]).reduce(0) { $0 + Self.throwing($1) }
            return Self.throwing(fragments) > inside
        }

        private static func throwing(_ fragments: [Fragment]) -> Int {
            fragments.indices.count { index in
                let isTyped = index + 1 < fragments.count && fragments[index + 1].spelling.hasPrefix("(")
                return fragments[index].kind == "keyword" && fragments[index].spelling == "throws" && !isTyped
            }
        }

        /// The Swift modules that declare the types in the declaration, by the identifiers of the compiler such as
        /// `s:4Shop3LogP`; modules that every source sees have a letter instead of a name.
        var modules: Set<String> {
            Set(
                fragments.compactMap { fragment in
                    guard let match = fragment.preciseIdentifier?.prefixMatch(of: #/s:(\d+)(.*)/#),
                        let count = Int(match.1)
                    else { return nil }
                    return String(match.2.prefix(count))
                })
        }
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

    /// Returns the protocol with a name, without the module.
    func symbol(ofProtocol name: String) -> Symbol? {
        symbols.first { $0.kind.identifier == "swift.protocol" && $0.name == name }
    }

    /// The requirements of a protocol, in the order of the source.
    func requirements(of symbol: Symbol) -> [Symbol] {
        let found = relationships.filter { $0.kind == "requirementOf" && $0.target == symbol.identifier.precise }
        let sources = Set(found.map(\.source))
        return symbols.filter { sources.contains($0.identifier.precise) }.sorted { one, other in
            let places = (one.location?.position, other.location?.position)
            return (places.0?.line ?? 0, places.0?.character ?? 0) < (places.1?.line ?? 0, places.1?.character ?? 0)
        }
    }

    /// The names, with modules, of the protocols that a protocol inherits from.
    func inherited(by symbol: Symbol) -> [String] {
        relationships.filter { $0.kind == "conformsTo" && $0.source == symbol.identifier.precise }
            .compactMap { relation in
                let own = symbols.first { $0.identifier.precise == relation.target }
                return own.map { module.name + "." + $0.name } ?? relation.targetFallback
            }.sorted()
    }
}
