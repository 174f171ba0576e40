// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Puts the server's own address where an answer names the recorded API's, so that a client that follows links stays.
final class AddressStage: ResponseStage {
    private static let recorded: String = "https://api.github.com"
    private static let linking: Set<String> = ["link", "location"]

    /// Empty until the port is known; with port 0, no request can arrive before that.
    private let address: Mutex<String>

    init(address: String) {
        self.address = Mutex(address)
    }

    /// Sets the address, once it is known.
    func use(_ address: String) {
        self.address.withLock { $0 = address }
    }

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
        let plain = replace(recorded, in: text, with: address)
        return replace(escaped(recorded), in: plain, with: escaped(address))
    }

    private static func replace(_ origin: String, in text: String, with address: String) -> String {
        let parts = text.components(separatedBy: origin)
        return parts.dropFirst().reduce(into: parts[0]) { result, rest in
            result += (continuesHost(rest) ? origin : address) + rest
        }
    }

    /// Returns whether the origin was only the beginning of another one: `https://api.github.com.example`, or with a port.
    private static func continuesHost(_ rest: String) -> Bool {
        guard let first = rest.first else { return false }
        if first == "." || first == ":" {
            return rest.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false
        }
        return first.isLetter || first.isNumber || first == "-" || first == "_" || first == "@"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("/", with: #"\/"#)
    }
}
