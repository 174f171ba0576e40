// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

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

    /// Matches the type in the key: `*View`, `[Station]`, or with the type's Swift module, `ShopDomain.*`.
    ///
    /// The pattern matches a tagged binding by its tag or by its element.
    public static func type(_ pattern: String) -> BindingPattern {
        BindingPattern(.type, pattern)
    }

    /// Matches the Swift module of the binding's file; in a table of layers also the module that declares its type.
    ///
    /// The file of a component's factory is that of the component's root. Seeds and collections have no file.
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

    /// The pattern as text, with a remark if it matched the module that declares the type.
    func words(by origin: Origin) -> String {
        part == .swiftModule && origin == .declared ? "its type's \(self)" : description
    }

    /// Returns whether the pattern matches a binding. Complexity: the length of the name times the length of the pattern.
    public func matches(_ binding: BindingGraph.Binding, in index: BindingGraph.Index) -> Bool {
        matches(BindingNames(of: binding, index))
    }

    /// The Swift module of a binding that a pattern is compared with.
    enum Origin {
        /// The module of the binding's file.
        case written
        /// The module that declares the type in its key, if the id contains it.
        case declared
    }

    /// Returns whether the pattern matches a binding with these names.
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

/// The names of a binding that patterns are compared with, computed once for all patterns.
struct BindingNames {
    fileprivate let types: [ArraySlice<Character>]
    fileprivate let swiftModules: [ArraySlice<Character>]
    fileprivate let declaringModules: [ArraySlice<Character>]
    fileprivate let modules: [ArraySlice<Character>]
    fileprivate let components: [ArraySlice<Character>]

    init(of binding: BindingGraph.Binding, _ index: BindingGraph.Index) {
        let words = KeyWords(binding.key)
        let shown = [words.type, BindingGraph._withoutAny(words.type), words.tag].compactMap(\.self)
        let full = Self.fullTypeNames(in: binding)
        types = (shown + full).flatMap(Self.endings)
        declaringModules = full.last.flatMap(Self.declaringModule).map { [Array($0)[...]] } ?? []
        swiftModules = index.swiftModule(of: binding).map { [Array($0)[...]] } ?? []
        modules = binding.module.map(Self.endings) ?? []
        components = (index.component(binding.component)?.name).map(Self.endings) ?? []
    }

    /// The names of the element and of the tag with their modules, read from the id: `Int tagged Shop.Temperature`.
    private static func fullTypeNames(in binding: BindingGraph.Binding) -> [String] {
        var name = binding.fullName
        if binding.kind == "contribution" { name = name.prefix { $0 != "/" } }
        let words = KeyWords(binding.key)
        let suffix = words.qualifier.map { " qualified \"\($0)\"" } ?? words.declared.map { " default \"\($0)\"" }
        if let suffix, name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        return name.split(separator: " tagged ").map(String.init)
    }

    /// The first module in a name that is not this library's own: `ComponentFactory<ShopUI.Checkout>` is a dependency
    /// on `ShopUI`, and `[ShopDomain.Station]` on `ShopDomain`. Nil for names of the standard library.
    private static func declaringModule(in name: String) -> String? {
        let names = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return names.lazy.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first.map(String.init) }
            .first { !["DICore", "DIBinding", "DIAssisted"].contains($0) }
    }

    /// A name, and its suffixes after the dots that are outside of brackets.
    fileprivate static func endings(of name: String) -> [ArraySlice<Character>] {
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
