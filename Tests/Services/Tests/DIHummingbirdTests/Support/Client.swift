// SPDX-License-Identifier: Apache-2.0

import Foundation
import Hummingbird
import Logging

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The answer to a request.
struct Answer {
    let status: Int
    let body: String
}

/// A client of a server on this machine. That of hummingbird's own tests takes minutes to build.
struct Client {
    let port: Int

    func get(_ path: String, method: String = "GET") async throws -> Answer {
        let url = URL(string: "http://127.0.0.1:\(port)\(path)")
        var request = URLRequest(url: url ?? URL(filePath: path), timeoutInterval: 20)
        request.httpMethod = method
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return Answer(status: status, body: String(decoding: data, as: UTF8.self))
    }
}

/// A log that keeps the complaints about requests, and nothing of the server.
struct Complaints: LogHandler {
    let journal: Journal
    var logLevel: Logger.Level = .error
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        if event.message == "a request did not end as planned" { journal.complain(event.metadata?["error"]) }
    }
}

/// Serves on a free port while a function runs; a journal gets the complaints.
func serve<Context: RequestContext>(
    _ router: Router<Context>, journal: Journal = Journal(), _ body: (Client) async throws -> Void
) async throws where Context: InitializableFromSource<ApplicationRequestContextSource> {
    let (ports, running) = AsyncStream<Int>.makeStream()
    let logger = Logger(label: "server") { _ in Complaints(journal: journal) }
    let application = Application(
        router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { channel in running.yield(channel.localAddress?.port ?? 0) },
        logger: logger)
    // A server that doesn't start ends the wait for its port.
    let server = Task {
        defer { running.finish() }
        try await application.run()
    }
    for await port in ports {
        do { try await body(Client(port: port)) } catch {
            server.cancel()
            throw error
        }
        break
    }
    server.cancel()
    try await server.value
}
