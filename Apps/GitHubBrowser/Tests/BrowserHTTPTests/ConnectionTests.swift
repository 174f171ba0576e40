// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import Foundation
import Testing

/// The life of connections.
@Suite struct ConnectionTests {
    private static let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8)

    /// A server that answers any number of requests on each connection.
    private func lastingServer() throws -> CannedServer {
        try CannedServer { connection, report in
            while let head = connection.readHead() {
                report(head)
                connection.write(Self.answer)
            }
        }
    }

    private func request(_ server: CannedServer) throws -> HTTPRequest {
        HTTPRequest(url: try #require(URL(string: server.address)))
    }

    @Test func connection_isKeptForTheNextRequest() async throws {
        let server = try CannedServer { connection, report in
            var count = 0
            while connection.readHead() != nil {
                count += 1
                report("\(count)")
                connection.write(Self.answer)
            }
        }
        let transport = CurlTransport(timeout: 15)
        for _ in 1...3 { #expect(try await transport.send(request(server)).status == 200) }
        await transport.close()
        server.stop()
        #expect(await server.heads() == ["1", "2", "3"])
    }

    /// The server answers nobody until everybody has asked.
    @Test func requests_areUnderWayTogether() async throws {
        let everybody = DispatchGroup()
        for _ in 1...20 { everybody.enter() }
        let server = try CannedServer { connection, _ in
            guard connection.readHead() != nil else { return }
            everybody.leave()
            everybody.wait()
            connection.write(Self.answer)
        }
        let transport = CurlTransport(timeout: 60)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...20 { group.addTask { try await transport.send(request(server)).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 20))
        await transport.close()
        server.stop()
    }

    @Test func request_hasTheFieldsThatItIsGiven_andNoOthers() async throws {
        let server = try lastingServer()
        let transport = CurlTransport(timeout: 15)
        let headers: HeaderFields = [
            "Authorization": "token t", "User-Agent": "ghb/1", "X-None": "", "X-Cup": "größer",
        ]
        let url = try #require(URL(string: "http://ada:secret@127.0.0.1:\(server.port)/a/../b?c=d%20e#f"))
        _ = try await transport.send(HTTPRequest(url: url, headers: headers))
        let head = await server.request()
        #expect(
            head?.headerLines == [
                "GET /a/../b?c=d%20e HTTP/1.1",
                "Accept-Encoding: gzip, deflate",
                "Authorization: token t",
                "Host: 127.0.0.1:\(server.port)",
                "User-Agent: ghb/1",
                "X-Cup: größer",
                "X-None:",
            ])
        _ = try await transport.send(HTTPRequest(url: url))
        #expect(
            await server.request()?.headerLines == [
                "GET /a/../b?c=d%20e HTTP/1.1",
                "Accept-Encoding: gzip, deflate",
                "Host: 127.0.0.1:\(server.port)",
            ])
        await transport.close()
        server.stop()
    }

    @Test func requestThatIsCancelledAlready_isNotSent() async throws {
        let server = try lastingServer()
        let transport = CurlTransport(timeout: 15)
        let request = try request(server)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.send(request)
        }
        await #expect(throws: TransportFailure(.cancelled)) { try await task.value }
        // The next one is the first that arrives.
        #expect(try await transport.send(HTTPRequest(method: "HEAD", url: request.url)).status == 200)
        #expect(await server.request()?.hasPrefix("HEAD ") == true)
        await transport.close()
        server.stop()
        #expect(await server.heads() == [])
    }

    @Test func closing_failsRequests_andClosesTheirConnections() async throws {
        let server = try await CannedServer.start()
        let transport = CurlTransport(timeout: 60)
        let request = try request(server)
        let task = Task { try await transport.send(request) }
        await server.request()
        await transport.close()
        await #expect(throws: TransportFailure(.cancelled)) { try await task.value }
        await server.end()
        await transport.close()
        server.stop()
    }

    /// The thread ends with the object that nobody closed.
    @Test func transportThatIsReleased_closesItsConnections() async throws {
        let server = try lastingServer()
        #expect(try await CurlTransport(timeout: 15).send(request(server)).status == 200)
        await server.end()
        server.stop()
    }

    /// Whether they come before the closing or after it, all of them end.
    @Test func requestsDuringClosing_end() async throws {
        let server = try lastingServer()
        let request = try request(server)
        let failures = [TransportFailure(.cancelled), TransportFailure(.other, detail: "the transport is closed")]
        for _ in 1...20 {
            let transport = CurlTransport(timeout: 15)
            await withTaskGroup(of: Void.self) { group in
                for _ in 1...8 {
                    group.addTask {
                        do throws(TransportFailure) {
                            #expect(try await transport.send(request).status == 200)
                        } catch {
                            #expect(failures.contains(error))
                        }
                    }
                }
                group.addTask { await transport.close() }
            }
        }
        server.stop()
    }
}
