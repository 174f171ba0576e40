// SPDX-License-Identifier: Apache-2.0

import DICore

/// The runtime's name of a type, rewritten as in source code.
///
/// The runtime writes `Swift.Dictionary<Swift.String, Shop.Bean>`, and addresses that differ from process to process for
/// private and local types. It leaves out the `any` of most protocols.
package struct _TypeSpelling {
    /// A dotted name within a spelling.
    package struct Name {
        /// The module; empty where the name has none.
        package internal(set) var module: String
        /// The name without module and arguments.
        package internal(set) var short: String
        /// The module and the name, with the addresses of private contexts: unique among types of the same name.
        package internal(set) var identity: String
        /// Whether the type is visible in its file or its function only.
        package internal(set) var isPrivate: Bool
    }

    /// The runtime's name.
    package let raw: String

    private let existentials: ExistentialNames

    /// Reads the name of a type from the runtime.
    package init(of type: Any.Type) {
        raw = _typeName(type, qualified: true)
        existentials = ExistentialNames(in: type)
    }

    /// A spelling without modules.
    package struct Plain {
        package let text: String
        /// All names in the text, including arguments.
        package let names: [Name]
        /// The name of the whole type, with or without arguments; nil for a function, a tuple or a composition.
        package let outermost: Name?
    }

    /// Spells the type without modules, and without `any`.
    package func withoutModules() -> Plain {
        var parser = TypeSpellingParser(raw) { _ in false }
        return Plain(text: parser.parse(), names: parser.names, outermost: parser.outermost)
    }

    /// Spells the type with the modules of the names for which `isQualified` holds, and with `any` before protocols.
    ///
    /// Ids are without `any`, because they are kept in files.
    package func text(withAny: Bool = true, _ isQualified: (Name) -> Bool) -> String {
        let isProtocol: ((Name) -> Bool)? = withAny && !existentials.isEmpty ? { existentials.contains($0) } : nil
        return withoutActuallyEscaping(isQualified) { isQualified in
            var parser = TypeSpellingParser(raw, isProtocol: isProtocol, isQualified: isQualified)
            return parser.parse()
        }
    }
}

/// Returns a type's name as it is written before `.self`: in parentheses unless it is a mere name.
func _expression(of name: String) -> String {
    let isFunction = name.contains("->") && (name.hasPrefix("(") || name.hasPrefix("@"))
    let isComposition = name.contains(" & ") && !name.hasSuffix(">") && !name.hasSuffix("]")
    return name.hasPrefix("any ") || isFunction || isComposition ? "(\(name))" : name
}
