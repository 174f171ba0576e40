// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Synchronization

/// The requests in flight; concurrent requests for the same URL share one response.
///
/// Each request runs in a task of its own. A caller that is cancelled stops waiting without affecting others; when the
/// last caller is cancelled, the request is cancelled too.
package final class RequestFlights: Sendable {
    typealias Landing = Result<APIResponse, APIFailure>

    private struct Flight {
        let number: Int
        var task: Task<Void, Never>?
        var waiting: [ObjectIdentifier: Promise<Landing>]
    }

    private struct State {
        var flights: [CacheKey: Flight] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    /// Waits for the request with a key, and starts it if it is not in flight.
    func land(_ key: CacheKey, _ request: @escaping @Sendable () async -> Landing) async -> Landing {
        let promise = Promise<Landing>()
        let number = board(key, promise, request)
        return await promise.value(orWhenCancelled: .failure(.cancelled)) { [self] in
            leave(key, number, promise)
        }
    }

    private func board(
        _ key: CacheKey, _ promise: Promise<Landing>, _ request: @escaping @Sendable () async -> Landing
    ) -> Int {
        state.withLock { state in
            if let flight = state.flights[key] {
                state.flights[key]?.waiting[ObjectIdentifier(promise)] = promise
                return flight.number
            }
            state.count += 1
            let number = state.count
            let task = Task { land(key, number, with: await request()) }
            state.flights[key] = Flight(number: number, task: task, waiting: [ObjectIdentifier(promise): promise])
            return number
        }
    }

    private func land(_ key: CacheKey, _ number: Int, with landing: Landing) {
        let flight = state.withLock { state -> Flight? in
            guard state.flights[key]?.number == number else { return nil }
            return state.flights.removeValue(forKey: key)
        }
        for promise in (flight?.waiting ?? [:]).values { promise.keep(landing) }
    }

    private func leave(_ key: CacheKey, _ number: Int, _ promise: Promise<Landing>) {
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            guard var flight = state.flights[key], flight.number == number else { return nil }
            flight.waiting[ObjectIdentifier(promise)] = nil
            state.flights[key] = flight.waiting.isEmpty ? nil : flight
            return flight.waiting.isEmpty ? flight.task : nil
        }
        abandoned?.cancel()
    }
}
