// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import FakeGitHub
import Foundation
import Testing

@Suite struct AsyncHTTPTransportTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func send(_ address: String, timeout: Double = 15) async throws -> Result<HTTPResponse, TransportFailure> {
        let transport = AsyncHTTPTransport(timeout: timeout)
        let url = try url(address)
        let result: Result<HTTPResponse, TransportFailure>
        do {
            result = .success(try await transport.send(HTTPRequest(url: url, headers: ["X-Cup": "small"])))
        } catch {
            result = .failure(error)
        }
        await transport.close()
        return result
    }

    @Test func answer_isCarriedWhole() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [
            Exchange(path: "/a?page=2", status: 418, headers: ["X-Kind": "tea"], body: "コーヒー")
        ])
        let result = try await send(server.baseURL.absoluteString + "/a?page=2")
        let requests = server.requests
        await server.stop()
        let response = try result.get()
        #expect(response.status == 418)
        #expect(response.headers["x-kind"] == "tea")
        #expect(String(decoding: response.body, as: UTF8.self) == "コーヒー")
        #expect(requests.map(\.path) == ["/a?page=2"])
        #expect(requests.first?.headers.first { $0.key.lowercased() == "x-cup" }?.value == "small")
    }

    @Test func redirect_isNotFollowed() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [
            Exchange(path: "/a", status: 301, headers: ["Location": "/b"]), Exchange(path: "/b", body: "{}"),
        ])
        let result = try await send(server.baseURL.absoluteString + "/a")
        await server.stop()
        #expect(try result.get().status == 301)
    }

    @Test func port_thatIsRefusedFailsAtOnce() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [])
        await server.stop()
        #expect(try await send(server.baseURL.absoluteString + "/a") == .failure(TransportFailure(.refused)))
    }

    @Test func server_thatNeverAnswersRunsIntoTheTimeout() async throws {
        let listener = try SilentListener()
        let result = try await send("http://127.0.0.1:\(listener.port)/a", timeout: 0.2)
        #expect(result == .failure(TransportFailure(.timedOut)))
    }

    @Test func transport_thatIsClosedSendsNothing() async throws {
        let transport = AsyncHTTPTransport(timeout: 1)
        await transport.close()
        let request = HTTPRequest(url: try url("http://127.0.0.1:1/"))
        await #expect(throws: TransportFailure(.other, detail: "the transport is closed")) {
            try await transport.send(request)
        }
    }
}
