// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserNetworking
import Foundation
import Testing

/// Secure connections to a server of openssl, through a proxy that leads there.
@Suite(.enabled(if: SecureServer.isPossible, "openssl isn't installed")) struct CertificateTests {
    private func send(
        to server: SecureServer, host: String = "coffee.test", _ variables: [String: String]
    ) async throws -> Result<HTTPResponse, TransportFailure> {
        let port = server.port
        let proxy = try CannedServer { connection, report in
            guard let head = connection.readHead(), let server = try? SocketServer.connect(to: port) else { return }
            report(head)
            connection.write(Array("HTTP/1.1 200 Connection established\r\nX-Proxy: yes\r\n\r\n".utf8))
            Thread.detachNewThread { connection.copy(to: server) }
            server.copy(to: connection)
        }
        let proxied = ["HTTPS_PROXY": "http://127.0.0.1:\(proxy.port)"]
        let environment = NetworkEnvironment(proxied.merging(variables) { $1 })
        let transport = CurlTransport(timeout: 15, environment: environment)
        let request = HTTPRequest(url: try #require(URL(string: "https://\(host)/a")))
        let result: Result<HTTPResponse, TransportFailure>
        do { result = .success(try await transport.send(request)) } catch { result = .failure(error) }
        await transport.close()
        #expect(await proxy.request()?.hasPrefix("CONNECT \(host):443 HTTP/1.1\r\n") == true)
        proxy.stop()
        return result
    }

    private let distrust = TransportFailure(
        .other, detail: "no secure connection could be made; is its certificate valid?")

    @Test func certificateOfTheEnvironment_isTrusted() async throws {
        let server = try SecureServer(host: "coffee.test")
        let response = try await send(to: server, ["SSL_CERT_FILE": server.certificate.path]).get()
        #expect(response.status == 200)
        #expect(response.headers.fields.map(\.name) == ["X-Cup"])
        #expect(String(decoding: response.body, as: UTF8.self) == "[]")
    }

    @Test func certificateOfNobody_isNotTrusted() async throws {
        let server = try SecureServer(host: "coffee.test")
        #expect(try await send(to: server, [:]) == .failure(distrust))
    }

    @Test func certificateOfAnotherHost_isNotTrusted() async throws {
        let server = try SecureServer(host: "coffee.test")
        let variables = ["SSL_CERT_FILE": server.certificate.path]
        #expect(try await send(to: server, host: "tea.test", variables) == .failure(distrust))
    }

    @Test func fileThatIsMissing_isNamed() async throws {
        let server = try SecureServer(host: "coffee.test")
        #expect(
            try await send(to: server, ["SSL_CERT_FILE": "/nonexistent/certificates.pem"])
                == .failure(TransportFailure(.other, detail: "the certificates in SSL_CERT_FILE can't be read")))
    }
}

/// `openssl s_server`, which answers `/a` with a certificate that it has signed itself.
final class SecureServer: Sendable {
    private static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether there is an openssl; CI must have it.
    static var isPossible: Bool { openssl != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    let port: UInt16
    let certificate: URL
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-tls-\(UUID().uuidString)")
    private let process: Process

    init(host: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        certificate = folder.appendingPathComponent("certificate.pem")
        let words = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=\(host)", "-addext", "subjectAltName=DNS:\(host)", "-keyout", "key.pem", "-out",
            "certificate.pem",
        ]
        _ = try Self.start(words, in: folder).readToEnd()
        try Data("HTTP/1.0 200 OK\r\nX-Cup: small\r\n\r\n[]".utf8).write(to: folder.appendingPathComponent("a"))
        let (process, output) = try Self.process(
            ["s_server", "-accept", "127.0.0.1:0", "-key", "key.pem", "-cert", "certificate.pem", "-HTTP"], in: folder)
        self.process = process
        // `ACCEPT 127.0.0.1:40123`
        var text = ""
        while !text.hasSuffix("\n") || !text.contains("ACCEPT "), case let more = output.availableData, !more.isEmpty {
            text += String(decoding: more, as: UTF8.self)
        }
        let line = text.split(separator: "\n").first { $0.hasPrefix("ACCEPT ") }
        port = try #require(line?.split(separator: ":").last.flatMap { UInt16($0) }, "\(text)")
    }

    deinit {
        process.terminate()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func start(_ words: [String], in folder: URL) throws -> FileHandle {
        try process(words, in: folder).output
    }

    private static func process(_ words: [String], in folder: URL) throws -> (process: Process, output: FileHandle) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: try #require(openssl, "openssl isn't installed"))
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        return (process, output.fileHandleForReading)
    }
}
