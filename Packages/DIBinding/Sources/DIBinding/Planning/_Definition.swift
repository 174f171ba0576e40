// SPDX-License-Identifier: Apache-2.0

import DICore

/// The outcome of a component's `configure` and `configureRoot`, made once per planning however often it is installed.
package final class _Definition {
    let type: any Component.Type
    /// The type that names the component.
    let name: Any.Type
    let scope: Any.Type
    /// The type of the seed's key, nil for none.
    let seedKey: Any.Type?
    let seedElement: Any.Type
    /// The type of the root; nil for a list of declarations, which has none.
    let rootType: Any.Type?
    package var construction: _Effects
    /// Whether it is made for an overlay.
    package var isOverlaid: Bool = false
    /// The recorded content.
    var content: _Recorder.Content
    /// The list that the component is declared by, if any.
    var list: _GraphModel.List?
    /// The conditions that guard some of its bindings.
    package var choices: _RecordedChoices
    /// Records it again in other circumstances; nil for a component that was planned before.
    package var again: (@Sendable (_Circumstances) -> _Definition)?

    /// The graph that an overlay is planned over; for the definition of its root component.
    package var base: (() -> _PlannedGraph)?
    /// The component of that graph, or -1.
    package private(set) var origin: Int = -1
    /// Returns the child that an entry installs, if that graph has it.
    package var child: ((_Entry) -> _Definition?)?

    /// The entries.
    package var entries: [_Entry] {
        get { content.entries }
        set { content.entries = newValue }
    }

    /// The included modules; also those that conditions leave out, if these are kept.
    package var includedModules: Set<ObjectIdentifier> { Set(content.modules.objects + choices.modules.objects) }

    package init<C: Component>(_ component: C.Type, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: C.self, in: circumstances)
        if let declarations = C._declarations {
            declarations.record(in: recorder)
            list = _GraphModel.List(declarations.place)
        }
        C.configure(binder: Binder(recorder))
        let root = _Entry(recorder, nil, binding: C.Root.self)
        root.isRoot = true
        _ = C.configureRoot(binder: ReceiptBinder(root))
        content = recorder.close()
        choices = recorder.closeChoices()
        type = C.self
        name = C.self
        scope = C.Scope.self
        let seed = C.Seed.self == Void.self ? nil : C.Seed.self as? any _SeedProvider.Type
        seedKey = C.Seed.self == Void.self ? nil : seed?._key ?? C.Seed.self
        seedElement = seed?._element ?? C.Seed.self
        rootType = C.Root.self
        construction = C.Construction._effects
        again = { _Definition(C.self, in: $0) }
    }

    /// Makes the definition of content that was recorded without a component.
    init(of recorder: _Recorder, named owner: Any.Type) {
        content = recorder.close()
        choices = recorder.closeChoices()
        type = ListComponent.self
        name = owner
        scope = ListComponent.Scope.self
        seedKey = nil
        seedElement = ListComponent.Seed.self
        rootType = nil
        construction = ListComponent.Construction._effects
    }

    /// Makes the definition of a component that was planned before, with other entries, and with another definition's
    /// declarations besides its entries.
    package init(
        planned index: Int, of graph: _PlannedGraph, entries: [_Entry], adding added: _Definition?
    ) {
        let component = graph.model.components[index]
        let seed = component.bindings.first { graph.model.bindings[$0].kind == .seed }
        origin = index
        type = graph.components[index]
        name = component.type
        scope = component.scope
        seedKey = component.seed
        seedElement = seed.map { graph.model.bindings[$0].element } ?? Void.self
        rootType = component.root
        construction = component.construction
        content = _Recorder.Content()
        content.entries = entries
        content.optionals = component.absences.map { _OptionalDeclaration(type: $0.key.type, place: $0.place) }
        content.includers = component.includers
        list = component.list
        // The base's choices are in its model, which is handed on as a whole.
        choices = added?.choices ?? _RecordedChoices()
        guard let added else { return }
        content.optionals += added.content.optionals
        content.includers.merge(added.content.includers) { first, _ in first }
    }
}
