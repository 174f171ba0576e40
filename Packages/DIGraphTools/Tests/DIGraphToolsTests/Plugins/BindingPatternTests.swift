// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

@Suite struct BindingPatternTests {
    struct Case: CustomTestStringConvertible {
        let pattern: BindingPattern
        let binding: String
        let isMatch: Bool

        init(_ pattern: BindingPattern, _ binding: String, _ isMatch: Bool = true) {
            self.pattern = pattern
            self.binding = binding
            self.isMatch = isMatch
        }

        var testDescription: String { "\(pattern) \(isMatch ? "chooses" : "leaves") \(binding)" }
    }

    private static let graph = BindingGraph.shop { shop in
        shop.component("OrderComponent", in: "Shop")
        shop.bind("Heater", at: "Shop/Heater.swift:2", name: "ShopDomain.Heater", module: "Kitchen.HeatingModule")
        shop.bind("Kitchen.Heater", at: "Shop/Heater.swift:3", name: "ShopDomain.Kitchen.Heater")
        shop.bind("'Int' tagged 'Temperature'", name: "Int tagged ShopDomain.Temperature")
        shop.bind("'URL' qualified \"a.b View\"", name: "Foundation.URL qualified \"a.b View\"")
        shop.bind("[Heater]", name: "[ShopDomain.Heater]#2", kind: "collection")
        shop.bind("Box<Kitchen.View>", in: "Shop/OrderComponent", name: "ShopUI.Box<ShopUI.Kitchen.View>")
        shop.bind("[any Station]", name: "[ShopDomain.Station]", kind: "collection")
        shop.bind("Kaffeemühle☕️", name: "ShopDomain.Kaffeemühle☕️")
    }

    @Test(arguments: [
        Case("Heater", "Heater"), Case("Heat", "Heater", false), Case("heater", "Heater", false),
        Case("*", "Heater"), Case("", "Heater", false), Case("H*r", "Heater"), Case("H??ter", "Heater"),
        Case("H?ter", "Heater", false), Case("**e*e*", "Heater"), Case("*e*e*e*", "Heater", false),
        Case("ShopDomain.*", "Heater"), Case("ShopUI.*", "Heater", false), Case("ShopDomain.Heater", "Heater"),
        Case("Heater", "Kitchen.Heater"), Case("Kitchen.*", "Kitchen.Heater"), Case("Kitchen", "Kitchen.Heater", false),
        Case("Temperature", "'Int' tagged 'Temperature'"), Case("Int", "'Int' tagged 'Temperature'"),
        Case("ShopDomain.*", "'Int' tagged 'Temperature'"), Case("'*", "'Int' tagged 'Temperature'", false),
        Case("URL", "'URL' qualified \"a.b View\""), Case("*View", "'URL' qualified \"a.b View\"", false),
        Case("Foundation.URL", "'URL' qualified \"a.b View\""),
        Case("[Heater]", "[Heater]"), Case("[ShopDomain.Heater]", "[Heater]"), Case("Heater]", "[Heater]", false),
        Case("Box<*View>", "Box<Kitchen.View>"), Case("View>", "Box<Kitchen.View>", false),
        Case("[Station]", "[any Station]"), Case("[any Station]", "[any Station]"),
        Case("Station", "[any Station]", false), Case("Kaffeem?hle?", "Kaffeemühle☕️"),
        Case(.swiftModule("Shop"), "Heater"), Case(.swiftModule("Sho"), "Heater", false),
        Case(.swiftModule("*"), "[Heater]", false),
        Case(.module("HeatingModule"), "Heater"), Case(.module("Kitchen.*"), "Heater"),
        Case(.module("*"), "Kitchen.Heater", false),
        Case(.component("Shop"), "Heater"), Case(.component("Shop"), "Box<Kitchen.View>", false),
        Case(.component("*Component"), "Box<Kitchen.View>"),
    ])
    func pattern_isMetByTheWholeName_orByWhatFollowsADot(_ test: Case) throws {
        let binding = try #require(Self.graph.bindings.first { $0.key == test.binding })
        #expect(test.pattern.matches(binding, in: BindingGraph.Index(Self.graph)) == test.isMatch)
    }

    /// Naive matching of stars grows exponentially.
    @Test func manyStars_areQuick() throws {
        let name = String(repeating: "a", count: 2_000)
        let graph = BindingGraph.shop { $0.bind(name) }
        let pattern = BindingPattern.type(String(repeating: "a*", count: 200) + "b")
        let time = cpuSeconds { #expect(!pattern.matches(graph.bindings[0], in: BindingGraph.Index(graph))) }
        #expect(time < 10)
    }

    @Test func description_saysPartAndPattern() {
        #expect("\(BindingPattern.swiftModule("Shop*"))" == "Swift module 'Shop*'")
        #expect("\("*View" as BindingPattern)" == "type '*View'")
    }
}
