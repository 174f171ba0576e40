// SPDX-License-Identifier: Apache-2.0

import DICore
import DIGraphTools
import Foundation

/// Makes a binding of a sample.
private func binding(
    _ component: String, _ name: String, _ line: Int, module: String? = nil, kind: String = "factory",
    sharing: SharingPolicy = .unshared, effects: [BindingGraph.Effect] = [], isOnMainActor: Bool = false,
    hooks: [BindingGraph.Hook] = []
) -> BindingGraph.Binding {
    .init(
        id: "\(component):Cafe.\(name)", component: component, key: name, kind: kind, sharing: sharing, module: module,
        place: Place(fileID: "Cafe/\(module ?? "Shop").swift", line: line),
        effects: effects, isOnMainActor: isOnMainActor, hooks: hooks)
}

private func edge(
    _ from: BindingGraph.Binding, _ to: BindingGraph.Binding, _ kind: BindingGraph.Edge.Kind = .direct
) -> BindingGraph.Edge {
    .init(from: from.id, to: to.id, kind: kind)
}

/// A shop with a kiosk in it, whose answers the browser's script knows; one need is not met, and one name is hostile.
private func makeShop() -> BindingGraph {
    let shop = "Cafe.Shop"
    let kiosk = "Cafe.Shop/Cafe.Kiosk"
    let maker = binding(shop, "CoffeeMaker", 7)
    let heater = binding(shop, "Heater", 12, module: "BrewingModule", sharing: .shared)
    let pump = binding(shop, "Pump", 13, module: "BrewingModule", sharing: .weak)
    let boiler = binding(shop, "Boiler", 14, module: "BrewingModule", sharing: .eager)
    let factory = binding(shop, "ComponentFactory<Kiosk>", 9, kind: "componentFactory")
    let order = binding(kiosk, "Order", 31)
    let menu = binding(kiosk, "Menu", 32)
    let hostile = binding(shop, "<img src=x onerror=alert(1)></script>", 15)
    let missing = Diagnostic(
        id: .missingBinding, severity: .error, subject: "Water", message: "no binding for 'Water'",
        trace: [
            .init(.neededBy, name: "Boiler", place: boiler.place),
            .init(.neededBy, name: "CoffeeMaker", place: maker.place, remark: "root of 'Shop'"),
        ],
        notes: ["'Water' tagged 'Cold' is bound at Cafe/Shop.swift:40"],
        fixes: ["bind 'Water' in 'Shop' or a module it includes"])
    return BindingGraph(
        components: [
            .init(id: shop, name: "Shop", parent: nil, scope: "PerShop", seed: nil, root: maker.id),
            .init(id: kiosk, name: "Kiosk", parent: shop, scope: nil, seed: nil, root: order.id),
        ],
        bindings: [maker, heater, pump, boiler, factory, hostile, order, menu],
        edges: [
            edge(maker, heater), edge(maker, pump, .lazy), edge(maker, factory, .componentFactory),
            edge(pump, heater, .provider), edge(heater, boiler), edge(factory, order), edge(order, menu, .optional),
            edge(order, heater, .collection),
        ],
        diagnostics: [missing],
        unmetNeeds: [.init(from: boiler.id, key: "Water", kind: .direct, isMeant: false)],
        choices: [
            .init(
                component: shop, module: "BrewingModule", condition: "!profile(\"demo\")", isChosen: true,
                reason: "profile \"demo\" is not active", place: Place(fileID: "Cafe/Shop.swift", line: 4)),
            .init(
                component: shop, module: nil, condition: "profile(\"demo\")", isChosen: false,
                reason: "profile \"demo\" is not active", place: Place(fileID: "Cafe/Shop.swift", line: 5)),
        ])
}

/// A café that opens its database and its session before its screens, with every effect and hook.
private func makeCafe() -> BindingGraph {
    let cafe = "Cafe.Cafe"
    let counter = "Cafe.Cafe/Cafe.Counter"
    let main = binding(cafe, "MainScreen", 3, effects: [.onMainActor], isOnMainActor: true)
    let menu = binding(cafe, "MenuModel", 4, module: "ScreensModule", isOnMainActor: true)
    let theme = binding(
        cafe, "Theme", 5, module: "ScreensModule", sharing: .shared, effects: [.onMainActor], isOnMainActor: true)
    let files = binding(cafe, "CacheFolder", 6, module: "DataModule", sharing: .shared, effects: [.throwing])
    let database = binding(
        cafe, "Database", 7, module: "DataModule", sharing: .eager, effects: [.asynchronous],
        hooks: [.onStart, .onStop, .onDispose])
    let session = binding(
        cafe, "Session", 8, module: "DataModule", sharing: .shared, effects: [.onMainActor, .asynchronous],
        isOnMainActor: true, hooks: [.onStop])
    let printer = binding(cafe, "Printer", 11, sharing: .shared, effects: [.asynchronous])
    let orders = binding(counter + "/Cafe.Orders", "OrderList", 41)
    let receipts = binding(cafe + "/Cafe.Receipts", "ReceiptList", 51)
    let log = binding(cafe, "Log", 9, module: "DataModule", sharing: .shared)
    let factory = binding(cafe, "ComponentFactory<Counter>", 10, kind: "componentFactory")
    let till = binding(counter, "Till", 31, isOnMainActor: true)
    let ledger = binding(
        counter, "Ledger", 32, sharing: .shared, effects: [.asynchronous], hooks: [.onStart, .onStop])
    return BindingGraph(
        components: [
            .init(
                id: cafe, name: "Cafe", parent: nil, scope: "Singleton", seed: nil, root: main.id,
                construction: .onMainActorAsynchronous),
            .init(
                id: counter, name: "Counter", parent: cafe, scope: "PerCounter", seed: nil, root: till.id,
                construction: .onMainActorAsynchronous),
            .init(
                id: counter + "/Cafe.Orders", name: "Orders", parent: counter, scope: nil, seed: nil, root: orders.id,
                construction: .asynchronous),
            .init(
                id: cafe + "/Cafe.Receipts", name: "Receipts", parent: cafe, scope: nil, seed: nil, root: receipts.id,
                construction: .asynchronous),
        ],
        bindings: [main, menu, theme, files, database, session, log, factory, till, ledger, printer, orders, receipts],
        edges: [
            edge(main, menu), edge(main, session), edge(main, factory, .componentFactory), edge(menu, theme),
            edge(menu, database), edge(database, files), edge(session, log), edge(log, files),
            edge(session, database, .provider), edge(factory, till), edge(till, theme), edge(till, ledger),
            edge(ledger, database), edge(orders, printer), edge(receipts, printer), edge(orders, ledger),
        ],
        diagnostics: [])
}

/// A wide graph: components with modules of twenty bindings, each of which needs some that come later.
private func makeLarge(_ count: Int) -> BindingGraph {
    let names = ["Shop", "Kiosk", "Kitchen", "Order", "Stock", "Staff", "Delivery", "Payment"]
    let words = ["Coffee", "Heater", "Pump", "Boiler", "Bean", "Menu", "Receipt", "Cup", "Barista", "Grinder"]
    var components: [BindingGraph.Component] = []
    var bindings: [BindingGraph.Binding] = []
    var edges: [BindingGraph.Edge] = []
    for (position, name) in names.enumerated() {
        let parent = position == 0 ? nil : components[position < 4 ? 0 : position - 3].id
        let id = (parent.map { $0 + "/" } ?? "") + "Cafe.\(name)"
        let own = (0..<count / names.count).map { number in
            binding(
                id, "\(words[number % 10])\(words[number / 10 % 10])\(name)\(number)", number + 1,
                module: number == 0 ? nil : "\(words[number / 20 % 10])\(number / 20)Module",
                sharing: number % 3 == 1 ? .shared : .unshared)
        }
        components.append(
            .init(id: id, name: name, parent: parent, scope: nil, seed: nil, root: own.first?.id))
        for (number, user) in own.enumerated() {
            for step in [1, 2 + number % 7, 11 + number % 5] where number + step < own.count {
                edges.append(edge(user, own[number + step], number % 5 == 0 ? .provider : .direct))
            }
            if position > 0, number % 4 == 0 { edges.append(edge(user, bindings[number])) }
        }
        bindings += own
    }
    return BindingGraph(components: components, bindings: bindings, edges: edges, diagnostics: [])
}

/// One long chain.
private func makeChain(_ count: Int) -> BindingGraph {
    let bindings = (0..<count).map { binding("Cafe.Shop", "Step\($0)", $0 + 1) }
    return BindingGraph(
        components: [
            .init(id: "Cafe.Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: bindings.first?.id)
        ],
        bindings: bindings, edges: zip(bindings, bindings.dropFirst()).map { edge($0, $1) }, diagnostics: [])
}

let folder = URL(fileURLWithPath: CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ".")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
let samples = [
    ("shop", makeShop()), ("cafe", makeCafe()), ("1000", makeLarge(1_000)), ("10000", makeLarge(10_000)),
    ("chain", makeChain(10_000)),
    ("empty", empty),
]
for (name, graph) in samples {
    let page = graph.html(title: name == "shop" ? "Coffee <shop>" : nil)
    try Data(page.utf8).write(to: folder.appendingPathComponent("\(name).html"))
    print("\(name).html: \(graph.bindings.count) bindings, \(page.utf8.count) bytes")
}
