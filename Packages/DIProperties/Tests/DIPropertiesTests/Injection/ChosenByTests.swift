// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import DIProperties
import Testing

/// A source of the issues that a browser shows.
protocol Transport: Sendable {}

struct GitHub: Transport {}
struct Demo: Transport {}

struct Browser {
    let transport: any Transport
    let mirrors: [any Transport]
}

enum BrowserComponent: RootComponent, Listed {
    typealias Root = Browser

    static var bindings: Bindings {
        factory(as: (any Transport).self, qualified: "github", file: "Browser/App.swift", line: 1) { GitHub() }
        factory(as: (any Transport).self, qualified: "demo", file: "Browser/App.swift", line: 2) { Demo() }
        choose((any Transport).self, qualifiedBy: "data.source", default: "demo", file: "Browser/App.swift", line: 3)
        choose([any Transport].self, allQualifiedBy: "data['mirrors']", file: "Browser/App.swift", line: 4)
        factory(file: "Browser/App.swift", line: 5, Browser.init)
    }
}

/// The properties that chose, in a graph. The tests of exports have them in every format.
@Suite struct ChosenByTests {
    static let text = "data:\n  source: github\n  mirrors: [demo, github]\n"

    static func properties(_ text: String = text, and further: [PropertySource] = []) throws -> Properties {
        try Properties(sources: [.yaml(text, name: "config.yml")] + further)
    }

    static func graph(_ text: String = text, and further: [PropertySource] = []) throws -> BindingGraph {
        BrowserComponent.graph(GraphOptions(properties: try properties(text, and: further)))
    }

    struct Cached: Transport {}

    enum Screen: Component, Listed {
        typealias Root = [any Transport]
        static var bindings: Bindings {
            decorate((any Transport).self, qualified: "github") { _ in Cached() }
            choose((any Transport).self, qualifiedBy: "data.source")
            factory { (transport: any Transport) in [transport] }
        }
    }

    struct Screens { let screen: ComponentFactory<Screen> }

    enum ScreenedComponent: RootComponent, Listed {
        typealias Root = Screens
        static var bindings: Bindings {
            factory(as: (any Transport).self, qualified: "github") { GitHub() }
            factory(as: (any Transport).self, qualified: "demo") { Demo() }
            component(Screen.self)
            factory(Screens.init)
        }
    }

    @Test func candidate_isTheDecorator_whereAChildDecoratesThatOfItsParent() throws {
        for (text, expected) in [("github", "Cached"), ("demo", "Demo")] {
            let properties = try Self.properties("data:\n  source: \(text)\n")
            let screens = try ComponentFactory.of(ScreenedComponent.self, properties: properties).build()
            #expect(screens.screen.build().map { "\(type(of: $0))" } == [expected])
        }
    }

    @Test func wayToACandidate_thatWasNotChosen_namesTheProperty() throws {
        #expect(
            try Self.graph().why(#"'any Transport' qualified "demo""#).map(\.description) == [
                """
                'Browser'                                       Browser/App.swift:5   (root of 'BrowserComponent')
                  needs 'any Transport'                         Browser/App.swift:3   \
                (chosen by data.source = github, config.yml:2:11)
                  stands for 'any Transport' qualified "demo"   Browser/App.swift:2
                """
            ])
    }

    @Test(arguments: [
        (text, ["data.source = github, config.yml:2:11", "data.mirrors = [demo, github], config.yml:3:3"]),
        ("data: {mirrors: []}", ["data.source = demo, by default", "data.mirrors = [], config.yml:1:8"]),
        (
            "data: {source: null, mirrors: []}",
            ["data.source = demo, by default", "data.mirrors = [], config.yml:1:22"]
        ),
        (
            "site: github\ndata:\n  source: ${site}\n  mirrors: ['${site}']",
            ["data.source = github, config.yml:3:11", "data.mirrors = [github], config.yml:4:3"]
        ),
    ])
    func choice_isNamed_withItsValueAndItsPlace(text: String, words: [String]) throws {
        #expect(try Self.graph(text).bindings.compactMap(\.chosenBy) == words)
    }

    @Test func choice_ofAnotherSource_namesTheSource() throws {
        let variables = PropertySource.environment(
            prefix: "APP_", variables: ["APP_DATA__SOURCE": "demo", "APP_DATA__MIRRORS": "github, demo"])
        #expect(
            try Self.graph(and: [variables]).bindings.compactMap(\.chosenBy) == [
                "data.source = demo, environment variable APP_DATA__SOURCE",
                "data.mirrors = [github, demo], environment variable APP_DATA__MIRRORS",
            ])
    }

    @Test func secretChoice_isHidden() throws {
        let hidden = [
            "data.source = <secret>, config.yml:2:11", "data.mirrors = [<secret>, <secret>], config.yml:3:3",
        ]
        let open = try Self.properties()
        for properties in [open.marking(secret: "data"), open.marking(secret: "**")] {
            let graph = BrowserComponent.graph(GraphOptions(properties: properties))
            #expect(graph.bindings.compactMap(\.chosenBy) == hidden)
            #expect(try !graph.json().contains("= github"))
        }
        let half = open.marking(secret: "data.mirrors[0]")
        #expect(
            BrowserComponent.graph(GraphOptions(properties: half)).bindings.compactMap(\.chosenBy) == [
                "data.source = github, config.yml:2:11", "data.mirrors = [<secret>, github], config.yml:3:3",
            ])
    }

    @Test func graphWithoutChoices_namesNone() throws {
        #expect(BrowserComponent.graph.bindings.compactMap(\.chosenBy) == [])
        #expect(try !BrowserComponent.graph.json().contains("chosenBy"))
        #expect(!BrowserComponent.graph.html().contains(#""chosenBy":"#))
        // A choice that is refused has an error instead.
        let refused = try Self.graph("data: {source: gitlab, mirrors: 3}")
        #expect(refused.bindings.compactMap(\.chosenBy) == [])
        #expect(refused.diagnostics.map(\.id) == [.propertyType, .qualifierUnmatched])
    }
}
