// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// `DI/PropertyUnknown` where other things are wrong, too: all mistakes of a file are told together.
@Suite struct UnknownBesideMistakesTests {
    struct Oven: ConfigProperty {
        enum Mode: String, Decodable, CaseIterable { case bake, grill }
        struct Rack: Decodable { let level: Int }

        static let path = "oven"
        static let defaults = "{ modes: [bake], racks: [] }"
        let degrees: Int
        let modes: [Mode]
        let racks: [Rack]
    }

    struct Timer: ConfigProperty {
        enum CodingKeys: String, CodingKey { case minutes, isLoud = "loud", afterGlow = "after_glow", loud = "isLoud" }

        static let path = "timer"
        static let defaults = "{ minutes: 5, loud: false }"
        let minutes: Int
        let isLoud: Bool
        let afterGlow: Int?
        let loud: Int?
    }

    struct SignText: PropertyTag {
        typealias Element = String
        static let path = "sign"
    }

    struct Bakery {
        let oven: Oven
        let timer: Timer
        let sign: TaggedProvider<SignText>
        let bread: String
    }

    enum BakeryComponent: RootComponent, Listed {
        typealias Root = Bakery

        static var bindings: Bindings {
            bindProperties(Oven.self)
            bindProperties(Timer.self)
            bindProperty(SignText.self)
            value(qualified: "rye", "rye")
            choose(String.self, qualifiedBy: "bread")
            factory(Bakery.init)
        }
    }

    private static let valid = """
        oven: {degrees: 200}
        sign: open
        bread: rye
        """

    /// What is wrong, by id and subject, where a text is put on what is right.
    @Test(arguments: [
        ("oven: {degreees: 1}", ["PropertyUnknown oven.degreees"]),
        // Beside what is wrong with others.
        ("oven: {degrees: hot, degreees: 1}\nkitchen: {}", ["PropertyType oven.degrees", "PropertyUnknown kitchen"]),
        ("bread: wheat\nbraed: rye", ["QualifierUnmatched String", "PropertyUnknown braed"]),
        // The elements of a list are all looked at, and no field after it.
        (
            "oven: {degrees: 1, modes: [gril, bake, 5], racks: 5, lamp: on}",
            ["PropertyType oven.modes[0]", "PropertyType oven.modes[2]"]
        ),
        ("oven: {racks: [{level: 1}, {level: 2, levle: 3}]}", ["PropertyUnknown oven.racks[1].levle"]),
        // A field whose key has another name is known by that.
        ("timer: {minutes: 1, loud: true, after_glow: 5}", []),
        ("timer: {minutes: 1, after_glow: never, isLoud: 3, afterGlow: 1}", ["PropertyType timer.after_glow"]),
        ("timer: {minutes: 1, isLoud: 3, afterGlow: 1}", ["PropertyUnknown timer.afterGlow"]),
        // What a failed text refers to is known.
        (
            "sign: \"${nothing} ${owner} ${title:-${name}}\"\nowner: Ada\nname: Corner\ntitel: none",
            ["PropertyMissing nothing", "PropertyUnknown titel"]
        ),
    ])
    func mistakes_areReportedTogether(_ overlay: String, _ expected: [String]) throws {
        #expect(try Self.mistakes([.yaml(overlay, name: "local.yml")]) == expected)
    }

    private static func mistakes(_ more: [PropertySource]) throws -> [String] {
        let properties = try Properties(sources: [.yaml(valid, name: "bakery.yml")] + more)
        return BakeryComponent.graph(GraphOptions(properties: properties)).diagnostics
            .map { "\($0.id.rawValue.dropFirst("DI/".count)) \($0.subject)" }
    }

    @Test func unknownKey_raised_isReported_besideWhatIsWrongWithOthers() throws {
        let properties = try Properties(yaml: Self.valid + "\nkitchen: {}\n").adding([
            .values(["oven": ["degrees": "hot"]])
        ])
        let error = #expect(throws: GraphError.self) {
            try BakeryComponent.validate(
                GraphOptions(properties: properties).with(severities: [.propertyUnknown: .error]))
        }
        #expect(error?.diagnostics.map(\.id) == [.propertyType, .propertyUnknown])
    }

    @Test func unknownKey_raised_leavesTheWarningsOfRulesInTheReport() throws {
        enum Attic: RootComponent, Listed {
            typealias Root = Int
            static var bindings: Bindings {
                bindProperties(Oven.self)
                value(1)
            }
        }
        let properties = try Properties(yaml: "oven: {degrees: 200, lamp: on}")
        let options = GraphOptions(properties: properties).with(severities: [.propertyUnknown: .error])
        #expect(Attic.graph(options).diagnostics.map(\.id) == [.unusedBinding, .propertyUnknown])
        let error = #expect(throws: GraphError.self) { try Attic.validate(options) }
        #expect(error?.diagnostics.map(\.id) == [.propertyUnknown])
    }

    @Test func elementsThatAreSetByTheirNumbers_areKnown() throws {
        let variables = ["B_OVEN__MODES__0": "grill", "B_OVEN__RACKS__0__LEVEL": "1", "B_OVEN__RACKS__0__LEVLE": "1"]
        #expect(
            try Self.mistakes([.environment(prefix: "B_", variables: variables)])
                == ["PropertyUnknown oven.racks.0.levle"]
        )
    }

    @Test func groupWhoseDefaultsCannotBeRead_leavesNothingToReport() throws {
        let graph = GroupReader<BadGroupTests.BadDefaults>.graph(
            GraphOptions(properties: try Properties(yaml: "server: {retries: 1, other: 1}")))
        #expect(graph.diagnostics.map(\.id) == [.propertySyntax])
    }
}
