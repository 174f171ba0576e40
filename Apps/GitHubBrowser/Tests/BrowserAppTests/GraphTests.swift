// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import DI
import Testing

@testable import BrowserApp

@Suite struct GraphTests {
    /// The two graphs that the program can have.
    enum Source: CaseIterable, Sendable {
        case live
        case demo

        var overrides: [any Module.Type] { self == .live ? [] : [DemoModule.self] }
        var graph: BindingGraph { AppComponent.graph(overriding: overrides) }
    }

    /// What a binding needs directly or later, by the words for their keys.
    private func needs(of key: String, in graph: BindingGraph) -> [String] {
        let keys = Dictionary(graph.bindings.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(graph.bindings.filter { $0.key == key }.map(\.id))
        return graph.edges.filter { ids.contains($0.from) }.compactMap { keys[$0.to] }
    }

    @Test(arguments: Source.allCases)
    func graph_isValid(source: Source) throws {
        try AppComponent.validate(overriding: source.overrides)
        // Neither errors nor warnings nor notes.
        #expect(source.graph.diagnostics == [])
    }

    @Test(arguments: Source.allCases)
    func graph_hasANodeForEachPart(source: Source) {
        let names = Set(source.graph.bindings.map(\.key))
        let parts: Set<String> = [
            "Program", "StandardConsole", "ConsoleNotices", "SystemClock", "TableRenderer", "TSVRenderer",
            "JSONRenderer", "SQLiteDatabase", "SQLiteResponseCache", "AsyncHTTPTransport", "CacheLocation", "Session",
            "RequestBuilder", "RedirectFollower", "FailureClassifier", "Endpoints", "CachePartition", "APIClient",
            "AnswerDecoder", "Factory<PagerFactory>", "ListReader", "OrganizationService", "MemberService",
            "RepositoryService", "PropertyInjector<OrganizationCommand>", "PropertyInjector<MembersCommand>",
            "PropertyInjector<RepositoriesCommand>", "PropertyInjector<RepositoryCommand>",
            "ComponentFactory<SessionComponent>", "[String: CommandRunner]", "[OutputFormat: Renderer]",
        ]
        #expect(parts.subtracting(names) == [])
        let demoParts: Set<String> = ["DemoData", "DemoTransport", "MemoryResponseCache"]
        #expect(names.intersection(demoParts) == (source == .demo ? demoParts : []))
    }

    @Test(arguments: [
        ("Transport", "AsyncHTTPTransport", "DemoTransport"),
        ("ResponseCache", "SQLiteResponseCache", "MemoryResponseCache"),
        ("Console", "StandardConsole", "StandardConsole"),
    ])
    func protocol_leadsToItsBackend(key: String, live: String, demo: String) {
        #expect(needs(of: key, in: Source.live.graph) == [live])
        #expect(needs(of: key, in: Source.demo.graph) == [demo])
    }

    @Test(arguments: [
        ("PropertyInjector<MembersCommand>", ["MemberService", "Layout", "Limit"]), ("MemberService", ["Endpoints", "ListReader"]),
        ("ListReader", ["AnswerDecoder", "Factory<PagerFactory>"]),
        ("Factory<PagerFactory>", ["APIClient", "'Int' tagged 'PageCap'"]),
        ("CachePartition", ["ResponseCache", "Credentials", "Notices"]), ("SQLiteResponseCache", ["SQLiteDatabase"]),
        ("Endpoints", ["'URL' tagged 'APIURL'", "'Int' tagged 'PageSize'"]), ("Session", ["[String: CommandRunner]"]),
    ])
    func node_needsOthers(key: String, others: [String]) {
        #expect(needs(of: key, in: Source.live.graph) == others)
    }
}
