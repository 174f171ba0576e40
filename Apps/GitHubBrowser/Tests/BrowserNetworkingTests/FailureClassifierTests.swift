// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@Suite struct FailureClassifierTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let status: Int
        var headers: HeaderFields = [:]
        var body = #"{"message":"Oops"}"#
        var token: String?
        let exit: ProgramStatus
        let text: String

        var testDescription: String { name }
    }

    /// The moment of the test, as HTTP writes it: Sun, 15 Jun 2025 15:06:40 GMT.
    private static let now = Date(timeIntervalSince1970: 1_750_000_000)

    static let cases: [Case] = [
        Case(
            name: "who asks", status: 401, exit: .authentication,
            text: """
                api.github.com/orgs/a wants to know who asks (401)
                  set GH_TOKEN to a token from https://github.com/settings/tokens
                """),
        Case(
            name: "bad token", status: 401, token: "t", exit: .authentication,
            text: """
                the token was refused (401)
                  it may be mistyped, expired or revoked; set GH_TOKEN to one from https://github.com/settings/tokens
                """),
        Case(
            name: "permission", status: 403, token: "t", exit: .authentication,
            text: """
                api.github.com/orgs/a is forbidden (403): Oops
                  the token lacks a permission, or the organisation has not approved it
                """),
        Case(
            name: "primary limit", status: 403,
            headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1750000720"], exit: .rateLimited,
            text: """
                api.github.com: rate limited until 15:18 UTC (in 12 min)
                  with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60
                """),
        Case(
            name: "limit by the server's clock", status: 429,
            headers: [
                "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750000720",
                "Date": "Sun, 15 Jun 2025 15:08:40 GMT",
            ], token: "t", exit: .rateLimited,
            text: """
                api.github.com: rate limited until 15:16 UTC (in 10 min)
                  try again later
                """),
        Case(
            name: "limit in milliseconds", status: 403,
            headers: ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1750000720000"], token: "t",
            exit: .rateLimited,
            text: """
                api.github.com: rate limited until 16:06 UTC (in 60 min)
                  try again later
                """),
        Case(
            name: "secondary by message", status: 403,
            body: #"{"message":"You have exceeded a secondary rate limit. You must have push access."}"#, token: "t",
            exit: .rateLimited,
            text: """
                api.github.com: rate limited for asking too fast
                  try again later
                """),
        Case(
            name: "secondary by date", status: 403, headers: ["Retry-After": "Sun, 15 Jun 2025 15:07:10 GMT"],
            token: "t", exit: .rateLimited,
            text: """
                api.github.com: rate limited for asking too fast until 15:07 UTC (in 1 min)
                  try again later
                """),
        Case(
            name: "secondary by header", status: 403, headers: ["gh-limited-by": "search-elapsed-time-shared-grouped"],
            token: "t", exit: .rateLimited,
            text: """
                api.github.com: rate limited for asking too fast
                  try again later
                """),
        Case(
            name: "not found", status: 404, exit: .notFound,
            text: """
                api.github.com/orgs/a was not found (404)
                  it may not exist, or be private and need a token: set GH_TOKEN
                """),
        Case(
            name: "gone", status: 410, token: "t", exit: .notFound,
            text: """
                api.github.com/orgs/a is gone (410)
                  it may not exist, or be private and out of this token's reach
                """),
        Case(
            name: "unprocessable", status: 422,
            body:
                #"{"message":"Validation Failed","errors":["bad q",{"resource":"Search","field":"q","code":"missing"}]}"#,
            exit: .failure,
            text: "api.github.com/orgs/a was refused (422): Validation Failed: bad q; Search q missing"),
        Case(
            name: "legal", status: 451, exit: .failure,
            text: "api.github.com/orgs/a is not available for legal reasons (451)"),
        Case(
            name: "trouble with a page", status: 502, body: "<html>Bad Gateway</html>", exit: .failure,
            text: """
                api.github.com is in trouble (502)
                  try again later; https://www.githubstatus.com tells about outages
                """),
        Case(
            name: "page instead of JSON", status: 200, body: "\n <html>", exit: .failure,
            text: """
                api.github.com/orgs/a answered with a web page (HTML) instead of JSON
                  is this the address of the API? see --api-url; a proxy or a login page may stand in between
                """),
        Case(
            name: "nothing instead of JSON", status: 200, body: "", exit: .failure,
            text: """
                api.github.com/orgs/a answered with nothing instead of JSON
                  is this the address of the API? see --api-url; a proxy or a login page may stand in between
                """),
        Case(
            name: "redirect to nowhere", status: 302, exit: .failure,
            text: "api.github.com/orgs/a was refused (302): Oops"),
    ]

    private func classifier(token: String?, source: DataSource = .github) throws -> FailureClassifier {
        FailureClassifier(
            clock: FixedClock(Self.now), credentials: Credentials(host: "github.com", token: token), source: source,
            webURL: try #require(URL(string: "https://github.com")))
    }

    private func url() throws -> URL { try #require(URL(string: "https://api.github.com/orgs/a?per_page=100")) }

    @Test(arguments: cases)
    func answer_isClassified(example: Case) throws {
        let response = HTTPResponse(status: example.status, headers: example.headers, body: Data(example.body.utf8))
        let failure = try classifier(token: example.token).failure(of: response, from: url())?.failure
        #expect(failure?.status == example.exit)
        #expect(failure?.description == example.text)
    }

    @Test func demoData_namesTheWayOut() throws {
        let response = HTTPResponse(status: 404)
        let failure = try classifier(token: nil, source: .demo(owner: "coffee-works")).failure(
            of: response, from: url())
        #expect(
            failure?.about("account 'octocat'").failure.description == """
                there is no account 'octocat': the demo data does not hold it
                  this is demo data, about 'coffee-works' alone; ask GitHub itself with --live
                """)
    }

    @Test(arguments: [
        (
            TransportFailure(.refused),
            """
            cannot connect to https://api.github.com:443: nobody listens there
              check the network, and the address given by --api-url, --host or GHB_API_URL
            """
        ),
        (
            TransportFailure(.unknownHost),
            """
            cannot connect to https://api.github.com:443: the host is unknown
              check the network, and the address given by --api-url, --host or GHB_API_URL
            """
        ),
        (
            TransportFailure(.timedOut),
            """
            cannot connect to https://api.github.com:443: no answer came in time
              try again, or allow more time with --timeout
            """
        ),
        (
            TransportFailure(.other, detail: "reset"),
            """
            cannot connect to https://api.github.com:443: reset
              check the network and try again
            """
        ),
    ])
    func lackOfAnAnswer_isClassified(failure: TransportFailure, text: String) throws {
        let failure = try classifier(token: nil).failure(failure, from: url()).failure
        #expect(failure.status == .failure)
        #expect(failure.description == text)
    }

    @Test func success_isNoFailure() throws {
        let classifier = try classifier(token: nil)
        for body in ["{}", "[]", " \n[1]"] {
            #expect(classifier.failure(of: HTTPResponse(status: 200, body: Data(body.utf8)), from: try url()) == nil)
        }
    }

    @Test func kind_hasItsProgramStatus() {
        #expect(
            APIFailure.Kind.allCases.map(\.status) == [
                .failure, .failure, .authentication, .authentication, .rateLimited, .notFound, .notCached, .failure,
                .failure,
            ])
    }
}
