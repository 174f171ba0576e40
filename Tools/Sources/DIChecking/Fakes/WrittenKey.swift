// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics

/// The key of a need as it is written in a list.
struct WrittenKey {
    private let key: _Key
    private let kind: _GraphModel.Kind?

    init(_ need: OutsideNeed) {
        (key, kind) = (need.key, need.kind)
    }

    /// The type that a line binds; for a collection, the type of a contribution.
    var element: Any.Type {
        guard isArray, let part = _Key.contributions(to: key.element)?._part else { return key.element }
        return part
    }

    /// The key in words.
    var name: String { "'\(spelling.text { _ in false })'" }

    /// The Swift modules of all names in a line.
    var modules: Set<String> {
        Set(names.map(\.module)).union(key.defaultName == nil ? [] : ["DIAmbient"])
    }

    private var names: [_TypeSpelling.Name] {
        spelling.withoutModules().names + (key.tag.map { _TypeSpelling(of: $0).withoutModules().names } ?? [])
    }

    /// The reason for which no line can be written, and an alternative for the test, as clauses.
    var obstacle: String? {
        switch kind {
        case .seed: return "it is a seed; build the component with another one"
        case .componentFactory: return "it builds a component; override bindings of that component"
        case .assistedFactory: return "it is an assisted factory; override it by a binding of its own kind"
        case .propertyInjector: return "it injects properties; override it by a binding of its own kind"
        default: return names.first(where: \.isPrivate).map { "'\($0.short)' is private; make it internal" }
        }
    }

    /// The lines that bind an expression.
    func lines(_ value: String) -> [String] {
        let qualifier =
            key.defaultName == nil ? key.qualifier.map { ", qualified: \(String(reflecting: $0))" } ?? "" : ""
        let tag = key.tag.map { "tagged: \(Self.metatype($0))" }
        if isArray {
            let arguments = [tag, qualifier.isEmpty ? nil : String(qualifier.dropFirst(2))].compactMap(\.self)
            let head = arguments.isEmpty ? "intoCollection" : "intoCollection(\(arguments.joined(separator: ", ")))"
            return ["\(head) {", "    factory(as: \(Self.metatype(element))) { \(value) }", "}"]
        }
        if let name = key.defaultName { return ["factory(\\.\(name)) { \(value) }"] }
        return ["factory(\(tag ?? "as: \(Self.metatype(key.element))")\(qualifier)) { \(value) }"]
    }

    /// Whether the value consists of contributions.
    private var isArray: Bool {
        kind == .collection && _Key.contributions(to: key.element)?._step == [Int]._step
    }

    private var spelling: _TypeSpelling { _TypeSpelling(of: key.element) }

    private static func metatype(_ type: Any.Type) -> String {
        let text = _TypeSpelling(of: type).text { _ in false }
        let isCompound = text.hasPrefix("any ") || text.contains("->") || text.contains(" & ")
        return isCompound && !text.hasPrefix("[") ? "(\(text)).self" : "\(text).self"
    }
}
