// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

@testable import BrowserNetworking

/// Holds each request until the test lets it go, and tells which ones were cancelled meanwhile.
final class GatedTransport: Transport {
    private struct State {
        var requests: [HTTPRequest] = []
        var held: [Promise<HTTPResponse?>] = []
        var cancelled = 0
        var most = 0
        var underWay = 0
        var arrivals: [(count: Int, promise: Promise<Void>)] = []
    }

    private let state = Mutex(State())

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    var cancelled: Int { state.withLock { $0.cancelled } }
    /// The most requests that were under way at once.
    var most: Int { state.withLock { $0.most } }

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        let promise = Promise<HTTPResponse?>()
        let arrived = state.withLock { state -> [Promise<Void>] in
            state.requests.append(request)
            state.held.append(promise)
            state.underWay += 1
            state.most = max(state.most, state.underWay)
            let ready = state.arrivals.filter { $0.count <= state.requests.count }.map(\.promise)
            state.arrivals.removeAll { $0.count <= state.requests.count }
            return ready
        }
        for promise in arrived { promise.keep(()) }
        let response = await promise.value(orWhenCancelled: nil)
        state.withLock { state in
            state.underWay -= 1
            if response == nil { state.cancelled += 1 }
        }
        guard let response else { throw TransportFailure(.cancelled) }
        return response
    }

    /// Waits until so many requests have come in all.
    func arrival(of count: Int) async {
        let promise = Promise<Void>()
        let isThere = state.withLock { state -> Bool in
            if state.requests.count >= count { return true }
            state.arrivals.append((count, promise))
            return false
        }
        if !isThere { await promise.value(orWhenCancelled: ()) }
    }

    /// Answers the request that waits longest.
    func answer(_ body: String, status: Int = 200, headers: HeaderFields = [:]) {
        let promise = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
        promise?.keep(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
    }
}
