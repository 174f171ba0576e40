// SPDX-License-Identifier: Apache-2.0

import DICore

/// `Documentation/graph.schema.json` defines the encoded form: keys are present even where their value is null, except keys added
/// by later versions. ``BindingGraph/json()`` writes it.
extension BindingGraph: Decodable {
    /// Reads a graph of this schema version; throws `DecodingError` for other versions or missing keys.
    ///
    /// `BindingGraph(json:)` also checks whether its parts fit together.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        let version: Int = try members.value("schemaVersion")
        guard version == Self.schemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: "schemaVersion", in: members,
                debugDescription: version > Self.schemaVersion
                    ? "written by a newer version: schemaVersion \(version); this version reads \(Self.schemaVersion)"
                    : "unknown schemaVersion \(version); this version reads \(Self.schemaVersion)")
        }
        try self.init(
            components: members.value("components"), bindings: members.value("bindings"),
            edges: members.value("edges"), diagnostics: members.value("diagnostics"),
            choices: members.valueIfPresent("choices") ?? [], profiles: members.valueIfPresent("profiles") ?? [],
            activeProfiles: members.valueIfPresent("activeProfiles") ?? [], context: members.valueIfPresent("context"))
    }
}

extension BindingGraph.Component: Decodable {
    /// Reads a component; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        try self.init(
            id: members.value("id"), name: members.value("name"), parent: members.value("parent"),
            scope: members.value("scope"), seed: members.value("seed"), root: members.value("root"),
            construction: members.valueIfPresent("construction") ?? .synchronous)
    }
}

extension BindingGraph.Binding: Decodable {
    private enum Needs: String, Decodable {
        case unknown
    }

    /// Reads a binding; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        let needs: Needs? = try members.valueIfPresent("needs")
        try self.init(
            id: members.value("id"), component: members.value("component"), key: members.value("key"),
            kind: members.value("kind"), sharing: members.value("sharing"), module: members.value("module"),
            place: members.value("place"), isOverride: members.valueIfPresent("isOverride") ?? false,
            includedBy: members.valueIfPresent("includedBy") ?? [], effects: members.valueIfPresent("effects") ?? [],
            isOnMainActor: members.valueIfPresent("isOnMainActor") ?? false,
            hooks: members.valueIfPresent("hooks") ?? [], decorates: members.valueIfPresent("decorates"),
            hasUnknownNeeds: needs == .unknown, chosenBy: members.valueIfPresent("chosenBy"),
            isDefault: members.valueIfPresent("isDefault") ?? false)
    }
}

extension BindingGraph.Edge: Decodable {
    /// Reads an edge; throws `DecodingError` for a missing key.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        try self.init(from: members.value("from"), to: members.value("to"), kind: members.value("kind"))
    }
}

extension BindingGraph.Choice: Decodable {
    /// Reads a choice; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        try self.init(
            component: members.value("component"), module: members.value("module"),
            condition: members.value("condition"), isChosen: members.value("isChosen"),
            reason: members.value("reason"), place: members.value("place"),
            leftOut: members.valueIfPresent("leftOut") ?? [])
    }
}

// Unknown names are refused.
extension SharingPolicy: Decodable {}
extension BindingGraph.Edge.Kind: Decodable {}
extension BindingGraph.Effect: Decodable {}
extension BindingGraph.Hook: Decodable {}
extension BindingGraph.Construction: Decodable {}
extension RunContext: Decodable {}
