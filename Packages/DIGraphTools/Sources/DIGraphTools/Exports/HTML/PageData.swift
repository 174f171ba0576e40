// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

/// A graph in the format that the page's script reads: small tables that refer to each other by position.
struct PageData {
    private let graph: BindingGraph
    private let title: String
    private var kinds = WordTable()
    private var sharings = WordTable()
    private var modules = WordTable()
    private var files = WordTable()
    private var edgeKinds = WordTable()
    /// The effects and hooks of a binding, in one text; empty for a graph without effects.
    private var traits = WordTable()
    private let components: [String: Int]
    private let bindings: [String: Int]
    /// The bindings by their places; a component with two parents has several at one place.
    private var bindingsByPlace: [Place: [Int]] = [:]
    /// The first binding of each key among those without a place, such as seeds.
    private var bindingsWithoutPlace: [String: Int] = [:]

    init(_ graph: BindingGraph, title: String) {
        self.graph = graph
        self.title = title
        components = Self.positions(graph.components.map(\.id))
        bindings = Self.positions(graph.bindings.map(\.id))
        for (position, binding) in graph.bindings.enumerated() {
            if let place = binding.place {
                bindingsByPlace[place, default: []].append(position)
            } else if bindingsWithoutPlace[binding.key] == nil {
                bindingsWithoutPlace[binding.key] = position
            }
        }
    }

    /// The positions of ids; the first one of duplicates, which only a graph built by hand has.
    private static func positions(_ ids: [String]) -> [String: Int] {
        Dictionary(ids.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    }

    /// The data block, without edges whose ends are not in the graph.
    var text: String {
        var copy = self
        return copy.write()
    }

    private mutating func write() -> String {
        var json = ScriptJSON()
        json.raw("{\"title\":")
        json.string(title)
        json.raw(",\n\"components\":")
        json.array(graph.components.enumerated(), separator: ",\n") { write($1.element, at: $1.offset, to: &$0) }
        json.raw(",\n\"bindings\":")
        json.array(graph.bindings, separator: ",\n") { write($1, to: &$0) }
        json.raw(",\n\"edges\":")
        json.array(graph.edges.filter { bindings[$0.from] != nil && bindings[$0.to] != nil }) { json, edge in
            json.array([bindings[edge.from] ?? 0, bindings[edge.to] ?? 0, edgeKinds.position(of: edge.kind.rawValue)]) {
                $0.number($1)
            }
        }
        json.raw(",\n\"unmet\":")
        json.array(graph.unmetNeeds.filter { bindings[$0.from] != nil }) { json, need in
            json.raw("[\(bindings[need.from] ?? 0),")
            json.string(need.key)
            json.raw(",\(edgeKinds.position(of: need.kind.rawValue)),\(need.isMeant)]")
        }
        json.raw(",\n\"diagnostics\":")
        json.array(graph.diagnostics, separator: ",\n") { write($1, to: &$0) }
        var tables = [
            ("kinds", kinds), ("sharings", sharings), ("modules", modules), ("files", files), ("edgeKinds", edgeKinds),
        ]
        if !graph.choices.isEmpty {
            json.raw(",\n\"choices\":")
            json.array(graph.choices, separator: ",\n") { write($1, to: &$0) }
        }
        write("chosenBy", \.chosenBy, to: &json)
        if !traits.words.isEmpty { tables.append(("traits", traits)) }
        for (name, table) in tables {
            json.raw(",\n\"\(name)\":")
            json.array(table.words) { $0.string($1) }
        }
        json.raw("}")
        return json.text
    }

    private func write(_ component: BindingGraph.Component, at position: Int, to json: inout ScriptJSON) {
        // A parent precedes its children; otherwise the page's script could loop forever.
        let parent = component.parent.flatMap { components[$0] }.flatMap { $0 < position ? $0 : nil } ?? -1
        json.raw("{\"id\":")
        json.string(component.id)
        json.raw(",\"name\":")
        json.string(component.name)
        json.raw(",\"parent\":\(parent),\"scope\":")
        json.string(component.scope)
        json.raw(",\"seed\":")
        json.string(component.seed)
        json.raw(",\"root\":\(component.root.flatMap { bindings[$0] } ?? -1)")
        if component.construction != .synchronous {
            json.raw(",\"built\":")
            json.string(component.construction._words)
        }
        json.raw("}")
    }

    private func write(_ choice: BindingGraph.Choice, to json: inout ScriptJSON) {
        json.raw("{\"component\":\(components[choice.component] ?? 0),\"module\":")
        json.string(choice.module)
        json.raw(",\"condition\":")
        json.string(choice.condition)
        json.raw(",\"isChosen\":\(choice.isChosen),\"reason\":")
        json.string(choice.reason)
        json.raw(",\"place\":")
        json.string(choice.place?.description)
        json.raw("}")
    }

    /// Writes the words of the bindings that have some: their positions and the words.
    private func write(_ name: String, _ words: (BindingGraph.Binding) -> String?, to json: inout ScriptJSON) {
        let found = graph.bindings.enumerated().filter { words($1) != nil }
        guard !found.isEmpty else { return }
        json.raw(",\n\"\(name)\":")
        json.array(found, separator: ",\n") { json, row in
            json.raw("[\(row.offset),")
            json.string(words(row.element))
            json.raw("]")
        }
    }

    /// Writes a row: component, key, kind, sharing, module, file, line, and the id without the component's; then, only if
    /// needed, whether it is the whole id, and the traits.
    private mutating func write(_ binding: BindingGraph.Binding, to json: inout ScriptJSON) {
        json.raw("[\(components[binding.component] ?? 0),")
        json.string(binding.key)
        json.raw(",\(kinds.position(of: binding.kind)),\(sharings.position(of: binding.sharing.rawValue))")
        json.raw(",\(modules.position(of: binding.module)),\(files.position(of: binding.place?.fileID))")
        json.raw(",\(binding.place?.line ?? 0),")
        let prefix = (binding.component + ":").utf8
        let hasPrefix = binding.id.utf8.starts(with: prefix)
        json.string(hasPrefix ? String(decoding: binding.id.utf8.dropFirst(prefix.count), as: UTF8.self) : binding.id)
        let names = Self.traits(of: binding)
        if !hasPrefix || !names.isEmpty { json.raw(hasPrefix ? ",0" : ",1") }
        if !names.isEmpty { json.raw(",\(traits.position(of: names))") }
        json.raw("]")
    }

    /// The names of a binding's effects and hooks, with `inherited` for the main actor of a dependency or the sharing.
    private static func traits(of binding: BindingGraph.Binding) -> String {
        let inherited = binding._inheritsMainActor ? ["inherited"] : []
        let opaque = binding.hasUnknownNeeds ? ["opaque"] : []
        let declared = binding.isDefault ? ["default"] : []
        return (binding.effects.map(\.rawValue) + inherited + binding.hooks.map(\.rawValue) + opaque + declared)
            .joined(separator: " ")
    }

    private func write(_ diagnostic: Diagnostic, to json: inout ScriptJSON) {
        json.raw("{\"id\":")
        json.string(diagnostic.id.rawValue)
        json.raw(",\"severity\":")
        json.string(diagnostic.severity.rawValue)
        json.raw(",\"subject\":")
        json.string(diagnostic.subject)
        json.raw(",\"message\":")
        json.string(diagnostic.message)
        json.raw(",\"trace\":")
        json.array(diagnostic.trace) { json, step in
            let texts = [step.relation.rawValue, step.name, step.detail, step.place?.description, step.remark]
            json.raw("[")
            for text in texts {
                json.string(text)
                json.raw(",")
            }
            json.raw("\(position(of: step))]")
        }
        json.raw(",\"notes\":")
        json.array(diagnostic.notes) { $0.string($1) }
        json.raw(",\"fixes\":")
        json.array(diagnostic.fixes) { $0.string($1) }
        json.raw("}")
    }

    /// The binding that a step of a trace refers to, or -1: the one at its place, and of several the one with its name.
    private func position(of step: Diagnostic.Step) -> Int {
        let key = step.detail.isEmpty ? step.name : "'\(step.name)' \(step.detail)"
        guard let place = step.place else {
            return bindingsWithoutPlace[key] ?? -1
        }
        guard let found = bindingsByPlace[place] else { return -1 }
        return found.first { graph.bindings[$0].key == key } ?? found[0]
    }
}

/// Words that are written once and referred to by position, in the order of first use.
private struct WordTable {
    private(set) var words: [String] = []
    private var positions: [String: Int] = [:]

    mutating func position(of word: String?) -> Int {
        guard let word else { return -1 }
        if let position = positions[word] { return position }
        positions[word] = words.count
        words.append(word)
        return words.count - 1
    }
}
