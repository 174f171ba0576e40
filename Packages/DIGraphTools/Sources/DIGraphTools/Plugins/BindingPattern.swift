// SPDX-License-Identifier: Apache-2.0

import DICore

/// Chooses bindings by a name, in which `*` stands for any text and `?` for one character.
///
/// A pattern is met by the whole name or by what follows one of its dots, so `Heater` also finds `Kitchen.Heater`. A text
/// alone is a pattern of the type.
///
/// ```swift
/// let exceptions: [BindingPattern] = ["*Coordinator", .swiftModule("ShopKit")]
/// ```
public struct BindingPattern: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    private enum Part: String {
        case type
        case swiftModule = "Swift module"
        case module
        case component
    }

    private let part: Part
    private let glob: Glob

    private init(_ part: Part, _ text: String) {
        self.part = part
        glob = Glob(text)
    }

    /// Chooses by the type in the key: `*View`, `[Station]`, or with the type's Swift module, `ShopDomain.*`.
    ///
    /// A tagged binding is chosen by its tag as well as by its element.
    public static func type(_ pattern: String) -> BindingPattern {
        BindingPattern(.type, pattern)
    }

    /// Chooses by the Swift module in which the binding is written; in a table of layers also by that of its type.
    ///
    /// The factory of a component counts as written where the component's root is. Seeds, and collections that are put
    /// together, are written nowhere.
    public static func swiftModule(_ pattern: String) -> BindingPattern {
        BindingPattern(.swiftModule, pattern)
    }

    /// Chooses by the type of the module whose `configure` made the binding.
    public static func module(_ pattern: String) -> BindingPattern {
        BindingPattern(.module, pattern)
    }

    /// Chooses by the component that has the binding.
    public static func component(_ pattern: String) -> BindingPattern {
        BindingPattern(.component, pattern)
    }

    /// A pattern of the type.
    public init(stringLiteral pattern: String) {
        self.init(.type, pattern)
    }

    /// The pattern in words, such as `type '*View'`.
    public var description: String { "\(part.rawValue) '\(glob.text)'" }

    /// The same, saying so where the type's Swift module counted.
    func words(by origin: Origin) -> String {
        part == .swiftModule && origin == .declared ? "its type's \(self)" : description
    }

    /// Whether a binding of a graph is chosen. Complexity: the length of the name times that of the pattern.
    public func matches(_ binding: BindingGraph.Binding, in index: GraphIndex) -> Bool {
        matches(BindingNames(of: binding, index))
    }

    /// Which Swift module of a binding counts.
    enum Origin {
        /// Where the binding is written.
        case written
        /// Where the type in its key is declared, if its id tells that.
        case declared
    }

    /// Whether a binding of these names is chosen.
    func matches(_ names: BindingNames, by origin: Origin = .written) -> Bool {
        let names =
            switch part {
            case .type: names.types
            case .swiftModule: origin == .written ? names.swiftModules : names.declaringModules
            case .module: names.modules
            case .component: names.components
            }
        return names.contains(where: glob.matches)
    }
}

/// What patterns compare of a binding: made once for all of them.
struct BindingNames {
    fileprivate let types: [ArraySlice<Character>]
    fileprivate let swiftModules: [ArraySlice<Character>]
    fileprivate let declaringModules: [ArraySlice<Character>]
    fileprivate let modules: [ArraySlice<Character>]
    fileprivate let components: [ArraySlice<Character>]

    init(of binding: BindingGraph.Binding, _ index: GraphIndex) {
        let words = KeyWords(binding.key)
        let shown = [words.type, BindingGraph._withoutAny(words.type), words.tag].compactMap(\.self)
        let full = Self.fullTypeNames(in: binding)
        types = (shown + full).flatMap(Self.endings)
        declaringModules = full.last.flatMap(Self.declaringModule).map { [Array($0)[...]] } ?? []
        swiftModules = index.swiftModule(of: binding).map { [Array($0)[...]] } ?? []
        modules = binding.module.map(Self.endings) ?? []
        components = (index.component(binding.component)?.name).map(Self.endings) ?? []
    }

    /// The names of the element and of the tag with their modules, as ids have them: `Int tagged Shop.Temperature`.
    private static func fullTypeNames(in binding: BindingGraph.Binding) -> [String] {
        var name = binding.fullName
        if binding.kind == "contribution" { name = name.prefix { $0 != "/" } }
        if let qualifier = binding.qualifier {
            let suffix = " qualified \"\(qualifier)\""
            if name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        }
        return name.split(separator: " tagged ").map(String.init)
    }

    /// The first module that a name mentions, but this library's own: whoever needs `ComponentFactory<ShopUI.Checkout>`
    /// or `[ShopDomain.Station]` needs what is in there. Nil where there are only names of the standard library.
    private static func declaringModule(in name: String) -> String? {
        let names = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return names.lazy.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first.map(String.init) }
            .first { !["DICore", "DIBinding", "DIAssisted"].contains($0) }
    }

    /// A name, and what follows each of its dots that stands in no brackets.
    private static func endings(of name: String) -> [ArraySlice<Character>] {
        let name = Array(name)
        var depth = 0
        var endings = [name[...]]
        for (position, character) in name.enumerated() {
            switch character {
            case "<", "[", "(": depth += 1
            case ">", "]", ")": depth -= 1
            case "." where depth == 0: endings.append(name[(position + 1)...])
            default: break
            }
        }
        return endings
    }
}
