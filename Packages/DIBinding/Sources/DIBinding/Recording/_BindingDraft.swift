// SPDX-License-Identifier: Apache-2.0

import DICore

/// The description of one binding, which grows step by step and is copied whole.
package struct _BindingDraft {
    // In this order the small fields fill the word behind the recipe: a planned graph keeps one draft for each binding.
    /// The module that describes the binding; nil for the component itself.
    var module: Any.Type?
    /// The key; for a part of a collection that of the collection.
    package internal(set) var key: _Key
    var element: Any.Type
    /// The place of the terminating step.
    var place: _SourcePlace?
    /// The types that its function requests; beside the recipe, since reading that counts the references in it.
    var parameters: _TypeList = _TypeList()
    /// The properties that few bindings have; written by those of `_BindingDraft+Extras`.
    var extras: Extras?
    /// The way to its node; nil until the terminating step.
    var recipe: _Recipe?
    package internal(set) var kind: _GraphModel.Kind = .factory
    var sharing: SharingPolicy = .unshared
    /// The effects of the binding's own factory.
    var effects: _Effects = []
    /// Whether its instances are shared on the main actor although their type isn't known to be Sendable.
    var isMainOnly: Bool = false
    /// Whether they are shared on the main actor, so that every function that makes one belongs there.
    var isSharedOnMainActor: Bool = false
    /// Whether it binds the root of its component.
    package internal(set) var isRoot: Bool = false
    /// Whether an overriding module describes it.
    var isOverride: Bool = false
    /// Whether it is a line of a list, rather than a statement of a binder.
    var isDeclared: Bool = false

    /// A contribution to a collection.
    package struct Part {
        let collection: any _CollectionShape.Type
        var isPlural: Bool = false
        /// Makes the node of an array of such parts, in code that is specialised for them.
        var gather: (@Sendable (_NodeList) -> _AnyNode)?
        /// The key of a dictionary's entry.
        package internal(set) var entryKey: _EntryKey?
    }

    init(_ module: Any.Type?, binding type: Any.Type) {
        self.module = module
        key = _Key(type)
        element = type
    }

    /// Begins the description of a declared default.
    init(_ module: Any.Type?, fallback key: _Key, _ sharing: SharingPolicy) {
        self.init(module, binding: key.element)
        self.key = key
        self.sharing = sharing
        rare.isFallback = true
    }

    /// The component whose factory is bound, if it is the factory of one.
    package var installed: (any Component.Type)? {
        if case .component(let type) = recipe { type } else { nil }
    }

    /// Whether it doesn't bind its key, so that it replaces nothing and nothing replaces it.
    package var isUnkeyed: Bool { kind == .decorator }

    /// The declared default that comes with the binding.
    var fallback: _Entry? {
        if case .alias(_, let fallback) = recipe { fallback } else { nil }
    }

    /// The types that are requested, or chosen among.
    var requests: [Any.Type] {
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
