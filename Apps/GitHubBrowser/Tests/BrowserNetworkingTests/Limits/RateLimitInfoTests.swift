// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct RateLimitInfoTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var status = 403
        var headers: HeaderFields = [:]
        var body = #"{"message":"Oops"}"#
        let refusal: RateLimitInfo.Refusal?

        var testDescription: String { name }
    }

    private static func primary(_ wait: Double?) -> RateLimitInfo.Refusal { .init(isSecondary: false, wait: wait) }
    private static func secondary(_ wait: Double?) -> RateLimitInfo.Refusal { .init(isSecondary: true, wait: wait) }

    static let cases: [Case] = [
        Case(name: "permission", refusal: nil),
        Case(name: "permission with requests left", headers: ["x-ratelimit-remaining": "12"], refusal: nil),
        Case(name: "another status", status: 404, headers: ["x-ratelimit-remaining": "0"], refusal: nil),
        Case(
            name: "primary", headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1750000720"],
            refusal: primary(720)),
        Case(
            name: "primary as 429", status: 429,
            headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750000720"], refusal: primary(720)),
        Case(
            name: "server five minutes ahead",
            headers: [
                "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750001020",
                "Date": "Sun, 15 Jun 2025 15:11:40 GMT",
            ], refusal: primary(720)),
        Case(
            name: "server five minutes behind",
            headers: [
                "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750000420",
                "Date": "Sun, 15 Jun 2025 15:01:40 GMT",
            ], refusal: primary(720)),
        Case(
            name: "reset in milliseconds",
            headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750000720000"],
            refusal: primary(3_600)),
        Case(
            name: "reset long ago", headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "0"],
            refusal: primary(0)),
        Case(
            name: "reset without sense", headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "nan"],
            refusal: primary(3_600)),
        Case(
            name: "reset that is no number", headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "soon"],
            refusal: primary(nil)),
        Case(
            name: "primary by message", body: #"{"message":"API rate limit exceeded for 203.0.113.7."}"#,
            refusal: primary(nil)),
        Case(name: "retry after seconds", headers: ["Retry-After": "30"], refusal: secondary(30)),
        Case(name: "retry after a day", headers: ["Retry-After": "86400"], refusal: secondary(3_600)),
        Case(name: "retry after less than nothing", headers: ["Retry-After": "-5"], refusal: secondary(0)),
        Case(
            name: "retry after a date", headers: ["Retry-After": "Sun, 15 Jun 2025 15:07:10 GMT"],
            refusal: secondary(30)),
        Case(
            name: "retry after a date of a server five minutes ahead",
            headers: ["Retry-After": "Sun, 15 Jun 2025 15:12:10 GMT", "Date": "Sun, 15 Jun 2025 15:11:40 GMT"],
            refusal: secondary(30)),
        Case(
            name: "secondary by message, in spite of what it says about access",
            body: #"{"message":"You have exceeded a secondary rate limit. You must have push access."}"#,
            refusal: secondary(nil)),
        Case(
            name: "secondary by header", headers: ["gh-limited-by": "search-elapsed-time-shared-grouped"],
            refusal: secondary(nil)),
        Case(
            name: "secondary of old", body: #"{"message":"You have triggered an abuse detection mechanism."}"#,
            refusal: secondary(nil)),
        Case(name: "429 without a word", status: 429, body: "", refusal: secondary(nil)),
        Case(name: "429 with a page", status: 429, body: "<html>", refusal: secondary(nil)),
    ]

    @Test(arguments: cases)
    func refusal_isRead(example: Case) {
        let response = HTTPResponse(status: example.status, headers: example.headers, body: Data(example.body.utf8))
        #expect(RateLimitInfo(response, now: Bench.start).refusal == example.refusal)
    }

    @Test func count_isReadFromEveryAnswer() {
        let response = HTTPResponse(
            status: 200,
            headers: [
                "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "4968", "x-ratelimit-reset": "1750000720",
                "x-ratelimit-resource": "core",
            ])
        let info = RateLimitInfo(response, now: Bench.start)
        #expect(info.resource == "core")
        #expect(info.limit == 5_000)
        #expect(info.remaining == 4_968)
        #expect(info.resetAt == Bench.start.addingTimeInterval(720))
        #expect(info.refusal == nil)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37", "06 Nov 1994 08:49:37 GMT", "Sun, 06 Nvm 1994 08:49:37 GMT", "tomorrow", "",
        "Sun, 06 Nov 1994 08:49:61 GMT x",
    ])
    func date_thatIsNoneIsRefused(text: String) { #expect(Date(http: text) == nil) }

    @Test func date_isThatOfHTTP() {
        #expect(Date(http: "Sun, 06 Nov 1994 08:49:37 GMT") == Date(timeIntervalSince1970: 784_111_777))
    }

    @Test(
        arguments: [
            ("/orgs/a", "core"), ("/repos/search/code", "core"), ("/search/users", "search"),
            ("/rate_limit", nil), ("", "core"),
        ] as [(String, String?)])
    func resource_isToldByTheAddress(path: String, name: String?) {
        for base in ["https://api.github.com", "https://ghe.example/api/v3"] {
            #expect(Bench.url(base + path + "?page=2").limitedPart(ofAPI: Bench.url(base)) == name)
        }
    }
}
