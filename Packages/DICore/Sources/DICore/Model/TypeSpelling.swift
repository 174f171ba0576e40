// SPDX-License-Identifier: Apache-2.0

/// A type's name as the runtime spells it, taken apart so that it can be spelt as people write it.
///
/// The runtime writes `Swift.Dictionary<Swift.String, Shop.Bean>`, and for private and local types addresses that differ
/// from process to process. Protocols have no `any`, as the runtime has it; no type could have the same name.
struct TypeSpelling {
    /// A piece of a spelling.
    enum Part {
        /// What is taken as it is, such as an arrow.
        case text(String)
        /// The dotted name of a type.
        case name(Name)
    }

    /// The dotted name of a type, with the arguments of those of its parts that are generic.
    struct Name {
        /// The names, the first of them the module where there are several.
        var path: [(name: String, arguments: [TypeSpelling])]
        /// The same with the addresses of private contexts: what tells it from another of its name.
        var identity: String

        /// The name without module and arguments.
        var short: String {
            (path.count > 1 ? path.dropFirst() : path[...]).map(\.name).joined(separator: ".")
        }
    }

    /// The pieces, in their order.
    var parts: [Part] = []
    /// Whether a suffix needs parentheses around the whole.
    var isCompound: Bool = false

    /// Takes the runtime's name of a type apart.
    init(of type: Any.Type) {
        var parser = TypeSpellingParser(_typeName(type, qualified: true))
        self = parser.parse()
    }

    init() {}

    /// All names of types in it, also within arguments.
    func forEachName(_ body: (Name) -> Void) {
        for case .name(let name) in parts {
            body(name)
            for (_, arguments) in name.path {
                for argument in arguments { argument.forEachName(body) }
            }
        }
    }

    /// The text, with the modules of those names for which `isQualified` holds.
    func text(_ isQualified: (Name) -> Bool) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .name(let name): Self.text(of: name, isQualified)
            }
        }.joined()
    }

    private static func text(of name: Name, _ isQualified: (Name) -> Bool) -> String {
        if let sugared = sugared(name, isQualified) { return sugared }
        let path = name.path.count > 1 && !isQualified(name) ? name.path.dropFirst() : name.path[...]
        return path.map { part in
            guard !part.arguments.isEmpty else { return part.name }
            return part.name + "<" + part.arguments.map { $0.text(isQualified) }.joined(separator: ", ") + ">"
        }.joined(separator: ".")
    }

    /// `[Element]`, `[Key: Value]` and `Wrapped?`.
    private static func sugared(_ name: Name, _ isQualified: (Name) -> Bool) -> String? {
        guard name.path.count == 2, name.path[0].name == "Swift" else { return nil }
        let arguments = name.path[1].arguments.map { $0.text(isQualified) }
        switch (name.path[1].name, arguments.count) {
        case ("Array", 1): return "[\(arguments[0])]"
        case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
        case ("Optional", 1): return name.path[1].arguments[0].isCompound ? "(\(arguments[0]))?" : "\(arguments[0])?"
        default: return nil
        }
    }
}
