// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import Foundation
import Testing

/// Proxies of the environment. Names below `.test` are known to no name server: whoever reaches one has asked the proxy.
@Suite struct ProxyTests {
    private static let password = "s3cret"
    private static let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]".utf8)

    private func send(
        _ address: String, _ variables: [String: String]
    ) async throws -> Result<HTTPResponse, TransportFailure> {
        let transport = CurlTransport(timeout: 15, environment: NetworkEnvironment(variables))
        let request = HTTPRequest(url: try #require(URL(string: address)), headers: ["Authorization": "token t"])
        let result: Result<HTTPResponse, TransportFailure>
        do { result = .success(try await transport.send(request)) } catch { result = .failure(error) }
        await transport.close()
        return result
    }

    private func address(_ proxy: CannedServer) -> String { "http://ada:\(Self.password)@127.0.0.1:\(proxy.port)" }

    /// The headers that are for the proxy alone.
    private var credentials: String { Data("ada:\(Self.password)".utf8).base64EncodedString() }

    @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
    func plainRequest_goesToTheProxy(variable: String) async throws {
        let proxy = try await CannedServer.start(answering: Self.answer)
        let result = try await send("http://coffee.test/a?b=1", [variable: address(proxy)])
        #expect(try result.get().status == 200)
        #expect(
            await proxy.request()?.headerLines == [
                "GET http://coffee.test/a?b=1 HTTP/1.1",
                "Accept-Encoding: gzip, deflate",
                "Authorization: token t",
                "Host: coffee.test",
                "Proxy-Authorization: Basic \(credentials)",
                "Proxy-Connection: Keep-Alive",
            ])
        proxy.stop()
    }

    @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
    func secureRequest_asksTheProxyForAConnection_withoutTheToken(variable: String) async throws {
        let proxy = try await CannedServer.start(
            answering: "HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        let result = try await send("https://coffee.test/a", [variable: address(proxy)])
        #expect(
            result == .failure(TransportFailure(.other, detail: "the proxy in \(variable) refused (407)")))
        #expect(
            await proxy.request()?.headerLines == [
                "CONNECT coffee.test:443 HTTP/1.1",
                "Host: coffee.test:443",
                "Proxy-Authorization: Basic \(credentials)",
                "Proxy-Connection: Keep-Alive",
            ])
        proxy.stop()
    }

    @Test(arguments: ["no_proxy", "NO_PROXY"], ["0.0.0.0", "coffee.test, 0.0.0.0", "*"])
    func hostsOfNoProxy_areAskedThemselves(variable: String, hosts: String) async throws {
        let (server, proxy) = (
            try await CannedServer.start(answering: Self.answer), try await CannedServer.start(answering: Self.answer)
        )
        // An address that leads to this machine, and is none of those that never have a proxy.
        let address = "http://0.0.0.0:\(server.port)/a"
        let proxied = ["http_proxy": self.address(proxy)]
        #expect(try await send(address, proxied.merging([variable: hosts]) { $1 }).get().status == 200)
        #expect(await server.request()?.hasPrefix("GET /a HTTP/1.1\r\n") == true)
        #expect(try await send(address, proxied.merging([variable: "coffee.test"]) { $1 }).get().status == 200)
        #expect(await proxy.request()?.hasPrefix("GET \(address) HTTP/1.1\r\n") == true)
        server.stop()
        proxy.stop()
    }

    /// A token for this machine would leave it.
    @Test(arguments: ["127.0.0.1", "localhost"])
    func thisMachine_hasNoProxy(host: String) async throws {
        let server = try await CannedServer.start(answering: Self.answer)
        let variables = ["http_proxy": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1"]
        #expect(try await send("http://\(host):\(server.port)/a", variables).get().status == 200)
        server.stop()
    }

    /// A server for CGI gives the header of a request as such a variable.
    @Test func proxyOfARequestHeader_isNotUsed() async throws {
        let server = try await CannedServer.start(answering: Self.answer)
        let result = try await send("http://0.0.0.0:\(server.port)/a", ["HTTP_PROXY": "http://127.0.0.1:1"])
        #expect(try result.get().status == 200)
        server.stop()
    }

    @Test func proxyThatIsNotThere_isNamed_withoutItsPassword() async throws {
        let variables = ["HTTPS_PROXY": "http://ada:\(Self.password)@127.0.0.1:1"]
        #expect(
            try await send("https://coffee.test/a", variables)
                == .failure(TransportFailure(.refused, detail: "HTTPS_PROXY is set")))
    }

    @Test(arguments: ["http://ada:\(Self.password)@", "tea://ada:\(Self.password)@127.0.0.1:1", "http://[::"])
    func proxyThatIsNoAddress_isNotShown(address: String) async throws {
        let failure = try #require(try await send("https://coffee.test/a", ["HTTPS_PROXY": address]).failure)
        #expect(!failure.detail.contains(Self.password))
        #expect(failure.kind == .other)
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
