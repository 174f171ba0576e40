// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

/// Serves recordings of the real API, which lie beside the project where they are present and are never part of it.
@Suite(
    .enabled(if: RecordedFolder.isPresent, "there are no recordings in ../shared/github beside the project"),
    .timeLimit(.minutes(10))
)
struct RecordedFolderTests {
    @Test func everyRecordedRequest_isAnsweredWithARecordingOfItself_andNamesNoOtherServer() async throws {
        let exchanges = try RecordingFolder.exchanges(in: RecordedFolder.url)
        let server = try await FakeGitHubServer.start(exchanges: RecordingFolder.exchanges(in: RecordedFolder.url))
        var mistakes: [String] = []
        for exchange in exchanges {
            let text = try await RawClient.send(
                "\(exchange.method) \(exchange.path) HTTP/1.1\r\nConnection: close", to: server)
            let head = text.components(separatedBy: "\r\n\r\n").first ?? ""
            // The same request may stand in several files, and is answered by each in turn.
            if !head.hasPrefix("HTTP/1.1 \(exchange.status) ") {
                mistakes.append("\(exchange.path): \(head.prefix(40))")
            }
            if text.contains("https://api.github.com/") {
                mistakes.append("\(exchange.path) names the recorded server")
            }
        }
        await server.stop()
        #expect(mistakes == [])
        #expect(exchanges.count > 40)
        #expect(server.requests.filter { $0.file == nil } == [])
    }

    @Test func nextPage_isFollowed_fromTheLinkAsGiven() async throws {
        let server = try await FakeGitHubServer.start(exchanges: RecordingFolder.exchanges(in: RecordedFolder.url))
        var path = "/repos/octokit-fixture-org/paginate-issues/issues?per_page=3&state=all"
        var pages: [String] = []
        while pages.count < 9 {
            pages.append(path)
            let text = try await RawClient.send("GET \(path) HTTP/1.1\r\nConnection: close", to: server)
            guard let next = text.firstMatch(of: /<([^>]*)>; rel="next"/).map({ String($0.1) }) else { break }
            #expect(next.hasPrefix(server.baseURL.absoluteString))
            path = String(next.dropFirst(server.baseURL.absoluteString.count))
        }
        await server.stop()
        #expect(
            pages == [
                "/repos/octokit-fixture-org/paginate-issues/issues?per_page=3&state=all",
                "/repositories/1000/issues?per_page=3&page=2", "/repositories/1000/issues?per_page=3&page=3",
                "/repositories/1000/issues?per_page=3&page=4", "/repositories/1000/issues?per_page=3&page=5",
            ])
    }
}
