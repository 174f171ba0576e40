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
        let task: Task<Landing, Never>
        var passengers = 0
    }

    private let flights = Mutex<[CacheKey: Flight]>([:])

    /// Waits for the request with a key, and starts it if it is not in flight.
    func land(_ key: CacheKey, _ request: @escaping @Sendable () async -> Landing) async -> Landing {
        let task = flights.withLock { flights in
            var flight = flights[key] ?? Flight(task: Task { await request() })
            flight.passengers += 1
            flights[key] = flight
            return flight.task
        }
        let promise = Promise<Landing>()
        Task { [self] in
            let landing = await task.value
            leave(key, task, all: true)
            promise.keep(landing)
        }
        return await promise.value(orWhenCancelled: .failure(.cancelled)) { [self] in leave(key, task) }
    }

    /// Ends the flight when it has landed, or when its last passenger leaves.
    private func leave(_ key: CacheKey, _ task: Task<Landing, Never>, all: Bool = false) {
        flights.withLock { flights in
            guard var flight = flights[key], flight.task == task else { return }
            flight.passengers = all ? 0 : flight.passengers - 1
            flights[key] = flight.passengers == 0 ? nil : flight
            if flight.passengers == 0 { task.cancel() }
        }
    }
}
