// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

private struct Temperature: DICore.Tag { typealias Element = Int }

@Suite struct BindingGraphTests {
    private static let model = makeShop(seed: Bean.self, scope: PerShop.self) { shop, root in
        let seed = shop.bind(Bean.self, nil, kind: .seed)
        let heater = shop.bind(Heater.self, 2)
        let pump = shop.bind(Pump.self, 3)
        let temperature = shop.bind(_Key.type(taggedWith: Temperature.self), 4, kind: .value)
        shop.need(root, pump)
        shop.need(pump, heater, .lazy)
        shop.need(root, heater)
        shop.need(heater, temperature, .provider)
        shop.need(heater, seed)
        shop.bind(Boiler.self, 5)
        shop.component(Kiosk.self, in: 0, root: Pump.self, bound: 6, line: 9)
        shop.needMissing(pump, Kitchen.self)
    }

    private static let shop = "DIDiagnosticsTests.Shop"
    private static let kiosk = "DIDiagnosticsTests.Shop/DIDiagnosticsTests.Kiosk"
    private static let coffeeMaker = "DIDiagnosticsTests.Shop:DIDiagnosticsTests.CoffeeMaker"

    private static let graph: BindingGraph = {
        let explainer = _Explainer(model)
        return BindingGraph(
            _model: model, diagnostics: _Validator.findings(in: model).map(explainer.explain))
    }()

    @Test func graph_namesItsParts_andWhatIsNotMet() throws {
        let graph = Self.graph
        #expect(graph.components.map(\.id) == [Self.shop, Self.kiosk])
        #expect(graph.components.map(\.scope) == ["PerShop", nil])
        #expect(graph.components.map(\.seed) == ["Bean", nil])
        #expect(graph.components.map(\.root) == [Self.coffeeMaker, Self.kiosk + ":DIDiagnosticsTests.Pump"])
        #expect(
            graph.bindings.map(\.id) == [
                Self.coffeeMaker, Self.shop + ":DIDiagnosticsTests.Bean", Self.shop + ":DIDiagnosticsTests.Heater",
                Self.shop + ":DIDiagnosticsTests.Pump", Self.shop + ":Int tagged DIDiagnosticsTests.Temperature",
                Self.shop + ":DIDiagnosticsTests.Boiler", Self.kiosk + ":DIDiagnosticsTests.Pump",
            ])
        #expect(graph.bindings.map(\.place?.line) == [1, nil, 2, 3, 4, 5, 6])
        #expect(graph.edges.map(\.kind) == [.direct, .direct, .provider, .direct, .lazy])
        #expect(
            graph.unmetNeeds == [
                BindingGraph.UnmetNeed(
                    from: Self.shop + ":DIDiagnosticsTests.Pump", key: "Kitchen", kind: .direct, isMeant: false)
            ])
    }
}
