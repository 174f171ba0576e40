// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Single elements of a list, as variables, options and paths name them.
@Suite struct ElementOfAListTests {
    static let hosts = PropertySource.values(
        .map(["l": .list((0..<9).map { .map(["name": .text("h\($0)"), "port": .integer($0)]) })]), file: "Shop.swift",
        line: 3)

    static let named: String = "fix: name an element as [0] in an option, as __0 in a variable"
    static let ofHosts: String = "'l' is a list of 9 elements, set in Shop.swift:3"

    struct Host: Decodable, Equatable {
        let name: String
        let port: Int
    }

    static func environment(_ variables: [String: String]) -> PropertySource {
        .environment(prefix: "S_", variables: variables)
    }

    @Test func variables_setTenthAndEleventh_inTheOrderOfNumbers() throws {
        let variables = [
            "S_L__9__NAME": "nine", "S_L__9__PORT": "9", "S_L__10__NAME": "ten", "S_L__10__PORT": "10",
            "S_L__11__NAME": "eleven", "S_L__11__PORT": "11", "S_L__2__NAME": "two",
        ]
        let properties = try Properties(sources: [Self.hosts, Self.environment(variables)])
        let found = try properties.value([Host].self, at: "l")
        #expect(found.map(\.name) == ["h0", "h1", "two", "h3", "h4", "h5", "h6", "h7", "h8", "nine", "ten", "eleven"])
        #expect(found.map(\.port) == Array(0..<12))
        #expect(try properties.value(String.self, at: "l[10].name") == "ten")
    }

    @Test func variablesAlone_areAList_forPathsAndOptions_too() throws {
        let variables = Dictionary(uniqueKeysWithValues: (0..<12).map { ("S_L__\($0)", "v\($0)") })
        let alone = try Properties(sources: [Self.environment(variables)])
        #expect(try alone.value([String].self, at: "l") == (0..<12).map { "v\($0)" })
        #expect(try alone.value(String.self, at: "l[10]") == "v10")
        let more = try Properties(
            sources: [Self.environment(variables), .arguments(["--property", "l[12]=x", "--property=l[10]=y"])])
        #expect(try more.value([String].self, at: "l").suffix(3) == ["y", "v11", "x"])
        let filled = try Properties(sources: [Self.environment(["S_L__1": "b"]), .arguments(["--property", "l[0]=a"])])
        #expect(try filled.value([String].self, at: "l") == ["a", "b"])
    }

    @Test func options_addElementsOneByOne() throws {
        let options = (0..<12).map { "--property=l[\($0)]=v\($0)" }
        let properties = try Properties(sources: [.arguments(options)])
        #expect(try properties.value([String].self, at: "l") == (0..<12).map { "v\($0)" })
    }

    @Test func gapInVariablesAlone_isReportedWhereAListIsRead() throws {
        let properties = try Properties(sources: [Self.environment(["S_L__0": "a", "S_L__2": "c"])])
        #expect(
            complaint { try properties.value([String].self, at: "l") } == """
                error: [DI/PropertyType] 'l' is a map with 2 keys where a list is expected
                  set in environment variable S_L__0
                fix: number the elements from 0 without gaps: 'l[1]' is not set
                docs: swift package di explain PropertyType
                """)
    }

    private static func key(_ key: String) -> (PropertySource, PropertySource, String) {
        (
            hosts, environment(["S_L__\(key)": "x"]),
            "environment variable S_L__\(key): \(ofHosts), and '\(key.lowercased())' is not an index\n\(named)"
        )
    }

    private static func option(_ option: String, _ problem: String, of list: PropertySource = hosts)
        -> (PropertySource, PropertySource, String)
    {
        (list, .arguments(["shop", "--property", option]), "command-line argument 1: \(problem)")
    }

    @Test(arguments: [
        (
            hosts, environment(["S_L__11__NAME": "x", "S_L__9__NAME": "y"]),
            "environment variable S_L__11__NAME: \(ofHosts), and has no element 10\nfix: number the elements without gaps"
        ),
        key("01"), key("NAME"), key("+1"), option("l.0=x", "\(ofHosts), and '0' is not an index\n\(named)"),
        option("l.name=x", "\(ofHosts), and 'name' is not an index\n\(named)"),
        option(
            "l[0][1]=x",
            "'l[0]' is a map with 2 keys, set in Shop.swift:3, and has no elements\nfix: name one of its keys"),
        option(
            "l[1]=x",
            "'l' is a string, set in environment variable S_L, and has no elements\nfix: set the whole list",
            of: environment(["S_L": "a, b"])),
    ])
    func textThatSetsNoElement_isAnError(_ list: PropertySource, _ later: PropertySource, _ problem: String) {
        #expect(
            complaint { try Properties(sources: [list, later]) } == """
                error: [DI/PropertySyntax] \(problem)
                docs: swift package di explain PropertySyntax
                """)
    }

    @Test func elementThatOnlyVariablesSet_isSecret_asItsIndexIs() throws {
        let properties = try Properties(sources: [Self.environment(["S_L__0__NAME": "hunter2"])])
            .marking(secret: "l[0].name")
        #expect(!(try properties.json()).contains("hunter2"))
    }
}
