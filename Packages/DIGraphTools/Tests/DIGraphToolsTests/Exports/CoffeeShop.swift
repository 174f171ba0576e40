// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop with a till that comes and goes: needs of every kind, a circle, things that nobody needs or that are missing.
    static let coffeeShop: BindingGraph = BindingGraph(
        components: [
            Component(id: "Shop", name: "Shop", parent: nil, scope: "PerShop", seed: nil, root: "Shop:Bar"),
            Component(
                id: "Shop/Till", name: "Till", parent: "Shop", scope: nil, seed: "Cash", root: "Shop/Till:Receipt"),
        ],
        bindings: [
            .made("Bar", in: "Shop", line: 1), .made("CoffeeMaker", in: "Shop", line: 2),
            .made("Heater", in: "Shop", sharing: .shared, module: "Kitchen", line: 3),
            .made("Pump", in: "Shop", sharing: .weak, module: "Kitchen", line: 4),
            .made("'Int' tagged 'Warmth'", in: "Shop", kind: "value", line: 5),
            .made("[Cup]", in: "Shop", kind: "collection", line: nil),
            .made("[Cup]", in: "Shop", kind: "contribution", part: "App.Kitchen", module: "Kitchen", line: 6),
            .made("[Cup]", in: "Shop", kind: "contribution", part: "App.Kitchen#2", module: "Kitchen", line: 7),
            .made("ComponentFactory<Till>", in: "Shop", kind: "componentFactory", line: 8),
            .made("Factory<Brew>", in: "Shop", kind: "assistedFactory", line: 9),
            .made("PropertyInjector<Screen>", in: "Shop", kind: "propertyInjector", line: 10),
            .made("Lamp", in: "Shop", sharing: .eager, line: 11), .made("Ledger", in: "Shop", line: 12),
            .made("Old", in: "Shop", line: 13), .made("Older", in: "Shop", line: 14),
            .made("Cash", in: "Shop/Till", kind: "seed", line: nil), .made("Receipt", in: "Shop/Till", line: 15),
            .made("[Cup]", in: "Shop/Till", kind: "collection", line: nil),
            .made("[Cup]", in: "Shop/Till", kind: "contribution", part: "\"big\"", line: 16),
        ],
        edges: [
            edge("Bar", "CoffeeMaker"), edge("Bar", "Heater", .lazy),
            edge("Bar", "ComponentFactory<Till>", .componentFactory),
            edge("Bar", "Factory<Brew>", .factory), edge("Bar", "PropertyInjector<Screen>", .injector),
            edge("Bar", "[Cup]"), edge("CoffeeMaker", "Heater"), edge("CoffeeMaker", "Pump", .weak),
            edge("Heater", "'Int' tagged 'Warmth'", .provider), edge("Heater", "Bar", .provider),
            edge("[Cup]", "[Cup]/App.Kitchen", .collection), edge("[Cup]", "[Cup]/App.Kitchen#2", .collection),
            edge("[Cup]/App.Kitchen#2", "Heater"),
            Edge(from: "Shop:ComponentFactory<Till>", to: "Shop/Till:Receipt", kind: .direct),
            edge("Old", "Older", .optional), edge("Older", "Heater"), edge("Lamp", "'Int' tagged 'Warmth'", .provider),
            Edge(from: "Shop/Till:Receipt", to: "Shop/Till:Cash", kind: .direct),
            Edge(from: "Shop/Till:Receipt", to: "Shop:Ledger", kind: .direct),
            Edge(from: "Shop/Till:Receipt", to: "Shop/Till:[Cup]", kind: .direct),
            Edge(from: "Shop/Till:[Cup]", to: "Shop/Till:[Cup]/\"big\"", kind: .collection),
            Edge(from: "Shop/Till:[Cup]", to: "Shop:[Cup]", kind: .collection),
        ],
        diagnostics: [
            .about("Old", .warning, line: 13), .about("CoffeeMaker", .error, line: 2), .about("Bar", .note, line: 1),
        ],
        unmetNeeds: [
            UnmetNeed(from: "Shop:CoffeeMaker", key: "Milk", kind: .direct, isMeant: false),
            UnmetNeed(from: "Shop/Till:Receipt", key: "Tip", kind: .optional, isMeant: true),
        ])

    private static func edge(_ from: String, _ to: String, _ kind: Edge.Kind = .direct) -> Edge {
        Edge(from: "Shop:" + from, to: "Shop:" + to, kind: kind)
    }

    /// Returns a chain of so many links, each of which needs the next, and the lamp if it has one.
    static func chain(_ count: Int, withLamps: Bool = false) -> BindingGraph {
        let links = (0..<count).map { (number: Int) in Binding.made("Link\(number)", in: "Shop", line: number + 1) }
        var edges: [Edge] = []
        for (link, next) in zip(links, links.dropFirst()) {
            edges.append(Edge(from: link.id, to: next.id, kind: .direct))
            if withLamps { edges.append(Edge(from: link.id, to: "Shop:Lamp", kind: .direct)) }
        }
        return BindingGraph(
            components: [
                Component(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: links.first?.id)
            ], bindings: links + (withLamps ? [.made("Lamp", in: "Shop", line: 1)] : []), edges: edges, diagnostics: [])
    }
}

extension Diagnostic {
    fileprivate static func about(_ subject: String, _ severity: Severity, line: Int) -> Diagnostic {
        Diagnostic(
            id: "Shop/Test", severity: severity, subject: subject,
            trace: [Step(.bound, name: "", place: Place(fileID: "Shop/Shop.swift", line: line))])
    }
}
