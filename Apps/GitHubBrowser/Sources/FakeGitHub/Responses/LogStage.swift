// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A request that the server answered.
package struct ServedRequest: Sendable, Hashable {
    package let method: String
    /// The request's path with its query, as it stood in the request line.
    package let path: String
    /// The request's headers by lowercase name; a name that came more than once has its last value.
    package let headers: [String: String]
    package let status: Int
    /// The name of the file whose exchange answered; nil when none did or when it was made in code.
    package let file: String?

    /// The request as one line of JSON: `file`, `method`, `path`, `status`, and no header, as those hold credentials.
    var logLine: String {
        let fields: [String: Any] = ["file": file ?? NSNull(), "method": method, "path": path, "status": status]
        let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

/// Keeps every request with its answer, and writes a line for it before the answer goes out.
final class LogStage: ResponseStage {
    private let served: Mutex<[ServedRequest]> = Mutex([])
    private let write: @Sendable (String) -> Void

    init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    var requests: [ServedRequest] { served.withLock { $0 } }

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
