// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives answers an ETag, and answers 304 to who has that body already.
///
/// It behaves like GitHub: the tag is weak in a 200 and strong in its 304, a 304 has no `Link`, and searches have no tag.
struct ConditionalStage: ResponseStage {
    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        var answer = await next(request)
        guard request.method == "GET", answer.status == 200, !request.path.hasPrefix("/search/") else { return answer }
        let name = answer.headers.keys.first { $0.lowercased() == "etag" } ?? "etag"
        let tag = answer.headers[name]?.first ?? "W/\"\(Self.digest(of: answer.body))\""
        answer.headers[name] = [tag]
        let known = (request.headers["if-none-match"] ?? "").split(separator: ",").map { Self.opaque(String($0)) }
        guard known.contains(Self.opaque(tag)) || known.contains("*") else { return answer }
        answer.status = 304
        answer.body = ""
        answer.headers = answer.headers.filter { $0.key.lowercased() != "link" }
        answer.headers[name] = [Self.opaque(tag)]
        return answer
    }

    /// Returns the tag without the mark of a weak one.
    private static func opaque(_ tag: String) -> String {
        let tag = tag.trimmingCharacters(in: .whitespaces)
        return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    }

    /// FNV-1a: bodies that differ have tags that differ, as far as tests can tell.
    private static func digest(of body: String) -> String {
        String(body.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
