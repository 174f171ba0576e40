// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserHTTP
import BrowserNetworking
import BrowserOutput
import BrowserSQLite
import DI
import Testing

@testable import BrowserApp

@Suite struct GraphTests {
    private static let overrides: [[any Module.Type]] = [[], [DemoModule.self]]

    @Test(arguments: [0, 1])
    func graph_isValid(index: Int) throws {
        try AppComponent.validate(overriding: Self.overrides[index])
    }

    @Test(arguments: [0, 1])
    func graph_hasANodeForEachPart(index: Int) {
        let graph = AppComponent.graph(overriding: Self.overrides[index])
        let names = Set(graph.bindings.map(\.key.description))
        let parts = [
            "Program", "StandardConsole", "ConsoleNotices", "SystemClock", "TableRenderer", "TSVRenderer",
            "JSONRenderer", "SQLiteDatabase", "SQLiteResponseCache", "AsyncHTTPTransport", "CacheLocation", "Session",
            "RequestBuilder", "RedirectFollower", "FailureClassifier", "Endpoints", "CachePartition", "APIClient",
            "AnswerDecoder", "ListReader", "OrganizationService", "MemberService", "RepositoryService",
            "OrganizationCommand", "MembersCommand", "RepositoriesCommand", "RepositoryCommand",
        ]
        for part in parts { #expect(names.contains(part), "\(part) is missing in \(names.sorted())") }
    }
}
