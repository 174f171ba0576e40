// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding that is recorded: its description so far, and the recorder that takes it when it is complete.
///
/// One of a list of declarations has no recorder: the list holds it, and any number of graphs are planned from it.
///
/// Neither the class nor its functions are generic: generic code that is not inlined stays unspecialised, and each
/// generic type costs time at configuration.
///
/// Public, since `AssistedBindable` requires one.
public final class _Entry {
    let recorder: _Recorder?
    // Proof of @exclusivity(unchecked): one thread records an entry, nobody writes one that is complete and in a list, and
    // no access to the draft runs code of others.
    @exclusivity(unchecked) package internal(set) var draft: _BindingDraft

    init(_ recorder: _Recorder?, _ draft: _BindingDraft) {
        self.recorder = recorder
        self.draft = draft
    }

    /// Completes the entry as a function of its parameters.
    @usableFromInline
    package func _record(
        _ kind: _GraphModel.Kind, _ parameters: [Any.Type], _ place: _SourcePlace,
        _ makeNode: @escaping (_ParameterNodes) -> _AnyNode
    ) {
        record(kind, place, .function(makeNode), of: parameters)
    }

    /// Completes the entry as one that is decided while the graph is planned.
    ///
    /// - Parameters:
    ///   - kind: The kind of binding.
    ///   - candidates: The type whose qualified bindings are chosen among. All of them are validated and count as used.
    ///   - place: The place of the terminating step.
    ///   - decide: Decides, before any node is made: once in each place of the component, or once for all places where
    ///     nothing is chosen among.
    package func _recordDecided(
        _ kind: _GraphModel.Kind, among candidates: Any.Type?, _ place: _SourcePlace,
        _ decide: @escaping (_DecisionInput) -> _Decision
    ) {
        record(kind, place, .decision(_Decider(candidates: candidates, decide: decide)))
    }

    /// Completes the entry as a function of its parameters, under the key of that kind of binding.
    @usableFromInline
    package func _record(
        _ kind: _GraphModel.Kind, binding key: Any.Type, _ parameters: [Any.Type], _ place: _SourcePlace,
        _ makeNode: @escaping (_ParameterNodes) -> _AnyNode
    ) {
        let entry = incomplete
        entry.draft.key = _Key(key)
        entry.draft.element = key
        entry._record(kind, parameters, place, makeNode)
    }

    /// Completes the entry as a function of the main actor, under the key of that kind of binding.
    @usableFromInline
    package func _recordOnMainActor(
        _ kind: _GraphModel.Kind, binding key: Any.Type, _ parameters: [Any.Type], _ place: _SourcePlace,
        _ makeNode: @escaping (_ParameterNodes) -> _AnyNode
    ) {
        _ending(.onMainActor)._record(kind, binding: key, parameters, place, makeNode)
    }

    /// Returns the entry for a terminating step with effects: this one, or one of the same steps if it is complete.
    package func _ending(_ effects: _Effects) -> _Entry {
        let entry = incomplete
        entry.draft.effects.formUnion(effects)
        return entry
    }

    /// This entry, or one of the same steps if a terminating step has completed it.
    private var incomplete: _Entry {
        guard draft.recipe != nil else { return self }
        let entry = _Entry(recorder, draft)
        entry.draft.recipe = nil
        entry.draft.parameters = _TypeList()
        entry.draft.effects = draft.isSharedOnMainActor ? .onMainActor : []
        return entry
    }

    /// Completes the entry; a second terminating step of one builder makes a second entry.
    @_optimize(speed)
    func record(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace, _ recipe: _Recipe, of parameters: [Any.Type] = []
    ) {
        let entry = incomplete
        entry.draft.kind = kind
        entry.draft.place = place
        if !parameters.isEmpty { entry.draft.parameters = list(of: parameters) }
        if kind == .value || recipe.makesNothing { entry.draft.effects = [] }
        entry.draft.recipe = recipe
        recorder?.add(entry)
    }

    private func list(of types: [Any.Type]) -> _TypeList {
        guard let recorder else { return _TypeList(types, in: _TypeBlock(types.count)) }
        return _TypeBlock.list(of: types, in: &recorder.types)
    }

    /// Makes the entry a part of a collection; `gather` makes the node of an array of such parts.
    @usableFromInline
    package func _contribute(
        to collection: any _CollectionShape.Type, isPlural: Bool, gather: (@Sendable (_NodeList) -> _AnyNode)? = nil
    ) {
        draft.rare.part = _BindingDraft.Part(collection: collection, isPlural: isPlural, gather: gather)
        draft.key = _Key(collection)
    }

    /// Returns the type whose qualified bindings are the alternatives to this one: its key's, or for a part of a
    /// collection the part's own.
    package func _alternatives(of type: Any.Type) -> Any.Type {
        draft.part == nil ? draft.key.type : type
    }

    /// Silences warnings and notes.
    package func _allow(_ ids: [Diagnostic.ID]) {
        if !ids.isEmpty { draft.rare.allowed += ids }
    }
}

extension _Entry {
    /// Puts the entry under a tag.
    func _tag(with tag: any Tag.Type) {
        draft.key = _Key(_Key.type(taggedWith: tag))
    }

    /// Puts the entry under a qualifier.
    func _qualify(_ qualifier: String) {
        draft.key = _Key(draft.key.type, qualifier)
    }

    /// The key that it binds; nil for a decorator.
    package var key: _Key? { draft.isUnkeyed ? nil : draft.key }
    /// Its module, if any.
    package var module: Any.Type? { draft.module }
    /// The place of the terminating step.
    package var place: _SourcePlace? { draft.place }
    /// The component whose factory is bound, if it is the factory of one.
    package var installed: (any Component.Type)? { draft.installed }
    /// Whether it is a declared default, used only where nothing else binds the key.
    package var isFallback: Bool { draft.isFallback }
    /// The types that are requested, or chosen among.
    package var requests: [Any.Type] { draft.requests }

    /// Returns this entry as the binding of its component's root.
    package func asRoot() -> _Entry {
        var draft = draft
        draft.isRoot = true
        return _Entry(recorder, draft)
    }

    /// Adds effects to those of the binding's own factory.
    package func _add(_ effects: _Effects) {
        draft.effects.formUnion(effects)
    }
}
