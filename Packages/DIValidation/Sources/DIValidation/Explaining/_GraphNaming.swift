// SPDX-License-Identifier: Apache-2.0

import DICore

/// The names of keys, bindings and components in texts, made from type names.
package protocol _GraphNaming {
    /// The graph.
    var model: _GraphModel { get }

    /// The name of a type.
    func shown(_ type: Any.Type) -> String
}

extension _GraphNaming {
    /// Names a key: its type, and its tag and qualifier.
    package func words(_ key: _Key) -> (name: String, detail: String) {
        var details: [String] = []
        if let tag = key.tag { details.append("tagged \(quoted(tag))") }
        if let declared = key.defaultName {
            details.append("default \(Self.inQuotes(declared))")
        } else if let qualifier = key.qualifier {
            details.append("qualified \(Self.inQuotes(qualifier))")
        }
        return (shown(key.element), details.joined(separator: " "))
    }

    /// Quotes a key in a sentence.
    package func quoted(_ key: _Key) -> String {
        let words = words(key)
        return _DiagnosticText.quote(words.name, words.detail)
    }

    /// Puts a text of unknown origin, such as a qualifier, in double quotes on one line.
    package static func inQuotes(_ text: String) -> String {
        "\"\(_DiagnosticText.escaped(text))\""
    }

    /// Quotes a type in a sentence.
    package func quoted(_ type: Any.Type) -> String {
        "'\(shown(type))'"
    }

    /// Names a key as the subject of a diagnostic, in quotes only beside a tag or qualifier.
    package func subject(_ key: _Key) -> String {
        let words = words(key)
        return words.detail.isEmpty ? words.name : _DiagnosticText.quote(words.name, words.detail)
    }

    /// Names a binding: its key, or its part of a collection.
    package func title(of binding: Int) -> (name: String, detail: String) {
        let found = model.bindings[binding]
        guard found.kind == .contribution else { return words(found.key) }
        return (shown(found.element), "in \(quoted(found.key))")
    }

    /// Quotes a binding in a sentence.
    package func called(_ binding: Int) -> String {
        let title = title(of: binding)
        return _DiagnosticText.quote(title.name, title.detail)
    }

    /// The role of a binding that is the root or the seed of its component.
    package func role(of binding: Int) -> String? {
        let found = model.bindings[binding]
        let component = model.components[found.component]
        if component.rootBinding == binding { return "root of \(quoted(component.type))" }
        return found.kind == .seed ? "seed of \(quoted(component.type))" : nil
    }

    /// The component, in a sentence: its name, or words for a list of declarations.
    package func named(_ component: Int) -> String {
        guard let isStack = isStack(component) else { return quoted(model.components[component].type) }
        return isStack ? "the stack" : "these bindings"
    }

    /// The place where a line for a component can be added, after `in`.
    package func home(_ component: Int) -> String {
        guard let isStack = isStack(component) else { return "\(named(component)) or a module it includes" }
        return isStack ? "a module of the stack" : "these bindings"
    }

    /// Whether a component is a stack, rather than bindings of one list; nil for any other component.
    package func isStack(_ component: Int) -> Bool? {
        guard model.components[component].root == nil else { return nil }
        return (model.components[component].type as? any _DeclarationsOwner.Type)?._isStack
    }

    /// Whether a binding is a line of a list of declarations.
    package func isDeclared(_ binding: Int) -> Bool { model.bindings[binding].isDeclared }

    /// Whether only the main actor may read a binding's instance.
    package func isReadOnMain(_ binding: Int) -> Bool {
        model.flow?.isReadOnMain(binding, in: model) ?? false
    }

    /// `throws` or `awaits`, for a binding that does.
    package func verb(_ binding: Int) -> String {
        model.bindings[binding].effects.contains(.asynchronous) ? "awaits" : "throws"
    }

    /// The advice on declaring a construction.
    package func declaring(_ construction: _Effects, in component: Int) -> String {
        let name = construction.constructionName
        return "declare 'typealias Construction = \(name)' in \(quoted(model.components[component].type))"
    }
}

extension _Effects {
    /// The construction of these effects, as it is written in source, such as `OnMainActor.Asynchronous`.
    package var constructionName: String {
        let name = contains(.asynchronous) ? "Asynchronous" : isFallible ? "Throwing" : ""
        guard contains(.onMainActor) else { return name.isEmpty ? "Synchronous" : name }
        return name.isEmpty ? "OnMainActor" : "OnMainActor." + name
    }
}
