// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import FakeGitHub

/// A server that has one trouble, whatever it is asked.
struct TroubledServer: Sendable {
    /// Nothing listens on the first of all ports.
    private static let nobody = "http://127.0.0.1:1"

    /// The address of the server.
    let address: String
    private let server: FakeGitHubServer?

    /// Starts the server; for a port that is refused there is none.
    static func start(_ trouble: Trouble) async throws -> TroubledServer {
        if trouble == .refused { return TroubledServer(address: nobody, server: nil) }
        let server = try await FakeGitHubServer.start(
            exchanges: [], plan: FaultPlan(faults: trouble == .empty ? emptiness : [fault(trouble)]))
        return TroubledServer(address: server.baseURL.absoluteString, server: server)
    }

    func stop() async { await server?.stop() }

    /// The number of received requests.
    var requests: Int { server?.requests.count ?? 0 }

    private static func fault(_ trouble: Trouble) -> Fault {
        switch trouble {
        case .webPage: Fault(path: "/**", status: 200, body: "<!doctype html><title>Please log in</title>")
        case .cut: Fault(path: "/**", status: 200, body: "[" + String(repeating: " ", count: 500) + "]", cut: 100)
        case .tooMany: Fault(path: "/**", status: 429, headers: ["Retry-After": ["60"]])
        default: Fault(path: "/**", status: Int(trouble.rawValue) ?? 404)
        }
    }

    /// Lists and searches without anything in them, and for things an answer without a body.
    private static var emptiness: [Fault] {
        let lists = [
            "/orgs/*/members", "/orgs/*/public_members", "/orgs/*/repos", "/users/*/repos", "/repos/*/*/issues",
            "/repos/*/*/pulls",
            "/repos/*/*/releases", "/repos/*/*/issues/*/comments",
        ]
        return lists.map { Fault(path: $0, status: 200, body: "[]") } + [
            Fault(path: "/search/**", status: 200, body: #"{"total_count":0,"incomplete_results":false,"items":[]}"#),
            Fault(path: "/**", status: 200, body: ""),
        ]
    }
}
