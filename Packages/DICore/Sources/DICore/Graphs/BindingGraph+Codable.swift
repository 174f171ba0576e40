// SPDX-License-Identifier: Apache-2.0

/// `Documentation/graph.schema.json` defines the encoded form: keys are present even where their value is null, except
/// those that later versions added.
extension BindingGraph: Codable {
    private enum Key: String, CodingKey {
        case schemaVersion, components, bindings, edges, diagnostics
        case choices, profiles, activeProfiles, context
    }

    /// Reads a graph of this schema version; throws `DecodingError` for other versions or missing keys.
    ///
    /// Whether its parts fit together is checked by `BindingGraph(json:)` of `DIGraphTools`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .schemaVersion)
        guard version == Self.schemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: container, debugDescription: Self.refusal(ofVersion: version))
        }
        self.init(
            components: try container.decode([Component].self, forKey: .components),
            bindings: try container.decode([Binding].self, forKey: .bindings),
            edges: try container.decode([Edge].self, forKey: .edges),
            diagnostics: try container.decode([Diagnostic].self, forKey: .diagnostics),
            choices: try container.decodeIfPresent([Choice].self, forKey: .choices) ?? [],
            profiles: try container.decodeIfPresent([String].self, forKey: .profiles) ?? [],
            activeProfiles: try container.decodeIfPresent([String].self, forKey: .activeProfiles) ?? [],
            context: try container.decodeIfPresent(RunContext.self, forKey: .context))
    }

    /// Writes the version and all parts except ``unmetNeeds``; those from `choices` on only where there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.schemaVersion, forKey: .schemaVersion)
        try container.encode(components, forKey: .components)
        try container.encode(bindings, forKey: .bindings)
        try container.encode(edges, forKey: .edges)
        try container.encode(diagnostics, forKey: .diagnostics)
        if !choices.isEmpty { try container.encode(choices, forKey: .choices) }
        if !profiles.isEmpty { try container.encode(profiles, forKey: .profiles) }
        if !activeProfiles.isEmpty { try container.encode(activeProfiles, forKey: .activeProfiles) }
        if let context { try container.encode(context, forKey: .context) }
    }

    private static func refusal(ofVersion version: Int) -> String {
        version > schemaVersion
            ? "made by a newer version: schemaVersion \(version); this one reads \(schemaVersion)"
            : "there is no schemaVersion \(version); this one reads \(schemaVersion)"
    }
}

extension BindingGraph.Component: Codable {
    private enum Key: String, CodingKey {
        case id, name, parent, scope, seed, root, construction
    }

    /// Reads a component; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            parent: try container.decode(String?.self, forKey: .parent),
            scope: try container.decode(String?.self, forKey: .scope),
            seed: try container.decode(String?.self, forKey: .seed),
            root: try container.decode(String?.self, forKey: .root),
            construction: try container.decodeIfPresent(BindingGraph.Construction.self, forKey: .construction)
                ?? .synchronous)
    }

    /// Writes all keys; `construction` only where it is not synchronous.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(parent, forKey: .parent)
        try container.encode(scope, forKey: .scope)
        try container.encode(seed, forKey: .seed)
        try container.encode(root, forKey: .root)
        if construction != .synchronous { try container.encode(construction, forKey: .construction) }
    }
}

extension BindingGraph.Binding: Codable {
    private enum Key: String, CodingKey {
        case id, component, key, kind, sharing, module, place
        case isOverride, includedBy, effects, isOnMainActor, hooks, decorates, needs, chosenBy
    }

    /// The only value of `needs`.
    private enum Needs: String, Codable {
        case unknown
    }

    /// Reads a binding; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            component: try container.decode(String.self, forKey: .component),
            key: try container.decode(String.self, forKey: .key),
            kind: try container.decode(String.self, forKey: .kind),
            sharing: try container.decode(SharingPolicy.self, forKey: .sharing),
            module: try container.decode(String?.self, forKey: .module),
            place: try container.decode(Place?.self, forKey: .place),
            isOverride: try container.decodeIfPresent(Bool.self, forKey: .isOverride) ?? false,
            includedBy: try container.decodeIfPresent([String].self, forKey: .includedBy) ?? [],
            effects: try container.decodeIfPresent([BindingGraph.Effect].self, forKey: .effects) ?? [],
            isOnMainActor: try container.decodeIfPresent(Bool.self, forKey: .isOnMainActor) ?? false,
            hooks: try container.decodeIfPresent([BindingGraph.Hook].self, forKey: .hooks) ?? [],
            decorates: try container.decodeIfPresent(String.self, forKey: .decorates),
            hasUnknownNeeds: try container.decodeIfPresent(Needs.self, forKey: .needs) == .unknown,
            chosenBy: try container.decodeIfPresent(String.self, forKey: .chosenBy))
    }

    /// Writes all keys; those from `isOverride` on only where they differ from their defaults.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(component, forKey: .component)
        try container.encode(key, forKey: .key)
        try container.encode(kind, forKey: .kind)
        try container.encode(sharing, forKey: .sharing)
        try container.encode(module, forKey: .module)
        try container.encode(place?.writable, forKey: .place)
        if isOverride { try container.encode(isOverride, forKey: .isOverride) }
        if !includedBy.isEmpty { try container.encode(includedBy, forKey: .includedBy) }
        if !effects.isEmpty { try container.encode(effects, forKey: .effects) }
        if isOnMainActor { try container.encode(isOnMainActor, forKey: .isOnMainActor) }
        if !hooks.isEmpty { try container.encode(hooks, forKey: .hooks) }
        try container.encodeIfPresent(decorates, forKey: .decorates)
        if hasUnknownNeeds { try container.encode(Needs.unknown, forKey: .needs) }
        try container.encodeIfPresent(chosenBy, forKey: .chosenBy)
    }
}
