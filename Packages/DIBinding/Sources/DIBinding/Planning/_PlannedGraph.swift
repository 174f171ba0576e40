// SPDX-License-Identifier: Apache-2.0

import DICore

/// A graph during planning: the model, and the means to link it. Planner, resolver, plan and linker pass it on whole.
package struct _PlannedGraph {
    package var model: _GraphModel = _GraphModel()
    /// The entries, each named by the `source` of its binding.
    var entries: [_Entry] = []
    /// The types of the components, by index.
    package internal(set) var components: [any Component.Type] = []
    /// The component of an overlay's base that each component was planned from, or -1.
    var origins: [Int] = []
    /// The decisions that have nodes, by binding.
    package var decidedNodes: [Int: _DecidedNode] = [:]
    /// The mistakes that deciding has found, with their bindings; mistakes of conditions have none.
    var mistakes: [(binding: Int, diagnostic: Diagnostic)] = []
    /// The bindings without a node: missing inputs of unchosen candidates, and everything that depends on them.
    var absent: Set<Int> = []

    /// The entries that conditions left out, each with the index of the choice, if they are kept.
    package internal(set) var unchosen: [(entry: _Entry, choice: Int)] = []

    /// The conditions of single lines.
    var guards: _Guards = _Guards()

    /// The modules that its components include; nil unless the options note them.
    var modules: _AddressTable?

    /// Plans it again in other circumstances, with another input of a higher layer; nil if these decide nothing in it and the
    /// input never changes.
    package internal(set) var replan: (@Sendable (_Circumstances, _ContextReference?) -> _PlannedGraph)?
    /// The input of a higher layer that it was planned with, if it can be planned again.
    package internal(set) var context: _ContextReference?

    /// The owners of the instances that are taken over, by binding.
    package var owners: [Int: _InstanceOwner] = [:]

    /// The modules that its components include; also those that conditions leave out, if these are kept.
    package var includedModules: Set<ObjectIdentifier> { Set(modules?.objects ?? []) }

    /// The entry of a binding; a seed and a collection of contributions have none.
    package func entry(of binding: Int) -> _Entry? {
        let source = model.bindings[binding].source
        return source >= 0 ? entries[source] : nil
    }

    /// The types that a binding's function requests.
    func parameters(of binding: Int) -> _TypeList {
        let source = model.bindings[binding].source
        return source >= 0 ? entries[source].parameters : _TypeList()
    }

    /// Whether a binding is a declared default that nothing else binds.
    package func isFallback(_ binding: Int) -> Bool {
        entry(of: binding)?.isFallback ?? false
    }

    /// Whether a binding makes something of its own, and doesn't lead to another one or hold a value.
    func makes(_ binding: Int) -> Bool {
        switch model.bindings[binding].kind {
        case .factory, .provider, .decorator, .contribution: break
        default: return false
        }
        guard !model.bindings[binding].isTakenOver, let entry = entry(of: binding), let recipe = entry.recipe
        else { return false }
        return entry.kind != .value && !recipe.makesNothing
    }

    /// Whether two bindings are one entry in different components.
    func isSame(_ one: Int, _ other: Int) -> Bool {
        entry(of: one).map { $0 === entry(of: other) } ?? false
    }
}

extension _PlannedGraph {
    /// Begins an overlay of another graph.
    init(over base: _PlannedGraph) {
        model.isOverlay = true
        model.conditions = base.model.conditions
        model.overridingModules = base.model.overridingModules
        model.hasListOverrides = base.model.hasListOverrides
        guards = base.guards
        unchosen = base.unchosen
    }

    /// The component of an overlay that was planned from a component of its base.
    package func component(from origin: Int) -> Int {
        origins.firstIndex(of: origin) ?? 0
    }
}
