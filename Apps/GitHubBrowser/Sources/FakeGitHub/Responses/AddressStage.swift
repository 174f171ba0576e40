// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Replaces the address of the recorded API in responses by the server's own, so that links lead to this server.
final class AddressStage: ResponseStage {
    private static let recorded: String = "https://api.github.com"
    private static let linking: Set<String> = ["link", "location"]

    /// Empty until the port is known; with port 0, no request can arrive before that.
    private let address: Mutex<String>

    init(address: String) { self.address = Mutex(address) }

    func use(_ address: String) { self.address.withLock { $0 = address } }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        var answer = await next(request)
        let address = address.withLock { $0 }
        for (name, values) in answer.headers where Self.linking.contains(name.lowercased()) {
            answer.headers[name] = values.map { Self.replaceRecorded(in: $0, with: address) }
        }
        answer.body = Self.replaceRecorded(in: answer.body, with: address)
        return answer
    }

    /// Replaces the recorded address, also in JSON that escapes its slashes.
    static func replaceRecorded(in text: String, with address: String) -> String {
        let escaped = { (text: String) in text.replacing("/", with: #"\/"#) }
        return text.replacingOccurrences(of: recorded, with: address)
            .replacingOccurrences(of: escaped(recorded), with: escaped(address))
    }
}
