// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@testable import DIDiagnostics
@testable import DIValidation

enum Shop {}
enum OrderCounter {}
enum Kiosk {}
struct PerShop: Scope {}
struct PerOrder: Scope {}

struct CoffeeMaker {}
struct Heater {}
struct Pump {}
struct Boiler {}
struct Bean: Hashable {}
struct Kitchen {}

/// Makes a model by hand: bindings of any component in any order, needs by handles.
struct ModelBuilder {
    /// A placeholder of a binding until the model is made.
    typealias Handle = Int

    fileprivate var model = _GraphModel()
    private var bindings: [_GraphModel.Binding] = []
    private var needs: [[Need]] = []
    private var roots: [Int: Handle] = [:]
    private var allowances: [Handle: Set<Diagnostic.ID>] = [:]
    private var entryKeys: [Handle: _EntryKey] = [:]
    /// The layer under each decorator.
    private var layers: [Handle: Handle] = [:]

    private struct Need {
        let target: Handle
        let kind: BindingGraph.Edge.Kind
        let key: _Key
        var request: Any.Type?
        var readiness: _Effects = []
        var isConfined: Bool = false
    }

    /// Adds a component, and a binding of its root if `bound` is the line of one.
    @discardableResult
    mutating func component(
        _ type: Any.Type, in parent: Int = -1, scope: Any.Type = Unscoped.self, seed: Any.Type? = nil,
        root: Any.Type = CoffeeMaker.self, bound: UInt? = nil, line: UInt = 0, construction: _Effects = []
    ) -> Int {
        let depth = parent < 0 ? 0 : model.components[parent].depth + 1
        model.components.append(
            _GraphModel.Component(
                type: type, parent: parent, depth: depth, scope: scope, seed: seed, root: root,
                place: parent < 0 ? nil : _SourcePlace("Shop/Components.swift", line)))
        let component = model.components.count - 1
        model.components[component].construction = construction
        if let bound { bind(root, bound, in: component, isRoot: true) }
        return component
    }

    @discardableResult
    mutating func bind(
        _ type: Any.Type, _ line: UInt?, qualifier: String? = nil, kind: _GraphModel.Kind = .factory,
        in component: Int = 0,
        element: Any.Type? = nil, entryKey: String? = nil, duplicateOf first: Handle = -1, isRoot: Bool = false,
        sharing: SharingPolicy = .unshared, module: Any.Type? = nil, child: Int = -1, isOverride: Bool = false,
        effects: _Effects = [], isMainOnly: Bool = false, hooks: _HookKinds = [],
        isOpaque: Bool = false, allowing ids: Set<Diagnostic.ID> = []
    ) -> Handle {
        var binding = _GraphModel.Binding(
            key: _Key(type, qualifier), element: element ?? type, kind: kind, sharing: sharing, component: component,
            module: module, place: line.map { _SourcePlace("Shop/Shop.swift", $0) }, source: -1)
        binding.duplicateOf = first
        binding.child = child
        binding.isOverride = isOverride
        (binding.effects, binding.isMainOnly, binding.hooks) = (effects, isMainOnly, hooks)
        binding.isOpaque = isOpaque
        if !ids.isEmpty { allowances[bindings.count] = ids }
        if let entryKey { entryKeys[bindings.count] = _EntryKey(entryKey) }
        bindings.append(binding)
        needs.append([])
        if isRoot { roots[component] = bindings.count - 1 }
        return bindings.count - 1
    }

    mutating func need(
        _ from: Handle, _ to: Handle, _ kind: BindingGraph.Edge.Kind = .direct, as request: Any.Type? = nil,
        ready readiness: _Effects = [], isConfined: Bool = false
    ) {
        needs[from].append(
            Need(
                target: to, kind: kind, key: bindings[to].key, request: request, readiness: readiness,
                isConfined: isConfined))
    }

    /// Adds a decorator, around another binding or around nothing.
    @discardableResult
    mutating func decorate(_ type: Any.Type, _ line: UInt, around inner: Handle?, in component: Int = 0) -> Handle {
        let decorator = bind(type, line, kind: .decorator, in: component)
        if let inner {
            layers[decorator] = inner
            bindings[decorator].sharing = bindings[inner].sharing
            need(decorator, inner)
        }
        return decorator
    }

    mutating func needMissing(_ from: Handle, _ type: Any.Type, qualifier: String? = nil) {
        needs[from].append(Need(target: _GraphModel.missing, kind: .direct, key: _Key(type, qualifier)))
    }

    mutating func installAgain(_ type: Any.Type, in component: Int, line: UInt) {
        model.components[component].recursions.append((type, _SourcePlace("Shop/Components.swift", line)))
    }

    mutating func include(_ module: Any.Type, of scope: Any.Type, in component: Int, line: UInt) {
        model.components[component].misplacedModules.append(
            (module, scope, _SourcePlace("Shop/Components.swift", line)))
    }

    mutating func overrideNothing(_ type: Any.Type, line: UInt) {
        model.unusedOverrides.append(
            _GraphModel.UnusedOverride(
                key: _Key(type), place: _SourcePlace("ShopTests/Fakes.swift", line), module: Kitchen.self, kind: nil))
    }

    /// Returns the model, with the bindings of each component together, as planning makes it.
    func build() -> _GraphModel {
        var model = model
        let order = bindings.indices.sorted {
            (bindings[$0].component, $0) < (bindings[$1].component, $1)
        }
        var position: [Handle: Int] = [:]
        for (index, handle) in order.enumerated() { position[handle] = index }
        for handle in order {
            var binding = bindings[handle]
            binding.duplicateOf = position[binding.duplicateOf] ?? -1
            binding.inner = layers[handle].flatMap { position[$0] } ?? -1
            binding.outer = layers.first { $0.value == handle }.flatMap { position[$0.key] } ?? -1
            let first = model.edges.count
            for need in needs[handle] {
                var edge = _GraphModel.Edge(
                    from: position[handle] ?? 0, to: position[need.target] ?? need.target, kind: need.kind)
                (edge.readiness, edge.isConfined) = (need.readiness, need.isConfined)
                model.append(edge, for: need.key, requesting: need.request ?? need.key.type)
            }
            binding.edges = first..<model.edges.count
            model.bindings.append(binding)
        }
        for (handle, ids) in allowances { position[handle].map { model.allowances[$0] = Array(ids) } }
        for (handle, key) in entryKeys { position[handle].map { model.entryKeys[$0] = key } }
        for component in model.components.indices {
            let own = model.bindings.indices.filter { model.bindings[$0].component == component }
            model.components[component].bindings = (own.first ?? 0)..<((own.last ?? -1) + 1)
            model.components[component].rootBinding = roots[component].flatMap { position[$0] } ?? -1
        }
        model.flow = _EffectFlow(model)
        return model
    }
}

/// Makes a shop with a root at line 1, and what a test adds.
func makeShop(
    seed: Any.Type? = nil, scope: Any.Type = Unscoped.self, construction: _Effects = [],
    _ add: (inout ModelBuilder, _ root: Int) -> Void
) -> _GraphModel {
    var builder = ModelBuilder()
    builder.component(Shop.self, scope: scope, seed: seed, construction: construction)
    let root = builder.bind(CoffeeMaker.self, 1, isRoot: true)
    add(&builder, root)
    return builder.build()
}

extension ModelBuilder {
    /// Makes the model one with overriding modules.
    mutating func override() { model.overridingModules = [ObjectIdentifier(ModelBuilder.self)] }

    /// Installs a component whose root its own line binds; gives the component and the binding of its factory.
    mutating func install(
        _ type: Any.Type, root: Any.Type, line: UInt, in parent: Int = 0, seed: Any.Type? = nil,
        construction: _Effects = []
    ) -> (component: Int, factory: Handle, root: Handle) {
        let child = component(type, in: parent, seed: seed, root: root, line: line, construction: construction)
        let made = bind(root, line + 1, in: child, isRoot: true)
        let factory = bind(
            ComponentFactoryOf.self, line, kind: .componentFactory, in: parent, child: child)
        need(factory, made)
        return (child, factory, made)
    }
}

/// Stands for the factory of a component, which is not this layer's.
enum ComponentFactoryOf {}

/// Returns the texts of the warnings besides the errors, sorted by place, with a line between two.
func warnings(in model: _GraphModel) -> String { joined(warningDiagnostics(of: model)) }

/// Returns the texts of the rules, sorted by place, with a line between two.
func texts(of model: _GraphModel) -> String { joined(diagnostics(of: model)) }

func joined(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(\.description).joined(separator: "\n\n") }

/// Returns the diagnostics of the rules, sorted by place, and expects their short words to say the same.
func diagnostics(of model: _GraphModel) -> [Diagnostic] {
    let (explainer, findings) = (_Explainer(model), _Validator.findings(in: model))
    let diagnostics = findings.map(explainer.explain)
    expectShortWords(for: findings, in: model, like: diagnostics)
    return GraphError(diagnostics: diagnostics).diagnostics
}

/// Expects of short words what mends a mistake: its id, its subject, a headline, a place and one fix.
func expectShortWords(for findings: [_Finding], in model: _GraphModel, like long: [Diagnostic]) {
    let short = ShortWords.diagnostics(of: findings, in: model)
    #expect(short.map(\.id) == long.map(\.id))
    for (short, long) in zip(short, long) {
        #expect(!short.message.isEmpty && short.fixes.count == 1, "\(short)")
        #expect((short.place == nil) == (long.place == nil), "\(short) \(long)")
        #expect(!short.description.contains("$"), "\(short)")
    }
}

/// Returns the ids of the rules' diagnostics, in the order of the rules.
func ids(of model: _GraphModel) -> [Diagnostic.ID] {
    _Validator.findings(in: model).map(\.id)
}

/// Returns the warnings and notes besides the errors, sorted by place.
func warningDiagnostics(of model: _GraphModel) -> [Diagnostic] {
    let explainer = _Explainer(model)
    let errors = _Validator.findings(in: model)
    return GraphError(diagnostics: RemarkRules.remarks(on: model, beside: errors).map { $0.explain(explainer) })
        .diagnostics
}
