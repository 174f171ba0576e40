// SPDX-License-Identifier: Apache-2.0

/// A choice that a property made, for readers of the graph.
struct PropertyChoice: Sendable {
    /// The path as the binding has it.
    let path: String
    /// The qualifiers; nil for one that no text may show.
    let names: [String?]
    /// Whether the property is a list of them.
    let isList: Bool
    /// Whether nothing is set, so that the binding's default counts.
    let isDefault: Bool

    /// Returns the property with its value and its place: `data.source = github, config.yml:1:16`.
    func words(in properties: Properties) -> String {
        let parsed = try? properties.parsed(path)
        let shown = names.map { $0.map(Self.shown) ?? Shown.secret }.joined(separator: ", ")
        let origin = parsed.flatMap { properties.root.descendant($0) }?.origin.description ?? ""
        return
            "\(parsed.map { "\($0)" } ?? path) = \(isList ? "[\(shown)]" : shown), \(isDefault ? "by default" : origin)"
    }

    /// Returns a qualifier as it is, or in quotes if it could be taken for anything else.
    private static func shown(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
        }
        return isPlain && !name.isEmpty && name.count <= 60 ? name : Shown.quoted(name)
    }
}
