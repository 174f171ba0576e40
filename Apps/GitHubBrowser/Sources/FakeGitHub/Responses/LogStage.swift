// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Keeps every request with its answer, and writes a line for it before the answer goes out.
final class LogStage: ResponseStage {
    private let served: Mutex<[ServedRequest]> = Mutex([])
    private let write: @Sendable (String) -> Void

    init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// The requests so far, in the order in which they were answered.
    var requests: [ServedRequest] {
        served.withLock { $0 }
    }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        let answer = await next(request)
        let entry = ServedRequest(
            method: request.method, path: request.path, headers: request.headers, status: answer.status,
            file: answer.file)
        served.withLock { served in
            served.append(entry)
            // Under the lock, so that lines stay whole and stand in the order of the list.
            write(entry.logLine)
        }
        return answer
    }
}
