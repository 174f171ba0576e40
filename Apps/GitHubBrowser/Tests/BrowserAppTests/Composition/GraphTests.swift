// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import DIDiagnostics
import Testing

@testable import BrowserApp

@Suite struct GraphTests {
    /// The two graphs that the program can have.
    enum Source: CaseIterable, Sendable {
        case live
        case demo

        var run: PreparedRun { get throws { try World().prepare(["org", "a", self == .live ? "--live" : "--demo"]) } }
        var graph: BindingGraph { get throws { try run.graph } }
    }

    /// Returns the direct and transitive dependencies of a binding, by key.
    private func needs(of key: String, in graph: BindingGraph) -> [String] {
        let keys = Dictionary(graph.bindings.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(graph.bindings.filter { $0.key == key }.map(\.id))
        return graph.edges.filter { ids.contains($0.from) }.compactMap { keys[$0.to] }
    }

    @Test(arguments: Source.allCases)
    func graph_isValid(source: Source) throws {
        try source.run.validate()
        // Neither errors nor warnings nor notes.
        #expect(try source.graph.diagnostics == [])
    }

    @Test(arguments: Source.allCases)
    func source_choosesOneOfTwoModules(source: Source) throws {
        let graph = try source.graph
        #expect(graph.choices.map(\.module) == ["DemoModule", "LiveModule"])
        #expect(graph.choices.map(\.isChosen) == [source == .demo, source == .live])
        let reason = source == .demo ? "data.source = demo, option --demo" : "data.source = github, option --live"
        #expect(graph.choices.map(\.reason) == [reason, reason])
    }

    /// Only files are awaited, whoever draws is not in the graph, and all that is open is closed by it.
    @Test(arguments: Source.allCases)
    func graph_awaitsFiles_andClosesWhatItOpens(source: Source) throws {
        let graph = try source.graph
        let keys = { (isMeant: (BindingGraph.Binding) -> Bool) in Set(graph.bindings.filter(isMeant).map(\.key)) }
        #expect(keys { $0.effects == [.asynchronous] } == ["BookmarkDatabase", "CacheDatabase"])
        #expect(keys { !$0.effects.isEmpty && $0.effects != [.asynchronous] } == [])
        #expect(keys(\.isOnMainActor) == [])
        #expect(
            keys { $0.hooks.contains(.onStop) }
                == Set(["BookmarkDatabase", "CacheDatabase", "FileLog", "SessionLife"]).union(
                    source == .live ? ["CurlTransport"] : []))
        #expect(graph.components.allSatisfy { $0.construction == .synchronous })
    }

    /// A command without a runner would only be missed when it is used.
    @Test func graph_runsEachCommand() throws {
        let graph = try World().prepare(["org", "a", "--live"]).graph
        let runners = graph.bindings.filter { $0.key == "[String: CommandRunner]" && $0.kind == "contribution" }
        let names = runners.compactMap { $0.id.split(separator: "\"").last.map(String.init) }
        #expect(
            names.sorted() == [
                "auth status", "bookmarks add", "bookmarks list", "bookmarks remove", "cache clear", "cache path",
                "cache status", "issue", "issues", "member", "members", "org", "pr", "prs", "rate-limit", "readme",
                "release", "releases", "repo", "repos", "search",
            ])
    }

    /// A command that goes past the services.
    enum HastyCommand: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bindPropertyInjectionOf(SearchCommand.self).to { (_: SearchCommand, _: any Transport) in }
        }
    }

    @Test func commandThatNeedsTheTransport_isAMistake() throws {
        let graph = try World().prepare(["org", "a", "--live"], overriding: [HastyCommand.self]).graph
        #expect(
            graph.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "'PropertyInjector<SearchCommand>' in layer 'Commands' needs 'any Transport' in layer 'Backends'"
            ])
    }

    @Test(arguments: Source.allCases)
    func graph_hasANodeForEachPart(source: Source) throws {
        let names = Set(try source.graph.bindings.map(\.key))
        let parts: Set<String> = [
            "Program", "Sessions", "CommandDispatcher", "OutputWriter", "SourceLabel", "StandardConsole",
            "ConsoleNotices", "SystemClock", "TableRenderer", "TSVRenderer",
            "JSONRenderer", "SQLiteStorage", "StorageLocation", "Session",
            "CacheDatabase", "BookmarkDatabase", "Set<DatabaseMigration>",
            "RequestBuilder", "FailureClassifier", "Endpoints", "CachePartition", "APIClient",
            "ResponseDecoder", "Factory<PagerFactory>", "APIReader", "ListReader", "OrganizationService",
            "RepositoryService", "PropertyInjector<SearchCommand>",
            "IssueService", "PullRequestService", "AccountService",
            "SearchService", "NameReader",
            "MemoryStorage", "Logger", "Loggers",
            "'any LogBackend' qualified \"file\"", "'any LogBackend' qualified \"stderr\"",
            "'any LogBackend' qualified \"none\"",
            "NetworkSettings", "StorageSettings", "LogSettings", "UISettings", "KeySettings", "SearchSettings",
            "HostsSettings", "DataSettings", "CredentialsSource", "any StorageBackend",
            "ComponentFactory<SessionComponent>", "ComponentFactory<OrgComponent>", "OrgLists",
            "[String: CommandRunner]", "[OutputFormat: any Renderer]",
            "BrowserParts", "any ScreenTerminal", "Preferences", "BrowserSession", "SessionLife",
            "Viewer", "SessionStatus", "Feeds", "CurrentOrganization", "[HomeTab]", "[KeyPress: Action]",
        ]
        #expect(parts.subtracting(names) == [])
        // Each has the parts of its own source, and none of the other.
        let sources: Set<String> = ["CurlTransport", "DemoTransport"]
        #expect(
            names.intersection(sources) == (source == .live ? ["CurlTransport"] : ["DemoTransport"]))
    }

    @Test(arguments: [
        ("any Transport", "CurlTransport", "DemoTransport"),
        ("any ResponseCache", "any StorageBackend", "MemoryStorage"),
        (
            "any StorageBackend", "'any StorageBackend' qualified \"sqlite\"",
            "'any StorageBackend' qualified \"sqlite\""
        ),
        ("any LogBackend", "'any LogBackend' qualified \"none\"", "'any LogBackend' qualified \"none\""),
    ])
    func choice_leadsToItsImplementation(key: String, live: String, demo: String) throws {
        // The chosen one comes first, then the other candidates.
        #expect(try needs(of: key, in: Source.live.graph).first == live)
        #expect(try needs(of: key, in: Source.demo.graph).first == demo)
    }

    @Test func transport_hasItsPolicies_inOneModule_aroundTheChosenOne() throws {
        let layers = try Source.live.graph.bindings.filter { $0.key == "any Transport" }
        #expect(layers.dropFirst().map(\.kind) == ["decorator", "decorator"])
        #expect(layers.dropFirst().map(\.decorates) == layers.dropLast().map(\.id))
        #expect(layers.dropFirst().allSatisfy { $0.module == "RequestPathModule" })
    }

    @Test(arguments: [
        ("PropertyInjector<SearchCommand>", ["SearchService", "Layout", "Limit", "any Notices"]),
        ("OrgLists", ["AccountName", "OrganizationService", "RepositoryService"]),
        ("RepositoryService", ["ListReader"]),
        ("APIReader", ["Endpoints", "APIClient", "ResponseDecoder"]),
        ("ListReader", ["APIReader", "Factory<PagerFactory>"]),
        ("Factory<PagerFactory>", ["APIClient", "'Int' tagged 'PageCap'"]),
        ("Endpoints", ["APIAddress", "'Int' tagged 'PageSize'"]),
        ("Session", ["[String: CommandRunner]", "APIClient", "BrowserSession"]),
    ])
    func node_needsOthers(key: String, others: [String]) throws {
        #expect(try needs(of: key, in: Source.live.graph) == others)
    }
}
