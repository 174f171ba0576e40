// SPDX-License-Identifier: Apache-2.0

/// A pattern that matches bindings by a name, in which `*` matches any text and `?` any character.
///
/// A pattern matches the whole name or a suffix after one of its dots, so `Heater` also matches `Kitchen.Heater`. A
/// string literal is a pattern for the type.
///
/// ```swift
/// let exceptions: [BindingPattern] = ["*Coordinator", .swiftModule("ShopKit")]
/// ```
public struct BindingPattern: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    private enum Part: String {
        case type, module, component
        case swiftModule = "Swift module"
    }

    private let part: Part
    private let glob: Glob

    private init(_ part: Part, _ text: String) {
        self.part = part
        glob = Glob(text)
    }

    /// Matches the type in the key: `*View`, `[Station]`, or with the type's Swift module, `ShopDomain.*`.
    ///
    /// The pattern matches a tagged binding by its tag or by its element.
    public static func type(_ pattern: String) -> BindingPattern {
        BindingPattern(.type, pattern)
    }

    /// Matches the Swift module of the binding's file; in a table of layers also the module that declares its type.
    ///
    /// A component's factory has the file of the component's root. Seeds and collections have no file.
    public static func swiftModule(_ pattern: String) -> BindingPattern {
        BindingPattern(.swiftModule, pattern)
    }

    /// Matches the type of the module whose `configure` made the binding.
    public static func module(_ pattern: String) -> BindingPattern {
        BindingPattern(.module, pattern)
    }

    /// Matches the component of the binding.
    public static func component(_ pattern: String) -> BindingPattern {
        BindingPattern(.component, pattern)
    }

    /// Creates a pattern for the type.
    public init(stringLiteral pattern: String) {
        self.init(.type, pattern)
    }

    /// The pattern as text, such as `type '*View'`.
    public var description: String { "\(part.rawValue) '\(glob.text)'" }

    /// Returns whether the pattern matches a binding. Complexity: the length of the name times the length of the pattern.
    public func matches(_ binding: BindingGraph.Binding, in index: BindingGraph.Index) -> Bool {
        matches(BindingNames(of: binding, index))
    }

    func matches(_ names: BindingNames) -> Bool {
        let names =
            switch part {
            case .type: names.types
            case .swiftModule: names.swiftModules
            case .module: names.modules
            case .component: names.components
            }
        return names.contains(where: glob.matches)
    }

    /// The pattern as text, with a remark if it matched the module that declares the type.
    func words(for names: BindingNames) -> String {
        part == .swiftModule && names.isDeclared ? "its type's \(self)" : description
    }
}

/// The names of a binding that patterns are compared with, computed once for all patterns.
struct BindingNames {
    fileprivate let types: [Substring]
    fileprivate let swiftModules: [Substring]
    fileprivate let modules: [Substring]
    fileprivate let components: [Substring]
    /// Whether the Swift module is the one that declares the type in the key, not the one of the binding's file.
    let isDeclared: Bool

    init(of binding: BindingGraph.Binding, _ index: BindingGraph.Index, isDeclared: Bool = false) {
        self.isDeclared = isDeclared
        let words = KeyWords(binding.key)
        let shown = [words.type, BindingGraph._withoutAny(words.type), words.tag].compactMap(\.self)
        let full = Self.fullTypeNames(of: binding, words)
        types = (shown + full).flatMap(Self.endings)
        let module =
            isDeclared ? full.last.flatMap(Self.declaringModule) : index.swiftModule(of: binding).map { $0[...] }
        swiftModules = [module].compactMap(\.self)
        modules = binding.module.map(Self.endings) ?? []
        components = (index.component(binding.component)?.name).map(Self.endings) ?? []
    }

    /// The names of the element and of the tag with their modules, read from the id: `Int tagged Shop.Temperature`.
    private static func fullTypeNames(of binding: BindingGraph.Binding, _ words: KeyWords) -> [String] {
        var name = binding.fullName
        if binding.kind == "contribution" { name = name.prefix { $0 != "/" } }
        let suffix = words.qualifier.map { " qualified \"\($0)\"" } ?? words.declared.map { " default \"\($0)\"" }
        if let suffix, name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        return name.split(separator: " tagged ").map(String.init)
    }

    /// The first module in a name that is not this library's own: `ComponentFactory<ShopUI.Checkout>` is a dependency
    /// on `ShopUI`, and `[ShopDomain.Station]` on `ShopDomain`. Nil for names of the standard library.
    private static func declaringModule(in name: String) -> Substring? {
        let names = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return names.lazy.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first }
            .first { !["DICore", "DIBinding", "DIAssisted"].contains($0) }
    }

    /// A name, and its suffixes after the dots that are outside of brackets.
    private static func endings(of name: String) -> [Substring] {
        var depth = 0
        var endings = [name[...]]
        for position in name.indices {
            switch name[position] {
            case "<", "[", "(": depth += 1
            case ">", "]", ")": depth -= 1
            case "." where depth == 0: endings.append(name[position...].dropFirst())
            default: break
            }
        }
        return endings
    }
}
