// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Synchronization

/// Answers requests by their address from a script, each address's answers in order, and keeps the requests.
final class ScriptedTransport: Transport {
    enum Step: Sendable {
        case answer(HTTPResponse)
        case failure(TransportFailure)
    }

    private struct State {
        var script: [String: [Step]]
        var requests: [HTTPRequest] = []
    }

    private let state: Mutex<State>

    init(_ script: [String: [Step]]) { state = Mutex(State(script: script)) }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    var urls: [String] { requests.map(\.url.absoluteString) }

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        let step = state.withLock { state -> Step? in
            state.requests.append(request)
            let key = request.url.absoluteString
            guard let steps = state.script[key], let first = steps.first else { return nil }
            if steps.count > 1 { state.script[key]?.removeFirst() }
            return first
        }
        switch step {
        case .answer(let response): return response
        case .failure(let failure): throw failure
        case nil: return HTTPResponse(status: 404, body: Data(#"{"message":"Not Found"}"#.utf8))
        }
    }
}

extension ScriptedTransport.Step {
    static func json(_ body: String, status: Int = 200, headers: HeaderFields = [:]) -> Self {
        .answer(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
    }
}
