// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import Foundation
import Testing

@testable import FakeGitHub

@Suite struct CurlTransportTests {
    private func send(
        _ address: String, timeout: Double = 15, largestBody: Int = 1 << 20
    ) async throws -> Result<HTTPResponse, TransportFailure> {
        let transport = CurlTransport(timeout: timeout, largestBody: largestBody)
        let url = try #require(URL(string: address))
        let result: Result<HTTPResponse, TransportFailure>
        do {
            result = .success(try await transport.send(HTTPRequest(url: url, headers: ["X-Cup": "small"])))
        } catch {
            result = .failure(error)
        }
        await transport.close()
        return result
    }

    /// Asks a server that gives the same bytes to everybody.
    private func ask(
        _ bytes: [UInt8], endsConnection: Bool = false, timeout: Double = 15, largestBody: Int = 1 << 20
    ) async throws -> Result<HTTPResponse, TransportFailure> {
        let server = try await CannedServer.start(answering: bytes, endsConnection: endsConnection)
        let result = try await send(server.address, timeout: timeout, largestBody: largestBody)
        server.stop()
        return result
    }

    private func head(_ length: Int, _ fields: String...) -> [UInt8] {
        let lines = ["HTTP/1.1 200 OK", "Content-Length: \(length)"] + fields
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
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
        #expect(try await ask([], timeout: 0.2) == .failure(TransportFailure(.timedOut)))
    }

    @Test func answer_thatTricklesInRunsIntoTheTimeoutOfTheWholeRequest() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [Exchange(path: "/a", body: String(repeating: "coffee ", count: 100))],
            plan: FaultPlan(faults: [Fault(path: "/a", drip: Fault.Drip(bytes: 1, every: 0.02))]))
        let result = try await send(server.baseURL.absoluteString + "/a", timeout: 0.3)
        await server.stop()
        #expect(result == .failure(TransportFailure(.timedOut)))
    }

    @Test func body_isUnpacked() async throws {
        let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACA6tWylOyMqwFAH47S9QHAAAA"))
        let response = try await ask(head(packed.count, "Content-Encoding: gzip") + packed).get()
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"n":1}"#)
    }

    @Test func body_thatUnpacksBeyondTheLimitIsRefused() async throws {
        // A hundred thousand zeros.
        let text =
            "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0Po" + String(repeating: "A", count: 128) + "IBXA32VEdSghgEA"
        let packed = try #require(Data(base64Encoded: text))
        #expect(packed.count == 132)
        let bytes = head(packed.count, "Content-Encoding: gzip") + packed
        #expect(try await ask(bytes).get().body.count == 100_000)
        #expect(
            try await ask(bytes, largestBody: 1_000)
                == .failure(TransportFailure(.tooLarge, detail: "it unpacks to more than 1.0 kB")))
    }

    @Test func body_beyondTheLimitIsRefused() async throws {
        let bytes = head(2_000) + Array(repeating: UInt8(ascii: "c"), count: 2_000)
        #expect(
            try await ask(bytes, largestBody: 1_999)
                == .failure(TransportFailure(.tooLarge, detail: "it has more than 1.9 kB")))
        #expect(try await ask(bytes, largestBody: 2_000).get().body.count == 2_000)
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[1,", "HTTP/1.1 200 OK\r\nContent-Le",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 10\r\n\r\nno gzip...",
    ])
    func answer_thatBreaksOffIsInterrupted(text: String) async throws {
        let result = try await ask(Array(text.utf8), endsConnection: true)
        #expect(result == .failure(TransportFailure(.interrupted)))
    }

    @Test func connection_thatIsResetIsInterrupted() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [Exchange(path: "/a", body: "[1,2,3]")],
            plan: FaultPlan(faults: [Fault(path: "/a", cut: 3, reset: true)]))
        let result = try await send(server.baseURL.absoluteString + "/a")
        await server.stop()
        #expect(result == .failure(TransportFailure(.interrupted)))
    }

    @Test func server_thatSpeaksAnotherLanguageIsTold() async throws {
        let result = try await ask(Array("SSH-2.0-OpenSSH_9.2\r\n\r\n".utf8), endsConnection: true)
        #expect(
            result == .failure(TransportFailure(.other, detail: "the server there does not speak HTTP")))
    }

    /// Blocks without content: the packed body is beyond the limit, the unpacked one is empty.
    @Test func body_thatIsBeyondTheLimitAsItIsSentIsRefused() async throws {
        let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let blocks = Array(repeating: [0, 0, 0, 0xFF, 0xFF] as [UInt8], count: 400).flatMap { $0 }
        let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF] + Array(repeating: 0, count: 8)
        let head = Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
        let bytes = head + start + blocks + end
        #expect(try await ask(bytes, endsConnection: true).get().body.isEmpty)
        #expect(
            try await ask(bytes, endsConnection: true, largestBody: 2_000)
                == .failure(TransportFailure(.tooLarge, detail: "it has more than 2.0 kB")))
    }

    @Test(arguments: [(27, 10_000), (1, 150_000)])
    func header_beyondTheLimitIsRefused(lines: Int, length: Int) async throws {
        let line = "X-Cup: " + String(repeating: "c", count: length) + "\r\n"
        let bytes = Array(("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: lines) + "\r\n").utf8)
        #expect(
            try await ask(bytes)
                == .failure(TransportFailure(.tooLarge, detail: "its header is too large")))
    }

    @Test func interimResponses_andTrailers_areLeftOut() async throws {
        let text = """
            HTTP/1.1 103 Early Hints\r
            Link: </a>\r
            \r
            HTTP/1.1 200 OK\r
            X-Cup: small\r
            Transfer-Encoding: chunked\r
            \r
            2\r
            []\r
            0\r
            X-Late: yes\r
            \r

            """
        let response = try await ask(Array(text.utf8)).get()
        #expect(response.status == 200)
        #expect(response.headers.fields.map(\.name) == ["X-Cup", "Transfer-Encoding"])
        #expect(String(decoding: response.body, as: UTF8.self) == "[]")
    }

    @Test(arguments: ["small\r\nX-Token: stolen", "small\n", "small\u{0}"])
    func field_ofTwoLinesIsNotSent(value: String) async throws {
        let server = try await CannedServer.start()
        let transport = CurlTransport(timeout: 15)
        let url = try #require(URL(string: server.address))
        await #expect(throws: TransportFailure(.other, detail: "the request can't be sent")) {
            try await transport.send(HTTPRequest(url: url, headers: ["X-Cup": value]))
        }
        await transport.close()
        server.stop()
        #expect(await server.heads() == [])
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[1,"])
    func cancelling_closesTheConnectionAtOnce(text: String) async throws {
        let server = try await CannedServer.start(answering: text)
        let transport = CurlTransport(timeout: 60)
        let request = HTTPRequest(url: try #require(URL(string: server.address)))
        let task = Task { try await transport.send(request) }
        await server.request()
        task.cancel()
        await #expect(throws: TransportFailure(.cancelled)) { try await task.value }
        // Without a close of the connection this would wait for ever.
        await server.end()
        server.stop()
        await transport.close()
    }

    @Test func transport_thatIsClosedSendsNothing() async throws {
        let transport = CurlTransport(timeout: 1)
        await transport.close()
        let request = HTTPRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))
        await #expect(throws: TransportFailure(.other, detail: "the transport is closed")) {
            try await transport.send(request)
        }
    }
}
