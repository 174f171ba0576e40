// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// `Documentation/graph.schema.json` defines the encoded form: keys are present even where their value is null, except
/// those that later versions added. ``BindingGraph/json()`` writes it.
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
        self.init(
            components: try members.value("components"), bindings: try members.value("bindings"),
            edges: try members.value("edges"), diagnostics: try members.value("diagnostics"),
            choices: try members.valueIfPresent("choices") ?? [],
            profiles: try members.valueIfPresent("profiles") ?? [],
            activeProfiles: try members.valueIfPresent("activeProfiles") ?? [],
            context: try members.valueIfPresent("context"))
    }
}

extension BindingGraph.Component: Decodable {
    /// Reads a component; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(
            id: try members.value("id"), name: try members.value("name"), parent: try members.value("parent"),
            scope: try members.value("scope"), seed: try members.value("seed"), root: try members.value("root"),
            construction: try members.valueIfPresent("construction") ?? .synchronous)
    }
}

extension BindingGraph.Binding: Decodable {
    /// The only value of `needs`.
    private enum Needs: String, Decodable {
        case unknown
    }

    /// Reads a binding; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        let needs: Needs? = try members.valueIfPresent("needs")
        self.init(
            id: try members.value("id"), component: try members.value("component"), key: try members.value("key"),
            kind: try members.value("kind"), sharing: try members.value("sharing"),
            module: try members.value("module"), place: try members.value("place"),
            isOverride: try members.valueIfPresent("isOverride") ?? false,
            includedBy: try members.valueIfPresent("includedBy") ?? [],
            effects: try members.valueIfPresent("effects") ?? [],
            isOnMainActor: try members.valueIfPresent("isOnMainActor") ?? false,
            hooks: try members.valueIfPresent("hooks") ?? [], decorates: try members.valueIfPresent("decorates"),
            hasUnknownNeeds: needs == .unknown, chosenBy: try members.valueIfPresent("chosenBy"),
            isDefault: try members.valueIfPresent("isDefault") ?? false)
    }
}

extension BindingGraph.Edge: Decodable {
    /// Reads an edge; throws `DecodingError` for a missing key.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(from: try members.value("from"), to: try members.value("to"), kind: try members.value("kind"))
    }
}

extension BindingGraph.Choice: Decodable {
    /// Reads a choice; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(
            component: try members.value("component"), module: try members.value("module"),
            condition: try members.value("condition"), isChosen: try members.value("isChosen"),
            reason: try members.value("reason"), place: try members.value("place"),
            leftOut: try members.valueIfPresent("leftOut") ?? [])
    }
}

// Names that are unknown are refused.
extension SharingPolicy: Decodable {}
extension BindingGraph.Edge.Kind: Decodable {}
extension BindingGraph.Effect: Decodable {}
extension BindingGraph.Hook: Decodable {}
extension BindingGraph.Construction: Decodable {}
extension RunContext: Decodable {}
