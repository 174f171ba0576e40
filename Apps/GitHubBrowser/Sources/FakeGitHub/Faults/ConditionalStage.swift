// SPDX-License-Identifier: Apache-2.0

import Foundation
import InventedGitHub

/// Gives responses an ETag, and responds with 304 to a client that has the body already.
///
/// It behaves like GitHub: the tag is weak in a 200 and strong in its 304, a 304 has no `Link`, and searches have no tag.
struct ConditionalStage: ResponseStage {
    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        var answer = await next(request)
        guard request.method == "GET", answer.status == 200, !request.path.hasPrefix("/search/") else { return answer }
        let recorded = answer.headers.first { $0.key.lowercased() == "etag" }?.value.first
        let tag = recorded ?? "W/\"\(String(answer.body.stableHash, radix: 16))\""
        answer.set("etag", to: [tag])
        let known = (request.headers["if-none-match"] ?? "").split(separator: ",").map { Self.opaque(String($0)) }
        guard known.contains(Self.opaque(tag)) || known.contains("*") else { return answer }
        answer.status = 304
        answer.body = ""
        answer.set("link", to: [])
        answer.set("etag", to: [Self.opaque(tag)])
        return answer
    }

    /// Returns the tag without the mark of a weak one.
    private static func opaque(_ tag: String) -> String {
        let tag = tag.trimmingCharacters(in: .whitespaces)
        return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    }
}
