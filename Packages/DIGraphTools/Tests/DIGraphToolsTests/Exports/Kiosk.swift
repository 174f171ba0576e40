// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop that sells over a till, in few parts.
    static let kiosk: BindingGraph = BindingGraph(
        components: [
            Component(id: "Shop", name: "Shop", parent: nil, scope: "PerShop", seed: nil, root: "Shop:Bar"),
            Component(
                id: "Shop/Till", name: "Till", parent: "Shop", scope: nil, seed: "Cash", root: "Shop/Till:Receipt"),
        ],
        bindings: [
            .made("Bar", in: "Shop", line: 1),
            .made("Heater", in: "Shop", sharing: .shared, module: "Kitchen", line: 2),
            .made("ComponentFactory<Till>", in: "Shop", kind: "componentFactory", line: 3),
            .made("Cash", in: "Shop/Till", kind: "seed", line: nil),
            .made("Receipt", in: "Shop/Till", line: 4),
        ],
        edges: [
            Edge(from: "Shop:Bar", to: "Shop:Heater", kind: .lazy),
            Edge(from: "Shop:Bar", to: "Shop:ComponentFactory<Till>", kind: .componentFactory),
            Edge(from: "Shop:ComponentFactory<Till>", to: "Shop/Till:Receipt", kind: .direct),
            Edge(from: "Shop/Till:Receipt", to: "Shop/Till:Cash", kind: .direct),
            Edge(from: "Shop/Till:Receipt", to: "Shop:Heater", kind: .weak),
        ],
        diagnostics: [
            Diagnostic(
                id: Diagnostic.ID(rawValue: "Shop/Cold"), severity: .note, subject: "Heater", message: "it is cold",
                trace: [
                    Diagnostic.Step(.bound, name: "", place: Place(fileID: "Shop/Shop.swift", line: 2), remark: "hot")
                ])
        ])
}

extension BindingGraph.Binding {
    /// Returns a binding by hand; its line is one of `Shop/Shop.swift`.
    static func made(
        _ key: String, in component: String, kind: String = "factory", sharing: SharingPolicy = .unshared,
        part: String? = nil,
        module: String? = nil, line: Int?, isOverride: Bool = false, effects: [BindingGraph.Effect] = [],
        isOnMainActor: Bool = false, hooks: [BindingGraph.Hook] = []
    ) -> Self {
        Self(
            id: "\(component):\(key)" + (part.map { "/" + $0 } ?? ""), component: component, key: key, kind: kind,
            sharing: sharing, module: module, place: line.map { Place(fileID: "Shop/Shop.swift", line: $0) },
            isOverride: isOverride, effects: effects, isOnMainActor: isOnMainActor, hooks: hooks)
    }
}
