// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client of the server.
struct Guest: Sendable {
    let name: String?
    let port: Int

    struct Answer: Sendable {
        let status: Int
        let text: String
    }

    func get(_ path: String) async throws -> Answer {
        try await send(request(path))
    }

    func post(_ path: String, _ body: String) async throws -> Answer {
        var request = try request(path)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        return try await send(request)
    }

    private func request(_ path: String) throws -> URLRequest {
        guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 30)
        if let name { request.setValue(name, forHTTPHeaderField: "Authorization") }
        return request
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return Answer(status: status, text: String(decoding: data, as: UTF8.self))
    }
}
