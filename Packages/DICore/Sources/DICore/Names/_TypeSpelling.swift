// SPDX-License-Identifier: Apache-2.0

/// A type's name as the runtime spells it, which can be spelt as people write it.
///
/// The runtime writes `Swift.Dictionary<Swift.String, Shop.Bean>`, and for private and local types addresses that differ
/// from process to process. It leaves out the `any` of most protocols.
struct TypeSpelling {
    /// The dotted name of a type within a spelling.
    struct Name {
        /// The module; empty where the name has none.
        var module: String
        /// The name without module and arguments.
        var short: String
        /// The module and the name, with the addresses of private contexts: what tells it from another of its name.
        var identity: String
        /// Whether it can be seen in its file or its function only.
        var isPrivate: Bool
    }

    /// The runtime's name.
    let raw: String

    private let existentials: ExistentialNames

    /// Asks the runtime for the name of a type.
    init(of type: Any.Type) {
        raw = _typeName(type, qualified: true)
        existentials = ExistentialNames(in: type)
    }

    /// A spelling without modules.
    struct Plain {
        /// The text.
        var text: String
        /// All names in it, those within arguments too.
        var names: [Name]
        /// The name that the whole is, with or without arguments; nil for a function, a tuple or a composition.
        var outermost: Name?
    }

    /// Spells the type without modules, and without `any`.
    func withoutModules() -> Plain {
        var parser = TypeSpellingParser(raw) { _ in false }
        return Plain(text: parser.parse(), names: parser.names, outermost: parser.outermost)
    }

    /// The text, with the modules of those names for which `isQualified` holds, and `any` in front of protocols.
    func text(_ isQualified: (Name) -> Bool) -> String {
        guard !existentials.isEmpty else { return textWithoutAny(isQualified) }
        let existentials = existentials
        return write(isProtocol: { existentials.contains($0) }, isQualified)
    }

    /// The text as ids have it: without `any`, since ids are kept in files.
    func textWithoutAny(_ isQualified: (Name) -> Bool) -> String {
        write(isProtocol: nil, isQualified)
    }

    private func write(isProtocol: ((Name) -> Bool)?, _ isQualified: (Name) -> Bool) -> String {
        withoutActuallyEscaping(isQualified) { isQualified in
            var parser = TypeSpellingParser(raw, isProtocol: isProtocol, isQualified: isQualified)
            return parser.parse()
        }
    }
}
