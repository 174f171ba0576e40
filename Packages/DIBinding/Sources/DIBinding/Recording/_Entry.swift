// SPDX-License-Identifier: Apache-2.0

import DICore

/// A recorded binding: its description, which grows step by step, and the recorder that takes it when it is complete.
///
/// An entry of a list of declarations has no recorder: the list holds it, and any number of graphs are planned from it.
///
/// Neither the class nor its functions are generic: generic code that is not inlined stays unspecialised, and each
/// generic type costs time at configuration.
///
/// Public, since `AssistedBindable` requires one.
public final class _Entry {
    let recorder: _Recorder?
    // Proof of @exclusivity(unchecked), for all properties: one thread records an entry, one that is complete and in a list is
    // not written, and no access to a property runs client code.
    /// The module that describes the binding; nil for the component itself.
    @exclusivity(unchecked) package internal(set) var module: Any.Type?
    /// The key; for a part of a collection, the collection's.
    @exclusivity(unchecked) package internal(set) var key: _Key
    @exclusivity(unchecked) var element: Any.Type
    // Proof of @exclusivity(unchecked): as above.
    /// The place of the terminating step.
    @exclusivity(unchecked) package internal(set) var place: _SourcePlace?
    /// The types that its function requests; beside the recipe, since reading that counts the references in it.
    @exclusivity(unchecked) var parameters: _TypeList = _TypeList()
    // Proof of @exclusivity(unchecked): as above.
    /// The way to its node; nil until the terminating step.
    @exclusivity(unchecked) var recipe: _Recipe?
    @exclusivity(unchecked) package internal(set) var kind: _GraphModel.Kind = .factory
    @exclusivity(unchecked) var sharing: SharingPolicy = .unshared
    // Proof of @exclusivity(unchecked): as above.
    /// The effects of the binding's own factory.
    @exclusivity(unchecked) var effects: _Effects = []
    /// Whether its instances are shared on the main actor although their type isn't known to be Sendable.
    @exclusivity(unchecked) var isMainOnly: Bool = false
    // Proof of @exclusivity(unchecked): as above.
    /// Whether they are shared on the main actor, so that every function that makes one belongs there.
    @exclusivity(unchecked) var isSharedOnMainActor: Bool = false
    /// Whether it binds the root of its component.
    @exclusivity(unchecked) package internal(set) var isRoot: Bool = false
    // Proof of @exclusivity(unchecked): as above.
    /// Whether an overriding module describes it.
    @exclusivity(unchecked) var isOverride: Bool = false
    /// Whether a list declares it; false for a statement of a binder.
    @exclusivity(unchecked) var isDeclared: Bool = false
    // Proof of @exclusivity(unchecked): as above.
    /// Whether its factory requests its dependencies while it runs.
    @exclusivity(unchecked) var isOpaque: Bool = false
    /// Whether it is a declared default, which any other binding of its key supersedes.
    @exclusivity(unchecked) package internal(set) var isFallback: Bool = false
    // Proof of @exclusivity(unchecked): as above.
    /// Whether it is a module's default, which any other binding of its key supersedes, except a declared default.
    @exclusivity(unchecked) package internal(set) var isDefault: Bool = false
    /// The sharing of the default, if the key is a declared one.
    @exclusivity(unchecked) var defaultSharing: SharingPolicy?
    // Proof of @exclusivity(unchecked): as above.
    /// The functions to call in the life of its instances.
    @exclusivity(unchecked) var hooks: _Hooks?
    /// The rare properties, as an array of at most one element: one word in an entry without them.
    @exclusivity(unchecked) private var rare: [Rare] = []

    /// The properties that few entries have.
    struct Rare {
        /// The part that it has in a collection, if it contributes to one.
        var part: Part?
        /// The warnings and notes that are silenced for it.
        var allowed: [Diagnostic.ID] = []
        /// The entry of a list of which this is a copy, and with which it counts once.
        var original: _Entry?
        /// The replacement of another contribution by this one.
        var replacement: _Replacement?
    }

    package var part: Part? { rare.first?.part }
    package var allowed: [Diagnostic.ID] { rare.first?.allowed ?? [] }
    var original: _Entry? { rare.first?.original }
    package var replacement: _Replacement? { rare.first?.replacement }

    /// A contribution to a collection.
    package final class Part {
        let collection: any _CollectionShape.Type
        let isPlural: Bool
        /// Makes the node of an array of such parts, in code that is specialised for them.
        let gather: (@Sendable (_NodeList) -> _AnyNode)?
        /// The key of a dictionary's entry.
        package internal(set) var entryKey: _EntryKey?

        init(
            of collection: any _CollectionShape.Type, isPlural: Bool, gather: (@Sendable (_NodeList) -> _AnyNode)?
        ) {
            self.collection = collection
            self.isPlural = isPlural
            self.gather = gather
        }
    }

    /// Begins an entry.
    init(_ recorder: _Recorder?, _ module: Any.Type?, binding type: Any.Type) {
        self.recorder = recorder
        self.module = module
        key = _Key(type)
        element = type
    }

    /// Begins the entry of a declared default.
    convenience init(_ module: Any.Type?, fallback key: _Key, _ sharing: SharingPolicy) {
        self.init(nil, module, binding: key.element)
        self.key = key
        self.sharing = sharing
        isFallback = true
    }

    /// Copies an entry, for a recorder or for a list.
    init(copying other: _Entry, for recorder: _Recorder? = nil) {
        self.recorder = recorder
        (module, key, element, place) = (other.module, other.key, other.element, other.place)
        (parameters, recipe, kind, sharing) = (other.parameters, other.recipe, other.kind, other.sharing)
        (effects, hooks, isOpaque) = (other.effects, other.hooks, other.isOpaque)
        (isMainOnly, isSharedOnMainActor) = (other.isMainOnly, other.isSharedOnMainActor)
        (isRoot, isOverride, isDeclared) = (other.isRoot, other.isOverride, other.isDeclared)
        (isFallback, isDefault, defaultSharing) = (other.isFallback, other.isDefault, other.defaultSharing)
        rare = other.rare
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
        let entry = _ending()
        entry.key = _Key(key)
        entry.element = key
        entry._record(kind, parameters, place, makeNode)
    }

    /// Returns the entry for a terminating step with effects: this one, or a copy of its steps if it is complete.
    package func _ending(_ effects: _Effects = []) -> _Entry {
        var entry = self
        if recipe != nil {
            entry = _Entry(copying: self, for: recorder)
            entry.recipe = nil
            entry.parameters = _TypeList()
            entry.effects = isSharedOnMainActor ? .onMainActor : []
        }
        entry.effects.formUnion(effects)
        return entry
    }

    /// Completes the entry; a second terminating step of one builder makes a second entry.
    @_optimize(speed)
    func record(
        _ kind: _GraphModel.Kind, _ place: _SourcePlace, _ recipe: _Recipe, of parameters: [Any.Type] = []
    ) {
        let entry = _ending()
        entry.kind = kind
        entry.place = place
        if !parameters.isEmpty { entry.parameters = list(of: parameters) }
        if kind == .value || recipe.makesNothing { entry.effects = [] }
        entry.recipe = recipe
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
        changeRare { $0.part = Part(of: collection, isPlural: isPlural, gather: gather) }
        key = _Key(collection)
    }

    /// Returns the type whose qualified bindings are the alternatives to this one: its key's, or for a part of a
    /// collection the part's own.
    package func _alternatives(of type: Any.Type) -> Any.Type {
        part == nil ? key.type : type
    }

    /// Silences warnings and notes.
    package func _allow(_ ids: [Diagnostic.ID]) {
        if !ids.isEmpty { changeRare { $0.allowed += ids } }
    }

    /// Changes the properties that few entries have.
    func changeRare(_ change: (inout Rare) -> Void) {
        var changed = rare.first ?? Rare()
        change(&changed)
        rare = [changed]
    }
}

extension _Entry {
    /// Puts the entry under a tag.
    func _tag(with tag: any Tag.Type) {
        key = _Key(_Key.type(taggedWith: tag))
    }

    /// Puts the entry under a qualifier.
    func _qualify(_ qualifier: String) {
        key = _Key(key.type, qualifier)
    }

    /// The component whose factory it binds, if it binds one.
    package var installed: (any Component.Type)? {
        if case .component(let type) = recipe { type } else { nil }
    }

    /// Whether it doesn't bind its key, so that it replaces nothing and nothing replaces it.
    package var isUnkeyed: Bool { kind == .decorator }

    /// Whether it counts only where nothing else binds its key.
    var countsLast: Bool { isFallback || isDefault }

    /// The declared default that comes with the binding.
    var fallback: _Entry? {
        if case .alias(_, let fallback) = recipe { fallback } else { nil }
    }

    /// The types that are requested, or chosen among.
    package var requests: [Any.Type] {
        switch recipe {
        case .function, .objects: parameters.indices.map { parameters[$0] }
        case .alias(let key, _): [key.type]
        case .decision(let decider): decider.candidates.map { [$0] } ?? []
        case .component, nil: []
        }
    }

    /// The decider of the binding, if it is decided while the graph is planned.
    var decider: _Decider? {
        if case .decision(let decider) = recipe { decider } else { nil }
    }

    /// Returns this entry as the binding of its component's root.
    package func asRoot() -> _Entry {
        let copy = _Entry(copying: self, for: recorder)
        copy.isRoot = true
        return copy
    }
}

/// The way from a binding to its node.
enum _Recipe {
    /// A function of the parameters, given their nodes; a value or a provider has none.
    case function((_ParameterNodes) -> _AnyNode)
    /// A function of the parameters, all of which are classes.
    case objects(_ObjectFunction)
    /// The node of another key. A declared default has a fallback, which is used where nothing else binds the key.
    indirect case alias(_Key, fallback: _Entry?)
    /// A decision of a higher layer.
    case decision(_Decider)
    /// The factory of an installed component.
    case component(any Component.Type)

    /// Whether it only leads to other bindings, so that it has no effects itself.
    var makesNothing: Bool {
        switch self {
        case .alias, .decision: true
        case .function, .objects, .component: false
        }
    }
}
