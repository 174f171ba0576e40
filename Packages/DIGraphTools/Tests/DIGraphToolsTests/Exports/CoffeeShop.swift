// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop with a till that comes and goes: needs of every kind, a circle, things that nobody needs or that are missing.
    static let coffeeShop: BindingGraph = {
        var shop = GraphBuilder()
        shop.component("Shop", scope: "PerShop", root: "Bar")
        shop.component("Till", in: "Shop", seed: "Cash", root: "Receipt")
        shop.bind("Bar", line: 1)
        shop.bind("CoffeeMaker", line: 2)
        shop.bind("Heater", line: 3, sharing: .shared, module: "Kitchen")
        shop.bind("Pump", line: 4, sharing: .weak, module: "Kitchen")
        shop.bind("'Int' tagged 'Warmth'", line: 5, kind: "value")
        shop.bind("[Cup]", kind: "collection")
        shop.bind("[Cup]", line: 6, name: "[Cup]/App.Kitchen", kind: "contribution", module: "Kitchen")
        shop.bind("[Cup]", line: 7, name: "[Cup]/App.Kitchen#2", kind: "contribution", module: "Kitchen")
        shop.bind("ComponentFactory<Till>", line: 8, kind: "componentFactory")
        shop.bind("Factory<Brew>", line: 9, kind: "assistedFactory")
        shop.bind("PropertyInjector<Screen>", line: 10, kind: "propertyInjector")
        shop.bind("Lamp", line: 11, sharing: .eager)
        for (line, key) in zip(12..., ["Ledger", "Old", "Older"]) { shop.bind(key, line: line) }
        shop.bind("Cash", in: "Shop/Till", kind: "seed")
        shop.bind("Receipt", in: "Shop/Till", line: 15)
        shop.bind("[Cup]", in: "Shop/Till", kind: "collection")
        shop.bind("[Cup]", in: "Shop/Till", line: 16, name: "[Cup]/\"big\"", kind: "contribution")
        shop.need("Shop:Bar", "Shop:CoffeeMaker")
        shop.need("Shop:Bar", "Shop:Heater", kind: .lazy)
        shop.need("Shop:Bar", "Shop:ComponentFactory<Till>", kind: .componentFactory)
        shop.need("Shop:Bar", "Shop:Factory<Brew>", kind: .factory)
        shop.need("Shop:Bar", "Shop:PropertyInjector<Screen>", kind: .injector)
        shop.need("Shop:Bar", "Shop:[Cup]")
        shop.need("Shop:CoffeeMaker", "Shop:Heater")
        shop.need("Shop:CoffeeMaker", "Shop:Pump", kind: .weak)
        shop.need("Shop:Heater", "Shop:'Int' tagged 'Warmth'", "Shop:Bar", kind: .provider)
        shop.need("Shop:[Cup]", "Shop:[Cup]/App.Kitchen", "Shop:[Cup]/App.Kitchen#2", kind: .collection)
        shop.need("Shop:[Cup]/App.Kitchen#2", "Shop:Heater")
        shop.need("Shop:ComponentFactory<Till>", "Shop/Till:Receipt")
        shop.need("Shop:Old", "Shop:Older", kind: .optional)
        shop.need("Shop:Older", "Shop:Heater")
        shop.need("Shop:Lamp", "Shop:'Int' tagged 'Warmth'", kind: .provider)
        shop.need("Shop/Till:Receipt", "Shop/Till:Cash", "Shop:Ledger", "Shop/Till:[Cup]")
        shop.need("Shop/Till:[Cup]", "Shop/Till:[Cup]/\"big\"", "Shop:[Cup]", kind: .collection)
        shop.diagnostics = [
            .about("Old", .warning, line: 13), .about("CoffeeMaker", .error, line: 2), .about("Bar", .note, line: 1),
        ]
        shop.unmetNeeds = [
            UnmetNeed(from: "Shop:CoffeeMaker", key: "Milk", kind: .direct, isMeant: false),
            UnmetNeed(from: "Shop/Till:Receipt", key: "Tip", kind: .optional, isMeant: true),
        ]
        return shop.graph
    }()

    /// Returns a chain of so many links, each of which needs the next, and the lamp if it has one.
    static func chain(_ count: Int, withLamps: Bool = false) -> BindingGraph {
        var shop = GraphBuilder()
        shop.component("Shop", root: "Link0")
        let links = (0..<count).map { (number: Int) in shop.bind("Link\(number)", line: number + 1) }
        let lamp = withLamps ? shop.bind("Lamp", line: 1) : nil
        for (link, next) in zip(links, links.dropFirst()) {
            shop.need(link, next)
            if let lamp { shop.need(link, lamp) }
        }
        return shop.graph
    }
}

extension Diagnostic {
    fileprivate static func about(_ subject: String, _ severity: Severity, line: Int) -> Diagnostic {
        Diagnostic(
            id: "Shop/Test", severity: severity, subject: subject,
            trace: [Step(.bound, name: "", place: Place(fileID: "Shop/Shop.swift", line: line))])
    }
}
