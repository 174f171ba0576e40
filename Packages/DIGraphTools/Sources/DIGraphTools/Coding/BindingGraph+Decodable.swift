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
        let members = try JSONMembers(decoder)
        let version = try members.container.decode(Int.self, forKey: "schemaVersion")
        guard version == Self.schemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: "schemaVersion", in: members.container, debugDescription: Self.refusal(ofVersion: version))
        }
        self.init(
            components: try members.value("components"), bindings: try members.value("bindings"),
            edges: try members.value("edges"), diagnostics: try members.value("diagnostics"),
            choices: try members.valueIfPresent("choices") ?? [], profiles: try members.texts("profiles"),
            activeProfiles: try members.texts("activeProfiles"), context: try members.valueIfPresent("context"))
    }

    private static func refusal(ofVersion version: Int) -> String {
        version > schemaVersion
            ? "made by a newer version: schemaVersion \(version); this one reads \(schemaVersion)"
            : "there is no schemaVersion \(version); this one reads \(schemaVersion)"
    }
}

extension BindingGraph.Component: Decodable {
    /// Reads a component; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try JSONMembers(decoder)
        self.init(
            id: try members.text("id"), name: try members.text("name"), parent: try members.textOrNull("parent"),
            scope: try members.textOrNull("scope"), seed: try members.textOrNull("seed"),
            root: try members.textOrNull("root"),
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
        let members = try JSONMembers(decoder)
        let needs: Needs? = try members.valueIfPresent("needs")
        self.init(
            id: try members.text("id"), component: try members.text("component"), key: try members.text("key"),
            kind: try members.text("kind"), sharing: try members.value("sharing"),
            module: try members.textOrNull("module"), place: try members.value("place"),
            isOverride: try members.flag("isOverride"), includedBy: try members.texts("includedBy"),
            effects: try members.valueIfPresent("effects") ?? [], isOnMainActor: try members.flag("isOnMainActor"),
            hooks: try members.valueIfPresent("hooks") ?? [], decorates: try members.valueIfPresent("decorates"),
            hasUnknownNeeds: needs == .unknown, chosenBy: try members.valueIfPresent("chosenBy"),
            isDefault: try members.flag("isDefault"))
    }
}

extension BindingGraph.Edge: Decodable {
    /// Reads an edge; throws `DecodingError` for a missing key.
    public init(from decoder: any Decoder) throws {
        let members = try JSONMembers(decoder)
        self.init(from: try members.text("from"), to: try members.text("to"), kind: try members.value("kind"))
    }
}

extension BindingGraph.Choice: Decodable {
    /// Reads a choice; throws `DecodingError` for a missing key, even if its value may be null.
    public init(from decoder: any Decoder) throws {
        let members = try JSONMembers(decoder)
        self.init(
            component: try members.text("component"), module: try members.textOrNull("module"),
            condition: try members.text("condition"), isChosen: try members.value("isChosen"),
            reason: try members.text("reason"), place: try members.value("place"),
            leftOut: try members.texts("leftOut"))
    }
}
