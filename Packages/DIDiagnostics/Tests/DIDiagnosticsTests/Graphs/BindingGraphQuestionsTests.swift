// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Foundation
import Testing

@testable import DIDiagnostics

private struct CoffeeShop {}
private struct Water {}
private struct Till {}
private struct Lamp {}
private struct Sign {}
private struct Milk {}
private struct Warmth: DICore.Tag { typealias Element = Int }

@Suite struct BindingGraphQuestionsTests {
    /// A shop whose till stands in a component of its own, a lamp that is on before it opens, and a sign that nobody reads.
    private static let graph = BindingGraph(
        components: [
            .init(id: "App", name: "App", parent: nil, scope: nil, seed: nil, root: "App:Shop.CoffeeShop"),
            .init(id: "App/Cash", name: "Cash", parent: "App", scope: nil, seed: "Coins", root: "App/Cash:Shop.Till"),
        ],
        bindings: [
            binding("CoffeeShop", 1), binding("CoffeeMaker", 2, module: "Kitchen"),
            binding("Heater", 3, module: "Kitchen", sharing: .shared),
            binding("'Int' tagged 'Warmth'", 4, kind: "value", id: "App:Int tagged Shop.Warmth"),
            binding("Lamp", 5, sharing: .eager), binding("Sign", 6), binding("[Water]", nil, kind: "collection"),
            binding("[Water]", 7, kind: "contribution", id: "App:[Shop.Water]/Shop.Water"),
            binding("Coins", nil, kind: "seed", in: "App/Cash"), binding("Till", 8, in: "App/Cash"),
        ],
        edges: [
            edge("CoffeeShop", "CoffeeMaker"), edge("CoffeeShop", "Lamp", .provider),
            edge("CoffeeMaker", "Heater", .lazy), edge("CoffeeMaker", "[Water]"), edge("CoffeeShop", "Heater"),
            .init(from: "App:[Water]", to: "App:[Shop.Water]/Shop.Water", kind: .collection),
            .init(from: "App:Shop.Heater", to: "App:Int tagged Shop.Warmth", kind: .provider),
            edge("Sign", "Lamp", .weak), .init(from: "App/Cash:Shop.Till", to: "App/Cash:Coins", kind: .direct),
            .init(from: "App/Cash:Shop.Till", to: "App:Shop.Heater", kind: .optional),
        ],
        diagnostics: [],
        unmetNeeds: [
            .init(from: "App:Shop.CoffeeMaker", key: "Milk", kind: .direct, isMeant: false),
            .init(from: "App:Shop.CoffeeMaker", key: "Milk", kind: .provider, isMeant: false),
        ])

    private static func id(_ key: String, in component: String = "App") -> String {
        "\(component):" + (key.first == "[" || key == "Coins" ? key : "Shop.\(key)")
    }

    private static func binding(
        _ key: String, _ line: Int?, module: String? = nil, kind: String = "factory",
        sharing: SharingPolicy = .unshared,
        id: String? = nil, in component: String = "App"
    ) -> BindingGraph.Binding {
        .init(
            id: id ?? self.id(key, in: component), component: component, key: key, kind: kind, sharing: sharing,
            module: module, place: line.map { Place(fileID: "Shop/Shop.swift", line: $0) })
    }

    private static func edge(_ from: String, _ to: String, _ kind: BindingGraph.Edge.Kind = .direct)
        -> BindingGraph.Edge
    {
        .init(from: id(from), to: id(to), kind: kind)
    }

    @Test(arguments: [
        ("CoffeeShop", "'CoffeeShop'   Shop/Shop.swift:1   (root of 'App')"),
        (
            "[Water]",
            """
            'CoffeeShop'            Shop/Shop.swift:1   (root of 'App')
              needs 'CoffeeMaker'   Shop/Shop.swift:2
              needs '[Water]'
            ---
            'CoffeeShop'                     Shop/Shop.swift:1   (root of 'App')
              needs 'CoffeeMaker'            Shop/Shop.swift:2
              needs '[Water]'
              collects a part of '[Water]'   Shop/Shop.swift:7
            """
        ),
        (
            "Warmth",
            """
            'CoffeeShop'                                  Shop/Shop.swift:1   (root of 'App')
              needs 'Heater'                              Shop/Shop.swift:3
              needs a provider of 'Int' tagged 'Warmth'   Shop/Shop.swift:4
            """
        ),
        ("Coins", "'Till'            Shop/Shop.swift:8   (root of 'Cash')\n  needs 'Coins'"),
        ("Sign", "'Sign'   Shop/Shop.swift:6   (no root needs it)"),
        ("Milk", ""),
    ])
    func why_tellsTheWay(key: String, text: String) {
        #expect(Self.graph.why(key).map(\.description).joined(separator: "\n---\n") == text)
    }

    @Test func why_knowsTheBindings_andTheNeeds() {
        let ways = Self.graph.why("Heater")
        #expect(ways.map { $0.bindings.map(\.key) } == [["CoffeeShop", "Heater"]])
        #expect(ways.map { $0.edges.map(\.kind) } == [[.direct]])
        #expect(ways.first?.remark == "root of 'App'")
    }

    @Test func graphOfAModel_tellsWhatIsNotMet() {
        let model = makeShop { shop, root in shop.needMissing(root, Kitchen.self) }
        #expect(
            BindingGraph(_model: model, diagnostics: []).unmetNeeds == [
                .init(
                    from: "DIDiagnosticsTests.Shop:DIDiagnosticsTests.CoffeeMaker", key: "Kitchen", kind: .direct,
                    isMeant: false)
            ])
    }

    @Test func whatIsEager_isThereForItself() {
        let graph = BindingGraph(
            components: Self.graph.components, bindings: Self.graph.bindings, edges: [], diagnostics: [])
        #expect(
            graph.why("Lamp").map(\.description) == ["'Lamp'   Shop/Shop.swift:5   (made before the root of 'App')"])
    }

    @Test(arguments: [
        ("CoffeeMaker", "Warmth", "CoffeeMaker > Heater > 'Int' tagged 'Warmth'"), ("Till", "Heater", "Till > Heater"),
        ("Warmth", "CoffeeMaker", "none"), ("Heater", "Heater", "Heater"), ("Heater", "Milk", "none"),
        ("App:Shop.Sign", "App:Shop.Lamp", "Sign > Lamp"), ("Sign", "Heater", "none"),
    ])
    func path_leadsAlongTheNeeds(from: String, to: String, keys: String) {
        let path = Self.graph.path(from: from, to: to)
        #expect(path.map { $0.bindings.map(\.key).joined(separator: " > ") } ?? "none" == keys)
    }

    @Test func questions_takeTypes() {
        // The ids of this graph say that its `Heater` is one of the module `Shop`; a graph without modules does not tell.
        #expect(Self.graph.why(Heater.self).map { $0.bindings.map(\.key) } == [])
        #expect(Self.graph(named: "").why(Heater.self).map(\.bindings.count) == [2])
        let graph = Self.graph(named: "DIDiagnosticsTests.")
        #expect(graph.why(Heater.self).map { $0.bindings.map(\.key) } == [["CoffeeShop", "Heater"]])
        #expect(graph.why(Warmth.self).map(\.bindings.count) == [3])
        #expect(graph.why([Water].self).map(\.bindings.count) == [3, 4])
        #expect(graph.why(Milk.self) == [])
        #expect(graph.path(from: CoffeeMaker.self, to: Warmth.self)?.bindings.count == 3)
        #expect(graph.path(from: Warmth.self, to: CoffeeMaker.self) == nil)
    }

    private static func graph(named prefix: String) -> BindingGraph {
        func renamed(_ id: String) -> String { id.replacingOccurrences(of: "Shop.", with: prefix) }
        return BindingGraph(
            components: graph.components.map {
                .init(
                    id: $0.id, name: $0.name, parent: $0.parent, scope: $0.scope, seed: $0.seed,
                    root: $0.root.map(renamed))
            },
            bindings: graph.bindings.map {
                .init(
                    id: renamed($0.id), component: $0.component, key: $0.key, kind: $0.kind, sharing: $0.sharing,
                    module: $0.module, place: $0.place)
            },
            edges: graph.edges.map { .init(from: renamed($0.from), to: renamed($0.to), kind: $0.kind) },
            diagnostics: [])
    }

    @Test(arguments: [
        (
            "Heater",
            """
            'Heater' is bound in 'App', module 'Kitchen', shared   Shop/Shop.swift:3
            why:
              'CoffeeShop'       Shop/Shop.swift:1   (root of 'App')
                needs 'Heater'   Shop/Shop.swift:3
            needed by:
              'CoffeeMaker', lazily    Shop/Shop.swift:2
              'CoffeeShop'             Shop/Shop.swift:1
              'Till', as an optional   Shop/Shop.swift:8
            needs:
              'Int' tagged 'Warmth', by a provider   Shop/Shop.swift:4
            """
        ),
        (
            "Coins",
            """
            'Coins' is the seed of 'Cash'
            why:
              'Till'            Shop/Shop.swift:8   (root of 'Cash')
                needs 'Coins'
            needed by:
              'Till'   Shop/Shop.swift:8
            """
        ),
        (
            "Sign",
            """
            'Sign' is bound in 'App'   Shop/Shop.swift:6
            why:
              'Sign'   Shop/Shop.swift:6   (no root needs it)
            needs:
              'Lamp', weakly   Shop/Shop.swift:5
            """
        ),
        ("Milk", "nothing binds 'Milk'; it is needed by 'CoffeeMaker'"),
        ("Kitchen.heat", "nothing binds 'Kitchen.heat'; similar are 'Heater'"),
        ("Tea", "nothing binds 'Tea'"),
    ])
    func explanation_answersWhatPeopleAsk(key: String, text: String) {
        #expect(Self.graph.explain(key) == text)
    }

    @Test func explanation_takesTypes() {
        #expect(Self.graph.explain(Milk.self) == "nothing binds 'Milk'; it is needed by 'CoffeeMaker'")
        #expect(Self.graph(named: "DIDiagnosticsTests.").explain(Heater.self) == Self.graph.explain("Heater"))
    }

    @Test func explanation_ofWhatManyNeed_countsTheRest() {
        let users = (1...23).map { (line: Int) in Self.binding("User\(line)", line) }
        let graph = BindingGraph(
            components: Self.graph.components, bindings: users + [Self.binding("Heater", 3)],
            edges: (1...23).map { Self.edge("User\($0)", "Heater") }, diagnostics: [])
        #expect(
            graph.explain("Heater").split(separator: "\n").suffix(3) == [
                "  'User19'   Shop/Shop.swift:19", "  'User20'   Shop/Shop.swift:20", "  and 3 more",
            ])
    }

    /// A graph by hand may be damaged; a question about it is answered all the same.
    @Test func graph_thatDoesNotFitTogether_isAskedToo() {
        let graph = BindingGraph(
            components: [.init(id: "App", name: "App", parent: "App", scope: nil, seed: nil, root: "nowhere")],
            bindings: [Self.binding("Heater", 1), Self.binding("Heater", 2), Self.binding("Lamp", 3, in: "nowhere")],
            edges: [Self.edge("Heater", "nowhere"), Self.edge("nowhere", "Heater"), Self.edge("Heater", "Heater")],
            diagnostics: [])
        #expect(graph.why("Heater").map(\.bindings.count) == [1, 1])
        #expect(graph.path(from: "Heater", to: "Lamp") == nil)
        #expect(graph.explain("Lamp").hasPrefix("'Lamp' is bound in 'nowhere'"))
    }

    /// Earlier versions wrote protocols without the word, and people leave it out.
    @Test func protocol_isFound_withTheWordAnyOrWithout() {
        let graph = BindingGraph(
            components: [.init(id: "App", name: "App", parent: nil, scope: nil, seed: nil, root: nil)],
            bindings: [
                Self.binding("any Grinder", 1, id: "App:Shop.Grinder"), Self.binding("[any Shop.Pump]", 2),
                Self.binding("'any Lid' tagged 'Spare'", 3), Self.binding("manyLids", 4), Self.binding("Cup", 5),
            ], edges: [], diagnostics: [])
        for (key, count) in [
            ("any Grinder", 1), ("Grinder", 1), ("[Shop.Pump]", 1), ("any Lid", 1), ("Lid", 1), ("any Cup", 1),
            ("Lids", 0),
        ] {
            #expect(graph.why(key).count == count, "\(key)")
        }
    }

    @Test func chainOfTenThousand_isAnswered_onASmallStack() throws {
        let keys = (0..<10_000).map { "Link\($0)" }
        let graph = BindingGraph(
            components: [.init(id: "App", name: "App", parent: nil, scope: nil, seed: nil, root: "App:Shop.Link0")],
            bindings: keys.map { Self.binding($0, 1) },
            edges: zip(keys, keys.dropFirst()).map { Self.edge($0, $1) }, diagnostics: [])
        let counts = try onASmallStack {
            [
                graph.why("Link9999").first?.bindings.count ?? 0,
                graph.path(from: "Link1", to: "Link9999")?.description.split(separator: "\n").count ?? 0,
                graph.explain("Link9999").split(separator: "\n").count,
            ]
        }
        #expect(counts == [10_000, 9_999, 10_004])
    }
}
