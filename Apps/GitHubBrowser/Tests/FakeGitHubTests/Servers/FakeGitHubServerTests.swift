// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import FakeGitHub

@Suite(.timeLimit(.minutes(10))) struct FakeGitHubServerTests {
    private func serve<Result>(
        _ exchanges: [Exchange],
        writeLog: @escaping @Sendable (String) -> Void = { _ in },
        _ body: (FakeGitHubServer) async throws -> Result
    ) async throws -> Result {
        let server = try await FakeGitHubServer.start(exchanges: exchanges, writeLog: writeLog)
        do {
            let result = try await body(server)
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test func answer_isSentWithItsHeaders_andItsOwnFraming() async throws {
        var exchange = Exchange(
            path: "/orders", status: 422,
            headers: [
                "content-type": "text/plain", "Content-Length": "999", "transfer-encoding": "chunked",
                "Content-Encoding": "gzip", "Connection": "close", "link": "<https://api.github.com/orders>",
            ],
            body: "é https://api.github.com/")
        exchange.headers["vary"] = ["Accept", "Cookie"]
        try await serve([exchange]) { server in
            let base = server.baseURL.absoluteString
            let text = try await RawClient.send("GET /orders HTTP/1.1\r\nConnection: close", to: server)
            #expect(
                text == """
                    HTTP/1.1 422 Unprocessable Content\r
                    Content-Length: \("é \(base)/".utf8.count)\r
                    content-type: text/plain\r
                    link: <\(base)/orders>\r
                    vary: Accept, Cookie\r
                    \r
                    é \(base)/
                    """)
        }
    }

    @Test func unknownRequest_isNotFound() async throws {
        try await serve([]) { server in
            let text = try await RawClient.send("GET /orgs/nobody HTTP/1.1\r\nConnection: close", to: server)
            #expect(
                text == """
                    HTTP/1.1 404 Not Found\r
                    Content-Length: 89\r
                    content-type: application/json; charset=utf-8\r
                    \r
                    {"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}
                    """)
        }
    }

    @Test(arguments: [("GET", 204, "No Content"), ("GET", 304, "Not Modified"), ("HEAD", 200, "OK")])
    func answer_hasNoBody_whereNoneMayBe(_ method: String, _ status: Int, _ phrase: String) async throws {
        try await serve([Exchange(method: method, path: "/", status: status, body: "a body")]) { server in
            let text = try await RawClient.send("\(method) / HTTP/1.1\r\nConnection: close", to: server)
            #expect(text == "HTTP/1.1 \(status) \(phrase)\r\nContent-Length: 0\r\n\r\n")
        }
    }

    @Test func connection_isKeptOpen_forTheNextRequest() async throws {
        try await serve([Exchange(path: "/a", body: "A"), Exchange(path: "/b", body: "B")]) { server in
            let text = try await RawClient.send(
                "GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nConnection: close", to: server)
            #expect(
                text == "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nAHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nB")
        }
    }

    @Test func requests_areKeptAndLogged_withoutCredentialsInTheLog() async throws {
        let lines = Mutex<[String]>([])
        try await serve([Exchange(path: "/user", body: "{}")], writeLog: { line in lines.withLock { $0.append(line) } })
        {
            server in
            _ = try await RawClient.send(
                "GET /user?a=%5B HTTP/1.1\r\nAuthorization: Bearer secret\r\nUser-Agent: till\r\nConnection: close",
                to: server)
            _ = try await RawClient.send("GET /tips HTTP/1.1\r\nConnection: close", to: server)
            #expect(
                server.requests == [
                    ServedRequest(
                        method: "GET", path: "/user?a=%5B",
                        headers: ["authorization": "Bearer secret", "user-agent": "till", "connection": "close"],
                        status: 200, file: nil),
                    ServedRequest(
                        method: "GET", path: "/tips", headers: ["connection": "close"], status: 404, file: nil),
                ])
        }
        #expect(
            lines.withLock { $0 } == [
                #"{"file":null,"method":"GET","path":"/user?a=%5B","status":200}"#,
                #"{"file":null,"method":"GET","path":"/tips","status":404}"#,
            ])
    }

    @Test func portInUse_isSaid() async throws {
        try await serve([]) { server in
            let port = try #require(server.baseURL.port.flatMap(UInt16.init(exactly:)))
            let error = await #expect(throws: ServerError.self) {
                try await FakeGitHubServer.start(exchanges: [], port: port)
            }
            #expect(
                error?.description
                    == "cannot listen on 127.0.0.1:\(port): Address already in use (choose another port, or 0 for any that is free)"
            )
        }
    }

    @Test func stoppedServer_closesOpenConnections_andItsPort() async throws {
        let server = try await FakeGitHubServer.start(exchanges: [Exchange(path: "/", body: "A")])
        let connection = try await RawClient.open(server)
        #expect(try await connection.exchange("GET / HTTP/1.1\r\n\r\n", until: "A").hasSuffix("\r\n\r\nA"))
        await server.stop()
        try await server.waitUntilStopped()
        #expect(try await connection.readToEnd() == "")
        await #expect(throws: RawClient.Failure.self) { _ = try await RawClient.open(server) }
    }
}
